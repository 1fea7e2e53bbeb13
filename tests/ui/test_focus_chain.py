from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPushButton, QSpinBox, QVBoxLayout, QWidget
from shiboken6 import delete, dump, isValid

from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.focus_chain import focus_chain


def test_it_is_all_that_comes_after_in_the_order_of_tab(qtbot):
    box = QWidget()
    qtbot.addWidget(box)
    layout, fields = QVBoxLayout(box), [QPushButton(name) for name in "abc"]
    for field in fields:
        layout.addWidget(field)
    QWidget.setTabOrder(fields[1], fields[0])
    assert focus_chain(box) == [fields[1], fields[0], fields[2]]
    assert focus_chain(fields[0]) == [fields[2], box, fields[1]]
    alone = QPushButton("d")
    qtbot.addWidget(alone)
    assert focus_chain(alone) == []


def test_each_stays_its_own_parents_child(qtbot):
    """Or it is given up with whatever comes before it."""
    box = QWidget()
    qtbot.addWidget(box)
    layout, fields = QVBoxLayout(box), (QSpinBox(), QLineEdit())
    for field in fields:
        layout.addWidget(field)
    focus_chain(box)
    assert all(f"parent............ <PySide6.QtWidgets.QWidget at 0x{id(box):x}>" in dump(field) for field in fields)


def test_a_dialogs_buttons_outlive_the_field_before_them(qtbot):
    dialog = Dialog("Title", None, "Do it")
    qtbot.addWidget(dialog)
    fields = QLineEdit(), QLineEdit()
    for field in fields:
        dialog.body.addWidget(field)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    dialog.show()
    dialog.hide()
    dialog.show()
    delete(fields[1])
    assert isValid(ok) and ok.text() == "Do it"
