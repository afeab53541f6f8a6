"""Making puzzles: always the same ones, and what is left out of the search was never an answer."""

from dataclasses import replace
from fractions import Fraction

import pytest

from rouages.games.cyberion import goals as cyberion
from rouages.games.robo_rally.goals import ReachRepair, Survive, TouchFlag, Wreck
from rouages.games.robo_rally.trials import goals_met_once, programs_of
from rouages.games.too_many_bones import puzzles as too_many_bones
from rouages.puzzles.lines import Course, course_of
from rouages.puzzles.making import Mine, different, in_common, mined
from rouages.puzzles.proof import explore
from rouages.puzzles.refusals import NoRareGoal
from rouages.puzzles.shelf import content, label_in, packed, shelf
from tests.puzzles.posed import GAMES, small, with_goal

SEED = 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[pytest.mark.long(part="corpus")] if game == "too-many-bones" else [])
        for game in GAMES
    ],
)
def test_made_anew_they_are_the_same_to_the_last_byte(game):
    hauls = (mined(Mine(game, SEED), number) for number in range(1000))
    made = packed(label_in(content(game)), different(hauls, 2))
    assert made.splitlines() == content(game).splitlines()[:3]


def test_a_goal_that_hardly_comes_up_is_looked_for_alone():
    haul = mined(Mine("cyberion", SEED, "WinNow"), 9)
    assert haul.puzzles[0] == shelf("cyberion")[300]
    for puzzle in haul.puzzles:
        table = puzzle.table()
        assert not table.machine_deck
        assert cyberion.crews_of(table)
    with pytest.raises(NoRareGoal):
        mined(Mine("cyberion", SEED, "RepairMachines"), 0)


def test_another_seed_makes_others():
    def first(seed):
        return next(different((mined(Mine("cyberion", seed), number) for number in range(1000)), 1))

    assert first(2) != shelf("cyberion")[0]


@pytest.mark.parametrize(
    "puzzle",
    [*small("cyberion", 6, most=150), *small("gear-and-piston", 3, most=200), *small("too-many-bones", 2)],
    ids=lambda puzzle: f"{puzzle.game} {puzzle.tried}",
)
def test_what_is_given_up_or_taken_together_was_no_other_answer(puzzle, monkeypatch):
    course = course_of(puzzle)
    quick = explore(course, puzzle.table())
    monkeypatch.setattr(cyberion, "too_few_robots", lambda table, machines: False)
    everything = replace(puzzle.puzzling, place=puzzle.rules.save_table, most_positions=100_000)
    whole = explore(course._replace(puzzling=everything), puzzle.table())
    assert set(whole.solutions) == set(quick.solutions)
    assert whole.tried >= quick.tried + (puzzle.game == "cyberion")


@pytest.mark.parametrize("puzzle", small("robo-rally", 2, most=400), ids=lambda puzzle: str(puzzle.tried))
def test_two_ways_to_try_all_programs_find_the_same(puzzle):
    table, robot = puzzle.table(), puzzle.seat
    flags = range(1, len(table.flag_square) + 1)
    goals = [TouchFlag(robot, flag, register) for flag in flags for register in (3, 4, 5)]
    goals.append(ReachRepair(robot))
    goals += [Survive(robot, table.turn, table.lives[robot], most) for most in range(table.damage[robot], 10)]
    goals += [
        Wreck(robot, other, table.lives[other], square)
        for other, square in enumerate(table.square)
        if other != robot and square >= 0
    ]
    open_goals = [goal for goal in goals if not goal.is_reached(table)]
    assert puzzle.asked in goals
    once = goals_met_once(table, robot, open_goals)
    for goal in open_goals:
        found = explore(Course(puzzle.puzzling, goal, robot), table)
        if goal in once:
            assert len(found.solutions) == 1
        elif len(found.solutions) == 1:
            [(steps, _)] = found.solutions
            assert len(steps) < 3


def test_what_goes_wrong_late_tempts_more():
    assert in_common((1, 2, 3), (1, 2, 4)) == 2
    assert in_common((1, 2), (1, 2, 4)) == in_common((1, 2, 4), (1, 2)) == 2
    assert in_common((0,), (1, 2)) == 0


def test_a_car_cannot_be_worth_more():
    for puzzle in small("gear-and-piston", 5):
        found = explore(course_of(with_goal(puzzle, points=puzzle.goal["points"] + 1)), puzzle.table())
        assert not found.solutions
        assert found.missed == 1


def test_the_odds_are_those_of_the_best_choice_and_of_the_next():
    for puzzle in small("too-many-bones", 3):
        goal, table = puzzle.asked, puzzle.table()
        found = sorted({too_many_bones.odds(goal, each) for each in too_many_bones.rolls(table, puzzle.seat)})
        assert found[-2:] == [Fraction(goal.next_wins, goal.next_of), Fraction(goal.wins, goal.of)]


def test_programs_are_counted():
    puzzle = small("robo-rally")[0]
    table = puzzle.table()
    free = table.registers[puzzle.seat].count(-1)
    assert programs_of(table.hands[puzzle.seat], free) >= puzzle.tried > 0
    assert programs_of([0, 1, 2], 3) in (1, 3, 6)
