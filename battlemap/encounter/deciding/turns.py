"""Initiative, turns and rounds, newcomers and leavers; what the start and the end of a turn set off."""

from collections.abc import Mapping

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.harm import let_go, set_life, wake
from battlemap.encounter.deciding.turnover import Ruling, Turnover, d20s, pick
from battlemap.model import Effect, Place, Token
from battlemap.model.creature import SIZES
from battlemap.rules.checks import d20_penalty
from battlemap.rules.harm import death_save
from battlemap.rules.ruling import Reason, Refusal, mode_of
from battlemap.rules.space import cells_of, others_of
from battlemap.rules.standing import conditions_of, is_dying, is_prone
from battlemap.rules.turns import (
    delay_refusal,
    end_turn_refusal,
    initiative_bonus,
    inserted,
    next_active,
    ordered,
    rollers,
)


def begin(turn: Turnover, command: c.Begin) -> Ruling:
    """Initiative for everyone, then the first turn."""
    if turn.state.turn.begun:
        return Refusal("not_allowed", {"rule": "already_begun"})
    for token_id in (*command.surprised, *command.totals, *command.ties):
        if turn.state.token(token_id) is None:
            return Refusal("no_such", {"id": token_id})
    if not turn.state.tokens:
        return Refusal("not_allowed", {"rule": "nobody_here"})
    totals, faces = _initiative(turn, command.totals, command.surprised)
    turn.emit(
        e.EncounterBegun(order=ordered(turn.state, totals, command.ties), faces=faces, surprised=command.surprised)
    )
    start_next(turn)
    return _turn_answer(turn)


def _initiative(
    turn: Turnover, known: Mapping[str, int], surprised: tuple[str, ...]
) -> tuple[dict[str, int], dict[str, tuple[int, ...]]]:
    """A d20 per token or group in file order; the surprised roll two and keep the worse (D24 A1-16)."""
    totals: dict[str, int] = {}
    faces: dict[str, tuple[int, ...]] = {}
    for name, tokens in rollers(turn.state).items():
        given = [known[token.id] for token in tokens if token.id in known]
        if given:
            totals |= {token.id: known.get(token.id, given[0]) for token in tokens}
            continue
        mode = _initiative_mode(turn, tokens[0], any(token.id in surprised for token in tokens))
        faces[name] = turn.roll("initiative", tokens[0].id, d20s(mode))
        for token in tokens:
            penalty = sum(term.amount for term in d20_penalty(turn.ruleset, token))
            totals[token.id] = pick(faces[name], mode) + initiative_bonus(token) + penalty
    return totals, faces


def _initiative_mode(turn: Turnover, token: Token, surprised: bool) -> str:
    reasons = [Reason("surprised", "disadvantage")] if surprised and turn.ruleset.turns.surprise == "bad_roll" else []
    if any(rule.incapacitates for rule, _ in conditions_of(turn.ruleset, token)):
        reasons.append(Reason("incapacitated", "disadvantage"))
    if any(rule.hides for rule, _ in conditions_of(turn.ruleset, token)):
        reasons.append(Reason("invisible", "advantage"))
    return mode_of(tuple(reasons))


def _turn_answer(turn: Turnover) -> dict[str, object]:
    now = turn.state.turn
    return {"order": [place.who for place in now.order], "round": now.round, "active": now.active, "phase": now.phase}


# ---------------------------------------------------------------- the turn's two ends
def start_next(turn: Turnover) -> None:
    """The next turn of the order, in the next round if need be; nobody left: nobody acts."""
    following = next_active(turn.state, turn.state.turn)
    if not following:
        turn.emit(e.RoundStarted(round=turn.state.turn.round + 1))
        following = next_active(turn.state, turn.state.turn)
    if following:
        start_turn(turn, following)


def start_turn(turn: Turnover, token_id: str) -> None:
    """Everything comes back; what lasted until now ends; the dying roll."""
    turn.emit(e.TurnStarted(token=token_id))
    if turn.token(token_id).readied:
        turn.emit(e.Readied(token=token_id, readied={}))
    expire(turn, f"start_of_turn:{token_id}")
    _count_rounds(turn, token_id)
    token = turn.token(token_id)
    if is_dying(token) and not token.stable and token.creature.character and turn.ruleset.harm.death_saves:
        _roll_death_save(turn, token)


def _roll_death_save(turn: Turnover, token: Token) -> None:
    faces = turn.roll("death_save", token.id, (20,))
    life = death_save(token, faces[0])
    success = faces[0] >= 10
    turn.emit(
        e.D20Rolled(token=token.id, what="death_save", faces=faces, natural=faces[0], total=faces[0], against=10, success=success)
    )
    if life.hp > 0:
        turn.emit(e.Healed(target=token.id, amount=life.hp, hp=life.hp))
        wake(turn, token)
    else:
        set_life(turn, token, life)


def expire(turn: Turnover, moment: str) -> None:
    """End every effect that lasts until this moment."""
    for token in list(turn.state.tokens.values()):
        for effect in token.effects:
            if effect.until == moment:
                turn.emit(e.EffectRemoved(token=token.id, name=effect.name, source=effect.source, why="expired"))


def _count_rounds(turn: Turnover, token_id: str) -> None:
    for token in list(turn.state.tokens.values()):
        for effect in token.effects:
            kind, _, rest = effect.until.partition(":")
            if kind != "rounds" or rest.partition(":")[2] != token_id:
                continue
            left = int(rest.partition(":")[0]) - 1
            if left <= 0:
                turn.emit(e.EffectRemoved(token=token.id, name=effect.name, source=effect.source, why="expired"))
            else:
                turn.emit(e.EffectChanged(token=token.id, effect=replace(effect, until=f"rounds:{left}:{token_id}")))


def end_turn(turn: Turnover, command: c.EndTurn) -> Ruling:
    """The turn ends, the next one starts."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    refusal = end_turn_refusal(turn.state, token)
    if refusal:
        return refusal
    _finish(turn, token)
    start_next(turn)
    return _turn_answer(turn)


def _finish(turn: Turnover, token: Token) -> None:
    if turn.ruleset.movement.shared_spaces_fell:
        _fall_in_shared_space(turn, token)
    expire(turn, f"end_of_turn:{token.id}")
    for other in list(turn.state.tokens.values()):
        for effect in other.effects:
            if effect.until == f"end_of_next_turn:{token.id}":
                _end_or_wait(turn, other, effect)
    turn.emit(e.TurnEnded(token=token.id))


def _end_or_wait(turn: Turnover, other: Token, effect: Effect) -> None:
    if effect.data.get("skip"):
        turn.emit(e.EffectChanged(token=other.id, effect=replace(effect, data={**effect.data, "skip": 0})))
    else:
        turn.emit(e.EffectRemoved(token=other.id, name=effect.name, source=effect.source, why="expired"))


def _fall_in_shared_space(turn: Turnover, token: Token) -> None:
    """D24 A1-29, AM-05: who ends its turn in another's space is prone, unless tiny or larger than the other."""
    if token.creature.size == "tiny" or token.dead or is_prone(turn.ruleset, token):
        return
    own, size = set(cells_of(token)), SIZES.index(token.creature.size)
    for other in others_of(turn.state, token):
        if other.id == token.riding or other.riding == token.id or not own & set(cells_of(other)):
            continue
        if size <= SIZES.index(other.creature.size) and abs(other.z - token.z) < turn.state.scene.square:
            turn.emit(e.EffectAdded(token=token.id, effect=Effect(name="prone")))
            return


def delay(turn: Turnover, command: c.Delay) -> Ruling:
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    return delay_refusal(turn.ruleset) or Refusal("not_allowed", {"rule": "no_delay"})


def rejoin(turn: Turnover, command: c.Rejoin) -> Ruling:
    return Refusal("not_allowed", {"rule": "no_delay"})


def declare(turn: Turnover, command: c.Declare) -> Ruling:
    return Refusal("not_allowed", {"rule": "no_declarations"})


def open_round(turn: Turnover, command: c.OpenRound) -> Ruling:
    return Refusal("not_allowed", {"rule": "initiative_once"})


def activate(turn: Turnover, command: c.Activate) -> Ruling:
    return Refusal("not_allowed", {"rule": "order_is_fixed"})


def end_phase(turn: Turnover, command: c.EndPhase) -> Ruling:
    return Refusal("not_allowed", {"rule": "no_phases"})


def end_encounter(turn: Turnover, command: c.EndEncounter) -> Ruling:
    if not turn.state.turn.begun:
        return Refusal("not_allowed", {"rule": "not_begun"})
    turn.emit(e.EncounterEnded())
    return {"round": 0}


# ---------------------------------------------------------------- coming and going
def join(turn: Turnover, command: c.Join) -> Ruling:
    """A newcomer; in a fight it rolls for itself."""
    token = command.new
    if turn.state.token(token.id) is not None:
        return Refusal("not_allowed", {"rule": "id_taken", "id": token.id})
    total = command.total
    if turn.state.turn.begun and total is None:
        faces = turn.roll("initiative", token.id, (20,))
        total = faces[0] + initiative_bonus(token)
        turn.emit(e.TokenJoined(token=token))
        turn.emit(e.D20Rolled(token=token.id, what="initiative", faces=faces, natural=faces[0], total=total))
    else:
        turn.emit(e.TokenJoined(token=token))
    if turn.state.turn.begun and total is not None:
        order = inserted(turn.state.turn.order, Place(who=token.id, total=total))
        turn.emit(e.OrderChanged(order=order, acted=turn.state.turn.acted))
    return {"order": [place.who for place in turn.state.turn.order]}


def leave(turn: Turnover, command: c.Leave) -> Ruling:
    """Out of the fight; if it was its turn, the next one starts."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    was_active = turn.state.turn.active == token.id
    if was_active:
        turn.emit(e.TurnEnded(token=token.id))
    turn.emit(e.TokenLeft(token=token.id, why=command.why))
    if command.why == "dead":
        let_go(turn, token.id)
    else:
        _forget(turn, token.id)
    if was_active:
        start_next(turn)
    return _turn_answer(turn)


def _forget(turn: Turnover, token_id: str) -> None:
    """Effects that hang on somebody who has left the table end with it."""
    for other in list(turn.state.tokens.values()):
        for effect in other.effects:
            if effect.until.partition(":")[2] == token_id or (effect.name == "grappled" and effect.source == token_id):
                turn.emit(e.EffectRemoved(token=other.id, name=effect.name, source=effect.source, why="ended"))
