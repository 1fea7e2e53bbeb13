#!/usr/bin/env python3
"""Draws the two sample fights into maps/: pictures by Pillow and numpy, .dd2vtt with the quirks real files have, and .battlemap.

    python packaging/make_maps.py

Deterministic: the same seed draws the same maps.
"""

import base64
import io
import json
import math
import random
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

PX = 72
MAPS = ROOT / "maps"

CRYPT = """
##############################
#......##...........##.......#
#......##...........##.......#
#......##..o.....o..##...__..#
#...................##..____.#
#......##...........##..____.#
#......##..o.....o..##...__..#
####.####...........##.......#
####.####...........####.#####
####.####..o.....o..####.#####
#......##...........##.......#
#.~~...##...........##..o..o.#
#.~~~..............~~........#
#..~...##..o.....o..##.......#
#......##...........##..o..o.#
#......##...........##.......#
##########........############
##########........############
##########........############
##########........############
##############################
"""

FORD = """
..............____..............
..............____..............
......#.......____........#.....
.............____...............
..#..........____.....#.........
.............____...............
............._____......o.......
........o....._____.............
.....o........_____......#......
....#.........~~~~~.............
..............~~~~~.............
..............~~~~~.........o...
.............._____.............
..........#..._____...#.........
.............______.............
.............._____.............
....#........._____......~~.....
..........o...____.......~~~....
..#..........____...........#...
......#......____.....#.........
.............____...............
.............____...............
"""


def rows_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def noise(width: int, height: int, scale: int, seed: int) -> np.ndarray:
    """Smooth noise from 0 to 1."""
    rng = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    weight = 1.0
    whole = 0.0
    while scale >= 2:
        small = rng.random((height // scale + 2, width // scale + 2)).astype(np.float32)
        layer = Image.fromarray((small * 255).astype(np.uint8)).resize((width, height), Image.Resampling.BICUBIC)
        total += np.asarray(layer, np.float32) / 255 * weight
        whole += weight
        weight *= 0.6
        scale //= 2
    return total / whole


def tinted(base: np.ndarray, amount: np.ndarray, colour: tuple[int, int, int]) -> np.ndarray:
    """Mix a colour in, by an amount from 0 to 1 per pixel."""
    return base * (1 - amount[..., None]) + np.array(colour, np.float32) * amount[..., None]


def mask_of(rows: list[str], letters: str) -> np.ndarray:
    """[H, W] pixels of squares with these letters, from 0 to 1."""
    grid = np.array([[letter in letters for letter in row] for row in rows], np.uint8) * 255
    return np.asarray(Image.fromarray(grid).resize((len(rows[0]) * PX, len(rows) * PX), Image.Resampling.NEAREST), np.float32) / 255


def softened(mask: np.ndarray, radius: float) -> np.ndarray:
    picture = Image.fromarray((mask * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius))
    return np.asarray(picture, np.float32) / 255


def wobbled(mask: np.ndarray, seed: int, amount: float = 0.35) -> np.ndarray:
    """A mask with natural edges."""
    soft = softened(mask, PX * 0.32)
    rough = noise(mask.shape[1], mask.shape[0], 48, seed) - 0.5
    return np.clip((soft + rough * amount - 0.42) * 12, 0, 1)


def to_picture(array: np.ndarray) -> Image.Image:
    return Image.fromarray(np.clip(array, 0, 255).astype(np.uint8), "RGB")


def draw_crypt(rows: list[str], lights: list[tuple[float, float]]) -> Image.Image:
    """Flagstones, thick walls with lit tops, pillars, rubble, a pool, torch light."""
    width, height = len(rows[0]) * PX, len(rows) * PX
    dice = random.Random(11)
    floor = np.full((height, width, 3), (104, 100, 96), np.float32)
    floor += (noise(width, height, 96, 1)[..., None] - 0.5) * 46
    stones = Image.new("L", (width, height), 128)
    pen = ImageDraw.Draw(stones)
    step = PX // 2
    for j in range(height // step + 1):
        for i in range(-1, width // PX + 1):
            x, y = i * PX + (step if j % 2 else 0), j * step
            pen.rectangle((x + 1, y + 1, x + PX - 2, y + step - 2), fill=128 + dice.randint(-16, 16))
            pen.line((x, y, x + PX, y), fill=74, width=2)
            pen.line((x, y, x, y + step), fill=74, width=2)
    stones = stones.filter(ImageFilter.GaussianBlur(0.7))
    floor += (np.asarray(stones, np.float32)[..., None] - 128) * 0.9
    floor += (noise(width, height, 6, 2)[..., None] - 0.5) * 26
    moss = np.clip((noise(width, height, 128, 3) - 0.56) * 5, 0, 0.5)
    floor = tinted(floor, moss, (66, 84, 58))
    water = wobbled(mask_of(rows, "_"), 4)
    ripples = (noise(width, height, 20, 5) - 0.5) * 50
    pool = np.full_like(floor, (28, 74, 92)) + ripples[..., None]
    floor = tinted(floor, np.clip(softened(water, 12) * 0.8, 0, 1), (38, 44, 44))
    floor = floor * (1 - water[..., None]) + pool * water[..., None]
    solid = mask_of(rows, "#")
    shadow = np.clip(softened(np.roll(np.roll(solid, 10, 0), 8, 1), 13) * 1.1, 0, 0.75)
    floor *= 1 - shadow[..., None]
    wall = np.full_like(floor, (58, 54, 54)) + (noise(width, height, 40, 6)[..., None] - 0.5) * 40
    brick = Image.new("L", (width, height), 128)
    pen = ImageDraw.Draw(brick)
    for j in range(height // 18 + 1):
        pen.line((0, j * 18, width, j * 18), fill=92, width=2)
        for i in range(width // 36 + 1):
            x = i * 36 + (18 if j % 2 else 0)
            pen.line((x, j * 18, x, j * 18 + 18), fill=92, width=2)
    wall += (np.asarray(brick.filter(ImageFilter.GaussianBlur(0.6)), np.float32)[..., None] - 128) * 0.7
    inner = softened(solid, 16)
    wall *= (0.55 + 0.45 * np.clip((1 - inner) * 2.4 + 0.1, 0, 1))[..., None]
    floor = floor * (1 - solid[..., None]) + wall * solid[..., None]
    edge = np.clip(solid - softened(solid, 2.2), 0, 1) * 2
    floor += edge[..., None] * np.array((150, 132, 104), np.float32)
    picture = to_picture(floor)
    _rubble(picture, rows, dice)
    _pillars(picture, rows)
    _carpet(picture)
    return _lit(picture, lights)


def _rubble(picture: Image.Image, rows: list[str], dice: random.Random) -> None:
    pen = ImageDraw.Draw(picture)
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != "~":
                continue
            for _ in range(14):
                cx, cy = (x + dice.random()) * PX, (y + dice.random()) * PX
                size, grey = dice.uniform(5, 15), dice.randint(92, 150)
                points = [
                    (cx + math.cos(a) * size * dice.uniform(0.7, 1.1), cy + math.sin(a) * size * dice.uniform(0.6, 1.0))
                    for a in (k * math.tau / 6 for k in range(6))
                ]
                pen.polygon([(px + 3, py + 4) for px, py in points], fill=(38, 35, 33))
                pen.polygon(points, fill=(grey, grey - 6, grey - 12), outline=(52, 48, 45))


def _pillars(picture: Image.Image, rows: list[str]) -> None:
    """Low stone biers in the side room, broad pillars' stumps in the hall: things to duck behind."""
    shadow = Image.new("RGBA", picture.size, (0, 0, 0, 0))
    pen = ImageDraw.Draw(shadow)
    spots = [(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "o"]
    for x, y in spots:
        pen.ellipse((x * PX + 10, y * PX + 12, x * PX + PX + 6, y * PX + PX + 8), fill=(0, 0, 0, 150))
    picture.paste(Image.alpha_composite(picture.convert("RGBA"), shadow.filter(ImageFilter.GaussianBlur(6))).convert("RGB"))
    pen = ImageDraw.Draw(picture)
    for x, y in spots:
        box = (x * PX + 7, y * PX + 7, x * PX + PX - 7, y * PX + PX - 7)
        for ring, colour in ((0, (70, 66, 62)), (4, (142, 134, 124)), (10, (116, 110, 102)), (16, (158, 150, 138))):
            pen.ellipse((box[0] + ring, box[1] + ring, box[2] - ring, box[3] - ring), fill=colour, outline=(60, 56, 52))


def _carpet(picture: Image.Image) -> None:
    """A worn red runner from the gate to the end of the hall."""
    left, top, right, bottom = 13.1 * PX, 1.3 * PX, 14.9 * PX, 19.6 * PX
    layer = picture.crop((int(left), int(top), int(right), int(bottom)))
    cloth = np.asarray(layer, np.float32)
    worn = noise(layer.width, layer.height, 40, 9)
    amount = np.clip(0.82 - np.clip((worn - 0.5) * 2.2, 0, 0.6), 0, 1)
    red = np.full_like(cloth, (118, 26, 30))
    red[:, 8:14] = red[:, -14:-8] = (176, 140, 64)
    mixed = cloth * (1 - amount[..., None]) + red * amount[..., None]
    picture.paste(to_picture(mixed), (int(left), int(top)))


def _lit(picture: Image.Image, lights: list[tuple[float, float]]) -> Image.Image:
    """Cool dark between warm pools of torch light."""
    width, height = picture.size
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    glow = np.zeros((height, width), np.float32)
    for x, y in lights:
        away = np.hypot(xs - x * PX, ys - y * PX) / (6.2 * PX)
        glow = np.maximum(glow, np.clip(1 - away, 0, 1) ** 1.2)
    base = np.asarray(picture, np.float32)
    cool = base * np.array((0.62, 0.68, 0.80), np.float32)
    warm = base * np.array((1.28, 1.08, 0.82), np.float32)
    mixed = to_picture(cool * (1 - glow[..., None]) + warm * glow[..., None])
    pen = ImageDraw.Draw(mixed)
    for x, y in lights:
        for radius, colour in ((10, (90, 50, 20)), (7, (255, 150, 40)), (4, (255, 236, 170))):
            pen.ellipse((x * PX - radius, y * PX - radius, x * PX + radius, y * PX + radius), fill=colour)
    return mixed


def draw_ford(rows: list[str]) -> Image.Image:
    """Grass, a dirt road to a stony ford, a river, rocks and broad trees."""
    width, height = len(rows[0]) * PX, len(rows) * PX
    dice = random.Random(23)
    ground = np.full((height, width, 3), (86, 112, 58), np.float32)
    ground += (noise(width, height, 160, 21)[..., None] - 0.5) * 50
    ground += (noise(width, height, 10, 22)[..., None] - 0.5) * 34
    ground = tinted(ground, np.clip((noise(width, height, 90, 23) - 0.55) * 4, 0, 0.45), (122, 128, 66))
    ys = np.mgrid[0:height, 0:width][0].astype(np.float32)
    bend = noise(width, height, 220, 24) * PX * 1.6
    road = np.clip(1.5 - np.abs(ys - 10.2 * PX - bend + PX * 0.8) / (PX * 1.05), 0, 1)
    road = np.clip((road + (noise(width, height, 24, 25) - 0.5) * 0.7 - 0.35) * 3, 0, 1)
    dirt = np.full_like(ground, (150, 122, 84)) + (noise(width, height, 14, 26)[..., None] - 0.5) * 50
    ground = ground * (1 - road[..., None]) + dirt * road[..., None]
    river = wobbled(mask_of(rows, "_~") * _river_columns(rows), 27, 0.28)
    bank = np.clip(softened(river, 12) * 1.6, 0, 1)
    ground = tinted(ground, bank * 0.75, (142, 126, 92))
    flow = noise(width, height, 26, 28)
    water = np.full_like(ground, (52, 104, 128)) + (flow[..., None] - 0.5) * 60
    water = tinted(water, np.clip(1.2 - softened(river, 26) * 1.25, 0, 0.6), (128, 168, 164))
    ford = softened(mask_of(rows, "~") * _river_columns(rows), 16)
    shallow = np.full_like(ground, (150, 158, 140)) + (noise(width, height, 12, 29)[..., None] - 0.5) * 70
    water = water * (1 - ford[..., None] * 0.62) + shallow * (ford[..., None] * 0.62)
    ground = ground * (1 - river[..., None]) + water * river[..., None]
    picture = to_picture(ground)
    pen = ImageDraw.Draw(picture, "RGBA")
    for _ in range(2600):
        x, y = dice.randrange(width), dice.randrange(height)
        if river[y, x] < 0.05 and road[y, x] < 0.2:
            tone = dice.randint(-24, 26)
            pen.line((x, y, x + dice.randint(-3, 3), y - dice.randint(4, 9)), fill=(78 + tone, 112 + tone, 48 + tone, 190), width=2)
    _rocks(picture, rows, dice)
    _brush(picture, rows, dice)
    return _trees(picture, rows, dice)


def _river_columns(rows: list[str]) -> np.ndarray:
    """1 over the river's own columns: bushes off it share its letter but not its water."""
    keep = np.zeros((len(rows) * PX, len(rows[0]) * PX), np.float32)
    keep[:, 12 * PX : 20 * PX] = 1
    return keep


def _rocks(picture: Image.Image, rows: list[str], dice: random.Random) -> None:
    pen = ImageDraw.Draw(picture, "RGBA")
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == "o":
                for _ in range(3):
                    cx, cy = (x + dice.uniform(0.32, 0.68)) * PX, (y + dice.uniform(0.35, 0.68)) * PX
                    size = dice.uniform(16, 24)
                    pen.ellipse((cx - size + 5, cy - size * 0.7 + 8, cx + size + 6, cy + size * 0.8 + 8), fill=(20, 28, 14, 110))
                    pen.ellipse((cx - size, cy - size * 0.8, cx + size, cy + size * 0.8), fill=(122, 120, 112, 255), outline=(62, 62, 58, 255))
                    pen.ellipse((cx - size * 0.7, cy - size * 0.7, cx + size * 0.35, cy + size * 0.1), fill=(160, 158, 148, 170))
            elif letter == "~" and 12 <= x < 20:
                for _ in range(9):
                    cx, cy = (x + dice.random()) * PX, (y + dice.random()) * PX
                    size, grey = dice.uniform(4, 10), dice.randint(120, 172)
                    pen.ellipse((cx - size, cy - size * 0.75, cx + size, cy + size * 0.75), fill=(grey, grey, grey - 10, 230), outline=(84, 90, 88, 200))


def _brush(picture: Image.Image, rows: list[str], dice: random.Random) -> None:
    """Thorny bushes: hard going off the river."""
    pen = ImageDraw.Draw(picture, "RGBA")
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == "~" and not 12 <= x < 20:
                for _ in range(22):
                    cx, cy, size = (x + dice.random()) * PX, (y + dice.random()) * PX, dice.uniform(7, 14)
                    tone = dice.randint(-14, 18)
                    pen.ellipse((cx - size + 2, cy - size + 4, cx + size + 2, cy + size + 4), fill=(20, 30, 12, 120))
                    pen.ellipse((cx - size, cy - size, cx + size, cy + size), fill=(74 + tone, 92 + tone, 40 + tone, 235))


def _trees(picture: Image.Image, rows: list[str], dice: random.Random) -> Image.Image:
    """Trunks fill their square; the crowns around them are half see-through."""
    crowns = Image.new("RGBA", picture.size, (0, 0, 0, 0))
    pen = ImageDraw.Draw(crowns)
    shade = Image.new("RGBA", picture.size, (0, 0, 0, 0))
    under = ImageDraw.Draw(shade)
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != "#":
                continue
            cx, cy = (x + 0.5) * PX, (y + 0.5) * PX
            under.ellipse((cx - PX * 1.25 + 14, cy - PX * 1.2 + 20, cx + PX * 1.25 + 14, cy + PX * 1.2 + 20), fill=(10, 18, 6, 120))
            for _ in range(46):
                angle, away = dice.uniform(0, math.tau), dice.uniform(0.1, 1.05) * PX
                size, tone = dice.uniform(13, 27), dice.randint(-22, 24)
                px, py = cx + math.cos(angle) * away, cy + math.sin(angle) * away
                pen.ellipse((px - size, py - size, px + size, py + size), fill=(52 + tone, 88 + tone, 38 + tone // 2, 205))
            pen.ellipse((cx - 21, cy - 21, cx + 21, cy + 21), fill=(74, 54, 34, 255), outline=(40, 28, 18, 255))
            pen.ellipse((cx - 12, cy - 12, cx + 10, cy + 10), fill=(104, 78, 50, 255))
    picture = Image.alpha_composite(picture.convert("RGBA"), shade.filter(ImageFilter.GaussianBlur(12)))
    return Image.alpha_composite(picture, crowns.filter(ImageFilter.GaussianBlur(0.6))).convert("RGB")


# ---------------------------------------------------------------- files
def outlines(rows: list[str], letter: str = "#") -> list[list[tuple[int, int]]]:
    """Edges between solid squares and the rest, joined into long straight walls."""
    solid = lambda x, y: 0 <= y < len(rows) and 0 <= x < len(rows[0]) and rows[y][x] == letter  # noqa: E731
    inside = lambda x, y: 0 <= y < len(rows) and 0 <= x < len(rows[0])  # noqa: E731
    walls: list[list[tuple[int, int]]] = []
    for y in range(len(rows) + 1):
        start = None
        for x in range(len(rows[0]) + 1):
            edge = x < len(rows[0]) and solid(x, y - 1) != solid(x, y) and inside(x, y - 1) and inside(x, y)
            if edge and start is None:
                start = x
            elif not edge and start is not None:
                walls.append([(start, y), (x, y)])
                start = None
    for x in range(len(rows[0]) + 1):
        start = None
        for y in range(len(rows) + 1):
            edge = y < len(rows) and solid(x - 1, y) != solid(x, y) and inside(x - 1, y) and inside(x, y)
            if edge and start is None:
                start = y
            elif not edge and start is not None:
                walls.append([(x, start), (x, y)])
                start = None
    return walls


def point(x: float, y: float, origin: tuple[float, float]) -> dict[str, float]:
    return {"x": x + origin[0], "y": y + origin[1]}


def uvtt(
    rows: list[str], picture: bytes, walls: list[list[tuple[int, int]]], doors: list[dict], lights: list[tuple[float, float]],
    origin: tuple[float, float], form: float, props: list[list[tuple[float, float]]],
) -> dict:  # fmt: skip
    """A file as drawing programs write it: its own origin, AARRGGBB, radians."""
    table = {
        "format": form,
        "resolution": {
            "map_origin": {"x": origin[0], "y": origin[1]}, "map_size": {"x": len(rows[0]), "y": len(rows)}, "pixels_per_grid": PX,
        },
        "line_of_sight": [[point(x, y, origin) for x, y in wall] for wall in walls],
        "portals": [
            {
                "position": point((d["a"][0] + d["b"][0]) / 2, (d["a"][1] + d["b"][1]) / 2, origin),
                "bounds": [point(*d["a"], origin), point(*d["b"], origin)],
                "rotation": math.atan2(d["b"][1] - d["a"][1], d["b"][0] - d["a"][0]), "closed": d["closed"], "freestanding": False,
            }
            for d in doors
        ],
        "environment": {"baked_lighting": True, "ambient_light": "ffffffff"},
        "lights": [
            {"position": point(x, y, origin), "range": 6, "intensity": 1, "color": "ffffc377", "shadows": True} for x, y in lights
        ],
        "image": base64.b64encode(picture).decode(),
    }  # fmt: skip
    if props:
        table["objects_line_of_sight"] = [[point(x, y, origin) for x, y in prop] for prop in props]
    return table


def write_fight(name: str, title: str, rows: list[str], tokens: list[dict]) -> None:
    """The same map as a fight: imported by the program's own reader, ground and tokens added."""
    from msgspec.structs import replace

    from battlemap.encounter.tables import token_from
    from battlemap.importers import import_map
    from battlemap.model import Encounter
    from battlemap.rulesets import DEFAULT
    from battlemap.storage import FightFile

    found = import_map(MAPS / f"{name}.dd2vtt")
    scene = replace(found.scene, rows=tuple(rows), name=title, walls=tuple(w for w in found.scene.walls if not w.move))
    made = [token_from(token) for token in tokens]
    state = Encounter(ruleset=DEFAULT, scene=scene, title=title, tokens={token.id: token for token in made})
    assert scene.picture is not None and found.picture is not None
    FightFile.create(MAPS / f"{name}.battlemap", state, {scene.picture.sha256: found.picture}, overwrite=True).close()


def hero(key: str, name: str, at: list[int], **more: object) -> dict:
    return {"id": key, "name": name, "side": "party", "character": True, "at": at, "proficiency": 2, **more}


def melee(name: str, to_hit: int, damage: str, kind: str, **more: object) -> dict:
    return {"name": name, "kind": "melee", "to_hit": to_hit, "damage": damage, "type": kind, **more}


def ranged(name: str, to_hit: int, damage: str, kind: str, near: float, far: float | None = None, **more: object) -> dict:
    lengths = {"range": near} | ({"long": far} if far else {})
    return {"name": name, "kind": "ranged", "to_hit": to_hit, "damage": damage, "type": kind, **lengths, **more}


def party(spots: list[list[int]]) -> list[dict]:
    return [
        hero("ilda", "Ilda", spots[0], hp=28, ac=18, abilities={"str": 16, "dex": 12, "con": 14}, initiative=1, saves=["str", "con"],
             skills={"athletics": 5}, attacks=[melee("longsword", 5, "1d8+3", "slashing"),
                                               {"name": "javelin", "kind": "thrown", "reach": 1.5, "range": 9, "long": 36, "to_hit": 5,
                                                "damage": "1d6+3", "type": "piercing"}], traits=["extra_attack"]),
        hero("tomas", "Tomás", spots[1], hp=22, ac=15, abilities={"dex": 18, "wis": 14}, initiative=4, skills={"stealth": 8, "perception": 4},
             senses={"darkvision": 18}, attacks=[ranged("longbow", 6, "1d8+4", "piercing", 45, 180), melee("shortsword", 6, "1d6+4", "piercing")]),
        hero("berta", "Berta", spots[2], size="small", hp=20, ac=13, abilities={"dex": 14, "int": 17, "con": 12}, initiative=2,
             attacks=[ranged("fire bolt", 5, "1d10", "fire", 36),
                      {"name": "burning hands", "kind": "ranged", "range": 4.5, "damage": "3d6", "type": "fire",
                       "save": {"ability": "dex", "dc": 13, "half": True}}, melee("dagger", 4, "1d4+2", "piercing")]),
        hero("padre-nuno", "Padre Nuno", spots[3], hp=25, ac=17, abilities={"str": 14, "wis": 16, "con": 13}, initiative=0,
             skills={"medicine": 5, "religion": 3}, attacks=[melee("mace", 4, "1d6+2", "bludgeoning"),
                                                              ranged("guiding bolt", 5, "4d6", "radiant", 36)]),
    ]  # fmt: skip


def foes(kind: dict, name: str, spots: list[list[int]]) -> list[dict]:
    key = name.lower().replace(" ", "-")
    return [{**kind, "id": f"{key}-{i}", "name": f"{name} {i}", "side": "foes", "group": key, "at": at} for i, at in enumerate(spots, 1)]


SKELETON = {"hp": 13, "ac": 14, "abilities": {"str": 10, "dex": 16, "con": 15}, "vulnerable": ["bludgeoning"], "immune": ["poison"],
            "condition_immune": ["poisoned", "exhaustion"], "senses": {"darkvision": 18}, "initiative": 3,
            "attacks": [melee("shortsword", 5, "1d6+3", "piercing"), ranged("shortbow", 5, "1d6+3", "piercing", 24, 96)]}  # fmt: skip
OGRE = {"id": "ogre", "name": "Ogre", "side": "foes", "size": "large", "hp": 68, "ac": 11, "speed": {"walk": 12}, "initiative": -1,
        "abilities": {"str": 19, "dex": 8, "con": 16}, "senses": {"darkvision": 18},
        "attacks": [melee("greatclub", 6, "2d8+4", "bludgeoning"), ranged("javelin", 6, "2d6+4", "piercing", 9, 36)]}  # fmt: skip
GOBLIN = {"size": "small", "hp": 10, "ac": 15, "abilities": {"dex": 15}, "skills": {"stealth": 6}, "senses": {"darkvision": 18}, "initiative": 2,
          "attacks": [melee("scimitar", 4, "1d6+2", "slashing"), ranged("shortbow", 4, "1d6+2", "piercing", 24, 96)]}  # fmt: skip
WOLF = {"hp": 11, "ac": 12, "speed": {"walk": 12}, "abilities": {"str": 14, "dex": 15}, "initiative": 2, "skills": {"perception": 5},
        "attacks": [melee("bite", 4, "1d6+2", "piercing")]}  # fmt: skip


def webp(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "WEBP", quality=82, method=6)
    return out.getvalue()


def main() -> None:
    MAPS.mkdir(exist_ok=True)
    rows = rows_of(CRYPT)
    lights = [(10.5, 2.2), (17.5, 2.2), (10.5, 13.9), (17.5, 13.9), (3.5, 1.4), (24.5, 10.5), (14.0, 16.6)]
    doors = [
        {"a": (7, 4), "b": (7, 5), "closed": True}, {"a": (7, 12), "b": (7, 13), "closed": False},
        {"a": (22, 12), "b": (22, 13), "closed": True}, {"a": (24, 8), "b": (25, 8), "closed": True},
        {"a": (4, 7), "b": (5, 7), "closed": True},
    ]  # fmt: skip
    picture = draw_crypt(rows, lights)
    data = webp(picture)
    props = [[(24.1, 11.2), (24.9, 11.2), (24.9, 11.8), (24.1, 11.8)]]
    table = uvtt(rows, data, outlines(rows), doors, lights, (2.0, 1.0), 0.3, props)
    (MAPS / "crypt.dd2vtt").write_text(json.dumps(table), encoding="utf-8")
    tokens = [
        *party([[13, 17], [12, 18], [15, 18], [14, 19]]), *foes(SKELETON, "Skeleton", [[12, 9], [16, 10], [13, 5], [16, 4]]),
        {**OGRE, "at": [24, 13]}, *foes(GOBLIN, "Goblin", [[2, 3], [4, 2]]),
    ]  # fmt: skip
    write_fight("crypt", "The crypt of the red runner", rows, tokens)

    rows = rows_of(FORD)
    picture = draw_ford(rows)
    data = webp(picture)
    table = uvtt(rows, data, [], [], [], (0.0, 0.0), 0.2, [])
    (MAPS / "ford.dd2vtt").write_text(json.dumps(table), encoding="utf-8")
    tokens = [
        *party([[4, 10], [3, 11], [2, 10], [5, 11]]), *foes(GOBLIN, "Goblin", [[21, 5], [22, 8], [24, 13], [20, 14], [9, 6]]),
        *foes(WOLF, "Wolf", [[23, 10], [24, 11]]), {**OGRE, "at": [26, 9]},
        {"id": "horse", "name": "Horse", "side": "party", "size": "large", "at": [0, 11], "hp": 13, "ac": 11, "speed": {"walk": 18}, "traits": ["mount"]},
    ]  # fmt: skip
    write_fight("ford", "Ambush at the ford", rows, tokens)


if __name__ == "__main__":
    main()
