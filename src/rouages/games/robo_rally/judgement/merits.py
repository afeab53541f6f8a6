"""What speaks for an option and against it, for those who learn to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rouages.engine.agenda import Decision
from rouages.games.robo_rally.cards.program import (
    ACTION,
    CARD_OF,
    CARDS,
    FORWARD,
    NO_CARD,
    REGISTERS,
    Action,
    Card,
)
from rouages.games.robo_rally.factory.boards import DIRECTIONS
from rouages.games.robo_rally.factory.floor import NO_REPAIR, OUTSIDE, Square
from rouages.games.robo_rally.judgement.distance import SAMPLE
from rouages.games.robo_rally.judgement.planner import planner_for
from rouages.games.robo_rally.judgement.quantities import NEAR, TENS
from rouages.games.robo_rally.left_overs import Place
from rouages.games.robo_rally.programming import Program
from rouages.games.robo_rally.table import Rally, Robot
from rouages.games.robo_rally.trace import Walk

FIVES = 5.0
"""Cards of the hand are told in fives."""
WORST = 5.0
"""A turn that ends worse than so many tens of cards behind is no worse."""


class Merits(Struct, frozen=True):
    """Of a card: the register that it fills and the turn that it allows at best, and whom it may meet."""

    end: float = 0.0
    """How well the turn can end, in tens of cards."""
    reached: float = 0.0
    """Goals that it reaches,"""
    damage: float = 0.0
    """damage that the board deals on the way,"""
    now: float = 0.0
    """of which in this register."""
    is_lost: float = 0.0
    """1 if the robot is destroyed."""
    is_repaired: float = 0.0
    """1 if it ends on a wrench."""
    edges: float = 0.0
    """Sides from which a push would destroy it after this register,"""
    edges_ahead: float = 0.0
    """and at most in the turn."""
    bumps: float = 0.0
    """Robots that stand where it drives,"""
    close: float = 0.0
    """beside where it ends this register,"""
    near: float = 0.0
    """and where it may meet them."""
    aims: float = 0.0
    """Robots before its laser then,"""
    aimed: float = 0.0
    """and robots that would have it before theirs."""
    register: float = 0.0
    """How late in the turn it comes: until then the others will have moved."""
    speed: float = 0.0
    forward: float = 0.0
    alike: float = 0.0
    """Cards of the hand that do the same."""


NOTHING_TO_SAY = Merits()


def merits(table: Rally, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[Merits]:
    """What can be worked out of each card from what lies open and from the hand."""
    if not isinstance(decision, Program):
        return [NOTHING_TO_SAY for _ in options]
    seen = Surroundings(table, decision.robot)
    return [
        seen.of_card(CARD_OF[option.priority]) if isinstance(option, Place) else NOTHING_TO_SAY
        for option in options
    ]


class Surroundings:
    """What a robot that is programmed sees around it."""

    def __init__(self, table: Rally, robot: Robot) -> None:
        """Look where the others stand."""
        self.table, self.robot = table, robot
        self.floor = table.floor
        registers = table.registers[robot]
        self.register = registers.index(NO_CARD)
        self.placed = registers[: self.register]
        self.planned = planner_for(table, robot, self.register)
        self.others = {
            square: other for other, square in enumerate(table.square) if square >= 0 and other != robot
        }
        where = table.square[robot], table.facing[robot], self.placed, table.hands[robot]
        self.ends = self.planned.ends(*where)
        self._turns: dict[Action, Merits] = {}

    def of_card(self, card: Card) -> Merits:
        """A card by what it does, and how fast it is."""
        action = ACTION[card]
        turn = self._turns.get(action)
        if turn is None:
            turn = self._turns[action] = self.of_action(action)
        return replace(
            turn,
            speed=card / CARDS,
            forward=FORWARD[card] / FIVES,
            alike=sum([ACTION[each] == action for each in self.table.hands[self.robot]]) / FIVES,
        )

    def of_action(self, action: Action) -> Merits:
        """The best turn with this action in the next register."""
        table, robot = self.table, self.robot
        way = table.square[robot], table.facing[robot], self.placed, table.hands[robot], action
        walks, reached = self.planned.follow(*way)
        end = max(-WORST, self.ends[SAMPLE[action]] / TENS)
        if len(walks) <= self.register:
            return Merits(end=end, reached=float(reached), is_lost=float(walks[-1].square < 0))
        here, last = walks[self.register], walks[-1]
        is_lost = last.square < 0
        edges = [self.edges(each.square) for each in walks[self.register :] if each.square >= 0]
        close, near = self.met(here.square)
        return Merits(
            end=end,
            reached=float(reached),
            damage=sum([each.damage for each in walks[self.register :]]) / FIVES,
            now=here.damage / FIVES,
            is_lost=float(is_lost),
            is_repaired=0.0 if is_lost else float(self.floor.repair[last.square] != NO_REPAIR),
            edges=edges[0] if here.square >= 0 else 0.0,
            edges_ahead=max(edges, default=0.0),
            bumps=float(sum([square in self.others for square in here.moved])),
            close=close,
            near=near,
            aims=self.aims(here),
            aimed=self.aimed(here.square),
            register=self.register / REGISTERS,
        )

    def edges(self, square: Square) -> float:
        """Sides from which a push leads into a pit or off the boards."""
        steps = [self.floor.step[square * 4 + side] for side in DIRECTIONS]
        return sum([step == OUTSIDE or (step >= 0 and self.floor.pit[step]) for step in steps]) / FIVES

    def met(self, square: Square) -> tuple[float, float]:
        """Robots beside a square, and those not far."""
        if square < 0:
            return 0.0, 0.0
        far = [self.floor.distance(square, other) for other in self.others]
        return float(sum([each <= 1 for each in far])), float(sum([each <= NEAR for each in far]))

    def aims(self, end: Walk) -> float:
        """Whether a robot stands before its laser."""
        if end.square < 0:
            return 0.0
        return float(any([square in self.others for square in self.floor.sight[end.square * 4 + end.facing]]))

    def aimed(self, square: Square) -> float:
        """Robots that would have it before their lasers."""
        if square < 0:
            return 0.0
        facing = self.table.facing
        return float(
            sum([square in self.floor.sight[at * 4 + facing[other]] for at, other in self.others.items()])
        )
