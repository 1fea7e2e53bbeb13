"""The two ends of a turn: what comes back, what is rolled, what hurts.  Not here: what lasts for a while and runs out (`lapses`).

All that happens to somebody there is a `Due`, told beforehand by `encounter.rehearsal` and left out where the table says so.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from battlemap.encounter import events as e
from battlemap.encounter.deciding.bringing import save_again
from battlemap.encounter.deciding.harm import NO_REGENERATION, aftermath, set_life, wake, wound
from battlemap.encounter.deciding.hazards import EXHAUSTION, SUFFOCATING, die_of_exhaustion
from battlemap.encounter.deciding.lapses import (
    concentrate_on,
    count_rounds,
    expire,
    expire_next,
    gone,
    name_of,
)
from battlemap.encounter.deciding.limits import recharge
from battlemap.encounter.deciding.turnover import Due, Turnover
from battlemap.encounter.deciding.zone_harm import at_moment
from battlemap.model import Effect, Token
from battlemap.model.creature import SIZES
from battlemap.rules.dice import parse_dice
from battlemap.rules.harm import Life, lives_on
from battlemap.rules.space import cells_of, others_of, walls_of
from battlemap.rules.standing import is_dying, is_prone, shares_space, traits_of

UNDERWATER = "underwater"


def start_turn(turn: Turnover, token_id: str) -> None:
    """Everything comes back but what lasts; what lasted until now ends; then what the ruleset sets off.  A turn taken up again
    (after somebody came in between) goes on as it was."""
    token = turn.token(token_id)
    if token_id in turn.state.turn.started:
        turn.emit(e.TurnStarted(token=token_id, kept=token.budget.spent))
        return
    turn.emit(e.TurnStarted(token=token_id, kept=lasting(turn, token)))
    _react_again(turn)
    _forget_readied(turn, turn.token(token_id))
    expire(turn, f"start_of_turn:{token_id}")
    count_rounds(turn, token_id)
    at_moment(turn, token_id, "start")
    for deed in turn.ruleset.turns.at_start:
        AT_AN_END[deed](turn, turn.token(token_id))


def _react_again(turn: Turnover) -> None:
    """Some have a reaction in every turn (SRD 5.1 and 5.2, Reactive)."""
    name = turn.ruleset.reaction
    for token in turn.state.tokens.values():
        spent = token.budget.spent.get(name, 0)
        if name and spent > 0 and any(trait.reactive for trait in traits_of(turn.ruleset, token)):
            turn.emit(e.ResourceSpent(token=token.id, resource=name, amount=-spent, reason="reactive"))


def _forget_readied(turn: Turnover, token: Token) -> None:
    """What was readied is gone, and with a spell the concentration that held it (D14 A4-13)."""
    readied = token.readied
    if not readied:
        return
    turn.emit(e.Readied(token=token.id, readied={}))
    if readied["action"] == "cast" and token.concentrating == (readied["on"] or readied["trigger"]):
        concentrate_on(turn, token.id, "", "ended")


def lasting(turn: Turnover, token: Token) -> dict[str, int]:
    """What stays spent whatever turn begins."""
    return {name: number for name, number in token.budget.spent.items() if name in turn.ruleset.lasting}


def finish(turn: Turnover, token: Token) -> None:
    """The turn's end."""
    at_moment(turn, token.id, "end")
    for deed in turn.ruleset.turns.at_end:
        AT_AN_END[deed](turn, turn.token(token.id))
    if turn.ruleset.movement.shared_spaces_fell:
        _fall_in_shared_space(turn, turn.token(token.id))
    expire(turn, f"end_of_turn:{token.id}")
    expire_next(turn, token.id)
    turn.emit(e.TurnEnded(token=token.id))


# ---------------------------------------------------------------- what an end of a turn sets off
def _moment(turn: Turnover, name: str) -> str:
    return "start" if name in turn.ruleset.turns.at_start else "end"


def _due(turn: Turnover, token: Token, what: str, detail: str = "", /, **facts: Any) -> Due:
    """What the turn's start or end brings, as the ruleset lists it."""
    name = {"save": "saves"}.get(what, what)
    return Due(what, token.id, detail, _moment(turn, name), facts)


def _death_save(turn: Turnover, token: Token) -> None:
    """The dying roll (D24 A1-46; D4E: at the end of their turns)."""
    if turn.ruleset.harm.death_save is None or not is_dying(token) or token.stable or not token.creature.character:
        return
    facts = {"successes": token.successes, "failures": token.failures}
    turn.due(_due(turn, token, "death_save", **facts), lambda: _roll_death_save(turn, token))


def _roll_death_save(turn: Turnover, token: Token) -> None:
    rule = turn.ruleset.harm.death_save
    assert rule is not None
    faces = turn.roll("death_save", token.id, (20,))
    life = rule(token, faces[0])
    turn.emit(
        e.D20Rolled(
            token=token.id, what="death_save", faces=faces, natural=faces[0], total=faces[0], against=10,
            success=faces[0] >= 10,
        )
    )  # fmt: skip
    if life.hp > 0:
        turn.emit(e.Healed(target=token.id, amount=life.hp, hp=life.hp))
        wake(turn, token)
    else:
        set_life(turn, token, life)


def _ongoing(turn: Turnover, token: Token) -> None:
    """Ongoing damage, each effect by itself; of one type only the highest counts (D4E A5-3, ext)."""
    highest: dict[str, Effect] = {}
    for effect in token.effects:
        if effect.name == "ongoing" and (effect.type not in highest or effect.amount > highest[effect.type].amount):
            highest[effect.type] = effect
    for effect in token.effects:
        if effect in highest.values() and not turn.token(token.id).dead:
            due = _due(turn, token, "ongoing", f"{effect.type}:{effect.source}", amount=effect.amount, type=effect.type)
            turn.due(due, partial(_hurt, turn, token, effect.amount, effect.type, effect.source))


def _hurt(turn: Turnover, token: Token, amount: int, kind: str, source: str = "") -> None:
    taken = wound(turn, token.id, [(amount, kind)], source=source)
    aftermath(turn, {token.id: taken})


def _regeneration(turn: Turnover, token: Token) -> None:
    """Hit points come back; from 0 only where its nature says so (fine print, ext), and then or never."""
    amount, top = int(token.creature.sheet.get("regeneration", 0)), token.creature.max_hp
    down, stopped = token.hp <= 0 and lives_on(turn.ruleset, token), token.effect(NO_REGENERATION)
    if stopped is not None:
        turn.emit(e.EffectRemoved(token=token.id, name=stopped.name, source=stopped.source, why="expired"))
    if token.dead:
        return
    if amount > 0 and stopped is None and (down or 0 < token.hp < top):
        hp = min(top, max(0, token.hp) + amount)
        turn.due(_due(turn, token, "regeneration", amount=amount), lambda: _regain(turn, token, hp))
    elif down:
        set_life(turn, token, Life(0, token.temp_hp, True, False, 0, 0))


def _regain(turn: Turnover, token: Token, hp: int) -> None:
    turn.emit(e.Healed(target=token.id, amount=hp - token.hp, hp=hp))
    wake(turn, token)


def _saves(turn: Turnover, token: Token) -> None:
    """One d20 for every effect that lasts until saved, in the order they came (D4E A5-8)."""
    for effect in token.effects:
        if effect.until == "save_ends" and not token.dead:
            facts = {"effect": effect.name, "amount": effect.amount, "type": effect.type}
            due = _due(turn, token, "save", name_of(effect), against=turn.ruleset.turns.save_target, **facts)
            turn.due(due, partial(_roll_save, turn, token, effect))


def _roll_save(turn: Turnover, token: Token, effect: Effect) -> None:
    target = turn.ruleset.turns.save_target
    faces = turn.roll("save", token.id, (20,), effect.name)
    ends = faces[0] >= target
    turn.emit(
        e.D20Rolled(
            token=token.id, what="save", faces=faces, natural=faces[0], total=faces[0], against=target, success=ends,
            detail=effect.name,
        )
    )  # fmt: skip
    if ends:
        gone(turn, token, effect, "saved")


def _burning(turn: Turnover, token: Token) -> None:
    """1d4 fire damage at the start of each turn while it burns (SRD 5.2, Burning)."""
    if token.has("burning") and not token.dead:
        turn.due(_due(turn, token, "burning"), lambda: _burn(turn, token))


def _burn(turn: Turnover, token: Token) -> None:
    faces = turn.roll("burning", token.id, (4,), "1d4")
    turn.emit(e.DiceRolled(token=token.id, what="burning", dice="1d4", faces=faces, total=faces[0]))
    _hurt(turn, token, faces[0], "fire")


def _inside(turn: Turnover, token: Token) -> None:
    """Who goes through things is hurt by ending its turn in one (SRD 5.1 and 5.2, Incorporeal Movement)."""
    solids = walls_of(turn.state.scene).solids
    if token.dead or not any(cell in solids for cell in cells_of(token)):
        return
    for trait in traits_of(turn.ruleset, token):
        if trait.inside:
            turn.due(_due(turn, token, "inside", trait.name), partial(_torn, turn, token, trait.inside, trait.inside_type))


def _torn(turn: Turnover, token: Token, inside: str, kind: str) -> None:
    dice = parse_dice(inside)
    faces = turn.roll("damage", token.id, dice.sides, inside)
    total = dice.total(faces)
    turn.emit(e.DiceRolled(token=token.id, what="damage", dice=inside, faces=faces, total=total))
    _hurt(turn, token, total, kind)


def _suffocation(turn: Turnover, token: Token) -> None:
    """A level of exhaustion at the end of each turn without breath (SRD 5.2, Suffocation)."""
    breathes = token.has(UNDERWATER) and any(trait.breathes_water for trait in traits_of(turn.ruleset, token))
    if not token.has(SUFFOCATING) or token.dead or breathes:
        return
    turn.due(_due(turn, token, "suffocation"), lambda: _suffocate(turn, token))


def _suffocate(turn: Turnover, token: Token) -> None:
    had = next((x for x in token.effects if (x.name, x.source) == (EXHAUSTION, SUFFOCATING)), None)
    effect = Effect(name=EXHAUSTION, source=SUFFOCATING, amount=max(1, had.amount) + 1 if had else 1)
    turn.emit(e.EffectAdded(token=token.id, effect=effect))
    die_of_exhaustion(turn, token.id)


AT_AN_END: dict[str, Callable[[Turnover, Token], None]] = {
    "death_save": _death_save, "ongoing": _ongoing, "regeneration": _regeneration, "saves": _saves,
    "burning": _burning, "suffocation": _suffocation, "recharge": recharge, "inside": _inside, "save_again": save_again,
}  # fmt: skip


# ---------------------------------------------------------------- rounds nobody has a turn of its own in
def start_round_of(turn: Turnover) -> None:
    """Where nobody has a turn of its own, a round starts everybody's."""
    for token_id in list(turn.state.tokens):
        at_moment(turn, token_id, "start")
        expire(turn, f"start_of_turn:{token_id}")
        count_rounds(turn, token_id)


def end_round_of(turn: Turnover) -> None:
    """... and ends it."""
    for token_id in list(turn.state.tokens):
        at_moment(turn, token_id, "end")
        expire(turn, f"end_of_turn:{token_id}")
        expire_next(turn, token_id)


def _fall_in_shared_space(turn: Turnover, token: Token) -> None:
    """D24 A1-29, AM-05: who ends its turn in another's space is prone, unless tiny or larger than the other."""
    if token.creature.size == "tiny" or token.dead or is_prone(turn.ruleset, token):
        return
    own, size = set(cells_of(token)), SIZES.index(token.creature.size)
    for other in others_of(turn.state, token):
        if other.id == token.riding or other.riding == token.id or not own & set(cells_of(other)):
            continue
        if shares_space(turn.ruleset, token, other):
            continue
        if size <= SIZES.index(other.creature.size) and abs(other.z - token.z) < turn.state.scene.square:
            fall = e.EffectAdded(token=token.id, effect=Effect(name="prone"))
            turn.due(Due("shared_space", token.id, other.id, "end", {"other": other.id}), partial(turn.emit, fall))
            return
