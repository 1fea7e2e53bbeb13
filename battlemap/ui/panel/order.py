"""The turn order: who, with which count, how they fare; who acts stands out.  Before a fight it lists everyone.

Where sides have a place in the order their tokens stand below them.
"""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from battlemap.encounter.change import Change
from battlemap.model import Encounter, Token
from battlemap.rules.standing import state_of
from battlemap.ui import words
from battlemap.ui.canvas.small_face import Faces, small_face
from battlemap.ui.icons import icon_for, pixmap
from battlemap.ui.panel.parts import elided_name, side_mark
from battlemap.ui.session import Session
from battlemap.ui.theme import hp_colour, palette, px
from battlemap.ui.turns import acts, listed

ROW_HEIGHT, HP_WIDTH, SIGN, MOST_SIGNS, FACE = 28, 84, 16, 5, 24
CONCENTRATES: Any = QT_TRANSLATE_NOOP("Words", "concentrates on {on}")
NOTE: Any = QT_TRANSLATE_NOOP("Words", "note: {note}")
HIDDEN: Any = QT_TRANSLATE_NOOP("Words", "hidden from the players")
STANDING: Any = QT_TRANSLATE_NOOP("Words", "{number} standing")
WAITS: Any = QT_TRANSLATE_NOOP("Words", "waits")
LATE: Any = QT_TRANSLATE_NOOP("Words", "next round")
TOKEN, SIDE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class OrderList(QListWidget):
    """A click selects; it is also the canvas's accessible twin.  `digit(n)`: an attack's key was pressed here."""

    digit = Signal(int)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._filling = False
        self._entries: list[tuple[str, str]] = []
        self._shown: dict[str, tuple[object, str]] = {}
        """By token what its row tells: itself and its tag.  States in a row share the tokens nothing happened to."""
        self._delegate = _RowDelegate(session, self)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.setAccessibleName(self.tr("Turn order"))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemSelectionChanged.connect(self._chosen)
        session.changed.connect(self._on_change)
        session.opened.connect(self.fill)
        session.selection_changed.connect(self._show_selection)
        self.fill()

    def show_faces(self, faces: Faces) -> None:
        """From now on creatures are shown with their pictures."""
        self._delegate.faces = faces
        self.viewport().update()

    def _on_change(self, change: Change) -> None:
        self.fill()

    def fill(self) -> None:
        """Follow the state: only rows that tell something else now are written."""
        state = self._session.state
        entries = listed(state)
        self._filling = True
        if self._entries != entries:
            self.clear()
            self._shown.clear()
            self._entries = entries
            for token_id, side in entries:
                self.addItem(_item(token_id, side))
        for row, (token_id, side) in enumerate(entries):
            if not token_id:
                self.item(row).setText(_side_told(state, side))
                continue
            token = state.tokens[token_id]
            tag, was = tag_of(state, token), self._shown.get(token_id)
            if was is None or was[0] is not token or was[1] != tag:
                self._shown[token_id] = (token, tag)
                self._tell(row, state, token)
        self._filling = False
        self._show_selection()
        now = next((i for i, (who, _) in enumerate(entries) if who and acts(state, state.tokens[who])), None)
        if now is not None:
            self.scrollToItem(self.item(now))
        self.viewport().update()

    def _tell(self, row: int, state: Encounter, token: Token) -> None:
        item, named = self.item(row), _named(state, token)
        item.setText(f"{token.name}, {words.word(state_of(token))}")
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, named)
        numbers = self.tr("{hp} of {max} hit points").format(hp=token.hp, max=token.creature.max_hp)
        item.setToolTip(f"{named}\n{numbers}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9 and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.digit.emit(event.key() - Qt.Key.Key_0)
        else:
            super().keyPressEvent(event)

    def _chosen(self) -> None:
        if not self._filling:
            self._session.select([item.data(TOKEN) for item in self.selectedItems() if item.data(TOKEN)])

    def _show_selection(self) -> None:
        """Only the rows that are to be lit or no longer are touched."""
        self._filling = True
        wanted, lit = set(self._session.selection), {item.data(TOKEN) for item in self.selectedItems()}
        if wanted != lit:
            for row, (token_id, _) in enumerate(self._entries):
                if token_id and (token_id in wanted) != (token_id in lit):
                    self.item(row).setSelected(token_id in wanted)
        self._filling = False


def _item(token_id: str, side: str) -> QListWidgetItem:
    item = QListWidgetItem()
    item.setData(TOKEN, token_id)
    item.setData(SIDE, side)
    item.setSizeHint(QSize(10, px(ROW_HEIGHT)))
    if side:
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
    return item


def _side_told(state: Encounter, side: str) -> str:
    """A side's name and how many of it still stand."""
    standing = sum(1 for token in state.tokens.values() if token.side == side and not token.dead)
    return f"{words.side(side)}, {standing}"


def tag_of(state: Encounter, token: Token) -> str:
    """What is said of its place in the round: what it declared, that it waits, that it comes only in the next round."""
    if token.declared:
        return words.declaration(token.declared)[0]
    if token.id in state.turn.delayed:
        return words.say(WAITS)
    return words.say(LATE) if token.id in state.turn.late else ""


class _RowDelegate(QStyledItemDelegate):
    """Total, side, name, what holds for it, hit points: in columns, so that the eye finds each at the same place."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.faces: Faces = lambda _picture: None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        state = self._session.state
        token = state.token(index.data(TOKEN) or "")
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, colours = option.rect.adjusted(2, 1, -2, -1), palette()
        if token is None:
            self._heading(painter, box, str(index.data(SIDE)))
            painter.restore()
            return
        is_active = acts(state, token)
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
        done = token.id in state.turn.acted and not is_active
        if token.dead or token.hidden or done:
            painter.setOpacity(0.6)
        self._row(painter, box, token)
        painter.restore()

    def _heading(self, painter: QPainter, box: QRect, side: str) -> None:
        """A side with what it rolled, and how many of it stand."""
        state, colours = self._session.state, palette()
        slots = self._session.ruleset.turns.schedule == "slots"
        rolled = next((place.total for place in state.turn.order if place.who == side and not slots), None)
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.drawPixmap(box.left() + 8, box.center().y() - 9, side_mark(side, ""))
        painter.setPen(QColor(colours.text))
        text = words.side(side) if rolled is None else f"{words.side(side)}  {rolled}"
        painter.drawText(box.adjusted(36, 0, -8, 0), Qt.AlignmentFlag.AlignVCenter, text)
        standing = sum(1 for token in state.tokens.values() if token.side == side and not token.dead)
        painter.setPen(QColor(colours.text_dim))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box.adjusted(36, 0, -8, 0), right, words.say(STANDING, number=standing))
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawLine(box.left() + 6, box.bottom(), box.right() - 6, box.bottom())

    def _row(self, painter: QPainter, box: QRect, token: Token) -> None:
        state, colours = self._session.state, palette()
        total = next((place.total for place in state.turn.order if place.who == token.id), None)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(colours.text_dim))
        number = QRect(box.left() + 6, box.top(), 28 if state.turn.begun and not state.turn.sides else 6, box.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, "" if total is None else str(total))
        ratio = painter.device().devicePixelRatioF() if painter.device() else 1.0
        x = number.right() + 5
        painter.drawPixmap(x, box.center().y() - FACE // 2 + 1, small_face(token, FACE, ratio, self.faces))
        x += FACE + 8
        right = self._signs(painter, box, token, box.right() - px(HP_WIDTH) - 12)
        right = self._tag(painter, box, tag_of(state, token), right)
        font.setStrikeOut(token.dead)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        name = QRect(x, box.top(), max(40, right - x), box.height())
        text = elided_name(painter.fontMetrics(), token.name, name.width())
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, text)
        self._hit_points(painter, QRect(box.right() - px(HP_WIDTH) - 4, box.top(), px(HP_WIDTH), box.height()), token)

    def _tag(self, painter: QPainter, box: QRect, text: str, right: int) -> int:
        """A word in a frame, left of the signs; where it begins."""
        if not text:
            return right
        colours = palette()
        width = painter.fontMetrics().horizontalAdvance(text) + 14
        frame = QRect(right - width, box.top() + 6, width, box.height() - 12)
        painter.setPen(QPen(QColor(colours.warning), 1))
        painter.drawRoundedRect(frame, 5, 5)
        painter.setPen(QColor(colours.warning))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, text)
        return right - width - 6

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
        if token.note:
            signs.append(("note", colours.warning))
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


def _named(state: Encounter, token: Token) -> str:
    """Name and all that holds for it, for the tip and for screen readers."""
    told = [words.word(effect.name) for effect in token.effects]
    if tag := tag_of(state, token):
        told.append(tag)
    if token.concentrating:
        told.append(words.say(CONCENTRATES, on=words.held(token.concentrating)))
    if token.hidden:
        told.append(words.say(HIDDEN))
    if token.note:
        told.append(words.say(NOTE, note=token.note))
    return " · ".join([token.name, *told])
