"""Planning a program: trying what the hand allows on the real rules, from one robot's own point of view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf

from rouages.games.robo_rally.capture import flag_starts
from rouages.games.robo_rally.cards.program import ALIKE, CARDS, NO_CARD, REGISTERS, Action, Card
from rouages.games.robo_rally.conveyors import ridden
from rouages.games.robo_rally.factory.courses import Course, Rule
from rouages.games.robo_rally.factory.floor import BELT, EXPRESS, Square, floor_of
from rouages.games.robo_rally.judgement.distance import DAMAGE_WORTH, FAR, SAMPLE, distances, leg
from rouages.games.robo_rally.judgement.goals import goals
from rouages.games.robo_rally.judgement.openings import CARD_FOR, COUNT, KIND, ONES, Opening, Spot, counted
from rouages.games.robo_rally.table import Rally, Robot
from rouages.games.robo_rally.trace import Walk, walk

DESTROYED = 20.0
"""What losing a life costs beyond the way from the archive, in cards."""
FINISHED = 30.0
"""What touching the last flag is worth beyond getting there."""
SPEED = 1e-5
"""What makes the faster one of two equal cards the better one; a card's number grows with its priority."""
FASTER = SPEED * CARDS
"""More than any card gains by its speed."""
PLANNERS = 100
"""So many planners are kept, with what they have found out,"""
COURSES_KEPT = 16
"""and the walks on so many courses."""
NOWHERE: Square = -9
"""Where no robot ever is."""
CHASE = 12
"""So many registers ahead a flag that rides the belts is looked for."""


def planner_for(table: Rally, robot: Robot, free: int) -> Planner:
    """The planner of a robot whose first free register is this one."""
    return planner_with(table, robot, free, table.registers[robot])


def planner_with(table: Rally, robot: Robot, free: int, registers: Sequence[Card]) -> Planner:
    """The same of a robot of whose registers only so much is known."""
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
            for register, card in enumerate(registers)
        ),
    )


def card_values(table: Rally, robot: Robot) -> dict[Card, float]:
    """By card of the hand: the best end of the turn with it in the first free register, then its speed."""
    hand = table.hands[robot]
    free = table.registers[robot].index(NO_CARD)
    ends = ends_of(planner_for(table, robot, free), table, robot, free)
    return {card: ends[ALIKE[card]] + SPEED * card for card in hand}


def fill(table: Rally, robot: Robot, cards: int = 1) -> None:
    """Put the best cards of a robot's hand into its first free registers, one after the other."""
    registers, hand = table.registers[robot], table.hands[robot]
    free = registers.index(NO_CARD)
    planned = planner_for(table, robot, free)
    for _ in range(cards):
        free = registers.index(NO_CARD, free)
        ends = ends_of(planned, table, robot, free, FASTER)
        best = max(
            [card for card in hand if ALIKE[card] in ends], key=lambda card: ends[ALIKE[card]] + SPEED * card
        )
        registers[free] = best
        hand.remove(best)


def ends_of(planned: Planner, table: Rally, robot: Robot, free: int, apart: float = inf) -> dict[Card, float]:
    """What a robot's hand allows in its first free register."""
    placed = table.registers[robot][:free]
    return planned.ends(table.square[robot], table.facing[robot], placed, table.hands[robot], apart)


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
        self.lost = self._lost()
        self.walks = walks_on(course, turned)
        self.spots: dict[tuple[int, Square, int, int], Spot] = {}

    def _legs(self) -> tuple[float, ...]:
        """By number of goals reached: the way from the next goal through all that follow."""
        if self.later:
            return tuple(CHASE * float(left) for left in range(len(self.goals) - 1, -1, -1))
        found = [0.0]
        for start, target in zip(self.goals[-2::-1], self.goals[:0:-1], strict=True):
            found.append(found[-1] + leg(self.course, self.turned, start, target))
        return tuple(found[::-1])

    def ends(
        self, square: Square, facing: int, placed: Sequence[Card], hand: Sequence[Card], apart: float = inf
    ) -> dict[Card, float]:
        """How well the turn can end if an action follows the cards that are placed.

        By a card like it; those by which it ends worse than at best by more than `apart` may be missing.
        """
        reached = 0
        cost = 0.0
        for register, card in enumerate(placed):
            end = self.walks[register, square, facing][KIND[card]]
            square, facing = end.square, end.facing
            if square < 0:
                return dict.fromkeys([ALIKE[card] for card in hand], self.lost[reached] - cost)
            reached += square == self.stops[register][reached]
            cost += end.damage * self.wound
        ends = self.spot(len(placed), square, facing, reached).ends(counted(hand), apart)
        return {card: end - cost for card, end in ends.items()} if cost else ends

    def follow(
        self, square: Square, facing: int, placed: Sequence[Card], hand: Sequence[Card], option: Action
    ) -> tuple[list[Walk], int]:
        """The registers of the turn if the best follows this action, and how many goals are reached."""
        walks: list[Walk] = []
        reached, counts, first = 0, counted(hand), len(placed)
        for register in range(REGISTERS):
            if register < first:
                card = placed[register]
            elif (card := self.locked[register]) == NO_CARD:
                spot = self.spot(register, square, facing, reached)
                card = SAMPLE[option] if register == first else spot.choice(counts)
                counts -= COUNT[card]
            end = self.walks[register, square, facing][KIND[card]]
            walks.append(end)
            square, facing = end.square, end.facing
            if square < 0:
                break
            reached += square == self.stops[register][reached]
            if reached == len(self.goals):
                break
        return walks, reached

    def spot(self, register: int, square: Square, facing: int, reached: int) -> Spot:
        """Where a robot stands before a register, with so many goals reached."""
        there = register, square, facing, reached
        found = self.spots.get(there)
        if found is None:
            openings = self._openings(*there)
            locked = self.locked[register]
            if locked != NO_CARD:
                openings = [(hope, 0, pain, to) for hope, one, pain, to in openings if one == COUNT[locked]]
            found = self.spots[there] = Spot(openings)
        return found

    def _openings(self, register: int, square: Square, facing: int, reached: int) -> list[Opening]:
        """What each action does in this register."""
        wound, spots, missed = self.wound, self.spots, self.stops[register][reached]
        after, goals = register + 1, len(self.goals)
        ways = None if self.later or reached == goals else self.ways[reached]
        found: list[Opening] = []
        for one, end in zip(ONES, self.walks[register, square, facing], strict=True):
            to, heading, pain = end.square, end.facing, end.damage * wound
            now = reached + (to == missed)
            if to < 0:
                found.append((self.lost[reached], one, 0.0, None))
            elif now == reached and ways and after == REGISTERS:
                found.append((-ways[to * 4 + heading] - self.legs[reached] - pain, one, pain, None))
            elif after == REGISTERS or now == goals:
                found.append((self.value(to, heading, now, REGISTERS - after) - pain, one, pain, None))
            else:
                spot = spots.get((after, to, heading, now)) or self.spot(after, to, heading, now)
                found.append((spot.hope - pain, one, pain, spot))
        return found

    def value(self, square: Square, facing: int, reached: int, saved: int) -> float:
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

    def _lost(self) -> list[float]:
        """By goals reached, the end of who is destroyed: it begins at the archive, or the last of them."""
        starts = (self.archive, *self.goals)
        found = []
        for start, target, left in zip(starts, self.goals, self.legs, strict=False):
            way = 0.0 if start < 0 else CHASE if self.later else leg(self.course, self.turned, start, target)
            found.append(-DESTROYED - way - left if start >= 0 else -DESTROYED)
        return [*found, -DESTROYED]


planner = lru_cache(maxsize=PLANNERS)(Planner)


class Walks(dict[tuple[int, Square, int], tuple[Walk, ...]]):
    """What each action does in a register, from a square and a facing, worked out when it is first asked for.

    Registers in which the same pushers push are alike.
    """

    __slots__ = ("course", "turned")

    def __init__(self, course: Course, turned: tuple[int, ...]) -> None:
        """On this course."""
        super().__init__()
        self.course = course
        self.turned = turned

    def __missing__(self, key: tuple[int, Square, int]) -> tuple[Walk, ...]:
        register, square, facing = key
        pushers = floor_of(self.course, self.turned).pushers
        like = pushers.index(pushers[register])
        if like == register:
            found = tuple([walk(self.course, self.turned, *key, card) for card in CARD_FOR])
        else:
            found = self[like, square, facing]
        self[key] = found
        return found


walks_on = lru_cache(maxsize=COURSES_KEPT)(Walks)


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
