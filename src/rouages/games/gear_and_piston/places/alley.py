"""2: the back alley: espionage, union muscle, black market."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.gear_and_piston.box.components import MARKET
from rouages.games.gear_and_piston.box.tiles import (
    BACK_OF,
    BACKS,
    NEW,
    Tile,
    distinct,
    icons_of,
    part_of,
    parts_of,
)
from rouages.games.gear_and_piston.choices import (
    BLACK_MARKET,
    UNION_MUSCLE,
    BlackMarket,
    Keep,
    Return,
    Slide,
    Spy,
    Steal,
    UnionMuscle,
    keep,
    steal,
    tile_of,
)
from rouages.games.gear_and_piston.events.town import (
    HandSpied,
    MarketSearched,
    PartKept,
    PartsReturned,
    PartStolen,
    TokenIdle,
    TokenMoved,
)
from rouages.games.gear_and_piston.knowledge import looked_through, saw_hand, stolen
from rouages.games.gear_and_piston.places.holding import HandFull, NotInHand, PileEmpty
from rouages.games.gear_and_piston.table import BACK_ALLEY, PLACES, Town
from rouages.games.gear_and_piston.words import PileEnd

ON_TOP: PileEnd = "top"
BELOW: PileEnd = "bottom"


class NoTokenToMove(Reason, frozen=True):
    """No token of the own could change the order anywhere (rulings 12, 39)."""

    rule = "back_alley"


class MovesNobody(Reason, frozen=True):
    """An own token that waits goes to another space of its line, and the order changes (rulings 12, 39)."""

    rule = "back_alley"


class NothingToSteal(Reason, frozen=True):
    """This seat has no blueprint."""

    rule = "back_alley"
    victim: int


class OwnHand(Reason, frozen=True):
    """Nobody spies on their own hand."""

    rule = "back_alley"


class WorkTheAlley(Step[Town], frozen=True):
    """A token in the back alley does one of three things, if any can be done (ruling 12)."""

    seat: Seat

    def run(self, table: Town) -> None:
        """Ask, unless nothing is possible."""
        decision = ChooseAlleyAction(self.seat)
        if decision.options(table):
            table.then(decision)
        else:
            table.say(TokenIdle(self.seat, PLACES[BACK_ALLEY]))


@cache
def spy(victim: Seat) -> Spy:
    """Espionage on this seat."""
    return Spy(victim)


class ChooseAlleyAction(Decision[Town, Spy | UnionMuscle | BlackMarket], frozen=True):
    """Which dark business a token is for."""

    rule = "back_alley"

    def options(self, table: Town) -> Sequence[Spy | UnionMuscle | BlackMarket]:
        """Nothing that adds a blueprint to a full hand (ruling 13)."""
        found: list[Spy | UnionMuscle | BlackMarket] = []
        if table.room(self.seat):
            found += [spy(victim) for victim, hand in enumerate(table.hands) if hand and victim != self.seat]
            if table.new_pile:
                found.append(BLACK_MARKET)
        if slides(table, self.seat):
            found.append(UNION_MUSCLE)
        return found

    def resolve(self, table: Town, choice: Spy | UnionMuscle | BlackMarket) -> None:
        """Look first, then choose."""
        if isinstance(choice, Spy):
            look_at_hand(table, self.seat, choice.victim)
            table.then(StealBlueprint(self.seat, choice.victim))
        elif isinstance(choice, BlackMarket):
            look_at_pile(table, self.seat)
            table.then(KeepPart(self.seat))
        else:
            table.then(MoveToken(self.seat))

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """A full hand, an empty victim, an empty pile, no token to move."""
        if isinstance(choice, UnionMuscle):
            return NoTokenToMove()
        if isinstance(choice, Spy | BlackMarket) and not table.room(self.seat):
            return HandFull()
        if isinstance(choice, BlackMarket):
            return PileEmpty(BACKS[NEW])
        if isinstance(choice, Spy):
            return OwnHand() if choice.victim == self.seat else NothingToSteal(choice.victim)
        return AnotherQuestion(self)


def look_at_hand(table: Town, seat: Seat, victim: Seat) -> None:
    """Espionage: see all of a hand."""
    hand = table.hands[victim]
    saw_hand(table, seat, victim)
    table.say(HandSpied(seat, victim, parts_of(hand), tuple(map(icons_of, hand))))


class StealBlueprint(Decision[Town, Steal], frozen=True):
    """Which blueprint a spy takes."""

    rule = "back_alley"
    victim: Seat

    def options(self, table: Town) -> Sequence[Steal]:
        """Any of that hand."""
        return [*map(steal, distinct(table.hands[self.victim]))]

    def resolve(self, table: Town, choice: Steal) -> None:
        """It changes hands; nobody else sees which it is."""
        found = tile_of(choice)
        table.hands[self.victim].remove(found)
        table.take(self.seat, found)
        stolen(table, self.seat, self.victim, found)
        back = BACKS[BACK_OF[found]]
        table.say(PartStolen(self.seat, self.victim, choice.part, choice.icons, back))

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """It is not in that hand."""
        return NotInHand.about(choice, self)


def slides(table: Town, seat: Seat) -> list[Slide]:
    """Every move of an own token that has not acted yet, within its place; each new order once."""
    found = []
    for place, tokens in enumerate(table.placed):
        first = table.resolved[place]
        orders = [tokens]
        for start in range(first, len(tokens)):
            if tokens[start] == seat:
                for end in range(first, len(tokens)):
                    order = moved(tokens, start, end)
                    if order not in orders:
                        orders.append(order)
                        found.append(slide(place, start + 1, end + 1))
    return found


@cache
def slide(place: int, start: int, end: int) -> Slide:
    return Slide(PLACES[place], start, end)


def moved(tokens: list[Seat], start: int, end: int) -> list[Seat]:
    """The order after one token has moved and the others have slid."""
    order = tokens[:]
    order.insert(end, order.pop(start))
    return order


class MoveToken(Decision[Town, Slide], frozen=True):
    """Union muscle: which token goes where (rulings 3, 12)."""

    rule = "back_alley"
    open = True

    def options(self, table: Town) -> Sequence[Slide]:
        """Forwards or backwards, within a place."""
        return slides(table, self.seat)

    def resolve(self, table: Town, choice: Slide) -> None:
        place = PLACES.index(choice.place)
        table.placed[place] = moved(table.placed[place], choice.start - 1, choice.end - 1)
        table.say(TokenMoved(self.seat, choice.place, choice.start, choice.end))

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """It is not a waiting token of one's own, or the order would not change."""
        return MovesNobody() if isinstance(choice, Slide) else AnotherQuestion(self)


def look_at_pile(table: Town, seat: Seat) -> None:
    """Black market: see the top three tiles of the new pile, or what is there (ruling 11)."""
    number = min(MARKET, len(table.new_pile))
    table.looked = [table.new_pile.pop() for _ in range(number)]
    seen = [table.new_seen.pop() for _ in range(number)]
    table.looker = seat
    looked_through(table, seat, table.looked, seen)
    table.say(MarketSearched(seat, parts_of(table.looked), tuple(map(icons_of, table.looked))))


class KeepPart(Decision[Town, Keep], frozen=True):
    """Which of the tiles from the black market is kept."""

    rule = "back_alley"

    def options(self, table: Town) -> Sequence[Keep]:
        return [*map(keep, distinct(table.looked))]

    def resolve(self, table: Town, choice: Keep) -> None:
        """The others go back."""
        found = tile_of(choice)
        table.looked.remove(found)
        table.take(self.seat, found)
        table.say(PartKept(self.seat, choice.part, choice.icons, BACKS[NEW]))
        if not table.ask(ReturnParts(self.seat)):
            table.looker = -1

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """It is not one of the tiles."""
        return NotInHand.about(choice, self)


@cache
def back_to(where: PileEnd, found: Tile) -> Return:
    """The rest goes there, this tile to be drawn first."""
    return Return(where, part_of(found), icons_of(found))


class ReturnParts(Decision[Town, Return], frozen=True):
    """Where the rest goes, and in which order."""

    rule = "back_alley"

    def options(self, table: Town) -> Sequence[Return]:
        """All on top or all below; there is only one end if the pile is empty."""
        ends = (ON_TOP, BELOW) if table.new_pile else (ON_TOP,)
        return [back_to(where, found) for where in ends for found in distinct(table.looked)]

    def resolve(self, table: Town, choice: Return) -> None:
        """Only this seat knows what lies there now."""
        first = tile_of(choice)
        rest = table.looked
        rest.remove(first)
        in_order = [*rest, first]
        seen = [1 << self.seat] * len(in_order)
        table.looked, table.looker = [], -1
        if choice.where == ON_TOP:
            table.new_pile += in_order
            table.new_seen += seen
        else:
            table.new_pile[:0] = in_order
            table.new_seen[:0] = seen
        table.say(PartsReturned(self.seat, choice.where, len(in_order)))

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """It is not one of the tiles, or the pile has only one end."""
        if isinstance(choice, Return) and choice.where != ON_TOP and not table.new_pile:
            return PileEmpty(BACKS[NEW])
        return NotInHand.about(choice, self)
