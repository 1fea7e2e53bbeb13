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
def opened(qtbot):
    """Show a dialog without blocking."""

    def show(dialog):
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show
