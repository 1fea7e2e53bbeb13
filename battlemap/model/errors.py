"""The family of errors a game master may see: one sentence, no traceback.

A rule's "no" is a value (a refusal), never one of these; a programmer's mistake is an ordinary exception.
"""


class BattlemapError(Exception):
    """A file, a field or a device said no.  `str(error)` is one clear sentence: which file, which field, what was wanted."""
