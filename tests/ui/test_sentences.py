"""What lower rooms tell is said in the window's language, its facts too."""

import pytest

from battlemap.importers.found import ImportProblem
from battlemap.sentence import Sentence
from battlemap.storage.errors import explained
from battlemap.ui import languages
from battlemap.ui.sentences import said


@pytest.fixture(params=["it", "pt_BR"])
def code(qapp, request):
    languages.speak(qapp, request.param)
    yield request.param
    languages.speak(qapp, languages.SOURCE)


def test_in_english_it_is_the_text_itself(qapp):
    languages.speak(qapp, languages.SOURCE)
    told = Sentence("%n light(s) without a radius: {usual_radius} squares taken.", n=1, usual_radius=4.0)
    assert said(told) == str(told) == "1 light without a radius: 4 squares taken."


def test_templates_and_the_sentences_within_are_translated(code):
    why = Sentence("is {width} x {height} pixels, more than {limit} a side", width=20000, height=10, limit=16384)
    told = said(ImportProblem("{file}: the picture {why}", file="mill.png", why=why))
    assert told == {
        "it": "mill.png: l'immagine è di 20000 x 10 pixel, più di 16384 per lato",
        "pt_BR": "mill.png: a imagem tem 20000 x 10 pixels, mais de 16384 por lado",
    }[code]  # fmt: skip


def test_numbers_have_their_forms_and_are_written_as_the_language_writes_them(code):
    one, more = (said(Sentence("%n note(s) left out.", n=number)) for number in (1, 2))
    assert (one, more) == {
        "it": ("1 nota ignorata.", "2 note ignorate."), "pt_BR": ("1 nota ignorada.", "2 notas ignoradas."),
    }[code]  # fmt: skip
    assert "1.234" in said(Sentence("{file}: expected up to {limit:,} points", file="a", limit=1234))
    assert "2,5" in said(Sentence("square: {px}", px=2.5)), "of a text nobody has translated the figures still are"


def test_what_the_disk_says_is_told_in_the_language(code, tmp_path):
    told = said(explained(tmp_path / "a.battlemap", PermissionError(13, "Permission denied"), "written"))
    assert told == {
        "it": "a.battlemap: non può essere scritto, permesso negato",
        "pt_BR": "a.battlemap: não pode ser gravado, permissão negada",
    }[code]  # fmt: skip


def test_lists_are_told_piece_by_piece(code):
    told = said(Sentence("Left out: {more}.", more=[Sentence("%n sound(s)", n=2), Sentence("%n tile(s)", n=1)]))
    assert told == {"it": "Ignorati: 2 suoni, 1 tessera.", "pt_BR": "Ignorados: 2 sons, 1 ladrilho."}[code]


def test_a_text_of_the_users_own_is_left_as_it_is(code):
    assert said("The file is empty {really}") == "The file is empty {really}"


def test_a_stat_blocks_own_words_within_are_said_too(code):
    size = said(Sentence("Size: it may be {choices}, {size} is taken.", choices="small or medium", size="medium"))
    scores = said(Sentence("Abilities that are not given count as 10: {missing}.", missing=["wis", "cha"]))
    assert (size, scores) == {
        "it": ("Taglia: può essere Piccola o Media, si usa Media.", "Le caratteristiche non indicate contano come 10: SAG, CAR."),
        "pt_BR": ("Tamanho: pode ser Pequeno ou Médio, usa-se Médio.", "Os atributos não informados contam como 10: SAB, CAR."),
    }[code]  # fmt: skip
