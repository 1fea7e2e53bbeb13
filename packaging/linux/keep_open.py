"""Runs inside the frozen program, on Linux, before anything of it: its modules come from the file it was started from.

A package manager puts a newer program in the place of one that runs.  PyInstaller's loader opens its archive by name, anew for
every module, and would read the newer file at the older one's offsets: whatever was not loaded yet (the manual, printing) would
fail for the rest of the evening.  /proc/self/exe is the old file as long as somebody runs it, even when its name has gone.

Not here: pictures and sample fights; they are files of their own, and a newer version's serve as well.
"""

import os

import pyimod02_importers  # the loader, which only a frozen program has

STARTED = "/proc/self/exe"

archive = pyimod02_importers.pyz_archive
try:
    if os.path.samefile(STARTED, archive._filename):
        archive._filename = STARTED
except (AttributeError, OSError):  # another PyInstaller's loader, or no /proc: as without this
    pass
