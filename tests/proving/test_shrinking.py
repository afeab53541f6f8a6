"""A match that fails is made as short as it gets, and becomes a test."""

from __future__ import annotations

import dataclasses
import json
import random

import pytest

import rouages
from rouages.cli.shrinking import reported
from rouages.engine.record import read
from rouages.engine.refusals import BadRecord, CutOff
from rouages.games import GAMES
from rouages.proving.shrinking import NothingFails, failure_of, shrunk, written_test


def played(seed=1, answers=60):
    rng = random.Random(seed)
    match = rouages.new("gear-and-piston", players=2, seed=seed)
    while not match.over and len(match.answers) < answers:
        seat = rng.choice(match.pending)
        match.play(seat, rng.randrange(len(match.decision(seat).options)))
    return match


@pytest.fixture
def broken(monkeypatch):
    """A view that stumbles as soon as the second player has a card more than at the start."""
    game = GAMES["gear-and-piston"]
    start = len(rouages.new("gear-and-piston", players=2, seed=1).table.hands[1])

    def view(table, seat):
        if len(table.hands[1]) >= start + 1:
            raise ZeroDivisionError("one card too many")
        return game.sight.view(table, seat)

    monkeypatch.setitem(
        GAMES, "gear-and-piston", dataclasses.replace(game, sight=dataclasses.replace(game.sight, view=view))
    )


def test_a_sound_match_has_no_fault():
    record = read(played().record())
    assert failure_of(record) is None
    with pytest.raises(NothingFails):
        shrunk(record)


def test_only_what_the_fault_needs_is_left(broken):
    record = read(played().record())
    smallest, failure = shrunk(record)
    assert failure.kind == "ZeroDivisionError"
    assert len(smallest.answers) < len(record.answers)
    for number in range(len(smallest.answers)):
        fewer = smallest.answers[:number] + smallest.answers[number + 1 :]
        assert not failure.is_like(failure_of(record, fewer)), "an answer could have been left out"


def test_the_test_fails_as_the_match_did_and_passes_once_it_is_mended(broken, monkeypatch):
    text = written_test(*shrunk(read(played().record())))
    space: dict = {}
    exec(compile(text, "shrunk", "exec"), space)
    with pytest.raises(AssertionError):
        space["test_this_match_is_played_without_a_fault"]()
    monkeypatch.undo()
    space["test_this_match_is_played_without_a_fault"]()


def test_the_bug_button_s_file_is_a_record_in_a_wrapping():
    record = played().record()
    assert reported(json.dumps({"record": record, "screen": {}}).encode()) == read(record)
    assert reported(json.dumps(record).encode()) == read(record)


@pytest.mark.parametrize(
    ("data", "refusal"),
    [(b"{", CutOff), (b"[]", BadRecord), (b'{"record": null}', BadRecord), (b"\xff", CutOff)],
)
def test_another_file_is_refused(data, refusal):
    with pytest.raises(refusal):
        reported(data)
