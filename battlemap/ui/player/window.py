"""A plain second window for a screen or projector.  It knows a `PlayerView`, never the state: no hit points, no hidden token, no
path, no tool can be in it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from battlemap.encounter.change import Change
from battlemap.encounter.view import PlayerView, view_for
from battlemap.ui.background import Pictures
from battlemap.ui.player.canvas import PlayerCanvas
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

PARTY = "party"
NAMES_SHOWN = 9


class PlayerWindow(QWidget):
    """Follows the session's changes; F11 full screen, Esc back to a window."""

    closed = Signal()

    def __init__(self, session: Session, settings: Settings, pictures: Pictures) -> None:
        super().__init__()
        self._session, self._settings = session, settings
        self.setObjectName("Players")
        self.setWindowTitle(self.tr("Battlemap — players"))
        self.setStyleSheet(f"#Players {{ background: {palette().unseen}; }}")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.strip = TurnStrip()
        self.canvas = PlayerCanvas(pictures)
        layout.addWidget(self.strip)
        layout.addWidget(self.canvas, 1)
        session.changed.connect(self._on_change)
        session.opened.connect(self._on_opened)
        self.apply_settings()

    def apply_settings(self) -> None:
        """What the game master chose in the menu."""
        self.canvas.follow(self._settings.text("player/follows") == "yes")
        self._show()

    def _on_change(self, change: Change) -> None:
        if self.isVisible():
            self._show()

    def _on_opened(self) -> None:
        if self.isVisible():
            self._show()

    def _show(self) -> None:
        """What the players may know now."""
        view = view_for(self._session.state, self._session.ruleset, PARTY)
        self.canvas.show_view(view)
        self.strip.show_view(view, self._settings.text("player/order", "yes") == "yes")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F11:
            if self.isFullScreen():
                self.showNormal()
            else:
                self.showFullScreen()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


class TurnStrip(QWidget):
    """Whose turn it is and who comes next, by name; those the players do not see are not in it."""

    def __init__(self) -> None:
        super().__init__()
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(16, 8, 16, 8)
        self._line.setSpacing(10)
        self._shown: tuple[object, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_view(self, view: PlayerView, wanted: bool) -> None:
        names = {token.id: token.name for token in view.tokens}
        order = [who for who in view.order if who in names]
        self.setVisible(wanted and view.round > 0 and bool(order))
        shown = (view.round, view.active, tuple((who, names[who]) for who in order))
        if shown == self._shown:
            return
        self._shown = shown
        while self._line.count():
            item = self._line.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._line.addWidget(self._name(self.tr("Round {round}").format(round=view.round), False))
        start = order.index(view.active) if view.active in order else 0
        for who in [*order[start:], *order[:start]][:NAMES_SHOWN]:
            self._line.addWidget(self._name(names[who], who == view.active))
        self._line.addStretch(1)
        self._leave_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_out()

    def _leave_out(self) -> None:
        """Whole names only: those for whom there is no room are not shown."""
        margins = self._line.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        for i in range(self._line.count()):
            item = self._line.itemAt(i)
            label = item.widget() if item is not None else None
            if label is not None:
                room -= label.sizeHint().width() + self._line.spacing()
                label.setVisible(room >= 0)

    def _name(self, text: str, acts: bool) -> QLabel:
        colours = palette()
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        ground, ink = (colours.active, "#101010") if acts else ("transparent", "#eceff4")
        label.setStyleSheet(
            f"background: {ground}; color: {ink}; font-size: 20px; font-weight: 600; padding: 3px 12px; border-radius: 8px;"
        )
        return label
