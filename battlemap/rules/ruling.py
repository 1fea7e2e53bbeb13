"""What the rules answer with: refusals, reasons, provocations.  Values with numbers in them; words are made in the window."""

from typing import Any, Literal

import msgspec

from battlemap.geometry import Cell


class Refusal(msgspec.Struct, frozen=True):
    """A rule's no: its kind (see "Refusal kinds" of the scenario format) and what one needs to say it in words."""

    kind: str
    facts: dict[str, Any] = msgspec.field(default_factory=dict)

    def as_answer(self) -> dict[str, Any]:
        return {"kind": self.kind, **self.facts}


class Reason(msgspec.Struct, frozen=True):
    """Why a d20 has advantage or disadvantage, or a number is what it is.  `by` names a token, where one is the cause."""

    kind: str
    sign: Literal["advantage", "disadvantage", "bonus"] = "bonus"
    by: str = ""
    amount: int = 0

    def as_answer(self) -> dict[str, Any]:
        answer: dict[str, Any] = {"kind": self.kind, "sign": self.sign}
        if self.by:
            answer["by"] = self.by
        if self.amount:
            answer["amount"] = self.amount
        return answer


class Provocation(msgspec.Struct, frozen=True):
    """`by` may react when the mover leaves `at`, which is the start of step number `step` of its way; `attacks` are the names it
    may use at this edge of its reach."""

    by: str
    at: Cell
    kind: str
    attacks: tuple[str, ...] = ()
    step: int = 0

    def as_answer(self) -> dict[str, Any]:
        return {"by": self.by, "at": list(self.at), "kind": self.kind}


def mode_of(reasons: tuple[Reason, ...]) -> str:
    """ "normal", "advantage" or "disadvantage": any of each cancel, however many (D24 A1-5)."""
    good = any(reason.sign == "advantage" for reason in reasons)
    bad = any(reason.sign == "disadvantage" for reason in reasons)
    if good == bad:
        return "normal"
    return "advantage" if good else "disadvantage"
