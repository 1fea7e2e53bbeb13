"""Every colour of the window in one palette object, dark and light, and how sides are told apart without colour.

Side colours are Okabe and Ito's (safe for colour-blind eyes); each side also has a ring pattern.  Items never name a colour
themselves.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

Pattern = Literal["solid", "dashed", "dotted", "double", "dash_dot"]


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours as `#rrggbb` or `#aarrggbb`.  Names say the use, not the hue."""

    name: str = "dark"
    window: str = "#1b1d22"
    panel: str = "#23262d"
    raised: str = "#2c3038"
    field: str = "#17191d"
    line: str = "#3d424d"
    text: str = "#eceff4"
    text_dim: str = "#a3abb8"
    text_on_accent: str = "#10141a"
    accent: str = "#56b4e9"
    good: str = "#2fbf8f"
    warning: str = "#f0b429"
    bad: str = "#f37b61"
    canvas: str = "#14161a"
    floor: str = "#3a3f47"
    floor_alt: str = "#363b43"
    solid: str = "#15171b"
    difficult: str = "#8a6d3b"
    water: str = "#2f6f9f"
    pit: str = "#0d0e11"
    low: str = "#6b5a45"
    grid: str = "#50000000"
    grid_empty: str = "#30ffffff"
    wall: str = "#f2e8d5"
    wall_edge: str = "#1a1208"
    door: str = "#d9963a"
    window_glass: str = "#7fd0f5"
    reach: str = "#5056b4e9"
    reach_edge: str = "#d056b4e9"
    reach_dash: str = "#38cc79a7"
    reach_dash_edge: str = "#b0cc79a7"
    reach_pass: str = "#70ffffff"
    threat: str = "#c0ef6a4c"
    path: str = "#ffe27a"
    path_edge: str = "#201808"
    path_safe: str = "#7be0b0"
    path_further: str = "#e79ac4"
    path_bad: str = "#ff6b57"
    badge: str = "#e6121418"
    badge_text: str = "#ffffff"
    token_face: str = "#e9e4da"
    token_text: str = "#1c1a17"
    token_edge: str = "#101010"
    active: str = "#ffd54a"
    attention: str = "#ffd54a"
    selected: str = "#ffffff"
    hp_good: str = "#2fbf8f"
    hp_half: str = "#f0b429"
    hp_low: str = "#ef6a4c"
    hp_back: str = "#b0101010"
    temp_hp: str = "#7fd0f5"
    cover_free: str = "#7be0b0"
    cover_blocked: str = "#ff6b57"
    unseen: str = "#000000"


DARK = Palette()
LIGHT = replace(
    DARK, name="light", window="#f3f1ec", panel="#ffffff", raised="#e9e6df", field="#ffffff", line="#c4bfb4", text="#1d2127",
    text_dim="#5b626d", text_on_accent="#ffffff", accent="#00659e", good="#006a4e", warning="#855300", bad="#b53818",
    attention="#a35f00",
    canvas="#d9d5cc", floor="#f0ece3", floor_alt="#e9e4d9", solid="#4a4640", pit="#6f6a62", grid="#40000000",
    grid_empty="#38000000", wall="#3a2f22", wall_edge="#f6f1e6", door="#a55a00", hp_back="#90ffffff",
)  # fmt: skip

SIDE_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
SIDE_PATTERNS: tuple[Pattern, ...] = ("solid", "dashed", "double", "dotted", "dash_dot", "dashed")
READABLE = 4.5
KNOWN_SIDES = {"party": 0, "foes": 1, "neutral": 2}

_current = DARK
_percent = 100
POINTS = 11


def palette() -> Palette:
    """The palette in use."""
    return _current


@contextmanager
def borrowed(colours: Palette) -> Iterator[None]:
    """Within, this palette is in use: for painting at once what is not for the screen (paper, a picture)."""
    global _current
    kept, _current = _current, colours
    try:
        yield
    finally:
        _current = kept


def side_style(side: str, colour: str = "") -> tuple[str, Pattern]:
    """A side's ring: its colour (a token's own wins) and its pattern.  Unknown sides take what is left, always the same."""
    number = KNOWN_SIDES.get(side, 3 + sum(side.encode()) % 3)
    return colour or SIDE_COLOURS[number], SIDE_PATTERNS[number]


def pen_style(pattern: Pattern) -> Qt.PenStyle:
    """The pen of a ring; a double ring is drawn as two solid ones."""
    return {
        "solid": Qt.PenStyle.SolidLine, "double": Qt.PenStyle.SolidLine, "dashed": Qt.PenStyle.DashLine,
        "dotted": Qt.PenStyle.DotLine, "dash_dot": Qt.PenStyle.DashDotLine,
    }[pattern]  # fmt: skip


@lru_cache(maxsize=64)
def toned(colour: str, ground: str, text: str) -> str:
    """The colour as strong on its ground as a text upon it allows: 4.5 to 1 (WCAG 2.2)."""
    for share in range(100, 0, -5):
        mixed = _mixed(QColor(colour), QColor(ground), share / 100)
        if contrast(mixed.name(), text) >= READABLE:
            return mixed.name()
    return ground


def contrast(one: str, other: str) -> float:
    """Of two colours, 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((_luminance(QColor(one)), _luminance(QColor(other))))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return QColor(*(round(a * share + b * (1 - share)) for a, b in parts))


def hp_colour(hp: int, max_hp: int) -> str:
    share = hp / max_hp if max_hp > 0 else 0
    return _current.hp_good if share > 0.5 else _current.hp_half if share > 0.25 else _current.hp_low


def set_font_percent(percent: int) -> None:
    """How large letters are from now on, of their usual size; `apply_theme` and new widgets take it."""
    global _percent
    _percent = percent


def px(usual: float) -> int:
    """A size in pixels that goes with the letters."""
    return round(usual * _percent / 100)


def is_light(app: QApplication, name: str) -> bool:
    """Is this theme (dark, light or system) the light one?  A system that does not say is dark."""
    return name == "light" or (name == "system" and app.styleHints().colorScheme() == Qt.ColorScheme.Light)


class Themes(QObject):
    """`changed`: another theme is on.  Whoever has pictures or a style sheet of its own makes them anew then and not in a
    `changeEvent`, where Qt is in the midst of its list of all widgets."""

    changed = Signal()


themes = Themes()


def apply_theme(app: QApplication, name: str = "dark") -> Palette:
    """Set the whole program to the dark or light palette, or the system's ("system")."""
    global _current
    _current = LIGHT if is_light(app, name) else DARK
    with _nothing_collected():
        app.setStyle("Fusion")
        app.setPalette(_qt_palette(_current))
        font = QFont(app.font())
        font.setPointSizeF(POINTS * _percent / 100)
        font.setKerning(False)  # the line under a key's letter splits the word, which loses its kerning and, in a label, its end
        app.setFont(font)
        app.setStyleSheet(_style_sheet(_current))
    themes.changed.emit()
    return _current


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Qt goes through a list of all widgets here and tells each; a closed dialog that Python would clear away in the midst of it
    is still on that list, and the program would die."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _qt_palette(colours: Palette) -> QPalette:
    roles = QPalette.ColorRole
    found = QPalette()
    for role, colour in (
        (roles.Window, colours.panel), (roles.WindowText, colours.text), (roles.Base, colours.field),
        (roles.AlternateBase, colours.raised), (roles.Text, colours.text), (roles.Button, colours.raised),
        (roles.ButtonText, colours.text), (roles.BrightText, colours.bad), (roles.Highlight, colours.accent),
        (roles.HighlightedText, colours.text_on_accent), (roles.ToolTipBase, colours.raised),
        (roles.ToolTipText, colours.text), (roles.PlaceholderText, colours.text_dim), (roles.Link, colours.accent),
        (roles.Mid, colours.line), (roles.Dark, colours.line), (roles.Light, colours.raised),
    ):  # fmt: skip
        found.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        found.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.text_dim))
    return found


def _style_sheet(c: Palette) -> str:
    """Names, notes and titles are the game master's own: every label and every tooltip shows its text as it is written, but for
    labels with the property `rich`, whose markup is the program's."""
    return f"""
    QLabel {{ qproperty-textFormat: PlainText; }}
    QLabel[rich="true"] {{ qproperty-textFormat: RichText; }}
    QToolTip {{ qproperty-textFormat: PlainText;
        background: {c.raised}; color: {c.text}; border: 1px solid {c.line}; padding: 6px; }}
    QMainWindow::separator {{ background: {c.line}; width: 4px; }}
    QPushButton, QToolButton {{ padding: 5px 10px; border: 1px solid {c.line}; border-radius: 6px; background: {c.raised}; }}
    QPushButton:hover, QToolButton:hover {{ border-color: {c.accent}; }}
    QPushButton:focus, QToolButton:focus {{ border: 2px solid {c.accent}; padding: 4px 9px; outline: none; }}
    QPushButton:disabled, QToolButton:disabled {{ color: {c.text_dim}; background: {c.panel}; }}
    QPushButton[primary="true"] {{ background: {c.accent}; color: {c.text_on_accent}; font-weight: 600; }}
    QPushButton[primary="true"]:disabled {{ background: {c.panel}; color: {c.text_dim}; }}
    QToolBar {{ padding: 6px; spacing: 6px; }}
    QToolBar QToolButton {{ padding: 4px 2px; background: transparent; border: 1px solid transparent; font-size: {px(12)}px; }}
    QToolBar QToolButton:hover {{ border-color: {c.accent}; }}
    QToolButton:checked, QToolBar QToolButton:checked {{ background: {c.accent}; color: {c.text_on_accent}; }}
    QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit {{
        background: {c.field}; border: 1px solid {c.line}; border-radius: 5px; padding: 4px 6px; }}
    QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus {{ border-color: {c.accent}; }}
    QListView, QTreeView, QTableView {{ background: {c.field}; color: {c.text}; border: 1px solid {c.line}; border-radius: 6px;
        selection-background-color: {c.accent}; selection-color: {c.text_on_accent}; }}
    QListView {{ outline: none; }}
    QListView::item:hover, QTreeView::item:hover {{ background: {c.raised}; color: {c.text}; }}
    QListView::item:selected, QTreeView::item:selected {{ background: {c.accent}; color: {c.text_on_accent}; }}
    QListView:focus, QTreeView:focus, QTableView:focus, QTextBrowser:focus {{ border: 1px solid {c.accent}; border-radius: 6px; }}
    QTextBrowser#Page {{ border: 1px solid transparent; border-radius: 6px; }}
    QTextBrowser#Page:focus {{ border-color: {c.accent}; }}
    QCheckBox:focus, QRadioButton:focus {{ background: #66{c.accent[1:]}; border-radius: 5px; }}
    QSlider:focus {{ background: #66{c.accent[1:]}; border-radius: 5px; }}
    QComboBox {{ combobox-popup: 0; qproperty-maxVisibleItems: 16; }}
    QComboBox QAbstractItemView {{ background: {c.field}; color: {c.text}; border: 1px solid {c.accent}; border-radius: 0;
        outline: none; selection-background-color: {c.accent}; selection-color: {c.text_on_accent}; }}
    QComboBox QAbstractItemView::item {{ min-height: 20px; padding: 4px 8px; color: {c.text}; }}
    QComboBox QAbstractItemView::item:hover, QComboBox QAbstractItemView::item:selected {{
        background: {c.accent}; color: {c.text_on_accent}; }}
    QTableView::item {{ padding: 0 6px; }}
    QHeaderView {{ background: {c.field}; }}
    QHeaderView::section {{ background: {c.raised}; color: {c.text_dim}; padding: 4px 8px; border: none;
        border-right: 1px solid {c.line}; }}
    QHeaderView::section:last {{ border-right: none; }}
    QTabBar::tab {{ color: {c.text_dim}; background: transparent; border: none; border-bottom: 3px solid transparent;
        padding: 6px 10px; }}
    QTabBar::tab:selected {{ color: {c.text}; border-bottom-color: {c.accent}; }}
    QTabBar::tab:hover {{ color: {c.text}; background: {c.raised}; }}
    QTabBar::tab:focus {{ background: {c.raised}; }}
    QTabBar:focus {{ border: 1px solid {c.accent}; border-radius: 4px; }}
    QMenuBar, QStatusBar, QToolBar {{ background: {c.window}; color: {c.text}; border: none; }}
    QStatusBar QToolButton, QStatusBar QPushButton {{ padding: 0 8px; max-height: {px(17)}px; }}
    QStatusBar QToolButton:focus, QStatusBar QPushButton:focus {{ border-width: 1px; padding: 0 8px; }}
    QMenu {{ background: {c.panel}; border: 1px solid {c.line}; padding: 5px; }}
    QMenu::icon:checked {{ background: {c.accent}; border-radius: 4px; }}
    QMenu::item:selected {{ background: {toned(c.accent, c.panel, c.text)}; color: {c.text}; }}
    QScrollBar:vertical {{ width: 12px; background: transparent; }}
    QScrollBar::handle:vertical {{ background: {c.line}; border-radius: 5px; min-height: 24px; }}
    QScrollBar:horizontal {{ height: 12px; background: transparent; }}
    QScrollBar::handle:horizontal {{ background: {c.line}; border-radius: 5px; min-width: 24px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
    """
