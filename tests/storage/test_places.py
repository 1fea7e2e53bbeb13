"""Where fights live, and what they may be called."""

import pytest

from battlemap.storage import FightFile, fights_folder, new_fight_path
from battlemap.storage.places import safe_name
from tests.storage.fights import fight


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "data"))


def test_the_folder_is_the_users_own():
    folder = fights_folder()
    assert folder.is_dir() and folder.stat().st_mode & 0o077 == 0


def test_a_new_path_is_nobodys():
    first = new_fight_path("The Bridge")
    assert first.name == "The Bridge.battlemap"
    FightFile.create(first, fight()).close()
    assert new_fight_path("The Bridge").name == "The Bridge 2.battlemap"


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "...", "../../etc/passwd", "a/b\\c:d*e?f", "CON", "nul", "x" * 500, "🐉" * 200, "a\nb\0c", ".hidden",
        "\u202egnp",
    ],
)
def test_any_name_makes_a_file(name):
    path = new_fight_path(name)
    assert path.parent == fights_folder() and not path.name.startswith(".")
    FightFile.create(path, fight()).close()
    assert [found.name for found in fights_folder().iterdir()] == [path.name]


def test_letters_of_all_scripts_stay():
    assert safe_name("Schlacht um Ödland (2) - 東") == "Schlacht um Ödland (2) - 東"
