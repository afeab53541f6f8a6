"""A last word is final for whoever said it, at a live table too."""

import pytest

import rouages
from rouages.tables.match.play import Play
from rouages.tables.wire.refusals import FinalAnswer


def answer(play, seat):
    play.answer(seat, play.asked[seat], 0)


@pytest.fixture
def one_is_done():
    """Two programs, one of them finished."""
    play = Play.begin(rouages.new("robo-rally", players=2, seed=1))
    play.may_undo(0)
    for _ in range(5):
        answer(play, 0)
    assert play.may_undo(0)
    answer(play, 1)
    answer(play, 0)
    return play


def test_a_last_word_is_not_taken_back(one_is_done):
    assert not one_is_done.may_undo(0)
    with pytest.raises(FinalAnswer):
        one_is_done.undo(0, free=False)


def test_the_others_still_may(one_is_done):
    one_is_done.undo(1, free=False)
    assert not one_is_done.may_undo(0)


def test_what_was_weighed_is_what_is_found_anew(one_is_done):
    anew = Play.load(one_is_done.save())
    assert [anew.may_undo(seat) for seat in (0, 1)] == [one_is_done.may_undo(seat) for seat in (0, 1)]
