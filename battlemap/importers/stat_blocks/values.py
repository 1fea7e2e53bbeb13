"""Values of stat blocks as strangers write them: "+6", "15 (natural armor)", "1/4", "30 ft.", "9,5 m", {"number": 30}, null.

Each asks for one thing and answers None (or nothing) where it is not there.  Not here: what a field means (the kinds' modules),
sentences (`sentences`).
"""

import html
import math
import re
import unicodedata
from typing import Any

from battlemap.importers.found import printable
from battlemap.model.creature import Size

LARGEST = 1_000_000
LONGEST_FT = 6_000
LONGEST_NAME, LONGEST_TEXT = 80, 6_000
FEET_PER_METRE, FEET_PER_SQUARE, FEET_PER_MILE = 1 / 0.3, 5, 5280
WHOLE = re.compile(r"\s*+([+-]?)\s*+(\d{1,9})(?!\d)")
UNITS = {
    "ft": 1.0, "ft.": 1.0, "foot": 1.0, "feet": 1.0, "'": 1.0, "": 1.0,
    "m": FEET_PER_METRE, "m.": FEET_PER_METRE, "meter": FEET_PER_METRE, "meters": FEET_PER_METRE, "metre": FEET_PER_METRE,
    "metres": FEET_PER_METRE, "metro": FEET_PER_METRE, "metros": FEET_PER_METRE, "metri": FEET_PER_METRE, "mt": FEET_PER_METRE,
    "square": FEET_PER_SQUARE, "squares": FEET_PER_SQUARE, "sq": FEET_PER_SQUARE, "quadrado": FEET_PER_SQUARE,
    "quadrados": FEET_PER_SQUARE, "quadretto": FEET_PER_SQUARE, "quadretti": FEET_PER_SQUARE, "mi": FEET_PER_MILE,
}  # fmt: skip
LENGTH = re.compile(
    r"(\d{1,5}(?:[.,]\d{1,2})?)\s*(feet|foot|ft\.?|'|met(?:er|re|ro|ri)s?|mt\b|m\b\.?|squares?|sq\b|quadrad[oi]s?|quadrett[oi]|)",
    re.IGNORECASE,
)
SIZE_WORDS: dict[str, Size] = {
    "tiny": "tiny", "small": "small", "medium": "medium", "large": "large", "huge": "huge", "gargantuan": "gargantuan",
    "sm": "small", "med": "medium", "lg": "large", "grg": "gargantuan",
    "t": "tiny", "s": "small", "m": "medium", "l": "large", "h": "huge", "g": "gargantuan",
    "miúdo": "tiny", "miúda": "tiny", "minúsculo": "tiny", "minúscula": "tiny", "pequeno": "small", "pequena": "small",
    "médio": "medium", "média": "medium", "grande": "large", "enorme": "huge", "imenso": "gargantuan", "imensa": "gargantuan",
    "colossal": "gargantuan", "descomunal": "gargantuan",
    "minuscolo": "tiny", "minuscola": "tiny", "piccolo": "small", "piccola": "small", "medio": "medium", "media": "medium",
    "mastodontico": "gargantuan", "mastodontica": "gargantuan",
}  # fmt: skip


def whole(value: Any) -> int | None:
    """A whole number: 15, 15.0, "15", "+6", "−1", "15 (natural armor)"; None for anything else or far off any sheet."""
    if isinstance(value, str):
        found = WHOLE.match(value[:200].strip()[:40].replace("−", "-").replace("–", "-"))
        value = int(found[1] + found[2]) if found else None
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    if isinstance(value, float) and not (math.isfinite(value) and value.is_integer()):
        return None
    return int(value) if abs(value) <= LARGEST else None


def challenge_of(value: Any) -> float | None:
    """0.25, "1/4", "¼", "17 (18,000 XP)"; None for "—" and everything that is no rating."""
    if isinstance(value, bool):
        return None
    if isinstance(value, (int, float)):
        return float(value) if 0 <= value <= 50 else None
    if not isinstance(value, str):
        return None
    found = re.match(r"\s*(\d{1,2})(?:\s*[/⁄]\s*(\d{1,2})|([.,]\d{1,3}))?(?!\d)", fractions(value[:200].strip()[:60]))
    if found is None or found[2] == "0":
        return None
    rating = int(found[1]) / int(found[2]) if found[2] else float(found[1] + (found[3] or "").replace(",", "."))
    return rating if rating <= 50 else None


def fractions(text: str) -> str:
    """¼ and its like in three signs."""
    return text.replace("¼", "1/4").replace("½", "1/2").replace("⅛", "1/8").replace("¾", "3/4").replace("⁄", "/")


def feet_of(value: Any, unit: Any = "") -> int | None:
    """A length in whole feet: 30, "30", "30 ft.", "9 m", "9,5 metros", "6 squares"; `unit` is what a bare number counts."""
    if isinstance(value, str):
        found = LENGTH.search(value[:400].replace("’", "'").replace("′", "'"))
        if found is None:
            return None
        unit = found[2] or unit
        value = float(found[1].replace(",", "."))
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= LARGEST:
        return None
    factor = UNITS.get(unit.strip().lower() if isinstance(unit, str) else "", 1.0)
    feet = math.floor(value * factor + 0.5)
    return feet if feet <= LONGEST_FT else None


def line_of(value: Any, longest: int = LONGEST_NAME) -> str:
    """A text as one line of plain letters, markup and control signs gone; "" for what is no text."""
    if not isinstance(value, str):
        return ""
    text = html.unescape(re.sub(r"<[^<>]{0,400}>", " ", value[: longest * 20]))
    text = re.sub(r"[*_`#]+(?=\S)|(?<=\S)[*_`#]+", "", text)
    text = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or not _is_control(sign))
    return printable(" ".join(text.replace("’", "'").split()), longest)


def _is_control(sign: str) -> bool:
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn")


def name_of(value: Any) -> str:
    """A name: one line, without the full stop or colon some files leave behind it."""
    return line_of(value).strip(" .:;,-–—•|")


def prose_of(value: Any) -> str:
    """A text of sentences, bounded, paragraphs kept; of a list all its texts."""
    if isinstance(value, list):
        return "\n".join(prose_of(each) for each in value[:60] if isinstance(each, str))[:LONGEST_TEXT]
    if not isinstance(value, str):
        return ""
    return bounded(value)


def bounded(text: str) -> str:
    """A text no sentence reader chokes on: not too long, and without numbers no stat block has."""
    text = re.sub(r"\d{7,}", "…", text[: LONGEST_TEXT * 3])
    return "".join(sign for sign in text if sign in "\n\t" or not _is_control(sign))[:LONGEST_TEXT]


def size_of(value: Any) -> Size | None:
    """A size of ours: "Small", "sm", ["M"], {"key": "large"}, "Medium or Small" (the first)."""
    if isinstance(value, list):
        return next((size for each in value[:6] if isinstance(each, str) and (size := size_of(each))), None)
    if isinstance(value, dict):
        return next((size for key in ("key", "name", "value") if (size := size_of(str(value.get(key))))), None)
    if not isinstance(value, str):
        return None
    return SIZE_WORDS.get(re.split(r"[\s/,(]", value.strip().lower()[:40], maxsplit=1)[0])


def words_of(value: Any) -> tuple[str, ...]:
    """Short words in lower case, of a list or of a text with commas."""
    parts = value if isinstance(value, list) else re.split(r"[,;]", value[:2000]) if isinstance(value, str) else []
    found = (line_of(part.get("name") if isinstance(part, dict) else part, 40).lower() for part in parts[:60])
    return tuple(dict.fromkeys(word for word in found if word and word not in ("none", "-", "—")))
