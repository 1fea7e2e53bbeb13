"""Every contract of import-linter bites: in a copy of the package, one import against each rule is planted.

All are planted in the same copy and found in one run, so that this stays quick.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.layout import PACKAGE, ROOMS, ROOT, pyproject

pytest.importorskip("importlinter")


def is_built(module: str) -> bool:
    name = module.removeprefix("battlemap.")
    return name in (module, "__main__", *ROOMS)


# contract: (room that may not, what it may not know). A room not built yet can be no party to it.
PLANTED = {
    "rooms": [
        ("geometry", "battlemap.model"),
        ("model", "battlemap.rules"),
        ("rules", "battlemap.encounter"),
        ("rules", "battlemap.rulesets"),
        ("encounter", "battlemap.rulesets"),
        ("rulesets", "battlemap.encounter"),
        ("encounter", "battlemap.storage"),
        ("rulesets", "battlemap.bestiary"),
        ("storage", "battlemap.importers"),
        ("exporters", "battlemap.importers"),
        ("exporters", "battlemap.storage"),
        ("exporters", "battlemap.ui"),
        ("importers", "battlemap.bestiary"),
        ("bestiary", "battlemap.storage"),
        ("storage", "battlemap.cli"),
        ("importers", "battlemap.ui"),
        ("cli", "battlemap.ui"),
        ("ui", "battlemap.cli"),
        ("ui", "battlemap.__main__"),
    ],
    "qt": [(room, "PySide6.QtCore") for room in ROOMS if room != "ui"],
    "encounter-without-editions": [("encounter", "battlemap.rulesets")],
    "rulesets-without-state": [("rulesets", "battlemap.encounter")],
    "importers-without-rules": [("importers", "battlemap.rules"), ("importers", "battlemap.rulesets")],
    "exporters-without-editions": [("exporters", "battlemap.rulesets")],
    "bestiary-without-editions": [("bestiary", "battlemap.rulesets")],
    "disk": [(room, "sqlite3") for room in ("geometry", "model", "rules", "rulesets", "encounter", "exporters", "bestiary")],
}
PLANTED = {
    contract: [(room, known) for room, known in plants if room in ROOMS and is_built(known)]
    for contract, plants in PLANTED.items()
}


def test_every_contract_has_its_planted_violation():
    contracts = pyproject()["tool"]["importlinter"]["contracts"]
    assert {contract["id"] for contract in contracts} == set(PLANTED)


def test_every_room_but_ui_is_held_away_from_qt():
    contract = next(one for one in pyproject()["tool"]["importlinter"]["contracts"] if one["id"] == "qt")
    held = {module.removeprefix("battlemap.") for module in contract["source_modules"]}
    assert set(ROOMS) - held == {"ui"}


def test_the_package_keeps_every_contract():
    outcome = lint(ROOT)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


@pytest.mark.parametrize(
    ("contract", "room", "forbidden"),
    [(contract, room, forbidden) for contract, plants in PLANTED.items() for room, forbidden in plants],
)
def test_a_planted_import_breaks_its_contract(reports, contract, room, forbidden):
    seen = forbidden.partition(".")[0] if not forbidden.startswith("battlemap") else forbidden
    assert f"battlemap.{room}.{planted_name(forbidden)} -> {seen} " in reports[contract]


def test_a_room_nobody_announced_breaks_the_layers(tmp_path):
    copy = copy_house(tmp_path)
    (copy / "battlemap" / "attic").mkdir()
    (copy / "battlemap" / "attic" / "__init__.py").touch()
    outcome = lint(copy, "rooms")
    assert outcome.returncode != 0
    assert "attic" in outcome.stdout


@pytest.fixture(scope="module")
def reports(tmp_path_factory) -> dict[str, str]:
    """What lint-imports says of a copy with all violations planted, by contract."""
    copy = copy_house(tmp_path_factory.mktemp("house"))
    for plants in PLANTED.values():
        for room, forbidden in plants:
            (copy / "battlemap" / room / f"{planted_name(forbidden)}.py").write_text(f"import {forbidden}\n")
    told = {}
    for contract in PLANTED:
        outcome = lint(copy, contract)
        assert outcome.returncode != 0, f"{contract} was kept\n{outcome.stdout}"
        told[contract] = " ".join(outcome.stdout.split())
    return told


def planted_name(forbidden: str) -> str:
    return "planted_" + forbidden.replace(".", "_")


def copy_house(where: Path) -> Path:
    shutil.copytree(PACKAGE, where / "battlemap", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", where)
    return where


def lint(project: Path, contract: str | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()"]
    command += ["--no-cache", *(["--contract", contract] if contract else [])]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env.update(COLUMNS="300", PYTHONIOENCODING="utf-8", NO_COLOR="1")
    return subprocess.run(command, cwd=project, env=env, capture_output=True, text=True, encoding="utf-8")
