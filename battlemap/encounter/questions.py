"""Questions and their answers, in the names and units of the scenario format.  Asking changes nothing."""

from collections.abc import Callable, Sequence
from typing import Any

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.advising import advice_answer
from battlemap.encounter.deciding.attacks import attack_refusal
from battlemap.encounter.deciding.harm import targets_of
from battlemap.encounter.deciding.moves import at_height, off_map, plan_answer, position, split, way_refusal
from battlemap.encounter.deciding.turnover import Turnover, as_data, gm_reasons
from battlemap.encounter.deciding.turns import schedule_of
from battlemap.encounter.dice import Cup
from battlemap.encounter.outcome import Answer, Refusal
from battlemap.encounter.view import view_answer
from battlemap.geometry import Body, Cell, Cover, distance
from battlemap.model import Encounter, Token, decimetres, metres
from battlemap.rules.areas import area_cells, caught, centre_of
from battlemap.rules.attacks import attack_named, chance_to_hit, ruling_on
from battlemap.rules.carried import pushed_along
from battlemap.rules.cover import cover_of
from battlemap.rules.movement import acting, find_way, plan_along, reach_of, straight
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.sight import light_at, sees, sees_cell
from battlemap.rules.space import body_of, cell_of, level_at
from battlemap.rules.standing import act_refusal, acts_now, left_of, lefts_of, ready_of, state_of
from battlemap.rules.terrain import is_squeezed, stands_free
from battlemap.rules.threat import shooting_provocations, threatened_cells


def answer_question(state: Encounter, ruleset: Ruleset, question: asks.Question) -> Answer:
    """`ok` and the answer, or `ok` false and `refused`."""
    answer = ANSWERS[type(question)](state, ruleset, question)
    if isinstance(answer, Refusal):
        return {"ok": False, "refused": [answer.as_answer()]}
    return {"ok": True, **answer}


def _token(state: Encounter, token_id: str) -> Token | Refusal:
    return state.token(token_id) or Refusal("no_such", {"id": token_id})


def _place(state: Encounter, where: str | c.Square) -> Body | Refusal:
    if isinstance(where, str):
        token = _token(state, where)
        return token if isinstance(token, Refusal) else body_of(state, token)
    cell, _ = split(where)
    return Body(cell.x, cell.y, 1, level_at(state, 0, cell, 1))


def _distance(state: Encounter, ruleset: Ruleset, question: asks.AskDistance) -> Answer | Refusal:
    start, end = _place(state, question.start), _place(state, question.to)
    if isinstance(start, Refusal) or isinstance(end, Refusal):
        return start if isinstance(start, Refusal) else end  # type: ignore[return-value]
    squares = distance(start, end)
    return {"squares": squares, "metres": metres(squares * state.scene.square)}


def _path(state: Encounter, ruleset: Ruleset, question: asks.AskPath) -> Answer | Refusal:
    token = _token(state, question.token)
    if isinstance(token, Refusal):
        return token
    ends = [split(square)[0] for square in question.path or ()]
    goal = ends[-1] if ends else split(question.to or token.at)[0]
    if question.force:
        return off_map(state, token, goal) or _costless(state, ruleset, token, ends or [goal])
    if question.kind == "forced":
        return _costless(state, ruleset, token, pushed_along(state, token, ends or straight(cell_of(token), goal)))
    if question.kind == "teleport":
        return stands_free(state, at_height(token, question.to_z), goal) or _costless(state, ruleset, token, [goal])
    if refusal := way_refusal(state, ruleset, token, question.pays, question.kind):
        return refusal
    fresh = acting(state, token, question.pays)
    path = ends or find_way(state, ruleset, fresh, goal, question.by, question.kind)
    to_z = None if question.to_z is None else decimetres(question.to_z)
    plan = plan_along(state, ruleset, token.id, path, question.by, question.pays, to_z, kind=question.kind)
    answer = {**plan_answer(plan), "pending": [], "at": list(plan.path[-1] if plan.path else token.at), "refused": []}
    if plan.problems:
        return {**answer, "ok": False, "refused": [plan.problems[0].as_answer()]}
    return answer


def _costless(state: Encounter, ruleset: Ruleset, token: Token, path: Sequence[Cell]) -> Answer:
    """A way nobody walks: it costs nothing and provokes nobody."""
    fresh = acting(state, token)
    return {
        "path": [list(cell) for cell in path], "cost": 0.0, "left": metres(left_of(state, ruleset, fresh)), "provokes": [],
        "squeezed": False, "pending": [], "at": list(path[-1] if path else token.at), "refused": [],
    }  # fmt: skip


def _reachable(state: Encounter, ruleset: Ruleset, question: asks.AskReachable) -> Answer | Refusal:
    token = _token(state, question.token)
    if isinstance(token, Refusal):
        return token
    reach = reach_of(state, ruleset, question.token, question.by)
    here = cell_of(token)
    cells = sorted((cell for cell in reach.costs if cell != here), key=lambda cell: (cell.y, cell.x))
    return {"squares": [[cell.x, cell.y, metres(reach.costs[cell])] for cell in cells]}


def _advice(state: Encounter, ruleset: Ruleset, question: asks.AskAdvice) -> Answer | Refusal:
    return advice_answer(state, ruleset, question)


def _threatened(state: Encounter, ruleset: Ruleset, question: asks.AskThreatened) -> Answer | Refusal:
    token = _token(state, question.token)
    if isinstance(token, Refusal):
        return token
    return {"squares": [list(cell) for cell in threatened_cells(state, token)]}


def _cover(state: Encounter, ruleset: Ruleset, question: asks.AskCover) -> Answer | Refusal:
    start, end = _token(state, question.start), _token(state, question.to)
    if isinstance(start, Refusal) or isinstance(end, Refusal):
        return start if isinstance(start, Refusal) else end  # type: ignore[return-value]
    ruling = cover_of(state, ruleset, start, end)
    return {
        "degree": ruling.degree, "ac": ruling.armour, "dex": ruling.saves, "penalty": ruling.penalty,
        "lines": _lines(ruling.cover), "by": list(ruling.cover.by),
    }  # fmt: skip


def _lines(cover: Cover) -> list[dict[str, Any]]:
    return [{"from": list(line.start), "to": list(line.end), "blocked_by": list(line.blocked_by)} for line in cover.lines]


def _attack(state: Encounter, ruleset: Ruleset, question: asks.AskAttack) -> Answer | Refusal:
    """Legal or not, and what it would need.  Out of turn it answers as its fresh turn would (fine print)."""
    turn = Turnover(state, ruleset, Cup(()))
    attacker = turn.find(question.token)
    if isinstance(attacker, Refusal):
        return attacker
    attack = attack_named(attacker, question.attack)
    targets = targets_of(turn, question.target, question.targets)
    if attack is None or isinstance(targets, Refusal):
        return targets if isinstance(targets, Refusal) else Refusal("no_such", {"id": question.attack})
    ruling = ruling_on(
        state, ruleset, attacker, targets[0], attack, gm_reasons(question.advantage, question.disadvantage),
        question.penalty, question.pays,
    )  # fmt: skip
    refusal = attack_refusal(turn, attacker, attack, question.pays)
    if refusal is not None and not acts_now(state, attacker) and refusal.kind in ("not_your_turn", "wrong_phase"):
        refusal = act_refusal(ruleset, attacker)
    refusal = refusal or ruling.refusal
    return {
        "legal": refusal is None, "refused": [refusal.as_answer()] if refusal else [], "mode": ruling.mode,
        "reasons": list(as_data(ruling.reasons)), "modifier": ruling.modifier, "against": ruling.against,
        "chance": chance_to_hit(ruling.modifier, ruling.against, ruling.mode), "cover": ruling.degree,
        "armour": ruling.armour, "cover_bonus": ruling.cover.armour, "terms": list(as_data(ruling.terms)),
        "lines": _lines(ruling.cover.cover), "by": list(ruling.cover.cover.by), "melee": ruling.melee,
        "damage_bonus_percent": ruling.percent, "rolls": ruleset.attacks.rolls,
        "provokes": [p.as_answer() for p in shooting_provocations(state, ruleset, attacker, attack, ruling.melee)],
        "distance": metres(ruling.gap * state.scene.square), "with": attack.name,
        "save": None if attack.save is None or attack.to_hit is not None else
        {"ability": attack.save.ability, "dc": attack.save.dc, "half": attack.save.half},
    }  # fmt: skip


def _sees(state: Encounter, ruleset: Ruleset, question: asks.AskSees) -> Answer | Refusal:
    viewer = _token(state, question.start)
    if isinstance(viewer, Refusal):
        return viewer
    if isinstance(question.to, str):
        target = _token(state, question.to)
        if isinstance(target, Refusal):
            return target
        sight = sees(state, ruleset, viewer, target)
    else:
        sight = sees_cell(state, ruleset, viewer, split(question.to)[0])
    return {"sees": sight.sees, "why": sight.why, "by": sight.by}


def _light(state: Encounter, ruleset: Ruleset, question: asks.AskLight) -> Answer | Refusal:
    return {"light": light_at(state, split(question.at)[0])}


def _area(state: Encounter, ruleset: Ruleset, question: asks.AskArea) -> Answer | Refusal:
    start: Token | Cell | None = None
    if isinstance(question.start, str):
        found = _token(state, question.start)
        if isinstance(found, Refusal):
            return found
        start = found
    elif question.start is not None:
        start = split(question.start)[0]
    towards: tuple[float, float] | None = None
    if isinstance(question.towards, str):
        aimed = _token(state, question.towards)
        if isinstance(aimed, Refusal):
            return aimed
        towards = centre_of(aimed)
    elif question.towards is not None:
        cell, _ = split(question.towards)
        towards = (cell.x + 0.5, cell.y + 0.5)
    try:
        cells = area_cells(
            state, question.shape, at=question.at, start=start, size=question.size, width=question.width, towards=towards
        )
    except ValueError as wrong:
        return Refusal("not_allowed", {"rule": "area", "message": str(wrong)})
    tokens = caught(state, cells, start if isinstance(start, Token) else None)
    return {"squares": [list(cell) for cell in cells], "tokens": [token.id for token in tokens]}


def token_answer(state: Encounter, ruleset: Ruleset, token: Token) -> Answer:
    """How a token fares."""
    ready = ready_of(state, ruleset, token)
    return {
        "id": token.id, "name": token.name, "at": position(token), "z": metres(token.z), "hp": token.hp,
        "temp_hp": token.temp_hp, "max_hp": token.creature.max_hp, "conditions": list(token.conditions),
        "state": state_of(token), "death_saves": {"success": token.successes, "failure": token.failures},
        "left": {mode: metres(left) for mode, left in lefts_of(state, ruleset, token).items()},
        "used": metres(token.budget.moved), "spent": dict(token.budget.spent), "ready": ready,
        "concentrating": token.concentrating, "readied": token.readied.get("trigger", ""), "swings": token.budget.swings,
        "squeezed": is_squeezed(state, ruleset, token), "declared": token.declared, "paced": token.paced,
        "states": [effect.name for effect in token.effects if effect.kind == "state"], "riding": token.riding,
    }  # fmt: skip


def _token_question(state: Encounter, ruleset: Ruleset, question: asks.AskToken) -> Answer | Refusal:
    token = _token(state, question.token)
    return token if isinstance(token, Refusal) else token_answer(state, ruleset, token)


def _turn(state: Encounter, ruleset: Ruleset, question: asks.AskTurn) -> Answer | Refusal:
    return schedule_of(ruleset).answer(state)


def _view(state: Encounter, ruleset: Ruleset, question: asks.AskView) -> Answer | Refusal:
    return view_answer(state, ruleset, question.side)


ANSWERS: dict[type[Any], Callable[[Encounter, Ruleset, Any], Answer | Refusal]] = {
    asks.AskDistance: _distance, asks.AskPath: _path, asks.AskReachable: _reachable, asks.AskAdvice: _advice,
    asks.AskThreatened: _threatened, asks.AskCover: _cover, asks.AskAttack: _attack, asks.AskSees: _sees,
    asks.AskLight: _light, asks.AskArea: _area, asks.AskToken: _token_question, asks.AskTurn: _turn, asks.AskView: _view,
}  # fmt: skip
