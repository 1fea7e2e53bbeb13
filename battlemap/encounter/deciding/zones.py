"""Areas of effect: those that stay, and the damage of those that do not."""

from typing import Any

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.conditions import UNTIL
from battlemap.encounter.deciding.harm import aftermath, targets_of, wound
from battlemap.encounter.deciding.lapses import begin_to_hold, until_refusal
from battlemap.encounter.deciding.saves import roll_a_save
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.model import Creature, Token
from battlemap.rules.dice import parse_dice
from battlemap.rules.ruling import Refusal


def set_zone(turn: Turnover, command: c.SetZone) -> Ruling:
    """Rounds are counted in the turns of whoever acts now, unless the zone says whose ("rounds:3:ana")."""
    zone, scene = command.zone, turn.state.scene
    if not zone.id or not zone.runs:
        return Refusal("not_allowed", {"rule": "nothing_painted"})
    if any(not (0 <= y < scene.height and 0 <= a < b <= scene.width) for y, a, b in zone.runs):
        return Refusal("off_map", {"at": [zone.runs[0][1], zone.runs[0][0]]})
    kind, _, rest = zone.until.partition(":")
    rounds, _, counter = rest.partition(":")
    counted = kind == "rounds" and counter in turn.state.tokens
    if zone.until and not UNTIL.fullmatch(f"rounds:{rounds}" if counted else zone.until):
        return Refusal("not_allowed", {"rule": "until", "until": zone.until})
    try:
        parse_dice(zone.damage)
    except ValueError:
        return Refusal("not_allowed", {"rule": "dice", "dice": zone.damage})
    if kind == "rounds" and not counted:
        anchor = next((who for who in (turn.state.turn.active, zone.source, *turn.state.tokens) if who in turn.state.tokens), "")
        zone = replace(zone, until=f"{zone.until}:{anchor}")
    if refused := until_refusal(turn, zone.until):
        return refused
    begin_to_hold(turn, zone.until, zone.name or zone.id)
    turn.emit(e.ZoneSet(zone=zone))
    return {"zone": zone.id}


def remove_zone(turn: Turnover, command: c.RemoveZone) -> Ruling:
    zone = turn.state.zones.get(command.zone)
    if zone is None:
        return Refusal("no_such", {"id": command.zone})
    turn.emit(e.ZoneRemoved(zone=zone.id, name=zone.name))
    return {}


def area_damage(turn: Turnover, command: c.AreaDamage) -> Ruling:
    """Saves in the order given (cover from the origin helps), then one roll of damage (D24 A1-41)."""
    targets = targets_of(turn, "", command.targets)
    if isinstance(targets, Refusal):
        return targets
    try:
        dice = parse_dice(command.roll)
    except ValueError:
        return Refusal("not_allowed", {"rule": "dice", "dice": command.roll})
    saved: list[str] = []
    saves: list[dict[str, Any]] = []
    if command.ability:
        for target in targets:
            rolled = roll_a_save(turn, target, command.ability, command.dc, _origin(turn, command))
            saves.append({"token": target.id, "total": rolled["total"], "success": rolled["success"]})
            if rolled["success"]:
                saved.append(target.id)
    hurt = [target for target in targets if command.half or target.id not in saved]
    taken = {target.id: 0 for target in targets}
    if hurt:
        if command.damage_total is None:
            faces = turn.roll("damage", "", dice.sides, command.roll) if dice.sides else ()
            total = max(0, dice.total(faces))
        else:
            faces, total = (), command.damage_total
        turn.emit(e.DiceRolled(token="", what="damage", dice=command.roll, faces=faces, total=total))
        for target in hurt:
            taken[target.id] = wound(turn, target.id, [(total, command.type)], half=target.id in saved)
    return {"saved": saved, "saves": saves, "taken": taken, "concentration": aftermath(turn, taken)}


def _origin(turn: Turnover, command: c.AreaDamage) -> Token | None:
    """The square the area spreads from, as something cover is counted from."""
    if command.origin is None:
        return None
    scene = turn.state.scene
    x = min(max(0, int(command.origin[0] // 1)), scene.width - 1)
    y = min(max(0, int(command.origin[1] // 1)), scene.height - 1)
    return Token(id="", creature=Creature(), at=(x, y))
