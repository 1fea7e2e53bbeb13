"""A plain picture of a map that has none: its ground in flat colours with the lines of the grid, for programs that insist on one.

Not here: maps that have a picture (`fitted_picture`), and what walls and doors look like: those programs draw their own.
Pillow is imported when it is needed.
"""

import io

from battlemap.model import Scene

PPG, LARGEST_SIDE_PX, LEAST_PPG = 70, 8192, 16
GROUND = {
    ".": "#d6cdb8", "~": "#b5a47d", "#": "#45423e", "o": "#a98a5f", "_": "#86b1cc", ":": "#6d6155",
    "'": "#c3c4c6", '"': "#9ea1a8",
}  # fmt: skip
LINE = "#a89f8b"


def plain_ppg(scene: Scene) -> int:
    """Pixels per square, fewer where the map is large."""
    return max(LEAST_PPG, min(PPG, LARGEST_SIDE_PX // max(scene.width, scene.height)))


def plain_picture(scene: Scene) -> bytes:
    """A PNG of a few colours, `plain_ppg` pixels a square."""
    from PIL import Image, ImageDraw

    ppg, colours = plain_ppg(scene), list(GROUND)
    squares = Image.new("P", (scene.width, scene.height))
    squares.putdata([colours.index(letter) for row in scene.rows for letter in row])
    sheet = squares.resize((scene.width * ppg, scene.height * ppg), Image.Resampling.NEAREST)
    shades = [*GROUND.values(), LINE]
    sheet.putpalette(bytes.fromhex("".join(shade.removeprefix("#") for shade in shades)))
    drawing, line = ImageDraw.Draw(sheet), len(GROUND)
    for x in range(1, scene.width):
        drawing.line(((x * ppg, 0), (x * ppg, sheet.height)), fill=line)
    for y in range(1, scene.height):
        drawing.line(((0, y * ppg), (sheet.width, y * ppg)), fill=line)
    out = io.BytesIO()
    sheet.save(out, "PNG")
    return out.getvalue()
