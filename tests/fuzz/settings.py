"""The settings' file, and whatever is read out of it at a start."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSettings

from battlemap.ui import languages, lengths, motion
from battlemap.ui.dice.own_rolls import OwnRoll, keep_rolls, kept_rolls
from battlemap.ui.exporting import picture_dialog, print_dialog
from battlemap.ui.exporting.export_dialog import kept
from battlemap.ui.exporting.look import Look
from battlemap.ui.player.options import Choices
from battlemap.ui.preferences.effects import answer_in
from battlemap.ui.preferences.kept import Kept
from battlemap.ui.settings import LARGEST_FONT, SMALLEST_FONT, Settings
from tests.fuzz import spoiling
from tests.fuzz.reader import Files, Reader, check, size_of

INSIDE = Path("battlemap") / "battlemap.ini"


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Settings are kept there meanwhile."""
    form, scope = QSettings.Format.IniFormat, QSettings.Scope.UserScope
    before = Path(QSettings(form, scope, "battlemap", "battlemap").fileName()).parents[1]
    QSettings.setPath(form, scope, str(folder))
    try:
        yield
    finally:
        QSettings.setPath(form, scope, str(before))


def read(folder: Path) -> Iterator[str]:
    with kept_in(folder):
        settings = Settings()
        geometry, state = settings.layout("GM")
        check(isinstance(geometry, bytes) and isinstance(state, bytes) and isinstance(settings.panel_split(), bytes), "no layout")
        yield size_of("recent", len(settings.recent()))
        check(SMALLEST_FONT <= settings.font_percent() <= LARGEST_FONT, "letters beyond measure")
        yield f"{settings.units()} {settings.dice()} {answer_in(settings)} {languages.wanted(settings)}"
        for told in (settings.theme(), settings.folder(), settings.ruleset("x"), settings.player_screen()):
            check(isinstance(told, str), "no text")
        yield size_of("kept", len(Kept.of(settings).values))
        yield size_of("rolls", len(kept_rolls(settings)))
        lengths.choose(settings)
        motion.choose(settings)
        choices = Choices(settings)
        check(1 <= choices.now.mm <= 500 and 3 <= choices.now.followed <= 200, "a display beyond measure", choices.now)
        check(choices.px_per_mm("GM") >= 0 and isinstance(choices.recent_pictures(), list), "no scale")
        for dialog in (picture_dialog, print_dialog):
            last = kept(settings.text(dialog.KEY), dialog.Kept)
            Look(view=last.view, tokens=last.tokens, grid=last.grid, ink=last.ink, marks=last.marks)
            yield f"{dialog.__name__}{last.view}"
        settings.add_recent(folder / INSIDE)
        check(settings.recent()[:1] == [folder / INSIDE], "a file that is not remembered")


def _seeds() -> list[Files]:
    """As the program writes it."""
    with tempfile.TemporaryDirectory() as name, kept_in(Path(name)):
        settings = Settings()
        settings.set_layout(b"\0\1geometry\xff", b"state\0\xff" * 9, "GM")
        settings.set_panel_split(b"split")
        settings.add_recent(Path(name) / "battlemap.ini")
        for key, value in (
            ("theme", "light"), ("units", "feet"), ("font", "125"), ("dice", "typed"), ("language", "it"), ("reactions", "skip"),
            ("motion", "no"), ("player/scale/GM", "3.78"), ("player/screen", "Projector"), ("keys/undo", "Ctrl+Z"),
            (picture_dialog.KEY, '{"view":"gm","kind":"svg","px":100,"mm":25.4}'), (print_dialog.KEY, '{"paper":"A3","mm":20.0}'),
        ):  # fmt: skip
            settings.set_text(key, value)
        choices = Choices(settings)
        choices.set(camera="framed", frame=(1.0, 1.0, 5.0, 4.0), pictures=(name,))
        keep_rolls(settings, [OwnRoll("4d6kh3", True, False), OwnRoll("d20 adv", False, True)])
        settings.is_kept()
        data = (Path(name) / INSIDE).read_bytes()
    return [{str(INSIDE): data}]


READERS = (Reader("settings", _seeds, spoiling.with_text, read),)
