"""What actors of every Foundry system share: where their figures lie, their items, the marks within their texts.

Up to version 9 the figures lie under "data", then under "system".  Not here: what the figures mean (`foundry_fifth`,
`foundry_fourth`).
"""

import html
import re
from collections.abc import Callable, Mapping
from typing import Any

from battlemap.importers.json_file import listed, table
from battlemap.importers.stat_blocks.values import LONGEST_TEXT

MOST_ITEMS = 300
TYPES = ("npc", "character", "vehicle")
LABELLED = re.compile(r"@[A-Za-z]+\[[^\]]{0,300}\]\{([^{}]{0,200})\}")
UNLABELLED = re.compile(r"@[A-Za-z]+\[([^\]]{0,300})\]")
REFERENCE = re.compile(r"&(?:amp;)?Reference\[([^\]]{0,120})\](?:\{([^{}]{0,200})\})?")
ENRICHED = re.compile(r"\[\[([^\]]{0,300})\]\](?:\{([^{}]{0,200})\})?")


def system_of(value: Any) -> Mapping[str, Any]:
    """An actor's or an item's own figures."""
    held = table(value)
    return table(held.get("system")) or table(held.get("data"))


def items_of(actor: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [item for each in listed(actor.get("items"))[:MOST_ITEMS] if (item := table(each))]


def is_actor(value: Any) -> bool:
    """Is this an actor of some system?"""
    if not isinstance(value, dict) or not (isinstance(value.get("system"), dict) or isinstance(value.get("data"), dict)):
        return False
    kind = value.get("type")
    return isinstance(kind, str) and (kind.lower() in TYPES or kind == "Player Character") and "attributes" in system_of(value)


def unmarked(text: Any, enriched: Callable[[str, str], str]) -> str:
    """A description with its links as their labels; `enriched(command, label)` says what a [[/command]] shows."""
    if not isinstance(text, str):
        return ""
    told = re.sub(r"(Success|Failure):(?=\w)", r"\1: ", text[: LONGEST_TEXT * 4])
    told = re.sub(r"@Embed\[[^\]]{0,400}\](?:\{[^{}]{0,200}\})?", "", told)
    told = LABELLED.sub(r"\1", told)
    told = UNLABELLED.sub(lambda found: found[1].rsplit(".", 1)[-1] if " " in found[1] else "", told)
    told = REFERENCE.sub(lambda found: found[2] or _referred(found[1]), told)
    return ENRICHED.sub(lambda found: enriched(html.unescape(found[1]).strip(), found[2] or ""), told)


def _referred(inside: str) -> str:
    """ "prone", "condition=prone apply=false"."""
    named = re.match(r"(?:\w+=)?\"?([\w' -]+?)\"?(?:\s+\w+=.*)?$", inside.strip())
    return named[1] if named else ""
