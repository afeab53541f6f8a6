"""Summaries: how a simulation went, in few numbers."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rouages.arena.counting import Tally
from rouages.arena.findings import findings
from rouages.arena.simulation import Job


class Summary(Struct, frozen=True):
    """How all games of a job went."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    bots: tuple[str, ...]
    wins: tuple[float, ...]
    """By seat, a win shared by two counting half for each; a co-operative game has one, the party's."""
    mean_score: tuple[float, ...]
    mean_decisions: float
    decisions_per_second: float
    endings: dict[str, int]
    findings: dict[str, Any]
    """The same and all figures of the game, with their bounds."""


def summary_of(job: Job, tally: Tally, decisions_per_second: float) -> Summary:
    """What the games have in common."""
    seats = [(job.players, seat) for seat in range(job.players)]
    wins = [tally.party] if tally.game.cooperative else [tally.seats[seat] for seat in seats]
    return Summary(
        game=job.game,
        options=job.options,
        seed=job.seed,
        games=tally.games,
        bots=job.bots,
        wins=tuple(round(each.wins, 6) for each in wins),
        mean_score=tuple(tally.scores[seat].mean.value for seat in seats),
        mean_decisions=tally.numbers["decisions"].mean.value,
        decisions_per_second=decisions_per_second,
        endings=dict(tally.endings.most_common()),
        findings=findings(tally),
    )
