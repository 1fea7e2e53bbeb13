"""What Explorer shows of battlemap.exe on its Details page, as the text file PyInstaller takes for EXE(version=...).

The text and not PyInstaller's own classes: their module wants `pefile`, which PyInstaller installs on Windows alone, and what is
written here can be tested anywhere.  That Windows shows it was not seen here, where there is no Windows.

    write(Path("build/version_info.txt"), "0.2.0")
"""

import re
from pathlib import Path

COMPANY = "Battlemap contributors"
US_ENGLISH, UTF_16 = 0x0409, 1200  # "040904B0" is both as one word
PRERELEASE = 0x2  # VS_FF_PRERELEASE
RELEASE = re.compile(r"(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?(?P<more>.*)")

TEMPLATE = """\
# UTF-8
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers},
    prodvers={numbers},
    mask=0x3F,
    flags={flags:#x},
    OS=0x40004,
    fileType=0x1,
    subtype=0x0,
    date=(0, 0),
  ),
  kids=[
    StringFileInfo([
      StringTable({table!r}, [
{strings}
      ]),
    ]),
    VarFileInfo([VarStruct('Translation', [{language}, {encoding}])]),
  ],
)
"""


def write(path: Path, version: str) -> Path:
    """The text into a file; its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text(version), encoding="utf-8", newline="\n")
    return path


def text(version: str) -> str:
    """The version resource of `version`, which starts with one to four numbers.  ValueError for another."""
    strings = {
        "CompanyName": COMPANY,
        "FileDescription": "Battlemap",  # what the task manager and "Open with" call the program
        "FileVersion": version,
        "InternalName": "battlemap",
        "LegalCopyright": f"{copyright_line()}. MIT licence.",
        "OriginalFilename": "battlemap.exe",
        "ProductName": "Battlemap",
        "ProductVersion": version,
    }
    return TEMPLATE.format(
        numbers=numbers(version),
        flags=0 if is_release(version) else PRERELEASE,
        table=f"{US_ENGLISH:04X}{UTF_16:04X}",
        strings="\n".join(f"        StringStruct({name!r}, {value!r})," for name, value in strings.items()),
        language=US_ENGLISH,
        encoding=UTF_16,
    )


def numbers(version: str) -> tuple[int, int, int, int]:
    """The four numbers Windows compares: 0.2.0rc1 is (0, 2, 0, 0)."""
    found = RELEASE.fullmatch(version)
    if found is None:
        raise ValueError(f"expected a version that starts with a number, got {version!r}")
    first, second, third, fourth = (int(each or 0) for each in found.groups()[:4])
    return first, second, third, fourth


def is_release(version: str) -> bool:
    """Nothing but numbers: no rc1, no .dev0."""
    return re.fullmatch(r"\d+(\.\d+)*", version) is not None


def copyright_line() -> str:
    """LICENSE's."""
    lines = (Path(__file__).resolve().parents[2] / "LICENSE").read_text(encoding="utf-8").splitlines()
    return next(line.strip() for line in lines if line.startswith("Copyright"))
