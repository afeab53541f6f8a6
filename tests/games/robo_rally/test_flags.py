"""Flags, archives and the end of the race (rulebook: flags, winning)."""

from rouages.games.robo_rally.ending import outcome
from rouages.games.robo_rally.events.register import ArchiveMoved, Finished, FlagTouched
from rouages.games.robo_rally.flags import TouchFlags
from rouages.games.robo_rally.table import Status
from rouages.games.robo_rally.turn import EndTurn
from tests.games.robo_rally.positions import equip, floor, happened, play, register, shown


def test_a_robot_on_its_next_flag_touches_it():
    table = play(floor("A>:F1 F2 F3 ."), TouchFlags())
    assert table.touched == [1]


def test_a_robot_that_only_passes_a_flag_does_not_touch_it():
    table = register(floor("A> F1 . F2"), "A:m2")
    assert table.touched == [0]


def test_a_flag_out_of_order_does_not_count_but_moves_the_archive():
    table = floor("A> F2 F1 .")
    register(table, "A:m1")
    assert table.touched == [0]
    assert table.archive == [1]


def test_the_next_flag_counts_from_the_next_phase():  # ruling 7
    table = floor("A>:F1 F2 F3 . B<")
    play(table, TouchFlags())
    register(table, "A:m1", number=2)
    assert table.touched[0] == 2


def test_in_the_english_reading_the_next_flag_counts_from_the_next_turn():  # ruling 7
    table = floor("A>:F1 F2 F3 . B<", next_flag="turn")
    play(table, TouchFlags())
    register(table, "A:m1", number=2)
    assert table.touched[0] == 1
    table.turn += 1
    play(table, TouchFlags())
    assert table.touched[0] == 2


def test_flags_and_repair_sites_move_the_archive():
    table = floor("A> w h F1 . .")
    for number, place in enumerate((1, 2, 3), start=1):
        register(table, "A:m1", number=number)
        assert table.archive == [place]
    register(table, "A:l", number=4)
    register(table, "A:b", number=5)
    assert table.archive == [3]
    assert len(happened(table, ArchiveMoved)) == 3


def test_powered_down_robots_touch_flags_too():
    table = floor("A>:F1 F2 . B<")
    table.down[0] = True
    assert play(table, TouchFlags()).touched[0] == 1


def test_the_first_robot_to_touch_the_last_flag_wins_at_once():
    table = floor("A> F1 . . B<")
    register(table, "A:m1")
    assert table.ending == "last_flag"
    assert outcome(table).places == (1, 2)
    assert table.agenda == []


def test_playing_on_ranks_the_others():  # ruling 33
    table = floor("A> F1 . . B< C<", play_on=True)
    register(table, "A:m1")
    assert not table.ending
    assert table.status[0] == Status.HOME
    assert shown(table) == ". . . . B< C<"
    table.square[1] = 2
    table.down = [False] * 3
    register(table, "B:m1", number=2)
    assert table.ending == "ranked"
    assert [event.place for event in happened(table, Finished)] == [1, 2]
    assert outcome(table).places == (1, 2, 3)


def test_robots_home_in_the_same_phase_share_their_place():  # rulings 20, 33
    table = equip(floor("A> F1 . C<\n. B^ . .", play_on=True), "B", "mechanical_arm")
    register(table, "A:m1")
    assert table.ending == "ranked"
    assert outcome(table).places == (1, 1, 3)


def test_whoever_is_left_alone_has_won():  # ruling 34
    table = floor("A> . F1 . B<")
    table.status[1], table.square[1] = Status.OUT, -1
    play(table, TouchFlags())
    assert table.ending == "last_standing"
    assert outcome(table).places == (1, 2)


def test_when_nobody_is_left_nobody_has_won():  # ruling 34
    table = floor("A> . F1 . B<")
    table.status, table.square = [Status.OUT] * 2, [-1, -1]
    play(table, TouchFlags())
    assert table.ending == "all_out"
    assert outcome(table).places == (2, 2)


def test_a_lone_racer_goes_on_until_home_or_out():  # ruling 35
    table = play(floor("A> . F1 ."), TouchFlags())
    assert not table.ending
    table.status, table.square = [Status.OUT], [-1]
    play(table, TouchFlags())
    assert outcome(table).places == (2,)


def test_a_race_without_end_is_stopped():  # ruling 34
    table = floor("A> . F1 . B<", turn_limit=1)
    table.touched[1] = 0
    play(table, EndTurn())
    assert table.ending == "turn_limit"
    assert 1 not in outcome(table).places


def test_the_others_are_ranked_by_flags():
    table = floor("A> F1 . . B< C<")
    table.flag_square.append(3)
    table.touched = [1, 1, 0]
    table.square[0] = 3
    play(table, TouchFlags())
    assert outcome(table).places == (1, 2, 3)
    assert outcome(table).scores == (2, 1, 0)
    assert happened(table, FlagTouched)[0].flag == 2
