"""The window on a small fight, and dialogs shown without blocking."""

from tests.ui.canvas.conftest import calm, hand
from tests.ui.dialogs.conftest import opened

__all__ = ["calm", "hand", "opened"]
