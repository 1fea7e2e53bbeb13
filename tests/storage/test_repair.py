"""A damaged file: one sentence, never a traceback, and never a loss of a step that is whole; the file itself is not touched."""

import os
import random
import shutil
import stat

import pytest

from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError
from battlemap.storage.repair import examine, remains
from tests.storage.fights import PNG, PNG_SHA256, damage, did, fight, furnished_scene, put

STEPS, PAGE = 140, 4096


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A fight of many steps: closed, and as a killed program left it."""
    folder = tmp_path_factory.mktemp("played")
    path, killed = folder / "fight.battlemap", folder / "killed"
    killed.mkdir()
    with FightFile.create(path, fight(scene=furnished_scene()), {PNG_SHA256: PNG}) as file:
        document = file.document(find_ruleset)
        for number in range(STEPS):
            did(document, put("ana", number % 7, number % 5))
        for name in (path.name, f"{path.name}-wal"):
            shutil.copyfile(folder / name, killed / name)
    return folder


def steps_left(path):
    """By opening it, or by what is whole of it, which touches nothing."""
    try:
        with FightFile.open(path) as file:
            file.verify(find_ruleset)
            return sum(1 for _ in file.records())
    except SaveError as wrong:
        assert "\n" not in str(wrong)
    before = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    found = examine(path)
    goal = found.write()
    try:
        with FightFile.open(goal) as file:
            assert file.verify(find_ruleset).state == found.state
    finally:
        goal.unlink()
    assert {each.name: each.read_bytes() for each in path.parent.iterdir()} == before
    return found.reach


@pytest.mark.parametrize("length", [1, 64])
def test_harm_to_any_page_costs_no_step_that_is_whole(played, path, length):
    data, rng = (played / "fight.battlemap").read_bytes(), random.Random(length)
    for start in range(0, len(data), PAGE):
        spoiled, at = bytearray(data), start + rng.randrange(PAGE - length)
        spoiled[at : at + length] = bytes(each ^ 0x55 for each in spoiled[at : at + length])
        path.write_bytes(spoiled)
        assert steps_left(path) >= 100, f"page {start // PAGE}"  # the state after step 100 is in other pages than the last steps


def test_a_file_cut_short_anywhere_is_a_sentence_and_what_is_there_is_found(played, path):
    data, most = (played / "fight.battlemap").read_bytes(), 0
    for length in range(0, len(data), 512):
        path.write_bytes(data[:length])
        try:
            left = steps_left(path)
        except SaveError as wrong:
            assert "\n" not in str(wrong) and length < 6 * PAGE
            continue
        most = max(most, left)
    assert most >= STEPS - 20


@pytest.mark.parametrize("length", [16, 72, 100, PAGE])
def test_a_wiped_beginning_costs_nothing_but_itself(played, path, length):
    data = (played / "fight.battlemap").read_bytes()
    path.write_bytes(bytes(length) + data[length:])
    with pytest.raises(SaveError) as wrong:
        FightFile.open(path)
    found = remains(path, wrong.value)
    assert found is not None and found.reach == STEPS
    assert found.told == f"{path.name}: damaged, but all its steps are whole ({STEPS} steps)"


def test_what_was_never_a_fight_or_cannot_be_opened_for_another_reason_has_no_remains(played, path):
    path.write_bytes(b"Dear diary, " * 2000)
    with pytest.raises(SaveError) as strange:
        FightFile.open(path)
    assert remains(path, strange.value) is None
    with FightFile.open(played / "fight.battlemap"), pytest.raises(SaveError) as taken:
        FightFile.open(played / "fight.battlemap")
    assert remains(played / "fight.battlemap", taken.value) is None


def test_a_record_that_is_spoiled_is_told_by_its_number(played, path):
    data = bytearray((played / "fight.battlemap").read_bytes())
    from battlemap.storage.carving import carve

    blob = carve(played / "fight.battlemap").records[131][4]
    at = data.rindex(blob)  # the same move was made before
    data[at + 5] ^= 1
    path.write_bytes(data)
    found = examine(path)
    assert str(found.told) == f"{path.name}: damaged at step 131 of {STEPS}; 130 steps are whole"
    assert len(found.records) == 130


@pytest.mark.parametrize("cut", range(0, 60_000, 7_321))
def test_a_torn_log_holds_what_was_finished(played, tmp_path, cut):
    path = tmp_path / "fight.battlemap"
    for name in (path.name, f"{path.name}-wal"):
        shutil.copyfile(played / "killed" / name, tmp_path / name)
    log = path.with_name(f"{path.name}-wal")
    log.write_bytes(log.read_bytes()[: log.stat().st_size - cut])
    assert steps_left(path) >= 0


def test_a_lost_log_leaves_the_file_as_it_was_before(played, tmp_path):
    path = tmp_path / "fight.battlemap"
    shutil.copyfile(played / "killed" / path.name, path)
    assert steps_left(path) == 0


def test_the_log_of_another_fight_is_set_aside(played, tmp_path):
    path = tmp_path / "fight.battlemap"
    with FightFile.create(path, fight(title="Another")) as file:
        document = file.document(find_ruleset)
        for amount in (1, 2, 3):
            did(document, damage("gob", amount))
    log = path.with_name(f"{path.name}-wal")
    shutil.copyfile(played / "killed" / log.name, log)
    foreign = log.read_bytes()
    with FightFile.open(path) as file:
        assert file.base.title == "Another" and sum(1 for _ in file.records()) == 3
    assert (tmp_path / f"{path.name} (not its own)-wal").read_bytes() == foreign


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_what_is_chosen_elsewhere_follows_the_umask_and_keeps_its_rights_when_replaced(path):
    before = os.umask(0o027)
    try:
        FightFile.create(path, fight()).close()
        assert stat.S_IMODE(path.stat().st_mode) == 0o640
        path.chmod(0o664)
        FightFile.create(path, fight(), overwrite=True).close()
        assert stat.S_IMODE(path.stat().st_mode) == 0o664
    finally:
        os.umask(before)


def test_the_command_line_repairs(played, path, capsys):
    from battlemap.__main__ import main

    data = (played / "fight.battlemap").read_bytes()
    path.write_bytes(bytes(PAGE) + data[PAGE:])
    out = path.with_name("out.battlemap")
    assert main(["check", str(path)]) == 1 and "battlemap repair" in capsys.readouterr().err
    assert main(["repair", str(path), "-o", str(out)]) == 0
    assert main(["check", str(out)]) == 0
    assert f"all its steps are whole ({STEPS} steps): written to out.battlemap" in capsys.readouterr().out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_waited_for(tmp_path):
    path = tmp_path / "fight.battlemap"
    os.mkfifo(path)
    with pytest.raises(SaveError, match=r"^fight\.battlemap: cannot be opened, it is a device and no file$"):
        examine(path)
