"""The card of an area that was let go of: damage now, or an area that stays; for one that is on the map already, what it is.

Enter does what the page says, Esc closes.  Not here: who is in the area (`tools.area` asked).
"""

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QToolButton, QVBoxLayout, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.model import Zone
from battlemap.ui.dialogs.area_damage import DamagePage, Harm
from battlemap.ui.dialogs.area_texts import Caught
from battlemap.ui.dialogs.area_zone import ZonePage
from battlemap.ui.panel.parts import Card, big, button, pressed, row
from battlemap.ui.session import Session
from battlemap.ui.theme import px

WIDTH = 490


class AreaCard(Card):
    """`aimed(ids)`: who is ticked now; `remembered(harm)`: what the next area may begin with."""

    aimed = Signal(object)
    remembered = Signal(object)

    def __init__(
        self, session: Session, parent: QWidget, caught: Caught | None = None, zone: Zone | None = None, last: Harm | None = None
    ) -> None:  # fmt: skip
        super().__init__(parent)
        assert caught is not None or zone is not None
        self._session = session
        self.setFixedWidth(px(WIDTH))
        self.setAccessibleName(self.tr("Area"))
        self._title = big(caught.title if caught is not None else zone.name or self.tr("Area") if zone else "", 1.25)
        self._title.setWordWrap(True)
        self.body.addWidget(self._title)
        self.damage = DamagePage(session, caught, last or Harm()) if caught is not None and zone is None else None
        self.zone = ZonePage(session, caught, zone)
        self._choose_row()
        self._pages = QVBoxLayout()
        self.body.addLayout(self._pages)
        for page in (self.damage, self.zone):
            if page is not None:
                self._pages.addWidget(page)
                page.settled.connect(self.settle)
        if self.damage is not None:
            self.damage.aimed.connect(self._aim)
            self.damage.finished.connect(self._finished)
            session.dice_mode_changed.connect(self.damage.roll_otherwise)
        self._buttons()
        session.changed.connect(self._follow)
        session.opened.connect(self.leave)
        self._turn(self.damage is not None and bool(self.damage.rows.ticked()))

    def _choose_row(self) -> None:
        self._group = QButtonGroup(self)
        self.now_button, self.stays_button = self._choice(self.tr("Damage now")), self._choice(self.tr("Stays on the map"))
        self.now_button.clicked.connect(lambda: self._turn(True))
        self.stays_button.clicked.connect(lambda: self._turn(False))
        if self.damage is not None:
            self.body.addLayout(row(self.now_button, self.stays_button))

    def _choice(self, text: str) -> QToolButton:
        choice = QToolButton()
        choice.setText(text)
        choice.setCheckable(True)
        self._group.addButton(choice)
        return choice

    def _buttons(self) -> None:
        self.roll_button = button(self.tr("Roll"), self.tr("Enter"), primary=True)
        self.roll_button.clicked.connect(lambda: self.damage.roll(by_program=True) if self.damage is not None else None)
        self.keep_button = button(self.tr("Put it there"), self.tr("Enter"), primary=True)
        self.keep_button.clicked.connect(self.keep)
        self.undo_button = button(self.tr("Undo"), self.tr("Take all of it back"))
        self.undo_button.clicked.connect(self.take_back)
        self.remove_button = button(self.tr("Remove"), self.tr("Take it off the map"))
        self.remove_button.clicked.connect(self.remove)
        self.close_button = button(self.tr("Close"), self.tr("Esc"))
        self.close_button.clicked.connect(self.leave)
        if self.zone.zone is not None:
            self.keep_button.setText(self.tr("Change it"))
        self.body.addLayout(
            row(self.roll_button, self.keep_button, self.undo_button, self.remove_button, self.close_button)
        )

    def stand_clear(self, of: QRect, within: QRect) -> None:
        """Where it covers least of the area, below the tool's bar where there is room."""
        self.adjustSize()
        size, gap = self.size(), 14
        left, right = within.left(), max(within.left(), within.right() - size.width())
        top, bottom = within.top(), max(within.top(), within.bottom() - size.height())
        across = min(max(left, of.center().x() - size.width() // 2), right)
        down = min(max(top, of.center().y() - size.height() // 2), bottom)
        spots = (
            (of.right() + gap, down), (of.left() - gap - size.width(), down), (across, of.bottom() + gap),
            (across, of.top() - gap - size.height()), (right, bottom), (left, bottom), (right, top), (left, top),
        )  # fmt: skip
        places = [QRect(QPoint(min(max(left, x), right), min(max(top, y), bottom)), size) for x, y in spots]
        self.move(min(places, key=lambda place: _area(place.intersected(of))).topLeft())

    # ------------------------------------------------------------ the two pages
    @property
    def is_damage(self) -> bool:
        return self.damage is not None and self.now_button.isChecked()

    def _turn(self, to_damage: bool) -> None:
        (self.now_button if to_damage else self.stays_button).setChecked(True)
        if self.damage is not None:
            self.damage.setVisible(to_damage)
        self.zone.setVisible(not to_damage)
        self._stage()
        self.settle()
        self._focus()

    def _stage(self) -> None:
        done = self.damage is not None and self.damage.done_at is not None
        self.roll_button.setVisible(self.is_damage and not done)
        is_last = self.damage is not None and self.damage.done_at == self._session.document.position
        self.undo_button.setVisible(self.is_damage and is_last)  # else an undo would take back what was done since
        self.keep_button.setVisible(not self.is_damage)
        self.remove_button.setVisible(self.zone.zone is not None)

    def _focus(self) -> None:
        if not self.is_damage:
            self.zone.name.setFocus()
            self.zone.name.selectAll()
        elif self.damage is not None and self.damage.done_at is not None:
            self.close_button.setFocus()
        elif self.damage is not None and self.damage.harm().roll:
            self.roll_button.setFocus()
        elif self.damage is not None:
            self.damage.dice.setFocus()

    def _aim(self) -> None:
        if self.damage is not None:
            self.aimed.emit(self.damage.rows.ticked())

    def _finished(self) -> None:
        if self.damage is not None:
            self.remembered.emit(self.damage.harm())
        self._stage()
        self.settle()
        self.close_button.setFocus()

    # ------------------------------------------------------------ what is done
    def keep(self) -> None:
        if self.zone.keep():
            self.leave()

    def remove(self) -> None:
        zone = self.zone.zone
        if zone is not None and self._session.do(c.RemoveZone(zone=zone.id)) is not None:
            self.leave()

    def take_back(self) -> None:
        if self.damage is not None:
            self.damage.take_back()
            self._stage()
            self.settle()
            self._focus()

    def _follow(self, change: Change) -> None:
        """The fight went on below the card."""
        if self.zone.zone is not None and self.zone.zone.id not in change.after.zones:
            self.leave()
        elif self.damage is not None:
            self.damage.follow()
            self._stage()
            self.settle()

    # ------------------------------------------------------------ keys
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        else:
            event.accept()  # a key that means nothing here means nothing on the map either

    def _enter(self) -> None:
        if pressed(self):
            return
        if not self.is_damage:
            self.keep()
        elif self.damage is not None and self.damage.done_at is not None:
            self.leave()
        elif self.damage is not None:
            self.damage.roll()


def _area(of: QRect) -> int:
    return of.width() * of.height() if of.isValid() else 0
