"""The library's small dialogs: a name for something, a map's first fight."""

from collections.abc import Callable

from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QWidget

from battlemap.model import Encounter
from battlemap.rules.ruleset import Ruleset
from battlemap.rulesets import DEFAULT, find_ruleset, names
from battlemap.ui import words
from battlemap.ui.dialogs.giving import RoomyDialog, hearing
from battlemap.ui.length_field import LengthField
from battlemap.ui.library.maps import Map
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

WIDTH = 460


class NameDialog(RoomyDialog):
    """`take(name)` does it and answers "" or what is wrong with it."""

    def __init__(self, title: str, name: str, accept: str, take: Callable[[str], str], parent: QWidget | None) -> None:
        super().__init__("", parent, accept)
        self.setWindowTitle(title)
        self.setMinimumWidth(WIDTH)
        self._take = take
        self.name = QLineEdit(name)
        self.name.selectAll()
        form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.addRow(self.tr("&Name"), self.name)
        self.body.addLayout(form)
        self.name.setFocus()

    def finish(self) -> None:
        trouble = self._take(self.name.text())
        if trouble:
            self.complain(trouble, self.name)
        else:
            self.accept()


class StartDialog(RoomyDialog):
    """A new fight on a map, by the rules chosen; the map itself stays as it is."""

    def __init__(self, session: Session, place: Map, settings: Settings, parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("New fight here"))
        self.accept_text(self.tr("Start the fight"))
        self.setMinimumWidth(WIDTH)
        self._session, self._place, self._settings = session, place, settings
        told = QLabel(self.tr("{map}: the fight is a copy, the map stays in the library as it is.").format(map=place.title))
        told.setWordWrap(True)
        self.title = QLineEdit(place.title)
        self.ruleset, self.told, self.square = QComboBox(), QLabel(), LengthField(is_of_square=True)
        for name in names():
            self.ruleset.addItem(words.rules_title(find_ruleset(name)), name)
        self.told.setWordWrap(True)
        self.told.setStyleSheet(f"color: {palette().text_dim};")
        self.square.set_range_dm(1, 1000)
        self.square.set_step_dm(5)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.setHorizontalSpacing(14)
        form.addRow(self.tr("&Name"), self.title)
        form.addRow(self.tr("&Ruleset"), self.ruleset)
        form.addRow("", self.told)
        form.addRow(self.tr("&Square"), self.square)
        self.body.addWidget(told)
        self.body.addLayout(form)
        self.ruleset.setCurrentIndex(max(0, self.ruleset.findData(settings.ruleset(DEFAULT))))
        self._usual = 0
        self.ruleset.currentIndexChanged.connect(self._chosen)
        self._chosen()
        self.title.selectAll()
        self.title.setFocus()

    def _ruleset(self) -> Ruleset:
        return find_ruleset(str(self.ruleset.currentData()))

    def _chosen(self) -> None:
        """What the ruleset says of itself, and how wide squares are until another width is typed."""
        ruleset = self._ruleset()
        self.told.setText(words.ruleset_told(ruleset))
        usual = self._place.under(ruleset.name).square
        if self.square.dm == self._usual or not self._usual:
            self.square.set_dm(usual)
        self._usual = usual

    def finish(self) -> None:
        ruleset = self._ruleset()
        title = self.title.text().strip() or self._place.title
        scene = self._place.under(ruleset.name, self.square.dm)
        with hearing(self, self._session):
            started = self._session.new_fight(Encounter(ruleset=ruleset.name, scene=scene, title=title), self._place.pictures)
        if started:
            self._settings.set_ruleset(ruleset.name)
            self.accept()
