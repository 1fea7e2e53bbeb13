"""Does a file that is dropped look like stat blocks?  Not here: reading it (`review_reading`)."""

from pathlib import Path

SNIFFED = 256 * 1024
MAP_WORDS = (b'"walls"', b'"line_of_sight"', b'"rects"', b'"cells"', b'"tilewidth"', b'"resolution"', b'"pixels_per_grid"')
CREATURE_WORDS = (
    b'"hit_points"', b'"armor_class"', b'"hit_dice"', b'"hp"', b'"HP"', b'"abilities"', b'"challenge_rating"', b'"StatBlock"',
    b'"creature"', b'"armor_desc"', b'"monster"', b'"attributes"',
)  # fmt: skip
TEXTS = (".txt", ".md", ".html", ".db")


def is_stat_block(path: Path) -> bool:
    """Does a file that was dropped look like stat blocks, rather than a map?  Only its beginning is looked at."""
    suffix = path.suffix.lower()
    if suffix in TEXTS:
        return True
    if suffix != ".json":
        return False
    try:
        with path.open("rb") as file:
            begin = file.read(SNIFFED)
    except OSError:
        return False
    return any(word in begin for word in CREATURE_WORDS) and not any(word in begin for word in MAP_WORDS)
