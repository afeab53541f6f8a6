"""What a finished match of Out of Gears tells in numbers, and the tables worth comparing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.match import Match
from rouages.engine.measures import Uses, counted_by_seat
from rouages.games.out_of_gears.events import Defended, PlanRevealed, TrapIdle, TrapSprung, UpgradeRevealed
from rouages.games.out_of_gears.gears import size

EXTRAS = ("upgrades", "jolly", "three_points", "two_robots")


class Figures(Struct, frozen=True):
    """One finished match in numbers."""

    turns: int
    traps_sprung: int
    traps_idle: int
    variant: str
    circuit: tuple[int, ...]
    """Gears in the circuits of each seat."""
    robot: tuple[Uses, ...]
    """Which robots each seat had."""
    action: tuple[Uses, ...]
    """What each seat programmed; an attack on oneself is a defence."""


def figures(match: Match) -> Figures:
    """The numbers of a finished match."""
    table: Any = match.table
    options: Any = match.origin.options
    events = match.log.events
    return Figures(
        turns=table.round,
        traps_sprung=sum(type(event) is TrapSprung for event in events),
        traps_idle=sum(type(event) is TrapIdle for event in events),
        variant="+".join(name for name in EXTRAS if getattr(options, name)) or "basic",
        circuit=tuple(sum(size(table.circuit[robot]) for robot in team) for team in table.teams),
        robot=tuple({str(robot): 1 for robot in team} for team in table.teams),
        action=counted_by_seat(match.players, programmed(match)),
    )


def programmed(match: Match) -> Iterator[tuple[Seat, str]]:
    """Every plan that was carried out: whose, and which."""
    for event in match.log.events:
        if isinstance(event, PlanRevealed):
            yield event.seat, event.action
        elif isinstance(event, Defended):
            yield event.seat, "defend"
        elif isinstance(event, UpgradeRevealed):
            yield event.seat, event.upgrade


def variants() -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with the robots dealt round, so that seat and robot can be told apart."""
    dealt_round: list[tuple[int, dict[str, Any]]] = [
        (players, {"robots": [1 + (first + seat) % 8 for seat in range(players)]})
        for players in range(2, 9)
        for first in range(0, 8, 2)
    ]
    return dealt_round + [(4, {option: True}) for option in EXTRAS]
