"""What a seat works out to judge a position, for those who learn to judge."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.judgement import log_odds
from rouages.games.robo_rally.cards.program import REGISTERS
from rouages.games.robo_rally.judgement.evaluate import evaluate, hope, strain
from rouages.games.robo_rally.judgement.reasons import cards_to_go
from rouages.games.robo_rally.table import Rally, Robot

TENS = 10.0
"""Cards, squares and damage are told in tens."""
NEAR = 3
"""So many squares away a robot may be met."""
MOST = 5.0
"""A lead of more tens than this is no more: who is home or out has no measure."""
FAR = 2.0
"""How far the nearest robot is where there is none, in tens."""


class Quantities(Struct, frozen=True):
    """How a seat stands in the race, and whom its robot may meet."""

    estimate: float
    """The fitted chance to win, in log odds."""
    share: float
    """What would be fair."""
    lead: float
    """In hope, over the best rival."""
    hope: float
    way: float
    """What is left of the race, in cards,"""
    rivals_way: float
    """and of that of the rival who has least left."""
    flags: float
    rivals_flags: float
    left: float
    """Flags still to be touched."""
    damage: float
    strain: float
    """What the damage costs, in cards."""
    locked: float
    lives: float
    rivals_damage: float
    """Of the rival who has least way left."""
    nearest: float
    """How far the nearest robot is, in squares,"""
    near: float
    """and how many may be met."""
    is_off: float
    is_down: float


def quantities(table: Rally, seat: Seat) -> Quantities:
    """What can be worked out from what lies open."""
    rivals = [robot for robot in range(table.players) if table.team[robot] != table.team[seat]]
    mine, way = hope(table, seat), cards_to_go(table, seat)
    first = min(rivals, key=lambda robot: cards_to_go(table, robot), default=seat)
    far = [distance(table, seat, robot) for robot in range(len(table.square)) if robot != seat]
    return Quantities(
        estimate=log_odds(evaluate(table, seat)),
        share=1 / table.players,
        lead=kept_within((mine - max([hope(table, robot) for robot in rivals], default=0.0)) / TENS),
        hope=kept_within(mine / TENS),
        way=way / TENS,
        rivals_way=cards_to_go(table, first) / TENS,
        flags=float(table.touched[seat]),
        rivals_flags=float(max([table.touched[robot] for robot in rivals], default=0)),
        left=float(len(table.flag_square) - table.touched[seat]),
        damage=table.damage[seat] / TENS,
        strain=strain(table, seat) / TENS,
        locked=table.locks[seat].bit_count() / REGISTERS,
        lives=float(table.lives[seat]),
        rivals_damage=table.damage[first] / TENS,
        nearest=min(far, default=FAR),
        near=float(sum([each * TENS <= NEAR for each in far])),
        is_off=float(table.square[seat] < 0),
        is_down=float(table.down[seat]),
    )


def kept_within(tens: float) -> float:
    """Neither more than what is told apart, nor less."""
    return max(-MOST, min(MOST, tens))


def distance(table: Rally, robot: Robot, other: Robot) -> float:
    """How far two robots are from each other, in tens of squares; who is off the board is far."""
    here, there = table.square[robot], table.square[other]
    if here < 0 or there < 0:
        return FAR
    return table.floor.distance(here, there) / TENS
