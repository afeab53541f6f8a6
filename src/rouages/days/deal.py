"""The deal of a day: what a game begins from, who sits there, and what the bots answer."""

from __future__ import annotations

from datetime import date
from hashlib import sha256
from typing import Any

from msgspec import Struct

from rouages.days.bots import fixed_answer
from rouages.days.refusals import NoChallenge
from rouages.engine.agenda import Seat
from rouages.engine.chance import Rng
from rouages.engine.daily import PERSON, Daily, Score, Sheet, Steps
from rouages.engine.game import Game
from rouages.engine.loading import game_named
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.games import GAMES

CHALLENGES = tuple(name for name, game in GAMES.items() if game.daily)
"""The games that are played so, in the order of the shelf."""


class Deal(Struct, frozen=True):
    """One game of one day."""

    day: date
    game: str
    secret: bytes
    """Of this game on this day: whoever knows it knows neither the day's nor another game's."""
    sheet: Sheet

    @property
    def origin(self) -> Origin:
        """Where its match comes from: nobody contributes luck, which would be another deal."""
        rules = _rules(self.game)
        options = rules.options_from(dict(self.sheet.options), self.sheet.players)
        return Origin(self.sheet.players, options, self.secret, (), None, by_purpose=True)

    def begin(self) -> Match:
        """The match before anybody has answered."""
        return Match.begin(_rules(self.game), self.origin)

    def score(self, match: Match) -> Score:
        """What a match of it comes to."""
        return _daily(self.game).score(match)

    def steps(self, match: Match) -> Steps:
        """How a match of it went, step by step."""
        return _daily(self.game).steps(match)

    def bots_answer(self, match: Match, seat: Seat) -> int:
        """What the bot of a seat answers to everybody who has played so."""
        return fixed_answer(self.sheet.bots[seat - 1], match, seat)

    def have_bots_answer(self, match: Match) -> None:
        """Until the person alone is asked, or it is over."""
        while awaited := [seat for seat in match.pending if seat != PERSON]:
            match.play(awaited[0], self.bots_answer(match, awaited[0]))


def deal_of(day: date, secret: bytes, game: str) -> Deal:
    """What a game begins from on a day with this secret."""
    sheets = _daily(game).sheets[day.weekday()]
    drawn = Rng(_hashed("sheet", day, secret, game)).pick(sheets, "sheet of the day")
    return Deal(day, game, _hashed("deal", day, secret, game), drawn)


def deals_of(day: date, secret: bytes) -> list[Deal]:
    """What every game begins from on a day."""
    return [deal_of(day, secret, game) for game in CHALLENGES]


def _hashed(purpose: str, day: date, secret: bytes, game: str) -> bytes:
    return sha256(f"rouages {purpose} of {day.isoformat()} {game} ".encode() + secret).digest()


def _rules(game: str) -> Game[Any, Any]:
    return game_named(game, GAMES)


def must_be_challenge(game: str) -> None:
    """Refuse a game that is no challenge of the day."""
    _daily(game)


def _daily(game: str) -> Daily:
    daily = _rules(game).daily
    if daily is None:
        raise NoChallenge(game=game)
    return daily
