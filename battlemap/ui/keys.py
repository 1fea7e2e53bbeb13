"""The keys of the window's actions: the program's own, or the user's where they were changed; kept in the settings.

    KeyTable(actions, settings).give(action, ["Ctrl+J"])        from now on, menus, tooltips and sheets follow
    name_of(deed)                                               what an action is called in the settings, in every language

Only what differs from the program's own is kept.  Not here: the page that changes them (`preferences.keys_page`).
"""

import weakref
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from shiboken6 import isValid

from battlemap.ui.settings import Settings

GROUP = "keys/"
NONE, BETWEEN = "none", "   "
_K = Qt.Key
FIXED = frozenset((
    _K.Key_Return, _K.Key_Enter, _K.Key_Escape, _K.Key_Tab, _K.Key_Backtab, _K.Key_Backspace, _K.Key_Left, _K.Key_Right,
    _K.Key_Up, _K.Key_Down, _K.Key_PageUp, _K.Key_PageDown, _K.Key_Plus, _K.Key_Minus, _K.Key_O, _K.Key_0, _K.Key_1, _K.Key_2,
    _K.Key_3, _K.Key_4, _K.Key_5, _K.Key_6, _K.Key_7, _K.Key_8, _K.Key_9,
))  # fmt: skip
"""What means the same always: go, leave, lead the way, choose by number, damage and healing, height, the door beside."""
OWN_KEYS = "own_keys"
"""The property of an action with the program's own keys."""


Add = Callable[..., QAction]
"""`add(menu, text, deed, keys, picture)`: a new action, in that menu and in the palette."""


def name_of(deed: Callable[..., Any]) -> str:
    """A name made of what the action does, not of its text: texts are translated and reworded."""
    if isinstance(deed, partial):
        told = [str(value) for value in deed.args if isinstance(value, (str, int, float))]
        return "_".join((name_of(deed.func), *told))
    code = getattr(deed, "__code__", None)
    if code is not None and code.co_name == "<lambda>":
        return "_".join(code.co_names) or "lambda"
    name, owner = str(getattr(deed, "__name__", type(deed).__name__)), getattr(deed, "__self__", None)
    return name if owner is None else f"{type(owner).__name__}.{name}"


def dress(action: QAction, keys: Sequence[QKeySequence], tip: str = "") -> None:
    """Give an action its keys, and its tooltip the first of them; `tip` is what the tooltip says without."""
    action.setShortcuts(list(keys))
    said = tip or action.text().replace("&", "").rstrip("…")
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(f"{said} ({key})" if key else said)


_tables: list[weakref.ref["KeyTable"]] = []


def with_key(text: str, name: str) -> str:
    """A text with the key that does the same now, in brackets; `name` is the action's."""
    table = _tables[0]() if _tables else None
    action = table.actions.get(name) if table is not None else None
    is_there = action is not None and isValid(action)  # a window that has gone took its actions with it
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText) if action is not None and is_there else ""
    return f"{text} ({key})" if key else text


class KeyTable:
    """Every action with a name, by it; the keys the settings have for them are given at once."""

    def __init__(self, actions: Sequence[QAction], settings: Settings) -> None:
        self._settings = settings
        self.actions: dict[str, QAction] = {}
        for action in actions:
            self._take(action)
        self.follow()
        _tables[:] = [weakref.ref(self)]

    def _take(self, action: QAction) -> None:
        name = base = action.objectName() or "action"
        number = 2
        while name in self.actions:
            name, number = f"{base}_{number}", number + 1
        action.setObjectName(name)
        if action.property(OWN_KEYS) is None:
            action.setProperty(OWN_KEYS, written(action.shortcuts()))
        self.actions[name] = action

    # ------------------------------------------------------------ asking
    def own(self, action: QAction) -> list[QKeySequence]:
        """The program's own keys for it."""
        return read(str(action.property(OWN_KEYS) or ""))

    def is_changed(self, action: QAction) -> bool:
        return written(action.shortcuts()) != written(self.own(action))

    def holder(self, key: QKeySequence, besides: QAction | None = None) -> QAction | None:
        """Who has this key, or one that begins with it or that it begins with, so that one of the two could not be typed."""
        for action in self.actions.values():
            if action is not besides and _has(action, key):
                return action
        return None

    # ------------------------------------------------------------ changing
    def give(self, action: QAction, keys: Sequence[QKeySequence]) -> None:
        """From now on it has these keys, and nobody else has any of them."""
        for key in keys:
            while (other := self.holder(key, action)) is not None:
                self._set(other, [taken for taken in other.shortcuts() if not _clash(key, taken)])
        self._set(action, keys)

    def reset(self, action: QAction) -> None:
        """Its own keys again, taken back from whoever has them now."""
        self.give(action, self.own(action))

    def reset_all(self) -> None:
        for name in self.actions:
            self._settings.forget(GROUP + name)
        self.follow()

    def follow(self) -> None:
        """The settings may say something else by now.  A key the user gave away is not also where the program has it."""
        for action in self.actions.values():
            self._dress(action)
        given = [action for action in self.actions.values() if self._settings.text(GROUP + action.objectName())]
        for action in self.actions.values():
            taken = {key for key in action.shortcuts() for other in given if other is not action and _has(other, key)}
            if taken and action not in given:
                dress(action, [key for key in action.shortcuts() if key not in taken], _plain_tip(action))

    def _set(self, action: QAction, keys: Sequence[QKeySequence]) -> None:
        text = written(keys)
        if text == written(self.own(action)):
            self._settings.forget(GROUP + action.objectName())
        else:
            self._settings.set_text(GROUP + action.objectName(), text or NONE)
        self._dress(action)

    def _dress(self, action: QAction) -> None:
        kept = self._settings.text(GROUP + action.objectName())
        keys = [] if kept == NONE else [key for key in read(kept) if not is_fixed(key)] or self.own(action)
        if written(keys) != written(action.shortcuts()):
            dress(action, keys, _plain_tip(action))


def _plain_tip(action: QAction) -> str:
    """The tooltip without the key it names."""
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    portable = action.shortcut().toString()
    tip = action.toolTip()
    for each in (key, portable):
        if each:
            tip = tip.removesuffix(f" ({each})")
    return tip


def _has(action: QAction, key: QKeySequence) -> bool:
    return any(_clash(key, taken) for taken in action.shortcuts())


def _clash(one: QKeySequence, other: QKeySequence) -> bool:
    if one.isEmpty() or other.isEmpty():
        return False
    return any(a.matches(b) != QKeySequence.SequenceMatch.NoMatch for a, b in ((one, other), (other, one)))


def is_fixed(key: QKeySequence) -> bool:
    """Is it, or does it begin with, a key the map, the cards and the lists have for themselves?  A command that had it would
    take it away from them."""
    if key.isEmpty():
        return False
    first, held = key[0], Qt.KeyboardModifier  # type: ignore[index]  # it is; the stubs do not know
    ours = held.KeypadModifier if first.key() == Qt.Key.Key_O else held.KeypadModifier | held.ShiftModifier
    return first.key() in FIXED and not first.keyboardModifiers() & ~ours


def written(keys: Sequence[QKeySequence]) -> str:
    """Keys as the settings have them, the same on every desktop and in every language."""
    return BETWEEN.join(key.toString(QKeySequence.SequenceFormat.PortableText) for key in keys if not key.isEmpty())


def read(text: str) -> list[QKeySequence]:
    """What cannot be read is no key."""
    found = [QKeySequence(part.strip(), QKeySequence.SequenceFormat.PortableText) for part in text.split(BETWEEN) if part.strip()]
    return [key for key in found if key.toString()]
