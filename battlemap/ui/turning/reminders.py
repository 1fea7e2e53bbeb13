"""What is worth a word now that a turn has begun: what has just ended, what is still held, what lies under the feet, who may act
out of turn, who is due.  Told by the state and the history alone, so that it is still there when the program is started again.

    for each in reminders(session, page_of): each.text, each.tip, each.icon, each.token, each.kind

Not here: how it looks (`notes`), what is done by itself (`encounter.deciding.turn_ends`).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from battlemap.encounter import asks
from battlemap.encounter import events as e
from battlemap.encounter.deciding.limits import RECHARGING
from battlemap.encounter.document import Step
from battlemap.encounter.events import Event
from battlemap.model import Encounter, StatBlock, Token, Zone
from battlemap.rules.space import cells_of
from battlemap.rules.standing import is_incapacitated, ready_of
from battlemap.rules.turns import takes_turns
from battlemap.rules.zones import covers
from battlemap.ui import words
from battlemap.ui.session import Session

LEGENDARY = "legendary"
PageOf = Callable[[Token], StatBlock | None]


@dataclass(frozen=True, slots=True)
class Reminder:
    """`token` is whom it is about; `kind`: "told" of what is done, "held", "offer" of something to do now, "due"."""

    text: str
    tip: str
    icon: str
    token: str = ""
    kind: str = "told"


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Reminders", text).format(**holes)


def reminders(session: Session, page_of: PageOf) -> list[Reminder]:
    """In the order of their weight: what wants an answer first."""
    state = session.state
    if not state.turn.begun:
        return list(_due(state))
    step = last_turn(session)
    found = [*_due(state), *_lair(session, page_of), *_offers(session, step), *_ground(session, page_of)]
    return [*found, *_held(state), *_recharging(state), *_ended(state, step)]


# ---------------------------------------------------------------- what has just happened
def last_turn(session: Session) -> Step | None:
    """The step in which the turn that runs began."""
    document = session.document
    for step in reversed(document.steps[: document.position]):
        if any(_begins(event) for event in step.events):
            return step
    return None


def _begins(event: Event) -> bool:
    return isinstance(event, (e.TurnStarted, e.EncounterBegun)) or isinstance(event, e.TurnSet) and event.why == "phase"


def _ended(state: Encounter, step: Step | None) -> Iterator[Reminder]:
    """What ran out, came back or was left out with it."""
    for event in step.events if step is not None else ():
        match event:
            case e.EffectRemoved(why="expired" | "saved" | "recharged") if event.token in state.tokens:
                name, what = words.name_of(state, event.token), words.word(event.name).lower()
                if event.why == "recharged":
                    yield Reminder(_say("{attack} is back", attack=event.type), _say("{name} may use it again", name=name),
                                   "check", event.token)  # fmt: skip
                    continue
                tip = _say("A save was made") if event.why == "saved" else _say("Its time was up")
                yield Reminder(_say("{name}: no longer {effect}", name=name, effect=what), tip, "check", event.token)
            case e.ZoneRemoved(why="expired"):
                yield Reminder(_say("{zone} is gone", zone=event.name or event.zone), _say("Its time was up"), "check")
            case e.PassedOver():
                yield Reminder(words.event(event, state) or "", _say("Left out by the game master"), "gm", event.token)


# ---------------------------------------------------------------- what holds
def _held(state: Encounter) -> Iterator[Reminder]:
    """Who acts concentrates still, and on what."""
    token = state.token(state.turn.active)
    if token is None or not token.concentrating:
        return
    until = f"concentration:{token.id}"
    held = [f"{other.name}: {words.word(x.name).lower()}" for other in state.tokens.values() for x in other.effects
            if x.until == until]  # fmt: skip
    held += [zone.name or zone.id for zone in state.zones.values() if zone.until == until]
    tip = _say("Holds: {what}", what=", ".join(held)) if held else _say("Nothing on the map hangs on it")
    yield Reminder(_say("{name} concentrates on {on}", name=token.name, on=words.held(token.concentrating)), tip, "concentration",
                   token.id, "held")  # fmt: skip


def _recharging(state: Encounter) -> Iterator[Reminder]:
    token = state.token(state.turn.active)
    for effect in token.effects if token is not None else ():
        if effect.name == RECHARGING:
            text = _say("{attack} is not back", attack=effect.type)
            tip = _say("A {least} or more on a d6 at the start of its turn brings it back", least=effect.amount)
            yield Reminder(text, tip, "damage", state.turn.active, "held")


# ---------------------------------------------------------------- what it stands in
def _ground(session: Session, page_of: PageOf) -> Iterator[Reminder]:
    """The areas and auras whose ground who acts stands on."""
    state = session.state
    token = state.token(state.turn.active)
    if token is None or token.dead:
        return
    cells = cells_of(token)
    for zone in state.zones.values():
        if covers(zone, cells):
            text = _say("{name} stands in {zone}", name=token.name, zone=zone.name or zone.id)
            yield Reminder(text, _zone_told(zone), "area", token.id, "held")
    for other in state.tokens.values():
        page = page_of(other) if other.id != token.id and not other.dead else None
        for aura in page.auras if page is not None else ():
            squares = int(session.ask(asks.AskDistance(start=other.id, to=token.id))["squares"])
            if aura.when != "own" and state.are_enemies(token, other) and squares * state.scene.square <= aura.radius:
                text = _say("{name} is in {aura} of {other}", name=token.name, aura=aura.name, other=other.name)
                when = _say("as a turn starts there") if aura.when == "start" else _say("as a turn ends there")
                harm = f"{aura.damage} {words.word(aura.type).lower()}".strip() if aura.damage else ""
                save = "" if aura.save is None else _say(
                    "{ability} save against {dc}", ability=words.word(aura.save.ability), dc=aura.save.dc
                )  # fmt: skip
                yield Reminder(text, ", ".join(filter(None, (harm, save, when))), "area", other.id, "offer")


def _zone_told(zone: Zone) -> str:
    told = [_say("difficult ground")] if zone.difficult else []
    if zone.damage:
        told.append(f"{zone.damage} {words.word(zone.type).lower()}".strip())
        moments = {"start": _say("as a turn starts in it"), "end": _say("as a turn ends in it"), "enter": _say("on entering")}
        told += [moments[moment] for moment in zone.when]
    if zone.save is not None and zone.damage:
        told.append(_say("{ability} save against {dc}", ability=words.word(zone.save.ability), dc=zone.save.dc))
    return ", ".join(told) or _say("It does nothing by itself")


# ---------------------------------------------------------------- who may act out of turn
def _offers(session: Session, step: Step | None) -> Iterator[Reminder]:
    """Legendary actions after the turn of another, until whoever acts now has done something."""
    state, ruleset = session.state, session.ruleset
    active = state.token(state.turn.active)
    ended = next((event.token for event in step.events if isinstance(event, e.TurnEnded)), "") if step is not None else ""
    if LEGENDARY not in ruleset.off_turn or not ended or active is None or _has_begun(session, active):
        return
    for token in state.tokens.values():
        left = ready_of(state, ruleset, token).get(LEGENDARY, 0)
        if left > 0 and token.id not in (ended, active.id) and not token.dead and not is_incapacitated(ruleset, token):
            text = words.plural(
                QCoreApplication.translate("Reminders", "{name}: %n legendary action(s)", None, left), left
            ).format(name=token.name)  # fmt: skip
            tip = _say("May act now that {name}'s turn has ended; they come back with its own turn", name=words.who(state, ended))
            yield Reminder(text, tip, "begin", token.id, "offer")


def _has_begun(session: Session, active: Token) -> bool:
    """Has who acts done anything in its turn?"""
    kept = (*session.ruleset.lasting, *session.ruleset.off_turn)
    budget = active.budget
    return bool(budget.moved or budget.swings or any(name not in kept for name in budget.spent))


def _lair(session: Session, page_of: PageOf) -> Iterator[Reminder]:
    """Lair actions at their count: when the turns with a higher one (or an equal one) are over."""
    state = session.state
    active, count = state.token(state.turn.active), session.ruleset.turns.lair_count
    if not count or active is None or _has_begun(session, active) or not _passes(state, count):
        return
    for token in state.tokens.values():
        page = page_of(token) if not token.dead else None
        deeds = [deed.name for deed in page.deeds if deed.kind == "lair"] if page is not None else []
        if deeds:
            text = _say("{name}: lair action now", name=token.name)
            tip = _say("On initiative count {count}, losing ties: {deeds}", count=count, deeds=", ".join(deeds))
            yield Reminder(text, tip, "begin", token.id, "offer")


def _passes(state: Encounter, count: int) -> bool:
    """Does the turn that runs come first behind this count?  Where all act before it, it is the next round's first."""
    now = state.turn
    totals = {place.who: place.total for place in now.order}
    living: Sequence[str] = [place.who for place in now.order if takes_turns(state, place.who)]
    if now.active not in totals or not living:
        return False
    behind = [who for who in living if totals[who] < count]
    if behind:
        return now.active == behind[0]
    return now.round > 1 and now.active == living[0]


def _due(state: Encounter) -> Iterator[Reminder]:
    """Reinforcements whose round has come."""
    if not state.reserve:
        return
    from battlemap.ui.bestiary.reserve_pane import due

    for row in due(state):
        tip = _say("Due in round {round}; a click opens the reserve", round=row.round) if row.round else ""
        yield Reminder(_say("Due now: {who}", who=row.names), tip, "reserve", kind="due")
