"""Answers of one moment: what others answer at the same time changes nothing for a seat."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from rouages.engine.agenda import Seat
from rouages.engine.loading import replay
from rouages.engine.match import Match, Question
from rouages.engine.refusals import Refusal

LONGEST_BRANCH = 100
"""A seat that answers so often while others wait has said enough."""

Script = list[tuple[Question, int]]
"""What a seat is asked at this moment, and the number of what it answers."""


def check_together(match: Match, rng: random.Random) -> None:
    """Seats that are asked at the same time may answer in any order, and each may think again by itself."""
    if len(match.pending) < 2:
        return
    scripts = {seat: script_of(match, seat, rng) for seat in match.pending}
    one_by_one = [seat for seat, script in scripts.items() for _ in script]
    mixed = rng.sample(one_by_one, len(one_by_one))
    ended, also_ended = match.clone(), match.clone()
    follow(ended, scripts, one_by_one)
    follow(also_ended, scripts, mixed)
    assert ended.table == also_ended.table, "the order of answers that are given at the same time matters"
    check_taking_back(match, scripts, mixed[: 1 + rng.randrange(len(mixed) - 1)], rng)


def script_of(match: Match, seat: Seat, rng: random.Random) -> Script:
    """Answers of one seat by lot until it has nothing more to say, the others still thinking."""
    alone = match.clone()
    script: Script = []
    while seat in alone.pending and len(script) < LONGEST_BRANCH:
        question = alone.decision(seat)
        script.append((question, rng.randrange(len(question.options))))
        alone.play(seat, script[-1][1])
    return script


def follow(match: Match, scripts: dict[Seat, Script], order: Iterable[Seat]) -> None:
    """Answer as the scripts say, in this order of seats."""
    coming = {seat: iter(script) for seat, script in scripts.items()}
    for seat in order:
        expected, number = next(coming[seat])
        asked = match.decision(seat)
        assert asked == expected, f"what {asked.prompt} offers hangs on what others answer at the same time"
        match.play(seat, number)


def check_taking_back(
    match: Match, scripts: dict[Seat, Script], order: Sequence[Seat], rng: random.Random
) -> None:
    """An answer that is taken back leaves the others' answers as they were chosen."""
    undone, without = match.clone(), match.clone()
    follow(undone, scripts, order)
    seat = rng.choice(order)
    if undone.can_undo(seat):
        undone.undo(seat)
        last = len(order) - 1 - order[::-1].index(seat)
        follow(without, scripts, [*order[:last], *order[last + 1 :]])
        assert undone.table == without.table, f"seat {seat} took back more than its own answer"
        check_record(undone)


def check_record(match: Match) -> None:
    """The record plays again to the same position and the same events."""
    try:
        again = replay(match.record(), {match.game.name: match.game})
    except Refusal as refusal:
        raise AssertionError(f"the record does not play again: {refusal}") from refusal
    assert again == match, "the record does not lead to the same table"
    assert again.log == match.log, "the record does not lead to the same events"
