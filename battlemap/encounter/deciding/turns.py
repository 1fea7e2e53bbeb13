"""Initiative, turns and rounds, newcomers and leavers: each verb goes to the ruleset's schedule."""

from collections.abc import Callable
from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.schedules.order import ORDER
from battlemap.encounter.deciding.schedules.phases import PHASES
from battlemap.encounter.deciding.schedules.schedule import Schedule
from battlemap.encounter.deciding.schedules.slots import SLOTS
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Refusal

SCHEDULES = {"order": ORDER, "phases": PHASES, "slots": SLOTS}


def schedule_of(ruleset: Ruleset) -> Schedule:
    return SCHEDULES[ruleset.turns.schedule]


def verb(name: str) -> Callable[[Turnover, Any], Ruling]:
    """The decider that asks the ruleset's schedule."""

    def decider(turn: Turnover, command: Any) -> Ruling:
        ruling: Ruling = getattr(schedule_of(turn.ruleset), name)(turn, command)
        return ruling

    return decider


def end_encounter(turn: Turnover, command: c.EndEncounter) -> Ruling:
    if not turn.state.turn.begun:
        return Refusal("not_allowed", {"rule": "not_begun"})
    turn.emit(e.EncounterEnded())
    return {"round": 0}
