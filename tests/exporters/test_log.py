"""The log as Markdown and HTML: rounds and turns as headings, what was undone struck through, signs that mean themselves."""

import re
from html.parser import HTMLParser

import pytest

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.document import Document, Step
from battlemap.encounter.outcome import NeedDice
from battlemap.exporters import Table, log_html, log_lines, log_markdown
from battlemap.exporters.log import LINE, ROUND, TURN, Line
from battlemap.model import Turn
from battlemap.rulesets import find_ruleset
from tests.storage.fights import did, fight, put


def tell(event: e.Event) -> str:
    """Words as the window has them, in short; bookkeeping has none."""
    match event:
        case e.RoundStarted():
            return f"Round {event.round}"
        case e.TurnStarted():
            return f"{event.token}'s turn"
        case e.TokenMoved():
            return f"{event.token} moves"
        case e.EncounterEnded():
            return "The fight is over."
    return ""


def steps(*happened: e.Event) -> list[Step]:
    return [Step(c.EndTurn(token="x"), (event,)) for event in happened]


def moved(token: str) -> e.TokenMoved:
    return e.TokenMoved(token=token, start=(0, 0), path=((1, 0),))


FOUGHT = steps(
    e.RoundStarted(round=1), e.TurnStarted(token="ana"), moved("ana"), e.TurnEnded(token="ana"), moved("gob"),
    e.RoundStarted(round=2), e.EncounterEnded(),
)  # fmt: skip


def test_rounds_and_turns_are_headings_and_bookkeeping_is_nothing():
    assert [(line.text, line.level) for line in log_lines(FOUGHT, 7, tell)] == [
        ("Round 1", ROUND), ("ana's turn", TURN), ("ana moves", LINE), ("gob moves", LINE), ("Round 2", ROUND),
        ("The fight is over.", ROUND),
    ]  # fmt: skip


def test_what_is_undone_is_marked():
    assert [line.is_undone for line in log_lines(FOUGHT, 4, tell)] == [False, False, False, True, True, True]


def test_a_phase_is_a_heading_too():
    happened = steps(e.TurnSet(turn=Turn(round=1), why="phase"), e.TurnSet(turn=Turn(round=1), why="slots"))
    assert [line.level for line in log_lines(happened, 2, lambda event: "x")] == [TURN, LINE]


def test_markdown():
    text = log_markdown("The crypt", log_lines(FOUGHT, 4, tell))
    assert text.splitlines() == [
        "# The crypt", "", "## Round 1", "", "### ana's turn", "", "- ana moves", "- ~~gob moves~~", "", "## ~~Round 2~~", "",
        "## ~~The fight is over.~~",
    ]  # fmt: skip


def test_lines_before_the_first_round_are_a_list_too():
    assert log_markdown("x", [Line("a"), Line("b"), Line("r", ROUND), Line("c")]) == "# x\n\n- a\n- b\n\n## r\n\n- c\n"


@pytest.mark.parametrize(
    "text",
    [
        "*bold*", "_under_", "`code`", "a | b", "[link](x)", "<b>", "# no heading", "1. no list", "- no list", "+ no", "~~gone~~",
        "a\\b", "&lt;",
    ],
)  # fmt: skip
def test_signs_in_markdown_mean_themselves(text):
    body = log_markdown("x", [Line(text)]).splitlines()[2].removeprefix("- ")
    assert re.sub(r"\\([^\w\s]|_)", r"\1", body) == text
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_`|\[\]<>~#&]", body)
    assert not re.match(r"([-+]|\d+\.)\s", body)


class Read(HTMLParser):
    """Which elements there are, each closed in its order; what text each of the last ones holds."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.found: list[tuple[str, str]] = []

    def handle_starttag(self, tag, attrs):
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if data.strip() and self.open[-1] != "style":
            self.found.append((self.open[-1], data))


def test_html_stands_alone_and_is_whole():
    page = log_html("The <crypt> & more", log_lines(FOUGHT, 4, tell))
    read = Read()
    read.feed(page)
    assert read.open == []
    assert read.found == [
        ("title", "The <crypt> & more"), ("h1", "The <crypt> & more"), ("h2", "Round 1"), ("h3", "ana's turn"),
        ("li", "ana moves"), ("del", "gob moves"), ("del", "Round 2"), ("del", "The fight is over."),
    ]  # fmt: skip
    assert page.startswith("<!DOCTYPE html>") and '<meta charset="utf-8">' in page
    assert not re.search(r"<script|https?:|<link|<img|javascript", page)


def test_names_cannot_break_out_of_html():
    page = log_html("x", [Line("<script>alert('1')</script>"), Line('"><img src=x onerror=y>', ROUND)])
    assert "<script" not in page and "<img" not in page


def test_an_empty_log_is_a_page_still():
    assert log_markdown("Nothing", []) == "# Nothing\n"
    read = Read()
    read.feed(log_html("Nothing", []))
    assert read.open == []


def test_the_log_of_a_real_fight():
    document = Document(fight(), find_ruleset)
    faces: list[int] = []
    while isinstance(outcome := document.do(c.Begin(), faces), NeedDice):
        faces += [10] * len(outcome.sides)
    did(document, put("ana", 3, 1))
    document.undo()
    lines = log_lines(document.steps, document.position, tell)
    assert [line.text for line in lines if line.is_undone] == ["ana moves"]
    assert document.state.turn.round == 1 and lines[0].level == TURN


def test_a_page_holds_no_control_characters_and_no_markup_of_a_name() -> None:
    odd = "<b>Gnash</b> &amp; \x00\x1b[31m \u05e2\u05d1 \U0001f409"
    page = log_html(odd, [Line(odd, ROUND), Line(odd)])
    assert "<b>" not in page and "&lt;b&gt;Gnash&lt;/b&gt; &amp;amp; " in page and "\u05e2\u05d1 \U0001f409" in page
    assert not any(ord(letter) < 32 and letter != "\n" for letter in page)


ROLLS = Table("Rolls", ("No.", "Who"), ((("1", "A | <b>"), False), (("2", "Ana"), True)))


def test_the_rolls_stand_below_the_log_undone_ones_struck_through():
    told = log_markdown("The crypt", [Line("Ana moves")], ROLLS)
    assert told.endswith("## Rolls\n\n| No. | Who |\n| --- | --- |\n| 1 | A \\| \\<b\\> |\n| ~~2~~ | ~~Ana~~ |\n")
    page = log_html("The crypt", [Line("Ana moves")], ROLLS)
    assert "<tr><th>No.</th><th>Who</th></tr>\n<tr><td>1</td><td>A | &lt;b&gt;</td></tr>" in page
    assert "<tr><td><del>2</del></td><td><del>Ana</del></td></tr>" in page


def test_without_rolls_there_is_no_table():
    assert "##" not in log_markdown("The crypt", [Line("Ana moves")], Table("Rolls", ("No.",), ()))
    assert "<table" not in log_html("The crypt", [Line("Ana moves")])
