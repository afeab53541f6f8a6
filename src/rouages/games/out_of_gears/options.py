"""How a match of Out of Gears can be varied."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.refusals import BadOption


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is varied."""

    upgrades: bool = False
    jolly: bool = False
    three_points: bool = False
    two_robots: bool = False
    robots: tuple[int, ...] = ()


class TwoRobotsForFour(BadOption):
    """Two robots each is for 2 to 4 players, not {players}."""


class WrongRobots(BadOption):
    """The robots must be {count} different numbers from 1 to 8, not {robots}."""


def check(options: Options, players: int) -> None:
    """Refuse two robots each beyond four players, and a wrong choice of robots."""
    if options.two_robots and players > 4:
        raise TwoRobotsForFour(players=players)
    chosen = options.robots
    if not chosen:
        return
    wanted = players * (2 if options.two_robots else 1)
    if len(chosen) != wanted or len(set(chosen)) != wanted or not set(chosen) <= set(range(1, 9)):
        raise WrongRobots(count=wanted, robots=", ".join(map(str, chosen)))


def robots_in_seat_order(options: Options, players: int) -> tuple[int, ...]:
    """The robots in play: each seat's one (or two), seat after seat."""
    return options.robots or tuple(range(1, 1 + players * (2 if options.two_robots else 1)))
