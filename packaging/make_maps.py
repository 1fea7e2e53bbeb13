#!/usr/bin/env python3
"""Draws the two sample fights into maps/: the picture, a .dd2vtt with the quirks real files have, and a .battlemap.

    python packaging/make_maps.py            both, into maps/
    python packaging/make_maps.py --look DIR the pictures alone, as PNG, to look at

Deterministic: the same seeds draw the same maps.  How a picture comes about: everything is put on a `Table`, which knows each
pixel's colour, slope and shadow; light falls on it at the end, from torches whose rays walls stop, or from the sun.  The rows
of ground letters are the plan that drawing and fight share, so that what looks like water is water.
"""

import argparse
import base64
import io
import json
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

ROOT = Path(__file__).resolve().parent.parent
MAPS = ROOT / "maps"
PX = 80
QUALITY = 91
Field = NDArray[np.float32]
Colour = tuple[float, float, float]
Spot = tuple[float, float]

CRYPT = """
##############################
#......##...........##.......#
#......##....ooo....##.......#
#......##..#.....#..##...__..#
#...................##..____.#
#......##...........##..____.#
#......##..#.....#..##...__..#
####.####...........##.......#
####.####...........####.#####
####.####..#.....#..####.#####
#......##...........##.......#
#.~~...##...........##..o..o.#
#.~~~..............~~...o..o.#
#..~...##..#.....o~.##.......#
#......##........~~.##..o..o.#
#......##...........##..o..o.#
###########.......############
###########.......############
###########.......############
###########.......############
##############################
"""
CRYPT_DOORS = (
    ((7, 4), (7, 5), True), ((7, 12), (7, 13), False), ((22, 12), (22, 13), True), ((24, 8), (25, 8), True),
    ((4, 7), (5, 7), True),
)  # fmt: skip
TORCH, WITCH = "ffffb35c", "ff6fe0d2"
CRYPT_LIGHTS = (
    (9.22, 2.5, 5.5, TORCH), (19.78, 2.5, 5.5, TORCH), (9.22, 8.0, 6.0, TORCH), (19.78, 8.0, 6.0, TORCH),
    (9.22, 14.5, 5.5, TORCH), (19.78, 15.0, 5.5, TORCH), (12.5, 1.5, 4.5, TORCH), (16.5, 1.5, 4.5, TORCH),
    (11.22, 18.2, 5.0, TORCH), (17.78, 18.2, 5.0, TORCH), (3.4, 1.22, 5.0, TORCH), (6.78, 6.2, 4.0, TORCH), (23.22, 10.4, 4.5, TORCH), (28.78, 10.4, 4.5, TORCH), (26.0, 15.78, 4.5, TORCH),
    (25.97, 4.97, 5.0, WITCH), (6.0, 15.78, 4.5, TORCH), (1.22, 12.6, 4.0, TORCH),
)  # fmt: skip
WEB = ((1.0, 5.1), (1.5, 5.5), (1.8, 5.6), (2.1, 6.0), (2.5, 6.2), (2.9, 7.0), (1.0, 7.0))

FORD = """
.#..#....#.....____....#..#...#.
...........#...____...#......#..
#.....#.......____.........#...#
...#..........____....o.........
......o.......____..#....#....o.
.#.......~.....____........#...#
.........~~...____....o.........
....#........____.........~~....
#.........o..____.o......~~~..#.
.............____...............
................................
................................
.............____...............
#..#....o....____..o....#.....#.
.............____.........o.....
.....#........____...#.......#..
....~~.......~~~~~....~~........
#..~~~.......~~~~~~...~~....o..#
.........oo..~~~~~.........#....
..#..........____.....#.........
.......#....____..#......#....#.
#...#......____......#......#...
"""


def rows_of(plan: str) -> list[str]:
    return plan.strip("\n").splitlines()


# ---------------------------------------------------------------- noise and masks
def noise(shape: tuple[int, int], grain: float, seed: int, octaves: int = 4, stretch: Spot = (1.0, 1.0)) -> Field:
    """Smooth noise from 0 to 1; `grain` is its coarsest size in pixels, longer along x or y by `stretch`."""
    dice = np.random.default_rng(seed)
    total, whole, weight = np.zeros(shape, np.float32), 0.0, 1.0
    for _ in range(octaves):
        size = (max(2, round(shape[1] / grain / stretch[0]) + 3), max(2, round(shape[0] / grain / stretch[1]) + 3))
        small = Image.fromarray(dice.random((size[1], size[0]), np.float32))
        total += weight * np.asarray(small.resize((shape[1], shape[0]), Image.Resampling.BICUBIC), np.float32)
        whole, weight, grain = whole + weight, weight * 0.55, max(2.0, grain / 2)
    low, high = np.percentile(total, (1, 99))
    return np.clip((total - low) / (high - low), 0, 1).astype(np.float32)


def soft(mask: Field, radius: float) -> Field:
    picture = Image.fromarray((np.clip(mask, 0, 1) * 255).astype(np.uint8))
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(radius)), np.float32) / 255


def smooth(value: Field, low: float, high: float) -> Field:
    """0 below low, 1 above high, an S between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def mixed(a: Any, b: Any, share: Field) -> Any:
    return a + (b - a) * (share[..., None] if np.ndim(a) == 3 or np.ndim(b) in (1, 3) else share)


def rgb(*parts: float) -> Field:
    """A colour from 0..255 as linear light."""
    return ((np.array(parts, np.float32) / 255) ** 2.2).astype(np.float32)


def letters(rows: Sequence[str], wanted: str) -> NDArray[np.bool_]:
    return np.array([[letter in wanted for letter in row] for row in rows])


def blown_up(cells: NDArray[Any]) -> NDArray[Any]:
    return np.repeat(np.repeat(cells, PX, 0), PX, 1)


def away_from(cells: NDArray[np.bool_]) -> tuple[Field, Field]:
    """In squares, up to 1.5: how far each pixel is from the nearest of these squares, and how far along that square's side
    (x below or above it, y beside it, -1 at a corner)."""
    height, width = cells.shape
    ys, xs = np.mgrid[0 : height * PX, 0 : width * PX].astype(np.float32)
    fx, fy = (xs % PX + 0.5) / PX, (ys % PX + 0.5) / PX
    padded = np.pad(cells, 1)
    best, along = np.full(fx.shape, 1.5, np.float32), np.full(fx.shape, -1, np.float32)
    for dy in (0, -1, 1):
        for dx in (0, -1, 1):
            there = blown_up(padded[1 + dy : 1 + dy + height, 1 + dx : 1 + dx + width])
            gx = np.zeros_like(fx) if dx == 0 else fx if dx < 0 else 1 - fx
            gy = np.zeros_like(fy) if dy == 0 else fy if dy < 0 else 1 - fy
            gap = np.hypot(gx, gy)
            nearer = there & (gap < best)
            best = np.where(nearer, gap, best)
            side = xs / PX if dx == 0 else ys / PX if dy == 0 else np.full_like(xs, -1)
            along = np.where(nearer, side, along)
    return best, along


# ---------------------------------------------------------------- the table
@dataclass
class Stamp:
    """A thing to put down: heights in pixels, colour, how opaque; all of one size."""

    height: Field
    colour: Field
    alpha: Field


class Table:
    """Colour (linear), slope and shadow of each pixel."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.shape = (len(rows) * PX, len(rows[0]) * PX)
        self.colour: Field = np.zeros((*self.shape, 3), np.float32)
        self.slope_x: Field = np.zeros(self.shape, np.float32)
        self.slope_y: Field = np.zeros(self.shape, np.float32)
        self.shade: Field = np.ones(self.shape, np.float32)

    def lay(self, colour: Field, share: Field | None = None, height: Field | None = None) -> None:
        """A layer over everything: its colour by `share`, its own slopes where `height` is given."""
        cover = np.ones(self.shape, np.float32) if share is None else share
        self.colour = mixed(self.colour, colour, cover).astype(np.float32)
        if height is not None:
            down, right = np.gradient(height)
            self.slope_x, self.slope_y = mixed(self.slope_x, right, cover), mixed(self.slope_y, down, cover)

    def raise_by(self, height: Field) -> None:
        down, right = np.gradient(height)
        self.slope_x, self.slope_y = self.slope_x + right, self.slope_y + down

    def darken(self, amount: Field) -> None:
        self.shade *= 1 - np.clip(amount, 0, 1)

    def put(self, thing: Stamp, x: float, y: float, shadow: float = 0.0, fall: Spot = (3, 4), blur: float = 4) -> None:
        """A stamp with its middle at (x, y) in pixels, and the shadow it throws."""
        if shadow:
            self.shadow(thing.alpha, x + fall[0], y + fall[1], shadow, blur)
        box = self._box(thing.alpha.shape, x, y)
        if box is None:
            return
        there, part = box
        alpha = thing.alpha[part]
        down, right = np.gradient(thing.height)
        self.colour[there] = mixed(self.colour[there], thing.colour[part], alpha)
        self.slope_x[there] = mixed(self.slope_x[there], right[part], alpha)
        self.slope_y[there] = mixed(self.slope_y[there], down[part], alpha)
        self.shade[there] = mixed(self.shade[there], np.float32(1), alpha * 0.92)

    def shadow(self, alpha: Field, x: float, y: float, strength: float, blur: float) -> None:
        pad = int(blur * 3)
        wide = soft(np.pad(alpha, pad), blur)
        box = self._box(wide.shape, x, y)
        if box is not None:
            there, part = box
            self.shade[there] *= 1 - wide[part] * strength

    def _box(self, shape: tuple[int, ...], x: float, y: float) -> Any:
        top, left = round(y - shape[0] / 2), round(x - shape[1] / 2)
        y0, x0 = max(0, top), max(0, left)
        y1, x1 = min(self.shape[0], top + shape[0]), min(self.shape[1], left + shape[1])
        if y0 >= y1 or x0 >= x1:
            return None
        return (slice(y0, y1), slice(x0, x1)), (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))

    # ------------------------------------------------------------ light
    def lit_by_torches(self, lights: Sequence[tuple[float, float, float, str]], stops: Field, depth: Field) -> Field:
        """Cool dark and warm pools.  `stops` is what rays do not pass; `depth` how deep they light into it."""
        nx, ny, nz = self._normals(1.25)
        ambient = np.array((0.066, 0.076, 0.108), np.float32) * (0.75 + 0.25 * nz[..., None])
        light = np.broadcast_to(ambient, self.colour.shape).copy()
        for x, y, reach, colour in lights:
            tint = rgb(*(int(colour[i : i + 2], 16) for i in (2, 4, 6)))
            there, seen, dx, dy = _rays(stops, depth, x * PX, y * PX, reach * 1.5 * PX)
            away = np.hypot(dx, dy) / PX
            lift = 1.1
            toward = (nx[there] * -dx / PX + ny[there] * -dy / PX + nz[there] * lift) / np.sqrt(away**2 + lift**2)
            fall = np.clip(1 - (away / (reach * 1.45)) ** 2, 0, 1) ** 2 / (1 + (away / (reach * 0.42)) ** 2)
            strength = 1.75 if colour == TORCH else 1.25
            light[there] += (tint * strength)[None, None] * (np.clip(toward, 0, 1) * 0.86 + 0.14)[..., None] * (fall * seen)[..., None]
        return self.colour * self.shade[..., None] * light

    def lit_by_sun(self) -> Field:
        """Late light from the upper left."""
        nx, ny, nz = self._normals(1.0)
        toward = np.clip((nx * -0.46 + ny * -0.56 + nz * 0.69), 0, 1)
        sun = np.array((1.32, 1.17, 0.92), np.float32) * (toward * self.shade)[..., None]
        sky = np.array((0.25, 0.31, 0.41), np.float32) * (0.5 + 0.45 * self.shade)[..., None]
        return self.colour * (sun + sky)

    def _normals(self, steep: float) -> tuple[Field, Field, Field]:
        sx, sy = np.clip(self.slope_x, -2.5, 2.5) * steep, np.clip(self.slope_y, -2.5, 2.5) * steep
        length = np.sqrt(sx * sx + sy * sy + 1)
        return -sx / length, -sy / length, 1 / length


def _rays(stops: Field, depth: Field, x: float, y: float, reach: float) -> tuple[Any, Field, Field, Field]:
    """What a light sees, from 0 to 1, in the box around it; a ray ends where it has gone too deep into what stops it."""
    height, width = stops.shape
    y0, y1 = max(0, int(y - reach)), min(height, int(y + reach) + 1)
    x0, x1 = max(0, int(x - reach)), min(width, int(x + reach) + 1)
    angles, steps = 1440, int(reach / 2)
    turn = np.arange(angles)[:, None] / angles * math.tau
    far = (np.arange(steps)[None] + 0.5) * 2
    px = np.clip((x + np.cos(turn) * far).astype(int), 0, width - 1)
    py = np.clip((y + np.sin(turn) * far).astype(int), 0, height - 1)
    gone = np.cumsum(np.where(stops[py, px] > 0.5, 2.0, 0.0), 1)
    open_ = (gone <= depth[py, px]).astype(np.float32)
    ys, xs = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    dx, dy = xs - x, ys - y
    angle = (np.arctan2(dy, dx) / math.tau * angles).astype(int) % angles
    step = np.clip((np.hypot(dx, dy) / 2).astype(int), 0, steps - 1)
    return (slice(y0, y1), slice(x0, x1)), soft(open_[angle, step], 3.5), dx, dy


def developed(light: Field, exposure: float, seed: int, warmth: Colour = (1, 1, 1), vignette: float = 0.25) -> Image.Image:
    """Linear light as a picture: soft highlights, a little grain against banding, darker corners."""
    height, width = light.shape[:2]
    ys, xs = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
    light = light * (1 - vignette * smooth(np.hypot(xs, ys), 0.75, 1.5))[..., None] * np.array(warmth, np.float32)
    value = 1 - np.exp(-light * exposure)
    value = np.clip(value, 0, 1) ** (1 / 2.2)
    grain = np.random.default_rng(seed).normal(0, 0.011, (height, width, 1)).astype(np.float32)
    return Image.fromarray((np.clip(value + grain, 0, 1) * 255).astype(np.uint8))


# ---------------------------------------------------------------- things
def rock(radius: float, dice: np.random.Generator, base: Colour, flat: float = 0.62, moss: float = 0.0) -> Stamp:
    """A stone with facets: the hull of a dozen planes, weathered."""
    n = int(radius * 2.6) | 1
    ys, xs = (np.mgrid[0:n, 0:n].astype(np.float32) - n // 2) / radius
    stretch, turn = dice.uniform(0.78, 1.0), dice.uniform(0, math.tau)
    c, s = math.cos(turn), math.sin(turn)
    u, v = xs * c + ys * s, (-xs * s + ys * c) / stretch
    top = np.full((n, n), dice.uniform(0.5, 0.66), np.float32)
    for k in range(13):
        angle, tilt = k * 2.4 + dice.uniform(-0.5, 0.5), dice.uniform(0.35, 1.7)
        top = np.minimum(top, (dice.uniform(0.72, 1.0) - (u * math.cos(angle) + v * math.sin(angle))) * tilt)
    rough = noise((n, n), max(3, radius / 3), int(dice.integers(1 << 30)), 3)
    top += (rough - 0.5) * 0.10
    alpha = smooth(top, 0.0, 2.2 / radius)
    tone = rgb(*base) * float(dice.uniform(0.8, 1.22))
    colour = tone[None, None] * (0.72 + 0.5 * rough[..., None]) * (0.55 + 0.45 * smooth(top, 0, 0.3))[..., None]
    if moss:
        green = smooth(noise((n, n), radius / 1.5, int(dice.integers(1 << 30)), 3) + (top - 0.4) * 0.5, 1 - moss, 1.15 - moss)
        colour = mixed(colour, rgb(82, 104, 46) * (0.7 + 0.5 * rough[..., None]), green * 0.85)
    return Stamp((np.maximum(top, 0) * radius * flat).astype(np.float32), colour.astype(np.float32), alpha)


def crown(radius: float, dice: np.random.Generator, base: Colour, opacity: float = 0.97) -> Stamp:
    """A tree from above: clumps of leaves on clumps, lighter towards the top."""
    n = int(radius * 2.6) | 1
    ys, xs = np.mgrid[0:n, 0:n].astype(np.float32) - n // 2
    height, shade = np.full((n, n), -1, np.float32), np.zeros((n, n), np.float32)
    dome = lambda r: np.sqrt(np.clip(1.06 - (r / radius) ** 2, 0, None)) * radius * 0.55  # noqa: E731
    lobes = [(dice.uniform(0, math.tau), dice.uniform(0.2, 0.72) * radius, dice.uniform(0.26, 0.44) * radius) for _ in range(17)]
    clumps = [(0.0, 0.0, radius * 0.5)] + [(math.cos(a) * d, math.sin(a) * d, r) for a, d, r in lobes]
    leaves = []
    for cx, cy, cr in clumps:
        for _ in range(int(cr * cr / 8) + 14):
            a, d = dice.uniform(0, math.tau), cr * math.sqrt(dice.uniform(0, 1))
            lift = math.sqrt(max(0.0, 1 - (d / cr) ** 2)) * cr * 0.8
            leaves.append((cx + math.cos(a) * d, cy + math.sin(a) * d, dice.uniform(2.2, 4.8), lift, dice.uniform(-1, 1)))
    for lx, ly, lr, lift, tone in leaves:
        x0, x1 = max(0, int(lx - lr + n // 2)), min(n, int(lx + lr + n // 2) + 2)
        y0, y1 = max(0, int(ly - lr + n // 2)), min(n, int(ly + lr + n // 2) + 2)
        if x0 >= x1 or y0 >= y1:
            continue
        part = (slice(y0, y1), slice(x0, x1))
        gap = np.hypot(xs[part] - lx, ys[part] - ly) / lr
        bump = np.where(gap < 1, dome(math.hypot(lx, ly)) * 0.45 + lift * 1.25 + np.sqrt(np.clip(1 - gap**2, 0, 1)) * lr * 0.7, -1)
        above = bump > height[part]
        height[part] = np.where(above, bump, height[part])
        shade[part] = np.where(above, tone, shade[part])
    alpha = soft((height > 0).astype(np.float32), 0.8)
    top = np.clip(height, 0, None)
    reach = float(np.percentile(top, 99))
    hollow = np.clip((_mean(top, radius * 0.16) - top) / radius * 3.0, 0, 0.7)
    depth = smooth(top / reach, 0.12, 1.0) * (1 - hollow)
    colour = rgb(*base)[None, None] * (0.22 + 0.95 * depth + shade * 0.22)[..., None]
    colour = mixed(colour, colour * np.array((1.35, 1.18, 0.7), np.float32), smooth(shade, 0.4, 1.0) * depth)
    return Stamp(top * 0.62, colour.astype(np.float32), alpha * opacity)


def _mean(field: Field, radius: float) -> Field:
    peak = max(1e-6, float(field.max()))
    return soft(field / peak, radius) * peak


def drum(radius: float, dice: np.random.Generator, broken: bool = False) -> Stamp:
    """A pillar of stone drums on a square foot; or what is left of one."""
    n = PX - 2
    ys, xs = np.mgrid[0:n, 0:n].astype(np.float32) - (n - 1) / 2
    away = np.hypot(xs, ys)
    if broken:
        turn = np.arctan2(ys, xs)
        away = away + 3.2 * np.sin(turn * 5 + 1) + 2.2 * np.sin(turn * 11)
    foot = np.maximum(np.abs(xs), np.abs(ys))
    rough = noise((n, n), 14, int(dice.integers(1 << 30)), 4)
    flutes = 1.4 * np.cos(np.arctan2(ys, xs) * 16) * smooth(away, radius - 9, radius - 4)
    body = smooth(-away, -radius - 1, -radius + 1)
    top = 5.0 * smooth(-foot, -n / 2 + 1, -n / 2 + 6) + 13 * smooth(-away, -radius - 1, -radius + 6) + flutes
    if broken:
        top -= 9 * smooth(rough, 0.35, 0.75) * body
    else:
        top += 4 * smooth(-away, -radius * 0.72, -radius * 0.62) - 3 * smooth(-away, -radius * 0.40, -radius * 0.33)
    colour = mixed(rgb(112, 104, 96) * 1.0, rgb(150, 140, 126) * 1.0, body) * (0.72 + 0.5 * rough[..., None])
    colour *= (1 - 0.55 * smooth(np.abs(away - radius) * -1, -2.5, -0.5))[..., None]
    alpha = smooth(-foot, -n / 2, -n / 2 + 2.5)
    if broken:
        alpha = alpha * smooth(rough + body, 0.22, 0.3)
    return Stamp((top + (rough - 0.5) * 2.2).astype(np.float32), colour.astype(np.float32), alpha)


def slab(width: float, height: float, tall: float, base: Colour, seed: int, bevel: float = 7) -> Stamp:
    """A block of worked stone or wood with softened edges."""
    h, w = int(height), int(width)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32) + 0.5
    edge = np.minimum(np.minimum(xs, w - xs), np.minimum(ys, h - ys))
    rough = noise((h, w), 16, seed, 4)
    edge = edge + (rough - 0.5) * 2
    top = tall * smooth(edge, 0, bevel) + (rough - 0.5) * 1.6
    colour = rgb(*base)[None, None] * (0.7 + 0.55 * rough[..., None]) * (0.62 + 0.38 * smooth(edge, 0, 5))[..., None]
    return Stamp(top.astype(np.float32), colour.astype(np.float32), smooth(edge, -0.6, 1.2))


def sarcophagus(seed: int) -> Stamp:
    """A stone coffin, two squares long, somebody's likeness on its lid."""
    w, h = int(PX * 0.80), int(PX * 1.84)
    thing = slab(w, h, 12, (176, 170, 160), seed, 6)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = (xs - w / 2) / w, ys / h
    lid = smooth(np.minimum(np.minimum(xs, w - xs), np.minimum(ys, h - ys)), 8, 12)
    body = np.where(v < 0.38, 0.24, 0.24 - (v - 0.38) * 0.17)
    figure = smooth(body - np.abs(u), 0, 0.07) * smooth(v, 0.22, 0.27) * smooth(-v, -0.94, -0.90)
    head = smooth(0.115 - np.hypot(u, (v - 0.15) * h / w), 0, 0.05)
    arms = smooth(0.03 - np.abs(np.abs(u) * 0.8 + (v - 0.42) * 0.9), 0, 0.02) * smooth(0.2 - np.abs(u), 0, 0.03)
    sword = smooth(0.022 - np.abs(u), 0, 0.012) * smooth(v, 0.40, 0.42) * smooth(-v, -0.84, -0.80)
    height = thing.height + lid * 5 + 8 * figure + 9 * head + 4 * arms + 5 * sword
    colour = thing.colour * (0.86 + 0.30 * (figure + head) + 0.15 * sword)[..., None]
    groove = smooth(figure, 0.02, 0.3) - smooth(figure, 0.4, 0.9) + smooth(lid, 0.05, 0.4) - smooth(lid, 0.5, 0.95)
    colour *= (1 - 0.6 * np.clip(groove, 0, 1))[..., None]
    return Stamp(height, colour.astype(np.float32), thing.alpha)


def drawn(shape: tuple[int, int], paint: Any, blur: float = 0.0, scale: int = 2) -> Field:
    """A mask painted with a pen at twice the size, for clean edges: `paint(pen, scale)`."""
    picture = Image.new("L", (shape[1] * scale, shape[0] * scale), 0)
    paint(ImageDraw.Draw(picture), scale)
    picture = picture.resize((shape[1], shape[0]), Image.Resampling.BOX)
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(blur)) if blur else picture, np.float32) / 255


# ---------------------------------------------------------------- the crypt
PAVINGS = (
    ((0, 0, 2, 2), (2, 0, 2, 1), (2, 1, 2, 1), (0, 2, 1, 2), (1, 2, 2, 2), (3, 2, 1, 1), (3, 3, 1, 1)),
    ((0, 0, 2, 1), (2, 0, 2, 2), (0, 1, 2, 2), (2, 2, 2, 1), (0, 3, 2, 1), (2, 3, 2, 1)),
    ((0, 0, 2, 2), (2, 0, 1, 2), (3, 0, 1, 1), (3, 1, 1, 1), (0, 2, 2, 1), (0, 3, 2, 1), (2, 2, 2, 2)),
    ((0, 0, 1, 2), (1, 0, 2, 1), (3, 0, 1, 2), (1, 1, 2, 1), (0, 2, 2, 2), (2, 2, 2, 1), (2, 3, 1, 1), (3, 3, 1, 1)),
)
"""Flagstones of two by two squares, in half squares: left, top, width, height."""


def draw_crypt(rows: list[str]) -> Image.Image:
    table = Table(rows)
    solid = letters(rows, "#")
    pillars = solid & ~_massive(solid)
    walls = solid & ~pillars
    wall = blown_up(walls).astype(np.float32)
    _flagstones(table)
    _pool(table, rows)
    gap, _ = away_from(walls)
    grime = noise(table.shape, 70, 31)
    table.darken((1 - smooth(gap, 0.0, 0.55)) * (0.42 + 0.3 * grime) * (1 - wall))
    _runner(table)
    _stairs(table)
    _altar(table)
    _rubble(table, rows)
    _furniture(table, rows)
    _webs(table)
    _masonry(table, walls)
    dice = np.random.default_rng(77)
    for y, x in zip(*pillars.nonzero(), strict=True):
        table.put(drum(PX * 0.40, dice), (x + 0.5) * PX, (y + 0.5) * PX, 0.6, (0, 0), 9)
    _door_leaves(table)
    for x, y, _, colour in CRYPT_LIGHTS:
        if colour == TORCH:
            _sconce(table, x, y)
    stops = np.maximum(wall, blown_up(pillars).astype(np.float32) * _disc_mask(table.shape, pillars, 0.40))
    # Light creeps over the walls' masonry, and over all of a pillar, but not into the rock.
    inside, _ = away_from(~walls)
    depth = np.where(wall > 0, np.where(inside < MASONRY + 0.03, PX * 1.2, 0), stops * PX * 0.9).astype(np.float32)
    light = table.lit_by_torches(CRYPT_LIGHTS, stops, depth)
    for x, y, _, colour in CRYPT_LIGHTS:
        _flame(light, x * PX, y * PX, colour)
    return developed(light, 2.5, 5, vignette=0.12)


MASONRY = 0.40
"""How far the cut stone reaches into the walls, in squares."""


def _massive(solid: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Solid squares that are part of the rock: those with a solid neighbour, or on the rim."""
    padded = np.pad(solid, 1, constant_values=True)
    beside = padded[:-2, 1:-1] | padded[2:, 1:-1] | padded[1:-1, :-2] | padded[1:-1, 2:]
    return solid & beside


def _disc_mask(shape: tuple[int, int], cells: NDArray[np.bool_], radius: float) -> Field:
    ys, xs = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    gap = np.hypot(xs % PX - PX / 2, ys % PX - PX / 2)
    return ((gap < radius * PX) & blown_up(cells)).astype(np.float32)


def _flagstones(table: Table) -> None:
    """Hewn stones of several sizes, worn, cracked, with moss in the joints where it is damp."""
    height, width = table.shape
    half = PX // 2
    dice = np.random.default_rng(7)
    across, down = width // half + 4, height // half + 4
    bounds = np.zeros((down, across, 4), np.float32)
    tone = np.zeros((down, across), np.float32)
    tilt = np.zeros((down, across, 2), np.float32)
    for my in range(0, down, 4):
        for mx in range(0, across, 4):
            for left, top, w, h in PAVINGS[dice.integers(len(PAVINGS))]:
                part = (slice(my + top, min(down, my + top + h)), slice(mx + left, min(across, mx + left + w)))
                bounds[part] = (mx + left, my + top, mx + left + w, my + top + h)
                tone[part], tilt[part] = dice.normal(0, 1), dice.normal(0, 0.030, 2)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    wx = xs + (noise(table.shape, 26, 8, 3) - 0.5) * 7
    wy = ys + (noise(table.shape, 26, 9, 3) - 0.5) * 7
    cx, cy = np.clip(wx // half, 0, across - 1).astype(int), np.clip(wy // half, 0, down - 1).astype(int)
    box = bounds[cy, cx] * half
    ax, ay = np.minimum(wx - box[..., 0], box[..., 2] - wx), np.minimum(wy - box[..., 1], box[..., 3] - wy)
    corner = 7.0
    inner_x, inner_y = np.maximum(corner - ax, 0), np.maximum(corner - ay, 0)
    edge = np.where((ax < corner) & (ay < corner), corner - np.hypot(inner_x, inner_y), np.minimum(ax, ay))
    worn, fine = noise(table.shape, 120, 10), noise(table.shape, 7, 11, 3)
    edge = edge + (fine - 0.5) * 1.6
    stone = tone[cy, cx]
    relief = 4.6 * smooth(edge, 0.6, 6.5) + (fine - 0.5) * 1.5 + noise(table.shape, 22, 12, 3) * 2.2
    relief += (tilt[cy, cx, 0] * (wx - box[..., 0]) + tilt[cy, cx, 1] * (wy - box[..., 1])) * smooth(edge, 1, 5)
    cracks = drawn(table.shape, lambda pen, scale: _cracks(pen, scale, table.shape, 120), 0.6)
    relief -= cracks * 3.5
    warm, cold = rgb(142, 132, 118), rgb(112, 116, 122)
    colour = mixed(cold * np.ones((*table.shape, 1), np.float32), warm, np.clip(0.5 + stone * 0.28 + (worn - 0.5) * 0.7, 0, 1))
    colour *= (0.86 + stone * 0.10 + (fine - 0.5) * 0.34 + (worn - 0.5) * 0.25)[..., None]
    colour *= (0.24 + 0.76 * smooth(edge, -0.2, 3.6))[..., None] * (1 - 0.6 * cracks)[..., None]
    damp = smooth(noise(table.shape, 190, 13) + 0.22 * (1 - smooth(edge, 1, 8)), 0.64, 0.86)
    colour = mixed(colour, rgb(74, 92, 52) * (0.55 + 0.6 * fine[..., None]), damp * 0.62 * (0.35 + 0.65 * (1 - smooth(edge, 2, 14))))
    stain = smooth(noise(table.shape, 150, 14), 0.68, 0.95) * 0.4
    table.lay((colour * (1 - stain)[..., None]).astype(np.float32), None, relief.astype(np.float32))


def _cracks(pen: ImageDraw.ImageDraw, scale: int, shape: tuple[int, int], number: int) -> None:
    dice = np.random.default_rng(15)
    for _ in range(number):
        x, y = dice.uniform(0, shape[1]), dice.uniform(0, shape[0])
        turn = dice.uniform(0, math.tau)
        for _ in range(int(dice.integers(6, 22))):
            turn += dice.normal(0, 0.5)
            nx, ny = x + math.cos(turn) * 6, y + math.sin(turn) * 6
            pen.line((x * scale, y * scale, nx * scale, ny * scale), fill=int(dice.integers(120, 255)), width=int(dice.integers(1, 4)))
            x, y = nx, ny


def _pool(table: Table, rows: list[str]) -> None:
    """A sunken basin with a stone rim; its water glimmers."""
    cells = letters(rows, "_")
    ys, xs = np.mgrid[0 : table.shape[0], 0 : table.shape[1]].astype(np.float32)
    # The four-by-four basin of the plan is an octagon: the cut corners are floor.
    cx, cy = 26.0 * PX, 5.0 * PX
    u, v = np.abs(xs - cx) / PX, np.abs(ys - cy) / PX
    gap = np.maximum(np.maximum(u, v) - 1.93, (u + v) - 2.94)
    gap = np.where(blown_up(np.pad(cells, 0)) | (gap < 0.35), gap, 9).astype(np.float32)
    rim, water = smooth(-gap, -0.16, -0.13), smooth(-gap, 0.10, 0.13)
    joint = np.abs(((np.arctan2(ys - cy, xs - cx) / math.tau * 24) % 1) - 0.5)
    blocks = 6.5 * smooth(0.16 - np.abs(gap + 0.01), 0, 0.055) * smooth(0.5 - joint, 0.02, 0.06)
    rough = noise(table.shape, 18, 41)
    stone = rgb(150, 146, 138) * (0.66 + 0.5 * rough[..., None]) * (0.45 + 0.55 * smooth(0.5 - joint, 0.01, 0.05))[..., None]
    table.darken(smooth(-gap, -0.42, -0.14) * (1 - rim) * 0.55)
    table.lay(stone, rim, blocks + rough * 2)
    deep = smooth(-gap, 0.12, 1.4)
    waves = noise(table.shape, 46, 42, 3)
    lines = 1 - np.abs(noise(table.shape, 34, 43, 2) - 0.5) * 2
    body = mixed(rgb(72, 148, 146) * np.ones((*table.shape, 1), np.float32), rgb(10, 48, 66), deep)
    body = body * (0.75 + 0.5 * waves[..., None]) + rgb(190, 240, 230) * (smooth(lines, 0.80, 1.0) * smooth(noise(table.shape, 80, 44), 0.3, 0.9) * 0.13)[..., None]
    table.lay(body.astype(np.float32), water, waves * 9)
    table.darken(smooth(-gap, 0.08, 0.12) * (1 - smooth(-gap, 0.13, 0.42)) * 0.5)


def _runner(table: Table) -> None:
    """The red runner from the stairs to the altar, worn where feet go, its gold border frayed."""
    ys, xs = np.mgrid[0 : table.shape[0], 0 : table.shape[1]].astype(np.float32)
    sway = (noise(table.shape, 160, 51, 2) - 0.5) * 7
    u, v = (xs + sway) / PX - 14.5, ys / PX
    half = 0.92
    rough, fine = noise(table.shape, 64, 52), noise(table.shape, 5, 53, 2)
    inside = smooth(half - np.abs(u), 0, 0.03) * smooth(v, 3.12, 3.16) * smooth(-v, -18.78, -18.74)
    holes = smooth(rough + (np.abs(u) - 0.5) * 0.10, 0.86, 0.90)
    cover = inside * (1 - holes)
    weave = np.sin(xs * math.tau / 4) * np.sin(ys * math.tau / 4)
    edge = half - np.abs(u)
    border = smooth(0.045 - np.abs(edge - 0.15), 0, 0.02) + 0.7 * smooth(0.018 - np.abs(edge - 0.25), 0, 0.012)
    lozenge = np.abs((v * 1.0 + 0.5) % 1 - 0.5) + np.abs(u) * 1.0
    motif = smooth(0.035 - np.abs(lozenge - 0.34), 0, 0.02) + smooth(0.10 - lozenge, 0, 0.03)
    red = rgb(150, 26, 30) * (0.72 + 0.32 * rough[..., None] + 0.10 * weave[..., None] + (fine[..., None] - 0.5) * 0.35)
    red = mixed(red, rgb(206, 158, 72) * (0.7 + 0.4 * fine[..., None]), np.clip(border, 0, 1) * 0.88)
    red = mixed(red, rgb(188, 132, 60) * (0.6 + 0.5 * fine[..., None]), np.clip(motif, 0, 1) * 0.62)
    worn = smooth(noise(table.shape, 90, 54) * smooth(0.8 - np.abs(u), 0, 0.8), 0.42, 0.85)
    red = mixed(red, rgb(128, 108, 92) * (0.8 + 0.3 * fine[..., None]), worn * 0.55)
    table.darken(soft(np.roll(cover, (2, 2), (0, 1)), 4) * 0.35 * (1 - cover))
    folds = noise(table.shape, 54, 55, 2, (2.2, 0.6)) * 6
    table.lay(red.astype(np.float32), cover * 0.97, folds + weave * 0.30 + 3 * smooth(edge, 0, 0.06))


def _stairs(table: Table) -> None:
    """Steps that lead up and out, in the south wall of the entry."""
    for i in range(4):
        w, h = PX * 2.9, PX * 0.27
        step = slab(w, h, 7, tuple(c * (1 - 0.13 * i) for c in (150, 142, 130)), 300 + i, 5)
        table.put(step, 14.5 * PX, (18.92 + i * 0.265) * PX, 0.5, (0, -5), 5)
    for side in (-1, 1):
        table.put(slab(PX * 0.3, PX * 1.2, 13, (138, 130, 120), 310 + side, 8), (14.5 + side * 1.62) * PX, 19.38 * PX, 0.6, (0, 2), 6)


def _altar(table: Table) -> None:
    """A dais and a long altar with a cloth, bones and candles on it."""
    table.put(slab(PX * 5.2, PX * 2.15, 6, (140, 132, 122), 320, 8), 14.5 * PX, 2.12 * PX, 0.55, (0, 3), 9)
    table.put(slab(PX * 4.3, PX * 1.55, 6, (152, 144, 132), 321, 8), 14.5 * PX, 2.16 * PX, 0.5, (0, 3), 7)
    table.put(slab(PX * 2.86, PX * 0.86, 12, (120, 116, 114), 322, 8), 14.5 * PX, 2.5 * PX, 0.7, (0, 4), 8)
    cloth = slab(PX * 1.0, PX * 0.92, 3, (118, 20, 26), 323, 4)
    table.put(cloth, 14.5 * PX, 2.52 * PX, 0.3, (0, 2), 3)
    dice = np.random.default_rng(33)
    table.put(rock(11, dice, (224, 212, 182), 0.9), 14.5 * PX, 2.46 * PX, 0.6, (2, 3), 3)  # a skull, from above
    for dx in (-5, 5):
        table.put(rock(2.6, dice, (20, 16, 14)), 14.5 * PX + dx, 2.51 * PX)


def _rubble(table: Table, rows: list[str]) -> None:
    """Fallen stones on dust, thick in the middle of a heap, thin at its rim."""
    cells = letters(rows, "~")
    dust = smooth(soft(blown_up(cells).astype(np.float32), PX * 0.18) + (noise(table.shape, 30, 61) - 0.5) * 0.5, 0.35, 0.75)
    fine = noise(table.shape, 9, 62, 3)
    table.lay(rgb(120, 112, 100) * (0.55 + 0.6 * fine[..., None]), dust * 0.72, fine * 5)
    dice = np.random.default_rng(63)
    stones = []
    for y, x in zip(*cells.nonzero(), strict=True):
        for _ in range(40):
            size = 3 + 19 * dice.random() ** 2.6
            stones.append((size, (x + dice.uniform(0.02, 0.98)) * PX, (y + dice.uniform(0.02, 0.98)) * PX))
    for size, x, y in sorted(stones):
        table.put(rock(size, dice, (164, 154, 140), 0.85), x, y, 0.6, (2, 3), 2 + size / 6)


def _furniture(table: Table, rows: list[str]) -> None:
    """Sarcophagi, the stump of a pillar, and what lies about: bones, barrels, a table, urns."""
    dice = np.random.default_rng(71)
    for number, (x, y) in enumerate(((24, 11), (27, 11), (24, 14), (27, 14))):
        table.put(sarcophagus(340 + number), (x + 0.5) * PX, (y + 1.0) * PX, 0.85, (2, 4), 9)
    table.put(drum(PX * 0.36, dice, broken=True), 17.5 * PX, 13.5 * PX, 0.6, (1, 3), 7)
    for _ in range(46):  # pebbles and shards everywhere
        x, y = dice.uniform(1, 29), dice.uniform(1, 20)
        if rows[int(y)][int(x)] == ".":
            table.put(rock(dice.uniform(2.5, 6), dice, (128, 120, 110)), x * PX, y * PX, 0.5, (1, 2), 2)
    bones = drawn(table.shape, lambda pen, scale: _bones(pen, scale, dice), 0.4)
    table.darken(soft(np.roll(bones, (3, 2), (0, 1)), 2) * 0.5)
    table.lay(rgb(212, 200, 168) * np.ones((*table.shape, 1), np.float32), bones, soft(bones, 1.6) * 7)
    for x, y, size in ((5.62, 1.36, 13), (6.05, 1.55, 10), (6.62, 1.34, 15), (1.4, 10.45, 13), (1.42, 10.9, 10), (28.6, 15.55, 13), (28.1, 15.66, 10)):
        table.put(_urn(size, dice), x * PX, y * PX, 0.7, (2, 4), 4)


def _urn(radius: float, dice: np.random.Generator) -> Stamp:
    n = int(radius * 2.5) | 1
    ys, xs = np.mgrid[0:n, 0:n].astype(np.float32) - n // 2
    away = np.hypot(xs, ys) / radius
    height = np.sqrt(np.clip(1 - away**2, 0, 1)) * radius * 0.8 - 5 * smooth(-away, -0.46, -0.36)
    colour = rgb(168, 98, 62) * float(dice.uniform(0.75, 1.1)) * np.ones((n, n, 1), np.float32)
    colour *= (1 - 0.8 * smooth(-away, -0.44, -0.36) + 0.25 * smooth(0.06 - np.abs(away - 0.5), 0, 0.05))[..., None]
    return Stamp(height.astype(np.float32), colour.astype(np.float32), smooth(-away, -1, -1 + 2 / radius))


def _bones(pen: ImageDraw.ImageDraw, scale: int, dice: np.random.Generator) -> None:
    for cx, cy, number in ((2.6, 5.1, 9), (25.9, 15.4, 5), (12.3, 12.2, 5), (5.4, 13.9, 6), (15.8, 6.8, 4)):
        for _ in range(number):
            x, y = (cx + dice.normal(0, 0.32)) * PX * scale, (cy + dice.normal(0, 0.26)) * PX * scale
            turn, long = dice.uniform(0, math.tau), dice.uniform(7, 14) * scale
            dx, dy = math.cos(turn) * long, math.sin(turn) * long
            pen.line((x - dx, y - dy, x + dx, y + dy), fill=255, width=3 * scale)
            for ex, ey in ((x - dx, y - dy), (x + dx, y + dy)):
                for side in (-1, 1):
                    qx, qy = ex + dy / long * side * 2 * scale, ey - dx / long * side * 2 * scale
                    pen.ellipse((qx - 2.4 * scale, qy - 2.4 * scale, qx + 2.4 * scale, qy + 2.4 * scale), fill=255)


def _webs(table: Table) -> None:
    """A corner thick with cobwebs: nothing is seen through them."""

    def paint(pen: ImageDraw.ImageDraw, scale: int) -> None:
        ox, oy = 1.0 * PX * scale, 7.0 * PX * scale
        ends = []
        for i in range(12):
            turn, long = -math.pi / 2 * i / 11, (1.95 + 0.25 * math.sin(i * 2.1)) * PX * scale
            ends.append((math.cos(turn) * long, math.sin(turn) * long))
            pen.line((ox, oy, ox + ends[-1][0], oy + ends[-1][1]), fill=210, width=scale)
        for ring in range(2, 19):
            share = (ring / 18) ** 1.15
            points = []
            for i, (dx, dy) in enumerate(ends):
                points.append((ox + dx * share, oy + dy * share))
                if i < 11:
                    mx, my = (dx + ends[i + 1][0]) / 2 * share * 0.93, (dy + ends[i + 1][1]) / 2 * share * 0.93
                    points.append((ox + mx, oy + my))
            pen.line(points, fill=150, width=scale)

    threads = drawn(table.shape, paint, 0.5)
    shape = drawn(table.shape, lambda pen, scale: pen.polygon([(x * PX * scale, y * PX * scale) for x, y in WEB], fill=255), 9)
    veil = shape * (0.30 + 0.5 * noise(table.shape, 44, 81))
    white = rgb(196, 198, 196) * np.ones((*table.shape, 1), np.float32)
    table.lay(white, np.clip(veil * 0.75 + threads * 0.9, 0, 0.94))


def _masonry(table: Table, walls: NDArray[np.bool_]) -> None:
    """Walls from above: a course of cut stone along every room, raw rock behind it."""
    gap, along = away_from(~walls)
    band = MASONRY
    wall = blown_up(walls).astype(np.float32)
    ys, xs = np.mgrid[0 : table.shape[0], 0 : table.shape[1]].astype(np.float32)
    rough, fine = noise(table.shape, 30, 91), noise(table.shape, 8, 92, 3)
    length = 0.5
    joint = np.where(along < 0, 0.2, np.abs((along / length + 0.5) % 1 - 0.5) * length)
    stone_id = np.floor(along / length + 0.5) * 7.13 + np.floor(xs / PX / 3) * 3.7 + np.floor(ys / PX / 3) * 5.3
    tone = np.modf(np.abs(np.sin(stone_id) * 43758.5))[0].astype(np.float32)
    edge = np.minimum(np.minimum(gap, band - gap), joint) * PX + (fine - 0.5) * 2.0
    course = smooth(band - gap, 0, 0.02) * wall
    block = 9.0 * smooth(edge, 0.4, 7.5) + rough * 3 + (fine - 0.5) * 1.2
    colour = mixed(rgb(122, 112, 100) * np.ones((*table.shape, 1), np.float32), rgb(156, 146, 130), tone)
    colour *= ((0.62 + 0.5 * rough) * (0.25 + 0.75 * smooth(edge, 0, 3.2)))[..., None]
    hewn = noise(table.shape, 54, 93)
    strata = noise(table.shape, 90, 94, 5)
    earth = rgb(70, 65, 64) * (0.42 + 0.85 * strata[..., None])
    table.darken(soft(np.roll(wall, (5, 0), (0, 1)), 9) * 0.55 * (1 - wall))
    table.lay(earth.astype(np.float32), wall, hewn * 22 + fine * 4)
    table.lay(colour.astype(np.float32), course, block)
    table.shade = mixed(table.shade, np.float32(1), wall)
    table.darken(smooth(gap, band, band + 0.9) * wall * 0.62)
    table.darken(smooth(gap, band - 0.02, band + 0.02) * (1 - smooth(gap, band + 0.02, band + 0.2)) * wall * 0.5)


def _door_leaves(table: Table) -> None:
    """Oak with iron bands, in stone frames; an open one stands against the wall."""
    for (ax, ay), (bx, by), closed in CRYPT_DOORS:
        upright = ax == bx
        cx, cy = (ax + bx) / 2 * PX, (ay + by) / 2 * PX
        for side in (-1, 1):  # posts
            x, y = (cx, cy + side * PX * 0.5) if upright else (cx + side * PX * 0.5, cy)
            table.put(slab(PX * 0.26, PX * 0.26, 12, (146, 136, 122), 400 + side, 6), x, y, 0.6, (2, 3), 4)
        table.put(_leaf(closed == upright), *_leaf_place(cx, cy, upright, closed), 0.7, (3, 4), 5)


def _leaf_place(cx: float, cy: float, upright: bool, closed: bool) -> Spot:
    if closed:
        return cx, cy
    return (cx + PX * 0.46, cy - PX * 0.43) if upright else (cx - PX * 0.43, cy + PX * 0.46)


def _leaf(upright: bool) -> Stamp:
    long, thick = int(PX * 0.84), int(PX * 0.17)
    thing = slab(long, thick, 9, (116, 74, 40), 420, 4)
    xs = np.mgrid[0:thick, 0:long][1].astype(np.float32)
    plank = smooth(0.5 - np.abs((xs / long * 5) % 1 - 0.5), 0.0, 0.07)
    iron = smooth(0.045 - np.abs(np.abs(xs / long - 0.5) - 0.31), 0, 0.012)
    colour = mixed(thing.colour * (0.4 + 0.6 * plank[..., None]), rgb(64, 66, 72), iron)
    thing = Stamp(thing.height - (1 - plank) * 2 + iron * 2, colour.astype(np.float32), thing.alpha)
    if not upright:
        return thing
    return Stamp(*(np.ascontiguousarray(part.swapaxes(0, 1)) for part in (thing.height, thing.colour, thing.alpha)))


def _sconce(table: Table, x: float, y: float) -> None:
    dice = np.random.default_rng(int(x * 100 + y))
    table.put(rock(PX * 0.13, dice, (60, 54, 50)), x * PX, y * PX, 0.6, (0, 2), 4)


def _flame(light: Field, x: float, y: float, colour: str) -> None:
    """A bright core and its halo, added to the light itself."""
    reach = int(PX * 0.9)
    x0, x1, y0, y1 = int(x) - reach, int(x) + reach, int(y) - reach, int(y) + reach
    x0, y0 = max(0, x0), max(0, y0)
    part = light[y0:y1, x0:x1]
    ys, xs = np.mgrid[y0 : y0 + part.shape[0], x0 : x0 + part.shape[1]].astype(np.float32)
    gap = np.hypot(xs - x, ys - y) / PX
    core, halo = np.exp(-((gap / 0.075) ** 2)), np.exp(-((gap / 0.26) ** 2))
    if colour == TORCH:
        part += core[..., None] * np.array((3.2, 2.0, 0.75), np.float32) + halo[..., None] * np.array((0.50, 0.20, 0.03), np.float32)
    else:
        part += halo[..., None] * np.array((0.05, 0.30, 0.28), np.float32)


# ---------------------------------------------------------------- the ford
BRIDGE = (12.0, 9.96, 18.0, 12.04)
RIVER = "_~"


def draw_ford(rows: list[str]) -> Image.Image:
    table = Table(rows)
    water = _river_mask(table, rows)
    road, ruts = _road_mask(table, water)
    _meadow(table, rows, water, road, ruts)
    _river(table, rows, water)
    dice = np.random.default_rng(121)
    _undergrowth(table, rows, water, road, dice)
    _boulders(table, rows, water, dice)
    _bridge(table)
    _bushes(table, rows, dice)
    _log(table)
    _trees(table, rows, dice)
    return developed(table.lit_by_sun(), 1.5, 6, (1.05, 1.0, 0.93), vignette=0.4)


def _river_cells(rows: list[str]) -> NDArray[np.bool_]:
    """The river's squares; under the bridge it flows on, and the bushes that share the ford's letter are no part of it."""
    cells = letters(rows, RIVER)
    cells[:, :11] = cells[:, 21:] = False
    cells[10:12, 13:17] = True
    return cells


def _river_mask(table: Table, rows: list[str]) -> Field:
    """How far inside the river a pixel is, in squares, about 0 at the bank: the plan's steps made into bends."""
    centre = soft(blown_up(_river_cells(rows)).astype(np.float32), PX * 0.55)
    bends = (noise(table.shape, 60, 101, 3) - 0.5) * 0.16 + (noise(table.shape, 16, 102, 2) - 0.5) * 0.05
    return ((centre + bends - 0.47) * 2.6).astype(np.float32)


def _road_mask(table: Table, water: Field) -> tuple[Field, Field]:
    """A cart road that comes to the bridge from both sides, and a trodden path to the ford; the road's two ruts."""
    ys, xs = np.mgrid[0 : table.shape[0], 0 : table.shape[1]].astype(np.float32)
    u = xs / PX
    middle = 11.0 + (0.9 * np.sin(u * 0.36 + 0.9) + 0.2 * np.sin(u * 1.1)) * smooth(np.abs(u - 15), 3.2, 9)
    rough = (noise(table.shape, 44, 104) - 0.5) * 0.75
    side = ys / PX - middle
    road = smooth(1.02 - np.abs(side) + rough, 0, 0.6)
    track = smooth(0.11 - np.abs(np.abs(side + rough * 0.12) - 0.42), 0, 0.10) * noise(table.shape, 60, 119)
    path_at = ys / PX - (16.9 - 0.052 * (u - 15.2) ** 2 * np.where(u < 15.2, 0.95, 0.62))
    path = smooth(0.34 - np.abs(path_at) + rough * 0.7, 0, 0.45) * smooth(-np.abs(u - 15.5), -10.5, -9) * 0.75
    dry = smooth(-water, -0.25, 0.05)
    return np.maximum(road, path) * dry, track * road * dry


def _meadow(table: Table, rows: list[str], water: Field, road: Field, ruts: Field) -> None:
    """Grass that is lush by the river and dry elsewhere, leaf litter under trees, earth on the road."""
    big, mid, fine = noise(table.shape, 260, 111), noise(table.shape, 70, 112), noise(table.shape, 6, 113, 2)
    grass = mixed(rgb(84, 106, 46) * np.ones((*table.shape, 1), np.float32), rgb(122, 122, 60), smooth(big, 0.45, 1.0))
    grass = mixed(grass, rgb(66, 98, 44), smooth(water, -1.2, -0.35) * 0.8)
    grass = grass * (0.62 + 0.45 * mid[..., None] + 0.34 * fine[..., None])
    clumps = noise(table.shape, 22, 114, 3)
    litter = soft(blown_up(letters(rows, "#")).astype(np.float32), PX * 0.75)
    litter = smooth(litter + (noise(table.shape, 34, 115) - 0.5) * 0.24, 0.06, 0.34)
    leaves = rgb(120, 92, 50) * (0.45 + 0.5 * noise(table.shape, 9, 116, 3)[..., None] + 0.35 * fine[..., None])
    grass = mixed(grass, leaves, litter * 0.72)
    earth = rgb(158, 126, 86) * (0.52 + 0.42 * noise(table.shape, 30, 117)[..., None] + 0.30 * fine[..., None])
    earth = earth * (1 - 0.42 * ruts)[..., None]
    bank = smooth(water, -0.55, -0.12)
    sand = rgb(176, 156, 112) * (0.62 + 0.28 * mid[..., None] + 0.25 * fine[..., None])
    colour = mixed(mixed(grass, earth, road * 0.95), sand, bank * 0.9)
    bare = np.maximum(road, bank)
    height = (clumps * 7 + fine * 3.2) * (1 - bare) + (noise(table.shape, 18, 118, 3) * 4 + fine * 1.6 - ruts * 5) * bare
    table.lay(colour.astype(np.float32), None, height.astype(np.float32))


def _river(table: Table, rows: list[str], water: Field) -> None:
    """Deep and green, shallow over stones at the ford, white where it breaks."""
    shape = table.shape
    ford = letters(rows, "~") & _river_cells(rows)
    shallow = smooth(soft(blown_up(ford).astype(np.float32), PX * 0.6) + (noise(shape, 44, 131) - 0.5) * 0.3, 0.12, 0.85)
    wet = smooth(water, -0.05, 0.06)
    depth = smooth(water, 0.05, 1.15) * (1 - 0.82 * shallow)
    bed = rgb(168, 150, 112) * (0.5 + 0.35 * noise(shape, 26, 132)[..., None] + 0.35 * noise(shape, 8, 133, 2)[..., None])
    dice = np.random.default_rng(134)
    table.lay(bed.astype(np.float32), wet, noise(shape, 14, 135, 3) * 5)
    stones = []
    for y, x in zip(*ford.nonzero(), strict=True):
        stones += [(4 + 13 * dice.random() ** 2.2, (x + dice.random()) * PX, (y + dice.random()) * PX) for _ in range(30)]
    for size, x, y in sorted(stones):
        table.put(rock(size, dice, (150, 142, 124), 0.5), x, y, 0.35, (1, 2), 3)
    flow = noise(shape, 34, 136, 4, (0.8, 3.4))
    swirl = noise(shape, 90, 137, 3, (1.0, 2.0))
    ripple = flow * 9 + swirl * 16
    body = mixed(rgb(84, 148, 136) * np.ones((*shape, 1), np.float32), rgb(16, 66, 82), depth)
    body = body * (0.76 + 0.34 * swirl[..., None] + 0.22 * flow[..., None])
    cover = wet * (0.34 + 0.60 * depth)
    table.shade = mixed(table.shade, np.float32(1), wet * depth)
    table.lay(body.astype(np.float32), cover, (ripple * (0.45 + 0.55 * depth)).astype(np.float32))
    crest = noise(shape, 15, 138, 3, (0.8, 3.0))
    broken = noise(shape, 50, 139, 3, (1.6, 1.0))
    foam = smooth(crest, 0.66, 0.95) * smooth(broken, 0.45, 0.8) * (0.10 + 0.62 * shallow)
    lap = smooth(0.10 - np.abs(water - 0.08 + (flow - 0.5) * 0.16), 0, 0.12) * (0.15 + 0.4 * crest)
    table.lay(rgb(226, 240, 234) * np.ones((*shape, 1), np.float32), np.clip(foam + lap, 0, 0.85) * wet)
    table.darken(smooth(-np.abs(water + 0.04), -0.10, 0) * 0.30)


def _undergrowth(table: Table, rows: list[str], water: Field, road: Field, dice: np.random.Generator) -> None:
    """Blades of grass in tufts, flowers, ferns at the trees' feet, reeds in the shallows."""
    height, width = table.shape

    def blades(number: int, length: tuple[int, int], where: Any, seed: int) -> Field:
        own = np.random.default_rng(seed)

        def paint(pen: ImageDraw.ImageDraw, scale: int) -> None:
            for _ in range(number):
                x, y = own.uniform(0, width), own.uniform(0, height)
                if not where(int(x), int(y), own):
                    continue
                for _ in range(int(own.integers(4, 10))):
                    bx, by = x + own.normal(0, 4), y + own.normal(0, 3)
                    lean, long = own.normal(0, 3.5), own.uniform(*length)
                    pen.line((bx * scale, by * scale, (bx + lean) * scale, (by - long) * scale), fill=int(own.integers(90, 255)), width=scale + 1)

        return drawn(table.shape, paint, 0.3)

    def on_grass(x: int, y: int, own: np.random.Generator) -> bool:
        return bool(water[y, x] < -0.35 and road[y, x] < 0.35)

    def in_reeds(x: int, y: int, own: np.random.Generator) -> bool:
        return bool(-0.22 < water[y, x] < 0.10 and road[y, x] < 0.2 and not 9.4 < y / PX < 12.8 and own.random() < 0.9)

    for number, length, where, seed, colour in (
        (15000, (4, 9), on_grass, 141, (58, 84, 30)), (9000, (4, 10), on_grass, 142, (152, 164, 76)),
        (9000, (9, 22), in_reeds, 143, (60, 84, 36)), (6000, (9, 20), in_reeds, 144, (156, 150, 80)),
    ):  # fmt: skip
        mask = blades(number, length, where, seed)
        table.darken(np.roll(mask, (2, 2), (0, 1)) * 0.25)
        table.lay(rgb(*colour) * np.ones((*table.shape, 1), np.float32), mask * 0.75)
    for _ in range(420):
        x, y = dice.uniform(0, width), dice.uniform(0, height)
        if on_grass(int(x), int(y), dice) and noise_at(table, x, y) > 0.55:
            colour = ((232, 220, 120), (226, 226, 222), (190, 150, 210))[int(dice.integers(3))]
            table.put(rock(dice.uniform(2, 3.4), dice, colour), x, y, 0.3, (1, 1), 1)
    for _ in range(150):
        x, y = dice.uniform(0, width), dice.uniform(0, height)
        if water[int(y), int(x)] < -0.3:
            table.put(rock(dice.uniform(3, 8), dice, (134, 128, 114), 0.6, 0.3), x, y, 0.5, (2, 3), 2)


def noise_at(table: Table, x: float, y: float) -> float:
    """Where flowers grow: in patches."""
    return 0.5 + 0.5 * math.sin(x / 170 + 1.3) * math.cos(y / 140 + 0.4)


def _boulders(table: Table, rows: list[str], water: Field, dice: np.random.Generator) -> None:
    """A knee-high boulder in each square of the plan that has one, smaller ones leaning on it; some in the river too."""
    for y, x in zip(*letters(rows, "o").nonzero(), strict=True):
        if rows[y][x - 1] == "o" or (x + 1 < len(rows[0]) and rows[y][x + 1] == "o"):
            continue  # the fallen trunk
        cx, cy = (x + 0.5) * PX, (y + 0.52) * PX
        for _ in range(4):
            turn = dice.uniform(0, math.tau)
            table.put(
                rock(dice.uniform(8, 14), dice, (142, 138, 128), 0.6, 0.3), cx + math.cos(turn) * PX * 0.4, cy + math.sin(turn) * PX * 0.38,
                0.6, (4, 5), 4,
            )  # fmt: skip
        table.put(rock(PX * 0.60, dice, (150, 147, 138), 0.55, 0.42), cx, cy, 0.75, (9, 11), 8)
    for cx, cy, size in ((14.6, 4.4, 17), (15.3, 7.2, 14), (14.2, 13.6, 18), (15.7, 19.2, 15), (16.6, 1.6, 13), (13.9, 20.6, 14), (17.3, 15.2, 12)):
        x, y = cx * PX, cy * PX
        table.put(_wake(size, dice), x, y + size * 1.5)
        table.put(rock(size, dice, (128, 126, 120), 0.7, 0.2), x, y, 0.45, (4, 5), 4)


def _wake(size: float, dice: np.random.Generator) -> Stamp:
    """White water around and below a stone in the stream."""
    h, w = int(size * 6), int(size * 3.4)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    down = (ys - h * 0.25) / size
    spread = np.abs(xs - w / 2) / size - 0.95 - 0.10 * np.clip(down, 0, None)
    edge = smooth(0.30 - np.abs(spread), 0, 0.3) * smooth(down, -1.0, -0.2) * smooth(-down, -4.0, -0.4)
    front = smooth(0.30 - np.abs(np.hypot((xs - w / 2) / size, down) - 1.05), 0, 0.3) * smooth(-down, -0.3, 0.4)
    streaks = noise((h, w), 9, int(dice.integers(1 << 30)), 3, (0.7, 3.0))
    alpha = np.clip(np.maximum(edge, front) * smooth(streaks, 0.2, 0.8) * 0.85, 0, 1).astype(np.float32)
    return Stamp(streaks * 4, rgb(226, 240, 234) * np.ones((h, w, 1), np.float32), alpha)


def _bridge(table: Table) -> None:
    """Old planks on two beams, rails with posts; its shadow lies on the water."""
    left, top, right, bottom = (edge * PX for edge in BRIDGE)
    w, h = int(right - left), int(bottom - top)
    table.shadow(np.ones((h, w), np.float32), (left + right) / 2 + 9, (top + bottom) / 2 + 13, 0.62, 6)
    dice = np.random.default_rng(151)
    for side in (0, 1):
        table.put(slab(w + 20, 16, 8, (92, 68, 44), 152 + side, 5), (left + right) / 2, top + 10 if side == 0 else bottom - 10)
    x = left
    while x < right - 4:
        wide = dice.uniform(13, 19)
        tone = dice.uniform(0.74, 1.08)
        base = (146 * tone, 116 * tone, 82 * tone)
        plank = slab(wide - 1.2, h + dice.uniform(-8, 4), 5, base, int(dice.integers(1 << 30)), 3.4)
        fibre = noise(plank.height.shape, 10, int(dice.integers(1 << 30)), 3, (0.25, 6))
        plank = Stamp(plank.height + fibre * 2.2, (plank.colour * (0.72 + 0.5 * fibre[..., None])).astype(np.float32), plank.alpha)
        if not 0.62 < (x - left) / w < 0.65:  # one is missing
            table.put(plank, x + wide / 2, (top + bottom) / 2 + dice.normal(0, 2.2), 0.35, (1, 2), 2)
        x += wide
    for y in (top + 3, bottom - 3):
        table.put(slab(w + 34, 9, 9, (120, 90, 58), int(y), 3.5), (left + right) / 2, y, 0.55, (5, 8), 3)
        for i in range(7):
            post = slab(15, 15, 12, (108, 80, 52), 170 + i, 4)
            table.put(post, left - 6 + (w + 12) * i / 6, y, 0.55, (5, 8), 3)


def _bushes(table: Table, rows: list[str], dice: np.random.Generator) -> None:
    """Brambles: hard going."""
    cells = letters(rows, "~") & ~_river_cells(rows)
    spots = [((x + dice.uniform(0.12, 0.88)) * PX, (y + dice.uniform(0.12, 0.88)) * PX) for y, x in zip(*cells.nonzero(), strict=True) for _ in range(4)]
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        tone = float(dice.uniform(0.85, 1.15))
        bush = crown(dice.uniform(19, 31), dice, (64 * tone, 86 * tone, 40))
        table.put(bush, x, y, 0.55, (4, 6), 5)
    for x, y in spots:
        for _ in range(3):
            table.put(rock(2.3, dice, (186, 38, 46)), x + dice.normal(0, 13), y + dice.normal(0, 13))


def _log(table: Table) -> None:
    """A fallen trunk to duck behind, over two squares."""
    w, h = int(PX * 1.92), int(PX * 0.56)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    across = (ys - h / 2) / (h / 2) * (1 + 0.10 * np.sin(xs / 31))
    bark = noise((h, w), 22, 161, 4, (3.2, 0.6))
    round_ = np.sqrt(np.clip(1 - across**2, 0, 1))
    colour = rgb(112, 84, 56) * (0.45 + 0.8 * bark[..., None])
    colour = mixed(colour, rgb(96, 116, 54) * (0.7 + 0.5 * bark[..., None]), smooth(noise((h, w), 40, 162), 0.5, 0.8) * smooth(-across, -0.2, 0.6))
    cut = smooth(xs, w - 15, w - 12)
    rings = 0.8 + 0.2 * np.sin(np.hypot(across * 16, (xs - w + 7) * 1.5))
    colour = mixed(colour, rgb(196, 160, 110) * rings[..., None], cut)
    alpha = smooth(1 - np.abs(across), 0, 0.12) * smooth(xs, 1, 4) * smooth(w - xs, 1, 4)
    trunk = Stamp((round_ * h * 0.42 + bark * 4).astype(np.float32), colour.astype(np.float32), alpha)
    table.put(trunk, 10.0 * PX, 18.5 * PX, 0.75, (8, 11), 7)


def _trees(table: Table, rows: list[str], dice: np.random.Generator) -> None:
    """A trunk fills its square; its crown reaches beyond and shades the ground."""
    spots = [((x + 0.5) * PX, (y + 0.5) * PX) for y, x in zip(*letters(rows, "#").nonzero(), strict=True)]
    trees = []
    for x, y in spots:
        base = ((70, 94, 40), (86, 100, 40), (58, 88, 44), (112, 98, 38))[int(dice.integers(4))]
        trees.append((x, y, crown(dice.uniform(1.3, 1.75) * PX, dice, base, 0.95)))
    for x, y, tree in trees:
        table.shadow(tree.alpha, x + 34, y + 44, 0.66, 15)
    for x, y, tree in trees:
        table.put(tree, x, y)


# ---------------------------------------------------------------- files
def outlines(rows: list[str]) -> list[list[Spot]]:
    """Walls around the solid squares: pillars and trunks as rings, the rest as long straight lines."""
    solid = letters(rows, "#")
    massive = _massive(solid) if solid[0].all() else np.zeros_like(solid)
    lone = solid & ~massive
    walls: list[list[Spot]] = [
        [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)] for y, x in (map(int, at) for at in zip(*lone.nonzero(), strict=True))
    ]
    for y in range(1, len(rows)):
        walls += [[(a, y), (b, y)] for a, b in _runs(massive[y - 1] != massive[y])]
    for x in range(1, len(rows[0])):
        walls += [[(x, a), (x, b)] for a, b in _runs(massive[:, x - 1] != massive[:, x])]
    return walls


def _runs(edges: NDArray[np.bool_]) -> list[tuple[int, int]]:
    framed = np.diff(np.concatenate([[0], edges.astype(np.int8), [0]]))
    return [(int(a), int(b)) for a, b in zip(np.flatnonzero(framed == 1), np.flatnonzero(framed == -1), strict=True)]


def universal_vtt(rows: list[str], picture: bytes, origin: Spot = (0, 0), **more: Any) -> dict[str, Any]:
    """A file as drawing programs write it: with an origin of its own, radians, colours alpha first, doors in gaps or not."""

    def spot(at: Spot) -> dict[str, float]:
        return {"x": at[0] + origin[0], "y": at[1] + origin[1]}

    table: dict[str, Any] = {
        "format": more.get("format", 0.3),
        "resolution": {
            "map_origin": spot((0, 0)), "map_size": {"x": len(rows[0]), "y": len(rows)}, "pixels_per_grid": PX,
        },
        "line_of_sight": [[spot(at) for at in wall] for wall in outlines(rows)],
    }  # fmt: skip
    if "props" in more:  # older files have no such key
        table["objects_line_of_sight"] = [[spot(at) for at in prop] for prop in more["props"]]
    table["portals"] = [
        {
            "position": spot(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)), "bounds": [spot(a), spot(b)],
            "rotation": round(math.atan2(b[1] - a[1], b[0] - a[0]), 6), "closed": closed, "freestanding": False,
        }
        for a, b, closed in more.get("doors", ())
    ]  # fmt: skip
    table["environment"] = {"baked_lighting": True, "ambient_light": "ffffffff"}
    table["lights"] = [
        {"position": spot((x, y)), "range": reach, "intensity": 1, "color": colour, "shadows": True}
        for x, y, reach, colour in more.get("lights", ())
    ]
    table["image"] = base64.b64encode(picture).decode()
    return table


def write_map(name: str, picture: Image.Image, rows: list[str], **more: Any) -> None:
    out = io.BytesIO()
    picture.save(out, "WEBP", quality=QUALITY, method=6)
    table = universal_vtt(rows, out.getvalue(), **more)
    (MAPS / f"{name}.dd2vtt").write_text(json.dumps(table), encoding="utf-8")


def write_fight(name: str, title: str, rows: list[str], tokens: list[dict[str, Any]]) -> None:
    """The same map as a fight: imported by the program's own reader, ground and tokens added."""
    sys.path.insert(0, str(ROOT))
    from msgspec.structs import replace

    from battlemap.encounter.tables import token_from
    from battlemap.importers import import_map
    from battlemap.model import Encounter
    from battlemap.rulesets import DEFAULT
    from battlemap.storage import FightFile

    found = import_map(MAPS / f"{name}.dd2vtt")
    if found.notes:
        raise SystemExit(f"{name}: {' '.join(found.notes)}")
    # Solid ground says what the walls around it said, and can be edited square by square.
    kept = tuple(wall for wall in found.scene.walls if not wall.move)
    scene = replace(found.scene, rows=tuple(rows), name=title, walls=kept)
    made = [token_from(token) for token in tokens]
    state = Encounter(ruleset=DEFAULT, scene=scene, title=title, tokens={token.id: token for token in made})
    assert scene.picture is not None and found.picture is not None
    FightFile.create(MAPS / f"{name}.battlemap", state, {scene.picture.sha256: found.picture}, overwrite=True).close()


# ---------------------------------------------------------------- who fights
Sheet = dict[str, Any]


def melee(name: str, to_hit: int, damage: str, kind: str, **more: Any) -> Sheet:
    return {"name": name, "kind": "melee", "to_hit": to_hit, "damage": damage, "type": kind, **more}


def ranged(name: str, to_hit: int, damage: str, kind: str, near: float, far: float | None = None) -> Sheet:
    lengths = {"range": near} | ({"long": far} if far else {})
    return {"name": name, "kind": "ranged", "to_hit": to_hit, "damage": damage, "type": kind, **lengths}


def party(spots: Sequence[Sequence[int]]) -> list[Sheet]:
    """Four heroes of the fifth level."""
    heroes: list[Sheet] = [
        {"id": "ilda", "name": "Ilda", "hp": 44, "ac": 18, "abilities": {"str": 18, "dex": 12, "con": 16, "wis": 11, "cha": 12},
         "saves": ["str", "con"], "skills": {"athletics": 7, "perception": 3}, "traits": ["extra_attack"],
         "attacks": [melee("longsword", 7, "1d8+4", "slashing"),
                     {"name": "javelin", "kind": "thrown", "range": 9, "long": 36, "to_hit": 7, "damage": "1d6+4", "type": "piercing"}]},
        {"id": "tomas", "name": "Tomás", "hp": 38, "ac": 15, "abilities": {"str": 12, "dex": 18, "con": 14, "wis": 14},
         "saves": ["str", "dex"], "skills": {"stealth": 7, "perception": 5, "survival": 5}, "senses": {"darkvision": 18},
         "traits": ["extra_attack"],
         "attacks": [ranged("longbow", 9, "1d8+4", "piercing", 45, 180), melee("shortsword", 7, "1d6+4", "piercing", light=True)]},
        {"id": "berta", "name": "Berta", "size": "small", "hp": 27, "ac": 13,
         "abilities": {"str": 8, "dex": 16, "con": 12, "int": 18, "wis": 12}, "saves": ["int", "wis"],
         "skills": {"arcana": 7, "investigation": 7},
         "attacks": [ranged("fire bolt", 7, "2d10", "fire", 36),
                     {"name": "burning hands", "kind": "ranged", "range": 4.5, "damage": "3d6", "type": "fire",
                      "save": {"ability": "dex", "dc": 15, "half": True}},
                     melee("dagger", 6, "1d4+3", "piercing", light=True)]},
        {"id": "padre-nuno", "name": "Padre Nuno", "hp": 38, "ac": 18, "abilities": {"str": 14, "dex": 10, "con": 14, "wis": 18, "cha": 13},
         "saves": ["wis", "cha"], "skills": {"medicine": 7, "religion": 3, "insight": 7},
         "attacks": [melee("mace", 5, "1d6+2", "bludgeoning"), ranged("guiding bolt", 7, "4d6", "radiant", 36)]},
    ]  # fmt: skip
    return [{**hero, "side": "party", "character": True, "proficiency": 3, "at": list(at)} for hero, at in zip(heroes, spots, strict=True)]


def foes(kind: Sheet, name: str, spots: Sequence[Sequence[int]], hidden: Sequence[int] = ()) -> list[Sheet]:
    """So many of a kind: numbered, rolling initiative together; those `hidden` the players do not know of."""
    key = name.lower().replace(" ", "-")
    return [
        {**kind, "id": f"{key}-{i}", "name": f"{name} {i}", "side": "foes", "group": key, "at": list(at), "hidden": i in hidden}
        for i, at in enumerate(spots, 1)
    ]


SKELETON: Sheet = {
    "hp": 13, "ac": 14, "abilities": {"str": 10, "dex": 16, "con": 15, "int": 6, "wis": 8, "cha": 5}, "vulnerable": ["bludgeoning"],
    "immune": ["poison"], "condition_immune": ["poisoned", "exhaustion"], "senses": {"darkvision": 18},
    "attacks": [melee("shortsword", 5, "1d6+3", "piercing"), ranged("shortbow", 5, "1d6+3", "piercing", 24, 96)],
}  # fmt: skip
WARDEN: Sheet = {
    "id": "warden", "name": "Bone warden", "side": "foes", "hp": 52, "ac": 17, "abilities": {"str": 17, "dex": 12, "con": 15, "wis": 12},
    "immune": ["poison"], "condition_immune": ["poisoned", "exhaustion"], "senses": {"darkvision": 18}, "traits": ["extra_attack"],
    "attacks": [melee("glaive", 5, "1d10+3", "slashing", reach=3.0, two_handed=True,
                      extra=[{"damage": "1d6", "type": "necrotic"}])],
}  # fmt: skip
OGRE: Sheet = {
    "id": "ogre", "name": "Ogre", "side": "foes", "size": "large", "hp": 68, "ac": 11, "speed": {"walk": 12},
    "abilities": {"str": 19, "dex": 8, "con": 16, "int": 5, "wis": 7, "cha": 7}, "senses": {"darkvision": 18},
    "attacks": [melee("greatclub", 6, "2d8+4", "bludgeoning", two_handed=True),
                {"name": "javelin", "kind": "thrown", "range": 9, "long": 36, "to_hit": 6, "damage": "2d6+4", "type": "piercing"}],
}  # fmt: skip
GOBLIN: Sheet = {
    "size": "small", "hp": 10, "ac": 15, "abilities": {"str": 8, "dex": 15, "con": 10, "wis": 8, "cha": 8}, "skills": {"stealth": 6},
    "senses": {"darkvision": 18},
    "attacks": [melee("scimitar", 4, "1d6+2", "slashing", light=True), ranged("shortbow", 4, "1d6+2", "piercing", 24, 96)],
}  # fmt: skip
WOLF: Sheet = {
    "hp": 11, "ac": 12, "speed": {"walk": 12}, "abilities": {"str": 14, "dex": 15, "con": 12, "int": 3, "wis": 12, "cha": 6},
    "skills": {"perception": 5, "stealth": 4}, "senses": {"darkvision": 18}, "attacks": [melee("bite", 4, "1d6+2", "piercing")],
}  # fmt: skip
HORSE: Sheet = {
    "id": "horse", "name": "Pack horse", "side": "party", "size": "large", "hp": 13, "ac": 10, "speed": {"walk": 18},
    "abilities": {"str": 16, "dex": 10, "con": 12, "int": 2, "wis": 11, "cha": 7}, "traits": ["mount"],
    "attacks": [melee("hooves", 5, "1d4+3", "bludgeoning")],
}  # fmt: skip

CRYPT_TOKENS = [
    *party([(13, 17), (12, 18), (15, 18), (14, 19)]),
    *foes(SKELETON, "Skeleton", [(12, 9), (16, 10), (13, 5), (16, 4), (2, 13)]),
    {**WARDEN, "at": [14, 4]}, {**OGRE, "at": [25, 12]}, *foes(GOBLIN, "Goblin", [(2, 3), (4, 2)]),
]  # fmt: skip
FORD_TOKENS = [
    *party([(5, 10), (3, 11), (2, 10), (6, 11)]), {**HORSE, "at": [0, 11]},
    *foes(GOBLIN, "Goblin", [(20, 5), (19, 8), (21, 13), (22, 16), (9, 6)], hidden=(4, 5)),
    *foes(WOLF, "Wolf", [(23, 10), (24, 11)]), {**OGRE, "at": [26, 9]},
]  # fmt: skip


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Draws the two sample fights into maps/.")
    parser.add_argument("--look", type=Path, metavar="DIR", help="only the pictures, as PNG")
    options = parser.parse_args(argv)
    crypt, ford = rows_of(CRYPT), rows_of(FORD)
    pictures = {"crypt": draw_crypt(crypt), "ford": draw_ford(ford)}
    if options.look:
        for name, picture in pictures.items():
            picture.save(options.look / f"{name}.png")
        return
    MAPS.mkdir(exist_ok=True)
    write_map("crypt", pictures["crypt"], crypt, origin=(2, 1), doors=CRYPT_DOORS, lights=CRYPT_LIGHTS, props=[WEB])
    write_fight("crypt", "The crypt of the red runner", crypt, CRYPT_TOKENS)
    write_map("ford", pictures["ford"], ford, format=0.2)
    write_fight("ford", "Ambush at the ford", ford, FORD_TOKENS)


if __name__ == "__main__":
    main()
