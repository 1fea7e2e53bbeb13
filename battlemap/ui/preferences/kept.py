"""The settings the preferences change, with what holds until somebody chooses; a copy of them to go back to."""

from dataclasses import dataclass

from battlemap.ui.keys import GROUP
from battlemap.ui.settings import Settings

DEFAULTS = {
    "language": "", "start": "last", "fights": "", "theme": "dark", "font": "100", "motion": "yes", "units": "metres",
    "dice": "program", "reactions": "ask",
}  # fmt: skip
REMADE = ("language", "font", "units")
"""What the window is made anew for."""


@dataclass(frozen=True, slots=True)
class Kept:
    """All of them as they were when the dialog opened."""

    values: dict[str, str]

    @classmethod
    def of(cls, settings: Settings) -> "Kept":
        keys = [*DEFAULTS, *settings.keys_of(GROUP)]
        return cls({key: settings.text(key) for key in keys})

    def restore(self, settings: Settings) -> list[str]:
        """Put them back; which of them were different."""
        now = Kept.of(settings).values
        differ = [key for key in {**now, **self.values} if now.get(key, "") != self.values.get(key, "")]
        for key in differ:
            choose(settings, key, self.values.get(key, ""))
        return differ


def chosen(settings: Settings, key: str) -> str:
    """What holds: chosen, or the default."""
    return settings.text(key) or DEFAULTS[key]


def choose(settings: Settings, key: str, value: str) -> None:
    """Only what differs from the default is kept."""
    if value and value != DEFAULTS.get(key, ""):
        settings.set_text(key, value)
    else:
        settings.forget(key)
