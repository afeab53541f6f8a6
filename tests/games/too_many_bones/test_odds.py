"""The odds that the board shows before a choice is made, and what a choice does for sure."""

import pytest

from rouages.engine.chance import Rng
from rouages.games.too_many_bones.adventure.evening import RecoveryPhase
from rouages.games.too_many_bones.box.cards import NUMBER as CARD
from rouages.games.too_many_bones.box.components import ATK, DEF
from rouages.games.too_many_bones.encounters.trials import NameNumber, PutOut, RiskDice
from rouages.games.too_many_bones.party.lockpicking import Attempt, encode
from rouages.games.too_many_bones.party.training import TrainAll
from rouages.games.too_many_bones.sight.day import RewardView, choice_views
from rouages.games.too_many_bones.sight.odds.blows import blow_odds
from rouages.games.too_many_bones.sight.odds.rolls import hit_chances
from rouages.games.too_many_bones.sight.odds.told import Sure
from rouages.games.too_many_bones.sight.view import view
from rouages.games.too_many_bones.spans import put
from tests.games.too_many_bones.foretelling import foretold, prospect, shares
from tests.games.too_many_bones.positions import (
    battle,
    bones,
    camp,
    choose,
    hold,
    learn,
    loaded,
    roll,
    run,
    take_turn,
)


def aiming(party="tantrum", foes="boar"):
    """The first Gearloc is asked for its target."""
    table = take_turn(battle(party, foes), 0)
    return choose(table, "Stay")


def forecast(table, kind, **fields):
    """What the option of this kind does for sure."""
    told = prospect(table, kind, **fields)
    return [(change.unit, change.hp, change.falls) for change in told.changes] if told else []


def test_the_totals_of_the_attack_dice_add_up():
    for dice in (1, 2, 5):
        assert sum(hit_chances(dice)) == pytest.approx(1, abs=0.01)
    assert hit_chances(1) == pytest.approx((1 / 3, 1 / 2, 1 / 6))


def test_a_target_is_shown_with_what_all_attack_dice_would_do_to_it():
    shown, nobody = foretold(aiming("tantrum", "boar")).options
    assert nobody is None
    assert shown.dice == 3
    chances = enumerate(hit_chances(3))
    assert shown.lost == pytest.approx(sum(min(hits, 3) * chance for hits, chance in chances), abs=0.001)
    assert shown.falls == pytest.approx(sum(hit_chances(3)[3:]), abs=0.001)


def test_defence_of_the_target_lowers_its_odds():
    table = battle("tantrum", "boar")
    bare = blow_odds(table, 0, 4, 3)
    table.ones[4] = 1
    shielded = blow_odds(table, 0, 4, 3)
    assert shielded[0] < bare[0]
    assert shielded[1] == pytest.approx(sum(hit_chances(3)[4:]), abs=0.001)


def test_a_hardy_foe_loses_one_hp_at_most():
    assert blow_odds(battle("tantrum", "kobold"), 0, 4, 3) == (
        pytest.approx(1 - hit_chances(3)[0], abs=0.001),
        0.0,
    )


def test_asking_for_the_odds_changes_nothing():
    table = aiming()
    before = (list(table.hp), list(table.news), table.rng)
    foretold(table)
    assert (list(table.hp), list(table.news), table.rng) == before


def test_the_chosen_dice_promise_damage_shields_and_bones():
    table = choose(aiming("picket", "boar"), "Foe")
    table.dex = 3
    choose(table, "PickAttack")
    choose(table, "PickDefence")
    shown = foretold(table).roll
    assert shown.hits == (0.333, 0.5, 0.167)
    assert shown.damage == shown.lost == 0.833
    assert shown.shields > 0
    assert 0 < shown.bones < 1


def test_a_die_that_nothing_can_be_done_with_is_useless_now():
    table = learn(battle("patches tantrum", "boar"), 0, "med_kit", "bone_saw")
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "Foe")
    assert prospect(table, "PickSkill", skill="med_kit").useful == 0
    assert prospect(table, "PickSkill", skill="bone_saw").useful == 1
    assert prospect(table, "PickSkill", skill="bone_saw").lost == 2.0
    table.hp[1] -= 2
    assert prospect(table, "PickSkill", skill="med_kit").useful == 1


def test_a_blow_is_foretold_with_its_fall():
    table = roll(battle("tantrum", "boar"), 0, "attack attack 2", "attack attack 2", target=4)
    assert forecast(table, "Strike") == [(4, -3, True)]
    table.twos[4] = 1
    assert forecast(table, "Strike") == [(4, -2, False)]


def test_healing_and_plans_are_foretold():
    table = learn(battle("patches tantrum", "boar"), 0, "med_kit")
    table.hp[1] -= 1
    bones(table, 0, 3)
    roll(table, 0, "med_kit heal 3", target=4)
    assert forecast(table, "UseDie", on=1) == [(1, 1, False)]
    assert forecast(table, "UsePlan", plan="needle_jab") == [(4, -2, False)]


def test_what_chance_decides_is_not_foretold():
    table = hold(battle("tantrum", "boar"), 0, "throwing_axe")
    table.rng = Rng(b"test")
    roll(table, 0, "attack attack 1", target=4)
    assert forecast(table, "UseLoot", loot="throwing_axe") == []


def test_training_shows_how_likely_each_stat_goes_up():
    table = camp("tantrum")
    table.training[0] = 1
    run(table, TrainAll())
    hp, dex, atk, defence = shares(table)[:4]
    assert (hp, dex, defence) == (1, 1, 1)
    assert atk == pytest.approx((2 / 3) ** 3, abs=0.001)


def test_defence_may_roll_its_bones_again_and_a_sparring_weapon_forgives_one():
    table = camp("picket")
    table.training[0] = 1
    run(table, TrainAll())
    plain = shares(table)
    hold(table, 0, "sparring_weapon")
    forgiven = shares(table)
    assert plain[DEF] > (2 / 3) ** 2
    assert forgiven[ATK] == 1.0
    assert forgiven[DEF] > plain[DEF]


def test_a_search_and_the_first_lock_of_a_trove_have_their_odds():
    table = hold(camp("picket"), 0, "dex_infuser", opened=0)
    run(table, RecoveryPhase())
    found = prospect(table, "Search")
    assert (found.hope, found.share) == ("finds", pytest.approx(1 - (2 / 3) ** 6, abs=0.001))
    trove = prospect(table, "PickTrove", owner=0, number=0)
    assert trove.hope == "next_lock"
    assert 0 < trove.share < 1
    assert prospect(table, "Scout") is None


def test_numbers_that_can_be_named_have_their_odds():
    table = run(camp("picket"), NameNumber(0))
    assert shares(table) == [0.833, 0.667, 0.5, 0.333, 0.167, 0.0]
    table = run(camp("tantrum"), RiskDice(0))
    assert shares(table) == [
        pytest.approx(hit_chances(1)[2], abs=0.002),
        pytest.approx(1 - sum(hit_chances(2)[:2]), abs=0.002),
        pytest.approx(1 - sum(hit_chances(3)[:2]), abs=0.002),
    ]
    table = camp("picket")
    table.lanterns = [3]
    assert shares(run(table, PutOut(0))) == [0.667]


def test_a_die_rolled_again_has_its_chance_to_open_the_lock():
    table = loaded(hold(camp("picket"), 0, "locksmith_manual", "reflex_powder"))
    table.locks = [encode("2F")]
    run(table, Attempt(0))
    lock = foretold(table).lock
    assert (lock.needed, lock.fresh) == (1, 0.815)
    assert prospect(table, "OpenLock") == Sure()
    for by in ("intuition", "powder"):
        assert all(0 < prospect(table, "RerollPick", die=die, by=by).share <= 1 for die in range(3))
    assert prospect(table, "StopPicking") is None


def test_the_view_shows_each_choice_of_the_card_with_its_rewards():
    table = camp("picket")
    table.card = CARD["G01"]
    first, second = choice_views(table)
    assert (first.name, first.battle, first.open) == ("G01.1", True, True)
    assert RewardView("progress", 2) in first.rewards
    assert RewardView("progress", 1) in second.rewards


def test_the_view_counts_the_dice_of_a_baddie_without_spending_them():
    table = battle("picket", "raider grunt")
    table.battle.inspired = put(table.battle.inspired, 4, 2)
    raider = view(table, 0).foes[0]
    assert (raider.attack, raider.melee, raider.kind) == (4, True, "orc")
    assert table.battle.inspired[4] == 2


def test_the_view_shows_the_skill_tree_and_the_price_of_plans():
    table = camp("picket")
    shown = view(table, 0).gearlocs[0]
    assert shown.skills[1].requires == (1,)
    assert shown.skills[0].star
    assert {plan.plan: plan.cost for plan in shown.plans}["shield_bash"] == 2
    hold(table, 0, "exploding_shrooms")
    assert {plan.plan: plan.cost for plan in view(table, 0).gearlocs[0].plans}["shield_bash"] == 1
