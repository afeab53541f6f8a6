"""What speaks for each option and against it, for those who learn to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Decision
from rouages.games.out_of_gears.activation import TakeGear
from rouages.games.out_of_gears.assembly import Assemble
from rouages.games.out_of_gears.components import UPGRADES, Action
from rouages.games.out_of_gears.gears import Kind, size
from rouages.games.out_of_gears.gears import worth as gears_worth
from rouages.games.out_of_gears.judgement.evaluate import hope, lures, plan_value, rivals_of, worth
from rouages.games.out_of_gears.programming import ChooseAction, ChooseNumber
from rouages.games.out_of_gears.sharing import ShareGear
from rouages.games.out_of_gears.table import Gears, Robot

FIVES = 5.0
"""Points are told in fives."""


class Merits(Struct, frozen=True):
    """Of a plan: its dump, the robot of its number, and the own robot; of gears: what they are worth."""

    is_own: bool = False
    """Whether the number is that of the robot itself,"""
    is_partner: bool = False
    """or of the other robot of its seat."""
    dump: float = 0.0
    """What lies on the dump, in points for the robot,"""
    dump_gears: float = 0.0
    """in gears,"""
    dump_lead: float = 0.0
    """in points more than on the richest other dump,"""
    richer_dumps: float = 0.0
    """and how many dumps have more, of all."""
    wanted: float = 0.0
    """Its points for the rival to whom it is worth most,"""
    lure: float = 0.0
    """in comparison with what draws rivals most,"""
    fans: float = 0.0
    """and how many rivals find no dump richer."""
    prey: float = 0.0
    """What the robot of the number carries, in points for the own one,"""
    prey_gears: float = 0.0
    """in gears,"""
    richer_prey: float = 0.0
    """and how many rivals carry more."""
    hunters: float = 0.0
    """How many of the others find no richer prey than it."""
    prey_lead: float = 0.0
    """How far its seat is ahead of the own one, in hope."""
    prey_dump: float = 0.0
    """What the richest dump is worth to it."""
    at_risk: float = 0.0
    """What the own robot carries, in points,"""
    at_risk_gears: float = 0.0
    """in gears,"""
    hunted: float = 0.0
    """and how many rivals find no richer prey than it."""
    everything: float = 0.0
    """All that lies on dumps, and with the rivals, where an upgrade reaches for all of it."""
    points: float = 0.0
    """What gears that can be taken or made safe are worth,"""
    for_others: float = 0.0
    """and what they are worth to the rival who likes them best."""


def merits(table: Gears, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[Merits]:
    """What can be worked out of each option from what lies open."""
    match decision:
        case ChooseAction(robot=robot):
            seen = Surroundings(table, robot)
            return [seen.of_action(option.action) for option in options]
        case ChooseNumber(robot=robot):
            seen = Surroundings(table, robot)
            return [seen.of_number(option.number) for option in options]
        case TakeGear(robot=robot) | ShareGear(robot=robot):
            return [of_gears(table, robot, option.gear) for option in options]
        case Assemble(robot=robot):
            return [of_gears(table, robot, option.first, option.second) for option in options]
    return [Merits() for _ in options]


def of_gears(table: Gears, robot: Robot, *gears: Kind) -> Merits:
    """Of gears to take or to make safe."""
    others = rivals_of(table, robot)
    return Merits(
        points=sum([worth(robot, gear) for gear in gears]) / FIVES,
        for_others=max([sum([worth(other, gear) for gear in gears]) for other in others]) / FIVES,
    )


class Surroundings:
    """What a robot that plans sees around it."""

    def __init__(self, table: Gears, robot: Robot) -> None:
        """Look at every dump and every robot once."""
        self.table, self.robot = table, robot
        self.others = rivals_of(table, robot)
        self.lures = lures(table, robot)
        self.dumps = {dump: gears_worth(table.dumps[dump], robot) for dump in table.robots}
        self.prey = {other: gears_worth(table.carried[other], robot) for other in table.robots}
        self.hopes = [hope(table, seat) for seat in range(len(table.teams))]
        theirs = [[gears_worth(table.dumps[dump], other) for dump in table.robots] for other in self.others]
        self.wanted = dict(zip(table.robots, map(max, zip(*theirs, strict=True)), strict=True))
        self.richest = {other: max(row) for other, row in zip(self.others, theirs, strict=True)}
        self.richest[robot] = max(self.dumps.values())
        self.fans = dict.fromkeys(table.robots, 0)
        for row in theirs:
            most = max(row)
            for dump, points in zip(table.robots, row, strict=True):
                self.fans[dump] += points == most
        self.hunters = dict.fromkeys(table.robots, 0)
        for other in self.others:
            gears = {each: gears_worth(table.carried[each], other) for each in rivals_of(table, other)}
            most = max(gears.values())
            for each, points in gears.items():
                self.hunters[each] += points == most > 0
        self.at_risk = self.prey[robot] / FIVES
        self.at_risk_gears = size(table.carried[robot]) / FIVES
        self.hunted = self.hunters[robot] / len(self.others)

    def of_action(self, action: Action) -> Merits:
        """An action by the number that looks best with it."""
        if action in UPGRADES:
            everything = sum(self.dumps.values()), sum([self.prey[other] for other in self.others])
            return Merits(
                everything=sum(everything) / FIVES / FIVES,
                dump=everything[0] / FIVES / FIVES,
                prey=everything[1] / FIVES / FIVES,
                at_risk=self.at_risk,
                at_risk_gears=self.at_risk_gears,
                hunted=self.hunted,
            )
        plan = [
            (plan_value(self.table, self.robot, action, number, self.lures), -number)
            for number in self.table.robots
        ]
        return self.of_number(-max(plan)[1])

    def of_number(self, number: int) -> Merits:
        """A number card: the dump and the robot that it names."""
        table, robot = self.table, self.robot
        others = len(self.others)
        dump, prey = self.dumps[number], self.prey[number]
        elsewhere = max([points for each, points in self.dumps.items() if each != number])
        owner = table.owner[number]
        return Merits(
            is_own=number == robot,
            is_partner=number != robot and owner == table.owner[robot],
            dump=dump / FIVES,
            dump_gears=size(table.dumps[number]) / FIVES,
            dump_lead=(dump - elsewhere) / FIVES,
            richer_dumps=sum([points > dump for points in self.dumps.values()]) / len(self.dumps),
            wanted=self.wanted[number] / FIVES,
            lure=self.lures[number],
            fans=self.fans[number] / others,
            prey=prey / FIVES,
            prey_gears=size(table.carried[number]) / FIVES,
            richer_prey=sum([self.prey[other] > prey for other in self.others]) / others,
            hunters=self.hunters[number] / others,
            prey_lead=(self.hopes[owner] - self.hopes[table.owner[robot]]) / FIVES / 2,
            prey_dump=self.richest.get(number, 0) / FIVES,
            at_risk=self.at_risk,
            at_risk_gears=self.at_risk_gears,
            hunted=self.hunted,
        )
