"""How good things look: for each option at first sight, and for a whole position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rouages.engine.agenda import Choice, Decision, Seat
from rouages.engine.copying import copy_table
from rouages.engine.judgement import chance_among
from rouages.games.gear_and_piston.box.components import MARKET
from rouages.games.gear_and_piston.box.tiles import Tile, distinct
from rouages.games.gear_and_piston.choices import (
    BlackMarket,
    Build,
    Discard,
    Dismantle,
    DrawBlind,
    EndRepair,
    GoTo,
    Join,
    Keep,
    Leave,
    NewSection,
    Repair,
    Return,
    Slide,
    Spy,
    StayApart,
    Steal,
    Take,
    UnionMuscle,
    tile_of,
)
from rouages.games.gear_and_piston.judgement.places import place_value
from rouages.games.gear_and_piston.judgement.potential import Garage, expected_score
from rouages.games.gear_and_piston.places.alley import (
    ON_TOP,
    ChooseAlleyAction,
    KeepPart,
    MoveToken,
    ReturnParts,
    StealBlueprint,
    slides,
)
from rouages.games.gear_and_piston.places.junk_yard import KeepJunk, TakeJunk
from rouages.games.gear_and_piston.places.patent_office import TakePatent
from rouages.games.gear_and_piston.places.workshop import ChooseWork
from rouages.games.gear_and_piston.planning import PlaceToken
from rouages.games.gear_and_piston.resolution import DiscardBlueprint
from rouages.games.gear_and_piston.salvage import JoinAtLast, PlaceSalvage, choice_of
from rouages.games.gear_and_piston.sight.proposal import proposal
from rouages.games.gear_and_piston.table import PATENT_OFFICE, PLACES, WORKSHOP, Town
from rouages.games.gear_and_piston.twelve_parts import JoinToFinish
from rouages.games.gear_and_piston.works.building import PlacePart
from rouages.games.gear_and_piston.works.dismantling import DismantlePart
from rouages.games.gear_and_piston.works.joining import JoinSections
from rouages.games.gear_and_piston.works.placing import cars_with
from rouages.games.gear_and_piston.works.repair import RepairPart

ACTION_WORTH = 0.8
"""What an action of the workshop could do otherwise: dismantling and repairing must bring more."""
SAMPLE = 8
"""Tiles of an imagined pile that are looked at."""
SPREAD = 4.0
"""The lead, in points, that makes a car e times as likely to win."""

Weigh = Callable[[Town, Any, Sequence[Any]], Sequence[float]]


def weigh(table: Town, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[float]:
    """How good each option looks at first sight."""
    found = WEIGHERS.get(type(decision))
    return found(table, decision, options) if found else [0.0] * len(options)


def weigh_places(table: Town, decision: PlaceToken, options: Sequence[GoTo]) -> Sequence[float]:
    """What a token could do at each place."""
    garage = Garage(table, decision.seat)
    return [place_value(garage, PLACES.index(option.place)) for option in options]


def weigh_discards(table: Town, decision: DiscardBlueprint, options: Sequence[Any]) -> Sequence[float]:
    """Only a blueprint that stands in the way of better ones is worth discarding."""
    garage = Garage(table, decision.seat)
    crowded = 0.0 if table.room(decision.seat) >= 2 else 0.6
    return [
        garage.worth_without(tile_of(option)) + crowded - 0.5 if isinstance(option, Discard) else 0.0
        for option in options
    ]


def weigh_parts(table: Town, decision: Any, options: Sequence[Any]) -> Sequence[float]:
    """What each part promises; an unseen one, an average and a surprise."""
    garage = Garage(table, decision.seat)
    pile = table.new_pile if isinstance(decision, TakePatent) else table.junk_pile
    return [part_value(garage, option, pile) for option in options]


def part_value(garage: Garage, option: Choice, pile: list[Tile]) -> float:
    """What a part promises; a pile, what its next tiles promise on the average; nothing, room in the hand."""
    if isinstance(option, DrawBlind):
        some = distinct(pile[-SAMPLE:])
        return sum([garage.worth(each) for each in some]) / len(some)
    if isinstance(option, Leave):
        return -0.3 if len(garage.hand) < 4 else 0.1
    assert isinstance(option, Keep | Steal | Take)
    return garage.worth(tile_of(option))


def weigh_alley(table: Town, decision: ChooseAlleyAction, options: Sequence[Any]) -> Sequence[float]:
    """Three tiles to choose from, a hand to choose from, or a better place in a line."""
    garage = Garage(table, decision.seat)
    return [alley_value(garage, option) for option in options]


def alley_value(garage: Garage, option: Spy | BlackMarket | UnionMuscle) -> float:
    """What a dark business could bring."""
    table = garage.table
    match option:
        case Spy(victim=victim):
            return best_of(garage, table.hands[victim]) + 0.3
        case BlackMarket():
            return best_of(garage, table.new_pile[-MARKET:])
        case _:
            return max([slide_value(table, garage.seat, each) for each in slides(table, garage.seat)])


def best_of(garage: Garage, tiles: Sequence[Tile]) -> float:
    """The best of some tiles."""
    return max([garage.worth(each) for each in distinct(tiles)], default=-1.0)


def slide_value(table: Town, seat: Seat, option: Slide) -> float:
    """Places gained; in the workshop, actions gained, or the first player tile."""
    if option.place != PLACES[WORKSHOP]:
        return 0.25 * (option.start - option.end)
    actions = table.workshop_actions
    gained = actions[option.end - 1] - actions[option.start - 1]
    last = len(table.placed[WORKSHOP])
    return 0.8 * gained + (0.3 if option.end == last and table.first != seat else 0.0)


def weigh_slides(table: Town, decision: MoveToken, options: Sequence[Slide]) -> Sequence[float]:
    """The best move within a line."""
    return [slide_value(table, decision.seat, option) for option in options]


def weigh_returns(table: Town, decision: ReturnParts, options: Sequence[Return]) -> Sequence[float]:
    """Good parts on top if a token still goes to the patent office first, all else below."""
    garage = Garage(table, decision.seat)
    waiting = table.placed[PATENT_OFFICE]
    mine = bool(waiting) and waiting[0] == decision.seat
    return [
        garage.worth(tile_of(option)) * (1 if mine else -1) if option.where == ON_TOP else 0.0
        for option in options
    ]


def weigh_changes(table: Town, decision: Any, options: Sequence[Any]) -> Sequence[float]:
    """How good the car would be after each change."""
    garage = Garage(table, decision.seat)
    return [change_value(table, garage, decision, option) for option in options]


def change_value(table: Town, garage: Garage, decision: Any, option: Choice) -> float:
    """How much better the car would be after a change."""
    now = garage.value(garage.car, garage.hand)
    if isinstance(option, EndRepair | StayApart):
        return 0.0
    copy: Town = copy_table(table)
    decision.resolve(copy, option)
    then = garage.value(copy.cars[garage.seat], copy.hands[garage.seat])
    return then - now - (0.4 if isinstance(option, NewSection) else 0.0)


def weigh_work(table: Town, decision: ChooseWork, options: Sequence[Any]) -> Sequence[float]:
    """What each kind of work could bring at best."""
    garage = Garage(table, decision.seat)
    return [work_value(table, garage, option) for option in options]


def work_value(table: Town, garage: Garage, option: Any) -> float:
    """The best that one kind of work could bring."""
    seat = garage.seat
    match option:
        case Build():
            return build_value(garage, tile_of(option)) + 0.25
        case Dismantle():
            return best_change(table, garage, DismantlePart(seat)) - ACTION_WORTH
        case Repair():
            swaps = RepairPart(seat, begun=False)
            gains = [change_value(table, garage, swaps, each) for each in swaps.options(table)]
            return max(gains) - 0.5 * ACTION_WORTH
        case Join():
            return best_change(table, garage, JoinSections(seat)) + 0.01
        case _:
            return 0.0


def best_change(table: Town, garage: Garage, decision: Any) -> float:
    """The best of several changes."""
    return max([change_value(table, garage, decision, each) for each in decision.options(table)])


def build_value(garage: Garage, found: Tile) -> float:
    """How much better the car would be with this blueprint in its best cell."""
    return max(placing_values(garage, found).values()) - garage.value(garage.car, garage.hand)


def placing_values(garage: Garage, found: Tile) -> dict[Any, float]:
    """How good the car would be with this tile in each cell."""
    rest = garage.hand[:]
    if found in rest:
        rest.remove(found)
    return {
        place: garage.value(car, rest) - (0.4 if isinstance(place, NewSection) and garage.car else 0.0)
        for place, car in cars_with(garage.car, found)
    }


def weigh_cells(table: Town, decision: PlacePart, options: Sequence[Any]) -> Sequence[float]:
    """The car with the part on the bench in each cell."""
    garage = Garage(table, decision.seat)
    values = placing_values(garage, table.bench)
    return [values[option] for option in options]


def weigh_salvage(table: Town, decision: PlaceSalvage, options: Sequence[Any]) -> Sequence[float]:
    """The completion that is proposed begins with one of them."""
    proposed = choice_of(proposal(table, decision.seat)[0])
    return [1.0 if option == proposed else 0.0 for option in options]


def weigh_in_order(table: Town, decision: Any, options: Sequence[Any]) -> Sequence[float]:
    """The options are already in order, the best first."""
    return [float(-number) for number in range(len(options))]


def evaluate(table: Town, seat: Seat) -> float:
    """How well a seat stands against the others: by what each can expect to score."""
    return chance_among([expected_score(table, each) for each in range(table.players)], seat, SPREAD)


WEIGHERS: dict[type, Weigh] = {
    PlaceToken: weigh_places,
    DiscardBlueprint: weigh_discards,
    ChooseAlleyAction: weigh_alley,
    StealBlueprint: weigh_parts,
    MoveToken: weigh_slides,
    KeepPart: weigh_parts,
    ReturnParts: weigh_returns,
    TakePatent: weigh_parts,
    TakeJunk: weigh_parts,
    KeepJunk: weigh_parts,
    ChooseWork: weigh_work,
    PlacePart: weigh_cells,
    DismantlePart: weigh_changes,
    RepairPart: weigh_changes,
    JoinSections: weigh_changes,
    JoinToFinish: weigh_changes,
    JoinAtLast: weigh_in_order,
    PlaceSalvage: weigh_salvage,
}
