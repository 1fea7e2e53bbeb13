"""A short or a long rest of those who are ticked; the party is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QLabel, QListWidget, QListWidgetItem, QRadioButton, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import Refused
from battlemap.resources import resource_path
from battlemap.rules.ruleset import Ruleset
from battlemap.ui import words
from battlemap.ui.dialogs.giving import RoomyDialog, give
from battlemap.ui.panel.parts import dim, side_mark
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

WIDTH, ROWS_HIGH = 460, 200
WHO = Qt.ItemDataRole.UserRole
EXHAUSTION = "exhaustion"


def has_rests(ruleset: Ruleset) -> bool:
    return ruleset.rests


class RestDialog(RoomyDialog):
    """Enter rests; Space ticks whoever is chosen."""

    def __init__(self, session: Session, parent: QWidget | None) -> None:
        self._session = session
        living = [token for token in session.state.tokens.values() if not token.dead]
        super().__init__("", parent, " " if living else "")
        self.setWindowTitle(self.tr("Rest"))
        self.setMinimumWidth(WIDTH)
        if not living:
            self.body.addWidget(QLabel(self.tr("There is nobody on the map to rest.")))
            return
        self.accept_text(self.tr("Rest"))
        self.setStyleSheet(self.styleSheet() + _marks())
        self.kinds = QButtonGroup(self)
        for i, (title, tip) in enumerate(self._told()):
            choice, told = QRadioButton(title), dim(tip)
            choice.setAccessibleDescription(tip)
            told.setWordWrap(True)
            told.setContentsMargins(26, 0, 0, 0)
            self.kinds.addButton(choice, i)
            self.body.addWidget(choice)
            self.body.addWidget(told)
        self.kinds.button(0).setChecked(True)
        label = QLabel(self.tr("&Who rests"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Who rests"))
        self.list.setMinimumHeight(ROWS_HIGH)
        self.list.setUniformItemSizes(True)
        self.list.setStyleSheet("QListView::item { padding: 5px 6px; }")
        label.setBuddy(self.list)
        for token in sorted(living, key=lambda token: not token.creature.character):
            item = QListWidgetItem(QIcon(side_mark(token.side, token.colour)), self._line(token.id))
            item.setData(WHO, token.id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if token.creature.character else Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.body.addWidget(label)
        self.body.addWidget(self.list, 1)
        self.kinds.button(0).setFocus()
        self._warn()

    def _told(self) -> list[tuple[str, str]]:
        """The two rests and what they give."""
        long = self.tr("All hit points come back, and temporary ones are gone.")
        if EXHAUSTION in self._session.ruleset.conditions:
            long = self.tr("All hit points come back; temporary ones and one level of exhaustion are gone.")
        return [(self.tr("&Short rest"), self.tr("Whoever was knocked out wakes up.")), (self.tr("&Long rest"), long)]

    def _line(self, token_id: str) -> str:
        token = self._session.state.tokens[token_id]
        return self.tr("{name}   {hp} of {most}").format(name=token.name, hp=token.hp, most=token.creature.max_hp)

    def _warn(self) -> None:
        """What would be refused anyway is said at once."""
        outcome = self._session.document.preview(c.Rest(kind="short", targets=self.resting() or self.everybody()))
        if isinstance(outcome, Refused):
            self.complain(words.refusal(outcome.refusals[0], self._session.state))

    def everybody(self) -> tuple[str, ...]:
        return tuple(str(self.list.item(row).data(WHO)) for row in range(self.list.count()))

    def resting(self) -> tuple[str, ...]:
        """Who is ticked."""
        items = [self.list.item(row) for row in range(self.list.count())]
        return tuple(str(item.data(WHO)) for item in items if item.checkState() == Qt.CheckState.Checked)

    def finish(self) -> None:
        resting = self.resting()
        if not resting:
            self.complain(self.tr("Tick who rests."), self.list)
            return
        command = c.Rest(kind="long" if self.kinds.checkedId() else "short", targets=resting)
        if give(self, self._session, command) is not None:
            self.accept()


def _marks() -> str:
    """Check marks of a list and radio buttons one sees from afar."""
    colours = palette()
    tick = resource_path("assets", "icons", f"control_check_{colours.name}.svg").as_posix()
    dot = f"stop: 0 {colours.accent}, stop: 0.5 {colours.accent}, stop: 0.6 {colours.field}"
    return f"""
    QListView {{ outline: none; }}
    QListView::indicator, QRadioButton::indicator {{ width: 18px; height: 18px; border: 2px solid {colours.text_dim};
        background: {colours.field}; }}
    QListView::indicator {{ border-radius: 4px; }}
    QListView::indicator:checked {{ background: {colours.accent}; border-color: {colours.text}; image: url("{tick}"); }}
    QRadioButton {{ spacing: 8px; font-weight: 600; }}
    QRadioButton::indicator {{ border-radius: 11px; }}
    QRadioButton::indicator:hover, QRadioButton::indicator:focus {{ border-color: {colours.accent}; }}
    QRadioButton::indicator:checked {{
        background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, {dot}); }}
    """
