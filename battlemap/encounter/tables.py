"""Token and map tables of the scenario format read into model values, field by field.

Lengths come in metres and become decimetres; an unknown field or a wrong kind of value is a `TableError` that names it.  The game
master's `edit` uses the same fields; there `None` takes a field away, where a stat block may be silent about it.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from battlemap.model import (
    Attack,
    AttackArea,
    AttackCharge,
    AttackSave,
    BattlemapError,
    Creature,
    Door,
    Effect,
    ExtraDamage,
    Light,
    Scene,
    Token,
    Wall,
    decimetres,
    metres,
)  # fmt: skip
from battlemap.model.creature import ABILITIES, LEAST_PROFICIENCY, SIZES, proficiency_at
from battlemap.rules.dice import parse_dice

LARGEST = 1_000_000
MODES = ("walk", "fly", "swim", "climb", "burrow")
KINDS = ("melee", "ranged", "thrown")
DEGREES = ("none", "half", "three_quarters", "total")
LAST_WORDS = ("attacker_start", "attacker_end", "target_start", "target_end", "save_ends")
LASTS = re.compile(rf"|{'|'.join(LAST_WORDS)}|rounds:[1-9]\d*")
PLAIN = ("bloodied", "lasts", "escape", "largest", "recharge", "uses", "pool", "magical", "joins")


class TableError(BattlemapError):
    """A field of a table is unknown or of the wrong kind; the message names the field and what was expected."""


def whole(value: Any, field: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST:
        raise TableError("{field}: expected a whole number, got {value}", field=field, value=repr(value))
    return value


def number(value: Any, field: str) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not -LARGEST < value < LARGEST:
        raise TableError("{field}: expected a number, got {value}", field=field, value=repr(value))
    return float(value)


def text(value: Any, field: str) -> str:
    if not isinstance(value, str):
        raise TableError("{field}: expected a text, got {value}", field=field, value=repr(value))
    return value


def flag(value: Any, field: str) -> bool:
    if not isinstance(value, bool):
        raise TableError("{field}: expected true or false, got {value}", field=field, value=repr(value))
    return value


def degrees(value: Any, field: str) -> int | None:
    """Degrees clockwise from up, within one turn; None where nobody looks anywhere."""
    return None if value is None else whole(value, field) % 360


def length(value: Any, field: str) -> int:
    """Metres, as dm; never negative."""
    metres = number(value, field)
    if metres < 0:
        raise TableError("{field}: expected metres, 0 or more, got {value}", field=field, value=repr(value))
    return decimetres(metres)


def texts(value: Any, field: str) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)):
        raise TableError("{field}: expected a list of texts, got {value}", field=field, value=repr(value))
    return tuple(text(entry, f"{field}[{i}]") for i, entry in enumerate(value))


def table(value: Any, field: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise TableError("{field}: expected a table, got {value}", field=field, value=repr(value))
    return value


def one_of(choices: tuple[str, ...]) -> Callable[[Any, str], Any]:
    def read(value: Any, field: str) -> str:
        if value not in choices:
            raise TableError(
                "{field}: expected one of {choices}, got {value}", field=field, choices=", ".join(choices), value=repr(value)
            )
        return str(value)

    return read


def numbers(value: Any, field: str) -> dict[str, int]:
    return {text(key, field): whole(entry, f"{field}.{key}") for key, entry in table(value, field).items()}


def abilities(value: Any, field: str) -> dict[str, int]:
    found = numbers(value, field)
    for name in found:
        if name not in ABILITIES:
            raise TableError(
                "{field}.{name}: expected one of {abilities}", field=field, name=name, abilities=", ".join(ABILITIES)
            )
    return found


def senses(value: Any, field: str) -> dict[str, int]:
    known = ("darkvision", "blindsight", "tremorsense", "truesight")
    for name in table(value, field):
        if name not in known:
            raise TableError("{field}.{name}: expected one of {known}", field=field, name=name, known=", ".join(known))
    return {name: length(metres, f"{field}.{name}") for name, metres in value.items()}


def square(value: Any, field: str) -> tuple[float, float]:
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise TableError("{field}: expected [x, y], got {value}", field=field, value=repr(value))
    return number(value[0], field), number(value[1], field)


def _read(entry: Mapping[str, Any], readers: Mapping[str, Callable[[Any, str], Any]], where: str) -> dict[str, Any]:
    """Every field of a table by its reader; an unknown one is an error."""
    found: dict[str, Any] = {}
    for key, value in entry.items():
        if key not in readers:
            raise TableError("{where}.{key}: unknown field", where=where, key=key)
        found[key] = readers[key](value, f"{where}.{key}")
    return found


# ---------------------------------------------------------------- attacks
def _extra(value: Any, field: str) -> tuple[ExtraDamage, ...]:
    if not isinstance(value, list):
        raise TableError("{field}: expected a list of tables", field=field)
    readers = {"damage": text, "type": text, "when": one_of(("", "advantage", "save", "ally_near", "sneak", "surprised"))}
    return tuple(ExtraDamage(**_read(table(entry, field), readers, field)) for entry in value)


def _save(value: Any, field: str) -> AttackSave:
    readers: dict[str, Callable[[Any, str], Any]] = {
        "ability": text, "dc": whole, "half": flag, "conditions": texts, "repeats": flag, "worse": texts, "worse_repeats": flag,
    }  # fmt: skip
    found = _read(table(value, field), readers, field)
    for needed in ("ability", "dc"):
        if needed not in found:
            raise TableError("{field}.{needed}: missing", field=field, needed=needed)
    return AttackSave(**found)


def _area(value: Any, field: str) -> AttackArea:
    found = _read(table(value, field), {"shape": text, "size": length, "width": length}, field)
    for needed in ("shape", "size"):
        if needed not in found:
            raise TableError("{field}.{needed}: missing", field=field, needed=needed)
    return AttackArea(**found)


def _charge(value: Any, field: str) -> AttackCharge:
    readers = {"run": length, "damage": _damage, "type": text, "save": _save, "conditions": texts}
    found = _read(table(value, field), readers, field)
    if "run" not in found:
        raise TableError("{field}.run: missing", field=field)
    return AttackCharge(**found)


def _damage(value: Any, field: str) -> str:
    try:
        parse_dice(text(value, field))
    except ValueError as wrong:
        raise TableError("{field}: {why}", field=field, why=wrong) from None
    return str(value)


def _lasts(value: Any, field: str) -> str:
    if not LASTS.fullmatch(text(value, field)):
        raise TableError(
            "{field}: expected one of {last_words}, rounds:N, got {value}", field=field, last_words=", ".join(LAST_WORDS),
            value=repr(value)
        )
    return str(value)


def lengths(value: Any, field: str) -> list[int]:
    if not isinstance(value, list):
        raise TableError("{field}: expected a list of metres", field=field)
    return [length(entry, field) for entry in value]


ATTACK_SHEET: dict[str, Callable[[Any, str], Any]] = {"versus": text, "ranges": lengths, "slow": flag, "penalty": whole}
ATTACK: dict[str, Callable[[Any, str], Any]] = {
    "name": text, "kind": one_of(KINDS), "reach": length, "range": length, "long": length, "to_hit": whole, "damage": _damage,
    "type": text, "extra": _extra, "two_handed": flag, "light": flag, "save": _save, "area": _area, "charge": _charge,
    "bloodied": _damage, "conditions": texts, "lasts": _lasts, "escape": whole, "largest": one_of(SIZES), "recharge": whole,
    "uses": whole, "pool": text, "magical": flag, "joins": one_of(("", "beside", "instead")), **ATTACK_SHEET,
}  # fmt: skip


def attacks(value: Any, field: str) -> tuple[Attack, ...]:
    if not isinstance(value, (list, tuple)):
        raise TableError("{field}: expected a list of tables", field=field)
    return tuple(_attack(entry, f"{field}[{i}]") for i, entry in enumerate(value))


def _attack(entry: Any, field: str) -> Attack:
    if isinstance(entry, Attack):
        return entry
    found = _read(table(entry, field), ATTACK, field)
    if not found.get("name"):
        raise TableError("{field}.name: missing", field=field)
    sheet = {key: found.pop(key) for key in ATTACK_SHEET if key in found}
    return Attack(**found, sheet=sheet)


def attack_as_table(attack: Attack) -> dict[str, Any]:
    """The table an attack is read from."""
    entry: dict[str, Any] = {name: text for name in ("name", "kind", "damage", "type") if (text := getattr(attack, name))}
    entry |= {name: metres(dm) for name in ("reach", "range", "long") if (dm := getattr(attack, name)) is not None}
    entry |= {"two_handed": attack.two_handed, "light": attack.light}
    entry["extra"] = [_extra_as_table(extra) for extra in attack.extra]
    if attack.to_hit is not None:
        entry["to_hit"] = attack.to_hit
    if attack.save is not None:
        entry["save"] = _save_as_table(attack.save)
    if attack.area is not None:
        entry["area"] = {"shape": attack.area.shape, "size": metres(attack.area.size)}
        if attack.area.width:
            entry["area"]["width"] = metres(attack.area.width)
    if attack.charge is not None:
        entry["charge"] = _charge_as_table(attack.charge)
    entry |= {name: kept for name in PLAIN if (kept := getattr(attack, name))}
    if attack.conditions:
        entry["conditions"] = list(attack.conditions)
    for name, value in attack.sheet.items():
        entry[name] = [metres(each) for each in value] if ATTACK_SHEET[name] is lengths else value
    return entry


def _extra_as_table(extra: ExtraDamage) -> dict[str, Any]:
    return {"damage": extra.damage, "type": extra.type, **({"when": extra.when} if extra.when else {})}


def _save_as_table(save: AttackSave) -> dict[str, Any]:
    more: dict[str, Any] = {"conditions": list(save.conditions)} if save.conditions else {}
    more |= {name: True for name in ("repeats", "worse_repeats") if getattr(save, name)}
    more |= {"worse": list(save.worse)} if save.worse else {}
    return {"ability": save.ability, "dc": save.dc, "half": save.half, **more}


def _charge_as_table(charge: AttackCharge) -> dict[str, Any]:
    entry: dict[str, Any] = {"run": metres(charge.run)}
    entry |= {name: kept for name in ("damage", "type") if (kept := getattr(charge, name))}
    entry |= {"save": _save_as_table(charge.save)} if charge.save is not None else {}
    return entry | ({"conditions": list(charge.conditions)} if charge.conditions else {})


# ---------------------------------------------------------------- tokens
def _types(value: Any, field: str) -> Any:
    """Damage types as a list, or as a table of amounts."""
    return texts(list(value), field) if isinstance(value, Mapping) else texts(value, field)


CREATURE: dict[str, Callable[[Any, str], Any]] = {
    "name": text, "size": one_of(SIZES), "character": flag, "reach": length, "ac": whole, "max_hp": whole,
    "abilities": abilities, "proficiency": whole, "saves": texts, "skills": numbers, "initiative": whole, "resist": _types,
    "vulnerable": _types, "immune": texts, "condition_immune": texts, "senses": senses, "traits": texts, "attacks": attacks,
    "attacks_per_action": whole, "picture": text,
}  # fmt: skip
SHEET: dict[str, Callable[[Any, str], Any]] = {
    "defenses": numbers, "action_points": whole, "regeneration": whole, "aac": whole, "attack_bonus": whole, "thac0": whole,
    "shield": whole, "rate": length, "morale": whole, "style": one_of(("melee", "mixed", "ranged", "conduit")),
    "legendary_actions": whole, "legendary_resistances": whole, "precision": whole, "attacks_per_round": whole,
    "leap": length, "relentless": whole, "sheds": lengths,
}  # fmt: skip
AMOUNTS = ("resist", "vulnerable")
SILENT = ("ac", "reach", "initiative", "level", "challenge")
STANDING: dict[str, Callable[[Any, str], Any]] = {
    "side": text, "hp": whole, "temp_hp": whole, "hidden": flag, "group": text, "note": text, "colour": text,
    "answer": one_of(("", "ask", "skip", "take")), "dead": flag, "concentrating": text,
    "paced": whole, "attitude": one_of(("", "friendly", "indifferent", "hostile")), "facing": degrees,
}  # fmt: skip


def _speed(value: Any, field: str) -> tuple[dict[str, int], bool]:
    entry = dict(table(value, field))
    hover = flag(entry.pop("hover", False), f"{field}.hover")
    for mode in entry:
        if mode not in MODES:
            raise TableError("{field}.{mode}: expected one of {modes}, hover", field=field, mode=mode, modes=", ".join(MODES))
    return {mode: length(metres, f"{field}.{mode}") for mode, metres in entry.items()}, hover


def token_from(entry: Mapping[str, Any], where: str = "token") -> Token:
    """A token from a table of the scenario format."""
    if not isinstance(entry.get("id"), str) or not entry["id"]:
        raise TableError("{where}.id: missing", where=where)
    where = f'{where} "{entry["id"]}"'
    if "at" not in entry:
        raise TableError("{where}.at: missing", where=where)
    fields = {key: value for key, value in entry.items() if key != "id"}
    if "max_hp" not in fields and "hp" in fields:
        fields["max_hp"] = fields["hp"]
    fields.setdefault("hp", fields.get("max_hp", 10))
    return edited(Token(id=entry["id"], creature=Creature()), fields, where)


def edited(token: Token, fields: Mapping[str, Any], where: str = "token") -> Token:
    """A token with some fields set anew."""
    creature: dict[str, Any] = {}
    standing: dict[str, Any] = {}
    sheet = dict(token.creature.sheet)
    for key, value in fields.items():
        field = f"{where}.{key}"
        if value is None and key in (*SHEET, *SILENT, *AMOUNTS):
            sheet.pop(key, None)
            if key not in SHEET:
                creature[key] = () if key in AMOUNTS else None
        elif key in CREATURE:
            creature[key] = CREATURE[key](value, field)
            if key in AMOUNTS:
                sheet |= _amounts(key, value, sheet, field)
        elif key in STANDING:
            standing[key] = STANDING[key](value, field)
        elif key in SHEET:
            sheet[key] = SHEET[key](value, field)
        elif key == "speed":
            creature["speed"], creature["hover"] = _speed(value, field)
        elif key == "inspiration":
            standing["inspired"] = flag(value, field)
        elif key == "level":
            creature |= {"level": whole(value, field)}
        elif key == "challenge":
            creature |= {"challenge": number(value, field)}
        elif key == "at":
            standing |= _at(value, field)
        elif key == "z":
            standing["z"] = decimetres(number(value, field))
        elif key == "conditions":
            kept = tuple(effect for effect in token.effects if effect.kind != "condition")
            standing["effects"] = (*kept, *(Effect(name=name) for name in texts(value, field)))
        else:
            raise TableError("{field}: unknown field", field=field)
    if "proficiency" not in fields:
        creature |= _proficiency(token.creature, creature)
    if creature.get("max_hp", 1) < 0:
        raise TableError("{where}.max_hp: expected 0 or more", where=where)
    new = replace(token, creature=replace(token.creature, **creature, sheet=sheet), **standing)
    if not new.creature.character and new.side == token.side and new.hp > 0 and token.dead and "dead" not in standing:
        new = replace(new, dead=False)
    size_matters = new.creature.size == "tiny" or not any(new.spot)
    return new if size_matters else replace(new, spot=(0, 0))


def _amounts(key: str, value: Any, sheet: Mapping[str, Any], field: str) -> dict[str, Any]:
    """A table's amounts, or of those there were the ones a list of types still names."""
    if isinstance(value, Mapping):
        return {key: numbers(value, field)}
    return {key: {kind: amount for kind, amount in sheet[key].items() if kind in value}} if key in sheet else {}


def _proficiency(was: Creature, new: Mapping[str, Any]) -> dict[str, int]:
    """The bonus a new rank brings; a rank taken away takes its own with it, not one given by hand."""
    ranks = [new[rank] for rank in ("level", "challenge") if new.get(rank) is not None]
    if ranks:
        return {"proficiency": proficiency_at(ranks[0])}
    gone = [getattr(was, rank) for rank in ("level", "challenge") if rank in new and getattr(was, rank) is not None]
    if not any(was.proficiency == proficiency_at(rank) for rank in gone):
        return {}
    kept = [getattr(was, rank) for rank in ("level", "challenge") if rank not in new and getattr(was, rank) is not None]
    return {"proficiency": proficiency_at(kept[0]) if kept else LEAST_PROFICIENCY}


def _at(value: Any, field: str) -> dict[str, tuple[int, int]]:
    x, y = square(value, field)
    if (x * 2) % 1 or (y * 2) % 1:
        raise TableError("{field}: expected whole or half squares, got {value}", field=field, value=repr(value))
    return {"at": (int(x // 1), int(y // 1)), "spot": (int(x * 2) % 2, int(y * 2) % 2)}


# ---------------------------------------------------------------- maps
def _points(value: Any, field: str) -> tuple[tuple[float, float], ...]:
    if not isinstance(value, list) or len(value) < 2:
        raise TableError("{field}: expected at least two points", field=field)
    return tuple(square(point, f"{field}[{i}]") for i, point in enumerate(value))


WALL: dict[str, Callable[[Any, str], Any]] = {
    "points": _points, "one_way": one_of(("left", "right")), "blocks": texts, "cover": one_of(DEGREES),
}  # fmt: skip
DOOR: dict[str, Callable[[Any, str], Any]] = {
    "id": text, "points": _points, "state": one_of(("open", "closed", "locked", "barred", "secret")),
    "kind": one_of(("door", "window", "portcullis")), "material": text, "hp": whole,
}  # fmt: skip
LIGHT: dict[str, Callable[[Any, str], Any]] = {
    "at": square, "token": text, "bright": length, "dim": length, "colour": text,
}  # fmt: skip


def wall_from(entry: Any, where: str) -> Wall:
    found = _read(table(entry, where), WALL, where)
    if "points" not in found:
        raise TableError("{where}.points: missing", where=where)
    blocks = found.pop("blocks", ("move", "sight"))
    for word in blocks:
        if word not in ("move", "sight"):
            raise TableError('{where}.blocks: expected "move" or "sight", got {word}', where=where, word=repr(word))
    return Wall(**found, move="move" in blocks, sight="sight" in blocks)


def door_from(entry: Any, where: str) -> Door:
    found = _read(table(entry, where), DOOR, where)
    for needed in ("id", "points"):
        if needed not in found:
            raise TableError("{where}.{needed}: missing", where=where, needed=needed)
    return Door(**found)


def light_from(entry: Any, where: str) -> Light:
    found = _read(table(entry, where), LIGHT, where)
    if ("at" in found) == ("token" in found):
        raise TableError('{where}: expected either "at" or "token"', where=where)
    found.setdefault("dim", found.get("bright", 0))
    if found["dim"] < found.get("bright", 0):
        raise TableError("{where}.dim: expected at least as much as bright", where=where)
    return Light(**found)


def scene_from(rows: Any, side_dm: int, walls: Any, doors: Any, lights: Any, dark: bool) -> Scene:
    """The map of a scenario."""
    named = (("wall", walls, wall_from), ("door", doors, door_from), ("light", lights, light_from))
    found: dict[str, Any] = {}
    for name, entries, reader in named:
        if not isinstance(entries, list):
            raise TableError("{name}: expected [[{name}]] tables", name=name)
        found[f"{name}s"] = tuple(reader(entry, f"{name}[{i}]") for i, entry in enumerate(entries))
    ids = [door.id for door in found["doors"]]
    if len(set(ids)) < len(ids):
        raise TableError("door.id: two doors have the same id")
    try:
        return Scene(rows=texts(rows, "map.rows"), square=side_dm, dark=dark, **found)
    except (ValueError, msgspec.ValidationError) as wrong:
        raise TableError(str(wrong)) from None
