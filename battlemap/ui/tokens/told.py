"""A token in words: what its drawing on the map shows.

    told(state, token)     "Orc. foes. 15 of 24 hit points, bloodied. G5. Prone. Hidden from the players"
"""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from battlemap.model import Encounter, Token
from battlemap.rules.standing import state_of
from battlemap.ui import words
from battlemap.ui.turns import acts

CONCENTRATES: Any = QT_TRANSLATE_NOOP("Tokens", "concentrates on {on}")


def say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Tokens", text).format(**holes)


def hit_points(token: Token) -> str:
    """ "15/24 +5", with what that means where it is not plain."""
    temp = f" +{token.temp_hp}" if token.temp_hp else ""
    numbers, fate = f"{token.hp}/{token.creature.max_hp}{temp}", state_of(token)
    return numbers if fate == "up" else f"{numbers} · {words.word(fate)}"


def conditions(token: Token) -> str:
    """All that holds for it."""
    names = [words.word(effect.name) for effect in token.effects]
    if token.concentrating:
        names.append(say(CONCENTRATES, on=words.held(token.concentrating)))
    return ", ".join(dict.fromkeys(names))


def square(state: Encounter, token: Token) -> str:
    """Where it stands, and how high."""
    name = words.cell_name(token.at)
    return name if not token.z else say("{square}, {height} up", square=name, height=words.metres_text(token.z))


def told(state: Encounter, token: Token) -> str:
    return ". ".join(_parts(state, token))


def _parts(state: Encounter, token: Token) -> Iterator[str]:
    yield token.name
    if acts(state, token):
        yield say("acts now")
    yield words.side(token.side)
    hp = say("{hp} of {max} hit points", hp=token.hp, max=token.creature.max_hp)
    fate = state_of(token)
    yield hp if fate == "up" else f"{hp}, {words.word(fate)}"
    yield square(state, token)
    if held := conditions(token):
        yield held
    if token.hidden:
        yield say("hidden from the players")
