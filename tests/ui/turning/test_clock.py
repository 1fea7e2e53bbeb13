"""The round's clock: the time within the story by the ruleset's rounds; the table's only where it is wanted."""

import pytest

from battlemap.encounter import commands as c
from battlemap.ui.turning.clock import clock_text
from battlemap.ui.turns import eligible

TOTALS = {"ana": 20, "ben": 15, "orc": 12, "gob-1": 8, "gob-2": 3}


def test_minutes_and_hours():
    assert [clock_text(seconds) for seconds in (0, 18, 65, 3725)] == ["0:00", "0:18", "1:05", "1:02:05"]


@pytest.mark.parametrize(("ruleset", "seconds"), [
    ("dnd2024", 6), ("dnd2014", 6), ("dnd4e", 6), ("ose", 10), ("alternating", 5),
])  # fmt: skip
def test_a_round_is_as_long_as_the_ruleset_says(turns, ruleset, seconds):
    begin = c.Begin(totals={"party": 5, "foes": 2}) if ruleset == "ose" else c.Begin(totals=TOTALS)
    table = turns(ruleset, begin)
    clock = table.window.panel.head.clock
    assert clock.text() == "0:00" and f"a round is {seconds} s" in clock.toolTip()
    for _ in range(60):
        if table.state.turn.round > 1:
            break
        table.session.select(eligible(table.state, table.session.ruleset)[:1])
        table.dice(5, 2)
        table.space()
    assert table.state.turn.round == 2 and clock.text() == clock_text(seconds)
    table.session.do(c.EndEncounter())
    assert clock.text() == ""


def test_no_timer_runs_unless_the_table_wants_it(turns):
    table = turns("dnd2024", c.Begin(totals=TOTALS))
    clock, wanted = table.window.panel.head.clock, table.window.actions_.turning.clock
    assert not clock.is_ticking and not wanted.isChecked()
    wanted.trigger()
    assert clock.is_ticking and clock.text().startswith("0:00 · turn 0:0")
    table.session.do(c.EndEncounter())
    assert not clock.is_ticking
    wanted.trigger()
    table.session.do(c.Begin(totals=TOTALS))
    assert not clock.is_ticking and clock.text() == "0:00"
