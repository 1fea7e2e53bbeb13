"""Whoever goes on to another map, made ready for it: all they are and have, without what only means something where they were.

    command = arrival_of(state, ("ana", "ben"), "The ford")       an `Arrive` for the other fight
    order = marching_to(state, ids)                               who walks in front
    tokens = packed(state, ids)                                   they themselves, for whoever keeps them

Kept: hit points, death saves, the dead, conditions that last until removed or saved against, concentration, what is on the sheet,
what is used up for the day and, by the ruleset's `lasting`, what no new turn gives back, lights in their hands, who rides whom.
Left: the turn (what else is spent, readied, declared, states of its deeds), conditions that end with somebody's turn, holds by
and fears of whoever stays.  Not here: where they stand there (`deciding.journeys`).
"""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.model import Budget, Effect, Encounter, Token
from battlemap.rules.marching import marching_order

TURN_BOUND = ":"
"""In `Effect.until`: it ends with a turn of somebody's."""
HELD, USED = "grappled", "used"


def marching_to(state: Encounter, ids: Iterable[str]) -> tuple[Token, ...]:
    """Those of these who are there, as they march; who does not march comes last, in file order."""
    known = set(ids)
    order = [token.id for token in marching_order(state)]
    going = [token for token in state.tokens.values() if token.id in known]
    return tuple(sorted(going, key=lambda token: order.index(token.id) if token.id in order else len(order)))


def arrival_of(state: Encounter, ids: Iterable[str], origin: str = "", lasting: Collection[str] = ()) -> c.Arrive:
    """The command that lets them come to another fight; `origin` is what this one is called, `lasting` names the resources no new
    turn gives back."""
    party = marching_to(state, ids)
    who = {token.id for token in party}
    return c.Arrive(
        tokens=tuple(_ready(state, token, who, lasting) for token in party),
        lights=tuple(light for light in state.scene.lights if light.token in who),
        origin=origin, ruleset=state.ruleset,
    )  # fmt: skip


def packed(state: Encounter, ids: Iterable[str], lasting: Collection[str] = ()) -> tuple[Token, ...]:
    """Those of these who are on the map, as they go on or wait: in file order, their squares kept."""
    who = set(ids)
    return tuple(_ready(state, token, who, lasting) for token in state.tokens.values() if token.id in who)


def _ready(state: Encounter, token: Token, who: Collection[str], lasting: Collection[str]) -> Token:
    effects = tuple(_freed(state, effect, who) for effect in token.effects if _lasts(effect, who))
    readied, concentrating = token.readied, token.concentrating
    if readied.get("action") == "cast" and concentrating == (readied.get("on") or readied.get("trigger")):
        concentrating = ""  # it held the readied spell
    spent = {name: number for name, number in token.budget.spent.items() if name in lasting}
    return replace(
        token, effects=effects, concentrating=concentrating, riding=token.riding if token.riding in who else "",
        budget=Budget(spent=spent), readied={}, declared="", paced=0, z=0, facing=None,
    )  # fmt: skip


def _lasts(effect: Effect, who: Collection[str]) -> bool:
    if effect.kind == "state":
        return effect.name == USED
    held_by_others = effect.name == HELD and effect.source not in who
    return TURN_BOUND not in effect.until and not held_by_others


def _freed(state: Encounter, effect: Effect, who: Collection[str]) -> Effect:
    """Without the one who caused it, where that one stays: elsewhere its id may be somebody else's."""
    stays = effect.source in state.tokens and effect.source not in who
    return replace(effect, source="") if stays else effect
