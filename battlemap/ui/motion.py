"""May the window move by itself?  Everything that glides, pulses or fades asks here first; with less motion it is there at once.

Qt tells nothing of what the system wants about this, so it is the user's own choice (the key "motion" of the settings).
"""

from battlemap.ui.settings import Settings

CHOSEN = "motion"
_may = [True]


def may_move() -> bool:
    """False: whoever asks shows the end of its movement at once, and nothing pulses."""
    return _may[0]


def choose(settings: Settings) -> None:
    """Take what the settings say from now on; anything but "no" lets things move."""
    _may[0] = settings.text(CHOSEN, "yes") != "no"
