"""Puzzling: what a game says of its puzzles, positions in which a goal is reached in one way only."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from rouages.engine.agenda import Decision, Seat, Step, Table
from rouages.engine.events import Event

T = TypeVar("T", bound=Table)


class Goal(Struct, frozen=True, tag=True):
    """What is to be reached; its class name and fields say it, the catalogue says it in words."""

    before: ClassVar[type[Step[Any]]]
    """It must be reached before this step is next, which says how far a line may go."""

    def is_reached(self, table: Any) -> bool:
        raise NotImplementedError

    def is_lost(self, table: Any) -> bool:
        """Whether nothing that is done before the end can reach it any more, as far as that is soon seen."""
        return False

    def missed_by(self, table: Any) -> int | None:
        """How little was missing where a line ended, 1 being the least; None if it was much."""
        return None

    def steps(self, events: Sequence[Event]) -> Sequence[Hashable] | None:
        """Of what happened, all that makes a line another answer; None: what the game says of all goals."""
        return None

    def instead(self, missed: int | None) -> Goal | None:
        """The next best that can be asked where all lines miss it by so much; None if nothing of the kind."""
        return None


class Source(Struct, frozen=True):
    """A table at which bots play the games that positions are taken from."""

    options: dict[str, Any]
    bots: tuple[str, ...]
    """One a seat."""


class Usual(Struct, frozen=True):
    """A puzzle of a game that is neither easy nor hard: by it the others are first rated."""

    lines: int
    """Among which the answer hides,"""
    themes: int
    """how many things must be seen,"""
    playouts: int
    """and how many the search bot needs for each answer."""


@dataclass(frozen=True)
class Rare(Generic[T]):
    """A goal that is looked for alone."""

    goal: type[Goal]
    ask: Callable[[T, Seat], Iterable[Goal]]
    """What of the kind is worth proving in a position."""
    pose: Callable[[T, Seat], T | None] = lambda table, seat: table
    """A posed position as this goal is asked in it; None if it is none for it."""


@dataclass(frozen=True)
class Puzzling(Generic[T]):
    """What a game says of its puzzles."""

    goals: tuple[type[Goal], ...]
    sources: Sequence[Source]
    pose: Callable[[T, Seat], T | None]
    """This position as a puzzle, with nothing in it that the seat may not know; None if it makes none."""
    ask: Callable[[T, Seat], Iterable[Goal]]
    """What is worth proving in such a position."""
    themes: Callable[[Sequence[Event], Seat, T], Sequence[str]]
    """What a solution shows, and the position that it ends in; each in the catalogue under `theme`."""
    all_themes: tuple[str, ...]
    alike: Callable[[T, Seat], Hashable]
    """Two positions in which this is the same are not both asked."""
    usual: Usual
    tries: Callable[[T, Decision[Any, Any], Sequence[Any]], Sequence[int]] = lambda table, asked, options: (
        range(len(options))
    )
    """The numbers of the options that differ: of equal pieces one, nothing left to chance or done in vain."""
    steps: Callable[[Sequence[Event], Seat], Sequence[Hashable]] = lambda events, seat: ()
    """Of what happened, all that makes a line another answer; their order does not matter."""
    has_luck: Callable[[T, T], bool] = lambda before, after: before.rng.count != after.rng.count
    """Whether something came in between these positions that nobody could know."""
    result: Callable[[T, Seat], Hashable] = lambda table, seat: None
    """Of the position in which the goal is reached, all that makes it another answer."""
    refutes: Callable[[Sequence[Event], Seat], Sequence[Event]] = lambda events, seat: ()
    """Of what happened in a line that missed, what says best why; nothing if only the board shows it."""
    place: Callable[[T], Hashable] | None = None
    """All of a position that what can still be reached hangs on; None: no two lines meet."""
    most_positions: int = 10_000
    """Where more can be reached, nothing is proven."""
    horizon: int | None = None
    """So many answers the search bot looks ahead, where the game's own horizon lies beyond the turn."""
    most_of_a_kind: int = 3
    """So many puzzles of one game at most have the same kind of goal."""
    rare: tuple[Rare[T], ...] = ()
    """Goals that hardly come up among the others, and are looked for besides."""
