"""The manual's window: contents and finding at the left, the page at the right; it never stops the game behind it."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

from PySide6.QtCore import QRegularExpression, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QImage, QKeyEvent, QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QSplitter,
    QTextBrowser,
    QToolBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from battlemap.ui.help.naming import Names
from battlemap.ui.help.page_look import dress
from battlemap.ui.help.pages import PAGES, SUFFIX, Hit, find, picture, sections_of, source_of, title_of
from battlemap.ui.help.wrapped import Wrapped
from battlemap.ui.icons import icon
from battlemap.ui.screen import screen_of
from battlemap.ui.theme import palette, px, themes

SIZE = (920, 680)
PLACE = Qt.ItemDataRole.UserRole
LEAST_SIZE = 7
CASELESS = QRegularExpression.PatternOption.CaseInsensitiveOption | QRegularExpression.PatternOption.UseUnicodePropertiesOption


class PageView(QTextBrowser):
    """One page; links go from page to page, and back.  `language` is a folder's name.  `typed(text)`: a letter, which no page
    has a use for."""

    typed = Signal(str)

    def __init__(self, language: str, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language, self._names = language, names
        self._page = ""  # `source` says it only after `sourceChanged` has been told
        self.setOpenExternalLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Page of the manual"))
        self.sourceChanged.connect(self._loaded)
        themes.changed.connect(self._restyle)

    def show_page(self, page: str, section: str = "") -> None:
        if self.page() != page:
            self.setSource(QUrl(page + SUFFIX), QTextDocument.ResourceType.MarkdownResource)
        if section:
            self.go_to(section)

    def page(self) -> str:
        return self._page

    def filled(self, page: str) -> str:
        """A page's Markdown, its holes filled."""
        return self._names.fill(source_of(self._language, page))

    def doSetSource(
        self, name: QUrl | str, type: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource
    ) -> None:
        """Links lead from page to page and to sections of this one; one that leads anywhere else leads nowhere."""
        url = QUrl(name)
        page = PurePosixPath(url.path()).name.removesuffix(SUFFIX)
        if page in PAGES and url.isRelative() and url.path().endswith(SUFFIX):
            super().doSetSource(QUrl(page + SUFFIX), QTextDocument.ResourceType.MarkdownResource)
        if url.fragment() and (page in PAGES or not url.path()):
            self.go_to(url.fragment())

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        path = QUrl(name).path()
        if path.endswith(SUFFIX):
            return self.filled(path.removesuffix(SUFFIX))
        data = picture(self._language, path)
        return QImage.fromData(data) if data is not None else None

    def _loaded(self, name: QUrl) -> None:
        """A page has come, by a link, the contents or going back."""
        self._page = name.path().removesuffix(SUFFIX)
        dress(self.document(), palette())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if plain and event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def _restyle(self) -> None:
        if self._page:
            dress(self.document(), palette())

    def go_to(self, section: str) -> None:
        """The heading of that name comes to the top."""
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and block.text().strip() == section:
                cursor = QTextCursor(block)
                self.moveCursor(QTextCursor.MoveOperation.End)
                self.setTextCursor(cursor)
                self.ensureCursorVisible()
                top = self.cursorRect(cursor).top()
                bar = self.verticalScrollBar()
                bar.setValue(bar.value() + top - 8)
                return
            block = block.next()

    def mark(self, word: str) -> None:
        """Select the next place where a word begins so, else where it stands within one."""
        begins = QRegularExpression(rf"\b{QRegularExpression.escape(word)}", CASELESS)
        if not self.find(begins):
            self.find(word)

    def zoom(self, steps: int) -> None:
        if self.document().defaultFont().pointSizeF() + steps >= LEAST_SIZE:
            self.zoomIn(steps) if steps > 0 else self.zoomOut(-steps)


class ManualWindow(QWidget):
    """A window of its own; asked for again it comes to the front."""

    def __init__(self, language: str, names: Names, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Manual"))
        self._language = language
        self.view = PageView(language, names, self)
        self.search, self.list, self.nothing = QLineEdit(), QTreeWidget(), QLabel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._bar())
        split = QSplitter()
        split.addWidget(self._contents())
        split.addWidget(self.view)
        split.setStretchFactor(1, 1)
        split.setSizes([px(260), px(660)])
        split.setChildrenCollapsible(False)
        layout.addWidget(split, 1)
        self.view.sourceChanged.connect(self._follow)
        self.view.typed.connect(self._type)
        self._keys()
        self._fill()
        self.resize(QSize(px(SIZE[0]), px(SIZE[1])).boundedTo(screen_of(self).availableSize()))

    # ------------------------------------------------------------ building
    def _bar(self) -> QWidget:
        bar = QToolBar(self.tr("Manual"))
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        view = self.view
        self.back = self._deed(self.tr("Back"), "left", view.backward, "Alt+Left")
        self.forward = self._deed(self.tr("Forward"), "right", view.forward, "Alt+Right")
        for action, available in ((self.back, view.backwardAvailable), (self.forward, view.forwardAvailable)):
            action.setEnabled(False)
            available.connect(action.setEnabled)
        smaller = self._deed(self.tr("Smaller letters"), "zoom_out", lambda: view.zoom(-1), "Ctrl+-")
        larger = self._deed(self.tr("Larger letters"), "zoom_in", lambda: view.zoom(1), "Ctrl++", "Ctrl+=")
        self.print_page = self._deed(self.tr("Print this page…"), "", self.print_one, "Ctrl+P")
        self.print_all = self._deed(self.tr("Print the whole manual…"), "", self.print_whole)
        for group in ((self.back, self.forward), (smaller, larger), (self.print_page, self.print_all)):
            bar.addActions(group)
            bar.addSeparator()
        for action in (self.print_page, self.print_all):
            bar.widgetForAction(action).setStyleSheet(f"padding: 4px 10px; font-size: {px(13)}px;")
        return bar

    def _deed(self, text: str, picture: str, deed: Any, *keys: str) -> QAction:
        action = QAction(text, self)
        if picture:
            action.setIcon(icon(picture))
        action.setShortcuts([QKeySequence(key) for key in keys])
        if keys:
            action.setToolTip(f"{text.rstrip('…')} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")
        action.triggered.connect(lambda _on=False: deed())
        self.addAction(action)
        return action

    def _contents(self) -> QWidget:
        side = QWidget()
        side.setMinimumWidth(200)
        layout = QVBoxLayout(side)
        layout.setContentsMargins(10, 8, 4, 10)
        self.search.setPlaceholderText(self.tr("Find in the manual"))
        self.search.setAccessibleName(self.tr("Find in the manual"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _text: self._fill())
        self.search.returnPressed.connect(self._first)
        self.list.setHeaderHidden(True)
        self.list.setAccessibleName(self.tr("Contents"))
        self.list.setItemDelegate(Wrapped(self.list))
        self.list.setIndentation(14)
        self.list.currentItemChanged.connect(lambda item, _before: self._open(item))
        self.list.itemClicked.connect(lambda item, _column: self._open(item))
        self.nothing.setWordWrap(True)
        self.nothing.setText(self.tr("Nothing of the manual has these words."))
        self.nothing.setStyleSheet("padding: 8px;")
        layout.addWidget(self.search)
        layout.addWidget(self.nothing)
        layout.addWidget(self.list, 1)
        return side

    def _keys(self) -> None:
        for key, deed in (("Ctrl+F", self._to_search), ("Esc", self._escape)):
            QShortcut(QKeySequence(key), self, deed)

    # ------------------------------------------------------------ contents and finding
    def _fill(self) -> None:
        """The pages, or what was found."""
        wanted = self.search.text().strip()
        self.list.blockSignals(True)
        self.list.clear()
        if wanted:
            for hit in find(wanted, PAGES, self.view.filled):
                self.list.addTopLevelItem(_hit_item(hit))
        else:
            for page in PAGES:
                item = _item(title_of(self._language, page), (page, ""))
                self.list.addTopLevelItem(item)
                for section in sections_of(self._language, page):
                    item.addChild(_item(section, (page, section)))
        self.list.blockSignals(False)
        found = self.list.topLevelItemCount() > 0
        self.list.setVisible(found)
        self.nothing.setVisible(not found)
        if not wanted:
            self._mark(self.view.page())

    def _mark(self, page: str) -> None:
        """The contents show where one is."""
        self.list.blockSignals(True)
        for i in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(i)
            here = item is not None and item.data(0, PLACE)[0] == page
            if item is not None and item.childCount():
                item.setExpanded(here)
            current = self.list.currentItem()
            if item is not None and here and (current is None or current.data(0, PLACE)[0] != page):
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)

    def _open(self, item: QTreeWidgetItem | None) -> None:
        if item is None:
            return
        page, section = item.data(0, PLACE)
        self.view.show_page(page, section)
        if not section:
            self.view.moveCursor(QTextCursor.MoveOperation.Start)
            self.view.verticalScrollBar().setValue(0)
        if wanted := self.search.text().strip():
            self.view.mark(wanted.split()[0])

    def _first(self) -> None:
        """Enter in the field: what stands first."""
        if (item := self.list.topLevelItem(0)) is not None and self.search.text().strip():
            self.list.setCurrentItem(item)
            self.list.setFocus()

    def _follow(self, _url: QUrl) -> None:
        page = self.view.page()
        if not self.search.text().strip():
            self._mark(page)
        self.setWindowTitle(self.tr("{page} — Manual").format(page=title_of(self._language, page)))

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _type(self, text: str) -> None:
        """Who types while reading is looking for something."""
        self._to_search()
        self.search.insert(text)

    def _escape(self) -> None:
        """First what was looked for, then the window."""
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    # ------------------------------------------------------------ for others
    def open_at(self, page: str) -> None:
        """Come to the front with this page."""
        self.search.clear()
        self.view.show_page(page if page in PAGES else PAGES[0])
        self.show()
        self.raise_()
        self.activateWindow()
        self.view.setFocus()

    # ------------------------------------------------------------ paper
    def print_one(self) -> None:
        self._print([self.view.page()])

    def print_whole(self) -> None:
        self._print(list(PAGES))

    def _print(self, pages: list[str]) -> None:
        from battlemap.ui.help.paper import print_pages

        print_pages([self.view.filled(page) for page in pages], self, self._language)


def _item(text: str, place: tuple[str, str]) -> QTreeWidgetItem:
    item = QTreeWidgetItem([text])
    item.setData(0, PLACE, place)
    item.setToolTip(0, text)
    return item


def _hit_item(hit: Hit) -> QTreeWidgetItem:
    where = f"{hit.title} – {hit.section}" if hit.section else hit.title
    return _item(f"{where}\n{hit.around}".strip(), (hit.page, hit.section))
