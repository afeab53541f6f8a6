"""Planning a program: trying what the hand allows on the real rules, from one robot's own point of view."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.games.robo_rally.capture import flag_starts
from rouages.games.robo_rally.conveyors import ridden
from rouages.games.robo_rally.courses import Rule
from rouages.games.robo_rally.distance import DAMAGE_WORTH, FAR, SAMPLE, distances, leg
from rouages.games.robo_rally.floor import BELT, EXPRESS, Square
from rouages.games.robo_rally.program_cards import ACTION, ALIKE, NO_CARD, REGISTERS, Action, Card
from rouages.games.robo_rally.table import NOBODY, Rally, Robot
from rouages.games.robo_rally.trace import walk

DESTROYED = 20.0
"""What losing a life costs beyond the way from the archive, in cards."""
FINISHED = 30.0
"""What touching the last flag is worth beyond getting there."""
ACTIONS: tuple[Action, ...] = tuple(Action)
ORDER = {action: number for number, action in enumerate(ACTIONS)}
CARD_FOR = tuple(SAMPLE[action] for action in ACTIONS)
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


class Planner:
    """The best programs of one robot for the rest of a turn, as far as its own moves go."""

    def __init__(self, table: Rally, robot: Robot) -> None:
        """Remember where it stands and what is fixed."""
        self.course = table.course
        self.turned = table.turned
        self.fixed = tuple(NO_CARD if card == NO_CARD else ALIKE[card] for card in table.registers[robot])
        self.start = table.square[robot], table.facing[robot]
        self.goals = goals(table, robot)
        self.riding = table.has_rule(Rule.FLAGS_RIDE_BELTS) and not table.is_blocker(robot)
        self.later = rides(table, self.goals) if self.riding else ()
        self.fragile = 1.0 + table.damage[robot] / 3
        self.legs = self._legs()
        self.archive = table.archive[robot]
        self.known: dict[tuple[int, Square, int, int, tuple[int, ...]], float] = {}

    def _legs(self) -> tuple[float, ...]:
        """By number of goals reached: the way from the next goal through all that follow."""
        if self.riding:
            return tuple(CHASE * float(left) for left in range(len(self.goals) - 1, -1, -1))
        found = [0.0]
        for start, target in zip(self.goals[-2::-1], self.goals[:0:-1], strict=True):
            found.append(found[-1] + leg(self.course, self.turned, start, target))
        return tuple(found[::-1])

    def weigh(self, hand: Sequence[Card], option: Action) -> float:
        """How well the turn can end if the next free register gets this action."""
        counts = [0] * len(ACTIONS)
        for card in hand:
            counts[ORDER[ACTION[card]]] += 1
        square, facing = self.start
        register = reached = 0
        cost = 0.0
        while self.fixed[register] != NO_CARD:
            square, facing, reached, more = self._step(
                register, square, facing, reached, self.fixed[register]
            )
            cost += more
            register += 1
            if square < 0:
                return self._lost(reached) - cost
        return self._take(register, square, facing, reached, counts, ORDER[option]) - cost

    def _take(
        self, register: int, square: Square, facing: int, reached: int, counts: list[int], number: int
    ) -> float:
        """Play this action now and the best afterwards."""
        square, facing, reached, cost = self._step(register, square, facing, reached, CARD_FOR[number])
        if square < 0:
            return self._lost(reached)
        counts[number] -= 1
        value = self._best(register + 1, square, facing, reached, counts)
        counts[number] += 1
        return value - cost

    def _best(self, register: int, square: Square, facing: int, reached: int, counts: list[int]) -> float:
        """The value of the best rest of the program."""
        if register == REGISTERS or reached == len(self.goals):
            return self._value(square, facing, reached, REGISTERS - register)
        card = self.fixed[register]
        if card != NO_CARD:
            square, facing, reached, cost = self._step(register, square, facing, reached, card)
            if square < 0:
                return self._lost(reached)
            return self._best(register + 1, square, facing, reached, counts) - cost
        key = (register, square, facing, reached, tuple(counts))
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = max(
                self._take(register, square, facing, reached, counts, number)
                for number, count in enumerate(counts)
                if count
            )
        return found

    def _step(
        self, register: int, square: Square, facing: int, reached: int, card: Card
    ) -> tuple[Square, int, int, float]:
        """One register: where it ends, how many goals are reached then, and what it costs."""
        end = walk(self.course, self.turned, register, square, facing, card)
        if end.square < 0:
            return end.square, end.facing, reached, 0.0
        if reached < len(self.goals):
            goal = self.later[register][reached] if self.riding else self.goals[reached]
            reached += end.square == goal
        return end.square, end.facing, reached, end.damage * DAMAGE_WORTH * self.fragile

    def _value(self, square: Square, facing: int, reached: int, saved: int) -> float:
        """The way that is left, less is better."""
        if reached == len(self.goals):
            return FINISHED + saved if self.goals else 0.0
        place = square * 4 + facing
        if self.riding:
            return -self._chase(place, reached) - self.legs[reached]
        return -distances(self.course, self.turned, self.goals[reached])[place] - self.legs[reached]

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
        if self.riding:
            return -DESTROYED - CHASE - self.legs[reached]
        return -DESTROYED - leg(self.course, self.turned, start, self.goals[reached]) - self.legs[reached]


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
