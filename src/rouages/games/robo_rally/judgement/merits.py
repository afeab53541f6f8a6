"""What speaks for an option and against it, for those who learn to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rouages.engine.agenda import Decision
from rouages.engine.judgement import log_odds
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
from rouages.games.robo_rally.judgement.evaluate import SPREAD
from rouages.games.robo_rally.judgement.planner import card_values, planner_for
from rouages.games.robo_rally.judgement.quantities import NEAR, TENS
from rouages.games.robo_rally.judgement.rehearsed import Rehearsed, Tried
from rouages.games.robo_rally.left_overs import Place
from rouages.games.robo_rally.programming import Program
from rouages.games.robo_rally.table import Rally, Robot
from rouages.games.robo_rally.trace import Walk

FIVES = 5.0
"""Cards of the hand are told in fives."""
WORST = 5.0
"""A turn that ends worse than so many tens of cards behind is no worse."""
FARTHEST = 12.0
"""Who is so many cards behind the best card is no more behind."""

HABITS = {
    "sight.best": 3.0,
    "merits.is_plain": -2.8,
    "merits.doubted": -2.0,
    "merits.is_first": 1.0,
    "option:LetTimeRunOut": -8.0,
}
"""What who practises begins with, in log odds: cards go by the rehearsal, all else by first sight."""


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
    is_plain: float = 0.0
    """1 if it is what looks best at first sight."""
    doubted: float = 0.0
    """By how much it is worse than the best card once the turn is rehearsed, in cards of a lead,"""
    behind: float = 0.0
    """by how much its lead is smaller on the mean, in cards,"""
    own_behind: float = 0.0
    """and by how much its own end is worse."""
    is_first: float = 0.0
    """1 if none is better."""
    risk: float = 0.0
    """How likely it is destroyed,"""
    falls: float = 0.0
    """and how many others are."""
    taken: float = 0.0
    """Shots that hit it,"""
    dealt: float = 0.0
    """and those with which it hits others."""
    shoved: float = 0.0
    """Squares by which it is pushed,"""
    shoves: float = 0.0
    """and by which it pushes."""
    hurt: float = 0.0
    """Damage at the end, in fives."""
    wins: float = 0.0
    """How likely it is home first,"""
    beaten: float = 0.0
    """and how likely another."""


NOTHING_TO_SAY = Merits()


def merits(table: Rally, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[Merits]:
    """What can be worked out of each card from what lies open and from the hand."""
    found = merits_alone(table, decision, options)
    if not isinstance(decision, Program):
        return found
    rehearsed = compared(Rehearsed(table, decision.robot).by_card())
    plain = card_values(table, decision.robot)
    rehearsed[max(plain, key=plain.__getitem__)]["is_plain"] = 1.0
    return [
        replace(each, **rehearsed[CARD_OF[option.priority]]) if isinstance(option, Place) else each
        for each, option in zip(found, options, strict=True)
    ]


def merits_alone(table: Rally, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[Merits]:
    """The same but for what a rehearsal shows, which takes longer."""
    if not isinstance(decision, Program):
        return [NOTHING_TO_SAY for _ in options]
    seen = Surroundings(table, decision.robot)
    return [
        seen.of_card(CARD_OF[option.priority]) if isinstance(option, Place) else NOTHING_TO_SAY
        for option in options
    ]


def compared(tried: Mapping[Card, Tried]) -> dict[Card, dict[str, float]]:
    """What each card brings beside the best of the hand."""
    lead, mine, hope = (
        max([getattr(each, name) for each in tried.values()]) for name in ("lead", "mine", "chance")
    )
    return {
        card: {
            "doubted": min(FARTHEST, SPREAD * (log_odds(hope) - log_odds(each.chance))),
            "behind": min(FARTHEST, lead - each.lead),
            "own_behind": min(FARTHEST, mine - each.mine),
            "is_first": float(each.chance == hope),
            "risk": each.risk,
            "falls": each.falls,
            "taken": each.taken,
            "dealt": each.dealt,
            "shoved": each.shoved,
            "shoves": each.shoves,
            "hurt": each.damage / FIVES,
            "wins": each.wins,
            "beaten": each.beaten,
        }
        for card, each in tried.items()
    }


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
