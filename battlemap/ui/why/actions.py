"""Why by key: of what has the keyboard or is under the pointer; else of every number in sight, in a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from battlemap.ui.canvas.units import rect_of
from battlemap.ui.keys import Add
from battlemap.ui.panel.log import LINE
from battlemap.ui.panel.order import SIDE, TOKEN
from battlemap.ui.tools.measure import MeasureTool
from battlemap.ui.why.asking import explain, explain_at, explained_in, is_explained, show_beside, show_why
from battlemap.ui.why.creature_whys import more_whys, place_why
from battlemap.ui.why.popup import WhyPopup
from battlemap.ui.why.reason import Why
from battlemap.ui.why.roll_whys import event_why
from battlemap.ui.why.square_whys import ruler_why, square_why, step_why, way_why

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow


class WhyActions(QObject):
    """Its entry goes into the Help menu by `add(menu, text, deed, keys)`; `begin` once the window has its parts."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add
        self._held: WhyPopup | None = None

    def fill_help_menu(self, menu: QMenu) -> None:
        self.ask_ = self._add(menu, self.tr("Wh&y is that so?"), self.ask, "?", "info")
        self.ask_.setStatusTip(self.tr("The sum behind the number under the pointer, or behind every number in sight"))

    def begin(self) -> None:
        """What the window draws itself can be asked too."""
        window = self._window
        explain_at(window.view.viewport(), self.on_the_map)
        window.view.installEventFilter(self)
        window.view.viewport().installEventFilter(self)
        explain_at(window.panel.order.viewport(), self._in_the_order)
        explain_at(window.panel.log.viewport(), self._in_the_log)
        for label in (window.status.place, window.status.distance):
            explain(label, self._under_the_pointer)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While something is held keys are the tool's: this one still asks about the way in hand, until it goes on."""
        view, kind = self._window.view, event.type()
        if kind == QEvent.Type.KeyPress and watched is view and isinstance(event, QKeyEvent) and event.text() == "?":
            if view.tool is not None and view.tool.is_busy() and (popup := self._of_the_way()) is not None:
                self._held = popup
                view.spoken.emit(popup.why.plain)
                return True
        elif kind in (QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease) and self._held is not None:
            held, self._held = self._held, None
            if isValid(held):
                held.leave()
        return False

    # ------------------------------------------------------------ asking
    def ask(self) -> None:
        """The key.  What is shown already goes away with it."""
        window, shown = self._window, self._window.findChildren(WhyPopup)
        if any(popup.isVisible() for popup in shown):
            for each in shown:
                each.give_back()
            return
        focused = QApplication.focusWidget()
        popup = self._of_focused(focused) or self._of_pointer() or self._of_the_way()
        if popup is not None:
            popup.take_keyboard(focused)
            window.view.spoken.emit(popup.why.plain)
            return
        self.every_number()

    def every_number(self) -> None:
        """All of them, to be walked through by keys."""
        from battlemap.ui.why.every_number import EveryNumber

        window = self._window
        found = [why for _, why in explained_in(window)]
        token = window.panel.card.token()
        if token is not None:
            found += more_whys(window.session, token.id)
        tool = window.view.tool
        ruler = ruler_why(window.session, tool.stops) if isinstance(tool, MeasureTool) else None
        found[:0] = [why for why in (self.way(), ruler) if why is not None]
        EveryNumber(list(dict.fromkeys(found)), window).exec()  # some stand in two places

    def _of_focused(self, focused: QWidget | None) -> WhyPopup | None:
        """A number that has the keyboard; a list's current row."""
        window = self._window
        if focused is window.panel.order or focused is window.panel.log:
            index = focused.currentIndex()
            if index.isValid():
                return show_why(focused.viewport(), focused.visualRect(index).center())
        if focused is not None and focused is not window.view and is_explained(focused):
            return show_why(focused)
        return None

    def _of_pointer(self) -> WhyPopup | None:
        at = QCursor.pos()
        under = QApplication.widgetAt(at)
        if under is None or under.window() is not self._window or not is_explained(under):
            return None
        if under is self._window.view.viewport() and self.way() is not None:
            return None  # who leads a way by keys has left the pointer where it was
        return show_why(under, under.mapFromGlobal(at))

    def _of_the_way(self) -> WhyPopup | None:
        """The way that lies on the map, where one does."""
        why, view = self.way(), self._window.view
        look = view.path.look
        if why is None or look is None:
            return None
        square = view.mapFromScene(rect_of(look.goal, look.n)).boundingRect()
        return show_beside(self._window, why, QRect(view.viewport().mapTo(self._window, square.topLeft()), square.size()))

    def way(self) -> Why | None:
        look = self._window.view.path.look
        return way_why(self._window.session, look.plan) if look is not None else None

    # ------------------------------------------------------------ what the window draws
    def on_the_map(self, at: QPoint) -> Why | None:
        """A square of the way that lies there, an enemy as a target, a square."""
        window = self._window
        view, session = window.view, window.session
        tool, cell = window.select_tool, view.cell_under(at)
        if isinstance(view.tool, MeasureTool):
            return ruler_why(session, view.tool.stops)
        if view.tool is not tool:
            return None
        look = view.path.look
        if look is not None and (why := step_why(session, look.plan, cell)) is not None:
            return why
        over = view.token_under(at)
        attacker = tool.attacker()
        actor = attacker.id if attacker is not None and over else session.active_token()
        return square_why(session, cell, actor) if over or session.state.scene.dark else None

    def _under_the_pointer(self) -> Why | None:
        cell, session = self._window.status.under, self._window.session
        return square_why(session, cell, session.active_token()) if cell is not None else None

    def _in_the_order(self, at: QPoint) -> Why | None:
        order = self._window.panel.order
        item = order.itemAt(at)
        if item is None:
            return None
        why = place_why(self._window.session, item.data(TOKEN) or item.data(SIDE) or "")
        if why is None:
            return None
        told = tuple(line for line in item.toolTip().split("\n") if line)
        return Why(why.title, why.total, why.lines, (*why.notes, *told))

    def _in_the_log(self, at: QPoint) -> Why | None:
        """The line's event, found by its words among those of its step."""
        log, session = self._window.panel.log, self._window.session
        index = log.indexAt(at)
        line = index.data(LINE) if index.isValid() else None
        if line is None or line.step >= len(session.document.steps):
            return None
        from battlemap.ui import words

        names = session.names()
        for event in session.document.steps[line.step].events:
            if words.event(event, names) == line.text:
                why = event_why(event, session, session.document.state_before(line.step))
                if why is not None:
                    return Why(why.title, why.total, why.lines, (*why.notes, str(index.data(Qt.ItemDataRole.ToolTipRole) or "")))
        return None
