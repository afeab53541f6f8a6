"""Temper: what somebody likes to do where it hardly matters, by the merits that a game sees in options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from rouages.engine.agenda import Decision, Table

T = TypeVar("T", bound=Table)


class Temper(StrEnum):
    """How a bot is inclined."""

    BOLD = "bold"
    CAREFUL = "careful"
    GREEDY = "greedy"
    SPITEFUL = "spiteful"


SLASH = "/"
"""Between the level and the temper in a bot's name."""


def bot_name(level: str, temper: Temper | None) -> str:
    """What a bot of this level and temper is called."""
    return level if temper is None else f"{level}{SLASH}{temper}"


@lru_cache(maxsize=1024)
def level_and_temper(name: str) -> tuple[str, Temper | None]:
    """The two parts of a bot's name; where no temper is known, all is the level."""
    level, _, temper = name.rpartition(SLASH)
    return (level, Temper(temper)) if level and temper in tuple(Temper) else (name, None)


Leanings: TypeAlias = Mapping[Temper, Mapping[str, float]]
"""By temper: how much it likes more of each merit; below nought where it likes less."""


def tastes(merits: Sequence[Struct], likes: Mapping[str, float]) -> list[float]:
    """How much each option is to somebody's taste; only what lies between them counts."""
    return [sum([getattr(merit, name) * liked for name, liked in likes.items()]) for merit in merits]


def taste_by(
    merits: Callable[[T, Decision[Any, Any], Sequence[Any]], Sequence[Struct]], leanings: Leanings
) -> Callable[[T, Temper, Decision[Any, Any], Sequence[Any]], Sequence[float]]:
    """The taste of each temper in a game where it hangs on the merits of options alone."""

    def taste(
        table: T, temper: Temper, decision: Decision[Any, Any], options: Sequence[Any]
    ) -> Sequence[float]:
        return tastes(merits(table, decision, options), leanings[temper])

    return taste


def spread_out(tastes: Sequence[float]) -> list[float]:
    """Tastes from 0, the least, to 1, the most; nothing where all are alike."""
    least, most = min(tastes), max(tastes)
    if least == most:
        return [0.0] * len(tastes)
    return [(each - least) / (most - least) for each in tastes]
