"""The table: what it holds at first, the stats of a Gearloc now, and who stands where (rulebook: stats)."""

import pytest

from rouages.engine.chance import Rng
from rouages.games.too_many_bones import GAME
from rouages.games.too_many_bones.box.chips import CHIPS, NO_CHIP
from rouages.games.too_many_bones.box.components import ALLY, ATK, DEF, DEX, HP, NOBODY, ORB
from rouages.games.too_many_bones.box.dice import GEARLOC
from rouages.games.too_many_bones.box.effects import (
    DISABLE,
    EFFECTS,
    FLIGHT,
    KINDS,
    POISON,
    STUN,
    TAUNT,
    UNTARGETABLE,
)
from rouages.games.too_many_bones.box.loot import FACE, Card
from rouages.games.too_many_bones.box.mat import OFF
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.options import Options
from rouages.games.too_many_bones.spans import (
    Battle,
    Darts,
    DartsSide,
    Encounter,
    Lasting,
    ThisRound,
    Today,
    Turn,
    blank,
    put,
)
from rouages.games.too_many_bones.units.arrival import put as put_on_mat
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.positions import CHIP, battle, camp, die, hold, place

NOTHING = (0, False, None, (), NOBODY, NO_CHIP)


@pytest.mark.parametrize("span", [Turn, ThisRound, Battle, Encounter, Today])
def test_a_span_begins_with_nothing(span):
    fresh = span()
    for name in span.__struct_fields__:
        value = getattr(fresh, name)
        assert value in NOTHING or not any(value), name


def test_what_lasts_begins_with_orbs_of_four_hp_and_nothing_else():
    assert Lasting() == Lasting(antidote=False, orb_hp=4, goblins=False, felled=())


def test_a_game_of_darts_begins_with_nothing_but_hp():
    side = DartsSide(hp=9)
    assert (side.poison, side.weaken, side.stun) == (0, 0, 0)
    game = Darts(side, side)
    dice, throw = (game.attack, game.defence, game.status), (game.hits, game.shields, game.bones, game.taken)
    assert (dice, game.turn, throw) == ((0, 0, 0), 0, (0, 0, 0, 0))


def test_a_row_of_equal_values_is_made_anew_each_time():
    row = blank(3, 7)
    assert row() == [7, 7, 7]
    assert row() is not row()


def test_a_value_that_changes_leaves_the_others_as_they_are():
    values = (5, 6, 7, 8)
    assert put(values, 1, 0) == (5, 0, 7, 8)
    assert put(values, 2, 7) is values


def test_places_on_the_meter_add_up():
    this_round = ThisRound()
    this_round.shift(5, 3)
    this_round.shift(5, -1)
    assert this_round.shifts == (0,) * 5 + (2,) + (0,) * 6


def test_what_was_used_today_adds_up():
    today = Today()
    today.use(1, 4)
    today.use(1, 2)
    assert today.used == (0, 6, 0, 0)


BY_SEAT = (
    "plus", "buff", "owed_hp", "owed_dice", "owed_buff", "training", "returning", "away",
    "lost_atk", "lost_def",
)  # fmt: skip
BY_UNIT = ("top", "ones", "twos", "fire", "attack_change", "signals", "risen", "acted")
COUNTS = ("day", "progress", "grenades", "axes", "bodies", "round", "beaten", "dex", "victory", "first_roll")


def test_an_adventure_begins_with_nothing_gained_and_nobody_hurt():
    table = GAME.setup(Options(gearlocs=("picket", "boomer")), 2, Rng(b"first"))
    table.training = [0] * 4
    assert [getattr(table, name) for name in COUNTS] == [0] * len(COUNTS)
    for name in BY_SEAT:
        assert getattr(table, name) == [0] * 4, name
    for name in BY_UNIT:
        assert getattr(table, name) == [0] * 12, name
    assert table.bonus == table.limited == [0] * 4 * 4
    assert table.effects == [0] * 12 * len(EFFECTS)
    assert table.known == [0] * len(CHIPS)
    assert table.aims == [0] * 18
    assert (table.card, table.choice, table.target) == (-1, -1, -1)
    assert table.chip == [NO_CHIP] * 12
    assert (table.at, table.mat) == ([OFF] * 12, [NOBODY] * 16)


def test_whoever_plays_next_has_a_turn_of_its_own():
    table = battle("picket", "boar")
    table.turn.rolled, table.dex = True, 2
    table.end_turn(4)
    assert (table.turn, table.dex) == (Turn(4), 0)


@pytest.mark.parametrize(("unit", "name"), [(1, "boomer"), (4, "boar"), (5, "wolf")])
def test_units_are_called_by_gearloc_or_chip(unit, name):
    assert battle("picket boomer", "boar wolf").name(unit) == name


def test_all_four_seats_are_gearlocs():
    table = battle("picket boomer tantrum patches", "boar")
    assert [table.name(unit) for unit in (3, 4)] == ["patches", "boar"]
    assert (table.most_hp(3), table.most_hp(4)) == (4, CHIPS[CHIP["boar"]].hp)


@pytest.mark.parametrize(("difficulty", "more"), [("adventurer", 2), ("heroic", 1), ("legendary", 0)])
def test_the_difficulty_helps_hp_and_no_other_stat(difficulty, more):
    table = camp("boomer picket", difficulty=difficulty)
    printed = GEARLOC[table.who[1]].stats
    assert [table.base(1, stat) for stat in range(4)] == [printed[HP] + more, *printed[1:]]


def test_a_stat_is_what_is_printed_and_the_stat_die():
    table = camp("boomer picket")
    table.bonus[4:8] = [1, 2, 3, 4]
    assert [table.stat(1, stat) for stat in (HP, DEX, ATK, DEF)] == [6, 4, 4, 6]
    assert [table.stat(0, stat) for stat in (HP, DEX, ATK, DEF)] == [3, 3, 1, 2]
    table.round = 1
    assert [table.stat(1, stat) for stat in (HP, DEX, ATK, DEF)] == [6, 4, 4, 6]


def test_a_limited_stat_die_counts_for_nothing():
    table = camp("boomer picket")
    table.bonus[4:8] = [2, 2, 2, 2]
    table.limited[4 + ATK] = table.limited[4 + HP] = 1
    assert [table.stat(1, stat) for stat in (HP, DEX, ATK, DEF)] == [5, 4, 1, 4]


def fighting(**rules):
    table = battle("boomer picket", "boar")
    table.bonus[4:8] = [1, 1, 2, 1]
    table.rules = BattleRules(**rules)
    return table


def test_lost_dice_are_missing_in_battle_only():
    table = fighting()
    table.lost_atk[1], table.lost_def[1] = 2, 1
    assert (table.stat(1, ATK), table.stat(1, DEF)) == (1, 2)
    table.lost_atk[1], table.lost_def[1] = 9, 9
    assert (table.stat(1, ATK), table.stat(1, DEF)) == (0, 0)
    table.round = 0
    assert (table.stat(1, ATK), table.stat(1, DEF)) == (3, 3)


def test_where_there_are_no_def_dice_the_other_stats_stay():
    table = fighting(no_defence=True)
    assert [table.stat(1, stat) for stat in (HP, DEX, ATK, DEF)] == [6, 3, 3, 0]


def test_with_tied_hands_the_atk_die_does_not_count():
    assert fighting(tied_hands=True).stat(1, ATK) == 1
    assert fighting(tied_hands=True).stat(1, DEF) == 3


def test_dice_in_active_slots_and_the_card_raise_atk():
    table = fighting()
    table.battle.party_atk = 1
    table.active[1] = [die(table, 1, "confidence adv_def 2")]
    assert table.stat(1, ATK) == 4
    table = battle("patches tantrum", "boar")
    table.active[1] = [die(table, 0, "chem_kit buff_atk 3"), die(table, 1, "strengthen atk_mod 1")]
    assert table.stat(1, ATK) == 7


@pytest.mark.parametrize(
    ("rules", "dex"), [({}, 3), ({"less_dex": 1}, 2), ({"dex_cap": 1}, 1), ({"less_dex": 9}, 0)]
)
def test_a_card_may_take_dex_or_cap_it(rules, dex):
    assert fighting(**rules).stat(1, DEX) == dex


def test_what_a_unit_lacks_is_what_it_has_lost():
    table = battle("picket", "great_bear")
    table.hp[0], table.hp[4] = 2, 3
    assert (table.lacks(0), table.lacks(4)) == (3, table.top[4] - 3)


def helped(**rules):
    """A battle with a Boar, and another Baddie in the helper's place."""
    table = battle("picket boomer", "boar")
    put_on_mat(table, ALLY, CHIP["clay_golem"], 12, 3)
    table.rules = BattleRules(**rules)
    return table


def test_a_helper_is_a_friend_and_no_foe():
    table = helped(ally=True)
    assert (table.foes(), table.friends(), table.helper) == ([4], [0, 1, ALLY], ALLY)
    place(table, ALLY, 13)
    table.at[ALLY], table.mat[13] = OFF, NOBODY
    assert (table.foes(), table.friends()) == ([4], [0, 1])


def test_without_a_helper_whatever_stands_there_is_a_foe():
    table = helped()
    assert (table.foes(), table.friends(), table.helper) == ([4, ALLY], [0, 1], NOBODY)


def test_who_is_off_the_mat_does_not_stand():
    table = battle("picket boomer", "boar wolf")
    table.mat[table.at[0]], table.at[0] = NOBODY, OFF
    assert not table.stands(0)
    assert (table.standing(), table.friends()) == ([1], [1])
    table.mat[table.at[4]], table.at[4] = NOBODY, OFF
    assert table.foes() == [5]


def test_an_effect_lies_on_one_unit_only():
    table = battle("picket boomer", "boar wolf")
    for effect, unit in ((POISON, 5), (STUN, 1)):
        afflict(table, unit, effect, 2)
        assert [table.has(one, effect) for one in (0, 1, 4, 5)] == [2 * (one == unit) for one in (0, 1, 4, 5)]


def test_a_taunt_is_an_effect_or_a_locked_lockdown():
    table = battle("boomer picket tantrum patches", "boar wolf")
    assert not any(table.taunts(unit) for unit in range(6))
    afflict(table, 5, TAUNT)
    table.locked[1] = [die(table, 1, "stand_ground const_regen 1"), die(table, 1, "lockdown const_taunt")]
    table.locked[2] = [die(table, 2, "like_a_wolf lashback 2")]
    assert [unit for unit in range(6) if table.taunts(unit)] == [1, 5]


@pytest.mark.parametrize("unit", [2, 4, 5])
def test_every_unit_can_taunt_by_an_effect(unit):
    table = battle("boomer picket tantrum patches", "boar wolf")
    table.effects[unit * KINDS + TAUNT] = 1
    assert [one for one in range(6) if table.taunts(one)] == [unit]


def test_a_disabled_baddie_has_no_skill_and_the_others_keep_theirs():
    table = battle("picket", "mossback mossback boar")
    skin = CHIPS[CHIP["mossback"]].skills["thick_skin"]
    afflict(table, 5, DISABLE)
    assert [table.skill(unit, "thick_skin") for unit in (4, 5, 6)] == [skin, 0, 0]


def test_neighbours_stand_side_by_side_never_diagonally():
    table = battle("picket boomer", "boar wolf")
    assert table.adjacent(0, 4)
    assert table.adjacent(0, 1)
    assert not table.adjacent(0, 5)
    assert sorted(table.beside(table.at[1])) == [0, 5]
    assert sorted(table.beside(table.at[4])) == [0, 5]


def test_the_orb_of_gendricks_curses_bones_but_not_that_of_the_hall():
    table = battle("picket", "boar")
    assert not table.is_cursed
    put_on_mat(table, ORB, CHIP["orb"], 0, 4)
    assert table.is_cursed
    table.rules = BattleRules(hall_orb=True)
    assert not table.is_cursed


@pytest.mark.parametrize("effect", [UNTARGETABLE, FLIGHT])
def test_the_untargetable_and_those_who_fly_are_hidden(effect):
    table = battle("boomer picket", "boar wolf")
    assert not any(table.hidden(unit) for unit in (0, 1, 4, 5))
    afflict(table, 5, effect)
    assert [unit for unit in (0, 1, 4, 5) if table.hidden(unit)] == [5]
    afflict(table, 1, effect)
    assert [unit for unit in (0, 1, 4, 5) if table.hidden(unit)] == [1, 5]


def test_a_card_is_held_by_its_name_and_only_once_it_is_open():
    table = hold(camp("picket"), 0, "oggot_herbs", "throwing_axe")
    assert table.held(0, "throwing_axe") == Card(FACE["throwing_axe"], 2, 3)
    assert table.held(0, "multi_tool") is None
    hold(table, 0, "dex_infuser", opened=2)
    assert table.held(0, "dex_infuser") is None
    hold(table, 0, "laser_pointer")
    assert table.held(0, "laser_pointer") is not None


def test_bones_are_counted_by_what_the_dice_show():
    table = battle("picket", "boar")
    table.plan[0] = [die(table, 0, "attack bones 1"), die(table, 0, "bravado bones 4")]
    assert table.bones(0) == 5
    assert table.dice_in(table.plan, 0, "bones") == table.plan[0]
    assert table.dice_in(table.plan, 0, "reusable_bones") == []
