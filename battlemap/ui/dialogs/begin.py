"""Beginning a fight with what the table knows: totals rolled with paper dice, and who is surprised."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.rules.turns import rollers
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.session import Session

MOST = 99


class BeginDialog(Dialog):
    """A row for everyone who rolls (a group rolls once).  An empty total is rolled by the program."""

    def __init__(self, session: Session, parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("Begin the fight"))
        self.accept_text(self.tr("Begin"))
        self.resize(480, 520)
        self._session = session
        self._rows: list[tuple[tuple[str, ...], QLineEdit, QCheckBox]] = []
        hint = QLabel(self.tr("Type initiative totals of paper dice; the program rolls where nothing is typed."))
        hint.setWordWrap(True)
        self.body.addWidget(hint)
        groups = list(rollers(session.state).items())
        self.table = QTableWidget(len(groups), 3)
        self.table.setAccessibleName(self.tr("Initiative"))
        self.table.setHorizontalHeaderLabels([self.tr("Who"), self.tr("Total"), self.tr("Surprised")])
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(38)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for i, (_, tokens) in enumerate(groups):
            name = tokens[0].name if len(tokens) == 1 else self.tr("{group} (%n)", "", len(tokens)).format(group=tokens[0].group)
            item = QTableWidgetItem(name)
            item.setToolTip(", ".join(token.name for token in tokens) + f" · {words.word(tokens[0].side)}")
            self.table.setItem(i, 0, item)
            total, surprised = QLineEdit(), QCheckBox()
            total.setPlaceholderText("d20")
            total.setAccessibleName(self.tr("Total of {name}").format(name=name))
            surprised.setAccessibleName(self.tr("{name} is surprised").format(name=name))
            self.table.setCellWidget(i, 1, total)
            self.table.setCellWidget(i, 2, surprised)
            self._rows.append((tuple(token.id for token in tokens), total, surprised))
        self.body.addWidget(self.table)
        if self._rows:
            self._rows[0][1].setFocus()

    def finish(self) -> None:
        totals: dict[str, int] = {}
        surprised: list[str] = []
        for ids, field, is_surprised in self._rows:
            text = field.text().strip().replace("−", "-")
            if text:
                try:
                    total = int(text)
                except ValueError:
                    total = MOST + 1
                if abs(total) > MOST:
                    self.complain(self.tr("\"{text}\" is no initiative total, like 14.").format(text=text), field)
                    return
                totals |= dict.fromkeys(ids, total)
            if is_surprised.isChecked():
                surprised += ids
        if self._session.do(c.Begin(totals=totals, surprised=tuple(surprised))) is not None:
            self.accept()
