"""Loot at any time: by ruling 95 it is offered before everything that it could change (rulebook: loot)."""

import pytest

from rouages.engine.agenda import asked
from rouages.games.too_many_bones.adventure.camp_loot import UseCampLoot
from rouages.games.too_many_bones.adventure.encounter import (
    DrawEncounter,
    EncounterPhase,
    LookAtCard,
    PutAway,
    TakeOption,
)
from rouages.games.too_many_bones.adventure.loot_first import NothingAtStake, OfferLoot
from rouages.games.too_many_bones.battle.tyrants import FaceTyrant
from rouages.games.too_many_bones.box.cards import CARDS, NUMBER
from rouages.games.too_many_bones.box.effects import BLEED, POISON, STUN
from rouages.games.too_many_bones.encounters.courses import COURSES
from rouages.games.too_many_bones.encounters.fights import RunBridge
from rouages.games.too_many_bones.encounters.toll import BeHunted, LosersPay
from rouages.games.too_many_bones.gearlocs.bracing import CanWait
from rouages.games.too_many_bones.gearlocs.loot import UseLoot
from rouages.games.too_many_bones.gearlocs.turn import BeforeOrAfter
from rouages.games.too_many_bones.party.gaining import gain_loot
from rouages.games.too_many_bones.units.harm import afflict
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    asked_kind,
    battle,
    camp,
    choose,
    die,
    hold,
    loaded,
    options,
    run,
    staying_up,
    take_out,
    take_turn,
)


def at_card(card, option=None, party="picket boomer", *loot, hp=1):
    """The first of a hurt party holds Loot; today's card is known, and perhaps an option was taken."""
    table = hold(camp(party, day=4), 0, *loot)
    table.hp[0] = hp
    for pile in (table.deck, table.rest, table.aside):
        if NUMBER[card] in pile:
            pile.remove(NUMBER[card])
    table.card = NUMBER[card]
    table.agenda = [Pause(0)]
    if option is None:
        return run(table, LookAtCard())
    table.verdict = option - 1
    return run(table, TakeOption())


def poisoned(*loot, hp=2, poison=2, party="picket boomer"):
    """A poisoned Gearloc with Loot begins its turn."""
    table = hold(battle(party, "boar"), 0, *loot)
    table.hp[0] = hp
    afflict(table, 0, POISON, poison)
    return take_turn(table, 0)


def test_loot_can_be_used_before_the_pain_that_would_knock_out():
    table = poisoned("mixed_berries")
    assert asked_kind(table) == "BraceForPain"
    choose(table, "UseLoot", loot="mixed_berries")
    assert (table.stands(0), table.hp[0]) == (True, 3)
    assert asked_kind(table) == "WalkOrStay"


def test_who_uses_nothing_bears_it():
    table = poisoned("mixed_berries")
    choose(table, "Endure")
    assert not table.stands(0)


def test_a_second_card_can_be_used_as_long_as_the_first_saves_nobody():
    table = poisoned("oggot_herbs", "mixed_berries", hp=1, poison=3)
    choose(table, "UseLoot", loot="oggot_herbs")
    assert asked_kind(table) == "BraceForPain"


def test_nobody_is_asked_before_pain_that_leaves_hp():
    assert asked_kind(poisoned("mixed_berries", hp=3)) == "WalkOrStay"


def test_nobody_is_asked_who_is_healed_in_time():
    assert asked_kind(poisoned("mixed_berries", party="patches boomer")) == "OrderStart"


def test_a_parked_revive_can_be_saved_with_loot():
    table = hold(battle("picket patches", "boar"), 0, "mixed_berries")
    table.hp[0] = 1
    table.active[0] = [die(table, 1, "liquid_life revive 2")]
    afflict(table, 0, BLEED)
    assert asked_kind(take_turn(table, 0)) == "BraceForPain"


def test_bog_meat_can_put_a_weaker_poison_in_the_place_of_a_strong_one():
    table = hold(battle("picket", "boar"), 0, "fresh_bog_meat")
    table.bonus[0], table.hp[0] = 6, 5
    afflict(table, 0, POISON, 3)
    take_turn(table, 0)
    choose(table, "UseLoot", loot="fresh_bog_meat")
    assert (table.hp[0], table.has(0, POISON)) == (8, 1)


def test_the_stunned_use_no_loot():  # ruling 18
    table = hold(battle("picket boomer", "boar"), 0, "mixed_berries")
    table.hp[0] = 2
    afflict(table, 0, POISON, 2)
    afflict(table, 0, STUN)
    take_turn(table, 0)
    assert not table.stands(0)


def test_loot_for_the_dice_of_a_turn_waits_for_them():
    table = poisoned("mixed_berries", "mechanical_assistance")
    assert {option.loot for option in options(table, "UseLoot")} == {"mixed_berries"}
    assert asked(table, 0).why_not(table, UseLoot("mechanical_assistance", None, None)) == CanWait()


def test_between_walking_and_the_roll_loot_is_refused_with_the_reason():
    table = take_turn(hold(battle("picket", "boar"), 0, "mechanical_assistance"), 0)
    choose(table, "Stay")
    card = UseLoot("mechanical_assistance", None, None)
    assert asked(table, 0).why_not(table, card) == BeforeOrAfter()
    choose(table, "Foe")
    assert asked(table, 0).why_not(table, card) == BeforeOrAfter()


@pytest.mark.parametrize(("card", "option"), [("G20", 1), ("G13", 2), ("G25", 1)])
def test_loot_can_be_used_before_a_battle(card, option):
    table = at_card(card, option, "picket boomer", "mixed_berries")
    assert asked(table, 0).before == "battle"
    choose(table, "UseCampLoot", loot="mixed_berries")
    assert table.hp[0] == 5


def test_loot_can_be_used_before_the_tyrant():
    table = hold(camp("picket boomer", day=4), 1, "zelfey_seeds")
    table.hp[0] = 1
    table.agenda = [Pause(0)]
    run(table, FaceTyrant())
    assert asked(table, 1).before == "battle"
    choose(table, "UseCampLoot", on=0)
    assert table.hp[0] == 3


def test_nobody_in_full_health_is_asked_before_a_battle():
    assert asked_kind(at_card("G20", 1, "picket boomer", "mixed_berries", hp=5)) != "UseLootFirst"


def test_what_changes_nothing_is_not_offered_and_says_so():
    table = at_card("G20", 1, "picket boomer", "mixed_berries", "troll_brew")
    assert [option.loot for option in options(table, "UseCampLoot")] == ["mixed_berries"]
    assert asked(table, 0).why_not(table, UseCampLoot("troll_brew", None, None)) == NothingAtStake()


def test_a_scope_can_be_used_before_the_party_chooses():
    table = at_card("G20", None, "picket boomer", "small_spotting_scope")
    assert asked(table, 0).before == "choice"
    choose(table, "UseCampLoot", loot="small_spotting_scope")
    while asked_kind(table) in ("ChooseStack", "BuryScouted"):
        choose(table)
    assert asked_kind(table) == "Propose"


def test_a_scope_can_be_used_before_the_party_decides_about_the_tyrant():
    table = hold(camp("picket boomer", day=4), 0, "small_spotting_scope")
    table.progress = table.needed
    table.agenda = [Pause(0)]
    run(table, EncounterPhase())
    assert asked(table, 0).before == "choice"


def test_a_scope_is_not_asked_for_where_there_can_be_no_battle():
    peaceful = next(facts.id for facts in CARDS if not any(option.battle for option in facts.options))
    assert asked_kind(at_card(peaceful, None, "picket boomer", "small_spotting_scope")) != "UseLootFirst"


@pytest.mark.parametrize("deed", ["RollForPoison", "NearestLoses"])
def test_loot_can_be_used_before_hp_are_compared(deed):
    card, option = next(
        (card, number)
        for card, courses in enumerate(COURSES)
        for number, course in enumerate(courses)
        if any(type(first).__name__ == deed for first in course.first)
    )
    table = at_card(CARDS[card].id, option + 1, "picket boomer", "mixed_berries")
    assert asked(table, 0).before == "test"


def test_loot_can_be_used_between_the_shots_on_the_bridge():
    table = hold(camp("picket", day=2), 0, "mixed_berries")
    table.agenda = [Pause(0)]
    table.hp[0] = 3
    archers = [CHIP["orc_archer"], CHIP["rock_tosser"]]
    for chip in archers:
        take_out(table, chip)
    table.stacks[0] += archers
    run(loaded(table, 0, 0, 0, 0), OfferLoot("battle"), RunBridge())
    choose(table, "KeepLoot")
    assert asked(table, 0).before == "test"
    choose(table, "KeepLoot")
    assert table.hp[0] == 1
    choose(table, "UseCampLoot")
    assert table.hp[0] == 3


def test_loot_can_be_used_before_it_is_lost():
    table = hold(camp("picket boomer"), 0, "mixed_berries")
    table.agenda = [Pause(0)]
    table.hp[0] = 1
    run(loaded(table, 4), BeHunted())
    assert asked(table, 0).before == "payment"
    choose(table, "UseCampLoot")
    assert asked_kind(table) == "Pause"


def test_a_loser_at_darts_may_use_the_last_loot_before_it_is_lost():
    table = hold(camp("picket boomer"), 0, "mixed_berries")
    table.agenda = [Pause(0)]
    table.hp[0] = 1
    table.encounter.darts_lost = (0,)
    run(table, LosersPay())
    choose(table, "UseCampLoot")
    assert asked_kind(table) == "Pause"


@pytest.mark.parametrize("after", ["no_recovery", "another"])
def test_loot_can_be_used_at_the_end_of_a_card_that_no_recovery_follows(after):
    table = hold(camp("picket boomer", day=4), 0, "treasure_trove_map")
    table.agenda = [Pause(0)]
    table.card = table.deck.pop()
    setattr(table.encounter, after, True)
    run(table, PutAway())
    assert asked(table, 0).before == "draw"
    choose(table, "UseCampLoot")
    assert NUMBER["SP5"] not in table.aside


def test_a_card_for_which_there_is_no_room_may_be_used_instead():
    table = hold(camp("picket boomer"), 0, "mixed_berries", "oggot_herbs", "stone_hammer", "mech_pick")
    table.agenda = [Pause(0)]
    table.hp[0] = 1
    gain_loot(table, 0)
    run(table)
    choose(table, "UseCampLoot", loot="mixed_berries")
    assert (table.hp[0], len(table.hands[0]), asked_kind(table)) == (5, 4, "Pause")


def test_the_gem_is_for_the_recovery_phase():
    table = hold(camp("picket boomer", day=4), 0, "tewaren_gem", "treasure_trove_map")
    table.agenda = [Pause(0)]
    run(table, OfferLoot("draw"))
    assert [option.loot for option in options(table, "UseCampLoot")] == ["treasure_trove_map"]
    staying_up(table)
    assert "tewaren_gem" in [option.loot for option in options(table, "UseCampLoot")]


def test_a_gearloc_may_let_the_others_recover_first():
    table = hold(camp("picket boomer"), 1, "zelfey_seeds")
    table.agenda = [Pause(0)]
    table.hp[0] = 3
    staying_up(table)
    choose(table, "LetOthersFirst", seat=0)
    choose(table, "UseCampLoot", seat=1, on=0)
    choose(table, "CampOver", seat=1)
    assert table.hp[0] == 5
    assert not options(table, "LetOthersFirst")
    choose(table, "Scout", seat=0)


def test_a_new_card_is_drawn_only_after_loot_was_offered():
    table = hold(camp("picket boomer", day=4), 0, "treasure_trove_map")
    table.agenda = [Pause(0)]
    before = len(table.deck)
    run(table, OfferLoot("draw"), DrawEncounter())
    assert len(table.deck) == before
