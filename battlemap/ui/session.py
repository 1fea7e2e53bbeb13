"""The open fight as the window knows it: one document, its file, what is selected; commands in, signals out.

`do` fetches the dice a command wants (rolled here, or typed by the game master), says refusals and file troubles by signal, and
answers waiting opportunity attacks where a side or creature has been told how.  Not here: what is legal, how anything looks.
"""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.encounter.dice import BadFace, Roller
from battlemap.encounter.document import Document
from battlemap.encounter.events import ReserveChanged, TokenJoined
from battlemap.encounter.outcome import Done, NeedDice, Refusal, Refused
from battlemap.model import BattlemapError, Encounter, Scene, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rulesets import DEFAULT, find_ruleset
from battlemap.storage import FightFile, new_fight_path
from battlemap.storage.backups import Backup, go_back, keep, keep_file, taken
from battlemap.storage.opening import is_open_here
from battlemap.storage.pictures import OpenPicture
from battlemap.ui.sentences import said

AskFaces = Callable[[NeedDice], "list[int] | None"]
EMPTY_MAP = (24, 16)
Read = TypeVar("Read")


class Session(QObject):
    """One open fight.  `dice_mode`: "program" rolls here, "typed" asks `ask_faces`, "both" asks with rolled faces to correct.
    `usual_answer`: how sides answer that were told nothing.  `closing`: the file is about to be let go of; `unopened(path)`: one
    could not be opened, and that has been said."""

    changed = Signal(object)
    opened = Signal()
    closing = Signal()
    unopened = Signal(object)
    selection_changed = Signal(object)
    refused = Signal(object, object)
    message = Signal(str)
    kind_changed = Signal()
    dice_mode_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.fight_file: FightFile | None = None
        self.document = Document(empty_fight(), find_ruleset)
        self.document.subscribe(self._on_change)
        self._dice_mode = "program"
        self.usual_answer = "ask"
        self.ask_faces: AskFaces | None = None
        self.roller = Roller()
        self._selection: tuple[str, ...] = ()
        self._kind: tuple[str, str] = ("", "")

    # ------------------------------------------------------------ what is there
    @property
    def dice_mode(self) -> str:
        return self._dice_mode

    @dice_mode.setter
    def dice_mode(self, mode: str) -> None:
        """Cards that are open follow."""
        if mode != self._dice_mode:
            self._dice_mode = mode
            self.dice_mode_changed.emit()

    @property
    def state(self) -> Encounter:
        return self.document.state

    @property
    def ruleset(self) -> Ruleset:
        return self.document.ruleset

    @property
    def selection(self) -> tuple[str, ...]:
        return self._selection

    def active_token(self) -> str:
        """Whose turn it is; where it is nobody's own the single selected token."""
        if self.state.turn.active in self.state.tokens:
            return self.state.turn.active
        return self._selection[0] if len(self._selection) == 1 else ""

    def title(self) -> str:
        """A name for the window's title."""
        if self.fight_file is not None:
            return self.fight_file.path.stem
        return self.state.title or QCoreApplication.translate("Session", "Untitled fight")

    def names(self) -> dict[str, str]:
        """Everyone's name by id, also of those who have left since the fight's file began."""
        found = {token.id: token.name for token in self.fight_file.base.tokens.values()} if self.fight_file else {}
        for step in self.document.steps:
            found |= {event.token.id: event.token.name for event in step.events if isinstance(event, TokenJoined)}
            put = (waits.token for event in step.events if isinstance(event, ReserveChanged) for waits in event.put)
            found |= {token.id: token.name for token in put}
        return found | {token.id: token.name for token in self.state.tokens.values()}

    def picture(self, sha256: str) -> bytes | None:
        """A picture's bytes by its content hash, from the fight's file."""
        return self._of_file(lambda file: file.picture(sha256) if sha256 else None)

    def open_picture(self, sha256: str) -> OpenPicture | None:
        """The same, to be read bit by bit on another thread."""
        return self._of_file(lambda file: file.open_picture(sha256) if sha256 else None)

    def _of_file(self, read: Callable[[FightFile], Read | None]) -> Read | None:
        """What is read of the fight's file; None where it is in none, or that cannot be read, which is said."""
        if self.fight_file is None:
            return None
        try:
            return read(self.fight_file)
        except BattlemapError as wrong:
            self.message.emit(said(wrong))
            return None

    def keep_picture(self, data: bytes) -> str:
        """Put a picture into the fight's file; its content hash.  Raises BattlemapError with the sentence why not."""
        if self.fight_file is None:
            raise BattlemapError(QCoreApplication.translate(
                "CreaturePictures", "A picture is kept in the fight's file, and this fight has none yet: save it first."
            ))  # fmt: skip
        return self.fight_file.put_picture(data)

    def select(self, ids: Sequence[str]) -> None:
        """Select these tokens; unknown ones are left out."""
        known = tuple(token_id for token_id in dict.fromkeys(ids) if token_id in self.state.tokens)
        if known != self._selection:
            self._selection = known
            self.selection_changed.emit(known)

    def kind_chosen(self, token_id: str) -> str:
        """The way of moving chosen for this token's next move, "" for none."""
        return self._kind[1] if self._kind[0] == token_id else ""

    def choose_kind(self, token_id: str, kind: str) -> None:
        """Its next move is of this kind."""
        self._kind = (token_id, kind)
        self.kind_changed.emit()

    # ------------------------------------------------------------ commands
    def do(self, command: c.Command, faces: Sequence[int] = ()) -> Done | None:
        """Give a command; None when it was refused, cancelled or could not be kept on disk."""
        done = self._do(command, faces)
        return None if done is None else _joined(done, self._answer_waiting())

    def _do(self, command: c.Command, faces: Sequence[int]) -> Done | None:
        given = list(faces)
        pour = self.roller.roll if self.dice_mode == "program" or self.ask_faces is None else None
        try:
            while True:
                outcome = self.document.do(command, given, pour)
                if isinstance(outcome, NeedDice):
                    more = self.faces(outcome)
                    if more is None:
                        return None
                    given += more
                elif isinstance(outcome, Refused):
                    self.refused.emit(outcome.refusals, command)
                    return None
                else:
                    return outcome
        except (BattlemapError, BadFace) as wrong:
            self.message.emit(said(wrong))
            return None

    def roll_first(self, command: c.Command) -> list[int] | None:
        """Faces for the first dice a command wants, rolled here; None when it wants none or is to ask for them itself."""
        if self.dice_mode != "program":
            return None
        wanted = self.document.preview(command)
        return self.roller.roll(wanted.sides) if isinstance(wanted, NeedDice) else None

    def faces(self, wanted: NeedDice) -> list[int] | None:
        """Dice as this table rolls them; None when nobody types them."""
        if self.dice_mode != "program" and self.ask_faces is not None:
            return self.ask_faces(wanted)
        return self.roller.roll(wanted.sides)

    def _answer_waiting(self) -> list[Done]:
        """Sides and creatures told to always take or always skip are not asked; what came of it."""
        found: list[Done] = []
        while self.state.pending:
            answer = next(
                ((pending, how) for pending in self.state.pending if (how := self._told(pending.by)) != "ask"), None
            )
            if answer is None:
                break
            pending, how = answer
            command: c.Command = c.Decline(token=pending.by)
            if how == "take" and pending.attacks:
                command = c.React(token=pending.by, attack=pending.attacks[0])
            done = self._do(command, ()) or self._do(c.Decline(token=pending.by), ())
            if done is None:
                break
            found.append(done)
        return found

    def _answers_itself(self, state: Encounter) -> bool:
        """Does nobody have to be asked for the game to go on from there?"""
        return any(self._told(pending.by, state) != "ask" for pending in state.pending)

    def answer_of(self, side: str) -> str:
        """How a side answers those who leave its reach, unless a creature was told otherwise: ask, skip or take."""
        return self.state.answers.get(side, self.usual_answer)

    def _told(self, token_id: str, state: Encounter | None = None) -> str:
        state = state or self.state
        token = state.tokens[token_id]
        return token.answer or state.answers.get(token.side, self.usual_answer)

    def overrule(self, command: c.Command, refusals: Sequence[Refusal] = ()) -> Done | None:
        """Do it all the same, as the game master: with `force` where the command has it, else the nearest the pencil can."""
        forced = overruled(command, self.state)
        return None if forced is None else self.do(forced)

    def ask(self, question: asks.Question) -> dict[str, Any]:
        """A question's answer; asking changes nothing."""
        return self.document.ask(question)

    def undo(self) -> None:
        """One gesture back: what answered itself on the way goes with it."""
        document, goal = self.document, self.document.position - 1
        while goal > 0 and self._answers_itself(document.state_before(goal)):
            goal -= 1
        self._walk(lambda: document.undo(document.position - goal))

    def redo(self) -> None:
        document, goal = self.document, self.document.position + 1
        while goal < len(document.steps) and self._answers_itself(document.state_before(goal)):
            goal += 1
        self._walk(lambda: document.redo(goal - document.position))

    def walk_to(self, position: int) -> None:
        """Go to any point of the history."""
        steps = position - self.document.position
        self._walk(lambda: self.document.redo(steps) if steps > 0 else self.document.undo(-steps))

    def _walk(self, step: Callable[[], int]) -> None:
        try:
            step()
        except BattlemapError as wrong:
            self.message.emit(said(wrong))

    def _on_change(self, change: Change) -> None:
        if self._kind[0] and _moved_on(change, self._kind[0]):
            self._kind = ("", "")
        self.changed.emit(change)
        self.select(self._selection)

    # ------------------------------------------------------------ files
    def open_path(self, path: Path) -> bool:
        """Open a fight; on trouble one sentence, and the open fight stays."""
        is_open = self._guarded(lambda: self._take(FightFile.open(path)))
        if not is_open:
            self.unopened.emit(path)
        return is_open

    def new_fight(self, state: Encounter | None = None, pictures: dict[str, bytes] | None = None) -> bool:
        """A new fight, on disk from its first moment, in the fights folder."""
        fight = state or empty_fight()
        name = fight.title or fight.scene.name or QCoreApplication.translate("Session", "Fight")
        return self._guarded(lambda: self._take(FightFile.create(new_fight_path(name), fight, pictures or {})))

    def save_as(self, path: Path) -> bool:
        """Go on in another file; the old one stays as it is."""

        def save() -> None:
            _keep_replaced(path)
            if self.fight_file is None:
                self._take(FightFile.create(path, self.state, {}, overwrite=True))
            else:
                self.fight_file.save_as(path)
                self.opened.emit()

        return self._guarded(save)

    def duplicate(self, path: Path) -> bool:
        """A copy beside it; this one stays open."""

        def copy() -> None:
            if self.fight_file is None:
                FightFile.create(path, self.state, {}, overwrite=True).close()
            else:
                self.fight_file.duplicate(path)

        return self._guarded(copy)

    def rename(self, path: Path) -> bool:
        """The open fight's file has another name from now on."""

        def move() -> None:
            if self.fight_file is not None:
                self.fight_file.move_to(path)
                self.opened.emit()

        return self._guarded(move)

    def lay_below(self, scene: Scene, picture: bytes | None = None) -> bool:
        """Another map below the creatures of this fight, its picture kept in the fight's file; lights they carry stay theirs."""
        carried = tuple(light for light in self.state.scene.lights if light.token)
        lights = (*(light for light in scene.lights if not light.token), *carried)
        file = self.fight_file
        kept = self._guarded(lambda: file.put_picture(picture)) if file is not None and picture is not None else True
        return kept and self.do(c.SetScene(scene=replace(scene, lights=lights))) is not None

    def lay_out(self, state: Encounter) -> None:
        """A fight that is in no file."""
        self.close()
        self.document = Document(state, find_ruleset)
        self.document.subscribe(self._on_change)
        self._begin()

    def go_back(self, backup: Backup, path: Path) -> bool:
        """The fight at that path as a backup has it, on the table; as it is now it is kept among the backups, or beside it under
        another name where it cannot be read.  On trouble one sentence, and what was open stays."""
        file = self.fight_file
        here = file is not None and file.path.absolute() == path.absolute()

        def back() -> None:
            if here and file is not None:
                keep(taken(file, self.state, "before"), backup.path)
                self.close()
            go_back(backup, path)

        try:
            return self._guarded(back) and self.open_path(path)
        finally:
            if here and self.fight_file is None:
                self._guarded(lambda: self._take(FightFile.open(path)))

    def close(self) -> None:
        if self.fight_file is not None:
            self.closing.emit()
            self.fight_file.close()
            self.fight_file = None
            self.document.set_journal(None)

    def _take(self, file: FightFile) -> None:
        document = file.document(find_ruleset)
        self.close()
        self.fight_file, self.document = file, document
        document.subscribe(self._on_change)
        self._begin()

    def _begin(self) -> None:
        """Another fight is on the table."""
        self._selection = ()
        self.selection_changed.emit(())
        self.opened.emit()
        self.changed.emit(Change("opened", self.state, self.state))

    def _guarded(self, deed: Callable[[], Any]) -> bool:
        try:
            deed()
        except BattlemapError as wrong:
            self.message.emit(said(wrong))
            return False
        return True


def _keep_replaced(path: Path) -> None:
    """A fight that another takes the place of is among that one's backups from now on; what is none is not missed."""
    if path.exists() and not is_open_here(path):
        with suppress(BattlemapError):
            keep_file(path, "replaced")


def _joined(done: Done, more: Sequence[Done]) -> Done:
    """A command and what answered itself after it, as one."""
    for each in more:
        done = Done((*done.events, *each.events), {**done.answer, **each.answer}, (*done.rolls, *each.rolls))
    return done


def _moved_on(change: Change, token_id: str) -> bool:
    """Has the token moved, or the turn gone on: is a way of moving chosen for it used up?"""
    was, now = change.before.turn, change.after.turn
    before, after = change.before.token(token_id), change.after.token(token_id)
    if before is None or after is None or (was.round, was.phase, was.active) != (now.round, now.phase, now.active):
        return True
    return before.at != after.at


def with_squares(scene: Scene, square: int) -> Scene:
    """The same map with squares of another width in dm; a light still reaches as many of them."""
    lights = tuple(
        replace(light, bright=round(light.bright * square / scene.square), dim=round(light.dim * square / scene.square))
        for light in scene.lights
    )
    return replace(scene, square=square, lights=lights)


def empty_fight() -> Encounter:
    """A bare floor, nobody on it."""
    columns, rows = EMPTY_MAP
    return Encounter(ruleset=DEFAULT, scene=Scene(rows=("." * columns,) * rows))


def overruled(command: c.Command, state: Encounter | None = None) -> c.Command | None:
    """The same wish as the game master's own deed (`force`, or the pencil), or None where there is nothing to force."""
    match command:
        case c.MoveToken(to=to, path=path) if to is not None or path:
            goal = to if to is not None else (path or ())[-1]
            return c.MoveToken(token=command.token, to=goal, path=path, by=command.by, force=True, to_z=command.to_z)
        case c.MoveGroup():
            return c.MoveGroup(moves=command.moves, force=True)
        case c.SetDoor(token=token) if token:
            return c.SetDoor(door=command.door, state=command.state)
        case c.LineUp():
            return c.LineUp(door=command.door, at=command.at, force=True)
        case c.DropProne():
            return c.SetCondition(target=command.token, add="prone")
        case c.Stand():
            return c.SetCondition(target=command.token, remove="prone")
        case _:
            return None if state is None else _pencilled(command, state)


def _pencilled(command: c.Command, state: Encounter) -> c.Edit | None:
    """What the rules refuse to one token, written on it by hand."""
    match command:
        case c.Heal(amount=amount) if len(ids := command.targets or (command.target,)) == 1 and ids[0] in state.tokens:
            token = state.tokens[ids[0]]
            return c.Edit(token=token.id, fields={"dead": False, "hp": min(token.creature.max_hp, token.hp + max(1, amount))})
        case c.SetCondition(add=add) if add and len(ids := command.targets or (command.target,)) == 1 and ids[0] in state.tokens:
            return c.Edit(token=ids[0], fields={"conditions": [*state.tokens[ids[0]].conditions, add]})
        case c.Concentrate(on=on) if command.token in state.tokens:
            return c.Edit(token=command.token, fields={"concentrating": on})
        case _:
            return None


def free_id(state: Encounter, name: str, more: Collection[str] = ()) -> str:
    """An id nobody has, on the map or in the reserve, nor is among `more`: the name in lower case, with a number where needed."""
    stem = "".join(letter if letter.isalnum() else "-" for letter in name.lower()).strip("-") or "token"
    taken = {*state.tokens, *state.reserve, *more}
    if stem not in taken:
        return stem
    number = 2
    while f"{stem}-{number}" in taken:
        number += 1
    return f"{stem}-{number}"


__all__ = ["Session", "Token", "empty_fight", "free_id", "overruled"]
