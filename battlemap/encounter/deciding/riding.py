"""Who rides stays with the mount, whatever moved either of them; who is moved off it rides no longer."""

from battlemap.encounter import events as e
from battlemap.encounter.deciding.turnover import Turnover
from battlemap.model import Encounter


def keep_together(turn: Turnover, before: Encounter) -> None:
    """After a command: riders follow a mount that was moved, and part from one they were moved away from or that is gone."""
    for rider in [token for token in turn.state.tokens.values() if token.riding]:
        mount, was = turn.state.token(rider.riding), before.token(rider.id)
        if mount is None or (rider.at != mount.at and (was is None or was.at != rider.at)):
            turn.emit(e.Mounted(token=rider.id, mount=""))
            continue
        ridden = before.token(mount.id)
        if rider.at != mount.at and ridden is not None and ridden.at != mount.at:
            turn.emit(e.TokenMoved(token=rider.id, start=rider.at, path=(mount.at,), z=mount.z, kind="carried", by="ride"))
