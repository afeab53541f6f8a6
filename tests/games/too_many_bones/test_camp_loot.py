"""Loot outside battle: used in camp, and before what it could change (rulebook: loot)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked, pending
from rouages.games.too_many_bones.adventure import recovery
from rouages.games.too_many_bones.adventure.camp_loot import SCOPED, UseCampLoot
from rouages.games.too_many_bones.adventure.loot_first import (
    KeepLoot,
    NothingAtStake,
    OfferLoot,
    UseLootFirst,
)
from rouages.games.too_many_bones.adventure.recovery import (
    RecoverInCamp,
)
from rouages.games.too_many_bones.box.cards import NUMBER
from rouages.games.too_many_bones.events import adventure as told
from rouages.games.too_many_bones.reasons import (
    CardNotHeld,
    LootIdle,
)
from tests.games.too_many_bones.positions import (
    asked_kind,
    choose,
    hold,
    options,
    resting,
    run,
)

THREE = "picket boomer tantrum"


def recovering(party="picket boomer", *loot, hp=None, opened=3):
    """The first of a party is asked what it does in camp."""
    table = hold(resting(party), 0, *loot, opened=opened)
    if hp is not None:
        table.hp[0] = hp
    return run(table, RecoverInCamp(0))


def usable(table):
    """The cards that may be used in camp, and on whom."""
    return [(option.loot, option.on, option.name) for option in options(table, "UseCampLoot")]


@pytest.mark.parametrize("loot", ["last_battle_stew", "zelfey_seeds"])
def test_some_food_is_for_any_gearloc_that_is_hurt_but_not_down(loot):
    table = hold(resting("picket boomer tantrum patches"), 0, loot)
    table.hp[:4] = [5, 1, 0, 3]
    run(table, RecoverInCamp(0))
    assert usable(table) == [(loot, 1, "boomer"), (loot, 3, "patches")]
    choose(table, "UseCampLoot", on=1)
    assert table.hp[:4] == [5, 1 + (2 if loot == "zelfey_seeds" else 1), 0, 3]


@pytest.mark.parametrize(("loot", "gained"), [("mixed_berries", 5), ("healing_flask", 1)])
def test_some_food_is_for_oneself(loot, gained):
    table = hold(resting("boomer picket"), 1, loot)
    table.bonus[4] = 6
    table.hp[:2] = [1, 2]
    run(table, RecoverInCamp(1))
    assert usable(table) == [(loot, 1, "picket")]
    choose(table, "UseCampLoot")
    assert table.hp[:2] == [1, 2 + gained]
    assert table.news[0] == told.LootUsed(1, loot)
    table.hp[1] = table.most_hp(1)
    assert usable(table) == []


def test_the_first_seat_eats_too_and_equal_cards_are_offered_once():
    table = recovering("picket", "mixed_berries", "mixed_berries", hp=1)
    assert usable(table) == [("mixed_berries", 0, "picket")]


def test_a_closed_trove_is_not_used():
    assert usable(recovering("picket", "small_spotting_scope")) == [("small_spotting_scope", None, None)]
    assert usable(recovering("picket", "small_spotting_scope", opened=2)) == []


def test_the_map_leads_to_the_doorway_unless_it_was_found():
    table = recovering("picket", "treasure_trove_map")
    assert usable(table) == [("treasure_trove_map", None, None)]
    choose(table, "UseCampLoot")
    assert NUMBER["SP5"] in table.deck
    assert table.hands[0] == []
    hold(table, 0, "treasure_trove_map")
    assert usable(table) == []


def test_a_brew_raises_hp_for_good_and_costs_three_later():
    table = hold(resting(THREE), 2, "troll_brew", "troll_brew")
    table.bonus[8] = 5
    run(table, RecoverInCamp(2))
    choose(table, "UseCampLoot", loot="troll_brew")
    assert table.bonus[:12] == [0] * 8 + [6, 0, 0, 0]
    assert (table.hp[2], table.owed_hp) == (5, [0, 0, 3, 0])
    assert table.news == [told.LootUsed(2, "troll_brew"), told.Trained(2, "hp")]
    assert usable(table) == []


def test_a_discovery_finds_a_die_if_one_is_missing():
    table = recovering("boomer", "fortunate_discovery")
    assert usable(table) == [("fortunate_discovery", None, None)]
    choose(table, "UseCampLoot")
    assert asked_kind(table) == "ChooseConsumable"


def test_without_a_missing_die_there_is_no_discovery():
    table = resting("patches")
    table.skills[0] = [1] * 18
    run(hold(table, 0, "fortunate_discovery"), RecoverInCamp(0))
    assert usable(table) == []
    idle = LootIdle("fortunate_discovery", "lost_consumable")
    assert asked(table, 0).why_not(table, UseCampLoot("fortunate_discovery", None, None)) == idle


def test_the_scope_looks_at_any_stack_once_a_day():
    table = recovering("picket", "small_spotting_scope")
    choose(table, "UseCampLoot")
    assert table.today.used[0] == SCOPED
    assert [option.points for option in options(table, "Stack")] == [1, 5, 20]
    choose(table, "Stack", points=20)
    choose(table, "Buried")
    assert usable(table) == []
    assert options(table, "Scout")


def test_the_scope_needs_a_hidden_baddie():
    table = recovering("picket", "small_spotting_scope")
    chip = table.stacks[2][0]
    table.stacks = [[], [], [chip]]
    assert usable(table) == [("small_spotting_scope", None, None)]
    table.known[chip] = 2
    assert usable(table) == []


@pytest.mark.parametrize(
    ("stake", "offered"),
    [
        ("choice", ["small_spotting_scope"]),
        ("battle", ["zelfey_seeds", "small_spotting_scope"]),
        ("test", ["zelfey_seeds"]),
        ("payment", ["zelfey_seeds", "small_spotting_scope", "troll_brew"]),
        ("draw", ["zelfey_seeds", "small_spotting_scope", "troll_brew"]),
    ],
)
def test_loot_is_offered_before_what_it_could_change(stake, offered):  # ruling 95
    table = hold(resting(THREE), 1, "zelfey_seeds", "small_spotting_scope", "troll_brew")
    table.hp[0] = 1
    run(table, OfferLoot(stake))
    assert pending(table) == (1,)
    assert [option.loot for option in options(table, "UseCampLoot")] == offered
    assert asked(table, 1).default(table) == KeepLoot()
    choose(table, "KeepLoot")
    assert (asked_kind(table), len(table.hands[1])) == ("Pause", 3)


def test_after_a_card_the_next_one_is_offered():
    table = hold(resting("picket boomer"), 0, "zelfey_seeds", "last_battle_stew")
    table.hp[0] = 1
    run(table, OfferLoot("test"))
    choose(table, "UseCampLoot", loot="zelfey_seeds")
    assert (table.hp[0], asked_kind(table)) == (3, "UseLootFirst")
    choose(table, "UseCampLoot", loot="last_battle_stew")
    choose(table, "UseCampLoot", loot="last_battle_stew")
    assert (table.hp[0], asked_kind(table)) == (5, "Pause")


def test_what_cannot_be_used_first_has_its_reason():
    table = hold(resting("picket boomer"), 0, "zelfey_seeds", "troll_brew")
    table.hp[1] = 1
    run(table, UseLootFirst(0, "test"))
    why = asked(table, 0).why_not
    assert why(table, UseCampLoot("troll_brew", None, None)) == NothingAtStake()
    assert why(table, UseCampLoot("zelfey_seeds", 0, "picket")) == LootIdle("zelfey_seeds", "aim")
    assert why(table, UseCampLoot("mixed_berries", 0, "picket")) == CardNotHeld("mixed_berries")
    assert why(table, UseCampLoot("small_spotting_scope", None, None)) == CardNotHeld("small_spotting_scope")
    assert why(table, recovery.Rest()) == AnotherQuestion(UseLootFirst(0, "test"))
