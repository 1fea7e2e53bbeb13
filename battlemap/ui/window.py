"""The main window: the canvas fills it, tools at the left, the side panel at the right, the status below."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from PySide6.QtCore import QByteArray, QMimeData, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QFileDialog,
    QMainWindow,
    QMenu,
    QStyle,
    QToolBar,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.encounter.outcome import Refusal
from battlemap.importers import ENDINGS, is_pack
from battlemap.rules.space import cell_of, footprint
from battlemap.storage import is_fight
from battlemap.ui import lengths, words
from battlemap.ui.actions import Actions
from battlemap.ui.announcing import Announcer
from battlemap.ui.canvas import MapView
from battlemap.ui.canvas.card_places import place_beside
from battlemap.ui.canvas.place import MapPlace
from battlemap.ui.canvas.units import rect_of
from battlemap.ui.creature_pictures import source_in
from battlemap.ui.keys import with_key
from battlemap.ui.notice import Notice
from battlemap.ui.onward import Onward
from battlemap.ui.panel import HitCard, QuickEntry, ReactionCard, SidePanel
from battlemap.ui.picture_drops import PictureDrops
from battlemap.ui.player import Placing
from battlemap.ui.preferences.effects import take_all
from battlemap.ui.pressing import Pressing
from battlemap.ui.screen import FRAME_MS, keep_whole, room_for, screen_of, screens_key
from battlemap.ui.scrolling import ScrollsDown
from battlemap.ui.session import Session, overruled
from battlemap.ui.settings import Settings
from battlemap.ui.status_line import StatusLine
from battlemap.ui.theme import px
from battlemap.ui.tools import SelectTool, Tool, Toolbox
from battlemap.ui.tools.pencil_strip import small_tools
from battlemap.ui.turning.steps import Steps

EDGE = 4  # a usual frame
LAYOUT_VERSION = 1
TOOL_SIZE, SMALL_TOOL, LOW_SCREEN, WORDS_PX = QSize(76, 54), QSize(52, 36), 620, 16
LEAST, PANEL_WIDTH, PANEL_SHARE = (900, 600), 420, 0.47


class MainWindow(QMainWindow):
    """One window, one open fight.  `language_chosen`: it is to be made anew in that language.  `preferences_wanted`: who
    shows the window shows them too, for some of them make it anew."""

    language_chosen = Signal(str)
    preferences_wanted = Signal()

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__()
        self.session, self.settings = session, settings
        take_all(self)
        for signal in (session.opened, session.changed):  # before anything that tells a length of it
            signal.connect(lambda: lengths.measure_by(session.state.scene.square))
        self.setObjectName("MainWindow")
        self.setAcceptDrops(True)
        self.setMinimumSize(QSize(*LEAST).boundedTo(room_for(self)))
        self.view = MapView(session)
        self.setCentralWidget(MapPlace(self.view))
        self.tools = Toolbox(self.view, {"select": SelectTool(self.view)})
        self.panel = SidePanel(session)
        self.dock = QDockWidget(self.tr("Fight"), self)
        self.dock.setObjectName("SidePanel")
        is_low = room_for(self).height() < LOW_SCREEN
        self.dock.setWidget(ScrollsDown(self.panel) if is_low else self.panel)
        self.dock.setTitleBarWidget(QWidget())
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.notice = Notice(self)
        self.onward = Onward(session, self.notice)
        self.placing = Placing(session, settings, self.view.pictures, self)
        self.tools.put("frame", self._frame_tool)
        self.panel.card.is_passing = self._selects_another
        self.panel.show_faces(self.view.pictures.get)
        self.view.pictures.whole.connect(lambda _hash: self.panel.show_faces(self.view.pictures.get))
        self.steps = Steps(session, settings, self, self._stand_beside)
        for part in (self.panel.head, self.panel.choices, self.panel.strip):
            part.take = self.steps.take
        self._reaction: ReactionCard | None = None
        self._hit: HitCard | None = None
        self.pictures = PictureDrops(self)
        self.actions_ = Actions(self)
        Pressing(self, self.view)
        self.announcer = Announcer(session, self.view, self.notice)
        self._tool_strip()
        self.status = StatusLine(session, self.view, self.placing, self.actions_.dice.badge())
        self.setStatusBar(self.status)
        self._connect()
        self.choose_tool("select")
        self.actions_.why.begin()
        self._restore()
        self._retitle()
        self.setFocusProxy(self.view)  # its keys are the ones that play: a card that goes gives the keyboard back to it
        self.view.setFocus()

    @property
    def select_tool(self) -> SelectTool:
        tool = self.tools["select"]
        assert isinstance(tool, SelectTool)
        return tool

    # ------------------------------------------------------------ laying out
    def _tool_strip(self) -> None:
        strip = QToolBar(self.tr("Tools"), self)
        strip.setObjectName("Tools")
        strip.setOrientation(Qt.Orientation.Vertical)
        strip.setMovable(False)
        is_low = room_for(self).height() < LOW_SCREEN
        kinds = Qt.ToolButtonStyle
        strip.setToolButtonStyle(kinds.ToolButtonIconOnly if is_low else kinds.ToolButtonTextUnderIcon)
        size = SMALL_TOOL if is_low else QSize(px(TOOL_SIZE.width()), TOOL_SIZE.height() + px(WORDS_PX) - WORDS_PX)
        for action in self.actions_.tool_strip():
            if action is None:
                strip.addSeparator()
            elif isinstance(action, list):
                title = self.tr("Draw") if len(action) > 2 and not is_low else ""
                strip.addWidget(small_tools(action, size.width(), title))
            else:
                strip.addAction(action)
                strip.widgetForAction(action).setFixedSize(size)
        strip.setIconSize(QSize(26, 26))
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, strip)

    def _connect(self) -> None:
        session, view = self.session, self.view
        session.opened.connect(self._on_opened)
        session.changed.connect(self._on_change)
        session.selection_changed.connect(self.actions_.refresh)
        session.refused.connect(self._on_refused)
        session.message.connect(self.notice.say)
        view.pictures.failed.connect(lambda _sha256, why: self._no_picture(why))
        view.attack_wanted.connect(self.open_hit_card)
        view.reaction_wanted.connect(lambda token, target, attack: self.open_hit_card(token, target, attack, reacts=True))
        view.space_tapped.connect(self.actions_.space)
        view.entry_wanted.connect(self.open_entry)
        view.edit_wanted.connect(lambda token_id: self.actions_.edit_token(token_id))
        view.menu_wanted.connect(self._context_menu)
        self.panel.attack_chosen.connect(self.select_tool.arm_attack)
        for signal in (self.panel.attack_chosen, self.panel.target_wanted):  # the target is chosen on the map
            signal.connect(lambda *_told: self.view.setFocus())
        self.panel.order.digit.connect(self._digit)
        self.panel.reaction_wanted.connect(self.select_tool.arm_reaction)
        self.select_tool.laying.onward = self.onward
        self.notice.dismissed.connect(self.select_tool.laying.drop)
        self.select_tool.is_aiming = lambda: self.panel.is_armed
        self.select_tool.keeps_cover = lambda: self._hit is not None
        self.select_tool.take_target = self.panel.take_target
        self.select_tool.stop_aiming = self.panel.disarm
        self.panel.condition_wanted.connect(lambda token_id: self.actions_.conditions([token_id]))
        self.panel.edit_wanted.connect(lambda token_id: self.actions_.edit_token(token_id))

    def _frame_tool(self) -> Tool:
        from battlemap.ui.tools.frame import FrameTool

        return FrameTool(self.view, self.placing.seen_rect, self.placing.frame)

    def choose_tool(self, name: str) -> None:
        self.view.set_tool(self.tools[name])
        self.actions_.tool_chosen(name)

    def _digit(self, number: int) -> None:
        """An attack's key in the turn order."""
        if self.select_tool.arm(number):
            self.view.setFocus()

    # ------------------------------------------------------------ following the session
    def _on_opened(self) -> None:
        self._close_cards()
        self.actions_.clicked(None)
        self._retitle()
        self.status.tell_under(None)
        if self.session.fight_file is not None:
            self.settings.add_recent(self.session.fight_file.path)
            self.actions_.files.fill_recent()
        self._place_cards()

    def _on_change(self, change: Change) -> None:
        self.actions_.refresh()
        self._retitle()
        self.notice.clear()
        if change.kind in ("undone", "redone") and self._hit is not None:
            self._hit.leave()
        self._place_cards()
        self.onward.follow(change)
        if active := _begins_now(change):
            self.session.select([active])
            self.view.show_token(active)
        self.status.tell_under(self.status.under)  # from who acts now

    def _selects_another(self, change: Change) -> bool:
        """Is somebody else selected as soon as all have heard of this change?"""
        return bool(active := _begins_now(change)) and self.session.selection != (active,)

    def _retitle(self) -> None:
        self.setWindowTitle(self.tr("{fight} — Battlemap").format(fight=self.session.title()))
        self.status.name_fight()

    def _on_refused(self, refusals: tuple[Refusal, ...], command: c.Command) -> None:
        """A sentence, and one key to do it all the same where there is something to force."""
        facts = {"token": getattr(command, "token", ""), **refusals[0].facts}
        text = words.refusal(Refusal(refusals[0].kind, facts), self.session.state)
        forced = overruled(command)
        if forced is None:
            self.notice.say(text)
        else:
            self.notice.say(text, with_key(self.tr("Overrule"), "Notice.overrule"), lambda: self.session.do(forced))

    def _no_picture(self, why: str) -> None:
        """`why` is the end of a sentence: "is damaged"."""
        self.notice.say(self.tr("A picture of this fight {why}.").format(why=why))

    # ------------------------------------------------------------ cards on the map
    def _close_cards(self) -> None:
        for card in (self._reaction, self._hit):
            if card is not None:
                card.leave()
        self._reaction = self._hit = None

    def _place_cards(self) -> None:
        """The reaction card stands while a move waits."""
        if self.session.state.pending and self._reaction is None:
            self._reaction = ReactionCard(self.session, self)
            self._reaction.closed.connect(self._reaction_closed)
            self._reaction.damage_wanted.connect(self.open_damage)
            self._stand_beside(self._reaction, self.session.state.waiting[-1].token)
            self._reaction.show()
            self._reaction.raise_()
            self._reaction.setFocus()

    def _reaction_closed(self) -> None:
        self._reaction = None
        self.view.setFocus()

    def open_hit_card(self, attacker: str, target: str, attack: str, *, reacts: bool = False) -> None:
        """The hit card for one attack or reaction, its cover lines on the map."""
        if self._hit is not None:
            self._hit.leave()
        self.notice.hush()
        self._hit = HitCard(self.session, attacker, target, attack, self, reacts=reacts)
        self._hit.closed.connect(self._hit_closed)
        self._hit.damage_wanted.connect(self.open_damage)
        self.select_tool.show_cover(attacker, target)
        self._stand_beside(self._hit, target, attacker)
        self._hit.show()
        self._hit.raise_()

    def _hit_closed(self) -> None:
        self._hit = None
        self.view.cover.show_lines(None)
        self.view.setFocus()

    def open_damage(self, token_id: str, told: str, kind: str = "") -> None:
        """The table rolls: what it rolled is typed, damage of the attack's own kind."""
        self.open_entry("-", token_id, told, kind)

    def open_entry(self, text: str, token_id: str = "", told: str = "", kind: str = "") -> None:
        """Damage or healing for one token, or for the selected ones."""
        ids = (token_id,) if token_id else self.session.selection
        entry = QuickEntry(self.session, text, self, ids, told, kind)
        entry.closed.connect(lambda: (entry.another() or self.view).setFocus())
        self._stand_beside(entry, ids[0])
        entry.show()
        entry.amount.setFocus()

    def show_card(self, card: QWidget, token_id: str) -> None:
        """A card that floats beside a token, with the keyboard."""
        self._stand_beside(card, token_id)
        card.show()
        card.raise_()
        card.setFocus()

    def _stand_beside(self, card: QWidget, token_id: str, partner: str = "") -> None:
        """Beside the token where there is room (right, left, below, above), within the canvas; hiding its partner least."""
        self.view.show_token(token_id)
        self.view.glides.finish()  # it stands beside where the token is seen
        card.adjustSize()
        area = self.view.over.geometry().adjusted(8, 8, -8, -8)
        other = self._body_of(partner) if partner in self.session.state.tokens else None
        card.move(place_beside(card.size(), self._body_of(token_id), area, other, self.width() - 8))

    def _body_of(self, token_id: str) -> QRect:
        """Where a token is seen, in the window."""
        token = self.session.state.tokens[token_id]
        square = self.view.mapFromScene(rect_of(cell_of(token), footprint(token))).boundingRect()
        return QRect(self.view.viewport().mapTo(self, square.topLeft()), square.size())

    # ------------------------------------------------------------ menus, drops
    def _context_menu(self, at: QPoint, token_id: str) -> None:
        here = self.view.viewport().mapFromGlobal(at)
        self.actions_.clicked(self.view.cell_under(here))
        if not token_id and self.select_tool.menu_for_door(at, here):
            return
        if token_id and token_id not in self.session.selection:
            self.session.select([token_id])
        menu = QMenu(self)
        for action in self.actions_.context(bool(token_id)):
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        self.actions_.pointer_cell = self.view.cell_under(here)
        menu.exec(at)
        menu.deleteLater()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._opens_any(event.mimeData()) or source_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """A picture over a token is for it; elsewhere it is a map."""
        if self.pictures.drag_over(event.mimeData(), event.position().toPoint()) or self._opens_any(event.mimeData()):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.pictures.drag_left()

    def dropEvent(self, event: QDropEvent) -> None:
        mime = event.mimeData()
        if self.pictures.drop(mime, event.position().toPoint()) or self.actions_.bestiary.take_dropped(mime):
            event.acceptProposedAction()
            return
        path = next((path for url in mime.urls() if _opens(path := Path(url.toLocalFile()))), None)
        if path is not None:
            event.acceptProposedAction()
            QTimer.singleShot(0, self, lambda: self.open_file(path))  # whoever it was dragged from waits for no dialog

    def _opens_any(self, mime: QMimeData) -> bool:
        return any(_opens(Path(url.toLocalFile())) for url in mime.urls()) or bool(self.actions_.bestiary.stat_blocks_in(mime))

    def open_file(self, path: Path) -> bool:
        """A fight opens, a map or a picture is imported."""
        if is_fight(path):
            return self.session.open_path(path)
        return self.actions_.bestiary.open_file(path) or self.actions_.files.import_file(path)

    def ask_path(self, title: str, patterns: str) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(self, title, self.settings.folder(), patterns)
        if name:
            self.settings.set_folder(str(Path(name).parent))
        return Path(name) if name else None

    # ------------------------------------------------------------ coming back and leaving
    def _restore(self) -> None:
        """As it was left, on these screens or at all; never where no screen is."""
        self._fresh = self.saveState(LAYOUT_VERSION), self.panel.split.saveState()
        geometry, state = self.settings.layout(screens_key())
        QTimer.singleShot(FRAME_MS, self, self.keep_on_screen)
        if geometry and self.restoreGeometry(QByteArray(geometry)):
            self.restoreState(QByteArray(state), LAYOUT_VERSION)
        else:
            self._first_size()
        if split := self.settings.panel_split():
            self.panel.split.restoreState(QByteArray(split))

    def reset_layout(self) -> None:
        """Docks, sizes and places as at a first start."""
        self.settings.forget_layout()
        docks, split = self._fresh
        self.showNormal()
        self.restoreState(docks, LAYOUT_VERSION)
        self.panel.split.restoreState(split)
        self._first_size()
        self.keep_on_screen()

    def _first_size(self) -> None:
        room = screen_of(self).availableSize()
        title = self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
        self.resize(min(1400, room.width() - 2 * EDGE), min(880, room.height() - title - 2 * EDGE))
        QTimer.singleShot(0, self, lambda: self.resizeDocks([self.dock], [self._panel_width()], Qt.Orientation.Horizontal))

    def _panel_width(self) -> int:
        """The side panel's at first: in a narrow window the map keeps more."""
        return min(PANEL_WIDTH, round(self.width() * PANEL_SHARE))

    def keep_on_screen(self) -> None:
        """Whole on its screen, with the frame the desktop has drawn around it by now."""
        keep_whole(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The tool in hand is put down first: a line that was being drawn and a note that was being written are kept.  Whatever
        goes wrong, the fight's file is closed."""
        with ExitStack() as last:
            last.callback(super().closeEvent, event)
            last.callback(self.session.close)
            last.callback(self.placing.close)
            if self.view.tool is not None:
                self.view.tool.leave()
            self.settings.set_panel_split(bytes(self.panel.split.saveState().data()))
            place, docks = self.saveGeometry(), self.saveState(LAYOUT_VERSION)
            self.settings.set_layout(bytes(place.data()), bytes(docks.data()), screens_key())

    def all_actions(self) -> list[QAction]:
        """Every action with a name, for the shortcut sheet and the command palette."""
        return self.actions_.all()


def _begins_now(change: Change) -> str:
    """Whose turn it is with this change, and was not before; "" for nobody."""
    active = change.after.turn.active
    return active if active != change.before.turn.active and active in change.after.tokens else ""


def _opens(path: Path) -> bool:
    """By its name, or as a folder: what it is, and whether it can be read, is told when it is let go."""
    return is_fight(path) or path.suffix.lower() in ENDINGS or is_pack(path)
