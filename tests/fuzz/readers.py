"""All readers, by family."""

from tests.fuzz import fights, maps, pictures, scenarios, settings, shelves, stat_blocks, typed

READERS = (
    *maps.READERS, *stat_blocks.READERS, *pictures.READERS, *fights.READERS, *shelves.READERS, *scenarios.READERS, *typed.READERS,
    *settings.READERS,
)  # fmt: skip
