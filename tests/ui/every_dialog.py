"""Every dialog of the window, each opened by the window's own classes on one small fight.

    window = window_on_the_fight()
    for name, opener in EVERY_DIALOG:
        dialog = opener(window, folder)       made and filled, not shown; `folder` takes what files it wants

`name` is the class as "room.module.Class", with ": what" behind where it has more than one face.  `test_every_dialog` fails when
a QDialog of the program is missing here: put its opener in and every test that walks the dialogs has it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from PySide6.QtWidgets import QApplication, QDialog

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import NeedDice
from battlemap.encounter.tables import token_from
from battlemap.geometry import Cell
from battlemap.imaging.disc import Uncut
from battlemap.model import Encounter, Light, Note, Scene, Wall
from battlemap.storage.backups import keep, taken
from battlemap.ui.bestiary.own import BlockDialog, MemberDialog, member_of
from battlemap.ui.bestiary.review import ReviewDialog
from battlemap.ui.bestiary.sheet import SheetWindow
from battlemap.ui.bestiary.stock import Filters
from battlemap.ui.canvas.token_item import look_of
from battlemap.ui.components import components
from battlemap.ui.dialogs.about import AboutDialog
from battlemap.ui.dialogs.begin import BeginDialog
from battlemap.ui.dialogs.check import CheckDialog
from battlemap.ui.dialogs.condition import ConditionDialog
from battlemap.ui.dialogs.copy_fight import CopyFightDialog
from battlemap.ui.dialogs.dice_entry import DiceDialog
from battlemap.ui.dialogs.fall import FallDialog
from battlemap.ui.dialogs.history import HistoryDialog
from battlemap.ui.dialogs.house_rules import HouseRulesDialog
from battlemap.ui.dialogs.import_map import ImportDialog
from battlemap.ui.dialogs.licences import LicencesDialog
from battlemap.ui.dialogs.marching import MarchingDialog
from battlemap.ui.dialogs.new_fight import NewFightDialog
from battlemap.ui.dialogs.other_deed import OtherDeedDialog
from battlemap.ui.dialogs.palette import CommandPalette
from battlemap.ui.dialogs.ready import ReadyDialog
from battlemap.ui.dialogs.rest import RestDialog
from battlemap.ui.dialogs.shortcuts import ShortcutsDialog
from battlemap.ui.dialogs.token import TokenDialog
from battlemap.ui.dialogs.token_picture import PictureDialog as TokenPictureDialog
from battlemap.ui.dialogs.token_picture_circle import CircleDialog
from battlemap.ui.dialogs.travel import TravelDialog
from battlemap.ui.dice.own_rolls import OwnRoll, keep_rolls
from battlemap.ui.dice.roll_box import RollDialog
from battlemap.ui.dice.roll_log import RollLogDialog
from battlemap.ui.exporting.actions import LeftOutDialog
from battlemap.ui.exporting.picture_dialog import PictureDialog as ExportPictureDialog
from battlemap.ui.exporting.print_dialog import PrintDialog
from battlemap.ui.exporting.text_files import Kept
from battlemap.ui.exporting.work_line import WorkDialog
from battlemap.ui.faults.dialog import FaultDialog
from battlemap.ui.faults.report import Fault, report
from battlemap.ui.library.backups import BackupsDialog
from battlemap.ui.library.dialog import LibraryDialog
from battlemap.ui.library.maps import map_on_table
from battlemap.ui.library.moving import MovePartyDialog
from battlemap.ui.library.starting import NameDialog, StartDialog
from battlemap.ui.preferences.dialog import PreferencesDialog
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from battlemap.ui.why.asking import explained_in
from battlemap.ui.why.creature_whys import more_whys
from battlemap.ui.why.every_number import EveryNumber
from battlemap.ui.window import MainWindow
from tests.importers import foundry_files
from tests.ui.bestiary.test_review import IMPROVED, WRONG_SUM
from tests.ui.panel.fights import FIGHT, TOTALS, Loaded

WAIT_SECONDS = 20.0
Opener = Callable[[MainWindow, Path], QDialog]
SCENE = Scene(
    rows=("." * 10 + "~" * 6,) * 10, name="Ford", walls=(Wall(points=((7.0, 0.0), (7.0, 4.0))),),
    notes=(Note(at=(6.5, 6.5), text="A trap door"),), lights=(Light(token="ana", bright=60, dim=120),),
)  # fmt: skip


def window_on_the_fight() -> MainWindow:
    """The ambush in a file of its own, Ana's turn and she is selected; not shown.  `put_away` ends it."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    apply_theme(application)
    session = Session()
    session.roller = Loaded()
    tokens = {entry["id"]: token_from(entry) for entry in FIGHT}
    assert session.new_fight(Encounter(ruleset="dnd2024", scene=SCENE, tokens=tokens, title="Ambush"))
    session.do(c.Begin(totals=TOTALS))
    session.do(c.SetCondition(target="gob-1", add="prone"))
    window = MainWindow(session, Settings())
    session.select(("ana",))
    return window


def put_away(window: MainWindow) -> None:
    window.close()
    window.session.close()
    gone(window)


def gone(widget: QDialog | MainWindow) -> None:
    """Closed and deleted, as if the program were back in its loop."""
    widget.close()
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)


def until(done: Callable[[], bool]) -> None:
    """Let the window work on until that is so."""
    latest = time.monotonic() + WAIT_SECONDS
    while not done():
        assert time.monotonic() < latest, "it never came"
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


# ---------------------------------------------------------------- in a fight
def _before_the_fight(window: MainWindow, _folder: Path) -> BeginDialog:
    return BeginDialog(window.session, window)


def _token(window: MainWindow, _folder: Path) -> TokenDialog:
    return TokenDialog(window.session, window.session.state.tokens["ana"], Cell(3, 3), window)


def _roll_box(window: MainWindow, _folder: Path) -> RollDialog:
    keep_rolls(window.settings, [OwnRoll("Stealth of the goblins: d20+6", each=True, secret=True), OwnRoll("Breath: 8d6 fire")])
    return RollDialog(window.session, window.settings, window)


def _roll_log(window: MainWindow, _folder: Path) -> RollLogDialog:
    window.session.do(c.Roll(roll="Stats: 4d6kh3"))
    window.session.do(c.Roll(roll="Stealth: d20+6", tokens=("ana",), secret=True), [13])
    return RollLogDialog(window.session, window.settings, window)


def _dice(window: MainWindow, _folder: Path) -> DiceDialog:
    return DiceDialog(NeedDice("damage", "ana", (8,), "1d8+3"), window.session, window)


def _token_picture(window: MainWindow, _folder: Path) -> TokenPictureDialog:
    state = window.session.state
    return TokenPictureDialog(
        window.session, ("gob-1", "ogre"), look_of(state.tokens["gob-1"], state.scene.square), window
    )


def _circle(window: MainWindow, folder: Path) -> CircleDialog:
    state, path = window.session.state, folder / "face.png"
    Image.new("RGB", (300, 400), "#b04030").save(path)
    return CircleDialog(
        Uncut.read(path.read_bytes()), look_of(state.tokens["gob-1"], state.scene.square), window
    )


# ---------------------------------------------------------------- maps and files
def _import_map(window: MainWindow, folder: Path) -> QDialog:
    scenes = [{**foundry_files.scene(), "_id": name, "name": name} for name in ("Mill", "Mine")]
    path = folder / "maps.db"
    path.write_text("\n".join(json.dumps(scene) for scene in scenes), encoding="utf-8")
    dialog = ImportDialog.opened(window.session, path, window, window.settings)
    assert isinstance(dialog, ImportDialog)
    until(lambda: dialog.findings.isVisibleTo(dialog) and dialog.maps.count() == len(scenes))
    return dialog


def _import_picture(window: MainWindow, folder: Path) -> QDialog:
    path = folder / "wood.png"
    Image.new("RGB", (700, 500), "#3a5d3b").save(path)
    dialog = ImportDialog.opened(window.session, path, window, window.settings)
    assert dialog is not None and not isinstance(dialog, ImportDialog)
    dialog._work.wait()
    return dialog


def _library(window: MainWindow, _folder: Path) -> LibraryDialog:
    dialog = LibraryDialog(window.session, window.settings, window.open_file, lambda _row: False, window)
    _all_read(dialog)
    return dialog


def _backups(window: MainWindow, _folder: Path) -> BackupsDialog:
    session = window.session
    assert session.fight_file is not None
    keep(taken(session.fight_file, session.state, "opened"))
    session.do(c.SetCondition(target="ana", add="poisoned"))
    keep(taken(session.fight_file, session.state, "before"))
    return BackupsDialog(session, None, window, "backups: cannot be written, the disk is full")


def _backups_of_a_damaged_one(window: MainWindow, folder: Path) -> BackupsDialog:
    path = folder / "The mill at the ford.battlemap"
    assert window.session.duplicate(path)
    data = bytearray(path.read_bytes())
    data[100:4000] = bytes(3900)
    path.write_bytes(data)
    return BackupsDialog(window.session, path, window)


def _move_party(window: MainWindow, _folder: Path) -> MovePartyDialog:
    dialog = MovePartyDialog(window.session, window.settings, None, window)
    _all_read(dialog)
    return dialog


def _all_read(dialog: LibraryDialog | MovePartyDialog) -> None:
    model = dialog.pane.model
    rows = [model.index(number).data(256) for number in range(model.rowCount())]
    until(lambda: all(row.summary is not None for row in rows))


def _name(window: MainWindow, _folder: Path) -> NameDialog:
    library = window.actions_.library
    return NameDialog(
        library.tr("Keep the map in the library"), "Ford", library.tr("Keep"), lambda _name: "", window
    )


def _export_picture(window: MainWindow, _folder: Path) -> ExportPictureDialog:
    return ExportPictureDialog(window.actions_.exports._given(), window)


def _print(window: MainWindow, _folder: Path) -> PrintDialog:
    return PrintDialog(window.actions_.exports._given(), window)


def _left_out(window: MainWindow, folder: Path) -> LeftOutDialog:
    return LeftOutDialog(Kept(folder / "ford.dd2vtt"), window)


def _work(window: MainWindow, _folder: Path) -> WorkDialog:
    exports = window.actions_.exports
    return WorkDialog(exports.tr("Export"), exports.tr("Writing {name}…").format(name="ford.dd2vtt"), window)


# ---------------------------------------------------------------- the program itself
def _fault(window: MainWindow, folder: Path) -> FaultDialog:
    fault = Fault.of(ValueError("a planted fault"), None)
    told = QCoreApplication.translate("FaultWatch", "This fight is in no file yet: save it before you close the program.")
    return FaultDialog(fault, (False, told), report(fault), folder / "battlemap.log", window)


def _preferences(number: int, window: MainWindow, _folder: Path) -> PreferencesDialog:
    dialog = PreferencesDialog(window.settings, window.actions_.keys, window)
    dialog.go_to((number, ""))
    return dialog


# ---------------------------------------------------------------- creatures
def _sheet(window: MainWindow, _folder: Path) -> SheetWindow:
    sheet = SheetWindow(window.session, window.settings, window.actions_.bestiary.page_of, window)
    sheet.show_token(window.session.state.tokens["ana"])
    return sheet


def _stat_blocks(window: MainWindow, folder: Path) -> ReviewDialog:
    """One with a doubt, one without, one that cannot be read."""
    files = {"troll.txt": WRONG_SUM, "rat.json": json.dumps(IMPROVED), "list.json": '{"monster": 3}'}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    dialog = ReviewDialog(window.session.ruleset, window.settings, window)
    dialog.read_files([folder / name for name in files])
    until(lambda: not dialog.reading.is_busy and len(dialog.rows) == len(files))
    dialog.list.setCurrentRow(0)
    return dialog


def _block(window: MainWindow, _folder: Path) -> BlockDialog:
    held = window.actions_.bestiary.dock.stocks.current().find("goblin", Filters()).held[0]
    return BlockDialog(held.block, window.session.ruleset, window)


def _member(window: MainWindow, _folder: Path) -> MemberDialog:
    held = window.actions_.bestiary.dock.stocks.current().find("goblin", Filters()).held[0]
    return MemberDialog(member_of(held.block), window.session.ruleset, window)


def _every_number(window: MainWindow, _folder: Path) -> EveryNumber:
    window.show()
    QCoreApplication.processEvents()
    return EveryNumber([*(why for _, why in explained_in(window)), *more_whys(window.session, "ana")], window)


EVERY_DIALOG: tuple[tuple[str, Opener], ...] = (
    ("bestiary.own.BlockDialog", _block),
    ("bestiary.own.MemberDialog", _member),
    ("bestiary.review.ReviewDialog", _stat_blocks),
    ("bestiary.sheet.SheetWindow", _sheet),
    ("dialogs.about.AboutDialog", lambda window, _: AboutDialog(window)),
    ("dialogs.begin.BeginDialog", _before_the_fight),
    ("dialogs.check.CheckDialog", lambda window, _: CheckDialog(window.session, ("ana", "gob-1"), window)),
    ("dialogs.condition.ConditionDialog", lambda window, _: ConditionDialog(window.session, ("ana", "gob-1"), window)),
    ("dialogs.copy_fight.CopyFightDialog", lambda window, _: CopyFightDialog(window.session, window)),
    ("dialogs.dice_entry.DiceDialog", _dice),
    ("dice.roll_box.RollDialog", _roll_box),
    ("dice.roll_log.RollLogDialog", _roll_log),
    ("dialogs.fall.FallDialog", lambda window, _: FallDialog(window.session, ("ana",), window)),
    ("dialogs.history.HistoryDialog", lambda window, _: HistoryDialog(window.session, window)),
    ("dialogs.house_rules.HouseRulesDialog", lambda window, _: HouseRulesDialog(window.session, window)),
    ("dialogs.import_map.ImportDialog", _import_map),
    ("dialogs.import_map_picture.PictureDialog", _import_picture),
    ("dialogs.licences.LicencesDialog", lambda window, _: LicencesDialog(components(), window)),
    ("dialogs.marching.MarchingDialog", lambda window, _: MarchingDialog(window.session, Cell(2, 2), window)),
    ("dialogs.new_fight.NewFightDialog", lambda window, _: NewFightDialog(window.session, window, window.settings)),
    ("dialogs.other_deed.OtherDeedDialog", lambda window, _: OtherDeedDialog(window.session, "ana", window)),
    ("dialogs.palette.CommandPalette", lambda window, _: CommandPalette(window.all_actions(), window)),
    ("dialogs.ready.ReadyDialog", lambda window, _: ReadyDialog(window.session, "ana", window)),
    ("dialogs.rest.RestDialog", lambda window, _: RestDialog(window.session, window)),
    ("dialogs.shortcuts.ShortcutsDialog", lambda window, _: ShortcutsDialog(window.all_actions(), window)),
    ("dialogs.token.TokenDialog", _token),
    ("dialogs.token.TokenDialog: new", lambda window, _: TokenDialog(window.session, None, Cell(5, 6), window)),
    ("dialogs.token_picture.PictureDialog", _token_picture),
    ("dialogs.token_picture_circle.CircleDialog", _circle),
    ("dialogs.travel.TravelDialog", lambda window, _: TravelDialog(window.session, window)),
    ("exporting.actions.LeftOutDialog", _left_out),
    ("exporting.picture_dialog.PictureDialog", _export_picture),
    ("exporting.print_dialog.PrintDialog", _print),
    ("exporting.work_line.WorkDialog", _work),
    ("faults.dialog.FaultDialog", _fault),
    ("library.backups.BackupsDialog", _backups),
    ("library.backups.BackupsDialog: none yet", lambda window, _: BackupsDialog(window.session, None, window)),
    ("library.backups.BackupsDialog: damaged", _backups_of_a_damaged_one),
    ("library.dialog.LibraryDialog", _library),
    ("library.moving.MovePartyDialog", _move_party),
    ("library.starting.NameDialog", _name),
    ("library.starting.StartDialog",
     lambda window, _: StartDialog(window.session, map_on_table(window.session), window.settings, window)),
    *((f"preferences.dialog.PreferencesDialog: page {number + 1}", partial(_preferences, number)) for number in range(6)),
    ("why.every_number.EveryNumber", _every_number),
)  # fmt: skip
"""Made and filled, in the order of their rooms."""
