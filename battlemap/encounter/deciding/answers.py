"""Answers to what waits: an opportunity attack taken or let pass, then the move or the attack goes on."""

from typing import Any

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.attacks import resume, strike
from battlemap.encounter.deciding.bringing import succeed_after_all
from battlemap.encounter.deciding.moves import go_on, rest_of, where_answer
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.model import PendingAnswer, Token, Waiting
from battlemap.rules.attacks import attack_named, ruling_on
from battlemap.rules.ruling import Refusal
from battlemap.rules.standing import act_refusal, rider_of
from battlemap.rules.threat import may_strike


def react(turn: Turnover, command: c.React) -> Ruling:
    """Take the attack the waiting move offers, just before the mover leaves.  Where reactions are open the table may name any
    trigger."""
    offered = any(pending.by == command.token for pending in turn.state.pending)
    if command.attack in turn.ruleset.open_reactions or (turn.ruleset.names_triggers and not offered):
        return _open_reaction(turn, command)
    answer = _answering(turn, command.token)
    if isinstance(answer, Refusal):
        return answer
    way, pending = answer
    name = command.attack or (pending.attacks[0] if pending.attacks else "")
    if name not in pending.attacks:
        return Refusal("not_allowed", {"rule": "reach_not_left", "attack": name, "attacks": list(pending.attacks)})
    reactor, mover = turn.token(command.token), turn.token(way.token)
    attack = attack_named(reactor, name)
    if attack is None:
        return Refusal("no_such", {"id": name})
    if not may_strike(turn.state, turn.ruleset, reactor):
        return turn.lacks(reactor.id, turn.ruleset.threat.resource) or Refusal("cannot_act", {"token": reactor.id})
    struck_at = _struck_at(turn, mover, command.target)
    if isinstance(struck_at, Refusal):
        return struck_at
    refusal = ruling_on(turn.state, turn.ruleset, reactor, mover, attack).refusal  # a rider is where its mount is
    if refusal:
        return refusal
    ruling = ruling_on(turn.state, turn.ruleset, reactor, struck_at, attack)
    turn.pay(reactor.id, turn.ruleset.threat.resource, "opportunity_attack")
    if turn.ruleset.threat.once_a_turn:
        turn.emit(e.OpportunityTaken(token=reactor.id))
    struck = strike(turn, reactor, struck_at, ruling, damage_total=command.damage_total)
    resumed = _answered(turn, way, command.token)
    return {**struck, **resumed, **where_answer(turn, way.token)}


def _struck_at(turn: Turnover, mover: Token, target: str) -> Token | Refusal:
    """Whom an opportunity attack is made at: the mover, or its rider where that is open (SRD 5.1, Mounted Combat)."""
    rider = rider_of(turn.state, mover)
    if rider is not None and rider.id == target and turn.ruleset.threat.or_rider:
        return rider
    if target in ("", mover.id) or turn.ruleset.names_triggers:
        return mover
    return Refusal("not_allowed", {"rule": "one_target", "target": target})


def _open_reaction(turn: Turnover, command: c.React) -> Ruling:
    """A reaction to whatever the table says (ALT A3-14), or what has a resource of its own (A3-17)."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    own = command.attack in turn.ruleset.open_reactions
    resource = command.attack if own else turn.ruleset.reaction
    attack = None if own else attack_named(token, command.attack)
    target = turn.find(command.target) if command.target else None
    if isinstance(target, Refusal):
        return target
    if attack is None and command.attack and not own:
        return Refusal("no_such", {"id": command.attack})
    refusal = Refusal("dead", {"token": token.id}) if token.dead else None
    refusal = refusal or (None if own else act_refusal(turn.ruleset, token)) or turn.lacks(token.id, resource)
    if refusal:
        return refusal
    turn.pay(token.id, resource, "reaction")
    turn.emit(e.ActionTaken(token=token.id, action=resource, target=command.target))
    undone = succeed_after_all(turn, turn.token(token.id)) if own else []
    answer = where_answer(turn, turn.state.waiting[-1].token if turn.state.waiting else token.id)
    answer |= {"undone": undone} if own else {}
    if target is not None and attack is not None:
        ruling = ruling_on(turn.state, turn.ruleset, token, target, attack)
        answer |= {"modifier": ruling.modifier, "damage_bonus_percent": ruling.percent}
    return answer


def decline(turn: Turnover, command: c.Decline) -> Ruling:
    """Let the mover go."""
    answer = _answering(turn, command.token)
    if isinstance(answer, Refusal):
        return answer
    way, _ = answer
    turn.emit(e.ReactionDeclined(token=command.token, mover=way.token))
    resumed = _answered(turn, way, command.token)
    return {**resumed.get("resumed", {}), **resumed, **where_answer(turn, way.token)}


def _answering(turn: Turnover, token_id: str) -> tuple[Waiting, PendingAnswer] | Refusal:
    token = turn.find(token_id)
    if isinstance(token, Refusal):
        return token
    for pending in turn.state.pending:
        if pending.by == token_id:
            return turn.state.waiting[-1], pending
    return Refusal("not_allowed", {"rule": "nothing_to_answer", "token": token_id})


def _answered(turn: Turnover, way: Waiting, token_id: str) -> dict[str, Any]:
    """One answer is in: wait for the others, or let the move or the attack go on."""
    left = tuple(pending for pending in way.pending if pending.by != token_id)
    still = replace(way, pending=left, answered=(*way.answered, token_id))
    below = turn.state.waiting[:-1]
    lost = act_refusal(turn.ruleset, turn.token(way.token)) if way.kind == "attack" else rest_of(turn, way).problems
    if left and not lost:
        turn.emit(e.MoveWaits(waiting=(*below, still)))
        return {}
    turn.emit(e.MoveWaits(waiting=below))
    if way.kind == "attack":
        return {"resumed": resume(turn, still)}
    go_on(turn, still)
    return {}
