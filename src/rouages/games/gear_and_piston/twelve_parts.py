"""The last condition: a complete car of twelve parts at the end of a round."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.gear_and_piston.box.components import ENDING_SIZE
from rouages.games.gear_and_piston.cars.faults import frame_of, is_complete, is_whole, size, ways_to_join
from rouages.games.gear_and_piston.choices import STAY_APART, Fit, StayApart
from rouages.games.gear_and_piston.ending import end
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.works.joining import DoesNotFit, fit_choices, join_sections


class CheckCars(Step[Town], frozen=True):
    """At the end of a round a complete car of twelve parts ends the game (rulings 23, 25)."""

    def run(self, table: Town) -> None:
        """Whoever could join two sections into such a car is asked; then the cars are looked at."""
        asked = [JoinToFinish(seat) for seat in table.clockwise(table.first) if finishing_fits(table, seat)]
        table.then(*asked, EndIfComplete())


def finishing_fits(table: Town, seat: Seat) -> list[int]:
    """The ways to join two sections that make a complete car of twelve parts."""
    car = table.cars[seat]
    if len(car) < 2 or size(car) < ENDING_SIZE:
        return []
    return [column for column, whole in ways_to_join(car) if is_whole(frame_of(whole))]


class JoinToFinish(Decision[Town, Fit | StayApart], frozen=True):
    """Whether two sections are joined now, which would end the game (ruling 42)."""

    rule = "complete"

    def options(self, table: Town) -> Sequence[Fit | StayApart]:
        """Each way that makes the car complete, or not yet."""
        first, second = table.cars[self.seat]
        return [*fit_choices(first, second, finishing_fits(table, self.seat)), STAY_APART]

    def resolve(self, table: Town, choice: Fit | StayApart) -> None:
        if isinstance(choice, Fit):
            join_sections(table, self.seat, choice)

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """Parts would collide, no edges touch, or the car would not be complete."""
        return DoesNotFit() if isinstance(choice, Fit) else AnotherQuestion(self)


class EndIfComplete(Step[Town], frozen=True):
    """A complete car of at least twelve parts, salvage not needed, ends the game."""

    def run(self, table: Town) -> None:
        """Or the game goes on."""
        if any([size(car) >= ENDING_SIZE and is_complete(car) for car in table.cars]):
            end(table, "car_complete")
