"""What PySide keeps of layout items that Qt has thrown away.

    assert not left_over()

PySide gives an item a Python object where somebody asks a layout for it, and where a layout that is filled is put into another;
it keeps it with the layout.  Qt tells nobody when it deletes an item: that object then stands for a place in memory where
something else will be.  If that is an object made in Python, its end ends the program.  Items made in Python tell of their end.
"""

from PySide6.QtWidgets import QApplication, QLayout, QSpacerItem, QWidgetItem
from shiboken6 import createdByPython, getAllValidWrappers


def left_over() -> list[str]:
    """One sentence for each item that is in no layout any more."""
    items = [
        each
        for each in getAllValidWrappers()
        if isinstance(each, (QWidgetItem, QSpacerItem)) and not createdByPython(each)
    ]
    if not items:
        return []
    widgets = QApplication.allWidgets()  # kept as long as their layouts: PySide gives those up with them
    outer = [layout for layout in (widget.layout() for widget in widgets) if layout is not None]
    layouts = [one for layout in outer for one in (layout, *layout.findChildren(QLayout))]
    gone = [item for item in items if not any(layout.indexOf(item) >= 0 for layout in layouts)]
    return [f"a {type(item).__name__} that no layout has any more" for item in gone]
