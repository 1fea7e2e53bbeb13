"""Which page of the manual is about what is in use: a tool, a dialog, a part of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

TOOL_PAGES = {
    "select": "moving", "measure": "moving", "area": "areas", "fog": "sight", "light": "sight", "frame": "players",
    "door": "drawing", "door_draw": "drawing", "wall": "drawing", "terrain": "drawing", "note": "drawing",
}  # fmt: skip
"""By the names of the tools."""

ROOM_PAGES = {
    "advice": "turns", "bestiary": "creatures", "dice": "dice", "exporting": "library", "library": "library", "player": "players",
    "faults": "trouble", "panel": "turns", "preferences": "preferences", "tokens": "keyboard", "turning": "turns", "why": "undo",
}  # fmt: skip
"""By the package of `ui` a widget is of."""

MODULE_PAGES = {
    "about": "trouble", "align_bench": "drawing", "area_card": "areas", "backups": "backups", "begin": "turns",
    "check": "attacks", "condition": "conditions", "copy_fight": "turns", "dice_entry": "dice", "fall": "attacks",
    "history": "undo", "hit_card": "attacks", "house_rules": "turns", "import_map": "drawing", "import_map_picture": "drawing",
    "licences": "trouble", "log": "undo", "marching": "turns", "new_fight": "start", "newcomers": "turns", "order": "turns",
    "other_deed": "turns", "palette": "keyboard", "preferences": "preferences", "quick_entry": "attacks",
    "reaction_card": "attacks", "ready": "attacks", "rest": "turns", "shortcuts": "keyboard", "token": "creatures",
    "token_picture_circle": "creatures", "token_attacks": "creatures", "token_picture": "creatures",
    "token_rules": "creatures", "travel": "turns",
}  # fmt: skip
"""By the module a widget's class is in, where its package does not say it."""


def page_of(widget: QWidget | None) -> str:
    """The page about this widget, or about the nearest around it that has one; "" for none."""
    while widget is not None:
        if page := page_of_kind(type(widget)):
            return page
        widget = widget.parentWidget()
    return ""


def page_of_kind(kind: type) -> str:
    for each in kind.__mro__:
        parts = each.__module__.split(".")
        if parts[:2] == ["battlemap", "ui"]:
            page = MODULE_PAGES.get(parts[-1]) or ROOM_PAGES.get(parts[2])
            if page:
                return page
    return ""
