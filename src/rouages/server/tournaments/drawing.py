"""Drawing: how many rounds there are, who meets in the next one, and in which seats. Same seed, same draw."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from rouages.engine.chance import Rng
from rouages.server.tournaments import knock_out, round_robin, swiss
from rouages.server.tournaments.sittings import Round, Sitting
from rouages.server.tournaments.standing import standings
from rouages.server.wire.tournaments import Format


def rounds_of(form: Format, people: int, seats: int) -> int:
    """How many rounds it takes."""
    match form:
        case Format.ROUND_ROBIN:
            return round_robin.rounds_of(people)
        case Format.SWISS:
            return swiss.rounds_of(people, seats)
        case Format.KNOCK_OUT:
            return knock_out.rounds_of(people, seats)


def next_round(form: Format, people: int, before: Sequence[Round], seats: int) -> list[Sitting] | None:
    """Who meets next, once the rounds before are over; none if there is a winner."""
    if len(before) == rounds_of(form, people, seats):
        return None
    match form:
        case Format.ROUND_ROBIN:
            return round_robin.round_of(people, len(before))
        case Format.SWISS:
            ranked = [standing.number for standing in standings(people, before, form)]
            return swiss.round_of(ranked, before, seats)
        case Format.KNOCK_OUT:
            return knock_out.round_of(people, before, seats)


def lots(people: int, seed: bytes) -> list[int]:
    """Which of those who have entered, in their order, has each number."""
    drawn = list(range(people))
    _rng(seed, "lots").shuffle(drawn, "lots")
    return drawn


def seats_at(sitting: Sitting, seed: bytes, number: int) -> list[int]:
    """The players of a table of the round of this number, in the order of their seats."""
    seated = list(sitting.players)
    _rng(seed, f"round {number}, {min(seated)}").shuffle(seated, "seats")
    return seated


def _rng(seed: bytes, purpose: str) -> Rng:
    return Rng(sha256(seed + purpose.encode()).digest())
