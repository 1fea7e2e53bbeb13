"""Stat blocks of other programs and of pages, read into `StatBlock`s with what was guessed and what was left.

Here: `read` for one file, one Foundry pack or one pasted text, `read_each` for several files.  What a source is, is told by what
is in it, not by its name (`reading`).  Each kind has a module: of JSON `five_tools`, `five_bits`, `open_five`, `foundry_fifth`,
`foundry_fourth`, `improved_initiative`, `wright`, `basic_fantasy`; of text `plain_page`, `fourth_page`, `old_school`.  Not here:
Qt, rules, names of rulesets (`Books`).

    books = Books({"2014": "...", "2024": "...", "4e": "...", "old school": "..."}, wanted="...")
    for answer in read(Path("goblin.json"), books): ...        # Read or Unread
    for sheaf in read_each(paths, books): ...                  # one a file; a file that holds none has a `problem`
"""

from battlemap.importers.stat_blocks.found import Books, Doubt, Read, Sheaf, Unread
from battlemap.importers.stat_blocks.reading import ENDINGS, read, read_each

__all__ = ["ENDINGS", "Books", "Doubt", "Read", "Sheaf", "Unread", "read", "read_each"]
