"""What was found in a map file, in words beside its picture: kind and size, walls, doors and lights, what was left out; and the
picture it wants.

Only widgets and words: what is done about it is the dialog's (`import_map`).
"""

from collections import Counter
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from battlemap.importers.found import Found, Wanted
from battlemap.ui import words
from battlemap.ui.sentences import said
from battlemap.ui.theme import palette

NOTES_LINES = 7
WALLS: Any = QT_TRANSLATE_NOOP("Findings", "%n wall(s)")
PROPS: Any = QT_TRANSLATE_NOOP("Findings", "%n outline(s) for sight only")
DOORS: Any = QT_TRANSLATE_NOOP("Findings", "%n door(s)")
WINDOWS: Any = QT_TRANSLATE_NOOP("Findings", "%n window(s)")
LIGHTS: Any = QT_TRANSLATE_NOOP("Findings", "%n light(s)")
NOTES: Any = QT_TRANSLATE_NOOP("Findings", "%n note(s) for the GM")
AREAS: Any = QT_TRANSLATE_NOOP("Findings", "%n area(s) of ground")


class Findings(QWidget):
    """`picture_wanted()` asks for another file; `show_found` and `show_trouble` say how it stands."""

    picture_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.kind, self.squares, self.counts = QLabel(), QLabel(), QLabel()
        self.lacks, self.belongs = QLabel(), QLabel()
        self.choose = QPushButton(self.tr("Choose the &picture…"))
        self.notes_title, self.notes = QLabel(), QPlainTextEdit()
        for text in (self.kind, self.squares, self.counts, self.lacks, self.belongs):
            text.setWordWrap(True)
            text.setTextFormat(Qt.TextFormat.PlainText)
        for bold in (self.kind, self.lacks, self.notes_title):
            bold.setStyleSheet("font-weight: 600;")
        self.belongs.setStyleSheet(f"color: {palette().text_dim};")
        self.notes.setReadOnly(True)
        self.notes.setTabChangesFocus(True)
        self.notes.setFixedHeight(NOTES_LINES * self.notes.fontMetrics().lineSpacing() + 14)
        self.notes.setAccessibleName(self.tr("What was left out or guessed"))
        self.choose.setAutoDefault(False)
        self.choose.clicked.connect(self.picture_wanted)
        self._found = _box("line", self.kind, self.squares, self.counts)
        self._lacking = _box("warning", self.lacks, self.belongs, self.choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        for part in (self._found, self._lacking, self.notes_title, self.notes):
            layout.addWidget(part)
        self.show_nothing()

    def show_nothing(self, text: str = "") -> None:
        """Not yet read, or cannot be: `text` says so elsewhere."""
        self.kind.setText(text or self.tr("Reading the map…"))
        for part in (self.squares, self.counts, self._lacking, self.notes_title, self.notes):
            part.hide()
        _colour(self._found, "line")

    def show_found(self, found: Found, lacked: Wanted | None) -> None:
        """`lacked` is the picture that was not in the file, whether it has been given meanwhile or not."""
        _colour(self._found, "good")
        kind = said(found.kind)
        self.kind.setText(kind[:1].upper() + kind[1:])
        self.squares.setText(size_of(found))
        self.counts.setText("\n".join(counted(found)))
        self._lacking.setVisible(lacked is not None)
        if lacked is not None:
            self._show_picture(lacked, found)
        self.notes.setPlainText("\n".join(f"• {said(note)}" for note in found.notes))
        self.notes_title.setText(self.tr("Left out or guessed") if found.notes else self.tr("Nothing was left out."))
        self.notes.setVisible(bool(found.notes))
        for part in (self.squares, self.counts, self.notes_title):
            part.show()

    def _show_picture(self, lacked: Wanted, found: Found) -> None:
        given = found.scene.picture is not None
        told = self.tr("The map lies on the picture you gave it") if given else self.tr("Its picture is not in the file")
        self.lacks.setText(told)
        size = self.tr("{columns} x {rows} squares").format(
            columns=words.number(round(lacked.width, 1)), rows=words.number(round(lacked.height, 1))
        )
        named = self.tr("\"{name}\", {size}. Drop it here, or go on without.")
        bare = self.tr("A picture of {size} belongs below it. Drop it here, or go on without.")
        text = (named if lacked.name else bare).format(name=lacked.name, size=size)
        self.belongs.setText(text)
        self.belongs.setVisible(not given)
        self.choose.setText(self.tr("Another &picture…") if given else self.tr("Choose the &picture…"))
        _colour(self._lacking, "good" if given else "warning")


def size_of(found: Found) -> str:
    scene = found.scene
    text = QCoreApplication.translate("Findings", "{columns} x {rows} squares").format(columns=scene.width, rows=scene.height)
    dark = QCoreApplication.translate("Findings", "dark but for its lights")
    return f"{text} · {dark}" if scene.dark else text


def counted(found: Found) -> list[str]:
    """A line for each kind of thing there is."""
    scene = found.scene
    props = sum(not wall.move for wall in scene.walls)
    doors = [door for door in scene.doors if door.kind != "window"]
    states = Counter(door.state for door in doors if door.state != "closed")
    told = ", ".join(f"{count} {words.word(state)}" for state, count in states.items())
    lines = [
        _several(len(scene.walls) - props, WALLS), _several(props, PROPS),
        _several(len(doors), DOORS) + (f" ({told})" if told else ""), _several(len(scene.doors) - len(doors), WINDOWS),
        _several(len(scene.lights), LIGHTS), _several(len(scene.notes), NOTES), _several(len(scene.areas), AREAS),
    ]  # fmt: skip
    return [line for line in lines if line] or [QCoreApplication.translate("Findings", "Bare floor, no walls")]


def _several(count: int, text: str) -> str:
    return words.plural(QCoreApplication.translate("Findings", text, None, count), count) if count else ""


def _box(colour: str, *parts: QWidget) -> QFrame:
    box = QFrame()
    box.setObjectName("found")
    inner = QVBoxLayout(box)
    inner.setContentsMargins(12, 8, 10, 8)
    inner.setSpacing(4)
    for part in parts:
        inner.addWidget(part)
    _colour(box, colour)
    return box


def _colour(box: QFrame, colour: str) -> None:
    """A bar of it at the left."""
    box.setStyleSheet(
        f"#found {{ background: {palette().field}; border: 1px solid {palette().line};"
        f" border-left: 5px solid {getattr(palette(), colour)}; border-radius: 6px; }}"
    )
