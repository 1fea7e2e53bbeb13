"""The banner of a deed that waits for its target: click a token, or one of the near ones named here; Esc or Cancel stops it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.ui import words
from battlemap.ui.flow import FlowLayout
from battlemap.ui.panel.parts import button, empty
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

MOST_NAMED = 6


class TargetBanner(QFrame):
    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._armed: tuple[str, str, str] | None = None
        self.setObjectName("Banner")
        self.setStyleSheet(f"#Banner {{ border: 2px solid {palette().attention}; border-radius: 8px; }}")
        layout = QVBoxLayout(self)
        self._text = QLabel()
        self._text.setWordWrap(True)
        layout.addWidget(self._text)
        self._names = FlowLayout()
        layout.addLayout(self._names)
        self.hide()
        session.selection_changed.connect(self._aimed)
        session.opened.connect(self.disarm)

    @property
    def is_armed(self) -> bool:
        return self._armed is not None

    def arm(self, token: str, action: str, mode: str) -> None:
        """The next token chosen is the target."""
        self._armed = None
        self._session.select([token])
        self._armed = (token, action, mode)
        text = self.tr("{action}: click the target").format(action=words.word(action))
        self._text.setText(text)
        empty(self._names)
        for near in self._near(token):
            choose = button(words.as_written(words.name_of(self._session.state, near)))
            choose.clicked.connect(lambda _on=False, target=near: self.take(target))
            self._names.addWidget(choose)
        cancel = button(self.tr("Cancel"))
        cancel.setCursor(Qt.CursorShape.PointingHandCursor)
        cancel.clicked.connect(self.disarm)
        self._names.addWidget(cancel)
        self.show()
        self._session.message.emit(text)

    def _near(self, token_id: str) -> list[str]:
        """Who is closest, the living first in distance."""
        state = self._session.state
        found = [
            (self._session.ask(asks.AskDistance(start=token_id, to=other.id))["squares"], other.id)
            for other in state.tokens.values()
            if other.id != token_id and not other.dead
        ]
        return [other for squares, other in sorted(found, key=lambda entry: entry[0])[:MOST_NAMED] if squares <= 2]

    def disarm(self) -> None:
        self._armed = None
        self.hide()

    def take(self, target: str) -> bool:
        """Do the deed on this target; False when none is waited for."""
        if self._armed is None:
            return False
        token, action, mode = self._armed
        self.disarm()
        if target != token:
            self._session.do(c.Act(token=token, action=action, target=target, mode=mode))
            self._session.select([token])
        return True

    def _aimed(self, selection: tuple[str, ...]) -> None:
        if self._armed is None:
            return
        if len(selection) == 1:
            self.take(selection[0])
        else:
            self.disarm()
