"""The same fight under another ruleset: a copy as it stood before its first round, and what could not come along.

    copy, losses = converted(state, find_ruleset("..."))

Carried over: the map with its squares as they are, tokens and the reserve, where they stand, hit points, speeds, attacks,
conditions both rulesets know by name, house rules both have.  A creature's sheet stays whole: fields the other ruleset does
not read do no harm, and are still there on the way back.  Not carried: everything that only means something while its own
ruleset runs the turn.  Not here: files (`storage`), sentences (`ui.words`).
"""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from battlemap.encounter.deciding.lapses import CONCENTRATION
from battlemap.model import Budget, Effect, Encounter, Token, Turn
from battlemap.rules.ruleset import Ruleset

TURNED = 19
What = Literal[
    "order", "move", "blow", "option", "condition", "state", "concentration", "readied", "declared", "death_saves", "armour",
    "save",
]


class Loss(msgspec.Struct, frozen=True):
    """What stays behind: of a token, or of the whole fight (`token` "").

    detail says which: a condition's, state's or option's name, the round under way, damage not yet taken, what was
    concentrated on, readied for or declared, successes and failures as "1/2".
    """

    token: str
    what: What
    detail: str = ""


def converted(
    state: Encounter, ruleset: Ruleset, source: Ruleset | None = None
) -> tuple[Encounter, tuple[Loss, ...]]:
    """The fight before its beginning under `ruleset`, and what was left out or had to be turned round, the whole fight's first.
    `source` is the ruleset it comes from."""
    losses = [*_under_way(state), *_options_lost(state, ruleset)]

    def carried(token: Token) -> Token:
        losses.extend(_token_losses(token, ruleset))
        kept = _carried(token, ruleset)
        if source is not None and source.armour != ruleset.armour:
            kept, told = _turned_round(kept)
            losses.extend(told)
        return kept

    tokens = {token.id: carried(token) for token in state.tokens.values()}
    options = {name: value for name, value in state.options.items() if _plays(ruleset, name, value)}
    waiting = {key: replace(each, token=carried(each.token)) for key, each in state.reserve.items()}
    zones = {key: zone for key, zone in state.zones.items() if not _is_held(zone.until)}
    copy = replace(
        state, ruleset=ruleset.name, options=options, tokens=tokens, turn=Turn(), waiting=(), reserve=waiting, zones=zones
    )
    return copy, tuple(losses)


def _under_way(state: Encounter) -> Iterator[Loss]:
    if state.turn.begun:
        yield Loss("", "order", str(state.turn.round))
    for way in state.waiting:
        yield Loss(way.token, "move")
    for blow in state.turn.held:
        yield Loss(blow.target, "blow", str(blow.taken))


def _options_lost(state: Encounter, ruleset: Ruleset) -> Iterator[Loss]:
    for name, value in state.options.items():
        # What is switched off and unknown elsewhere is off there too.
        if not _plays(ruleset, name, value) and value is not False:
            yield Loss("", "option", name)


def _plays(ruleset: Ruleset, name: str, value: Any) -> bool:
    return name in ruleset.options and value in ruleset.options[name].choices


def _token_losses(token: Token, ruleset: Ruleset) -> Iterator[Loss]:
    for effect in token.effects:
        if not _is_known(effect, ruleset):
            yield Loss(token.id, effect.kind, effect.name)
    if token.concentrating:
        yield Loss(token.id, "concentration", token.concentrating)
    if token.readied:
        yield Loss(token.id, "readied", token.readied.get("trigger", ""))
    if token.declared:
        yield Loss(token.id, "declared", token.declared)
    if (token.successes or token.failures) and not _rolls_death_saves(ruleset):
        yield Loss(token.id, "death_saves", f"{token.successes}/{token.failures}")
    if not ruleset.ability_saves:
        for attack in token.creature.attacks:
            if attack.save is not None:
                yield Loss(token.id, "save", attack.name)


def _carried(token: Token, ruleset: Ruleset) -> Token:
    keeps_count = _rolls_death_saves(ruleset)
    if not ruleset.ability_saves:
        token = _without_saves(token)
    return replace(
        token, concentrating="",
        effects=tuple(effect for effect in token.effects if _is_known(effect, ruleset) and not _is_held(effect.until)),
        budget=Budget(), readied={}, declared="", paced=0, successes=token.successes if keeps_count else 0,
        failures=token.failures if keeps_count else 0,
    )  # fmt: skip


def _turned_round(token: Token) -> tuple[Token, tuple[Loss, ...]]:
    """Armour class counted the other way: 19 less the old one."""
    old = token.creature.ac
    if old is None:
        return token, ()
    new = TURNED - old
    return replace(token, creature=replace(token.creature, ac=new)), (Loss(token.id, "armour", f"{old} → {new}"),)


def _without_saves(token: Token) -> Token:
    attacks = tuple(replace(attack, save=None) for attack in token.creature.attacks)
    return replace(token, creature=replace(token.creature, attacks=attacks))


def _is_known(effect: Effect, ruleset: Ruleset) -> bool:
    """States ("dodging") come from a turn's deeds, and the turn stays behind."""
    return effect.kind == "condition" and effect.name in ruleset.conditions


def _is_held(until: str) -> bool:
    """By somebody's concentration, which stays behind, and what it held with it."""
    return until.partition(":")[0] == CONCENTRATION


def _rolls_death_saves(ruleset: Ruleset) -> bool:
    return ruleset.harm.death_save is not None
