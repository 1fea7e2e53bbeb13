"""Everything the window can be told, as actions: in menus, by key, in the palette.  Each gives a command or opens a dialog."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from battlemap.encounter import commands as c
from battlemap.encounter.facing import FORWARD
from battlemap.geometry import Cell
from battlemap.importers import ENDINGS
from battlemap.rules.marching import marching_order
from battlemap.rules.travel import has_travel
from battlemap.ui import languages, words
from battlemap.ui.action_pictures import PICTURES
from battlemap.ui.advice.actions import AdviceActions
from battlemap.ui.bestiary.actions import BestiaryActions
from battlemap.ui.canvas.sight_overlay import PARTY
from battlemap.ui.dialogs.fall import FallDialog, has_falls
from battlemap.ui.dialogs.rest import RestDialog, has_rests
from battlemap.ui.dialogs.rollable import has_checks
from battlemap.ui.dice.actions import DiceActions
from battlemap.ui.exporting.actions import ExportActions
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
        self._build_file()
        self._build_edit()
        self._build_creatures()
        self._build_fight()
        self._build_view()
        self._build_players()
        self._build_help()
        self.keys = KeyTable(self._all, window.settings)
        self._give_pictures()
        self.fill_recent()
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

    def _build_file(self) -> None:
        menu = QMenu(self.tr("&File"), self._window)
        self._window.menuBar().insertMenu(self._tools_menu.menuAction(), menu)
        self._add(menu, self.tr("&New fight…"), self.new_fight, QKeySequence.StandardKey.New)
        self._add(menu, self.tr("&Open…"), self.open, QKeySequence.StandardKey.Open)
        self._recent = menu.addMenu(self.tr("Open &recent"))
        self.library.fill_file_menu(menu)
        self._add(menu, self.tr("&Import a map or picture…"), self.import_, "Ctrl+I")
        self._add(menu, self.tr("Import a &folder of maps…"), self.import_pack)
        self._add(menu, self.tr("Open the &sample fights…"), self.open_sample)
        menu.addSeparator()
        self._add(menu, self.tr("Save &as…"), self.save_as, QKeySequence.StandardKey.SaveAs)
        self._add(menu, self.tr("&Duplicate…"), self.duplicate)
        self._add(menu, self.tr("&Copy to another ruleset…"), self.copy_fight)
        menu.addSeparator()
        self.exports.fill_file_menu(menu)
        menu.addSeparator()
        self._add(menu, self.tr("&Quit"), self._window.close, QKeySequence.StandardKey.Quit)

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
        view = self._window.view
        self.tokens = TokenActions(self._window, self._add)
        self.tokens.fill_view_menu(menu)
        menu.addSeparator()
        self.fit = self._add(menu, self.tr("&Fit the map"), view.fit, "Home", "fit")
        self._add(menu, self.tr("Zoom &in"), lambda: view.zoom_by(1.25), ("Ctrl++", "Ctrl+="))
        self._add(menu, self.tr("Zoom &out"), lambda: view.zoom_by(0.8), "Ctrl+-")
        self.grid = self._add(menu, self.tr("&Grid"), self.toggle_grid, "G")
        self.grid.setCheckable(True)
        self.grid.setChecked(True)
        menu.addSeparator()
        self.sight = self._add(menu, self.tr("What the &selected see"), self.toggle_sight, "S", "eye")
        self.party_sight = self._add(menu, self.tr("What the part&y sees"), self.toggle_party_sight, "Y")
        self.lighting = self._add(menu, self.tr("Light and &darkness"), self.toggle_lighting, "Shift+L", "light")
        self.known = self._add(menu, self.tr("What the players &know"), self.toggle_known, "Shift+F")
        for action in (self.sight, self.party_sight, self.lighting, self.known):
            action.setCheckable(True)
        self.facing = self._add(menu, self.tr("&Where tokens look"), self.toggle_facing)
        self.facing.setCheckable(True)
        self.facing.setToolTip(self.tr("A mark on every token shows where it looks; [ and ] turn the selected, moving turns too"))
        self.lighting.setChecked(self._window.settings.text("view/light", "yes") == "yes")
        self._window.view.sight.choose(light=self.lighting.isChecked())
        menu.addSeparator()
        self._add(menu, self.tr("F&ull screen"), self.toggle_full, "F11")
        panel = self._window.dock.toggleViewAction()
        panel.setText(self.tr("Side p&anel"))
        panel.setObjectName("side_panel")
        panel.setShortcut("F9")
        menu.addAction(panel)
        self._all.append(panel)
        self.light = self._add(menu, self.tr("&Light theme"), self.toggle_theme)
        self.light.setCheckable(True)
        self.light.setChecked(palette().name == "light")
        self.preferences.fill_view_menu(menu)
        self._build_languages(menu.addMenu(icon("globe"), self.tr("Languag&e")))  # found by who cannot read it

    def _build_languages(self, menu: QMenu) -> None:
        """Each by its own name; the one that is spoken is ticked."""
        group, spoken = QActionGroup(self), languages.wanted(self._window.settings)
        for code, name in languages.LANGUAGES.items():
            action = self._add(menu, name, partial(self.choose_language, code))
            action.setCheckable(True)
            action.setChecked(code == spoken)
            group.addAction(action)

    def choose_language(self, code: str) -> None:
        if code != languages.wanted(self._window.settings):
            self._window.settings.set_text(languages.CHOSEN, code)
            self._window.language_chosen.emit(code)

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
            (self.fit, self.tr("Fit")), (self.players, self.tr("Players")),
        ):  # fmt: skip
            action.setIconText(text)
        hidden = (*self._drawing_actions, self._tool_actions["frame"])
        playing = [action for action in self._tool_actions.values() if action not in hidden]
        walked = [self.undo, self.redo]
        return [*playing, None, self._drawing_actions, None, self.creatures, walked, self.fit, self.players]

    def context(self, on_token: bool) -> list[QAction | None]:
        if not on_token:
            return [self.creatures, self.add_tokens, self.line_up_, None, self.fit, self.grid]
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
        looks = any(token.facing is not None for token in session.state.tokens.values())
        self.facing.setChecked(looks)
        self.facing.setEnabled(bool(session.state.tokens))
        for action in (self.turn_left, self.turn_right):
            action.setEnabled(chosen and looks)
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

    # ------------------------------------------------------------ files
    def new_fight(self) -> None:
        from battlemap.ui.dialogs.new_fight import NewFightDialog

        NewFightDialog(self._window.session, self._window, self._window.settings).exec()

    def open(self) -> None:
        endings = " ".join(f"*{ending}" for ending in (".battlemap", *ENDINGS))
        patterns = self.tr("Fights and maps ({endings});;All files (*)").format(endings=endings)
        if path := self._window.ask_path(self.tr("Open"), patterns):
            self._window.open_file(path)

    def open_sample(self) -> None:
        from battlemap.resources import resource_path

        folder = str(resource_path("maps"))
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Sample fights"), folder, "*.battlemap *.dd2vtt")
        if name:
            from battlemap.ui.application import open_sample

            open_sample(self._window, Path(name))

    def import_(self) -> None:
        endings = " ".join(f"*{ending}" for ending in ENDINGS)
        patterns = self.tr("Maps and pictures ({endings});;All files (*)").format(endings=endings)
        if path := self._window.ask_path(self.tr("Import a map or picture"), patterns):
            self.import_file(path)

    def import_pack(self) -> None:
        """A pack that is a folder, which no dialog for files would give."""
        title = self.tr("Import a folder of maps (a Foundry pack)")
        if name := QFileDialog.getExistingDirectory(self._window, title, self._window.settings.folder()):
            self._window.settings.set_folder(str(Path(name).parent))
            self.import_file(Path(name))

    def import_file(self, path: Path) -> bool:
        from battlemap.ui.dialogs.import_map import ImportDialog

        dialog = ImportDialog.opened(self._window.session, path, self._window, self._window.settings)
        if dialog is None:
            return False
        is_taken = bool(dialog.exec())
        dialog.deleteLater()
        return is_taken

    def save_as(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save as"), self._suggested(), "*.battlemap")
        if name:
            self._window.session.save_as(_with_suffix(name))

    def duplicate(self) -> None:
        suggested = self._suggested(self.tr(" copy"))
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Duplicate"), suggested, "*.battlemap")
        if name and self._window.session.duplicate(_with_suffix(name)):
            self._window.notice.say(self.tr("A copy was written to {name}.").format(name=_with_suffix(name).name))

    def copy_fight(self) -> None:
        from battlemap.ui.dialogs.copy_fight import CopyFightDialog

        CopyFightDialog(self._window.session, self._window).exec()

    def _suggested(self, tail: str = "") -> str:
        file = self._window.session.fight_file
        if file is None:
            return self._window.session.title() + ".battlemap"
        return str(file.path.with_name(f"{file.path.stem}{tail}.battlemap"))

    def fill_recent(self) -> None:
        self._recent.clear()
        for number, path in enumerate(self._window.settings.recent(), 1):
            action = self._recent.addAction(f"&{number}  {words.as_written(path.stem)}")
            action.setToolTip(str(path))
            action.triggered.connect(lambda _on=False, chosen=path: self._window.open_file(chosen))
        self._recent.setEnabled(not self._recent.isEmpty())

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

    def toggle_facing(self) -> None:
        """Everybody looks somewhere from now on, or nobody does any more."""
        session, facing = self._window.session, FORWARD if self.facing.isChecked() else None
        others = tuple(token.id for token in session.state.tokens.values() if (token.facing is None) == (facing is not None))
        if others:
            session.do(c.Edit(tokens=others, fields={"facing": facing}))
        self.refresh()

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

    # ------------------------------------------------------------ looking
    def toggle_grid(self) -> None:
        self._window.view.show_grid = self.grid.isChecked()
        self._window.view.refresh()

    def toggle_sight(self) -> None:
        self.party_sight.setChecked(False)
        self._window.view.sight.choose(sight="selected" if self.sight.isChecked() else "off")

    def toggle_party_sight(self) -> None:
        self.sight.setChecked(False)
        self._window.view.sight.choose(sight=PARTY if self.party_sight.isChecked() else "off")

    def toggle_lighting(self) -> None:
        self._window.settings.set_text("view/light", "yes" if self.lighting.isChecked() else "no")
        self._window.view.sight.choose(light=self.lighting.isChecked())

    def toggle_known(self) -> None:
        self._window.view.sight.choose(fog=self.known.isChecked())

    def toggle_full(self) -> None:
        window = self._window
        if window.isFullScreen():
            window.showNormal()
        else:
            window.showFullScreen()

    def toggle_theme(self) -> None:
        self._window.settings.set_text("theme", "light" if self.light.isChecked() else "dark")
        self.show_theme()

    def show_theme(self) -> None:
        """The theme the settings name."""
        app = QCoreApplication.instance()
        assert isinstance(app, QApplication)
        apply_theme(app, self._window.settings.theme())
        self.light.setChecked(palette().name == "light")
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


def _with_suffix(name: str) -> Path:
    path = Path(name)
    return path if path.suffix == ".battlemap" else path.with_name(path.name + ".battlemap")
