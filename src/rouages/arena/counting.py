"""Counting: what many results have in common, added up one by one so that none need stay in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Struct

from rouages.arena.intervals import Estimate, Spread, share
from rouages.arena.simulation import Result
from rouages.engine.game import Game


class Kind(Enum):
    """What a figure of a game is, as its type says."""

    NUMBER = "number"
    """int, float or bool: one a game."""
    LABEL = "label"
    """str: one a game."""
    SEAT_NUMBER = "seat number"
    """tuple[int, ...]: one a seat."""
    SEAT_LABEL = "seat label"
    """tuple[str, ...]: one a seat."""
    USES = "uses"
    """dict[str, int]: how often each thing was used in the game."""
    SEAT_USES = "seat uses"
    """tuple[dict[str, int], ...]: how often each seat used each thing."""


def kinds(game: Game[Any, Any]) -> dict[str, Kind]:
    """The figures that a game counts."""
    if game.measures.figures is None:
        return {}
    return {name: _kind_of(hint) for name, hint in get_type_hints(figures_type(game)).items()}


def figures_type(game: Game[Any, Any]) -> type[Struct]:
    """The record in which a game gives its figures."""
    hints = get_type_hints(game.measures.figures)
    found: type[Struct] = hints["return"]
    return found


def _kind_of(hint: Any) -> Kind:
    origin = get_origin(hint)
    if origin is dict:
        return Kind.USES
    if origin is tuple:
        inner = get_args(hint)[0]
        if get_origin(inner) is dict:
            return Kind.SEAT_USES
        return Kind.SEAT_LABEL if inner is str else Kind.SEAT_NUMBER
    return Kind.LABEL if hint is str else Kind.NUMBER


class Wins(Struct):
    """How often those with something in common won, and how often they would if it made no difference."""

    games: int = 0
    """Games, or seats of games."""
    wins: float = 0.0
    """A win shared by two counts a half for each."""
    expected: float = 0.0

    def add(self, won: float, expected: float) -> None:
        self.games += 1
        self.wins += won
        self.expected += expected

    @property
    def share(self) -> Estimate:
        """The part that won."""
        return share(self.wins, self.games)

    @property
    def strength(self) -> Estimate:
        """The part that won, 1 being what is expected of an equal."""
        return self.share.scaled(self.games / self.expected) if self.expected else Estimate(0.0, 0.0, 0.0)


class Group(Struct):
    """The games with something in common."""

    wins: Wins
    """Of the party, in a co-operative game; otherwise nobody's."""
    numbers: dict[str, Spread]
    """The numbers of a game: its decisions, and each figure that is one."""


class Use(Struct):
    """How much one thing was used."""

    times: int
    wins: Wins
    """Of the seats (the party, in a co-operative game) that used it."""


class Tally:
    """All results so far."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.kinds = kinds(game)
        self.games = 0
        self.party = Wins()
        """The wins of all together, in a co-operative game."""
        self.endings: Counter[str] = Counter()
        self.seats: dict[tuple[int, int], Wins] = {}
        """By the number of players and the seat."""
        self.scores: dict[tuple[int, int], Spread] = {}
        self.numbers: dict[str, Spread] = {"decisions": Spread()}
        self.labels: dict[str, dict[str, Group]] = {"players": {}}
        self.seat_numbers: dict[str, tuple[Spread, Spread]] = {}
        """Of all seats, and of the winners."""
        self.seat_labels: dict[str, dict[str, Wins]] = {}
        self.uses: dict[str, dict[str, Use]] = {}
        homes: dict[Kind, Callable[[str], Any]] = {
            Kind.NUMBER: lambda name: self.numbers.setdefault(name, Spread()),
            Kind.LABEL: lambda name: self.labels.setdefault(name, {}),
            Kind.SEAT_NUMBER: lambda name: self.seat_numbers.setdefault(name, (Spread(), Spread())),
            Kind.SEAT_LABEL: lambda name: self.seat_labels.setdefault(name, {}),
            Kind.USES: lambda name: self.uses.setdefault(name, {}),
            Kind.SEAT_USES: lambda name: self.uses.setdefault(name, {}),
        }
        for name, kind in self.kinds.items():
            homes[kind](name)

    def add(self, result: Result) -> None:
        players = len(result.places)
        won = self._won(result)
        self.games += 1
        self.endings[result.ending] += 1
        if self.game.cooperative:
            self.party.add(won[0], 0.0)
        for seat in range(players):
            key = players, seat
            if not self.game.cooperative:
                self.seats.setdefault(key, Wins()).add(won[seat], 1 / players)
            self.scores.setdefault(key, Spread()).add(result.scores[seat])
        figures = result.figures
        numbers = {name: result.decisions if name == "decisions" else figures[name] for name in self.numbers}
        for name, value in numbers.items():
            self.numbers[name].add(value)
        for name, groups in self.labels.items():
            self._add_group(groups, str(players) if name == "players" else figures[name], won, numbers)
        self._add_seats(figures, won)

    def _won(self, result: Result) -> list[float]:
        """The part of the win that each seat has; a party that won has it whole."""
        winners = result.winners
        part = 1.0 if self.game.cooperative else 1 / max(1, len(winners))
        return [part if place == 1 else 0.0 for place in result.places]

    def _add_group(
        self, groups: dict[str, Group], label: str, won: list[float], numbers: dict[str, float]
    ) -> None:
        if label not in groups:
            groups[label] = Group(Wins(), {name: Spread() for name in self.numbers})
        if self.game.cooperative:
            groups[label].wins.add(won[0], 0.0)
        for name, value in numbers.items():
            groups[label].numbers[name].add(value)

    def _add_seats(self, figures: dict[str, Any], won: list[float]) -> None:
        expected = 0.0 if self.game.cooperative else 1 / len(won)
        for name, (everyone, winners) in self.seat_numbers.items():
            for seat, value in enumerate(figures[name]):
                everyone.add(value)
                if won[seat]:
                    winners.add(value)
        for name, labels in self.seat_labels.items():
            for seat, label in enumerate(figures[name]):
                labels.setdefault(label, Wins()).add(won[seat], expected)
        for name, things in self.uses.items():
            by_seat = self.kinds[name] is Kind.SEAT_USES
            for seat, used in enumerate(figures[name] if by_seat else [figures[name]]):
                for thing, times in used.items():
                    use = things.setdefault(thing, Use(0, Wins()))
                    use.times += times
                    if times and (by_seat or self.game.cooperative):
                        use.wins.add(won[seat], expected)
