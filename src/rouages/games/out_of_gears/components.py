"""The cards of Out of Gears, and how the game can be varied."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rouages.engine.refusals import BadOption

COPIES_OF_A_COLOUR = 11
COPIES_OF_A_SPECIAL_GEAR = 4
COPIES_OF_AN_UPGRADE = 2


class Action(StrEnum):
    """What a robot is programmed to do: an action card, or an upgrade in its place."""

    ATTACK = "attack"
    TRAP = "trap"
    HARVEST = "harvest"
    SUPER_HARVEST = "super_harvest"
    SUPER_ATTACK = "super_attack"
    SUPER_TRAP = "super_trap"
    SUPER_SHOVEL = "super_shovel"
    COUNTER_DEFENCE = "counter_defence"


ATTACK = Action.ATTACK
TRAP = Action.TRAP
HARVEST = Action.HARVEST
SUPER_HARVEST = Action.SUPER_HARVEST
SUPER_ATTACK = Action.SUPER_ATTACK
SUPER_TRAP = Action.SUPER_TRAP
SUPER_SHOVEL = Action.SUPER_SHOVEL
COUNTER_DEFENCE = Action.COUNTER_DEFENCE

CARDS = (ATTACK, TRAP, HARVEST)
"""The action cards of every set; each goes with a number card."""
UPGRADES = (SUPER_HARVEST, SUPER_ATTACK, SUPER_TRAP, SUPER_SHOVEL, COUNTER_DEFENCE)
"""Robotic upgrades: each is a whole programme, once a game (ruling 1 on the fifth name)."""


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
