"""What the players see now, and where, in words for the game master."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from battlemap.ui.player.placing import Placing

MAP, CURTAIN, PICTURE = "map", "curtain", "picture"


def _say(text: str) -> str:
    return QCoreApplication.translate("PlayersTold", text)


def shown(placing: Placing) -> str:
    """Which of the three is in front of the players."""
    now = placing.choices.now
    return CURTAIN if now.curtain else PICTURE if now.picture else MAP


def sentence(placing: Placing) -> str:
    """In one sentence."""
    what, name = shown(placing), Path(placing.choices.now.picture).name
    if not placing.is_open:
        if placing.waits_for:
            return _say("The players' window waits for the screen {screen}.").format(screen=placing.waits_for)
        return _say("The players' window is closed.")
    if placing.on:
        text = {
            MAP: _say("The players see the map, on {screen}."), CURTAIN: _say("The curtain is closed, on {screen}."),
            PICTURE: _say("The players see {name}, on {screen}."),
        }[what]  # fmt: skip
    else:
        text = {
            MAP: _say("The players see the map, in a window."), CURTAIN: _say("The curtain is closed, in a window."),
            PICTURE: _say("The players see {name}, in a window."),
        }[what]  # fmt: skip
        if placing.waits_for:
            text = _say("{sentence} It waits for the screen {screen}.").format(sentence=text, screen=placing.waits_for)
    return text.replace("{name}", name).replace("{screen}", placing.on)


def short(placing: Placing) -> str:
    """For the status bar: what, and on which screen."""
    if not placing.is_open:
        if placing.waits_for:
            return _say("Players: waiting for {screen}").format(screen=placing.waits_for)
        return ""
    what = {MAP: _say("map"), CURTAIN: _say("curtain"), PICTURE: _say("picture")}[shown(placing)]
    where = placing.on or _say("window")
    return _say("Players: {what} · {where}").format(what=what, where=where)
