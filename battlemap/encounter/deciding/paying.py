"""Which rule an action goes by, and who pays for it."""

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.attacks import pay_for_attack
from battlemap.encounter.deciding.turnover import Turnover, pay_off_turn
from battlemap.model import Token
from battlemap.rules.ruleset import ActionRule


def rule_for(turn: Turnover, name: str) -> ActionRule | None:
    """The ruleset's action; where it lets any name be one, an action of the table's own."""
    known = turn.ruleset.actions.get(name)
    if known is None and turn.ruleset.any_action and name:
        return ActionRule(name, turn.ruleset.main_resource, "note")
    return known


def taken(turn: Turnover, command: c.Act, token: Token) -> None:
    """Pay for it and say it was done."""
    rule = rule_for(turn, command.action)
    assert rule is not None
    if rule.replaces_attack:
        pay_for_attack(turn, token, None, command.pays)
    elif command.pays in turn.ruleset.off_turn:
        pay_off_turn(turn, token, command.pays, command.action)
    else:
        turn.pay(token.id, command.pays or rule.pays, command.action)
    turn.emit(e.ActionTaken(token=token.id, action=command.action, target=command.target))
