"""Where a card stands: the two it speaks of, and the line between them, stay to be seen."""

from PySide6.QtCore import QPoint, QRect, QSize

from battlemap.ui.canvas.card_places import place_beside

AREA = QRect(100, 56, 744, 706)
CARD = QSize(420, 336)


def square(x: int, y: int) -> QRect:
    return QRect(x - 12, y - 12, 24, 24)


def stood(body: QRect, partner: QRect | None = None, right: int = 1272) -> QRect:
    return QRect(place_beside(CARD, body, AREA, partner, right), CARD)


def test_a_card_stands_right_of_its_token_where_there_is_room():
    assert stood(square(200, 300)).topLeft() == QPoint(200 + 11 + 22, 300 - 12 - 20)


def test_a_card_hides_neither_who_attacks_nor_who_is_attacked():
    pairs = (((435, 577), (435, 528)), ((484, 601), (533, 430)), ((509, 406), (484, 430)), ((140, 80), (800, 740)))
    for target, attacker in pairs:
        card = stood(square(*target), square(*attacker))
        assert not card.intersects(square(*target)) and not card.intersects(square(*attacker)), (target, attacker)


def test_nor_the_line_between_them_where_it_can_be_helped():
    card = stood(square(435, 577), square(435, 357))
    assert not card.intersects(QRect(434, 357, 2, 220))
    assert card.right() <= 1272


def test_over_what_lies_beside_the_map_it_reaches_only_where_nothing_else_helps():
    assert AREA.contains(stood(square(484, 601), square(300, 601)))
    assert stood(square(435, 577), square(435, 357)).right() > AREA.right()


def test_without_room_anywhere_it_stays_on_the_map():
    tall = QSize(700, 690)
    assert AREA.contains(QRect(place_beside(tall, square(470, 400), AREA), tall))
