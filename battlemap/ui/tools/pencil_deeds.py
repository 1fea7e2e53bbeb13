"""What keys and buttons do with the selected lines: delete, join, wall up, nudge, copy, cut, paste, select all."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from battlemap.model import Door, Wall
from battlemap.ui.drawing import wall_edits
from battlemap.ui.drawing.stroke import Stroke
from battlemap.ui.tools import pencil_chosen as chosen
from battlemap.ui.tools import pencil_clipboard
from battlemap.ui.tools.pencil import CONTROL, SHIFT
from battlemap.ui.tools.pencil_shaper import Shaper

KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_J)
NUDGES = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
CONTROL_KEYS = (Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_V, Qt.Key.Key_A)


def wants(event: QKeyEvent) -> bool:
    """Is it one of these keys, whatever shortcuts say?"""
    keys = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.key() in CONTROL_KEYS:
        return keys == CONTROL
    return event.key() in KEYS and not keys or event.key() in NUDGES


def key(shaper: Shaper, event: QKeyEvent) -> bool:
    """Do what a key says; False when it says nothing here."""
    if not wants(event) or shaper.is_busy():
        return False
    pressed = event.key()
    if pressed in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
        delete(shaper)
    elif pressed == Qt.Key.Key_J:
        join(shaper)
    elif pressed in NUDGES:
        return nudge(shaper, NUDGES[Qt.Key(pressed)], bool(event.modifiers() & (CONTROL | SHIFT)))
    elif pressed == Qt.Key.Key_A:
        shaper.chosen.choose(shaper.lines())
    elif pressed == Qt.Key.Key_V:
        paste(shaper)
    elif shaper.chosen.lines:
        copy(shaper)
        if pressed == Qt.Key.Key_X:
            delete(shaper)
    return True


def delete(shaper: Shaper) -> None:
    """The selected lines go; a door leaves its opening."""
    stroke = Stroke(shaper.tool.scene)
    stroke.remove(*shaper.chosen.lines)
    shaper.draw(stroke, [])


def wall_up(shaper: Shaper) -> None:
    """The selected doors go, and the walls they stood in are whole again."""
    stroke = Stroke(shaper.tool.scene)
    for door in shaper.chosen.of(Door):
        chosen.walled_up(stroke, door)
    shaper.draw(stroke, [])


def join(shaper: Shaper) -> None:
    """The selected walls become as few as their common ends allow."""
    walls = shaper.chosen.of(Wall)
    joined = wall_edits.joined_all(walls)
    if len(joined) == len(walls):
        text = QCoreApplication.translate("Pencil", "Select two walls that share an end; then they can be joined.")
        shaper.tool.session.message.emit(text)
        return
    stroke = Stroke(shaper.tool.scene)
    stroke.remove(*(wall for wall in walls if wall not in joined))
    stroke.add(*(wall for wall in joined if wall not in walls))
    shaper.draw(stroke, [*shaper.chosen.of(Door), *joined])


def nudge(shaper: Shaper, way: tuple[int, int], half: bool) -> bool:
    """Arrows move the selected lines by a square, with Ctrl or Shift by half of one."""
    if not shaper.chosen.lines:
        return False
    by = (way[0] / 2, way[1] / 2) if half else (float(way[0]), float(way[1]))
    stroke, after = Stroke(shaper.tool.scene), [wall_edits.moved(line, by) for line in shaper.chosen.lines]
    for line, new in zip(shaper.chosen.lines, after, strict=True):
        stroke.replace(line, new)
    shaper.draw(stroke, after)
    return True


def copy(shaper: Shaper) -> None:
    """The selected lines as text on the clipboard."""
    pencil_clipboard.copy(shaper.tool, shaper.chosen.lines)


def paste(shaper: Shaper) -> None:
    """What the clipboard holds, at the pointer; it is selected then."""
    if (pasting := pencil_clipboard.pasting(shaper.tool)) is not None:
        stroke, new = pasting
        shaper.draw(stroke, [each for each in new if isinstance(each, (Wall, Door))])
