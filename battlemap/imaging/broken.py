"""What decoders of pictures raise for a file that is broken, none of which says it beforehand.

    except BROKEN as wrong: ...        "is damaged"
"""

import struct
import zlib

BROKEN: tuple[type[Exception], ...] = (
    ArithmeticError, AssertionError, AttributeError, EOFError, LookupError, MemoryError, OSError, RuntimeError, SyntaxError,
    TypeError, ValueError, struct.error, zlib.error,
)  # fmt: skip
"""Pillow's and its plug-ins': a header of nonsense may run into any of these.  What is missing is what a user or a system does
(KeyboardInterrupt), and limits, which are asked for before."""
