"""What can happen in the town: tokens, tiles and hands (for the cars, see `cars.py`)."""

from __future__ import annotations

from typing import ClassVar

from rouages.engine.events import Event
from rouages.games.gear_and_piston.words import (
    Back,
    Ending,
    Icons,
    Investor,
    PartName,
    PileEnd,
    PlaceName,
    Shelf,
)


class InvestorsArrived(Event, frozen=True):
    """The investors of this game."""

    reveals: ClassVar[bool] = True
    investors: tuple[Investor, ...]


class RoundBegan(Event, frozen=True):
    """A new round."""

    opens: ClassVar[bool] = True
    round: int
    seat: int
    """The first player."""


class TokenPlaced(Event, frozen=True):
    """A token went onto the first free space of a place."""

    seat: int
    place: PlaceName
    space: int
    """Counted from 1, as everywhere in events and choices."""


class InstabilityAdjusted(Event, frozen=True):
    """The markers on the track were set."""

    levels: tuple[int, ...]
    seats: tuple[int, ...]


class BlueprintDiscarded(Event, frozen=True):
    """A seat discarded a blueprint."""

    seat: int
    part: PartName
    icons: Icons


class TokensRested(Event, frozen=True):
    """The tokens beside the back alley came home."""

    seats: tuple[int, ...]


class TokenIdle(Event, frozen=True):
    """A token could do nothing."""

    seat: int
    place: PlaceName


class HandSpied(Event, frozen=True):
    """A seat looked at another's blueprints; what they are is for its eyes alone."""

    reveals: ClassVar[bool] = True
    seat: int
    victim: int
    parts: tuple[PartName, ...]
    icons: tuple[Icons, ...]

    def seen_by(self, seat: int | None) -> Event:
        """Others see only that it happened."""
        return self if seat == self.seat else Spied(self.seat, self.victim)


class Spied(Event, frozen=True):
    """A seat looked at another's blueprints."""

    seat: int
    victim: int


class PartStolen(Event, frozen=True):
    """A seat took a blueprint out of another's hand; only the two know which."""

    seat: int
    victim: int
    part: PartName
    icons: Icons
    back: Back

    def seen_by(self, seat: int | None) -> Event:
        """Others see the back of the tile."""
        return (
            self if seat in (self.seat, self.victim) else BlueprintStolen(self.seat, self.victim, self.back)
        )


class BlueprintStolen(Event, frozen=True):
    """A seat took a blueprint with this back out of another's hand."""

    seat: int
    victim: int
    back: Back


class TokenMoved(Event, frozen=True):
    """A token was moved within its place; the others slid."""

    seat: int
    place: PlaceName
    start: int
    end: int


class MarketSearched(Event, frozen=True):
    """A seat looked at the top of the new pile; what it saw is for its eyes alone."""

    reveals: ClassVar[bool] = True
    seat: int
    parts: tuple[PartName, ...]
    icons: tuple[Icons, ...]

    def seen_by(self, seat: int | None) -> Event:
        """Others see how many."""
        return self if seat == self.seat else MarketVisited(self.seat, len(self.parts))


class MarketVisited(Event, frozen=True):
    """A seat looked at so many tiles of the new pile."""

    seat: int
    count: int


class PartKept(Event, frozen=True):
    """A seat kept one of the tiles it looked at; only it knows which."""

    seat: int
    part: PartName
    icons: Icons
    back: Back

    def seen_by(self, seat: int | None) -> Event:
        """Others see its back."""
        return self if seat == self.seat else BlueprintKept(self.seat, self.back)


class BlueprintKept(Event, frozen=True):
    """A seat kept a tile with this back."""

    seat: int
    back: Back


class PartsReturned(Event, frozen=True):
    """A seat put the tiles it did not keep back, on top of the pile or below it."""

    seat: int
    where: PileEnd
    count: int


class PartTaken(Event, frozen=True):
    """A seat took a part that lay face up."""

    seat: int
    shelf: Shelf
    part: PartName
    icons: Icons
    space: int


class PartDrawn(Event, frozen=True):
    """A seat drew a part from a pile; only it knows which."""

    reveals: ClassVar[bool] = True
    seat: int
    part: PartName
    icons: Icons
    back: Back

    def seen_by(self, seat: int | None) -> Event:
        """Others see its back."""
        return self if seat == self.seat else BlueprintDrawn(self.seat, self.back)


class BlueprintDrawn(Event, frozen=True):
    """A seat drew a tile with this back from its pile."""

    seat: int
    back: Back


class PlaceRefilled(Event, frozen=True):
    """A place that a part was taken from was filled again."""

    reveals: ClassVar[bool] = True
    shelf: Shelf
    part: PartName
    icons: Icons
    space: int


class JunkShuffled(Event, frozen=True):
    """The discarded junk parts became the pile (variant)."""

    reveals: ClassVar[bool] = True
    count: int


class JunkSearched(Event, frozen=True):
    """A seat drew junk parts to choose from (variant); what they are is for its eyes alone."""

    reveals: ClassVar[bool] = True
    seat: int
    parts: tuple[PartName, ...]
    icons: tuple[Icons, ...]

    def seen_by(self, seat: int | None) -> Event:
        """Others see how many."""
        return self if seat == self.seat else JunkVisited(self.seat, len(self.parts))


class JunkVisited(Event, frozen=True):
    """A seat drew so many junk parts to choose from (variant)."""

    seat: int
    count: int


class JunkDiscarded(Event, frozen=True):
    """The junk parts that a seat did not want (variant)."""

    seat: int
    parts: tuple[PartName, ...]
    icons: tuple[Icons, ...]


class FirstPlayerChanged(Event, frozen=True):
    """The last token in the workshop wins the first player tile."""

    seat: int


class FirstPlayerKept(Event, frozen=True):
    """The last token in the workshop is the first player's own: the tile stays."""

    seat: int


class MarketsRefreshed(Event, frozen=True):
    """What was left is discarded; new tiles lie face up."""

    reveals: ClassVar[bool] = True
    patents: tuple[PartName, ...]
    patent_icons: tuple[Icons, ...]
    scrap: tuple[PartName, ...]
    scrap_icons: tuple[Icons, ...]


class RowFilled(Event, frozen=True):
    """The refill row lies face up for the first time (variant)."""

    reveals: ClassVar[bool] = True
    patents: tuple[PartName, ...]
    patent_icons: tuple[Icons, ...]


class RowsShifted(Event, frozen=True):
    """The discard row is cleared, the refill row takes its place and is filled anew (variant)."""

    reveals: ClassVar[bool] = True
    patents: tuple[PartName, ...]
    patent_icons: tuple[Icons, ...]


class LastRoundEnded(Event, frozen=True):
    """The game ends; salvage completes the cars."""

    ending: Ending


class GameEnded(Event, frozen=True):
    """The game is over."""

    ending: Ending
