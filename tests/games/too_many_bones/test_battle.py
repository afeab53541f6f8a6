"""The battle: queue, set-up, meter, rounds, fatigue, falls, end (rulebook: queue, battle, ko, result)."""

from rouages.engine.agenda import advance
from rouages.games.too_many_bones.battle.rounds import Round, StartBattle, tire
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.dice import ABSENT, EXHAUSTED, PLACED, READY
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.units.battle_end import EndBattle
from rouages.games.too_many_bones.units.fall import is_lost, is_won, settle
from rouages.games.too_many_bones.units.harm import harm
from rouages.games.too_many_bones.units.queue import build_by_points, counts_of, draw_chip, search
from tests.games.too_many_bones.positions import (
    CHIP,
    NUMBER,
    asked_kind,
    battle,
    bones,
    camp,
    choose,
    die,
    happened,
    learn,
    loaded,
    options,
    place,
    roll,
    run,
    state,
)


def test_points_are_made_of_the_largest_baddies_first():
    assert counts_of(12) == (2, 2, 0)
    assert counts_of(27) == (2, 1, 1)
    assert counts_of(-3) == (0, 0, 0)
    table = camp("picket boomer")
    build_by_points(table, 12)
    assert [CHIPS[chip].points for chip in reversed(table.queue)] == [5, 5, 1, 1]


def test_an_empty_stack_is_made_anew_from_the_defeated():
    table = camp("picket")
    table.fallen[2], table.stacks[2] = table.stacks[2], []
    assert draw_chip(table, 2) is not None
    assert not table.fallen[2]


def test_a_search_looks_in_the_stack_the_defeated_and_the_box():  # ruling 58
    table = camp("picket", tyrant="nom")
    assert search(table, 0, lambda facts: facts.named == "wolf") == CHIP["wolf"]
    assert CHIP["wolf"] not in table.box[0]


def test_baddies_stand_in_the_row_of_their_reach_lane_by_lane():  # ruling 7
    table = camp("picket")
    table.queue = [CHIP[name] for name in ("boar", "quill_cat", "wolf", "lynx", "grunt")]
    run(table, StartBattle())
    assert [table.at[unit] for unit in range(4, 8)] == [4, 5, 6, 3]
    assert len(table.queue) == 1


def test_ties_on_the_meter_are_decided_by_the_gearloc():
    table = loaded(camp("tantrum"), 1)
    table.queue = [CHIP["boar"]]
    run(table, StartBattle())
    assert asked_kind(table) == "TakeMeterPlace"
    choose(table, "MeterPlace", place=0)
    assert table.meter == [0, 4]
    assert [option.place for option in options(table)] == [8, 9, 10, 11]


def test_a_battle_without_foes_is_won_at_once():  # ruling 6
    table = camp("picket")
    run(table, StartBattle())
    choose(table, "Place")
    assert table.victory
    assert table.round == 0
    assert not happened(table, "RoundBegan")


def test_everybody_tires_after_round_five():  # rulings 15, 16, 62
    table = battle("picket", "boar")
    table.active[0] = [white_shield(0, 1)]
    table.round = 6
    hp = table.hp[:]
    run(table, Round())
    assert hp[0] == table.hp[0]
    assert hp[4] - table.hp[4] == 1
    table.round = 12
    tire(table)
    assert hp[0] - table.hp[0] == 3


def test_both_sides_falling_together_is_a_defeat():  # ruling 17
    table = battle("picket", "boar")
    table.hp[0] = table.hp[4] = 1
    tire(table)
    assert is_won(table)
    assert is_lost(table)
    settle(table)
    advance(table)
    assert not table.victory


def test_a_ko_strips_active_plan_and_locked():  # ruling 23
    for difficulty, kept in (("legendary", 0), ("adventurer", 1)):
        table = bones(battle("picket boomer", "boar", difficulty=difficulty), 0, 2)
        table.active[0] = [die(table, 0, "confidence adv_def 1")]
        table.locked[0] = [die(table, 0, "stand_ground const_regen 1")]
        harm(table, 0, 99, true=True)
        assert not table.active[0]
        assert not table.plan[0]
        assert len(table.locked[0]) == kept
        assert table.skills[0][11] == EXHAUSTED
        assert table.meter == [1, 4]


def test_consumables_in_active_slots_go_back_to_the_reserve():
    table = battle("patches picket", "boar")
    table.active[1] = [die(table, 0, "liquid_life revive 2"), die(table, 1, "orcish_ale ale 2")]
    table.skills[0][4] = table.skills[1][4] = PLACED
    harm(table, 4, 9, 0)
    settle(table)
    advance(table)
    assert (state(table, 0, "liquid_life"), state(table, 1, "orcish_ale")) == (ABSENT, ABSENT)


def test_a_consumable_whose_roll_was_not_used_is_kept():
    table = battle("patches picket", "boar")
    learn(table, 0, "liquid_life")
    roll(table, 0, "liquid_life revive 2")
    harm(table, 4, 9, 0)
    settle(table)
    advance(table)
    assert state(table, 0, "liquid_life") == READY


def test_a_consumable_that_shows_reusable_bones_is_kept():
    table = battle("tantrum", "boar")
    table.plan[0] = [die(table, 0, "horn_o_the_zerker reusable_bones 1")]
    table.skills[0][NUMBER["tantrum", "horn_o_the_zerker"]] = PLACED
    harm(table, 4, 9, 0)
    settle(table)
    advance(table)
    assert state(table, 0, "horn_o_the_zerker") == READY


def test_e_cells_are_lost_with_a_battle_even_by_an_adventurer():
    table = battle("patches", "great_bear", difficulty="adventurer")
    table.locked[0] = [die(table, 0, "e_cells ecells 1")]
    table.skills[0][NUMBER["patches", "e_cells"]] = PLACED
    harm(table, 0, 99, 4)
    settle(table)
    advance(table)
    assert (table.locked[0], state(table, 0, "e_cells")) == ([], ABSENT)


def test_victory_keeps_locked_dice_and_brings_back_exhausted_ones():
    table = battle("picket", "boar")
    table.locked[0] = [die(table, 0, "stand_ground const_regen 1")]
    table.skills[0][1] = 2
    table.skills[0][11] = EXHAUSTED
    table.active[0] = [white_shield(0, 1)]
    table.lost_atk[0] = 1
    harm(table, 4, 99, 0, true=True)
    settle(table)
    advance(table)
    assert table.victory
    assert len(table.locked[0]) == 1
    assert not table.active[0]
    assert table.skills[0][11] == READY
    assert table.lost_atk[0] == 0


def test_defeat_sends_the_baddies_under_their_stacks():
    table = battle("picket", "mossback")
    harm(table, 0, 99, true=True)
    settle(table)
    advance(table)
    assert table.stacks[0][0] == CHIP["mossback"]
    assert table.known[CHIP["mossback"]] == 1
    assert not [item for item in table.agenda if isinstance(item, EndBattle)]


def test_a_gearloc_takes_the_other_row_when_its_own_is_full():  # ruling 10
    table = battle("picket boomer patches tantrum", "boar")
    for unit, at in ((0, 12), (1, 8), (2, 9), (3, 10)):
        place(table, unit, at)
    from rouages.games.too_many_bones.battle.rounds import start_places

    place(table, 4, 11)
    table.at[0] = -1
    table.mat[12] = -1
    assert [spot.place for spot in start_places(table, 0)] == [12, 13, 14, 15]
