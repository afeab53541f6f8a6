"""Why can't I? The reasons of a Gearloc's turn, of camp and of training are true."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked, pending
from rouages.games.too_many_bones.adventure.camp_loot import IN_CAMP, SCOPED, UseCampLoot
from rouages.games.too_many_bones.adventure.loot_first import NothingAtStake, UseLootFirst
from rouages.games.too_many_bones.adventure.recovery import (
    ATTEMPTED,
    SCOUTED,
    Give,
    MustRest,
    PickTrove,
    RecoverInCamp,
    Rest,
    Scout,
    Search,
)
from rouages.games.too_many_bones.box.components import HP, STAT_LIMIT
from rouages.games.too_many_bones.box.dice import ATTACK_DIE
from rouages.games.too_many_bones.box.effects import TAUNT, UNTARGETABLE
from rouages.games.too_many_bones.box.loot import LOOT
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.choices import Done, Drop, LockShield, Shield, Strike, UseDie
from rouages.games.too_many_bones.gearlocs.loot import IN_BATTLE, UseLoot
from rouages.games.too_many_bones.gearlocs.selecting import (
    PICK_ATTACK,
    PICK_DEFENCE,
    CardForbids,
    NoDexForDice,
    NoTargetForAttack,
    PickSkill,
    SkillNotReady,
    StatSpent,
)
from rouages.games.too_many_bones.gearlocs.shield_wall import SlotsFull
from rouages.games.too_many_bones.gearlocs.turn import BeforeOrAfter, Nailed, PickDie, StepTaken
from rouages.games.too_many_bones.gearlocs.verbs.picket import Foe, foe
from rouages.games.too_many_bones.gearlocs.why_not import NobodyToStrike, NotInSlots, NotRolled, WholeBlow
from rouages.games.too_many_bones.party.loot_moments import MOMENTS
from rouages.games.too_many_bones.party.training import (
    LearnSkill,
    SkillClosed,
    SpendTraining,
    StatClosed,
    TrainStat,
)
from rouages.games.too_many_bones.reasons import (
    CardNotHeld,
    HealthyAlready,
    LootIdle,
    NoTroveThere,
    OneADay,
    TriedToday,
)
from rouages.games.too_many_bones.units.harm import afflict
from rouages.games.too_many_bones.units.moving import SPOTS
from rouages.games.too_many_bones.units.targets import CannotBeAimedAt, MeleeReach, NotOnMat, Taunted
from tests.games.too_many_bones.positions import battle, camp, choose, hold, place, roll, run, take_turn


def why_not(table, choice):
    decision = asked(table, pending(table)[0])
    assert choice not in decision.options(table)
    return decision.why_not(table, choice)


def aiming(party="picket boomer", foes="boar wolf", seat=0):
    table = battle(party, foes)
    take_turn(table, seat)
    choose(table, "Stay")
    return table


def picking():
    """A Gearloc with DEX and without a target chooses its dice."""
    table = battle("tantrum", "boar")
    table.dex, table.target = 3, -1
    return run(table, PickDie(0))


def test_a_step_leads_to_a_free_place_beside_while_there_is_dex():
    table = battle("picket", "boar")
    take_turn(table, 0)
    assert why_not(table, SPOTS[0]) == StepTaken()
    table.dex = 0
    assert why_not(table, SPOTS[9]) == Nailed()
    assert why_not(table, UseLoot("troll_brew", None, None)) == CardNotHeld("troll_brew")
    assert why_not(table, Drop("active", "defence", 1)) == NotInSlots()
    assert why_not(table, Done()) == AnotherQuestion(asked(table, 0))


def test_melee_aims_beside_and_a_taunt_binds():
    table = aiming()
    assert why_not(table, foe(table, 5)) == MeleeReach("wolf")
    assert why_not(table, Foe(7, "boar", 4)) == NotOnMat()
    place(table, 5, 9)
    afflict(table, 5, TAUNT)
    assert why_not(table, foe(table, 4)) == Taunted()
    afflict(table, 4, UNTARGETABLE)
    assert why_not(table, foe(table, 4)) == CannotBeAimedAt("boar")


def test_dice_need_dex_a_target_and_a_stat():
    table = picking()
    assert why_not(table, PICK_ATTACK) == NoTargetForAttack()
    assert why_not(table, PickSkill("cripple")) == SkillNotReady("cripple")
    table.target = 4
    table.picked = [ATTACK_DIE] * 9
    assert why_not(table, PICK_ATTACK) == StatSpent()
    table.dex = 0
    assert why_not(table, PICK_ATTACK) == NoDexForDice()


def test_a_card_may_keep_dice_from_the_roll():
    table = picking()
    table.rules = BattleRules(calm_until=1)
    assert why_not(table, PICK_ATTACK) == CardForbids()
    assert why_not(table, PickSkill("cripple")) == CardForbids()
    table.rules = BattleRules(skills_only_until=1)
    assert why_not(table, PICK_DEFENCE) == CardForbids()
    table.rules = BattleRules(no_skills_until=1)
    assert why_not(table, PickSkill("cripple")) == CardForbids()


def test_what_was_not_rolled_is_not_used():
    table = roll(battle("picket", "boar"), 0, "attack attack 1", "defence defence 1", target=4)
    assert why_not(table, Shield(2)) == NotRolled()
    assert why_not(table, LockShield(1)) == SlotsFull()
    assert why_not(table, Strike(5)) == WholeBlow()
    assert why_not(table, UseDie("rush", "rush", 1, "rush", None, None, None)) == NotRolled()
    table.target = -1
    assert why_not(table, Strike(1)) == NobodyToStrike()


def test_in_camp_one_thing_a_day_and_only_with_what_one_holds():
    table = hold(camp("picket tantrum"), 0, "troll_brew")
    table.hp[0] = table.most_hp(0)
    run(table, RecoverInCamp(0))
    assert why_not(table, Rest()) == HealthyAlready()
    assert why_not(table, Search("flare_distraction", 0)) == CardNotHeld("flare_distraction")
    assert why_not(table, Give("flare_distraction", 0, 1)) == CardNotHeld("flare_distraction")
    assert why_not(table, PickTrove(1, 0)) == NoTroveThere()
    table.today.use(0, SCOUTED | ATTEMPTED)
    assert why_not(table, Scout()) == OneADay()
    assert why_not(table, Search("troll_brew", 0)) == OneADay()
    assert why_not(table, PickTrove(1, 0)) == TriedToday()
    table.hp[0] -= 1
    assert why_not(table, Rest()) == OneADay()
    table.hp[0] = 0
    assert why_not(table, Scout()) == MustRest()


def test_training_has_its_limits():
    table = run(camp("picket"), SpendTraining(0))
    table.bonus[0] = 6
    assert why_not(table, TrainStat("hp")) == StatClosed("hp")
    assert why_not(table, LearnSkill("cripple")) == SkillClosed("cripple")


def test_every_card_of_loot_has_its_moment():
    plans = {facts.id for facts in LOOT if facts.plan}
    assert {facts.id for facts in LOOT} == plans | {*MOMENTS} | ({*IN_BATTLE} & {*IN_CAMP})
    assert not plans & {*MOMENTS}


@pytest.mark.parametrize(
    ("loot", "moment"),
    {
        "oggot_herbs": "own_wound",
        "zelfey_seeds": "wound",
        "reflex_powder": "dice_rolled",
        "utility_parts": "exhausted_die",
        "troll_brew": "outside_battle",
        "flare_distraction": "battle_begins",
        "dex_infuser": "plan",
        "reinforced_buckler": "by_itself",
    }.items(),
)
def test_in_battle_a_card_says_what_it_waits_for(loot, moment):
    table = hold(battle("picket", "boar"), 0, loot)
    take_turn(table, 0)
    assert why_not(table, UseLoot(loot, None, None)) == LootIdle(loot, moment)


def test_a_card_that_helps_the_roll_comes_too_late_after_it():
    table = hold(battle("picket", "boar"), 0, "infused_incense")
    roll(table, 0, "defence defence 1", target=4)
    table.turn.rolled = True
    assert why_not(table, UseLoot("infused_incense", None, None)) == LootIdle(
        "infused_incense", "roll_to_come"
    )


def test_one_root_is_eaten_in_a_battle():
    table = hold(battle("picket", "boar"), 0, "zelfey_root")
    table.battle.roots = (0,)
    take_turn(table, 0)
    assert why_not(table, UseLoot("zelfey_root", None, None)) == LootIdle("zelfey_root", "first_root")


def test_a_card_is_used_on_those_whom_it_helps():
    table = hold(battle("picket boomer", "boar"), 0, "zelfey_seeds")
    table.hp[1] -= 1
    take_turn(table, 0)
    assert why_not(table, UseLoot("zelfey_seeds", 0, "picket")) == LootIdle("zelfey_seeds", "aim")


def test_between_walking_and_the_roll_loot_waits():
    table = hold(aiming(), 0, "throwing_axe")
    assert why_not(table, UseLoot("throwing_axe", None, None)) == BeforeOrAfter()
    assert why_not(table, UseLoot("oggot_herbs", None, None)) == CardNotHeld("oggot_herbs")


@pytest.mark.parametrize(
    ("loot", "moment"),
    {
        "mixed_berries": "own_wound",
        "last_battle_stew": "wound",
        "troll_brew": "growth",
        "small_spotting_scope": "hidden_baddie",
        "infused_incense": "battle",
        "stone_hammer": "locks",
    }.items(),
)
def test_in_camp_a_card_says_what_it_waits_for(loot, moment):
    table = hold(camp("picket"), 0, loot)
    table.bonus[HP] = STAT_LIMIT
    table.hp[0] = table.most_hp(0)
    table.today.use(0, SCOPED)
    run(table, RecoverInCamp(0))
    assert why_not(table, UseCampLoot(loot, None, None)) == LootIdle(loot, moment)


def test_before_a_test_only_what_heals_matters():
    table = hold(camp("picket"), 0, "troll_brew", "mixed_berries")
    table.hp[0] -= 1
    run(table, UseLootFirst(0, "test"))
    assert why_not(table, UseCampLoot("troll_brew", None, None)) == NothingAtStake()
    assert why_not(table, UseCampLoot("mixed_berries", None, None)) == LootIdle("mixed_berries", "aim")
    assert why_not(table, UseCampLoot("zelfey_seeds", None, None)) == CardNotHeld("zelfey_seeds")
