"""Names and texts of a hostile file, in the whole window: every one is plain letters, nothing of it is markup, and none turns the
line it stands in round or steers anything.

Bars, docks, cards and dialogs are walked on a fight in which all that a file can say is hostile.  Not here: what people really
type (`test_odd_names`).
"""

from collections.abc import Iterator

import platformdirs
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QMenu,
    QTextEdit,
    QToolTip,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.encounter.tables import token_from
from battlemap.model import Door, Encounter, Note, Reserved, Zone
from battlemap.sentence import BREAKING
from tests.ui import every_dialog, every_face
from tests.ui.every_dialog import EVERY_DIALOG, gone, put_away
from tests.ui.panel.fights import FIGHT

MARK = "<img src='file:///x.png'>"
EVIL = f"{MARK}<b>Gn\u202eash</b>\nthe\x1b[31m red &amp; {{0}} %n\u2066"
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)


@pytest.fixture
def hostile(qapp, tmp_path, monkeypatch):
    """A window on it."""
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "cache"))
    attack = {"name": EVIL, "to_hit": 4, "damage": "1d6", "type": EVIL}
    tokens = [
        {**each, "name": f"{EVIL} {each['id']}", "attacks": [*each.get("attacks", ()), attack], "note": EVIL, "traits": [EVIL],
         "concentrating": EVIL, **({"group": EVIL} if "group" in each else {}), "resist": [EVIL]}
        for each in FIGHT
    ]  # fmt: skip
    monkeypatch.setattr(every_dialog, "FIGHT", tokens)
    scene = replace(
        every_dialog.SCENE, name=EVIL, notes=(Note(at=(6.5, 6.5), text=EVIL),),
        doors=(Door(id=EVIL, points=((7.0, 4.0), (7.0, 5.0)), material=EVIL),),
    )  # fmt: skip
    monkeypatch.setattr(every_dialog, "SCENE", scene)
    monkeypatch.setattr(every_dialog, "Encounter", lambda **fields: Encounter(**{**fields, "title": EVIL, "reserve": {
        "late": Reserved(token=token_from({"id": "late", "name": EVIL, "side": EVIL, "at": [0, 0], "group": EVIL}), round=3)
    }}))  # fmt: skip
    window = every_dialog.window_on_the_fight()
    window.session.do(c.SetZone(zone=Zone(id="z1", name=EVIL, runs=((7, 2, 6),), difficult=True)))
    yield window
    put_away(window)


def wrong_in(top: QWidget) -> Iterator[str]:
    """What is shown as something else than plain letters."""
    for widget in (top, *top.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.objectName()}"
        if isinstance(widget, QLabel):
            if MARK in widget.text() and widget.textFormat() != Qt.TextFormat.PlainText:
                yield f"{where}: read as markup: {widget.text()[:80]!r}"
            yield from _steered(where, widget.text())
        elif isinstance(widget, QAbstractButton):
            yield from _steered(where, widget.text())
        elif isinstance(widget, QTextEdit):
            if "<img" in widget.toHtml():
                yield f"{where}: a picture out of a name"
        elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from _wrong_rows(where, widget.model())
        elif isinstance(widget, QComboBox):
            yield from (wrong for row in range(widget.count()) for wrong in _steered(where, widget.itemText(row)))
        elif isinstance(widget, QMenu):
            yield from (wrong for action in widget.actions() for wrong in _steered(where, action.text()))
        for text in (widget.windowTitle(), widget.toolTip().replace("\n", " "), widget.accessibleName().replace("\n", " ")):
            yield from _steered(f"{where}, its title or tip", text)


def _wrong_rows(where: str, model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    parent = parent or QModelIndex()
    for row in range(min(model.rowCount(parent), 60)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)):
            index = model.index(row, column, parent)
            for role in ROLES:
                yield from _steered(f"{where}, row {row} column {column}", str(model.data(index, role) or "").replace("\n", " "))
        yield from _wrong_rows(where, model, model.index(row, 0, parent))


def _steered(where: str, text: str) -> Iterator[str]:
    text = text.replace("\n", " ")
    if BREAKING.search(text):
        yield f"{where}: {text[:100]!r}"


def test_no_face_of_the_window_reads_a_name_as_more_than_letters(hostile):
    hostile.show()
    found = list(wrong_in(hostile))
    for tool in every_face.TOOLS:
        hostile.choose_tool(tool)
        every_face.settle()
        found += wrong_in(hostile)
    for name in ("ana", "gob-1", "ogre"):
        hostile.session.select([name])
        every_face.settle()
        found += wrong_in(hostile)
    hostile.actions_.tokens.dock.open_()
    every_face.settle()
    found += wrong_in(hostile)
    assert sorted(set(found)) == []


@pytest.mark.parametrize("name", [name for name, _ in EVERY_DIALOG if "licences" not in name and "preferences" not in name])
def test_no_dialog_reads_a_name_as_more_than_letters(hostile, name, tmp_path):
    dialog = dict(EVERY_DIALOG)[name](hostile, tmp_path)
    try:
        dialog.show()
        every_face.settle()
        assert sorted(set(wrong_in(dialog))) == []
    finally:
        gone(dialog)


def test_a_tip_of_markup_is_letters(hostile, qapp):
    hostile.show()
    QToolTip.showText(hostile.mapToGlobal(hostile.rect().center()), hostile.session.state.tokens["ana"].name, hostile)
    tip = next(widget for widget in qapp.topLevelWidgets() if widget.inherits("QTipLabel"))
    assert isinstance(tip, QLabel) and MARK in tip.text() and tip.textFormat() == Qt.TextFormat.PlainText
    QToolTip.hideText()
