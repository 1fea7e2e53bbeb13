"""The real window on a benchmark's map: a fight's file with a large picture, the canvas at a size, gestures and what they cost.

Not here: the scene itself (`scene`), what is measured (the parts).  Words: *busy* is processor time of the window's own thread,
whatever else the machine does meanwhile.
"""

import gc
import hashlib
import multiprocessing
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QEvent, QIODevice, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from battlemap.encounter import commands as c
from battlemap.model import Creature, Encounter, Picture, Token
from battlemap.storage import FightFile
from battlemap.ui.canvas import MapView
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from battlemap.ui.window import MainWindow
from tests.benchmarks import scene

VIEWPORT = (1600, 900)
PICTURE_PX, BLOCK_PX = 8192, 16
SETTLING_S, PLACED_S = 60.0, 0.5


def application() -> QApplication:
    """The one there is, themed."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication([])
    apply_theme(app)
    return app


# ---------------------------------------------------------------- what is opened
def picture(kind: str = "JPEG", side: int = PICTURE_PX) -> bytes:
    """A map's picture as its file's bytes: coloured blocks with a grain, so that it packs as badly as a painted map."""
    rng = np.random.default_rng(scene.SEED)
    blocks = rng.integers(60, 200, (side // BLOCK_PX, side // BLOCK_PX, 4), np.uint8)
    pixels = blocks.repeat(BLOCK_PX, 0).repeat(BLOCK_PX, 1)
    pixels[..., :3] += rng.integers(0, 12, (side, side, 1), np.uint8)
    pixels[..., 3] = 255
    image = QImage(pixels.data, side, side, side * 4, QImage.Format.Format_RGB32)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind, 85), f"Qt writes no {kind}"
    return bytes(data.data())


def crowded(state: Encounter, number: int, columns: int, rows: int) -> Encounter:
    """The fight with as many tokens in all as `number`, the further ones foes on free squares of a block round the middle."""
    rng = np.random.default_rng(scene.SEED + number)
    taken = {(t.at[0] + i, t.at[1] + j) for t in state.tokens.values() for i in range(3) for j in range(3)}
    left, top = (state.scene.width - columns) // 2, (state.scene.height - rows) // 2
    free = [(x, y) for y in range(top, top + rows) for x in range(left, left + columns) if (x, y) not in taken]
    tokens, more = dict(state.tokens), number - len(state.tokens)
    for nth in rng.permutation(len(free))[:more].tolist():
        count = len(tokens)
        guard = Creature(name=f"Guard {count}", max_hp=11)
        tokens[f"guard-{count}"] = Token(id=f"guard-{count}", creature=guard, side="foes", at=free[nth], hp=1 + count % 11)
    assert len(tokens) == number, "no room for so many"
    return replace(state, tokens=tokens)


def fight_file(state: Encounter, data: bytes, folder: Path) -> Path:
    """The fight on disk, with this picture below all of its map."""
    sha256 = hashlib.sha256(data).hexdigest()
    image = QImage.fromData(data)
    placed = Picture(
        sha256=sha256, width_px=image.width(), height_px=image.height(), px_per_square=image.width() / state.scene.width
    )
    path = folder / "benchmark.battlemap"
    FightFile.create(path, replace(state, scene=replace(state.scene, picture=placed)), {sha256: data}).close()
    return path


def fight_file_made_elsewhere(kind: str, side: int, plan: tuple[int, int, int], tokens: int, block: tuple[int, int]) -> Path:
    """As `fight_file`, of a process of its own: what it takes to draw such a picture is not this one's."""
    path = new_folder()
    maker = multiprocessing.get_context("spawn").Process(target=_make, args=(kind, side, plan, tokens, block, path))
    maker.start()
    maker.join()
    assert maker.exitcode == 0, "no fight was made"
    return path / "benchmark.battlemap"


def _make(kind: str, side: int, plan: tuple[int, int, int], tokens: int, block: tuple[int, int], folder: Path) -> None:
    state = scene.fight(*plan)
    fight_file(crowded(state, tokens, *block) if tokens else state, picture(kind, side), folder)


def new_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="battlemap-benchmark-"))


# ---------------------------------------------------------------- the window
def shown(session: Session) -> MainWindow:
    """The window on a session, its map's viewport of the size all figures are told for."""
    app = application()
    window = MainWindow(session, Settings())
    window.show()
    wait(PLACED_S)  # by then it has found its place on the screen, which may be small
    for _ in range(2):  # the docks take their part the first time
        port = window.view.viewport().size()
        window.resize(window.width() + VIEWPORT[0] - port.width(), window.height() + VIEWPORT[1] - port.height())
        app.processEvents()
    assert (window.view.viewport().width(), window.view.viewport().height()) == VIEWPORT, "another viewport"
    return window


def wait(seconds: float) -> None:
    """The window lives that long."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        QApplication.processEvents()
        time.sleep(0.002)


def begun(session: Session) -> None:
    """The fight begins, the hero first to act."""
    session.do(c.Begin(totals={who: 30 if who == scene.HERO else 10 for who in session.state.tokens}))


def settle(view: MapView) -> None:
    """Until the map's picture is decoded, all its tiles in sight are there and nothing waits to be drawn as it is to be."""
    ends = time.monotonic() + SETTLING_S
    while not is_settled(view) or view.haste.is_on:
        assert time.monotonic() < ends, "the picture never came"
        wait(0.01)
    view.glides.finish()
    QApplication.processEvents()
    while view.leisure.is_busy:
        wait(0.01)


def is_settled(view: MapView) -> bool:
    placed = view.session.state.scene.picture
    ground = view.pictures.ground(placed.sha256) if placed is not None else None
    is_there = placed is None or (view.pictures.are_settled and ground is not None and ground.is_settled)
    return is_there and view.static.is_fresh


def look_at(view: MapView, zoom: float, square: tuple[float, float]) -> None:
    """At this zoom (screen pixels per scene pixel), this square in the middle."""
    view.glides.finish()
    view.zoom_by(zoom / view.zoom)
    view.centerOn(QPointF(square[0] * SQUARE, square[1] * SQUARE))
    QApplication.processEvents()
    settle(view)


def quiet() -> None:
    """Nothing is collected while it is measured but what was made meanwhile."""
    gc.collect()
    gc.freeze()


# ---------------------------------------------------------------- gestures
def mouse(view: QWidget, kind: QEvent.Type, at: QPointF, held: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """One event of the mouse, sent to a view's viewport."""
    own = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else held
    buttons = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else held
    port = view.viewport()  # type: ignore[attr-defined]
    event = QMouseEvent(kind, at, port.mapToGlobal(at), own, buttons, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(port, event)


def wheel(view: QWidget, at: QPointF, notches: int) -> None:
    port = view.viewport()  # type: ignore[attr-defined]
    event = QWheelEvent(
        at, port.mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(port, event)


def busy_ms(deed: Callable[[], object]) -> float:
    """What a deed, and all it causes at once, takes of the window's thread."""
    before = time.thread_time()
    deed()
    QApplication.processEvents()
    return (time.thread_time() - before) * 1000


def interleaved(deeds: dict[str, Callable[[int], object]], rounds: int) -> dict[str, float]:
    """Median milliseconds of each deed, all of them by turns; each is given the number of the round."""
    took: dict[str, list[float]] = {name: [] for name in deeds}
    for nth in range(rounds):
        for name, deed in deeds.items():
            took[name].append(busy_ms(lambda deed=deed, nth=nth: deed(nth)))  # type: ignore[misc]
    return {name: statistics.median(times) for name, times in took.items()}


def share(times: Iterable[float], part: float) -> float:
    """The time that so large a part of them keeps within."""
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)
