"""`battlemap`: the program's one entry.  With a file or nothing it opens the window; the other commands need no screen."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from battlemap import __version__

COMMANDS = ("open", "play", "import", "check")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit code."""
    from battlemap.model import BattlemapError

    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] not in (*COMMANDS, "-h", "--help", "--version"):
        words.insert(0, "open")
    options = _parser().parse_args(words)
    try:
        return _run(options)
    except BattlemapError as wrong:
        print(f"battlemap: {wrong}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(options: argparse.Namespace) -> int:
    if options.command == "play":
        from battlemap.cli.play import check_paths, play_file

        if options.check:
            return check_paths(options.path)
        if len(options.path) != 1:
            print("battlemap play: name one FILE, or use --check for several", file=sys.stderr)
            return 2
        return play_file(options.path[0])
    if options.command == "import":
        from battlemap.cli.imports import import_file

        return import_file(options.file, options.out, options.columns, options.rows, options.px, options.json)
    if options.command == "check":
        from battlemap.cli.check import check_file

        return check_file(options.file)
    from battlemap.ui.application import main as open_window

    return open_window([str(options.file)] if options.file else [])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="battlemap", description="A battle map for game masters. With a file, or with nothing, the window opens."
    )
    parser.add_argument("--version", action="version", version=f"battlemap {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    opening = commands.add_parser("open", help="open the window, with a fight, a map or a picture (the default)")
    opening.add_argument("file", nargs="?", type=Path)
    play = commands.add_parser("play", help="run scenario files without a screen")
    play.add_argument("--check", action="store_true", help="compare with what the files expect")
    play.add_argument("path", nargs="+", type=Path)
    imports = commands.add_parser("import", help="make a fight of a map file or a picture")
    imports.add_argument("file", type=Path)
    imports.add_argument("-o", "--out", type=Path, help="the fight to write (.battlemap)")
    imports.add_argument("--columns", type=int, help="of a picture: squares across")
    imports.add_argument("--rows", type=int, help="of a picture: squares down")
    imports.add_argument("--px", type=float, help="of a picture: pixels per square")
    imports.add_argument("--json", action="store_true", help="print only the counts, as JSON")
    check = commands.add_parser("check", help="is a fight's file whole?")
    check.add_argument("file", type=Path)
    return parser


if __name__ == "__main__":
    sys.exit(main())
