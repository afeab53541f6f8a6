"""The end of a race and its ranking (rulebook: winning)."""

import pytest

from rouages.games.robo_rally.ending import close, end_if_decided, outcome
from rouages.games.robo_rally.events.register import Finished
from rouages.games.robo_rally.events.turn import GameEnded, OptionLost
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.flags import TouchFlags, finish
from rouages.games.robo_rally.repairs import Repair
from rouages.games.robo_rally.table import NOBODY, Phase, Status
from rouages.games.robo_rally.turn import BeginTurn, EndTurn
from tests.games.robo_rally.positions import equip, floor, happened, play, shown


def out(table, *robots):
    for robot in robots:
        table.status[robot], table.square[robot] = Status.OUT, -1
    return table


def test_when_a_race_is_over_nothing_more_is_done_and_it_is_told():
    table = floor("A> F1 . . B<")
    table.then(Repair(), EndTurn())
    close(table, "turn_limit")
    assert table.agenda == []
    assert table.phase is Phase.OVER
    assert table.ending == "turn_limit"
    assert table.news == [GameEnded("turn_limit")]


def test_whoever_wins_stays_where_it_stands_and_keeps_its_option_cards():
    table = equip(floor("A>:F1 . . B<"), "A", "brakes")
    play(table, TouchFlags())
    assert table.ending == "last_flag"
    assert table.place == [1, 0]
    assert shown(table) == "A> . . B<"
    assert not happened(table, Finished)
    assert table.held[0]


def test_a_race_with_flags_left_and_rivals_left_goes_on():
    table = floor("A>:F1 F2 . B<")
    play(table, TouchFlags())
    assert (table.ending, table.place) == ("", [0, 0])


def test_the_last_one_standing_wins_whatever_the_others_have_touched():
    table = out(floor("A> F1 F2 . B< C<"), 0, 2)
    table.touched = [1, 0, 1]
    play(table, TouchFlags())
    assert table.ending == "last_standing"
    assert table.place == [0, 1, 0]
    assert outcome(table).places == (2, 1, 2)


def test_two_that_are_left_race_on():
    table = out(floor("A> F1 F2 . B< C<"), 1)
    assert not play(table, TouchFlags()).ending


def test_a_wreck_that_comes_back_is_still_in_the_race():
    table = floor("A> F1 F2 . B<")
    table.status[1], table.square[1] = Status.WRECKED, -1
    assert not play(table, TouchFlags()).ending


@pytest.mark.parametrize(("held", "over"), [([1, 1, 1], True), ([1, 1, 0], False), ([NOBODY] * 3, False)])
def test_toggle_boggle_all_flags_must_be_held_by_one_team(held, over):
    table = floor("A> F1 F2 F3 B< C< D<", rules=(Rule.FLAG_CONTROL,))
    table.flag_team = held
    end_if_decided(table)
    assert (table.ending == "flags_held") is over
    assert table.place == ([0, 1, 0, 1] if over else [0] * 4)


def test_nobody_has_won_when_the_turns_are_over_and_the_race_goes_on_until_then():  # ruling 34
    table = floor("A> F1 . . B<", turn_limit=3)
    for turn, over in ((2, False), (3, True)):
        table.turn = turn
        table.agenda.clear()
        EndTurn().run(table)
        assert bool(table.ending) is over
        assert table.agenda == ([] if over else [BeginTurn()])


def test_without_a_winner_flags_count_then_being_in_the_race_then_lives():  # ruling 34
    table = out(floor("A> F1 F2 . B< C< D< E<", turn_limit=1), 3)
    table.touched, table.lives = [0, 1, 1, 1, 1], [3, 1, 2, 3, 1]
    play(table, EndTurn())
    assert outcome(table).ending == "turn_limit"
    assert outcome(table).places == (6, 3, 2, 5, 3)
    assert outcome(table).scores == (0, 1, 1, 1, 1)


def test_flags_count_more_than_being_in_the_race():  # ruling 34
    table = out(floor("A> F1 F2 . B< C<", turn_limit=1), 0)
    table.touched = [1, 0, 0]
    play(table, EndTurn())
    assert outcome(table).places == (2, 3, 3)


def playing_on(picture, turn_limit=200, **robots):
    table = floor(picture, play_on=True, turn_limit=turn_limit)
    for letter, touched in robots.items():
        table.touched["ABCDEFGH".index(letter)] = touched
    return table


def test_playing_on_the_places_go_on_after_those_that_share_one():  # ruling 33
    table = playing_on("A> F1 F2 B< C< D<", A=2, B=2)
    finish(table)
    assert table.place == [1, 1, 0, 0]
    table.touched[3] = 2
    finish(table)
    assert table.place == [1, 1, 0, 3]
    assert happened(table, Finished) == [Finished(0, 0, 1), Finished(1, 1, 1), Finished(3, 3, 3)]
    end_if_decided(table)
    assert table.ending == "ranked"
    assert table.place == [1, 1, 4, 3]


def test_playing_on_a_robot_that_is_home_leaves_with_its_option_cards():  # rulings 33, 49
    table = equip(playing_on("A> F1 . B< C<", A=1), "A", "brakes")
    table.damage[0], table.locks[0] = 6, 0b11000
    finish(table)
    assert table.status == [Status.HOME, Status.RACING, Status.RACING]
    assert shown(table) == ". . . B< C<"
    assert (table.damage[0], table.locks[0], table.held[0]) == (0, 0, 0)
    assert [event.card for event in happened(table, OptionLost)] == ["brakes"]


def test_playing_on_a_wreck_that_is_home_does_not_come_back():  # ruling 33
    table = playing_on("A> F1 . B< C<", A=1)
    table.status[0], table.square[0] = Status.WRECKED, -1
    table.wrecks = [1, 0]
    finish(table)
    assert table.wrecks == [1]


def test_playing_on_ends_when_one_is_left_which_takes_the_next_place():  # ruling 33
    table = out(playing_on("A>:F1 . . B< C< D<"), 2)
    assert not play(table, TouchFlags()).ending
    play(out(table, 3), TouchFlags())
    assert table.ending == "ranked"
    assert table.place == [1, 2, 0, 0]


def test_playing_on_who_is_left_stands_before_whoever_is_out():  # ruling 33
    table = out(playing_on("A> F1 F2 F3 B< C<", A=3, B=1, C=2), 2)
    finish(table)
    end_if_decided(table)
    assert table.place == [1, 2, 0]
    assert outcome(table).places == (1, 2, 3)


def test_playing_on_nobody_has_won_when_all_are_out():  # ruling 34
    table = out(playing_on("A> F1 . B<"), 0, 1)
    play(table, TouchFlags())
    assert table.ending == "all_out"
    assert table.place == [0, 0]
    assert outcome(table).places == (2, 2)


def test_playing_on_whoever_is_home_has_won_when_the_turns_are_over():  # ruling 34
    table = playing_on("A> F1 F2 B< C< D<", turn_limit=1, B=2, C=1)
    finish(table)
    table.touched[3] = 2
    finish(table)
    play(table, EndTurn())
    assert table.ending == "turn_limit"
    assert outcome(table).places == (4, 1, 3, 2)


def test_playing_on_nobody_has_won_when_the_turns_are_over_before_anybody_is_home():  # ruling 34
    table = playing_on("A> F1 F2 B< C<", turn_limit=1, B=1)
    play(table, EndTurn())
    assert outcome(table).places == (3, 2, 3)


def test_playing_on_alone_goes_on_until_home():  # rulings 33, 35
    table = playing_on("A> F1 . .")
    assert not play(table, TouchFlags()).ending
    table.square[0] = 1
    play(table, TouchFlags())
    assert table.ending == "ranked"
    assert table.place == [1]
    assert outcome(table).places == (1,)


def test_playing_on_a_wreck_is_still_racing():  # ruling 33
    table = playing_on("A> F1 . B<")
    table.status[1], table.square[1] = Status.WRECKED, -1
    assert not play(table, TouchFlags()).ending
