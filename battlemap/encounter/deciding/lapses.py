"""What lasts for a while and when it ends: conditions and areas until somebody's turn starts or ends, for so many rounds, or for
as long as somebody concentrates.

    expire(turn, "start_of_turn:ana")          everything that lasts until this moment is over
    count_rounds(turn, "ana")                  one round less for what is counted in Ana's turns
    pass_by(turn, "ana")                       her place in the round goes by and she takes no turn (the dead)
    concentrate_on(turn, "ana", "Web", "")     what the old concentration held ends with it

Each is a `Due`: told beforehand, left out where the table says so.  Not here: saves that end something (`turn_ends`, `bringing`).
"""

from msgspec.structs import replace

from battlemap.encounter import events as e
from battlemap.encounter.deciding.turnover import Due, Turnover
from battlemap.model import Effect, Token, Zone
from battlemap.rules.ruling import Refusal
from battlemap.rules.standing import is_incapacitated

CONCENTRATION, MOMENTS = "concentration", ("start_of_turn", "end_of_turn", "end_of_next_turn")


def expire(turn: Turnover, moment: str) -> None:
    """End every effect and area that lasts until this moment."""
    for token in list(turn.state.tokens.values()):
        for effect in token.effects:
            if effect.until == moment:
                run_out(turn, token, effect, moment)
    for zone in list(turn.state.zones.values()):
        if zone.until == moment:
            _clear(turn, zone, moment)


def expire_next(turn: Turnover, token_id: str) -> None:
    """The end of a turn, for what lasts until the end of the next one."""
    for other in list(turn.state.tokens.values()):
        for effect in other.effects:
            if effect.until != f"end_of_next_turn:{token_id}":
                continue
            if effect.data.get("skip"):
                turn.emit(e.EffectChanged(token=other.id, effect=replace(effect, data={**effect.data, "skip": 0})))
            else:
                run_out(turn, other, effect, "end")


def count_rounds(turn: Turnover, token_id: str) -> None:
    """One round less for what is counted in its turns."""
    for zone in list(turn.state.zones.values()):
        if (left := _rounds_left(zone.until, token_id)) is None:
            continue
        if left <= 0:
            _clear(turn, zone, "start")
        else:
            turn.emit(e.ZoneSet(zone=replace(zone, until=f"rounds:{left}:{token_id}")))
    for token in list(turn.state.tokens.values()):
        for effect in token.effects:
            if (left := _rounds_left(effect.until, token_id)) is None:
                continue
            if left <= 0:
                run_out(turn, token, effect, "start")
            else:
                turn.emit(e.EffectChanged(token=token.id, effect=replace(effect, until=f"rounds:{left}:{token_id}")))


def _rounds_left(until: str, token_id: str) -> int | None:
    """How many are left after one more of its turns; None where it is not counted in them."""
    kind, _, rest = until.partition(":")
    number, _, who = rest.partition(":")
    return int(number) - 1 if kind == "rounds" and who == token_id else None


def run_out(turn: Turnover, token: Token, effect: Effect, moment: str) -> None:
    """Its time is up."""
    facts = {"effect": effect.name, "amount": effect.amount, "type": effect.type, "until": effect.until, "kind": effect.kind}
    due = Due("expires", token.id, name_of(effect), _end_of(moment), facts)
    turn.due(due, lambda: gone(turn, token, effect, "expired"))


def _clear(turn: Turnover, zone: Zone, moment: str) -> None:
    """An area's time is up."""
    due = Due("zone_ends", "", zone.id, _end_of(moment), {"name": zone.name, "until": zone.until})
    turn.due(due, lambda: turn.emit(e.ZoneRemoved(zone=zone.id, name=zone.name, why="expired")))


def _end_of(moment: str) -> str:
    return "start" if moment.startswith("start") else "end"


def name_of(effect: Effect) -> str:
    """What tells it from others its bearer has."""
    return ":".join(filter(None, (effect.name, effect.type, effect.source)))


def gone(turn: Turnover, token: Token, effect: Effect, why: str) -> None:
    """This very effect is over."""
    turn.emit(e.EffectRemoved(token=token.id, name=effect.name, source=effect.source, type=effect.type, why=why))


# ---------------------------------------------------------------- who takes no turn
def pass_by(turn: Turnover, token_id: str) -> None:
    """Its place goes by: what lasts until its turn starts or ends, ends all the same."""
    expire(turn, f"start_of_turn:{token_id}")
    count_rounds(turn, token_id)
    lose_turn(turn, token_id)


def lose_turn(turn: Turnover, token_id: str) -> None:
    """A turn that was put off and is lost has ended."""
    expire(turn, f"end_of_turn:{token_id}")
    expire_next(turn, token_id)


def forget(turn: Turnover, token_id: str, heir: str = "") -> None:
    """Who has left the table: what hangs on them ends with them; rounds counted in their turns are counted in the heir's."""
    for other in list(turn.state.tokens.values()):
        for effect in other.effects:
            held = effect.name == "grappled" or effect.data.get("with") == "grappled"
            if effect.until.partition(":")[2] == token_id or (held and effect.source == token_id):
                gone(turn, other, effect, "ended")
            elif (until := _inherited(effect.until, token_id, heir)) is not None:
                turn.emit(e.EffectChanged(token=other.id, effect=replace(effect, until=until)))
    for zone in list(turn.state.zones.values()):
        if zone.until.partition(":")[2] == token_id:
            turn.emit(e.ZoneRemoved(zone=zone.id, name=zone.name, why="ended"))
        elif (until := _inherited(zone.until, token_id, heir)) is not None:
            turn.emit(e.ZoneSet(zone=replace(zone, until=until)))


def _inherited(until: str, token_id: str, heir: str) -> str | None:
    kind, _, rest = until.partition(":")
    number, _, who = rest.partition(":")
    return f"rounds:{number}:{heir}" if kind == "rounds" and who == token_id and heir else None


# ---------------------------------------------------------------- concentration
def concentrate_on(turn: Turnover, token_id: str, on: str, why: str) -> None:
    """It concentrates on this now ("" on nothing); what the old concentration held is over at once (SRD 5.2, Concentration)."""
    held = turn.token(token_id).concentrating
    turn.emit(e.ConcentrationSet(token=token_id, on=on, why=why))
    if held:
        _release(turn, token_id)


def after_edit(turn: Turnover, before: Token) -> None:
    """Written on by hand, too, a token holds one thing at a time, and none when it was put out of action."""
    now = turn.token(before.id)
    if before.concentrating and now.concentrating != before.concentrating:
        _release(turn, now.id)
    elif now.concentrating and is_incapacitated(turn.ruleset, now) and not is_incapacitated(turn.ruleset, before):
        concentrate_on(turn, now.id, "", "ended")


def _release(turn: Turnover, token_id: str) -> None:
    """What its concentration held is over."""
    until = f"{CONCENTRATION}:{token_id}"
    for token in list(turn.state.tokens.values()):
        for effect in token.effects:
            if effect.until == until:
                gone(turn, token, effect, "ended")
    for zone in list(turn.state.zones.values()):
        if zone.until == until:
            turn.emit(e.ZoneRemoved(zone=zone.id, name=zone.name, why="ended"))


def until_refusal(turn: Turnover, until: str) -> Refusal | None:
    """Nothing lasts until the turn of somebody who is not there, nor hangs on the concentration of who cannot concentrate."""
    kind, _, who = until.partition(":")
    if kind not in (*MOMENTS, CONCENTRATION):
        return None
    token = turn.find(who)
    if isinstance(token, Refusal):
        return token
    if kind == CONCENTRATION and is_incapacitated(turn.ruleset, token):
        return Refusal("cannot_act", {"token": who})
    return None


def begin_to_hold(turn: Turnover, until: str, on: str) -> None:
    """Who is to hold something by concentrating begins to, on this, unless it concentrates already."""
    kind, _, who = until.partition(":")
    if kind == CONCENTRATION and not turn.token(who).concentrating:
        turn.emit(e.ConcentrationSet(token=who, on=on))
