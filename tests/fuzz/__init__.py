"""Hostile input at random: every reader of the program is handed small files and texts, spoiled again and again.

    python -m tests.fuzz                                ten minutes, shared among all readers
    python -m tests.fuzz --seconds 28800                a long night
    python -m tests.fuzz --reader tiled --seed 7        those whose names begin so, from another seed

What may come of an input is a value that can be used and kept, or a `BattlemapError` of one sentence on one line, within two
seconds of processor time and 500 MB.  Whatever else comes is a finding: kept in a folder, made smaller, and told with the way to
it.

    reader      a `Reader`: its small files, how they are spoiled, and what is done with one
    spoiling    bytes, the numbers and texts in them, values of JSON, at random
    guarding    an input read under the clock and the measure; many of them in a child, which may hang or die
    finding     what was found: told once, kept, made smaller
    maps stat_blocks pictures fights shelves scenarios typed settings
                the readers, by families; `readers` is the list of them all
    test_corpus a short run of each in the suite, the long one by `-m soak`

Inputs that made a reader say something it had not said yet (a sentence's template, a count of another size) are spoiled further:
sentences stand where the ways through a reader part, so this follows them without slowing anything.
"""
