"""A plain picture becomes a battle map: its printed grid is found, or squares are laid on it by hand or by numbers.

The dialog opens at once and says what it is doing; reading, looking for the grid and writing the fight are done beside it
(`import_map_work`).  Whatever was touched by hand is never changed by what is found later.
Not here: the bench (`align_bench`), the fields beside it (`import_map_panel`), sums (`imaging.layout`).
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QWidget

from battlemap.imaging.grid_finder import FoundGrid
from battlemap.imaging.guessing import BELIEVED, proposal
from battlemap.imaging.header import HEAD, LARGEST_SIDE_PX, BadHeader, Header, read_header
from battlemap.imaging.layout import Layout
from battlemap.imaging.pyramid import Pyramid
from battlemap.importers.found import ImportProblem, shown
from battlemap.importers.other_pictures import Damaged, kind_of_other, size_of
from battlemap.sentence import Sentence, system_says
from battlemap.ui import words
from battlemap.ui.canvas.tiles import TiledPicture
from battlemap.ui.dialogs.align_bench import Bench, Marks, marks_on
from battlemap.ui.dialogs.giving import RoomyDialog, hearing
from battlemap.ui.dialogs.import_map_fields import RulesetFields, column_beside
from battlemap.ui.dialogs.import_map_panel import Panel
from battlemap.ui.dialogs.import_map_work import Order, Picture, Work, look_again, read, write
from battlemap.ui.screen import screen_of
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings

SIZE = QSize(1240, 800)
SCREEN_SHARE = 0.94
PROGRESS_WIDTH = 320
SURE = 0.9
LOOK_AGAIN_MS = 250


class PictureDialog(RoomyDialog):
    """For one picture, whose header has been read."""

    def __init__(self, session: Session, path: Path, header: Header, parent: QWidget | None, settings: Settings) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("Import {name}").format(name=path.name))
        self.accept_text(self.tr("Use this map"))
        self._session, self._path = session, path
        width, height = header.upright
        self._proposal = proposal(width, height, path.stem)
        self._picture: Picture | None = None
        self._written: Path | None = None
        self._is_touched = self._is_finishing = False
        first = self._proposal
        layout = Layout.of_grid(width, height, first.px, first.left, first.top)
        self.bench, self.panel, self.fields = Bench(width, height, layout), Panel(), RulesetFields(settings, is_narrow=True)
        self.ruleset, self.told, self.square = self.fields.ruleset, self.fields.told, self.fields.square
        self.columns, self.rows, self.px = self.panel.columns, self.panel.rows, self.panel.px
        self.sentence, self.progress = QLabel(), QProgressBar()
        self._lay_out()
        self._work = Work(self)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(LOOK_AGAIN_MS)
        self._connect()
        self._show()
        self._say()
        self.columns.setFocus()
        self.columns.selectAll()
        self._begin(read(path), self.tr("Reading the picture"))

    @classmethod
    def opened(cls, session: Session, path: Path, parent: QWidget | None, settings: Settings) -> PictureDialog:
        """Look at the header, and no further.  Raises ImportProblem."""
        try:
            with path.open("rb") as file:
                kind = kind_of_other(file.read(HEAD))
                file.seek(0)
                header = Header("other", *size_of(path), in_rows=False) if kind else read_header(file)
        except BadHeader as wrong:
            raise ImportProblem("{file}: the picture {why}", file=shown(path), why=wrong) from None
        except Damaged:
            damaged = Sentence("is {kind}, but damaged", kind=kind)
            raise ImportProblem("{file}: the picture {why}", file=shown(path), why=damaged) from None
        except OSError as wrong:
            raise ImportProblem("{file}: the file cannot be read ({why})", file=shown(path), why=system_says(wrong)) from None
        if not header.is_bearable:
            why = Sentence(
                "is {width} x {height} pixels, more than {limit} a side", width=header.width, height=header.height,
                limit=LARGEST_SIDE_PX,
            )  # fmt: skip
            raise ImportProblem("{file}: the picture {why}", file=shown(path), why=why)
        return cls(session, path, header, parent, settings)

    def _lay_out(self) -> None:
        scroll = column_beside(self.panel, self.fields)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.bench, 1)
        row.addWidget(scroll)
        self.body.addLayout(row, 1)
        font = self.sentence.font()
        font.setPointSizeF(font.pointSizeF() * 1.25)
        font.setBold(True)
        self.sentence.setFont(font)
        self.sentence.setAccessibleName(self.tr("What results"))
        keep = self.progress.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keep)
        self.progress.setRange(0, 1000)
        self.progress.setFixedSize(PROGRESS_WIDTH, 22)
        below = QHBoxLayout()
        below.addWidget(self.sentence, 1)
        below.addWidget(self.progress)
        self.body.addLayout(below)
        room = screen_of(self).availableSize() * SCREEN_SHARE
        self.resize(SIZE.boundedTo(room))

    def _connect(self) -> None:
        self._work.told.connect(lambda share: self.progress.setValue(round(1000 * share)))
        self._work.grown.connect(self._grown)
        self._work.done.connect(self._done)
        self._work.failed.connect(self._failed)
        self._again.timeout.connect(self._look_again)
        self.bench.changed.connect(self._touched)
        panel = self.panel
        panel.changed.connect(self._typed)
        panel.half.clicked.connect(lambda: self._lay(self.bench.squares.with_px(self.bench.squares.px / 2)))
        panel.double.clicked.connect(lambda: self._lay(self.bench.squares.with_px(self.bench.squares.px * 2)))
        panel.turn_left.clicked.connect(lambda: self._turn(3))
        panel.turn_right.clicked.connect(lambda: self._turn(1))
        panel.whole.clicked.connect(lambda: self._lay(self.bench.squares.cropped((0, 0, *self.bench.align.size))))
        panel.use_found.clicked.connect(self._use_found)
        self.square.valueChanged.connect(lambda _value: self._say())

    # ------------------------------------------------------------ what is under way
    def _begin(self, task: object, text: str) -> None:
        self.progress.setFormat(text + " · %p%")
        self.progress.setValue(0)
        self.progress.show()
        self._work.start(task)  # type: ignore[arg-type]

    def _grown(self, pyramid: Pyramid) -> None:
        if self.bench.picture is None:
            self.bench.show_picture(TiledPicture(pyramid, self.bench))
        elif self.bench.picture.pyramid is pyramid:
            self.bench.picture.more_rows()

    def _done(self, result: object) -> None:
        self.progress.hide()
        if isinstance(result, Path):
            self._written = result
            return
        if isinstance(result, Picture):
            self._picture = result
            self._grown(result.pyramid)
            grid = result.grid
        else:
            assert isinstance(result, FoundGrid)
            grid = result
        self._proposal = proposal(*self._unturned(), self._path.stem, grid)
        if not self._is_touched:
            self._use_found()
        self._say()

    def _failed(self, sentence: str) -> None:
        self.progress.hide()
        self.complain(sentence)
        if self._picture is None:
            self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(False)
            self.panel.show_status(self.tr("This picture cannot be used"), "", "bad")

    def _look_again(self) -> None:
        if self._picture is not None and not self._is_finishing:
            self._begin(look_again(self._picture.pyramid, self.bench.align.angle), self.tr("Looking for the grid"))

    # ------------------------------------------------------------ squares
    def _unturned(self) -> tuple[int, int]:
        """Width and height at this angle, before the quarter turns."""
        width, height = self.bench.align.size
        return (height, width) if self.bench.align.quarters % 2 else (width, height)

    def _found_layout(self) -> Layout:
        """What was found, the way up the picture is now."""
        found = self._proposal
        layout = Layout.of_grid(*self._unturned(), found.px, found.left, found.top)
        for _ in range(self.bench.align.quarters):
            layout = layout.turned()
        return layout

    def _use_found(self) -> None:
        layout = self._found_layout().cropped(self.bench.squares.crop)
        self._is_touched = False
        self.bench.lay(layout, marks_on(layout))
        self._show()
        self._say()

    def _lay(self, layout: Layout, marks: Marks | None = None) -> None:
        self.bench.lay(layout, marks)
        self._touched()

    def _touched(self) -> None:
        """By hand: from now on only by hand."""
        self._is_touched = True
        self._show()
        self._say()

    def _typed(self, what: str) -> None:
        panel, squares, marks = self.panel, self.bench.squares, self.bench.marks
        match what:
            case "columns":
                self._lay(squares.with_columns(panel.columns.value()))
            case "rows":
                self._lay(squares.with_rows(panel.rows.value()))
            case "px":
                self._lay(squares.with_px(panel.px.value()))
            case "at":
                self._lay(squares.at(panel.left.value(), panel.top.value()))
            case "apart":
                across, down = panel.across.value(), panel.down.value()
                if across or down:
                    layout = squares.between(marks.a, marks.b, across, down)
                    self._lay(layout, Marks(marks.a, marks.b, across, down))
            case "angle":
                self._tilt(panel.angle.value())

    def _turn(self, quarters: int) -> None:
        """Quarter turns to the right; the squares turn with the picture."""
        layout = self.bench.squares
        for _ in range(quarters):
            layout = layout.turned()
        self.bench.turn(self.bench.align.quarters + quarters, self.bench.align.angle)
        self.bench.lay(layout, marks_on(layout))
        self._show()
        self._say()

    def _tilt(self, angle: float) -> None:
        """The squares stay in the middle; the grid is looked for again."""
        old = self.bench.squares
        self.bench.turn(self.bench.align.quarters, angle)
        width, height = self.bench.align.size
        left, top = old.left + (width - old.width) / 2, old.top + (height - old.height) / 2
        layout = Layout.of_grid(width, height, old.px, left, top)
        self.bench.lay(layout, marks_on(layout))
        self._is_touched = False
        self._show()
        self._say()
        self._again.start()

    # ------------------------------------------------------------ saying it
    def _show(self) -> None:
        self.panel.show_layout(self.bench.squares, self.bench.marks, self.bench.align.angle)
        self.panel.whole.setEnabled(self.bench.squares.crop != (0, 0, *self.bench.align.size))

    def _say(self) -> None:
        """What was found, and what results."""
        self.complain(self._objection())
        squares = self.bench.squares
        parts = [
            self.tr("{columns} x {rows} squares, {px} px each").format(
                columns=squares.columns, rows=squares.rows, px=words.number(round(squares.px, 1))
            ),
            self.tr("{width} x {height}").format(
                width=words.metres_text(squares.columns * self.fields.square_dm),
                height=words.metres_text(squares.rows * self.fields.square_dm),
            ),
        ]
        if not squares.is_even:
            parts.append(self.tr("squares at the rim are cut"))
        self.sentence.setText(" · ".join(parts))
        self.panel.show_status(*self._told())
        differs = self._is_touched and self._proposal.source == "printed" and self._found_layout().px != squares.px
        self.panel.use_found.setVisible(differs)

    def _told(self) -> tuple[str, str, str]:
        """Title, detail and colour of what is known of the printed grid."""
        found = self._proposal
        share = round(100 * found.confidence)
        if self._picture is None:
            return self.tr("Looking for the printed grid…"), "", ""
        if found.source == "printed" and found.confidence >= BELIEVED:
            px = words.number(round(found.px, 1))
            if found.confidence >= SURE:
                detail = self.tr("Squares of {px} px, {share}% sure.").format(px=px, share=share)
                return self.tr("A printed grid was found"), detail, "good"
            detail = self.tr("Squares of {px} px, {share}% sure: see whether the lines meet.").format(px=px, share=share)
            return self.tr("A grid was found, probably"), detail, "warning"
        title = self.tr("No printed grid was found")
        match found.source:
            case "name":
                return title, self.tr("The squares are those in the picture's name."), "warning"
            case "size":
                return title, self.tr("The squares are a usual size that fits the picture's sides."), "warning"
            case _:
                advice = self.tr(
                    "Type columns or rows, or drag A and B onto two crossings and say how far they are apart. Tilt a page that "
                    "lies askew: then it is looked for again."
                )
                return title, advice, "bad"

    def _objection(self) -> str:
        squares = self.bench.squares
        if squares.is_bearable:
            return ""
        px = words.number(round(squares.px, 1))
        return self.tr("{columns} x {rows} squares of {px} pixels are too many or too small to play on.").format(
            columns=squares.columns, rows=squares.rows, px=px
        )

    # ------------------------------------------------------------ ending
    def finish(self) -> None:
        """Write the fight and open it; while the picture is still being read, as soon as it has been."""
        if self._is_finishing or self._objection():
            return
        self._is_finishing = True
        for part in (self.panel, self.bench, self.fields, self.buttons.button(self.buttons.StandardButton.Ok)):
            part.setEnabled(False)
        self._work.wait()
        if self._picture is not None and self._is_finishing:
            self._begin(write(self._order(self._picture)), self.tr("Writing the fight"))
            self._work.wait()
        if self._written is not None and self._is_finishing:
            with hearing(self, self._session):
                is_open = self._session.open_path(self._written)
            if is_open:
                self.fields.remember()
                self.accept()
                return
        self._is_finishing = False
        for part in (self.panel, self.bench, self.fields):
            part.setEnabled(True)
        self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(self._picture is not None)

    def _order(self, picture: Picture) -> Order:
        view = self.bench.align
        return Order(
            self._path, picture, self.bench.squares, view.quarters, view.angle, self.fields.name, self.fields.square_dm
        )

    def done(self, result: int) -> None:
        self._is_finishing = False
        self._again.stop()
        self._work.stop()
        if self.bench.picture is not None:
            self.bench.picture.stop()
            self.bench.picture.deleteLater()
        self.bench.picture = self._picture = None  # the tiles belong to whoever still shows them
        super().done(result)
