"""Travel: how long a way takes on foot, mounted or aboard; what everybody drinks and eats.  A calculator, it changes no fight.

Every page can be copied as text.  Not here: the numbers (`rules.travel`).
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from battlemap.model.creature import SIZES
from battlemap.rules.marching import marching_order
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.travel import (
    DAY_AND_NIGHT,
    DAYS_OF_FASTING,
    FOOD_G,
    HUNGER_DC,
    VEHICLES,
    WATER_ML,
    Journey,
    Pace,
    Way,
    journey,
    levels_of_fasting,
    levels_of_thirst,
    needs,
    paces_of,
    voyage,
)  # fmt: skip
from battlemap.ui import creature_words, lengths, words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.session import Session
from battlemap.ui.theme import palette, px
from battlemap.ui.why.asking import explain_at
from battlemap.ui.why.reason import Line, Why

SIZE, COPIED_MS = (920, 620), 1500
USUAL_M, FARTHEST_M, MOST_DAYS = 36_000, 10_000_000, 365
KM_M, MILE_M = 1000, 1500  # the books' mile: 24 of them are 36 km
ROW_PX, FIELD_PX = 36, 180
KILOMETRES: Any = QT_TRANSLATE_NOOP("Words", "{km} km")
MILES: Any = QT_TRANSLATE_NOOP("Words", "{miles} mi")


class Grid(QTableWidget):
    """Texts in rows below titles, as high as its rows; Ctrl+C copies all of it."""

    def __init__(self, titles: Sequence[str], name: str) -> None:
        super().__init__(0, len(titles))
        self.setHorizontalHeaderLabels(list(titles))
        self.setAccessibleName(name)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(px(ROW_PX))
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QTableView { outline: none; } QTableView::item { padding: 0 8px; }")
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        for column in range(len(titles)):
            last = column == len(titles) - 1
            mode = QHeaderView.ResizeMode.Stretch if last else QHeaderView.ResizeMode.ResizeToContents
            self.horizontalHeader().setSectionResizeMode(column, mode)

    def show_rows(self, rows: Sequence[Sequence[str]], bold: int = -1) -> None:
        """`bold`: the column one looks for."""
        self.setRowCount(len(rows))
        for i, row in enumerate(rows):
            for j, text in enumerate(row):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                font = item.font()
                font.setBold(j in (0, bold))
                item.setFont(font)
                self.setItem(i, j, item)
        header, last = self.horizontalHeader(), self.columnCount() - 1
        whole = sum(max(self.sizeHintForColumn(each), header.sectionSizeHint(each)) for each in range(last))
        self.setMinimumWidth(whole + header.sectionSizeHint(last) + 4)
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + px(ROW_PX) * len(rows) + 4)

    def as_text(self) -> str:
        """Lines with tabs, as a table of a text program takes them."""
        titles = [self.horizontalHeaderItem(column) for column in range(self.columnCount())]
        rows = [[self.item(row, column) for column in range(self.columnCount())] for row in range(self.rowCount())]
        return "\n".join("\t".join(item.text() if item is not None else "" for item in line) for line in [titles, *rows])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.as_text())
        else:
            super().keyPressEvent(event)


class Page(QWidget):
    """One tab: fields, a table, sentences below it; `lay_out` names the table."""

    grid: Grid

    def __init__(self) -> None:
        super().__init__()
        self.column, self.form = QVBoxLayout(self), QFormLayout()
        self.column.setSpacing(12)
        self.column.setContentsMargins(12, 14, 12, 12)
        self.form.setVerticalSpacing(10)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def lay_out(self, titles: Sequence[str], name: str) -> None:
        self.grid = Grid(titles, name)
        self.column.addLayout(self.form)
        self.column.addWidget(self.grid)
        self.column.addWidget(self.told)
        self.column.addStretch(1)

    def as_text(self) -> str:
        return "\n\n".join(text for text in (self.grid.as_text(), self.told.text()) if text)

    def far(self) -> QDoubleSpinBox:
        """A field for the length of the way."""
        field = QDoubleSpinBox()
        field.setRange(0, FARTHEST_M / long_unit_m())
        field.setDecimals(1)
        field.setValue(USUAL_M / long_unit_m())
        field.setSuffix(words.say(" mi") if lengths.unit() == lengths.FEET else self.tr(" km"))
        field.setMaximumWidth(px(FIELD_PX))
        field.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)
        self.form.addRow(self.tr("Length of the &way"), field)
        return field

    def taken(self, time: Journey) -> str:
        """ "2 days, 3 h 30 min"."""
        days = QCoreApplication.translate("Page", "%n day(s)", None, time.days)  # `tr` asks in the name of the page that is shown
        parts = [words.plural(days, time.days)] if time.days else []
        hours, minutes = divmod(time.minutes, 60)
        clock = [self.tr("{hours} h").format(hours=hours)] if hours else []
        clock += [self.tr("{minutes} min").format(minutes=minutes)] if minutes else []
        return ", ".join([*parts, *([" ".join(clock)] if clock else [])]) or "–"


def long_unit_m() -> int:
    """Metres to the unit of a journey: a mile for who counts in feet, else a kilometre."""
    return MILE_M if lengths.unit() == lengths.FEET else KM_M


def kilometres(metres: int) -> str:
    """A part of a journey, in miles for who counts in feet."""
    if lengths.unit() == lengths.FEET:
        return words.say(MILES, miles=words.number(round(metres / MILE_M, 2)))
    return words.say(KILOMETRES, km=words.number(metres / KM_M))


class OnFoot(Page):
    """The three paces side by side."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self._paces = paces_of(ruleset)
        self._names = {"fast": self.tr("Fast"), "normal": self.tr("Normal"), "slow": self.tr("Slow")}
        titles = (
            self.tr("Pace"), self.tr("A minute"), self.tr("An hour"), self.tr("A day"), self.tr("This way"),
            self.tr("Meanwhile"),
        )  # fmt: skip
        self.lay_out(titles, self.tr("Paces"))
        self.length = self.far()
        self.difficult = QCheckBox(self.tr("&Difficult ground: half as far"))
        self.mounted = QCheckBox(self.tr("&Mounted: twice as far for one hour of each day"))
        for box in (self.difficult, self.mounted):
            self.form.addRow("", box)
            box.toggled.connect(lambda _on: self.show_times())
        self.length.valueChanged.connect(lambda _km: self.show_times())
        explain_at(self.grid.viewport(), self._why)
        self.told.setText(
            self.tr("After the hour at twice the pace the animals want a rest, short or long, before they can do it again.")
        )
        self.show_times()

    def show_times(self) -> None:
        way = Way(difficult=self.difficult.isChecked(), mounted=self.mounted.isChecked())
        part, metres = (2 if way.difficult else 1), round(self.length.value() * long_unit_m())
        rows = [
            (
                self._names[pace.name], words.metres_text(pace.minute_m * 10 // part),
                kilometres(pace.hour_m // part), kilometres(pace.day_m // part), self.taken(journey(metres, pace, way)),
                self._meanwhile(pace),
            )
            for pace in self._paces
        ]  # fmt: skip
        self.grid.show_rows(rows, bold=4)
        self.told.setHidden(not way.mounted)

    def _why(self, at: QPoint) -> Why | None:
        """How a pace comes to its time."""
        row, metres = self.grid.rowAt(at.y()), round(self.length.value() * long_unit_m())
        if not 0 <= row < len(self._paces):
            return None
        pace, part = self._paces[row], 2 if self.difficult.isChecked() else 1
        lines = [
            Line(self.tr("the way"), kilometres(metres)), Line(self.tr("an hour at this pace"), kilometres(pace.hour_m)),
            Line(self.tr("a day at this pace"), kilometres(pace.day_m)),
        ]  # fmt: skip
        if part == 2:
            lines.append(Line(self.tr("a day on difficult ground, half as far"), kilometres(pace.day_m // part)))
        if self.mounted.isChecked():
            lines.append(Line(self.tr("an hour of each day at twice the pace"), f"+{kilometres(pace.hour_m // part)}"))
        time = journey(metres, pace, Way(difficult=part == 2, mounted=self.mounted.isChecked()))
        notes = tuple(filter(None, (self._meanwhile(pace),)))
        return Why(self._names[pace.name], self.taken(time), tuple(lines), notes)

    def _meanwhile(self, pace: Pace) -> str:
        told = (("advantage", pace.easier), ("disadvantage", pace.harder))
        found = [
            self.tr("{mode}: {skills}").format(mode=words.word(mode), skills=", ".join(words.word(skill) for skill in skills))
            for mode, skills in told
            if skills
        ]
        if pace.passive:
            found.append(self.tr("passive Perception {number}").format(number=f"{pace.passive:+d}".replace("-", "−")))
        if pace.unseen:
            found.append(self.tr("may go unseen (Stealth)"))
        return "; ".join(found)


class Aboard(Page):
    """Ships."""

    def __init__(self) -> None:
        super().__init__()
        self._names = {
            "airship": self.tr("Airship"), "galley": self.tr("Galley"), "keelboat": self.tr("Keelboat"),
            "longship": self.tr("Longship"), "rowboat": self.tr("Rowboat"), "sailing_ship": self.tr("Sailing ship"),
            "warship": self.tr("Warship"),
        }  # fmt: skip
        titles = (self.tr("Vessel"), self.tr("An hour"), self.tr("Crew"), self.tr("Passengers"), self.tr("This way"))
        self.lay_out(titles, self.tr("Vessels"))
        self.length = self.far()
        self.hours = QSpinBox()
        self.hours.setRange(1, DAY_AND_NIGHT)
        self.hours.setValue(DAY_AND_NIGHT)
        self.hours.setSuffix(self.tr(" h"))
        self.hours.setMaximumWidth(px(FIELD_PX))
        self.form.addRow(self.tr("&Under way each day"), self.hours)
        self.length.valueChanged.connect(lambda _km: self.show_times())
        self.hours.valueChanged.connect(lambda _h: self.show_times())
        self.told.setText(self.tr("Aboard nobody chooses a pace; with hands enough for every watch she goes on day and night."))
        self.show_times()

    def show_times(self) -> None:
        metres = round(self.length.value() * long_unit_m())
        rows = [
            (
                self._names[ship.name], kilometres(ship.hour_m), str(ship.crew), str(ship.passengers or "–"),
                self.taken(voyage(metres, ship, self.hours.value())),
            )
            for ship in VEHICLES
        ]  # fmt: skip
        self.grid.show_rows(rows, bold=4)


class Needs(Page):
    """Water and food by size, for the party, and what going without costs."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.lay_out((self.tr("Size"), self.tr("Water a day"), self.tr("Food a day")), self.tr("Water and food"))
        self._sizes = [token.creature.size for token in marching_order(session.state)]
        self._deadly = session.ruleset.harm.deadly_exhaustion
        self.days = QSpinBox()
        self.days.setRange(1, MOST_DAYS)
        self.days.setMaximumWidth(px(FIELD_PX))
        self.form.addRow(self.tr("&Days"), self.days)
        rows = [
            (creature_words.size(size), self.litres(WATER_ML[size]), self.kilos(FOOD_G[size])) for size in SIZES
        ]
        self.grid.show_rows(rows)
        self.days.valueChanged.connect(lambda _d: self.show_needs())
        self.show_needs()

    def litres(self, millilitres: int) -> str:
        return self.tr("{litres} l").format(litres=words.number(millilitres / 1000))

    def kilos(self, grams: int) -> str:
        return self.tr("{kilos} kg").format(kilos=words.number(grams / 1000))

    def show_needs(self) -> None:
        days = self.days.value()
        water, food = needs(self._sizes, days)
        party = self.tr("The party of {number} drinks {water} and eats {food}.").format(
            number=len(self._sizes), water=self.litres(water), food=self.kilos(food)
        )
        without = self.tr("Without water: {thirst}. Without food: {hunger}.").format(
            thirst=self._levels(levels_of_thirst(days)), hunger=self._levels(levels_of_fasting(days))
        )
        thirst = self.tr(
            "Thirst: less than half the water of a day gives a level of exhaustion when the day ends. Such levels stay until "
            "a whole day's water was drunk."
        )
        hunger = self.tr(
            "Hunger: less than half the food of a day asks for a Constitution save against {dc}, or gives a level. Nothing at "
            "all gives a level at the end of day {day} and of each day after. Such levels stay until a whole day's food was "
            "eaten."
        ).format(dc=HUNGER_DC, day=DAYS_OF_FASTING)
        self.told.setText("\n\n".join([f"{party if self._sizes else ''}\n{without}".strip(), thirst, hunger]))

    def _levels(self, levels: int) -> str:
        text = words.plural(self.tr("%n level(s) of exhaustion", "", levels), levels)
        return self.tr("{levels}, deadly").format(levels=text) if 0 < self._deadly <= levels else text


class TravelDialog(Dialog):
    """Three pages; the length of the way is the same on both that ask for it."""

    def __init__(self, session: Session, parent: QWidget | None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Travel"))
        self.resize(*SIZE)
        self.on_foot, self.aboard, self.needs = OnFoot(session.ruleset), Aboard(), Needs(session)
        self.tabs = QTabWidget()
        self.tabs.setStyleSheet(_tab_style())
        self.tabs.tabBar().setAccessibleName(self.tr("How they travel"))
        for page, title in (
            (self.on_foot, self.tr("On &foot")), (self.aboard, self.tr("A&board")), (self.needs, self.tr("&Thirst and hunger")),
        ):  # fmt: skip
            self.tabs.addTab(page, title)
        self.body.addWidget(self.tabs)
        self.on_foot.length.valueChanged.connect(self.aboard.length.setValue)
        self.aboard.length.valueChanged.connect(self.on_foot.length.setValue)
        self.copy_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._name_copy()
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self.copy)
        self.on_foot.length.setFocus()
        self.on_foot.length.selectAll()

    def page(self) -> Page:
        found = self.tabs.currentWidget()
        assert isinstance(found, Page)
        return found

    def copy(self) -> None:
        """The page as text, for a chat or a note; the button says that it is done."""
        QGuiApplication.clipboard().setText(self.page().as_text())
        self.copy_button.setText(self.tr("Copied"))
        QTimer.singleShot(COPIED_MS, self, self._name_copy)

    def _name_copy(self) -> None:
        self.copy_button.setText(self.tr("&Copy this page"))


def _tab_style() -> str:
    colours = palette()
    return f"""
    QTabWidget::pane {{ border: 1px solid {colours.line}; border-radius: 6px; }}
    QTabBar::tab {{ padding: 8px 16px; border: 1px solid {colours.line}; background: {colours.raised}; margin-right: 4px;
        border-top-left-radius: 6px; border-top-right-radius: 6px; }}
    QTabBar::tab:selected {{ background: {colours.accent}; color: {colours.text_on_accent}; }}
    QTabBar::tab:selected:focus {{ border: 2px solid {colours.text}; }}
    """
