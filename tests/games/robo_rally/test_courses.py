"""The special rules of the ready-made courses (rulebook: courses)."""

import pytest

from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.cards.program import NO_CARD
from rouages.games.robo_rally.destruction import destroy
from rouages.games.robo_rally.ending import outcome
from rouages.games.robo_rally.events.course import (
    BoardTurned,
    CoinFlipped,
    SuperBotNamed,
)
from rouages.games.robo_rally.events.register import FlagTouched
from rouages.games.robo_rally.factory.courses import COURSES, Rule
from rouages.games.robo_rally.factory.floor import floor_of
from rouages.games.robo_rally.flags import TouchFlags, flip_coin, may_touch
from rouages.games.robo_rally.lasers import FireLasers
from rouages.games.robo_rally.power import AnnouncePowerDowns
from rouages.games.robo_rally.reentry import Reenter, ReenterDown
from rouages.games.robo_rally.repairs import Repair, TripCircuitBreaker
from rouages.games.robo_rally.setup import Keep
from rouages.games.robo_rally.table import NOBODY, Status
from rouages.proving.contract import begin
from tests.games.robo_rally.positions import (
    asked_kind,
    choose,
    equip,
    floor,
    happened,
    play,
    program,
    register,
)


def test_there_are_34_courses_ten_for_beginners_and_five_for_teams():
    assert len(COURSES) == 34
    assert sum(course.category == "beginner" for course in COURSES.values()) == 10
    assert sum(course.category == "team" for course in COURSES.values()) == 5
    assert {rule for course in COURSES.values() for rule in course.rules} == set(Rule)


@pytest.mark.parametrize("course", list(COURSES))
def test_every_flag_stands_where_a_robot_can_stand(course):
    laid = floor_of(COURSES[course])
    assert all(laid.is_floor(y * laid.width + x) for x, y in COURSES[course].flags)


@pytest.mark.parametrize(("draws", "cards"), [(False, 0), (True, 1)])
def test_in_option_world_a_robot_that_is_down_gets_nothing_unless_it_may_draw(draws, cards):  # rulings 4, 54
    match = begin(GAME, 2, {"course": "option-world", "any_number": True, "down_robots_draw": draws}, 1)
    table = match.table
    table.agenda.clear()
    held, table.damage = table.held[:], [3, 3]
    table.square[0], table.square[1] = table.flag_square[0], table.flag_square[1]
    table.down[0] = True
    play(table, Repair())
    assert [now.bit_count() - was.bit_count() for now, was in zip(table.held, held, strict=True)] == [
        cards,
        1,
    ]
    assert table.damage == [3, 3]


@pytest.mark.parametrize("course", ["flag-fry", "marathon-madness", "war-zone"])
def test_everyone_starts_with_an_option_card(course):
    table = begin(GAME, COURSES[course].players[0], {"course": course}, 1).table
    assert [held.bit_count() for held in table.held] == [1] * table.players


def test_tricksy_everyone_keeps_one_of_three_option_cards():  # ruling 29
    match = begin(GAME, 3, {"course": "tricksy"}, 1)
    assert match.pending == (0, 1, 2)
    mine = match.view(0).draft
    assert len(mine) == 3
    assert match.view(1).draft != mine
    for seat in (2, 0, 1):
        match.play(seat, Keep(match.view(seat).draft[1]))
    assert match.view(1).robots[0].options == (mine[1],)
    table = match.table
    assert len(table.option_deck) == 23
    assert sorted(table.buried_by[:6]) == [0, 0, 1, 1, 2, 2]


def test_set_to_kill_robot_lasers_count_twice():
    table = floor("A> . B^ .!w1 . C^", rules=(Rule.LASERS_DOUBLED,))
    assert play(table, FireLasers()).damage == [0, 2, 1]
    table = equip(floor("A> . B^", rules=(Rule.LASERS_DOUBLED,)), "A", "double_barreled_laser")
    assert play(table, FireLasers()).damage == [0, 4]


def test_factory_rejects_start_with_two_damage_and_cannot_power_down():
    match = begin(GAME, 5, {"course": "factory-rejects"}, 1)
    assert match.table.damage == [2] * 5
    assert [len(hand) for hand in match.table.hands] == [7] * 5
    table = floor("A> . B<", rules=(Rule.NO_POWER_DOWN,))
    table.damage = [3, 3]
    assert asked_kind(play(table, AnnouncePowerDowns())) is None
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    choose(table, direction=0)
    assert asked_kind(table) is not ReenterDown


def test_a_circuit_breaker_does_nothing_where_nobody_powers_down():  # ruling 46
    table = equip(floor("A> . B<", rules=(Rule.NO_POWER_DOWN,)), "A", "circuit_breaker")
    table.damage[0] = 5
    assert play(table, TripCircuitBreaker()).announced == [False, False]


@pytest.mark.parametrize(("site", "cards"), [("w", 1), ("F1", 1), ("h", 2), (".", 0)])
def test_option_world_gives_option_cards_instead_of_repairs(site, cards):
    table = floor(f"A^:{site} . .", rules=(Rule.REPAIRS_GIVE_OPTIONS,))
    table.damage[0] = 3
    play(table, Repair())
    assert table.damage == [3]
    assert table.held[0].bit_count() == cards


def superbot(picture):
    table = floor(picture, rules=(Rule.SUPERBOT,))
    table.superbot = 0
    return table


def test_the_superbot_alone_touches_flags():
    table = superbot("A> F1 . B<:F2")
    assert may_touch(table, 0)
    assert not may_touch(table, 1)


def test_the_superbot_starts_on_dock_1_repairs_itself_and_fires_double():
    table = begin(GAME, 5, {"course": "day-of-the-superbot"}, 3).table
    assert table.superbot == table.dock_order[0]
    table = superbot("A> . B<")
    table.damage[0] = 6
    assert play(table, FireLasers()).damage == [7, 2]
    assert play(table, Repair()).damage == [0, 2]


def test_whoever_pushed_the_superbot_last_takes_its_place():
    table = superbot("B> A^ # . C^")
    register(table, "B:m1 C:l")
    assert table.superbot == 1
    assert happened(table, SuperBotNamed)[0].robot == 1


def test_of_several_shooters_the_lowest_priority_counts_as_the_last():
    table = superbot("B> . A^ . C<")
    table.damage[0] = 8
    program(table, "B:l@90 C:l@70")
    table.down[0] = True
    play(table, FireLasers())
    assert table.superbot == 2


def test_an_unharmed_superbot_comes_back_as_superbot():  # ruling 31
    table = superbot("A< . B^ . C^")
    register(table, "A:m1")
    assert table.superbot == 0


def test_an_eliminated_superbot_without_foe_is_followed_in_dock_order():  # ruling 31
    table = superbot("A< . B^ . C^")
    table.lives[0] = 0
    table.dock_order = (0, 2, 1)
    register(table, "A:m1")
    assert table.superbot == 2


def test_a_weapon_makes_its_owner_the_superbots_foe():  # ruling 31
    table = equip(superbot("A> . . . .\n. . . . .\nB^ . . . ."), "B", "pressor_beam")
    table.facing[0] = 0
    play(table, FireLasers())
    choose(table, card="pressor_beam")
    assert table.superbot == 1


@pytest.mark.parametrize("weapon", ["scrambler", "radio_control"])
def test_a_weapon_that_does_no_harm_is_a_shot_at_the_superbot_too(weapon):  # ruling 58
    table = equip(superbot("A> . . .\n. . . .\nC^ . . .\n. . . .\n. . . B^"), "B", weapon)
    table.square[1], table.facing[0] = 4 * 4, 1
    table.square[2] = 3 * 4 + 3
    program(table, "A:l,l,l,l,l B:r,r,r,r,r")
    play(table, FireLasers())
    choose(table, card=weapon)
    destroy(table, 0, "pit", 0, 0)
    assert table.superbot == 1


def test_the_superbots_flags_are_kept():
    table = superbot("B> A^:F1 # . C^")
    table.flag_square.append(4)
    table.touched[0] = 1
    register(table, "B:m1 C:l")
    assert table.touched[0] == 1
    assert table.superbot == 1


def test_interference_everyone_runs_a_racer_and_a_blocker_with_hands_of_their_own():  # ruling 32
    match = begin(GAME, 2, {"course": "interference"}, 1)
    table = match.table
    assert len(table.square) == 4
    assert [table.owner(robot) for robot in range(4)] == [0, 1, 0, 1]
    assert [table.is_blocker(robot) for robot in table.dock_order] == [False, False, True, True]
    assert [len(hand) for hand in table.hands] == [9] * 4
    for robot in (0, 2):
        for number in range(1, 6):
            prompt = match.decision(0).prompt
            assert (prompt.robot, prompt.register) == (robot, number)
            match.play(0, 0)
    assert NO_CARD not in match.table.registers[0] + match.table.registers[2]


def test_interference_blockers_touch_no_flags_and_a_player_without_racer_has_lost():  # ruling 32
    table = begin(GAME, 2, {"course": "interference"}, 1).table
    table.agenda.clear()
    table.square[2] = table.flag_square[0]
    assert not may_touch(table, 2)
    table.status[1], table.square[1] = Status.OUT, -1
    play(table, TouchFlags())
    assert table.ending == "last_standing"
    assert outcome(table).places == (1, 2)


class Coin:
    def __init__(self, heads):
        self.heads = heads

    def below(self, bound, purpose):
        return 0 if self.heads else 1


@pytest.mark.parametrize("heads", [True, False])
def test_frenetic_factory_on_heads_the_board_turns_under_robots_and_flags(heads):  # ruling 17
    table = begin(GAME, 5, {"course": "frenetic-factory"}, 1).table
    table.agenda.clear()
    table.rng = Coin(heads)
    flag = table.flag_square[0]
    table.square[0] = flag
    table.archive[1] = 1 * table.floor.width + 3
    before = table.floor
    flip_coin(table, 0)
    assert happened(table, CoinFlipped)[0].heads is heads
    assert bool(happened(table, BoardTurned)) is heads
    assert table.square[0] == table.flag_square[0] == flag
    assert table.turned == ((1, 0, 0, 0) if heads else ())
    if heads:
        assert table.archive[1] == 3 * table.floor.width + 10
        old, new = before.cells[table.floor.width + 3], table.floor.cells[table.archive[1]]
        assert old.turned(1) == new


def test_frenetic_factory_a_pit_that_turns_up_under_a_robot_destroys_it():  # ruling 17
    table = begin(GAME, 5, {"course": "frenetic-factory"}, 1).table
    table.agenda.clear()
    table.rng = Coin(True)
    table.square[0] = table.flag_square[0]
    after = floor_of(table.course, (1, 0, 0, 0))
    pits = [square for square in after.squares if after.pit[square] and after.board[square] == 0]
    table.square[1] = next(square for square in pits if not table.floor.pit[square])
    flip_coin(table, 0)
    assert table.status[1] == Status.WRECKED


def test_frenetic_factory_the_archive_of_the_robot_that_flips_turns_away_with_the_board():  # ruling 55
    table = begin(GAME, 5, {"course": "frenetic-factory"}, 1).table
    table.agenda.clear()
    table.rng = Coin(True)
    flag = table.flag_square[0]
    table.square[0] = flag
    assert table.archive[0] != flag
    play(table, TouchFlags())
    assert happened(table, BoardTurned)
    x, y = flag % table.floor.width, flag // table.floor.width
    assert table.archive[0] == (x - table.course.boards[0].x) * table.floor.width + 11 - y
    assert table.flag_square[0] == flag


def test_the_coin_is_flipped_when_a_flag_counts():  # ruling 45
    table = begin(GAME, 5, {"course": "frenetic-factory"}, 1).table
    table.agenda.clear()
    table.square[0] = table.flag_square[0]
    play(table, TouchFlags(), TouchFlags())
    assert len(happened(table, CoinFlipped)) == 1


def test_teams_sit_alternately_and_partners_opposite():  # ruling 28
    assert begin(GAME, 6, {"course": "war-zone"}, 1).table.team == (0, 1, 0, 1, 0, 1)
    assert begin(GAME, 6, {"course": "tandem-carnage"}, 1).table.team == (0, 1, 2, 0, 1, 2)


def team_table(picture, rule, team):
    table = floor(picture, rules=(rule,))
    table.team = team
    return table


def test_tandem_carnage_partners_share_their_flags():
    table = team_table("A>:F1 F2 . B< C< D<", Rule.TEAM_PAIRS, (0, 1, 0, 1))
    play(table, TouchFlags())
    assert table.touched == [1, 0, 1, 0]
    table.square[2] = 1
    play(table, TouchFlags())
    assert table.ending == "last_flag"
    assert outcome(table).places == (1, 3, 1, 3)


def test_tandem_carnage_the_partners_flag_counts_from_the_next_phase_too():  # ruling 7
    table = team_table("A>:F1 C<:F2 . B< . D<", Rule.TEAM_PAIRS, (0, 1, 0, 1))
    play(table, TouchFlags())
    assert table.touched == [1, 0, 1, 0]


def test_tandem_carnage_partners_on_one_flag_touch_it_once():  # ruling 7
    table = team_table("A>:F1 C< . F2 B< D<", Rule.TEAM_PAIRS, (0, 1, 0, 1))
    play(equip(table, "C", "mechanical_arm"), TouchFlags())
    assert table.touched == [1, 0, 1, 0]
    assert [(event.robot, event.flag) for event in happened(table, FlagTouched)] == [(0, 1)]


def test_a_team_stands_as_well_as_its_best_robot():
    table = team_table("A> . . B< C< D<", Rule.TWO_TEAMS, (0, 1, 0, 1))
    table.touched = [0, 1, 2, 1]
    table.ending = "turn_limit"
    assert outcome(table).places == (2, 4, 2, 4)


def test_all_for_one_the_first_robot_home_wins_for_its_team():
    table = team_table("A> F1 . B< C< D<", Rule.TWO_TEAMS, (0, 1, 0, 1))
    table.touched = [0, 0, 1, 0]
    table.flag_square = [0, 4]
    play(table, TouchFlags())
    assert outcome(table).places == (1, 3, 1, 3)


def test_toggle_boggle_a_team_that_holds_all_flags_wins():
    table = team_table("A>:F1 F2 F3 B< C< D<", Rule.FLAG_CONTROL, (0, 1, 0, 1))
    play(table, TouchFlags())
    assert table.flag_team == [0, NOBODY, NOBODY]
    table.square[:3] = [2, 0, 1]
    play(table, TouchFlags())
    assert table.flag_team == [1, 0, 0]
    assert not table.ending
    table.square[:2] = [0, 3]
    play(table, TouchFlags())
    assert table.ending == "flags_held"
    assert outcome(table).scores == (3, 0, 3, 0)


@pytest.mark.parametrize(("docks", "team"), [((0, 1, 2, 3), 1), ((1, 0, 2, 3), 0)])
def test_toggle_boggle_of_two_teams_on_one_flag_the_later_dock_has_it(docks, team):  # ruling 59
    table = team_table("A>:F1 B< F2 F3 . C< D<", Rule.FLAG_CONTROL, (0, 1, 0, 1))
    table.dock_order = docks
    play(equip(table, "B", "mechanical_arm"), TouchFlags())
    assert table.flag_team[0] == team


def test_toggle_boggle_a_destroyed_robot_sits_out_a_whole_turn():
    table = team_table("A> F1 . B< C< D<", Rule.FLAG_CONTROL, (0, 1, 0, 1))
    destroy(table, 0, "pit", 0, 0)
    play(table, Reenter())
    assert asked_kind(table) is None
    table.turn += 1
    play(table, Reenter())
    assert asked_kind(table).__name__ == "ChooseFacing"


def test_war_zone_the_team_that_destroys_the_other_wins():
    table = team_table("A> . . B< C< D<", Rule.TEAM_ELIMINATION, (0, 1, 0, 1))
    play(table, TouchFlags())
    assert not table.ending
    for robot in (1, 3):
        table.status[robot], table.square[robot] = Status.OUT, -1
    play(table, TouchFlags())
    assert table.ending == "last_standing"
    assert outcome(table).places == (1, 3, 1, 3)
