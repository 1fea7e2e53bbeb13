"""The program called as a shell calls it, within this process."""

import pytest

from battlemap.__main__ import main


@pytest.fixture
def run(capsys):
    """(exit code, what it printed, what it complained of)."""

    def typed(*words):
        try:
            code = main([str(word) for word in words])
        except SystemExit as ending:
            code = ending.code
        said = capsys.readouterr()
        return code, said.out, said.err

    return typed
