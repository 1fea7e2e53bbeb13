"""Bring assets/languages up to date with the sources: what is new waits for its translation, what is gone is dropped.

    python packaging/make_languages.py            the .ts files, to be translated by hand or in Qt Linguist, and the .qm
    python packaging/make_languages.py --check    write nothing; say what is untranslated, and exit 1 if there is anything

Qt's own tools do the work (`pyside6-lupdate`, `pyside6-lrelease`).  What they do not see, texts handed to a small function that
translates them (`words.say`, the `_say` of many modules), is found here and put before them.  The program loads the .qm files.
"""

import argparse
import ast
import json
import re
import subprocess
import sys
import sysconfig
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from xml.sax.saxutils import escape, unescape

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ROOT / "assets" / "languages"
QUOTES = {"&quot;": '"', "&apos;": "'"}
MARKS = {sign: mark for mark, sign in QUOTES.items()}
COUNTED = re.compile(r"    <message>\n( +)<source>([^<]*%n[^<]*)</source>\n +<translation[^>]*>[^<]*</translation>\n")


def tool(name: str, *arguments: str) -> None:
    """One of Qt's, of the Python that runs this.  Raises CalledProcessError."""
    path = Path(sysconfig.get_path("scripts")) / name
    subprocess.run([str(path), *arguments], check=True, capture_output=True, cwd=ROOT)


TOLD = {"Sentence": 0, "note": 0, "problem": 0, "guess": 1, "contradict": 1}
"""Functions and methods below the window whose argument, by its place, is the template of an English sentence."""


@lru_cache(maxsize=1)
def errors() -> frozenset[str]:
    """The classes of the `BattlemapError` family, by name: each is made from a template."""
    bases: dict[str, set[str]] = {}
    for source in sorted((ROOT / "battlemap").rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases.setdefault(node.name, set()).update(ast.unparse(base) for base in node.bases)
    found = {"BattlemapError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


def told(source: Path) -> Iterator[str]:
    """Every template of a `Sentence` in a module (`battlemap.sentence`)."""
    for template in _templates(source):
        yield from (text for text in _texts(template) if any(letter.isalpha() for letter in bare(text)))


def glued(source: Path) -> list[str]:
    """Templates put together where they stand (f"…", "…" + …), which nobody could translate; each with its line."""
    kinds = (ast.JoinedStr, ast.BinOp)
    return [f"{source.name}:{each.lineno}: {ast.unparse(each)}" for each in _templates(source) if isinstance(each, kinds)]


def _templates(source: Path) -> Iterator[ast.expr]:
    for call in (node for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)):
        name = ast.unparse(call.func).rpartition(".")[2]
        place = 0 if name in errors() else TOLD.get(name)
        if place is not None and len(call.args) > place:
            yield call.args[place]


def bare(text: str) -> str:
    """A text without its holes."""
    return re.sub(r"\{[^}]*\}|%n", "", text)


def handed_on(source: Path) -> Iterator[tuple[str, str]]:
    """(context, text) of every text in a module that is handed to `translate`, whose number Qt's tool may stumble over, or to a
    function which translates its first argument."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    contexts = dict(_translators(tree)) | {"words.say": "Words", "words.N": "Words", "N": "Words"}
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args):
        name = ast.unparse(call.func)
        context = contexts.get(name)
        if context is not None:
            yield from ((context, text) for text in _texts(call.args[0]))
        if name.endswith(".translate") and len(call.args) > 1 and isinstance(call.args[0], ast.Constant):
            yield from ((str(call.args[0].value), text) for text in _texts(call.args[1]))


def _translators(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Functions of a module whose first argument goes to `translate` in a fixed context, and imported ones of that kind."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("battlemap.ui"):
            home = ROOT.joinpath(*node.module.split(".")).with_suffix(".py")
            if home.exists() and any(alias.name in ("say", "_say") for alias in node.names):
                known = dict(_translators(ast.parse(home.read_text(encoding="utf-8"))))
                yield from ((alias.asname or alias.name, known[alias.name]) for alias in node.names if alias.name in known)
        if not isinstance(node, ast.FunctionDef) or not node.args.args:
            continue
        first = node.args.args[0].arg
        for call in (inner for inner in ast.walk(node) if isinstance(inner, ast.Call) and len(inner.args) >= 2):
            context, text = call.args[:2]
            is_translate = ast.unparse(call.func).endswith("translate") and isinstance(context, ast.Constant)
            if is_translate and isinstance(text, ast.Name) and text.id == first:
                yield node.name, str(context.value)


def _texts(value: ast.expr) -> Iterator[str]:
    """Of a literal, or of either side of a choice between them."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _texts(value.body)
        yield from _texts(value.orelse)


def update(path: Path) -> None:
    """The texts of the sources into a .ts file; translations it has stay."""
    kept = {(context, source): forms for context, source, forms in messages(path) if forms}
    sources = sorted((ROOT / "battlemap").rglob("*.py"))
    pairs = {pair for source in sources for pair in handed_on(source)}
    found = sorted(pairs | {("Told", text) for source in sources for text in told(source)})
    language = path.stem.removeprefix("battlemap_")
    options = ["-source-language", "en", "-target-language", language, "-locations", "none", "-no-obsolete"]
    with tempfile.TemporaryDirectory() as folder:
        marked = Path(folder) / "handed_on.py"
        lines = (f"QT_TRANSLATE_NOOP({json.dumps(context)}, {json.dumps(text)})" for context, text in found)
        marked.write_text("\n".join(lines), encoding="utf-8")
        tool("pyside6-lupdate", *map(str, sources), str(marked), *options, "-ts", str(path))
    count(path, kept)


def count(path: Path, kept: Mapping[tuple[str, str], tuple[str, ...]]) -> None:
    """Every text with %n is told apart for one and for more.  `pyside6-lupdate` sees that of few (`self.tr` alone), and of a text
    with only one form Qt finds no translation for more than one."""
    parts = path.read_text(encoding="utf-8").split("<context>\n")
    for i, part in enumerate(parts[1:], 1):
        context = unescape(part.partition("<name>")[2].partition("</name>")[0], QUOTES)

        def plural(found: re.Match[str], context: str = context) -> str:
            space, source = found[1], found[2]
            forms = (kept.get((context, unescape(source, QUOTES)), ("",)) * 2)[:2]
            told = "".join(f"{space}    <numerusform>{escape(form, MARKS)}</numerusform>\n" for form in forms)
            state = "" if all(forms) else ' type="unfinished"'
            head = f'    <message numerus="yes">\n{space}<source>{source}</source>\n{space}<translation{state}>\n'
            return f"{head}{told}{space}</translation>\n"

        parts[i] = COUNTED.sub(plural, part)
    path.write_text("<context>\n".join(parts), encoding="utf-8")


def release(path: Path, target: Path) -> None:
    """The .ts file as the program loads it, put in place whole: a running program has the old one mapped into its memory and
    would die if it were written over."""
    made = target.with_name(f"{target.name}.new")
    tool("pyside6-lrelease", str(path), "-qm", str(made))
    made.replace(target)


def messages(path: Path) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Context, source text and translations (two where there is a plural; none while unfinished) of a .ts file."""
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = tuple(form.text or "" for form in translation.iter("numerusform")) or (translation.text or "",)
            done = translation.get("type") != "unfinished" and all(forms)
            yield context.findtext("name", ""), message.findtext("source", ""), forms if done else ()


def missing(path: Path) -> list[tuple[str, str]]:
    """What the sources say and a .ts file does not, as (context, source text)."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / path.name
        fresh.write_bytes(path.read_bytes())
        update(fresh)
        return [(context, source) for context, source, forms in messages(fresh) if not forms]


def main() -> int:
    parser = argparse.ArgumentParser(description="Bring assets/languages up to date with the sources.")
    parser.add_argument("--check", action="store_true", help="write nothing, say what is untranslated")
    check, found = parser.parse_args().check, 0
    for path in sorted(LANGUAGES.glob("*.ts")):
        if not check:
            update(path)
            release(path, path.with_suffix(".qm"))
        left = missing(path)
        found += len(left)
        print(f"{path.name}: {len(left)} untranslated")
        for context, source in left:
            print(f"  {context}: {source!r}")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
