"""Repairing: a crew is chosen robot by robot, and discarded at once when it is whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat
from rouages.games.cyberion.components import NOTHING, SIZE_OF, Robot, Trait
from rouages.games.cyberion.crews import (
    Target,
    Trial,
    assigned,
    is_crew,
    joining,
    plain_trials,
    repairable,
    sole_completion,
    trials_of,
)
from rouages.games.cyberion.ending import end_with_last_machine
from rouages.games.cyberion.events.factory import MachineRepaired
from rouages.games.cyberion.extensions.microbots import acquire
from rouages.games.cyberion.factory import clear_place
from rouages.games.cyberion.machines import MACHINES, OF_TRAIT, MachineId, patterns_of
from rouages.games.cyberion.reasons import why_out_of_reach
from rouages.games.cyberion.table import ROWS, Cyberion, Row

CODES = 64
"""A robot in a row is coded as row × 64 + robot."""


class Repair(Choice, frozen=True):
    """Repair a machine."""

    machine: MachineId

    def act(self, table: Cyberion, seat: Seat) -> None:
        gather(table, seat, self.machine)


REPAIRS: tuple[Repair, ...] = tuple(Repair(machine) for machine in range(len(MACHINES)))


def repairs(table: Cyberion) -> Iterator[Repair]:
    """The machines within reach that the robots in the rows can repair."""
    factory, infected, prepared = table.factory, table.infected, table.prepared
    trials: list[Trial] = []
    if table.options.microbots or 1 in prepared:
        for place in table.reach():
            if factory[place] >= 0:
                trials += trials_of(factory[place], infected[place], prepared[place])
    else:
        plain = plain_trials()
        for place in table.reach():
            trials += plain[factory[place]]
    found = repairable(trials, table.hand(), table.options.multibots)
    return map(REPAIRS.__getitem__, found)


class Member(Choice, frozen=True):
    """A robot for the crew."""

    row: Row
    robot: Robot


MEMBERS: tuple[tuple[Member, ...], ...] = tuple(
    tuple(Member(row, robot) for robot in range(CODES)) for row in ROWS
)


class CannotJoin(Reason, frozen=True):
    """No crew for this machine has this robot besides those already chosen."""

    rule = "repair"
    machine: MachineId
    robot: Robot


class Candidates(NamedTuple):
    """Who can join a crew."""

    members: tuple[Member, ...]
    """Each different robot of each row with which the crew can still be completed."""
    sole: tuple[Member, ...]
    """All that must join, if only one crew is left to choose."""


@lru_cache(64)
def candidates(target: Target, crew: tuple[int, ...], *rows: tuple[Robot, ...]) -> Candidates:
    """Who can join a crew from the rows, equal robots of a row once."""
    others = [list(robots) for robots in rows]
    for code in crew:
        others[code // CODES].remove(code % CODES)
    there = others[0] + others[1] + others[2]
    joined = [code % CODES for code in crew]
    fitting = joining(target, joined, there)
    everyone = [
        MEMBERS[row][robot] for row, robots in enumerate(others) for robot in robots if robot in fitting
    ]
    members = tuple(dict.fromkeys(everyone))
    if len(members) == 1:
        return Candidates(members, members)
    sole = sole_completion(target, joined, there, fitting)
    return Candidates(members, in_their_rows(sole, others))


def in_their_rows(robots: list[Robot], rows: list[list[Robot]]) -> tuple[Member, ...]:
    """These robots in the rows where they lie; none if a robot could be taken from one row or another."""
    found: list[Member] = []
    for robot in dict.fromkeys(robots):
        count = robots.count(robot)
        there = [row for row in ROWS for each in rows[row] if each == robot]
        if count < len(there) and len(set(there)) > 1:
            return ()
        found += [MEMBERS[row][robot] for row in there[:count]]
    return tuple(found)


class ChooseCrew(Decision[Cyberion, Member], frozen=True):
    """Which robot joins the crew that repairs a machine."""

    rule = "repair"
    machine: MachineId

    def options(self, table: Cyberion) -> Sequence[Member]:
        """Each different robot with which the crew can still be completed; equal ones of a row once."""
        return candidates_for(table, target_at(table, table.place_of(self.machine))).members

    def resolve(self, table: Cyberion, choice: Member) -> None:
        """It joins; the order in which robots join makes no difference."""
        join(table, [choice])
        gather(table, self.seat, self.machine)

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """It fits no crew."""
        return CannotJoin(self.machine, choice.robot) if isinstance(choice, Member) else AnotherQuestion(self)


def target_at(table: Cyberion, place: int) -> Target:
    """What a crew must repair at a place."""
    return table.factory[place], table.infected[place], table.prepared[place]


def join(table: Cyberion, members: Sequence[Member]) -> None:
    """Robots join the crew."""
    table.crew += [member.row * CODES + member.robot for member in members]
    table.crew.sort(key=_by_robot)


def _by_robot(code: int) -> tuple[int, int]:
    return code % CODES, code


def candidates_for(table: Cyberion, target: Target) -> Candidates:
    """Who can join the crew that is being chosen."""
    platform, flash, stock = table.rows
    return candidates(target, tuple(table.crew), tuple(platform), tuple(flash), tuple(stock))


def gather(table: Cyberion, seat: Seat, machine: MachineId) -> None:
    """Ask for the next robot as long as there is a choice; a whole crew goes to work (ruling 38)."""
    place = table.place_of(machine)
    target = target_at(table, place)
    while not is_crew(target, [code % CODES for code in table.crew]):
        joining_now = candidates_for(table, target).sole
        if not joining_now:
            table.then(ChooseCrew(seat, machine))
            return
        join(table, joining_now)
    repair(table, seat, place)


def repair(table: Cyberion, seat: Seat, place: int) -> None:
    """The crew is discarded, and the machine joins the experience with its microbot."""
    crew, table.crew = table.crew, []
    for code in crew:
        table.throw(code // CODES, code % CODES)
    machine, microbot = table.factory[place], table.infected[place]
    table.experience.append(machine)
    table.say(
        MachineRepaired(
            seat,
            machine,
            tuple([code % CODES for code in crew]),
            tuple([code // CODES for code in crew]),
        )
    )
    clear_place(table, place)
    if microbot >= 0:
        acquire(table, microbot)
    end_with_last_machine(table)


class RobotsMissing(Reason, frozen=True):
    """These robots are missing: a model or a size each."""

    rule = "machines"
    machine: MachineId
    missing: tuple[Trait, ...]


class TwinsMissing(Reason, frozen=True):
    """The nearest set of identical robots still lacks these."""

    rule = "machines"
    machine: MachineId
    missing: tuple[Robot, ...]


class TooFewRobots(Reason, frozen=True):
    """There are not even enough robots in the rows."""

    rule = "machines"
    machine: MachineId
    wanted: int
    there: int


class SumTooSmall(Reason, frozen=True):
    """The largest robots do not add up to enough."""

    rule = "machines"
    machine: MachineId
    best: int
    wanted: int


class SumTooLarge(Reason, frozen=True):
    """The smallest robots add up to too much."""

    rule = "machines"
    machine: MachineId
    best: int
    wanted: int


class MicrobotUnmet(Reason, frozen=True):
    """A crew could repair the machine, but none has a robot for the microbot on it."""

    rule = "microbots"
    machine: MachineId
    microbot: Trait


def why_not_repair(table: Cyberion, machine: MachineId) -> Reason:
    """What is missing for a repair."""
    if away := why_out_of_reach(table, machine):
        return away
    place, robots = table.place_of(machine), table.hand()
    if repairable(trials_of(machine, NOTHING, table.prepared[place]), robots, table.options.multibots):
        return MicrobotUnmet(machine, table.infected[place])
    return lacking(machine, table.prepared[place], robots)


def lacking(machine: MachineId, prepared: int, robots: list[Robot]) -> Reason:
    """What the pattern that comes nearest still lacks."""
    card = MACHINES[machine]
    wanted = card.robots - prepared
    if len(robots) < wanted:
        return TooFewRobots(machine, wanted, len(robots))
    if card.kind == "sum_at_least":
        assert card.bound is not None
        sizes = sorted([SIZE_OF[robot] or 5 for robot in robots])[-wanted:]
        return SumTooSmall(machine, sum(sizes) + 5 * prepared, card.bound)
    if card.kind == "sum_at_most":
        assert card.bound is not None
        sizes = sorted([SIZE_OF[robot] or 1 for robot in robots])[:wanted]
        return SumTooLarge(machine, sum(sizes) + prepared, card.bound)
    open_slots = min(
        (
            [slot for slot, robot in zip(pattern, assigned(pattern, robots, 0), strict=True) if robot < 0]
            for pattern in patterns_of(machine, NOTHING, prepared)
        ),
        key=len,
    )
    if card.kind == "identical":
        return TwinsMissing(machine, tuple([slot.bit_length() - 1 for slot in open_slots]))
    return RobotsMissing(machine, tuple([OF_TRAIT.index(slot) for slot in open_slots]))
