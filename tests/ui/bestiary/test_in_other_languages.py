"""Creatures are found, shown and typed in the window's words; English counts in every language."""

import pytest

from battlemap.geometry import Cell
from battlemap.rulesets import find_ruleset
from battlemap.ui import creature_words, languages
from battlemap.ui.bestiary.figures import kind_text
from battlemap.ui.bestiary.filter_grid import FilterGrid
from battlemap.ui.bestiary.stock import Filters, Stock
from battlemap.ui.dialogs.token import TokenDialog
from tests.ui.panel.fights import fight_session

ITALIAN_SIZES = ["Minuscola", "Piccola", "Media", "Grande", "Enorme", "Mastodontica"]


@pytest.fixture
def speaking(qapp):
    yield lambda code: languages.speak(qapp, code)
    languages.speak(qapp, languages.SOURCE)


@pytest.fixture(scope="module")
def stock():
    return Stock(find_ruleset("dnd2024"))


def found(stock, typed) -> set[str]:
    return {held.block.name for held in stock.find(typed, Filters()).held}


@pytest.mark.parametrize(("code", "typed", "english"), [
    ("it", "non morto", "undead"), ("it", "draghi", "dragon"), ("it", "folletto piccola", "fey small"), ("it", "palude", "swamp"),
    ("pt_BR", "morto-vivo", "undead"), ("pt_BR", "dragões", "dragon"), ("pt_BR", "ínfero grande", "fiend large"),
    ("pt_BR", "pantano", "swamp"),
])  # fmt: skip
def test_words_of_the_language_find_what_the_english_ones_find(speaking, stock, code, typed, english):
    speaking(code)
    mine, theirs = found(stock, typed), found(stock, english)
    assert theirs and {held for held in theirs if held in mine} == theirs


@pytest.mark.parametrize("typed", ["cr 1-2", "gs 1-2", "nd 1-2", "GS 1–2"])
def test_a_challenge_is_asked_for_by_its_letters_in_any_language(stock, typed):
    challenges = {held.block.creature.challenge for held in stock.find(typed, Filters()).held}
    assert challenges == {1.0, 2.0}


def test_filters_are_in_the_language_and_in_its_order(speaking, stock, qtbot):
    speaking("it")
    grid = FilterGrid()
    qtbot.addWidget(grid)
    grid.fill(stock)
    kinds = [grid.kinds.itemText(row) for row in range(1, grid.kinds.count())]
    assert "Non morto" in kinds and kinds == sorted(kinds)
    assert [grid.sizes.itemText(row) for row in range(1, 7)] == ITALIAN_SIZES
    grid.kinds.setCurrentText("Non morto")
    assert grid.filters(False).kind == "undead"


def test_a_kind_is_said_as_the_language_says_it(speaking, stock):
    goblin = next(held.block for held in stock.held if held.block.name == "Goblin Warrior")
    assert kind_text(goblin) == "Small fey (goblinoid)"
    speaking("it")
    assert kind_text(goblin) == "Folletto, taglia Piccola (goblinoide)"
    speaking("pt_BR")
    assert kind_text(goblin) == "Fada, tamanho Pequeno (goblinoide)"


@pytest.mark.parametrize("code", languages.LANGUAGES)
def test_a_form_shows_its_words_and_reads_them_back(speaking, qtbot, code):
    speaking(code)
    session = fight_session()
    dialog = TokenDialog(session, session.state.tokens["ana"], Cell(3, 3), None)
    qtbot.addWidget(dialog)
    creature = session.state.tokens["ana"].creature
    fields = dialog.fields()
    assert [attack["kind"] for attack in fields["attacks"]] == [attack.kind for attack in creature.attacks]
    assert [attack["type"] for attack in fields["attacks"]] == [attack.type for attack in creature.attacks]
    dialog.traits.setText(", ".join(map(creature_words.trait, ("extra_attack", "mount", "pack_tactics"))))
    dialog.senses.setText(f"{creature_words.sense('darkvision')} 18, {creature_words.sense('blindsight')} 3")
    dialog.damage.lines["resist"].setText(f"{creature_words.damage('fire')}, cold")
    fields = dialog.fields()
    assert fields["traits"] == ["extra_attack", "mount", "pack_tactics"]
    assert fields["senses"] == {"darkvision": 18, "blindsight": 3} and fields["resist"] == ["fire", "cold"]
