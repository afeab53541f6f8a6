"""Phase I: planning; tokens go one by one onto the first free space of a place."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.gear_and_piston.choices import GoTo
from rouages.games.gear_and_piston.events.town import TokenPlaced
from rouages.games.gear_and_piston.table import PLACES, Phase, Town
from rouages.games.gear_and_piston.words import PlaceName

GO_TO = tuple(GoTo(place) for place in PLACES)


class PlaceFull(Reason, frozen=True):
    """Every space of this place is taken."""

    rule = "planning"
    place: PlaceName


class PlanActions(Step[Town], frozen=True):
    """Each player in turn places a token, until all available ones are placed (rulings 7, 8)."""

    seat: Seat
    """Whose turn it would be."""

    def run(self, table: Town) -> None:
        """Ask the next seat that has a token left."""
        table.phase = Phase.PLANNING
        for seat in table.clockwise(self.seat):
            if table.tokens[seat]:
                table.then(PlaceToken(seat))
                return


class PlaceToken(Decision[Town, GoTo], frozen=True):
    """Where a token goes."""

    rule = "planning"

    def options(self, table: Town) -> Sequence[GoTo]:
        """Every place with a free space."""
        found = [
            choice
            for choice, tokens, spaces in zip(GO_TO, table.placed, table.spaces, strict=True)
            if len(tokens) < spaces
        ]
        return GO_TO if len(found) == len(GO_TO) else found

    def resolve(self, table: Town, choice: GoTo) -> None:
        """It lies on the first free space; then it is the next player's turn."""
        tokens = table.placed[PLACES.index(choice.place)]
        tokens.append(self.seat)
        table.tokens[self.seat] -= 1
        table.say(TokenPlaced(self.seat, choice.place, len(tokens)))
        table.then(PlanActions((self.seat + 1) % len(table.hands)))

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """The place is full."""
        return PlaceFull(choice.place) if isinstance(choice, GoTo) else AnotherQuestion(self)
