"""Words of stat blocks in English, Portuguese and Italian, and what each is here.  Tables only, all in lower case.

Not here: whole formulas ("Ataque Corpo a Corpo com Arma: +4 ..."), which `formulas` puts into English.
"""

from battlemap.importers.stat_blocks.sentences import CONDITIONS, TYPES

ABILITY_WORDS = {
    **dict.fromkeys(("str", "strength", "for", "força", "forca", "forza"), "str"),
    **dict.fromkeys(("dex", "dexterity", "des", "destreza", "destrezza"), "dex"),
    **dict.fromkeys(("con", "constitution", "constituição", "cos", "costituzione"), "con"),
    **dict.fromkeys(("int", "intelligence", "inteligência", "intelligenza"), "int"),
    **dict.fromkeys(("wis", "wisdom", "sab", "sabedoria", "sag", "saggezza"), "wis"),
    **dict.fromkeys(("cha", "charisma", "car", "carisma"), "cha"),
}
SKILL_WORDS = {
    **{skill: skill.replace(" ", "_") for skill in (
        "acrobatics", "animal handling", "arcana", "athletics", "deception", "history", "insight", "intimidation",
        "investigation", "medicine", "nature", "perception", "performance", "persuasion", "religion", "sleight of hand",
        "stealth", "survival",
    )},
    "acrobacia": "acrobatics", "adestrar animais": "animal_handling", "lidar com animais": "animal_handling",
    "arcanismo": "arcana", "atletismo": "athletics", "enganação": "deception", "blefar": "deception", "história": "history",
    "intuição": "insight", "intimidação": "intimidation", "investigação": "investigation", "medicina": "medicine",
    "natureza": "nature", "percepção": "perception", "perceção": "perception", "atuação": "performance",
    "persuasão": "persuasion", "religião": "religion", "prestidigitação": "sleight_of_hand", "furtividade": "stealth",
    "sobrevivência": "survival",
    "acrobazia": "acrobatics", "addestrare animali": "animal_handling", "arcano": "arcana", "atletica": "athletics",
    "inganno": "deception", "storia": "history", "intuizione": "insight", "intimidire": "intimidation",
    "indagare": "investigation", "natura": "nature", "percezione": "perception", "intrattenere": "performance",
    "persuasione": "persuasion", "religione": "religion", "rapidità di mano": "sleight_of_hand", "furtività": "stealth",
    "sopravvivenza": "survival",
}  # fmt: skip
MODE_WORDS = {
    "walk": "walk", "walking": "walk", "fly": "fly", "flying": "fly", "swim": "swim", "swimming": "swim", "climb": "climb",
    "climbing": "climb", "burrow": "burrow", "burrowing": "burrow",
    "voo": "fly", "voar": "fly", "voando": "fly", "nado": "swim", "natação": "swim", "nadar": "swim", "nadando": "swim",
    "escalada": "climb", "escalar": "climb", "escalando": "climb", "escavação": "burrow", "escavar": "burrow",
    "escavando": "burrow",
    "volare": "fly", "volo": "fly", "volando": "fly", "nuotare": "swim", "nuoto": "swim", "nuotando": "swim",
    "scalare": "climb", "scalata": "climb", "arrampicarsi": "climb", "scavare": "burrow", "scavo": "burrow",
}  # fmt: skip
HOVER_WORDS = ("hover", "pairar", "flutuar", "fluttuare", "fluttua")
SENSE_WORDS = {
    "darkvision": "darkvision", "visão no escuro": "darkvision", "scurovisione": "darkvision",
    "blindsight": "blindsight", "percepção às cegas": "blindsight", "visão às cegas": "blindsight", "vista cieca": "blindsight",
    "tremorsense": "tremorsense", "sentido sísmico": "tremorsense", "sismiconsciência": "tremorsense",
    "percepção sísmica": "tremorsense", "percezione tellurica": "tremorsense", "tremorsenso": "tremorsense",
    "truesight": "truesight", "visão verdadeira": "truesight", "visão da verdade": "truesight", "vista pura": "truesight",
    "visione del vero": "truesight",
}  # fmt: skip
PASSIVE_WORDS = ("passive perception", "percepção passiva", "perceção passiva", "percezione passiva")
BLIND_BEYOND = ("blind beyond", "cego além", "cieco oltre")
TYPE_WORDS = {
    **{kind: kind for kind in TYPES},
    "ácido": "acid", "acido": "acid", "contundente": "bludgeoning", "contundentes": "bludgeoning", "concussão": "bludgeoning",
    "contundenti": "bludgeoning", "frio": "cold", "gélido": "cold", "congelante": "cold", "freddo": "cold",
    "fogo": "fire", "ígneo": "fire", "flamejante": "fire", "fuoco": "fire", "energia": "force", "força": "force",
    "energético": "force", "forza": "force", "elétrico": "lightning", "eletricidade": "lightning", "relâmpago": "lightning",
    "fulmine": "lightning", "necrótico": "necrotic", "necrotico": "necrotic", "necrotici": "necrotic",
    "perfurante": "piercing", "perfurantes": "piercing", "perforante": "piercing", "perforanti": "piercing",
    "veneno": "poison", "venenoso": "poison", "veleno": "poison", "psíquico": "psychic", "psichico": "psychic",
    "psichici": "psychic", "radiante": "radiant", "radioso": "radiant", "radiosi": "radiant", "cortante": "slashing",
    "cortantes": "slashing", "tagliente": "slashing", "taglienti": "slashing", "trovejante": "thunder", "trovão": "thunder",
    "tuono": "thunder", "tonante": "thunder",
}  # fmt: skip
CONDITION_WORDS = {
    **{name: name for name in (*CONDITIONS, "invisible", "exhaustion")},
    "cego": "blinded", "cega": "blinded", "cegueira": "blinded", "accecato": "blinded", "enfeitiçado": "charmed",
    "enfeitiçada": "charmed", "encantado": "charmed", "encantada": "charmed", "affascinato": "charmed", "surdo": "deafened",
    "surda": "deafened", "ensurdecido": "deafened", "assordato": "deafened", "amedrontado": "frightened",
    "amedrontada": "frightened", "assustado": "frightened", "assustada": "frightened", "spaventato": "frightened",
    "agarrado": "grappled", "agarrada": "grappled", "afferrato": "grappled", "incapacitado": "incapacitated",
    "incapacitada": "incapacitated", "inabile": "incapacitated", "incapacitato": "incapacitated", "paralisado": "paralyzed",
    "paralisada": "paralyzed", "paralizzato": "paralyzed", "petrificado": "petrified", "petrificada": "petrified",
    "pietrificato": "petrified", "envenenado": "poisoned", "envenenada": "poisoned", "avvelenato": "poisoned",
    "caído": "prone", "caída": "prone", "derrubado": "prone", "derrubada": "prone", "prono": "prone", "prona": "prone",
    "impedido": "restrained", "impedida": "restrained", "contido": "restrained", "contida": "restrained",
    "trattenuto": "restrained", "intralciato": "restrained", "atordoado": "stunned", "atordoada": "stunned",
    "stordito": "stunned", "inconsciente": "unconscious", "privo di sensi": "unconscious", "invisível": "invisible",
    "invisibile": "invisible", "exaustão": "exhaustion", "indebolimento": "exhaustion", "sfinimento": "exhaustion",
    "affaticamento": "exhaustion",
}  # fmt: skip
KINDS = (
    "aberration", "beast", "celestial", "construct", "dragon", "elemental", "fey", "fiend", "giant", "humanoid", "monstrosity",
    "ooze", "plant", "undead",
)  # fmt: skip
KIND_WORDS = {
    **{kind: kind for kind in KINDS}, "fiends": "fiend", "beasts": "beast", "monstrosities": "monstrosity", "plants": "plant",
    "aberrations": "aberration", "constructs": "construct", "oozes": "ooze", "humanoids": "humanoid", "elementals": "elemental",
    "aberração": "aberration", "besta": "beast", "bestas": "beast", "fera": "beast", "feras": "beast", "constructo": "construct",
    "construto": "construct", "dragão": "dragon", "fada": "fey", "ínfero": "fiend", "corruptor": "fiend", "demônio": "fiend",
    "gigante": "giant", "humanoide": "humanoid", "humanóide": "humanoid", "monstruosidade": "monstrosity", "limo": "ooze",
    "gosma": "ooze", "planta": "plant", "morto-vivo": "undead",
    "aberrazione": "aberration", "bestia": "beast", "bestie": "beast", "celestiale": "celestial", "costrutto": "construct",
    "drago": "dragon", "elementale": "elemental", "folletto": "fey", "immondo": "fiend", "umanoide": "humanoid",
    "mostruosità": "monstrosity", "melma": "ooze", "vegetale": "plant", "pianta": "plant", "non morto": "undead",
}  # fmt: skip
SWARM_WORDS = ("swarm", "enxame", "sciame")
