"""What must hold after every step of any fight under any ruleset; each broken rule is one sentence.

    faults = list(broken(ruleset, before, command, events, after))

Numbers, the turn, what waits, where they stand.  Not here: that events fold and files read (`playing`).
"""

from collections.abc import Iterator, Sequence

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.apply import apply
from battlemap.encounter.decide import decide
from battlemap.encounter.outcome import Refused
from battlemap.geometry import Cell, fits, squares_of
from battlemap.model import Encounter, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.space import body_of, cell_of, footprint, levels_meet, walls_of
from battlemap.rules.standing import act_refusal, acts_now, ready_of, resources_of, shares_space
from battlemap.rules.terrain import TINY_IN_A_SQUARE, is_squeezed

PENCIL = (c.Edit, c.SetScene, c.Join, c.MoveGroup)


def broken(
    ruleset: Ruleset, before: Encounter, command: c.Command, events: Sequence[e.Event], after: Encounter
) -> Iterator[str]:
    yield from numbers(ruleset, after)
    yield from turns(ruleset, before, events, after)
    yield from deeds(ruleset, before, events)
    yield from going_on(ruleset, after)
    if not isinstance(command, c.Edit):
        yield from waiting(ruleset, after)
        yield from riders(after)
    yield from places(ruleset, before, command, events, after)


def numbers(ruleset: Ruleset, state: Encounter) -> Iterator[str]:
    """Nothing is negative, nothing is spent that is not there; an action gives back as often as it can be paid."""
    gains = [(action.gives, action.pays) for action in ruleset.actions.values() if action.gives]
    for token in state.tokens.values():
        if token.hp < 0 or token.temp_hp < 0:
            yield f"{token.id}: {token.hp} hit points, {token.temp_hp} temporary ones"
        if not (0 <= token.successes <= 3 and 0 <= token.failures <= 3):
            yield f"{token.id}: {token.successes} successes, {token.failures} failures"
        if min(token.budget.moved, token.budget.swings, token.budget.dashes, token.budget.diagonals) < 0:
            yield f"{token.id}: {token.budget}"
        owned = resources_of(ruleset, token)
        for name, spent in token.budget.spent.items():
            given = sum(owned[pays] for gives, pays in gains if gives == name)
            if not -given <= spent <= owned.get(name, 1) + given:
                yield f"{token.id}: {spent} of {owned.get(name)} {name} spent, {given} given at most"
        if any(left < 0 for left in ready_of(state, ruleset, token).values()):
            yield f"{token.id}: {ready_of(state, ruleset, token)}"


def turns(ruleset: Ruleset, before: Encounter, events: Sequence[e.Event], after: Encounter) -> Iterator[str]:
    """Nobody acts twice in a round, nobody is listed twice, the dead do not begin."""
    state = before
    for event in events:
        if isinstance(event, e.TurnStarted):
            if event.token in state.turn.acted:
                yield f"{event.token} has acted, and begins a turn"
            if state.tokens[event.token].dead:
                yield f"{event.token} is dead, and begins a turn"
        state = apply(state, event)
    now = after.turn
    for name, listed in (("acted", now.acted), ("delayed", now.delayed), ("struck", now.struck)):
        if len(set(listed)) < len(listed):
            yield f"{name} has somebody twice: {listed}"
    order = [place.who for place in now.order]
    if not now.slots and ruleset.turns.schedule != "slots" and len(set(order)) < len(order):
        yield f"the order has somebody twice: {order}"
    if now.active and now.active not in {*after.tokens, *order}:
        yield f"{now.active} is active, and not there"
    if now.active in now.delayed:
        yield f"{now.active} is active and delays: {now.delayed}"
    strangers = set(order) - ({token.side for token in after.tokens.values()} if now.sides else {*after.tokens})
    if strangers and order != [place.who for place in before.turn.order]:
        yield f"the order has strangers: {strangers}"
    if not now.begun and (now.order or now.acted or now.active or now.slots):
        yield f"no round, and yet {now}"


def deeds(ruleset: Ruleset, before: Encounter, events: Sequence[e.Event]) -> Iterator[str]:
    """The dead do nothing; whoever moves of its own is on, can move, and goes from square to square."""
    state, resumed = before, {way.token for way in before.waiting}
    for event in events:
        if isinstance(event, (e.AttackRolled, e.ActionTaken)) and state.tokens[event.token].dead:
            yield f"{event.token} is dead: {event}"
        if isinstance(event, e.TokenMoved) and event.kind == "own":
            token = state.tokens[event.token]
            if not acts_now(before, before.tokens[token.id]) and token.id not in resumed:
                yield f"{token.id} is not on: {event}"
            if event.path and act_refusal(ruleset, token):
                yield f"{token.id} cannot act: {event}"
            steps = zip((event.start, *event.path), event.path, strict=False)
            if any(max(abs(a[0] - b[0]), abs(a[1] - b[1])) != 1 for a, b in steps):
                yield f"{token.id} leaps: {event}"
        state = apply(state, event)


def going_on(ruleset: Ruleset, state: Encounter) -> Iterator[str]:
    """While the fight goes on there is always a command that brings it on; where nobody acts or is to come it is over."""
    now = state.turn
    ways: list[c.Command] = []
    if state.waiting:
        ways = [c.Decline(token=pending.by) for pending in state.pending]
    elif now.begun and ruleset.turns.phases and not all(token.dead for token in state.tokens.values()):
        ways = [c.OpenRound(), c.EndPhase()]
    elif now.active and not ruleset.turns.phases:
        ways = [c.EndTurn(token=now.active)]
    elif now.slots and any(_may_come(state, token) for token in state.tokens.values()):
        ways = [c.Activate(token=token_id) for token_id in state.tokens]
    if ways and all(isinstance(decide(state, ruleset, way), Refused) for way in ways):
        yield f"nothing brings the fight on: {now}, {state.waiting}"


def _may_come(state: Encounter, token: Token) -> bool:
    """Has the running slot somebody left?  (If not, it should have been passed over: `test_found_in_play`.)"""
    now = state.turn
    return token.side == now.slots[0].who and not token.dead and token.id not in (*now.acted, *now.late)


def waiting(ruleset: Ruleset, state: Encounter) -> Iterator[str]:
    """What waits waits for somebody alive who can answer."""
    for way in state.waiting:
        if not way.pending:
            yield f"{way} waits for nobody"
        if state.token(way.token) is None:
            yield f"{way} waits, and {way.token} is not there"
        for pending in way.pending:
            token = state.token(pending.by)
            if token is None or token.dead or act_refusal(ruleset, token):
                yield f"{way} waits, and {pending.by} is not there or cannot answer"


def riders(state: Encounter) -> Iterator[str]:
    """Who rides is on a mount that is there, alone."""
    mounts = [token.riding for token in state.tokens.values() if token.riding]
    if len(set(mounts)) < len(mounts):
        yield f"two ride one mount: {mounts}"
    for token in state.tokens.values():
        mount = state.token(token.riding)
        if token.riding and (mount is None or mount.at != token.at):
            yield f"{token.id} at {token.at} rides {token.riding}, which is at {mount and mount.at}"


# ---------------------------------------------------------------- where they stand
def places(
    ruleset: Ruleset, before: Encounter, command: c.Command, events: Sequence[e.Event], after: Encounter
) -> Iterator[str]:
    """Nobody stands in another, in a wall or off the map, unless the game master put it there, it fell, was dragged, or stopped
    on its way."""
    if isinstance(command, PENCIL):
        return
    last = {event.token: event for event in events if isinstance(event, e.TokenMoved)}
    moved = {token_id: event for token_id, event in last.items() if token_id in after.tokens and not _excused(event)}
    stopped = {way.token for way in (*before.waiting, *after.waiting)}
    for one, other in _overlaps(ruleset, after, [*moved]):
        if not {one, other} & stopped:
            yield f"{one} stands in {other}: {moved[one]}"
    for token_id in moved:
        token = after.tokens[token_id]
        walls, cell = walls_of(after.scene), cell_of(token)
        if not walls.grid.contains(cell) or not fits(walls, _size(ruleset, after, token))[cell.y, cell.x]:
            yield f"{token_id} stands in a wall or off the map: {moved[token_id]}"


def _excused(event: e.TokenMoved) -> bool:
    return event.forced_by_gm or event.kind in ("carried", "fell") or event.path[-1:] in ((), (event.start,))


def _size(ruleset: Ruleset, state: Encounter, token: Token) -> int:
    return footprint(token) - (1 if is_squeezed(state, ruleset, token) else 0)


def _overlaps(ruleset: Ruleset, state: Encounter, of: Sequence[str]) -> list[tuple[str, str]]:
    """Pairs of the living of which the first is one of these and that share a square at one height; riders, the held, those who
    share by nature (swarms) and up to four tiny ones may."""
    found: list[tuple[str, str]] = []
    for one in (state.tokens[token_id] for token_id in of if token_id in state.tokens):
        if one.dead:
            continue
        tiny = 0
        for other in state.tokens.values():
            if other.id == one.id or other.dead or not _meet(state, one, other):
                continue
            if one.riding == other.id or other.riding == one.id or _holds(one, other) or _holds(other, one):
                continue
            if shares_space(ruleset, one, other):
                continue
            tiny += 1
            if one.creature.size == other.creature.size == "tiny" and tiny < TINY_IN_A_SQUARE:
                continue
            theirs = set(squares_of(cell_of(other), _size(ruleset, state, other)))
            if theirs & set(squares_of(cell_of(one), _size(ruleset, state, one))):
                found.append((one.id, other.id))
    return found


def _meet(state: Encounter, one: Token, other: Token) -> bool:
    a, b = Cell(*one.at), Cell(*other.at)
    n, m = footprint(one), footprint(other)
    beside = a.x >= b.x + m or b.x >= a.x + n or a.y >= b.y + m or b.y >= a.y + n
    return not beside and levels_meet(body_of(state, one), body_of(state, other))


def _holds(one: Token, other: Token) -> bool:
    return any(effect.name in ("grappled", "grabbed") and effect.source == one.id for effect in other.effects)
