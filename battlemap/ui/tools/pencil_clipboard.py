"""Drawn things to the clipboard and back onto the map, at the pointer; the same for every drawing tool.

Not here: the text they are there (`drawing.clipboard`), what is selected (each tool's own).
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from battlemap.model.scene import PointXY
from battlemap.ui import words
from battlemap.ui.drawing import clipboard
from battlemap.ui.drawing.stroke import Drawn, Stroke, with_free_ids
from battlemap.ui.tools.pencil import CONTROL, Pencil

COPY, CUT, PASTE = Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_V
KEYS = (COPY, CUT, PASTE)


def wants(event: QKeyEvent) -> bool:
    """Is it copy, cut or paste, whatever shortcuts say?"""
    return event.key() in KEYS and event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == CONTROL


def copy(tool: Pencil, drawn: Sequence[Drawn]) -> None:
    """As text on the clipboard."""
    QGuiApplication.clipboard().setText(clipboard.text_of(drawn, tool.scene))
    text = QCoreApplication.translate("Pencil", "Copied: %n piece(s).", None, len(drawn))
    tool.session.message.emit(words.plural(text, len(drawn)))


def pasting(tool: Pencil) -> tuple[Stroke, list[Drawn]] | None:
    """The stroke that brings what the clipboard holds, and what will be new; None, and a sentence, where it holds nothing."""
    scene = tool.scene
    try:
        drawn = clipboard.drawn_in(QGuiApplication.clipboard().text(), scene)
    except clipboard.NothingDrawn:
        drawn = []
    if not drawn:
        tool.session.message.emit(QCoreApplication.translate("Pencil", "The clipboard holds nothing that was drawn on a map."))
        return None
    by = _way(tool, drawn)
    stroke, new = Stroke(scene), with_free_ids([clipboard.shifted_by(each, by) for each in drawn], scene.doors)
    stroke.add(*new)
    return stroke, new


def _way(tool: Pencil, drawn: Sequence[Drawn]) -> PointXY:
    """From where it was drawn to the pointer, by whole squares, and within the map where it fits."""
    left, top, right, bottom = clipboard.box_of_all(drawn)
    at = tool.exact(tool.pointer) if tool.pointer is not None else (left + 1, top + 1)
    found: list[float] = []
    for to, low, high, size in ((at[0], left, right, tool.scene.width), (at[1], top, bottom, tool.scene.height)):
        by = float(round(to - low))
        by = min(by, float(int(size - high)))
        found.append(max(by, float(-int(low))))
    return found[0], found[1]
