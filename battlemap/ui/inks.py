"""Colours of what is drawn that are the same in both themes: signs on a map, paper, a projector's map, materials, lamps.

What changes with the theme is in `theme`; together they hold every colour of the program, and no other file names one.
"""

from dataclasses import replace

from PySide6.QtGui import QColor

from battlemap.ui.theme import LIGHT, Palette

BLACK, WHITE, SOOT, INK_BROWN = "#000000", "#ffffff", "#101010", "#20160a"


def veil(strength: int) -> QColor:
    """Black, so strong of 255: shadows and veils."""
    return QColor(0, 0, 0, strength)


# ------------------------------------------------------------ signs at tokens
MARK, DIRE, AIRBORNE = "#f0b429", "#ef6a4c", "#7fd0f5"
"""Black signs must be read on them."""
PLATE, PLATE_TEXT, SHEET = "#14161b", "#ffffff", "#f2cf63"
DEAD_FACE, DEAD_INK, FADED = "#8d8a84", "#4a4742", QColor(40, 38, 36, 60)
FACE_TINTS = {
    "beast": "#e6d8b8", "monster": "#e6cfc4", "goblin": "#d5dbb6", "undead": "#d3dad6", "fiend": "#e8c9c0",
    "fey": "#cfe0c6", "elemental": "#cfdae6", "celestial": "#f3e7b8", "role": "#e2dcd6",
}  # fmt: skip
"""Light under dark drawings: what is told by them is told by the drawing too."""
SWORDS = "#1a0f0a"

# ------------------------------------------------------------ marks on a map
REVEALS, COVERS = "#58b6ff", "#ff7a66"
UNSEEN, UNLIT = QColor(8, 10, 18, 150), QColor(4, 5, 10, 120)
DARK, DIM = (2, 4, 14, 120), (2, 4, 14, 55)
UNKNOWN, COVERED = (40, 90, 160, 70), (170, 60, 60, 95)
"""As red, green, blue and how strong, of 255."""
NOTE, NOTE_LIT, NOTE_EDGE, NOTE_FOLD = "#f2cf63", "#fff0b0", "#2a1d05", "#6d5414"
ZONES = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#d55e00", "#f0e442", "#0072b2", "#b7bcc6")
"""Of areas that stay, in the order they are laid; each has its name on it."""
ALIGN_GRID, ALIGN_A, ALIGN_B, ALIGN_LETTER = "#5ad1ff", "#ffd54a", "#ff8ad8", "#14161a"
OUTSIDE_CUT = QColor(10, 11, 14, 170)

# ------------------------------------------------------------ what maps are made of
MATERIALS_ON_DARK = {
    "stone": "#cfc8bb", "wood": "#c08a4e", "bars": "#c9d3dc", "curtain": "#d46a7e", "hedge": "#7cb863", "glass": "#8fd8f8",
}  # fmt: skip
MATERIALS_ON_LIGHT = {
    "stone": "#6e675c", "wood": "#8a5a22", "bars": "#4d5964", "curtain": "#a83a52", "hedge": "#3f7a2c", "glass": "#2f8fbf",
}  # fmt: skip
STEEL_ON_DARK, STEEL_ON_LIGHT, DOOR_EDGE = "#b9c4cf", "#5a6773", "#101820"
GLINT, GLINT_ON_DARK = "#dff2fb", "#f4fbff"
WAVES, WATER_RIM = "#9fd3f0", "#7cc4f0"
FLAME, WHITE_LIGHT, EMBER, MOONLIGHT, GREEN_LIGHT, VIOLET = "#ffd9a0", "#ffffff", "#ff8c3a", "#9fc4ff", "#8dffa0", "#cba6ff"

# ------------------------------------------------------------ paper
PRINT, PRINT_PALE, PRINT_THERE = "#1c1c1c", "#8a8a8a", "#e4e4e4"
PAGE_CHOSEN, PAGE_PLATE = "#ffd54a", "#e6121418"
PAPER_INKS = ("#2b2b2b", "#ffffff")
PAPER: Palette = replace(
    LIGHT, canvas="#ffffff", floor="#ffffff", floor_alt="#ffffff", solid="#f4f4f4", line="#b4b4b4", difficult="#8a6d3b",
    water="#eef7fc", pit="#f4f4f4", low="#ffffff", grid="#80606060", grid_empty="#80606060", wall="#a8a8a8",
    wall_edge="#1c1c1c", unseen="#ffffff",
)  # fmt: skip
"""White ground; everything else as lines."""

# ------------------------------------------------------------ the players' display
NOTHING = "#00000000"
RIM_INK, RIM_GROUND = "#d8dee8", "#0b0c0f"
STRIP_INK, STRIP_ACTING, STRIP_QUIET = "#f4f6f9", "#14110a", "#b9c1cd"
MATCH_GROUND, MATCH_CARD = "#202226", "#33465c"


def projected(colours: Palette) -> Palette:
    """The palette of the players' map in either theme: a floor light enough for a projector to show its shades."""
    return replace(
        colours, name="projected", floor="#9a9fa6", floor_alt="#949aa1", solid="#3a3d43", line="#5a5f68", difficult="#5d4316",
        water="#2f6f9f", pit="#17181b", low="#6b5a45", grid="#50000000", grid_empty="#38000000", wall="#f7eedb",
        wall_edge="#1a1208", door="#e09a36", window_glass="#7fd0f5", text_dim="#565c66", canvas="#000000", unseen="#000000",
    )  # fmt: skip
