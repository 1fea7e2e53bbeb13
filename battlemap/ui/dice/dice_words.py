"""Sentences about dice: a free roll's line in the log, what is wrong with a formula."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from battlemap.encounter.events import FreelyRolled
from battlemap.model import Encounter
from battlemap.rules.formula import BadFormula
from battlemap.ui.words import name_of, say

LINES: dict[str, Any] = {
    "rolled": QT_TRANSLATE_NOOP("Words", "{who} rolls {what}: {faces} → {total}"),
    "typed": QT_TRANSLATE_NOOP("Words", "{who} rolls {what}: {total} (typed)"),
    "game_master": QT_TRANSLATE_NOOP("Words", "The game master"),
    "named": QT_TRANSLATE_NOOP("Words", "{name} ({dice})"),
    "secret": QT_TRANSLATE_NOOP("Words", "{line} (secret)"),
}  # fmt: skip
TROUBLES: dict[str, Any] = {
    "empty": QT_TRANSLATE_NOOP("Words", "Type dice, like 2d6+3, 4d6kh3 or d20 adv."),
    "long": QT_TRANSLATE_NOOP("Words", "That is too long for a roll."),
    "unknown": QT_TRANSLATE_NOOP("Words", "\"{piece}\" (place {at}) is not understood; write dice like 2d6+3 or d20 adv."),
    "missing": QT_TRANSLATE_NOOP("Words", "Something is missing at the end (place {at}): dice like 2d6, or a number."),
    "keeps": QT_TRANSLATE_NOOP("Words", "\"{piece}\" (place {at}) must keep at least one die, and no more than are rolled."),
    "many": QT_TRANSLATE_NOOP("Words", "Roll 1 to {piece} dice at once (place {at})."),
    "sides": QT_TRANSLATE_NOOP("Words", "A die has 1 to {piece} sides (place {at})."),
    "number": QT_TRANSLATE_NOOP("Words", "A number is at most {piece} (place {at})."),
    "pair": QT_TRANSLATE_NOOP("Words", "\"{piece}\" (place {at}) goes with a single die, like d20 adv."),
}  # fmt: skip


def trouble(wrong: BadFormula) -> str:
    """What is wrong with a formula, and where, in one sentence."""
    return trouble_of({"trouble": wrong.kind, "at": wrong.at, "piece": wrong.piece})


def trouble_of(facts: Mapping[str, Any]) -> str:
    """The same of a refusal's facts."""
    return say(TROUBLES[str(facts["trouble"])], at=facts["at"], piece=facts["piece"])


def free_line(rolled: FreelyRolled, names: Encounter | Mapping[str, str]) -> str:
    """ "The game master rolls Stealth (4d6kh3): 5, 4, [1], 6 → 15": dice that do not count stand in brackets."""
    who = name_of(names, rolled.token) if rolled.token else say(LINES["game_master"])
    dice = f"{rolled.dice} {rolled.label}".rstrip()
    what = say(LINES["named"], name=rolled.name, dice=dice) if rolled.name else dice
    if not rolled.faces and "d" in rolled.dice.lower():
        line = say(LINES["typed"], who=who, what=what, total=rolled.total)
    else:
        faces = faces_text(rolled.faces, rolled.dropped) or str(rolled.total)
        line = say(LINES["rolled"], who=who, what=what, faces=faces, total=rolled.total)
    return say(LINES["secret"], line=line) if rolled.secret else line


def faces_text(faces: Sequence[int], dropped: Sequence[int] = ()) -> str:
    return ", ".join(f"[{face}]" if at in dropped else str(face) for at, face in enumerate(faces))
