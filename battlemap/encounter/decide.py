"""decide(state, ruleset, command, faces) -> what happens, or why not, or which dice are wanted.  Pure: nothing is changed.

The families of commands live in `deciding/`.  While a move waits for an answer only answers, the GM's pencil and questions are
legal (scenario format, fine print).
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter.deciding import (
    acts,
    answers,
    attacks,
    checks,
    conditions,
    drawing,
    exploring,
    gm,
    harm,
    hazards,
    journeys,
    moves,
    newcomers,
    party,
    posture,
    readying,
    riding,
    rolls,
    turns,
    zones,
)
from battlemap.encounter.deciding.exploring import explore
from battlemap.encounter.deciding.rolls import FREE
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.encounter.dice import Cup, CupEmpty, Pour, Rolled
from battlemap.encounter.events import DiceRolled, Event, FreelyRolled
from battlemap.encounter.outcome import Done, NeedDice, Outcome, Refused
from battlemap.model import BattlemapError, Encounter
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Refusal

WHILE_WAITING = (c.React, c.Decline, c.Edit, c.SetAnswers, c.Roll)
Decider = Callable[[Turnover, Any], Ruling]


class DiceLeftOver(BattlemapError):
    """More faces were given than the command rolls."""


DECIDERS: dict[type[Any], Decider] = {
    c.Begin: turns.verb("begin"), c.EndTurn: turns.verb("end_turn"), c.Delay: turns.verb("delay"),
    c.Rejoin: turns.verb("rejoin"), c.Join: turns.verb("join"), c.Leave: turns.verb("leave"),
    c.Declare: turns.verb("declare"), c.OpenRound: turns.verb("open_round"), c.Activate: turns.verb("activate"),
    c.EndPhase: turns.verb("end_phase"), c.EndEncounter: turns.end_encounter,
    c.MoveToken: moves.move, c.MoveGroup: moves.move_group, c.SetMarching: party.set_marching,
    c.JoinGroup: newcomers.join_group, c.Reserve: newcomers.reserve, c.CallIn: newcomers.call_in, c.Dismiss: newcomers.dismiss,
    c.Depart: journeys.depart, c.Arrive: journeys.arrive, c.LineUp: party.line_up_party,
    c.React: answers.react, c.Decline: answers.decline,
    c.Stand: posture.stand, c.DropProne: posture.drop_prone, c.Mount: posture.mount, c.Dismount: posture.dismount,
    c.Act: acts.act, c.Ready: readying.ready, c.Trigger: readying.trigger, c.RollSave: checks.save,
    c.RollCheck: checks.check,
    c.MakeAttack: attacks.make_attack,
    c.ApplyDamage: harm.apply_damage, c.Heal: harm.heal, c.GiveTempHp: harm.give_temp_hp,
    c.SetCondition: conditions.set_condition, c.Concentrate: harm.concentrate, c.Fall: hazards.fall_down, c.Rest: hazards.rest,
    c.EditScene: drawing.edit_scene, c.SetZone: zones.set_zone, c.RemoveZone: zones.remove_zone,
    c.AreaDamage: zones.area_damage,
    c.PaintFog: exploring.paint_fog, c.SetFog: exploring.set_fog,
    c.SetDoor: gm.set_door, c.Edit: gm.edit, c.SetScene: gm.set_scene, c.SetAnswers: gm.set_answers,
    c.SetOptions: gm.set_options, c.Roll: rolls.roll,
}  # fmt: skip


def decide(
    state: Encounter, ruleset: Ruleset, command: c.Command, faces: Sequence[int] = (), pour: Pour | None = None
) -> Outcome:
    """What a command does to a state.  Dice beyond `faces` are asked for (`NeedDice`), or taken from `pour` where one is given.
    Faces left over are a caller's mistake and raise `DiceLeftOver`."""
    if (waits := waiting_refusal(state, command)) is not None:
        return Refused((waits,))
    cup = Cup(faces, pour)
    turnover = Turnover(state, ruleset, cup, getattr(command, "without", ()))
    try:
        ruling = carry_out(turnover, command)
    except CupEmpty as wanted:
        return NeedDice(wanted.what, wanted.who, wanted.sides, wanted.dice)
    if isinstance(ruling, Refusal):
        return Refused((ruling,))
    explore(turnover, state)
    if cup.left_over:
        raise DiceLeftOver("{left} of {given} dice were not rolled", left=cup.left_over, given=len(faces))
    return Done(_told(turnover.events, cup.rolls), ruling, tuple(cup.rolls))


def waiting_refusal(state: Encounter, command: c.Command) -> Refusal | None:
    """While somebody is asked about a reaction nothing else goes on."""
    if not state.waiting or isinstance(command, WHILE_WAITING):
        return None
    return Refusal("not_allowed", {"rule": "waiting", "for": [p.by for p in state.pending]})


def carry_out(turnover: Turnover, command: c.Command) -> Ruling:
    """The command with all it sets off, but for what is seen of it; raises `CupEmpty` where dice are wanted."""
    before = turnover.state
    ruling = DECIDERS[type(command)](turnover, command)
    if isinstance(ruling, Refusal):
        return ruling
    riding.keep_together(turnover, before)
    if turnover.state.turn.begun and not turnover.state.waiting:
        turns.schedule_of(turnover.ruleset).settle(turnover)
    return ruling


def _told(events: Sequence[Event], rolls: Sequence[Rolled]) -> tuple[Event, ...]:
    """Where only the sum of dice was typed, no faces are told that nobody rolled."""
    sums = [(roll.what, roll.faces) for roll in rolls if roll.is_sum]

    def is_typed(event: Event) -> bool:
        what = event.what if isinstance(event, DiceRolled) else FREE if isinstance(event, FreelyRolled) else ""
        return bool(what) and (what, getattr(event, "faces", ())) in sums

    return tuple(replace(event, faces=()) if is_typed(event) else event for event in events)
