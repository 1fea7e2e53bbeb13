"""Small pieces of the panel."""

from PySide6.QtGui import QFont, QFontMetrics

from battlemap.ui.panel.parts import dim, elided_name, heading
from battlemap.ui.theme import apply_theme, palette

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
