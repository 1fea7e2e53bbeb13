"""Areas of effect: which squares and which creatures (scenario format, "area"; D24 A1-31 ext)."""

from battlemap.geometry import Cell, squares_in
from battlemap.model import Encounter, Token
from battlemap.rules.space import cells_of, footprint, walls_of


def area_cells(
    state: Encounter, shape: str, *, at: tuple[float, float] | None, start: Token | Cell | None, size: float,
    width: float | None, towards: tuple[float, float] | None,
) -> list[Cell]:  # fmt: skip
    """Squares by row; lengths in metres as asked.  A ValueError names what an area must not be."""
    square = state.scene.square / 10
    origin: tuple[Cell, ...] = ()
    if isinstance(start, Token):
        origin = cells_of(start)
    elif start is not None:
        origin = (Cell(*start),)
    return squares_in(
        walls_of(state.scene), shape, at=at, origin=origin, size=size / square,
        width=None if width is None else width / square, towards=towards, with_origin=not isinstance(start, Token),
    )  # fmt: skip


def caught(state: Encounter, cells: list[Cell], but: Token | None = None) -> tuple[Token, ...]:
    """The tokens one of whose squares is in; the area's own creature never is."""
    squares = set(cells)
    return tuple(
        token
        for token in state.tokens.values()
        if (but is None or token.id != but.id) and squares & set(cells_of(token))
    )


def centre_of(token: Token) -> tuple[float, float]:
    half = footprint(token) / 2
    return (token.at[0] + half, token.at[1] + half)
