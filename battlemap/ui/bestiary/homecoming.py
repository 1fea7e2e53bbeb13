"""The party between the roster and a fight: who of it is on the map, and how they come home.

    home = taken_home(party, state)        the party as it fares there; the same value where nothing would change
    with_back(roster, party, ids)          some as they were before, among whatever else has changed since
    keep_faces(session, tokens)            their pictures, for the next fight's file

Home they bring hit points, conditions, resources, everything written on them there, and the order they march in.  What hangs on a
turn ends (`encounter.travellers`).  Not here: how they come into a fight (`companies.Comers`), the file (`storage.roster`).
"""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from battlemap.encounter.travellers import packed
from battlemap.model import BattlemapError, Encounter, Token
from battlemap.storage.portraits import keep_portrait
from battlemap.storage.roster import Party, Roster
from battlemap.ui.sentences import said
from battlemap.ui.session import Session, free_id


def there(party: Party, state: Encounter) -> dict[str, str]:
    """Who of the party is on the map: the member's id, and what it is called by there."""
    found: dict[str, str] = {}
    for member in party.members:
        by_id = state.tokens.get(member.id)
        if by_id is not None and by_id.name == member.name:
            found[member.id] = by_id.id
            continue
        same = (token.id for token in state.tokens.values() if token.creature.character and token.name == member.name)
        if (other := next(same, None)) is not None:
            found[member.id] = other
    return found


def taken_home(party: Party, state: Encounter, lasting: Collection[str] = ()) -> Party:
    """As they fare on the map; who is not there stays as it was.  `lasting`: the ruleset's resources no new turn gives back."""
    here = there(party, state)
    names = {token_id: member for member, token_id in here.items()}
    home = {names[token.id]: token for token in packed(state, names, lasting)}
    members = []
    for member in party.members:
        token = home.get(member.id)
        members.append(member if token is None else at_home(token, member.id, names))
    order = [names[who] for who in state.marching if who in names]
    if len(order) > 1:
        members = _in_order(members, order)
    return replace(party, members=tuple(members))


def at_home(token: Token, member_id: str, names: dict[str, str]) -> Token:
    """Without a place on a map, by its own id; sources of what ails it are told by the party's ids too."""
    effects = tuple(replace(effect, source=names.get(effect.source, effect.source)) for effect in token.effects)
    return replace(
        token, id=member_id, at=(0, 0), spot=(0, 0), hidden=False, group="", riding=names.get(token.riding, ""), effects=effects
    )


def _in_order(members: list[Token], order: list[str]) -> list[Token]:
    """Those who march change places among themselves; the others keep theirs."""
    by_id = {member.id: member for member in members}
    marching = iter(order)
    return [by_id[next(marching)] if member.id in order else member for member in members]


def joined(party: Party, state: Encounter, ids: Iterable[str], lasting: Collection[str] = ()) -> Party:
    """With these of the map too, as they fare there."""
    names = {token_id: token_id for token_id in ids}
    for token in packed(state, names, lasting):
        if token.id in there(party, state).values():
            continue
        taken = [member.id for member in party.members]
        nobody = replace(state, tokens={}, reserve={})
        new = token.id if token.id not in taken else free_id(nobody, token.name, taken)
        party = party.with_member(at_home(token, new, {token.id: new}))
    return party


def with_back(roster: Roster, before: Party, ids: Collection[str]) -> Roster:
    """These members as they were in the party `before`; everybody else, and all other parties, as they are now."""
    now = next((party for party in roster.parties if party.name == before.name), None)
    if now is None:
        return roster.with_party(before)
    old = {member.id: member for member in before.members if member.id in ids}
    members = [old.pop(member.id, member) for member in now.members]
    for member in old.values():
        members.insert(min(before.members.index(member), len(members)), member)
    order = [member.id for member in before.members]
    if {member.id for member in members} == set(order):
        members.sort(key=lambda member: order.index(member.id))
    return roster.with_party(replace(now, members=tuple(members)))


def keep_faces(session: Session, tokens: Iterable[Token]) -> None:
    """Their pictures are the user's from now on; what cannot be kept is told."""
    try:
        for sha256 in {token.creature.picture for token in tokens if token.creature.picture}:
            if (data := session.picture(sha256)) is not None:
                keep_portrait(data)
    except BattlemapError as wrong:
        session.message.emit(said(wrong))
