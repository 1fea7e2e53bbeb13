"""`battlemap`: the program's one entry.  With a file or nothing it opens the window; the other commands need no screen.

Exit codes: 0 done, 1 a file or a device said no (one line on stderr), 2 the command line or a scenario file is wrong.

Every command imports what it needs when it runs: the window's toolkit takes longer to load than all else together.
"""

import argparse
import gc
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from battlemap import __version__

PICTURE_OPTIONS = ("view", "px", "squares", "paper")
FLAGS = ("-h", "--help", "--version")
SELFTEST = "--selftest"
USAGE = "battlemap [FILE]\n       battlemap COMMAND ...       (battlemap COMMAND --help tells more)"
PLAY_USAGE = "battlemap play FILE\n       battlemap play --check PATH [PATH ...]"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] == [SELFTEST]:  # a flag, as --version is; argparse has no commands that look so
        words[0] = SELFTEST.strip("-")
    elif not words or words[0] not in (*COMMANDS, *FLAGS):
        words.insert(0, "open")
    options = _parser().parse_args(words)
    return _guarded(COMMANDS[options.command], options)


def _guarded(command: Callable[[argparse.Namespace], int], options: argparse.Namespace) -> int:
    """A refusal as one line; a reader that went away (`battlemap play … | head`) as the end, not as an error."""
    from battlemap.model import BattlemapError

    for stream in (sys.stdout, sys.stderr):  # names and answers are not only ASCII, whatever the locale
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        code = command(options)
        if sys.stdout is not None:  # a program without a console has none
            sys.stdout.flush()
        return code
    except BattlemapError as wrong:
        print(f"battlemap: {' '.join(str(wrong).split())}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        _silence()
        return 0
    except OSError as wrong:  # the disk behind `battlemap play … > FILE` is full, a folder of the user's cannot be read
        _silence()
        told = f"{wrong.filename}: " if wrong.filename else ""
        print(f"battlemap: {told}{wrong.strerror or wrong}", file=sys.stderr)
        return 1
    except ImportError as wrong:
        if (library := _missing_library(wrong)) is None:
            raise
        print(f"battlemap: {library} is missing on this system; its distribution has it", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _silence() -> None:
    """Python would flush once more at its end, and complain."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _missing_library(wrong: ImportError) -> str | None:
    """The shared library of the system that a part of the program could not be loaded without."""
    found = re.match(r"(lib\S+\.so\S*): cannot open shared object file", str(wrong))
    return found[1] if found else None


# ---------------------------------------------------------------- commands
def _open(options: argparse.Namespace) -> int:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy would start a thread for each processor: we multiply no matrices
    gc.disable()  # what is loaded stays: going through it again and again is a tenth of the start
    from battlemap.ui.application import main as open_window

    gc.freeze()
    gc.enable()
    return open_window([options.file] if options.file else [])


def _play(options: argparse.Namespace) -> int:
    from battlemap.cli.play import check_paths, play_file

    if options.check:
        return check_paths(options.path)
    if len(options.path) > 1:
        print("battlemap play: expected one FILE, or --check", file=sys.stderr)
        return 2
    return play_file(options.path[0])


def _import(options: argparse.Namespace) -> int:
    from battlemap.cli.imports import Wanted, import_file, list_maps

    if options.list:
        return list_maps(options.file, options.json)
    wanted = Wanted(
        out=options.out, name=options.map, picture=options.picture, columns=options.columns, rows=options.rows, px=options.px,
        as_json=options.json, overwrite=options.force,
    )  # fmt: skip
    return import_file(options.file, wanted)


def _export(options: argparse.Namespace) -> int:
    from battlemap.cli.export import PICTURES, Asked, Words, export_file

    given = [f"--{name}" for name in PICTURE_OPTIONS if getattr(options, name)]
    if options.out.suffix.lower() in PICTURES:
        return _export_picture(options)
    if given:
        print(f"battlemap export: {', '.join(given)}: only for pictures ({', '.join(PICTURES)})", file=sys.stderr)
        return 2

    def words() -> Words:  # the window's; they need its toolkit, but no screen
        from battlemap.ui.log_words import told

        return told

    return export_file(options.file, Asked(options.out, options.force), words)


def _export_picture(options: argparse.Namespace) -> int:
    if options.paper and options.out.suffix.lower() != ".pdf":
        print("battlemap export: --paper: only for .pdf", file=sys.stderr)
        return 2
    from battlemap.ui.exporting.headless import Wanted, export_picture

    wanted = Wanted(
        out=options.out, view=options.view or "players", px=options.px or 0, squares=options.squares or "",
        paper=options.paper or "", overwrite=options.force,
    )  # fmt: skip
    return export_picture(options.file, wanted)


def _check(options: argparse.Namespace) -> int:
    from battlemap.cli.check import check_file

    return check_file(options.file)


def _repair(options: argparse.Namespace) -> int:
    from battlemap.cli.check import repair_file

    return repair_file(options.file, options.out)


def _selftest(options: argparse.Namespace) -> int:
    from battlemap.ui.selftest import run_selftest

    return run_selftest(main, options.report)


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "open": _open, "play": _play, "import": _import, "export": _export, "check": _check, "repair": _repair,
    "selftest": _selftest,
}  # fmt: skip
"""By name; one more command is one more line, and its words in `_parser`."""


# ---------------------------------------------------------------- words
def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="battlemap",
        usage=USAGE,
        description="A battle map for game masters. With a file, or with nothing, the window opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"battlemap {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, title="commands", prog="battlemap")

    opening = commands.add_parser("open", help="open the window, with a fight, a map or a picture (the default)")
    opening.add_argument("file", nargs="?", metavar="FILE")

    play = commands.add_parser("play", help="run scenario files without a screen", usage=PLAY_USAGE)
    play.add_argument("--check", action="store_true", help="compare with what the files expect; folders too")
    play.add_argument("path", nargs="+", type=Path, metavar="PATH")

    imports = commands.add_parser("import", help="make a fight of a map file or a picture; tell the stat blocks in a file")
    imports.add_argument("file", type=Path, metavar="FILE", help="a map, a picture, a Foundry pack, or stat blocks")
    imports.add_argument("--list", action="store_true", help="only tell the names of the maps in it")
    imports.add_argument("--map", metavar="NAME", help="of several maps: which one")
    imports.add_argument("--picture", type=Path, metavar="FILE", help="of a map without its picture: the picture")
    imports.add_argument("-o", "--out", type=Path, metavar="OUT.battlemap", help="the fight to write")
    imports.add_argument("--force", action="store_true", help="replace the fight if there is one")
    imports.add_argument("--columns", type=_squares, metavar="N", help="of a picture: squares across")
    imports.add_argument("--rows", type=_squares, metavar="N", help="of a picture: squares down")
    imports.add_argument("--px", type=_pixels, metavar="N", help="of a picture: pixels per square")
    imports.add_argument("--json", action="store_true", help="print only the counts, as one JSON object")

    export = commands.add_parser("export", help="write a fight's map, a picture of it, the fight as a scenario, or its log")
    export.add_argument("file", type=Path, metavar="FIGHT.battlemap")
    endings = "OUT.dd2vtt, .uvtt, .png, .webp, .pdf, .svg, .toml, .md or .html"
    export.add_argument("-o", "--out", type=_writable, metavar="OUT", required=True, help=endings)
    export.add_argument("--force", action="store_true", help="replace the file if there is one")
    views = "of a picture: what the players know (the default), the whole map without secrets, or the game master's"
    export.add_argument("--view", choices=("players", "table", "gm"), help=views)
    export.add_argument("--px", type=int, metavar="N", help="of a PNG or WebP: pixels per square")
    export.add_argument("--squares", metavar="A1:K12", help="of a picture: only these squares")
    papers = "of a PDF: pages of this paper (A4, Letter, ...), 25.4 mm to the square"
    export.add_argument("--paper", choices=("A5", "A4", "A3", "A2", "A1", "A0", "Letter", "Legal", "Tabloid"), help=papers)

    check = commands.add_parser("check", help="is a fight's file whole?")
    check.add_argument("file", type=Path, metavar="FILE")

    repair = commands.add_parser("repair", help="write what is whole of a damaged fight into a new file; the damaged one stays")
    repair.add_argument("file", type=Path, metavar="FILE")
    repair.add_argument("-o", "--out", type=Path, metavar="OUT.battlemap", help="the fight to write; else one beside it")

    told = "does this copy of the program work? (--selftest is the same; nothing of yours is touched)"
    selftest = commands.add_parser("selftest", help=told)
    selftest.add_argument("--report", type=Path, metavar="FILE", help="write the lines here too, with all that went wrong")
    return parser


def _writable(word: str) -> Path:
    from battlemap.cli.export import ENDINGS

    if not word.lower().endswith(ENDINGS):
        raise argparse.ArgumentTypeError(f"expected a file that ends in {', '.join(ENDINGS)}, got {word}")
    return Path(word)


def _squares(word: str) -> int:
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number of squares, got {word}")
    return number


def _pixels(word: str) -> float:
    number = float(word)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"expected a number of pixels, got {word}")
    return number


if __name__ == "__main__":
    sys.exit(main())
