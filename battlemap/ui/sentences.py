"""What is told below the window (errors, notes, what was read and what was not), in the window's language.

    session.message.emit(said(wrong))           of an error its sentence, its facts too
    self.notes.setPlainText("\n".join(said(note) for note in found.notes))

A `Sentence` brings its English template and its facts; `packaging/make_languages.py` finds the templates where they are written.
Any other text is shown as it is.  Not here: what rules answer, which are values (`words`).
"""

from collections.abc import Mapping
from string import Formatter
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from battlemap.sentence import Sentence, counted


def said(what: object) -> str:
    """An error or a text of lower rooms, as it is to be read."""
    text = str(what)  # of an error its sentence
    if not isinstance(text, Sentence):
        return text
    number = text.facts.get("n")
    if isinstance(number, int):
        told = counted(QCoreApplication.translate("Told", text.template, None, number), number)
    else:
        told = QCoreApplication.translate("Told", text.template)
    return _Holes().vformat(told, (), _facts(text.facts)) if text.facts else told


def _facts(facts: Mapping[str, object]) -> dict[str, Any]:
    return {name: _fact(name, fact) for name, fact in facts.items()}


def _fact(name: str, fact: object) -> Any:
    if isinstance(fact, tuple | list):
        return ", ".join(str(_fact(name, one)) for one in fact)
    if isinstance(fact, float):
        return f"{fact:g}".replace(".", QLocale().decimalPoint())
    if isinstance(fact, Sentence | BaseException):
        return said(fact)
    return _word(name, fact) if isinstance(fact, str) else fact


def _word(name: str, text: str) -> str:
    """Facts of these names are a stat block's own words."""
    from battlemap.ui import creature_words  # its words are said by `words`, which says sentences

    match name:
        case "size" if text in creature_words.SIZES:
            return creature_words.size(text)
        case "choices":
            return QCoreApplication.translate("Figures", " or ").join(creature_words.size(each) for each in text.split(" or "))
        case "missing" if text in creature_words.ABILITIES:
            return creature_words.ability(text)
        case "damage" | "data":
            return creature_words.damage(text)
        case "field" if text in creature_words.FIELDS:
            return creature_words.field(text)
    return text


class _Holes(Formatter):
    """Numbers in groups as the language has them."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, int) and format_spec == ",":
            return f"{value:,}".replace(",", QLocale().groupSeparator())
        return str(super().format_field(value, format_spec))
