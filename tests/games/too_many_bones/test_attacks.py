"""What counts as an attack, whom it may reach, and what follows from it (rulebook: damage, target)."""

import pytest

from rouages.games.too_many_bones.baddies.tyrant_die import AfterAttack
from rouages.games.too_many_bones.battle.rounds import NextTurn
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.dice import EXHAUSTED, PLACED
from rouages.games.too_many_bones.box.effects import BLEED, POISON, STUN, TAUNT, TERRIFY
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.rolling import white_shield
from rouages.games.too_many_bones.party.slots import rage_die, set_rage
from rouages.games.too_many_bones.units.harm import afflict, harm
from rouages.games.too_many_bones.units.queue import build_by_points
from tests.games.too_many_bones.positions import (
    CHIP,
    asked_kind,
    battle,
    bones,
    camp,
    choose,
    die,
    done,
    hold,
    learn,
    loaded,
    options,
    place,
    roll,
    run,
    state,
    take_turn,
)


def raging(foes="great_bear"):
    """Tantrum on the first face of RAGE!, before a Baddie."""
    table = battle("tantrum", foes)
    set_rage(table, 0, 1, 0)
    return table


def attack_with(table, *faces):
    """Tantrum stays, aims, and rolls as many ATK dice, which show these faces."""
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "Foe")
    loaded(table, *faces)
    for _ in faces:
        choose(table, "PickAttack")
    return choose(table, "RollThem") if options(table, "RollThem") else table


def test_rage_goes_up_in_a_turn_with_an_attack_even_if_every_die_misses():
    table = attack_with(raging(), 4, 4, 4)
    done(table)
    assert rage_die(table, 0).n == 1


def test_hits_that_are_not_used_are_an_attack_too():
    table = attack_with(raging(), 0, 0)
    done(table)
    assert rage_die(table, 0).n == 1
    assert table.hp[4] == table.top[4]


def test_rage_goes_up_once_a_turn_however_often_dice_strike():
    table = raging("stone_golem")
    hold(table, 0, "reflex_powder")
    attack_with(table, 0, 4)
    choose(table, "Strike")
    loaded(table, 0)
    choose(table, "UseLoot", loot="reflex_powder")
    choose(table, "Marked")
    choose(table, "Strike")
    done(table)
    assert rage_die(table, 0).n == 1


def test_a_turn_without_an_attack_angers_nobody():
    table = raging()
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "NoTarget")
    while options(table, "RollThem"):
        choose(table, "RollThem")
    done(table)
    assert rage_die(table, 0).n == 0


def test_whoever_attacks_a_terrifying_baddie_is_frightened_even_if_all_is_blocked():
    table = raging("screech_owl")
    table.twos[4] = 2
    attack_with(table, 0)
    choose(table, "Strike")
    done(table)
    assert table.hp[4] == table.top[4]
    assert table.has(0, TERRIFY)


def test_a_terrifying_baddie_that_is_hurt_without_an_attack_frightens_nobody():
    table = raging("screech_owl")
    table.turn.unit = 0
    roll(table, 0)
    harm(table, 4, 1, 0)
    done(table)
    assert not table.has(0, TERRIFY)


def test_a_locked_sword_adds_to_a_shield_bash():
    table = battle("picket", "great_bear")
    table.active[0] = [white_shield(0, 2)]
    table.locked[0] = [die(table, 0, "sword_advance const_dmg 1")]
    roll(bones(table, 0, 2), 0, target=4)
    choose(table, "UsePlan", plan="shield_bash")
    assert table.top[4] - table.hp[4] == 3


def test_a_locked_sword_adds_once_a_turn():
    table = battle("picket", "great_bear")
    table.active[0] = [white_shield(0, 2)]
    table.locked[0] = [die(table, 0, "sword_advance const_dmg 1")]
    roll(bones(table, 0, 2), 0, "attack attack 1", target=4)
    choose(table, "Strike")
    assert table.top[4] - table.hp[4] == 2
    choose(table, "UsePlan", plan="shield_bash")
    assert table.top[4] - table.hp[4] == 4


def shrouded_duster(party="tantrum"):
    """Duster three steps away, with whom Tantrum cannot be seen to deal from afar."""
    table = battle(party, "boar", tyrant="duster")
    table.chip[4] = CHIP["duster"]
    place(table, 4, 7)
    return table


def test_axes_are_not_thrown_at_one_who_is_shrouded():
    table = shrouded_duster()
    table.axes = 2
    take_turn(table, 0)
    assert not [option for option in options(table, "AnyTime") if option.deed == "throw_axe"]


def test_axes_wait_until_the_front_line_has_fallen():
    table = battle("tantrum", "boar slinger wolf")
    place(table, 4, 6)
    place(table, 6, 7)
    place(table, 5, 1)
    table.rules = BattleRules(melee_first=True)
    table.axes = 2
    take_turn(table, 0)
    assert {option.name for option in options(table, "AnyTime") if option.deed == "throw_axe"} == {
        "boar",
        "wolf",
    }


def test_a_throwing_axe_hits_any_unit_that_may_be_aimed_at_friends_too():
    table = hold(shrouded_duster("picket boomer"), 0, "throwing_axe")
    take_turn(table, 0)
    assert [option.name for option in options(table, "UseLoot")] == ["boomer"]
    place(table, 4, 4)
    assert [option.name for option in options(table, "UseLoot")] == ["duster", "boomer"]


def drellen_strikes(face, *, poisoned=0):
    """Drellen turns a face of his own die up against Picket, who holds Spirits of Ebon."""
    table = battle("picket tantrum", "boar", tyrant="drellen")
    table.chip[4] = CHIP["drellen"]
    place(table, 4, 0)
    hold(table, 0, "spirits_of_ebon")
    if poisoned:
        afflict(table, 0, POISON, poisoned)
    loaded(table, 3, face)
    return take_turn(table, 4)


@pytest.mark.parametrize(("face", "poisoned"), [(2, 0), (0, 1)])
def test_spirits_of_ebon_stop_what_a_tyrants_die_puts_on_their_owner(face, poisoned):
    table = drellen_strikes(face, poisoned=poisoned)
    assert asked_kind(table) == "RefuseEffect"
    choose(table, "Suffered", suffered=False)
    assert table.has(0, POISON) == poisoned


def test_spirits_of_ebon_stop_dusters_dagger():
    table = shrouded_duster("picket tantrum")
    hold(table, 0, "spirits_of_ebon")
    place(table, 4, 4)
    table.hp[0] = 9
    table.turn.face = "dusters_dagger"
    table.aimed = [0]
    table.turn.wounds = (1, 0, 0, 0)
    run(table, AfterAttack(4))
    assert asked_kind(table) == "RefuseEffect"
    choose(table, "Suffered", suffered=True)
    assert table.has(0, BLEED)


def test_a_careless_bomb_falls_before_the_king_hurts_anybody():
    table = battle("picket", "boar great_bear", tyrant="goblin_king")
    table.chip[4] = CHIP["goblin_king"]
    table.hp[4] = table.top[4] = 3
    place(table, 4, 0)
    table.hp[0] = 9
    table.news.clear()
    loaded(table, 3, 3, 2, 0, 0, 0)
    take_turn(table, 4)
    said = [(type(event).__name__, event.name) for event in table.news if type(event).__name__ == "Damaged"]
    assert said[0] == ("Damaged", "great_bear")


def test_a_blow_that_hits_is_answered_whatever_the_next_one_does():
    table = battle("tantrum", "mountain_mother")
    table.hp[0], table.bonus[0] = 9, 5
    afflict(table, 0, TAUNT)
    set_rage(table, 0, 1, 0)
    table.active[0].append(die(table, 0, "like_a_wolf lashback 2"))
    loaded(table, 3, 3, 3, 0, 0, *[4] * 9)
    take_turn(table, 4)
    assert asked_kind(table) == "StrikeBack"


def drummer_and_boar():
    """A Drummer that has just inspired a boar beside Picket."""
    table = battle("picket", "drummer boar")
    table.bonus[0], table.hp[0] = 6, 11
    place(table, 4, 3)
    place(table, 5, 4)
    table.meter = [4, 5, 0]
    loaded(table, 4, 4)
    return table


def test_a_stunned_baddie_misses_what_it_was_inspired_to():
    table = drummer_and_boar()
    afflict(table, 5, STUN)
    run(table, NextTurn())
    assert not any(table.battle.inspired)


def test_an_inspired_baddie_has_more_dice_in_its_own_turn():
    table = drummer_and_boar()
    run(table, NextTurn())
    rolled = [
        event for event in table.news if type(event).__name__ == "BaddieRolled" and event.name == "boar"
    ]
    assert len(rolled[0].hits) + rolled[0].bones > 1


def test_inspiration_does_not_pass_to_whoever_takes_the_place_of_the_fallen():
    table = drummer_and_boar()
    table.battle.inspired = (0,) * 5 + (2,) + (0,) * 6
    harm(table, 5, 99, 0)
    assert not any(table.battle.inspired)


def test_a_reroll_that_was_begun_exhausts_its_die():
    table = battle("patches", "boar")
    table.hp[0] = 1
    learn(table, 0, "med_kit", "nutrients")
    table.locked[0] = [die(table, 0, "nutrients reroll_heal 2")]
    table.skills[0][5] = PLACED
    roll(table, 0, "med_kit heal 1")
    loaded(table, 4)
    choose(table, "AnyTime", deed="reroll")
    choose(table, "UseDie", skill="med_kit", verb="heal")
    done(table)
    assert state(table, 0, "nutrients") == EXHAUSTED


def test_two_locked_strides_are_two_moves():
    table = battle("picket", "boar")
    table.locked[0] = [
        die(table, 0, "shield_form const_move 2"),
        die(table, 0, "sword_advance const_move 2"),
    ]
    take_turn(table, 0)
    choose(table, "AnyTime", deed="stride", skill="shield_form")
    choose(table, "Spot", place=10)
    assert [option.skill for option in options(table, "AnyTime") if option.deed == "stride"] == [
        "sword_advance"
    ]
    choose(table, "AnyTime", deed="stride", skill="sword_advance")
    choose(table, "Spot", place=8)
    assert not [option for option in options(table, "AnyTime") if option.deed == "stride"]


def test_things_on_the_mat_are_no_baddies_for_the_body_count():
    table = battle("tantrum", "rat")
    harm(table, 4, 99, 0)
    assert table.bodies == 0


def test_anger_moves_the_rage_die_by_exactly_that_much_or_not_at_all():
    table = raging()
    set_rage(table, 0, 1, 1)
    roll(table, 0, "anger_management anger 3")
    assert {option.verb for option in options(table, "UseDie")} == {"anger_up"}
    table = raging()
    set_rage(table, 0, 1, 4)
    roll(table, 0, "anger_management anger 3")
    assert {option.verb for option in options(table, "UseDie")} == {"anger_down"}


@pytest.mark.parametrize("party", ["picket boomer", "boomer picket"])
def test_where_melee_keeps_its_distance_incense_adds_no_dice(party):
    table = battle(party, "great_bear")
    table.rules = BattleRules(melee_calm_until=2)
    hold(table, 0, "infused_incense")
    take_turn(table, 0)
    choose(table, "UseLoot", loot="infused_incense")
    choose(table, "Stay")
    choose(table, "Foe")
    choose(table, "RollThem")
    thrown = len([one for one in table.rolled if one.number == 0])
    assert thrown == (0 if party.startswith("picket") else 2)


def test_a_frag_may_be_aimed_at_any_position():
    table = battle("boomer", "boar grunt raider")
    harm(table, 5, 9, 0)
    place(table, 0, 12)
    learn(table, 0, "frag")
    table.grenades = 1
    take_turn(table, 0)
    choose(table, "Stay")
    choose(table, "NoTarget")
    choose(table, "PickSkill", skill="frag")
    assert sorted(option.place for option in options(table, "Spot")) == list(range(16))


def test_a_missing_baddie_is_replaced_by_smaller_ones():
    table = camp("picket tantrum boomer patches")
    table.stacks[2] = table.stacks[2][:1]
    build_by_points(table, 48)
    assert [CHIPS[chip].points for chip in reversed(table.queue)] == [20, 5, 5, 5, 5, 5, 1, 1, 1]
