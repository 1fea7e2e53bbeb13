"""What a hit or a failed save brings with it: conditions, for how long, how to be rid of them; and grips that end.

    brought = bring(turn, attacker, target_id, attack, attack.conditions)     the conditions that took hold
    succeed_after_all(turn, token)                                           the last failed save counts as made

Whoever is immune, too large, dead, or has it already is spared.  What came with a grip ("restrained") ends with it.  Not here:
whether it hit (`attacks`), conditions the table gives (`conditions`).
"""

from collections.abc import Iterable
from functools import partial
from typing import Any

from battlemap.encounter import events as e
from battlemap.encounter.deciding.harm import fall, let_go
from battlemap.encounter.deciding.hazards import after_prone
from battlemap.encounter.deciding.saves import roll_a_save
from battlemap.encounter.deciding.turnover import Due, Turnover
from battlemap.model import Attack, AttackSave, Effect, Token
from battlemap.model.creature import SIZES
from battlemap.rules.standing import is_prone

GRAPPLED, PRONE, FAILED = "grappled", "prone", "failed"
LASTING = {
    "attacker_start": "start_of_turn:{attacker}", "attacker_end": "end_of_next_turn:{attacker}",
    "target_start": "start_of_turn:{target}", "target_end": "end_of_next_turn:{target}", "save_ends": "save_ends",
}  # fmt: skip


def bring(
    turn: Turnover, attacker: Token, target_id: str, attack: Attack, conditions: Iterable[str], save: AttackSave | None = None
) -> list[str]:
    """Give a target what an attack brings; `save` is the one it failed, where that is how it came."""
    found: list[str] = []
    named = [name for name in conditions if name in turn.ruleset.conditions]
    for name in sorted(named, key=lambda name: name != GRAPPLED):
        target = turn.state.token(target_id)
        if target is None or target.dead or _spared(target, attack, name) or name == PRONE and is_prone(turn.ruleset, target):
            continue
        held = _hangs_on_grip(name, named, attack, save)
        if held and GRAPPLED not in found:
            continue
        turn.emit(e.EffectAdded(token=target_id, effect=_effect(turn, attacker, target, attack, name, save, held)))
        found.append(name)
        let_go(turn, target_id)
        fall(turn, target_id)
        if name == PRONE:
            after_prone(turn, target_id)
    return found


def _hangs_on_grip(name: str, named: list[str], attack: Attack, save: AttackSave | None) -> bool:
    """What comes together with a grip and has no term of its own ends with it."""
    own = bool(attack.lasts) or save is not None and save.repeats
    return GRAPPLED in named and name not in (GRAPPLED, PRONE) and not own


def _spared(target: Token, attack: Attack, name: str) -> bool:
    too_large = bool(attack.largest) and SIZES.index(target.creature.size) > SIZES.index(attack.largest)
    return too_large or name in target.creature.condition_immune


def _effect(
    turn: Turnover, attacker: Token, target: Token, attack: Attack, name: str, save: AttackSave | None, held: bool
) -> Effect:
    data: dict[str, Any] = {}
    if save is not None and turn.state.turn.begun:
        data[FAILED] = [attacker.id, attack.name, *_now(turn)]
    if name == PRONE:
        return Effect(name=name, data=data)
    if name == GRAPPLED:
        data |= {"escape": attack.escape} if attack.escape else {}
    elif held:
        data["with"] = GRAPPLED
    elif save is not None and save.repeats:
        data |= {"save": save.ability, "dc": save.dc, "of": attack.name}
        data |= {"worse": list(save.worse), "worse_repeats": save.worse_repeats} if save.worse else {}
    until = "" if name == GRAPPLED or held or not turn.state.turn.begun else _until(turn, attacker, target, attack.lasts)
    if until.startswith("end_of_next_turn:") and until.partition(":")[2] == turn.state.turn.active:
        data["skip"] = 1
    return Effect(name=name, until=until, source=attacker.id, data=data)


def _now(turn: Turnover) -> tuple[int, str]:
    return turn.state.turn.round, turn.state.turn.active


def succeed_after_all(turn: Turnover, token: Token) -> list[str]:
    """A failed save counts as made after all (Legendary Resistance): what it brought in this turn is gone; the latest only."""
    marks = [effect.data[FAILED] for effect in token.effects if FAILED in effect.data]
    if not marks or tuple(marks[-1][2:]) != _now(turn):
        return []
    undone = [effect for effect in token.effects if effect.data.get(FAILED) == marks[-1]]
    for effect in undone:
        turn.emit(e.EffectRemoved(token=token.id, name=effect.name, source=effect.source, type=effect.type, why="saved"))
    return [effect.name for effect in undone]


def _until(turn: Turnover, attacker: Token, target: Token, lasts: str) -> str:
    if lasts.startswith("rounds:"):
        active = turn.state.turn.active
        return f"{lasts}:{active if active in turn.state.tokens else target.id}"
    return LASTING.get(lasts, "").format(attacker=attacker.id, target=target.id)


def save_again(turn: Turnover, token: Token) -> None:
    """At the end of its turn: one save for each attack whose conditions it may shake off, in the order they came."""
    tried: set[tuple[str, str]] = set()
    for effect in token.effects:
        cause = (effect.source, str(effect.data.get("of", "")))
        if "save" not in effect.data or cause in tried or turn.token(token.id).dead:
            continue
        tried.add(cause)
        together = [one for one in token.effects if (one.source, one.data.get("of")) == cause and "save" in one.data]
        facts = {"ability": effect.data["save"], "against": int(effect.data["dc"]), "of": cause[1], "source": effect.source}
        facts["effects"] = tuple(one.name for one in together)
        due = Due("save_again", token.id, ":".join(filter(None, cause)), "end", facts)
        turn.due(due, partial(_shake_off, turn, token, effect, together))


def _shake_off(turn: Turnover, token: Token, effect: Effect, together: list[Effect]) -> None:
    """One such save, and what comes of it."""
    ability, dc = effect.data["save"], int(effect.data["dc"])
    brings = tuple(one.name for one in together)
    success = roll_a_save(turn, turn.token(token.id), ability, dc, brings=brings)["success"]
    worse = [] if success else list(effect.data.get("worse", ()))
    if not (success or worse):
        return
    for one in together:
        why = "saved" if success else "ended"
        turn.emit(e.EffectRemoved(token=token.id, name=one.name, source=one.source, type=one.type, why=why))
    for name in worse:
        if name in turn.ruleset.conditions and name not in token.creature.condition_immune:
            again = {"save": ability, "dc": dc, "of": str(effect.data.get("of", ""))} if effect.data.get("worse_repeats") else {}
            turn.emit(e.EffectAdded(token=token.id, effect=Effect(name=name, source=effect.source, data=again)))
            let_go(turn, token.id)
            fall(turn, token.id)
