"""English sentences that remember what they were made of: they read as plain text and still know their template."""

import copy
import pickle
from pathlib import Path

import pytest

from battlemap.model import BattlemapError
from battlemap.sentence import BREAKING, Sentence, counted, plain_line, system_says


def test_a_sentence_is_its_english_text():
    told = Sentence("{file}: {number} squares of {size} m", file="mill.png", number=3, size=1.50)
    assert told == "mill.png: 3 squares of 1.5 m" and f"{told}!" == "mill.png: 3 squares of 1.5 m!"
    assert told.template == "{file}: {number} squares of {size} m" and told.facts["number"] == 3


@pytest.mark.parametrize(("number", "text"), [(1, "1 door is shut: 1 entry"), (3, "3 doors are shut: 3 entries")])
def test_numbers_choose_the_form(number, text):
    assert Sentence("%n door(s) (is/are) shut: %n entr(y/ies)", n=number) == text


def test_thousands_are_told_apart():
    assert counted("%n wall(s)", 12000) == "12,000 walls"


def test_braces_of_a_text_without_facts_stay():
    assert Sentence("type {name} here") == "type {name} here"


def test_an_error_keeps_its_facts_and_those_of_the_error_within():
    inner = BattlemapError("the picture is larger than {limit} MB", limit=80)
    outer = BattlemapError("{file}: {why}", file="mill.png", why=inner)
    assert str(outer) == "mill.png: the picture is larger than 80 MB"
    assert str(outer).facts["why"] is inner and str(inner).facts == {"limit": 80}


def test_a_sentence_within_an_exception_of_another_kind_is_found_again():
    wrong = ValueError(Sentence("map.rows: a map has at least one square"))
    assert isinstance(str(wrong), Sentence)


def test_it_survives_being_copied():
    told = Sentence("%n light(s)", n=2)
    for again in (copy.copy(told), copy.deepcopy(told), pickle.loads(pickle.dumps(told))):
        assert again == told and again.template == told.template and again.facts == told.facts


def test_what_a_system_says_is_a_sentence_where_it_is_known():
    assert isinstance(system_says(PermissionError(13, "Permission denied")), Sentence)
    assert system_says(OSError(5, "the tape is torn")) == "the tape is torn"
    assert system_says(ValueError("embedded null byte")) == "embedded null byte"


# ---------------------------------------------------------------- facts of strangers
@pytest.mark.parametrize("odd", ["a\nb", "\r\n\tb", "\x1b[a", "a\0", "\u202egnp", "\u2067a\u2069", "\u2028", "\ud800", "\x85"])
def test_a_fact_of_a_file_neither_breaks_the_line_nor_turns_it_round(odd):
    for told in (
        str(BattlemapError("{file}: it holds {what}", file=Path(odd), what=odd)), Sentence("{of}", of=(odd, odd)),
        str(BattlemapError("{file}: {why}", file="x", why=ValueError(odd))),
    ):  # fmt: skip
        assert BREAKING.search(told) is None
        assert all(BREAKING.search(str(fact)) is None for fact in told.facts.values())


def test_a_fact_without_end_is_cut():
    assert len(Sentence("{field}: expected a number, got {value}", field="ac", value="9" * 5000)) < 400


def test_letters_that_are_joined_stay_as_they_are():
    for name in ("👩‍👧", "می‌خواهم", "Ærø", "東京", "e\u0301"):
        assert Sentence("{name}", name=name) == plain_line(name) == name


def test_sentences_within_a_sentence_are_not_cut_again():
    inner = Sentence("{a}, {b}", a="x" * 250, b="y" * 250)
    assert str(BattlemapError("{file}: {why}", file="f", why=inner)) == f"f: {inner}"
