"""Maps of other programs, brought in: a `Found` (scene, picture, what was left out) or an `ImportProblem` of one sentence.

Here: `import_map`, which chooses by what is in a file, not by its name (.dd2vtt.png is a map, a renamed photograph a
picture), and `maps`, the names in a file of several.  The formats have rooms of their own (`universal_vtt`, `foundry`, `watabou`,
`donjon`, `tiled`, `picture`), what they share too.  Not here: Qt, rules, the fight's own file (`storage`).

    found = import_map(Path("crypt.dd2vtt"))
    found = import_map(Path("mill.jpg"), columns=30, rows=20)
    found = import_map(Path("packs/maps"), name=maps(Path("packs/maps"))[0], picture=Path("mill.webp"))
"""

from pathlib import Path

from battlemap.importers import other_pictures
from battlemap.importers.found import Found, ImportProblem, Wanted, few, shown
from battlemap.importers.given_picture import with_picture

__all__ = ["ENDINGS", "PICTURES", "Found", "ImportProblem", "Wanted", "import_map", "is_pack", "maps", "with_picture"]

PICTURES = (".png", ".jpg", ".jpeg", ".webp", *other_pictures.ENDINGS)
ENDINGS = (".dd2vtt", ".uvtt", ".df2vtt", ".json", ".db", ".tmx", ".tmj", ".txt", ".tsv", *PICTURES)
"""How files that may be maps usually end, for a dialog to offer; what they are is told by what is in them.  A pack may be a
folder."""
NAMED = 12
"""So many names go into a sentence."""


def maps(path: Path) -> tuple[str, ...]:
    """The names of the maps in a file, each as `import_map` takes it; of most files there is one.

    Raises ImportProblem, and nothing else, for whatever is in the file.
    """
    from battlemap.importers.atlas import atlas_of
    from battlemap.importers.picture import Squares

    return atlas_of(Path(path), Squares()).names


def is_pack(path: Path) -> bool:
    """Is this the folder of a pack of Foundry's, or a file in one?  Nothing in it is read."""
    from battlemap.importers.foundry_pack import folder_of

    return folder_of(Path(path)) is not None


def import_map(
    path: Path, *, name: str | None = None, columns: int | None = None, rows: int | None = None, px: float | None = None,
    picture: Path | None = None,
) -> Found:  # fmt: skip
    """Read a map or a picture.  `name` chooses among several maps.  `columns` and `rows`, or `px` (pixels per square), say how a
    plain picture is cut.  `picture` is the one below a map that comes without.

    Raises ImportProblem, and nothing else, for whatever is in the file.
    """
    from battlemap.importers.atlas import atlas_of
    from battlemap.importers.picture import Squares

    path = Path(path)
    atlas = atlas_of(path, Squares(columns, rows, px))
    found = atlas.read(_chosen(path, atlas.names, name))
    return with_picture(found, picture) if picture is not None else found


def _chosen(path: Path, names: tuple[str, ...], name: str | None) -> int:
    told = few(names, NAMED)
    if name is None:
        if len(names) > 1:
            raise ImportProblem(
                "{file}: there are {number} maps in it, expected the name of one: {told}", file=shown(path), number=len(names),
                told=told
            )
        return 0
    wanted = " ".join(name.split()).casefold()
    fitting = [i for i, each in enumerate(names) if each.casefold() == wanted]
    exact = [i for i in fitting if names[i] == name]
    if not fitting:
        raise ImportProblem("{file}: there is no map of that name in it, expected one of: {told}", file=shown(path), told=told)
    return (exact or fitting)[0]
