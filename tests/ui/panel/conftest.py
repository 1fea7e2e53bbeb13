import pytest

from battlemap.ui.theme import apply_theme
from tests.ui.panel.fights import fight_session


@pytest.fixture(autouse=True)
def dark(qapp):
    apply_theme(qapp)


@pytest.fixture
def session(qapp):
    """The ambush, Ana's turn."""
    return fight_session()


@pytest.fixture
def before(qapp):
    """The ambush before initiative."""
    return fight_session(begun=False)
