"""LevelDB folders: what holds under a key, and what is said of damage."""

import random
import time

import pytest

from battlemap.importers import leveldb
from battlemap.importers.leveldb import DamagedFolder, newest
from tests.importers import leveldb_writer as write


def some(count: int, sequence: int = 1, start: str = "!scenes!") -> list[write.Record]:
    return [(f"{start}{i:04}".encode(), sequence + i, f"value {i} ".encode() * 9) for i in range(count)]


def held(records: list[write.Record]) -> dict[bytes, bytes]:
    return {key: value for key, _, value in records if value is not None}


@pytest.mark.parametrize("packed", [True, False])
@pytest.mark.parametrize("count", [1, 3, 50])
def test_a_table_is_read_whole(tmp_path, packed, count):
    records = some(count)
    assert newest(write.folder(tmp_path / "p", {5: records}, packed=packed), b"!scenes!") == held(records)


def test_only_what_starts_so_is_read(tmp_path):
    records = [*some(9), *some(7, 100, "!actors!"), *some(8, 200, "!scenes.walls!a."), *some(3, 300, "~")]
    folder = write.folder(tmp_path / "p", {5: records})
    assert len(newest(folder, b"!scenes!")) == 9
    assert len(newest(folder, b"!scenes.walls!a.")) == 8
    assert newest(folder, b"!scenes.walls!b.") == {}
    assert len(newest(folder, b"")) == 27


def test_what_was_written_last_holds(tmp_path):
    old, new = some(4), [(b"!scenes!0001", 50, b"newer"), (b"!scenes!0002", 51, None)]
    late = write.batch([(b"!scenes!0003", b"latest"), (b"!scenes!0000", None), (b"!scenes!9999", b"added")], 60)
    folder = write.folder(tmp_path / "p", {5: old, 7: new}, [late])
    assert newest(folder, b"!scenes!") == {b"!scenes!0001": b"newer", b"!scenes!0003": b"latest", b"!scenes!9999": b"added"}


def test_a_table_the_manifest_does_not_speak_of_does_not_count(tmp_path):
    folder = write.folder(tmp_path / "p", {5: some(2)})
    (folder / "000004.ldb").write_bytes(write.table([(b"!scenes!gone", 1, b"x")]))
    (folder / "000080.log").write_bytes(write.log([write.batch([(b"!scenes!gone", b"x")], 1)]))
    assert len(newest(folder, b"!scenes!")) == 2


def test_a_long_record_runs_over_several_blocks(tmp_path):
    long = random.Random(1).randbytes(100_000)
    batches = [write.batch([(b"!scenes!b", long)], 9), write.batch([(b"!scenes!c", b"1")], 10)]
    folder = write.folder(tmp_path / "p", {5: some(1)}, batches)
    assert newest(folder, b"!scenes!")[b"!scenes!b"] == long


def test_a_record_that_was_not_written_whole_never_counted(tmp_path):
    batches = [write.batch([(b"!scenes!b", b"2")], 9), write.batch([(b"!scenes!c", b"1")], 10)]
    folder = write.folder(tmp_path / "p", {5: some(1)}, batches)
    log = folder / "000090.log"
    log.write_bytes(log.read_bytes()[:-3])
    assert sorted(newest(folder, b"!scenes!")) == [b"!scenes!0000", b"!scenes!b"]


# ---------------------------------------------------------------- damage
def test_any_byte_turned_is_read_as_before_or_damage_of_that_file(tmp_path):
    folder = write.folder(tmp_path / "p", {5: some(12)}, [write.batch([(b"!scenes!z", b"late")], 90)])
    right, dice = newest(folder, b"!scenes!"), random.Random(7)
    for name in ("000005.ldb", "000090.log", "MANIFEST-000002", "CURRENT"):
        whole = (folder / name).read_bytes()
        for _ in range(60):
            spoiled = bytearray(whole)
            spoiled[dice.randrange(len(whole))] ^= 1 << dice.randrange(8)
            (folder / name).write_bytes(spoiled)
            try:
                found = newest(folder, b"!scenes!")
            except DamagedFolder as wrong:
                assert str(wrong).split()[0] == name or name in ("CURRENT", "MANIFEST-000002")
            else:
                assert found == right or name != "000005.ldb", name
        (folder / name).write_bytes(whole)


@pytest.mark.parametrize("name", ["000005.ldb", "MANIFEST-000002", "CURRENT"])
def test_a_file_cut_anywhere_is_damage(tmp_path, name):
    folder = write.folder(tmp_path / "p", {5: some(12)})
    whole = (folder / name).read_bytes()
    for length in range(0, len(whole) - 1, max(1, len(whole) // 25)):
        (folder / name).write_bytes(whole[:length])
        if name == "MANIFEST-000002":
            assert newest(folder, b"!scenes!") == {}, "a record that was not written whole"
            continue
        with pytest.raises(DamagedFolder, match=name if name != "CURRENT" else "CURRENT|MANIFEST"):
            newest(folder, b"!scenes!")


@pytest.mark.parametrize("name", ["000005.ldb", "MANIFEST-000002"])
def test_a_missing_file_is_named(tmp_path, name):
    folder = write.folder(tmp_path / "p", {5: some(1)})
    (folder / name).unlink()
    with pytest.raises(DamagedFolder, match=name):
        newest(folder, b"!scenes!")


def test_another_order_of_keys_and_other_packings_are_damage(tmp_path):
    folder = write.folder(tmp_path / "p", {5: some(1)})
    (folder / "MANIFEST-000002").write_bytes(write.log([b"\1" + write.slice_(b"idb_cmp1")]))
    with pytest.raises(DamagedFolder, match="MANIFEST"):
        newest(folder, b"")


def test_a_block_that_grows_without_end_is_refused_in_time(tmp_path, monkeypatch):
    """A small block that says it holds gigabytes, and a small index that names one block a hundred thousand times."""
    monkeypatch.setattr(write, "snapped", lambda data: write.varint(2**31) + b"\0\0" + b"\xfe\1\0" * 100)
    with pytest.raises(DamagedFolder, match=r"000005\.ldb"):
        newest(write.folder(tmp_path / "a", {5: some(3)}), b"!scenes!")
    monkeypatch.undo()
    out = bytearray()
    handle = write._put(out, write.block([(b"!scenes!0001" + b"\1" * 8, b"x" * 20_000)]), False)
    meta = write._put(out, write.block([]), False)
    top = write._put(out, write.block([(b"!scenes!0001" + b"\1" * 8, handle)] * 100_000), False)
    folder = write.folder(tmp_path / "b", {5: some(1)})
    (folder / "000005.ldb").write_bytes(bytes(out) + (meta + top).ljust(40, b"\0") + write.table(some(1))[-8:])
    begun = time.monotonic()
    with pytest.raises(DamagedFolder, match=r"000005\.ldb"):
        newest(folder, b"!scenes!")
    assert time.monotonic() - begun < 5


def test_files_with_digits_of_other_scripts_are_no_logs(tmp_path):
    """int("²") is no number, though "²" is a digit."""
    path = write.folder(tmp_path / "pack", {5: [(b"!scenes!a", 1, b"{}")]})
    for name in ("².log", "٣.log", "9" * 5000 + ".log"):
        try:
            (path / name).write_bytes(b"x")
        except OSError:
            continue  # longer than a name may be
    assert newest(path, b"!scenes!") == {b"!scenes!a": b"{}"}


def test_keys_shared_whole_are_charged_for_what_they_copy():
    key, times = bytes(1000), 1000
    entries = b"\x00\xe8\x07\x00" + key + b"\xe8\x07\x00\x00" * times
    block = entries + bytes(4) + (1).to_bytes(4, "little")
    left = [1000 * times]
    assert len(list(leveldb._entries(block, left))) == times + 1
    assert left == [0]
    with pytest.raises(ValueError, match="too large"):
        list(leveldb._entries(block, [1000 * times - 1]))
