"""The night itself: fights of all rulesets in turn, each played with the window open, left for others and come back to.

    night = Night(commands=20_000, seed=1)
    night.play()
    print(night.report())

A command is one that was done: decided, written into the fight's file and shown, in both windows.
"""

import random
import statistics
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.model import BattlemapError
from battlemap.rulesets import find_ruleset, names
from battlemap.storage import FightFile, fights_folder
from battlemap.ui import languages
from battlemap.ui.application import Shown, application, open_window
from battlemap.ui.library.maps import read_map
from battlemap.ui.library.shelf import entries
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.window import MainWindow
from tests.rulesets.arena import arena
from tests.rulesets.commands import any_command
from tests.ui.soak.ears import Ears
from tests.ui.soak.figures import Figures, grown, growth, kinds, take
from tests.ui.soak.hands import Answering, Hands, settle

ROUNDS, EVERY, WARM = 2, 100, 0.15
UNDONE, WALKED, EARLY = 40, 25, 150
MOST_TOKENS, MOST_WALLS, AWAY = 30, 60, 25
GROWING = ("rss_mb", "python", "wrapped", "qobjects", "widgets", "windows", "timers", "threads", "files", "wal_kb")
packed = msgspec.msgpack.encode


@dataclass(frozen=True)
class Row:
    """What one fight was like.  Milliseconds are of the window's own thread."""

    ruleset: str
    commands: int
    steps: int
    undo_early_ms: float
    undo_late_ms: float
    undo_max_ms: float
    walk_ms: float
    walk_max_ms: float
    bytes_per_record: float
    wal_kb: float
    open_ms: float


class Night:
    """`trouble` is all that was wrong, as sentences."""

    def __init__(
        self, commands: int, seed: int = 1, rulesets: tuple[str, ...] = (), rounds: int = ROUNDS, undone: int = UNDONE
    ) -> None:
        self.wanted, self.seed, self.dice, self.undone = commands, seed, random.Random(seed), undone
        self.rulesets = (rulesets or tuple(names())) * rounds
        self.done = 0
        self.taken: list[Figures] = []
        self.rows: list[Row] = []
        self.starts: list[Counter[str]] = []
        self.trouble: list[str] = []
        self.deeds: Counter[str] = Counter()
        self.met: dict[str, int] = {}
        self._main, self._away = Path(), 0

    @property
    def window(self) -> MainWindow:
        return self.shown.window

    @property
    def session(self) -> Session:
        return self.window.session

    def play(self) -> None:
        app = application()
        Settings().set_text("start", "new")
        with Ears() as self.ears:
            self.shown = Shown(app, open_window())
            self.hands = Hands(self.window, self.dice)
            answering = Answering(self.dice)
            try:
                for nth, ruleset in enumerate(self.rulesets):
                    self._fight(nth, ruleset)
                self.met = answering.met
                settle()
            finally:
                answering.end()
                self.window.close()
                self.window.deleteLater()
                self.shown.deleteLater()
                settle()
        self.trouble += [f"{times} times: {what}" for what, times in self.ears.heard.items()]

    # ------------------------------------------------------------ one fight
    def _fight(self, nth: int, ruleset: str) -> None:
        assert self.session.new_fight(arena(find_ruleset(ruleset), self.seed * 100 + nth))
        assert self.session.fight_file is not None
        self._main = self.session.fight_file.path
        self._calm()
        self.starts.append(kinds())
        until, first = self.wanted * (nth + 1) // len(self.rulesets), self.done
        early: list[float] = []
        while self.done < until:
            self._gesture()
            self._command()
            if not early and self.done - first >= min(EARLY, (until - first) // 2):
                early = self._undone()
            if self.done // EVERY > len(self.taken):
                self._look()
        self._to_main()
        self._end_of_fight(ruleset, first, early)

    def _end_of_fight(self, ruleset: str, first: int, early: list[float]) -> None:
        self._calm()
        late = self._undone()
        document = self.session.document
        goals = [self.dice.randrange(len(document.steps) + 1) for _ in range(min(WALKED, self.undone))]
        walked = [busy_ms(lambda goal=goal: self.session.walk_to(goal)) for goal in goals]  # type: ignore[misc]
        self.session.walk_to(len(document.steps))
        steps, file = len(document.ever), self.session.fight_file
        assert file is not None
        wal = file.path.with_name(f"{file.path.name}-wal")
        wal_kb = wal.stat().st_size / 1024 if wal.exists() else 0.0
        opened = self._opened_again()
        size = self._main.stat().st_size - sum(len(data) for data in self._pictures())
        median = statistics.median
        self.rows.append(Row(
            ruleset, self.done - first, steps, median(early), median(late), max(*early, *late), median(walked), max(walked),
            size / max(1, steps), wal_kb, opened,
        ))  # fmt: skip
        print(self.line(self.rows[-1]), flush=True)

    def _pictures(self) -> list[bytes]:
        """Those of its maps, which are not what a command costs."""
        file = self.session.fight_file
        scenes = {self.session.state.scene.picture.sha256} if self.session.state.scene.picture is not None else set()
        for step in self.session.document.ever:
            if isinstance(step.command, c.SetScene) and step.command.scene is not None and step.command.scene.picture is not None:
                scenes.add(step.command.scene.picture.sha256)
        found = []
        for sha256 in scenes:
            with suppress(BattlemapError):
                found.append(file.picture(sha256) if file is not None else b"")
        return found

    def _opened_again(self) -> float:
        """It is closed and opened again, and says the same, folded from its start too; milliseconds."""
        state, position = packed(self.session.state), self.session.document.position
        self.session.close()
        beside = [path.name for path in self._main.parent.iterdir() if path.name.startswith(self._main.name + "-")]
        if beside:
            self.trouble.append(f"left beside the closed file: {beside}")
        began = time.perf_counter()
        assert self.session.open_path(self._main), "it does not open again"
        took = (time.perf_counter() - began) * 1000
        if packed(self.session.state) != state or self.session.document.position != position:
            self.trouble.append(f"{self._main.name} is another fight when it is opened again")
        with FightFile.open(self.session.fight_file.duplicate(self._main.with_name("proof.battlemap"))) as file:  # type: ignore[union-attr]
            if packed(file.verify(find_ruleset).state) != state:
                self.trouble.append(f"{self._main.name} folded from its start is another fight")
        self._main.with_name("proof.battlemap").unlink()
        return took

    def _undone(self) -> list[float]:
        """Back so many steps and forth again, one at a time."""
        undone = [busy_ms(self.session.undo) for _ in range(min(self.undone, self.session.document.position))]
        for _ in undone:
            self.session.redo()
        return undone or [0.0]

    # ------------------------------------------------------------ one deed
    def _command(self) -> None:
        state = self.session.state
        command = any_command(self.dice, state, self.session.ruleset)
        self._counted(type(command).__name__, lambda: self.session.do(command))

    def _counted(self, name: str, deed: Callable[[], object]) -> None:
        """What it added to the history of the night's own fight counts, whatever opened or closed meanwhile."""
        self.ears.now = f"{self.done} commands, {name}"
        self.deeds[name] += 1
        document, before = self.session.document, len(self.session.document.ever)
        deed()
        settle()
        file = self.session.fight_file
        if self.session.document is document and file is not None and file.path == self._main:
            self.done += max(0, len(document.ever) - before)

    def _gesture(self) -> None:
        chance = self.dice.random()
        if self.hands.window is not self.window:
            self.hands = Hands(self.window, self.dice)
        if chance < 0.3:
            self._counted("gesture", self._any_gesture)
        elif chance < 0.35:
            self._counted("history", self._walk)
        elif chance < 0.353:
            self._counted("language", self._speak)
        elif chance < 0.355:
            self._counted("theme", self._retheme)
        elif chance < 0.358:
            self._counted("map", self._other_map)
        elif chance < 0.361:
            self._counted("elsewhere", self._elsewhere)
        self._keep_small()
        if self.session.fight_file is None or self.session.fight_file.path != self._main:
            self._away += 1
            if self._away > AWAY:
                self._to_main()

    def _any_gesture(self) -> None:
        self.deeds[f"gesture: {self.hands.anything()}"] += 1

    def _walk(self) -> None:
        document = self.session.document
        for _ in range(self.dice.choice([1, 1, 2, 5])):
            self.session.undo()
        if self.dice.random() < 0.1 and document.steps:
            self.session.walk_to(self.dice.randrange(len(document.steps) + 1))
            QApplication.processEvents()
        if self.dice.random() < 0.8:
            self.session.walk_to(len(document.steps))

    def _speak(self) -> None:
        """Another language: the window is made anew."""
        now = languages.wanted(self.window.settings)
        self.window.actions_.looks.choose_language(self.dice.choice([each for each in languages.LANGUAGES if each != now]))
        settle()

    def _retheme(self) -> None:
        self.window.actions_.looks.toggle_theme()

    def _other_map(self) -> None:
        """One from the library below those who are there."""
        place = read_map(self.dice.choice([entry for entry in entries() if entry.shipped]))
        self.session.lay_below(place.under(self.session.state.ruleset), place.picture)
        self.window.view.fit()

    def _elsewhere(self) -> None:
        """Another fight for a while."""
        self.session.new_fight(arena(find_ruleset(self.dice.choice(names())), self.dice.randrange(1000)))

    def _keep_small(self) -> None:
        """What hands put on the map by chance is taken off again."""
        state = self.session.state
        scene = state.scene
        if len(state.tokens) > MOST_TOKENS:
            for who in self.dice.sample(list(state.tokens), len(state.tokens) - MOST_TOKENS // 2):
                self.session.do(c.Leave(token=who, why="removed"))
        if max(len(scene.walls), len(scene.doors), len(scene.notes), len(scene.lights), len(state.zones)) > MOST_WALLS:
            self._counted("map", self._other_map)

    # ------------------------------------------------------------ between
    def _to_main(self) -> None:
        """Back to the night's fight; other files are tidied away."""
        self._away = 0
        if self.session.fight_file is None or self.session.fight_file.path != self._main:
            assert self.session.open_path(self._main), "the fight does not open any more"
        for path in fights_folder().iterdir():
            if path.is_file() and not path.name.startswith(self._main.stem):
                path.unlink(missing_ok=True)

    def _calm(self) -> None:
        if self.hands.window is not self.window:
            self.hands = Hands(self.window, self.dice)
        self.hands.calm()

    def _look(self) -> None:
        self._calm()
        self.taken.append(take(self.done, self.session))
        print(self.taken[-1].line(), flush=True)

    # ------------------------------------------------------------ what came of it
    @property
    def after_warm_up(self) -> list[Figures]:
        return [each for each in self.taken if each.commands >= WARM * self.wanted]

    def grown(self, name: str) -> tuple[float, float]:
        return growth(self.after_warm_up, name)

    def more_kinds(self, least: int = 200) -> list[tuple[str, int]]:
        """What there is more of at the start of the last fight than at that of the same ruleset before (else the second)."""
        if len(self.starts) < 3:
            return []
        half = len(self.rulesets) // 2
        return grown(self.starts[-1 - half] if half > 1 else self.starts[1], self.starts[-1], least)

    def line(self, row: Row) -> str:
        return (
            f"| {row.ruleset} | {row.commands} | {row.steps} | {row.undo_early_ms:.1f} → {row.undo_late_ms:.1f} (max "
            f"{row.undo_max_ms:.1f}) | {row.walk_ms:.1f} (max {row.walk_max_ms:.1f}) | {row.bytes_per_record:.0f} | "
            f"{row.wal_kb:.0f} | {row.open_ms:.0f} |"
        )

    def report(self) -> str:
        """The table."""
        lines = [_head("ruleset", "commands", "ever done", "undo, early → late, ms", "to any step, ms", "bytes a step",
                       "WAL KB", "opening, ms"), *map(self.line, self.rows), ""]  # fmt: skip
        if self.after_warm_up:
            first, last = self.after_warm_up[0], self.after_warm_up[-1]
            lines.append(_head("figure", "after warm-up", "at the end", "per 1,000 commands", "per 1,000 steps of history"))
            for name in GROWING:
                by_command, by_step = self.grown(name)
                lines.append(f"| {name} | {getattr(first, name)} | {getattr(last, name)} | {by_command:.2f} | {by_step:.2f} |")
        lines += ["", "more of at the last fight's start: " + ", ".join(f"{k} +{n}" for k, n in self.more_kinds()[:12])]
        lines += ["done: " + ", ".join(f"{name} {times}" for name, times in self.deeds.most_common())]
        lines += ["dialogs: " + ", ".join(f"{name} {times}" for name, times in sorted(self.met.items()))]
        return "\n".join([*lines, *(f"WRONG: {each}" for each in self.trouble)])


def _head(*names: str) -> str:
    return f"| {' | '.join(names)} |\n|{'---|' * len(names)}"


def busy_ms(deed: Callable[[], object]) -> float:
    """What a deed, and all it causes at once, takes of the window's thread."""
    before = time.thread_time()
    deed()
    QApplication.processEvents()
    return (time.thread_time() - before) * 1000
