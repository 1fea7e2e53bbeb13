"""The translations: complete, made of their sources, every hole, plural and mark of the English kept."""

import re
import sys

import pytest

from tests.house.layout import ROOT

sys.path.insert(0, str(ROOT / "packaging"))
import make_languages

FILES = sorted((ROOT / "assets" / "languages").glob("*.ts"))
HOLE = re.compile(r"\{[^}]*\}|%n|<[^>]+>")


@pytest.fixture(scope="module", params=FILES, ids=lambda path: path.stem)
def file(request):
    return request.param


def test_there_are_the_languages_of_the_first_users():
    assert [path.stem for path in FILES] == ["battlemap_it", "battlemap_pt_BR"]


def test_nothing_the_sources_say_is_missing(file):
    assert make_languages.missing(file) == []


def test_every_number_has_a_form_for_one_and_for_more(file):
    for context, source, forms in make_languages.messages(file):
        assert len(forms) == (2 if "%n" in source else 1), f"{context}: {source!r} -> {forms!r}"


def test_templates_below_the_window_are_found(tmp_path):
    module = tmp_path / "module.py"
    module.write_text(
        'raise ImportProblem("{file}: no map", file=1)\nreading.note("a note" if x else "another")\n'
        'gathering.guess(f"attacks.{name}", "{name}: none", name=name)\nKIND = Sentence("a map")\n'
        'raise TableError("{a}: {b}", a=1, b=2)\n',
        encoding="utf-8",
    )
    found = ["{file}: no map", "a note", "another", "{name}: none", "a map"]
    assert sorted(make_languages.told(module)) == sorted(found)


def test_no_error_or_note_is_glued_together():
    sources = sorted((ROOT / "battlemap").rglob("*.py"))
    assert not [line for source in sources for line in make_languages.glued(source)]


def test_a_glued_template_is_seen(tmp_path):
    module = tmp_path / "module.py"
    module.write_text('raise ImportProblem(f"{name}: no map")\nreading.note("a" + b)\n', encoding="utf-8")
    assert len(make_languages.glued(module)) == 2


def test_what_the_program_loads_is_made_of_what_is_translated(file, tmp_path):
    made = tmp_path / "made.qm"
    make_languages.release(file, made)
    assert made.read_bytes() == file.with_suffix(".qm").read_bytes()


def test_holes_marks_and_ends_are_those_of_the_source(file):
    for context, source, forms in make_languages.messages(file):
        for form in forms:
            where = f"{context}: {source!r} -> {form!r}"
            assert sorted(HOLE.findall(form)) == sorted(HOLE.findall(source)), where
            assert form.count("&") == source.count("&"), where
            assert (form[:1].isspace(), form[-1:].isspace()) == (source[:1].isspace(), source[-1:].isspace()), where
