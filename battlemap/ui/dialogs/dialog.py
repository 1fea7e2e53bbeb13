"""What all dialogs share: a margin, a line for what is wrong, and two buttons."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from battlemap.ui.flow import lift
from battlemap.ui.focus_chain import focus_chain, hands_on
from battlemap.ui.icons import control_style, indent_numbers
from battlemap.ui.screen import room_for
from battlemap.ui.theme import palette


class Dialog(QDialog):
    """`finish` is what Ok does; `complain` says in one sentence what is wrong, and nothing typed is lost.  The keyboard starts in
    the first field, and Tab comes to the buttons last.  On a screen too small for it the fields scroll, the buttons stay."""

    def __init__(self, title: str, parent: QWidget | None, accept: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        self.setStyleSheet(control_style())
        outer = self._outer = QVBoxLayout(self)
        self._scrolls = False
        outer.setContentsMargins(18, 16, 18, 16)
        outer.setSpacing(12)
        self.body = QVBoxLayout()
        self.body.setSpacing(10)
        outer.addLayout(self.body, 1)
        self.wrong = QLabel()
        self.wrong.setWordWrap(True)
        self.wrong.setTextFormat(Qt.TextFormat.PlainText)
        self.wrong.setStyleSheet(f"color: {palette().bad}; font-weight: 600;")
        self.wrong.hide()
        outer.addWidget(self.wrong)
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel if accept else kinds.Close)
        for button in self.buttons.buttons():
            button.setIcon(QIcon())  # some desktops' styles put theirs on them
        self.buttons.accepted.connect(self.finish)
        self.buttons.rejected.connect(self.reject)
        outer.addWidget(self.buttons)
        if accept:
            self.accept_text(accept)

    def accept_text(self, text: str) -> None:
        """What the Ok button is called."""
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setText(text)
        ok.setProperty("primary", True)
        ok.setDefault(True)
        ok.style().unpolish(ok)  # a style sheet looks at a property only once
        ok.style().polish(ok)

    def showEvent(self, event: QShowEvent) -> None:
        """The buttons were made before the fields: until now they would have the keyboard and Tab's first place."""
        indent_numbers(self)
        self._fit_the_screen()
        super().showEvent(event)
        fields, buttons = self._tab_stops()
        for before, after in zip([*fields[-1:], *buttons], buttons, strict=False):
            if before is not after:
                self.setTabOrder(before, after)
        if fields and (self.focusWidget() is None or self.focusWidget() in buttons):
            fields[0].setFocus()

    def _room(self) -> QSize:
        """The size a dialog may have."""
        return room_for(self)

    def _fit_the_screen(self) -> None:
        """No larger than its screen: where its fields want more, they scroll."""
        room, outer = self._room(), self._outer
        for child in self.findChildren(QWidget):
            child.ensurePolished()  # only then it says how large it is
        outer.activate()
        self.setMinimumSize(self.minimumSize().boundedTo(room))
        wanted = self.size().expandedTo(self.sizeHint())
        if wanted.width() > room.width():
            self.setMaximumWidth(room.width())
        if wanted.height() > room.height():
            self.setMaximumHeight(room.height())
        least = outer.totalMinimumSize()
        width = min(max(self.width(), least.width()), room.width())
        high = max(least.height(), outer.totalMinimumHeightForWidth(width) if outer.hasHeightForWidth() else 0)
        if not self._scrolls and (least.width() > room.width() or high > room.height()):
            self._scroll(room)
        else:  # Qt opens a dialog on two thirds of the screen at most
            self.resize(self.size().expandedTo(QSize(least.width(), high)).boundedTo(room))

    def _scroll(self, room: QSize) -> None:
        """From now on the fields are in an area that scrolls."""
        self._scrolls, outer = True, self._outer
        fields, scroll = QWidget(), QScrollArea()
        lift(self.body, outer)
        fields.setLayout(self.body)
        scroll.setWidget(fields)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        outer.insertWidget(0, scroll, 1)
        self.body.activate()
        outer.activate()
        margins = outer.contentsMargins()
        wide = self.body.totalMinimumSize().width() + scroll.verticalScrollBar().sizeHint().width()
        self.resize(min(room.width(), max(self.width(), wide + margins.left() + margins.right())), room.height())

    def _tab_stops(self) -> tuple[list[QWidget], list[QWidget]]:
        """What Tab stops at, in its order: the fields, then the buttons below."""
        fields: list[QWidget] = []
        buttons: list[QWidget] = []
        for widget in focus_chain(self):
            stops = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and not hands_on(widget)
            if stops and self.isAncestorOf(widget) and widget.isVisibleTo(self) and widget.isEnabled():
                (buttons if self.buttons.isAncestorOf(widget) else fields).append(widget)
        return fields, buttons

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from battlemap.ui.help.actions import open_manual_for

        if event.key() != Qt.Key.Key_F1 or event.modifiers() or not open_manual_for(self):
            super().keyPressEvent(event)

    def exec(self) -> int:
        """Ask, and be gone afterwards: its answers are there until the program is back in the loop that asked.  Kept as the
        window's child, each one would stay in memory as long as the window."""
        try:
            return super().exec()
        finally:
            self.deleteLater()

    def finish(self) -> None:
        """Ok was pressed."""
        self.accept()

    def complain(self, text: str, field: QWidget | None = None) -> None:
        """Say beside the fields what is wrong, and go to the one it is about."""
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))
        if field is not None:
            field.setFocus()
