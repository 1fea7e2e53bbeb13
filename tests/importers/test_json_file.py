"""Text in JSON that no text can hold."""

import json
import random
from pathlib import Path

from battlemap.importers.json_file import read_json


def test_halves_of_characters_become_what_utf_16_makes_of_them():
    dice = random.Random(7)
    pieces = ["\\ud83d", "\\ude00", "\\ud83d\\ude00", "\\ude00\\ud83d", "\\udbff", "\\udc00", "\\ufeff", "a"]
    for _ in range(2000):
        text = '"' + "".join(dice.choices(pieces, k=dice.randrange(8))) + '"'
        plain = json.loads(text).encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        assert read_json(Path("map.json"), text.encode()) == plain
