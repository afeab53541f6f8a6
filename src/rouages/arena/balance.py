"""Balance: thousands of games over the tables worth comparing, counted for a report."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import Struct

from rouages.arena.counting import Tally
from rouages.arena.findings import findings, spread
from rouages.arena.habits import Habits
from rouages.arena.jobs import Games
from rouages.arena.simulation import Job, Result, begin, check, play_out, result_of
from rouages.engine.loading import game_named
from rouages.engine.refusals import Refusal
from rouages.games import GAMES


class NoSuchTable(Refusal):
    """The report on {game} compares no table for {players} players."""


class Variant(Struct, frozen=True):
    """A table: how many players, and which options."""

    players: int
    options: dict[str, Any]


class Study(Struct, frozen=True):
    """What a report is about: one bot at every seat of every table."""

    game: str
    bot: str
    games: int
    seed: int
    variants: tuple[Variant, ...]

    def job(self, number: int) -> Job:
        """The table of a game: they take turns, so that all are played equally often."""
        variant = self.variants[number % len(self.variants)]
        return Job(self.game, variant.options, (self.bot,) * variant.players, self.games, self.seed)


class Watched(Struct, frozen=True):
    """A game with all its decisions."""

    result: Result
    habits: Habits


def study_of(
    game: str,
    bot: str,
    games: int,
    seed: int,
    players: int | None = None,
    options: dict[str, Any] | None = None,
) -> Study:
    """The tables that the game finds worth comparing; what is given applies to all of them."""
    found = game_named(game, GAMES)
    tables = found.measures.variants() if found.measures.variants else [(count, {}) for count in found.seats]
    variants = [
        Variant(count, {**own, **(options or {})}) for count, own in tables if players in (None, count)
    ]
    distinct = [each for place, each in enumerate(variants) if each not in variants[:place]]
    if not distinct:
        raise NoSuchTable(game=game, players=players)
    study = Study(game, bot, games, seed, tuple(distinct))
    for number in range(len(distinct)):
        check(study.job(number))
    return study


def games_of(study: Study) -> Games[Watched]:
    """The study as numbered games."""
    about = [study.game, study.bot, study.seed, study.variants, "watched"]
    return Games(partial(play, study), study.games, Watched, about)


def play(study: Study, number: int) -> Watched:
    job = study.job(number)
    match = begin(job, number)
    habits = Habits()
    play_out(match, job.bots, f"{study.seed} {number}", habits.watch)
    return Watched(result_of(match), habits)


class Balance:
    """All that a report says."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.game = GAMES[study.game]
        self.tally = Tally(self.game)
        self.habits = Habits()

    def add(self, game: Watched) -> None:
        self.tally.add(game.result)
        self.habits.add(game.habits)

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.study.game,
            "version": self.game.version,
            "bot": self.study.bot,
            "seed": self.study.seed,
            "variants": self.study.variants,
            "findings": findings(self.tally),
            "options_per_decision": spread(self.habits.options),
            "decisions": self.habits.asked,
        }
