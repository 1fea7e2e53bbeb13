"""A creature as it is shipped: its page in figures, and where it lives."""

from make_bestiary_traits import environments
from msgspec.structs import replace

from battlemap.importers.stat_blocks.page import Entry, Page, stat_block
from battlemap.model import StatBlock

__all__ = ["Entry", "Page", "shipped"]

SOURCES = {"dnd2014": "SRD 5.1", "dnd2024": "SRD 5.2"}


def shipped(page: Page) -> StatBlock:
    """The page in figures."""
    block = stat_block(page)
    return replace(block, environments=environments(block.creature, page.kind), source=SOURCES[page.ruleset])
