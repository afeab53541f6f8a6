"""Where two matches of the same deal went apart."""

import random
from dataclasses import dataclass

import pytest

from rouages.engine.chance import secret_from_seed
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.games import GAMES
from rouages.tables.asking.apart import MOST_MOMENTS, apart
from rouages.tables.match.rerun import Script

LONGEST = 120
"""Answers; what comes later is compared as well."""


@dataclass
class Dealt:
    """Matches of one deal, each by another lot."""

    game: str

    def begin(self):
        game = GAMES[self.game]
        players, options = game.first_table
        given = game.options_from(options, players)
        origin = Origin(players, given, secret_from_seed(3), (), None, by_purpose=True)
        return Match.begin(game, origin)

    def played(self, seed, *, last=False):
        """By lot: who answers next is drawn, or the last of those who may."""
        match, rng = self.begin(), random.Random(seed)
        while not match.over and len(match.answers) < LONGEST:
            seat = match.pending[-1 if last else rng.randrange(len(match.pending))]
            match.play(seat, rng.randrange(len(match.decision(seat).options)))
        return match

    def at(self, answers):
        """The match after these answers."""
        match = self.begin()
        for seat, option in answers:
            match.play(seat, option)
        return match


def script(match):
    return Script(match.game, match.origin, match.answers)


def reordered(dealt, match):
    """The same choices, those of one moment in another order."""
    again, waiting, number = dealt.begin(), list(match.answers), 0
    moments, choices = match.log.moments, []
    walked = dealt.begin()
    for seat, option in match.answers:
        choices.append((seat, walked.decision(seat).options[option]))
        walked.play(seat, option)
    while number < len(waiting):
        end = number
        while end < len(waiting) and moments[end] == moments[number]:
            end += 1
        for seat, choice in sorted(choices[number:end], key=lambda each: -each[0]):
            again.play(seat, choice)
        number = end
    return again


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_not_apart_from_itself(game):
    match = Dealt(game).played(1)
    assert apart(script(match), script(match), 0) == ()


@pytest.mark.parametrize("game", ["robo-rally", "out-of-gears"])
def test_the_order_of_what_is_answered_at_the_same_time_is_no_difference(game):
    dealt = Dealt(game)
    match = dealt.played(1)
    again = reordered(dealt, match)
    assert again.table == match.table
    assert again.answers != match.answers
    assert apart(script(match), script(again), 0) == ()


@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize("game", GAMES)
def test_what_is_first_told_is_the_first_question_that_was_answered_otherwise(game, seed):
    dealt = Dealt(game)
    one, other = dealt.played(1), dealt.played(seed)
    first, *rest = apart(script(one), script(other), 0)
    assert len(rest) < MOST_MOMENTS
    asked = []
    for match, side in ((one, first.original), (other, first.other)):
        before = dealt.at(match.answers[: side.answer])
        question = before.decision(first.seat)
        option = match.answers[side.answer]
        assert option[0] == first.seat
        assert question.options[option[1]] == side.choice
        progress = before.game.sight.progress(before.table)
        assert side.round == (progress.round if progress else None)
        asked.append((question.prompt, list(question.options)))
    assert asked[0] == asked[1]
    assert first.original.choice != first.other.choice
    assert {each.seat for each in rest} <= {0}


def test_of_several_who_differ_at_the_same_time_the_own_seat_is_told():
    dealt = Dealt("out-of-gears")
    one, told = dealt.played(1), []
    for seed in range(2, 8):
        other = dealt.played(seed)
        told.append([apart(script(one), script(other), own)[0].seat for own in range(2)])
    assert [0, 1] in told


def test_what_came_of_an_answer_is_told_in_the_lines_of_the_log():
    dealt = Dealt("cyberion")
    one, other = dealt.played(1), dealt.played(2)
    first = apart(script(one), script(other), 0)[0]
    for match, side in ((one, first.original), (other, first.other)):
        after = dealt.at(match.answers[: side.answer + 1])
        assert list(side.events) == after.events_for(0, since=side.answer)[: len(side.events)]
    assert first.original.events != first.other.events
