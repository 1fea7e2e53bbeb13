"""The status bar: the square under the pointer, how far off it is, whether it is seen and lit; the players' display, the zoom,
the ruleset, whether the fight is on disk.

The window tells it when it is to follow: `name_fight` after every change, `tell_under` when the pointer is elsewhere or somebody
else acts.  Not here: the words for what is seen (`sight_words`) and for the players (`player.telling`).
"""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

from battlemap.encounter import asks
from battlemap.geometry import Cell
from battlemap.model import Token
from battlemap.rules.space import footprint
from battlemap.ui import words
from battlemap.ui.canvas import MapView
from battlemap.ui.panel.parts import ElidedLabel
from battlemap.ui.player import Placing, telling
from battlemap.ui.session import Session
from battlemap.ui.sight_words import light_word, sight_line

SOON_MS = 60
"""How long it may lag behind the pointer while something is dragged."""
APART_PX = 8


class StatusLine(QStatusBar):
    """`badge` tells who rolls; `under` is the square it tells of, None for none."""

    def __init__(self, session: Session, view: MapView, placing: Placing, badge: QWidget) -> None:
        super().__init__()
        self._session, self._view = session, view
        self.under: Cell | None = None
        self.place, self.players, self.zoom, self.ruleset, self.saved = (QLabel() for _ in range(5))
        self.distance = ElidedLabel("", 0)
        self._soon = QTimer(self)  # while something is dragged the frame comes first
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self._tell)
        self.addWidget(self.place)
        self.addWidget(self.distance, 1)
        self.addPermanentWidget(badge)
        for text in (self.players, self.zoom, self.ruleset, self.saved):
            text.setContentsMargins(APART_PX, 0, APART_PX, 0)
            self.addPermanentWidget(text)
        view.hovered.connect(self.tell_under)
        view.zoomed.connect(lambda zoom: _write(self.zoom, f"{round(zoom * 100)}%"))
        for signal in (placing.moved, placing.choices.changed):
            signal.connect(lambda: self.players.setText(telling.short(placing)))

    # ------------------------------------------------------------ the fight
    def name_fight(self) -> None:
        """By which rules it is played, and whether it is kept."""
        self._name_ruleset()
        kept = self._session.fight_file
        if kept is None:
            self.saved.setText(self.tr("Not on disk"))
        elif kept.is_read_only:
            self.saved.setText(self.tr("Read-only"))
        else:
            self.saved.setText(self.tr("Saved"))

    def _name_ruleset(self) -> None:
        """The ruleset's title; house rules that differ from the standard are told on hovering."""
        ruleset, state = self._session.ruleset, self._session.state
        own = [
            f"{words.option(name, rule)[0]}: {words.choice(ruleset.option(state, name))}"
            for name, rule in ruleset.options.items()
            if ruleset.option(state, name) != rule.default
        ]
        text = self.tr("{ruleset}, with house rules") if own else "{ruleset}"
        self.ruleset.setText(text.format(ruleset=words.rules_title(ruleset)))
        self.ruleset.setToolTip("\n".join(own))

    # ------------------------------------------------------------ the square under the pointer
    def tell_under(self, cell: Cell | None) -> None:
        """What is under the pointer; None: nothing yet."""
        self.under = cell
        if cell is None or not self._is_on_map(cell):
            self.place.clear()
            self.distance.clear()
            return
        if not (self._view.tool is not None and self._view.tool.is_busy()):
            self._tell()
        elif not self._soon.isActive():
            self._soon.start()

    def _is_on_map(self, cell: Cell) -> bool:
        scene = self._session.state.scene
        return 0 <= cell.x < scene.width and 0 <= cell.y < scene.height

    def _tell(self) -> None:
        """Which square is under the pointer, how far it is from who acts, and whether it is seen."""
        self._soon.stop()
        cell = self.under
        if cell is None or not self._is_on_map(cell):
            return
        _write(self.place, f"{words.cell_name(cell)}  ({cell.x}, {cell.y})")
        selection = self._session.selection
        actor = selection[0] if len(selection) == 1 else self._session.active_token()
        if actor in self._session.state.tokens:
            there = self._standing_at(cell, actor)
            parts = (self._away(actor, cell, there), self._seen_there(actor, there), self._lit(cell))
            self.distance.setText(" · ".join(part for part in parts if part))
        else:
            self.distance.setText(self._lit(cell))

    def _standing_at(self, cell: Cell, actor: str) -> list[Token]:
        """Who else stands on a square, in file order."""
        return [
            token
            for token in self._session.state.tokens.values()
            for n in (footprint(token),)
            if 0 <= cell.x - token.at[0] < n and 0 <= cell.y - token.at[1] < n and token.id != actor
        ]

    def _away(self, actor: str, cell: Cell, standing: list[Token]) -> str:
        """How far it is from one creature to the square, or to whoever stands there: by their nearest squares."""
        state = self._session.state
        there = next(iter(standing), None)
        to = (cell.x, cell.y) if there is None else there.id
        squares = self._session.ask(asks.AskDistance(start=actor, to=to))["squares"]
        text = self.tr("{length} from {name}") if there is None else self.tr("{length} from {name} to {other}")
        length = words.both_text(squares * state.scene.square, state.scene.square)
        return text.format(length=length, name=words.name_of(state, actor), other=there.name if there is not None else "")

    def _seen_there(self, actor: str, standing: list[Token]) -> str:
        """Does who acts see what stands there, and why not; nothing for a bare square and for its own."""
        state = self._session.state
        there = next((token for token in standing if not token.dead), None)
        if there is None:
            return ""
        answer = self._session.ask(asks.AskSees(start=actor, to=there.id))
        return sight_line(answer["sees"], answer["why"], words.name_of(state, actor), words.name_of(state, there.id))

    def _lit(self, cell: Cell) -> str:
        """How light it is there, where that is not everywhere the same."""
        if not self._session.state.scene.dark:
            return ""
        return light_word(self._session.ask(asks.AskLight(at=(cell.x, cell.y)))["light"])


def _write(label: QLabel, text: str) -> None:
    """In a label that grows with its longest text and does not shrink: while its size is fixed the window is not laid out anew
    with every text."""
    label.setText(text)
    wanted, fixed = label.sizeHint(), label.maximumSize()
    if wanted.height() != fixed.height() or wanted.width() > fixed.width():
        label.setFixedSize(wanted)
