"""Samples: positions of games between bots, as their seats knew them, and what came of them."""

from __future__ import annotations

import random
from array import array
from functools import partial

import msgspec
from msgspec import Struct

from rouages.arena.jobs import Games, WrongNumber
from rouages.bots import Perspective, bot_named
from rouages.engine.agenda import Seat
from rouages.engine.chance import secret_from_seed
from rouages.engine.game import Outcome
from rouages.engine.loading import game_named
from rouages.engine.match import Match
from rouages.engine.measures import Setting
from rouages.engine.origin import Origin
from rouages.games import GAMES
from rouages.minds.encoding import Encoding, encoding_by_name

AT_A_ROUND = 0.6
"""How often the first question of a round is looked at: that is where playouts are cut short."""
WITHIN = 0.04
"""How often any other is."""
SEATS = 2
"""So many seats are asked what they know."""


class Lesson(Struct, frozen=True):
    """Which games to learn from."""

    game: str
    games: int
    seed: int
    bot: str = "greedy"
    whim: float = 0.08
    """How often it answers by lot, so that other positions come up than it would choose."""


class Samples(Struct, frozen=True):
    """What one game taught, as arrays: the cells of each position, how it stood and how it ended."""

    counts: bytes
    """How many cells each position has (H)."""
    places: bytes
    """H"""
    numbers: bytes
    """f"""
    fitted: bytes
    """What the fitted estimate was (f)."""
    won: bytes
    """The part of the win (f)."""


def games_of(lesson: Lesson) -> Games[Samples]:
    """A lesson as numbered games."""
    game_named(lesson.game, GAMES)
    bot_named(lesson.bot)
    if lesson.games < 1:
        raise WrongNumber(what="games", given=lesson.games)
    about = [msgspec.structs.replace(lesson, games=0), encoding_by_name(lesson.game).mark]
    return Games(partial(play, lesson), lesson.games, Samples, msgspec.to_builtins(about))


def table_of(name: str, number: int) -> Setting:
    """Where a game is played: as it says itself, or at the usual tables and every other time at a variant."""
    game = GAMES[name]
    if game.measures.practised:
        tables = game.measures.practised()
        return tables[number % len(tables)]
    usual = [game.first_table, *game.measures.tables]
    variants = game.measures.variants() if game.measures.variants else usual
    tables = variants if number % 2 else usual
    return tables[number // 2 % len(tables)]


def begin(name: str, lessons_seed: int, number: int) -> Match:
    """A game to learn from, before its first answer."""
    game = GAMES[name]
    players, given = table_of(name, number)
    seed = (lessons_seed << 32) + number
    origin = Origin(players, game.options_from(given, players), secret_from_seed(seed), (), seed)
    return Match.begin(game, origin)


def play(lesson: Lesson, number: int) -> Samples:
    """One game, looked at now and then."""
    game = GAMES[lesson.game]
    match = begin(lesson.game, lesson.seed, number)
    players = match.players
    rng = random.Random(f"{lesson.seed} {number}")  # noqa: S311 (the bots' own whims, not the table's chance)
    bot = bot_named(lesson.bot)
    looked = Looked(encoding_by_name(lesson.game))
    seats = [Perspective(match, seat) for seat in range(players)]
    reached = 0
    while not match.over:
        progress = game.sight.progress(match.table)
        now = progress.round if progress else 0
        if rng.random() < (AT_A_ROUND if now > reached else WITHIN):
            looked.at(match, rng.sample(range(players), min(SEATS, players)))
        reached = now
        seat = match.pending[0]
        options = match.decision(seat).options
        by_lot = rng.random() < lesson.whim
        match.play(seat, rng.randrange(len(options)) if by_lot else bot.choose(seats[seat], rng))
    outcome = match.outcome
    assert outcome is not None
    return looked.samples(outcome)


class Looked:
    """What has been seen of one game."""

    def __init__(self, encoding: Encoding) -> None:
        """Nothing yet."""
        self.encoding = encoding
        self.counts, self.places, self.numbers, self.fitted = array("H"), array("H"), array("f"), array("f")
        self.seats: list[Seat] = []

    def at(self, match: Match, seats: list[Seat]) -> None:
        """Look at a position as each of these seats."""
        for seat in seats:
            cells = self.encoding.position(match, seat)
            self.counts.append(len(cells))
            self.places.extend(cells)
            self.numbers.extend(cells.values())
            self.fitted.append(match.game.judgement.evaluate(match.table, seat))
            self.seats.append(seat)

    def samples(self, outcome: Outcome) -> Samples:
        """With what came of it."""
        winners = outcome.winners
        won = array("f", [1 / len(winners) if seat in winners else 0.0 for seat in self.seats])
        parts = (self.counts, self.places, self.numbers, self.fitted, won)
        return Samples(*[part.tobytes() for part in parts])
