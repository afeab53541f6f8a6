"""What a finished match of RoboRally tells in numbers, and the tables worth comparing."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rouages.engine.match import Match
from rouages.engine.measures import Uses, counted, counted_by_seat
from rouages.games.robo_rally.events.register import CardRevealed, Destroyed, FlagTouched
from rouages.games.robo_rally.events.turn import OptionDrawn, PowerDownAnnounced, TurnBegan
from rouages.games.robo_rally.factory.courses import COURSES
from rouages.games.robo_rally.table import Rally

USUAL = 4
"""How many race on each course when courses are compared, or the nearest number it allows."""


class Figures(Struct, frozen=True):
    """One finished match in numbers; a robot is its seat, and a blocker belongs to its racer's."""

    turns: int
    course: str
    flags: tuple[int, ...]
    wrecks: tuple[int, ...]
    """How often each seat's robots were destroyed."""
    power_downs: tuple[int, ...]
    dock: tuple[str, ...]
    """From which dock each seat started; 1 is the nearest in the order of docks."""
    cause: Uses
    """How robots were destroyed."""
    card: tuple[Uses, ...]
    """The option cards that each seat drew."""
    action: tuple[Uses, ...]
    """The program cards that each seat's robots carried out."""


def figures(match: Match) -> Figures:
    """The numbers of a finished match."""
    table: Any = match.table
    players = match.players
    events = match.log.events
    destroyed = [event for event in events if isinstance(event, Destroyed)]
    flags, wrecks, downs = [0] * players, [0] * players, [0] * players
    for event in events:
        if isinstance(event, FlagTouched):
            flags[event.robot % players] += 1
        elif isinstance(event, Destroyed):
            wrecks[event.robot % players] += 1
        elif isinstance(event, PowerDownAnnounced):
            downs[event.robot % players] += 1
    return Figures(
        turns=sum(isinstance(event, TurnBegan) for event in events),
        course=table.options.course if table.options.own_course is None else "own",
        flags=tuple(flags),
        wrecks=tuple(wrecks),
        power_downs=tuple(downs),
        dock=docks(table),
        cause=counted(event.cause for event in destroyed),
        card=counted_by_seat(
            players,
            [(event.robot % players, event.card) for event in events if isinstance(event, OptionDrawn)],
        ),
        action=counted_by_seat(
            players,
            [(event.robot % players, event.action) for event in events if isinstance(event, CardRevealed)],
        ),
    )


def docks(table: Rally) -> tuple[str, ...]:
    """The dock of each seat's first robot."""
    return tuple(str(1 + table.dock_order.index(seat)) for seat in range(table.players))


def variants() -> list[tuple[int, dict[str, Any]]]:
    """Every course with four players, or the nearest number that it allows; the first with every number."""
    found: list[tuple[int, dict[str, Any]]] = [
        (min(course.players, key=lambda players: abs(players - USUAL)), {"course": name})
        for name, course in COURSES.items()
    ]
    first = next(iter(COURSES))
    return found + [(players, {"course": first}) for players in COURSES[first].players if players != USUAL]


def practised() -> list[tuple[int, dict[str, Any]]]:
    """Where bots practise: three tables of five are duels, two of them on the first course."""
    first = next(iter(COURSES))
    duels = [(2, {"course": name}) for name, course in COURSES.items() if 2 in course.players]
    found: list[tuple[int, dict[str, Any]]] = []
    for number, variant in enumerate(variants()):
        usual = (3 + number % 2, {"course": first})
        found += [(2, {"course": first}), duels[number % len(duels)], usual, (2, {"course": first}), variant]
    return found
