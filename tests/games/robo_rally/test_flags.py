"""Flags, archives and the end of the race (rulebook: flags, winning)."""

from rouages.games.robo_rally.ending import outcome
from rouages.games.robo_rally.events.course import FlagHeld
from rouages.games.robo_rally.events.register import ArchiveMoved, Finished, FlagTouched
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.flags import TouchFlags
from rouages.games.robo_rally.table import Phase, Status
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


def test_an_archive_is_moved_once_and_told():
    table = floor("w . A> F1\n. B^ . w")
    table.square[1] = 0
    play(table, TouchFlags(), TouchFlags())
    assert table.archive == [2, 0]
    assert happened(table, ArchiveMoved) == [ArchiveMoved(1, 0)]
    assert table.phase is Phase.FLAGS


def test_plain_floor_leaves_the_archive_where_it_was():
    table = register(floor("A> . . F1 B<"), "A:m1")
    assert table.square[0] == 1
    assert table.archive == [0, 4]


def test_a_robot_off_the_board_keeps_its_archive():
    table = floor("A> . B< w")
    table.square[0], table.status[0] = -1, Status.WRECKED
    table.flag_square = [-1]
    play(table, TouchFlags())
    assert table.archive == [0, 2]
    assert table.touched == [0, 0]


def test_a_touched_flag_is_told_with_the_robot_that_touched_it():
    table = floor("A> F1:. F2 . B<")
    table.square[1] = 1
    play(table, TouchFlags())
    assert happened(table, FlagTouched) == [FlagTouched(1, 1, 1)]
    assert table.touched == [0, 1]


def test_a_blocker_touches_no_flag():  # ruling 32
    table = floor("A> F1 . B<", rules=(Rule.RACER_AND_BLOCKER,))
    table.square[2] = 1
    play(table, TouchFlags())
    assert table.touched == [0] * 4


def test_all_for_one_a_flag_counts_only_for_the_robot_that_touched_it():
    table = floor("A>:F1 F2 . B< C< D<", rules=(Rule.TWO_TEAMS,))
    assert table.team == (0, 1, 0, 1)
    assert play(table, TouchFlags()).touched == [1, 0, 0, 0]


def test_the_flag_of_a_partner_counts_in_its_turn_in_the_english_reading():  # ruling 7
    table = floor("A>:F1 F2 . B< C< D<", rules=(Rule.TEAM_PAIRS,), next_flag="turn")
    play(table, TouchFlags())
    table.square[2] = 1
    assert play(table, TouchFlags()).touched == [1, 0, 1, 0]
    table.turn += 1
    assert play(table, TouchFlags()).touched == [2, 0, 2, 0]


def test_toggle_boggle_a_flag_that_changes_hands_is_told_once():
    table = floor("A>:F1 F2 F3 B< C< D<", rules=(Rule.FLAG_CONTROL,))
    table.square[2:] = [2, 0]
    table.square[0] = 4
    play(table, TouchFlags(), TouchFlags())
    assert happened(table, FlagHeld) == [FlagHeld(2, 3, 0), FlagHeld(3, 1, 1)]


def test_toggle_boggle_a_robot_off_the_board_holds_no_flag_that_has_fallen():
    table = floor("A> F1 F2 B< C< D<", rules=(Rule.FLAG_CONTROL, Rule.FLAGS_RIDE_BELTS))
    table.square[0], table.status[0] = -1, Status.WRECKED
    table.flag_square[0] = -1
    play(table, TouchFlags())
    assert not happened(table, FlagHeld)


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
