"""Creatures shipped as figures, one shelf a ruleset: what is there, and which of them a few words mean.

    entries = load(ruleset)                            every creature of that ruleset, by name
    search(entries, Wanted(text="gobl", size="small"))  the best first
    token(entry, "goblin-1", at=(4, 2))                a creature on the map, as the engine takes it
    attribution(ruleset)                               what the licence of the figures asks to be said

An `Entry` is a `model.StatBlock`: the creature that plays in it, the rest of its page around it.  Names and figures only.  Not
here: how the shipped files come about (`packaging/make_bestiary.py`), other people's files (`importers`), anything a window does.
"""

from battlemap.bestiary.placing import creature, token
from battlemap.bestiary.searching import Wanted, search
from battlemap.bestiary.shelf import Entry, ShelfError, attribution, load

__all__ = ["Entry", "ShelfError", "Wanted", "attribution", "creature", "load", "search", "token"]
