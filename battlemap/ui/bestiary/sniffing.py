"""Does a file that is dropped look like stat blocks?  Not here: reading it (`review_reading`)."""

from pathlib import Path

SNIFFED = 256 * 1024
MAP_WORDS = (b'"walls"', b'"line_of_sight"', b'"rects"', b'"cells"', b'"tilewidth"', b'"resolution"', b'"pixels_per_grid"')
CREATURE_WORDS = (
    b'"hit_points"', b'"armor_class"', b'"hit_dice"', b'"hp"', b'"HP"', b'"abilities"', b'"challenge_rating"', b'"StatBlock"',
    b'"creature"', b'"armor_desc"', b'"monster"', b'"attributes"',
)  # fmt: skip
TEXTS, LISTS = (".txt", ".md", ".html"), (".json", ".db")


def is_stat_block(path: Path) -> bool:
    """Does a file that was dropped look like stat blocks, rather than a map?  Only its beginning is looked at."""
    suffix = path.suffix.lower()
    if suffix not in (*TEXTS, *LISTS):
        return False
    try:
        if not path.is_file():  # a pipe would be waited for
            return False
        with path.open("rb") as file:
            begin = file.read(SNIFFED)
    except OSError:
        return False
    if suffix in TEXTS:
        from battlemap.importers.donjon_table import is_table

        return not is_table(begin)
    is_map = any(word in begin for word in MAP_WORDS)
    return not is_map and (suffix == ".db" or any(word in begin for word in CREATURE_WORDS))
