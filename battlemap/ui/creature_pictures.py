"""A picture for creatures: where it comes from, read beside the window, kept in the fight's file, given to several in one step.

    source = source_in(mime)                    a file that was dropped, what lies on the clipboard
    Reading(parent).start(source)               `done(source, Uncut)` or `failed(sentence)`
    give(session, alike(state, "gob-1"), disc)  one step back undoes it

Not here: cutting (`imaging.disc`), choosing the circle (`dialogs.token_picture_circle`), where one is dropped (`picture_drops`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, QThreadPool, Signal
from PySide6.QtGui import QImage, QPixmap

from battlemap.encounter import commands as c
from battlemap.imaging.disc import LARGEST_BYTES, MOST_PX, BadPicture, Uncut
from battlemap.model import BattlemapError, Encounter
from battlemap.sentence import Sentence, system_says
from battlemap.ui import words
from battlemap.ui.canvas.creature_glyphs import numbered
from battlemap.ui.sentences import said
from battlemap.ui.session import Session

ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".gif")
BYTES = ("image/png", "image/jpeg", "image/webp", "image/gif")


@dataclass(frozen=True, slots=True)
class Source:
    """A picture not looked at yet: a file, or what another program gave, as it wrote it or as pixels."""

    path: Path | None = None
    data: bytes = b""
    image: QImage = field(default_factory=QImage)

    @property
    def name(self) -> str:
        """For a sentence; "" for what has no name."""
        return self.path.name if self.path is not None else ""


def source_in(mime: QMimeData | None) -> Source | None:
    """The first picture of what was dropped or copied; None where there is none.  `mime` is None for an empty clipboard."""
    if mime is None:
        return None
    for url in mime.urls():
        path = Path(url.toLocalFile())
        if url.isLocalFile() and path.suffix.lower() in ENDINGS:
            return Source(path=path)
    for kind in BYTES:
        if mime.hasFormat(kind) and (data := bytes(mime.data(kind).data())):
            return Source(data=data)
    if mime.hasImage():
        image = mime.imageData()
        image = image.toImage() if isinstance(image, QPixmap) else image
        if isinstance(image, QImage) and not image.isNull():
            return Source(image=image)
    return None


def read(source: Source) -> Uncut:
    """Decode it; fit for any thread.  Raises BadPicture."""
    if not source.image.isNull():
        image = source.image
        if image.width() * image.height() > MOST_PX:
            raise BadPicture(Sentence(
                "is {width} x {height} pixels, more than {limit} million", width=image.width(), height=image.height(),
                limit=MOST_PX // 10**6,
            ))
        straight = image.convertToFormat(QImage.Format.Format_RGBA8888)
        return Uncut.of_pixels(straight.width(), straight.height(), bytes(straight.constBits()))
    return Uncut.read(_bytes_of(source.path) if source.path is not None else source.data)


def _bytes_of(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():  # a pipe would be waited for
            raise BadPicture(Sentence("is a folder, a pipe or a device, and no file"))
        with path.open("rb") as file:
            return file.read(LARGEST_BYTES + 1)
    except OSError as wrong:
        raise BadPicture(Sentence("cannot be read ({why})", why=system_says(wrong))) from None


def complaint(source: Source, why: str) -> str:
    """One sentence for what is wrong with it."""
    if source.name:
        return _tr("The picture \"{name}\" {why}.").format(name=source.name, why=why)
    return _tr("The picture {why}.").format(why=why)


def _tr(text: str) -> str:
    return QCoreApplication.translate("CreaturePictures", text)


# ---------------------------------------------------------------- beside the window
class Reading(QObject):
    """Reads one picture at a time; a new one takes the place of the one before, which then ends in nothing."""

    done = Signal(object, object)
    failed = Signal(str)
    _ended = Signal(int, object, object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self.is_busy = False
        self._ended.connect(self._take)

    def start(self, source: Source) -> None:
        self._number, self.is_busy = self._number + 1, True
        QThreadPool.globalInstance().start(_Task(self, source, self._number).run)

    def stop(self) -> None:
        """Nobody wants it any more."""
        self._number, self.is_busy = self._number + 1, False

    def _take(self, number: int, source: Source, whole: Uncut | None, why: str) -> None:
        if number != self._number:
            return
        self.is_busy = False
        if whole is None:
            self.failed.emit(complaint(source, why))
        else:
            self.done.emit(source, whole)


class _Task:
    def __init__(self, reading: Reading, source: Source, number: int) -> None:
        self._reading, self._source, self._number = reading, source, number

    def run(self) -> None:
        whole, why = None, ""
        try:
            whole = read(self._source)
        except BadPicture as wrong:
            why = said(wrong)
        try:
            self._reading._ended.emit(self._number, self._source, whole, why)
        except RuntimeError:  # the window has gone meanwhile
            return


# ---------------------------------------------------------------- whose it is
def kind_of(name: str) -> str:
    """What numbered creatures have in common: "Goblin 3" is a "Goblin"."""
    return numbered(name)[0]


def alike(state: Encounter, token_id: str) -> tuple[str, ...]:
    """This one and all others of its kind: their names differ in the number only."""
    kind = kind_of(state.tokens[token_id].name).casefold()
    return tuple(token.id for token in state.tokens.values() if kind_of(token.name).casefold() == kind)


def told(state: Encounter, ids: Sequence[str]) -> str:
    """Who they are, in few words: "Goblin 1", "6 x Goblin", "5 creatures"."""
    names = [state.tokens[token_id].name for token_id in ids if token_id in state.tokens]
    kinds = {kind_of(name) for name in names}
    if len(names) == 1:
        return names[0]
    if len(kinds) == 1:
        return f"{len(names)} × {kinds.pop()}"
    return words.plural(QCoreApplication.translate("CreaturePictures", "%n creature(s)", None, len(names)), len(names))


# ---------------------------------------------------------------- kept and given
def keep(session: Session, disc: bytes) -> str:
    """Put a cut picture into the fight's file; its content hash.  Raises BattlemapError with the sentence why not."""
    return session.keep_picture(disc)


def give(session: Session, ids: Sequence[str], disc: bytes) -> bool:
    """Those of them who are there have this picture from now on, in one step; what speaks against it is told."""
    there = [token_id for token_id in ids if token_id in session.state.tokens]
    try:
        return bool(there) and set_picture(session, there, keep(session, disc))
    except BattlemapError as wrong:
        session.message.emit(said(wrong))
        return False


def set_picture(session: Session, ids: Sequence[str], picture: str) -> bool:
    """A picture by its content hash, "" for none; no step where they have it already."""
    others = without(session.state, ids, picture)
    return not others or session.do(c.Edit(tokens=others, fields={"picture": picture})) is not None


def without(state: Encounter, ids: Sequence[str], picture: str) -> tuple[str, ...]:
    """Those who have another picture, or none."""
    return tuple(token_id for token_id in ids if state.tokens[token_id].creature.picture != picture)
