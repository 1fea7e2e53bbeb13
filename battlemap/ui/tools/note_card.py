"""The card on which a note is written, beside its pin: text, Save, Delete.  Ctrl+Enter saves, Esc leaves all as it was."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout

from battlemap.ui.canvas.view import MapView
from battlemap.ui.inks import NOTE
from battlemap.ui.theme import palette, px

WIDTH, HEIGHT, AWAY = 320, 190, 22


class NoteCard(QFrame):
    saved = Signal(str)
    deleted = Signal()
    dropped = Signal()

    def __init__(self, view: MapView) -> None:
        super().__init__(view.over)
        self._view = view
        self.setObjectName("NoteCard")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # a click on it is not one on the map below
        self.setAccessibleName(self.tr("Note for the game master"))
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.addWidget(QLabel(self.tr("Only for the game master")))
        self.text = QPlainTextEdit()
        self.text.setPlaceholderText(self.tr("What is here?"))
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Text of the note"))
        self.text.installEventFilter(self)
        column.addWidget(self.text)
        row = QHBoxLayout()
        self.save = QPushButton(self.tr("&Save"))
        self.save.setProperty("primary", True)
        self.save.setToolTip(self.tr("Ctrl+Enter"))
        self.delete = QPushButton(self.tr("&Delete"))
        self.save.clicked.connect(lambda: self.saved.emit(self.words()))
        self.delete.clicked.connect(self.deleted.emit)
        row.addWidget(self.delete)
        row.addStretch(1)
        row.addWidget(self.save)
        column.addLayout(row)
        self.resize(px(WIDTH), px(HEIGHT))
        self.hide()

    def words(self) -> str:
        return self.text.toPlainText().strip()

    def open_at(self, place: QPoint, text: str) -> None:
        """Beside a place of the view, inside it; the text is ready to be typed on."""
        colours = palette()
        self.setStyleSheet(
            f"#NoteCard {{ background: {colours.panel}; border: 1px solid {NOTE}; border-radius: 10px; }}"
            f"#NoteCard QLabel {{ color: {colours.text_dim}; font-size: {px(12)}px; }}"
        )
        self.text.setPlainText(text)
        self.delete.setVisible(bool(text))
        area = self._view.rect().adjusted(8, 8, -8, -8)
        self.resize(min(px(WIDTH), area.width()), min(px(HEIGHT), area.height()))
        left = place.x() + AWAY
        if left + self.width() > area.right():
            left = min(place.x() - AWAY, area.right()) - self.width()
        top = min(max(area.top(), place.y() - self.height() // 2), area.bottom() - self.height())
        self.move(max(area.left(), left), max(area.top(), top))
        self.show()
        self.raise_()
        self.text.setFocus()
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                self.dropped.emit()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.saved.emit(self.words())
                return True
        elif event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.accept()
            return True
        return False
