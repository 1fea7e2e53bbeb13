"""A whole sheet in a window beside the map: how it fares now, its attacks as buttons, the page below.

It follows whose card is shown, and takes nothing from the map: the map stays free to click.  Not here: the page's text (`page`),
the card in the panel (`panel.creature_card`).
"""

import re
from collections.abc import Callable
from html import escape

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QTextBrowser, QToolButton, QVBoxLayout, QWidget

from battlemap.model import StatBlock, Token
from battlemap.rules.standing import state_of
from battlemap.ui import words
from battlemap.ui.bestiary.page import multiattack_text, page_html, page_of_creature, turn_lines
from battlemap.ui.icons import control_style, icon
from battlemap.ui.panel.attack_row import AttackRow
from battlemap.ui.panel.parts import Bar, big, dim, empty, reveal
from battlemap.ui.screen import room_for
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.strikes import damage_parts
from battlemap.ui.theme import hp_colour, palette, themes

SIZE, PLACE = (460, 680), "bestiary/sheet"
PageOf = Callable[[Token], StatBlock | None]


def page_for(token: Token, page_of: PageOf) -> StatBlock:
    """The page a token was made from, with the figures it has on the map."""
    found = page_of(token)
    return page_of_creature(token.creature) if found is None else replace(found, creature=token.creature)


class SheetWindow(QDialog):
    """`attack_chosen(token, attack)`: one of its attacks was clicked; `closed`: the keyboard goes back to the map."""

    attack_chosen = Signal(str, str)
    closed = Signal()

    def __init__(self, session: Session, settings: Settings, page_of: PageOf, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self._session, self._settings, self._page_of = session, settings, page_of
        self._token_id = ""
        themes.changed.connect(self._restyle)
        self._block: StatBlock | None = None
        self.setStyleSheet(control_style())
        self.resize(QSize(*SIZE).boundedTo(room_for(self)))
        self._top, self.page = QVBoxLayout(), QTextBrowser()
        self.page.setObjectName("Page")
        self.page.setAccessibleName(self.tr("Sheet"))
        self.page.installEventFilter(self)
        font = self.page.font()
        font.setPointSizeF(font.pointSizeF() * 1.08)
        self.page.setFont(font)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 12, 16, 12)
        outer.setSpacing(8)
        self._top.setSpacing(5)
        outer.addLayout(self._top)
        outer.addWidget(self.page, 1)
        kept = settings.text(PLACE).split(",")
        self.was_placed = len(kept) == 4 and all(re.fullmatch(r"-?\d{1,5}", part) for part in kept)
        if self.was_placed:
            self.setGeometry(*(int(part) for part in kept))
        session.changed.connect(self._refresh)

    # ------------------------------------------------------------ whose
    @property
    def token_id(self) -> str:
        return self._token_id if self.isVisible() else ""

    def show_token(self, token: Token) -> None:
        """Its sheet, as it fares now."""
        self._token_id, self._block = token.id, None
        self._refresh()

    def show_block(self, block: StatBlock) -> None:
        """A page nobody on the map is about."""
        self._token_id, self._block = "", block
        self._refresh()

    def _refresh(self) -> None:
        token = self._session.state.token(self._token_id) if self._token_id else None
        if self._token_id and token is None:  # taken off the map
            self.close()
            return
        place = self.page.verticalScrollBar().value()
        empty(self._top)
        if token is not None:
            self._head(token)
            self._attacks(token)
            self._say(page_for(token, self._page_of), has_attacks=True)
        elif self._block is not None:
            self._line(self._block.name)
            self._say(self._block, has_attacks=False)
        self.page.verticalScrollBar().setValue(place)
        if self.isVisible():
            reveal(self._top)

    def _say(self, block: StatBlock, *, has_attacks: bool) -> None:
        self.setWindowTitle(self.tr("{name}: sheet").format(name=block.name))
        self.page.setHtml(page_html(block, title=False, attacks=not has_attacks))

    def _line(self, name: str) -> None:
        line, close = QHBoxLayout(), QToolButton()
        close.setIcon(icon("close"))
        close.setToolTip(self.tr("Close (Q or Esc)"))
        close.setAccessibleName(self.tr("Close"))
        close.clicked.connect(self.close)
        line.addWidget(big(name, 1.45), 1)
        line.addWidget(close)
        self._top.addLayout(line)

    def _head(self, token: Token) -> None:
        """Its name, hit points, what ails it."""
        self._line(token.name)
        bar, whole = Bar(height=26), token.creature.max_hp
        text = self.tr("{hp} / {max} HP").format(hp=token.hp, max=whole)
        text += self.tr(" + {temp} temp").format(temp=token.temp_hp) if token.temp_hp else ""
        fate = state_of(token)
        text += "" if fate == "up" else f" · {words.word(fate)}"
        bar.show_value(token.hp / whole if whole else 0.0, text, hp_colour(token.hp, whole))
        self._top.addWidget(bar)
        ails = [words.word(name).lower() for name in token.conditions]
        ails += [self.tr("concentrating on {on}").format(on=words.held(token.concentrating))] if token.concentrating else []
        if ails:
            told = dim(", ".join(ails))
            told.setWordWrap(True)
            self._top.addWidget(told)

    def _attacks(self, token: Token) -> None:
        """Each a click; what a multiattack is stands above them."""
        state, ruleset = self._session.state, self._session.ruleset
        page = self._page_of(token)
        if page is not None and page.multiattack:
            told = QLabel(card_html(page)[0])
            told.setProperty("rich", True)
            told.setWordWrap(True)
            self._top.addWidget(told)
        for number, attack in enumerate(token.creature.attacks, 1):
            row = AttackRow(number, attack, damage_parts(state, ruleset, token, attack), own=ruleset.attack_sheet)
            row.clicked.connect(lambda _on=False, name=attack.name: self.attack_chosen.emit(token.id, name))
            self._top.addWidget(row)

    # ------------------------------------------------------------ coming and going
    def _restyle(self) -> None:
        """Another theme."""
        self.setStyleSheet(control_style())
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        reveal(self._top)
        QTimer.singleShot(0, self.page, self.page.setFocus)

    def closeEvent(self, event: QCloseEvent) -> None:
        box = self.geometry()
        self._settings.set_text(PLACE, f"{box.x()},{box.y()},{box.width()},{box.height()}")
        super().closeEvent(event)
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Q closes it as it opened it."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Q:
            self.close()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Q, Qt.Key.Key_Escape):
            self.close()
        else:
            super().keyPressEvent(event)


def card_html(block: StatBlock) -> tuple[str, str]:
    """What of a page is asked for in its turn: what its attacks are together, and all else, a line each."""
    together = QCoreApplication.translate("SheetWindow", "Multiattack")
    above = _line(together, multiattack_text(block)) if block.multiattack else ""
    return above, "".join(_line(name, text) for name, text in turn_lines(block))


def _line(name: str, text: str) -> str:
    label = f'<span style="color:{palette().text_dim}">{escape(name)}</span>'
    return f'<div style="margin-top:2px">{label} {escape(text)}</div>'
