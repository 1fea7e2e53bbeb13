"""Give conditions to tokens, with how long they last, or take them away.  Letters find one, arrows choose, Enter gives."""

from unicodedata import normalize

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.ui import creature_words, words
from battlemap.ui.dialogs.giving import RoomyDialog, give
from battlemap.ui.icons import icon, icon_for
from battlemap.ui.panel.quick_entry import TYPES
from battlemap.ui.session import Session

NAME = Qt.ItemDataRole.UserRole
MOST = 99
TURNS, CONCENTRATION = ("start_of_turn", "end_of_turn", "end_of_next_turn"), "concentration"
# The condition that does damage at the start of every turn, as the schedule's start of a turn names it.
HURTS, USUAL_HURT = "ongoing", 5


def _place(name: str) -> str:
    """By the alphabet of the language that is spoken, its accents aside."""
    return normalize("NFKD", words.condition(name)[0]).encode("ascii", "ignore").decode().casefold()


class ConditionDialog(RoomyDialog):
    def __init__(self, session: Session, ids: tuple[str, ...], parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("Conditions"))
        self._session, self._ids = session, ids
        self.accept_text(self.tr("Give"))
        names = ", ".join(words.name_of(session.state, token_id) for token_id in ids[:4])
        names += " …" if len(ids) > 4 else ""
        self.body.addWidget(QLabel(self.tr("For {names}").format(names=names)))
        self.wanted = QLineEdit()
        self.wanted.setPlaceholderText(self.tr("Type some letters of its name"))
        self.wanted.setAccessibleName(self.tr("Find a condition"))
        self.wanted.setClearButtonEnabled(True)
        self.wanted.textChanged.connect(self._filter)
        self.body.addWidget(self.wanted)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Conditions"))
        for name in sorted(session.ruleset.conditions, key=_place):
            title, tip = words.condition(name, session.ruleset)
            item = QListWidgetItem(icon(icon_for(name) or "info"), title)
            item.setData(NAME, name)
            item.setToolTip(tip)
            self.list.addItem(item)
        self.list.setUniformItemSizes(True)
        self.list.setMinimumHeight(300)
        self.list.itemDoubleClicked.connect(lambda _item: self.finish())
        self.list.currentItemChanged.connect(lambda now, _old: self._chosen(now))
        self.body.addWidget(self.list)
        self._tip = QLabel()
        self._tip.setWordWrap(True)
        self._tip.setMinimumHeight(40)
        self.body.addWidget(self._tip)
        form = QFormLayout()
        self.until = QComboBox()
        for text, value in (
            (self.tr("until removed"), ""), (self.tr("until the start of a turn"), "start_of_turn"),
            (self.tr("until the end of a turn"), "end_of_turn"),
            (self.tr("until the end of the next turn"), "end_of_next_turn"), (self.tr("for some rounds"), "rounds"),
            (self.tr("until a save ends it"), "save_ends"), (self.tr("while somebody concentrates"), CONCENTRATION),
        ):  # fmt: skip
            self.until.addItem(text, value)
        self.rounds = QSpinBox()
        self.rounds.setRange(1, 100)
        self.rounds.setValue(10)
        self.whose = QComboBox()
        self.whose.setAccessibleName(self.tr("Whose turn or concentration"))
        self.until.currentIndexChanged.connect(lambda _i: self._show_whose())
        self.level = QSpinBox()
        self.level.setRange(0, MOST)
        self.type = QComboBox()
        for kind in TYPES:
            self.type.addItem(creature_words.damage(kind) or self.tr("any type"), kind)
        form.addRow(self.tr("&Lasts"), self.until)
        form.addRow(self.tr("&Whose"), self.whose)
        form.addRow(self.tr("&Rounds"), self.rounds)
        form.addRow(self.tr("L&evel or amount"), self.level)
        form.addRow(self.tr("Damage t&ype"), self.type)
        self.body.addLayout(form)
        self.take_button = self.buttons.addButton(self.tr("Take away"), QDialogButtonBox.ButtonRole.ResetRole)
        self.take_button.clicked.connect(self.take_away)
        self._mark_held()
        self._chosen(None)
        self._show_whose()
        for typed_at in (self.wanted, self.list):
            typed_at.installEventFilter(self)
        self.wanted.setFocus()

    def _show_whose(self) -> None:
        """Whose turn ends it, at first its own; who concentrates, at first who acts."""
        kind, state = str(self.until.currentData()), self._session.state
        self.rounds.setEnabled(kind == "rounds")
        self.whose.setEnabled(kind in (*TURNS, CONCENTRATION))
        self.whose.clear()
        if kind != CONCENTRATION:
            self.whose.addItem(self.tr("its own"), "")
        for token in state.tokens.values():
            if not token.dead:
                self.whose.addItem(token.name, token.id)
        if kind == CONCENTRATION:
            holders = [token.id for token in state.tokens.values() if token.concentrating and not token.dead]
            first = next((each for each in (state.turn.active, *holders) if each in state.tokens), "")
            self.whose.setCurrentIndex(max(0, self.whose.findData(first)))

    # ------------------------------------------------------------ finding one
    def _filter(self, text: str) -> None:
        """Only what has these letters stands there; what begins with them is chosen, else the first."""
        letters, best, first = text.strip().lower(), -1, -1
        for row in range(self.list.count()):
            title = words.condition(str(self.list.item(row).data(NAME)))[0].lower()
            has = letters in title
            self.list.item(row).setHidden(not has)
            if has and first < 0:
                first = row
            if best < 0 and title.startswith(letters):
                best = row
        if letters:
            self.list.setCurrentRow(best if best >= 0 else first)
        self.complain("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows in the line choose in the list; letters on the list go to the line."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if watched is self.wanted and step is not None:
                self._step(step)
                return True
            if watched is self.list and event.text().isalpha():
                self.wanted.setFocus()
                self.wanted.insert(event.text())
                return True
        return False

    def _step(self, step: int) -> None:
        shown = [row for row in range(self.list.count()) if not self.list.item(row).isHidden()]
        now = self.list.currentRow()
        at = shown.index(now) + step if now in shown else 0
        if shown:
            self.list.setCurrentRow(shown[max(0, min(len(shown) - 1, at))])

    def _holders(self, name: str) -> tuple[str, ...]:
        """Who of the tokens has it."""
        tokens = self._session.state.tokens
        return tuple(token_id for token_id in self._ids if token_id in tokens and tokens[token_id].has(name))

    def _mark_held(self) -> None:
        """What is held already is bold and says by how many."""
        for row in range(self.list.count()):
            item = self.list.item(row)
            name = str(item.data(NAME))
            held, font = len(self._holders(name)), item.font()
            font.setBold(bool(held))
            item.setFont(font)
            title = words.condition(name)[0]
            item.setText(title if not held else f"{title}  ✓" if len(self._ids) == 1 else f"{title}  ✓ {held}/{len(self._ids)}")

    def take_away(self) -> None:
        """Take the chosen condition from all who have it; the dialog stays for more."""
        item = self.list.currentItem()
        holders = self._holders(str(item.data(NAME))) if item is not None else ()
        if holders and self._session.do(c.SetCondition(targets=holders, remove=str(item.data(NAME)))) is not None:
            self._mark_held()
            self._chosen(item)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        """What the condition does; a level is only for those that have one."""
        self._tip.setText(item.toolTip() if item else "")
        rule = self._session.ruleset.conditions.get(str(item.data(NAME))) if item else None
        levels = rule is not None and bool(rule.d20_per_level or rule.speed_per_level or rule.levels)
        hurts = rule is not None and rule.name == HURTS and HURTS in self._session.ruleset.turns.at_start
        self.take_button.setEnabled(item is not None and bool(self._holders(str(item.data(NAME)))))
        self.level.setEnabled(levels or hurts)
        self.level.setValue(USUAL_HURT if hurts else 1 if levels else 0)
        self.type.setEnabled(hurts)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(item is not None)
        if hurts:
            self.until.setCurrentIndex(self.until.findData("save_ends"))

    def finish(self) -> None:
        item = self.list.currentItem()
        if item is None:
            return
        kind, whose = str(self.until.currentData()), str(self.whose.currentData() or "")
        until = f"rounds:{self.rounds.value()}" if kind == "rounds" else f"{kind}:{whose}" if whose else kind
        who = {"target": self._ids[0]} if len(self._ids) == 1 else {"targets": self._ids}
        command = c.SetCondition(
            **who, add=str(item.data(NAME)), until=until, amount=self.level.value(),
            type=str(self.type.currentData()) if self.type.isEnabled() else "",
            source=whose if kind == CONCENTRATION else "",
        )  # fmt: skip
        if give(self, self._session, command) is not None:
            self.accept()
