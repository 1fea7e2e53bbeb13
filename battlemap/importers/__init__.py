"""Map files of other programs read into a `Scene`.

Here: `found` (what a reader gives back), `universal_vtt`, `picture`, and `import_map` that chooses between them by what is in the file.
Not here: rules, Qt.  A file that cannot be read is an `ImportProblem` of one sentence; nothing is half imported.
"""

from battlemap.importers.choosing import import_map
from battlemap.importers.found import Found, ImportProblem

__all__ = ["Found", "ImportProblem", "import_map"]
