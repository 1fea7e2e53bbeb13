"""What is written of a fight whose names are hostile: in a page, in Markdown, in a drawing they are letters."""

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.tables import token_from
from battlemap.model import Encounter, Note, Scene, Zone
from battlemap.rulesets import find_ruleset
from battlemap.sentence import BREAKING
from battlemap.storage import FightFile
from tests.storage.fights import did
from tests.ui.panel.fights import FIGHT, TOTALS

TAGS = "<img src='file:///x.png'><script>alert(1)</script>"
EVIL = f"{TAGS}\u202eGn]](x) ![a](file:///b) `|~~\nthe\x1b[31m red &amp; {{0}}"


@pytest.fixture
def kept(tmp_path):
    attack = {"name": EVIL, "to_hit": 4, "damage": "1d6", "type": EVIL}
    tokens = {each["id"]: token_from({**each, "name": EVIL + each["id"], "attacks": [attack], "note": EVIL}) for each in FIGHT}
    scene = Scene(rows=("." * 16,) * 10, name=EVIL, notes=(Note(at=(1, 1), text=EVIL),))
    path = tmp_path / "evil.battlemap"
    with FightFile.create(path, Encounter(ruleset="dnd2024", scene=scene, tokens=tokens, title=EVIL)) as file:
        document = file.document(find_ruleset)
        did(document, c.Begin(totals=TOTALS))
        did(document, c.SetCondition(target="gob-1", add="prone"))
        did(document, c.SetZone(zone=Zone(id="z", name=EVIL, runs=((7, 2, 6),))))
    return path


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag, attrs):
        self.found.add(tag)


def test_a_page_of_the_log_has_no_tag_but_its_own(run, kept, tmp_path):
    assert run("export", kept, "-o", tmp_path / "log.html")[0] == 0
    text = (tmp_path / "log.html").read_text("utf-8")
    tags = Tags()
    tags.feed(text)
    assert "Gn]]" in text and tags.found <= {"html", "head", "meta", "title", "style", "body", "h1", "h2", "h3", "ul", "li"}
    assert not BREAKING.search(text.replace("\n", " "))


def test_markdown_of_the_log_has_every_sign_escaped(run, kept, tmp_path):
    assert run("export", kept, "-o", tmp_path / "log.md")[0] == 0
    text = (tmp_path / "log.md").read_text("utf-8")
    assert "Gn" in text and not re.search(r"(?<!\\)[<`|\[\]~]", text.replace("\n", " "))
    assert not BREAKING.search(text.replace("\n", " "))


@pytest.mark.parametrize("view", ["gm", "players"])
def test_a_drawing_is_whole_and_holds_nothing_of_a_name_but_letters(run, kept, tmp_path, view):
    assert run("export", kept, "-o", tmp_path / "map.svg", "--view", view)[0] == 0
    tree = ET.parse(tmp_path / "map.svg")
    tags = {each.tag.rpartition("}")[2] for each in tree.iter()}
    assert not tags & {"script", "a", "foreignObject"}
    addresses = [value for each in tree.iter() for name, value in each.attrib.items() if name.rpartition("}")[2] == "href"]
    assert all(address.startswith(("data:", "#")) for address in addresses)


def test_a_scenario_of_it_is_read_again(run, kept, tmp_path):
    assert run("export", kept, "-o", tmp_path / "again.toml")[0] == 0
    assert run("play", tmp_path / "again.toml")[0] == 0
