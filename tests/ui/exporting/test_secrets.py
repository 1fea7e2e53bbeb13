"""What is for players has no trace of a secret: the file is to the byte the one of a fight that has none."""

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage

from battlemap.ui.exporting.look import Look
from battlemap.ui.exporting.pages import Print
from battlemap.ui.exporting.paper import laid_out, paper
from battlemap.ui.exporting.part import whole
from battlemap.ui.exporting.printing import printed_to_file
from battlemap.ui.exporting.steps import run_to_end
from battlemap.ui.theme import LIGHT
from tests.ui.exporting.conftest import (
    NOTE,
    SECRET_LETTERS,
    UNKNOWN,
    fight,
    painted_ground,
    studio,
    write,
)
from tests.ui.exporting.pdf_reading import letters, streams

KINDS = ("png", "webp", "pdf", "svg")


def contents(path) -> list[bytes]:
    return streams(path) if path.suffix == ".pdf" else [path.read_bytes()]


def pages(state, path, look):
    drawn = run_to_end(studio(state).drawn(look, LIGHT))
    printed = Print(drawn, look, laid_out(whole(state.scene), 25.4, paper("A4")), state.title if look.view == "gm" else "")
    return run_to_end(printed_to_file(printed, path))


@pytest.mark.parametrize("ink", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_the_players_picture_is_the_same_whether_there_are_secrets_or_not(tmp_path, kind, ink):
    look = Look(view="players", coordinates=True, ink=ink)
    told = write(fight(), tmp_path / f"with.{kind}", look)
    bare = write(fight(secrets=False, beyond=False), tmp_path / f"without.{kind}", look)
    assert contents(told) == contents(bare)
    gm = write(fight(), tmp_path / f"gm.{kind}", Look(view="gm", coordinates=True, ink=ink))
    bare_gm = write(fight(secrets=False, beyond=False), tmp_path / f"bare_gm.{kind}", Look(view="gm", coordinates=True, ink=ink))
    assert contents(gm) != contents(bare_gm)


@pytest.mark.parametrize("kind", KINDS)
def test_the_whole_map_without_secrets_is_the_same_as_if_there_were_none(tmp_path, kind):
    look = Look(view="table")
    told = write(fight(), tmp_path / f"with.{kind}", look)
    assert contents(told) == contents(write(fight(secrets=False), tmp_path / f"without.{kind}", look))
    known = write(fight(), tmp_path / f"players.{kind}", Look(view="players"))
    assert contents(told) != contents(known)


def test_pages_for_players_are_the_same_whether_there_are_secrets_or_not(tmp_path):
    look = Look(view="players", paper=True)
    told = pages(fight(), tmp_path / "with.pdf", look)
    assert contents(told) == contents(pages(fight(secrets=False, beyond=False), tmp_path / "without.pdf", look))


def test_no_letter_of_a_secret_is_in_a_drawing_for_players(tmp_path):
    svg = write(fight(), tmp_path / "players.svg", Look(view="players")).read_text(encoding="utf-8")
    assert "Goblin" in svg and not SECRET_LETTERS & set(svg) and NOTE not in svg
    assert not SECRET_LETTERS & letters(write(fight(), tmp_path / "players.pdf", Look(view="players")))
    assert not SECRET_LETTERS & letters(pages(fight(), tmp_path / "pages.pdf", Look(view="players")))
    assert {"Ξ", "Ω"} <= set(write(fight(), tmp_path / "gm.svg", Look(view="gm")).read_text(encoding="utf-8"))
    assert {"Ξ", "Ω"} <= letters(write(fight(), tmp_path / "gm.pdf", Look(view="gm")))


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_the_pictures_unexplored_part_is_not_in_the_file(tmp_path, kind):
    data = painted_ground()
    state = fight(picture=data)
    purple = {}
    for view in ("players", "gm"):
        path = write(state, tmp_path / f"{view}.{kind}", Look(view=view, grid=False, tokens=False), data)
        purple[view] = _purple(path)
    assert purple["players"] == 0 and purple["gm"] > 100


def _purple(path) -> int:
    """How many pixels are nearer to the colour of what is unknown than to anything else on the map."""
    if path.suffix == ".svg":
        import base64
        import re

        found = [base64.b64decode(each) for each in re.findall(r"base64,([^\"]+)\"", path.read_text(encoding="utf-8"))]
        images = [QImage.fromData(data) for data in found]
        assert images
    else:
        images = [QImage(str(path))]
    wanted = np.array(QColor(UNKNOWN).getRgb()[:3], int)
    count = 0
    for image in images:
        plain = image.convertToFormat(QImage.Format.Format_RGB888)
        rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
        pixels = rows[:, : plain.width() * 3].reshape(plain.height(), plain.width(), 3)
        count += int((np.abs(pixels.astype(int) - wanted).sum(axis=2) < 120).sum())
    return count
