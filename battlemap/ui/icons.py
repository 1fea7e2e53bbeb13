"""The program's own line icons, one SVG each in `assets/icons`, drawn in the palette's colours and kept.

    button.setIcon(icon("swords"))            text colour; dimmed when disabled; readable on the accent when checked
    painter.drawPixmap(x, y, pixmap("skull", 18, palette().bad))

Not here: what is shown where; `icon_for` knows only which words of the rules have a drawing.
"""

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLineEdit, QWidget

from battlemap.resources import resource_path
from battlemap.ui.theme import palette

NUMBER_INDENT_PX = 6

# Words of the rules that share another's drawing.
ALIASES = {
    "walk": "boot", "melee": "sword", "ranged": "bow", "dead": "skull", "drop_prone": "prone", "disengaged": "disengage",
    "dodging": "dodge", "helped": "help", "helped_against": "help", "triggered": "ready", "knocked_out": "unconscious",
    "asleep": "unconscious", "afraid": "frightened", "grabbed": "grappled", "held": "restrained", "immobilized": "restrained",
    "helpless": "incapacitated", "dazed": "stunned", "dominated": "charmed", "weakened": "exhaustion", "slowed": "squeezed",
    "ongoing": "damage", "marked": "target", "silenced": "deafened", "downed": "dying", "action_point": "begin",
    "second_bonus": "plus", "potion": "heal", "morale": "heart", "cast": "magic", "sustain": "concentration", "draw": "sword",
    "use_object": "object", "aid": "help", "second_wind": "heart", "total_defense": "shield", "burning": "damage",
    "legendary_resistance": "shield", "reckless": "swords", "attack": "swords",
}  # fmt: skip


@lru_cache(maxsize=1)
def names() -> frozenset[str]:
    """All icons there are."""
    return frozenset(path.stem for path in resource_path("assets", "icons").glob("*.svg"))


def icon_for(word: str) -> str:
    """The icon's name for a word of the rules (an action, a condition, a way of moving); "" where there is none."""
    name = ALIASES.get(word, word)
    return name if name in names() else ""


def icon(name: str, colour: str = "") -> QIcon:
    """An icon in the palette's text colour unless another is given.  Raises FileNotFoundError for a name nobody drew."""
    return _icon(name, colour, palette().name)


def pixmap(name: str, side: int, colour: str = "", ratio: float = 1.0) -> QPixmap:
    """The bare drawing, `side` logical pixels wide and high."""
    return _drawn(name, colour or palette().text, side, ratio)


_engines: list[QIconEngine] = []
"""Qt has them and Python would clear them away."""


class Drawing(QIconEngine):
    """Draws at the very size and scale that is asked for: crisp at 100, 150 and 300 %."""

    def __init__(self, name: str, inks: Mapping[tuple[QIcon.Mode, QIcon.State], str]) -> None:
        super().__init__()
        self._name, self._inks = name, inks

    def clone(self) -> QIconEngine:
        copy = Drawing(self._name, self._inks)
        _engines.append(copy)
        return copy

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        return _drawn(self._name, self._ink(mode, state), min(size.width(), size.height()), scale)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        side = min(rect.width(), rect.height())
        place = QRect(0, 0, side, side)
        place.moveCenter(rect.center())
        painter.drawPixmap(place, _drawn(self._name, self._ink(mode, state), side, ratio))

    def _ink(self, mode: QIcon.Mode, state: QIcon.State) -> str:
        return self._inks[QIcon.Mode.Normal if mode == QIcon.Mode.Active else mode, state]


@lru_cache(maxsize=512)
def _icon(name: str, colour: str, _theme: str) -> QIcon:
    if name not in names():  # told here; it is read when it is first seen
        raise FileNotFoundError(f"nobody drew {name}")
    colours, modes = palette(), QIcon.Mode
    off, on = QIcon.State.Off, QIcon.State.On
    inks = {
        (modes.Normal, off): colour or colours.text, (modes.Normal, on): colours.text_on_accent,
        (modes.Selected, off): colour or colours.text_on_accent, (modes.Selected, on): colours.text_on_accent,
        (modes.Disabled, off): colours.text_dim, (modes.Disabled, on): colours.text_dim,
    }  # fmt: skip
    drawing = Drawing(name, inks)
    _engines.append(drawing)
    return QIcon(drawing)


@lru_cache(maxsize=256)
def _source(name: str) -> str:
    return resource_path("assets", "icons", f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=2048)
def _drawn(name: str, colour: str, side: int, ratio: float) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))
    drawn = QPixmap(round(side * ratio), round(side * ratio))
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(drawn.rect()))
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    return drawn


def control_style() -> str:
    """A style sheet for what Fusion draws too dark: arrows of spin and combo boxes, check marks, list rows."""
    colours = palette()

    def drawn(name: str) -> str:
        return f'image: url("{resource_path("assets", "icons", f"control_{name}.svg").as_posix()}")'

    return f"""
    QSpinBox, QDoubleSpinBox, QComboBox {{ padding: 3px 22px 3px 8px; min-height: 22px; }}
    QAbstractSpinBox::up-button, QAbstractSpinBox::down-button, QComboBox::drop-down {{ width: 22px; border: none;
        background: transparent; }}
    QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
    QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
    QAbstractSpinBox::up-arrow {{ {drawn("up")}; width: 12px; height: 12px; }}
    QAbstractSpinBox::down-arrow, QComboBox::down-arrow {{ {drawn("down")}; width: 12px; height: 12px; }}
    QCheckBox {{ spacing: 8px; }}
    QCheckBox::indicator, QTableView::indicator, QListView::indicator {{ width: 18px; height: 18px;
        border: 2px solid {colours.text_dim}; border-radius: 4px;
        background: {colours.field}; }}
    QCheckBox::indicator:hover, QCheckBox::indicator:focus {{ border-color: {colours.accent}; }}
    QCheckBox::indicator:checked, QTableView::indicator:checked, QListView::indicator:checked {{
        background: {colours.accent}; border-color: {colours.accent};
        {drawn(f"check_{colours.name}")}; }}
    QRadioButton {{ spacing: 8px; }}
    QRadioButton::indicator {{ width: 16px; height: 16px; border: 2px solid {colours.text_dim}; border-radius: 10px;
        background: {colours.field}; }}
    QRadioButton::indicator:hover, QRadioButton::indicator:focus {{ border-color: {colours.accent}; }}
    QRadioButton::indicator:checked {{ border-color: {colours.accent}; background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5,
        fx: 0.5, fy: 0.5, stop: 0 {colours.accent}, stop: 0.5 {colours.accent}, stop: 0.6 {colours.field}); }}
    QListView::item {{ padding: 5px 6px; }}
    """


def indent_numbers(root: QWidget) -> None:
    """Numbers begin where the texts of other fields do: a style sheet cannot say it of spin boxes."""
    for line in root.findChildren(QLineEdit, "qt_spinbox_lineedit"):
        line.setTextMargins(NUMBER_INDENT_PX, 0, 0, 0)
