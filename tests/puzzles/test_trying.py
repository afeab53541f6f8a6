"""Trying a puzzle: solved, or the first answer after which the goal was out of reach."""

import random

import pytest

from rouages.games.robo_rally.programming import Program
from rouages.puzzles.lines import Fate, course_of, played
from rouages.puzzles.proof import explore, is_within_reach
from rouages.puzzles.refusals import BadAnswer
from rouages.puzzles.rivals import greedy_solves
from rouages.puzzles.shelf import shelf
from rouages.puzzles.trying import attempt
from tests.puzzles.posed import GAMES, small


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_solves_and_all_before_its_end_is_open(game):
    for puzzle in shelf(game)[:20]:
        verdict = attempt(puzzle, puzzle.solution)
        assert verdict.is_solved
        assert verdict.lost_at is None
        assert verdict.answered == len(verdict.events) == len(puzzle.solution)
    puzzle = small(game)[0]
    for length in range(len(puzzle.solution)):
        verdict = attempt(puzzle, puzzle.solution[:length])
        assert (verdict.fate, verdict.lost_at) == (Fate.OPEN, None)


@pytest.mark.parametrize("game", GAMES)
def test_a_near_miss_says_where_it_went_wrong(game):
    for puzzle in small(game, 3):
        verdict = attempt(puzzle, puzzle.near)
        assert verdict.fate is Fate.MISSED
        course = course_of(puzzle)
        stands = played(course, puzzle.table(), puzzle.near)
        assert verdict.lost_at is not None
        assert [is_within_reach(course, stand) for stand in stands] == [
            place < verdict.lost_at for place in range(len(stands))
        ]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_answered_is_solved_or_lost_or_open(game):
    lot = random.Random(1)
    for puzzle in small(game, 3):
        course = course_of(puzzle)
        stand, line = course.begin(puzzle.table()), []
        while stand.fate is Fate.OPEN:
            line.append(lot.randrange(len(course.question(stand)[1])))
            stand = course.after(stand, line[-1])
        verdict = attempt(puzzle, [*line, 0, 0])
        assert verdict.fate is stand.fate
        assert verdict.answered == len(line)
        assert (verdict.lost_at is None) == verdict.is_solved


def test_an_equal_card_does_as_well():
    found = 0
    for puzzle in shelf("robo-rally"):
        course = course_of(puzzle)
        given = other = course.begin(puzzle.table())
        for number in puzzle.solution:
            prompt, options = course.question(given)
            equal = number
            if type(prompt) is Program:
                cards = course.question(other)[1]
                same = [
                    place for place, card in enumerate(cards[:-1]) if card.action == options[number].action
                ]
                equal = same[-1]
                found += cards[equal] != options[number]
            given, other = course.after(given, number), course.after(other, equal)
        assert other.fate is Fate.REACHED
    assert found


def test_a_card_that_nobody_knew_is_no_answer():
    fates = set()
    for puzzle in shelf("cyberion")[:60]:
        course = course_of(puzzle)
        fates |= {stand.fate for stand in course.tries(course.begin(puzzle.table()))}
    assert Fate.OPEN in fates
    for puzzle in shelf("cyberion"):
        course = course_of(puzzle)
        stand = course.begin(puzzle.table())
        for after in course.tries(stand):
            if after.fate is Fate.LUCK:
                verdict = attempt(puzzle, after.line)
                assert (verdict.is_solved, verdict.lost_at) == (False, 0)
                return
            if after.fate is Fate.OPEN:
                deeper = [each for each in course.tries(after) if each.fate is Fate.LUCK]
                if deeper:
                    assert not attempt(puzzle, deeper[0].line).is_solved
                    return
    pytest.fail("no puzzle lets anybody turn a card")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_does_not_matter(game):
    for puzzle in small(game, 4):
        course, match = course_of(puzzle), puzzle.match(b"somebody plays on")
        for seed in range(5):
            world = match.imagine(puzzle.seat, seed)
            assert played(course, world.table, puzzle.solution)[-1].fate is Fate.REACHED
            if seed == 0:
                found = explore(course, world.table)
                assert (len(found.solutions), found.tried) == (1, puzzle.tried)


@pytest.mark.parametrize("game", GAMES)
def test_the_greedy_bot_fails(game):
    for puzzle in shelf(game)[::60]:
        assert not greedy_solves(puzzle.match(), course_of(puzzle))


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_from_there(game):
    puzzle = small(game)[0]
    match = puzzle.match(b"secret")
    for number in puzzle.solution:
        if match.over or puzzle.seat not in match.pending:
            break
        match.play(puzzle.seat, number)
    assert match.answers
    assert match.view(puzzle.seat) is not None


@pytest.mark.parametrize("answer", [-1, 1000])
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_is_not_offered_is_refused(game, answer):
    with pytest.raises(BadAnswer):
        attempt(shelf(game)[0], [answer])
