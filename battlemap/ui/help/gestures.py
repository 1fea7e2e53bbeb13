"""What no menu tells: gestures of the mouse, keys on the map and on cards; and every command with its keys, menu by menu."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenuBar

from battlemap.ui.help.naming import keys_of, menu_entries, plain


@dataclass(frozen=True, slots=True)
class Group:
    """A heading, and below it what is done by which keys or gestures."""

    title: str
    rows: tuple[tuple[str, str], ...]


def _say(text: str) -> str:
    return QCoreApplication.translate("Gestures", text)


def commands(bar: QMenuBar | None, actions: Sequence[QAction]) -> list[Group]:
    """All that have keys, in the order of the menus; those in no menu, or without a menu bar, last."""
    found: dict[str, list[tuple[str, str]]] = {}
    told: set[QAction] = set()
    for path, action in menu_entries(bar) if bar is not None else ():
        if keys := keys_of(action):
            found.setdefault(path[0], []).append((plain(action), _together(keys)))
        told.add(action)
    rest = [(plain(action), _together(keys)) for action in actions if action not in told and (keys := keys_of(action))]
    groups = [Group(title, tuple(rows)) for title, rows in found.items()]
    return [*groups, Group(_say("Commands"), tuple(rest))] if rest else groups


def _together(keys: Sequence[str]) -> str:
    return "   ".join(keys)


def gestures() -> list[Group]:
    """The ones that are the same whatever the keys are."""
    tab, enter, esc, space = "Tab", _say("Enter"), "Esc", _say("Space")
    return [
        Group(_say("With the mouse on the map"), (
            (_say("See where it can go"), _say("press and hold")), (_say("Move"), _say("drag")),
            (_say("Attack an enemy"), _say("click it")), (_say("Select"), _say("click")),
            (_say("Select several"), _say("Ctrl+click, or a band")), (_say("Edit a token"), _say("double click")),
            (_say("What can be done here"), _say("right click")), (_say("Open or close a door"), _say("click it")),
            (_say("A door free of charge"), _say("Shift+click")), (_say("Zoom"), _say("wheel")),
            (_say("Move the map"), _say("middle button, or Space held")), (_say("Open a map, picture or fight"), _say("drop it")),
        )),
        Group(_say("While you drag"), (
            (_say("Another corner on the way"), _say("Space or right click")),
            (_say("Move freely as the GM"), _say("Shift held")), (_say("Take the drag back"), esc),
        )),
        Group(_say("Keys on the map"), (
            (_say("Next token, next target"), f"{tab}   {_say('Shift')}+{tab}"),
            (_say("Lead the way"), _say("arrows, number pad")),
            (_say("Lead it freely as the GM"), _say("Shift+arrows")), (_say("A corner on the way"), space),
            (_say("One square of the way back"), _say("Backspace")),
            (_say("Walk it; attack; take what is offered"), enter),
            (_say("Choose an attack"), "1 – 9"), (_say("Damage or healing"), "-7   +4   -2d6"),
            (_say("Temporary hit points, in the field of the card"), "t5"),
            (_say("Fly higher or lower"), _say("Page Up   Page Down")), (_say("The door beside"), "O"),
            (_say("Drop the gesture, the attack, the selection"), esc),
        )),
        Group(_say("On the cards"), (
            (_say("Attack: roll"), enter), (_say("Attack: another one"), "1 – 9"), (_say("Reaction: take it"), "1 – 9"),
            (_say("Reaction: skip"), enter), (_say("Close; skip all"), esc),
            (_say("In a dialog: its page of the manual"), "F1"),
        )),
        Group(_say("Drawing, measuring, areas"), (
            (_say("Set a corner"), _say("click")), (_say("End the line"), _say("Enter, double click or right click")),
            (_say("Take the last corner back"), _say("Backspace")), (_say("Half squares; freely"), _say("Ctrl held; Alt held")),
            (_say("Size of the brush"), "[   ]"), (_say("Measure: another leg"), _say("Space or right click")),
            (_say("Measure: height"), _say("Page Up   Page Down")), (_say("Area: larger or smaller"), "+   -"),
        )),
    ]  # fmt: skip


def as_markdown(title: str, groups: Sequence[Group]) -> str:
    """For paper."""
    lines = [f"# {title}"]
    for group in groups:
        lines += ["", f"## {group.title}", ""]
        lines += [f"- {what}: **{_plain(keys)}**" for what, keys in group.rows]
    return "\n".join(lines)


def _plain(text: str) -> str:
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>#+-" else letter for letter in text)
