"""A fight as scenario TOML: map, walls, doors, lights, tokens with every field the format knows, house rules.

A fight that has begun is written as it stands, before `begin`: the present positions and hit points, nobody's turn.  Every table
is read back as the format reads it, and what comes back otherwise is told in words; so nothing is lost silently, whatever
fields tokens may get.  Not here: the format (`tests/scenarios/FORMAT.md`, `encounter.scenario`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from battlemap.encounter import tables
from battlemap.exporters.exported import Exported, ExportProblem
from battlemap.exporters.toml import toml_key, toml_text, toml_value
from battlemap.model import Attack, Creature, Door, Encounter, Light, Scene, Token, Wall, metres
from battlemap.rules.harm import set_by_hand
from battlemap.rules.ruleset import Ruleset
from battlemap.sentence import Sentence

FIRST = ("id", "name", "side", "at", "z", "size", "character", "hp", "max_hp", "temp_hp", "ac", "speed")
"""The fields a reader looks for first, in this order."""
LISTS = ("attacks",)
LOST: dict[str, Sentence] = {
    "effects": Sentence("How long conditions last, who causes them, and states ({names})."),
    "budget": Sentence("What is spent in the turn ({names})."),
    "riding": Sentence("Who rides whom ({names})."),
    "readied": Sentence("What is readied ({names})."),
    "declared": Sentence("What is declared ({names})."),
    "stable": Sentence("Who is stable ({names})."),
    "successes": Sentence("Death saves ({names})."),
    "creature": Sentence("Some fields of stat blocks ({names})."),
    "dead": Sentence("Who is dead with hit points left, or not dead without ({names})."),
}
"""What of a token the format does not hold, by field."""


def scenario(state: Encounter, ruleset: Ruleset) -> Exported:
    """The file's bytes; notes say what of the fight is not in it."""
    notes: list[str] = []
    try:
        tokens = _tokens([token for token in state.tokens.values() if _is_on(state.scene, token)], ruleset, notes)
        waiting = _tokens([each.token for each in state.reserve.values()], ruleset, notes)
        ids = [str(table["id"]) for table in tokens]
        head = _head(state, ruleset, notes)
        scene = _scene(state.scene, ids, notes)
    except tables.TableError as wrong:
        raise ExportProblem("the fight cannot be written as a scenario: {why}", why=wrong) from None
    if beside := sum(not _is_on(state.scene, token) for token in state.tokens.values()):
        notes.append(Sentence("%n token(s) off the map.", n=beside))
    waiting = [table | ({"round": due} if (due := state.reserve[str(table["id"])].round) else {}) for table in waiting]
    _tell_fight(state, notes)
    comment = [f"# Not in this file: {' '.join(note.split())}" for note in dict.fromkeys(notes)]
    parts = ["\n".join([*comment, *head]), *scene, *("\n".join(_block("token", token)) for token in tokens)]
    parts += ["\n".join(_block("reserve", token)) for token in waiting]
    return Exported(("\n\n".join(parts) + "\n").encode("utf-8"), tuple(dict.fromkeys(notes)))


# ---------------------------------------------------------------- the whole
def _head(state: Encounter, ruleset: Ruleset, notes: list[str]) -> list[str]:
    lines = [f"ruleset = {toml_text(state.ruleset)}"]
    lines += [f"title = {toml_text(state.title)}"] if state.title else []
    if state.scene.square != ruleset.square:
        lines.append(f"square = {toml_value(metres(state.scene.square))}")
    lines += ["dark = true"] if state.scene.dark else []
    known = {}
    for name, value in state.options.items():
        if name in ruleset.options and value in ruleset.options[name].choices:
            known[name] = value
        else:
            notes.append(Sentence("The house rule {name}, which its ruleset does not know.", name=name))
    if known:
        lines += ["", "[options]", *(f"{toml_key(name)} = {toml_value(value)}" for name, value in known.items())]
    return lines


def _tell_fight(state: Encounter, notes: list[str]) -> None:
    if state.turn.begun:
        notes.append(Sentence("Whose turn it is: the fight stands as before it begins."))
    for held, what in (
        (state.waiting, Sentence("A move or attack that waits for an answer.")),
        (state.zones, Sentence("Areas of effect that stay.")), (state.marching, Sentence("The marching order.")),
        (state.answers, Sentence("How opportunity attacks are answered.")),
        (state.fogs, Sentence("What the players have explored.")),
    ):
        if held:
            notes.append(what)


def _block(name: str, table: Mapping[str, Any]) -> Iterator[str]:
    yield f"[[{name}]]"
    for key, value in table.items():
        if key in LISTS and len(value) > 0:
            yield f"{key} = ["
            yield from (f"    {toml_value(each)}," for each in value)
            yield "]"
        else:
            yield f"{toml_key(key)} = {toml_value(value)}"


# ---------------------------------------------------------------- the map
def _scene(scene: Scene, ids: list[str], notes: list[str]) -> list[str]:
    walls, doors = [_wall(wall) for wall in scene.walls], [_door(door) for door in scene.doors]
    shining = [light for light in scene.lights if light.token in ids or (light.at is not None and not light.token)]
    lights = [_light(light) for light in shining]
    if len(lights) < len(scene.lights):
        notes.append(Sentence("%n light(s) carried by nobody there.", n=len(scene.lights) - len(lights)))
    back = tables.scene_from(list(scene.rows), scene.square, walls, doors, lights, scene.dark)
    for lost, what in (
        (any(wall.material for wall in scene.walls), Sentence("What walls are made of.")),
        (any(door.broken for door in scene.doors), Sentence("Which doors are broken; they stand open.")),
        (bool(scene.notes), Sentence("%n note(s) on the map.", n=len(scene.notes))),
        (bool(scene.areas), Sentence("Elevation and start areas.")), (scene.picture is not None, Sentence("The map's picture.")),
    ):
        if lost:
            notes.append(what)
    walls_back = tuple(replace(wall, material="") for wall in scene.walls)
    if (back.walls, back.rows, back.lights) != (walls_back, scene.rows, tuple(shining)):
        raise ExportProblem("the map cannot be written as a scenario: walls or lights would not come back as they are")
    rows = ["[map]", "rows = [", *(f"    {toml_text(row)}," for row in scene.rows), "]"]
    blocks = [(name, table) for name, found in (("wall", walls), ("door", doors), ("light", lights)) for table in found]
    return ["\n".join(rows), *("\n".join(_block(name, table)) for name, table in blocks)]


def _points(points: tuple[tuple[float, float], ...]) -> list[list[float]]:
    return [[x, y] for x, y in points]


def _wall(wall: Wall) -> dict[str, Any]:
    table: dict[str, Any] = {"points": _points(wall.points)}
    if not (wall.move and wall.sight):
        table["blocks"] = [word for word, stops in (("move", wall.move), ("sight", wall.sight)) if stops]
    if wall.cover != "total":
        table["cover"] = wall.cover
    return table | ({"one_way": wall.one_way} if wall.one_way else {})


def _door(door: Door) -> dict[str, Any]:
    plain = Door(id="", points=())
    table: dict[str, Any] = {"id": door.id, "points": _points(door.points), "state": "open" if door.broken else door.state}
    for name in ("kind", "material", "hp"):
        if getattr(door, name) != getattr(plain, name):
            table[name] = getattr(door, name)
    return table


def _light(light: Light) -> dict[str, Any]:
    table: dict[str, Any] = {"token": light.token} if light.token else {"at": list(light.at or (0.0, 0.0))}
    table |= {"bright": metres(light.bright), "dim": metres(light.dim)}
    return table | ({"colour": light.colour} if light.colour != Light().colour else {})


# ---------------------------------------------------------------- tokens
def _is_on(scene: Scene, token: Token) -> bool:
    return 0 <= token.at[0] < scene.width and 0 <= token.at[1] < scene.height


def _tokens(tokens: Iterable[Token], ruleset: Ruleset, notes: list[str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    lost: dict[str, list[str]] = {}
    for token in tokens:
        table = token_table(token, ruleset)
        back = set_by_hand(ruleset, tables.token_from(table, f'token "{token.id}"'))
        for name in Token.__struct_fields__:
            if getattr(back, name) != getattr(token, name):
                lost.setdefault("successes" if name == "failures" else name, []).append(token.name)
        found.append(table)
    for field, names in lost.items():
        whose = ", ".join(names[:4]) if len(names) <= 4 else Sentence(
            "{names} and {number} more", names=", ".join(names[:4]), number=len(names) - 4
        )
        notes.append(Sentence(LOST.get(field, Sentence("The field {field} ({names}).")), field=field, names=whose))
    return found


def token_table(token: Token, ruleset: Ruleset) -> dict[str, Any]:
    """The table a token is read from: the fields it does not have by default."""
    creature, plain = token.creature, Token(id=token.id, creature=Creature())
    table: dict[str, Any] = {"id": token.id, "at": _at(token), "hp": token.hp}
    for key, reader in tables.CREATURE.items():
        value = getattr(creature, key)
        if value != getattr(plain.creature, key) and key not in ("max_hp", "proficiency"):
            table[key] = _creature_field(creature, key, value, reader)
    for key, reader in tables.STANDING.items():
        value = getattr(token, key)
        if value != getattr(plain, key) and key != "hp":
            table[key] = _shaped(value, reader)
    for key, reader in tables.SHEET.items():
        if creature.sheet.get(key) is not None:
            table[key] = _shaped(creature.sheet[key], reader)
    table |= {"max_hp": creature.max_hp} if creature.max_hp != token.hp else {}
    table |= {"z": metres(token.z)} if token.z else {}
    table |= {"inspiration": True} if token.inspired else {}
    if creature.speed or creature.hover:
        table["speed"] = {mode: metres(dm) for mode, dm in creature.speed.items()} | ({"hover": True} if creature.hover else {})
    for key in ("level", "challenge"):
        table |= {key: getattr(creature, key)} if getattr(creature, key) is not None else {}
    if "level" in table or "challenge" in table or creature.proficiency != plain.creature.proficiency:
        table["proficiency"] = creature.proficiency
    if conditions := [name for name in token.conditions if name in ruleset.conditions]:
        table["conditions"] = conditions
    return {key: table[key] for key in (*FIRST, *table) if key in table}


def _at(token: Token) -> list[float]:
    half = (0.5, 0.5) if token.creature.size == "tiny" else (0.0, 0.0)
    return [token.at[0] + half[0] * token.spot[0], token.at[1] + half[1] * token.spot[1]]


def _creature_field(creature: Creature, key: str, value: Any, reader: Callable[[Any, str], Any]) -> Any:
    if key == "senses":
        return {name: metres(dm) for name, dm in value.items()}
    if key == "attacks":
        return [table for attack in value if (table := attack_table(attack))]
    if key in tables.AMOUNTS and tuple(amounts := creature.sheet.get(key) or {}) == value:
        return dict(amounts)
    return _shaped(value, reader)


def attack_table(attack: Attack) -> dict[str, Any]:
    """The table an attack is read from, without what goes without saying; {} where the format has no words for it."""
    sheet = {key: value for key, value in attack.sheet.items() if key in tables.ATTACK_SHEET}
    table = tables.attack_as_table(replace(attack, sheet=sheet))
    table = {key: value for key, value in table.items() if key in sheet or (value is not False and value != [])}
    try:
        tables.attacks([table], "attacks")
    except tables.TableError:  # dice that are none, no name
        return {}
    return table


def _shaped(value: Any, reader: Callable[[Any, str], Any]) -> Any:
    """A model's value as the format writes it: lengths in metres, tuples as lists."""
    if reader is tables.length:
        return metres(value)
    if reader is tables.lengths:
        return [metres(each) for each in value]
    return list(value) if isinstance(value, tuple) else dict(value) if isinstance(value, dict) else value
