"""The players' display by menu and key, from the game master's window: every choice of `options` and move of `placing`.

Keys are a family: B the curtain, P the panel of the display, Shift and a letter for what is on it, Alt with arrows, plus, minus,
Home, End and the page keys for where it looks and how bright it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QGraphicsView, QMenu, QWidget

from battlemap.ui.keys import Add
from battlemap.ui.player.handout import PATTERNS, read_picture
from battlemap.ui.player.options import CameraMode
from battlemap.ui.player.placing import IN_A_WINDOW, Placing

NEARER = 1.25
DIM_STEP = 10


class PlayerActions(QObject):
    """Built once into `menu` by `add(menu, text, deed, keys, picture)`; `say` tells the game master a sentence."""

    def __init__(self, placing: Placing, view: QGraphicsView, menu: QMenu, add: Add, say: Callable[[str], None]) -> None:
        super().__init__(menu)
        self._placing, self._view, self._menu, self._add_to, self._say = placing, view, menu, add, say
        self.choices = placing.choices
        self.all: list[QAction] = []
        self._checked: list[tuple[QAction, Callable[[], bool]]] = []
        self._panel: QWidget | None = None
        self._build_window()
        menu.addSeparator()
        self._build_over()
        menu.addSeparator()
        self._build_camera()
        menu.addSeparator()
        self._build_parts()
        placing.told.connect(say)
        placing.moved.connect(self._moved)
        self.choices.changed.connect(self.refresh)
        self.refresh()

    # ------------------------------------------------------------ building
    def _add(
        self, text: str, deed: Callable[[], Any], keys: str | Sequence[str] = (), picture: str = "", menu: QMenu | None = None
    ) -> QAction:
        action = self._add_to(menu or self._menu, text, deed, keys, picture)
        self.all.append(action)
        return action

    def _option(
        self, text: str, deed: Callable[[], Any], holds: Callable[[], bool], keys: str = "", picture: str = ""
    ) -> QAction:
        action = self._add(text, deed, keys or (), picture)
        action.setCheckable(True)
        action.setIconVisibleInMenu(False)  # where the tick is
        self._checked.append((action, holds))
        return action

    def _toggle(self, text: str, field: str, keys: str, picture: str = "") -> QAction:
        def now() -> bool:
            return bool(getattr(self.choices.now, field))

        return self._option(text, lambda: self.choices.set(**{field: not now()}), now, keys, picture)

    def _build_window(self) -> None:
        placing = self._placing
        self.open = self._option(
            self.tr("&Players' window"), placing.toggle, lambda: placing.is_open, "Ctrl+Shift+P", "players"
        )
        self.screens = self._menu.addMenu(self.tr("On which &screen"))
        self.screens.aboutToShow.connect(lambda: self.fill_screens(self.screens))
        self.panel = self._add(self.tr("Players' displa&y…"), self.open_panel, "P", "settings")

    def _build_over(self) -> None:
        self.curtain = self._toggle(self.tr("&Curtain"), "curtain", "B", "curtain")
        self.curtain_picture = self._add(self.tr("Picture on the c&urtain…"), self.choose_curtain)
        self.black = self._add(self.tr("Bl&ack curtain"), self.bare_curtain)
        self.show = self._add(self.tr("Show a p&icture…"), self.choose_picture, "Shift+O", "picture")
        self.picture = self._option(
            self.tr("Put the picture away, or show the &last again"), self.toggle_picture,
            lambda: bool(self.choices.now.picture), "Shift+B",
        )  # fmt: skip
        self._add(self.tr("&Brighter"), partial(self.choices.dim_by, DIM_STEP), "Alt+PgUp", "sun")
        self._add(self.tr("Dar&ker"), partial(self.choices.dim_by, -DIM_STEP), "Alt+PgDown", "moon")

    def _build_camera(self) -> None:
        group, placing = QActionGroup(self), self._placing
        modes: tuple[tuple[str, CameraMode, str], ...] = (
            (self.tr("The &whole map"), "whole", "Alt+Home"), (self.tr("All that is k&nown"), "known", "Shift+K"),
            (self.tr("&Follow who acts"), "follows", "Alt+End"), (self.tr("S&tay with what is shown now"), "fixed", ""),
        )  # fmt: skip
        self.cameras = [self._option(text, partial(self.look, mode), self._looks(mode), key) for text, mode, key in modes]
        self.cameras.append(
            self._option(self.tr("Show what I s&ee"), self.show_what_i_see, self._looks("framed"), "Shift+P")
        )
        for action in self.cameras:
            group.addAction(action)
        menu = self._menu.addMenu(self.tr("Mo&ve and zoom"))
        for text, dx, dy, key in (
            (self.tr("Players' map: move left"), -1, 0, "Alt+Left"), (self.tr("Players' map: move right"), 1, 0, "Alt+Right"),
            (self.tr("Players' map: move up"), 0, -1, "Alt+Up"), (self.tr("Players' map: move down"), 0, 1, "Alt+Down"),
        ):  # fmt: skip
            self._add(text, partial(placing.nudge, dx, dy), key, menu=menu)
        self._add(self.tr("Players' map: zoom in"), partial(placing.zoom, NEARER), ("Alt++", "Alt+="), menu=menu)
        self._add(self.tr("Players' map: zoom out"), partial(placing.zoom, 1 / NEARER), "Alt+-", menu=menu)

    def _looks(self, mode: CameraMode) -> Callable[[], bool]:
        return lambda: self.choices.now.camera == mode

    def _build_parts(self) -> None:
        self.true_scale = self._toggle(self.tr("T&rue scale"), "true_scale", "Shift+S", "measure")
        self.parts = [
            self._toggle(self.tr("Players see the turn or&der"), "strip", "Shift+I"),
            self._toggle(self.tr("Players see c&oordinates"), "coordinates", "Shift+C"),
            self._toggle(self.tr("Players see the &grid"), "grid", "Shift+G"),
        ]
        self.turn_ = self._add(self.tr("Turn by a &quarter"), self.choices.turn, "Shift+R")

    def fill_screens(self, menu: QMenu) -> list[str]:
        """Every screen by its name, and a plain window; the names, in order."""
        placing = self._placing
        menu.clear()
        for screen in QGuiApplication.screens():
            size = screen.size()
            action = menu.addAction(f"{screen.name()}  ({size.width()} × {size.height()})")
            action.setEnabled(screen is not self._view.screen())
            action.setCheckable(True)
            action.setChecked(screen.name() == placing.wanted)
            action.triggered.connect(partial(self._choose, screen.name()))
        plain = menu.addAction(self.tr("In a &window"))
        plain.setCheckable(True)
        plain.setChecked(placing.wanted == IN_A_WINDOW)
        plain.triggered.connect(partial(self._choose, IN_A_WINDOW))
        return [*(screen.name() for screen in QGuiApplication.screens()), IN_A_WINDOW]

    def _choose(self, name: str, _on: bool = False) -> None:
        self._placing.choose(name)

    # ------------------------------------------------------------ following
    def refresh(self) -> None:
        """What holds is ticked."""
        self.black.setEnabled(bool(self.choices.now.curtain_picture))
        for action, holds in self._checked:
            action.setChecked(holds())

    def _moved(self) -> None:
        """The keys work in the players' window too, should it have been clicked."""
        window = self._placing.window
        if window is not None and not window.actions():
            window.addActions(self.all)
        self.refresh()

    # ------------------------------------------------------------ deeds
    def look(self, mode: CameraMode) -> None:
        if mode == "fixed":
            self._placing.fix()
        else:
            self.choices.set(camera=mode)
        self.refresh()

    def show_what_i_see(self) -> None:
        """The frame becomes what the game master's canvas shows now."""
        self._placing.frame(self._view.mapToScene(self._view.viewport().rect()).boundingRect())
        self.refresh()

    def choose_picture(self) -> None:
        """A handout from a file, over the map."""
        if path := self._ask(self.tr("Show a picture")):
            self.show_picture(path)

    def show_picture(self, path: str) -> bool:
        """False where there is no picture to be read."""
        if read_picture(path).isNull():
            self._say(self.tr("{name} cannot be read as a picture.").format(name=Path(path).name))
            return False
        self.choices.show_picture(path)
        return True

    def toggle_picture(self) -> None:
        recent = self.choices.recent_pictures()
        if self.choices.now.picture:
            self.choices.set(picture="")
        elif recent:
            self.show_picture(recent[0])
        else:
            self.choose_picture()
        self.refresh()

    def choose_curtain(self) -> None:
        """A picture on the curtain; none for black."""
        if not (path := self._ask(self.tr("Picture on the curtain"))):
            return
        if read_picture(path).isNull():
            self._say(self.tr("{name} cannot be read as a picture.").format(name=Path(path).name))
        else:
            self.choices.set(curtain_picture=path)

    def bare_curtain(self) -> None:
        """No picture on it any more."""
        self.choices.set(curtain_picture="")

    def _ask(self, title: str) -> str:
        recent = self.choices.recent_pictures()
        folder = str(Path(recent[0]).parent) if recent else ""
        patterns = self.tr("Pictures ({patterns})").format(patterns=PATTERNS)
        name, _ = QFileDialog.getOpenFileName(self._view.window(), title, folder, patterns)
        return name

    def open_panel(self) -> None:
        """The panel beside the map; once more puts it away."""
        from battlemap.ui.player.panel import DisplayPanel

        if self._panel is None:
            window = self._view.window()
            self._panel = DisplayPanel(self._placing, self, window)
            self._panel.move(self._view.mapToGlobal(QPoint(24, 24)))
        self._panel.setVisible(not self._panel.isVisible())
        if self._panel.isVisible():
            self._panel.activateWindow()
