"""Dice the game master rolls for no rule of its own: once, or once for each of several creatures.  They change nothing."""

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.rules.formula import BadFormula, read_formula
from battlemap.rules.ruling import Refusal

FREE = "roll"


def roll(turn: Turnover, command: c.Roll) -> Ruling:
    """Answers `total`, or `totals` by creature."""
    try:
        formula = read_formula(command.roll)
    except BadFormula as wrong:
        facts = {"formula": command.roll, "at": wrong.at, "piece": wrong.piece, "trouble": wrong.kind}
        return Refusal("not_allowed", {"rule": "formula", **facts})
    for token_id in command.tokens:
        if isinstance(found := turn.find(token_id), Refusal):
            return found
    totals: dict[str, int] = {}
    for who in dict.fromkeys(command.tokens) or ("",):
        faces = turn.roll(FREE, who, formula.sides, command.roll)
        totals[who] = formula.total(faces)
        dropped = tuple(at for at, counts in enumerate(formula.kept(faces)) if not counts)
        turn.emit(
            e.FreelyRolled(
                token=who, name=command.name or formula.name, dice=formula.body, label=formula.label, faces=faces,
                dropped=dropped, total=totals[who], secret=command.secret,
            )
        )  # fmt: skip
    return {"totals": totals} if command.tokens else {"total": totals[""]}
