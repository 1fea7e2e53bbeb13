"""The benchmark judges as it says: a limit missed and an answer that differs both end with 1."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.benchmarks import __main__ as command
from tests.benchmarks import parts


def part_that(answers: object, limits: dict[str, float] | None = None) -> ModuleType:
    module = ModuleType("tests.benchmarks.made_up")

    def run(zoom: float = 0.0) -> dict[str, object]:
        if isinstance(answers, Exception):
            raise answers
        return {"zoom": zoom, **answers}                    # type: ignore[dict-item]

    module.run, module.LIMITS = run, limits or {}           # type: ignore[attr-defined]
    return module


def code_of(module: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setitem(parts.PARTS, "made_up", "a part of a test")
    monkeypatch.setitem(sys.modules, "tests.benchmarks.made_up", module)
    monkeypatch.setenv("XDG_CONFIG_HOME", "")
    monkeypatch.setattr(sys, "argv", ["benchmarks", "made_up", *arguments])
    return command.main()


def test_limits_decide_the_code(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(part_that({"ratio": 2.0}, {"ratio": 2.0}), monkeypatch, "--zoom", "0.5") == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == {"part": "made_up", "zoom": 0.5, "ratio": 2.0, "ok": True}
    assert code_of(part_that({"ratio": 2.1}, {"ratio": 2.0}), monkeypatch) == 1
    assert "| made_up | ratio | 2.1 | 2 | NO |" in capsys.readouterr().out
    assert code_of(part_that({"ratio": 1.0, "ok": False}, {"ratio": 2.0}), monkeypatch) == 1
    assert code_of(part_that({"ratio": None}, {"ratio": 2.0}), monkeypatch) == 0      # not measured here, and said so


def test_a_wrong_answer_ends_with_1_and_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(part_that(parts.Differs("a field differs from its oracle")), monkeypatch) == 1
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["error"] == "a field differs from its oracle"
    with pytest.raises(parts.Differs, match="a field"):
        parts.same("a field", False)


def test_figures_go_into_a_file_and_curves_onto_a_plot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    curves = {"ours": [[30, 1.0], [300, 2.0]]}
    code_of(part_that({"curves": curves}), monkeypatch, "--json", str(tmp_path / "f.json"), "--plot", str(tmp_path / "plots"))
    assert json.loads((tmp_path / "f.json").read_text())["made_up"]["curves"] == curves
    assert (tmp_path / "plots" / "made_up.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--json", "{file}/figures.json"], "--json"), (["--json", "{folder}"], "cannot be written"),
        (["--plot", "{file}"], "--plot"), (["--zoom", "0"], "more than 0"),
        (["--zoom", "nan"], "more than 0"), (["--ruleset", "chess"], "dnd2024"),
        (["--program", "{folder}/none"], "no program"),
    ],
)  # fmt: skip
def test_a_slip_in_the_options_is_told_before_anything_is_measured(words, told, monkeypatch, tmp_path, capsys) -> None:
    (tmp_path / "file").touch()
    said = [word.format(file=tmp_path / "file", folder=tmp_path) for word in words]
    with pytest.raises(SystemExit) as ended:
        code_of(part_that(AssertionError("measured")), monkeypatch, *said)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err.splitlines()[-1]


def test_a_folder_for_the_figures_is_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert code_of(part_that({"ratio": 1.0}), monkeypatch, "--json", str(tmp_path / "new" / "f.json")) == 0
    assert json.loads((tmp_path / "new" / "f.json").read_text())["made_up"]["ratio"] == 1.0
