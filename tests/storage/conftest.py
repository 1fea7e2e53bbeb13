import pytest


@pytest.fixture
def path(tmp_path):
    """Where the fight is to be kept."""
    return tmp_path / "fight.battlemap"
