"""Names and notes as values hold them, whatever file they come from: a name is one line, a note some lines, and each is read in
the order it is written.

What a text may do to the line it stands in is told in `battlemap.sentence`.
"""

import msgspec

from battlemap.sentence import plain_line


def hold_to_one_line(value: msgspec.Struct, *fields: str) -> None:
    """For a struct's `__post_init__`: nobody who shows it has to think of it again."""
    for field in fields:
        name = getattr(value, field)
        if not name.isprintable():
            msgspec.structs.force_setattr(value, field, plain_line(name))


def hold_to_plain_lines(value: msgspec.Struct, field: str) -> None:
    """The same of a text that may have several lines."""
    text = getattr(value, field)
    if not text.isprintable():
        msgspec.structs.force_setattr(value, field, "\n".join(plain_line(line) for line in text.split("\n")))
