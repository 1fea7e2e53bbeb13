"""What only one ruleset's stat blocks say stands on the cards: by the house rules in use, once, and not where it says nothing."""

import re

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from battlemap.encounter import commands as c
from battlemap.rulesets import names
from battlemap.ui.panel import HitCard
from battlemap.ui.panel.attack_row import AttackRow
from battlemap.ui.panel.creature_card import CreatureCard
from battlemap.ui.panel.sheet_facts import card_facts
from tests.ui.ruleset_fights import bow, session_for


@pytest.fixture
def card(qtbot):
    """All words on a creature's card."""

    def show(session, token_id: str) -> str:
        session.select([token_id])
        shown = CreatureCard(session)
        qtbot.addWidget(shown)
        shown.show()
        QApplication.processEvents()
        told = " ".join(label.text() for label in shown.findChildren(QLabel) if label.isVisible())
        return re.sub(r"<[^>]*>", "", told.replace("&nbsp;", " "))

    return show


@pytest.fixture
def hit(qtbot):
    """All words on a hit card."""

    def show(session, attacker: str, target: str, attack: str) -> str:
        host = QWidget()
        host.resize(900, 800)
        qtbot.addWidget(host)
        host.show()
        found = HitCard(session, attacker, target, attack, host)
        found.show()
        return "\n".join(label.text() for label in found.findChildren(QLabel) if label.isVisible())

    return show


def facts(session, token_id: str) -> dict[str, str]:
    found = card_facts(session.state, session.ruleset, session.state.tokens[token_id])
    return {fact.name: fact.value for fact in found}


def test_the_matrix_or_the_ascending_way_by_house_rule(card):
    session = session_for("ose", orc={"shield": 1, "aac": 13, "attack_bonus": 2})
    assert facts(session, "orc") == {"THAC0": "19", "Shield": "1", "Morale": "8"}
    assert "AAC" not in card(session, "orc") and "AC 6" in card(session, "orc") and "Morale 8" in card(session, "orc")
    session.do(c.SetOptions(options={"ascending": True}))
    assert facts(session, "orc") == {"Shield": "1", "Attack bonus": "2", "Morale": "8"}
    assert "AAC 13" in card(session, "orc")


def test_what_counts_without_being_given(card):
    session = session_for("dnd4e", orc={"defenses": {"ac": 16}, "abilities": {"str": 18}, "resist": {"fire": 5}})
    assert facts(session, "orc") == {"Fort": "14", "Ref": "10", "Will": "10", "Resists": "fire 5"}
    assert "AC 16" in card(session, "orc")


def test_style_and_precision(card):
    session = session_for("alternating", ana={"precision": 0})
    assert facts(session, "ben") == {"Style": "ranged", "Precision": "4"}
    assert facts(session, "ana") == {"Style": "melee"}


def test_bare_damage_types(card):
    session = session_for("dnd2024", orc={"resist": ["cold", "fire"], "immune": ["poison"]})
    assert facts(session, "orc") == {"Resists": "cold, fire", "Immune to": "poison"}


def test_weapons_without_magic_are_told_in_two_words(card, hit):
    unmagical = [f"nonmagical_{kind}" for kind in ("bludgeoning", "piercing", "slashing")]
    session = session_for("dnd2014", orc={"at": [4, 4], "resist": ["cold", *unmagical], "immune": unmagical[:1]})
    assert facts(session, "orc") == {"Resists": "cold, nonmagical weapons", "Immune to": "bludgeoning (nonmagical)"}
    assert "Orc resists slashing (nonmagical)" in hit(session, "ana", "orc", "Sword")


def test_traits_the_rules_mind_and_those_to_remember(card):
    session = session_for("dnd2014", orc={"traits": ["pack_tactics", "mimicry", "martial_advantage", "amphibious", "homemade"]})
    told = card(session, "orc")
    assert "Traits pack tactics, martial advantage" in told and "To remember mimicry, amphibious, homemade" in told
    assert "To remember" not in card(session_for("dnd2024", orc={"traits": ["amphibious"]}), "orc")


@pytest.mark.parametrize("ruleset", names())
def test_no_field_is_told_twice(ruleset, card):
    session = session_for(ruleset)
    for token_id in session.state.tokens:
        told = facts(session, token_id)
        assert not {"Legendary actions", "Action points", "Rate", "Ascending AC", "AC"} & set(told)


def test_the_roll_names_what_it_rests_on(hit):
    session = session_for("ose", orc={"at": [4, 4]})
    assert "THAC0 19" in hit(session, "ana", "orc", "Sword")
    session.do(c.SetOptions(options={"ascending": True}))
    told = hit(session, "ana", "orc", "Sword")
    assert "THAC0" not in told and "against Ascending AC 13" in told


def test_how_the_target_takes_it(hit):
    session = session_for("dnd4e", orc={"at": [4, 4], "resist": {"slashing": 5, "fire": 10}})
    told = hit(session, "ana", "orc", "Sword")
    assert "Orc resists slashing 5" in told and "fire" not in told
    session = session_for("dnd2024", orc={"at": [4, 4], "immune": ["all"], "vulnerable": ["fire"]})
    told = hit(session, "ana", "orc", "Sword")
    assert "Orc is immune to all" in told and "fire" not in told


def test_an_attack_says_what_only_it_has(qtbot):
    def told(ruleset: str, attack: dict) -> str:
        session = session_for(ruleset, ana={"attacks": [attack]})
        row = AttackRow(1, session.state.tokens["ana"].creature.attacks[0], own=session.ruleset.attack_sheet)
        qtbot.addWidget(row)
        return row.accessibleName()

    assert told("dnd4e", bow(versus="ref")) == "Bow  +4 vs Ref   1d8+2 piercing   24/96 m"
    assert told("dnd4e", bow(versus="ac")) == "Bow  +4   1d8+2 piercing   24/96 m"
    assert told("ose", bow(ranges=[15, 30, 45])) == "Bow  +4   1d8+2 piercing   15/30/45 m"
    assert told("ose", {"name": "Lance", "damage": "1d10", "slow": True}) == "Lance  1d10   slow"
