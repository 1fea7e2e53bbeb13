"""Colours are named in two files only: what changes with the theme in `theme`, what does not in `inks`."""

import re

from tests.house.layout import PACKAGE, sources

NAMED = {"theme.py", "inks.py"}
COLOUR = re.compile(r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6})\b|\bQColor\(\s*\d+\s*,|\bGlobalColor\.(?!transparent)\w+")


def literals(text: str) -> list[str]:
    return COLOUR.findall(text)


def test_a_colour_that_is_named_elsewhere_is_found():
    planted = ['QColor("#ffd54a")', "QColor(0, 0, 0, 90)", 'f"#x {{ border: 1px solid #f2cf63; }}"', "Qt.GlobalColor.red"]
    assert all(literals(text) for text in planted)
    assert not literals('setObjectName("#Banner"); QColor(palette().accent); Qt.GlobalColor.transparent')


def test_no_drawing_code_names_a_colour():
    found = [
        f"{path.relative_to(PACKAGE)}: {literal}"
        for path in sources(PACKAGE / "ui")
        if path.name not in NAMED
        for literal in literals(path.read_text(encoding="utf-8"))
    ]
    assert found == []
