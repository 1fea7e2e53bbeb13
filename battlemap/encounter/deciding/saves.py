"""Saving throws."""

from typing import Any

from battlemap.encounter import events as e
from battlemap.encounter.deciding.harm import disturb
from battlemap.encounter.deciding.turnover import Turnover, as_data, roll_d20
from battlemap.model import Token
from battlemap.rules.checks import d20_penalty, fails_save, save_bonus
from battlemap.rules.cover import cover_of
from battlemap.rules.policies.advantage import roll_reasons
from battlemap.rules.ruling import Reason, mode_of

MAGIC = "magic"


def roll_a_save(
    turn: Turnover, token: Token, ability: str, dc: int, against: Token | None = None, gm: tuple[Reason, ...] = (),
    inspiration: bool = False, brings: tuple[str, ...] = (),
) -> dict[str, Any]:  # fmt: skip
    """One saving throw; cover from the attacker helps Dexterity saves; a condition may make it fail without a roll.  `brings`:
    what failing would bring, conditions or "magic", for those whose nature helps against it."""
    failing = fails_save(turn.ruleset, token, ability)
    if failing:
        disturb(turn, token.id)
        turn.emit(
            e.D20Rolled(token=token.id, what="save", faces=(), natural=0, total=0, against=dc, success=False, detail=ability)
        )
        return {"natural": 0, "total": 0, "mode": "normal", "success": False, "reasons": [{"kind": failing}]}
    reasons = (*roll_reasons(turn.state, turn.ruleset, token, "save", ability, brings), *gm)
    mode = mode_of(reasons)
    faces, natural = roll_d20(turn, "save", token, mode, inspiration=inspiration)
    cover = cover_of(turn.state, turn.ruleset, against, token).saves if against is not None and ability == "dex" else 0
    bonus = 0 if turn.ruleset.saves else save_bonus(token, ability)
    total = natural + bonus + cover + sum(t.amount for t in d20_penalty(turn.ruleset, token))
    turn.emit(
        e.D20Rolled(
            token=token.id, what="save", faces=faces, natural=natural, total=total, against=dc, mode=mode,
            success=total >= dc, detail=ability, reasons=as_data(reasons),
        )
    )  # fmt: skip
    if total < dc:
        disturb(turn, token.id)
    return {"natural": natural, "total": total, "mode": mode, "success": total >= dc, "reasons": list(as_data(reasons))}
