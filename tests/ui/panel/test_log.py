"""The log: lines for people, strikes for what was undone, names of who has left, and no more lines than it needs."""

import typing

import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.events import Event
from battlemap.ui.icons import names
from battlemap.ui.panel import log
from battlemap.ui.panel.log import LogModel, LogView, line_of
from battlemap.ui.theme import palette
from tests.ui.test_words import SILENT, example


@pytest.fixture
def view(session, qtbot):
    view = LogView(session)
    qtbot.addWidget(view)
    view.resize(360, 300)
    with qtbot.waitExposed(view):
        view.show()
    return view


def texts(view):
    return [view.model().index(i, 0).data() for i in range(view.model().rowCount())]


@pytest.mark.parametrize("kind", [kind for kind in typing.get_args(Event) if kind not in SILENT], ids=lambda kind: kind.__name__)
def test_every_line_has_a_picture_and_a_colour_there_is(kind, qapp):
    line = line_of(0, example(kind), "told")
    assert line.picture in names() or line.level == 2
    assert getattr(palette(), line.tone).startswith("#")


def test_rounds_and_turns_are_headings(view):
    for who in list(view._session.state.tokens)[:6]:
        view._session.do(c.EndTurn(token=who))
    levels = {texts(view)[i]: view.model().index(i, 0).data(log.LINE).level for i in range(view.model().rowCount())}
    assert levels["Round 2"] == 2 and levels["Ogre's turn"] == 1


def test_who_has_left_is_still_named(view, session):
    session.do(c.Leave(token="gob-1", why="fled"))
    assert "Goblin 1 leaves (fled)." in texts(view)
    model = LogModel(session)
    model.forget()
    assert model.rowCount() == view.model().rowCount()


def test_lines_wrap_to_the_width(view, session, qtbot):
    session.do(c.Ready(token="ana", trigger="the ogre opens the door, or anybody else comes in", action="attack"))
    row = view.model().rowCount() - 1
    tall = view.visualRect(view.model().index(row, 0)).height()
    view.resize(900, 300)
    qtbot.waitUntil(lambda: view.visualRect(view.model().index(row, 0)).height() < tall)


def test_only_the_last_lines_are_kept(view, session, monkeypatch):
    monkeypatch.setattr(log, "MOST_LINES", 30)
    monkeypatch.setattr(log, "LINES_KEPT", 20)
    for number in range(60):
        session.do(c.GiveTempHp(target="ana", amount=number, replace=True))
    assert view.model().rowCount() <= 30
    assert texts(view)[-1] == "Ana Steelhand has 59 temporary hit points."
    session.document.undo(70)
    session.do(c.GiveTempHp(target="ogre", amount=3))
    assert texts(view)[-1] == "Ogre has 3 temporary hit points."


def test_the_last_line_is_in_sight_after_opening_and_until_somebody_scrolls_up(session, qtbot):
    for who in list(session.state.tokens)[:6]:
        session.do(c.EndTurn(token=who))
    view = LogView(session)  # as after a restart: all lines at once, measured when it is shown
    bar = view.verticalScrollBar()
    qtbot.addWidget(view)
    view.resize(200, 80)
    view.show()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    most = bar.maximum()
    assert bar.value() == most
    view.resize(120, 80)
    qtbot.waitUntil(lambda: bar.maximum() > most)
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    view.resize(200, 80)
    qtbot.waitUntil(lambda: bar.maximum() == most)
    assert bar.value() == 0


def test_a_line_is_measured_once_and_answers_qt_without_python(view, session, qtbot, monkeypatch):
    """With every line that comes Qt asks for all of them."""
    measured = []
    size_of = view._delegate.size_of
    monkeypatch.setattr(view._delegate, "size_of", lambda line: measured.append(line.text) or size_of(line))
    for amount in (1, 2, 3):
        session.do(c.GiveTempHp(target="ana", amount=amount, replace=True))
        qtbot.waitUntil(lambda amount=amount: len(measured) == amount)
        view.doItemsLayout()
    assert measured == texts(view)[-3:]
    assert not {"data", "index", "rowCount"} & vars(LogModel).keys() and "sizeHint" not in vars(log._LineDelegate)


def test_sizes_stay_with_their_lines(view, session, qtbot, monkeypatch):
    monkeypatch.setattr(log, "MOST_LINES", 12)
    monkeypatch.setattr(log, "LINES_KEPT", 8)
    session.do(c.Ready(token="ana", trigger="the ogre opens the door, or anybody else comes in", action="attack"))
    for amount in range(10):
        session.do(c.GiveTempHp(target="ana", amount=amount, replace=True))
        if amount % 3 == 2:
            session.undo()
    view.doItemsLayout()
    model = view.model()
    sizes = [model.index(row, 0).data(log.SIZE) for row in range(model.rowCount())]
    assert sizes == [view._delegate.size_of(line) for line in model._lines]


def test_an_empty_log_says_what_it_is_for(before, qtbot):
    view = LogView(before)
    qtbot.addWidget(view)
    view.show()
    assert not view.grab().isNull()


def test_what_is_written_on_several_is_one_line(view, session):
    both = (session.state.tokens["ana"].name, session.state.tokens["gob-1"].name)
    session.do(c.Edit(tokens=("ana", "gob-1"), fields={"picture": "ab" * 32}))
    assert texts(view)[-1] == f"{both[0]}, {both[1]}: another picture (GM)"
    session.do(c.Edit(tokens=("ana", "gob-1"), fields={"picture": ""}))
    assert texts(view)[-1] == f"{both[0]}, {both[1]}: no picture any more (GM)"


def test_where_somebody_looks_is_not_told(view, session):
    before = texts(view)
    session.do(c.Edit(tokens=("ana", "gob-1"), fields={"turn": 45}))
    session.do(c.Edit(token="ana", fields={"facing": 90}))
    assert texts(view) == before
