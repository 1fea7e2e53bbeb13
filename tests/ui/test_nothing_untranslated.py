"""Nothing that can be read in the window escapes translation: every face, every dialog, the log, with a translator that marks."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import platformdirs
import pytest
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QPlainTextEdit

from battlemap.bestiary import attribution, load
from battlemap.encounter.decide import DiceLeftOver
from battlemap.encounter.dice import BadFace
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done
from battlemap.encounter.scenario import Step, read_scenario
from battlemap.geometry import Cell
from battlemap.model import Encounter
from battlemap.resources import resource_path
from battlemap.rulesets import find_ruleset, names
from battlemap.ui import languages, words
from battlemap.ui.components import components
from battlemap.ui.dialogs.house_rules import HouseRulesDialog
from battlemap.ui.dialogs.token import TokenDialog
from battlemap.ui.window import MainWindow
from tests.ui.every_dialog import EVERY_DIALOG, gone, put_away, window_on_the_fight
from tests.ui.every_face import faces, settle, take_off, window_of
from tests.ui.marked import bare_texts, bare_words, marking

SCENARIOS = Path(__file__).parents[1] / "scenarios"
PROGRAMS = {
    "Battlemap", "Universal VTT", "Foundry", "watabou", "donjon", "Tiled", "Markdown", "HTML", "PDF", "PNG", "SVG", "WebP",
    "JPEG", "JSON", "TOML", "GIF", "BMP", "TIFF", "AVIF", "XML", "MIT", "Qt", "PySide6", "Python", "GitHub", "Letter", "Legal",
    "Tabloid", " mm", "Projector", "ilda", "skeleton-1", "The crypt of the red runner", "Ambush at the ford",
}  # fmt: skip
IN_DIALOGS = {
    "troll.txt", "rat.json", "list.json", "maps.db", "mill.webp", "wood.png", "ford.dd2vtt", "Ford.dd2vtt",
    "chaotic evil", "Giant", "Odd Troll", "Bog Rat", "list", "Mill", "Mine",
    "Stealth of the goblins", "Stealth", "Breath", "Stats", "fire", "The mill at the ford.battlemap", "The mill at the ford",
    "PM", "AM", "backups: cannot be written, the disk is full",
}  # fmt: skip
"""What the files and rolls of the list of dialogs say, and the shipped fights are called."""
ENGLISH = frozenset(
    ["the", "are", "was", "and", "of", "with", "without", "against", "takes", "damage", "hit", "hits", "miss", "misses", "points",
     "left", "from", "until", "turn", "turns", "rounds", "rolls", "save", "saves", "fails", "failure", "success", "moves",
     "attacks", "longer", "not", "this", "that", "its", "than", "more"]
)  # fmt: skip
"""Words no sentence of ours has in Italian or Portuguese."""


@pytest.fixture
def marked(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "cache"))
    languages.speak(qapp, languages.SOURCE)
    opened: list[MainWindow] = []

    def show(window: MainWindow) -> MainWindow:
        opened.append(window)
        window.show()
        settle()
        return window

    with marking(qapp):
        yield show
        for window in opened:
            put_away(window)


def data_of(window: MainWindow) -> set[str]:
    """What is a name or a note and no language: of this fight, of the rulesets, of the bestiary, of files."""
    return in_the_fight(window) | in_the_program()


def in_the_fight(window: MainWindow) -> set[str]:
    state = window.session.state
    found = {window.session.title(), state.scene.name, state.title, *(note.text for note in state.scene.notes)}
    found |= {zone.name for zone in state.zones.values()}
    for token in (*state.tokens.values(), *(waits.token for waits in state.reserve.values())):
        found |= {token.name, token.creature.name, token.group, token.concentrating, token.note}
        found |= {attack.name for attack in token.creature.attacks}
    return found


@cache
def in_the_program() -> frozenset[str]:
    found = {*PROGRAMS, *licences(), *languages.LANGUAGES.values(), *(find_ruleset(name).title for name in names())}
    for ruleset in names():
        for block in load(find_ruleset(ruleset)):
            found |= {block.name, block.source, *(deed.name for deed in block.deeds)}
            found |= {attack.name for attack in block.creature.attacks}
    return frozenset(found)


def licences() -> set[str]:
    """They stand as they were given."""
    files = (resource_path("assets", "creatures", "CREDITS.txt"), *resource_path("assets", "bestiary").glob("*.txt"))
    given = [file.read_text(encoding="utf-8").strip() for file in files]
    pieces = {piece for text in given for piece in (*text.splitlines(), *(" ".join(part.split()) for part in text.split("\n\n")))}
    return pieces | {attribution(find_ruleset(name)) for name in names()}


def components_told() -> set[str]:
    """What the program is made of: names, licences and their texts are nobody's to translate."""
    return {told for each in components() for told in (each.name, each.licence, each.text())}


def told(name, found) -> list[str]:
    return [f"{name}: {where}: {text!r}" for where, text in found]


def test_every_face_of_the_window_is_translated(marked, monkeypatch):
    painted: list[str] = []
    plain = QPainter.drawText

    def drawn(painter, *given):
        painted.extend(each for each in given if isinstance(each, str))
        return plain(painter, *given)

    monkeypatch.setattr(QPainter, "drawText", drawn)
    window = marked(window_on_the_fight())
    data, found = data_of(window), list[str]()
    for name, put_on in faces(window):
        steps = window.session.document.position
        for widget in put_on(window):
            settle()
            widget.grab()
            data |= in_the_fight(window)
            found += told(name, bare_texts(widget, data))
        phrases = sorted(data, key=len, reverse=True)
        found += [f"{name}, painted: {text!r}" for text in sorted(set(painted)) if bare_words(text, phrases)]
        painted.clear()
        take_off(window, steps)
    assert not found, "\n".join(found)


def test_every_dialog_is_translated(marked, tmp_path):
    window = marked(window_on_the_fight())
    data, found = data_of(window) | IN_DIALOGS | components_told(), list[str]()
    data |= {str(tmp_path), "/data/fights", "Ambush.battlemap"}
    for name, opener in EVERY_DIALOG:
        dialog = opener(window, tmp_path)
        dialog.show()
        settle()
        if name == "faults.dialog.FaultDialog":  # its report is for whoever mends the program
            data |= {report.toPlainText() for report in dialog.findChildren(QPlainTextEdit)} | {"battlemap.log"}
        found += told(name, bare_texts(dialog, data))
        gone(dialog)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("ruleset", names())
def test_what_each_ruleset_fills_with_its_own_is_translated(marked, ruleset):
    window = marked(window_of(ruleset))
    data, session = data_of(window), window.session
    found = told(ruleset, bare_texts(window, data))
    for dialog in (TokenDialog(session, session.state.tokens["orc"], Cell(3, 3), window), HouseRulesDialog(session, window)):
        dialog.show()
        settle()
        found += told(f"{ruleset}, {type(dialog).__name__}", bare_texts(dialog, data))
        gone(dialog)
    assert not found, "\n".join(found)


# ---------------------------------------------------------------- the log, and what the rules refuse
def lines_of(ruleset: str) -> Iterator[tuple[str, str, list[str]]]:
    """Every line of the log and every refusal of the ruleset's scenarios: the file's name, the line, what is data in it."""
    for path in sorted((SCENARIOS / ruleset).glob("*.toml")):
        scenario = read_scenario(path, find_ruleset)
        document, known = Document(scenario.state, find_ruleset), set[str]()
        for step in scenario.steps:
            if step.act is None:
                continue
            before = document.state
            try:
                outcome = document.do(step.act, step.dice)
            except (BadFace, DiceLeftOver):
                continue
            known |= names_in(before, document.state, step)
            phrases = sorted(known, key=len, reverse=True)
            if isinstance(outcome, Done):
                told_lines = [words.event(event, document.state) for event in outcome.events]
            else:
                told_lines = [words.refusal(no, document.state) for no in getattr(outcome, "refusals", ())]
            yield from ((path.name, line, phrases) for line in told_lines if line)


def names_in(before: Encounter, after: Encounter, step: Step) -> set[str]:
    """What the file itself says: names, and whatever texts its commands carry."""
    found = {before.scene.name, *texts_in(msgspec.to_builtins(step.act))}
    for state in (before, after):
        for token in (*state.tokens.values(), *(waits.token for waits in state.reserve.values())):
            found |= {token.id, token.name, token.group, token.concentrating, token.side.capitalize(), token.note}
            found |= {attack.name for attack in token.creature.attacks} | {str(each) for each in token.readied.values()}
    return found - {""}


def texts_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield from (value, *re.findall(r"\w+", value))
    elif isinstance(value, dict):
        yield from (text for pair in value.items() for each in pair for text in texts_in(each))
    elif isinstance(value, list | tuple):
        yield from (text for each in value for text in texts_in(each))


@pytest.mark.parametrize("ruleset", names())
def test_every_line_of_the_log_is_translated(marked, ruleset):
    found = {f"{file}: {line}" for file, line, phrases in lines_of(ruleset) if bare_words(line, phrases)}
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("code", ["it", "pt_BR"])
@pytest.mark.parametrize("ruleset", names())
def test_the_log_in_another_language_has_no_english_left(qapp, ruleset, code):
    languages.speak(qapp, code)
    try:
        found = set()
        for file, line, phrases in lines_of(ruleset):
            rest = line
            for phrase in phrases:
                rest = rest.replace(phrase, " ")
            if left := ENGLISH & set(re.findall(r"[a-z']+", rest.lower())):
                found.add(f"{file}: {sorted(left)}: {line}")
    finally:
        languages.speak(qapp, languages.SOURCE)
    assert not found, "\n".join(sorted(found))


def test_what_the_players_see_is_translated(marked, monkeypatch):
    painted: list[str] = []
    plain = QPainter.drawText
    monkeypatch.setattr(
        QPainter, "drawText",
        lambda painter, *given: (painted.extend(each for each in given if isinstance(each, str)), plain(painter, *given))[1],
    )  # fmt: skip
    window = marked(window_on_the_fight())
    window.placing.toggle()
    settle()
    shown = window.placing.window
    shown.grab()
    data = data_of(window)
    phrases = sorted(data, key=len, reverse=True)
    assert not bare_texts(shown, data) and not [text for text in painted if bare_words(text, phrases)]
    window.placing.toggle()
