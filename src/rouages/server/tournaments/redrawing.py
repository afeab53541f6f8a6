"""Redrawing: the draws of a tournament worked out again by anybody, from its page and the seed that it tells.

What was promised before the first draw, the lots, who met in each round and in which seats: everything
follows from the seed, the order in which people entered, and how the rounds before had ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from rouages.server.tournaments.drawing import lots, next_round, seats_at
from rouages.server.tournaments.sittings import Round, Sitting
from rouages.server.wire.refusals.tournaments import (
    DrawnOtherwise,
    LotsOtherwise,
    OtherSeed,
    SeedNotTold,
)
from rouages.server.wire.tournaments import TournamentPage


def check_draws(page: TournamentPage, promised: str | None = None) -> None:
    """Refuse what was drawn otherwise; `promised` is the commitment as one has noted it beforehand."""
    if page.seed is None:
        raise SeedNotTold()
    seed = seed_in(page.seed)
    told = sha256(seed).hexdigest()
    if told != page.commitment or (promised and told != promised.strip().lower()):
        raise OtherSeed()
    rounds = [[Sitting(sat.players, sat.places, sat.scores) for sat in drawn.tables] for drawn in page.drawn]
    if not rounds:
        return
    if [each.entered for each in page.entrants] != lots(len(page.entrants), seed):
        raise LotsOtherwise()
    check_rounds(page, rounds, seed)


def seed_in(told: str) -> bytes:
    """The seed as it is written on the page."""
    try:
        return bytes.fromhex(told)
    except ValueError:
        raise OtherSeed() from None


def check_rounds(page: TournamentPage, rounds: Sequence[Round], seed: bytes) -> None:
    """Refuse a round where others met than had to, or in other seats."""
    plan, people = page.card.plan, len(page.entrants)
    for number, met in enumerate(rounds):
        drawn = next_round(plan.form, people, rounds[:number], plan.seats) or []
        if [tuple(seats_at(each, seed, number)) for each in drawn] != [each.players for each in met]:
            raise DrawnOtherwise(round=number + 1)
