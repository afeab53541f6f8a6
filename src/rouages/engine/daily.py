"""Daily: how a game is played as the challenge of a day, the same for everybody, and what it then counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from msgspec import Struct

from rouages.engine.events import Event

PERSON = 0
"""The seat of who takes the challenge; bots sit in the others."""


class Sheet(Struct, frozen=True):
    """One way in which a game may be set up on some day."""

    options: dict[str, Any]
    bots: tuple[str, ...] = ()
    """Who sits in the other seats: bots that think by playouts, never by seconds."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return 1 + len(self.bots)


class Figure(Struct, frozen=True):
    """Something that is counted; its name stands in the catalogue under `daily`."""

    name: str
    number: int
    less: bool = False
    """Whether less of it is better."""


class Score(Struct, frozen=True):
    """What somebody has reached: the first figure is the score, the others break ties in turn."""

    done: bool
    """Whether the goal was reached; whoever did not is behind all who did."""
    figures: tuple[Figure, ...]

    @property
    def standing(self) -> tuple[int, ...]:
        """What is compared: more is better."""
        return (self.done, *[-each.number if each.less else each.number for each in self.figures])


class Sign(StrEnum):
    """What a step came to, told to whoever has not played yet: no card, no square and no name.

    What each means in a game stands in its catalogue under `daily.sign`.
    """

    BETTER = "better"
    WORSE = "worse"
    STILL = "still"
    GOAL = "goal"
    LOST = "lost"
    ONE = "one"
    """Of something that is counted: a sign for each."""
    NONE = "none"
    """Where nothing of it is to be counted."""


Steps: TypeAlias = tuple[tuple[Sign, ...], ...]
"""How a match went: a row of signs for each turn, round or day."""


def parted(events: Iterable[Event], opening: type[Event]) -> list[list[Event]]:
    """What happened in each part of a match, without what came before the first."""
    parts: list[list[Event]] = []
    for event in events:
        if isinstance(event, opening):
            parts.append([])
        elif parts:
            parts[-1].append(event)
    return parts


def tallied(numbers: Iterable[int]) -> Steps:
    """So many of something in each part."""
    return tuple((Sign.ONE,) * number or (Sign.NONE,) for number in numbers)


@dataclass(frozen=True)
class Daily:
    """How a game is played as the challenge of a day."""

    sheets: Sequence[Sequence[Sheet]]
    """By weekday, Monday first and gentle, Sunday last and hard: the sheets of which one is drawn."""
    score: Callable[[Any], Score]
    """What a match comes to, be it over or not."""
    steps: Callable[[Any], Steps]
    """How it went, as whoever shares it tells others."""
