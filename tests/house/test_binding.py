"""PySide6 6.12.0 on Python 3.11 loses a reference of None at every call that returns nothing.

Such a program dies after some thousand calls ("deallocating None"); short tests pass. Hence the upper bound
in pyproject.toml, and this guard against whoever lifts it too early.
"""

import sys

from PySide6.QtGui import QImage, QPainter


def test_calls_into_qt_keep_the_references_of_none(qapp):
    calls = 200
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    painter.save()
    painter.restore()
    before = sys.getrefcount(None)
    for _ in range(calls):
        painter.save()
        painter.restore()
    after = sys.getrefcount(None)
    painter.end()
    assert abs(after - before) < calls / 4
