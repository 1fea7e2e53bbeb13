"""Where the project is, and which of its files belong to it. For the tests of the house itself."""

import shutil
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "battlemap"
# The rooms that are built; the house has a plan for more.
ROOMS = tuple(sorted(room.parent.name for room in PACKAGE.glob("*/__init__.py")))
NOT_OURS = {"__pycache__", "build", "dist"}


def pyproject() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def project_files() -> list[Path]:
    """The project's files: what git follows or would, or all but leftovers where there is no git."""
    git = shutil.which("git")
    if git and (ROOT / ".git").exists():
        ask = [git, "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(ask, cwd=ROOT, capture_output=True)
        if listed.returncode == 0:
            names = listed.stdout.decode().split("\0")
            return sorted(path for path in (ROOT / name for name in names if name) if path.is_file())
    return sorted(path for path in ROOT.rglob("*") if path.is_file() and _is_ours(path.relative_to(ROOT)))


def _is_ours(path: Path) -> bool:
    parts = path.parts
    if parts[0].startswith(".") and parts[0] not in (".ci", ".gitignore"):
        return False
    return not any(part in NOT_OURS or part.endswith(".egg-info") for part in parts)


def sources(folder: Path = PACKAGE) -> list[Path]:
    """The Python files under `folder`."""
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)
