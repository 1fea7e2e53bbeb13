"""The turn order: who, with which count, how they fare; the one acting stands out.  Before a fight it lists everyone."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
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
from battlemap.ui.icons import icon_for, pixmap
from battlemap.ui.panel.parts import side_mark
from battlemap.ui.session import Session
from battlemap.ui.theme import hp_colour, palette

ROW_HEIGHT, HP_WIDTH, SIGN, MOST_SIGNS = 34, 84, 16, 5
CONCENTRATES: Any = QT_TRANSLATE_NOOP("Words", "concentrates on {on}")
HIDDEN: Any = QT_TRANSLATE_NOOP("Words", "hidden from the players")
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
            self.item(i).setData(Qt.ItemDataRole.AccessibleDescriptionRole, _named(token))
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
    """Total, side, name, what holds for it, hit points: in columns, so that the eye finds each at the same place."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        token = self._session.state.token(index.data(TOKEN))
        if token is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, colours = option.rect.adjusted(2, 1, -2, -1), palette()
        turn = self._session.state.turn
        is_active = token.id == turn.active
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ground = QColor(colours.accent if is_active else colours.raised)
        ground.setAlpha(60 if is_active else 255 if selected else 0)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(colours.accent), 2) if selected else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, 6, 6)
        if is_active:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawRoundedRect(QRect(box.left(), box.top() + 4, 4, box.height() - 8), 2, 2)
        done = token.id in turn.acted and not is_active
        if token.dead or token.hidden or done:
            painter.setOpacity(0.6)
        self._row(painter, box, token)
        painter.restore()

    def _row(self, painter: QPainter, box: QRect, token: Token) -> None:
        state, colours = self._session.state, palette()
        total = next((place.total for place in state.turn.order if place.who == token.id), None)
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(colours.text_dim))
        number = QRect(box.left() + 6, box.top(), 28 if state.turn.begun else 0, box.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, "" if total is None else str(total))
        mark = side_mark(token.side, token.colour)
        x = number.right() + 5
        painter.drawPixmap(x, box.center().y() - 9, mark)
        x += 28
        right = self._signs(painter, box, token, box.right() - HP_WIDTH - 12)
        font.setStrikeOut(token.dead)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        name = QRect(x, box.top(), max(40, right - x), box.height())
        text = painter.fontMetrics().elidedText(token.name, Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, text)
        self._hit_points(painter, QRect(box.right() - HP_WIDTH - 4, box.top(), HP_WIDTH, box.height()), token)

    def _signs(self, painter: QPainter, box: QRect, token: Token, right: int) -> int:
        """Conditions and the like as small pictures, from the right; where they begin."""
        colours, ratio = palette(), painter.device().devicePixelRatioF() if painter.device() else 1.0
        signs = [(icon_for(name) or "info", colours.warning) for name in dict.fromkeys(token.conditions)]
        signs += [(icon_for(effect.name), colours.good) for effect in token.effects if effect.kind == "state"]
        if token.concentrating:
            signs.append(("concentration", colours.accent))
        if token.readied:
            signs.append(("ready", colours.accent))
        if token.hidden:
            signs.append(("hidden", colours.text))
        shown = [(name, colour) for name, colour in signs if name]
        if len(shown) > MOST_SIGNS:
            shown = [*shown[: MOST_SIGNS - 1], ("more", colours.text_dim)]
        for name, colour in reversed(shown):
            right -= SIGN + 3
            painter.drawPixmap(right, box.center().y() - SIGN // 2 + 1, pixmap(name, SIGN, colour, ratio))
        return right - 6

    def _hit_points(self, painter: QPainter, box: QRect, token: Token) -> None:
        """The numbers, and a thin bar below them; who is down says so instead."""
        colours, fate = palette(), state_of(token)
        font = painter.font()
        font.setBold(False)
        font.setStrikeOut(False)
        font.setPointSizeF(font.pointSizeF() * 0.92)
        painter.setFont(font)
        down = fate in ("dead", "dying", "stable", "unconscious")
        temp = f" +{token.temp_hp}" if token.temp_hp else ""
        told = words.word(fate) if down else f"{token.hp}/{token.creature.max_hp}{temp}"
        painter.setPen(QColor(colours.bad if fate == "dying" else colours.text))
        painter.drawText(box.adjusted(0, 0, 0, -7), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, told)
        bar = QRect(box.left(), box.bottom() - 8, box.width(), 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.line))
        painter.drawRoundedRect(bar, 2, 2)
        share = max(0.0, min(1.0, token.hp / token.creature.max_hp)) if token.creature.max_hp else 0.0
        if share and not token.dead:
            painter.setBrush(QColor(hp_colour(token.hp, token.creature.max_hp)))
            painter.drawRoundedRect(QRect(bar.left(), bar.top(), max(4, int(bar.width() * share)), bar.height()), 2, 2)


def _named(token: Token) -> str:
    """Name and all that holds for it, for the tip and for screen readers."""
    told = [words.word(effect.name) for effect in token.effects]
    if token.concentrating:
        told.append(words.say(CONCENTRATES, on=token.concentrating))
    if token.hidden:
        told.append(words.say(HIDDEN))
    return " · ".join([token.name, *told])
