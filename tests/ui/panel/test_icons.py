"""Every icon of the folder can be drawn, in any colour, at every scale; the menus have theirs."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon
from PySide6.QtSvg import QSvgRenderer

from battlemap.resources import resource_path
from battlemap.ui.action_pictures import PICTURES
from battlemap.ui.icons import icon, pixmap
from battlemap.ui.settings import Settings
from battlemap.ui.window import MainWindow
from tests.ui.panel.fights import fight_session

NAMES = sorted(path.stem for path in resource_path("assets", "icons").glob("*.svg"))


@pytest.mark.parametrize("name", NAMES)
def test_icon_is_valid_and_not_empty(qapp, name):
    renderer = QSvgRenderer(str(resource_path("assets", "icons", f"{name}.svg")))
    assert renderer.isValid()
    image = icon(name).pixmap(48, 48).toImage()
    assert any(QColor(image.pixelColor(x, y)).alpha() > 0 for x in range(0, 48, 2) for y in range(0, 48, 2))


def test_icons_take_a_colour_and_are_kept(qapp):
    assert icon("dash", "#ff0000") is icon("dash", "#ff0000")
    image = icon("dash", "#ff0000").pixmap(48, 48).toImage()
    solid = [image.pixelColor(x, y) for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() == 255]
    assert solid and all(colour.red() > 200 and colour.green() < 60 for colour in solid)


@pytest.mark.parametrize("name", ["select", "measure", "door", "door_open", "swords", "shield", "dash", "disengage", "dodge",
    "help", "eye", "hidden", "search", "grapple", "shove", "stabilize", "skull", "heart", "dice", "undo", "redo", "plus", "minus",
    "fit", "players", "settings", "warning", "target", "ready", "end_turn", "history"])  # fmt: skip
def test_icons_the_window_needs(name):
    assert name in NAMES


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
def test_an_icon_is_drawn_at_the_very_size_it_is_shown_at(qapp, scale):
    """Scaled from another size it would be soft."""
    for side in (16, 22, 26):
        shown = icon("swords").pixmap(QSize(side, side), scale)
        assert shown.width() == round(side * scale) and shown.devicePixelRatio() == pytest.approx(scale, abs=0.05)
        assert shown.toImage() == pixmap("swords", side, "", scale).toImage()


def test_an_icon_is_dimmed_when_disabled_and_dark_on_the_accent(qapp):
    inks = {
        icon("swords").pixmap(QSize(48, 48), 1.0, mode, state).toImage().pixelColor(x, y).name()
        for mode, state in ((QIcon.Mode.Normal, QIcon.State.Off), (QIcon.Mode.Disabled, QIcon.State.Off),
                            (QIcon.Mode.Normal, QIcon.State.On))
        for x in range(48) for y in range(48)
        if icon("swords").pixmap(QSize(48, 48), 1.0, mode, state).toImage().pixelColor(x, y).alpha() == 255
    }  # fmt: skip
    assert len(inks) == 3


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("control_")])
def test_lines_are_of_one_weight(name):
    text = resource_path("assets", "icons", f"{name}.svg").read_text(encoding="utf-8")
    assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"')
    assert 'stroke-width="1.7"' in text.partition(">")[0], "a detail may be finer, the outline not"


def test_every_entry_of_the_menus_that_is_no_toggle_has_a_picture(qtbot):
    window = MainWindow(fight_session(), Settings())
    qtbot.addWidget(window)
    actions = window.actions_.keys.actions
    bare = [
        name for name, action in actions.items()
        if action.icon().isNull() and not action.isCheckable() and not name.startswith("DiceActions.roll_own")
    ]  # fmt: skip
    assert bare == [] and set(PICTURES) <= set(actions) and set(PICTURES.values()) <= set(NAMES)
