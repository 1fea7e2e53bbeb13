"""Everything the window can be told, as actions: in menus, by key, in the palette.  Each gives a command or opens a dialog."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.rules.marching import marching_order
from battlemap.rules.travel import has_travel
from battlemap.ui import words
from battlemap.ui.action_pictures import PICTURES
from battlemap.ui.advice.actions import AdviceActions
from battlemap.ui.bestiary.actions import BestiaryActions
from battlemap.ui.dialogs.fall import FallDialog, has_falls
from battlemap.ui.dialogs.rest import RestDialog, has_rests
from battlemap.ui.dialogs.rollable import has_checks
from battlemap.ui.dice.actions import DiceActions
from battlemap.ui.exporting.actions import ExportActions
from battlemap.ui.file_actions import FileActions
from battlemap.ui.help.actions import HelpActions
from battlemap.ui.icons import icon
from battlemap.ui.keys import KeyTable, dress, name_of, with_key
from battlemap.ui.library.actions import LibraryActions
from battlemap.ui.moving import choose_next, offered_kinds
from battlemap.ui.player.actions import PlayerActions
from battlemap.ui.preferences.actions import PreferencesActions
from battlemap.ui.theme import apply_theme, palette
from battlemap.ui.tokens.actions import TokenActions
from battlemap.ui.turning.actions import TurnActions
from battlemap.ui.view_actions import ViewActions
from battlemap.ui.why.actions import WhyActions

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

KEYS = ("Space", "End", "Ctrl+Return")
Keys = str | QKeySequence.StandardKey


class Actions(QObject):
    """Built once; `refresh` greys what cannot be done now."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._all: list[QAction] = []
        self._pictures: dict[QAction, str] = {}
        self.pointer_cell: Cell | None = None
        self.clicked_cell: Cell | None = None
        self.library = LibraryActions(window, self._add)
        self.exports = ExportActions(window, self._add)
        self.dice = DiceActions(window, self._add)
        self.advice = AdviceActions(window, self._add)
        self.why = WhyActions(window, self._add)
        self.help = HelpActions(window, self._add)
        self._tools = QActionGroup(self)
        self._build_tools()
        self._build_files()
        self._build_edit()
        self._build_creatures()
        self._build_fight()
        self._build_view()
        self._build_players()
        self._build_help()
        self.keys = KeyTable(self._all, window.settings)
        self._give_pictures()
        self.refresh()

    # ------------------------------------------------------------ building
    def _add(
        self, menu: QMenu, text: str, deed: Callable[[], Any], keys: Keys | Sequence[Keys] = (), picture: str = ""
    ) -> QAction:
        action = QAction(text, self._window)
        if picture:
            self._pictures[action] = picture
            action.setIcon(icon(picture))
        given = [keys] if isinstance(keys, (str, QKeySequence.StandardKey)) else list(keys)
        action.setObjectName(name_of(deed))
        dress(action, [QKeySequence(key) for key in given])
        action.triggered.connect(lambda _on=False: deed())
        menu.addAction(action)
        self._all.append(action)
        return action

    def _give_pictures(self) -> None:
        for name, action in self.keys.actions.items():
            if picture := PICTURES.get(name):
                self._pictures[action] = picture
                action.setIcon(icon(picture))

    def _menu(self, title: str) -> QMenu:
        return self._window.menuBar().addMenu(title)

    def _build_tools(self) -> None:
        menu = self._menu(self.tr("&Tools"))
        self._tool_actions: dict[str, QAction] = {}
        for name, text, key in (
            ("select", self.tr("&Select and move"), "V"), ("measure", self.tr("&Measure"), "M"), ("door", self.tr("&Doors"), "D"),
            ("fog", self.tr("&Fog"), "F"), ("area", self.tr("&Area of effect"), "A"),
            ("frame", self.tr("F&rame for the players"), "Shift+V"),
        ):  # fmt: skip
            action = self._add(menu, text, partial(self._window.choose_tool, name), key, name)
            action.setCheckable(True)
            action.setIconText(text.replace("&", "").split(" ")[0])
            self._tools.addAction(action)
            self._tool_actions[name] = action
        self._build_drawing(menu)
        self._tools_menu = menu

    def _build_drawing(self, menu: QMenu) -> None:
        """The tools that build the map, in a group of their own."""
        menu.addSeparator()
        self._drawing_actions: list[QAction] = []
        for name, text, key in (
            ("wall", self.tr("Draw &walls"), "W"), ("door_draw", self.tr("Draw doors and w&indows"), "Shift+D"),
            ("terrain", self.tr("Paint &terrain and areas"), "T"), ("light", self.tr("Place &lights"), "L"),
            ("note", self.tr("Write &notes"), "Shift+N"),
        ):  # fmt: skip
            action = self._add(menu, text, partial(self._window.choose_tool, name), key, name)
            action.setCheckable(True)
            self._tools.addAction(action)
            self._tool_actions[name] = action
            self._drawing_actions.append(action)

    def _build_files(self) -> None:
        menu = QMenu(self.tr("&File"), self._window)
        self._window.menuBar().insertMenu(self._tools_menu.menuAction(), menu)
        self.files = FileActions(self._window, self._add)
        self.files.fill_menu(menu, self.library, self.exports)

    def _build_edit(self) -> None:
        menu = QMenu(self.tr("&Edit"), self._window)
        self._window.menuBar().insertMenu(self._tools_menu.menuAction(), menu)
        session = self._window.session
        self.undo = self._add(menu, self.tr("&Undo"), session.undo, QKeySequence.StandardKey.Undo, "undo")
        self.redo = self._add(menu, self.tr("&Redo"), session.redo, ("Ctrl+Shift+Z", "Ctrl+Y"), "redo")
        self._add(menu, self.tr("&History…"), self.history, "Ctrl+H")
        menu.addSeparator()
        self.add_tokens = self._add(menu, self.tr("&Add tokens…"), self.add_token, "N", "plus")
        self.edit = self._add(menu, self.tr("&Edit token…"), lambda: self.edit_token(), "F2")
        self.picture = self._add(menu, self.tr("&Picture…"), self.choose_picture, "I", "picture")
        self._add(menu, self.tr("Paste a pic&ture"), self._window.pictures.paste, QKeySequence.StandardKey.Paste)
        self.conditions_ = self._add(menu, self.tr("&Conditions…"), lambda: self.conditions(), "C")
        self.inspired = self._add(menu, self.tr("Heroic &Inspiration"), self.toggle_inspired)
        self.inspired.setCheckable(True)
        self.turning = TurnActions(self._window, self._add)
        self.turning.fill_edit_menu(menu)
        self.hide_ = self._add(menu, self.tr("Hide or sho&w"), self.toggle_hidden, "H", "eye")
        self.remove = self._add(menu, self.tr("Re&move"), self.remove_tokens, QKeySequence.StandardKey.Delete)
        self.damage = self._add(menu, self.tr("&Damage or healing…"), self.enter_damage, "Ctrl+D")
        self.turn_left = self._add(menu, self.tr("Turn to the &left"), partial(self.turn_tokens, -45), ("[", "Ctrl+Left"))
        self.turn_right = self._add(menu, self.tr("Turn to the ri&ght"), partial(self.turn_tokens, 45), ("]", "Ctrl+Right"))
        self._add(menu, self.tr("&Select all"), self.select_all, QKeySequence.StandardKey.SelectAll)
        self.force = self._add(menu, self.tr("&Overrule what was just refused"), self._window.notice.overrule, "F8")
        self.preferences = PreferencesActions(self._window, self._add)
        self.preferences.fill_edit_menu(menu)

    def _build_creatures(self) -> None:
        self.bestiary = BestiaryActions(self._window, self._add)
        self.creatures = self.bestiary.fill_menu(self._menu(self.tr("&Creatures")))

    def _build_fight(self) -> None:
        menu = self._menu(self.tr("F&ight"))
        session = self._window.session
        self.begin = self._add(menu, self.tr("&Begin: roll initiative"), self.begin_fight, "Ctrl+B", "dice")
        self.surprise = self._add(menu, self.tr("Begin, the &selected are surprised"), self.begin_surprised)
        self.end_turn = self._add(menu, self.tr("&Next step: end the turn or phase"), self.next_turn, KEYS)
        self.kind = self._add(menu, self.tr("Change the &kind of move"), self.next_kind, "K")
        self.advice.fill_fight_menu(menu)
        self.end_fight = self._add(menu, self.tr("End the &fight"), lambda: session.do(c.EndEncounter()))
        self.turning.fill_fight_menu(menu)
        menu.addSeparator()
        self.dice.fill_fight_menu(menu)
        menu.addSeparator()
        self.check = self._add(menu, self.tr("Check or sa&ve…"), self.roll_check, "R", "dice")
        self.fall_ = self._add(menu, self.tr("Fa&ll…"), self.fall, "Ctrl+Shift+F")
        menu.addSeparator()
        self._add(menu, self.tr("&Marching order…"), self.marching, "Ctrl+Shift+M")
        self.library.fill_fight_menu(menu)
        self.line_up_ = self._add(menu, self.tr("Line the part&y up here"), self.line_up)
        self.rest_ = self._add(menu, self.tr("&Rest…"), self.rest, "Ctrl+Shift+R")
        self.travel_ = self._add(menu, self.tr("&Travel…"), self.travel, "Ctrl+Shift+T")
        menu.addSeparator()
        self._add(menu, self.tr("&House rules…"), self.house_rules, "Ctrl+Shift+H")

    def _build_view(self) -> None:
        menu = self._menu(self.tr("&View"))
        self.tokens = TokenActions(self._window, self._add)
        self.tokens.fill_view_menu(menu)
        menu.addSeparator()
        panel = self._window.dock.toggleViewAction()
        panel.setText(self.tr("Side p&anel"))
        panel.setObjectName("side_panel")
        panel.setShortcut("F9")
        self.looks = ViewActions(self._window, self._add)
        self.looks.fill_view_menu(menu, panel)
        self._all.append(panel)
        self.preferences.fill_view_menu(menu)
        self.looks.fill_languages(menu.addMenu(icon("globe"), self.tr("Languag&e")))  # found by who cannot read it

    def _build_players(self) -> None:
        window = self._window
        self.player = PlayerActions(window.placing, window.view, self._menu(self.tr("&Players")), self._add, window.notice.say)
        self.players = self.player.open

    def _build_help(self) -> None:
        menu = self._menu(self.tr("&Help"))
        self.help.fill_menu(menu)
        self.why.fill_help_menu(menu)
        self._add(menu, self.tr("&Shortcuts"), self.shortcuts, "F1")
        self._add(menu, self.tr("&Find a command…"), self.palette, "Ctrl+K")
        menu.addSeparator()
        self._add(menu, self.tr("&About Battlemap"), self.about)

    def tool_strip(self) -> list[QAction | list[QAction] | None]:
        """The tools, those for drawing as a group of small ones; then what is needed all the time, under short names."""
        for action, text in (
            (self.creatures, self.tr("Creatures")), (self.undo, self.tr("Undo")), (self.redo, self.tr("Redo")),
            (self.looks.fit, self.tr("Fit")), (self.players, self.tr("Players")),
        ):  # fmt: skip
            action.setIconText(text)
        hidden = (*self._drawing_actions, self._tool_actions["frame"])
        playing = [action for action in self._tool_actions.values() if action not in hidden]
        walked = [self.undo, self.redo]
        return [*playing, None, self._drawing_actions, None, self.creatures, walked, self.looks.fit, self.players]

    def context(self, on_token: bool) -> list[QAction | None]:
        if not on_token:
            return [self.creatures, self.add_tokens, self.line_up_, None, self.looks.fit, self.looks.grid]
        inspired = [self.inspired] if self._window.session.ruleset.inspiration else []
        edits = [self.edit, self.picture, self.turning.note, self.conditions_]
        return [*edits, self.damage, self.check, *inspired, self.hide_, None, self.remove]

    def all(self) -> list[QAction]:
        return list(self._all)

    def refresh(self) -> None:
        """What can be done now."""
        session = self._window.session
        begun, chosen = session.state.turn.begun, bool(self._selected())
        self.undo.setEnabled(session.document.can_undo)
        self.redo.setEnabled(session.document.can_redo)
        for action in (self.begin, self.surprise):
            action.setEnabled(not begun and bool(session.state.tokens))
        self.surprise.setVisible(bool(session.ruleset.turns.surprise))
        for action in (self.end_turn, self.end_fight):
            action.setEnabled(begun)
        self.kind.setEnabled(len(session.ruleset.movement.kinds) > 1)
        for action in (self.edit, self.picture, self.conditions_, self.hide_, self.remove, self.damage):
            action.setEnabled(chosen)
        self.looks.refresh()
        for action in (self.turn_left, self.turn_right):
            action.setEnabled(chosen and self.looks.facing.isChecked())
        self.check.setEnabled(chosen and has_checks(session.ruleset))
        self.inspired.setEnabled(chosen and session.ruleset.inspiration)
        those = [session.state.tokens[who] for who in self._selected() if who in session.state.tokens]
        self.inspired.setChecked(bool(those) and all(token.inspired for token in those))
        self.fall_.setEnabled(chosen and has_falls(session.ruleset))
        self.rest_.setEnabled(has_rests(session.ruleset))
        self.travel_.setEnabled(has_travel(session.ruleset))
        self.line_up_.setEnabled(self.clicked_cell is not None and bool(marching_order(session.state)))

    def tool_chosen(self, name: str) -> None:
        self._tool_actions[name].setChecked(True)

    # ------------------------------------------------------------ tokens
    def _selected(self) -> tuple[str, ...]:
        """Whom it is for: the selected, else the creature whose card is shown."""
        shown = self._window.panel.card.token()
        return self._window.session.selection or ((shown.id,) if shown is not None else ())

    def add_token(self) -> None:
        from battlemap.ui.dialogs.token import TokenDialog

        view = self._window.view
        cell = self.pointer_cell or view.keyboard.cell or view.cell_under(view.viewport().mapFromGlobal(view.cursor().pos()))
        self.pointer_cell = None
        scene = self._window.session.state.scene
        if not (0 <= cell.x < scene.width and 0 <= cell.y < scene.height):
            cell = view.cell_under(view.viewport().rect().center())
        TokenDialog(self._window.session, None, cell, self._window).exec()

    def edit_token(self, token_id: str = "") -> None:
        from battlemap.ui.dialogs.token import TokenDialog

        chosen = token_id or (self._selected()[0] if self._selected() else "")
        if chosen:
            token = self._window.session.state.tokens[chosen]
            TokenDialog(self._window.session, token, Cell(*token.at), self._window).exec()

    def conditions(self, ids: Iterable[str] = ()) -> None:
        from battlemap.ui.dialogs.condition import ConditionDialog

        chosen = tuple(ids) or self._selected()
        if chosen:
            ConditionDialog(self._window.session, chosen, self._window).exec()

    def enter_damage(self) -> None:
        chosen = self._selected()
        if chosen:
            self._window.open_entry("-", chosen[0] if len(chosen) == 1 else "")

    def toggle_hidden(self) -> None:
        state = self._window.session.state
        edits = [c.Edit(token=who, fields={"hidden": not state.tokens[who].hidden}) for who in self._selected()]
        if edits:
            self._window.session.do(replace(edits[0], more=tuple(edits[1:])))

    def choose_picture(self) -> None:
        self._window.pictures.choose(self._selected())

    def turn_tokens(self, degrees: int) -> None:
        """The selected look further to the left or right."""
        self._window.session.do(c.Edit(tokens=self._selected(), fields={"turn": degrees}))

    def toggle_inspired(self) -> None:
        """The table gives Heroic Inspiration to the selected, or takes it back."""
        session, given = self._window.session, self.inspired.isChecked()
        others = tuple(who for who in self._selected() if session.state.tokens[who].inspired != given)
        if others:
            session.do(c.Edit(tokens=others, fields={"inspiration": given}))
        self.refresh()

    def remove_tokens(self) -> None:
        if ids := self._selected():
            self._window.session.do(c.Depart(tokens=ids) if len(ids) > 1 else c.Leave(token=ids[0]))

    def select_all(self) -> None:
        self._window.session.select(list(self._window.session.state.tokens))

    # ------------------------------------------------------------ the fight
    def begin_fight(self) -> None:
        self._window.panel.head.begin_fight()

    def begin_surprised(self) -> None:
        self._window.session.do(c.Begin(surprised=self._selected()))

    def next_turn(self) -> None:
        """What the panel's large button does: end the turn or the phase, open the round, let the chosen one act."""
        self._window.panel.head.go_on()

    def next_kind(self) -> None:
        """The next move of the card's creature is of another kind."""
        token = self._window.panel.card.token()
        if token is not None and len(offered_kinds(self._window.session, token.id)) > 1:
            choose_next(self._window.session, token.id)

    def roll_check(self) -> None:
        from battlemap.ui.dialogs.check import CheckDialog

        CheckDialog(self._window.session, self._selected(), self._window).exec()

    def marching(self) -> None:
        from battlemap.ui.dialogs.marching import MarchingDialog

        MarchingDialog(self._window.session, self.clicked_cell, self._window).exec()

    def rest(self) -> None:
        RestDialog(self._window.session, self._window).exec()

    def travel(self) -> None:
        from battlemap.ui.dialogs.travel import TravelDialog

        TravelDialog(self._window.session, self._window).exec()

    def fall(self) -> None:
        FallDialog(self._window.session, self._selected(), self._window).exec()

    def clicked(self, cell: Cell | None) -> None:
        """The map was right-clicked there: the party may be put there."""
        scene = self._window.session.state.scene
        on_map = cell is not None and 0 <= cell.x < scene.width and 0 <= cell.y < scene.height
        self.clicked_cell = cell if on_map else None
        self.refresh()

    def line_up(self) -> None:
        """The party to the square clicked last; a refusal may be overruled."""
        from battlemap.ui.dialogs.marching import refusal_of

        session, cell = self._window.session, self.clicked_cell
        if cell is None:
            return
        command, forced = (c.LineUp(at=(cell.x, cell.y), force=force) for force in (False, True))
        no = refusal_of(session.state, session.ruleset, command)
        if no is None or refusal_of(session.state, session.ruleset, forced) is not None:
            session.do(command)
        else:
            text = words.refusal(no, session.state)
            self._window.notice.say(text, with_key(self.tr("Overrule"), "Notice.overrule"), lambda: session.do(forced))

    def house_rules(self) -> None:
        from battlemap.ui.dialogs.house_rules import HouseRulesDialog

        HouseRulesDialog(self._window.session, self._window).exec()

    def history(self) -> None:
        from battlemap.ui.dialogs.history import HistoryDialog

        HistoryDialog.beside(self._window.session, self._window)

    def show_theme(self) -> None:
        """The theme the settings name."""
        app = QCoreApplication.instance()
        assert isinstance(app, QApplication)
        apply_theme(app, self._window.settings.theme())
        self.looks.light.setChecked(palette().name == "light")
        for action, picture in self._pictures.items():
            action.setIcon(icon(picture))
        self._window.panel.head.refresh()  # a new style sheet may take a label its own letters
        self._window.panel.card.show_token()
        self._window.view.refresh()

    def space(self) -> None:
        """Space tapped on the map, which pans there while it is held: whoever has that key."""
        action = next((action for action in self._all if QKeySequence("Space") in action.shortcuts()), None)
        if action is self.end_turn:
            self.next_turn()
        elif action is not None:
            action.trigger()

    # ------------------------------------------------------------ help
    def shortcuts(self) -> None:
        from battlemap.ui.dialogs.shortcuts import ShortcutsDialog

        ShortcutsDialog(self._all, self._window, self.help.change_keys).exec()

    def palette(self) -> None:
        from battlemap.ui.dialogs.palette import CommandPalette

        found = CommandPalette(self._all, self._window)
        found.exec()
        found.deleteLater()

    def about(self) -> None:
        from battlemap.ui.dialogs.about import AboutDialog

        AboutDialog(self._window).exec()
