"""Who sees whom, and why not, in words."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

SEEN: dict[str, Any] = {
    "": QT_TRANSLATE_NOOP("Sight", "{viewer} sees {target}"),
    "blindsight": QT_TRANSLATE_NOOP("Sight", "{viewer} perceives {target} (blindsight)"),
    "tremorsense": QT_TRANSLATE_NOOP("Sight", "{viewer} feels {target} (tremorsense)"),
    "truesight": QT_TRANSLATE_NOOP("Sight", "{viewer} sees {target} (truesight)"),
    "darkvision": QT_TRANSLATE_NOOP("Sight", "{viewer} sees {target} (darkvision)"),
}
UNSEEN: dict[str, Any] = {
    "wall": QT_TRANSLATE_NOOP("Sight", "{viewer} does not see {target}: walls or doors between"),
    "dark": QT_TRANSLATE_NOOP("Sight", "{viewer} does not see {target}: too dark there"),
    "obscured": QT_TRANSLATE_NOOP("Sight", "{viewer} does not see {target}: thick fog between"),
    "blinded": QT_TRANSLATE_NOOP("Sight", "{viewer} does not see {target}: it sees nothing now"),
    "hiding": QT_TRANSLATE_NOOP("Sight", "{viewer} does not see {target}: it hides"),
    "invisible": QT_TRANSLATE_NOOP("Sight", "{viewer} does not see {target}: it is invisible"),
}
LIGHT: dict[str, Any] = {
    "bright": QT_TRANSLATE_NOOP("Sight", "bright light"), "dim": QT_TRANSLATE_NOOP("Sight", "dim light"),
    "dark": QT_TRANSLATE_NOOP("Sight", "darkness"),
}  # fmt: skip


def sight_line(sees: bool, why: str, viewer: str, target: str) -> str:
    """One sentence for an answer to "sees"."""
    text = SEEN.get(why, SEEN[""]) if sees else UNSEEN.get(why, UNSEEN["wall"])
    return QCoreApplication.translate("Sight", text).format(viewer=viewer, target=target)


def light_word(level: str) -> str:
    return QCoreApplication.translate("Sight", LIGHT[level])
