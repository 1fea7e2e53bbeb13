"""A number explained, in words: what it is called, what it comes to, its terms, and what else is to be known."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """A term: what it is, and what it adds ("" where it only says why)."""

    text: str
    amount: str = ""


@dataclass(frozen=True, slots=True)
class Why:
    """`total` stands beside the title; `lines` add up to it; `notes` stand below."""

    title: str
    total: str = ""
    lines: tuple[Line, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def plain(self) -> str:
        """All of it as text, line by line, for screen readers."""
        head = f"{self.title}: {self.total}" if self.total else self.title
        terms = [f"{line.amount} {line.text}".strip() for line in self.lines]
        return "\n".join([head, *terms, *self.notes])
