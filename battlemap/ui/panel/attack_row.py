"""One attack of the card: its key, how it is made, its name, what it adds to the die and what it does, in columns."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from battlemap.model import Attack
from battlemap.rules.ruleset import SheetField
from battlemap.rules.sheets import given
from battlemap.ui import creature_words, lengths, words
from battlemap.ui.icons import pixmap
from battlemap.ui.theme import palette, px

HEIGHT, TWO_LINES, ICON = 28, 46, 18
KEY_AND_ICON, BETWEEN = 62, 13
KEY_WIDE, KEYLESS, RIGHT, MOST_HIGH = 33, 9, 12, 1000
BELOW = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
ICONS = {"melee": "sword", "ranged": "bow", "thrown": "thrown"}


class AttackRow(QPushButton):
    """A button that draws itself; `text` is the attack's name.  What does not fit beside the name stands on a line below it.
    `parts`: its dice as the ruleset rolls them, with their types; `own`: the fields only the ruleset's attacks have."""

    def __init__(
        self, number: int, attack: Attack, parts: Sequence[tuple[str, str]] | None = None, parent: QWidget | None = None,
        own: Sequence[SheetField] = (),
    ) -> None:  # fmt: skip
        super().__init__(words.word(attack.name), parent)
        self._key = str(number) if number < 10 else ""
        self._picture = "unarmed" if attack.name == "unarmed" else ICONS[attack.kind]
        self._bonus = "" if attack.to_hit is None else f"{attack.to_hit:+d}"
        if attack.save is not None and attack.to_hit is None:
            self._picture = "save_roll"
            ability = creature_words.ability(attack.save.ability)
            self._bonus = self.tr("DC {dc} {ability}").format(dc=attack.save.dc, ability=ability)
        printed = [(attack.damage, attack.type), *((extra.damage, extra.type) for extra in attack.extra)]
        damage = [creature_words.dealt(dice, kind) for dice, kind in (printed if parts is None else parts)]
        self._damage = " + ".join(part for part in damage if part)
        self._length = self._length_text(attack)
        self._more = ""
        for field in own:
            self._own(field, given(field, attack))
        told = "   ".join(self._parts())
        tip = self.tr("{name}\n{told}\nThen click the target (key {number}).")
        self.setToolTip(tip.format(name=self.text(), told=told, number=number))
        self.setAccessibleName(f"{self.text()}  {told}")
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _parts(self) -> list[str]:
        return [part for part in (self._bonus, self._damage, self._length, self._more) if part]

    def _own(self, field: SheetField, value: Any) -> None:
        """A field of this ruleset's attacks: another defense stands with the bonus, ranges in their place, a flag at the end."""
        if not value or value == field.default:
            return
        if field.kind == "choice":
            self._bonus = self.tr("{bonus} vs {defense}").format(bonus=self._bonus, defense=words.short(value)).strip()
        elif field.kind == "lengths":
            self._length = lengths.several_text(value)
        elif field.kind == "flag":
            self._more = words.sheet_field(field.name).lower()

    def _length_text(self, attack: Attack) -> str:
        """Reach or ranges, "9/18 m"."""
        if attack.kind == "melee":
            return words.metres_text(attack.reach) if attack.reach else ""
        if not attack.range:
            return ""
        return lengths.several_text((attack.range, attack.long or 0))

    def sizeHint(self) -> QSize:
        """Room for all its words."""
        small = QFontMetrics(self._font(small=True))
        name = QFontMetrics(self._font(bold=True)).horizontalAdvance(self.text())
        told = sum(small.horizontalAdvance(part) + BETWEEN for part in self._parts())
        return QSize(KEY_AND_ICON + name + told + BETWEEN, px(HEIGHT))

    def heightForWidth(self, width: int) -> int:
        """A second line where the words have no room in one, and as many more as they need."""
        if self.sizeHint().width() <= width:
            return px(HEIGHT)
        small, room = QFontMetrics(self._font(small=True)), QRect(0, 0, max(1, width - self._left() - RIGHT), MOST_HIGH)
        one, told = (small.boundingRect(room, BELOW, text).height() for text in ("x", self._below()))
        return px(TWO_LINES) + told - one

    def _left(self) -> int:
        """Where its name begins, and what stands below it."""
        return (KEY_WIDE if self._key else KEYLESS) + ICON + 8

    def _below(self) -> str:
        """What does not fit beside the name; a length stays with its unit."""
        parts = (part for part in self._parts() if part is not self._bonus)
        return "   ".join(part.replace(" ", "\u00a0") if part is self._length else part for part in parts)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.rect().adjusted(1, 1, -1, -1)
        focused = self.hasFocus() or self.underMouse()
        painter.setPen(QPen(QColor(colours.accent if focused else colours.line), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(colours.field if self.isDown() else colours.raised))
        painter.drawRoundedRect(box, 6, 6)
        below = box.adjusted(0, px(HEIGHT) - 8, -10, -4) if self.height() > px(HEIGHT) else None
        box.setHeight(px(HEIGHT) - 2)
        x = self._draw_key(painter, box)
        painter.drawPixmap(x, box.center().y() - ICON // 2 + 1, pixmap(self._picture, ICON, "", self.devicePixelRatioF()))
        x += ICON + 8
        if below is not None:
            below.setLeft(x)
            self._draw_below(painter, below)
        right = self._draw_right(painter, box, x, self._parts() if below is None else [self._bonus])
        painter.setFont(self._font(bold=True))
        painter.setPen(QColor(colours.text))
        name = QRect(x, box.top(), right - x - 8, box.height())
        text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, name.width())
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()

    def _font(self, *, bold: bool = False, small: bool = False) -> QFont:
        font = QFont(self.font())
        font.setBold(bold)
        if small:
            font.setPointSizeF(font.pointSizeF() * 0.88)
        return font

    def _draw_key(self, painter: QPainter, box: QRect) -> int:
        """The number key as a little cap; where the next thing begins."""
        colours = palette()
        if not self._key:
            return box.left() + 8
        cap = QRect(box.left() + 7, box.center().y() - 8, 18, 18)
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.field))
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(self._font(small=True))
        painter.setPen(QColor(colours.text_dim))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
        return cap.right() + 8

    def _draw_below(self, painter: QPainter, box: QRect) -> None:
        painter.setFont(self._font(small=True))
        painter.setPen(QColor(palette().text_dim))
        painter.drawText(box, BELOW, self._below())

    def _draw_right(self, painter: QPainter, box: QRect, left: int, parts: Sequence[str]) -> int:
        """These against the right edge.  Where they begin."""
        painter.setFont(self._font(small=True))
        metrics = painter.fontMetrics()
        right = box.right() - 10
        for part in reversed(parts):
            width = metrics.horizontalAdvance(part)
            is_bonus = part is self._bonus
            painter.setPen(QColor(palette().accent if is_bonus else palette().text_dim))
            place = QRect(right - width, box.top(), width + 1, box.height())
            if place.left() < left + 60:
                place.setLeft(left + 60)
                part = metrics.elidedText(part, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, part)
            right = place.left() - 12
        return right
