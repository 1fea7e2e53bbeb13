"""How the next drag of a token moves it: the ruleset's kinds of moving, which one is chosen, which one it is bound to.

The choice is the session's and holds for one move.  Without one a token moves as it declared where its own way is barred (it
stands beside an enemy), else its own way.
"""

from typing import Final

from battlemap.encounter.commands import MoveBy
from battlemap.rules.movement import payment, reach_of
from battlemap.rules.standing import kind_of, must_crawl, speed_of
from battlemap.ui.session import Session

OWN: Final = "own"


def way_of_moving(session: Session, token_id: str) -> MoveBy:
    """How a drag moves a token: as it can.  Crawling when prone, flying in the air or without legs."""
    token, ruleset = session.state.tokens[token_id], session.ruleset
    if must_crawl(ruleset, token):
        return "crawl"
    if token.creature.speed.get("fly") and (token.z > 0 or not speed_of(ruleset, token, "walk")):
        return "fly"
    return "walk"


def offered_kinds(session: Session, token_id: str) -> list[str]:
    """The ways of moving it may choose from, its own first: what must be declared only where it is."""
    declared = session.state.tokens[token_id].declared
    return [name for name, kind in session.ruleset.movement.kinds.items() if not kind.declared or name == declared]


def kind_for(session: Session, token_id: str) -> str:
    """The kind the next move of this token has."""
    return session.kind_chosen(token_id) or usual_kind(session, token_id)


def usual_kind(session: Session, token_id: str) -> str:
    """The kind it is bound to, the declared one where its own way leads nowhere, else its own."""
    state, ruleset = session.state, session.ruleset
    token = state.tokens[token_id]
    bound, known = kind_of(state, ruleset, token), ruleset.movement.kinds
    if bound in known and known[bound].declared:
        return bound
    if token.declared not in known or not state.turn.begun:
        return OWN
    reach = reach_of(state, ruleset, token_id, way_of_moving(session, token_id))
    return OWN if len(reach.costs) > 1 else token.declared


def choose_next(session: Session, token_id: str) -> str:
    """Go on to the next kind; which one it is now."""
    known = offered_kinds(session, token_id)
    now = kind_for(session, token_id)
    session.choose_kind(token_id, known[(known.index(now) + 1) % len(known)] if now in known else known[0])
    return kind_for(session, token_id)


def pays_for(session: Session, token_id: str) -> str:
    """Which action buys its next move, where actions do."""
    return payment(session.state, session.ruleset, session.state.tokens[token_id])
