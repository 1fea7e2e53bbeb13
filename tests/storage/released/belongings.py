"""What the program keeps beside fights: the party, saved encounters, the user's own creatures with their pictures, settings.

    write(folder)               all of it, as the user's folder and settings hold it
    with lying_in(folder): told()         what is read there, in plain figures

Settings are written and read by `ui.settings` alone; they need Qt, but no screen.
"""

import io
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace
from PIL import Image
from PySide6.QtCore import QEvent

from battlemap.encounter.tables import token_from
from battlemap.model import AttackSave, Aura, Creature, Deed, Reserved, Spells, StatBlock, Strikes
from battlemap.storage import places, roster
from battlemap.storage.portraits import keep_portrait, portrait
from battlemap.storage.roster import Party, Roster
from battlemap.storage.shelves import CREATURES, ENCOUNTERS, SavedEncounter
from battlemap.ui.dice.own_rolls import OwnRoll, keep_rolls, kept_rolls
from battlemap.ui.player.options import Choices
from battlemap.ui.settings import Settings
from tests.storage.released.fights import ANA, BREATH, OGRE
from tests.storage.released.telling import told_token

ROOTS = {"creature": StatBlock, "encounter": SavedEncounter, "parties": Roster}
USER, SETTINGS = "user", "settings.ini"
CHOSEN = {
    "theme": "light", "units": "feet", "font": "120", "dice": "both", "language": "it", "motion": "no", "start": "welcome",
    "reactions": "take", "ruleset": "ose", "folder": "/maps", "player/screen": "Projector", "turn/clock": "yes",
    "turn/checklists": "no", "export/log": ".md", "view/light": "yes", "dice/columns": "40;80;120",
}  # fmt: skip
RECENT = (Path("/fights/crypt.battlemap"), Path("/fights/Brücke über den Fluß.battlemap"))
GEOMETRY, DOCKS, SPLIT = b"\x01\xd9\xd0\xcb\x00", b"\x00\x00\x00\xff docks", b"\x00\xff split"
ROLLS = (OwnRoll("Stealth: d20 adv + 6", each=True), OwnRoll("2d6+3 fire", secret=True))
DISPLAY: dict[str, Any] = {
    "camera": "framed", "here": (1.0, 2.0, 9.0, 6.0), "frame": (0.5, 0.0, 12.0, 8.0), "followed": 9.5, "true_scale": True,
    "mm": 25.0, "turns": 1, "strip": False, "coordinates": True, "grid": False, "brightness": 70, "curtain": True,
    "curtain_picture": "/maps/curtain.png", "pictures": ("/maps/letter.png",),
}  # fmt: skip


@contextmanager
def lying_in(folder: Path) -> Iterator[None]:
    """The user's own folder is there for a while."""
    with patch.object(places.platformdirs, "user_data_dir", lambda *_, **__: str(folder)):
        yield


def action_names() -> list[str]:
    """What the window's actions are called in the settings, where a user's own keys for them are kept."""
    from battlemap.ui.application import application
    from battlemap.ui.session import Session
    from battlemap.ui.window import MainWindow

    app = application()
    window = MainWindow(Session(), Settings())
    names = sorted(window.actions_.keys.actions)
    window.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return names


def write(folder: Path) -> None:
    with lying_in(folder / USER):
        _shelve()
    _set(Settings())
    shutil.copyfile(Settings().path(), folder / SETTINGS)


def _shelve() -> None:
    ana = token_from({
        "id": "ana", "name": "Ana", "character": True, "at": [0, 0], "hp": 7, "max_hp": 20, "conditions": ["prone"],
        "attacks": [{"name": "blade", "to_hit": 5, "damage": "1d8+3", "type": "slashing"}],
    })  # fmt: skip
    ana = replace(ana, creature=replace(ana.creature, picture=keep_portrait(ANA)))
    ben = token_from({"id": "ben", "name": "Bén ß", "character": True, "at": [0, 0], "hp": 9, "note": "owes 3 gp"})
    others = Party(name="The others", ruleset="ose", members=(ben,))
    roster.save(Roster(parties=(Party(name="Saturday", ruleset="dnd2024", members=(ben, ana)), others), current="Saturday"))
    orc = token_from({"id": "orc", "name": "Orc", "side": "foes", "at": [2, 1], "hp": 15, "hidden": True, "group": "orcs"})
    ENCOUNTERS.keep(SavedEncounter(
        name="Ambush at the ford", ruleset="dnd2014", tokens=(orc, replace(orc, id="gork", at=(3, 1))),
        reserve=(Reserved(token=replace(orc, id="late"), round=3),),
    ))  # fmt: skip
    CREATURES.keep(_wyrm(keep_portrait(OGRE)))


def _wyrm(picture: str) -> StatBlock:
    kinds = ("trait", "action", "bonus", "reaction", "legendary", "lair")
    deeds = tuple(Deed(name=f"A {kind}", kind=kind) for kind in kinds)
    roar, vanish = Deed(name="Roar", recharge=5, cost=2), Deed(name="Vanish", uses=1, per="day")
    save = AttackSave(ability="con", dc=15)
    return StatBlock(
        creature=Creature(
            name="Marsh Wyrm", size="huge", max_hp=90, ac=16, speed={"walk": 90, "swim": 120}, abilities={"str": 19},
            attacks=(BREATH,), picture=picture, challenge=7.0, sheet={"thac0": 12},
        ),
        ruleset="dnd2024", kind="dragon", tags=("shapechanger",), hit_dice="12d12+12", xp=2900, passive=14,
        saves={"dex": 5},
        deeds=(*deeds, roar, vanish, Deed(name="Heal", uses=2, per="rest")),
        multiattack=((Strikes(count=2, of=("claw", "bite")),),),
        spells=Spells(ability="cha", dc=14, to_hit=6, lists={"1/day": ("fly", "web")}),
        auras=tuple(Aura(name="Stench", radius=30, when=when, damage="1d6", type="poison", save=save)
                    for when in ("start", "end", "own")),
        light=(30, 60), environments=("swamp",), source="typed by hand",
    )  # fmt: skip


def _set(settings: Settings) -> None:
    settings.clear()
    for key, value in CHOSEN.items():
        settings.set_text(key, value)
    settings._store.setValue("recent", [str(path) for path in RECENT])  # `add_recent` asks whether they are there
    settings.set_layout(GEOMETRY, DOCKS, "GM 1280x800")
    settings.set_panel_split(SPLIT)
    settings.is_first_start()
    keep_rolls(settings, ROLLS)
    Choices(settings).set(**DISPLAY)
    Choices(settings).set_px_per_mm("Projector", 3.78)
    settings.set_text("keys/Actions.undo", "Ctrl+J")
    assert settings.is_kept()


# ---------------------------------------------------------------- in figures
def told() -> dict[str, Any]:
    """What lies in the user's folder."""
    parties = roster.load()
    assert not parties.trouble, parties.trouble
    (encounters, troubles), (creatures, more) = ENCOUNTERS.all(), CREATURES.all()
    assert not troubles + more, troubles + more
    blocks = [kept.value for kept in creatures]
    hashes = {token.creature.picture for party in parties.roster.parties for token in party.members}
    return {
        "shown": parties.roster.current,
        "parties": {p.name: [p.ruleset, *map(_token, p.members)] for p in parties.roster.parties},
        "encounters": [[x.name, x.ruleset, [_token(t) for t in x.tokens], [[w.round, _token(w.token)] for w in x.reserve]]
                       for x in (kept.value for kept in encounters)],
        "creatures": [_block(block) for block in blocks],
        "portraits": {sha256: _picture(sha256) for sha256 in sorted(hashes | {b.creature.picture for b in blocks}) if sha256},
    }  # fmt: skip


def _token(token: Any) -> dict[str, Any]:
    return {"id": token.id, "group": token.group, **dict(told_token(token))}


def _block(block: StatBlock) -> dict[str, Any]:
    of, spells = block.creature, block.spells
    assert spells is not None
    return {
        "name": block.name, "of": [block.ruleset, block.kind, list(block.tags), of.size, block.source],
        "figures": [of.max_hp, of.ac, block.hit_dice, block.xp, block.passive, of.challenge, of.speed, of.abilities, block.saves],
        "attacks": [[x.name, x.to_hit, x.damage, x.type, x.recharge, x.uses] for x in of.attacks],
        "deeds": [[x.name, x.kind, x.recharge, x.uses, x.per, x.cost] for x in block.deeds],
        "multiattack": [[[part.count, list(part.of)] for part in parts] for parts in block.multiattack],
        "spells": [spells.ability, spells.dc, spells.to_hit, {key: list(names) for key, names in spells.lists.items()}],
        "auras": [[x.name, x.radius, x.when, x.damage, x.type, x.save.dc if x.save else 0] for x in block.auras],
        "also": [list(block.light), list(block.environments)],
    }  # fmt: skip


def _picture(sha256: str) -> list[Any]:
    data = portrait(sha256)
    assert data is not None, f"the portrait {sha256} is missing"
    with Image.open(io.BytesIO(data)) as picture:
        return [picture.format, *picture.size]


def told_settings(settings: Settings) -> dict[str, Any]:
    """What is remembered, as the program asks for it."""
    geometry, docks = settings.layout("GM 1280x800")
    choices = Choices(settings)
    return {
        "recent": settings._recent_names(), "texts": {key: settings.text(key) for key in CHOSEN},
        "chosen": [settings.theme(), settings.units(), settings.font_percent(), settings.dice(), settings.folder(),
                   settings.ruleset(""), settings.player_screen()],
        "layout": [geometry.hex(), docks.hex(), settings.panel_split().hex()], "first start": settings.is_first_start(),
        "rolls": [[roll.name, roll.dice, roll.each, roll.secret] for roll in kept_rolls(settings)],
        "display": {name: _plain(getattr(choices.now, name)) for name in DISPLAY}, "px_per_mm": choices.px_per_mm("Projector"),
        "keys": {key: settings.text(key) for key in settings.keys_of("keys/")},
    }  # fmt: skip


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
