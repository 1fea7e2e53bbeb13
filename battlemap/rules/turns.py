"""Whose turn comes next, from the order and who has acted.  Not here: what a turn's start and end do (`encounter`)."""

from collections.abc import Mapping, Sequence

from battlemap.model import Encounter, Place, Token, Turn
from battlemap.rules.checks import d20_penalty
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Refusal
from battlemap.rules.standing import rider_of


def initiative_bonus(ruleset: Ruleset, token: Token) -> int:
    """Its own, else the Dexterity modifier (D24 A1-15)."""
    given = token.creature.initiative
    return given if given is not None else ruleset.ability_modifier(token.creature.score("dex"))


def initiative_added(ruleset: Ruleset, token: Token) -> int:
    """What is added to its roll: initiative is a Dexterity check, so what conditions take off every d20 counts (SRD 5.2,
    Exhaustion)."""
    return initiative_bonus(ruleset, token) + sum(term.amount for term in d20_penalty(ruleset, token))


def rollers(state: Encounter) -> dict[str, tuple[Token, ...]]:
    """Who rolls initiative together: each token by itself, a group once, in file order; the dead do not."""
    found: dict[str, list[Token]] = {}
    for token in state.tokens.values():
        if not token.dead:
            found.setdefault(f"group:{token.group}" if token.group else token.id, []).append(token)
    return {name: tuple(tokens) for name, tokens in found.items()}


def group_total(state: Encounter, group: str) -> int | None:
    """The count a group has in the order: newcomers of it do not roll for themselves."""
    members = {token.id for token in state.tokens.values() if group and token.group == group}
    return next((place.total for place in state.turn.order if place.who in members), None)


def ordered(
    state: Encounter, ruleset: Ruleset, totals: Mapping[str, int], ties: Sequence[str] = ()
) -> tuple[Place, ...]:
    """From the highest total down; ties as the table says, where the ruleset has it so by the modifier (ext, rules.md A7), then
    in file order (D24 A1-17)."""
    file_order = list(state.tokens)
    by_hand = {token_id: number for number, token_id in enumerate(ties)}

    def rank(who: str) -> tuple[int, int, int, int]:
        modifier = initiative_bonus(ruleset, state.tokens[who]) if ruleset.turns.ties == "modifier" else 0
        return -totals[who], by_hand.get(who, len(by_hand)), -modifier, file_order.index(who)

    ranked = sorted(totals, key=rank)
    return tuple(Place(who=who, total=totals[who]) for who in ranked)


def inserted(order: Sequence[Place], place: Place) -> tuple[Place, ...]:
    """The order with one more place, behind those with the same total."""
    before = [other for other in order if other.who != place.who and other.total >= place.total]
    after = [other for other in order if other.who != place.who and other.total < place.total]
    return (*before, place, *after)


def takes_turns(state: Encounter, who: str) -> bool:
    """The dead are skipped; a ridden mount acts in its rider's turn."""
    token = state.token(who)
    if token is None or token.dead:
        return False
    ridden = rider_of(state, token)
    return ridden is None or "independent_mount" in token.creature.traits


def next_active(state: Encounter, turn: Turn) -> str:
    """The first in the order who has not acted this round; "" when the round is over."""
    for place in turn.order:
        if place.who not in (*turn.acted, *turn.delayed) and takes_turns(state, place.who):
            return place.who
    return ""


def end_turn_refusal(state: Encounter, token: Token) -> Refusal | None:
    if not state.turn.begun:
        return Refusal("not_allowed", {"rule": "not_begun"})
    if state.turn.active != token.id:
        return Refusal("not_your_turn", {"token": token.id, "active": state.turn.active})
    return None
