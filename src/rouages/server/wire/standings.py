"""Standings: what statistics say of a player and of a game, as they travel over HTTP."""

from __future__ import annotations

from msgspec import Struct

START = 1500
"""What is believed of who was never rated, in points."""


class Rating(Struct, frozen=True):
    """How strong a player is at a game, from matches among people only."""

    points: int
    give: int
    """The truth is most likely no farther from `points` than this."""
    matches: int


class GameRecord(Struct, frozen=True, kw_only=True):
    """What a player did at a game, in the matches that they finished alone at their screen."""

    game: str
    cooperative: bool
    played: int
    won: int
    conceded: int
    average: float | None
    """The mean of the scores; none where all that was played was drawn by agreement."""
    fastest: float | None
    """Seconds from the first deal to the end, of the shortest match that was won."""
    undos: int
    """How often answers were taken back in all of them."""
    hints: int
    """How often a hint was asked for in all of them."""
    drawn: int = 0
    """How many were drawn because all agreed; none of them is won."""
    rating: Rating | None
    """None in a game that is won or lost together, and before the first rated match."""


class Placed(Struct, frozen=True):
    """A player in the list of a game."""

    name: str
    handle: str | None
    """What tells them from others of the same name."""
    me: bool
    rating: Rating


class Ranking(Struct, frozen=True):
    """The players of a game who were rated, the strongest first."""

    game: str
    players: tuple[Placed, ...]


class Statistics(Struct, frozen=True):
    """GET /api/statistics: my own games, and who is strong at what."""

    mine: tuple[GameRecord, ...]
    rankings: tuple[Ranking, ...]


def is_won(place: int, *, conceded: bool, drawn: bool) -> bool:
    """Whether somebody who ended there has won: who gave up has not, however well a bot played on."""
    return place == 1 and not (conceded or drawn)
