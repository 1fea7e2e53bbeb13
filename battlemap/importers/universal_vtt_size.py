"""Universal VTT: how large a map is, where its picture lies, and how its drawing is moved onto its squares.

The file's own figures are mistrusted: pictures get scaled and cropped, sizes are missing or not whole.  Not here: what is drawn
(`universal_vtt`), the picture's bytes (`given_picture`).
"""

import math
import sys
from collections.abc import Mapping
from typing import Any

from battlemap.importers.found import printable
from battlemap.importers.given_picture import shape_note
from battlemap.importers.json_file import listed, number, point, table
from battlemap.importers.picture import LARGEST_SIDE, SMALLEST_SQUARE_PX, Checked, Squares, laid_out
from battlemap.importers.polylines import NEAR, settled
from battlemap.importers.reading import Frame, Reading
from battlemap.model.scene import PointXY
from battlemap.sentence import Sentence

SAMPLED = 2000, 50
"""So many polylines, and points of each, say on which squares a drawing lies."""


def frame_of(
    reading: Reading, data: Mapping[str, Any], picture: Checked | None, squares: Squares
) -> tuple[Frame, float]:
    """The map's squares, and the picture's pixels per square (0 where there is none)."""
    resolution = table(data.get("resolution"))
    width, height = _size(reading, resolution, picture, squares)
    reading.refuse_wide("resolution.map_size", width, height)
    scale = _scale(reading, resolution, picture, width, height) if picture else 0.0
    origin = point(resolution.get("map_origin")) or (0.0, 0.0)
    shift = _shift(origin, data)
    left, top = (settled(origin[i] - shift[i]) for i in (0, 1))
    if left or top:
        reading.note("The picture begins {left} x {top} squares inside the first square, as its walls do.", left=left, top=top)
    if max(abs(width - round(width)), abs(height - round(height))) > NEAR:
        reading.note(
            "The map is {width} x {height} squares; the last column or row is not whole.", width=f"{width:.6g}",
            height=f"{height:.6g}"
        )
    return Frame(width, height, shift=shift, left=left, top=top), scale


def refuse_other_grids(reading: Reading, data: Mapping[str, Any]) -> None:
    """The format knows squares only; programs that add a field for hexes would have walls beside every one of them."""
    for place in (data, table(data.get("resolution")), table(data.get("grid"))):
        for name, value in place.items():
            if str(name).lower().replace("_", "") not in ("gridtype", "gridshape", "gridstyle", "grid", "type", "shape"):
                continue
            word = str(value).lower() if isinstance(value, str) else ""
            if "hex" in word:
                raise reading.problem("{name}: the map has a hex grid, expected squares", name=name)
            if word in ("gridless", "none", "no grid"):
                raise reading.problem("{name}: the map has no grid, expected squares", name=name)


def _size(
    reading: Reading, resolution: Mapping[str, Any], picture: Checked | None, squares: Squares
) -> tuple[float, float]:
    """The map's size in squares, which need not be whole."""
    raw = table(resolution.get("map_size"))
    for value in raw.values():
        if isinstance(value, (int, float)) and value > LARGEST_SIDE:
            shown_value = f"{value:.6g}" if value < sys.float_info.max else Sentence("far more")  # JSON's integers have no end
            raise reading.problem(
                "resolution.map_size: expected up to {limit} squares a side, got {shown_value}", limit=LARGEST_SIDE,
                shown_value=shown_value
            )
    size = point(raw)
    if size and min(size) > NEAR:
        if squares:
            reading.note("The squares asked for were not used: the file says its own.")
        return size
    ppg = number(resolution.get("pixels_per_grid"))
    if picture is not None and (squares or (ppg and ppg >= SMALLEST_SQUARE_PX)):
        chosen = squares or Squares(px=ppg)
        columns, rows, scale = laid_out(picture, chosen, reading.problem, [])
        if not squares:
            reading.note(
                "The file does not say the map's size; {columns} x {rows} squares are reckoned from its picture.",
                columns=columns, rows=rows
            )
        return picture.width_px / scale, picture.height_px / scale
    raise reading.problem("resolution.map_size: expected x and y, the map's size in squares")


def _scale(
    reading: Reading, resolution: Mapping[str, Any], picture: Checked, width: float, height: float
) -> float:
    """Pixels per square as the picture has them; the file's own figure is only compared with it, since pictures get scaled."""
    across = picture.width_px / width
    ppg = number(resolution.get("pixels_per_grid"))
    if note := shape_note(picture, width, height):
        reading.note(note)
    elif "pixels_per_grid" in resolution and (not ppg or abs(across / ppg - 1) > 0.005):
        said = printable(str(resolution["pixels_per_grid"]), 20)
        reading.note(
            "The picture has {across} pixels per square, the file says {said}; the picture is followed.", across=f"{across:.4g}",
            said=said
        )
    return across


def _shift(origin: PointXY, data: Mapping[str, Any]) -> PointXY:
    """How far the drawing is moved.  Where the picture was cut in the middle of a square, its walls say whether the squares
    are counted from its corner or go on from the drawing's."""
    if all(abs(value - round(value)) <= NEAR for value in origin):
        return float(round(origin[0])), float(round(origin[1]))
    ends = _some_points(data)
    shift = []
    for axis in (0, 1):
        values = [end[axis] for end in ends]
        from_corner = sum(_is_whole(value - origin[axis]) for value in values)
        from_drawing = sum(_is_whole(value) for value in values)
        shift.append(origin[axis] if from_corner >= from_drawing else float(math.floor(origin[axis] + NEAR)))
    return shift[0], shift[1]


def _some_points(data: Mapping[str, Any]) -> list[PointXY]:
    lines = [*listed(data.get("line_of_sight"))[: SAMPLED[0]]]
    lines += [table(portal).get("bounds") for portal in listed(data.get("portals"))[: SAMPLED[0]]]
    lines = [line for line in lines if len(listed(line)) > 1]
    return [at for line in lines for entry in line[: SAMPLED[1]] if (at := point(entry)) is not None]


def _is_whole(value: float) -> bool:
    return abs(value - round(value)) <= NEAR
