"""Every text can be read on its ground and every mark seen, in both themes; no meaning is told by colour alone.

Contrast as WCAG 2.2 counts it; colour-blind eyes as Machado, Oliveira and Fernandes simulate them (2009, severity 1).
"""

from itertools import combinations, pairwise, product

import pytest

from battlemap.ui import inks
from battlemap.ui.canvas.area_overlay import RINGS
from battlemap.ui.canvas.line_overlays import STYLES
from battlemap.ui.canvas.reach_overlay import EDGES
from battlemap.ui.theme import DARK, LIGHT, SIDE_COLOURS, SIDE_PATTERNS, hp_colour, toned
from battlemap.ui.tools.fog import FILLS

TEXT, MARK = 4.5, 3.0
APART = 15.0
"""CIE 1976: ten times what one can just tell."""
GROUNDS = ("window", "panel", "raised", "field")
WRITTEN = ("text", "text_dim", "accent", "good", "warning", "bad")
CASED = ("path", "path_safe", "path_bad", "path_further", "reach_edge", "reach_dash_edge", "threat", "active")
EYES = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}  # fmt: skip
Rgb = tuple[float, float, float]


def linear(colour: str) -> Rgb:
    """Red, green and blue as light, 0 to 1, without how strong it is."""
    parts = (int(colour[-6:][i : i + 2], 16) / 255 for i in (0, 2, 4))
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return r, g, b


def contrast(one: str, other: str) -> float:
    dark, light = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other)))
    return (light + 0.05) / (dark + 0.05)


def laid(colour: str, ground: str) -> str:
    """A colour of #aarrggbb on an opaque one."""
    share = int(colour[1:3], 16) / 255 if len(colour) == 9 else 1.0
    pairs = ((int(colour[-6:][i : i + 2], 16), int(ground[-6:][i : i + 2], 16)) for i in (0, 2, 4))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def seen(colour: str, eye: str) -> Rgb:
    light = linear(colour)
    r, g, b = (min(1.0, max(0.0, sum(a * x for a, x in zip(row, light, strict=True)))) for row in EYES[eye])
    return r, g, b


def lab(light: Rgb) -> Rgb:
    """CIE L*a*b* for D65."""
    r, g, b = light
    x, y, z = 0.4124 * r + 0.3576 * g + 0.1805 * b, 0.2126 * r + 0.7152 * g + 0.0722 * b, 0.0193 * r + 0.1192 * g + 0.9505 * b
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / 0.9505, y, z / 1.089))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: str, other: str) -> float:
    """How different two colours are to whoever sees them least so."""
    return min(
        sum((a - b) ** 2 for a, b in zip(lab(seen(one, eye)), lab(seen(other, eye)), strict=True)) ** 0.5 for eye in EYES
    )


@pytest.fixture(params=[DARK, LIGHT], ids=lambda colours: colours.name)
def colours(request):
    return request.param


# ---------------------------------------------------------------- contrast
def test_contrast_is_counted_as_the_guidelines_do():
    assert round(contrast("#000000", "#ffffff"), 2) == 21 and round(contrast("#777777", "#ffffff"), 2) == 4.48


@pytest.mark.parametrize(("written", "ground"), list(product(WRITTEN, GROUNDS)))
def test_texts_are_read_on_every_ground(colours, written, ground):
    assert contrast(getattr(colours, written), getattr(colours, ground)) >= TEXT


def test_texts_are_read_on_what_is_chosen_and_in_bars(colours):
    assert contrast(colours.text_on_accent, colours.accent) >= TEXT
    assert contrast(colours.token_text, colours.active) >= TEXT
    chosen = toned(colours.accent, colours.panel, colours.text)
    assert contrast(colours.text, chosen) >= TEXT and apart(chosen, colours.panel) >= APART, "the entry of a menu"
    for fill in (colours.hp_good, colours.hp_half, colours.hp_low, colours.accent):
        filled = toned(fill, colours.field, colours.text)
        assert contrast(colours.text, filled) >= TEXT and apart(filled, colours.field) >= APART


@pytest.mark.parametrize("map_", ["#000000", "#808080", "#ffffff"])
def test_words_on_the_map_are_read_on_any_map(colours, map_):
    plate = laid(colours.badge, map_)
    for written in (colours.badge_text, colours.path, colours.path_safe, colours.path_bad, colours.path_further):
        assert contrast(written, plate) >= TEXT
    assert contrast(colours.path_edge, colours.path_bad) >= TEXT


def test_signs_on_tokens_are_read(colours):
    for ground in (inks.MARK, inks.DIRE, inks.AIRBORNE, inks.SHEET):
        assert contrast(inks.SOOT, ground) >= TEXT
    assert contrast(inks.PLATE_TEXT, inks.PLATE) >= TEXT
    assert contrast(colours.token_text, colours.token_face) >= TEXT
    assert all(contrast(colours.token_text, tint) >= TEXT for tint in inks.FACE_TINTS.values())


def test_paper_and_the_players_display_are_read():
    assert contrast(inks.PRINT, inks.WHITE) >= TEXT and contrast(inks.RIM_INK, inks.RIM_GROUND) >= TEXT
    assert contrast(inks.STRIP_INK, inks.PLATE) >= TEXT and contrast(inks.STRIP_ACTING, DARK.active) >= TEXT
    assert contrast(inks.STRIP_QUIET, inks.PLATE) >= TEXT


def test_marks_are_seen(colours):
    """Lines of a dark edge are seen on any map; rings of the keyboard and of what asks for an answer on any ground."""
    assert contrast(inks.MARK, DARK.path_edge) >= MARK
    for name in CASED:
        assert contrast(laid(getattr(colours, name), colours.path_edge), colours.path_edge) >= MARK, name
    for name, ground in product(("accent", "attention"), GROUNDS):
        assert contrast(getattr(colours, name), getattr(colours, ground)) >= MARK
    assert contrast(colours.wall, colours.floor) >= MARK and contrast(colours.door, colours.floor) >= MARK


# ---------------------------------------------------------------- colour-blind eyes
def test_the_simulation_sees_what_such_eyes_do_not():
    """Red and green of one brightness are told apart by no deutan; blue and yellow are."""
    assert apart("#b45f5f", "#7f7f4f") < 12 < 40 < apart("#0000ff", "#ffff00")


def test_sides_differ_in_pattern_or_in_any_eye():
    for one, other in combinations(range(len(SIDE_COLOURS)), 2):
        same_pattern = SIDE_PATTERNS[one] == SIDE_PATTERNS[other]
        assert not same_pattern or apart(SIDE_COLOURS[one], SIDE_COLOURS[other]) >= APART


@pytest.mark.parametrize("told_by", [EDGES, STYLES, RINGS, FILLS], ids=["reach", "cover lines", "who is caught", "fog"])
def test_what_colours_tell_lines_and_fills_tell_too(told_by):
    assert len(set(told_by.values())) == len(told_by)


def test_what_has_one_line_style_differs_in_any_eye(colours):
    """A way that is barred is solid like one that is not; squares not seen yet and squares covered again are both veiled."""
    assert apart(colours.path, colours.path_bad) >= APART
    unknown, covered = ("#" + "".join(f"{part:02x}" for part in ink[:3]) for ink in (inks.UNKNOWN, inks.COVERED))
    assert apart(unknown, covered) >= APART


def test_hit_points_are_told_by_length_too():
    """No two colours of a bar are of one length."""
    shares: dict[str, list[int]] = {}
    for hp in range(1, 101):
        shares.setdefault(hp_colour(hp, 100), []).append(hp)
    spans = sorted((min(found), max(found)) for found in shares.values())
    assert len(spans) == 3 and all(one[1] < other[0] for one, other in pairwise(spans))
