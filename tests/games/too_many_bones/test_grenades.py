"""Components, grenades, and what they do where they are aimed (rulebook: skills)."""

import pytest

from rouages.games.too_many_bones.box.components import ALLY, HP
from rouages.games.too_many_bones.box.dice import ABSENT, EXHAUSTED, PLACED, READY, Die
from rouages.games.too_many_bones.box.effects import BLEED, DISABLE, POISON, STUN, TAUNT
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.gearlocs.verbs.boomer import ChoosePart, add_part, build, can_build, parts
from rouages.games.too_many_bones.gearlocs.verbs.plain import VERBS
from rouages.games.too_many_bones.units.arrival import put
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.positions import (
    CHIP,
    asked_kind,
    battle,
    choose,
    die,
    happened,
    lost,
    options,
    place,
    run,
    state,
    verb,
)


def component(table, skill, n):
    return Die(0, {"element": 1, "casing": 2, "fuse": 3}[skill], skill, n)


def scavenging(*counts):
    """Boomer with so many Elements, Casings and Fuses in her Locked slots."""
    table = battle("boomer tantrum", "great_bear boar")
    names = ("element", "casing", "fuse")
    table.locked[0] = [component(table, name, n) for name, n in zip(names, counts, strict=True) if n]
    return table


@pytest.mark.parametrize(
    ("counts", "grenades", "possible"),
    [
        ((1, 1, 1), 2, True),
        ((1, 1, 1), 3, False),
        ((0, 1, 1), 0, False),
        ((1, 0, 1), 0, False),
        ((1, 1, 0), 0, False),
    ],
)
def test_a_grenade_is_built_of_one_part_of_each_kind_three_at_most(counts, grenades, possible):
    table = scavenging(*counts)
    table.grenades = grenades
    assert can_build(table, 0) is possible


def test_what_is_built_costs_one_part_of_each_and_a_used_up_die_is_exhausted():
    table = scavenging(3, 1, 2)
    table.grenades = 1
    build(table, 0)
    assert [(one.number, one.n) for one in table.locked[0]] == [(1, 2), (3, 1)]
    assert (state(table, 0, "casing"), table.grenades) == (EXHAUSTED, 2)
    [turned] = happened(table, "CounterTurned")
    assert (turned.seat, turned.skill, turned.value) == (0, "boom_counter", 2)


@pytest.mark.parametrize(("before", "shown", "after"), [(0, 1, 1), (2, 1, 3), (3, 1, 3)])
def test_the_boom_counter_ends_at_three(before, shown, after):
    table = battle("boomer", "boar")
    table.grenades = before
    verb("gain_grenade", table, f"search_for_325 intact_grenade {shown}")
    assert table.grenades == after
    assert happened(table, "CounterTurned")[-1].value == after


@pytest.mark.parametrize(("lying", "count", "after"), [(1, 1, 2), (2, 1, 3), (2, 3, 3), (0, 2, 2), (0, 5, 3)])
def test_a_component_die_holds_three_at_most(lying, count, after):  # ruling 30
    table = scavenging(lying, 1, 0)
    table.news.clear()
    add_part(table, 0, 1, count)
    assert parts(table, 0, 1) == after
    assert parts(table, 0, 2) == 1
    told = [(event.seat, event.skill, event.value) for event in happened(table, "CounterTurned")]
    assert told == ([(0, "element", after)] if lying else [])
    assert len(happened(table, "DieLocked")) == (not lying)


def test_a_new_component_needs_a_free_slot_and_an_old_one_does_not():
    table = battle("boomer", "boar")
    filler = die(table, 0, "search_for_325 element_325")
    table.locked[0] = [filler] * 4
    add_part(table, 0, 1, 2)
    assert parts(table, 0, 1) == 0
    verb("add_parts", table, "element element 2")
    assert (parts(table, 0, 1), state(table, 0, "element")) == (0, READY)
    table.locked[0] = [filler] * 3 + [component(table, "element", 1)]
    verb("add_parts", table, "element element 2")
    assert parts(table, 0, 1) == 3


@pytest.mark.parametrize(
    ("shown", "plus", "count"),
    [
        ("element element 2", False, 2),
        ("element element 2", True, 3),
        ("element bones 1", True, 1),
        ("casing casing 1", False, 1),
    ],
)
def test_a_resourceful_scavenger_adds_one_to_what_is_no_bones(shown, plus, count):
    table = battle("boomer", "boar")
    table.plus[0] = plus
    verb("add_parts", table, shown)
    assert [one.n for one in table.locked[0]] == [count]


def test_components_of_ones_choice_are_asked_for_one_by_one():
    table = verb("choose_parts", battle("boomer", "boar"), "baga_booms multi_parts 2")
    assert [option.skill for option in options(table)] == ["element", "casing", "fuse"]
    choose(table, "Part", skill="casing")
    choose(table, "Part", skill="fuse")
    assert asked_kind(table) == "Pause"
    assert [(one.number, one.n) for one in table.locked[0]] == [(2, 1), (3, 1)]


def test_a_part_whose_die_was_just_rolled_is_lost():
    table = battle("boomer", "boar")
    table.rolled = [die(table, 0, "element element 2")]
    run(table, ChoosePart(0))
    choose(table, "Part", skill="element")
    assert table.locked[0] == []
    run(table, ChoosePart(0))
    choose(table, "Part", skill="fuse")
    assert [one.number for one in table.locked[0]] == [3]


def exploding(aim, shown="frag small_explosion 4", boom=0, name="explode"):
    """Boomer beside a Great Bear, with a Stone Golem beside that."""
    table = battle("boomer picket", "great_bear stone_golem great_bear")
    table.aims = [aim] * 18
    table.turn.boom = boom
    table.bonus[HP], table.hp[0] = 6, 9
    return verb(name, table, shown)


def test_an_explosion_hurts_where_it_falls_and_half_beside():
    assert lost(exploding(4)) == {4: 4, 0: 2, 5: 1}
    assert lost(exploding(8, "frag small_explosion 3")) == {0: 3, 4: 1, 1: 1}
    assert lost(exploding(0)) == {4: 2}
    assert happened(exploding(4), "Damaged")[0].cause == "grenade"


def test_an_explosion_beside_nobody_spares_a_helper_that_stands_elsewhere():
    table = battle("boomer", "great_bear")
    put(table, ALLY, CHIP["clay_golem"], 15, 2)
    table.rules = BattleRules(ally=True)
    table.aims = [2] * 18
    verb("explode", table, "frag small_explosion 4")
    assert table.hp[ALLY] == 2
    assert lost(table) == {}


@pytest.mark.parametrize(
    ("name", "shown", "hurt"),
    [
        ("explode", "frag small_explosion 3", 5),
        ("explode", "holy_hand_grenade holy_small_explosion 3", 3),
        ("blast", "big_boom controlled_blast 1", 3),
        ("blast", "holy_hand_grenade holy_blast 1", 1),
    ],
)
def test_a_bigger_boom_helps_frag_and_big_boom_only(name, shown, hurt):
    assert lost(exploding(6, shown, boom=2, name=name))[6] == hurt


def test_bigger_booms_add_up():
    table = battle("boomer", "boar")
    verb("bigger_boom", table, "bigger_boom bigger_boom 1")
    verb("bigger_boom", table, "bigger_boom bigger_boom 2")
    assert table.turn.boom == 3


@pytest.mark.parametrize(("face", "blow", "backlash"), [(0, 1, 1), (1, 1, 0), (3, 2, 2), (5, 2, 0)])
def test_a_big_boom_hurts_all_baddies_and_on_some_faces_the_party(face, blow, backlash):
    table = battle("boomer picket", "great_bear great_bear")
    table.hp[:2] = [3, 3]
    VERBS["blast"](table, 0, Die(0, 6, "controlled_blast", blow, face), -1)
    assert [table.lacks(unit) for unit in (4, 5)] == [blow, blow]
    assert table.hp[:2] == [3 - backlash, 3 - backlash]
    assert [event.cause for event in happened(table, "Damaged") if event.unit < 4] == ["backlash"] * (
        2 * bool(backlash)
    )


@pytest.mark.parametrize(
    ("name", "shown", "hurts"),
    [
        ("explode_325", "holy_hand_grenade holy_small_explosion 2", {4: 5, 5: 2}),
        ("blast_325", "holy_hand_grenade holy_blast 2", {4: 4, 5: 4}),
    ],
)
def test_element_325_makes_the_holy_hand_grenade_stronger_and_is_spent(name, shown, hurts):
    table = battle("boomer", "great_bear great_bear")
    place(table, 0, 15)
    table.aims = [4] * 18
    table.locked[0] = [component(table, "fuse", 1), die(table, 0, "search_for_325 element_325")]
    verb(name, table, shown)
    assert lost(table) == hurts
    assert [one.icon for one in table.locked[0]] == ["fuse"]
    assert (state(table, 0, "search_for_325"), state(table, 0, "holy_hand_grenade")) == (EXHAUSTED, ABSENT)


@pytest.mark.parametrize(
    ("name", "shown", "effect"),
    [("stun_there", "stunner stunner 5", STUN), ("disable_there", "flashbang disable 5", DISABLE)],
)
@pytest.mark.parametrize(("aim", "hit"), [(4, True), (5, True), (6, False), (8, False), (0, False)])
def test_what_stuns_or_disables_hits_a_foe_of_so_many_points_where_it_is_aimed(name, shown, effect, aim, hit):
    table = battle("boomer picket", "boar dire_wolf great_bear")
    table.aims = [aim] * 18
    verb(name, table, shown)
    found = [unit for unit in (0, 1, 4, 5, 6) if table.has(unit, effect)]
    assert found == ([table.mat[aim]] if hit else [])


@pytest.mark.parametrize(
    ("face", "aim", "fire", "backlash"),
    [(1, 4, 1, 1), (2, 4, 1, 0), (3, 4, 2, 0), (5, 4, 3, 0), (1, 9, 0, 1), (1, 0, 0, 1)],
)
def test_napalm_burns_a_foe_for_rounds_and_one_face_hits_back(face, aim, fire, backlash):  # ruling 45
    table = battle("boomer picket", "great_bear")
    table.aims = [aim] * 18
    hp = table.hp[:2]
    VERBS["burn_there"](table, 0, Die(0, 10, "napalm", 2, face), -1)
    assert (table.fire[4], sum(table.fire)) == (fire, fire)
    assert table.hp[:2] == [hp[0] - backlash, hp[1]]
    told = [(event.seat, event.skill, event.value) for event in happened(table, "CounterTurned")]
    assert told == [(0, "napalm", fire)] * bool(fire)
    assert [event.cause for event in happened(table, "Damaged")] == ["backlash"] * backlash


@pytest.mark.parametrize(
    ("aim", "full", "kept"),
    [(9, False, True), (8, False, True), (9, True, False), (4, False, False), (0, False, False)],
)
def test_smoke_lies_with_the_gearloc_aimed_at_or_is_spent(aim, full, kept):
    table = battle("boomer picket", "great_bear")
    table.aims = [aim] * 18
    if full:
        table.active[1] = [white_shield(1, 1)] * 4
    verb("smoke_there", table, "smoke_screen smoke 2")
    assert state(table, 0, "smoke_screen") == (PLACED if kept else EXHAUSTED)
    lying = [seat for seat in (0, 1) for one in table.active[seat] if one.icon == "smoke"]
    assert lying == ([table.mat[aim]] if kept else [])


def test_a_cleanse_relieves_all_gearlocs_of_what_harms():
    table = battle("boomer picket", "great_bear")
    for seat in (0, 1):
        afflict(table, seat, POISON, 2)
        afflict(table, seat, BLEED)
        afflict(table, seat, TAUNT)
    afflict(table, 4, POISON)
    verb("cleanse", table, "sonic_cleanse cleanse 1")
    assert [table.has(seat, effect) for seat in (0, 1) for effect in (POISON, BLEED, TAUNT)] == [0, 0, 1] * 2
    assert table.has(4, POISON)


@pytest.mark.parametrize(("before", "after"), [(ABSENT, READY), (PLACED, PLACED), (READY, READY)])
def test_a_holy_hand_grenade_that_lies_somewhere_is_not_found_again(before, after):
    table = battle("boomer", "boar")
    table.skills[0][16] = before
    verb("gain_holy_grenade", table, "search_for_325 gain_holy_grenade 1")
    assert table.skills[0][16] == after
