"""Moving, priority and pushing (rulebook: reveal, movement, priority, pushing)."""

import pytest

from rouages.games.robo_rally.events.register import CardRevealed, Destroyed, Moved, Pushed, Stopped
from rouages.games.robo_rally.revealing import RevealCards
from tests.games.robo_rally.positions import floor, happened, known, play, program, register, shown


def test_all_turn_up_their_card_at_the_same_time():
    table = program(floor("A> . B<"), "A:m1@560 B:l@70")
    play(table, RevealCards())
    assert happened(table, CardRevealed) == [
        CardRevealed(0, 1, "move_1", 560, None),
        CardRevealed(1, 1, "rotate_left", 70, None),
    ]
    assert [known(table, table.registers[robot][0]) for robot in (0, 1)] == [True, True]


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("m1", ". . A> . . ."),
        ("m2", ". . . A> . ."),
        ("m3", ". . . . A> ."),
        ("b", "A> . . . . ."),
        ("l", ". A^ . . . ."),
        ("r", ". Av . . . ."),
        ("u", ". A< . . . ."),
    ],
)
def test_every_card_does_what_it_says(card, after):
    table = register(floor(". A> . . . ."), f"A:{card}")
    assert shown(table) == after


def test_a_wall_stops_a_robot_without_damage():
    table = register(floor("A> ./e . ."), "A:m3")
    assert shown(table) == ". A> . ."
    assert table.damage == [0]
    assert len(happened(table, Stopped)) == 1


def test_a_wall_stops_whichever_square_it_is_drawn_in():
    assert shown(register(floor("A> . ./w ."), "A:m3")) == ". A> . ."


def test_the_higher_priority_moves_first():
    table = register(floor("A> . . B< ."), "A:m1@500 B:m2@670")
    assert [event.robot for event in happened(table, Moved)] == [1, 1, 0]


def test_the_example_of_the_rulebook_twonky_pushes_brutus_who_then_moves():
    table = register(
        floor(
            """
            .  .  .  .
            A> B^ .  .
            .  .  .  .
            """
        ),
        "A:m1@500 B:m1@490",
    )
    assert shown(table) == ". . B^ . / . A> . . / . . . ."


def test_a_row_of_robots_is_pushed_together():
    table = register(floor("A> B^ Cv . ."), "A:m2")
    assert shown(table) == ". . A> B^ Cv"
    assert [(event.robot, event.by) for event in happened(table, Pushed)] == [(1, 0), (2, 1)] * 2


def test_a_wall_behind_the_row_stops_all_of_it():
    table = register(floor("A> B^ C^:./e ."), "A:m1")
    assert shown(table) == "A> B^ C^ ."


def test_a_robot_can_be_pushed_off_the_board():
    table = register(floor("A> B^"), "A:m1")
    assert shown(table) == ". A>"
    assert table.lives == [3, 2]
    assert happened(table, Destroyed)[0].cause == "edge"


def test_a_robot_can_be_pushed_into_a_pit():
    table = register(floor("A> B^ # ."), "A:m2")
    assert happened(table, Destroyed)[0].robot == 1
    assert happened(table, Destroyed)[1].robot == 0
    assert shown(table) == ". . . ."


def test_a_robot_can_be_pushed_onto_a_belt_that_then_carries_it():
    table = register(floor("A> B^ v .\n. . . ."), "A:m1")
    assert shown(table) == ". A> . . / . . B^ ."


def test_a_robot_that_falls_into_a_pit_does_not_finish_its_card():
    table = register(floor("A> # . ."), "A:m3")
    assert shown(table) == ". . . ."
    assert len(happened(table, Moved)) == 1


def test_backing_up_pushes_too():
    assert shown(register(floor(". B^ A> ."), "A:b")) == "B^ A> . ."


def test_a_pushed_robot_still_executes_its_card_from_its_new_place():
    table = register(floor("A> Bv . .\n. . . ."), "A:m1@660 B:m1@490")
    assert shown(table) == ". A> . . / . . Bv ."
