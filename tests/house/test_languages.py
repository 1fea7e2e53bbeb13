"""The translations: made of their sources, every hole and mark of the English kept."""

import re
import sys

import pytest

from tests.house.layout import ROOT

sys.path.insert(0, str(ROOT / "packaging"))
import make_languages

FILES = sorted((ROOT / "assets" / "languages").glob("*.ts"))
HOLE = re.compile(r"\{[^}]*\}|%n|<[^>]+>")


@pytest.fixture(scope="module", params=FILES, ids=lambda path: path.stem)
def file(request):
    return request.param


def test_there_are_the_languages_of_the_first_users():
    assert [path.stem for path in FILES] == ["battlemap_it", "battlemap_pt_BR"]


def test_what_the_program_loads_is_made_of_what_is_translated(file, tmp_path):
    made = tmp_path / "made.qm"
    make_languages.release(file, made)
    assert made.read_bytes() == file.with_suffix(".qm").read_bytes()


def test_holes_marks_and_ends_are_those_of_the_source(file):
    for context, source, forms in make_languages.messages(file):
        for form in forms:
            where = f"{context}: {source!r} -> {form!r}"
            assert sorted(HOLE.findall(form)) == sorted(HOLE.findall(source)), where
            assert form.count("&") == source.count("&"), where
            assert (form[:1].isspace(), form[-1:].isspace()) == (source[:1].isspace(), source[-1:].isspace()), where
