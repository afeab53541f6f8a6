"""Planning a program: trying what the hand allows on the real rules, from one robot's own point of view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rouages.games.robo_rally.capture import flag_starts
from rouages.games.robo_rally.cards.program import ACTION, ALIKE, NO_CARD, REGISTERS, Action, Card
from rouages.games.robo_rally.conveyors import ridden
from rouages.games.robo_rally.factory.courses import Course, Rule
from rouages.games.robo_rally.factory.floor import BELT, EXPRESS, Square
from rouages.games.robo_rally.judgement.distance import DAMAGE_WORTH, FAR, SAMPLE, distances, leg
from rouages.games.robo_rally.judgement.goals import goals
from rouages.games.robo_rally.table import Rally, Robot
from rouages.games.robo_rally.trace import Walk, walk

DESTROYED = 20.0
"""What losing a life costs beyond the way from the archive, in cards."""
FINISHED = 30.0
"""What touching the last flag is worth beyond getting there."""
SPEED = 1e-5
"""What makes the faster one of two equal cards the better one; a card's number grows with its priority."""
ACTIONS: tuple[Action, ...] = tuple(Action)
CARD_FOR = tuple(SAMPLE[action] for action in ACTIONS)
NIBBLE = 4
COUNT = tuple(1 << NIBBLE * ACTIONS.index(action) for action in ACTION)
"""By card: one of its action, as hands are counted."""
PLANNERS = 100
"""So many planners are kept, with what they have found out."""
NOWHERE: Square = -9
"""Where no robot ever is."""
CHASE = 12
"""So many registers ahead a flag that rides the belts is looked for."""


def planner_for(table: Rally, robot: Robot, free: int) -> Planner:
    """The planner of a robot whose first free register is this one."""
    wanted = goals(table, robot)
    riding = table.has_rule(Rule.FLAGS_RIDE_BELTS) and not table.is_blocker(robot)
    return planner(
        table.course,
        table.turned,
        wanted,
        rides(table, wanted) if riding else (),
        table.archive[robot],
        table.damage[robot],
        tuple(
            NO_CARD if register <= free or card == NO_CARD else ALIKE[card]
            for register, card in enumerate(table.registers[robot])
        ),
    )


def card_values(table: Rally, robot: Robot) -> dict[Card, float]:
    """By card of the hand: the best end of the turn with it in the first free register, then its speed."""
    registers, hand = table.registers[robot], table.hands[robot]
    free = registers.index(NO_CARD)
    planned = planner_for(table, robot, free)
    square, facing, placed = table.square[robot], table.facing[robot], registers[:free]
    ends = {
        action: planned.weigh(square, facing, placed, hand, action)
        for action in dict.fromkeys([ACTION[card] for card in hand])
    }
    return {card: ends[ACTION[card]] + SPEED * card for card in hand}


def fill(table: Rally, robot: Robot) -> None:
    """Put the best card of a robot's hand into its first free register."""
    values = card_values(table, robot)
    best = max(values, key=values.__getitem__)
    registers = table.registers[robot]
    registers[registers.index(NO_CARD)] = best
    table.hands[robot].remove(best)


class Planner:
    """The best programs of one robot for the rest of a turn, as far as its own moves go.

    What it has found out holds for every hand, so it is kept.
    """

    def __init__(
        self,
        course: Course,
        turned: tuple[int, ...],
        wanted: tuple[Square, ...],
        later: tuple[tuple[Square, ...], ...],
        archive: Square,
        damage: int,
        locked: tuple[Card, ...],
    ) -> None:
        """`later` says where the goals will be if they ride the belts; `locked`, what comes at the end."""
        self.course = course
        self.turned = turned
        self.goals = wanted
        self.later = later
        self.locked = locked
        self.wound = DAMAGE_WORTH * (1.0 + damage / 3)
        self.archive = archive
        self.legs = self._legs()
        self.ways = [distances(course, turned, goal) for goal in wanted]
        self.stops = [(*(later[register] if later else wanted), NOWHERE) for register in range(REGISTERS)]
        """By register: where each goal is after it; when all are reached, no square is the next one."""
        self.walks = Walks(course, turned)
        self.known: dict[tuple[int, Square, int, int, int], float] = {}

    def _legs(self) -> tuple[float, ...]:
        """By number of goals reached: the way from the next goal through all that follow."""
        if self.later:
            return tuple(CHASE * float(left) for left in range(len(self.goals) - 1, -1, -1))
        found = [0.0]
        for start, target in zip(self.goals[-2::-1], self.goals[:0:-1], strict=True):
            found.append(found[-1] + leg(self.course, self.turned, start, target))
        return tuple(found[::-1])

    def weigh(
        self, square: Square, facing: int, placed: Sequence[Card], hand: Sequence[Card], option: Action
    ) -> float:
        """How well the turn can end if this action follows the cards that are placed."""
        reached = 0
        cost = 0.0
        for register, card in enumerate(placed):
            end = self.walks[register, square, facing, ALIKE[card]]
            square, facing = end.square, end.facing
            if square < 0:
                return self._lost(reached) - cost
            reached += square == self.stops[register][reached]
            cost += end.damage * self.wound
        card = SAMPLE[option]
        return self._after(len(placed), square, facing, reached, counted(hand) - COUNT[card], card) - cost

    def follow(
        self, square: Square, facing: int, placed: Sequence[Card], hand: Sequence[Card], option: Action
    ) -> tuple[list[Walk], int]:
        """The registers of the turn if the best follows this action, and how many goals are reached."""
        walks: list[Walk] = []
        reached, counts, first = 0, counted(hand), len(placed)
        for register in range(REGISTERS):
            if register < first:
                card = ALIKE[placed[register]]
            elif (card := self.locked[register]) == NO_CARD:
                there = register, square, facing, reached
                card = SAMPLE[option] if register == first else self._choice(*there, counts)
                counts -= COUNT[card]
            end = self.walks[register, square, facing, card]
            walks.append(end)
            square, facing = end.square, end.facing
            if square < 0:
                break
            reached += square == self.stops[register][reached]
            if reached == len(self.goals):
                break
        return walks, reached

    def _after(
        self, register: int, square: Square, facing: int, reached: int, counts: int, card: Card
    ) -> float:
        """Play this card in this register, and the best of the others, so many of each, afterwards."""
        end = self.walks[register, square, facing, card]
        square = end.square
        if square < 0:
            return self._lost(reached)
        reached += square == self.stops[register][reached]
        register += 1
        if register == REGISTERS or reached == len(self.goals):
            value = self._value(square, end.facing, reached, REGISTERS - register)
        else:
            value = self._best(register, square, end.facing, reached, counts)
        return value - end.damage * self.wound if end.damage else value

    def _choice(self, register: int, square: Square, facing: int, reached: int, counts: int) -> Card:
        """The card with which the best rest of the program begins."""
        there = register, square, facing, reached
        return max(takings(counts), key=lambda taking: self._after(*there, *taking))[1]

    def _best(self, register: int, square: Square, facing: int, reached: int, counts: int) -> float:
        """The value of the best rest of the program."""
        card = self.locked[register]
        if card != NO_CARD:
            return self._after(register, square, facing, reached, counts, card)
        key = (register, square, facing, reached, counts)
        found = self.known.get(key)
        if found is None:
            after = self._after
            found = self.known[key] = max(
                [after(register, square, facing, reached, left, each) for left, each in takings(counts)]
            )
        return found

    def _value(self, square: Square, facing: int, reached: int, saved: int) -> float:
        """The way that is left, less is better."""
        if reached == len(self.goals):
            return FINISHED + saved if self.goals else 0.0
        place = square * 4 + facing
        if self.later:
            return -self._chase(place, reached) - self.legs[reached]
        return -self.ways[reached][place] - self.legs[reached]

    def _chase(self, place: int, reached: int) -> float:
        """The registers after which a flag that rides the belts can be met."""
        return min(
            max(float(wait), distances(self.course, self.turned, squares[reached])[place])
            if squares[reached] >= 0
            else FAR
            for wait, squares in enumerate(self.later[REGISTERS - 1 :])
        )

    def _lost(self, reached: int) -> float:
        """Destroyed: the way begins again at the archive, or at the flag that was touched last."""
        start = self.goals[reached - 1] if reached else self.archive
        if reached == len(self.goals) or start < 0:
            return -DESTROYED
        if self.later:
            return -DESTROYED - CHASE - self.legs[reached]
        return -DESTROYED - leg(self.course, self.turned, start, self.goals[reached]) - self.legs[reached]


planner = lru_cache(maxsize=PLANNERS)(Planner)


class Walks(dict[tuple[int, Square, int, Card], Walk]):
    """What a card does in a register, from a square and a facing, worked out when it is first asked for."""

    __slots__ = ("course", "turned")

    def __init__(self, course: Course, turned: tuple[int, ...]) -> None:
        """On this course."""
        super().__init__()
        self.course = course
        self.turned = turned

    def __missing__(self, key: tuple[int, Square, int, Card]) -> Walk:
        found = self[key] = walk(self.course, self.turned, *key)
        return found


def counted(hand: Sequence[Card]) -> int:
    """How many cards of each action, a nibble each."""
    return sum([COUNT[card] for card in hand])


@lru_cache(maxsize=1 << 12)
def takings(counts: int) -> tuple[tuple[int, Card], ...]:
    """Each action of which there is a card: what is left without one, and a card like it."""
    return tuple([(counts - COUNT[card], card) for card in CARD_FOR if counts & 15 * COUNT[card]])


def rides(table: Rally, flags: tuple[Square, ...]) -> tuple[tuple[Square, ...], ...]:
    """By register from now on: where the belts will have taken these flags."""
    floor = table.floor
    starts = flag_starts(table)[-len(flags) :] if flags else []
    found = []
    squares = list(flags)
    for _ in range(REGISTERS + CHASE):
        squares = [square if square >= 0 else start for square, start in zip(squares, starts, strict=True)]
        for slowest in (EXPRESS, BELT):
            squares = [ridden(floor, square, slowest) for square in squares]
        found.append(tuple(squares))
    return tuple(found)
