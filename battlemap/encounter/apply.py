"""State and event make the next state.  Folding never refuses and never asks the rules: everything is in the event."""

from collections.abc import Iterable
from typing import Any, assert_never

from msgspec.structs import replace

from battlemap.encounter import events as e
from battlemap.encounter.events import Event
from battlemap.encounter.facing import after_path, looking_as_others
from battlemap.model import Budget, Effect, Encounter, HeldBlow, Scene, Token, Turn
from battlemap.model.fog import mask_of, packed, unpacked

TRAIL_KEPT = 24


def apply_all(state: Encounter, happened: Iterable[Event]) -> Encounter:
    for event in happened:
        state = apply(state, event)
    return state


def apply(state: Encounter, event: Event) -> Encounter:
    """The state after one event."""
    match event:
        case e.EncounterBegun():
            return _begun(state, event)
        case e.EncounterEnded():
            tokens = {
                key: replace(token, budget=Budget(), readied={}, declared="") for key, token in state.tokens.items()
            }
            return replace(state, turn=Turn(), tokens=tokens, waiting=())
        case e.RoundStarted():
            return replace(state, turn=replace(state.turn, round=event.round, phase="", acted=(), started=()))
        case e.TurnStarted():
            return _turn_started(state, event)
        case e.TurnEnded():
            return _turn_ended(state, event)
        case e.TurnSet():
            return replace(state, turn=event.turn)
        case e.Refreshed():
            return _with(state, event.token, budget=Budget(spent=event.kept), paced=event.paced)
        case e.Declared():
            return _with(state, event.token, declared=event.what)
        case e.InspirationSet():
            return _with(state, event.token, inspired=event.inspired)
        case e.OpportunityTaken():
            return replace(state, turn=replace(state.turn, struck=(*state.turn.struck, event.token)))
        case e.BlowHeld():
            blow = HeldBlow(target=event.target, taken=event.taken, source=event.source)
            return replace(state, turn=replace(state.turn, held=(*state.turn.held, blow)))
        case e.OrderChanged():
            return replace(state, turn=replace(state.turn, order=event.order, acted=event.acted))
        case e.TokenMoved():
            return _moved(state, event)
        case e.MoveWaits():
            return replace(state, waiting=event.waiting)
        case e.ReactionDeclined() | e.ActionTaken() | e.AttackRolled() | e.D20Rolled() | e.DiceRolled() | e.Rested():
            return state
        case e.FreelyRolled():
            return state
        case e.PassedOver():
            return state
        case e.ResourceSpent():
            return _budget(state, event.token, spent=_plus(state, event.token, event.resource, event.amount))
        case e.MovementSpent():
            token = state.tokens[event.token]
            return _budget(state, event.token, moved=token.budget.moved + event.cost, run=0)
        case e.SwingsSet():
            return _budget(state, event.token, swings=event.swings)
        case e.Dashed():
            return _budget(state, event.token, dashes=state.tokens[event.token].budget.dashes + 1)
        case e.DamageTaken():
            return _with(state, event.target, hp=event.hp, temp_hp=event.temp_hp)
        case e.Healed():
            return _with(state, event.target, hp=event.hp)
        case e.TempHpSet():
            return _with(state, event.target, temp_hp=event.temp_hp)
        case e.LifeChanged():
            return _life(state, event)
        case e.EffectAdded():
            token = state.tokens[event.token]
            kept = tuple(x for x in token.effects if not _same(x, event.effect))
            return _with(state, event.token, effects=(*kept, event.effect))
        case e.EffectRemoved():
            return _effect_removed(state, event)
        case e.EffectChanged():
            token, new = state.tokens[event.token], event.effect
            changed = tuple(new if _same(x, new) else x for x in token.effects)
            return _with(state, event.token, effects=changed)
        case e.ConcentrationSet():
            return _with(state, event.token, concentrating=event.on)
        case e.Readied():
            return _with(state, event.token, readied=event.readied)
        case e.Mounted():
            return _with(state, event.token, riding=event.mount)
        case e.TokenJoined():
            return replace(state, tokens={**state.tokens, event.token.id: looking_as_others(state, event.token)})
        case e.ReserveChanged():
            left = {key: waits for key, waits in state.reserve.items() if key not in event.gone}
            return replace(state, reserve=left | {waits.token.id: waits for waits in event.put})
        case e.TokenLeft():
            return _left(state, event)
        case e.PartyChanged():
            lights = (*(light for light in state.scene.lights if not light.token), *event.carried)
            return replace(state, scene=replace(state.scene, lights=lights), marching=event.marching)
        case e.TokenEdited():
            return replace(state, tokens={**state.tokens, event.token.id: event.token})
        case e.DoorChanged():
            doors = tuple(replace(d, state=event.state) if d.id == event.door else d for d in state.scene.doors)
            return replace(state, scene=replace(state.scene, doors=doors))
        case e.DoorDamaged():
            return _door(state, event)
        case e.SceneChanged():
            return replace(state, scene=event.scene)
        case e.OptionsChanged():
            return replace(state, options=event.options)
        case e.ZoneSet():
            return replace(state, zones={**state.zones, event.zone.id: event.zone})
        case e.ZoneRemoved():
            return replace(state, zones={key: zone for key, zone in state.zones.items() if key != event.zone})
        case e.SceneEdited():
            return replace(state, scene=_edited(state.scene, event))
        case e.Explored() | e.FogPainted() | e.FogSet():
            return _fogged(state, event)
        case e.MarchingSet():
            return replace(state, marching=event.order)
        case e.AnswersChanged():
            return replace(state, answers=event.answers)
        case _:
            assert_never(event)


def _edited(scene: Scene, event: e.SceneEdited) -> Scene:
    changes: dict[str, Any] = {}
    for name in ("walls", "lights", "notes", "areas"):
        gone, new = set(getattr(event, f"{name}_gone")), getattr(event, name)
        if gone or new:
            changes[name] = (*(x for i, x in enumerate(getattr(scene, name)) if i not in gone), *new)
    if event.doors_gone or event.doors:
        changes["doors"] = (*(door for door in scene.doors if door.id not in event.doors_gone), *event.doors)
    if event.ground:
        rows = [list(row) for row in scene.rows]
        for letter, runs in event.ground:
            for y, a, b in runs:
                rows[y][a:b] = letter * (b - a)
        changes["rows"] = tuple("".join(row) for row in rows)
    if event.dark is not None:
        changes["dark"] = event.dark
    if event.name is not None:
        changes["name"] = event.name
    return replace(scene, **changes)


def _fogged(state: Encounter, event: e.Explored | e.FogPainted | e.FogSet) -> Encounter:
    scene, fog = state.scene, state.fog(event.side)
    if isinstance(event, e.FogSet):
        gone = {"explored": b"", "covered": b"", "doors": {}} if event.forgets else {}
        fog = replace(fog, on=event.on, viewers=event.viewers, **gone)
    else:
        painted = mask_of(event.runs, scene.width, scene.height)
        explored, covered = (unpacked(bits, scene.width, scene.height) for bits in (fog.explored, fog.covered))
        if isinstance(event, e.Explored):
            fog = replace(fog, explored=packed(explored | painted), doors={**fog.doors, **event.doors})
        elif event.covers:
            fog = replace(fog, explored=packed(explored & ~painted), covered=packed(covered | painted))
        else:
            fog = replace(fog, explored=packed(explored | painted), covered=packed(covered & ~painted))
    here = {**state.fogs.get(scene.key, {}), event.side: fog}
    return replace(state, fogs={**state.fogs, scene.key: here})


def _door(state: Encounter, event: e.DoorDamaged) -> Encounter:
    changes: dict[str, Any] = {"hp": event.hp, "broken": event.broken} | ({"state": "open"} if event.broken else {})
    doors = tuple(replace(door, **changes) if door.id == event.door else door for door in state.scene.doors)
    return replace(state, scene=replace(state.scene, doors=doors))


def _with(state: Encounter, token_id: str, **changes: Any) -> Encounter:
    token: Token = replace(state.tokens[token_id], **changes)
    return replace(state, tokens={**state.tokens, token_id: token})


def _budget(state: Encounter, token_id: str, **changes: Any) -> Encounter:
    if not state.turn.begun:
        changes = {key: value for key, value in changes.items() if key == "run"}
    return _with(state, token_id, budget=replace(state.tokens[token_id].budget, **changes))


def _plus(state: Encounter, token_id: str, resource: str, amount: int) -> dict[str, int]:
    spent = state.tokens[token_id].budget.spent
    return {**spent, resource: spent.get(resource, 0) + amount}


def _begun(state: Encounter, event: e.EncounterBegun) -> Encounter:
    tokens = {key: replace(token, budget=Budget(), readied=token.readied) for key, token in state.tokens.items()}
    return replace(state, tokens=tokens, turn=event.turn or Turn(round=1, order=event.order))


def _turn_started(state: Encounter, event: e.TurnStarted) -> Encounter:
    """A turn gives everything back; a ridden mount's with it."""
    state = _with(state, event.token, budget=Budget(spent=event.kept))
    if mount := state.tokens[event.token].riding:
        state = _with(state, mount, budget=Budget())
    started = (*state.turn.started, event.token)
    return replace(state, turn=replace(state.turn, active=event.token, started=started, struck=()))


def _turn_ended(state: Encounter, event: e.TurnEnded) -> Encounter:
    if event.token in state.tokens:
        budget = state.tokens[event.token].budget
        state = _with(state, event.token, budget=Budget(spent=budget.spent))
    return replace(state, turn=replace(state.turn, active="", acted=(*state.turn.acted, event.token)))


def _moved(state: Encounter, event: e.TokenMoved) -> Encounter:
    end = event.path[-1] if event.path else event.start
    state = _with(state, event.token, at=end, spot=event.spot, z=event.z)
    if event.kind == "own":
        token = state.tokens[event.token]
        if token.facing is not None:
            state = _with(state, event.token, facing=after_path(token.facing, (event.start, *event.path)))
        budget = token.budget
        state = _budget(
            state, event.token, moved=budget.moved + event.cost, diagonals=budget.diagonals + event.diagonals,
            run=budget.run + event.run if event.run else 0, went=event.went or budget.went,
            trail=(*(budget.trail or (event.start,)), *event.path)[-TRAIL_KEPT:],
        )  # fmt: skip
    elif state.tokens[event.token].budget.trail:
        state = _budget(state, event.token, trail=())
    return state


def _life(state: Encounter, event: e.LifeChanged) -> Encounter:
    changes: dict[str, Any] = {"dead": event.dead, "stable": event.stable}
    changes |= {"successes": event.successes, "failures": event.failures}
    if event.hp is not None:
        changes["hp"] = event.hp
    return _with(state, event.token, **changes)


def _same(one: Effect, other: Effect) -> bool:
    """An effect is one by name, source and type: burning and poisoned are two, each with its own save (D4E A5-8)."""
    return (one.name, one.source, one.type) == (other.name, other.source, other.type)


def _effect_removed(state: Encounter, event: e.EffectRemoved) -> Encounter:
    kept = tuple(
        effect
        for effect in state.tokens[event.token].effects
        if effect.name != event.name
        or event.source not in (None, effect.source)
        or event.type not in (None, effect.type)
    )
    return _with(state, event.token, effects=kept)


def _left(state: Encounter, event: e.TokenLeft) -> Encounter:
    now = state.turn
    if not now.sides:
        order = tuple(place for place in now.order if place.who != event.token)
        now = replace(now, order=order, acting=tuple(who for who in now.acting if who != event.token))
    now = replace(now, delayed=tuple(who for who in now.delayed if who != event.token))
    state = replace(state, turn=replace(now, active="" if now.active == event.token else now.active))
    if event.why == "dead":
        return _with(state, event.token, dead=True, hp=0)
    tokens = {
        key: replace(token, riding="") if token.riding == event.token else token
        for key, token in state.tokens.items()
        if key != event.token
    }
    return replace(state, tokens=tokens)
