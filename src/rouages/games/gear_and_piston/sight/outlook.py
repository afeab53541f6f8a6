"""Outlooks: what each way to change a car would make of it, to be shown before it is done."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Choice, Seat, asked
from rouages.engine.copying import copy_table
from rouages.games.gear_and_piston.cars.faults import Lack, lacks
from rouages.games.gear_and_piston.choices import Add, Build, Cell, Cover, Fit, NewSection, Swap
from rouages.games.gear_and_piston.places.workshop import ChooseWork
from rouages.games.gear_and_piston.salvage import JoinAtLast, PlaceSalvage, choice_of
from rouages.games.gear_and_piston.sight.forecast import forecast
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.twelve_parts import JoinToFinish
from rouages.games.gear_and_piston.works.building import PlacePart
from rouages.games.gear_and_piston.works.completing import placed
from rouages.games.gear_and_piston.works.dismantling import DismantlePart
from rouages.games.gear_and_piston.works.joining import JoinSections
from rouages.games.gear_and_piston.works.proposing import LIKELY, car_of, proposal
from rouages.games.gear_and_piston.works.repair import RepairPart

Change = Cell | NewSection | Swap | Fit | Add | Cover


class Outlook(Struct, frozen=True):
    """A change of the own car, and what would come of it."""

    build: Build | None
    """The blueprint that must be chosen first, if none is on the bench yet."""
    change: Change
    score: int
    """What the car would score, with the salvage it would still need."""
    salvage: int
    lacks: tuple[Lack, ...]


class Plan(Struct, frozen=True):
    """A whole completion with salvage, and what the car would score if each tile has one instability."""

    steps: tuple[Add | Cover, ...]
    score: int


def outlooks(table: Town, seat: Seat) -> tuple[Outlook, ...]:
    """Every way to change the car that the seat is being asked about."""
    decision = asked(table, seat)
    if isinstance(
        decision,
        PlacePart | DismantlePart | RepairPart | JoinSections | JoinToFinish | JoinAtLast | PlaceSalvage,
    ):
        return tuple(_changes(table, seat, None))
    if not isinstance(decision, ChooseWork):
        return ()
    found = []
    for option in decision.options(table):
        if isinstance(option, Build):
            laid = after(table, seat, option)
            if laid.bench:
                found += _changes(laid, seat, option)
            else:
                found.append(_outlook(laid, seat, option, NewSection()))
    return tuple(found)


def after(table: Town, seat: Seat, choice: Choice) -> Town:
    """The table as it would be after an answer, as far as that answer itself goes."""
    copy: Town = copy_table(table)
    decision = asked(copy, seat)
    assert decision is not None
    decision.resolve(copy, choice)
    return copy


def _changes(table: Town, seat: Seat, build: Build | None) -> list[Outlook]:
    decision = asked(table, seat)
    assert decision is not None
    return [
        _outlook(after(table, seat, option), seat, build, option)
        for option in decision.options(table)
        if isinstance(option, Change)
    ]


def _outlook(table: Town, seat: Seat, build: Build | None, change: Change) -> Outlook:
    found = forecast(table, seat)
    return Outlook(build, change, found.total, found.salvage, lacks(table.cars[seat]))


def plan(table: Town, seat: Seat) -> Plan | None:
    """The completion that is proposed to a seat that must place salvage."""
    if not isinstance(asked(table, seat), PlaceSalvage):
        return None
    steps, section = proposal(table, seat), car_of(table, seat)
    for step in steps:
        section = placed(section, step, LIKELY)
    cars = [*table.cars[:seat], (section,), *table.cars[seat + 1 :]]
    return Plan(tuple(map(choice_of, steps)), forecast(table, seat, cars).total)
