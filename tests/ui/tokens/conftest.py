"""The canvas tests' window."""

from tests.ui.canvas.conftest import calm, hand

__all__ = ["calm", "hand"]
