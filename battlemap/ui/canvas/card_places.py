"""Where a card over the map stands: beside whom it is about, and away from what it speaks of.

Not here: showing the card, nor what it speaks of (the window knows both).
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

GAP_PX = 22
STEPS = 12
"""So many places along the line between two tokens count as seen or hidden."""


def place_beside(card: QSize, body: QRect, area: QRect, partner: QRect | None = None, right: int = 0) -> QPoint:
    """The card's corner, all in the window's pixels: beside `body` (right, left, below, above) where there is room within
    `area`, else where the least is hidden of it, of its `partner` and of the line between them.  Where nothing else leaves
    both to be seen it may reach over what lies beside the area, as far as `right`."""
    spots = list(_spots(card, body, area))
    fitting = [spot for spot in spots if area.contains(QRect(spot, card))]
    if partner is None:
        return fitting[0] if fitting else QPoint(area.right() - card.width(), _within(body.y() - 20, area, card).y())
    pair = body.united(partner)
    fitting += [spot for spot in _spots(card, pair, area) if area.contains(QRect(spot, card))]
    low, far = max(area.top(), area.bottom() - card.height()), max(area.left(), area.right() - card.width())
    fitting += [QPoint(x, y) for x in (far, area.left()) for y in (area.top(), low)]
    beyond = QRect(area.topLeft(), QPoint(max(right, area.right()), area.bottom()))
    over = QPoint(pair.right() + GAP_PX, _within(pair.y() - 20, area, card).y())
    if beyond.contains(QRect(over, card)):
        fitting.append(over)
    return min(fitting, key=lambda spot: _hidden(QRect(spot, card), body, partner))


def _spots(card: QSize, body: QRect, area: QRect) -> Iterator[QPoint]:
    aligned = _within(body.y() - 20, area, card).y()
    across = max(area.left(), min(body.center().x() - card.width() // 2, area.right() - card.width()))
    yield QPoint(body.right() + GAP_PX, aligned)
    yield QPoint(body.left() - GAP_PX - card.width(), aligned)
    yield QPoint(across, body.bottom() + GAP_PX)
    yield QPoint(across, body.top() - GAP_PX - card.height())


def _within(top: int, area: QRect, card: QSize) -> QPoint:
    return QPoint(area.left(), max(area.top(), min(top, area.bottom() - card.height())))


def _hidden(card: QRect, body: QRect, partner: QRect) -> int:
    """How much of both and of the way between them: a token weighs more than the whole line."""
    line = _between(body.center(), partner.center())
    return sum(card.intersects(one) for one in (body, partner)) * (STEPS + 1) + sum(card.contains(at) for at in line)


def _between(one: QPoint, other: QPoint) -> Sequence[QPoint]:
    away = other - one
    return [one + QPoint(away.x() * i // STEPS, away.y() * i // STEPS) for i in range(1, STEPS)]
