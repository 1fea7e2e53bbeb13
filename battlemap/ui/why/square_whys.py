"""The map's numbers explained: a way and each of its squares, what stands on a square, its light, who sees it."""

from __future__ import annotations

from collections.abc import Sequence

from battlemap.encounter import asks
from battlemap.encounter.outcome import Refusal
from battlemap.geometry import Cell
from battlemap.rules import sums
from battlemap.rules.movement import Plan
from battlemap.rules.sight import lights_of
from battlemap.rules.space import cells_of
from battlemap.ui import words
from battlemap.ui.session import Session
from battlemap.ui.sight_words import light_word, sight_line
from battlemap.ui.tools.measure_points import Stop, body_at, legs, straight_text
from battlemap.ui.why.reason import Line, Why
from battlemap.ui.why.roll_whys import chance_why, cover_why
from battlemap.ui.why.sum_words import lines_of, say, say_counted, term_text

MOST_SQUARES = 14


def way_why(session: Session, plan: Plan) -> Why | None:
    """What a whole way costs: square by square what makes each dearer than one."""
    if not plan.path or not plan.costs or plan.token not in session.state.tokens:
        return None
    state, square = session.state, session.state.scene.square
    steps = sums.step_sums(state, session.ruleset, plan)
    plain = sum(1 for step in steps if step.total == 1)
    lines = []
    if plain:
        usual = say("{squares} at the usual cost", squares=words.squares_text(plain))
        lines.append(Line(usual, words.metres_text(plain * square)))
    dear = [(cell, step) for cell, step in zip(plan.path, steps, strict=False) if step.total != 1]
    for cell, step in dear[:MOST_SQUARES]:
        why = ", ".join(term_text(term, state) for term in step.terms[1:])
        lines.append(Line(say("{square}: {why}", square=words.cell_name(cell), why=why), words.metres_text(step.total * square)))
    if len(dear) > MOST_SQUARES:
        rest = sum(step.total for _, step in dear[MOST_SQUARES:])
        lines.append(Line(say_counted("%n square(s) more", len(dear) - MOST_SQUARES), words.metres_text(rest * square)))
    notes = []
    for provoked in plan.provokes:
        by, at = words.name_of(state, provoked.by), words.cell_name(provoked.at)
        notes.append(say("{name} may strike: its reach is left from {square}.", name=by, square=at))
    if state.turn.begun:
        notes.append(say("{length} left after it", length=words.metres_text(plan.left)))
    if plan.problems:
        notes.append(words.refusal(plan.problems[0], state))
    title = say("The way to {square}", square=words.cell_name(plan.path[-1]))
    return Why(title, words.both_text(plan.cost, square), tuple(lines), tuple(notes))


def step_why(session: Session, plan: Plan, cell: Cell) -> Why | None:
    """One square of a way: what entering it costs, and what the way has cost by then."""
    if cell not in plan.path or plan.token not in session.state.tokens or len(plan.costs) < len(plan.path):
        return None
    at, state = plan.path.index(cell), session.state
    step = sums.step_sums(state, session.ruleset, plan)[at]
    so_far = words.both_text(plan.costs[at], state.scene.square)
    notes = [say("{length} from the start of the way", length=so_far)]
    notes += [
        say("{name} may strike when it leaves this square.", name=words.name_of(state, provoked.by))
        for provoked in plan.provokes
        if provoked.at == cell
    ]
    title = say("Entering {square}", square=words.cell_name(cell))
    return Why(title, words.metres_text(step.total * state.scene.square), lines_of(step, state), tuple(notes))


def ruler_why(session: Session, stops: Sequence[Stop]) -> Why | None:
    """What was measured, leg by leg: how far across, down and up, of which the largest counts."""
    if len(stops) < 2:
        return None
    state, lines = session.state, list[Line]()
    square, bodies = state.scene.square, [body_at(state, stop) for stop in stops]
    for one, other, squares in zip(bodies, bodies[1:], legs(state, stops), strict=False):
        across, down = (apart(a, one.n, b, other.n) for a, b in ((one.x, other.x), (one.y, other.y)))
        up = apart(one.level, one.n, other.level, other.n)
        told = say("{across} across, {down} down, {up} up: the largest counts", across=across, down=down, up=up)
        lines.append(Line(told, words.metres_text(squares * square)))
    notes = (say("Between the nearest squares; a diagonal counts one square, difficult ground changes no distance."),)
    return Why(say("Distance"), straight_text(state, stops), tuple(lines), notes)


def apart(a: int, a_size: int, b: int, b_size: int) -> int:
    """Squares between two runs along one axis."""
    return max(b - (a + a_size - 1), a - (b + b_size - 1), 0)


def square_why(session: Session, cell: Cell, actor_id: str) -> Why | None:
    """A square or whoever stands there, as whoever acts has it: how far, seen or not and why, how light, what cover."""
    state, scene = session.state, session.state.scene
    if not (0 <= cell.x < scene.width and 0 <= cell.y < scene.height):
        return None
    actor = state.token(actor_id)
    there = next((t for t in state.tokens.values() if t.id != actor_id and cell in cells_of(t)), None)
    lines, notes = list[Line](), list[str]()
    if actor is not None:
        to: str | tuple[int, int] = there.id if there is not None else (cell.x, cell.y)
        squares = session.ask(asks.AskDistance(start=actor.id, to=to))["squares"]
        away = say("distance from {name}, by their nearest squares", name=actor.name)
        lines.append(Line(away, words.both_text(squares * scene.square, scene.square)))
        sight = session.ask(asks.AskSees(start=actor.id, to=to))
        name = there.name if there is not None else words.cell_name(cell)
        notes.append(sight_line(sight["sees"], sight["why"], actor.name, name))
    if scene.dark:
        level = session.ask(asks.AskLight(at=(cell.x, cell.y)))["light"]
        lines.append(Line(say("light"), light_word(level)))
        notes.append(
            say_counted(
                "%n light(s) (shines/shine) on this map; the brightest that reaches the square counts.", len(lights_of(state))
            )
        )  # fmt: skip
    if there is None:
        return Why(words.cell_name(cell), "", tuple(lines), tuple(notes)) if lines or notes else None
    if actor is not None and state.are_enemies(actor, there) and not there.dead:
        return _enemy_why(session, actor.id, there.id, lines, notes)
    return Why(there.name, "", tuple(lines), tuple(notes))


def _enemy_why(session: Session, actor_id: str, enemy_id: str, lines: list[Line], notes: list[str]) -> Why:
    """An enemy as a target: chance, cover line by line, sight."""
    names = [attack.name for attack in session.state.tokens[actor_id].creature.attacks] or ["unarmed"]
    answers = [session.ask(asks.AskAttack(token=actor_id, target=enemy_id, attack=name)) for name in names]
    answer = next((one for one in answers if one.get("legal")), answers[0])  # the one a click would choose
    cover = cover_why(session, actor_id, enemy_id)
    chance = chance_why(session, actor_id, enemy_id, answer) if answer["ok"] else None
    total = ""
    if chance is not None:
        lines = [Line(chance.title, chance.total), *chance.lines, *lines]
        notes = [*chance.notes, *notes]
        total = chance.total
    if cover is not None:
        lines.append(Line(cover.title, cover.total))
        lines += cover.lines
        notes += cover.notes
    for refused in answer.get("refused", ()):
        notes.insert(0, words.refusal(Refusal(refused["kind"], {k: v for k, v in refused.items() if k != "kind"}), session.state))
    return Why(words.name_of(session.state, enemy_id), total, tuple(lines), tuple(notes))
