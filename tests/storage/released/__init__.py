"""What every released version has left on disk, and how such files are made.

    python -m tests.storage.released            the files of the present version, into a folder of its name

One folder a version, never touched again once that version is out: fights of every ruleset (`fights`), what the program keeps
beside them (`belongings`), beside each a plain account of what it holds (`telling`), and the shape of all that was written
(`shape`).  `tests/storage/test_released.py` reads them with the present program.

For whoever changes what is saved.  A new field has a default that means "as before", and the default of a field never changes:
what equals it is not written.  A kind of event, a command, a field, a word of a `Literal` stays once it was released; what is
better done otherwise gets a new name beside the old.  Where that cannot be, raise `storage.schema.VERSION` and write the step
from the old version to the new one into `storage.migrations.STEPS`.  Raise the program's version together with a new folder here.
"""

from pathlib import Path

FOLDER = Path(__file__).parent
SHAPE = "shape.json"
ACTIONS = "actions.txt"
NEVER = frozenset(("Refreshed.kept",))
"""What no fight can show: the one ruleset whose rounds refresh has nothing that stays spent."""


def versions() -> list[Path]:
    """The folders of all versions, the oldest first."""
    found = [path for path in FOLDER.iterdir() if path.is_dir() and path.name[0].isdigit()]
    return sorted(found, key=lambda path: [int(part) for part in path.name.split(".")])
