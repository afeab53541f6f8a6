"""Planning a program: trying what the hand allows on the real rules, from one robot's own point of view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from rouages.games.robo_rally.capture import flag_starts
from rouages.games.robo_rally.cards.program import ACTION, ALIKE, NO_CARD, REGISTERS, Action, Card
from rouages.games.robo_rally.conveyors import ridden
from rouages.games.robo_rally.factory.courses import Course, Rule
from rouages.games.robo_rally.factory.floor import BELT, EXPRESS, Square
from rouages.games.robo_rally.judgement.distance import DAMAGE_WORTH, FAR, SAMPLE, distances, leg
from rouages.games.robo_rally.table import NOBODY, Rally, Robot
from rouages.games.robo_rally.trace import Walk, walk

DESTROYED = 20.0
"""What losing a life costs beyond the way from the archive, in cards."""
FINISHED = 30.0
"""What touching the last flag is worth beyond getting there."""
SPEED = 1e-5
"""What makes the faster one of two equal cards the better one; a card's number grows with its priority."""
ACTIONS: tuple[Action, ...] = tuple(Action)
ORDER = {action: number for number, action in enumerate(ACTIONS)}
CARD_FOR = tuple(SAMPLE[action] for action in ACTIONS)
NUMBERS = range(len(ACTIONS))
NIBBLE = 4
PLANNERS = 100
"""So many planners are kept, with what they have found out."""
CHASE = 12
"""So many registers ahead a flag that rides the belts is looked for."""


def goals(table: Rally, robot: Robot) -> tuple[Square, ...]:
    """The squares that a robot wants to reach, in order."""
    squares = table.square
    if table.home:
        return _capture_goals(table, robot)
    if table.has_rule(Rule.FLAG_CONTROL):
        open_flags = [
            square
            for square, team in zip(table.flag_square, table.flag_team, strict=True)
            if team != table.team[robot]
        ]
        return (_nearest(table, robot, open_flags),) if open_flags else ()
    if table.superbot not in (NOBODY, robot) and squares[table.superbot] >= 0:
        return (squares[table.superbot],)
    if table.is_blocker(robot) or not table.flag_square:
        return _foe_goals(table, robot)
    return tuple(table.flag_square[table.touched[robot] :])


def _capture_goals(table: Rally, robot: Robot) -> tuple[Square, ...]:
    """The enemy flag, then home with it; without it, whoever carries ours."""
    home = table.home[table.team[robot]]
    if home == NOBODY:
        return ()
    own_start, enemy = table.course.flags[home], 1 - home
    base = own_start[1] * table.floor.width + own_start[0]
    if table.carrier[enemy] == robot:
        return (base,)
    if table.carrier[enemy] == NOBODY:
        return (table.flag_square[enemy], base)
    thief = table.carrier[home]
    return (table.square[thief],) if thief != NOBODY else (base,)


def _foe_goals(table: Rally, robot: Robot) -> tuple[Square, ...]:
    foes = [
        square
        for other, square in enumerate(table.square)
        if square >= 0 and table.team[other] != table.team[robot] and not table.is_blocker(other)
    ]
    return (_nearest(table, robot, foes),) if foes else ()


def _nearest(table: Rally, robot: Robot, squares: Sequence[Square]) -> Square:
    here = table.square[robot] if table.square[robot] >= 0 else table.archive[robot]
    place = max(here, 0) * 4 + table.facing[robot]
    return min(squares, key=lambda square: distances(table.course, table.turned, square)[place])


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
            end = walk(self.course, self.turned, register, square, facing, ALIKE[card])
            square, facing = end.square, end.facing
            if square < 0:
                return self._lost(reached) - cost
            reached += self._is_goal(register, reached, square)
            cost += end.damage * self.wound
        return self._take(len(placed), square, facing, reached, counted(hand), ORDER[option]) - cost

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
                there = register, square, facing, reached, counts
                numbers = [number for number in NUMBERS if counts >> NIBBLE * number & 15]
                best = ORDER[option] if register == first else max(numbers, key=partial(self._take, *there))
                counts -= 1 << NIBBLE * best
                card = CARD_FOR[best]
            end = walk(self.course, self.turned, register, square, facing, card)
            walks.append(end)
            square, facing = end.square, end.facing
            if square < 0:
                break
            reached += self._is_goal(register, reached, square)
            if reached == len(self.goals):
                break
        return walks, reached

    def _take(
        self, register: int, square: Square, facing: int, reached: int, counts: int, number: int
    ) -> float:
        """Play this action now and the best afterwards."""
        left = counts - (1 << NIBBLE * number)
        return self._after(register, square, facing, reached, left, CARD_FOR[number])

    def _after(
        self, register: int, square: Square, facing: int, reached: int, counts: int, card: Card
    ) -> float:
        """Play this card in this register, and the best of the others afterwards."""
        end = walk(self.course, self.turned, register, square, facing, card)
        if end.square < 0:
            return self._lost(reached)
        reached += self._is_goal(register, reached, end.square)
        value = self._best(register + 1, end.square, end.facing, reached, counts)
        return value - end.damage * self.wound if end.damage else value

    def _best(self, register: int, square: Square, facing: int, reached: int, counts: int) -> float:
        """The value of the best rest of the program."""
        if register == REGISTERS or reached == len(self.goals):
            return self._value(square, facing, reached, REGISTERS - register)
        card = self.locked[register]
        if card != NO_CARD:
            return self._after(register, square, facing, reached, counts, card)
        key = (register, square, facing, reached, counts)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = max(
                [
                    self._take(register, square, facing, reached, counts, number)
                    for number in NUMBERS
                    if counts >> NIBBLE * number & 15
                ]
            )
        return found

    def _is_goal(self, register: int, reached: int, square: Square) -> bool:
        """Whether the next goal is on this square after this register."""
        if reached == len(self.goals):
            return False
        return square == (self.later[register][reached] if self.later else self.goals[reached])

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


def counted(hand: Sequence[Card]) -> int:
    """How many cards of each action, a nibble each."""
    return sum([1 << NIBBLE * ORDER[ACTION[card]] for card in hand])


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
