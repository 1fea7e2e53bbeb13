"""A fight's map as a picture or as pages, without a window: `battlemap export FIGHT -o OUT.png`.

Not here: the other kinds of export, which need no toolkit (`cli.export`).
"""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from battlemap.model import BattlemapError, Scene
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from battlemap.ui.background import Pictures
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.exporting.files import MM_PER_INCH, Order, written
from battlemap.ui.exporting.frame import Frame
from battlemap.ui.exporting.limits import LEAST_PX, MOST_PX, PIXEL_KINDS, Kind, usual_px
from battlemap.ui.exporting.look import Look, View
from battlemap.ui.exporting.pages import Print
from battlemap.ui.exporting.paper import BadPaper, better, laid_out, paper
from battlemap.ui.exporting.part import Part, named, whole
from battlemap.ui.exporting.printing import printed_to_file
from battlemap.ui.exporting.sheet import Sheet
from battlemap.ui.exporting.steps import Steps, run_to_end
from battlemap.ui.exporting.studio import Studio
from battlemap.ui.theme import LIGHT, palette

_held: list[QApplication] = []


@dataclass(frozen=True, slots=True)
class Wanted:
    """The file and its kind (its ending); `view`: for whom; `px` to the square, 0 for the map's own; `squares`: "B3:K12", "" for
    all; `paper`: a PDF of such pages."""

    out: Path
    view: View = "players"
    px: int = 0
    squares: str = ""
    paper: str = ""
    overwrite: bool = False


def export_picture(path: Path, wanted: Wanted) -> int:
    """Write it; what was written on standard output.  Raises `BattlemapError` with a sentence."""
    _application()
    with FightFile.open(path) as file:
        state = file.document(find_ruleset).state
        studio = Studio(state, find_ruleset(state.ruleset), Pictures(lambda sha256: _bytes(file, sha256)))
        part = named(wanted.squares, state.scene) if wanted.squares else whole(state.scene)
        deed = _pages(studio, part, wanted) if wanted.paper else _picture(studio, part, wanted)
        said = run_to_end(deed)
    print(f"written: {wanted.out}{said}")
    if studio.missing:
        print(f"  {studio.missing}")
    return 0


def _picture(studio: Studio, part: Part, wanted: Wanted) -> Steps[str]:
    kind: Any = wanted.out.suffix.lower().removeprefix(".")
    drawn = yield from studio.drawn(look := Look(view=wanted.view), palette())
    sheet = Sheet(drawn, Frame(part, _px(kind, part, wanted, studio.state.scene)), look, palette())
    yield from written(sheet, Order(wanted.out, kind, title=_title(studio, wanted), overwrite=wanted.overwrite))
    size = sheet.frame.size_px
    return f" ({size.width()} x {size.height()} pixels)" if kind in PIXEL_KINDS else ""


def _pages(studio: Studio, part: Part, wanted: Wanted) -> Steps[str]:
    look, sheet = Look(view=wanted.view, paper=True), paper(wanted.paper)
    layout = laid_out(part, MM_PER_INCH, better(part, MM_PER_INCH, sheet))
    printed = Print((yield from studio.drawn(look, LIGHT)), look, layout, _title(studio, wanted))
    if not printed.pages:
        raise BadPaper("{name}: nothing of these squares is known to the players", name=wanted.out.name)
    yield from printed_to_file(printed, wanted.out, wanted.overwrite)
    return f" ({len(printed.pages)} pages)"


def _px(kind: Kind, part: Part, wanted: Wanted, scene: Scene) -> float:
    if kind not in PIXEL_KINDS:
        return SQUARE
    if wanted.px and not LEAST_PX <= wanted.px <= MOST_PX:
        raise BattlemapError(
            "--px: expected {least} to {most} pixels a square, got {px}", least=LEAST_PX, most=MOST_PX, px=wanted.px
        )
    return wanted.px or usual_px(part, scene.picture.px_per_square if scene.picture else None)


def _title(studio: Studio, wanted: Wanted) -> str:
    """What is for players says nothing of the fight, not even what it is called."""
    return studio.state.title if wanted.view == "gm" else ""


def _bytes(file: FightFile, sha256: str) -> bytes | None:
    try:
        return file.picture(sha256)
    except BattlemapError:
        return None  # what is missing is said at the end


def _application() -> None:
    """The toolkit needs one to paint; where screens are optional it is told to look for none."""
    if QCoreApplication.instance() is None:
        if sys.platform.startswith("linux") and not os.environ.get("QT_QPA_PLATFORM", "").startswith("offscreen"):
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        _held.append(QApplication(["battlemap"]))
