"""3: the patent office: one new part, face up or unseen."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Reason, Seat, Step
from rouages.games.gear_and_piston.box.tiles import BACKS, EMPTY, NEW, Tile, distinct, icons_of, part_of
from rouages.games.gear_and_piston.choices import DRAW_BLIND, DrawBlind, Take, take, tile_of
from rouages.games.gear_and_piston.events.town import PartDrawn, PartTaken, PlaceRefilled, TokenIdle
from rouages.games.gear_and_piston.knowledge import came_up, drawn_unseen, saw_taken
from rouages.games.gear_and_piston.places.holding import NotInHand, PileEmpty
from rouages.games.gear_and_piston.table import PATENT_OFFICE, PLACES, Town
from rouages.games.gear_and_piston.words import Shelf

PATENTS: Shelf = "patents"
OUTGOING: Shelf = "outgoing"


class VisitPatentOffice(Step[Town], frozen=True):
    """A token takes one new part, unless the hand is full or nothing is left."""

    seat: Seat

    def run(self, table: Town) -> None:
        """Ask if there is something to take."""
        decision = TakePatent(self.seat)
        if table.room(self.seat) and decision.options(table):
            table.then(decision)
        else:
            table.say(TokenIdle(self.seat, PLACES[PATENT_OFFICE]))


class TakePatent(Decision[Town, Take | DrawBlind], frozen=True):
    """Which new part is taken."""

    rule = "patent_office"

    def options(self, table: Town) -> Sequence[Take | DrawBlind]:
        """Any that lies face up, or the top of the pile."""
        found: list[Take | DrawBlind] = [take(PATENTS, each) for each in distinct(table.patents)]
        found += [take(OUTGOING, each) for each in distinct(table.outgoing)]
        if table.new_pile:
            found.append(DRAW_BLIND)
        return found

    def resolve(self, table: Town, choice: Take | DrawBlind) -> None:
        """A place beside the office stays empty (ruling 2); the variant's refill row is filled at once."""
        if isinstance(choice, DrawBlind):
            draw_new(table, self.seat)
            return
        found = tile_of(choice)
        shelf = table.patents if choice.shelf == PATENTS else table.outgoing
        space = shelf.index(found)
        shelf[space] = EMPTY
        table.take(self.seat, found)
        saw_taken(table, self.seat, found)
        table.say(PartTaken(self.seat, choice.shelf, choice.part, choice.icons, space + 1))
        if table.variant and choice.shelf == PATENTS and table.new_pile:
            shelf[space] = turn_up_new(table)
            table.say(PlaceRefilled(PATENTS, part_of(shelf[space]), icons_of(shelf[space]), space + 1))

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """It does not lie there, or the pile is used up."""
        return PileEmpty(BACKS[NEW]) if isinstance(choice, DrawBlind) else NotInHand.about(choice, self)


def draw_new(table: Town, seat: Seat) -> None:
    """Draw the top of the new pile, unseen by the others."""
    found, seen = table.new_pile.pop(), table.new_seen.pop()
    table.take(seat, found)
    drawn_unseen(table, seat, found, seen)
    table.say(PartDrawn(seat, part_of(found), icons_of(found), BACKS[NEW]))


def turn_up_new(table: Town) -> Tile:
    """Turn up the top of the new pile."""
    found = table.new_pile.pop()
    came_up(table, found, table.new_seen.pop())
    return found
