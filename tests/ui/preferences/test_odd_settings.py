"""A settings file nobody would write: the program starts, and what cannot be meant is as if it had never been chosen."""

import pytest

from battlemap.model import Scene
from battlemap.storage import fights_folder, is_there, keep_fights_in
from battlemap.ui.application import open_window
from battlemap.ui.drawing.clipboard import MARK, NothingDrawn, drawn_in
from battlemap.ui.exporting import picture_dialog, print_dialog
from battlemap.ui.library import kept as cards
from battlemap.ui.library.summary import Summary
from battlemap.ui.player.options import Choices, Options
from battlemap.ui.preferences.dialog import PreferencesDialog
from battlemap.ui.settings import Settings, kept

LONG = "x" * 5000
KEYS = (
    "language", "start", "fights", "theme", "font", "motion", "units", "dice", "reactions", "recent", "folder", "ruleset",
    "help/tour", "player/display", "player/screen", "window/geometry", "window/state", "window/panel", "view/light",
    "export/print", "export/picture", "export/folder", "library/kind", "keys/Actions.history", "tokens/columns", "dice/columns",
)  # fmt: skip


def write(text: str | bytes) -> Settings:
    path = Settings().path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return Settings()


def everywhere(value: str) -> str:
    groups: dict[str, list[str]] = {"General": ["started=yes"]}
    for key in KEYS:
        group, _, name = key.rpartition("/")
        groups.setdefault(group or "General", []).append(f"{name}={value}")
    return "".join(f"[{group}]\n{chr(10).join(lines)}\n" for group, lines in groups.items())


@pytest.fixture(autouse=True)
def usual_folder():
    yield
    keep_fights_in(None)


@pytest.mark.parametrize("text", [
    b"", bytes(range(256)) * 8, everywhere("9" * 5000), everywhere("99999999999"), everywhere(LONG), everywhere("a, b"),
    everywhere("@ByteArray(xx)"), everywhere("@Point(1 2)"), everywhere("\\x0"), everywhere("-5"),
], ids=["empty", "binary", "endless number", "large number", "long", "list", "bytes", "point", "nought", "negative"])  # fmt: skip
def test_the_program_starts_and_the_preferences_open(qtbot, text):
    settings = write(text)
    window = open_window()
    qtbot.addWidget(window)
    dialog = PreferencesDialog(settings, window.actions_.keys, window)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(window):
        window.show()
    assert 80 <= settings.font_percent() <= 200 and settings.units() in ("metres", "feet", "squares")
    assert settings.recent() == [window.session.fight_file.path]
    dialog.reject()


def test_a_path_nobody_may_look_at_is_not_there(tmp_path):
    assert not is_there(tmp_path / LONG) and not is_there(tmp_path / "a\0b") and is_there(tmp_path)
    keep_fights_in(tmp_path / LONG)
    assert fights_folder().name == "fights"


def test_a_part_of_the_map_that_can_be_none_is_none_chosen():
    for rect in ("[0,0,0,0]", "[0,0,1e300,1e300]", "[1e308,1e308,-5,-5]"):
        Settings().set_text("player/display", f'{{"camera":"framed","frame":{rect},"here":{rect}}}')
        choices = Choices(Settings())
        assert choices.now.frame is None and choices.now.here is None
    Settings().set_text("player/display", '{"camera":"framed","frame":[1,2,3,4]}')
    assert Choices(Settings()).now.frame == (1.0, 2.0, 3.0, 4.0)


def test_settings_that_cannot_be_written_hold_and_it_is_said(qtbot):
    path = Settings().path()
    path.unlink(missing_ok=True)
    path.mkdir(parents=True)  # a folder where the file should be
    window = open_window()
    qtbot.addWidget(window)
    assert not window.settings.is_kept()
    dialog = PreferencesDialog(window.settings, window.actions_.keys, window)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.pages[1].take("motion", "no")
    assert path.name in dialog.wrong.text() and dialog.wrong.isVisible()
    assert window.settings.text("motion") == "no"


@pytest.mark.parametrize(
    "text", ['{"x":' + "[" * 100_000, "[" * 100_000, '{"paper": "\ud800"}', '{"px": 1e400}', '{"mm": NaN}', "[]", "{"],
)
def test_what_was_kept_as_json_is_as_usual_where_it_cannot_be_read(text):
    """Nests without end and half characters ended the start of the window."""
    for kind in (Options, picture_dialog.Kept, print_dialog.Kept):
        assert kept(text, kind) == kind()


def test_a_file_whose_name_is_no_text_has_its_card(tmp_path, monkeypatch):
    """Nothing is kept of it, and nothing else happens."""
    monkeypatch.setattr(cards, "folder", lambda: tmp_path)
    summary = Summary(title="\udcff", map_name="", ruleset="dnd2024", columns=1, rows=1)
    cards.write("key", cards.Kept(summary=summary))
    assert cards.read("key") is None


def test_a_pasted_drawing_of_endless_squares_is_none():
    with pytest.raises(NothingDrawn):
        drawn_in(f'{{"battlemap": "{MARK}", "square": 1{"0" * 400}}}', Scene(rows=("..",)))
