"""Why can't I, after the roll? The reasons that dice, shields and blows are refused are true."""

import pytest

from rouages.games.too_many_bones.gearlocs.choices import (
    ONE_MORE,
    Aim,
    Done,
    Drop,
    LockShield,
    Shield,
    StoreBones,
    Strike,
    UseDie,
)
from rouages.games.too_many_bones.gearlocs.plans import UsePlan
from rouages.games.too_many_bones.gearlocs.shield_wall import SlotsFull
from rouages.games.too_many_bones.gearlocs.turn import STAY
from rouages.games.too_many_bones.gearlocs.why_not import (
    AimedAlready,
    MustBeUsed,
    NobodyToStrike,
    NothingAdded,
    NotInSlots,
    NotRolled,
    NoUse,
    PlanIdle,
    WholeBlow,
    against_using,
)
from rouages.games.too_many_bones.units.fall import leave_mat
from tests.games.too_many_bones.positions import battle, die


def rolled(*shown, party="patches tantrum", target=-1):
    """These dice lie there unused, and one of each white kind of the other seat's."""
    table = battle(party, "great_bear boar")
    table.target = target
    table.rolled = [die(table, 0, one) for one in shown]
    table.rolled += [die(table, 1, "attack attack 2"), die(table, 1, "defence defence 2")]
    return table


def heal(skill, icon="heal"):
    return UseDie(skill, icon, 2, "heal", 0, None, "patches")


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (heal("med_kit"), NoUse("med_kit")),
        (heal("med_pack"), NotRolled()),
        (heal("med_kit", "loot"), NotRolled()),
        (heal("toxins"), NotRolled()),
    ],
)
def test_a_die_that_was_rolled_has_no_use_and_another_was_not_rolled(choice, reason):
    assert against_using(rolled("med_kit heal 2", "toxins poison_jar 2"), 0, choice) == reason


@pytest.mark.parametrize("kind", [Shield, LockShield])
def test_a_shield_that_was_rolled_finds_no_slot_and_another_was_not_rolled(kind):
    table = rolled("defence defence 1", "attack attack 2")
    assert against_using(table, 0, kind(1)) == SlotsFull()
    assert against_using(table, 0, kind(2)) == NotRolled()


def test_a_blow_needs_atk_dice_of_ones_own_and_a_target_that_stands():
    assert against_using(rolled("defence defence 1", target=4), 0, Strike(2)) == NotRolled()
    assert against_using(rolled("attack attack 1", target=4), 0, Strike(2)) == WholeBlow()
    assert against_using(rolled("attack attack 1"), 0, Strike(1)) == NobodyToStrike()
    table = rolled("attack attack 1", target=5)
    leave_mat(table, 5)
    assert against_using(table, 0, Strike(1)) == NobodyToStrike()


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (StoreBones("attack", 1), NotRolled()),
        (UsePlan("hide", None, None, None), PlanIdle()),
        (Aim(4, "great_bear", 4), AimedAlready()),
        (ONE_MORE, NothingAdded()),
        (Done(), MustBeUsed()),
        (Drop("active", "defence", 1), NotInSlots()),
        (STAY, None),
    ],
)
def test_the_rest_has_one_answer_each(choice, reason):
    assert against_using(rolled("med_kit heal 2"), 0, choice) == reason
