"""Values as TOML text, on one line each.  Not here: which tables a file has (`scenario`)."""

import math
import re
from collections.abc import Mapping
from typing import Any

from battlemap.exporters.exported import ExportProblem

BARE = re.compile(r"[A-Za-z0-9_-]+")
ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r", "\b": "\\b", "\f": "\\f"}


def toml_value(value: Any) -> str:
    """A text, flag, number, list or table as TOML reads it."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case float():
            if not math.isfinite(value):
                raise ExportProblem("a number that is no number ({value}) cannot be written", value=value)
            return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)
        case str():
            return toml_text(value)
        case list() | tuple():
            return f"[{', '.join(toml_value(each) for each in value)}]"
        case Mapping():
            inner = ", ".join(f"{toml_key(key)} = {toml_value(each)}" for key, each in value.items())
            return f"{{ {inner} }}" if inner else "{}"
    raise ExportProblem("{name__} cannot be written as TOML", name__=type(value).__name__)


def toml_text(text: str) -> str:
    """A text in double quotes; half of a pair of surrogates, which no file can hold, becomes a question mark."""
    text = text.encode("utf-8", "replace").decode("utf-8")
    out = (ESCAPES.get(sign) or (f"\\u{ord(sign):04X}" if ord(sign) < 0x20 or ord(sign) == 0x7F else sign) for sign in text)
    return f'"{"".join(out)}"'


def toml_key(key: str) -> str:
    return key if BARE.fullmatch(key) else toml_text(key)
