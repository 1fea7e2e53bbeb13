"""The area tool: press for the origin, drag for the direction, let go, and a card asks what happens there.

Areas that stay are drawn whatever tool is in hand; this one takes them by their names: a click changes, a drag moves them.
Which squares and creatures an area holds is the rules' answer to `AskArea`, never counted here.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.geometry import Cell
from battlemap.model import Zone
from battlemap.rules.space import footprint
from battlemap.ui import words
from battlemap.ui.canvas.area_overlay import AreaLook, AreaOverlay, Mark, Ring
from battlemap.ui.canvas.area_overlay_zones import ZonesOverlay
from battlemap.ui.canvas.units import SQUARE, rect_of
from battlemap.ui.canvas.view import MapView
from battlemap.ui.dialogs.area_card import AreaCard
from battlemap.ui.dialogs.area_damage import Harm
from battlemap.ui.dialogs.area_texts import Caught, area_title, is_ally
from battlemap.ui.tools.area_asking import Answer, AreaAsking
from battlemap.ui.tools.area_bar import AreaBar
from battlemap.ui.tools.area_hold import ZoneHold
from battlemap.ui.tools.area_placing import (
    AIMED,
    AT_CORNERS,
    DRAWN_OUT,
    Origin,
    Placed,
    cover_square,
    origin_of,
    placed_at,
)
from battlemap.ui.tools.area_zones import ZoneList
from battlemap.ui.tools.tool import Tool

GROW = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("AreaTool", text).format(**holes)


class AreaTool(Tool):
    """`card` is the open one, if any; while it is open the area it is about stays on the map."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.bar, self.list = AreaBar(view), ZoneList(view)
        self.overlay, self.zones = AreaOverlay(), ZonesOverlay()
        for item in (self.overlay, self.zones, self.zones.plates):
            view.scene().addItem(item)
            view.zoomed.connect(item.set_zoom)
        self.asking = AreaAsking(self.session, view)
        self.asking.answered.connect(self._answered)
        self.card: AreaCard | None = None
        self._origin: Origin | None = None
        self._placed: Placed | None = None
        self._spared: frozenset[str] = frozenset()
        self._pointer: tuple[tuple[float, float], str] = ((0.0, 0.0), "")
        self._held_zone: ZoneHold | None = None
        self._last, self._in_hand = Harm(), False
        self.bar.changed.connect(self._measured)
        self.bar.moved.connect(self.list.place)
        self.list.chosen.connect(self.edit)
        self.list.removed.connect(lambda zone_id: self.session.do(c.RemoveZone(zone=zone_id)))
        self.list.pointed.connect(self._show_zones)
        self.session.changed.connect(self._changed)
        self.session.opened.connect(self._opened)
        self._show_zones()

    # ------------------------------------------------------------ taken up, put down
    def enter(self) -> None:
        self._in_hand = True
        self.view.viewport().setCursor(Qt.CursorShape.CrossCursor)
        self._fit()
        self.bar.show()
        self.bar.place()
        self.view.cover_top(self.bar.geometry().bottom())
        self._hint()
        self._show_zones()
        self.list.place()

    def leave(self) -> None:
        self.cancel()
        self._in_hand = False
        if self.card is not None:
            self.card.leave()
        self.bar.hide()
        self.list.hide()
        self.view.cover_top(0)
        self.view.viewport().unsetCursor()

    def cancel(self) -> None:
        self._origin = self._placed = self._held_zone = None
        self._spared = frozenset()
        self.asking.stop()
        self.overlay.show_area(None)
        self._show_zones()
        self._hint()

    def is_busy(self) -> bool:
        return self._origin is not None or self._held_zone is not None

    def draws_out(self) -> bool:
        return self.bar.shape in DRAWN_OUT

    def by_corner(self) -> bool:
        return self.bar.shape in AT_CORNERS

    def takes_right_click(self) -> bool:
        return True

    def state_changed(self, change: Change) -> None:
        """What was counted on another state is counted anew."""
        self._fit()
        if self._held_zone is not None and self._held_zone.zone.id not in self.session.state.zones:
            self.cancel()
        elif self._placed is not None and self.card is None:
            self._place(self._placed.origin)

    def _opened(self) -> None:
        self.cancel()
        if self._in_hand:
            self._fit()

    def _fit(self) -> None:
        self.bar.fit_to(self.session.ruleset, self.session.state.scene.square)

    def _hint(self) -> None:
        if self.bar.shape in DRAWN_OUT:
            self.bar.show_hint(_say("Press at the origin, a creature or a corner, and drag the way it goes."))
        else:
            self.bar.show_hint(_say("Click where it begins; Alt takes the square itself."))

    # ------------------------------------------------------------ whose deed it is
    def actor(self) -> str:
        """The one selected creature, else whose turn it is."""
        selection, state = self.session.selection, self.session.state
        if len(selection) == 1:
            return selection[0]
        return state.turn.active if state.turn.active in state.tokens else ""

    def _by(self) -> str:
        start = self._placed.origin.start if self._placed is not None else None
        return start if isinstance(start, str) else self.actor()

    # ------------------------------------------------------------ gestures
    def press(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self._right_click(event)
        if event.button() != Qt.MouseButton.LeftButton or self.is_busy():
            return
        if self.card is not None:
            self.card.leave()
        self._point_at(event)
        zone = None if event.modifiers() & Qt.KeyboardModifier.AltModifier else self._zone_by_name(event.position())
        if zone is not None:
            self._held_zone = ZoneHold(zone, self._pointer[0])
            self.overlay.show_area(None)
            self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        self._origin = self._begin(event)
        self._place()

    def _right_click(self, event: QMouseEvent) -> None:
        if self.is_busy():
            self.cancel()
        elif zone_id := self.zones.zone_at(self.view.cell_under(event.position())):
            self.edit(zone_id)

    def double(self, event: QMouseEvent) -> bool:
        """A quick second press is a press like any other."""
        self.press(event)
        return True

    def move(self, event: QMouseEvent) -> None:
        self._point_at(event)
        if self._held_zone is not None:
            scene = self.session.state.scene
            if self._held_zone.follow(self._pointer[0], scene.width, scene.height):
                self._show_zones()
        elif self._origin is not None:
            if self.bar.shape not in DRAWN_OUT:
                self._origin = self._begin(event)
            self._place()
        elif self.card is None:
            self._hover(event)

    def release(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._held_zone is not None:
            self._let_go_of_zone()
        elif self._origin is not None:
            self._let_go()

    def _begin(self, event: QMouseEvent) -> Origin:
        point, under = self._pointer
        exact = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        return origin_of(self.session.state, self.actor(), self.bar.shape, point, under, exact)

    def _point_at(self, event: QMouseEvent) -> None:
        point = self.view.mapToScene(event.position().toPoint()) / SQUARE
        self._pointer = ((point.x(), point.y()), self.view.token_under(event.position()))

    def _hover(self, event: QMouseEvent) -> None:
        """What needs no direction is shown before the press already."""
        zone = self._zone_by_name(event.position())
        cursor = Qt.CursorShape.OpenHandCursor if zone is not None else Qt.CursorShape.CrossCursor
        if self.view.viewport().cursor().shape() != cursor:
            self.view.viewport().setCursor(cursor)
            self._show_zones(zone.id if zone is not None else "")
        scene, (x, y) = self.session.state.scene, self._pointer[0]
        if zone is not None or self.bar.shape in AIMED or not (0 <= x < scene.width and 0 <= y < scene.height):
            if self._placed is not None:
                self._placed = None
                self.asking.stop()
                self.overlay.show_area(None)
                self._hint()
            return
        self._place(self._begin(event))

    # ------------------------------------------------------------ the area under the hand
    def _measured(self) -> None:
        """Another shape or size: what is shown follows."""
        if self._origin is not None:
            self._place()
        elif self.card is None:
            self._placed = None
            self.overlay.show_area(None)
            self._hint()

    def _place(self, hovered: Origin | None = None) -> None:
        origin = hovered or self._origin
        if origin is None:
            return
        state, (point, under) = self.session.state, self._pointer
        if isinstance(origin.start, str) and origin.start not in state.tokens:
            self.cancel()
            return
        placed = placed_at(state, self.bar.shape, self.bar.measures, origin, point, under)
        if placed == self._placed and self.asking.is_known(placed.question):
            return
        self._placed = placed
        if placed.question is None:
            self.asking.stop()
            self.overlay.show_area(AreaLook(origin.point))
            self._hint()
            return
        if not self.asking.ask(placed.question):
            self._show(None)

    def _answered(self, question: asks.AskArea, answer: Answer) -> None:
        if self._placed is not None and self._placed.question == question:
            self._show(answer)

    def _show(self, answer: Answer | None) -> None:
        """The bare shape at once, its squares and who is caught as soon as they are known."""
        placed = self._placed
        if placed is None or placed.sketch is None:
            return
        sketch = placed.sketch
        if answer is None:
            self.overlay.show_area(AreaLook(placed.origin.point, sketch.corners, sketch.radius))
            self.bar.show_caught((), (), waits=True)
            return
        cells = tuple(Cell(x, y) for x, y in answer.get("squares", ()))
        ids = tuple(answer.get("tokens", ()))
        rings = tuple(self._ring(token_id) for token_id in ids)
        state, by = self.session.state, self._by()
        allies = [token_id for token_id in ids if is_ally(state, by, state.tokens[token_id])]
        count, origin = self._count(answer, ids), placed.origin.point
        self.overlay.show_area(AreaLook(origin, sketch.corners, sketch.radius, cells, rings, count))
        self.bar.show_caught(
            [words.name_of(state, each) for each in ids if each not in allies], [words.name_of(state, each) for each in allies]
        )

    def _count(self, answer: Answer, ids: tuple[str, ...]) -> str:
        if not answer.get("ok"):
            return _say("not there")
        return words.plural(QCoreApplication.translate("AreaTool", "%n creature(s)", None, len(ids)), len(ids)) if ids else ""

    def _ring(self, token_id: str) -> Ring:
        token = self.session.state.tokens[token_id]
        mark: Mark = "ally" if is_ally(self.session.state, self._by(), token) else "foe"
        if token.dead or token_id in self._spared:
            mark = "spared"
        return Ring(Cell(*token.at), footprint(token), mark)

    # ------------------------------------------------------------ letting go
    def _let_go(self) -> None:
        placed = self._placed
        if placed is None or placed.question is None:
            self.cancel()
            return
        answer = self.asking.now(placed.question)
        self._origin = None
        cells = tuple(Cell(x, y) for x, y in answer.get("squares", ()))
        if not cells:
            self.cancel()
            self.session.message.emit(_say("No square of the map lies in there."))
            return
        self._show(answer)
        measures = self.bar.measures
        caught = Caught(
            area_title(placed.shape, measures.size, measures.width), placed.shape, cells, tuple(answer["tokens"]),
            cover_square(placed.origin, cells), self._by(),
        )  # fmt: skip
        card = AreaCard(self.session, self.view.window(), caught, None, self._last)
        card.aimed.connect(self._aimed)
        card.remembered.connect(self._remember)
        self._open(card, self._place_of(cells))

    def _aimed(self, ticked: tuple[str, ...]) -> None:
        """Who is spared on the card has another ring."""
        placed = self._placed
        if placed is None or placed.question is None:
            return
        answer = self.asking.now(placed.question)
        self._spared = frozenset(answer.get("tokens", ())) - set(ticked)
        self._show(answer)

    def _remember(self, harm: Harm) -> None:
        self._last = harm

    def _open(self, card: AreaCard, beside: QRect) -> None:
        if self.card is not None:
            self.card.leave()
        self.card = card
        card.closed.connect(lambda: self._closed(card))
        corner = self.view.mapTo(self.view.window(), QPoint(0, 0))
        within = self.view.rect().adjusted(8, self.bar.geometry().bottom() + 8, -8, -8)
        card.stand_clear(beside.translated(corner), within.translated(corner))
        card.show()
        card.raise_()

    def _closed(self, card: AreaCard) -> None:
        if self.card is card:
            self.card = None
            self.cancel()
            self.view.setFocus()

    def _place_of(self, cells: tuple[Cell, ...]) -> QRect:
        """Where squares are in the view, as far as they are in sight."""
        low = rect_of((min(cell.x for cell in cells), min(cell.y for cell in cells)))
        high = rect_of((max(cell.x for cell in cells), max(cell.y for cell in cells)))
        place = self.view.mapFromScene(low.united(high)).boundingRect()
        return place.intersected(self.view.rect()) or place

    # ------------------------------------------------------------ areas that stay
    def _zone_by_name(self, position: QPointF) -> Zone | None:
        point = self.view.mapToScene(position.toPoint())
        return self.session.state.zones.get(self.zones.plates.plate_at(point, self.view.zoom))

    def _changed(self, _change: object) -> None:
        self._show_zones()

    def _show_zones(self, lit: str = "") -> None:
        held = self._held_zone
        zones = tuple(self.session.state.zones.values())
        self.zones.show_zones(zones, held.moved if held is not None else None, held.zone.id if held is not None else lit)
        if self.list.show_zones(self.session.state, zones) and self._in_hand:
            self.list.place()

    def _let_go_of_zone(self) -> None:
        held, self._held_zone = self._held_zone, None
        assert held is not None
        self.view.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        command = held.command()
        if command is not None:
            self.session.do(command)
            self._show_zones()
        else:
            self.edit(held.zone.id)

    def edit(self, zone_id: str) -> None:
        """The card of an area that is on the map."""
        zone = self.session.state.zones.get(zone_id)
        if zone is None:
            return
        self.cancel()
        self._show_zones(zone_id)
        bounds = self.view.mapFromScene(self.zones.bounds_of(zone_id)).boundingRect()
        self._open(AreaCard(self.session, self.view.window(), None, zone), bounds.intersected(self.view.rect()) or bounds)

    # ------------------------------------------------------------ keys
    def key(self, event: QKeyEvent) -> bool:
        key = event.key()
        number = key - Qt.Key.Key_1
        if key == Qt.Key.Key_Escape:
            self.cancel()
        elif key in GROW and not event.modifiers():
            self.bar.grow(GROW[Qt.Key(key)])
        elif event.text() in ("+", "-"):
            self.bar.grow(1 if event.text() == "+" else -1)
        elif 0 <= number < len(self.bar.buttons) and not self.is_busy():
            self.bar.choose(list(self.bar.buttons)[number])
        else:
            return self.is_busy()
        return True
