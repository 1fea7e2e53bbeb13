"""A stroke on the map as a line of the log: "3 walls drawn, 1 light changed.", "Difficult ground on 12 squares."

Not here: what a stroke is (`encounter.events.SceneEdited`), every other line (`log_words`).
"""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from battlemap.encounter.events import SceneEdited

DRAWN, CHANGED, GONE = "drawn", "changed", "gone"
THINGS: dict[str, dict[str, Any]] = {
    "walls": {
        DRAWN: QT_TRANSLATE_NOOP("Words", "%n wall(s) drawn"), CHANGED: QT_TRANSLATE_NOOP("Words", "%n wall(s) changed"),
        GONE: QT_TRANSLATE_NOOP("Words", "%n wall(s) removed"),
    },
    "doors": {
        DRAWN: QT_TRANSLATE_NOOP("Words", "%n door(s) set"), CHANGED: QT_TRANSLATE_NOOP("Words", "%n door(s) changed"),
        GONE: QT_TRANSLATE_NOOP("Words", "%n door(s) removed"),
    },
    "lights": {
        DRAWN: QT_TRANSLATE_NOOP("Words", "%n light(s) placed"), CHANGED: QT_TRANSLATE_NOOP("Words", "%n light(s) changed"),
        GONE: QT_TRANSLATE_NOOP("Words", "%n light(s) removed"),
    },
    "notes": {
        DRAWN: QT_TRANSLATE_NOOP("Words", "%n note(s) written"), CHANGED: QT_TRANSLATE_NOOP("Words", "%n note(s) changed"),
        GONE: QT_TRANSLATE_NOOP("Words", "%n note(s) removed"),
    },
    "areas": {
        DRAWN: QT_TRANSLATE_NOOP("Words", "%n area(s) marked"), CHANGED: QT_TRANSLATE_NOOP("Words", "%n area(s) changed"),
        GONE: QT_TRANSLATE_NOOP("Words", "%n area(s) removed"),
    },
}  # fmt: skip
GROUND: dict[str, Any] = {
    ".": QT_TRANSLATE_NOOP("Words", "bare floor on %n square(s)"),
    "~": QT_TRANSLATE_NOOP("Words", "difficult ground on %n square(s)"),
    "_": QT_TRANSLATE_NOOP("Words", "water on %n square(s)"),
    ":": QT_TRANSLATE_NOOP("Words", "a pit or climb face on %n square(s)"),
    "'": QT_TRANSLATE_NOOP("Words", "light mist on %n square(s)"),
    '"': QT_TRANSLATE_NOOP("Words", "thick mist on %n square(s)"),
    "o": QT_TRANSLATE_NOOP("Words", "low obstacles on %n square(s)"),
    "#": QT_TRANSLATE_NOOP("Words", "solid rock on %n square(s)"),
}
OTHER: dict[str, Any] = {
    "dark": QT_TRANSLATE_NOOP("Words", "it is dark but for lights"), "lit": QT_TRANSLATE_NOOP("Words", "it is lit everywhere"),
    "name": QT_TRANSLATE_NOOP("Words", "the map is called \"{name}\""), "none": QT_TRANSLATE_NOOP("Words", "the map is drawn on"),
}  # fmt: skip


def stroke_line(stroke: SceneEdited) -> str:
    """What was drawn, changed and taken away.  Of a door set into a wall only the door is told."""
    parts = [_thing(name, stroke) for name in THINGS if name != "walls" or not _is_for_doors(stroke)]
    for letter, runs in stroke.ground:
        squares = sum(end - start for _y, start, end in runs)
        parts.append(_counted(GROUND[letter], squares) if letter in GROUND and squares else "")
    if stroke.dark is not None:
        parts.append(_say(OTHER["dark" if stroke.dark else "lit"]))
    if stroke.name is not None:
        parts.append(_say(OTHER["name"]).format(name=stroke.name))
    line = ", ".join(part for part in parts if part) or _say(OTHER["none"])
    return f"{line[:1].upper()}{line[1:]}."


def _is_for_doors(stroke: SceneEdited) -> bool:
    """Were walls only cut, or closed, for a door's sake?"""
    return bool(stroke.doors or stroke.doors_gone) and bool(stroke.walls_gone)


def _thing(name: str, stroke: SceneEdited) -> str:
    new, gone = len(getattr(stroke, name)), len(getattr(stroke, f"{name}_gone"))
    if not new and not gone:
        return ""
    deed = CHANGED if new and gone else DRAWN if new else GONE
    return _counted(THINGS[name][deed], max(new, gone))


def _counted(text: str, number: int) -> str:
    translated = QCoreApplication.translate("Words", text, None, number)
    return translated.replace("(s)", "" if number == 1 else "s")


def _say(text: str) -> str:
    return QCoreApplication.translate("Words", text)
