"""The side panel: the round and its next step, phases or slots, what is to be decided, the order, the card, the log."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QVBoxLayout, QWidget

from battlemap.ui.canvas.small_face import Faces
from battlemap.ui.panel.choices import TurnChoices
from battlemap.ui.panel.creature_card import CreatureCard
from battlemap.ui.panel.log import LogView
from battlemap.ui.panel.order import OrderList
from battlemap.ui.panel.parts import heading
from battlemap.ui.panel.tabbing import go_on
from battlemap.ui.panel.targeting import TargetBanner
from battlemap.ui.panel.turn_head import TurnHead
from battlemap.ui.panel.turn_strip import TurnStrip
from battlemap.ui.session import Session
from battlemap.ui.turning.notes import TurnNotes

LEAST_WIDTH = 300


class SidePanel(QWidget):
    """`attack_chosen(token, attack)` and `condition_wanted`/`edit_wanted(token)` are for the window.

    `target_wanted(action)` tells that a deed waits for its target: the next token selected is it, or the window gives
    the one that was clicked to `take_target`.
    """

    attack_chosen = Signal(str, str)
    condition_wanted = Signal(str)
    edit_wanted = Signal(str)
    target_wanted = Signal(str)
    reaction_wanted = Signal(str, str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setMinimumWidth(LEAST_WIDTH)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(6)
        self.head, self.strip, self.choices = TurnHead(session), TurnStrip(session), TurnChoices(session)
        self.end_turn = self.head.next
        self.notes = TurnNotes(session)
        for widget in (self.head, self.strip, self.choices, self.notes):
            layout.addWidget(widget)
        self.order, self.card, self.log = OrderList(session), CreatureCard(session), LogView(session)
        self.targeting = TargetBanner(session)
        self.card.attack_chosen.connect(self.attack_chosen)
        self.card.condition_wanted.connect(self.condition_wanted)
        self.card.edit_wanted.connect(self.edit_wanted)
        self.card.ready_wanted.connect(self._ready)
        self.card.target_wanted.connect(self._arm)
        self.card.reaction_wanted.connect(self.reaction_wanted)
        self.card.other_wanted.connect(self._other)
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self._boxed(self.tr("TURN ORDER"), self.order))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.card)
        middle = QWidget()
        box = QVBoxLayout(middle)
        box.setContentsMargins(0, 4, 0, 4)
        box.addWidget(self.targeting)
        box.addWidget(scroll, 1)
        split.addWidget(middle)
        split.addWidget(self._boxed(self.tr("LOG"), self.log))
        split.setSizes([138, 438, 68])
        for part, share in enumerate((3, 4, 4)):  # of the room a taller window has
            split.setStretchFactor(part, share)
        self.split = split  # the window remembers how it is divided
        layout.addWidget(split, 1)

    def show_faces(self, faces: Faces) -> None:
        """From now on creatures are shown with their pictures; again when a picture has been read."""
        self.order.show_faces(faces)
        self.card.faces = faces
        self.card.follow()

    def _boxed(self, title: str, widget: QWidget) -> QWidget:
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(heading(title))
        layout.addWidget(widget, 1)
        return box

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The card's buttons are made anew all the time; Tab comes to them between the order and the log all the same."""
        return go_on(self, forward) or super().focusNextPrevChild(forward)

    def _ready(self, token: str) -> None:
        from battlemap.ui.dialogs.ready import ReadyDialog

        ReadyDialog(self._session, token, self.window()).exec()

    def _other(self, token: str) -> None:
        from battlemap.ui.dialogs.other_deed import OtherDeedDialog

        OtherDeedDialog(self._session, token, self.window()).exec()

    # ------------------------------------------------------------ actions that want a target
    def _arm(self, token: str, action: str, mode: str) -> None:
        self.targeting.arm(token, action, mode)
        self.target_wanted.emit(action)

    @property
    def is_armed(self) -> bool:
        return self.targeting.is_armed

    def disarm(self) -> None:
        self.targeting.disarm()

    def take_target(self, token_id: str) -> bool:
        """A token was clicked on the map: is it the target that is waited for?  Then the deed is done."""
        return self.targeting.take(token_id)
