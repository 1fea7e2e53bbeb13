"""What an exporter answers: the bytes of a file, and what it could not put there."""

from dataclasses import dataclass

from battlemap.model import BattlemapError


class ExportProblem(BattlemapError):
    """A fight cannot be written so: which part of it, and why, in one sentence."""


@dataclass(frozen=True, slots=True)
class Exported:
    """A file's bytes; `notes` are sentences, each about something the format has no place for."""

    data: bytes
    notes: tuple[str, ...] = ()
