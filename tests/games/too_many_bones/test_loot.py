"""Loot and Trove Loot in battle and in camp (rulebook: loot)."""

import pytest

from rouages.games.too_many_bones.adventure.day import Day
from rouages.games.too_many_bones.adventure.encounter import BuildQueue, DrawEncounter
from rouages.games.too_many_bones.battle.flares import AskFlares
from rouages.games.too_many_bones.battle.rounds import EndRound, Round, StartBattle
from rouages.games.too_many_bones.box.components import ATK, HP
from rouages.games.too_many_bones.box.dice import EXHAUSTED, READY
from rouages.games.too_many_bones.box.effects import POISON
from rouages.games.too_many_bones.party.gaining import gain_loot
from rouages.games.too_many_bones.party.training import roll_training
from rouages.games.too_many_bones.units.meter import RollInitiative
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import (
    CHIP,
    asked_kind,
    battle,
    bones,
    camp,
    choose,
    evening,
    hold,
    loaded,
    options,
    roll,
    run,
    state,
    take_turn,
)


def fighting(loot, hp=1, foes="great_bear", party="tantrum boomer", **more):
    table = hold(battle(party, foes), 0, loot)
    table.hp[0] = hp
    return roll(table, 0, "attack bones 1", **more)


@covers("loot.flare_distraction")
def test_a_flare_takes_three_points_off():
    table = hold(camp("picket boomer", day=2), 0, "flare_distraction")
    table.card, table.choice = 30 + 1, 0
    run(table, AskFlares(), BuildQueue())
    choose(table, "Lit", lit=True)
    assert len(table.queue) == 1


@covers("loot.fortunate_discovery")
def test_fortunate_discovery_finds_a_consumable_die():
    table = fighting("fortunate_discovery")
    choose(table, "UseLoot", loot="fortunate_discovery")
    choose(table, "Consumable", skill="horn_o_the_zerker")
    assert state(table, 0, "horn_o_the_zerker") == READY
    table = evening("fortunate_discovery")
    choose(table, "UseCampLoot")
    choose(table, "Consumable", skill="axe_collector")
    assert table.axes == 3


@pytest.mark.parametrize(
    ("loot", "gained"),
    [("fresh_bog_meat", 3), ("mixed_berries", 3), ("oggot_herbs", 1), ("healing_flask", 1)],
)
@covers("loot.fresh_bog_meat", "loot.mixed_berries", "loot.oggot_herbs", "loot.healing_flask")
def test_food_heals_in_battle(loot, gained):
    table = fighting(loot)
    choose(table, "UseLoot", loot=loot)
    assert table.hp[0] == 1 + gained
    assert table.has(0, POISON) == (2 if loot == "fresh_bog_meat" else 0)


@covers("loot.zelfey_seeds")
def test_seeds_heal_anybody_two():
    table = fighting("zelfey_seeds")
    table.hp[1] = 1
    choose(table, "UseLoot", on=1)
    assert table.hp[1] == 3
    assert not table.hands[0]


def test_berries_heal_five_in_camp():
    table = evening("mixed_berries")
    table.bonus[HP] = 4
    choose(table, "UseCampLoot")
    assert table.hp[0] == 6


@covers("loot.gadget_arm", "loot.red_minotaur", "loot.reflex_powder")
def test_failed_training_can_be_saved():
    for loot, faces in (
        ("gadget_arm", (4, 0, 0, 0, 0, 0)),
        ("red_minotaur", (4,)),
        ("reflex_powder", (4, 0, 0, 0)),
    ):
        table = hold(camp("tantrum"), 0, loot)
        table.training[0] = 1
        loaded(table, *faces)
        roll_training(table, 0, ATK)
        run(table)
        choose(table, "Rescue", by=loot)
        assert table.bonus[ATK] == 1, loot


@covers("loot.sparring_weapon", "loot.pip_loc_2000")
@pytest.mark.parametrize("loot", ["sparring_weapon", "pip_loc_2000"])
def test_some_loot_forgives_one_bones(loot):
    table = loaded(hold(camp("tantrum"), 0, loot), 4, 0, 0)
    table.training[0] = 1
    roll_training(table, 0, ATK)
    assert table.bonus[ATK] == 1


@covers("loot.infused_incense")
def test_incense_adds_two_attack_dice():
    table = hold(battle("tantrum", "great_bear"), 0, "infused_incense")
    take_turn(table, 0)
    choose(table, "UseLoot", loot="infused_incense")
    choose(table, "Stay")
    choose(table, "Foe")
    choose(table, "RollThem")
    assert len(table.rolled) == 2


@covers("loot.mechanical_assistance")
def test_mechanical_assistance_adds_dex():
    table = hold(battle("tantrum", "great_bear"), 0, "mechanical_assistance")
    take_turn(table, 0)
    choose(table, "UseLoot")
    assert table.dex == 6


def test_powder_rolls_a_die_or_initiative_again():
    table = fighting("reflex_powder")
    loaded(table, 3)
    choose(table, "UseLoot", loot="reflex_powder")
    choose(table, "Marked")
    assert table.rolled[0].n == 2
    table = loaded(hold(battle("tantrum", "boar"), 0, "reflex_powder"), 0, 5)
    table.meter = [4]
    run(table, RollInitiative(0))
    choose(table, "Again", again=True)
    assert table.meter == [0, 4]


@covers("loot.reinforced_buckler")
def test_the_buckler_rolls_a_free_def_die():
    table = hold(battle("tantrum", "great_bear"), 0, "reinforced_buckler")
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "Foe")
    choose(table, "RollThem")
    assert [one.number for one in table.rolled] == [17]


@covers("loot.rusty_optics")
def test_rusty_optics_go_up_three_places():
    table = fighting("rusty_optics", foes="great_bear boar")
    table.meter = [4, 5, 1, 0]
    choose(table, "UseLoot", loot="rusty_optics")
    run(table, EndRound())
    assert table.meter == [0, 4, 5, 1]


@covers("loot.skinning_knife")
def test_the_knife_surprises_a_type():
    table = hold(camp("tantrum boomer"), 0, "skinning_knife")
    table.stacks[0].remove(CHIP["lout"])
    table.fallen[0] = [CHIP["lout"]]
    run(table, Day())
    choose(table, "Studied", kind="troll")
    assert table.marked == CHIP["lout"]
    table.agenda.clear()
    table.queue = [CHIP["mossback"]]
    run(table, StartBattle())
    while asked_kind(table) == "TakeMeterPlace":
        choose(table)
    assert table.meter[-1] == 4


@covers("loot.last_battle_stew")
def test_the_stew_feeds_anybody_in_camp_and_cools_each_day():
    table = evening("last_battle_stew")
    table.hp[1] = 1
    choose(table, "UseCampLoot", on=1)
    assert table.hp[1] == 2
    assert table.hands[0][0].uses == 6
    run(table, Day())
    assert table.hands[0][0].uses == 5


@covers("loot.tattered_map")
def test_the_tattered_map_lets_the_party_choose():
    table = hold(camp("tantrum boomer", day=4), 0, "tattered_map")
    table.deck = table.deck[:-3]
    first, second = table.deck[-1], table.deck[-2]
    run(table, DrawEncounter())
    choose(table, "MapRead", read=True)
    choose(table, "KeptCard", card=options(table)[1].card)
    assert table.card == second
    assert table.deck[0] == first
    assert table.known_cards[first]


@covers("loot.tewaren_gem")
def test_the_gem_buys_a_trove():
    table = evening("tewaren_gem")
    choose(table, "UseCampLoot")
    assert [card.face >= 28 for card in table.hands[0]] == [True]


@covers("loot.throwing_axe")
def test_a_throwing_axe_hits_anybody():
    table = fighting("throwing_axe", foes="great_bear boar")
    loaded(table, 3)
    choose(table, "UseLoot", on=5)
    assert table.hp[5] == 1


@covers("loot.treasure_trove_map")
def test_the_treasure_map_adds_the_doorway():
    table = evening("treasure_trove_map")
    choose(table, "UseCampLoot")
    assert "SP5" in [card.id for card in deck_cards(table)]


def deck_cards(table):
    from rouages.games.too_many_bones.box.cards import CARDS

    return [CARDS[card] for card in table.deck]


@covers("loot.troll_brew")
def test_troll_brew_helps_for_good_and_hurts_in_the_next_battle():
    table = evening("troll_brew", hp=4)
    choose(table, "UseCampLoot")
    assert (table.bonus[HP], table.hp[0], table.owed_hp[0]) == (1, 5, 3)


@covers("loot.utility_parts")
def test_utility_parts_bring_back_an_exhausted_die():
    table = hold(battle("tantrum", "boar"), 0, "utility_parts")
    table.skills[0][5] = EXHAUSTED
    roll(table, 0, "attack bones 1")
    choose(table, "UseLoot", loot="utility_parts")
    choose(table, "Restored", skill="like_a_wyrm")
    assert state(table, 0, "like_a_wyrm") == READY


@covers("loot.zelfey_root")
def test_zelfey_root_heals_each_round():
    table = fighting("zelfey_root", party="tantrum")
    choose(table, "UseLoot", loot="zelfey_root")
    run(table, Round())
    assert table.hp[0] == 2


def test_a_fifth_card_makes_its_owner_discard_one():  # ruling 42
    table = hold(camp("tantrum"), 0, "multi_tool", "prying_iron", "stone_hammer", "oggot_herbs")
    gain_loot(table, 0)
    run(table)
    choose(table, "Dropped", loot="multi_tool")
    assert len(table.hands[0]) == 4


def test_a_heavy_card_takes_three_places():
    table = hold(camp("tantrum"), 0, "sparring_weapon", "multi_tool")
    gain_loot(table, 0)
    run(table)
    assert asked_kind(table) == "DropLoot"


def test_one_plan_a_turn_extensions_included():
    table = bones(hold(battle("tantrum", "boar"), 0, "shock_inducer"), 0, 5)
    table.hp[0] = 1
    roll(table, 0, "attack bones 1")
    choose(table, "UsePlan", plan="shock_inducer")
    assert not options(table, "UsePlan")


def test_camp_cards_are_not_for_the_fallen():
    table = evening("mixed_berries", hp=0, party="tantrum")
    assert [type(option).__name__ for option in options(table)] == ["Rest"]
