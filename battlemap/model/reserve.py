"""Who is prepared and not on the map yet: a creature in the reserve."""

import msgspec

from battlemap.model.token import Token


class Reserved(msgspec.Struct, frozen=True, kw_only=True):
    """A token that waits; its `at` is where it is to come, as near as it then can.  `round`: the round it is due in, 0 for when
    it is called."""

    token: Token
    round: int = 0
