"""What the program remembers between starts: layout, recent fights, theme, the players' screen.  An INI file of the user's."""

from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec
from PySide6.QtCore import QByteArray, QSettings

from battlemap.storage import is_there, private

RECENT_KEPT = 9
UNITS = ("metres", "feet", "squares")
DICE = ("program", "typed", "both")
SMALLEST_FONT, LARGEST_FONT = 80, 200
MOST_DIGITS = 9
K = TypeVar("K", bound=msgspec.Struct)


def kept(text: str, kind: type[K]) -> K:
    """What was kept as JSON; the defaults where it cannot be read, whatever somebody has written there."""
    try:
        return msgspec.json.decode(text or "{}", type=kind)
    except (ValueError, RecursionError):  # msgspec's own errors and half characters are ValueErrors
        return kind()


class Settings:
    def __init__(self) -> None:
        self._store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "battlemap", "battlemap")
        self._keep_private()

    def _keep_private(self) -> None:
        """For the user alone; Qt would let everybody read it, and keeps the rights of what is there."""
        path = self.path()
        with suppress(OSError):
            private.make_folder(path.parent)
            if not path.exists():
                private.begin(path, path)
        private.tighten(path)

    def layout(self, screens: str = "") -> tuple[bytes, bytes]:
        """Where the window was on these screens, else where it was last; and how its docks lay."""
        return self._bytes(f"window/{screens}") or self._bytes("window/geometry"), self._bytes("window/state")

    def _bytes(self, key: str) -> bytes:
        value = self._store.value(key)
        return bytes(value.data()) if isinstance(value, QByteArray) else b""

    def set_layout(self, geometry: bytes, state: bytes, screens: str = "") -> None:
        if screens:
            self._store.setValue(f"window/{screens}", QByteArray(geometry))
        self._store.setValue("window/geometry", QByteArray(geometry))
        self._store.setValue("window/state", QByteArray(state))

    def panel_split(self) -> bytes:
        """How the side panel is divided."""
        return self._bytes("window/panel")

    def set_panel_split(self, split: bytes) -> None:
        self._store.setValue("window/panel", QByteArray(split))

    def forget_layout(self) -> None:
        self._store.remove("window")

    def recent(self) -> list[Path]:
        """Fights opened last, the newest first; those gone are left out."""
        return [Path(name) for name in self._recent_names() if is_there(Path(name))]

    def _recent_names(self) -> list[str]:
        value = self._store.value("recent", [])
        names = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [name for name in names if isinstance(name, str)]

    def add_recent(self, path: Path) -> None:
        path = path.absolute()
        kept = [path, *(other for other in self.recent() if other != path)][:RECENT_KEPT]
        self._store.setValue("recent", [str(entry) for entry in kept])

    def rename_recent(self, path: Path, name: Path) -> None:
        """A file of them has another name now, and keeps its place."""
        kept = [str(name.absolute()) if Path(each) == path.absolute() else each for each in self._recent_names()]
        self._store.setValue("recent", kept)

    def text(self, key: str, default: str = "") -> str:
        value = self._store.value(key, default)
        return value if isinstance(value, str) else default

    def set_text(self, key: str, value: str) -> None:
        self._store.setValue(key, value)

    def number(self, key: str, default: int, bounds: tuple[int, int]) -> int:
        """A whole number, no further than its bounds; `default` where it is none, or longer than anybody would write."""
        text = self.text(key)
        return min(max(int(text), bounds[0]), bounds[1]) if text.isdecimal() and len(text) <= MOST_DIGITS else default

    def is_kept(self) -> bool:
        """Can they be written to their file?  What is chosen holds all the same, until the program ends."""
        self._store.sync()
        return self._store.status() == QSettings.Status.NoError

    def path(self) -> Path:
        """The file they are in."""
        return Path(self._store.fileName())

    def clear(self) -> None:
        """As at a first start."""
        self._store.clear()

    def keys_of(self, group: str) -> list[str]:
        """What is kept whose name begins so."""
        return [key for key in self._store.allKeys() if key.startswith(group)]

    def forget(self, key: str) -> None:
        """As if it had never been chosen."""
        self._store.remove(key)

    def theme(self) -> str:
        """dark, light or system."""
        return self.text("theme", "dark")

    def units(self) -> str:
        """How lengths are told: metres, feet or squares."""
        chosen = self.text("units")
        return chosen if chosen in UNITS else UNITS[0]

    def font_percent(self) -> int:
        """How large the window's letters are, of their usual size."""
        return self.number("font", 100, (SMALLEST_FONT, LARGEST_FONT))

    def dice(self) -> str:
        """Who rolls: program, typed or both."""
        chosen = self.text("dice")
        return chosen if chosen in DICE else DICE[0]

    def folder(self) -> str:
        return self.text("folder", "")

    def set_folder(self, folder: str) -> None:
        self.set_text("folder", folder)

    def ruleset(self, default: str) -> str:
        """The ruleset of the last new fight; its name may be one nobody knows any more."""
        return self.text("ruleset", default)

    def set_ruleset(self, name: str) -> None:
        self.set_text("ruleset", name)

    def player_screen(self) -> str:
        return self.text("player/screen")

    def is_first_start(self) -> bool:
        """True once."""
        first = not self.text("started")
        self.set_text("started", "yes")
        return first
