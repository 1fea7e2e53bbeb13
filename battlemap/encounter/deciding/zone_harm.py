"""What an area of effect does to whoever starts or ends a turn in it, or enters it."""

from collections.abc import Iterator, Sequence
from functools import partial

from battlemap.encounter import events as e
from battlemap.encounter.deciding.harm import aftermath, wound
from battlemap.encounter.deciding.saves import roll_a_save
from battlemap.encounter.deciding.turnover import Due, Turnover
from battlemap.geometry import Cell, squares_of
from battlemap.model import Encounter, Token, Zone
from battlemap.rules.dice import parse_dice
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.space import cells_of, footprint
from battlemap.rules.zones import covers, spares


def at_moment(turn: Turnover, token_id: str, moment: str) -> None:
    """The start or the end of a turn in it."""
    for zone in list(turn.state.zones.values()):
        token = turn.token(token_id)
        if moment in zone.when and not token.dead and covers(zone, cells_of(token)) and not spares(turn.ruleset, zone, token):
            facts = {"name": zone.name, "damage": zone.damage, "type": zone.type, "save": zone.save}
            turn.due(Due("zone", token_id, zone.id, moment, facts), partial(_strike, turn, token, zone))


def steps_into(state: Encounter, ruleset: Ruleset, token: Token, path: Sequence[Cell]) -> int | None:
    """After how many steps of a way an area first strikes who goes it; None where none does."""
    return next((steps for steps, cell in enumerate(path, 1) if next(_met(state, ruleset, token, (cell,)), None)), None)


def entering(turn: Turnover, before: Token, path: Sequence[Cell]) -> None:
    """Somebody has gone this way: each area it was not in and came into, once."""
    for zone in list(_met(turn.state, turn.ruleset, before, path)):
        token = turn.state.token(before.id)
        if token is not None and not token.dead:
            _strike(turn, token, zone)


def _met(state: Encounter, ruleset: Ruleset, before: Token, path: Sequence[Cell]) -> Iterator[Zone]:
    n = footprint(before)
    for zone in state.zones.values():
        if "enter" in zone.when and not covers(zone, cells_of(before)) and not spares(ruleset, zone, before):
            if any(covers(zone, squares_of(cell, n)) for cell in path):
                yield zone


def _strike(turn: Turnover, token: Token, zone: Zone) -> None:
    half = False
    if zone.save is not None:
        success = roll_a_save(turn, token, zone.save.ability, zone.save.dc)["success"]
        if success and not zone.save.half:
            return
        half = bool(success)
    dice = parse_dice(zone.damage)
    if not zone.damage:
        return
    faces = turn.roll("damage", token.id, dice.sides, zone.damage) if dice.sides else ()
    total = max(0, dice.total(faces))
    turn.emit(e.DiceRolled(token=token.id, what="damage", dice=zone.damage, faces=faces, total=total))
    taken = wound(turn, token.id, [(total, zone.type)], half=half, source=zone.source)
    aftermath(turn, {token.id: taken})
