"""Layouts that wrap: chips in as many lines as they need, buttons from edge to edge, rows of unlike things in a bar; and what is
in a layout.

    for widget in laid_in(layout):        what it lays out, with the layouts in it, in their order

`layout.itemAt` is asked nowhere in the program.  PySide keeps what it gives for as long as the layout, and Qt does not tell it
when the item goes.  Should another object come to lie at the same place in memory, its end is the program's: PySide believes that
it is still known, and looks at what it has just thrown away.
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QToolButton, QWidget, QWidgetItem

FRAME, BESIDE, ARROW, ANY_WIDTH = 6, 4, 16, 100_000
"""Of a button: what is around its words, between its picture and them, and for the sign of its menu."""


class FlowLayout(QLayout):
    """While it stands in no window or widget it has nothing to tell: PySide, asked to put a filled layout into another
    (`addLayout`), would take its items for that one's own, and keep each of them for ever when both are gone.

    It is asked for its items, too, while the widget around it is thrown away.  Asking for that widget then would have PySide
    make another Python object for it, and what Python clears up meanwhile is the program's end: so it is asked for once."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6, line_gap: int | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap, self._line_gap = gap, gap if line_gap is None else line_gap
        self._is_placed = False
        self.setContentsMargins(0, 0, 0, 0)

    def addWidget(self, widget: QWidget) -> None:
        """With an item of our own: one that Qt makes is nobody's, it stays when the layout goes."""
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        self._is_placed = self._is_placed or self.parentWidget() is not None
        return len(self._items) if self._is_placed else 0

    def lifted(self) -> None:
        """It stands nowhere for the moment."""
        self._is_placed = False

    @property
    def is_filled(self) -> bool:
        """Wherever it stands."""
        return bool(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < self.count() else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(QRect(0, 0, width, 0), moving=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, moving=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _lay(self, rect: QRect, *, moving: bool) -> int:
        """Place the items line by line; the height they take."""
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            hint = item.sizeHint()
            if hint.width() > rect.width() > 0:  # alone in its line, and as narrow as that
                hint = QSize(rect.width(), item.heightForWidth(rect.width()) if item.hasHeightForWidth() else hint.height())
            if x > rect.x() and x + hint.width() > rect.right() + 1:
                x, y, line = rect.x(), y + line + self._line_gap, 0
            if moving:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + self._gap
            line = max(line, hint.height())
        return y + line - rect.y()


def laid_in(layout: QLayout) -> Iterator[QWidget]:
    """All that it and the layouts in it lay out, in their order; nothing before it has a place in a window or widget."""
    parent = layout.parentWidget()
    if parent is not None:
        yield from _laid_in(layout, parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly))


def inner_layouts(layout: QLayout) -> list[QLayout]:
    """The layouts that stand in this one, in their order."""
    return sorted(layout.findChildren(QLayout, options=Qt.FindChildOption.FindDirectChildrenOnly), key=layout.indexOf)


def _laid_in(layout: QLayout, widgets: Sequence[QWidget]) -> Iterator[QWidget]:
    own = {at: widget for widget in widgets if (at := layout.indexOf(widget)) >= 0}
    inner = {layout.indexOf(one): one for one in inner_layouts(layout)}
    for at in sorted({**own, **inner}):
        if at in own:
            yield own[at]
        else:
            yield from _laid_in(inner[at], widgets)


def lift(layout: QLayout, outer: QLayout) -> None:
    """Take a layout out of the one it is in, whole.  (`removeItem` would let PySide throw away the items of every `FlowLayout`
    in it, and the next look at its size would end the program.)"""
    outer.takeAt(outer.indexOf(layout))
    layout.setParent(None)
    for flow in layout.findChildren(FlowLayout):
        flow.lifted()


class Ends(FlowLayout):
    """The first thing from the left, as wide as there is room, the others at the right as wide as they need; below it in a
    narrow place."""

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items]
        wide = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def _lay(self, rect: QRect, *, moving: bool) -> int:
        if len(self._items) < 2:
            return super()._lay(rect, moving=moving)
        first, others = self._items[0], self._items[1:]
        wishes = [item.sizeHint() for item in others]
        beside = rect.width() - sum(wish.width() + self._gap for wish in wishes)
        if beside < first.minimumSize().width():
            return self._below(rect, moving=moving)
        height = max(_height(first, beside), *(wish.height() for wish in wishes))
        if moving:
            first.setGeometry(QRect(rect.x(), rect.y(), beside, height))
            x = rect.x() + beside + self._gap
            for item, wish in zip(others, wishes, strict=True):
                item.setGeometry(QRect(x, rect.y(), wish.width(), height))
                x += wish.width() + self._gap
        return height

    def _below(self, rect: QRect, *, moving: bool) -> int:
        """The first has a line of its own."""
        first, rest = self._items[0], self._items
        high = _height(first, rect.width())
        if moving:
            first.setGeometry(QRect(rect.x(), rect.y(), rect.width(), high))
        low = rect.adjusted(0, high + self._line_gap, 0, 0)
        self._items = rest[1:]
        try:
            return high + self._line_gap + super()._lay(low, moving=moving)
        finally:
            self._items = rest


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


def _wish(item: QLayoutItem) -> QSize:
    """What it needs for its words, though its policy lets it be narrower."""
    widget = item.widget()
    if not isinstance(widget, QToolButton):
        return item.sizeHint() if widget is None else widget.sizeHint()
    words = widget.fontMetrics().horizontalAdvance(widget.text()) + widget.iconSize().width() + FRAME
    words += 0 if widget.icon().isNull() else BESIDE
    return QSize(words + (ARROW if widget.menu() is not None else 0), widget.sizeHint().height())


class FullRows(FlowLayout):
    """Lines filled from edge to edge: each item is as wide as its words want, then the room left over is shared out; but nothing
    is blown up to more than half a line, unless `whole`."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6, *, whole: bool = False) -> None:
        super().__init__(parent, gap)
        self._whole = whole

    def minimumSize(self) -> QSize:
        return QSize(0, super().minimumSize().height())

    def sizeHint(self) -> QSize:
        return QSize(max((_wish(item).width() for item in self._items), default=0), self.minimumSize().height())

    def _lay(self, rect: QRect, *, moving: bool) -> int:
        wishes = [_wish(item) for item in self._items]
        if not wishes:
            return 0
        tallest, y = max(wish.height() for wish in wishes), rect.y()
        for line in _lines([wish.width() for wish in wishes], rect.width(), self._gap):
            widths = self._widths([wishes[i].width() for i in line], rect)
            grown = [
                self._items[i].heightForWidth(width)
                for i, width in zip(line, widths, strict=True)
                if self._items[i].hasHeightForWidth()
            ]
            high = max(grown, default=tallest)
            if moving:
                self._place(line, widths, QRect(rect.x(), y, rect.width(), high))
            y += high + self._line_gap
        return y - self._line_gap - rect.y()

    def _place(self, line: Sequence[int], widths: Sequence[int], rect: QRect) -> None:
        x = rect.x()
        for i, width in zip(line, widths, strict=True):
            self._items[i].setGeometry(QRect(x, rect.y(), width, rect.height()))
            x += width + self._gap

    def _widths(self, wishes: Sequence[int], rect: QRect) -> list[int]:
        """What each of a line gets: its wish, and a share of what is left over."""
        spare, many = max(0, rect.width() - sum(wishes) - self._gap * (len(wishes) - 1)), len(wishes)
        shares = (spare * (number + 1) // many - spare * number // many for number in range(many))
        return [
            max(min(wish, rect.width()), min(wish + share, self._most(rect))) for wish, share in zip(wishes, shares, strict=True)
        ]

    def _most(self, rect: QRect) -> int:
        return rect.width() if self._whole else (rect.width() - self._gap) // 2


class CentredRows(FlowLayout):
    """Rows of which hidden items take no room and low ones stand in the middle."""

    def __init__(self, parent: QWidget | None = None, gap: int = 4) -> None:
        super().__init__(parent, gap)

    def sizeHint(self) -> QSize:
        return self.needed(ANY_WIDTH)

    def minimumSize(self) -> QSize:
        return QSize(max((item.minimumSize().width() for item in self._shown()), default=0), 0)

    def needed(self, width: int) -> QSize:
        """The room it takes when it may be this wide."""
        return self._arrange(QRect(0, 0, width, 0), moving=False)

    def _lay(self, rect: QRect, *, moving: bool) -> int:
        return self._arrange(rect, moving=moving).height()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, *, moving: bool) -> QSize:
        rows = list[list[tuple[QLayoutItem, QSize]]]()
        x = rect.x()
        for item in self._shown():
            size = item.sizeHint()
            if not rows or x + size.width() > rect.x() + rect.width():
                rows.append([])
                x = rect.x()
            rows[-1].append((item, size))
            x += size.width() + self._gap
        widest, y = 0, rect.y()
        for row in rows:
            height, x = max(size.height() for _, size in row), rect.x()
            for item, size in row:
                if moving:
                    item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self._gap
            widest, y = max(widest, x - self._gap - rect.x()), y + height + self._line_gap
        return QSize(widest, max(0, y - self._line_gap - rect.y()))


def _lines(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """Which items stand in one line: as few lines as they need in their order, filled as evenly as that allows."""
    fewest = len(_greedy(widths, room, gap))
    narrow, wide = min(max(widths), room), room
    while narrow < wide:
        middle = (narrow + wide) // 2
        if len(_greedy(widths, middle, gap)) <= fewest:
            wide = middle
        else:
            narrow = middle + 1
    return _greedy(widths, narrow, gap)


def _greedy(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    found: list[list[int]] = [[]]
    x = 0
    for i, width in enumerate(widths):
        if found[-1] and x + width > room:
            found.append([])
            x = 0
        found[-1].append(i)
        x += width + gap
    return found
