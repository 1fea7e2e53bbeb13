"""The frozen program's surroundings, set right before it begins: battlemap.spec puts this in front of the program.

What starts a frozen program, and its hook for Qt, tell by environment variables where the libraries and plugins of the bundle
are.  They are found by then; whatever the program starts itself (the file manager that shows a folder, itself once more) is not
to load them: a file manager with another program's Qt does not start, or dies later.  And the caller's settings for another Qt's
plugins are not for this one.

Not here: Python's own variables, which a frozen Python does not hear.
"""

import os
import sys

OURS = ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH", "QML_IMPORT_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH")
"""Set by the hook for Qt, which asks nobody what was there before; or for another Qt."""
SEARCH_PATHS = ("LD_LIBRARY_PATH",)
"""Their former values, where there were any, are in variables of the same name and "_ORIG"."""
OF_THE_STARTER = ("_PYI_", "_MEIPASS2")
"""By these a copy started by this one would take itself for a part of it, and miss its libraries."""


def restore(environ, platform=sys.platform):
    """As it was before the frozen program was started."""
    for name in OURS:
        environ.pop(name, None)
    for name in [name for name in environ if name.startswith(OF_THE_STARTER)]:
        del environ[name]
    if platform == "linux":
        for name in SEARCH_PATHS:
            before = environ.pop(f"{name}_ORIG", None)
            if before is None:
                environ.pop(name, None)
            else:
                environ[name] = before


if getattr(sys, "frozen", False):
    restore(os.environ)
