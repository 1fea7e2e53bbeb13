"""The family of errors a game master may see: one sentence, no traceback.

A rule's "no" is a value (a refusal), never one of these; a programmer's mistake is an ordinary exception.
"""


from battlemap.sentence import Sentence


class BattlemapError(Exception):
    """A file, a field or a device said no.  `str(error)` is one clear `Sentence`: which file, which field, what was wanted.

    raise SaveError("{file}: the file is damaged at record {number}", file=shown(path), number=3)
    """

    def __init__(self, text: str = "", /, **facts: object) -> None:
        super().__init__(Sentence(text, **facts))
