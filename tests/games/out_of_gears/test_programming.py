"""Programming in secret (rulebook: programming)."""

import pytest

import rouages
from rouages.engine.agenda import AnotherQuestion
from rouages.engine.refusals import IllegalChoice, UndoTooLate
from rouages.games.out_of_gears.programming import Programme, RobotNotInPlay, Target


def test_everyone_programmes_at_the_same_time():
    match = rouages.new("out-of-gears", 4, seed=1)
    assert match.pending == (0, 1, 2, 3)
    match.play(2, Programme("harvest"))
    match.play(2, Target(1))
    assert match.pending == (0, 1, 3)


def test_an_action_card_goes_with_a_number_card_of_a_robot_in_play():
    match = rouages.new("out-of-gears", 3, seed=1, robots=(2, 4, 8))
    assert [option.action for option in match.decision(0).options] == ["attack", "trap", "harvest"]
    match.play(0, Programme("trap"))
    assert [option.number for option in match.decision(0).options] == [2, 4, 8]


def test_others_see_that_a_robot_is_ready_but_not_its_plan():
    match = rouages.new("out-of-gears", 2, seed=1)
    match.play(0, Programme("attack"))
    assert not match.view(1).robots[0].ready
    match.play(0, Target(2))
    assert match.view(1).robots[0].ready
    assert match.view(1).robots[0].plan is None
    assert match.view(None).robots[0].plan is None
    assert match.view(0).robots[0].plan.number == 2


def test_a_programme_can_be_changed_until_all_have_finished():
    match = rouages.new("out-of-gears", 3, seed=1)
    for seat in (0, 1):
        match.play(seat, Programme("harvest"))
        match.play(seat, Target(1))
    match.undo(0)
    match.undo(0)
    assert match.view(0).robots[0].plan is None
    assert match.view(1).robots[1].plan.number == 1
    match.play(0, Programme("trap"))
    match.play(0, Target(3))
    match.play(2, Programme("harvest"))
    match.play(2, Target(2))
    with pytest.raises(UndoTooLate, match="something was learnt"):
        match.undo(0)


def test_a_closed_dump_is_refused_with_the_rule():
    match = rouages.new("out-of-gears", 2, seed=1)
    match.play(0, Programme("harvest"))
    with pytest.raises(IllegalChoice) as refusal:
        match.play(0, Target(6))
    assert refusal.value.fields["why"] == RobotNotInPlay(6)
    assert RobotNotInPlay.rule == "setup"


def test_every_card_is_in_hand_again_for_the_next_turn():
    match = rouages.new("out-of-gears", 3, seed=1)
    for seat, action in enumerate(("attack", "trap", "harvest")):
        match.play(seat, Programme(action))
        match.play(seat, Target(1))
    while match.table.round == 1:
        match.play(match.pending[0], 0)
    for seat in range(3):
        assert [option.action for option in match.decision(seat).options] == ["attack", "trap", "harvest"]
        match.play(seat, Programme("attack"))
        assert [option.number for option in match.decision(seat).options] == [1, 2, 3]
        match.play(seat, Target(2))


def test_a_new_turn_forgets_the_plans_of_the_last():
    match = rouages.new("out-of-gears", 3, seed=1)
    for seat, (action, number) in enumerate((("attack", 2), ("trap", 1), ("harvest", 1))):
        match.play(seat, Programme(action))
        match.play(seat, Target(number))
    while match.table.round == 1:
        match.play(match.pending[0], 0)
    view = match.view(0)
    assert view.phase == "programme"
    assert [(robot.ready, robot.plan) for robot in view.robots] == [(False, None)] * 3
    match.play(1, Programme("harvest"))
    assert match.view(1).robots[1].plan.number is None
    match.play(1, Target(1))
    assert match.view(0).robots[1].plan is None


def test_a_dump_that_was_trapped_can_be_harvested_in_the_next_turn():
    match = rouages.new("out-of-gears", 3, seed=1)
    for plans in (
        (("trap", 1), ("harvest", 1), ("harvest", 3)),
        (("harvest", 2), ("harvest", 1), ("harvest", 3)),
    ):
        for seat, (action, number) in enumerate(plans):
            match.play(seat, Programme(action))
            match.play(seat, Target(number))
        turn = match.table.round
        while match.table.round == turn:
            match.play(match.pending[0], 0)
    taken = [event for event in match.events_for(None) if type(event).__name__ == "GearsTaken"]
    assert [(event.robot, event.number) for event in taken] == [(1, 1), (3, 3), (2, 1), (1, 2), (3, 3)]


def test_what_is_no_programme_and_no_number_is_no_answer():
    match = rouages.new("out-of-gears", 2, seed=1)
    with pytest.raises(IllegalChoice) as refusal:
        match.play(0, Target(1))
    assert refusal.value.fields["why"] == AnotherQuestion(match.decision(0).prompt)
    match.play(0, Programme("harvest"))
    with pytest.raises(IllegalChoice) as refusal:
        match.play(0, Programme("harvest"))
    assert refusal.value.fields["why"] == AnotherQuestion(match.decision(0).prompt)
