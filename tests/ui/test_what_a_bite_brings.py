"""A bite by clicks, dice on paper: the target's save is asked for, and what it brings stands on the token and in the log."""

from battlemap.encounter.outcome import NeedDice
from tests.ui.two_rounds import Table

BITE = {"name": "Bite", "to_hit": 4, "damage": "2d4+2", "type": "piercing",
        "save": {"ability": "str", "dc": 11, "conditions": ["prone"]}}  # fmt: skip
TOTALS = {"Ana": 20, "Orc": 15, "Ben": 12, "Goblin_1": 8, "Goblin_2": 5}


def table(qtbot, save: int) -> tuple[Table, list[NeedDice]]:
    """Ana bites the orc beside her; `save` is what the orc rolls."""
    found, asked = Table(qtbot, "dnd2014", ana={"at": [6, 4], "attacks": [BITE]}, orc={"at": [7, 4]}), list[NeedDice]()

    def typed(wanted: NeedDice) -> list[int]:
        asked.append(wanted)
        return [save]

    found.session.ask_faces = typed
    found.begin(**TOTALS)
    found.attack("orc", d20=15, damage=7)
    return found, asked


def test_who_fails_lies_prone_and_the_log_says_so(qtbot):
    bitten, asked = table(qtbot, 3)
    assert [(each.what, each.who) for each in asked] == [("save", "orc")]
    assert bitten.token("orc").has("prone") and bitten.token("orc").hp == 17
    assert "prone" in bitten.log().lower()
    bitten.session.undo()
    assert not bitten.token("orc").has("prone") and bitten.token("orc").hp == 24


def test_who_saves_stands(qtbot):
    bitten, asked = table(qtbot, 19)
    assert asked and not bitten.token("orc").has("prone") and bitten.token("orc").hp == 17
