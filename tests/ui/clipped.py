"""What is wrong with how a shown widget is laid out: text with too little room, neighbours that overlap, what sticks out.

    assert not faults_in(dialog)

A text that is elided on purpose must say the whole in a tooltip.  What scrolls may be larger than its viewport.  Not here: which
widgets there are (`every_dialog`), colours (`test_palette`).
"""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QScrollBar,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from battlemap.ui.flow import laid_in
from battlemap.ui.panel.parts import BESIDE_WORDS, Bar, ElidedButton, ElidedLabel, ElidedTool, Pips

SLACK = 2
"""Pixels that rounding and hinting may take."""


def faults_in(root: QWidget, room: QSize | None = None) -> list[str]:
    """One sentence for each fault of `root` and of what is shown in it; `room`: the largest it may be."""
    found = []
    if room is not None and (root.width() > room.width() or root.height() > room.height()):
        found.append(f"{_named(root)}: {_sized(root.size())} on a screen of {_sized(room)}")
    for widget in (root, *_shown_below(root)):
        found += [f"{_named(widget, root)}: {fault}" for fault in _faults_of(widget)]
        found += [f"{_named(widget, root)}: {fault}" for fault in _faults_below(widget)]
    return found


def _shown_below(root: QWidget) -> Iterator[QWidget]:
    for child in root.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if child.isVisible() and not child.isWindow() and not child.size().isEmpty():
            yield child
            yield from _shown_below(child)


# ------------------------------------------------------------ room for the text
def _faults_of(widget: QWidget) -> Iterator[str]:
    match widget:
        case ElidedLabel():
            if _advance(widget, widget.text()) > widget.width() and widget.text() not in widget.toolTip():
                yield f"{widget.text()!r} is shortened, and no tooltip says the whole"
        case QLabel():
            yield from _of_label(widget)
        case ElidedTool() | ElidedButton():
            if _advance(widget, _bare(widget.text())) > widget.room() and _bare(widget.text()) not in widget.toolTip():
                yield f"{widget.text()!r} is shortened, and no tooltip says the whole"
        case QToolButton() | QPushButton() | QCheckBox() | QRadioButton():
            yield from _of_button(widget)
        case QComboBox():
            yield from _of_combo(widget)
        case QLineEdit():
            yield from _of_line(widget)
        case QGroupBox():
            yield from _short(widget, widget.title(), widget.width() - 16)
        case QTabBar():
            yield from _of_tabs(widget)
        case QHeaderView():
            yield from _of_header(widget)
        case QScrollArea():
            yield from _of_area(widget)
        case Bar():
            if widget.sizeHint().width() > widget.width() + 2 * BESIDE_WORDS and not widget.toolTip():
                yield f"{widget.accessibleName()!r} is shortened, and no tooltip says the whole"
        case Pips():
            if widget.sizeHint().width() > widget.width() + SLACK:
                yield f"{widget.accessibleName()!r} needs {widget.sizeHint().width()} px, has {widget.width()}"


def _short(widget: QWidget, text: str, room: int, what: str = "") -> Iterator[str]:
    """Is there too little room for one line of text?"""
    needed = max((_advance(widget, line) for line in _bare(text).splitlines()), default=0)
    if needed > room + SLACK:
        yield f"{what or 'text'} {text!r} needs {needed} px, has {room}"


def _bare(text: str) -> str:
    """As it is shown: one & marks a key, two are an &."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def _advance(widget: QWidget, line: str) -> int:
    return widget.fontMetrics().horizontalAdvance(line)


def _of_label(label: QLabel) -> Iterator[str]:
    text, room = label.text(), label.contentsRect()
    if not text or not label.pixmap().isNull():
        return
    margin = 2 * label.margin()
    width, height = room.width() - margin, room.height() - margin
    if label.textFormat() == Qt.TextFormat.RichText or (
        label.textFormat() == Qt.TextFormat.AutoText and Qt.mightBeRichText(text)
    ):
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setDocumentMargin(0)
        document.setHtml(text)
        if label.wordWrap():
            document.setTextWidth(width)
        needed = document.size().toSize()
    elif label.wordWrap():
        flags = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextExpandTabs
        needed = label.fontMetrics().boundingRect(QRect(0, 0, width, 100_000), flags, text).size()
    else:
        shown = _bare(text) if label.buddy() is not None else text
        lines = shown.splitlines()
        needed = QSize(max(_advance(label, line) for line in lines), label.fontMetrics().height() * len(lines))
    if needed.width() > width + SLACK or needed.height() > height + SLACK:
        yield f"text {text!r} needs {_sized(needed)}, has {_sized(QSize(width, height))}"


def _of_button(button: QAbstractButton) -> Iterator[str]:
    if not button.text() or isinstance(button, QToolButton) and _is_bare(button):
        return
    yield from _short(button, button.text(), _button_room(button))
    needed = button.fontMetrics().height() * len(button.text().splitlines())
    if needed > button.height() + SLACK:
        yield f"text {button.text()!r} is {needed} px high, has {button.height()}"


def _is_bare(button: QToolButton) -> bool:
    style = button.toolButtonStyle()
    only_icon = style == Qt.ToolButtonStyle.ToolButtonIconOnly and not button.icon().isNull()
    return only_icon or button.arrowType() != Qt.ArrowType.NoArrow


def _button_room(button: QAbstractButton) -> int:
    """The width its words may have."""
    style = button.style()
    if isinstance(button, QToolButton):
        beside = button.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonTextUnderIcon and not button.icon().isNull()
        return button.width() - 4 - (button.iconSize().width() + 4 if beside else 0)
    option = QStyleOptionButton()
    option.initFrom(button)
    elements = QStyle.SubElement
    if isinstance(button, QPushButton):
        room = style.subElementRect(elements.SE_PushButtonContents, option, button).width()
        return room - (button.iconSize().width() + 4 if not button.icon().isNull() else 0)
    element = elements.SE_CheckBoxContents if isinstance(button, QCheckBox) else elements.SE_RadioButtonContents
    return style.subElementRect(element, option, button).width()


def _of_combo(combo: QComboBox) -> Iterator[str]:
    if combo.isEditable():
        return
    option = QStyleOptionComboBox()
    option.initFrom(combo)
    room = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    ).width() - (combo.iconSize().width() + 4 if not combo.itemIcon(combo.currentIndex()).isNull() else 0)
    if not combo.toolTip():
        yield from _short(combo, combo.currentText().replace("&", "&&"), room, "the choice")


def _of_line(line: QLineEdit) -> Iterator[str]:
    box = line.parentWidget()
    room = line.contentsRect().width() - line.textMargins().left() - line.textMargins().right()
    if isinstance(box, QAbstractSpinBox):
        yield from _short(line, line.text().replace("&", "&&"), room + SLACK, "the number")
    elif not line.text() and not line.toolTip():  # Qt ends it in dots
        room -= 4 + sum(20 for action in line.actions() if action.isVisible()) + (20 if line.isClearButtonEnabled() else 0)
        yield from _short(line, line.placeholderText().replace("&", "&&"), room, "the hint")


def _of_tabs(tabs: QTabBar) -> Iterator[str]:
    for number in range(tabs.count()):
        if not tabs.isTabVisible(number):
            continue
        picture = 0 if tabs.tabIcon(number).isNull() else tabs.iconSize().width() + 4
        yield from _short(tabs, tabs.tabText(number), tabs.tabRect(number).width() - picture - 8, "the tab")
    whole = sum(tabs.tabRect(number).width() for number in range(tabs.count()) if tabs.isTabVisible(number))
    if whole > tabs.width() + SLACK:
        yield f"its tabs need {whole} px, there are {tabs.width()}"


def _of_header(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    if header.orientation() != Qt.Orientation.Horizontal or model is None:
        return
    for section in range(header.count()):
        title = model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
        tip = model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        if title and not tip and not header.isSectionHidden(section):
            yield from _short(header, str(title), header.sectionSize(section) - 4, "the heading")


def _of_area(area: QScrollArea) -> Iterator[str]:
    """What cannot be scrolled to."""
    inner, port = area.widget(), area.viewport()
    if inner is None:
        return
    off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    if inner.width() > port.width() + SLACK and area.horizontalScrollBarPolicy() == off:
        yield f"what is in it is {inner.width()} px wide, {port.width()} are seen and none can be scrolled to"
    if inner.height() > port.height() + SLACK and area.verticalScrollBarPolicy() == off:
        yield f"what is in it is {inner.height()} px high, {port.height()} are seen and none can be scrolled to"


# ------------------------------------------------------------ neighbours
def _faults_below(widget: QWidget) -> Iterator[str]:
    """Children a layout placed may not overlap; no child may stick out, unless one can scroll to it."""
    if isinstance(widget, (QAbstractItemView, QComboBox, QMenu, QMenuBar, QScrollBar)):
        return
    if (layout := widget.layout()) is not None:
        placed = [child for child in laid_in(layout) if child.isVisible() and not child.isWindow()]
        for one, other in combinations(placed, 2):
            common = one.geometry().intersected(other.geometry())
            if common.width() > SLACK and common.height() > SLACK:
                yield f"{_named(one)} and {_named(other)} overlap by {_sized(common.size())}"
    area = widget.parentWidget()
    if isinstance(area, QAbstractScrollArea) and area.viewport() is widget:
        return
    room = widget.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
    for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if child.isVisible() and not child.isWindow() and not child.size().isEmpty() and not room.contains(child.geometry()):
            yield f"{_named(child)} sticks out: {child.geometry().getRect()} of {_sized(widget.size())}"


# ------------------------------------------------------------ saying it
def _named(widget: QWidget, root: QWidget | None = None) -> str:
    name = type(widget).__name__ + (f"#{widget.objectName()}" if widget.objectName() else "")
    outer = widget.parentWidget()
    while root is not None and widget is not root and outer is not None and outer is not root:
        if not isinstance(outer, QAbstractScrollArea) and type(outer) is not QWidget:
            return f"{type(root).__name__} > {type(outer).__name__} > {name}"
        outer = outer.parentWidget()
    return name if root is None or widget is root else f"{type(root).__name__} > {name}"


def _sized(size: QSize) -> str:
    return f"{size.width()}x{size.height()}"
