"""What players decide themselves: shields, Bones, the start of a turn, parts of a blow, swaps
(rulebook: slots, backup_plan, effects, gearloc_turn, recovery)."""

import pytest

from rouages.games.too_many_bones.battle.rounds import Round
from rouages.games.too_many_bones.box.dice import EXHAUSTED, PLACED
from rouages.games.too_many_bones.box.effects import BLEED, POISON, STUN
from rouages.games.too_many_bones.box.loot import FACE
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.units.absorbing import remainders
from rouages.games.too_many_bones.units.harm import afflict, harm
from tests.games.too_many_bones.foretelling import prospect
from tests.games.too_many_bones.positions import (
    asked_kind,
    battle,
    bones,
    choose,
    die,
    evening,
    hold,
    loaded,
    options,
    roll,
    run,
    state,
    take_turn,
)


def shielded(*values, skill=None, foes="boar"):
    """Picket behind white shields, and perhaps one of Confidence."""
    table = battle("picket boomer", foes)
    table.active[0] = [white_shield(0, value) for value in values]
    if skill:
        table.active[0].append(die(table, 0, f"confidence adv_def {skill}"))
        table.skills[0][11] = PLACED
    return table


def lying(table):
    return sorted([die.n for die in table.active[0]])


def struck(table, damage):
    """Someone deals this damage to Picket."""
    harm(table, 0, damage)
    return run(table)


def test_the_owner_says_which_shield_stops_a_blow():  # rulings 3, 61
    table = struck(shielded(1, 2), 1)
    assert asked_kind(table) == "ChooseShield"
    assert [(option.skill, option.value) for option in options(table)] == [("defence", 1), ("defence", 2)]
    choose(table, value=2)
    assert lying(table) == [1, 1]
    table = struck(shielded(1, 2), 1)
    choose(table, value=1)
    assert lying(table) == [2]


def test_a_skill_die_may_be_spared_or_not():  # ruling 61
    table = struck(shielded(2, skill=2), 2)
    choose(table, skill="confidence")
    assert state(table, 0, "confidence") == EXHAUSTED
    assert [die.icon for die in table.active[0]] == ["defence"]
    table = struck(shielded(2, skill=2), 2)
    choose(table, skill="defence")
    assert state(table, 0, "confidence") == PLACED


def test_what_one_shield_cannot_stop_is_for_another():  # ruling 61
    table = struck(shielded(1, 1, skill=2), 2)
    choose(table, value=1)
    assert asked_kind(table) == "ChooseShield"
    choose(table, skill="confidence")
    assert lying(table) == [1, 1]


@pytest.mark.parametrize(
    ("values", "damage", "left"), [((2, 2), 1, [1, 2]), ((1, 2), 3, []), ((1, 2), 2, [1])]
)
def test_nobody_is_asked_where_the_shields_end_the_same(values, damage, left):  # ruling 61
    table = struck(shielded(*values), damage)
    assert asked_kind(table) == "Pause"
    assert lying(table) == left


def test_two_blows_at_once_are_settled_together():
    table = shielded(1, 2)
    harm(table, 0, 1)
    harm(table, 0, 1)
    run(table)
    assert lying(table) == [1]
    hp = table.hp[0]
    table = shielded(1, 2)
    harm(table, 0, 1)
    harm(table, 0, 3)
    run(table)
    assert (lying(table), table.hp[0]) == ([], hp - 1)


def test_fatigue_too_asks_for_the_shield_before_the_first_turn():  # rulings 15, 61
    table = shielded(1, 2)
    table.round = 6
    table.agenda.append(Round())
    run(table)
    assert asked_kind(table) == "ChooseShield"
    assert table.turn.unit == -1


def test_a_baddies_blow_asks_for_the_shield_in_its_turn():
    table = loaded(shielded(1, 2), 0, 4)
    take_turn(table, 4)
    assert asked_kind(table) == "ChooseShield"
    assert table.turn.unit == 4


def test_a_shield_is_named_before_a_baddies_bones_take_dice():  # rulings 55, 61
    table = loaded(shielded(1, 1, 2, foes="powder_king"), 4, 0, 0, 4)
    table.hp[0] = 1
    take_turn(table, 4)
    assert asked_kind(table) == "ChooseShield"
    choose(table, value=2)
    assert asked_kind(table) == "LoseDie"
    assert lying(table) == [1, 1]


def test_what_can_remain_of_shields():
    assert remainders(((0, 17, 1), (0, 17, 2)), 1) == {((0, 17, 2),), ((0, 17, 1), (0, 17, 1))}
    assert remainders(((0, 17, 1), (0, 17, 2)), 2) == {((0, 17, 1),)}
    assert remainders(((0, 17, 1), (1, 17, 1)), 1) == {((0, 17, 1),), ((1, 17, 1),)}


NUMBER_OF_MED_KIT = 1


def purse(*shown):
    """Patches, hurt, with these Bones in his plan."""
    table = battle("patches", "great_bear")
    table.hp[0] = 1
    table.plan[0] = [die(table, 0, one) for one in shown]
    table.skills[0][1] = PLACED
    return roll(table, 0, "toxins poison_jar 1", target=4)


def test_the_owner_says_which_dice_pay_for_a_plan():  # rulings 5, 63
    table = purse("med_kit bones 2", "attack bones 1", "attack bones 1")
    choose(table, "UsePlan", plan="heal_gearloc", on=0)
    assert asked_kind(table) == "PayBones"
    assert [option.dice for option in options(table)] == [("white", "white"), ("med_kit",)]
    assert table.hp[0] == 1
    choose(table, dice=("med_kit",))
    assert [one.n for one in table.plan[0]] == [1, 1]
    assert table.hp[0] > 1


def test_no_die_pays_beyond_what_is_needed():  # ruling 5
    table = purse("med_kit bones 2", "attack bones 1")
    choose(table, "UsePlan", plan="heal_gearloc", on=0)
    assert asked_kind(table) == "UseDice"
    assert [one.n for one in table.plan[0]] == [1]


def test_white_bones_are_alike():  # ruling 44
    table = purse("attack bones 1", "defence bones 1", "attack bones 1")
    choose(table, "UsePlan", plan="heal_gearloc", on=0)
    assert asked_kind(table) == "UseDice"
    assert table.bones(0) == 1


def test_a_plan_tells_what_it_does_before_it_is_paid():
    table = purse("med_kit bones 2", "attack bones 1", "attack bones 1")
    told = prospect(table, "UsePlan", plan="heal_gearloc").changes
    assert [(change.unit, change.hp > 0) for change in told] == [(0, True)]


def test_the_owner_says_which_bones_are_too_many():  # rulings 5, 63
    table = bones(battle("patches", "great_bear"), 0, 5)
    table.plan[0].insert(0, die(table, 0, "med_kit bones 2"))
    table.skills[0][NUMBER_OF_MED_KIT] = PLACED
    roll(table, 0, "attack attack 1")
    choose(table, "Done")
    assert asked_kind(table) == "LoseBones"
    choose(table, skill="med_kit")
    assert [one.n for one in table.plan[0]] == [1] * 5
    assert state(table, 0, "med_kit") == EXHAUSTED


def test_a_die_of_several_bones_stays_for_the_places_left():  # ruling 5
    table = bones(battle("patches", "great_bear"), 0, 4)
    table.plan[0].append(die(table, 0, "med_kit bones 2"))
    table.skills[0][NUMBER_OF_MED_KIT] = PLACED
    roll(table, 0, "attack attack 1")
    choose(table, "Done")
    choose(table, skill="med_kit")
    assert [one.n for one in table.plan[0]] == [1] * 5
    assert state(table, 0, "med_kit") == PLACED


def starting(hp, poison=0, bleed=False, who="patches"):
    table = battle(who, "boar")
    table.hp[0] = hp
    if poison:
        afflict(table, 0, POISON, poison)
    if bleed:
        afflict(table, 0, BLEED)
    return take_turn(table, 0)


def test_the_order_at_the_start_of_a_turn_is_the_owners():  # rulings 53, 67
    table = starting(2, poison=1, bleed=True)
    assert asked_kind(table) == "OrderStart"
    assert [option.first for option in options(table)] == ["healing", "pain"]
    choose(table, first="healing")
    assert table.hp[0] == 1
    assert asked_kind(table) == "WalkOrStay"
    table = starting(2, poison=1, bleed=True)
    choose(table, first="pain")
    assert not table.stands(0)


def test_nobody_is_asked_where_the_order_changes_nothing():  # ruling 67
    table = starting(3, poison=1)
    assert asked_kind(table) == "WalkOrStay"
    assert table.hp[0] == 3
    assert not starting(1, poison=1, who="picket").agenda


def test_full_health_wastes_healing_that_comes_first():  # ruling 67
    table = battle("patches", "boar")
    full = table.hp[0]
    table = starting(full, poison=1)
    choose(table, first="healing")
    assert table.hp[0] == full - 1


def test_the_leader_orders_the_start_of_a_baddies_turn():  # rulings 53, 59
    table = battle("boomer picket", "bridge_brat")
    afflict(table, 4, POISON, 2)
    assert not take_turn(table, 4).agenda
    table = battle("boomer picket", "bridge_keeper")
    afflict(table, 4, POISON, 1)
    take_turn(table, 4)
    assert asked_kind(table) == "OrderStart"
    choose(table, first="healing")
    assert table.hp[4] == 4


def test_a_stunned_unit_is_not_healed_so_nobody_is_asked():  # ruling 18
    table = battle("boomer picket", "bridge_keeper")
    afflict(table, 4, POISON, 1)
    afflict(table, 4, STUN)
    take_turn(table, 4)
    assert asked_kind(table) == "Pause"
    assert table.hp[4] == 4


def test_a_target_that_breaks_dice_may_be_struck_with_fewer():  # ruling 68
    table = battle("tantrum", "boulder_hurler")
    roll(table, 0, "attack attack 1", "attack attack 2", target=4)
    assert [option.damage for option in options(table, "Strike")] == [3, 2, 1]
    choose(table, "Strike", damage=2)
    assert table.lost_atk[0] == 1
    assert [option.damage for option in options(table, "Strike")] == [1]
    choose(table, "Done")
    assert table.hp[4] == table.top[4] - 2
    table = battle("tantrum", "great_bear")
    roll(table, 0, "attack attack 1", "attack attack 2", target=4)
    assert [option.damage for option in options(table, "Strike")] == [3]


def test_a_target_that_would_fall_may_be_struck_with_fewer():  # ruling 68
    table = battle("picket", "boar")
    table.hp[4] = 2
    roll(table, 0, "attack attack 1", "attack attack 2", target=4)
    assert [option.damage for option in options(table, "Strike")] == [3, 1]
    choose(table, "Strike", damage=1)
    assert table.hp[4] == 1


def test_a_target_that_stands_anyway_is_struck_with_all():  # ruling 68
    table = battle("picket", "great_bear")
    roll(table, 0, "attack attack 1", "attack attack 2", target=4)
    assert [option.damage for option in options(table, "Strike")] == [3]


def test_shields_count_for_whether_a_target_would_fall():
    table = battle("picket", "boar")
    table.hp[4], table.ones[4] = 2, 1
    roll(table, 0, "attack attack 1", "attack attack 2", target=4)
    assert [option.damage for option in options(table, "Strike")] == [3, 2, 1]


def test_thick_skin_counts_for_whether_a_target_would_fall():
    table = battle("picket", "nom", tyrant="nom")
    table.hp[4] = 1
    roll(table, 0, "attack attack 1", "attack attack 2", target=4)
    assert [option.damage for option in options(table, "Strike")] == [3]


def test_a_blow_in_parts_enrages_tantrum_once():  # rulings 31, 68
    table = battle("tantrum", "boulder_hurler")
    table.active[0] = [die(table, 0, "rage rage 1")]
    roll(table, 0, "attack attack 1", "attack attack 2", target=4)
    choose(table, "Strike", damage=2)
    choose(table, "Strike", damage=1)
    assert [one.n for one in table.active[0]] == [2]


SMALL = ("oggot_herbs", "zelfey_seeds", "mixed_berries", "healing_flask")


def test_a_card_for_a_full_hand_is_swapped():  # rulings 42, 78
    table = hold(evening("throwing_axe"), 1, *SMALL)
    choose(table, "Give", to=1)
    assert asked_kind(table) == "TakeInReturn"
    assert [option.loot for option in options(table)] == list(SMALL)
    choose(table, loot="zelfey_seeds")
    assert [card.face for card in table.hands[0]] == [FACE["zelfey_seeds"]]
    assert FACE["throwing_axe"] in [card.face for card in table.hands[1]]


def test_an_evening_has_only_so_many_swaps():  # ruling 78
    table = hold(evening("throwing_axe"), 1, *SMALL)
    for _ in range(4):
        choose(table, "Give", to=1)
        choose(table, "Returned")
    assert not options(table, "Give")


def test_an_attempt_at_a_lock_allows_no_more_swaps():  # ruling 78
    table = hold(evening("throwing_axe"), 1, *SMALL[1:])
    hold(table, 1, "dex_infuser", opened=0)
    for _ in range(4):
        choose(table, "Give", to=1)
        choose(table, "Returned", loot=options(table, "Returned")[0].loot)
    choose(table, "PickTrove")
    while asked_kind(table) != "RecoverInCamp":
        choose(table, "StopPicking")
    assert not options(table, "Give")


def test_where_there_is_room_a_card_is_simply_given():
    table = hold(evening("throwing_axe"), 1, *SMALL[:3])
    choose(table, "Give", to=1)
    assert asked_kind(table) == "RecoverInCamp"
    assert len(table.hands[1]) == 4
