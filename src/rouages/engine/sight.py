"""Sight: what a game shows of its table, and to whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rouages.engine.agenda import Choice, Decision, Seat, Table
from rouages.engine.chance import Rng

T = TypeVar("T", bound=Table)


class Progress(Struct, frozen=True, omit_defaults=True):
    """Where a game stands."""

    round: int
    """Of turns, rounds or days, as the game counts; 0 before the first."""
    phase: str
    """One of the game's `phases`."""
    won: tuple[Seat, ...] = ()
    """Once rivals have played to the end: who is in the first place."""


@dataclass(frozen=True)
class Sight(Generic[T]):
    """Who may know what, and how it looks."""

    view: Callable[[T, Seat | None], Struct]
    """What a seat, or a spectator, may know of the table."""
    imagine: Callable[[T, Seat, Rng], None]
    """Deal anew, in this copy of the table, all that the seat may not know."""
    suppose: Callable[[T, Seat], None] | None = None
    """Make of what was dealt anew what players would make of it: it takes time, and whoever only looks at a
    world does without."""
    prospects: Callable[[T, Decision[Any, Any], Sequence[Choice]], Struct | None] | None = None
    """What the options of a question would do, for the eyes of the seat that is asked; it leaves the table as
    it is. It is never part of a view."""
    prospects_take_time: bool = False
    """Whether they may take more than a millisecond: then they follow their question."""
    picture: Callable[[Any, Callable[[str], str]], str] = lambda view, word: ""
    """A view drawn in characters, given the words of the catalogue; marks are those of Rich."""
    drawing: Callable[[Any], str] = lambda view: ""
    """A view drawn in small without a word in it, of the shapes of `drawing`; nothing where there is none."""
    progress: Callable[[T], Progress | None] = lambda table: None
    """Where it stands, for who looks from afar."""
    phases: Any = None
    """The words for its phases, a Literal or an enum; each stands in the catalogue under `phase`."""
    preview: Callable[[Any], Struct | None] | None = None
    """What options would lay on the table, to be looked at before a match even if `check` refuses them."""
