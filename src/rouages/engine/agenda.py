"""The agenda: what the rules still ask for, kept as data inside the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from rouages.engine.chance import Rng
from rouages.engine.events import Event

Seat = int
"""A place at the table, counted from 0."""


class Choice(Struct, frozen=True, tag=True, gc=False):
    """One thing that may be chosen; its class name and fields say which."""


class Reason(Struct, frozen=True, tag=True, gc=False):
    """Why something cannot be chosen now; `rule` names the section of the rules that says so."""

    rule: ClassVar[str] = ""


class NotOffered(Reason, frozen=True):
    """The rules do not offer this here."""


class Table(Struct):
    """A position: all that is on the table, what is still to be done included."""

    rng: Rng
    agenda: list[Any] = []
    """Steps, decisions and Togethers still to come; the next one is the last of the list."""
    news: list[Event] = []
    """What happened since the last answer."""

    def then(self, *items: Step[Any] | Decision[Any, Any] | Together) -> None:
        """Plan these next, in reading order, before all that was already planned."""
        if len(items) == 1:
            self.agenda.append(items[0])
        else:
            self.agenda.extend(items[::-1])

    def say(self, event: Event) -> None:
        """Tell what happened."""
        self.news.append(event)


T = TypeVar("T", bound=Table)
C = TypeVar("C", bound=Choice)


class Step(Struct, Generic[T], frozen=True, tag=True, gc=False):
    """Something the rules do by themselves; nobody is asked."""

    def run(self, table: T) -> None:
        """Do it."""
        raise NotImplementedError


class Decision(Struct, Generic[T, C], frozen=True, tag=True, gc=False):
    """A question to one seat."""

    seat: Seat

    def options(self, table: T) -> Sequence[C]:
        """All that may be chosen now: the only place that says what is legal."""
        raise NotImplementedError

    def resolve(self, table: T, choice: C) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def default(self, table: T) -> C | None:
        """What is done for a seat whose time has run out; None if the rules name nothing."""
        return None

    def why_not(self, table: T, choice: Choice) -> Reason:
        """Why this choice is not among the options."""
        return NotOffered()


class Together(Struct, tag=True):
    """Several seats asked at once, each with a small agenda of its own; done when all are empty."""

    branches: dict[Seat, list[Any]]

    @classmethod
    def of(cls, decisions: Iterable[Decision[Any, Any]]) -> Together:
        """Ask each decision's seat, its own decisions in the given order."""
        branches: dict[Seat, list[Any]] = {}
        for decision in decisions:
            branches.setdefault(decision.seat, []).insert(0, decision)
        return cls(branches)


def pending(table: Table) -> tuple[Seat, ...]:
    """The seats that must decide now, in a fixed order."""
    if not table.agenda:
        return ()
    item = table.agenda[-1]
    if type(item) is Together:
        return tuple(item.branches)
    return (item.seat,)


def asked(table: Table, seat: Seat) -> Decision[Any, Any] | None:
    """The decision that this seat must take now."""
    if not table.agenda:
        return None
    item = table.agenda[-1]
    if type(item) is Together:
        branch = item.branches.get(seat)
        return branch[-1] if branch else None
    return item if item.seat == seat else None


def answer(table: Table, seat: Seat, choice: Choice) -> bool:
    """Resolve the decision of a seat, then go on until someone must decide again.

    True if others are still deciding at the same time, so that nothing else has moved.
    """
    agenda = table.agenda
    top = agenda[-1]
    if type(top) is not Together:
        agenda.pop().resolve(table, choice)
        advance(table)
        return False
    branches = top.branches
    branch = table.agenda = branches[seat]
    branch.pop().resolve(table, choice)
    if branch and isinstance(branch[-1], Step):
        _run_steps(table)
    table.agenda = agenda
    if not branch:
        del branches[seat]
        if not branches:
            agenda.pop()
            advance(table)
            return False
    return True


def advance(table: Table) -> None:
    """Run steps until someone must decide or nothing is left."""
    while True:
        _run_steps(table)
        agenda = table.agenda
        if not agenda or type(agenda[-1]) is not Together:
            return
        branches = agenda[-1].branches
        for seat in list(branches):
            table.agenda = branches[seat]
            _run_steps(table)
            if not table.agenda:
                del branches[seat]
        table.agenda = agenda
        if branches:
            return
        agenda.pop()


def _run_steps(table: Table) -> None:
    agenda = table.agenda
    pop = agenda.pop
    while agenda and isinstance(agenda[-1], Step):
        pop().run(table)
