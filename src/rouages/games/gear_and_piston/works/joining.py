"""Joining the two sections of a car, for good."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat
from rouages.games.gear_and_piston.cars.car import Section, fits, joined
from rouages.games.gear_and_piston.choices import Fit
from rouages.games.gear_and_piston.events.cars import SectionsJoined
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.words import Side


class OneSection(Reason, frozen=True):
    """There are no two sections to join."""

    rule = "sections"


class DoesNotFit(Reason, frozen=True):
    """Joined sections touch by an edge, and no part lies on another (ruling 17)."""

    rule = "sections"


def fit_choices(first: Section, second: Section, columns: Iterable[int]) -> list[Fit]:
    """The ways to join as choices."""
    return [Fit(side_of(first, second, column), column) for column in columns]


def side_of(first: Section, second: Section, column: int) -> Side:
    """On which side of the first section the second comes to lie."""
    if column + len(second.top) <= first.left:
        return "left"
    return "right" if column >= first.left + len(first.top) else "inside"


def join_sections(table: Town, seat: Seat, choice: Fit) -> None:
    """Both sections become one."""
    first, second = table.cars[seat]
    table.cars[seat] = (joined(first, second, choice.column),)
    table.say(SectionsJoined(seat, choice.side, choice.column))


class JoinSections(Decision[Town, Fit], frozen=True):
    """How two sections are joined; it costs no action (ruling 17)."""

    rule = "sections"
    open = True

    def options(self, table: Town) -> Sequence[Fit]:
        """Side by side, or one into the other, where nothing collides and edges touch."""
        first, second = table.cars[self.seat]
        return fit_choices(first, second, fits(first, second))

    def resolve(self, table: Town, choice: Fit) -> None:
        """They are one from now on."""
        join_sections(table, self.seat, choice)

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """Parts would collide, or no edges touch."""
        return DoesNotFit() if isinstance(choice, Fit) else AnotherQuestion(self)
