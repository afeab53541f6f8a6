"""4: the junk yard: up to two junk parts; in the variant, a choice among those drawn."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Reason, Seat, Step
from rouages.games.gear_and_piston.box.components import JUNK_TAKEN
from rouages.games.gear_and_piston.box.tiles import BACKS, EMPTY, JUNK, distinct, icons_of, part_of, parts_of
from rouages.games.gear_and_piston.choices import (
    DRAW_BLIND,
    LEAVE,
    DrawBlind,
    Keep,
    Leave,
    Take,
    keep,
    take,
    tile_of,
)
from rouages.games.gear_and_piston.events.town import (
    JunkDiscarded,
    JunkSearched,
    JunkShuffled,
    PartDrawn,
    PartKept,
    PartTaken,
    PlaceRefilled,
    TokenIdle,
)
from rouages.games.gear_and_piston.knowledge import saw_taken
from rouages.games.gear_and_piston.places.holding import NotInHand, PileEmpty
from rouages.games.gear_and_piston.table import JUNK_YARD, PLACES, Town
from rouages.games.gear_and_piston.words import Shelf

SCRAP: Shelf = "scrap"


class VisitJunkYard(Step[Town], frozen=True):
    """A token may take up to two junk parts, as far as the hand has room (rulings 13, 40)."""

    seat: Seat
    space: int

    def run(self, table: Town) -> None:
        """Ask if there is something to take; in the variant, draw first."""
        if table.variant:
            search(table, self.seat, table.variant_draws[self.space])
        elif table.room(self.seat) and (table.junk_pile or any(table.scrap)):
            table.then(TakeJunk(self.seat, min(JUNK_TAKEN, table.room(self.seat))))
        else:
            table.say(TokenIdle(self.seat, PLACES[JUNK_YARD]))


class TakeJunk(Decision[Town, Take | DrawBlind | Leave], frozen=True):
    """Which junk part is taken next."""

    rule = "junk_yard"
    left: int
    """How many more may be taken."""

    def options(self, table: Town) -> Sequence[Take | DrawBlind | Leave]:
        """One that lies face up, the top of the pile, or no more."""
        found: list[Take | DrawBlind | Leave] = [take(SCRAP, each) for each in distinct(table.scrap)]
        if table.junk_pile:
            found.append(DRAW_BLIND)
        found.append(LEAVE)
        return found

    def resolve(self, table: Town, choice: Take | DrawBlind | Leave) -> None:
        """A part that lay face up is replaced at once."""
        if isinstance(choice, Leave):
            return
        if isinstance(choice, DrawBlind):
            found = table.junk_pile.pop()
            table.take(self.seat, found)
            table.say(PartDrawn(self.seat, part_of(found), icons_of(found), BACKS[JUNK]))
        else:
            take_scrap(table, self.seat, choice)
        if self.left > 1 and (table.junk_pile or any(table.scrap)):
            table.then(TakeJunk(self.seat, self.left - 1))

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """It does not lie there, or the pile is used up."""
        return PileEmpty(BACKS[JUNK]) if isinstance(choice, DrawBlind) else NotInHand.about(choice, self)


def take_scrap(table: Town, seat: Seat, choice: Take) -> None:
    """Take a junk part that lies face up, and fill its place while the pile lasts (ruling 24)."""
    found = tile_of(choice)
    space = table.scrap.index(found)
    table.take(seat, found)
    saw_taken(table, seat, found)
    table.say(PartTaken(seat, SCRAP, choice.part, choice.icons, space + 1))
    table.scrap[space] = table.junk_pile.pop() if table.junk_pile else EMPTY
    if new := table.scrap[space]:
        table.say(PlaceRefilled(SCRAP, part_of(new), icons_of(new), space + 1))


def search(table: Town, seat: Seat, number: int) -> None:
    """Variant: draw so many junk parts, to keep up to two of them; with a full hand, none (ruling 36)."""
    if table.room(seat):
        while len(table.looked) < number and (table.junk_pile or table.junk_discard):
            if not table.junk_pile:
                shuffle_junk(table)
            table.looked.append(table.junk_pile.pop())
    if not table.looked:
        table.say(TokenIdle(seat, PLACES[JUNK_YARD]))
        return
    table.looker = seat
    table.say(JunkSearched(seat, parts_of(table.looked), tuple(map(icons_of, table.looked))))
    table.then(KeepJunk(seat, min(JUNK_TAKEN, table.room(seat))))


def shuffle_junk(table: Town) -> None:
    """The discarded junk parts become the pile."""
    table.junk_pile, table.junk_discard = table.junk_discard, []
    table.rng.shuffle(table.junk_pile, "junk again")
    table.say(JunkShuffled(len(table.junk_pile)))


class KeepJunk(Decision[Town, Keep | Leave], frozen=True):
    """Which of the drawn junk parts is kept (variant)."""

    rule = "junk_yard"
    left: int

    def options(self, table: Town) -> Sequence[Keep | Leave]:
        """One of them, or no more."""
        return [*map(keep, distinct(table.looked)), LEAVE]

    def resolve(self, table: Town, choice: Keep | Leave) -> None:
        """When enough are kept, the rest is discarded face up."""
        if isinstance(choice, Keep):
            found = tile_of(choice)
            table.looked.remove(found)
            table.take(self.seat, found)
            table.say(PartKept(self.seat, choice.part, choice.icons, BACKS[JUNK]))
            if self.left > 1 and table.looked:
                table.then(KeepJunk(self.seat, self.left - 1))
                return
        throw_away(table, self.seat)

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """It is not one of those drawn."""
        return NotInHand.about(choice, self)


def throw_away(table: Town, seat: Seat) -> None:
    """Discard the junk parts that were not kept."""
    if rest := sorted(table.looked):
        table.junk_discard += rest
        table.say(JunkDiscarded(seat, parts_of(rest), tuple(map(icons_of, rest))))
    table.looked, table.looker = [], -1
