"""The order of turns for the players: the round, who acts, who comes next, by name; of sides where sides take turns.

It says nothing about those who are not seen: they are not in it, and while one of them acts it stays as it was.
"""

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from battlemap.encounter.view import PlayerView
from battlemap.ui import words
from battlemap.ui.inks import STRIP_ACTING, STRIP_INK, STRIP_QUIET
from battlemap.ui.theme import Palette, Pattern, pen_style, side_style

INK, ACTING_INK, QUIET = STRIP_INK, STRIP_ACTING, STRIP_QUIET
SMALL_DASHES: dict[Pattern, list[float]] = {"dashed": [1.2, 1.2], "dotted": [0.6, 0.6], "dash_dot": [1.8, 0.6, 0.6, 0.6]}
"""Several on a ring of a few pixels, in widths of its pen."""


def _say(text: str) -> str:
    return QCoreApplication.translate("PlayerStrip", text)


@dataclass(frozen=True, slots=True)
class Entry:
    """One place of the order."""

    who: str
    name: str
    colour: str
    acts: bool
    pattern: Pattern = "solid"


@dataclass(frozen=True, slots=True)
class Told:
    """What the strip says; nothing where there are no entries."""

    round: int = 0
    entries: tuple[Entry, ...] = ()

    @property
    def acting(self) -> str:
        """Who is marked: a token's id or a side's name, "" for nobody."""
        return next((entry.who for entry in self.entries if entry.acts), "")

    def text(self) -> str:
        """The same in words, for those who have it read to them."""
        if not self.entries:
            return ""
        names = ", ".join(entry.name for entry in self.entries)
        if self.acting:
            text = _say("Round {round}. {name} acts. In order: {names}.")
            return text.format(round=self.round, name=self.entries[0].name, names=names)
        return _say("Round {round}. In order: {names}.").format(round=self.round, names=names)


def told(view: PlayerView, before: Told) -> Told:
    """The strip for a view; `before` is what it said until now."""
    tokens = {token.id: token for token in view.tokens}
    if view.round <= 0 or not view.order:
        return Told()
    acting, entries = _place_of(view), []
    for who in view.order:
        token = tokens.get(who)
        name, side = (token.name, token.side) if token is not None else (words.side(who), who)
        colour, pattern = side_style(side, token.colour if token is not None else "")
        entries.append(Entry(who, name, colour, who == acting, pattern))
    round_ = view.round
    if not acting and before.acting in view.order and view.round - before.round in (0, 1):
        acting, round_ = before.acting, before.round  # nobody one knows of acts: nothing is to be told
        entries = [replace(entry, acts=entry.who == acting) for entry in entries]
    start = view.order.index(acting) if acting else 0
    return Told(round_, (*entries[start:], *entries[:start]))


def _place_of(view: PlayerView) -> str:
    """Whose place of the order acts now: a creature's own, or its side's where one of a side was chosen; "" for none."""
    side = next((token.side for token in view.tokens if token.id == view.active), "")
    return next((who for who in (view.active, side) if who in view.order), "")


def height_of(font_px: float) -> float:
    return round(font_px * 2.0)


def paint_strip(painter: QPainter, strip: Told, area: QRectF, font_px: float, colours: Palette) -> int:
    """Round and names on black, whole names only; how many names there was room for."""
    painter.fillRect(area, QColor(colours.unseen))
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(8, round(font_px)))
    painter.setFont(font)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    metrics, middle = QFontMetricsF(font), Qt.AlignmentFlag.AlignCenter
    pad, dot = font_px * 0.55, font_px * 0.26
    x = area.left() + font_px * 0.7
    text = _say("Round {round}").format(round=strip.round)
    width = metrics.horizontalAdvance(text)
    painter.setPen(QColor(QUIET))
    painter.drawText(QRectF(x, area.top(), width + 2, area.height()), middle, text)
    x += width + font_px
    shown = 0
    for entry in strip.entries:
        width = metrics.horizontalAdvance(entry.name) + 2 * pad + 3.2 * dot
        if x + width > area.right() - font_px * 0.4:
            break
        box = QRectF(x, area.top() + area.height() * 0.12, width, area.height() * 0.76)
        painter.setPen(Qt.PenStyle.NoPen)
        if entry.acts:
            painter.setBrush(QColor(colours.active))
            painter.drawRoundedRect(box, box.height() * 0.28, box.height() * 0.28)
        painter.setBrush(QColor(ACTING_INK if entry.acts else INK))
        spot = QPointF(x + pad + dot, box.center().y())
        painter.drawEllipse(spot, dot * 1.25, dot * 1.25)
        _paint_side(painter, entry, spot, dot)
        painter.setPen(QColor(ACTING_INK if entry.acts else INK))
        name = QRectF(x + pad + 3.2 * dot, area.top(), width - 2 * pad - 3.2 * dot + 2, area.height())
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, entry.name)
        x += width + font_px * 0.3
        shown += 1
    return shown


def _paint_side(painter: QPainter, entry: Entry, spot: QPointF, dot: float) -> None:
    """The side's ring as at its tokens, small: told by its pattern too."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(entry.colour), dot * 0.7, pen_style(entry.pattern), Qt.PenCapStyle.FlatCap)
    if entry.pattern in SMALL_DASHES:
        pen.setDashPattern(SMALL_DASHES[entry.pattern])
    painter.setPen(pen)
    painter.drawEllipse(spot, dot * 0.8, dot * 0.8)
    if entry.pattern == "double":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(entry.colour))
        painter.drawEllipse(spot, dot * 0.25, dot * 0.25)
