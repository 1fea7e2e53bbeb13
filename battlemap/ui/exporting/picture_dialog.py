"""File > Export > Map as a picture: for whom, which squares, how large, which kind; then where to, and how far it is.

What was chosen last is offered first.  Not here: painting (`sheet`), writing (`files`), what is too large (`limits`).
"""

from typing import Literal

import msgspec
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.exporting.choosing import labelled
from battlemap.ui.exporting.export_dialog import ExportDialog, Given, kept
from battlemap.ui.exporting.files import MM_PER_INCH, Order, written
from battlemap.ui.exporting.frame import Frame
from battlemap.ui.exporting.limits import (
    KINDS,
    LEAST_PX,
    MOST_PX,
    PIXEL_KINDS,
    Kind,
    Verdict,
    most_px,
    size_text,
    usual_px,
    weigh,
    weigh_page,
)
from battlemap.ui.exporting.look import Look
from battlemap.ui.exporting.part import BadPart, Part
from battlemap.ui.exporting.places import Place, ask_place
from battlemap.ui.exporting.preview import Preview
from battlemap.ui.exporting.sheet import Sheet, painted
from battlemap.ui.exporting.steps import Steps
from battlemap.ui.inks import PAPER
from battlemap.ui.sentences import said
from battlemap.ui.theme import Palette, palette

KEY = "export/picture"
PREVIEW = QSize(400, 330)
LEAST_MM, MOST_MM = 1.0, 500.0
ROUNDS = 4
"""The rim's letters get no smaller than can be read: what fits with them is found by trying."""


class Kept(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is remembered of a picture: nothing of the map itself.  `px`: as typed, 0 for the map's own."""

    view: Literal["gm", "players", "table"] = "players"
    tokens: bool = True
    grid: bool = True
    marks: bool = True
    coordinates: bool = False
    ink: bool = False
    kind: Literal["png", "webp", "pdf", "svg"] = "png"
    mm: float = MM_PER_INCH
    px: int = 0


class PictureDialog(ExportDialog):
    """`light`: the game master's map is dark where no light falls."""

    def __init__(self, given: Given, parent: QWidget | None, light: bool = True) -> None:
        last = kept(given.settings.text(KEY), Kept)
        look = Look(
            view=last.view, tokens=last.tokens, grid=last.grid, coordinates=last.coordinates, ink=last.ink, marks=last.marks
        )
        super().__init__(given, look, parent)
        self.setWindowTitle(self.tr("Map as a picture"))
        self.accept_text(self.tr("&Export…"))
        self._light = light
        self.kind, self.px, self.mm = QComboBox(), QSpinBox(), QDoubleSpinBox()
        for kind in KINDS:
            self.kind.addItem(self._kind_name(kind), kind)
        self.kind.setCurrentIndex(self.kind.findData(last.kind))
        self.px.setRange(LEAST_PX, MOST_PX)
        self.px.setSuffix(self.tr(" px"))
        self._is_px_typed = last.px > 0
        if self._is_px_typed:
            self.px.setValue(min(last.px, MOST_PX))
        self.mm.setRange(LEAST_MM, MOST_MM)
        self.mm.setDecimals(1)
        self.mm.setSuffix(self.tr(" mm"))
        self.mm.setValue(last.mm)
        self.size_told, self.verdict_told = QLabel(), QLabel()
        for label in (self.size_told, self.verdict_told):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.preview = Preview(PREVIEW, self.tr("Preview"))
        self._lay_out()
        self.fields.changed.connect(self._look_changed)
        self.kind.currentIndexChanged.connect(lambda _i: self.look_again())
        self.px.valueChanged.connect(self._px_typed)
        self.mm.valueChanged.connect(lambda _value: self.look_again())
        self.preview.failed.connect(self.complain)
        self._look_changed()

    def _lay_out(self) -> None:
        form = QGridLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(8)
        form.setColumnStretch(1, 1)
        row = self.fields.fill(form, 0)
        form.addWidget(labelled(self.tr("&Kind"), self.kind), row, 0)
        form.addWidget(self.kind, row, 1)
        self._size_name = labelled(self.tr("&Square"), self.px)
        form.addWidget(self._size_name, row + 1, 0)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self.px)
        line.addWidget(self.mm)
        line.addWidget(self.size_told, 1)
        form.addLayout(line, row + 1, 1)
        form.addWidget(self.verdict_told, row + 2, 1)
        fields = self.fields
        form.addLayout(fields.boxes(fields.tokens, fields.marks, fields.grid, fields.coordinates, fields.ink), row + 3, 1)
        form.setRowStretch(row + 4, 1)
        right = QVBoxLayout()
        right.addWidget(self.preview)
        self.lay_beside(form, right, 470)

    # ------------------------------------------------------------ what is chosen
    def look(self) -> Look:
        return self.fields.look(self._light)

    def _colours(self) -> Palette:
        return PAPER if self.fields.ink.isChecked() else palette()

    def _look_changed(self) -> None:
        """Another part or look: the preview, and a size that suits it unless one was typed."""
        self.complain("")
        if self.fields.has_part():
            if not self._is_px_typed:
                self.px.blockSignals(True)
                self.px.setValue(self._usual_px(self.fields.part()))
                self.px.blockSignals(False)
            self.preview.show_later(self._previewed)
        self.look_again()

    def _usual_px(self, part: Part) -> int:
        placed = self.studio.state.scene.picture
        return usual_px(part, placed.px_per_square if placed else None)

    def _px_typed(self, _px: int) -> None:
        self._is_px_typed = True
        self.look_again()

    def look_again(self) -> None:
        """How large it will be, and what is to be said of that."""
        kind: Kind = self.kind.currentData()
        self.px.setVisible(kind in PIXEL_KINDS)
        self.mm.setVisible(kind not in PIXEL_KINDS)
        self._size_name.setBuddy(self.px if kind in PIXEL_KINDS else self.mm)
        verdict = Verdict()
        try:
            part = self.fields.part()
        except BadPart as wrong:
            verdict = Verdict(said(wrong), True)
            self.size_told.clear()
        else:
            verdict = self._verdict(kind, part)
        colours = palette()
        self.verdict_told.setText(verdict.text)
        self.verdict_told.setVisible(bool(verdict.text))
        self.verdict_told.setStyleSheet(f"color: {colours.bad if verdict.is_refused else colours.warning};")
        self.may_write(not verdict.is_refused)
        self.make_room()

    def _verdict(self, kind: Kind, part: Part) -> Verdict:
        frame = Frame(part, self._frame_px(kind), self.fields.coordinates.isChecked())
        if kind in PIXEL_KINDS:
            self.size_told.setText(size_text(frame.size_px))
            verdict = weigh(kind, frame.size_px)
            most = most_px(kind, part) if verdict.is_refused else 0
            if most >= LEAST_PX:
                verdict = Verdict(self.tr("{why} At most {px} px a square.").format(why=verdict.text, px=most), True)
            return verdict
        size = frame.size_squares * self.mm.value()
        self.size_told.setText(
            self.tr("{width} × {height} mm").format(width=round(size.width()), height=round(size.height()))
        )
        return weigh_page(size.width(), size.height()) if kind == "pdf" else Verdict()

    def _frame_px(self, kind: Kind) -> float:
        return float(self.px.value()) if kind in PIXEL_KINDS else SQUARE

    # ------------------------------------------------------------ painting
    def _sheet(self, px: float) -> Steps[Sheet]:
        look, part = self.look(), self.fields.part()
        drawn = yield from self.studio.drawn(look, palette())
        return Sheet(drawn, Frame(part, px, look.coordinates), look, self._colours())

    def _previewed(self) -> Steps[QImage]:
        """As large as the preview has room for."""
        room, part = self.preview.room, self.fields.part()
        px = min(room.width() / part.columns, room.height() / part.rows, SQUARE)
        for _ in range(ROUNDS):
            size = Frame(part, px, self.look().coordinates).size_px
            px *= min(1.0, room.width() / size.width(), room.height() / size.height())
        sheet = yield from self._sheet(px)
        return (yield from painted(sheet))

    # ------------------------------------------------------------ writing
    def finish(self) -> None:
        if self.line.is_busy or not self.fields.has_part():
            return
        kind: Kind = self.kind.currentData()
        kinds = {f"{self._kind_name(kind)} (*.{kind})": (kind,)}
        path = ask_place(self, self.given.settings, Place(self.windowTitle(), self.suggested(), kinds))
        if path is None:
            return
        self.given.settings.set_text(KEY, self._kept(kind))
        mm = self.mm.value() if kind not in PIXEL_KINDS else MM_PER_INCH
        order = Order(path, kind, mm, self.title_within())
        self.begin(self._deed(order, self._frame_px(kind)), self.tr("Writing {name}…").format(name=path.name))

    def _deed(self, order: Order, px: float) -> Steps[str]:
        sheet = yield from self._sheet(px)
        self.written_to = yield from written(sheet, order)
        size = size_text(sheet.frame.size_px) if order.kind in PIXEL_KINDS else self.size_told.text()
        text = self.tr("Written: {name}, {size}.").format(name=order.path.name, size=size)
        return f"{text} {self.studio.missing}".strip()

    def _kept(self, kind: Kind) -> str:
        look = self.look()
        now = Kept(
            view=look.view, tokens=look.tokens, grid=look.grid, coordinates=look.coordinates, ink=look.ink, kind=kind,
            marks=look.marks, mm=self.mm.value(), px=self.px.value() if self._is_px_typed else 0,
        )  # fmt: skip
        return msgspec.json.encode(now).decode()

    def _kind_name(self, kind: Kind) -> str:
        return {
            "png": self.tr("PNG picture"), "webp": self.tr("WebP picture, a smaller file"),
            "pdf": self.tr("PDF, one page at true scale"), "svg": self.tr("SVG drawing"),
        }[kind]  # fmt: skip
