"""Text of a file made lines: HTML, Markdown and signs of a PDF gone, bold beginnings kept as a mark, which line begins an entry.

lines_of("**Bite.** *Melee Weapon Attack:* +4 ...")      ["<mark>Bite.<mark> Melee Weapon Attack: +4 ..."]
"""

import html
import re

from battlemap.importers.stat_blocks.labels import BY_WORD, INLINE
from battlemap.importers.stat_blocks.values import fractions

MARK = "\x02"
MOST_LINES, LONGEST_LINE = 20_000, 6_000
LIGATURES = str.maketrans(
    {"ﬁ": "fi", "ﬂ": "fl", "ﬀ": "ff", "ﬃ": "ffi", "ﬄ": "ffl", "\u00ad": "", "\u00a0": " ", "\u2009": " ", "’": "'", "‘": "'"}
)
BOLD = re.compile(
    r"^[ \t]*(?:(?:>[ \t]*)*(?:[-*•] +)?)(?:\*{2,3}|_{2,3})_?[ \t]*([^*_\n]{1,90}?)_?(?:\*{2,3}|_{2,3})[.:]?[ \t]*",
    re.MULTILINE,
)
NAMED = re.compile(
    r"^([A-ZÀ-Þ][^.:!?]{1,70}?(?: ?\([^()]{1,70}\))?)[.!] +(\S.*)$|^([A-ZÀ-Þ][^.:!?]{1,70}?(?: ?\([^()]{1,70}\))?)[.!]$"
)
NO_NAMES = re.compile(
    r"(?:Hit|Miss|Failure|Success|Trigger|Response|Melee|Ranged|At Will|Cantrips?|The|It|If|On|An?|Each|While|Once|When|Until|"
    r"This|That|They|Its|These|Acerto|Erro|Colpito|Mancato|Ataque (?:Corpo|[àa] Dist)|Attacco con|O|Os|As|Se|Quando|Enquanto|Il|"
    r"Lo|La|I|Gli|Le|L|Un|Una|Uma?|Una volta|Cada|Ogni|Mentre)\b"
)
FORMULA = re.compile(
    r"(?:Melee|Ranged)(?: or Ranged)?(?: Weapon| Spell)? Attack|Ataque (?:Corpo|com Arma|[àa] Dist|de Magia)"
    r"|Attacco (?:con|di|da|in) |(?:Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma) Saving Throw:"
    r"|Tiro per colpire|(?:Jogada|Rolagem) de Ataque",
    re.IGNORECASE,
)
SMALL = {
    "of", "the", "and", "with", "a", "an", "in", "to", "or", "from", "by", "on", "at", "per", "de", "da", "do", "das", "dos", "e",
    "em", "com", "ou", "na", "no", "di", "del", "della", "dei", "degli", "delle", "con", "o", "al", "alla", "il", "la", "à",
    "ao", "for", "only", "form",
}  # fmt: skip
MOST_WORDS = 5


def lines_of(text: str) -> list[str]:
    """The text's lines without markup; empty ones left out."""
    text = fractions(text).translate(LIGATURES)
    if re.search(r"</?(?:p|div|b|strong|h\d|table|td|span|br|li|em|i)\b", text, re.IGNORECASE):
        text = _without_html(text)
    text = BOLD.sub(lambda found: f"{MARK}{found[1].strip()}{MARK} ", text)
    text = re.sub(r"^(?:[ \t]*(?:#{1,6}|>+))+[ \t]*", "", text, flags=re.MULTILINE)
    text = re.sub(r"^[ \t]*(?:[-*_=]{3,}|\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+.*)$", "", text, flags=re.MULTILINE)
    text = re.sub(r"\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<!\w)_{1,3}(?=\S)|(?<=[\w.:)])_{1,3}(?!\w)", "", text)
    text = re.sub(r"(?<=[a-zà-ÿ])-\n(?=[a-zà-ÿ])", "", text)
    text = re.sub(r"\[([^\[\]\n]{1,120})\]\([^()\n]{0,300}\)", r"\1", text)
    text = INLINE.sub("\n", re.sub(r"[ \t]+", " ", text.replace("|", " ")))
    lines = (line.strip(" \t\r>•") for line in text.split("\n")[: MOST_LINES * 2])
    return [line[:LONGEST_LINE] for line in lines if line][:MOST_LINES]


def _without_html(text: str) -> str:
    text = re.sub(r"<(script|style|head)\b.*?(?:</\1>|$)", "", text, flags=re.IGNORECASE | re.DOTALL)
    text = re.sub(r"\s*\n\s*", " ", text)
    text = re.sub(r"<br\s*/?>|</?(?:p|div|h\d|tr|li|ul|ol|table|section)\b[^<>]{0,600}>", "\n", text, flags=re.IGNORECASE)
    text = re.sub(
        r"\n[ \t]*(?:<(?:em|i|span)[^<>]{0,200}>[ \t]*)*<(?:b|strong)\b[^<>]{0,200}>(.{1,90}?)</(?:b|strong)>",
        r"\n**\1** ",
        text,
    )
    return html.unescape(re.sub(r"<[^<>]{0,600}>", " ", text))


def ends_sentence(line: str) -> bool:
    return line.rstrip()[-1:] in '.!?"”:»'


def begins_entry(line: str, behind: bool) -> tuple[str, str] | None:
    """(name, text) of a line that begins an entry.  `behind`: it stands behind the end of a sentence, a field or a heading."""
    if line.startswith(MARK):
        name, _, text = line[1:].partition(MARK)
        name = name.strip().rstrip(".:")
        if name.lower() not in BY_WORD and name and not NO_NAMES.fullmatch(name):
            return name, text.replace(MARK, "").lstrip(" .:")
    line = line.replace(MARK, "")
    found = NAMED.match(line)
    if found is not None and not behind and not FORMULA.match(found[2] or ""):
        return None
    if found is None:
        return None
    name, text = found[1] or found[3], found[2] or ""
    if not text and (" " not in line or len(line) > 60 or not is_titled(name)):
        return None
    if NO_NAMES.match(name) and not is_titled(name) or re.match(NO_NAMES, name) and re.fullmatch(NO_NAMES, name):
        return None
    return (name, text) if is_titled(name) or len(name.split(" (")[0].split()) <= MOST_WORDS - 1 else None


def is_titled(name: str) -> bool:
    """Is a name (or the beginning of a line up to its full stop) written in capitals as names are?"""
    words = re.sub(r"\([^()]*\)", "", name.partition(". ")[0]).split()
    return len(words) <= 9 and all(word[:1].isupper() or word[:1].isdigit() or word.lower() in SMALL for word in words)
