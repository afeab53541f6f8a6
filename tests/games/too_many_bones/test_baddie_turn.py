"""A Baddie's turn: targets, movement, blows (rulebook: baddie_turn, target)."""

from rouages.games.too_many_bones.box.effects import TAUNT, UNTARGETABLE
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import (
    asked_kind,
    battle,
    choose,
    happened,
    hold,
    loaded,
    options,
    place,
    take_turn,
)


def test_a_melee_baddie_takes_the_nearest_enemy():
    table = loaded(battle("picket boomer", "boar"), 4)
    take_turn(table, 4)
    assert happened(table, "Targeted")[0].target == 0


def test_a_ranged_baddie_goes_by_its_icon():
    table = loaded(battle("picket boomer", "quill_cat rock_tosser"), 4)
    take_turn(table, 4)
    assert happened(table, "Targeted")[-1].target == 1
    take_turn(loaded(table, 4), 5)
    assert happened(table, "Targeted")[-1].target == 0


def test_players_decide_between_equals():  # ruling 59
    table = loaded(battle("picket boomer", "quill_cat"), 4)
    table.hp[0] = table.hp[1] = 3
    take_turn(table, 4)
    assert asked_kind(table) == "ChooseVictim"
    choose(table, "Victim", unit=1)
    assert happened(table, "Targeted")[-1].target == 1


def test_it_moves_up_to_two_steps_to_stand_beside_its_target():
    table = loaded(battle("picket", "boar"), 0)
    place(table, 0, 14)
    hp = table.hp[0]
    take_turn(table, 4)
    if asked_kind(table) == "ChooseApproach":
        choose(table, "Spot")
    assert table.at[4] not in (4, 14)
    assert table.hp[0] == hp


def test_it_attacks_once_it_stands_beside():
    table = loaded(battle("picket", "boar"), 3)
    place(table, 0, 13)
    hp = table.hp[0]
    take_turn(table, 4)
    choose(table, "Spot", place=9)
    assert table.hp[0] == hp - 2


def test_a_diagonal_mover_saves_a_step():
    table = loaded(battle("picket", "lynx"), 0)
    place(table, 0, 14)
    take_turn(table, 4)
    while asked_kind(table) == "ChooseApproach":
        choose(table, "Spot")
    assert table.adjacent(4, 0)


def test_a_blocked_baddie_stays():
    table = loaded(battle("picket", "boar wolf kobold"), 4)
    place(table, 4, 0)
    place(table, 5, 4)
    place(table, 6, 1)
    take_turn(table, 4)
    assert table.at[4] == 0
    assert not happened(table, "BaddieRolled")


def test_a_baddie_behind_another_walks_round_it():  # ruling 12
    table = loaded(battle("boomer", "boar grunt"), 4)
    place(table, 0, 12)
    place(table, 5, 8)
    take_turn(table, 4)
    assert table.at[4] == 9
    take_turn(table, 4)
    assert table.at[4] == 13


def test_a_baddie_does_not_walk_towards_a_target_without_a_free_place_beside_it():
    table = loaded(battle("boomer", "boar grunt raider"), 4)
    place(table, 0, 12)
    place(table, 4, 7)
    place(table, 5, 8)
    place(table, 6, 13)
    take_turn(table, 4)
    assert table.at[4] == 7


def test_several_portraits_hit_several_targets_once_each():  # ruling 13
    table = loaded(battle("picket boomer", "gob_regent"), 4, 4, *[2] * 6)
    place(table, 4, 9)
    place(table, 1, 13)
    hp = table.hp[:]
    take_turn(table, 4)
    while asked_kind(table) != "Pause":
        choose(table)
    assert [hp[seat] - table.hp[seat] for seat in (0, 1)] == [3, 3]


def test_a_taunt_draws_every_blow():
    table = loaded(battle("picket boomer", "gob_regent"), 4, 4, *[2, 4, 4] * 4)
    table.bonus[0] = 6
    table.hp[0] = 11
    place(table, 4, 9)
    place(table, 1, 13)
    afflict(table, 0, TAUNT)
    take_turn(table, 4)
    while asked_kind(table) != "Pause":
        choose(table)
    assert table.hp[0] == 7


def test_an_untargetable_gearloc_is_left_alone():
    table = loaded(battle("picket", "boar"), 0)
    afflict(table, 0, UNTARGETABLE)
    take_turn(table, 4)
    assert not happened(table, "Targeted")


def test_it_rolls_only_the_def_dice_that_are_not_on_it():
    table = loaded(battle("picket", "war_captain"), 2, 4, 4)
    take_turn(table, 4)
    assert table.twos[4] == 1
    take_turn(loaded(table, 4, 4), 4)
    assert table.ones[4] + table.twos[4] == 1
    assert options(table) != []


@covers("loot.shoulder_mounted_rock_slinger")
def test_the_rock_slinger_answers_attacks_from_afar():
    table = hold(loaded(battle("picket", "orc_archer"), 4, 3), 0, "shoulder_mounted_rock_slinger")
    place(table, 4, 0)
    take_turn(table, 4)
    assert not table.stands(4)
