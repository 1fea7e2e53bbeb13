"""Typed dice are read the same way in every field; what cannot be is one sentence."""

import pytest

from battlemap.encounter.dice import Correction, Face, Roller, Share
from battlemap.encounter.outcome import NeedDice
from battlemap.ui.dice.reading import EntryError, corrected, dice_text, read_faces

DAMAGE = NeedDice("damage", "ana", (6, 6, 6), "3d6+2")
PAIR = NeedDice("attack", "ana", (20, 20))
ONE = NeedDice("save", "ana", (20,), "dex")


@pytest.mark.parametrize(("text", "wanted", "faces"), [
    ("3 5 6", DAMAGE, [3, 5, 6]), ("3,5;6", DAMAGE, [3, 5, 6]), (" 3  5+6 ", DAMAGE, [3, 5, 6]), ("", DAMAGE, []),
    ("  ", ONE, []),
    ("4 17", PAIR, [4, 17]), ("4/17", PAIR, [4, 17]), ("17", PAIR, [17, 17]), ("20", ONE, [20]), ("nat 20", ONE, [20]),
    ("Nat1", ONE, [1]), ("n20", ONE, [20]), ("natural 1", ONE, [1]), ("20!", ONE, [20]),
])  # fmt: skip
def test_faces_are_read_however_they_are_written(text, wanted, faces):
    assert read_faces(text, wanted) == faces


@pytest.mark.parametrize(("text", "wanted", "dice"), [
    ("14", DAMAGE, 12), ("=14", DAMAGE, 12), ("7", NeedDice("morale", "orc", (6, 6)), 7),
    ("=4", NeedDice("fall", "ana", (6,), "1d6"), 4),
    ("9", NeedDice("roll", "", (6, 6), "2d6+3 fire"), 6),
])  # fmt: skip
def test_one_number_for_summed_dice_is_what_they_come_to_with_the_bonus(text, wanted, dice):
    faces = read_faces(text, wanted)
    assert sum(faces) == dice and all(isinstance(face, Share) for face in faces)


@pytest.mark.parametrize(("text", "wanted", "sentence"), [
    ("7 1 1", DAMAGE, "A d6 has no face 7."), ("0", ONE, "A d20 has no face 0."), ("21", ONE, "A d20 has no face 21."),
    ("3 5", DAMAGE, "3 numbers are needed, not 2."), ("a", ONE, "Dice are whole numbers, like 14 or 4 2."),
    ("1.5", ONE, "Dice are whole numbers, like 14 or 4 2."), ("-3", ONE, "Dice are whole numbers, like 14 or 4 2."),
    ("9" * 400, ONE, "Dice are whole numbers, like 14 or 4 2."), ("²", ONE, "Dice are whole numbers, like 14 or 4 2."),
    ("4", DAMAGE, "3d6+2 comes to 5 to 20, not to 4."), ("=", DAMAGE, "The total is one whole number, 0 or more."),
    ("=17", PAIR, "Here the faces count, not their sum: type what each die shows."),
    ("9", NeedDice("roll", "", (6,) * 4, "4d6kh3"), "4 numbers are needed, not 1."),
])  # fmt: skip
def test_what_cannot_be_is_one_sentence(text, wanted, sentence):
    with pytest.raises(EntryError) as wrong:
        read_faces(text, wanted)
    assert str(wrong.value) == sentence


def test_a_drawn_face_that_stays_is_drawn_and_another_a_correction():
    drawn = Roller(2).roll((6, 6))
    other = drawn[1] % 6 + 1
    first, second = corrected([int(drawn[0]), other], drawn)
    assert first is drawn[0] and isinstance(second, Correction) and (second.drawn, second) == (drawn[1], other)
    assert not isinstance(corrected([3], drawn)[0], Face)


def test_dice_in_words():
    assert dice_text((8, 6, 6)) == "d8 + 2d6"
