"""A group of small buttons in the tool strip: two in a row, icons only, each told by its tip."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton, QWidget

from battlemap.ui.theme import px

GAP, HEIGHT, ICON = 4, 34, 22


def small_tools(actions: Sequence[QAction], width: int, title: str = "") -> QWidget:
    """The actions as buttons that are together no wider than one large one, under a small title."""
    group = QWidget()
    grid = QGridLayout(group)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(GAP)
    if title:
        label = QLabel(title)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setStyleSheet(f"font-size: {px(12)}px;")
        grid.addWidget(label, 0, 0, 1, 2)
    for number, action in enumerate(actions, 2 if title else 0):
        button = QToolButton()
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFixedSize(QSize((width - GAP) // 2, px(HEIGHT)))
        button.setIconSize(QSize(ICON, ICON))
        button.setAccessibleName(action.text().replace("&", ""))
        grid.addWidget(button, number // 2, number % 2)
    return group
