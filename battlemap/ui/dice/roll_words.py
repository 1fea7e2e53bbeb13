"""What a row of the roll log says, column by column; what drawing it again shows; the table below an exported log."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from battlemap.encounter.dice import drawn_again, is_as_drawn
from battlemap.encounter.document import Document
from battlemap.encounter.roll_log import Row, roll_rows
from battlemap.exporters import Table
from battlemap.rules.formula import BadFormula, read_formula
from battlemap.ui import words
from battlemap.ui.dice.dice_words import faces_text
from battlemap.ui.dice.reading import dice_text
from battlemap.ui.theme import palette

NUMBER, WHO, WHAT, DICE, FACES, TOTAL, HOW = range(7)
COLUMNS = 7
HOWS: dict[str, Any] = {
    "drawn": QT_TRANSLATE_NOOP("RollLog", "program"), "corrected": QT_TRANSLATE_NOOP("RollLog", "✎ corrected"),
    "mixed": QT_TRANSLATE_NOOP("RollLog", "✎ partly typed"), "typed": QT_TRANSLATE_NOOP("RollLog", "✎ typed"),
    "old": QT_TRANSLATE_NOOP("RollLog", "no seed kept"),
}  # fmt: skip
HEADS: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("RollLog", "No."), QT_TRANSLATE_NOOP("RollLog", "Who"), QT_TRANSLATE_NOOP("RollLog", "For"),
    QT_TRANSLATE_NOOP("RollLog", "Dice"), QT_TRANSLATE_NOOP("RollLog", "Faces"), QT_TRANSLATE_NOOP("RollLog", "Total"),
    QT_TRANSLATE_NOOP("RollLog", "Rolled by"),
)  # fmt: skip
TEXTS: dict[str, Any] = {
    "game_master": QT_TRANSLATE_NOOP("RollLog", "game master"), "secret": QT_TRANSLATE_NOOP("RollLog", "{what}, secret"),
    "undone": QT_TRANSLATE_NOOP("RollLog", "{how}, undone"), "rolls": QT_TRANSLATE_NOOP("RollLog", "Rolls"),
    "seed": QT_TRANSLATE_NOOP("RollLog", "Seed"),
    "old": QT_TRANSLATE_NOOP("RollLog", "This roll was made before seeds were kept: it cannot be drawn again."),
    "typed": QT_TRANSLATE_NOOP("RollLog", "This roll was typed: there is nothing to draw again."),
    "same": QT_TRANSLATE_NOOP("RollLog", "✓ Drawn again: {faces}. The same faces."),
    "other": QT_TRANSLATE_NOOP("RollLog", "✗ Drawn again: {faces}. These are not the faces of the log."),
    "corrected": QT_TRANSLATE_NOOP("RollLog", "✓ Drawn again: {faces}. The game master made them {kept}."),
}  # fmt: skip


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("RollLog", text).format(**holes)


def heads() -> list[str]:
    return [_say(head) for head in HEADS]


def kind_text(what: str) -> str:
    """For what a roll is made."""
    return words.say(words.D20[what]) if what in words.D20 else words.word(what)


def who_text(row: Row, names: Mapping[str, str]) -> str:
    """Whose roll: a creature's, a side's, the game master's."""
    if row.who:
        return names[row.who] if row.who in names else words.side(row.who)
    return _say(TEXTS["game_master"]) if row.what == "roll" else ""


def row_texts(row: Row, names: Mapping[str, str]) -> list[str]:
    """What each column says."""
    faces = "" if row.rolled.is_sum else faces_text(row.rolled.faces, _dropped(row))
    what = kind_text(row.what)
    if row.name:
        what = row.name if row.what == "roll" else f"{what} ({words.word(row.name)})"
    what = _say(TEXTS["secret"], what=what) if row.secret else what
    how = _say(HOWS[row.how])
    how = how if row.stands else _say(TEXTS["undone"], how=how)
    dice = row.dice if row.what == "roll" else dice_text([die.sides for die in row.rolled.dies]) or row.dice
    total = "" if row.total is None else str(row.total)
    return [str(row.number), who_text(row, names), what, dice, faces, total, how]


def _dropped(row: Row) -> tuple[int, ...]:
    """The places of the dice of a free roll that do not count."""
    if row.what != "roll":
        return ()
    try:
        kept = read_formula(row.dice).kept(row.rolled.faces)
    except (BadFormula, IndexError):
        return ()
    return tuple(at for at, counts in enumerate(kept) if not counts)


def checked_text(row: Row) -> tuple[str, str]:
    """What drawing it again shows, and the colour it is said in."""
    colours = palette()
    is_same = is_as_drawn(row.rolled)
    if is_same is None:
        return _say(TEXTS["old" if row.how == "old" else "typed"]), colours.text_dim
    again = ", ".join("–" if face is None else str(face) for face in drawn_again(row.rolled))
    if not is_same:
        return _say(TEXTS["other"], faces=again), colours.bad
    if row.how == "corrected":
        kept = ", ".join(str(face) for face in row.rolled.faces)
        return _say(TEXTS["corrected"], faces=again, kept=kept), colours.warning
    return _say(TEXTS["same"], faces=again), colours.good


def seeds_text(row: Row) -> str:
    """Each die's seed and its number there, "-" for a die of the table's."""
    return " ".join(f"{die.seed}:{die.number}" if die.seed else "-" for die in row.rolled.dies)


def rolls_table(document: Document, names: Mapping[str, str]) -> Table:
    """All rolls that are nobody's secret, for below an exported log."""
    rows = [row for row in roll_rows(document) if not row.secret]
    return Table(
        _say(TEXTS["rolls"]), (*heads(), _say(TEXTS["seed"])),
        tuple(((*row_texts(row, names), row.seed), not row.stands) for row in rows),
    )  # fmt: skip
