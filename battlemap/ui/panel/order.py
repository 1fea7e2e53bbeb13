"""The turn order: who, with which count, how they fare; the one acting stands out.  Before a fight it lists everyone."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from battlemap.encounter.change import Change
from battlemap.model import Token
from battlemap.rules.standing import state_of
from battlemap.ui import words
from battlemap.ui.panel.parts import side_mark
from battlemap.ui.session import Session
from battlemap.ui.theme import hp_colour, palette

ROW_HEIGHT = 38
TOKEN = Qt.ItemDataRole.UserRole


class OrderList(QListWidget):
    """A click selects; it is also the canvas's accessible twin."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._filling = False
        self.setItemDelegate(_RowDelegate(session, self))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.setAccessibleName(self.tr("Turn order"))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemSelectionChanged.connect(self._chosen)
        session.changed.connect(self._on_change)
        session.opened.connect(self.fill)
        session.selection_changed.connect(lambda _ids: self._show_selection())
        self.fill()

    def _on_change(self, change: Change) -> None:
        self.fill()

    def fill(self) -> None:
        state = self._session.state
        ranked = [place.who for place in state.turn.order if place.who in state.tokens]
        ids = [*ranked, *(token_id for token_id in state.tokens if token_id not in ranked)]
        self._filling = True
        shown = [self.item(i).data(TOKEN) for i in range(self.count())]
        if shown != ids:
            self.clear()
            for token_id in ids:
                item = QListWidgetItem()
                item.setData(TOKEN, token_id)
                item.setSizeHint(QSize(10, ROW_HEIGHT))
                self.addItem(item)
        for i in range(self.count()):
            token = state.tokens[self.item(i).data(TOKEN)]
            self.item(i).setText(f"{token.name}, {words.word(state_of(token))}")
            numbers = self.tr("{hp} of {max} hit points").format(hp=token.hp, max=token.creature.max_hp)
            self.item(i).setToolTip(f"{_named(token)}\n{numbers}")
        self._filling = False
        self._show_selection()
        if state.turn.active in ids:
            self.scrollToItem(self.item(ids.index(state.turn.active)))
        self.viewport().update()

    def _chosen(self) -> None:
        if not self._filling:
            self._session.select([item.data(TOKEN) for item in self.selectedItems()])

    def _show_selection(self) -> None:
        self._filling = True
        selection = set(self._session.selection)
        for i in range(self.count()):
            self.item(i).setSelected(self.item(i).data(TOKEN) in selection)
        self._filling = False


class _RowDelegate(QStyledItemDelegate):
    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index) -> None:
        token = self._session.state.token(index.data(TOKEN))
        if token is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, colours = option.rect.adjusted(3, 2, -3, -2), palette()
        turn = self._session.state.turn
        is_active = token.id == turn.active
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ground = QColor(colours.accent) if is_active else QColor(colours.raised)
        ground.setAlpha(75 if is_active else 255 if selected else 0)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(colours.accent), 2) if is_active or selected else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, 7, 7)
        done = token.id in turn.acted and not is_active
        if token.dead or token.hidden or done:
            painter.setOpacity(0.55)
        self._row(painter, box, token, is_active)
        painter.restore()

    def _row(self, painter: QPainter, box: QRect, token: Token, is_active: bool) -> None:
        state, colours = self._session.state, palette()
        total = next((place.total for place in state.turn.order if place.who == token.id), None)
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(colours.text_dim))
        number = box.adjusted(6, 0, 0, 0)
        number.setWidth(30)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, "▶" if is_active else "" if total is None else str(total))
        painter.drawPixmap(box.left() + 40, box.center().y() - 9, side_mark(token.side, token.colour))
        painter.setPen(QColor(colours.text))
        name = box.adjusted(68, 0, -118, 0)
        text = painter.fontMetrics().elidedText(_named(token), Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, text)
        bar = QRect(box.right() - 112, box.center().y() - 9, 104, 18)
        fate = state_of(token)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.field))
        painter.drawRoundedRect(bar, 5, 5)
        share = max(0.0, min(1.0, token.hp / token.creature.max_hp)) if token.creature.max_hp else 0.0
        if share:
            fill = QColor(hp_colour(token.hp, token.creature.max_hp))
            fill.setAlpha(170)
            painter.setBrush(fill)
            painter.drawRoundedRect(QRect(bar.left(), bar.top(), max(6, int(bar.width() * share)), bar.height()), 5, 5)
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        temp = f" +{token.temp_hp}" if token.temp_hp else ""
        numbers = f"{token.hp}/{token.creature.max_hp}{temp}"
        said = words.word(fate) if fate in ("dead", "dying", "stable", "unconscious") else numbers
        painter.drawText(bar, Qt.AlignmentFlag.AlignCenter, said)


def _named(token: Token) -> str:
    told = [words.word(name) for name in token.conditions[:2]]
    if token.concentrating:
        told.append(words.say(words.N("concentrates")))
    if token.hidden:
        told.append(words.say(words.N("hidden")))
    return " · ".join([token.name, *told])
