"""What the user keeps beside fights: creatures, encounters, the party; and the bestiary's own files."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from battlemap.bestiary import shelf
from battlemap.encounter.tables import token_from
from battlemap.model import BattlemapError, Creature, Encounter, Reserved, Scene, StatBlock, Token
from battlemap.rulesets import DEFAULT
from battlemap.storage import SaveError
from battlemap.storage.readable import read as read_file
from battlemap.storage.readable import write
from battlemap.storage.roster import KIND, Party, Roster
from battlemap.storage.schema import packed
from battlemap.storage.shelves import SavedEncounter
from tests.fuzz import spoiling
from tests.fuzz.reader import Files, Reader, check, check_line, heard

OF = {"creature": StatBlock, "encounter": SavedEncounter, KIND: Roster}
ANA = token_from({
    "id": "ana", "name": "Ana", "character": True, "at": [0, 0], "hp": 7, "max_hp": 20, "conditions": ["prone"],
    "speed": {"walk": 9}, "attacks": [{"name": "blade", "to_hit": 5, "damage": "1d8+3", "type": "slashing"}],
})  # fmt: skip
CRAB = StatBlock(creature=Creature(name="Marsh Crab", max_hp=9, speed={"walk": 90}), kind="beast", hit_dice="2d6+2")
KEPT = {
    "creature": CRAB,
    "encounter": SavedEncounter(name="Crabs", ruleset=DEFAULT, tokens=(ANA,), reserve=(Reserved(token=ANA, round=2),)),
    KIND: Roster(parties=(Party(name="Reds", ruleset=DEFAULT, members=(ANA,)),), current="Reds"),
}  # fmt: skip


def read(folder: Path) -> Iterator[str]:
    """As each of the three kinds."""
    path = next(path for path in sorted(folder.iterdir()) if path.name.startswith("a"))
    for kind, of in OF.items():
        try:
            value = read_file(path, kind, of)
        except SaveError as wrong:
            check(str(wrong).startswith(path.name), "a sentence that names no file", wrong)
            yield heard(wrong)
            continue
        yield kind
        try:
            write(path.with_name("again.json"), kind, value)
        except SaveError as wrong:
            yield heard(wrong)
            continue
        check(read_file(path.with_name("again.json"), kind, of) == value, "a value that does not come back from its file")
        tokens = [each for each in _tokens(value)]
        state = Encounter(ruleset=DEFAULT, scene=Scene(rows=("....",)), tokens={token.id: token for token in tokens})
        try:
            blob = packed(state)[1]
        except BattlemapError as wrong:
            yield heard(wrong)
            continue
        check(msgspec.msgpack.decode(blob, type=Encounter) == state, "a token that does not come back from a fight")
        for token in tokens:
            check_line(token.name, "a token's name", 10**6)


def _tokens(value: object) -> Iterator[Token]:
    if isinstance(value, Roster):
        yield from (token for party in value.parties for token in party.members)
    elif isinstance(value, SavedEncounter):
        yield from (*value.tokens, *(reserved.token for reserved in value.reserve))
    elif isinstance(value, StatBlock):
        yield Token(id="own", creature=value.creature, hp=value.creature.max_hp)


def _seeds() -> list[Files]:
    found = []
    for kind, value in KEPT.items():
        whole = {"battlemap": kind, "version": 1, "content": msgspec.to_builtins(value)}
        found.append({"a.json": json.dumps(whole).encode()})
    return found


# ---------------------------------------------------------------- the bestiary
def _bestiary() -> list[Files]:
    made = {"ruleset": DEFAULT, "attribution": "x", "creatures": [msgspec.to_builtins(CRAB)]}
    written = (
        b'ruleset = "ose"\n[[creature]]\nname = "Crab"\nkind = "beast"\nhp = 9\nac = 13\nspeed = {walk = 9}\ndeeds = ["Pinch"]\n'
        b'tags = ["sea"]\nattacks = [{name = "claw", damage = "1d6", to_hit = 3}]\n'
    )
    return [{"a.json": json.dumps(made).encode()}, {"a.toml": written}]


def read_shelf(folder: Path) -> Iterator[str]:
    path = next(path for path in sorted(folder.iterdir()) if path.name.startswith("a"))
    try:
        found = shelf.read(path)
    except shelf.ShelfError as wrong:
        yield heard(wrong)
    else:
        yield f"{len(found.creatures)} creatures"


READERS = (
    Reader("own-shelf", _seeds, spoiling.with_json, read),
    Reader("bestiary", _bestiary, spoiling.with_text, read_shelf),
)
