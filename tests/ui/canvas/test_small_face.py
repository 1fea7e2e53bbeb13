"""The small face of lists and cards: the token's picture, or what is drawn for it, in its side's ring."""

from msgspec.structs import replace
from PySide6.QtGui import QColor, QPixmap

from battlemap.encounter.tables import token_from
from battlemap.ui.canvas.small_face import small_face
from battlemap.ui.panel.creature_card import CreatureCard
from battlemap.ui.panel.order import OrderList
from tests.ui.panel.fights import fight_session

ANA = token_from({"id": "ana", "name": "Ana", "at": [0, 0], "character": True, "picture": "abc"})


def red(_hash: str) -> QPixmap:
    found = QPixmap(64, 64)
    found.fill(QColor("#ff0000"))
    return found


def middle(pixmap: QPixmap) -> str:
    return pixmap.toImage().pixelColor(pixmap.width() // 2, pixmap.height() // 2).name()


def test_the_picture_fills_the_ring(qapp):
    assert middle(small_face(ANA, 32, 1.0, red)) == "#ff0000"
    assert small_face(ANA, 32, 2.0, red).width() == 64


def test_without_a_picture_or_before_it_is_read_letters_stand_for_it(qapp):
    assert middle(small_face(ANA, 32, 1.0, lambda _hash: None)) != "#ff0000"


def test_the_dead_look_dead(qapp):
    alive, dead = (small_face(replace(ANA, dead=is_dead), 32, 1.0, red).toImage() for is_dead in (False, True))
    assert alive != dead


def test_the_side_is_told_by_the_ring(qapp):
    one, other = (small_face(replace(ANA, side=side), 32, 1.0, red).toImage() for side in ("party", "foes"))
    assert one != other


def test_order_and_card_show_the_creatures_face(qtbot):
    session = fight_session()
    token = session.state.tokens["ana"]
    session.document.state = replace(
        session.state, tokens={**session.state.tokens, "ana": replace(token, creature=replace(token.creature, picture="abc"))}
    )
    for widget in (OrderList(session), CreatureCard(session)):
        qtbot.addWidget(widget)
        widget.resize(400, 300)
        widget.show()
        assert not reds(widget)
        if isinstance(widget, OrderList):
            widget.show_faces(red)
        else:
            widget.faces = red
            widget.show_token()
        assert reds(widget)


def reds(widget) -> bool:
    image = widget.grab().toImage()
    return any(image.pixelColor(x, y).name() == "#ff0000" for x in range(0, 70) for y in range(0, 50))
