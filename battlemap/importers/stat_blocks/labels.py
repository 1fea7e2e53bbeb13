"""Labels of a stat block's page in English, Portuguese and Italian, and headings of its sections.  Tables only, in lower case.

Some labels are words of sentences too; `LABEL` finds one only where a line begins, or behind what ends a field.
"""

import re

FIELDS = {
    "ac": ("armor class", "armour class", "ac", "classe de armadura", "ca", "classe armatura"),
    "hp": ("hit points", "hp", "pontos de vida", "pv", "punti ferita", "pf"),
    "speed": ("speed", "deslocamento", "velocidade", "velocità"),
    "saves": ("saving throws", "testes de resistência", "salvaguardas", "tiri salvezza", "saves"),
    "skills": ("skills", "perícias", "abilità"),
    "vulnerable": (
        "damage vulnerabilities", "vulnerabilities", "vulnerabilidades a dano", "vulnerabilidade a dano",
        "vulnerabilidades a danos", "vulnerabilidades", "vulnerabilità ai danni", "vulnerabilità al danno", "vulnerabilità",
    ),
    "resist": (
        "damage resistances", "damage resistance", "resistances", "resistências a dano", "resistência a dano",
        "resistências a danos", "resistência a danos", "resistências", "resistenze ai danni", "resistenza ai danni",
        "resistenze al danno", "resistenze",
    ),
    "immune": (
        "damage immunities", "damage immunity", "immunities", "imunidades a dano", "imunidade a dano", "imunidades a danos",
        "imunidade a danos", "imunidades", "immunità ai danni", "immunità al danno", "immunità",
    ),
    "conditions": (
        "condition immunities", "condition immunity", "imunidades a condições", "imunidade a condições", "imunidade a condição",
        "immunità alle condizioni", "immunità alla condizione",
    ),
    "senses": ("senses", "sentidos", "sensi"),
    "languages": ("languages", "idiomas", "línguas", "linguagens", "linguaggi", "lingue"),
    "challenge": (
        "challenge rating", "challenge", "cr", "nível de desafio", "desafio", "nd", "grado di sfida", "grado sfida", "sfida",
        "gs",
    ),
    "proficiency": ("proficiency bonus", "bônus de proficiência", "bonus di competenza", "pb"),
    "initiative": ("initiative", "iniciativa", "iniziativa"),
    "gear": ("gear", "equipment", "equipamento", "equipaggiamento"),
    "habitat": ("habitat", "environment", "ambiente"),
    "treasure": ("treasure", "tesouro", "tesoro"),
    "source": ("source", "fonte"),
}  # fmt: skip
SECTIONS = {
    "trait": ("traits", "traços", "características", "habilidades", "tratti", "capacità"),
    "action": ("actions", "ações", "azioni"),
    "bonus": ("bonus actions", "ações bônus", "ação bônus", "ações bonus", "azioni bonus"),
    "reaction": ("reactions", "reações", "reazioni"),
    "legendary": (
        "legendary actions", "ações lendárias", "azioni leggendarie", "mythic actions", "ações míticas", "azioni mitiche",
    ),
    "lair": ("lair actions", "ações de covil", "ações do covil", "azioni di tana", "azioni della tana"),
    "other": (
        "regional effects", "efeitos regionais", "effetti regionali", "description", "descrição", "descrizione", "lair", "covil",
        "tana",
    ),
}  # fmt: skip
HEADINGS = {word: kind for kind, words in SECTIONS.items() for word in words}
BY_WORD = {word: field for field, words in FIELDS.items() for word in words}
SHORT = ("ac", "ca", "hp", "pv", "pf", "cr", "nd", "gs", "pb")
LABEL = re.compile(
    rf"^[\s|•*-]*({'|'.join(sorted(map(re.escape, BY_WORD), key=len, reverse=True))})(?![\w'])\s*[.:|]*\s*(.*)$", re.IGNORECASE
)
# Of the page's head, what may stand behind another field on the same line.
INLINE = re.compile(
    r"(?<=[\w).%])[ ;|]{1,6}(?=(?:"
    r"(?:Initiative|Iniciativa|Iniziativa)(?!\w)\s*[:+−–-]"
    r"|(?:HP|PV|PF|Hit Points|Pontos de Vida|Punti Ferita|Speed|Deslocamento|Velocità)(?!\w)\s*:?\s*\d"
    r"|(?:Saving Throws|Tiri Salvezza|Salvaguardas|Testes de Resistência)(?!\w)\s*:?\s*[A-Z]\w+ [+−–-]\d"
    r"|(?:Skills|Perícias|Abilità)(?!\w)\s*:?\s*[A-Z][\w ]+ [+−–-]\d"
    r"|(?:Damage (?:Resistances|Immunities|Vulnerabilities)|Condition Immunities|Senses|Sentidos|Sensi)(?!\w)\s*:?\s*[a-z]"
    r"|(?:Languages|Idiomas|Linguaggi)(?!\w)\s*:?\s*[A-Za-z—–-]"
    r"|(?:Challenge|Nível de Desafio|Grado di Sfida)(?!\w)\s*:?\s*\d"
    r"|(?:Proficiency Bonus|Bônus de Proficiência|Bonus di Competenza)(?!\w)\s*:?\s*\+"
    r"))"
)
TRAITS = {
    "fuga ágil": "nimble_escape", "fuga agile": "nimble_escape", "scappare agile": "nimble_escape",
    "táticas de matilha": "pack_tactics", "tática de matilha": "pack_tactics", "táticas de grupo": "pack_tactics",
    "tattiche del branco": "pack_tactics", "tattica del branco": "pack_tactics",
    "resistência à magia": "magic_resistance", "resistenza alla magia": "magic_resistance",
    "anfíbio": "amphibious", "anfibio": "amphibious", "armas mágicas": "magic_weapons", "armi magiche": "magic_weapons",
    "escalada de aranha": "spider_climb", "patas de aranha": "spider_climb", "escalar como aranha": "spider_climb",
    "movimenti del ragno": "spider_climb", "movenze del ragno": "spider_climb", "scalare come un ragno": "spider_climb",
    "movimento incorpóreo": "incorporeal_movement", "movimento incorporeo": "incorporeal_movement",
    "sobrevoo": "flyby", "voo rasante": "flyby", "attacco in volo": "flyby", "volo rapido": "flyby",
    "enxame": "swarm", "sciame": "swarm", "regeneração": "regeneration", "rigenerazione": "regeneration",
    "audição e olfato aguçados": "keen_hearing_and_smell", "udito e olfatto affinati": "keen_hearing_and_smell",
    "visão aguçada": "keen_sight", "vista affinata": "keen_sight", "olfato aguçado": "keen_smell",
    "olfatto affinato": "keen_smell",
    "sensibilidade à luz solar": "sunlight_sensitivity", "sensibilità alla luce del sole": "sunlight_sensitivity",
    "fortitude dos mortos-vivos": "undead_fortitude", "tempra dei non morti": "undead_fortitude",
    "respirar água": "water_breathing", "respirar na água": "water_breathing", "respirare sott'acqua": "water_breathing",
    "ataque surpresa": "surprise_attack", "attacco a sorpresa": "surprise_attack", "ação ardilosa": "cunning_action",
    "azione scaltra": "cunning_action", "forma imutável": "immutable_form", "forma immutabile": "immutable_form",
    "amorfo": "amorphous", "metamorfo": "shapechanger", "mutaforma": "shapechanger", "ataque furtivo": "sneak_attack",
    "attacco furtivo": "sneak_attack", "imprudente": "reckless", "avventato": "reckless", "agressivo": "aggressive",
    "aggressivo": "aggressive",
}  # fmt: skip
