"""What the manual calls commands: names for the window's actions that hold in every language, and holes filled from them.

    `{key:undo}`   its key now, as the desktop writes it; the menu entry where it has none
    `{menu:undo}`  where it stands in the menus, in the window's language
    `{keys}`       every command that has a key, menu by menu
    `{say:TurnHead:Begin fight}`  a text of the window by its context and source, as it is in the window's language

An action is found by its own text, so that nothing has to be kept in step but `ACTIONS`; a test looks every one up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

HOLE = re.compile(r"\{(?:(key|menu):(\w+)|(keys)|say:(\w+):([^{}]+))\}")
ARROW = " › "

ACTIONS: dict[str, tuple[str, str]] = {
    name: (context, text)
    for context, named in {
        "Actions": {
            "select": "&Select and move", "measure": "&Measure", "doors": "&Doors", "fog": "&Fog", "area": "&Area of effect",
            "frame": "F&rame for the players", "wall": "Draw &walls", "door_draw": "Draw doors and w&indows",
            "terrain": "Paint &terrain and areas", "light": "Place &lights", "note": "Write &notes", "undo": "&Undo",
            "redo": "&Redo", "history": "&History…", "add": "&Add tokens…", "edit": "&Edit token…", "picture": "&Picture…",
            "paste_picture": "Paste a pic&ture", "conditions": "&Conditions…", "inspiration": "Heroic &Inspiration",
            "hide": "Hide or sho&w", "remove": "Re&move", "damage": "&Damage or healing…", "turn_left": "Turn to the &left",
            "turn_right": "Turn to the ri&ght", "select_all": "&Select all", "overrule": "&Overrule what was just refused",
            "begin": "&Begin: roll initiative", "begin_surprised": "Begin, the &selected are surprised",
            "next": "&Next step: end the turn or phase", "kind": "Change the &kind of move", "end_fight": "End the &fight",
            "check": "Check or sa&ve…", "fall": "Fa&ll…", "marching": "&Marching order…",
            "line_up": "Line the part&y up here", "rest": "&Rest…", "travel": "&Travel…", "house_rules": "&House rules…",
            "panel": "Side p&anel", "shortcuts": "&Shortcuts", "palette": "&Find a command…", "about": "&About Battlemap",
        },
        "FileActions": {
            "new": "&New fight…", "open": "&Open…", "import": "&Import a map or picture…",
            "import_folder": "Import a &folder of maps…", "samples": "Open the &sample fights…", "save_as": "Save &as…",
            "duplicate": "&Duplicate…", "copy": "&Copy to another ruleset…",
        },
        "ViewActions": {
            "fit": "&Fit the map", "zoom_in": "Zoom &in", "zoom_out": "Zoom &out", "grid": "&Grid",
            "sight": "What the &selected see", "party_sight": "What the part&y sees", "lighting": "Light and &darkness",
            "known": "What the players &know", "facing": "&Where tokens look", "full": "F&ull screen",
            "theme": "&Light theme",
        },
        "LibraryActions": {
            "library": "&Library…", "keep_map": "&Keep the map in the library…", "backups": "&Backups…",
            "move_party": "Move the &party to…",
        },
        "ExportActions": {
            "export_picture": "Map as a &picture…", "export_vtt": "Map as Universal &VTT…",
            "export_scenario": "Fight as a &scenario…", "export_log": "&Log of the fight…", "print": "&Print…",
        },
        "BestiaryActions": {
            "creatures": "&Creatures…", "encounters": "Saved &encounters…", "party": "&Party…",
            "reinforcements": "&Reinforcements…", "sheet": "S&heet…", "save_encounter": "&Save the selected as an encounter…",
            "take_home": "&Take the party's results home", "stat_blocks": "&Import stat blocks…",
            "new_creature": "&New creature of my own…", "keep_creature": "&Keep the selected as creatures of my own",
        },
        "PlayerActions": {
            "players": "&Players' window", "display": "Players' displa&y…", "curtain": "&Curtain",
            "curtain_picture": "Picture on the c&urtain…", "handout": "Show a p&icture…",
            "put_away": "Put the picture away, or show the &last again", "brighter": "&Brighter", "darker": "Dar&ker",
            "whole_map": "The &whole map", "all_known": "All that is k&nown", "follow": "&Follow who acts",
            "show_mine": "Show what I s&ee", "true_scale": "T&rue scale", "show_order": "Players see the turn or&der",
            "coordinates": "Players see c&oordinates", "players_grid": "Players see the &grid", "quarter": "Turn by a &quarter",
        },
        "DiceActions": {
            "dice_mode": "&Another way of rolling", "roll": "R&oll anything…", "roll_log": "Roll &log…",
        },
        "TurnActions": {
            "checklists": "Checklists at the ends of t&urns", "turn_clock": "Show how lon&g a turn takes",
            "token_note": "&Note on the token…",
        },
        "AdviceActions": {"what_next": "&What next for this monster?"},
        "TokenActions": {"find_token": "Find a toke&n…", "next_part": "Next &part of the window"},
        "WhyActions": {"why": "Wh&y is that so?"},
        "PreferencesActions": {"preferences": "Pre&ferences…", "reset_layout": "&Reset the layout"},
        "HelpActions": {
            "manual": "&Manual", "tour": "&Tour of a turn", "welcome": "&Welcome", "whats_this": "W&hat is this?",
        },
    }.items()
    for name, text in named.items()
}  # fmt: skip
"""By the name the manual uses: the context and the words of the source."""


class Names:
    """The commands of one window."""

    def __init__(self, bar: QMenuBar, actions: Sequence[QAction]) -> None:
        self._bar = bar
        self._by_text: dict[str, QAction] = {}
        for action in actions:
            self._by_text.setdefault(action.text(), action)

    def action(self, name: str) -> QAction:
        """Raises KeyError for a name nobody knows, or a command this window does not have."""
        return self._by_text[QCoreApplication.translate(*ACTIONS[name])]

    def key(self, name: str) -> str:
        """Its first key, "" where it has none."""
        return key_text(self.action(name))

    def menu(self, name: str) -> str:
        """Where it stands: "Edit › Undo"."""
        wanted = self.action(name)
        path = next((path for path, action in menu_entries(self._bar) if action is wanted), ())
        return ARROW.join((*path, plain(wanted)))

    def fill(self, text: str) -> str:
        """Every hole filled; a name nobody knows stays as it stands."""

        def filled(hole: re.Match[str]) -> str:
            kind, name, table, context, source = hole.groups()
            if table:
                return self._table()
            if context:
                return f"**{_escaped(_bare(QCoreApplication.translate(context, source)))}**"
            try:
                key = self.key(name) if kind == "key" else ""
                return _as_code(key) if key else f"**{_escaped(self.menu(name))}**"
            except KeyError:
                return hole.group()

        return HOLE.sub(filled, text)

    def _table(self) -> str:
        """Markdown: a heading for each menu, a line for each command with keys."""
        lines: list[str] = []
        last = ""
        for path, action in menu_entries(self._bar):
            keys = keys_of(action)
            if not keys:
                continue
            if path[0] != last:
                last = path[0]
                lines += ["", f"### {_escaped(last)}", ""]
            lines.append(f"- {_escaped(plain(action))}: {', '.join(_as_code(key) for key in keys)}")
        return "\n".join(lines)


def menu_entries(bar: QMenuBar) -> Iterator[tuple[tuple[str, ...], QAction]]:
    """Every command with the menus it stands in, from the outermost."""
    for top in bar.actions():
        menu = top.menu()
        if isinstance(menu, QMenu):
            yield from _entries(menu, (plain(top),))


def _entries(menu: QMenu, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], QAction]]:
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _entries(below, (*path, plain(action)))
        elif not action.isSeparator() and action.text():
            yield path, action


def plain(action: QAction) -> str:
    """Its text without the mark of the letter and the dots of a question."""
    return _bare(action.text())


def _bare(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")


def keys_of(action: QAction) -> list[str]:
    form = QKeySequence.SequenceFormat.NativeText
    return [text for sequence in action.shortcuts() if (text := sequence.toString(form))]


def key_text(action: QAction) -> str:
    return next(iter(keys_of(action)), "")


def _as_code(key: str) -> str:
    return f"`` {key} ``" if "`" in key else f"`{key}`"


def _escaped(text: str) -> str:
    """A text in which Markdown sees no marks."""
    return re.sub(r"([\\`*_\[\]<>#])", r"\\\1", text)
