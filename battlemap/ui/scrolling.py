"""An area whose height scrolls and whose width does not: it is never narrower than what is in it."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget


class ScrollsDown(QScrollArea):
    """Takes `inner`; at least `least` pixels wide.  Its bar has its room from the start: nothing moves when it appears."""

    def __init__(self, inner: QWidget, least: int = 0) -> None:
        super().__init__()
        self._least = least
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self.setWidget(inner)

    def sizeHint(self) -> QSize:
        inner, bar = self.widget(), self.verticalScrollBar()
        least = 0 if inner is None else max(inner.minimumWidth(), inner.minimumSizeHint().width())
        wide = least + bar.sizeHint().width()
        return QSize(max(self._least, wide), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
