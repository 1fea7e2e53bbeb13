"""Whose turn it is, what the next step is, what somebody has to spend: asked of the state and the ruleset's record, so that the
window follows any way of taking turns without knowing which ruleset it is.

    step = next_step(session)      the one thing Space and the panel's large button do now
    acting(state), eligible(...)   who acts, who may be chosen to act

Not here: what is legal (the session's document is asked), how it looks (`panel.turn_head`, `panel.turn_strip`).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from battlemap.encounter import commands as c
from battlemap.encounter.deciding.attacks import TRIGGERED
from battlemap.encounter.deciding.schedules.slots import activation_refusal
from battlemap.encounter.outcome import Done
from battlemap.model import Encounter, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.standing import acts_now, ready_of, resources_of
from battlemap.ui import words
from battlemap.ui.session import Session

DECLARE, MOVE = "declare", "move"


@dataclass(frozen=True, slots=True)
class Step:
    """The next step: its button's text, what it does in a sentence, the command."""

    text: str
    tip: str
    command: c.Command


@dataclass(frozen=True, slots=True)
class Resource:
    """What somebody has of something: `left` of `whole`; `off_turn` if it is for the turns of others."""

    name: str
    left: int
    whole: int
    off_turn: bool = False


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Turns", text).format(**holes)


# ---------------------------------------------------------------- who acts
def acts(state: Encounter, token: Token) -> bool:
    """Is it this one's turn or phase, in a fight?"""
    return state.turn.begun and not token.dead and acts_now(state, token)


def acting(state: Encounter) -> tuple[str, ...]:
    """The tokens whose turn or phase it is, the living ones, in file order."""
    return tuple(token.id for token in state.tokens.values() if acts(state, token))


def listed(state: Encounter) -> list[tuple[str, str]]:
    """(token, "") and ("", side) in the order of the round: by rank, or side by side with its tokens below it."""
    if not state.turn.sides or not state.turn.begun:
        ranked = [place.who for place in state.turn.order if place.who in state.tokens]
        return [(token_id, "") for token_id in dict.fromkeys([*ranked, *state.tokens])]
    sides = dict.fromkeys(place.who for place in (*state.turn.order, *state.turn.slots))
    sides |= dict.fromkeys(token.side for token in state.tokens.values())
    found: list[tuple[str, str]] = []
    for side in sides:
        own = [(token.id, "") for token in state.tokens.values() if token.side == side]
        found += [("", side), *own] if own else []
    return found


def ranked(state: Encounter) -> list[str]:
    """The tokens in the order of the round."""
    return [token_id for token_id, _ in listed(state) if token_id]


def eligible(state: Encounter, ruleset: Ruleset) -> tuple[str, ...]:
    """Who may be chosen to act now, where sides choose."""
    if ruleset.turns.schedule != "slots" or state.turn.active or not state.turn.begun:
        return ()
    return tuple(token.id for token in state.tokens.values() if activation_refusal(state, token) is None)


def attacks_now(state: Encounter, ruleset: Ruleset, token: Token) -> bool:
    """Does any of its attacks belong to the phase that runs?  Where there are no phases all do."""
    phases = [ruleset.turns.phase_of.get(ruleset.attacks.phase(attack), "") for attack in token.creature.attacks]
    return not state.turn.begun or not phases or any(phase in ("", state.turn.phase) for phase in phases)


def strikes_as_readied(token: Token) -> bool:
    """Has the trigger of its readied attack come: may it attack now, whoever's turn it is?"""
    effect = token.effect(TRIGGERED)
    return effect is not None and effect.data.get("action") == "attack"


def may_strike(state: Encounter, ruleset: Ruleset, token: Token) -> bool:
    """Is an attack this one's to make now: on its turn or in its phase, or readied and its trigger has come?"""
    if token.dead or state.waiting:
        return False
    return strikes_as_readied(token) or (acts(state, token) and attacks_now(state, ruleset, token))


def phase_ahead(state: Encounter, ruleset: Ruleset, token: Token) -> str:
    """The phase still ahead of who acts in which it may attack, once nobody beside it has yet to move: then an attack goes on to
    it.  "" where there is none."""
    turns, now = ruleset.turns, state.turn
    if turns.schedule != "phases" or now.phase not in turns.phases or state.waiting or not acts(state, token):
        return ""
    at = turns.phases.index(now.phase)
    ahead = turns.phases[at + 1 :]
    wanted = {turns.phase_of.get(ruleset.attacks.phase(attack), "") for attack in token.creature.attacks}
    moving = turns.phase_of.get(MOVE, "")
    waits = moving in turns.phases[at:] and any(
        other.id != token.id and acts(state, other) and not other.budget.moved for other in state.tokens.values()
    )
    return "" if waits else next((phase for phase in ahead if phase in wanted), "")


def lit(state: Encounter, ruleset: Ruleset) -> tuple[str, ...]:
    """Who stands out on the map: who acts, or who may be chosen."""
    return acting(state) or eligible(state, ruleset)


def is_declaring(state: Encounter, ruleset: Ruleset) -> bool:
    """Is it the time between rounds in which everybody may announce something?"""
    return bool(ruleset.turns.declarations) and (not state.turn.begun or state.turn.phase == DECLARE)


def acting_text(state: Encounter, ruleset: Ruleset) -> str:
    """Whose turn or phase it is, by name: "Ana", "Foes and Party"; "" for nobody."""
    now = state.turn
    names = now.acting or ((now.active,) if now.active else ())
    if not names and now.slots:
        names = (now.slots[0].who,)
    return " + ".join(words.who(state, name) for name in names)


# ---------------------------------------------------------------- what comes next
def next_step(session: Session) -> Step | None:
    """What Space does: end the turn or the phase, open the round, let the chosen one act; None where there is nothing to do
    before somebody decides."""
    state, ruleset = session.state, session.ruleset
    now = state.turn
    if not now.begun or state.waiting:
        return None
    if ruleset.turns.schedule == "phases":
        return _next_phase(session)
    if now.active:
        tip = _say("{name}'s turn ends; the next one follows", name=words.who(state, now.active))
        return Step(_say("End turn"), tip, c.EndTurn(token=now.active))
    able = eligible(state, ruleset)
    chosen = session.selection[0] if len(session.selection) == 1 else ""
    who = chosen if chosen in able else able[0] if len(able) == 1 else ""
    if not who:
        return None
    name = words.name_of(state, who)
    return Step(_say("{name} acts", name=name), _say("{name} takes its turn now", name=name), c.Activate(token=who))


def _next_phase(session: Session) -> Step:
    """On to what the engine says comes next."""
    now = session.state.turn
    if now.phase == DECLARE:
        text = _say("Roll for round {round}", round=now.round + 1)
        return Step(text, _say("Everybody has declared: initiative is rolled and the round begins"), c.OpenRound())
    command = c.EndPhase()
    ahead = session.document.preview(command)
    answer = ahead.answer if isinstance(ahead, Done) else {}
    if answer.get("phase") == DECLARE:
        return Step(_say("End round"), _say("The round is over; declarations for the next one"), command)
    who = " + ".join(words.who(session.state, name) for name in answer.get("acting", []))
    tip = _say("Next: {who}, {phase}", who=who, phase=words.phase(str(answer.get("phase", ""))))
    return Step(_say("Next phase"), tip, command)


# ---------------------------------------------------------------- what somebody has
def shown_resources(ruleset: Ruleset) -> Iterator[str]:
    """The ruleset's resources worth a mark of their own: moving has its bar, unless actions buy it."""
    for name in ruleset.resources:
        if name != MOVE or name in ruleset.movement.pays:
            yield name


def resources(state: Encounter, ruleset: Ruleset, token: Token) -> list[Resource]:
    """What it owns any of, spent or not, then what it may do once in each turn of another."""
    owned, ready = resources_of(ruleset, token), ready_of(state, ruleset, token)
    found = [
        Resource(name, ready.get(name, 0), max(owned[name], ready.get(name, 0)), name in ruleset.off_turn)
        for name in shown_resources(ruleset)
        if owned[name] or ready.get(name, 0)
    ]
    for name in ruleset.off_turn:
        if name not in ruleset.resources:
            used = state.turn.begun and token.id in (*state.turn.struck, state.turn.active)
            found.append(Resource(name, int(not used), 1, True))
    return found


def payers(ruleset: Ruleset, token: Token) -> list[str]:
    """What could pay for an attack, the main resource first (as ""): not what has a deed of its own name, what buys nothing but
    moves, nor what answers only a trigger."""
    return ["", *(name for name in spendable(ruleset, token) if name not in (MOVE, ruleset.main_resource))]


def spendable(ruleset: Ruleset, token: Token) -> list[str]:
    """What could pay for a deed of the table's own, by name: all it owns that has no use of its own, and what is free."""
    owned = resources_of(ruleset, token)
    own_use = (*ruleset.actions, *ruleset.open_reactions)
    found = [name for name in shown_resources(ruleset) if owned[name] and name not in own_use]
    return [*found, *(name for name in ruleset.off_turn if name not in (*found, *ruleset.resources)), *ruleset.free]
