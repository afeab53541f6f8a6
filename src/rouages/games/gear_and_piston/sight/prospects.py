"""Prospects: what each way to change a car would make of it, shown before it is done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Choice, Decision, Seat
from rouages.engine.copying import copy_table
from rouages.games.gear_and_piston.cars.faults import Lack, lacks
from rouages.games.gear_and_piston.choices import NEW_SECTION, Add, Build, Cell, Cover, Fit, NewSection, Swap
from rouages.games.gear_and_piston.places.workshop import ChooseWork
from rouages.games.gear_and_piston.salvage import PlaceSalvage, choice_of
from rouages.games.gear_and_piston.sight.proposal import LIKELY, proposal
from rouages.games.gear_and_piston.sight.score_now import score_now
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.works.building import PlacePart
from rouages.games.gear_and_piston.works.completing import car_of, placed

Change = Cell | NewSection | Swap | Fit | Add | Cover


class Prospect(Struct, frozen=True):
    """A change of the own car, and what would come of it."""

    build: Build | None
    """The blueprint that must be chosen first, if none is on the bench yet."""
    change: Change
    score: int
    """What the car would score, with the salvage it would still need."""
    salvage: int
    lacks: tuple[Lack, ...]


class Completion(Struct, frozen=True):
    """A whole completion with salvage, and what the car would score if each tile has one instability."""

    steps: tuple[Add | Cover, ...]
    score: int


class Prospects(Struct, frozen=True):
    """What the options of a seat would do to its car."""

    changes: tuple[Prospect, ...]
    completion: Completion | None
    """Proposed to a seat that must place salvage."""


def prospects(table: Town, decision: Decision[Any, Any], options: Sequence[Choice]) -> Prospects | None:
    """Every way to change the car that a seat is asked about; None where it is asked about something else."""
    if isinstance(decision, ChooseWork):
        changes = buildings(table, decision, options)
    else:
        changes = [
            prospect(after(table, decision, option), decision.seat, None, option)
            for option in options
            if isinstance(option, Change)
        ]
    completion = completed(table, decision.seat) if isinstance(decision, PlaceSalvage) else None
    return Prospects(tuple(changes), completion) if changes or completion else None


def buildings(table: Town, decision: ChooseWork, options: Iterable[Choice]) -> list[Prospect]:
    """Every place of every blueprint, before one is laid out."""
    found, seat = [], decision.seat
    for build in options:
        if not isinstance(build, Build):
            continue
        laid = after(table, decision, build)
        if not laid.bench:
            found.append(prospect(laid, seat, build, NEW_SECTION))
            continue
        placing = PlacePart(seat)
        found += [
            prospect(after(laid, placing, place), seat, build, place) for place in placing.options(laid)
        ]
    return found


def after(table: Town, decision: Decision[Any, Any], choice: Choice) -> Town:
    """The table as it would be after an answer, as far as that answer itself goes."""
    copy: Town = copy_table(table)
    decision.resolve(copy, choice)
    return copy


def prospect(table: Town, seat: Seat, build: Build | None, change: Change) -> Prospect:
    """What has become of a car."""
    found = score_now(table, seat)
    return Prospect(build, change, found.total, found.salvage, lacks(table.cars[seat]))


def completed(table: Town, seat: Seat) -> Completion:
    """The completion that is proposed to a seat that must place salvage."""
    steps, section = proposal(table, seat), car_of(table, seat)
    for step in steps:
        section = placed(section, step, LIKELY)
    cars = [*table.cars[:seat], (section,), *table.cars[seat + 1 :]]
    return Completion(tuple(map(choice_of, steps)), score_now(table, seat, cars).total)
