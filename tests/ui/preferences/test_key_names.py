"""Keys a user has changed are kept by the actions' names: they stay what they were in every released version."""

import pytest

from tests.storage.released import ACTIONS, versions


@pytest.mark.parametrize("version", versions(), ids=lambda path: path.name)
def test_no_action_has_lost_its_name(shown, version):
    names = (version / ACTIONS).read_text(encoding="utf-8").split()
    assert len(names) > 100
    lost = [name for name in names if name not in shown.window.actions_.keys.actions]
    assert not lost, (
        f"{', '.join(lost)}: a user's own keys for these would be lost. Names come from the code (`keys.name_of`): give the "
        "action the name it had by setObjectName, or, where the command itself is gone, strike it from that version's list"
    )
