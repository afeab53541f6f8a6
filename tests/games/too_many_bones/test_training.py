"""Training: points, rolls, what forgives and what rescues (rulebook: training)."""

from random import Random

import pytest
from msgspec.structs import replace

from rouages.engine.agenda import answer, asked
from rouages.engine.chance import Rng
from rouages.engine.luck import LuckByPurpose
from rouages.games.too_many_bones.box.components import ATK, DEF, DEX, HP
from rouages.games.too_many_bones.box.dice import READY, attack_roll
from rouages.games.too_many_bones.party.training import (
    RescueTraining,
    TrainAll,
    TrainOnce,
    dice_to_roll,
    forgiven,
    learnable,
    rescues,
    roll_training,
)
from tests.games.too_many_bones.positions import (
    Pause,
    asked_kind,
    camp,
    choose,
    die,
    happened,
    hold,
    learn,
    loaded,
    options,
    pending,
    run,
    state,
)

HIT, BONE = 0, 4
"""Faces of both white dice."""
ONLY_ATK_HIT = 3
"""Two hits on an ATK die, Bones on a DEF die."""


def training(*faces, party="boomer tantrum", points=(0, 1), loot=()):
    """The second Gearloc of the party has a point to spend."""
    table = hold(camp(party), 1, *loot)
    table.training[: len(points)] = points
    table.agenda = [Pause(0)]
    loaded(table, *faces)
    table.news.clear()
    return run(table, TrainAll())


def trained(table):
    return [(event.seat, event.stat) for event in happened(table, "Trained")]


def rolled(table):
    return [(event.seat, event.stat, event.bones) for event in happened(table, "TrainingRolled")]


@pytest.mark.parametrize(("stat", "hp"), [("hp", 5), ("dex", 4)])
def test_hp_and_dex_succeed_without_a_roll(stat, hp):
    table = choose(training(BONE), "TrainStat", stat=stat)
    assert table.bonus[4:8] == [int(stat == "hp"), int(stat == "dex"), 0, 0]
    assert table.bonus[:4] == [0] * 4
    assert (table.hp[1], table.training[1]) == (hp, 0)
    assert trained(table) == [(1, stat)]
    assert rolled(table) == []


def test_a_trained_atk_raises_no_hp():
    table = choose(training(HIT, HIT, HIT), "TrainStat", stat="atk")
    assert (table.bonus[4 + ATK], table.hp[1]) == (1, 4)
    assert rolled(table) == [(1, "atk", 0)]


def test_a_skill_costs_a_point_and_is_told():
    table = choose(training(points=(0, 2)), "LearnSkill", skill="cripple")
    assert (table.training[1], state(table, 1, "cripple")) == (1, READY)
    assert [(event.seat, event.skill) for event in happened(table, "SkillLearnt")] == [(1, "cripple")]


def test_everybody_spends_its_points_at_the_same_time():  # ruling 97
    table = training(points=(1, 2))
    assert pending(table) == (0, 1)
    choose(table, "TrainStat", seat=1, stat="hp")
    assert pending(table) == (0, 1)
    choose(table, "TrainStat", seat=0, stat="hp")
    assert pending(table) == (1,)
    choose(table, "TrainStat", stat="hp")
    assert asked_kind(table) == "Pause"


RESCUES = ("gadget_arm", "reflex_powder", "red_minotaur")
PARTY = "boomer tantrum picket patches"


def trainees(seed, chance):
    """Four who have much to train, and what saves a roll."""
    table = camp(PARTY)
    for seat in table.seats:
        hold(table, seat, RESCUES[seat % 3])
    table.bonus[:] = [0, 0, 2, 2] * 4
    table.training[:] = [2, 1, 3, 2]
    table.loot_discard[:] = table.loot_discard[::-1]
    table.agenda = [Pause(0)]
    table.rng = chance(Rng(b"key %d" % seed))
    return run(table, TrainAll())


def train_in(table, order, seed):
    """Each answers whenever it is called, by its own lot, until all have trained."""
    lots = {seat: Random(f"{seed} {seat}") for seat in table.seats}
    while asked_kind(table) != "Pause":
        for seat in order:
            if seat in pending(table) and asked_kind(table) != "Pause":
                found = asked(table, seat).options(table)
                rolled_for = [each for each in found if getattr(each, "stat", "") in ("atk", "def")]
                answer(table, seat, lots[seat].choice(rolled_for or found))
    table.news.clear()
    return table


@pytest.mark.parametrize("chance", [Rng, LuckByPurpose], ids=["by the count", "by purpose"])
def test_who_answers_first_changes_nothing(chance):  # ruling 97
    luck = LuckByPurpose.of if chance is LuckByPurpose else replace
    used = 0
    for seed in range(25):
        first = train_in(trainees(seed, luck), [0, 1, 2, 3], seed)
        then = train_in(trainees(seed, luck), [3, 3, 1, 2, 2, 0], seed)
        assert first == then, seed
        used = max(used, len(first.loot_discard) + len(first.trove_discard))
    assert used > 1


def test_a_lone_gearloc_rolls_as_it_always_did():
    table, same = camp("tantrum"), Rng(b"key")
    table.training[0], table.rng = 1, Rng(b"key")
    choose(run(table, TrainAll()), "TrainStat", stat="atk")
    assert rolled(table) == [(0, "atk", attack_roll(same, 3)[1])]


def test_what_was_tried_in_vain_closes_nothing_to_others():
    table = training(BONE, points=(1, 1), party="tantrum picket")
    choose(table, "TrainStat", seat=0, stat="atk")
    for seat, stats in enumerate(("hp dex def", "hp dex atk def")):
        found = asked(table, seat).options(table)
        assert [each.stat for each in found if hasattr(each, "stat")] == stats.split()


def test_where_one_trained_after_the_other_the_rest_train_together():  # ruling 97
    """So version 8 asked."""
    table = camp(PARTY)
    table.training[:] = [1, 0, 1, 1]
    table.agenda = [Pause(0), TrainAll()]
    table.tried[0] = (ATK,)
    run(table, TrainOnce(0))
    assert (pending(table), [each.stat for each in options(table, "TrainStat")]) == (
        (0,),
        ["hp", "dex", "def"],
    )
    choose(table, "TrainStat", stat="hp")
    assert (pending(table), table.tried) == ((2, 3), [()] * 4)


def test_all_that_was_tried_in_vain_is_closed():
    table = training(*[BONE] * 8, party="boomer picket")
    choose(table, "TrainStat", stat="atk")
    choose(table, "TrainStat", stat="def")
    assert [each.stat for each in options(table, "TrainStat")] == ["hp", "dex"]


def test_a_stat_at_its_limit_is_closed_and_those_of_others_are_not():
    table = training()
    table.bonus[:4] = [6, 6, 6, 6]
    table.bonus[4 + DEX] = 6
    assert [option.stat for option in options(table, "TrainStat")] == ["hp", "atk", "def"]


def test_who_can_learn_nothing_loses_the_point():
    table = camp("boomer tantrum")
    table.bonus[4:8] = [6] * 4
    table.skills[1] = [READY] * 18
    table.training[:2] = [0, 1]
    table.agenda = [Pause(0)]
    run(table, TrainAll())
    assert asked_kind(table) == "Pause"
    assert table.training == [0] * 4


def test_a_failed_roll_is_told_and_the_next_point_may_try_again():
    table = choose(training(BONE, HIT, HIT, points=(0, 2)), "TrainStat", stat="atk")
    assert rolled(table) == [(1, "atk", 1)]
    assert [(event.seat, event.stat) for event in happened(table, "TrainingWasted")] == [(1, "atk")]
    assert table.training[1] == 2
    assert [option.stat for option in options(table, "TrainStat")] == ["hp", "dex", "def"]
    choose(table, "TrainStat", stat="hp")
    assert [option.stat for option in options(table, "TrainStat")] == ["hp", "dex", "atk", "def"]


def test_in_the_war_room_bones_do_not_matter_and_only_for_this_reward():
    table = training(points=(0, 2))
    table.encounter.war_room = True
    loaded(table, BONE, BONE, BONE)
    choose(table, "TrainStat", stat="atk")
    assert (trained(table), rolled(table)) == ([(1, "atk")], [])
    choose(table, "TrainStat", stat="def")
    assert table.encounter.war_room is False


def test_as_many_dice_are_rolled_as_the_stat_is_now():
    table = camp("boomer tantrum")
    table.bonus[:8] = [0, 0, 5, 5, 0, 1, 2, 3]
    assert [dice_to_roll(table, 1, stat) for stat in (HP, DEX, ATK, DEF)] == [4, 4, 5, 3]


def test_atk_is_trained_with_atk_dice_and_def_with_def_dice():
    table = choose(training(ONLY_ATK_HIT, ONLY_ATK_HIT, ONLY_ATK_HIT), "TrainStat", stat="atk")
    assert trained(table) == [(1, "atk")]
    table = training(ONLY_ATK_HIT, HIT, HIT, party="boomer picket")
    choose(table, "TrainStat", stat="def")
    assert rolled(table) == [(1, "def", 1), (1, "def", 0)]
    assert trained(table) == [(1, "def")]


def test_only_the_bones_of_def_are_rolled_again():
    table = training(BONE, BONE, BONE, HIT, party="boomer picket")
    choose(table, "TrainStat", stat="def")
    assert rolled(table) == [(1, "def", 2), (1, "def", 1)]
    assert happened(table, "TrainingWasted")


@pytest.mark.parametrize("loot", ["sparring_weapon", "pip_loc_2000"])
def test_one_bones_is_forgiven_and_a_def_die_is_not_rolled_again(loot):
    table = training(BONE, HIT, BONE, party="boomer picket", loot=(loot,))
    assert (forgiven(table, 0), forgiven(table, 1)) == (0, 1)
    choose(table, "TrainStat", stat="def")
    assert rolled(table) == [(1, "def", 1)]
    assert trained(table) == [(1, "def")]
    table = training(BONE, BONE, HIT, loot=(loot,))
    choose(table, "TrainStat", stat="atk")
    assert trained(table) == []


def test_two_bones_are_rescued_by_a_second_roll_only():
    table = hold(camp("boomer picket"), 1, "gadget_arm", "reflex_powder", "red_minotaur")
    table.locked[1] = [die(table, 1, "bravado def_training")]
    assert rescues(table, 1, DEF, 1) == ["gadget_arm", "reflex_powder", "red_minotaur", "bravado"]
    assert rescues(table, 1, DEF, 2) == ["gadget_arm", "reflex_powder"]
    assert rescues(table, 1, ATK, 1) == ["gadget_arm", "reflex_powder", "red_minotaur"]
    assert rescues(table, 0, ATK, 1) == []


def rescue(by, stat, bones, *faces, loot=(), party="boomer picket"):
    table = hold(camp(party), 1, *loot)
    table.training[1] = 1
    table.locked[1] = [die(table, 1, "stand_ground const_regen 1"), die(table, 1, "bravado def_training")]
    table.agenda = [Pause(0)]
    loaded(table, *faces)
    table.news.clear()
    run(table, RescueTraining(1, stat, bones))
    return choose(table, "Rescue", by=by)


def used(table):
    return [(event.seat, event.loot) for event in happened(table, "LootUsed")]


def test_a_gadget_arm_rolls_everything_again_and_is_used():
    table = rescue("gadget_arm", DEF, 2, HIT, HIT, BONE, loot=("gadget_arm",))
    assert used(table) == [(1, "gadget_arm")]
    assert rolled(table) == [(1, "def", 0)]
    assert trained(table) == [(1, "def")]


@pytest.mark.parametrize(
    ("stat", "bones", "face", "left", "saved"),
    [
        (ATK, 1, HIT, 0, True),
        (ATK, 1, ONLY_ATK_HIT, 0, True),
        (ATK, 1, BONE, 1, False),
        (ATK, 2, HIT, 1, False),
        (ATK, 2, BONE, 2, False),
        (DEF, 1, HIT, 0, True),
        (DEF, 1, ONLY_ATK_HIT, 1, False),
    ],
)
def test_powder_rolls_one_of_the_bones_again(stat, bones, face, left, saved):
    table = rescue("reflex_powder", stat, bones, face, HIT, BONE, loot=("reflex_powder",))
    assert used(table) == [(1, "reflex_powder")]
    assert [event.bones for event in happened(table, "TrainingRolled")] == [left]
    assert bool(trained(table)) is saved
    assert table.rng.faces == [HIT, BONE]


def test_a_red_minotaur_forgives_and_is_used():
    table = rescue("red_minotaur", ATK, 1, loot=("red_minotaur",))
    assert (used(table), trained(table)) == ([(1, "red_minotaur")], [(1, "atk")])


def test_bravado_leaves_its_slot_and_is_ready_again():
    table = rescue("bravado", DEF, 1)
    assert [one.icon for one in table.locked[1]] == ["const_regen"]
    assert state(table, 1, "bravado") == READY
    assert [event.skill for event in happened(table, "DieSpent")] == ["bravado"]
    assert trained(table) == [(1, "def")]


def test_a_roll_that_nobody_rescues_is_wasted():
    table = rescue(None, ATK, 1, loot=("red_minotaur",))
    assert (used(table), trained(table)) == ([], [])
    assert [event.stat for event in happened(table, "TrainingWasted")] == ["atk"]
    assert asked_kind(table) == "SpendTraining"
    assert "atk" not in [option.stat for option in options(table, "TrainStat")]


def test_a_roll_that_can_be_rescued_is_asked_about():
    table = hold(camp("tantrum"), 0, "red_minotaur")
    table.training[0] = 1
    loaded(table, BONE, HIT, HIT)
    roll_training(table, 0, ATK)
    run(table)
    assert [option.by for option in options(table, "Rescue")] == ["red_minotaur", None]


def test_what_is_learnt_leads_on_and_consumables_are_never_learnt():
    table = learn(camp("boomer patches"), 1, "med_kit")
    assert learnable(table, 1) == [2, 5, 6, 9]
    learn(table, 1, "stim_kit")
    assert learnable(table, 1) == [2, 5, 6, 10, 13]
