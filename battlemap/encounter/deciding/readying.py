"""Readied actions: set aside now, used as a reaction when their trigger comes."""

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.attacks import TRIGGERED
from battlemap.encounter.deciding.lapses import concentrate_on
from battlemap.encounter.deciding.turnover import Ruling, Turnover, off_turn_refusal
from battlemap.model import Effect
from battlemap.rules.ruling import Refusal
from battlemap.rules.standing import act_refusal, turn_refusal


def ready(turn: Turnover, command: c.Ready) -> Ruling:
    """The action now, the reaction when the trigger comes; a readied spell needs concentration at once (D14 A4-13)."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    main = turn.ruleset.main_resource
    if not turn.ruleset.readies:
        return Refusal("not_allowed", {"rule": "no_readying"})
    refusal = turn_refusal(turn.state, turn.ruleset, token) or turn.lacks(token.id, main)
    if refusal:
        return refusal
    turn.pay(token.id, main, "ready")
    turn.emit(
        e.Readied(token=token.id, readied={"trigger": command.trigger, "action": command.action, "on": command.on})
    )
    if command.action == "cast":
        concentrate_on(turn, token.id, command.on or command.trigger, "")
    return {}


def trigger(turn: Turnover, command: c.Trigger) -> Ruling:
    """The trigger has come: the reaction is spent, the readied attack or move is the next step."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    held = token.readied.get("on") or token.readied.get("trigger")
    lost = token.readied.get("action") == "cast" and token.concentrating != held
    if not token.readied or lost:
        return Refusal("not_allowed", {"rule": "nothing_readied", "token": token.id})
    pays = turn.ruleset.reaction
    own = pays in turn.ruleset.off_turn
    refusal = off_turn_refusal(turn, token, pays) if own else act_refusal(turn.ruleset, token) or turn.lacks(token.id, pays)
    if refusal:
        return refusal
    turn.pay(token.id, turn.ruleset.reaction, "readied")
    action = token.readied["action"]
    turn.emit(e.Readied(token=token.id, readied={}))
    if action == "cast":
        concentrate_on(turn, token.id, "", "cast")
    else:
        effect = Effect(name=TRIGGERED, kind="state", until=f"start_of_turn:{token.id}", data={"action": action})
        turn.emit(e.EffectAdded(token=token.id, effect=effect))
    return {"action": action}
