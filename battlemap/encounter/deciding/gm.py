"""The game master's pencil: doors, any field of a token, the map, house rules, how a side answers."""

from typing import Any

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.lapses import after_edit
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.encounter.deciding.turns import schedule_of
from battlemap.encounter.facing import FORWARD
from battlemap.encounter.tables import TableError, edited, whole
from battlemap.model import Door, Place
from battlemap.rules.harm import set_by_hand, within_maximum
from battlemap.rules.objects import nearest_side
from battlemap.rules.ruling import Refusal
from battlemap.rules.standing import ready_of, turn_refusal


def set_door(turn: Turnover, command: c.SetDoor) -> Ruling:
    door = turn.state.scene.door(command.door)
    if door is None:
        return Refusal("no_such", {"id": command.door})
    if door.broken and command.state != "open":
        return Refusal("not_allowed", {"rule": "already_broken", "id": door.id})
    if command.token and (refusal := _by_hand(turn, door, command)):
        return refusal
    if door.state != command.state:
        turn.emit(e.DoorChanged(door=door.id, state=command.state))
    return {"door": door.id, "state": command.state}


def _by_hand(turn: Turnover, door: Door, command: c.SetDoor) -> Refusal | None:
    """Somebody in the fight opens or shuts it: right beside it, not against a lock, for the first thing that pays."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    refusal = turn_refusal(turn.state, turn.ruleset, token)
    if refusal:
        return refusal
    side = nearest_side(turn.state, door, token)
    if side is None or side[1] > 1:
        return Refusal("out_of_reach", {"target": door.id})
    if door.state not in ("open", "closed") or command.state not in ("open", "closed"):
        return Refusal("not_allowed", {"rule": "locked", "id": door.id})
    ready = ready_of(turn.state, turn.ruleset, token)
    pays = next((name for name in turn.ruleset.door_pays if ready.get(name, 0)), "")
    if turn.ruleset.door_pays and not pays:
        return Refusal("spent", {"token": token.id, "resource": turn.ruleset.door_pays[0]})
    turn.pay(token.id, pays, "door")
    return None


def edit(turn: Turnover, command: c.Edit) -> Ruling:
    """Set any fields, of all the tokens or of none; `total` moves a token in the order at once, and starts or ends no turn.
    Where sides take turns a token has no place of its own (AR-6)."""
    answer: Ruling = {}
    for part in (command, *command.more):
        for token_id in part.tokens or (part.token,):
            answer = _edit_one(turn, token_id, dict(part.fields))
            if isinstance(answer, Refusal):
                return answer
    return answer


def _edit_one(turn: Turnover, token_id: str, fields: dict[str, Any]) -> Ruling:
    token = turn.find(token_id)
    if isinstance(token, Refusal):
        return token
    total, turned = fields.pop("total", None), fields.pop("turn", None)
    try:
        if turned is not None:
            fields["facing"] = (FORWARD if token.facing is None else token.facing) + whole(turned, "token.turn")
        changed = edited(token, fields)
    except TableError as wrong:
        return Refusal("not_allowed", {"rule": "field", "message": str(wrong)})
    scene = turn.state.scene
    if not (0 <= changed.at[0] < scene.width and 0 <= changed.at[1] < scene.height):
        return Refusal("off_map", {"at": list(changed.at)})
    if "max_hp" in fields:
        changed = within_maximum(turn.ruleset, changed, "hp" in fields)
    elif "hp" in fields:
        changed = set_by_hand(turn.ruleset, changed)
    if fields:
        turn.emit(e.TokenEdited(token=changed, fields=tuple(fields)))
        after_edit(turn, token)
    if total is None:
        return {}
    if not turn.state.turn.begun:
        return {"order": []}
    if turn.state.turn.sides:
        return {"order": schedule_of(turn.ruleset).answer(turn.state)["order"]}
    order = tuple(place for place in turn.state.turn.order if place.who != token.id)
    before = [place for place in order if place.total >= int(total)]
    after = [place for place in order if place.total < int(total)]
    order = (*before, Place(who=token.id, total=int(total)), *after)
    turn.emit(e.OrderChanged(order=order, acted=turn.state.turn.acted))
    return {"order": [place.who for place in order]}


def set_scene(turn: Turnover, command: c.SetScene) -> Ruling:
    """Another map; tokens that would stand off it are put on its nearest square."""
    if turn.state.turn.begun and not command.keep_tokens:
        turn.emit(e.EncounterEnded())
    turn.emit(e.SceneChanged(scene=command.scene))
    for token in list(turn.state.tokens.values()):
        if not command.keep_tokens:
            turn.emit(e.TokenLeft(token=token.id, why="removed"))
            continue
        x = min(max(0, token.at[0]), command.scene.width - 1)
        y = min(max(0, token.at[1]), command.scene.height - 1)
        if (x, y) != token.at:
            turn.emit(e.TokenEdited(token=replace(token, at=(x, y)), fields=("at",)))
    return {}


def set_answers(turn: Turnover, command: c.SetAnswers) -> Ruling:
    if command.token:
        token = turn.find(command.token)
        if isinstance(token, Refusal):
            return token
        turn.emit(e.TokenEdited(token=replace(token, answer=command.answer), fields=("answer",)))
        return {}
    answers = {side: answer for side, answer in turn.state.answers.items() if side != command.side}
    if command.answer:
        answers[command.side] = command.answer
    turn.emit(e.AnswersChanged(answers=answers))
    return {}


def set_options(turn: Turnover, command: c.SetOptions) -> Ruling:
    for name, value in command.options.items():
        rule = turn.ruleset.options.get(name)
        if rule is None:
            return Refusal("no_such", {"id": name})
        if value not in rule.choices:
            return Refusal("not_allowed", {"rule": "option", "option": name, "choices": list(rule.choices)})
    turn.emit(e.OptionsChanged(options={**turn.state.options, **command.options}))
    return {}
