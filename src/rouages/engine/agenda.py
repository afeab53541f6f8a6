"""The agenda: what the rules still ask for, kept as data inside the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from rouages.engine.chance import Rng
from rouages.engine.events import Event
from rouages.engine.kinds import answers_to

Seat = int
"""A place at the table, counted from 0."""


class Choice(Struct, frozen=True, tag=True, gc=False):
    """One thing that may be chosen; its class name and fields say which."""


class Reason(Struct, frozen=True, tag=True, gc=False):
    """Why something cannot be chosen now; `rule` names the section of the rules that says so, if another
    than the decision's."""

    rule: ClassVar[str] = ""


class NotOffered(Reason, frozen=True):
    """A game that stumbles over what somebody made up can say no more than this."""


class AnotherQuestion(Reason, frozen=True):
    """Something else is asked: the rule that says so is that of the decision."""

    asked: Any


class Table(Struct):
    """A position: all that is on the table, what is still to be done included."""

    rng: Rng
    agenda: list[Any] = []
    """Steps, decisions and Togethers still to come; the next one is the last of the list."""
    news: list[Event] = []
    """What happened since the last answer."""

    @property
    def next(self) -> Any:
        """What comes next of all that is planned; None if nothing is."""
        return self.agenda[-1] if self.agenda else None

    @property
    def planned(self) -> tuple[Any, ...]:
        """All that is still to come, what comes next last."""
        return tuple(self.agenda)

    def then(self, *items: Step[Any] | Decision[Any, Any] | Together) -> None:
        """Plan these next, in reading order, before all that was already planned."""
        if len(items) == 1:
            self.agenda.append(items[0])
        else:
            self.agenda.extend(items[::-1])

    def ask(self, decision: Decision[Any, Any]) -> bool:
        """Ask if there is a choice; the only option is taken at once. False if there is nothing to choose."""
        options = decision.options(self)
        if len(options) > 1:
            self.agenda.append(decision)
        elif options:
            decision.resolve(self, options[0])
        return bool(options)

    def ask_together(self, decisions: Iterable[Decision[Any, Any]]) -> None:
        """Ask several at once, those who have a choice; whoever has one option takes it at once."""
        asked = []
        for decision in decisions:
            options = decision.options(self)
            if len(options) > 1:
                asked.append(decision)
            elif options:
                decision.resolve(self, options[0])
        if asked:
            self.agenda.append(Together.of(asked))

    def stop(self) -> None:
        """Nothing more happens: in a branch of a Together, nothing more of that branch."""
        self.agenda.clear()

    def skip_to(self, kind: type[Step[Any]]) -> None:
        """Drop all that is planned before the next step of this kind."""
        agenda = self.agenda
        for place in range(len(agenda) - 1, -1, -1):
            if type(agenda[place]) is kind:
                del agenda[place + 1 :]
                return
        raise LookupError(f"no {kind.__name__} is planned to skip to")

    def is_planned(self, kind: type[Step[Any]]) -> bool:
        """Whether a step of this kind is still to come."""
        return any([type(item) is kind for item in self.agenda])

    def then_after(self, step: Step[Any]) -> None:
        """Plan this step after the last one of its kind that is planned."""
        kinds = [type(item) for item in self.agenda]
        self.agenda.insert(kinds.index(type(step)), step)

    def say(self, event: Event) -> None:
        self.news.append(event)


T = TypeVar("T", bound=Table)
C = TypeVar("C", bound=Choice)


class Step(Struct, Generic[T], frozen=True, tag=True, gc=False):
    """Something the rules do by themselves; nobody is asked."""

    acts: ClassVar[bool] = True
    asks: ClassVar[bool] = False
    """What an item of the agenda says much sooner than `isinstance` can."""

    def run(self, table: T) -> None:
        raise NotImplementedError


class Decision(Struct, Generic[T, C], frozen=True, tag=True, gc=False):
    """A question to one seat."""

    acts: ClassVar[bool] = False
    asks: ClassVar[bool] = True
    rule: ClassVar[str] = ""
    """The section of the rules that asks this."""
    open: ClassVar[bool] = False
    """Whether everybody knows all that it offers: then nobody learns anything if the only option is taken at
    once. Where all win together that is so of every decision."""
    otherwise: ClassVar[Reason | None] = None
    """Why nothing else of the kinds that are offered may be chosen, where one sentence says it."""
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

    def no(self, table: T) -> C | None:
        """The option that says no, for a seat that wants to be asked this no more in the turn; None: it is.

        A game names it where nobody else decides at the same time, and whether it is asked hangs on nothing
        that the others may not know.
        """
        return None

    def why_not(self, table: T, choice: Choice) -> Reason:
        """Why this choice is not among the options; one of another kind is no answer to what is asked."""
        if self.otherwise is not None and isinstance(choice, answers_to(type(self))):
            return self.otherwise
        return AnotherQuestion(self)


class Together(Struct, tag=True):
    """Several seats asked at once, each with a small agenda of its own; done when all are empty."""

    acts: ClassVar[bool] = False
    asks: ClassVar[bool] = False
    branches: dict[Seat, list[Any]]

    @classmethod
    def of(cls, decisions: Iterable[Decision[Any, Any]]) -> Together:
        """Ask each decision's seat, its own decisions in the given order."""
        branches: dict[Seat, list[Any]] = {}
        for decision in decisions:
            seat = decision.seat
            if seat in branches:
                branches[seat].insert(0, decision)
            else:
                branches[seat] = [decision]
        return cls(branches)


def pending(table: Table) -> tuple[Seat, ...]:
    """The seats that must decide now, in a fixed order; none while a step is next."""
    agenda = table.agenda
    if not agenda:
        return ()
    item = agenda[-1]
    if item.asks:
        return (item.seat,)
    return () if item.acts else tuple(item.branches)


def asked(table: Table, seat: Seat) -> Decision[Any, Any] | None:
    """The decision that this seat must take now."""
    agenda = table.agenda
    if not agenda:
        return None
    item = agenda[-1]
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
    if top.asks:
        agenda.pop()
        top.resolve(table, choice)
    elif _resolve_in_branch(table, top.branches, seat, choice):
        return True
    if agenda and not agenda[-1].asks:
        advance(table)
    return False


def resolve(table: Table, seat: Seat, choice: Choice) -> bool:
    """Resolve the decision of a seat, with what follows from it in its branch and nothing more.

    True if others are still deciding at the same time.
    """
    agenda = table.agenda
    top = agenda[-1]
    if type(top) is Together:
        return _resolve_in_branch(table, top.branches, seat, choice)
    agenda.pop()
    top.resolve(table, choice)
    return False


def _resolve_in_branch(table: Table, branches: dict[Seat, list[Any]], seat: Seat, choice: Choice) -> bool:
    agenda = table.agenda
    branch = table.agenda = branches[seat]
    branch.pop().resolve(table, choice)
    if branch and not branch[-1].asks:
        advance(table)
    table.agenda = agenda
    if not branch:
        del branches[seat]
        if not branches:
            agenda.pop()
            return False
    return True


def advance(table: Table) -> None:
    """Run steps until someone must decide or nothing is left."""
    agenda = table.agenda
    while agenda:
        item = agenda.pop()
        if item.acts:
            item.run(table)
        elif item.asks or _open_branches(table, item.branches):
            agenda.append(item)
            return


def step(table: Table) -> bool:
    """Run the next step alone, as `advance` would; False if someone must decide or nothing is left."""
    agenda = table.agenda
    while agenda:
        item = agenda.pop()
        if item.acts:
            item.run(table)
            return True
        if item.asks or _open_branches(table, item.branches):
            agenda.append(item)
            return False
    return False


def _open_branches(table: Table, branches: dict[Seat, list[Any]]) -> dict[Seat, list[Any]]:
    """Those in which a seat must decide, after the steps before its decision."""
    agenda = table.agenda
    for seat, branch in [*branches.items()]:
        if not (branch and branch[-1].asks):
            table.agenda = branch
            advance(table)
            if not branch:
                del branches[seat]
    table.agenda = agenda
    return branches
