"""What the library tells of a file: as data (`Summary`), and in words."""

from datetime import date, datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QDate, QLocale

from battlemap.model import Encounter
from battlemap.rulesets import find_ruleset
from battlemap.ui import words
from battlemap.ui.library.shelf import Entry

FOLDED = str.maketrans("", "", "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0327\u0328")


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """`trouble`: the one sentence why it cannot be read, and then nothing else is known.  `played`: seconds since 1970, None
    where nobody has; `creatures` are names; `ruleset` its name."""

    title: str
    map_name: str = ""
    ruleset: str = ""
    round: int = 0
    creatures: tuple[str, ...] = ()
    columns: int = 0
    rows: int = 0
    doors: int = 0
    played: float | None = None
    trouble: str = ""
    shipped: bool = False

    @property
    def is_map(self) -> bool:
        """A fight without creatures that has not begun is a map; so is what comes with the program."""
        return self.shipped or not (self.creatures or self.round or self.trouble)


def summary_of(entry: Entry, state: Encounter, played: datetime | None) -> Summary:
    """What there is to tell of a fight, or of the map below it where only that counts."""
    scene = state.scene
    title = (state.title or scene.name or entry.path.stem) if entry.shipped else entry.path.stem
    return Summary(
        title=title, map_name=scene.name, ruleset=state.ruleset, columns=scene.width, rows=scene.height, doors=len(scene.doors),
        round=0 if entry.shipped else state.turn.round,
        creatures=() if entry.shipped else _names(state),
        played=None if entry.shipped or played is None else played.timestamp(), shipped=entry.shipped,
    )  # fmt: skip


def _names(state: Encounter) -> tuple[str, ...]:
    """Of everybody on the map, and of who is to come."""
    return tuple(token.name for token in (*state.tokens.values(), *(waits.token for waits in state.reserve.values())))


def in_trouble(path: Path, sentence: str) -> Summary:
    """A file that cannot be read.  The card says its name already."""
    return Summary(title=path.stem, trouble=sentence.removeprefix(f"{path.name}: "))


def fits(summary: Summary, wanted: str, path: Path) -> bool:
    """Does each of the words stand in its title, its map's or file's name, or in the name of a creature?"""
    found = folded(" ".join((summary.title, summary.map_name, path.name, *summary.creatures)))
    return all(word in found for word in folded(wanted).split())


def folded(text: str) -> str:
    """Lower case, without accents: who types "tomas" means Tomás."""
    import unicodedata

    return unicodedata.normalize("NFD", text).casefold().translate(FOLDED)


# ---------------------------------------------------------------- in words
def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Library", text).format(**holes)


def _several(text: str, number: int) -> str:
    return words.plural(QCoreApplication.translate("Library", text, None, number), number)


def standing(summary: Summary) -> str:
    """The ruleset and how far the fight is; of a map where it comes from."""
    if summary.trouble:
        return ""
    if summary.is_map:
        own = "" if summary.map_name in ("", summary.title) else summary.map_name
        where = _say("Comes with Battlemap") if summary.shipped else words.rules_title(find_ruleset(summary.ruleset))
        return own or where
    state = _say("round {round}", round=summary.round) if summary.round else _say("not begun")
    return f"{words.rules_title(find_ruleset(summary.ruleset))} · {state}"


def facts(summary: Summary, today: date) -> str:
    """When it was played, who is there, how large the map is."""
    if summary.trouble:
        return ""
    size = f"{summary.columns} × {summary.rows}"
    if summary.is_map:
        doors = [_several("%n door(s)", summary.doors)] if summary.doors else []
        return " · ".join([size, *doors])
    when = [day(datetime.fromtimestamp(summary.played).date(), today)] if summary.played is not None else []
    return " · ".join([*when, _several("%n creature(s)", len(summary.creatures)), size])


def day(when: date, today: date) -> str:
    """ "today", "yesterday", "3 days ago", "2 weeks ago", and what is long ago by its date."""
    ago = (today - when).days
    if ago <= 0:
        return _say("today")
    if ago == 1:
        return _say("yesterday")
    if ago < 7:
        return _several("%n day(s) ago", ago)
    if ago < 14:
        return _say("last week")
    if ago < 35:
        return _several("%n week(s) ago", ago // 7)
    return QLocale().toString(QDate(when.year, when.month, when.day), QLocale.FormatType.ShortFormat)


def spoken(summary: Summary, today: date) -> str:
    """The whole card for who hears it."""
    parts = (summary.title, standing(summary), facts(summary, today), summary.trouble)
    return ". ".join(part for part in parts if part)
