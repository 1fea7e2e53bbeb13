"""The log of a fight as Markdown and as a page of HTML: rounds and turns as headings, what was undone struck through.

The words come from the caller (`tell` turns an event into a line, "" for nothing to tell): the window has them, in its language.

    lines = log_lines(document.steps, document.position, tell)
    log_markdown("The crypt", lines)
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from html import escape

from battlemap.encounter import events as e
from battlemap.encounter.document import Step
from battlemap.encounter.events import Event

Tell = Callable[[Event], str]
ROUND, TURN, LINE = 2, 1, 0
SPECIAL = re.compile(r"([\\`*_{}\[\]<>|~#&])|^(\s*)([-+]|\d+[.)])(?=\s)")
CONTROL, UNSAID = re.compile(r"[\x00-\x1f\x7f-\x9f]"), "\N{REPLACEMENT CHARACTER}"
"""What no page may hold."""
STYLE = """
body { font-family: system-ui, sans-serif; line-height: 1.45; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h2 { border-bottom: 1px solid #bbb; padding-bottom: .2rem; margin-top: 2rem; }
h3 { margin: 1.2rem 0 .3rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .85rem; }
th, td { text-align: left; padding: .15rem .6rem .15rem 0; border-bottom: 1px solid #8884; }
ul { margin: 0; padding-left: 1.4rem; }
del { opacity: .55; }
@media (prefers-color-scheme: dark) { body { background: #1b1d21; color: #e4e4e4; } }
""".strip()


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log; `level` is that of a heading (`ROUND`, `TURN`) or `LINE`."""

    text: str
    level: int = LINE
    is_undone: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """What stands below the log: a heading, the columns' heads, and rows of texts, each with whether it was undone."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[tuple[str, ...], bool], ...]


def log_lines(steps: Sequence[Step], position: int, tell: Tell) -> list[Line]:
    """All that was done, in order; steps from `position` on were undone."""
    return [
        Line(" ".join(text.split()), _level(event), number >= position)
        for number, step in enumerate(steps)
        for event in step.events
        if (text := tell(event))
    ]


def _level(event: Event) -> int:
    if isinstance(event, (e.EncounterBegun, e.RoundStarted, e.EncounterEnded)):
        return ROUND
    return TURN if isinstance(event, e.TurnStarted) or (isinstance(event, e.TurnSet) and event.why == "phase") else LINE


# ---------------------------------------------------------------- Markdown
def log_markdown(title: str, lines: Sequence[Line], table: Table | None = None) -> str:
    """Markdown as GitHub and most programs read it (strike-through by two tildes)."""
    out = [f"# {_plain(title)}", ""]
    before = ROUND
    for line in lines:
        text = f"~~{_plain(line.text)}~~" if line.is_undone else _plain(line.text)
        if line.level == LINE:
            out += ["", f"- {text}"] if before != LINE and out[-1] else [f"- {text}"]
        else:
            out += [*([""] if out[-1] else []), f"{'##' if line.level == ROUND else '###'} {text}", ""]
        before = line.level
    if table is not None and table.rows:
        out += [*([""] if out[-1] else []), f"## {_plain(table.title)}", ""]
        out += [_cells(table.heads), _cells(["---"] * len(table.heads))]
        for texts, is_undone in table.rows:
            plain = [_plain(text) for text in texts]
            out.append(_cells([f"~~{text}~~" if is_undone and text else text for text in plain]))
    return "\n".join(out).rstrip() + "\n"


def _cells(texts: Sequence[str]) -> str:
    return f"| {' | '.join(texts)} |"


def _plain(text: str) -> str:
    """A text whose signs mean themselves."""

    def escaped(found: re.Match[str]) -> str:
        return f"\\{found[1]}" if found[1] else f"{found[2]}{found[3][:-1]}\\{found[3][-1]}"

    return SPECIAL.sub(escaped, " ".join(text.split()))


# ---------------------------------------------------------------- HTML
def log_html(title: str, lines: Sequence[Line], table: Table | None = None) -> str:
    """A page that stands alone: no script, nothing fetched."""
    title = CONTROL.sub(UNSAID, title)
    lines = [replace(line, text=CONTROL.sub(UNSAID, line.text)) for line in lines]
    body, is_open = [f"<h1>{escape(title)}</h1>"], False
    for line in lines:
        text = f"<del>{escape(line.text)}</del>" if line.is_undone else escape(line.text)
        if line.level != LINE:
            body += ["</ul>"] if is_open else []
            is_open = False
            body.append(f"<h2>{text}</h2>" if line.level == ROUND else f"<h3>{text}</h3>")
            continue
        body += [] if is_open else ["<ul>"]
        is_open = True
        body.append(f"<li>{text}</li>")
    body += ["</ul>"] if is_open else []
    if table is not None and table.rows:
        body += [f"<h2>{escape(table.title)}</h2>", "<table>", _row("th", table.heads)]
        body += [_row("td", [CONTROL.sub(UNSAID, text) for text in texts], is_undone) for texts, is_undone in table.rows]
        body.append("</table>")
    head = f'<meta charset="utf-8">\n<title>{escape(title)}</title>\n<style>\n{STYLE}\n</style>'
    return f"<!DOCTYPE html>\n<html>\n<head>\n{head}\n</head>\n<body>\n{chr(10).join(body)}\n</body>\n</html>\n"


def _row(tag: str, texts: Sequence[str], is_undone: bool = False) -> str:
    cells = [f"<del>{escape(text)}</del>" if is_undone and text else escape(text) for text in texts]
    return f"<tr>{''.join(f'<{tag}>{cell}</{tag}>' for cell in cells)}</tr>"
