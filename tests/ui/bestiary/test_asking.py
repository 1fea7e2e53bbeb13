"""What is typed into the search field, and what it means."""

import pytest

from battlemap.ui.bestiary.asking import Asked, asked, singulars


@pytest.mark.parametrize(("typed", "number", "text"), [
    ("goblin", None, "goblin"), ("6 goblin", 6, "goblin"), ("6x goblin", 6, "goblin"), ("6 × goblins", 6, "goblins"),
    ("six goblins", 6, "goblins"), ("Seis goblin", 6, "goblin"), ("duas harpia", 2, "harpia"), ("três lobo", 3, "lobo"),
    ("tre lupi", 3, "lupi"), ("dodici scheletri", 12, "scheletri"), ("twelve skeletons", 12, "skeletons"), ("6", 6, ""),
    ("", None, ""), ("ten", None, "ten"), ("0 goblin", 1, "goblin"), ("99 goblin", 40, "goblin"),
    ("999999 goblins", 40, "goblins"), ("un orco", 1, "orco"), ("giant spider", None, "giant spider"), ("  4   wolf ", 4, "wolf"),
])  # fmt: skip
def test_a_number_before_the_name_says_how_many(typed, number, text):
    assert asked(typed) == Asked(number, text)


@pytest.mark.parametrize(("several", "one"), [
    ("goblins", "goblin"), ("wolves", "wolf"), ("dire wolves", "dire wolf"), ("harpies", "harpy"),
    ("goblin bosses", "goblin boss"), ("foxes", "fox"), ("liches", "lich"), ("hobgoblin captains", "hobgoblin captain"),
])  # fmt: skip
def test_several_are_looked_for_as_one(several, one):
    assert list(singulars(several)) == [one]


@pytest.mark.parametrize("text", ["goblin", "boss", "ogre", "yes"[:2]])
def test_one_stays_one(text):
    assert list(singulars(text)) == []
