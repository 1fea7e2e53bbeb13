"""The window: pictures of a fight and the gestures that give its commands.

Here: `application` (start), `window`, `session` (the open fight as Qt signals), `canvas/`, `tools/`, `panel/`,
`player/`, `dialogs/`, `theme`, `icons`, `words` (all sentences).  Not here: what is legal.  The window asks the rules
and sends commands; it never decides. """

import builtins

_import = builtins.__import__
import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _import
"""PySide puts one in its place that reads the source of every module imported after it, for words of PySide's own that nobody
here writes (`from __feature__ import …`): a tenth of the start, and every source kept in memory."""
