"""Setting up and the turn as a whole (rulebook: overview, setup, turn)."""

from itertools import pairwise

import pytest

from rouages.engine.refusals import BadOption, WrongSeats
from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.cards.option import OptionCard
from rouages.games.robo_rally.events.register import RegisterBegan
from rouages.games.robo_rally.events.turn import CardsDealt, DockTaken, PowerDownAnnounced, TurnBegan
from rouages.games.robo_rally.factory.courses import COURSES
from rouages.games.robo_rally.factory.floor import floor_of
from rouages.games.robo_rally.power import PowerDown, StayOn
from rouages.games.robo_rally.programming import LET_TIME_RUN_OUT
from rouages.games.robo_rally.turn import BeginTurn
from rouages.proving.contract import begin
from tests.games.robo_rally.positions import floor, play


def test_robots_start_on_their_docks_facing_the_factory():
    table = begin(GAME, 4, {}, 5).table
    floor = floor_of(COURSES["risky-exchange"])
    assert [table.square[robot] for robot in table.dock_order] == list(floor.docks[:4])
    assert table.facing == [0] * 4


@pytest.mark.parametrize(("course", "facing"), [("pilgrimage", 3), ("tight-collar", 1)])
def test_they_face_the_factory_wherever_the_bay_lies(course, facing):
    assert begin(GAME, 2, {"course": course}, 1).table.facing == [facing] * 2


def test_a_random_first_player_takes_dock_1_and_the_others_follow_clockwise():
    firsts = set()
    for seed in range(20):
        order = begin(GAME, 4, {}, seed).table.dock_order
        assert all((after - before) % 4 == 1 for before, after in pairwise(order))
        firsts.add(order[0])
    assert firsts == {0, 1, 2, 3}


def test_the_dock_is_the_first_archive():
    table = begin(GAME, 3, {}, 1).table
    assert table.archive == table.square


def test_everyone_has_three_lives_or_four_with_five_players_or_more():
    assert begin(GAME, 4, {}, 1).table.lives == [3] * 4
    assert begin(GAME, 5, {"lives": 4}, 1).table.lives == [4] * 5
    with pytest.raises(BadOption, match="five players"):
        begin(GAME, 4, {"lives": 4}, 1)


def test_the_docks_are_told():
    match = begin(GAME, 3, {}, 1)
    docks = [event for event in match.log.events if isinstance(event, DockTaken)]
    assert [event.dock for event in docks] == [1, 2, 3]


def test_a_course_is_for_the_players_it_is_meant_for():  # ruling 35
    with pytest.raises(BadOption, match="for 5 to 8 players, not 2"):
        begin(GAME, 2, {"course": "checkmate"}, 1)
    assert begin(GAME, 2, {"course": "checkmate", "any_number": True}, 1).players == 2
    with pytest.raises(BadOption, match="for 4, 6, 8 players, not 5"):
        begin(GAME, 5, {"course": "war-zone", "any_number": True}, 1)
    with pytest.raises(WrongSeats):
        begin(GAME, 9, {}, 1)


def test_one_player_may_race_alone():  # ruling 35
    assert begin(GAME, 1, {"course": "checkmate"}, 1).pending == (0,)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"course": "nowhere"}, "there are risky-exchange"),
        ({"course": "war-zone", "option_cards": False}, "without option cards"),
        ({"course": "war-zone", "play_on": True}, "one winner"),
        ({"turn_limit": 0}, "from 1 to 1000 turns, not 0"),
        ({"lives": 7}, "one of 3, 4, not 7"),
        (
            {"course": "tricksy", "left_out": list(OptionCard)[:20]},
            "needs 12 option cards, and only 6 are left",
        ),
        ({"left_out": ["teapot"]}, r"\['teapot'\]: left_out\[0\] is not as it should be"),
    ],
)
def test_wrong_options_are_refused_in_one_sentence(options, why):
    with pytest.raises(BadOption, match=why):
        begin(GAME, 4, options, 1)


def test_a_turn_is_deal_program_announce_five_registers_and_clean_up():
    match = begin(GAME, 2, {"course": "factory-rejects", "any_number": True}, 1)
    kinds = [type(event) for event in match.log.events]
    assert kinds[-3:] == [TurnBegan, CardsDealt, CardsDealt]
    for seat in (0, 1):
        match.play(seat, LET_TIME_RUN_OUT)
    registers = [event.register for event in match.log.events if isinstance(event, RegisterBegan)]
    assert registers == [1, 2, 3, 4, 5]


def test_a_new_turn_stands_before_its_first_register():
    table = floor("A> . B<")
    table.turn, table.register = 3, 4
    play(table, BeginTurn())
    assert (table.turn, table.register) == (4, 0)
    assert table.news[0] == TurnBegan(4)


def test_power_downs_are_announced_between_programming_and_the_first_register():
    match = begin(GAME, 2, {}, 1)
    match.table.damage = [1, 1]
    first, second = match.table.dock_order
    for seat in (0, 1):
        match.play(seat, LET_TIME_RUN_OUT)
    assert match.pending == (first,)
    match.play(first, PowerDown())
    assert match.pending == (second,)
    assert not [event for event in match.log.events if isinstance(event, RegisterBegan)]
    match.play(second, StayOn())
    events = match.log.events
    told = next(number for number, event in enumerate(events) if isinstance(event, PowerDownAnnounced))
    began = next(number for number, event in enumerate(events) if isinstance(event, RegisterBegan))
    assert told < began
