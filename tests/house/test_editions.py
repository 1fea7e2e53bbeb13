"""Outside `rulesets/`, no Python file knows an edition by name: not in a string, not as a name in code.

"alternating" is a ruleset and also a way to count diagonals, so it counts only where it stands for a ruleset:
compared with, passed or assigned as something called ruleset or edition.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.layout import PACKAGE, sources

EDITION = re.compile(r"(?<![a-z0-9])(dnd_?2024|dnd_?2014|dnd_?4e|ose)(?![a-z0-9])", re.IGNORECASE)
SHARED_WORD = "alternating"
ABOUT_RULESETS = re.compile(r"ruleset|edition", re.IGNORECASE)


def editions_named(source: str) -> Iterator[tuple[int, str]]:
    """The lines of `source` that name an edition in code, with the name. Docstrings and comments are free."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if _is_bare_string(node)}
    for node in ast.walk(tree):
        for text in _texts(node, docstrings):
            if found := EDITION.search(text):
                yield node.lineno, found.group()
        for constant in _rulesets_given(node):
            if constant.value == SHARED_WORD:
                yield constant.lineno, SHARED_WORD


def _is_bare_string(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _texts(node: ast.AST, docstrings: set[int]) -> list[str]:
    match node:
        case ast.Constant(value=str(text)) if id(node) not in docstrings:
            return [text]
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
            return [name]
        case ast.ImportFrom(module=str(module)):
            return [module]
        case (
            ast.FunctionDef(name=name)
            | ast.ClassDef(name=name)
            | ast.arg(arg=name)
            | ast.keyword(arg=str(name))
        ):
            return [name]
    return []


def _rulesets_given(node: ast.AST) -> Iterator[ast.Constant]:
    """The constants that `node` treats as the name of a ruleset."""
    match node:
        case ast.Compare(left=left, comparators=others):
            sides = [left, *others]
            if any(_is_about_rulesets(side) for side in sides):
                yield from _constants(sides)
        case ast.keyword(arg=str(name), value=value) if ABOUT_RULESETS.search(name):
            yield from _constants([value])
        case ast.Assign(targets=targets, value=value) if any(
            _is_about_rulesets(target) for target in targets
        ):
            yield from _constants([value])
        case ast.AnnAssign(target=target, value=ast.expr() as value) if _is_about_rulesets(target):
            yield from _constants([value])
        case ast.Dict(keys=keys, values=values):
            for key, value in zip(keys, values, strict=True):
                if isinstance(key, ast.Constant) and ABOUT_RULESETS.search(str(key.value)):
                    yield from _constants([value])


def _is_about_rulesets(node: ast.AST) -> bool:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return bool(ABOUT_RULESETS.search(name))
        case ast.Subscript(slice=ast.Constant(value=str(name))):
            return bool(ABOUT_RULESETS.search(name))
    return False


def _constants(nodes: list[ast.expr]) -> Iterator[ast.Constant]:
    for node in nodes:
        match node:
            case ast.Constant():
                yield node
            case ast.Tuple(elts=inner) | ast.List(elts=inner) | ast.Set(elts=inner):
                yield from _constants(inner)


OUTSIDE = [path for path in sources() if (PACKAGE / "rulesets") not in path.parents]


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_edition_is_known_by_name(path: Path):
    named = list(editions_named(path.read_text(encoding="utf-8")))
    assert not named, f"{path.relative_to(PACKAGE)}: " + ", ".join(
        f"line {line}: {name}" for line, name in named
    )


@pytest.mark.parametrize(
    "source",
    [
        'if ruleset.id == "dnd2024": pass',
        "from battlemap.rulesets import dnd_2014",
        "import battlemap.rulesets.ose",
        'TABLE = {"ose": 3}',
        "def dnd4e_reach(): pass",
        'if state.ruleset == "alternating": pass',
        'new_fight(ruleset="alternating")',
        'ruleset_name = "alternating"',
        'document = {"ruleset": "alternating"}',
        'if data["ruleset"] in ("alternating", other): pass',
    ],
)
def test_the_check_sees_an_edition(source):
    assert list(editions_named(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""As dnd2024 has it."""',
        'def f():\n    """Not so in ose."""\n    # nor in dnd4e',
        'close("those", "nose", "goose")',
        'if diagonals == "alternating": pass',
        'options = {"diagonals": "alternating"}',
    ],
)
def test_the_check_leaves_other_words_alone(source):
    assert not list(editions_named(source))
