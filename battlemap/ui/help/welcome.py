"""The welcome: a card over the map with the sample fight lying ready below it; one click, on card or map, and one plays.

It is shown at the first start and asked for from Help.  It holds nothing up: the map, the menus and every key work beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from battlemap.encounter.change import Change
from battlemap.model import BattlemapError
from battlemap.resources import resource_path
from battlemap.rulesets import find_ruleset
from battlemap.storage.glance import glance
from battlemap.ui.help.tour_table import SAMPLE
from battlemap.ui.icons import icon
from battlemap.ui.panel.parts import ElidedButton, big, dim
from battlemap.ui.theme import palette
from battlemap.ui.words import as_written

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

LETTERS_WIDE = 58
TOP_PX = 18
COLUMNS = 2
SHIPPED = (QT_TRANSLATE_NOOP("Welcome", "The crypt of the red runner"), QT_TRANSLATE_NOOP("Welcome", "Ambush at the ford"))
"""The titles of the fights that come with the program; a file of the table's own is called as it is."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Welcome(QFrame):
    """Closes by any of its buttons, a press on the map, Esc, another fight, or the first step of this one.  Enter and Esc are its
    own even while the map has the keyboard, as it has when a window has just opened or a menu has closed."""

    closed = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._is_left = False
        self.setObjectName("Welcome")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Welcome to Battlemap"))
        colours = palette()
        self.setStyleSheet(
            f"#Welcome {{ background: {colours.panel}; border: 2px solid {colours.accent}; border-radius: 14px; }}"
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 16, 22, 18)
        layout.setSpacing(12)
        layout.addWidget(big(self.tr("Welcome to Battlemap"), 1.6))
        self._told = QLabel()
        self._told.setWordWrap(True)
        self._told.setMinimumWidth(self.fontMetrics().averageCharWidth() * LETTERS_WIDE)
        layout.addWidget(self._told)
        layout.addLayout(self._first_row())
        layout.addWidget(dim(self.tr("Or something else:")))
        layout.addLayout(self._others())
        self._tell()
        window.installEventFilter(self)
        for watched in (window.view, window.view.viewport()):
            watched.installEventFilter(self)
        window.session.opened.connect(self.leave)
        window.session.changed.connect(self._go_with_the_fight)

    def _tell(self) -> None:
        if self._is_sample_open():
            text = self.tr("\"{fight}\" lies ready: drag a hero and let go. Everything can be undone and is on disk at once.")
        else:
            text = self.tr("Your fight is open behind this card. The sample fights are copies: nothing of yours is touched.")
        self._told.setText(text.format(fight=self._title(self._window.session.state.title) or self._window.session.title()))

    def _title(self, title: str) -> str:
        return self.tr(title) if title in SHIPPED else title

    def _is_sample_open(self) -> bool:
        file = self._window.session.fight_file
        return file is not None and file.path.stem.split(" ")[0] == Path(SAMPLE).stem

    # ------------------------------------------------------------ building
    def _first_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        self.play = self._button(self.tr("&Start playing"), self.leave, "swords", primary=True)
        self.tour = self._button(self.tr("Show me a t&urn: five steps"), self._window.actions_.help.start_tour, "question")
        for button in (self.play, self.tour):
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _others(self) -> QGridLayout:
        actions = self._window.actions_
        entries: list[tuple[str, Callable[[], object], str]] = [
            *((title, partial(self._open_sample, path), "open") for path, title in self._samples()),
            (self.tr("&New fight…"), actions.files.new_fight, "new"),
            (self.tr("Impo&rt a map or picture…"), actions.files.import_, "import"),
            (self.tr("&Open…"), actions.files.open, "open"),
            (self.tr("&Library…"), actions.library.open, "library"),
            (self.tr("&Manual"), actions.help.open_manual, "info"),
        ]
        grid = QGridLayout()
        grid.setSpacing(8)
        for number, (text, deed, picture) in enumerate(entries):
            grid.addWidget(self._button(text, deed, picture), number // COLUMNS, number % COLUMNS)
        return grid

    def _samples(self) -> list[tuple[Path, str]]:
        """The shipped fights but the one on the table, by their titles; one that cannot be read is left out."""
        found = []
        try:
            paths = sorted(resource_path("maps").glob("*.battlemap"))
        except FileNotFoundError:
            return []
        for path in paths:
            if path.name == SAMPLE and self._is_sample_open():
                continue
            try:
                found.append((path, as_written(self._title(glance(path, find_ruleset).state.title) or path.stem)))
            except BattlemapError:
                continue
        return found

    def _button(self, text: str, deed: Callable[[], object], picture: str, *, primary: bool = False) -> QPushButton:
        button = ElidedButton(text)
        button.setToolTip(text.replace("&", ""))
        button.setIcon(icon(picture, palette().text_on_accent) if primary else icon(picture))
        button.setProperty("primary", primary)
        if not primary:
            button.setStyleSheet("text-align: left;")

        def pressed() -> None:
            self.leave()
            if deed != self.leave:
                QTimer.singleShot(0, self._window, deed)

        button.clicked.connect(pressed)
        return button

    def _open_sample(self, path: Path) -> None:
        from battlemap.ui.application import open_sample

        open_sample(self._window, path)

    # ------------------------------------------------------------ coming and going
    def open(self) -> None:
        if (layout := self.layout()) is not None:
            across = min(layout.totalSizeHint().width(), self._window.width() - 16)
            self.resize(across, layout.totalHeightForWidth(across))
        self._place()
        self.show()
        self.raise_()
        self.play.setFocus()

    def leave(self) -> None:
        """Gone for good; the keyboard is the map's."""
        if self._is_left:
            return
        self._is_left = True
        self._window.removeEventFilter(self)
        for watched in (self._window.view, self._window.view.viewport()):
            watched.removeEventFilter(self)
        self.hide()
        self._window.view.setFocus()
        self.closed.emit()
        self.deleteLater()

    def _go_with_the_fight(self, _change: Change) -> None:
        self.leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and watched is self._window.view and isinstance(event, QKeyEvent):
            if event.key() in (*ENTER, Qt.Key.Key_Escape):
                self.leave()  # as Start playing does
                return True
        if event.type() == QEvent.Type.MouseButtonPress and watched is not self._window:
            self.leave()
        elif event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        button = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in ENTER and isinstance(button, QPushButton):  # outside a dialog Qt presses it by Space alone
            button.click()
        else:
            super().keyPressEvent(event)

    def _place(self) -> None:
        """Over the upper part of the map: in the sample the heroes stand below it."""
        view = self._window.view
        area = QRect(view.mapTo(self._window, QPoint(0, 0)), view.size())
        room = self._window.rect()
        x = max(room.left() + 8, min(area.center().x() - self.width() // 2, room.right() - self.width() - 8))
        self.move(QPoint(x, area.top() + TOP_PX))
