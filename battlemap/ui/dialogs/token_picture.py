"""A token's picture in its form: the token as it looks, chosen from a file, pasted or dropped, taken away.

What is chosen is kept as the cut disc until the form is kept; nothing is in the fight before.  Not here: the circle
(`token_picture_circle`), reading and giving (`creature_pictures`).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)  # fmt: skip
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLineEdit, QVBoxLayout, QWidget

from battlemap.imaging.disc import Uncut
from battlemap.model import BattlemapError, Token
from battlemap.ui.canvas.token_face import paint_face
from battlemap.ui.canvas.token_look import Look
from battlemap.ui.creature_pictures import (
    ENDINGS,
    Reading,
    Source,
    alike,
    keep,
    kind_of,
    set_picture,
    source_in,
)
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.dialogs.token_picture_circle import CircleDialog
from battlemap.ui.panel.parts import button
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

FACE_PX, KIND_PX = 88, 74
PATTERNS = "*" + " *".join(ENDINGS)
"""For a file dialog."""


class Face(QWidget):
    """The token as it will look; a picture may be dropped on it, a click chooses one."""

    dropped = Signal(object)
    clicked = Signal()

    def __init__(self, look: Callable[[], Look], picture: Callable[[], QPixmap | None], parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._picture, self._is_over = look, picture, False
        self.setAcceptDrops(True)
        self.setFixedSize(FACE_PX + 34, FACE_PX + 26)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Drop a picture here, or click to choose one"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_over:
            painter.setPen(QPen(QColor(colours.accent), 2, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(colours.raised))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.translate((self.width() - FACE_PX) / 2, 4)
        paint_face(painter, self._look(), FACE_PX, colours, self._picture())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if source_in(event.mimeData()) is not None:
            event.acceptProposedAction()
            self._over(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._over(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._over(False)
        if (source := source_in(event.mimeData())) is not None:
            event.acceptProposedAction()
            self.dropped.emit(source)

    def _over(self, is_over: bool) -> None:
        self._is_over = is_over
        self.update()


class PictureField(QWidget):
    """`look` says what the token looks like but for its picture; what is no picture the dialog complains of."""

    changed = Signal()

    def __init__(self, session: Session, tokens: tuple[Token, ...], look: Callable[[], Look], dialog: Dialog) -> None:
        super().__init__(dialog)
        self._session, self._look, self._complain = session, look, dialog.complain
        self._ids = tuple(token.id for token in tokens)
        self._before = tokens[0].creature.picture if tokens else ""
        self.disc, self._is_cleared = b"", False
        self._shown: QPixmap | None = _pixmap(session.picture(self._before) or b"")
        self._reading = Reading(self)
        self._reading.done.connect(self._cut)
        self._reading.failed.connect(self._failed)
        self.face = Face(look, lambda: self._shown, self)
        self.face.setAccessibleName(self.tr("Picture"))
        self.face.dropped.connect(self.take)
        self.face.clicked.connect(self.choose)
        self.choose_button, self.paste_button = button(self.tr("Picture…")), button(self.tr("Paste"))
        self.clear_button = button(self.tr("No picture"))
        self.paste_button.setToolTip(self.tr("Take the picture from the clipboard"))
        self.everybody = QCheckBox()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.face, 0, Qt.AlignmentFlag.AlignHCenter)
        for each, deed in (
            (self.choose_button, self.choose), (self.paste_button, self.paste), (self.clear_button, self.clear),
        ):  # fmt: skip
            each.setAutoDefault(False)
            each.clicked.connect(deed)
            layout.addWidget(each)
        layout.addWidget(self.everybody)
        layout.addStretch(1)
        self._offer_everybody()
        self._refresh()
        paste = QAction(self)
        paste.setShortcut(QKeySequence.StandardKey.Paste)
        paste.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        paste.triggered.connect(self.paste)
        dialog.addAction(paste)

    def _offer_everybody(self) -> None:
        """One token of several that are alike may speak for all of them."""
        kin = alike(self._session.state, self._ids[0]) if len(self._ids) == 1 else ()
        self.everybody.setVisible(len(kin) > 1)
        if len(kin) > 1:
            kind, metrics = kind_of(self._session.state.tokens[self._ids[0]].name), self.fontMetrics()
            short = metrics.elidedText(kind, Qt.TextElideMode.ElideRight, KIND_PX)
            self.everybody.setText(self.tr("All {number} × {kind}").format(number=len(kin), kind=short))
            self.everybody.setToolTip(self.tr("The same picture for all {number} × {kind}").format(number=len(kin), kind=kind))

    # ------------------------------------------------------------ pasting, wherever the cursor is
    def showEvent(self, event: QShowEvent) -> None:
        for line in self.window().findChildren(QLineEdit):
            line.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A line of text has no use for a picture: let the key go on to this field."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        mime = QGuiApplication.clipboard().mimeData()
        if not event.matches(QKeySequence.StandardKey.Paste) or source_in(mime) is None:
            return False
        if mime.hasText() and not mime.hasUrls():
            return False
        event.ignore()
        return True

    # ------------------------------------------------------------ choosing
    def choose(self) -> None:
        title, patterns = self.tr("Picture of the creature"), self.tr("Pictures ({patterns})").format(patterns=PATTERNS)
        name, _ = QFileDialog.getOpenFileName(self, title, "", patterns)
        if name:
            self.take(Source(path=Path(name)))

    def paste(self) -> None:
        source = source_in(QGuiApplication.clipboard().mimeData())
        if source is None:
            self._complain(self.tr("There is no picture on the clipboard."))
        else:
            self.take(source)

    def take(self, source: Source) -> None:
        """Read it beside the window, then let the circle be chosen."""
        self._complain("")
        self._reading.start(source)
        self._refresh()

    def clear(self) -> None:
        self._reading.stop()
        self.disc, self._is_cleared, self._shown = b"", True, None
        self._refresh()

    def _failed(self, sentence: str) -> None:
        self._refresh()
        self._complain(sentence)

    def _cut(self, source: Source, whole: Uncut) -> None:
        self._refresh()
        dialog = CircleDialog(whole, self._look(), self)
        if dialog.exec():
            self.disc, self._is_cleared = whole.disc(dialog.cut), False
            self._shown = _pixmap(self.disc)
            self._refresh()

    def refresh(self) -> None:
        """The rest of the form has changed."""
        self.face.update()

    def _refresh(self) -> None:
        busy = self._reading.is_busy
        self.choose_button.setText(self.tr("Reading…") if busy else self.tr("Picture…"))
        self.choose_button.setEnabled(not busy)
        self.clear_button.setEnabled(busy or self._shown is not None)
        self.face.update()
        self.changed.emit()

    # ------------------------------------------------------------ what came of it
    @property
    def is_busy(self) -> bool:
        return self._reading.is_busy

    @property
    def is_for_all(self) -> bool:
        """Are all of its kind to have it?"""
        return not self.everybody.isHidden() and self.everybody.isChecked()

    def kept(self) -> str:
        """The picture wanted, by its hash, kept in the fight's file.  Raises BattlemapError when it cannot be."""
        if self.disc:
            return keep(self._session, self.disc)
        return "" if self._is_cleared else self._before

    def whose(self) -> tuple[str, ...]:
        """For whom it is."""
        return alike(self._session.state, self._ids[0]) if self.is_for_all else self._ids


def _pixmap(data: bytes) -> QPixmap | None:
    found = QPixmap()
    return found if data and found.loadFromData(data) else None


class PictureDialog(Dialog):
    """The picture of the selected tokens, and nothing else of them."""

    def __init__(self, session: Session, ids: tuple[str, ...], look: Look, parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("Picture"))
        self.accept_text(self.tr("Keep"))
        self._session = session
        tokens = tuple(session.state.tokens[token_id] for token_id in ids)
        self.picture = PictureField(session, tokens, lambda: look, self)
        self.body.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setMinimumWidth(300)

    def finish(self) -> None:
        try:
            if set_picture(self._session, self.picture.whose(), self.picture.kept()):
                self.accept()
        except BattlemapError as wrong:
            self.complain(said(wrong))
