"""A file of Python's that Qt's printers and drawings write into, by way of a little memory.

Qt's own file forgets that the disk was full as soon as a smaller piece of what follows finds room, and a drawing cut off in the
middle would be told to be written.

    with poured(part) as device:
        ... paint some of it on QPdfWriter(device) ...
        device.pour()                       now and then; raises what the disk answers
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QBuffer, QByteArray, QIODevice


class Poured(QBuffer):
    def __init__(self, file: BinaryIO) -> None:
        super().__init__()
        self._file = file
        self.open(QIODevice.OpenModeFlag.WriteOnly)

    def pour(self) -> None:
        """What has come since goes to the file.  Raises OSError."""
        piece = self.data().data()
        if piece:
            self.close()
            self.setData(QByteArray())
            self.open(QIODevice.OpenModeFlag.WriteOnly)
        self._file.write(piece)
        self._file.flush()


@contextmanager
def poured(path: Path) -> Iterator[Poured]:
    """Open to be written; on leaving, all is in the file, or nobody wants it any more."""
    file = path.open("wb")
    try:
        device = Poured(file)
        yield device
        device.pour()
    finally:
        with suppress(OSError):  # said already
            file.close()
