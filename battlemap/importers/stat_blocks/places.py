"""Where a creature lives, in the words of the bestiary: what files call "urban" or "Underdark" is a settlement or underground."""

from typing import Any

from battlemap.importers.stat_blocks.values import words_of

WORDS = {
    "urban": "settlement", "underdark": "underground", "underworld": "underground", "caves": "underground", "cave": "underground",
    "sewer": "underground", "hill": "hills", "mountain": "mountains", "coastal": "coast", "underwater": "water", "ocean": "water",
    "lake": "water", "river": "water", "farmland": "grassland", "plains": "grassland", "grassland or plains": "grassland",
    "arctic or tundra": "arctic", "tundra": "arctic", "forest or jungle": "forest", "swamp or marsh": "swamp", "planar": "planes",
    "feywild": "planes", "shadowfell": "planes", "any": "anywhere", "ruin": "ruins",
}  # fmt: skip
KNOWN = {
    "arctic", "coast", "desert", "forest", "grassland", "hills", "mountains", "settlement", "swamp", "underground", "volcano",
    "water", "jungle", "ruins", "sky", "planes", "graveyard", "anywhere",
}  # fmt: skip


def environments_of(value: Any) -> tuple[str, ...]:
    """The bestiary's words for what a list or a text names, in the order of the alphabet; others are dropped."""
    words = (word.split(", ")[0].split(" (")[0] for word in words_of(value))
    return tuple(sorted({found for word in words if (found := WORDS.get(word, word)) in KNOWN}))
