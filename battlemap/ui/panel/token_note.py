"""The game master's own note on a token: a small card beside it, Enter keeps it, an empty text takes it away.

It is in the file and on the card, and nowhere the players look.  Not here: notes pinned to the map (`tools.note`).
"""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from battlemap.encounter import commands as c
from battlemap.ui import words
from battlemap.ui.panel.parts import Card, big, button, dim, row
from battlemap.ui.session import Session
from battlemap.ui.theme import px

WIDTH, LINES = 340, 4


class TokenNote(Card):
    """For one token, or the same for several."""

    def __init__(self, session: Session, ids: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._ids = session, ids
        self.setFixedWidth(px(WIDTH))
        names = ", ".join(words.name_of(session.state, token_id) for token_id in ids)
        title = big(self.tr("Note on {names}").format(names=names), 1.1)
        title.setWordWrap(True)
        self.setAccessibleName(title.text())
        self.body.addWidget(title)
        self.body.addWidget(dim(self.tr("Only for the game master")))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(title.text())
        self.text.setPlaceholderText(self.tr("What is to be remembered?"))
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(LINES * self.text.fontMetrics().lineSpacing() + 18)
        notes = {session.state.tokens[token_id].note for token_id in ids}
        self._was = notes.pop() if len(notes) == 1 else ""
        self.text.setPlainText(self._was)
        self.text.selectAll()
        self.text.installEventFilter(self)
        self.body.addWidget(self.text)
        keep = button(self.tr("Keep (Enter)"), self.tr("Shift+Enter begins another line"), primary=True)
        keep.clicked.connect(self.keep)
        back = button(self.tr("Back (Esc)"))
        back.clicked.connect(self.leave)
        self.body.addLayout(row(keep, back))
        self.first = self.text
        session.opened.connect(self.leave)

    def keep(self) -> None:
        """On all of them, as one step; unchanged, nothing is done."""
        note = self.text.toPlainText().strip()
        known = tuple(token_id for token_id in self._ids if token_id in self._session.state.tokens)
        if known and any(self._session.state.tokens[token_id].note != note for token_id in known):
            self._session.do(c.Edit(tokens=known, fields={"note": note}))
        self.leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return False
        if enter:
            self.keep()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            return False
        return True
