"""Small pieces of the panel."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from battlemap.ui.flow import FlowLayout
from battlemap.ui.panel.parts import Card, button, dim, elided_name, heading
from battlemap.ui.panel.turn_head import TurnHead
from battlemap.ui.theme import apply_theme, palette
from tests.ui.canvas.conftest import session_on

NAME = "Goblin Warrior 12"


def test_a_shortened_name_keeps_the_number_that_tells_it_from_its_like(qapp) -> None:
    metrics = QFontMetrics(QFont())
    room = metrics.horizontalAdvance(NAME)
    assert elided_name(metrics, NAME, room) == NAME
    short = elided_name(metrics, NAME, room - 20)
    assert short.startswith("Gob") and short.endswith("… 12") and metrics.horizontalAdvance(short) <= room - 20
    assert elided_name(metrics, "Count Orlok the Pale", 60).endswith("…")
    assert elided_name(metrics, "1234567890", 30).endswith("…")


def test_quiet_texts_follow_the_theme(qtbot, qapp) -> None:
    apply_theme(qapp, "dark")
    labels = [dim("Paper dice"), heading("LOG")]
    for label in labels:
        qtbot.addWidget(label)
        label.show()
    apply_theme(qapp, "light")
    qapp.processEvents()
    assert [label.palette().windowText().color().name() for label in labels] == [palette().text_dim] * 2
    apply_theme(qapp)


def test_the_heads_pictures_follow_the_theme(qtbot, qapp) -> None:
    head = TurnHead(session_on(True))
    qtbot.addWidget(head)
    head.show()

    def drawn() -> list[bytes]:
        size = QSize(22, 22)
        return [bytes(button.icon().pixmap(size).toImage().constBits()) for button in (head.end_fight, head.begin_more)]

    dark = drawn()
    apply_theme(qapp, "light")
    assert all(one != other for one, other in zip(dark, drawn(), strict=True))
    apply_theme(qapp, "dark")
    assert drawn() == dark


def test_what_wraps_stays_whole_in_a_card_that_has_to_scroll(qtbot) -> None:
    window = QWidget()
    window.resize(400, 300)
    qtbot.addWidget(window)
    window.show()
    card, names = Card(window), FlowLayout(gap=8)
    for _ in range(30):
        card.body.addWidget(dim("A line"))
    for name in ("One", "Other"):
        names.addWidget(button(name))
    card.body.addLayout(names)
    card.show()
    card.settle()
    QApplication.processEvents()
    assert card.height() < 300 and names.minimumSize().width() > 0
    assert all(part.isVisible() for part in card.findChildren(QPushButton))


def test_a_card_that_closes_hands_the_keyboard_to_the_one_that_still_waits(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    cards = [Card(window), Card(window)]
    for card in cards:
        card.first = button("Enter does it")
        card.body.addWidget(card.first)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    for card in cards:
        card.show()
    waiting, over = cards
    over.first.setFocus()
    over.leave()
    assert QApplication.focusWidget() is waiting.first
    waiting.leave()
    assert QApplication.focusWidget() in (None, window)
