"""One fight, one program: the second is told in one sentence, and nothing is lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError, leftovers, opening
from tests.storage.fights import damage, did, fight, play_some, reopened, same_history

ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = "fight.battlemap: it is already open in another window or program"
ASK = """
import sys
from pathlib import Path
from battlemap.storage import FightFile, SaveError
try:
    FightFile.open(Path(sys.argv[1])).close()
    print("opened")
except SaveError as wrong:
    print(wrong)
"""


def another_program_says(path: Path) -> str:
    done = subprocess.run([sys.executable, "-c", ASK, path], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("log", [True, False], ids=["log", "journal"])
def test_a_second_program_is_told(path, log, monkeypatch):
    if not log:
        monkeypatch.setattr(opening, "_can_have_log", lambda _: False)
    with FightFile.create(path, fight()) as file:
        assert another_program_says(path) == ELSEWHERE  # before anything was written, too
        document = file.document(find_ruleset)
        play_some(document)
        assert another_program_says(path) == ELSEWHERE
        did(document, damage("ana", 1))
    assert another_program_says(path) == "opened"
    same_history(document, reopened(path))


def test_trying_it_twice_here_does_not_let_others_in(path):
    """On POSIX, closing any handle of a file drops the locks of the whole program on it."""
    with FightFile.create(path, fight()) as file:
        for _ in range(2):
            with pytest.raises(SaveError) as wrong:
                FightFile.open(path)
            assert str(wrong.value) == ELSEWHERE
        link = path.with_name("link.battlemap")
        link.symlink_to(path)
        with pytest.raises(SaveError, match="already open"):
            FightFile.open(link)
        with pytest.raises(SaveError, match="already open"):
            FightFile.create(path, fight(), overwrite=True)
        assert another_program_says(path) == ELSEWHERE
        did(file.document(find_ruleset), damage("ana", 1))


@pytest.mark.skipif(os.name != "posix", reason="locks of POSIX")
def test_nobody_is_let_in_while_what_a_killed_program_left_is_tried(path, monkeypatch):
    """A log that is judged while another program writes on in it would be set aside, and its steps with it."""
    with FightFile.create(path, fight()) as file:
        play_some(document := file.document(find_ruleset))
        left = {each: each.read_bytes() for each in (path, path.with_name(f"{path.name}-wal"))}
    for each, data in left.items():
        each.write_bytes(data)
    tried, said = leftovers._content, list[str]()

    def while_it_is_tried(*given):
        found = tried(*given)
        said.append(another_program_says(path))
        return found

    monkeypatch.setattr(leftovers, "_content", while_it_is_tried)
    with FightFile.open(path) as file:
        assert file.document(find_ruleset).state == document.state
    assert said == [ELSEWHERE, ELSEWHERE]


def test_after_save_as_the_old_file_is_free_and_the_new_one_held(path):
    old = path.with_name("old.battlemap")
    with FightFile.create(old, fight()) as file:
        file.save_as(path)
        assert another_program_says(old) == "opened"
        assert another_program_says(path) == ELSEWHERE
        with pytest.raises(SaveError, match="already open"):
            FightFile.open(path)


def test_a_fight_let_go_of_without_closing_is_free(path):
    file = FightFile.create(path, fight())
    del file
    FightFile.open(path).close()
