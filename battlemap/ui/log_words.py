"""A line of the log for every event: who, what, the dice, what came of it; "(GM)" where the game master overruled.

Bookkeeping (a resource spent, swings left, a turn ended) has no line of its own.  Not here: how a line looks (`panel.log`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from PySide6.QtCore import QT_TRANSLATE_NOOP

from battlemap.encounter import events as e
from battlemap.encounter.events import Event
from battlemap.model import Encounter, Token
from battlemap.ui import creature_words
from battlemap.ui.drawing_words import stroke_line
from battlemap.ui.ruleset_words import DAMAGE
from battlemap.ui.words import (
    D20,
    cell_name,
    choice,
    declaration,
    held,
    metres_text,
    name_of,
    number,
    phase,
    say,
    until,
    who,
    word,
)

Names = Encounter | Mapping[str, str]
SPELL_LOST, OVER = "spell_lost", "over"

LINES: dict[str, Any] = {
    "begun": QT_TRANSLATE_NOOP("Words", "The fight begins: {order}"),
    "begun_free": QT_TRANSLATE_NOOP("Words", "The fight begins."),
    "ended": QT_TRANSLATE_NOOP("Words", "The fight is over."),
    "round": QT_TRANSLATE_NOOP("Words", "Round {round}"),
    "turn": QT_TRANSLATE_NOOP("Words", "{token}'s turn"),
    "declined": QT_TRANSLATE_NOOP("Words", "{token} lets {mover} go."),
    "rolled": QT_TRANSLATE_NOOP("Words", "{what} {dice}: {faces} → {total}"),
    "typed": QT_TRANSLATE_NOOP("Words", "{what}: {total} (typed)"),
    "typed_sum": QT_TRANSLATE_NOOP("Words", "{what} {dice}: {total} (typed)"),
    "flat": QT_TRANSLATE_NOOP("Words", "{what} {dice} → {total}"),
    "damage": QT_TRANSLATE_NOOP("Words", "{token} takes {taken} damage{why}: {hp} hit points left."),
    "damage_temp": QT_TRANSLATE_NOOP("Words", "{token} takes {taken} damage{why}: {hp} hit points and {temp} temporary left."),
    "healed": QT_TRANSLATE_NOOP("Words", "{token} regains {amount} hit points: {hp}."),
    "temp": QT_TRANSLATE_NOOP("Words", "{token} has {amount} temporary hit points."),
    "dead": QT_TRANSLATE_NOOP("Words", "{token} is dead."),
    "stable": QT_TRANSLATE_NOOP("Words", "{token} is stable."),
    "dying": QT_TRANSLATE_NOOP("Words", "{token} is dying (death saves made: {good}, failed: {bad})."),
    "effect": QT_TRANSLATE_NOOP("Words", "{token}: {effect}"),
    "effect_until": QT_TRANSLATE_NOOP("Words", "{token}: {effect}, {until}"),
    "effect_gone": QT_TRANSLATE_NOOP("Words", "{token}: no longer {effect}"),
    "concentrates": QT_TRANSLATE_NOOP("Words", "{token} concentrates on {on}."),
    "concentration_ends": QT_TRANSLATE_NOOP("Words", "{token}'s concentration ends."),
    "readies": QT_TRANSLATE_NOOP("Words", "{token} readies: {trigger}"),
    "mounts": QT_TRANSLATE_NOOP("Words", "{token} mounts {mount}."),
    "dismounts": QT_TRANSLATE_NOOP("Words", "{token} dismounts."),
    "joins": QT_TRANSLATE_NOOP("Words", "{token} joins at {at}."),
    "leaves": QT_TRANSLATE_NOOP("Words", "{token} leaves ({why})."),
    "arrives": QT_TRANSLATE_NOOP("Words", "{token} arrives from \"{origin}\" at {at}."),
    "waits": QT_TRANSLATE_NOOP("Words", "In reserve: {tokens}."),
    "waits_until": QT_TRANSLATE_NOOP("Words", "In reserve: {tokens}, due in round {round}."),
    "called": QT_TRANSLATE_NOOP("Words", "Out of the reserve: {tokens}."),
    "dismissed": QT_TRANSLATE_NOOP("Words", "No longer in reserve: {tokens}."),
    "hit_points": QT_TRANSLATE_NOOP("Words", "{token}, hit points {dice}: {faces} → {total}"),
    "left_for": QT_TRANSLATE_NOOP("Words", "{token} left for \"{goal}\"."),
    "edited": QT_TRANSLATE_NOOP("Words", "{token}, edited (GM): {fields}"),
    "shown": QT_TRANSLATE_NOOP("Words", "{token} is shown to the players (GM)."),
    "hidden": QT_TRANSLATE_NOOP("Words", "{token} is hidden from the players (GM)."),
    "pictured": QT_TRANSLATE_NOOP("Words", "{token}: another picture (GM)"),
    "unpictured": QT_TRANSLATE_NOOP("Words", "{token}: no picture any more (GM)"),
    "answers_token": QT_TRANSLATE_NOOP("Words", "{token}'s opportunity attacks: {answer}"),
    "answers": QT_TRANSLATE_NOOP("Words", "Opportunity attacks: {answers}"),
    "answers_none": QT_TRANSLATE_NOOP("Words", "Opportunity attacks: ask every time"),
    "door": QT_TRANSLATE_NOOP("Words", "A door is now {state}."),
    "scene": QT_TRANSLATE_NOOP("Words", "Another map."),
    "options": QT_TRANSLATE_NOOP("Words", "House rules: {options}"),
    "order": QT_TRANSLATE_NOOP("Words", "The order is now {order}"),
    "action": QT_TRANSLATE_NOOP("Words", "{token}: {action}"),
    "action_on": QT_TRANSLATE_NOOP("Words", "{token}: {action} → {target}"),
    "attack": QT_TRANSLATE_NOOP(
        "Words", "{token} attacks {target} with {attack}: {faces} → {total} against {against}{mode}: {outcome}"
    ),
    "d20": QT_TRANSLATE_NOOP("Words", "{token}, {what}: {faces} → {total}{against}{result}"),
    "d20_fails": QT_TRANSLATE_NOOP("Words", "{token}, {what}: fails without a roll"),
    "against": QT_TRANSLATE_NOOP("Words", " against {dc}"),
    "against_half": QT_TRANSLATE_NOOP("Words", " against {dc} (half of {taken} damage)"),
    "against_least": QT_TRANSLATE_NOOP("Words", " against {dc} (the least; half of {taken} damage is less)"),
    "against_most": QT_TRANSLATE_NOOP("Words", " against {dc} (the most; half of {taken} damage is more)"),
    "success": QT_TRANSLATE_NOOP("Words", "success"), "failure": QT_TRANSLATE_NOOP("Words", "failure"),
    "hit": QT_TRANSLATE_NOOP("Words", "hit"), "miss": QT_TRANSLATE_NOOP("Words", "miss"),
    "crit": QT_TRANSLATE_NOOP("Words", "critical hit"),
    "gm": QT_TRANSLATE_NOOP("Words", "(GM)"), "gm_overruled": QT_TRANSLATE_NOOP("Words", "(GM, overruled: {why})"),
}  # fmt: skip
MOVES: dict[str, Any] = {
    "forced": QT_TRANSLATE_NOOP("Words", "{token} is pushed to {end}."),
    "teleport": QT_TRANSLATE_NOOP("Words", "{token} teleports to {end}."),
    "fell": QT_TRANSLATE_NOOP("Words", "{token} falls."),
    "reaction": QT_TRANSLATE_NOOP("Words", "{token} moves to {end} with its reaction."),
    "placed": QT_TRANSLATE_NOOP("Words", "{token} is put on {end}."),
    "own": QT_TRANSLATE_NOOP("Words", "{token} moves to {end} ({cost})."),
}  # fmt: skip
WAYS: dict[str, Any] = {
    "fly": QT_TRANSLATE_NOOP("Words", "{token} flies to {end} ({cost})."),
    "swim": QT_TRANSLATE_NOOP("Words", "{token} swims to {end} ({cost})."),
    "climb": QT_TRANSLATE_NOOP("Words", "{token} climbs to {end} ({cost})."),
    "burrow": QT_TRANSLATE_NOOP("Words", "{token} burrows to {end} ({cost})."),
    "crawl": QT_TRANSLATE_NOOP("Words", "{token} crawls to {end} ({cost})."),
    "jump": QT_TRANSLATE_NOOP("Words", "{token} jumps to {end} ({cost})."),
    "dismount": QT_TRANSLATE_NOOP("Words", "{token} steps down to {end}."),
}  # fmt: skip
STEPS: dict[str, Any] = {
    "adjusted": QT_TRANSLATE_NOOP("Words", "adjusted by {amount}"),
    "saved": QT_TRANSLATE_NOOP("Words", "halved by the save"),
    "least": QT_TRANSLATE_NOOP("Words", "raised to the least a hit does"),
    "immune": QT_TRANSLATE_NOOP("Words", "immune to {type}"),
    "resist": QT_TRANSLATE_NOOP("Words", "resists {type}"),
    "vulnerable": QT_TRANSLATE_NOOP("Words", "vulnerable to {type}"),
}  # fmt: skip
OVERRULED: dict[str, Any] = {
    "no_movement": QT_TRANSLATE_NOOP("Words", "not enough movement"), "blocked_wall": QT_TRANSLATE_NOOP("Words", "a wall"),
    "blocked_corner": QT_TRANSLATE_NOOP("Words", "a corner"), "occupied_end": QT_TRANSLATE_NOOP("Words", "square taken"),
    "blocked_creature": QT_TRANSLATE_NOOP("Words", "a creature"), "not_your_turn": QT_TRANSLATE_NOOP("Words", "not its turn"),
    "not_allowed": QT_TRANSLATE_NOOP("Words", "not a step"), "speed_zero": QT_TRANSLATE_NOOP("Words", "speed 0"),
    "must_crawl": QT_TRANSLATE_NOOP("Words", "prone"), "too_small": QT_TRANSLATE_NOOP("Words", "too small"),
    "cannot_act": QT_TRANSLATE_NOOP("Words", "cannot act"), "dead": QT_TRANSLATE_NOOP("Words", "dead"),
}  # fmt: skip


SCHEDULE: dict[str, Any] = {
    "phase": QT_TRANSLATE_NOOP("Words", "{side} · {phase}"),
    "spell_lost": QT_TRANSLATE_NOOP("Words", "{token} is disturbed: the declared spell is lost."),
    "shift": QT_TRANSLATE_NOOP("Words", "{token} shifts to {end}."),
    "withdraw": QT_TRANSLATE_NOOP("Words", "{token} withdraws to {end} ({cost})."),
    "retreat": QT_TRANSLATE_NOOP("Words", "{token} retreats to {end} ({cost})."),
    "turns": QT_TRANSLATE_NOOP("Words", "The fight begins. Turns: {order}"),
    "declaring": QT_TRANSLATE_NOOP("Words", "The round is over: time to declare."),
    "declared": QT_TRANSLATE_NOOP("Words", "{token} declares: {what}."),
    "undeclared": QT_TRANSLATE_NOOP("Words", "{token}: nothing declared any more."),
    "delayed": QT_TRANSLATE_NOOP("Words", "{token} delays its turn."),
    "passed_over": QT_TRANSLATE_NOOP("Words", "{token}: left out (GM): {what}"),
    "rested_short": QT_TRANSLATE_NOOP("Words", "Short rest: {tokens}."),
    "rested_long": QT_TRANSLATE_NOOP("Words", "Long rest: {tokens}."),
    "inspired": QT_TRANSLATE_NOOP("Words", "{token} has Heroic Inspiration."),
    "rerolled": QT_TRANSLATE_NOOP("Words", "{token} rolls a die again for Heroic Inspiration."),
    "marching": QT_TRANSLATE_NOOP("Words", "Marching order: {order}."),
    "door_hit": QT_TRANSLATE_NOOP("Words", "The door takes {taken} damage, {hp} are left."),
    "door_broken": QT_TRANSLATE_NOOP("Words", "The door takes {taken} damage and breaks."),
    "fog_covered": QT_TRANSLATE_NOOP("Words", "Part of the map is covered again."),
    "fog_revealed": QT_TRANSLATE_NOOP("Words", "Part of the map is revealed."),
    "fog_forgotten": QT_TRANSLATE_NOOP("Words", "What was explored is forgotten."),
    "fog_off": QT_TRANSLATE_NOOP("Words", "Fog is off: the whole map is shown."),
    "fog_on": QT_TRANSLATE_NOOP("Words", "Fog is on."),
    "zone": QT_TRANSLATE_NOOP("Words", "{name} is on the map."),
    "zone_gone": QT_TRANSLATE_NOOP("Words", "{name} is gone."),
    "held": QT_TRANSLATE_NOOP("Words", "{target} will take {taken} damage when the phase ends."),
}  # fmt: skip


DUES: dict[str, Any] = {
    "save_again": QT_TRANSLATE_NOOP("Words", "another saving throw"), "expires": QT_TRANSLATE_NOOP("Words", "its time is up"),
    "zone": QT_TRANSLATE_NOOP("Words", "what an area does"), "zone_ends": QT_TRANSLATE_NOOP("Words", "the end of an area"),
    "shared_space": QT_TRANSLATE_NOOP("Words", "falling prone"), "ongoing": QT_TRANSLATE_NOOP("Words", "ongoing damage"),
    "inside": QT_TRANSLATE_NOOP("Words", "damage of the solid ground"),
    "suffocation": QT_TRANSLATE_NOOP("Words", "suffocation"), "regeneration": QT_TRANSLATE_NOOP("Words", "regeneration"),
}  # fmt: skip
DETAILED = ("save", "expires", "ongoing", "recharge")
"""What was left out of a turn, and where its detail is a word of the rules."""


def told(happened: Event, names: Names) -> str:
    """The event's line; "" for bookkeeping."""
    match happened:
        case e.TurnEnded() | e.MoveWaits() | e.ResourceSpent() | e.MovementSpent() | e.SwingsSet() | e.Dashed():
            return ""
        case e.EffectChanged() | e.Refreshed() | e.OpportunityTaken() | e.PartyChanged():
            return ""
        case e.DoorDamaged():
            return say(SCHEDULE["door_broken" if happened.broken else "door_hit"], taken=happened.taken, hp=happened.hp)
        case e.Explored():
            return ""
        case e.SceneEdited():
            return stroke_line(happened)
        case e.ZoneSet():
            return say(SCHEDULE["zone"], name=happened.zone.name or happened.zone.id)
        case e.ZoneRemoved():
            return say(SCHEDULE["zone_gone"], name=happened.name or happened.zone)
        case e.FogPainted() | e.FogSet():
            return say(SCHEDULE[_fog(happened)])
        case e.MarchingSet():
            return say(SCHEDULE["marching"], order=", ".join(name_of(names, each) for each in happened.order))
        case e.InspirationSet() | e.Rested():
            return _given(happened, names)
        case e.PassedOver():
            return passed_over(happened, names)
        case e.TurnSet() | e.Declared() | e.BlowHeld():
            return _schedule(happened, names)
        case e.EncounterBegun(order=()):  # of sides that alternate, where one of them has nobody
            return say(LINES["begun_free"])
        case e.EncounterBegun():
            slots = happened.turn is not None and bool(happened.turn.slots)
            return say(SCHEDULE["turns"] if slots else LINES["begun"], order=_order(happened.order, names))
        case e.EncounterEnded():
            return say(LINES["ended"])
        case e.RoundStarted():
            return say(LINES["round"], round=happened.round)
        case e.TurnStarted():
            return say(LINES["turn"], token=name_of(names, happened.token))
        case e.OrderChanged():
            return say(LINES["order"], order=_order(happened.order, names))
        case e.TokenMoved():
            return _moved(happened, names)
        case e.ReactionDeclined():
            return say(LINES["declined"], token=name_of(names, happened.token), mover=name_of(names, happened.mover))
        case e.ActionTaken():
            line = LINES["action_on" if happened.target else "action"]
            target = name_of(names, happened.target)
            return say(line, token=name_of(names, happened.token), action=word(happened.action), target=target)
        case e.AttackRolled():
            return _attacked(happened, names)
        case e.D20Rolled():
            return _d20(happened, names)
        case e.DiceRolled():
            return _dice(happened, names)
        case e.FreelyRolled():
            from battlemap.ui.dice.dice_words import free_line

            return free_line(happened, names)
        case e.DamageTaken() | e.Healed() | e.TempHpSet() | e.LifeChanged():
            return _harmed(happened, names)
        case e.EffectAdded() | e.EffectRemoved() | e.ConcentrationSet() | e.Readied() | e.Mounted():
            return _lasting(happened, names)
        case e.TokenJoined() | e.TokenLeft() | e.TokenEdited():
            return _table(happened, names)
        case e.ReserveChanged():
            return _reserve(happened)
        case e.DoorChanged():
            return say(LINES["door"], state=word(happened.state))
        case e.SceneChanged():
            return say(LINES["scene"])
        case e.OptionsChanged():
            options = ", ".join(f"{word(key)}: {choice(value)}" for key, value in happened.options.items())
            return say(LINES["options"], options=options)
        case e.AnswersChanged():
            answers = ", ".join(f"{word(side)}: {word(answer)}" for side, answer in happened.answers.items())
            return say(LINES["answers"], answers=answers) if answers else say(LINES["answers_none"])
        case _:
            assert_never(happened)


def passed_over(happened: e.PassedOver, names: Names) -> str:
    """What the game master left out of a turn's start or end."""
    known = DUES.get(happened.what) or D20.get(happened.what)
    what = say(known) if known else word(happened.what)
    detail = happened.detail.partition(":")[0]
    if detail and happened.what in DETAILED:
        what = f"{what} ({word(detail)})"
    return say(SCHEDULE["passed_over"], token=name_of(names, happened.token) if happened.token else "–", what=what)


def _given(happened: e.InspirationSet | e.Rested, names: Names) -> str:
    if isinstance(happened, e.Rested):
        tokens = ", ".join(name_of(names, token) for token in happened.tokens)
        return say(SCHEDULE["rested_" + happened.kind], tokens=tokens)
    return say(SCHEDULE["inspired" if happened.inspired else "rerolled"], token=name_of(names, happened.token))


def _fog(happened: e.FogPainted | e.FogSet) -> str:
    if isinstance(happened, e.FogPainted):
        return "fog_covered" if happened.covers else "fog_revealed"
    return "fog_forgotten" if happened.forgets else "fog_on" if happened.on else "fog_off"


def _schedule(happened: e.TurnSet | e.Declared | e.BlowHeld, names: Names) -> str:
    """Phases, declarations, and blows that land together."""
    if isinstance(happened, e.BlowHeld):
        target = name_of(names, happened.target)
        return say(SCHEDULE["held"], target=target, taken=happened.taken)
    if isinstance(happened, e.Declared):
        if happened.why == OVER:
            return ""  # the phase that opens says so for everybody
        line = "declared" if happened.what else "undeclared"
        if happened.what == SPELL_LOST:
            line = "spell_lost"
        return say(SCHEDULE[line], token=name_of(names, happened.token), what=declaration(happened.what)[0].lower())
    now = happened.turn
    if happened.why == "phase":
        acting = " + ".join(who(names, each) for each in now.acting)
        return say(SCHEDULE["phase" if acting else "declaring"], side=acting, phase=phase(now.phase))
    if happened.why == "order":
        return say(LINES["order"], order=_order(now.order, names))
    if happened.why == "delayed" and now.delayed:
        return say(SCHEDULE["delayed"], token=name_of(names, now.delayed[-1]))
    return ""


def faces_text(faces: Sequence[int]) -> str:
    return ", ".join(str(face) for face in faces)


def _order(order: Sequence[Any], names: Names) -> str:
    return ", ".join(f"{who(names, place.who)} {place.total}" for place in order)


def _moved(happened: e.TokenMoved, names: Names) -> str:
    if happened.kind == "carried":
        return ""
    line = MOVES.get(happened.kind, MOVES["own"])
    if happened.kind in ("own", "placed"):
        line = WAYS.get(happened.by, line)
    if happened.kind == "own" and happened.went:
        line = SCHEDULE.get(happened.went, line)
    end = happened.path[-1] if happened.path else happened.start
    line_told = say(line, token=name_of(names, happened.token), end=cell_name(end), cost=metres_text(happened.cost))
    if not happened.forced_by_gm:
        return line_told
    why = happened.overruled
    if not why:
        return f"{line_told} {say(LINES['gm'])}"
    return f"{line_told} {say(LINES['gm_overruled'], why=say(OVERRULED[why]) if why in OVERRULED else word(why))}"


def _attacked(happened: e.AttackRolled, names: Names) -> str:
    outcome = "crit" if happened.crit else "hit" if happened.hit else "miss"
    mode = "" if happened.mode == "normal" else f" ({word(happened.mode)})"
    return say(
        LINES["attack"], token=name_of(names, happened.token), target=name_of(names, happened.target),
        attack=word(happened.attack), faces=faces_text(happened.faces), total=happened.total, against=happened.against,
        mode=mode, outcome=say(LINES[outcome]),
    )  # fmt: skip


def _d20(happened: e.D20Rolled, names: Names) -> str:
    what = say(D20.get(happened.what, happened.what))
    if happened.what in ("save", "check") and happened.detail:
        what = f"{what} ({word(happened.detail)})"
    token = name_of(names, happened.token)
    if not happened.faces and happened.success is False:
        return say(LINES["d20_fails"], token=token, what=what)
    against = "" if happened.against is None else say(LINES[_against(happened)], dc=happened.against, taken=happened.taken)
    result = "" if happened.success is None else ": " + say(LINES["success" if happened.success else "failure"])
    return say(
        LINES["d20"], token=token, what=what, faces=faces_text(happened.faces) or "–", total=happened.total, against=against,
        result=result,
    )  # fmt: skip


def _against(happened: e.D20Rolled) -> str:
    """A concentration save's number says where it comes from."""
    if not happened.taken or happened.against is None:
        return "against"
    half = happened.taken // 2
    return "against_half" if half == happened.against else "against_least" if half < happened.against else "against_most"


def _dice(happened: e.DiceRolled, names: Names) -> str:
    if happened.what == "hit_points":
        token, faces = name_of(names, happened.token), faces_text(happened.faces)
        return say(LINES["hit_points"], token=token, dice=happened.dice, faces=faces, total=happened.total)
    what = word(happened.what).capitalize()
    if not happened.dice:
        return say(LINES["typed"], what=what, total=happened.total)
    line = LINES["rolled" if happened.faces else "typed_sum" if "d" in happened.dice else "flat"]
    return say(line, what=what, dice=happened.dice, faces=faces_text(happened.faces), total=happened.total)


def _harmed(happened: e.DamageTaken | e.Healed | e.TempHpSet | e.LifeChanged, names: Names) -> str:
    match happened:
        case e.DamageTaken():
            line = LINES["damage_temp" if happened.temp_hp else "damage"]
            return say(line, token=name_of(names, happened.target), taken=happened.taken, why=damage_why(happened.steps),
                       hp=happened.hp, temp=happened.temp_hp)  # fmt: skip
        case e.Healed():
            return say(LINES["healed"], token=name_of(names, happened.target), amount=happened.amount, hp=happened.hp)
        case e.TempHpSet():
            return say(LINES["temp"], token=name_of(names, happened.target), amount=happened.temp_hp)
        case e.LifeChanged():
            token = name_of(names, happened.token)
            if happened.dead or happened.stable:
                return say(LINES["dead" if happened.dead else "stable"], token=token)
            if happened.hp == 0 or happened.failures or happened.successes:
                return say(LINES["dying"], token=token, good=happened.successes, bad=happened.failures)
            return ""


def damage_why(steps: Sequence[Mapping[str, Any]]) -> str:
    """ " (10 fire, resists fire)": what was rolled by type and what changed it; "" where there is nothing to explain."""
    by_type = [step for step in steps if step.get("what") == "rolled" and step.get("type")]
    rolled = [creature_words.dealt(str(step["amount"]), step["type"]) for step in by_type]
    changed = [
        say(
            STEPS[step["what"]], amount=f"{int(step.get('amount', 0)):+d}",
            type=creature_words.damage(str(step.get("type") or "")) or "–",
        )
        for step in steps
        if step.get("what") in STEPS
    ]
    told_all = ", ".join([*rolled, *changed])
    return f" ({told_all})" if told_all else ""


def _of_what(name: str) -> str:
    """What a state is about: a kind of damage, or an attack by its name."""
    return creature_words.damage(name) if name in DAMAGE else word(name)


BOOKKEEPING = ("struck_hard",)  # states that only keep count of what the line before them tells


def _lasting(
    happened: e.EffectAdded | e.EffectRemoved | e.ConcentrationSet | e.Readied | e.Mounted, names: Names
) -> str:
    token = name_of(names, happened.token)
    match happened:
        case e.EffectAdded(effect=effect) if effect.name in BOOKKEEPING:
            return ""
        case e.EffectRemoved(name=name) if name in BOOKKEEPING:
            return ""
        case e.EffectAdded():
            effect, lasts = happened.effect, until(happened.effect.until, names)
            name = word(effect.name) + (f" {number(effect.amount)}" if effect.amount and effect.kind == "condition" else "")
            name += f" ({_of_what(effect.type)})" if effect.kind == "state" and effect.type else ""
            return say(LINES["effect_until" if lasts else "effect"], token=token, effect=name, until=lasts)
        case e.EffectRemoved():
            of = f" ({_of_what(happened.type)})" if happened.type and happened.why == "recharged" else ""
            return say(LINES["effect_gone"], token=token, effect=word(happened.name) + of)
        case e.ConcentrationSet():
            return say(LINES["concentrates" if happened.on else "concentration_ends"], token=token, on=held(happened.on))
        case e.Readied():
            trigger = happened.readied.get("trigger", "")
            return say(LINES["readies"], token=token, trigger=trigger) if happened.readied else ""
        case e.Mounted():
            line = LINES["mounts" if happened.mount else "dismounts"]
            return say(line, token=token, mount=name_of(names, happened.mount))


def _table(happened: e.TokenJoined | e.TokenLeft | e.TokenEdited, names: Names) -> str:
    """Who comes and goes, and the game master's pencil."""
    match happened:
        case e.TokenJoined():
            line, at = LINES["arrives" if happened.origin else "joins"], cell_name(happened.token.at)
            return say(line, token=happened.token.name, at=at, origin=happened.origin)
        case e.TokenLeft(goal=goal) if goal:
            return say(LINES["left_for"], token=name_of(names, happened.token), goal=goal)
        case e.TokenLeft():
            return say(LINES["leaves"], token=name_of(names, happened.token), why=word(happened.why))
        case e.TokenEdited():
            token = happened.token
            if happened.fields == ("hidden",):
                return say(LINES["hidden" if token.hidden else "shown"], token=token.name)
            if happened.fields == ("answer",):
                return say(LINES["answers_token"], token=token.name, answer=word(token.answer or "ask"))
            return _pencilled(token, happened.fields, token.name)


def _reserve(happened: e.ReserveChanged) -> str:
    if not happened.put:
        return say(LINES[happened.why or "dismissed"], tokens=", ".join(happened.names))
    names, due = ", ".join(waits.token.name for waits in happened.put), happened.put[0].round
    return say(LINES["waits_until" if due else "waits"], tokens=names, round=due)


def several_edited(happened: Sequence[e.TokenEdited]) -> str:
    """One line for what the game master wrote on several tokens at once."""
    names = [event.token.name for event in happened]
    return _pencilled(happened[0].token, happened[0].fields, ", ".join(names))


def _pencilled(token: Token, fields: tuple[str, ...], names: str) -> str:
    """Where a token looks is seen, and turned too often to be told."""
    if fields == ("facing",):
        return ""
    if fields == ("picture",):
        return say(LINES["pictured" if token.creature.picture else "unpictured"], token=names)
    return say(LINES["edited"], token=names, fields=", ".join(map(creature_words.field, fields)))
