"""Setting up (rulebook: overview, setup, turn)."""

import pytest

import rouages
from rouages.engine.refusals import BadOption, WrongSeats
from rouages.games.out_of_gears.gears import size


def test_every_robot_in_play_brings_eleven_gears_and_two_lie_on_its_dump():
    for players in range(2, 9):
        table = rouages.new("out-of-gears", players, seed=1).table
        assert [size(table.dumps[robot]) for robot in table.robots] == [2] * players
        assert len(table.reserve) == 9 * players


def test_the_dumps_of_absent_robots_are_closed():
    view = rouages.new("out-of-gears", 2, seed=1, robots=(5, 2)).view()
    assert [dump.number for dump in view.dumps if dump.open] == [2, 5]
    assert all(not dump.gears for dump in view.dumps if not dump.open)


def test_each_seat_gets_the_robot_that_it_chose():
    view = rouages.new("out-of-gears", 3, seed=1, robots=(7, 1, 4)).view()
    assert {robot.number: robot.seat for robot in view.robots} == {7: 0, 1: 1, 4: 2}


def test_no_other_colours_are_in_play():
    table = rouages.new("out-of-gears", 2, seed=1, robots=(5, 2)).table
    assert set(table.reserve) <= {2, 5}


def test_the_reserve_lies_face_down_and_the_dumps_face_up():
    match = rouages.new("out-of-gears", 3, seed=1)
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view.reserve == 27
        assert [len(dump.gears) for dump in view.dumps if dump.open] == [2, 2, 2]


@pytest.mark.parametrize("robots", [(1, 1), (1, 9), (1,), (1, 2, 3), (0, 1)])
def test_a_wrong_choice_of_robots_is_refused(robots):
    with pytest.raises(BadOption, match="2 different numbers from 1 to 8"):
        rouages.new("out-of-gears", 2, seed=1, robots=robots)


@pytest.mark.parametrize("players", [1, 9])
def test_it_is_for_two_to_eight(players):
    with pytest.raises(WrongSeats, match="2 to 8 players"):
        rouages.new("out-of-gears", players, seed=1)


def test_the_phases_come_in_order():
    match = rouages.new("out-of-gears", 4, seed=3)
    phases = [match.view().phase]
    while match.view().round == 1:
        for seat in match.pending:
            match.play(seat, 0)
    kinds = [type(event).__name__ for event in match.events_for(None)]
    assert phases == ["programme"]
    assert kinds.index("RoundBegan") < kinds.index("Programmed") < kinds.index("PlanRevealed")
    assert kinds[-1] == "RoundBegan"
    assert kinds[-2] == "Refilled"


def test_chance_shuffles_the_reserve():
    assert len({tuple(rouages.new("out-of-gears", 2, seed=seed).table.reserve) for seed in range(9)}) > 1


def test_eight_players_may_choose_all_eight_robots():
    view = rouages.new("out-of-gears", 8, seed=1, robots=(8, 7, 6, 5, 4, 3, 2, 1)).view()
    assert {robot.number: robot.seat for robot in view.robots} == {
        9 - robot: robot - 1 for robot in range(1, 9)
    }
