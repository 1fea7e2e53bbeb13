"""What a game master types to roll freely: read as meant, or told in which place it is wrong."""

import pytest

from battlemap.rules.formula import BadFormula, Formula, Term, read_formula
from battlemap.sentence import BREAKING


@pytest.mark.parametrize(("text", "sides", "faces", "total"), [
    ("2d6+3", (6, 6), (4, 2), 9), ("d20", (20,), (17,), 17), ("D20 + 6", (20,), (17,), 23), ("1d8−1", (8,), (1,), 0),
    ("2d6+1d4-2", (6, 6, 4), (1, 2, 3), 4), ("2d6 - d4", (6, 6, 4), (5, 5, 4), 6), ("-d4", (4,), (3,), -3), ("7", (), (), 7),
    ("4d6kh3", (6,) * 4, (1, 6, 5, 2), 13), ("4d6k3", (6,) * 4, (1, 6, 5, 2), 13), ("4d6dl1", (6,) * 4, (1, 6, 5, 2), 13),
    ("4d6d1", (6,) * 4, (1, 6, 5, 2), 13), ("2d20kl", (20, 20), (4, 17), 4), ("3d6dh", (6,) * 3, (2, 6, 3), 5),
    ("d20 adv", (20, 20), (4, 17), 17), ("d20 vant", (20, 20), (4, 17), 17), ("d20 svantaggio", (20, 20), (4, 17), 4),
    ("d20 vantagem", (20, 20), (4, 17), 17), ("d20 desv+1", (20, 20), (4, 17), 5),
    ("d20 advantage+5", (20, 20), (4, 17), 22), ("d20dis", (20, 20), (4, 17), 4),
    ("d%", (100,), (42,), 42), ("2d6+3 fire", (6, 6), (1, 1), 5), ("2d6 cold-forged", (6, 6), (1, 1), 2),
])  # fmt: skip
def test_a_roll_is_read_as_meant(text, sides, faces, total):
    formula = read_formula(text)
    assert formula.sides == sides and formula.total(faces) == total


def test_a_name_before_and_a_kind_after_are_kept():
    stealth = Formula((Term(1, 1, 20, 1),), 6, "Stealth of the goblins", "", "d20 + 6")
    assert read_formula("Stealth of the goblins:  d20 + 6") == stealth
    assert (read_formula("Breath: 8d6 cold").label, read_formula("Breath: 8d6 cold").body) == ("cold", "8d6")


def test_of_equal_faces_the_first_counts():
    assert read_formula("3d6kh1").kept((5, 5, 2)) == (True, False, False)


def test_only_where_all_dice_count_does_a_sum_say_everything():
    assert read_formula("2d6+3").is_sum
    assert not any(read_formula(text).is_sum for text in ("4d6kh3", "d20 adv", "2d6-d4"))


@pytest.mark.parametrize(("text", "kind", "at", "piece"), [
    ("", "empty", 1, ""), ("Stealth:", "empty", 9, ""), ("2d6+", "missing", 5, ""), ("2d6 + x", "unknown", 7, "x"),
    ("2x6", "unknown", 2, "x6"), ("fire", "unknown", 1, "fire"), ("2d6 3", "unknown", 5, "3"), ("4d6kh5", "keeps", 4, "4d6kh5"),
    ("2d6dl2", "keeps", 4, "2d6dl2"), ("0d6", "many", 1, "200"), ("201d6", "many", 1, "200"), ("150d6+150d6", "many", 1, "200"),
    ("d0", "sides", 1, "1000"), ("d1001", "sides", 1, "1000"), ("d99999999999", "sides", 1, "1000"),
    ("2d20 adv", "pair", 6, "adv"), ("99999", "number", 1, "9999"), ("9999+9999", "number", 1, "9999"),
    ("2d6 fire + 2d6", "unknown", 10, "+ 2d6"), ("x" * 201, "long", 200, ""), ("2d", "unknown", 2, "d"),
    ("Hide: 2d6+", "missing", 11, ""),
])  # fmt: skip
def test_what_is_no_roll_is_told_with_its_place(text, kind, at, piece):
    with pytest.raises(BadFormula) as wrong:
        read_formula(text)
    assert (wrong.value.kind, wrong.value.at, wrong.value.piece) == (kind, at, piece)


@pytest.mark.parametrize("odd", ["2d6 fi\x1bre", "a\nb: 2d6 x", "\u202eeno: d4 + 1"])
def test_names_and_labels_of_a_roll_are_one_line(odd):
    formula = read_formula(odd)
    assert BREAKING.search(formula.name + formula.label + formula.body) is None


def test_what_is_not_understood_is_told_on_one_line():
    with pytest.raises(BadFormula) as wrong:
        read_formula("2d6\n4d6kh3")
    assert BREAKING.search(wrong.value.piece) is None
