"""Gearlocs Need Food Badly: a hunt for critters, whose HP become Buff HP for the next battle."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat, Step
from rouages.games.too_many_bones.battle.rounds import TakePosition
from rouages.games.too_many_bones.box.components import ATK, DEX
from rouages.games.too_many_bones.box.dice import GEARLOC, attack_roll, d6
from rouages.games.too_many_bones.box.mat import DISTANCE, LANES, POSITIONS, lane_of, row_of
from rouages.games.too_many_bones.encounters.deed import Deed
from rouages.games.too_many_bones.events.adventure import CaughtFood, NumberRolled, TestRolled
from rouages.games.too_many_bones.reasons import CritterTooFar
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.battle_end import clear_mat


class HuntCritters(Deed, frozen=True):
    """Gearlocs take their places, a critter of 1 HP sits in every other one."""

    def run(self, table: Bones) -> None:
        """Then they hunt, round by round."""
        table.round = 1
        takers = [TakePosition(seat) for seat in table.seats]
        table.then(*takers, SetCritters(), HuntRound())


class SetCritters(Step[Bones], frozen=True):
    """A critter of 1 HP in every free place."""

    def run(self, table: Bones) -> None:
        """One each."""
        table.critters = [1 if table.mat[place] < 0 else 0 for place in range(POSITIONS)]


class HuntRound(Step[Bones], frozen=True):
    """Critters flee first, then each Gearloc hunts once; until none is left."""

    def run(self, table: Bones) -> None:
        """The end clears the mat."""
        if not any(table.critters):
            clear_mat(table)
            table.critters = []
            return
        flee(table)
        table.then(*[Hunt(seat) for seat in table.seats], HuntRound())


def flee(table: Bones) -> None:
    """The D6 names a lane (5 is lane 1, 6 lane 2): its critters join a neighbour, or leave."""
    number = d6(table.rng)
    table.say(NumberRolled(None, number))
    lane = (number - 1) % LANES
    places = [place for place in range(POSITIONS) if lane_of(place) == lane and table.critters[place]]
    if not places:
        smallest = min(
            (place for place in range(POSITIONS) if table.critters[place]),
            key=lambda place: table.critters[place],
        )
        table.critters[smallest] = 0
    for place in places:
        beside = [
            other
            for other in range(POSITIONS)
            if table.critters[other] and row_of(other) == row_of(place) and abs(other - place) == 1
        ]
        if beside:
            table.critters[beside[0]] += table.critters[place]
        table.critters[place] = 0


class Hunt(Step[Bones], frozen=True):
    """A Gearloc goes after one critter."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """If any is in reach."""
        if reachable(table, self.seat):
            table.then(ChooseCritter(self.seat))


def dice_for(table: Bones, seat: Seat, place: int) -> int:
    """ATK dice within DEX: a melee hunter first walks beside it."""
    facts = GEARLOC[table.who[seat]]
    walk = max(0, DISTANCE[table.at[seat]][place] - 1) if facts.melee else 0
    dex = facts.stats[DEX] + table.bonus[4 * seat + DEX]
    return min(facts.stats[ATK] + table.bonus[4 * seat + ATK], dex - walk)


def reachable(table: Bones, seat: Seat) -> list[int]:
    """Where a critter sits at which this Gearloc can roll a die."""
    return [place for place in range(POSITIONS) if table.critters[place] and dice_for(table, seat, place) > 0]


class Critter(Choice, frozen=True):
    """A critter, by its place."""

    place: int
    hp: int


class NoCritter(Choice, frozen=True):
    """Leave them all alone."""


NO_CRITTER = NoCritter()


class ChooseCritter(Decision[Bones, Critter | NoCritter], frozen=True):
    """Which critter a Gearloc hunts."""

    rule = "encounter"
    otherwise = CritterTooFar()

    def options(self, table: Bones) -> Sequence[Critter | NoCritter]:
        """Any in reach, or none."""
        found = [Critter(place, table.critters[place]) for place in reachable(table, self.seat)]
        return [*found, NO_CRITTER]

    def resolve(self, table: Bones, choice: Critter | NoCritter) -> None:
        if isinstance(choice, NoCritter):
            return
        hits, _ = attack_roll(table.rng, dice_for(table, self.seat, choice.place))
        table.say(TestRolled(self.seat, tuple(hits)))
        hp, table.critters[choice.place] = table.critters[choice.place], 0
        if sum(hits) >= hp:
            table.owed_buff[self.seat] += hp
            table.say(CaughtFood(self.seat, hp))
