"""The formulas of a stat block's sentences in Portuguese and Italian, put into English, so that one reader reads all three.

    english("Ataque Corpo a Corpo com Arma: +4 para atingir, alcance 1,5 m, um alvo. Acerto: 5 (1d6 + 2) de dano cortante.")
    "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) slashing damage."

Only figures, their labels and the words of rules are changed; names and everything else stay as they are.  Lengths in metres
become feet.  Not here: the words themselves (`tongues`), labels of a page (`labels`).
"""

import re

from battlemap.importers.stat_blocks.tongues import ABILITY_WORDS, CONDITION_WORDS, TYPE_WORDS
from battlemap.importers.stat_blocks.values import feet_of

ABILITY_NAMES = {
    "str": "Strength", "dex": "Dexterity", "con": "Constitution", "int": "Intelligence", "wis": "Wisdom", "cha": "Charisma",
}  # fmt: skip
ABILITY = "|".join(sorted((word for word in ABILITY_WORDS if len(word) > 3), key=len, reverse=True))
TYPE = "|".join(sorted(TYPE_WORDS, key=len, reverse=True))
NUMBERS = {
    "um": "one", "uma": "one", "dois": "two", "duas": "two", "três": "three", "quatro": "four", "cinco": "five", "seis": "six",
    "uno": "one", "una": "one", "un": "one", "due": "two", "tre": "three", "quattro": "four", "cinque": "five", "sei": "six",
}  # fmt: skip
NUMBER = "|".join(NUMBERS)
AMOUNT = r"(\d{1,4}(?: \(\d{1,3}d\d{1,4}(?: ?[+-] ?\d{1,4})?\))?)"
METRES = re.compile(r"(\d{1,4}(?:[.,]\d{1,2})?)(?:/(\d{1,4}(?:[.,]\d{1,2})?))? ?(?:met(?:ro|ri)s?|m\b\.?)", re.IGNORECASE)
HEADS = (
    (r"ataque (?:com arma )?corpo[ -]a[ -]corpo ou (?:à|a) dist[âa]ncia(?: com arma)?", "Melee or Ranged Weapon Attack"),
    (r"ataque (?:com arma )?corpo[ -]a[ -]corpo(?: com arma)?", "Melee Weapon Attack"),
    (r"ataque (?:com arma )?(?:à|a) dist[âa]ncia(?: com arma)?", "Ranged Weapon Attack"),
    (r"ataque (?:de magia|mágico)(?:,)? corpo[ -]a[ -]corpo|ataque corpo[ -]a[ -]corpo (?:com|de) magia", "Melee Spell Attack"),
    (
        r"ataque (?:de magia|mágico)(?:,)? (?:à|a) dist[âa]ncia|ataque (?:à|a) dist[âa]ncia (?:com|de) magia",
        "Ranged Spell Attack",
    ),
    (r"attacco (?:con arma )?(?:da|in) mischia o a distanza(?: con arma)?", "Melee or Ranged Weapon Attack"),
    (r"attacco (?:con|di) incantesimo (?:da|in) mischia", "Melee Spell Attack"),
    (r"attacco (?:con|di) incantesimo a distanza", "Ranged Spell Attack"),
    (r"attacco (?:con arma )?(?:da|in) mischia(?: con arma)?", "Melee Weapon Attack"),
    (r"attacco (?:con arma )?a distanza(?: con arma)?", "Ranged Weapon Attack"),
    (r"(?:jogada|rolagem) de ataque corpo[ -]a[ -]corpo ou (?:à|a) dist[âa]ncia", "Melee or Ranged Attack Roll"),
    (r"(?:jogada|rolagem) de ataque corpo[ -]a[ -]corpo", "Melee Attack Roll"),
    (r"(?:jogada|rolagem) de ataque (?:à|a) dist[âa]ncia", "Ranged Attack Roll"),
    (r"tiro per colpire (?:in|da) mischia o a distanza", "Melee or Ranged Attack Roll"),
    (r"tiro per colpire (?:in|da) mischia", "Melee Attack Roll"),
    (r"tiro per colpire a distanza", "Ranged Attack Roll"),
)
# What stands in a sentence, in the order it is changed.
WORDS = (
    (r"(?:para|no) (?:atingir|acertar)|de acerto|al tiro per colpire|(?:a|per) colpire", "to hit"),
    (r"\b(?:alcance|portata)(?=:? \d)", "reach"),
    (r"\b(?:dist[âa]ncia|gittata|raio de ataque)(?=:? \d)", "range"),
    (r"\breach (\d+/\d+)", r"range \1"),
    (r"\bou (?=range|reach)|\bo (?=range|reach)", "or "),
    (r"\b(?:acerto|impacto|colpito)( ou erro| o mancato)?:", lambda found: "Hit or Miss:" if found[1] else "Hit:"),
    (r"\b(?:erro|mancato):", "Miss:"),
    (r"\b(?:falha|fallimento)(?: na salvaguarda)?:", "Failure:"),
    (r"\b(?:sucesso|successo)(?: na salvaguarda)?:", "Success:"),
    (r"\b(?:metade do dano|metade desse dano|metade do mesmo|la metà (?:dei|di quei) danni|metà danni|metade)\b",
     "half as much damage"),
    (r"\b(?:la metà se lo supera|(?:o|e) la metà|dimezzati)\b", "or half as much damage"),
    (r"\b(?:mais|più)(?= \d)", "plus"),
    (r"\b(?:se|quando) (?:usada|usado|empunhada|empunhado|for usada|for usado|utilizada|brandita|usata|impugnata)\s+(?:com|a|con)"
     r"\s+(?:as )?(?:duas|due) m(?:ãos|ani)", "if used with two hands"),
    (r"\bvezes\b|\bvolte\b", "times"),
)  # fmt: skip
MULTIATTACK = (
    (rf"\b(?:faz|realiza|efetua|effettua|compie|sferra)\s+({NUMBER})\s+(?:ataques?|attacch[io]|attacco)",
     lambda f: f"makes {NUMBERS[f[1].lower()]} attacks"),
    (rf"\b({NUMBER}) (?:com|con) (?:o|a|os|as|seu|sua|seus|suas|il|lo|la|i|gli|le|l'|il suo|la sua|i suoi|le sue|uma|um)?\s*",
     lambda f: f"{NUMBERS[f[1].lower()]} with its "),
)  # fmt: skip
ESCAPE = re.compile(
    r"\((?:(?:para escapar|per sfuggire|per fuggire|escapar|fuga)[, ]*)?(?:CD|DC) ?(?:(?:para escapar|per sfuggire) )?"
    r"(\d{1,2})(?: (?:para|per) \w+)?\)"
)
FOREIGN = re.compile(
    r"\b(?:dano|danos|danni|acerto|colpito|alcance|portata|gittata|metros?|metri|salvaguarda|salvezza|resistência|ataques?|attacc|"
    r"effettua|realiza|criatura|bersaglio|alvo)", re.IGNORECASE,
)  # fmt: skip


def english(text: str) -> str:
    """The text with its formulas in English; an English text as it is."""
    if not FOREIGN.search(text):
        return text
    for pattern, words in HEADS:
        text = re.sub(rf"\b(?:{pattern}):", f"{words}:", text, flags=re.IGNORECASE)
    text = _lengths(text)
    for pattern, told in (*WORDS, *MULTIATTACK):
        text = re.sub(pattern, told, text, flags=re.IGNORECASE)
    return _conditions(_saves(_damage(text)))


def _lengths(text: str) -> str:
    """Metres as feet; areas as the formulas have them."""
    text = METRES.sub(_feet, text)
    text = re.sub(
        r"\b(?:cone|cono) (?:de|di|com|con) (?:comprimento de )?(\d+) ft\.", r"\1-foot cone", text, flags=re.IGNORECASE
    )
    text = re.sub(
        r"\b(?:linha|linea) (?:de|di|com|con|lunga)? ?(\d+) ft\.[^.;]{0,40}?(\d+) ft\.(?: (?:de largura|di larghezza))?",
        r"line that is \1 ft. long and \2 ft. wide", text, flags=re.IGNORECASE,
    )  # fmt: skip
    text = re.sub(
        r"\b(?:esfera|sfera)[^.;]{0,24}?(\d+) ft\.(?: (?:de raio|di raggio))?",
        r"\1-foot-radius sphere",
        text,
        flags=re.IGNORECASE,
    )
    text = re.sub(r"\bcubo (?:de|di|com|con) (?:lato di |aresta de )?(\d+) ft\.", r"\1-foot cube", text, flags=re.IGNORECASE)
    return re.sub(
        r"\b(?:a até|até|entro|a menos de|em um raio de) (\d+) ft\.(?: (?:de|do|da|dele|dela|dal|dalla|di))?",
        r"within \1 ft. of",
        text,
    )


def _feet(found: re.Match[str]) -> str:
    near, far = feet_of(found[1], "m"), feet_of(found[2], "m") if found[2] else None
    return f"{near}/{far} ft." if far is not None else f"{near} ft."


def _damage(text: str) -> str:
    kind = rf"(?:de dano|de danos|danos?|danni)\s*(?:de |do tipo |da |di |dal |per )?({TYPE})\b"
    text = re.sub(
        rf"{AMOUNT} {kind}", lambda found: f"{found[1]} {TYPE_WORDS[found[2].lower()]} damage", text, flags=re.IGNORECASE
    )
    text = re.sub(rf"{AMOUNT} (?:de )?dan(?:o|os|ni)\b", r"\1 damage", text, flags=re.IGNORECASE)
    return re.sub(rf"damage,? (?:ou|o) (?={AMOUNT})", "damage, or ", text)


def _saves(text: str) -> str:
    def told(ability: str, dc: str) -> str:
        return f"DC {dc} {ABILITY_NAMES[ABILITY_WORDS[ability.lower()]]} saving throw"

    throw = r"(?:teste de resist[êe]ncia|salvaguarda|tiro salvezza|tiri salvezza)"
    text = re.sub(
        rf"{throw} (?:de |su |di |in )?({ABILITY})[ ,]*(?:\(?(?:com |con |de |di )?(?:CD|DC) ?(\d{{1,2}})\)?)",
        lambda found: told(found[1], found[2]), text, flags=re.IGNORECASE,
    )  # fmt: skip
    text = re.sub(
        rf"{throw} (?:com |con )?(?:CD|DC) ?(\d{{1,2}}) (?:de |su |di |in )?({ABILITY})",
        lambda found: told(found[2], found[1]), text, flags=re.IGNORECASE,
    )  # fmt: skip
    text = re.sub(
        rf"\b(?:CD|DC) (\d{{1,2}}) (?:de |di |em )?({ABILITY})\b(?! saving)", lambda found: told(found[2], found[1]), text
    )
    text = re.sub(
        rf"({ABILITY}):? {throw}:? ?(?:CD|DC) ?(\d{{1,2}})", lambda found: told(found[1], found[2]), text, flags=re.IGNORECASE
    )
    text = ESCAPE.sub(r"(escape DC \1)", text)
    # What failing costs stands behind "taking" in English.
    text = re.sub(
        r"(saving throw)[^.]{0,60}?\b(?:sofrendo|sofre|recebendo|subendo|subisce|subire|sofrer|ou sofrer)\s+(?=\d)",
        r"\1, taking ",
        text,
    )
    return re.sub(r"\bCD (\d{1,2})\b", r"DC \1", text)


def _conditions(text: str) -> str:
    words = "|".join(sorted((word for word in CONDITION_WORDS if CONDITION_WORDS[word] != word), key=len, reverse=True))
    text = re.sub(rf"\b(?:fica|está|ficar|esteja|è|sia|diventa|cade|cai|resta|restare|essere|rimane)\s+({words})\b",
                  lambda found: f"is {CONDITION_WORDS[found[1].lower()]}", text, flags=re.IGNORECASE)  # fmt: skip
    return re.sub(rf"\b({words})\b", lambda found: CONDITION_WORDS[found[1].lower()], text, flags=re.IGNORECASE)
