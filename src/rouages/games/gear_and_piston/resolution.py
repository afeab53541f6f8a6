"""Phase II: the places are resolved in the printed order, the tokens of each in the order of its spaces."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Reason, Seat, Step
from rouages.games.gear_and_piston.box.tallies import net_instability
from rouages.games.gear_and_piston.box.tiles import distinct
from rouages.games.gear_and_piston.choices import KEEP_ALL, Discard, KeepAll, discard, tile_of
from rouages.games.gear_and_piston.events.town import (
    BlueprintDiscarded,
    FirstPlayerChanged,
    FirstPlayerKept,
    InstabilityAdjusted,
    TokensRested,
)
from rouages.games.gear_and_piston.knowledge import saw_leave
from rouages.games.gear_and_piston.places.alley import WorkTheAlley
from rouages.games.gear_and_piston.places.holding import NotInHand
from rouages.games.gear_and_piston.places.junk_yard import VisitJunkYard
from rouages.games.gear_and_piston.places.patent_office import VisitPatentOffice
from rouages.games.gear_and_piston.places.workshop import EnterWorkshop
from rouages.games.gear_and_piston.scoring import tally_of_car
from rouages.games.gear_and_piston.table import (
    BACK_ALLEY,
    JUNK_YARD,
    PATENT_OFFICE,
    PHASE_OF_PLACE,
    WORKSHOP,
    Phase,
    Place,
    Town,
)


class AdjustInstability(Step[Town], frozen=True):
    """1: the markers are set; then each player in turn order may discard one blueprint (ruling 9)."""

    def run(self, table: Town) -> None:
        """Those without a blueprint are not asked."""
        table.phase = Phase.INSTABILITY
        adjust_instability(table)
        table.then(*[DiscardBlueprint(seat) for seat in table.clockwise(table.first) if table.hands[seat]])


def adjust_instability(table: Town) -> None:
    """Set every marker to the instability of its car."""
    levels = [net_instability(tally_of_car(car)) for car in table.cars]
    if levels != table.instability:
        table.instability = levels
        table.say(InstabilityAdjusted(tuple(levels), tuple(range(table.players))))


class DiscardBlueprint(Decision[Town, Discard | KeepAll], frozen=True):
    """Whether to discard a blueprint, and which."""

    rule = "hand"

    def options(self, table: Town) -> Sequence[Discard | KeepAll]:
        """None, or one of the hand."""
        return [KEEP_ALL, *map(discard, distinct(table.hands[self.seat]))]

    def resolve(self, table: Town, choice: Discard | KeepAll) -> None:
        """It is discarded face up."""
        if isinstance(choice, Discard):
            found = tile_of(choice)
            table.hands[self.seat].remove(found)
            saw_leave(table, self.seat, found)
            table.discard(found)
            table.say(BlueprintDiscarded(self.seat, choice.part, choice.icons))

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """It is not in the hand."""
        return NotInHand.about(choice, self)


class BringTokensHome(Step[Town], frozen=True):
    """The tokens that rested beside the back alley go back to the box (ruling 8)."""

    def run(self, table: Town) -> None:
        """Even if nobody went there this round."""
        table.phase = Phase.BACK_ALLEY
        if table.resting:
            for seat in table.resting:
                table.tokens[seat] += 1
            table.say(TokensRested(tuple(table.resting)))
            table.resting = []


class ResolvePlace(Step[Town], frozen=True):
    """The tokens of a place act one after the other."""

    place: Place

    def run(self, table: Town) -> None:
        """The first that has not acted; an alley token waits a round, the others go home."""
        place = self.place
        table.phase = PHASE_OF_PLACE[place]
        number = table.resolved[place]
        if number == len(table.placed[place]):
            return
        table.resolved[place] = number + 1
        seat = table.placed[place][number]
        if place == BACK_ALLEY:
            table.resting.append(seat)
        else:
            table.tokens[seat] += 1
        table.then(visit(place, seat, number), self)


def visit(place: Place, seat: Seat, space: int) -> Step[Town]:
    """What a token does at its place."""
    if place == BACK_ALLEY:
        return WorkTheAlley(seat)
    if place == PATENT_OFFICE:
        return VisitPatentOffice(seat)
    if place == JUNK_YARD:
        return VisitJunkYard(seat, space)
    return EnterWorkshop(seat, space)


class AwardFirstPlayer(Step[Town], frozen=True):
    """Whoever has the last token in the workshop will begin the next round (ruling 14)."""

    def run(self, table: Town) -> None:
        """Nobody there: the tile stays."""
        tokens = table.placed[WORKSHOP]
        if not tokens:
            return
        if tokens[-1] == table.first:
            table.say(FirstPlayerKept(table.first))
        else:
            table.first = tokens[-1]
            table.say(FirstPlayerChanged(table.first))
