"""Crews: whether the robots at hand repair a machine, which of them can join a crew, and what is missing.

The robots at hand are counted in one number, the *muster*: five bits for each of the sets that a slot can be.
A pattern is then tried with one addition; what that cannot settle is settled by matching robots to slots.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from rouages.games.cyberion.components import BEBEBOT, FREE_MODEL, NOTHING, Robot, Trait
from rouages.games.cyberion.machines import (
    AT_LEAST,
    AT_MOST,
    MACHINES,
    OF_MODEL,
    OF_SIZE,
    STANDS_FOR,
    MachineId,
    Pattern,
    Slot,
    patterns_of,
)

Muster = int

FIELDS: tuple[Slot, ...] = (
    *AT_LEAST[1:5],
    *OF_MODEL,
    *OF_SIZE[1:],
    *AT_MOST[2:5],
    *(1 << robot for robot in range(FREE_MODEL)),
)
"""The sets that are counted."""
WIDTH = 5
ENOUGH = 1 << (WIDTH - 1)
"""The bit of a field that says that there are enough; fifteen robots never reach it."""

ONE: tuple[Muster, ...] = tuple(
    sum(1 << (WIDTH * place) for place, field in enumerate(FIELDS) if field & STANDS_FOR[robot])
    for robot in range(BEBEBOT)
)
"""The muster of each robot alone."""


class Trial(NamedTuple):
    """A pattern made ready to be tried against a muster."""

    machine: MachineId
    offset: int
    mask: int
    """Adding the offset sets all these bits if no set of robots is too small."""
    settles: int
    """Whether that is enough to be sure: 2 always, 1 without Multibots, 0 never."""
    pattern: Pattern


@cache
def trials_of(machine: MachineId, microbot: Trait, prepared: int) -> tuple[Trial, ...]:
    """The patterns of a machine with this microbot on it (below 0: none), prepared or not, made ready."""
    return tuple(trial_of(machine, pattern) for pattern in patterns_of(machine, microbot, prepared))


def trial_of(machine: MachineId, pattern: Pattern) -> Trial:
    """Count the slots inside each field: at least so many robots of that field are needed."""
    offset = mask = 0
    for place, field in enumerate(FIELDS):
        if needed := sum(slot & field == slot for slot in pattern):
            offset += (ENOUGH - needed) << (WIDTH * place)
            mask |= ENOUGH << (WIDTH * place)
    counted = all(slot in FIELDS for slot in pattern)
    pairs = [(one, other) for one in pattern for other in pattern]
    nested = all(one & other in (one, other) for one, other in pairs)
    laminar = all(one & other in (0, one, other) for one, other in pairs)
    return Trial(machine, offset, mask, (2 if nested else 1 if laminar else 0) if counted else 0, pattern)


@cache
def plain_trials() -> tuple[tuple[Trial, ...], ...]:
    """The trials of each machine that is not prepared and has no microbot on it; at the end, of none."""
    return *(trials_of(machine, NOTHING, 0) for machine in range(len(MACHINES))), ()


def repairable(trials: Iterable[Trial], robots: Sequence[Robot], doubt: int) -> list[MachineId]:
    """The machines that some of these robots repair; the doubt is 1 if there can be Multibots among them."""
    muster: Muster = 0
    for robot in robots:
        muster += ONE[robot]
    found: list[MachineId] = []
    for machine, offset, mask, settles, pattern in trials:
        if (
            (muster + offset) & mask == mask
            and machine not in found
            and (settles > doubt or filled(pattern, robots) == len(pattern))
        ):
            found.append(machine)
    return found


def filled(pattern: Sequence[Slot], robots: Sequence[Robot]) -> int:
    """How many slots these robots can take at once."""
    return sum(robot >= 0 for robot in assigned(pattern, robots, 0))


def assigned(pattern: Sequence[Slot], robots: Sequence[Robot], first: int) -> list[int]:
    """Which robot takes each slot, as many as can; the first robots take one before any of the others may.

    Making room for another never sends a robot away, so if the first ones can all take a slot they all do.
    """
    holder = [-1] * len(pattern)
    for number in range(first):
        _place(number, pattern, robots, holder, set())
    for slot, held in enumerate(holder):
        if held < 0:
            _find(slot, pattern, robots, holder, set())
    return holder


def _place(
    number: int, pattern: Sequence[Slot], robots: Sequence[Robot], holder: list[int], met: set[int]
) -> bool:
    """Find a slot for a robot, moving others to other slots where that helps."""
    fitting = STANDS_FOR[robots[number]]
    for place, slot in enumerate(pattern):
        if slot & fitting and place not in met:
            met.add(place)
            if holder[place] < 0 or _place(holder[place], pattern, robots, holder, met):
                holder[place] = number
                return True
    return False


def _find(
    place: int, pattern: Sequence[Slot], robots: Sequence[Robot], holder: list[int], met: set[int]
) -> bool:
    """Find a robot for a slot, moving others to other slots where that helps."""
    slot = pattern[place]
    for number, robot in enumerate(robots):
        if slot & STANDS_FOR[robot] and number not in met:
            met.add(number)
            before = holder.index(number) if number in holder else -1
            if before < 0 or _find(before, pattern, robots, holder, met):
                holder[place] = number
                return True
    return False


Target = tuple[MachineId, Trait, int]
"""A machine, the microbot on it (below 0: none), and whether it is prepared."""


def is_crew(target: Target, robots: Sequence[Robot]) -> bool:
    """Whether exactly these robots repair the machine."""
    count = len(robots)
    if uniform := uniform_slots(*target):
        for slot, wanted in uniform:
            if count == wanted and all([STANDS_FOR[robot] & slot for robot in robots]):
                return True
        return False
    return any(len(pattern) == count == filled(pattern, robots) for pattern in patterns_of(*target))


def joining(target: Target, crew: list[Robot], others: list[Robot]) -> set[Robot]:
    """Which of the others can join a crew, so that it can still become one that repairs the machine.

    None of a crew could be left out: one robot too many may join only to meet a microbot (rulings 8, 34).
    """
    found: set[Robot] = set()
    if uniform := uniform_slots(*target):
        for slot, count in uniform:
            if all([STANDS_FOR[robot] & slot for robot in crew]):
                fitting = [robot for robot in others if STANDS_FOR[robot] & slot]
                if len(crew) + len(fitting) >= count:
                    found.update(fitting)
        return found
    for robot in dict.fromkeys(others):
        if robot not in found:
            rest = others.copy()
            rest.remove(robot)
            found.update(completed(target, [*crew, robot], rest)[len(crew) :])
    return found


def sole_completion(
    target: Target, crew: list[Robot], others: list[Robot], fitting: set[Robot]
) -> list[Robot]:
    """The robots that must all join, if there is only one way to complete a crew with those that fit."""
    if uniform := uniform_slots(*target):
        joined = [robot for robot in others if robot in fitting]
        return joined if len(crew) + len(joined) == uniform[0][1] else []
    joined = completed(target, crew, others)[len(crew) :]
    if set(joined) != fitting:
        return []
    for robot in fitting:
        rest = [each for each in others if each != robot] + [robot] * (joined.count(robot) - 1)
        if completed(target, crew, rest):
            return []
    return joined


@cache
def uniform_slots(machine: MachineId, microbot: Trait, prepared: int) -> tuple[tuple[Slot, int], ...]:
    """The slot of each pattern and how many, if all patterns are as long and have one kind of slot each."""
    patterns = patterns_of(machine, microbot, prepared)
    if any(len(pattern) != len(patterns[0]) or len(set(pattern)) > 1 for pattern in patterns):
        return ()
    return tuple((pattern[0], len(pattern)) for pattern in patterns)


def completed(target: Target, crew: list[Robot], rest: list[Robot]) -> list[Robot]:
    """A crew that repairs the machine and begins with this one; empty if there is none."""
    patterns = patterns_of(*target)
    least = len(patterns[0])
    for pattern in patterns:
        if len(pattern) < len(crew):
            continue
        robots = crew + rest
        holder = assigned(pattern, robots, len(crew))
        if -1 in holder or not all(number in holder for number in range(len(crew))):
            continue
        if len(pattern) == least:
            return crew + [robots[number] for number in holder if number >= len(crew)]
        for whole in enlarged(pattern, crew, sorted(rest)):
            if not any(is_crew(target, whole[:place] + whole[place + 1 :]) for place in range(len(whole))):
                return whole
    return []


def enlarged(pattern: Pattern, crew: list[Robot], rest: list[Robot]) -> Iterator[list[Robot]]:
    """Every crew that begins with this one and fills the pattern."""
    if filled(pattern, crew) < len(crew):
        return
    if len(crew) == len(pattern):
        yield crew
        return
    for place, robot in enumerate(rest):
        if place == 0 or rest[place - 1] != robot:
            yield from enlarged(pattern, [*crew, robot], rest[place + 1 :])
