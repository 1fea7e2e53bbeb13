"""The project's top level is a table of contents: a new entry there is a decision, not an accident."""

from tests.house.layout import ROOT, project_files

ALLOWED = {
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "battlemap",
    "assets",
    "maps",
    "tests",
    "packaging",
}


def test_the_top_level_holds_only_what_belongs_there():
    found = {path.relative_to(ROOT).parts[0] for path in project_files()}
    assert {name for name in found - ALLOWED if not name.startswith(".")} == set()


def test_the_top_level_is_complete():
    for name in ALLOWED:
        assert (ROOT / name).exists(), name


def test_packaging_is_no_package():
    """With an __init__.py it would stand before the library of the same name, which pip and pytest use."""
    assert not (ROOT / "packaging" / "__init__.py").exists()
