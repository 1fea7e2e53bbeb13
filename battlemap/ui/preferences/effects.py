"""What a changed setting does at once in the open window.  What the window must be made anew for is not here (`kept.REMADE`)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from battlemap.storage import keep_fights_in
from battlemap.ui import lengths, motion
from battlemap.ui.keys import GROUP
from battlemap.ui.preferences.kept import chosen
from battlemap.ui.settings import Settings

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow


def take_all(window: MainWindow) -> None:
    """At the start: what nobody asks the settings for."""
    motion.choose(window.settings)
    lengths.choose(window.settings)
    window.session.usual_answer = answer_in(window.settings)
    take_folder(window.settings)


def answer_in(settings: Settings) -> str:
    """How sides that were told nothing answer; what nobody knows is asking."""
    told = chosen(settings, "reactions")
    return told if told in ("ask", "skip", "take") else "ask"


def take_folder(settings: Settings) -> None:
    """Where new fights are kept."""
    folder = settings.text("fights")
    keep_fights_in(Path(folder) if folder else None)


def take(window: MainWindow, key: str) -> None:
    """This setting is another one now."""
    settings = window.settings
    if key == "theme":
        window.actions_.show_theme()
    elif key == "motion":
        motion.choose(settings)
        window.view.mark_all()
    elif key == "dice":
        window.actions_.dice.mode.choose(settings.dice())
    elif key == "reactions":
        window.session.usual_answer = answer_in(settings)
        window.panel.card.show_token()
    elif key == "fights":
        take_folder(settings)
    elif key.startswith(GROUP):
        window.actions_.keys.follow()
        window.panel.head.refresh()
        window.panel.card.show_token()
