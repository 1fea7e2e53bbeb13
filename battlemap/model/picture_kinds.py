"""What a file is, told by its first bytes and never by its name: which picture, or what else.

Here because the save file and the importers both ask, and neither may know the other.  Not here: whether a picture is whole, how
large it is (`importers.picture`).
"""

from battlemap.sentence import Sentence

OTHER_KINDS = (
    (b"GIF8", Sentence("a GIF")), (b"BM", Sentence("a BMP")), (b"II*\0", Sentence("a TIFF")),
    (b"MM\0*", Sentence("a TIFF")), (b"%PDF", Sentence("a PDF")), (b"8BPS", Sentence("a Photoshop file")),
    (b"<svg", Sentence("an SVG drawing")), (b"\x1aE\xdf\xa3", Sentence("a video")), (b"PK\x03\x04", Sentence("a ZIP archive")),
    (b"SQLite format 3\0", Sentence("a SQLite file")),
)  # fmt: skip


def format_of(data: bytes) -> str:
    """The format of a picture the program shows: "png", "jpeg", "webp", or "" for another."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if data.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "webp"
    return ""


def kind_of(data: bytes) -> str:
    """What other file it is, for a sentence ("a GIF"); "" when nobody knows."""
    head = data[:4096].lstrip()
    return next((kind for magic, kind in OTHER_KINDS if head.startswith(magic)), "")
