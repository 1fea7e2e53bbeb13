"""What README tells a reader to type exists: scripts, modules, subcommands, files; and its pictures and links too."""

import importlib.util
import os
import re
import shlex
import subprocess
import sys

import pytest

from tests.house.layout import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
FENCED = re.compile(r"^```[a-z]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^ {4}(\S.*)$", re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)|<img[^>]+src=\"([^\"]+)\"")
COMMAND = re.compile(r"(?:(?:python3?|py)\s+\S|(?:bash\s+)?\.ci/|battlemap(?:\s|$)).*")


def commands() -> list[str]:
    """Every line in a block of code and every inline piece of it that starts as a command of ours does."""
    lines = [line for block in FENCED.findall(README) for line in block.splitlines()]
    prose = FENCED.sub("", README)
    lines += INDENTED.findall(prose) + INLINE.findall(prose)
    lines = [line.strip().removeprefix("$ ").split("  ")[0].split(" #")[0].strip() for line in lines]
    return sorted({line for line in lines if COMMAND.fullmatch(line)})


def links() -> list[str]:
    found = {first or second for first, second in LINK.findall(README)}
    return sorted(link for link in found if not re.match(r"[a-z]+:|#", link))


def test_readme_names_the_two_commands():
    assert {"python3 packaging/bootstrap.py run", "python3 packaging/bootstrap.py test"} <= set(commands())


@pytest.mark.parametrize("command", commands())
def test_a_command_in_readme_exists(command):
    words = shlex.split(command.replace("\\", "/"))
    match words:
        case ["python" | "python3" | "py", "-m", module, *rest]:
            assert importlib.util.find_spec(module), module
            if module == "battlemap":
                check_subcommand(rest)
        case ["python" | "python3" | "py", script, *rest]:
            assert (ROOT / script).is_file(), script
            if script == "packaging/bootstrap.py":
                assert rest[:1] in (["run"], ["test"])
                check_subcommand(rest[1:] if rest[0] == "run" else [])
        case ["bash", script, *_]:
            assert (ROOT / script).is_file(), script
        case ["battlemap", *rest]:
            check_subcommand(rest)
        case [script, *_]:
            assert os.access(ROOT / script, os.X_OK), script


@pytest.mark.parametrize("link", links())
def test_a_link_in_readme_leads_somewhere(link):
    assert (ROOT / link.partition("#")[0]).exists(), link


def check_subcommand(args: list[str]) -> None:
    """That the program knows the subcommand `args` begin with, if they do, and ships the files they name."""
    if args and re.fullmatch(r"[a-z]+", args[0]):
        ask = [sys.executable, "-m", "battlemap", args[0], "--help"]
        answer = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert answer.returncode == 0, answer.stderr
        assert args[0] in answer.stdout
    for word in args:
        if re.match(r"(maps|assets|tests)/", word):
            assert (ROOT / word).exists(), word
