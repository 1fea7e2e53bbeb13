"""The manual: every page in every language, every key and menu it names is there, links lead somewhere, words are found."""

import re
import sys

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QImage, QKeySequence, QTextDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap.rulesets import DEFAULT, find_ruleset
from battlemap.ui import languages
from battlemap.ui.bestiary.stock import Filters, Stock
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.help import pages, paper
from battlemap.ui.help.context import MODULE_PAGES, ROOM_PAGES, TOOL_PAGES, page_of_kind
from battlemap.ui.help.naming import ACTIONS, HOLE, plain
from battlemap.ui.help.pages import PAGES, find, picture, plain_text, sections_of, source_of, title_of
from battlemap.ui.help.paper import paper_document
from battlemap.ui.help.reader import ManualWindow
from battlemap.ui.theme import LIGHT, apply_theme, palette
from tests.house.layout import ROOT

sys.path.insert(0, str(ROOT / "packaging"))
import make_languages

FOLDER = ROOT / "assets" / "help"
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]+)\)")
PICTURED = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")
FIXED = ("click", "clic", "clique", "Enter", "Invio")
EACH = [(code, page) for code in languages.LANGUAGES for page in PAGES]


def holes(code: str, page: str) -> list[str]:
    return sorted(found.group() for found in HOLE.finditer(source_of(code, page)))


@pytest.mark.parametrize("code", languages.LANGUAGES)
def test_every_language_has_every_page_and_no_other(code):
    assert {path.stem for path in (FOLDER / code).iterdir()} == set(PAGES)


@pytest.mark.parametrize(("code", "page"), EACH)
def test_a_page_says_as_much_as_the_english_one(code, page):
    """The same sections, the same keys and menus named, the same links."""
    assert holes(code, page) == holes("en", page)
    assert len(sections_of(code, page)) == len(sections_of("en", page))
    assert sorted(LINK.findall(source_of(code, page))) == sorted(LINK.findall(source_of("en", page)))
    assert source_of(code, page).startswith("# ")


@pytest.mark.parametrize(("code", "page"), EACH)
def test_nothing_in_braces_is_left_but_holes(code, page):
    assert "{" not in HOLE.sub("", source_of(code, page))


@pytest.mark.parametrize(("code", "page"), EACH)
def test_a_key_that_can_be_changed_is_never_written_out(code, page):
    """With the mouse, on the map or in every dialog keys are what they are; all others are filled in."""
    written = re.findall(r"\b(?:(?:Ctrl|Alt|Shift|Maiusc)\+\w+|F\d+)\b", HOLE.sub("", source_of(code, page)))
    fixed = {"F1", *(f"{held}+{what}" for held in ("Ctrl", "Shift", "Maiusc") for what in FIXED)}
    assert set(written) <= fixed, page


@pytest.mark.parametrize(("code", "page"), EACH)
def test_links_lead_to_pages(code, page):
    for link in LINK.findall(source_of(code, page)):
        assert link.removesuffix(".md") in PAGES, link


@pytest.mark.parametrize(("code", "page"), EACH)
def test_every_picture_is_there_small_and_told_in_words(code, page):
    for told, name in PICTURED.findall(source_of(code, page)):
        data = picture(code, name)
        assert told and data is not None and len(data) < 120_000, name
    assert [name for _, name in PICTURED.findall(source_of(code, page))] == [
        name for _, name in PICTURED.findall(source_of("en", page))
    ]


@pytest.mark.parametrize("code", languages.LANGUAGES)
def test_every_key_and_menu_the_manual_names_is_in_the_window(code, window_in):
    window = window_in(code)
    names = window.actions_.help.names()
    texts = [action.text() for action in window.all_actions()]
    for name in ACTIONS:
        text = names.action(name).text()
        assert texts.count(text) == 1, f"{name}: {text!r} stands for several"
        assert "›" in names.menu(name), name
    for page in PAGES:
        assert not HOLE.search(names.fill(source_of(code, page))), page


def test_every_text_the_manual_quotes_is_one_the_program_says():
    for file in sorted((ROOT / "assets" / "languages").glob("*.ts")):
        known = {(context, source) for context, source, _ in make_languages.messages(file)}
        quoted = [found.groups()[3:] for page in PAGES for found in HOLE.finditer(source_of("en", page)) if found.group(4)]
        assert quoted
        assert [each for each in quoted if each not in known] == []


def test_a_changed_key_is_told_as_it_is_now_and_a_lost_one_by_its_menu(window_in):
    window = window_in()
    names = window.actions_.help.names()
    assert names.fill("{key:undo}") == "`Ctrl+Z`"
    window.actions_.undo.setShortcut(QKeySequence("Ctrl+Alt+U"))
    assert names.fill("{key:undo}") == "`Ctrl+Alt+U`" and "- Undo: `Ctrl+Alt+U`" in names.fill("{keys}")
    window.actions_.undo.setShortcuts([])
    assert names.fill("{key:undo}") == "**Edit › Undo**" and "- Undo:" not in names.fill("{keys}")
    assert names.fill("{key:nobody}") == "{key:nobody}"


@pytest.mark.parametrize("code", languages.LANGUAGES)
def test_what_the_manual_types_into_the_bestiary_finds_somebody(code, qapp):
    languages.speak(qapp, code)
    try:
        stock = Stock(find_ruleset(DEFAULT))
        typed = re.findall(r"(?<!\*)\*\*?([^*]+)\*\*?(?!\*)", source_of(code, "creatures").split("## ")[1])
        assert len(typed) >= 4
        for words in typed[:4]:
            assert stock.find(words, Filters()).held, words
    finally:
        languages.speak(qapp, languages.SOURCE)


# ------------------------------------------------------------ finding
def test_words_are_found_whatever_their_accents_and_capitals():
    text = {"a": "# Ação\n\nMover o *herói*.\n\n## Área\n\nUma esfera.", "b": "# Dados\n\nA ação é rolada."}
    hits = find("acao", ("b", "a"), text.__getitem__)
    assert [(hit.page, hit.section) for hit in hits] == [("a", ""), ("b", "")]
    assert find("ESFERA area", ("a", "b"), text.__getitem__)[0].section == "Área"
    assert find("esfera dados", ("a", "b"), text.__getitem__) == []
    assert find("  ", ("a",), text.__getitem__) == []


def test_where_a_word_begins_so_comes_before_where_it_is_within_one():
    text = {"a": "# Recovery\n\nOf files.", "b": "# Attack\n\nThe wall recovers; it gives cover to her."}
    hits = find("cover", ("a", "b"), text.__getitem__)
    assert [hit.page for hit in hits] == ["b", "a"]
    assert "cover to her" in hits[0].around


def test_what_is_told_around_a_word_has_no_marks():
    assert plain_text("- **Drag** the [map](a.md) by `K`") == "Drag the map by K"


# ------------------------------------------------------------ the window
@pytest.fixture
def manual(window_in, qtbot) -> ManualWindow:
    window = window_in()
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    shown = window.findChild(ManualWindow)
    assert shown is not None
    qtbot.waitUntil(shown.isActiveWindow)
    return shown


def entries(manual: ManualWindow) -> list[str]:
    return [manual.list.topLevelItem(i).text(0) for i in range(manual.list.topLevelItemCount())]


def test_it_opens_at_the_beginning_with_all_pages_at_the_left(manual):
    assert manual.view.page() == "start" and "Starting" in manual.view.toPlainText()
    assert entries(manual) == [title_of("en", page) for page in PAGES]
    assert not manual.isModal()


def test_one_goes_from_page_to_page_and_back(manual, qtbot):
    manual.list.setCurrentItem(manual.list.topLevelItem(1))
    assert manual.view.page() == "moving" and manual.windowTitle() == "Moving and reach — Manual"
    manual.view.setSource(QUrl("attacks.md"))
    assert manual.view.page() == "attacks"
    assert manual.list.currentItem().text(0) == "Attacks and reactions"
    qtbot.keyClick(manual.view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert manual.view.page() == "moving"
    qtbot.keyClick(manual.view, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert manual.view.page() == "attacks"


def test_a_link_that_is_clicked_opens_its_page(manual, qtbot):
    manual.view.show_page("keyboard")
    manual.view.show_page("accessibility")
    view = manual.view
    cursor = view.document().find("See Keyboard")
    cursor.setPosition(cursor.position() - 3)
    view.ensureCursorVisible()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.cursorRect(cursor).center())
    assert view.page() == "keyboard"


def test_a_page_shows_its_picture(manual):
    manual.view.show_page("moving")
    shown = manual.view.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl("moving.png"))
    assert isinstance(shown, QImage) and shown.width() == 520
    assert manual.view.document().size().height() > shown.height()
    assert manual.view.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl("nothing.png")) is None


def test_a_section_in_the_contents_comes_to_the_top(manual):
    item = manual.list.topLevelItem(1)
    section = item.child(item.childCount() - 1)
    manual.list.setCurrentItem(section)
    assert section.text(0) == "When the rules say no"
    assert manual.view.verticalScrollBar().value() > 0


def test_typed_words_are_found_in_all_pages_and_esc_brings_the_contents_back(manual, qtbot):
    qtbot.keyClick(manual, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(manual.search, "curtain")
    assert entries(manual) and all("urtain" in text for text in entries(manual)), entries(manual)
    qtbot.keyClick(manual.search, Qt.Key.Key_Return)
    assert manual.view.page() == "players"
    assert manual.view.textCursor().selectedText().lower() == "curtain"
    manual.search.setText("cover")
    manual.list.setCurrentItem(manual.list.topLevelItem(0))
    assert manual.view.page() == "attacks"
    cursor = manual.view.textCursor()
    assert cursor.block().text()[cursor.positionInBlock() - 6 : cursor.positionInBlock()] == " cover"
    manual.search.setText("no such word")
    assert entries(manual) == [] and manual.nothing.isVisible()
    qtbot.keyClick(manual.search, Qt.Key.Key_Escape)
    assert len(entries(manual)) == len(PAGES) and manual.isVisible()
    qtbot.keyClick(manual.search, Qt.Key.Key_Escape)
    assert not manual.isVisible()


def test_letters_grow_and_shrink(manual, qtbot):
    size = manual.view.font().pointSizeF()
    qtbot.keyClick(manual.view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert manual.view.font().pointSizeF() == size + 1
    for _ in range(20):
        qtbot.keyClick(manual.view, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert manual.view.font().pointSizeF() >= 7


def test_another_theme_gives_the_page_its_colours(manual, qapp):
    def ink() -> str:
        return manual.view.document().begin().begin().fragment().charFormat().foreground().color().name()

    assert ink() == palette().text
    try:
        apply_theme(qapp, "light")
        assert ink() == palette().text == LIGHT.text
    finally:
        apply_theme(qapp, "dark")


def test_the_whole_manual_goes_on_paper_each_page_on_a_sheet_of_its_own(manual, tmp_path):
    document = paper_document([manual.view.filled(page) for page in PAGES])
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "manual.pdf"))
    assert document.toPlainText().count("\ufffc") == 2, "the pictures"
    document.print_(printer)
    written = (tmp_path / "manual.pdf").read_bytes()
    assert written.count(b"/Type /Page\n") >= len(PAGES)


# ------------------------------------------------------------ at the page of what is in use
def test_it_opens_at_the_page_of_the_tool_in_hand(window_in, qtbot):
    window = window_in()
    for tool, page in (("area", "areas"), ("fog", "sight"), ("wall", "drawing")):
        window.choose_tool(tool)
        QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
        assert window.findChild(ManualWindow).view.page() == page
    assert set(TOOL_PAGES) == set(window.tools)


def test_it_opens_at_the_page_of_the_part_that_has_the_keyboard(window_in, qtbot):
    window = window_in()
    window.actions_.bestiary.dock.open_on(window.actions_.bestiary.dock.creatures)
    qtbot.waitUntil(lambda: window.focusWidget() is not window.view)
    window.actions_.help.open_manual()
    assert window.findChild(ManualWindow).view.page() == "creatures"


@pytest.mark.parametrize(("command", "page"), [("House rules", "turns"), ("Backups", "backups")])
def test_f1_in_a_dialog_opens_its_page_beside_it_and_the_dialog_stays(window_in, qtbot, command, page):
    window = window_in()
    action = next(each for each in window.all_actions() if plain(each) == command)
    seen = []

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        qtbot.keyClick(dialog, Qt.Key.Key_F1)
        shown = dialog.findChild(ManualWindow)
        seen.append((shown.view.page(), shown.isVisible(), dialog.isVisible()))
        qtbot.waitUntil(shown.isActiveWindow)
        qtbot.keyClick(shown.search, Qt.Key.Key_Escape)
        seen.append(shown.isVisible())
        dialog.reject()

    QTimer.singleShot(50, window, press)
    action.trigger()
    assert seen == [(page, True, True), False]


def test_pages_about_things_in_use_are_pages():
    assert {*MODULE_PAGES.values(), *ROOM_PAGES.values(), *TOOL_PAGES.values()} <= set(PAGES)


def test_every_dialog_has_a_page(window_in):
    import pkgutil

    import battlemap.ui as ui

    for module in pkgutil.walk_packages(ui.__path__, "battlemap.ui."):
        __import__(module.name)

    def kinds(kind):
        for below in kind.__subclasses__():
            yield below
            yield from kinds(below)

    lost = []
    for kind in kinds(Dialog):
        if not kind.__subclasses__() and kind.__module__.startswith("battlemap.") and not page_of_kind(kind):
            lost.append(f"{kind.__module__}.{kind.__name__}")
    assert lost == []


def test_who_types_while_reading_finds(manual, qtbot):
    manual.view.setFocus()
    qtbot.keyClicks(manual.view, "c")
    assert manual.search.text() == "c"
    qtbot.keyClicks(manual.search, "over")
    assert all("cover" in entry.lower() for entry in entries(manual))
    assert not entries(manual)[0].startswith("Files and recovery")
    qtbot.keyClick(manual.view, Qt.Key.Key_Space)
    assert manual.search.text() == "cover", "a space turns the page"


@pytest.mark.parametrize("link", [
    "nowhere.md", "nowhere.md#x", "https://example.org/start.md", "file:///etc/passwd", "javascript:1", "../turns",
    "areas.png", "",
])  # fmt: skip
def test_a_link_to_nowhere_leaves_the_page_as_it_is(window_in, link):
    window = window_in()
    window.actions_.help.open_manual("moving")
    view = window.actions_.help._manual.view
    said = view.toPlainText()
    view.setSource(QUrl(link))
    assert view.page() == "moving" and view.toPlainText() == said
    view.setSource(QUrl("undo.md"))
    assert view.page() == "undo" and view.isBackwardAvailable()


@pytest.mark.parametrize("left", [None, b"\xff\xfe\x00 no text"], ids=["gone", "no text"])
def test_a_page_that_is_missing_says_so(window_in, monkeypatch, tmp_path, left):
    found = pages.resource_path
    broken = tmp_path / "areas.md"
    if left is not None:
        broken.write_bytes(left)

    def path_of(*parts: str):
        if parts[-1] != "areas.md":
            return found(*parts)
        if left is None:
            raise FileNotFoundError(parts[-1])
        return broken

    monkeypatch.setattr(pages, "resource_path", path_of)
    pages._read.cache_clear()
    window = window_in("it")
    window.actions_.help.open_manual("areas")
    manual = window.actions_.help._manual
    assert manual.view.page() == "areas" and len(manual.view.toPlainText()) > 20
    assert manual.list.topLevelItemCount() == len(PAGES)
    manual.search.setText("(" * 10_000)
    assert not manual.nothing.isHidden()
    pages._read.cache_clear()


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_pdf_that_cannot_be_written_is_told(window_in, monkeypatch, tmp_path):
    def chosen(dialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(tmp_path / "no such folder" / "keys.pdf"))
        return paper.QDialog.DialogCode.Accepted

    told: list[str] = []
    monkeypatch.setattr(paper.QPrintDialog, "exec", chosen)
    monkeypatch.setattr(paper.QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    assert not paper.print_pages(["# Keys"], window_in())
    assert "keys.pdf" in told[0]
