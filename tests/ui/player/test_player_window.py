"""The players' window as part of the program: what is in it, and pictures that arrive a moment later."""

import msgspec
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage

from battlemap.model import Scene
from battlemap.model.fog import unpacked
from battlemap.ui.background import Pictures
from battlemap.ui.player.tokens import look_of


def png(colour: str) -> bytes:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    store = QByteArray()
    buffer = QBuffer(store)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(store.data())


def names(window) -> list[str]:
    window.settle()
    return [entry.name for entry in window.display.strip.entries]


def known(window) -> set[tuple[int, int]]:
    window.settle()
    view = window.display.view
    mask = unpacked(view.explored, view.scene.width, view.scene.height)
    return {(int(x), int(y)) for y, x in zip(*mask.nonzero(), strict=True)}


def test_the_strip_names_only_whom_the_players_see(hand, players):
    assert "Ogre" not in names(players)  # behind the wall
    assert names(players)[0] == players.display.strip.entries[0].name == "Ana"
    hand.window.actions_.next_turn()
    assert names(players)[0] == "Ben"


def test_a_long_order_does_not_widen_the_window(players):
    players.resize(240, 300)
    players.grab()
    assert players.width() == 240
    assert 0 < players.display.names_shown < len(players.display.strip.entries)


def test_a_tiny_creature_is_tiny_for_the_players_too(hand, players):
    players.settle()
    assert next(look_of(token, 15) for token in players.display.view.tokens if token.id == "rat").tiny


def test_a_pillar_beside_the_floor_is_shown(hand, players):
    session = hand.window.session
    rows = list(session.state.scene.rows)
    rows[5] = rows[5][:5] + "#" + rows[5][6:]
    scene: Scene = msgspec.structs.replace(session.state.scene, rows=tuple(rows))
    from battlemap.encounter.commands import SetScene

    assert session.do(SetScene(scene=scene))
    assert (5, 5) in known(players)


def test_pictures_are_there_a_moment_later(qtbot):
    asked: list[str] = []

    def read(sha256: str) -> bytes | None:
        asked.append(sha256)
        return {"red": png("#ff0000"), "broken": b"no picture"}.get(sha256)

    pictures = Pictures(read)
    with qtbot.waitSignal(pictures.ready) as ready:
        pictures.prepare(["red", "broken", "gone", "", "red"])
        assert pictures.get("red") is None
    assert ready.args == ["red"]
    assert pictures.get("red").toImage().pixelColor(3, 3) == QColor("#ff0000")
    assert pictures.get("broken") is None
    assert asked == ["red", "broken", "gone"]


def test_pictures_of_a_fight_closed_meanwhile_do_not_appear(qtbot):
    pictures = Pictures(lambda _sha256: png("#00ff00"))
    pictures.prepare(["green"])
    pictures.forget()
    qtbot.wait(100)
    assert pictures.get("green") is None
