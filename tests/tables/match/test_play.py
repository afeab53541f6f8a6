"""The numbers of questions, and the right to undo, by random play of every game."""

import random

import pytest

import rouages
from rouages.engine.refusals import NothingToUndo, Refusal
from rouages.games import GAMES
from rouages.tables.ledger.rows import EntryKind
from rouages.tables.match.play import Play


def begin(game, seed):
    found = GAMES[game]
    players = min(4, found.seats[-1])
    return Play.begin(rouages.new(game, players, seed=seed))


def step(play, rng):
    """One entry by lot: an answer, or now and then something taken back."""
    if rng.random() < 0.12:
        try:
            return play.undo(rng.randrange(play.match.players), free=rng.random() < 0.4)
        except Refusal:
            pass
    seat = rng.choice(list(play.asked))
    option = rng.randrange(len(play.match.decision(seat).options))
    return play.answer(seat, play.asked[seat], option)


games = pytest.mark.parametrize("game", list(GAMES))


@games
def test_every_pending_seat_has_a_number_and_no_number_comes_back(game):
    play, rng = begin(game, 1), random.Random(1)
    seen = {}
    for _ in range(250):
        if play.match.over:
            break
        before = dict(play.asked)
        entry = step(play, rng)
        assert set(play.asked) == set(play.match.pending)
        for seat, number in play.asked.items():
            if before.get(seat) != number:
                assert number == play.counts[seat] > seen.get(seat, 0)
            seen[seat] = number
        if entry.kind is EntryKind.ANSWER:
            assert all(
                play.asked.get(seat, before[seat]) == before[seat] for seat in before if seat != entry.seat
            )


@games
def test_a_question_under_the_same_number_is_the_same_question(game):
    play, rng = begin(game, 2), random.Random(2)
    known = {}
    for _ in range(250):
        if play.match.over:
            break
        for seat, number in play.asked.items():
            question = play.match.decision(seat)
            found = question.prompt, list(question.options)
            assert known.setdefault((seat, number), found) == found
        step(play, rng)


@games
def test_the_right_to_undo_is_the_engine_s(game):
    play, rng = begin(game, 3), random.Random(3)
    for _ in range(250):
        if play.match.over:
            break
        for seat in range(play.match.players):
            assert play.may_undo(seat) == play.match.can_undo(seat)
        step(play, rng)


@games
def test_entries_lead_to_the_same_place_again_from_any_snapshot(game):
    play, rng = begin(game, 4), random.Random(4)
    snapshots, entries = [play.save()], []
    for number in range(120):
        if play.match.over:
            break
        entries.append(step(play, rng))
        if number % 17 == 0:
            snapshots.append(play.save())
    for snapshot in snapshots:
        again = Play.load(snapshot)
        for entry in entries[again.entries :]:
            again.apply(entry)
        assert again.match == play.match
        assert (again.asked, again.counts, again.answered) == (play.asked, play.counts, play.answered)
        assert again.match.log.events == play.match.log.events
        assert again.undos == play.undos


def test_nothing_is_taken_back_before_it_was_given():
    play = begin("out-of-gears", 1)
    with pytest.raises(NothingToUndo):
        play.undo(0, free=True)
