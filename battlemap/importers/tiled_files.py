"""Tiled maps as files: .tmx (XML) and .tmj (JSON) read into the same plain shapes.

Object layers come with all their groups' offsets added; of tile layers only how far they reach is read, their data never is
unpacked.  Not here: what shapes become on a map (`tiled`).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import ParseError, XMLParser

from battlemap.importers.found import ImportProblem, printable, shown
from battlemap.importers.json_file import flag, listed, number, point, table, too_much
from battlemap.importers.placed import MOST_POINTS
from battlemap.model.scene import PointXY
from battlemap.sentence import Sentence

DEEPEST = 64
MOST_SHAPES = 40_000
LARGEST_XML, MOST_SIGNS = 128 * 2**20, 2_500_000
"""Bytes; tags, lines and entities: what is read goes by them."""


@dataclass(slots=True)
class Shape:
    """An object: its place in pixels, what it is called, and its points relative to the place (for lines and polygons)."""

    form: str = "rectangle"  # or polyline, polygon, ellipse, point, text, tile, template
    name: str = ""
    kind: str = ""
    layer: str = ""
    at: PointXY = (0.0, 0.0)
    size: PointXY = (0.0, 0.0)
    rotation: float = 0.0
    points: list[PointXY] = field(default_factory=list)
    is_damaged: bool = False
    text: str = ""
    properties: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class TiledMap:
    """Sizes are in tiles, but for a tile's own and the pictures' (name, left, top, width, height), in pixels."""

    orientation: str = ""
    is_infinite: bool = False
    columns: float | None = None
    rows: float | None = None
    tile: tuple[float | None, float | None] = (None, None)
    shapes: list[Shape] = field(default_factory=list)
    chunks: list[tuple[float, float, float, float]] = field(default_factory=list)
    pictures: list[tuple[str, float, float, float | None, float | None]] = field(default_factory=list)
    tile_layers: int = 0
    points: int = 0


# ---------------------------------------------------------------- XML
class _Tree:
    """Builds a `TiledMap` while the XML is read; nothing else of it is kept."""

    def __init__(self, path: Path) -> None:
        self.path, self.map = path, TiledMap()
        self._open: list[str] = []
        self._offsets: list[PointXY] = [(0.0, 0.0)]
        self._layer, self._shape, self._image = "", None, False  # type: str, Shape | None, bool
        self._text: list[str] | None = None

    def problem(self, text: str, /, **facts: object) -> ImportProblem:
        return ImportProblem("{file}: {why}", file=shown(self.path), why=Sentence(text, **facts))

    def doctype(self, _name: str, _pubid: str | None, _system: str | None) -> None:
        raise self.problem("a DOCTYPE is in it, which no map of Tiled's has")

    def start(self, tag: str, attrs: Mapping[str, str]) -> None:
        if not self._open and tag != "map":
            raise self.problem("this is XML of another kind ({tag}), expected a map of Tiled's", tag=printable(tag, 40))
        if len(self._open) >= DEEPEST:
            raise self.problem("the file is nested too deeply to be a map")
        self._open.append(tag)
        match tag:
            case "map":
                self.map.orientation = attrs.get("orientation", "")
                self.map.is_infinite = flag(attrs.get("infinite"), False)
                self.map.columns, self.map.rows = number(attrs.get("width")), number(attrs.get("height"))
                self.map.tile = number(attrs.get("tilewidth")), number(attrs.get("tileheight"))
            case "group" | "layer" | "objectgroup" | "imagelayer":
                x, y = self._offsets[-1]
                dx, dy = number(attrs.get("offsetx")) or 0.0, number(attrs.get("offsety")) or 0.0
                self._offsets.append((x + dx, y + dy))
                self.map.tile_layers += tag == "layer"
                self._layer = attrs.get("name", "") if tag == "objectgroup" else self._layer
                self._image = tag == "imagelayer"
            case "chunk":
                _add_chunk(self.map, attrs)
            case "image" if self._image and len(self._open) > 1 and self._open[-2] == "imagelayer":
                size = number(attrs.get("width")), number(attrs.get("height"))
                self.map.pictures.append((attrs.get("source", ""), *self._offsets[-1], *size))
            case "object" if self._open[-2:-1] == ["objectgroup"] and "tileset" not in self._open:
                self._shape = _shape(attrs, self._layer, self._offsets[-1])
                if attrs.get("template"):
                    self._shape.form = "template"
                _add_shape(self.path, self.map, self._shape)
            case "polyline" | "polygon" if self._shape is not None:
                self._shape.form = tag
                _set_points(self.path, self.map, self._shape, _pairs(attrs.get("points", "")))
            case "ellipse" | "point" | "text" if self._shape is not None:
                self._shape.form = tag
                self._text = [] if tag == "text" else None
            case "property" if self._shape is not None and attrs.get("name"):
                self._shape.properties[attrs["name"]] = attrs.get("value", "")

    def data(self, text: str) -> None:
        if self._text is not None:
            self._text.append(text)

    def end(self, tag: str) -> None:
        self._open.pop()
        if tag in ("group", "layer", "objectgroup", "imagelayer"):
            self._offsets.pop()
        elif tag == "object":
            self._shape = None
        elif tag == "text" and self._shape is not None:
            self._shape.text = "".join(self._text or ())
            self._text = None

    def close(self) -> None:
        pass


def read_tmx(path: Path, data: bytes) -> TiledMap:
    """A .tmx file.  No entity is ever replaced, no other file ever opened."""
    if len(data) > LARGEST_XML or sum(data.count(sign) for sign in b"<&\n") > MOST_SIGNS:
        raise too_much(path)
    try:
        tree = _Tree(path)
        parser = XMLParser(target=tree)
        parser.feed(data)
        parser.close()
    except ParseError as wrong:
        line, column = wrong.position
        raise ImportProblem(
            "{file}: expected XML, which breaks off at line {line}, column {column}", file=shown(path), line=line,
            column=column + 1
        ) from None
    except (ValueError, LookupError, MemoryError, RecursionError):  # an encoding nobody knows, too much of it
        raise ImportProblem("{file}: expected XML, it cannot be read", file=shown(path)) from None
    return tree.map


def _pairs(text: str) -> Iterator[PointXY | None]:
    """ "0,0 32,16" as points; None for what is none."""
    for pair in text.split():
        x, _, y = pair.partition(",")
        yield point([x, y])


# ---------------------------------------------------------------- JSON
def read_tmj(path: Path, value: Mapping[str, Any]) -> TiledMap:
    """A .tmj (or .json) file's value."""
    found = TiledMap(
        str(value.get("orientation") or ""), flag(value.get("infinite"), False), number(value.get("width")),
        number(value.get("height")), (number(value.get("tilewidth")), number(value.get("tileheight"))),
    )  # fmt: skip
    _layers(path, found, listed(value.get("layers")), (0.0, 0.0), DEEPEST)
    return found


def _layers(path: Path, found: TiledMap, layers: list[Any], offset: PointXY, depth: int) -> None:
    if depth <= 0:
        raise ImportProblem("{file}: the file is nested too deeply to be a map", file=shown(path))
    for entry in layers:
        layer = table(entry)
        dx, dy = number(layer.get("offsetx")) or 0.0, number(layer.get("offsety")) or 0.0
        at = offset[0] + dx, offset[1] + dy
        match layer.get("type"):
            case "group":
                _layers(path, found, listed(layer.get("layers")), at, depth - 1)
            case "tilelayer":
                found.tile_layers += 1
                for chunk in listed(layer.get("chunks")):
                    _add_chunk(found, table(chunk))
            case "imagelayer":
                size = number(layer.get("imagewidth")), number(layer.get("imageheight"))
                found.pictures.append((str(layer.get("image") or ""), *at, *size))
            case "objectgroup":
                for each in listed(layer.get("objects")):
                    _add_shape(path, found, _json_shape(path, found, table(each), str(layer.get("name") or ""), at))


def _json_shape(path: Path, found: TiledMap, entry: Mapping[str, Any], layer: str, offset: PointXY) -> Shape:
    shape = _shape(entry, layer, offset)
    for form in ("polyline", "polygon"):
        if form in entry:
            shape.form = form
            _set_points(path, found, shape, (point(at) for at in listed(entry[form])))
    for form in ("ellipse", "point"):
        if flag(entry.get(form), False):
            shape.form = form
    if isinstance(entry.get("text"), dict):
        shape.form, shape.text = "text", str(entry["text"].get("text") or "")
    if entry.get("template"):
        shape.form = "template"
    for each in listed(entry.get("properties")):
        if name := str(table(each).get("name") or ""):
            shape.properties[name] = table(each).get("value")
    return shape


# ---------------------------------------------------------------- both
def _shape(entry: Mapping[str, Any], layer: str, offset: PointXY) -> Shape:
    x, y = number(entry.get("x", 0)), number(entry.get("y", 0))
    width, height = number(entry.get("width", 0)), number(entry.get("height", 0))
    shape = Shape(
        name=str(entry.get("name") or ""), kind=str(entry.get("class") or entry.get("type") or ""), layer=layer,
        rotation=number(entry.get("rotation")) or 0.0,
        is_damaged=None in (x, y, width, height),
    )  # fmt: skip
    if x is not None and y is not None:
        shape.at = x + offset[0], y + offset[1]
    shape.size = width or 0.0, height or 0.0
    if entry.get("gid") is not None:
        shape.form = "tile"
    return shape


def _set_points(path: Path, found: TiledMap, shape: Shape, points: Iterable[PointXY | None]) -> None:
    for at in points:
        found.points += 1
        if found.points > MOST_POINTS:
            raise ImportProblem("{file}: expected up to {limit:,} points", file=shown(path), limit=MOST_POINTS)
        if at is None:
            shape.is_damaged = True
        else:
            shape.points.append(at)


def _add_shape(path: Path, found: TiledMap, shape: Shape) -> None:
    if len(found.shapes) >= MOST_SHAPES:
        raise ImportProblem("{file}: expected up to {limit:,} objects", file=shown(path), limit=MOST_SHAPES)
    found.shapes.append(shape)


def _add_chunk(found: TiledMap, entry: Mapping[str, Any]) -> None:
    x, y, width, height = (number(entry.get(name)) for name in ("x", "y", "width", "height"))
    if x is not None and y is not None and width is not None and height is not None and min(width, height) > 0:
        found.chunks.append((x, y, x + width, y + height))
