"""The tyrants: set-up, skills and die faces (rulebook: tyrant)."""

import pytest

from rouages.engine.agenda import Step
from rouages.games.too_many_bones.baddies.tyrant_die import (
    AfterAttack,
    BeforeAttack,
    put_orb,
    roll_tyrant_die,
)
from rouages.games.too_many_bones.battle.rounds import EndRound, stand
from rouages.games.too_many_bones.battle.tyrants import SetTyrant, TyrantFought
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import ORB, Tyrant
from rouages.games.too_many_bones.box.effects import BLEED, POISON
from rouages.games.too_many_bones.box.mat import BADDIE_MELEE, BADDIE_RANGED, row_of
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.rolling import roll_dice, white_shield
from rouages.games.too_many_bones.units.battle_end import EndBattle
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import afflict, harm
from tests.games.too_many_bones.covering import covers
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    asked_kind,
    battle,
    bones,
    camp,
    choose,
    facing,
    happened,
    hold,
    loaded,
    options,
    place,
    roll,
    run,
    take_turn,
)
from tests.games.too_many_bones.todays_card import queue_names


class Stop(Step, frozen=True):
    def run(self, table):
        pass


@covers("face.om_nom")
def test_om_nom_strips_the_targets_def_dice():
    table = facing("nom", "om_nom")
    table.active[0] = [white_shield(0, 2)]
    run(table, BeforeAttack(4))
    assert not table.active[0]


@covers("face.thunderclub")
def test_the_thunderclub_hurls_the_target_away():
    table = facing("nom", "thunderclub")
    hp = table.hp[0]
    run(table, AfterAttack(4))
    assert table.at[0] == 15
    assert table.hp[0] == hp - 1


@covers("tyrant.nom")
def test_nom_waits_under_the_queue_and_fights_one_gearloc_at_a_time():  # rulings 24, 66
    table = camp("picket boomer", tyrant="nom", day=7)
    table.rules = BattleRules(tyrant_battle=True)
    run(table, SetTyrant())
    choose(table, seat=1)
    choose(table, "Verdict", name="boomer")
    assert queue_names(table)[-1] == "nom"
    assert [CHIPS[chip].points for chip in table.queue] == [100, 1, 1, 1, 1, 5, 5]
    assert (table.away[0], table.away[1]) == (True, False)
    assert (CHIPS[CHIP["nom"]].skills["thick_skin"], CHIPS[CHIP["nom"]].skills["recover"]) == (3, 1)


def test_noms_queue_counts_every_gearloc():
    table = camp("tantrum picket boomer", tyrant="nom", day=7)
    run(table, SetTyrant())
    assert [CHIPS[chip].points for chip in reversed(table.queue)] == [20, 1, 100]


def before_nom(*order):
    """The party has fixed this order for Nom, and the first stands on the mat."""
    table = camp("tantrum picket boomer", tyrant="nom")
    table.agenda = [EndBattle(), Pause(0)]
    run(table, SetTyrant())
    for name in order:
        while asked_kind(table) == "Propose":
            choose(table, "NoProposal")
        choose(table, "Verdict", name=name)
    return table


def first_falls(table):
    """The first before Nom is KO'd in the first round."""
    table.round = 1
    stand(table, table.battle.line[0], 8)
    harm(table, table.battle.line[0], 99)
    return table


def next_round(table):
    """The round ends, and whoever may enters."""
    table.agenda = [EndBattle(), Pause(0)]
    run(table, EndRound())
    return choose(table, "Place")


def test_the_party_fixes_the_whole_order_for_nom():  # ruling 66
    table = before_nom("boomer", "tantrum")
    assert (table.battle.line, table.away[:3]) == ((2, 0, 1), [True, True, False])
    next_round(first_falls(table))
    assert (table.standing(), table.away[:3]) == ([0], [False, True, False])


def test_nobody_who_is_knocked_out_is_named_for_nom():  # ruling 66
    table = camp("tantrum picket boomer patches", tyrant="nom")
    table.agenda = [EndBattle(), Pause(0)]
    table.hp[2] = 0
    run(table, SetTyrant())
    assert [option.name for option in options(table, "Verdict")] == ["tantrum", "picket", "patches"]


def test_nobody_is_named_twice_for_nom():
    table = before_nom("boomer")
    choose(table, "NoProposal")
    choose(table, "NoProposal")
    assert [option.name for option in options(table, "Verdict")] == ["tantrum", "picket"]


def test_a_gearloc_that_is_revived_before_nom_waits_behind_the_others():  # ruling 66
    table = first_falls(before_nom("boomer", "tantrum"))
    table.returning[2] = 2
    next_round(table)
    assert (table.standing(), table.battle.line) == ([0], (0, 1, 2))
    assert (table.away[2], table.hp[2]) == (True, 2)


@covers("face.silver_hide")
def test_silver_hide_stops_attacks_but_not_skills():
    table = facing("mulmesh", "silver_hide")
    assert harm(table, 4, 3, 0, attack=True) == 0
    assert harm(table, 4, 3, 0) == 3


@covers("face.howl")
def test_a_howl_moves_the_baddies_up():
    table = facing("mulmesh", more="boar")
    table.meter = [0, 4, 1, 5]
    loaded(table, CHIPS[CHIP["mulmesh"]].die.index("howl"))
    roll_tyrant_die(table, 4)
    assert table.meter == [0, 4, 5, 1]


@covers("tyrant.mulmesh")
def test_mulmesh_retreats_at_three_hp_and_comes_back_whole():
    table = camp("picket boomer", tyrant="mulmesh", day=1)
    table.stored = [CHIP["wolf"]]
    run(table, SetTyrant())
    assert queue_names(table) == ["wolf", *queue_names(table)[1:-1], "mulmesh"]
    table = facing("mulmesh")
    table.hp[4] = 3
    take_turn(table, 4)
    assert table.queue == [CHIP["mulmesh"]]
    assert not table.battle.tyrant_fell


@covers("face.poison_enhancer", "face.poison_2")
def test_drellens_poisons():
    table = facing("drellen", "poison_enhancer")
    afflict(table, 0, POISON, 1)
    run(table, BeforeAttack(4))
    assert table.has(0, POISON) == 3
    table = facing("drellen", "poison_2")
    run(table, BeforeAttack(4))
    assert table.has(0, POISON) == 2
    table = facing("drellen", "poison_enhancer")
    afflict(table, 0, POISON, 1)
    table.lasting.antidote = True
    run(table, BeforeAttack(4))
    assert table.has(0, POISON) == 1


def test_drellen_finds_his_bogs_before_the_queue_is_built():
    table = camp("picket tantrum boomer", tyrant="drellen", day=10)
    bogs = [CHIP["bog_lurk"], CHIP["acid_spitter"]]
    table.stacks[1] = [chip for chip in table.stacks[1] if chip not in bogs] + bogs
    run(table, SetTyrant())
    assert {table.name(unit) for unit in (5, 6)} == {"bog_lurk", "acid_spitter"}


def test_a_ranged_bog_stands_in_the_ranged_row():
    table = camp("picket tantrum", tyrant="drellen", day=1)
    table.stacks[0] = [CHIP["clay_golem"], CHIP["bog_frog"], CHIP["gob"], CHIP["boar"]]
    run(table, SetTyrant())
    rows = {table.name(unit): row_of(table.at[unit]) for unit in (5, 6)}
    assert rows == {"bog_frog": BADDIE_RANGED, "clay_golem": BADDIE_MELEE}


@covers("tyrant.drellen")
def test_drellen_cannot_be_hurt_while_the_bog_stands():
    table = camp("picket boomer", tyrant="drellen", day=2)
    run(table, SetTyrant())
    assert table.name(table.foes()[0]) == "drellen"
    assert {CHIPS[table.chip[unit]].type for unit in table.foes()[1:]} == {"bog"}
    assert table.rules.step_cost == 2
    table = facing("drellen", more="bog_frog")
    assert harm(table, 4, 5, 0) == 0
    harm(table, 5, 9, 0)
    assert harm(table, 4, 5, 0) == 5
    afflict(table, 4, POISON, 2)
    assert not table.has(4, POISON)


@pytest.mark.parametrize("lane", [1, 2, 3, 4])
@covers("face.orb_1", "face.orb_2", "face.orb_3", "face.orb_4")
def test_an_orb_makes_bones_hurt(lane):  # ruling 33
    table = facing("gendricks", f"orb_{lane}")
    assert table.at[ORB] == lane - 1
    assert table.hp[ORB] == 4
    hp = table.hp[1]
    loaded(table, 4, 4)
    roll_dice(table, 1, [0, 0])
    assert hp - table.hp[1] == 2
    news = len(happened(table, "TyrantRolled"))
    roll_tyrant_die(table, 4)
    assert len(happened(table, "TyrantRolled")) == news


def test_bones_hurt_no_more_when_the_orb_is_gone():
    table = facing("gendricks", "orb_3")
    harm(table, ORB, 9, 0)
    hp = table.hp[0]
    loaded(table, 4, 4)
    roll_dice(table, 0, [0, 0])
    assert table.hp[0] == hp


def test_the_orb_of_the_hall_makes_no_bones_hurt():
    table = battle("picket", "boar")
    table.rules = BattleRules(hall_orb=True)
    put_orb(table, 0, 3)
    hp = table.hp[0]
    loaded(table, 4, 4)
    roll_dice(table, 0, [0, 0])
    assert table.hp[0] == hp


@covers("face.charred_mander")
def test_a_charred_kobold_runs_at_the_nearest_enemy():
    table = battle("picket boomer", "gendricks kobold", tyrant="gendricks")
    place(table, 0, 12)
    place(table, 1, 15)
    loaded(table, 4)
    hp = table.hp[0]
    roll_tyrant_die(table, 4)
    run(table)
    choose(table, "Spot", place=8)
    assert table.hp[5] == 1
    assert hp - table.hp[0] == 2
    assert table.adjacent(5, 0)


@covers("tyrant.gendricks", "baddie.limit")
def test_gendricks_leads_with_a_kobold_and_limits_a_stat():  # ruling 35
    table = camp("picket boomer", tyrant="gendricks", day=2)
    run(table, SetTyrant())
    assert queue_names(table)[:2] == ["gendricks", "kobold"]
    table = facing("gendricks", party="picket")
    table.bonus[0], table.hp[0] = 2, 7
    loaded(table, 4, 4, 4, 4)
    take_turn(table, 4)
    choose(table, "LostStat", stat="hp")
    assert table.most_hp(0) == 5


@covers("face.call_for_help", "face.careless_bomb")
def test_the_goblin_king_calls_and_bombs():
    table = facing("goblin_king", "call_for_help")
    assert [CHIPS[chip].points for chip in table.queue] == [1]
    table = facing("goblin_king", "careless_bomb", more="great_bear boar")
    run(table, AfterAttack(4))
    assert table.hp[5] == table.top[5] - 3
    assert not table.stands(6)
    assert table.hp[4] == table.top[4]


@covers("tyrant.goblin_king", "baddie.kaboom", "baddie.boom", "loot.care_package")
def test_the_throne_must_be_broken_from_beside():  # ruling 34
    table = camp("picket boomer", tyrant="goblin_king", day=2)
    run(table, SetTyrant())
    assert table.battle.throne == 3
    table = hold(camp("picket boomer", tyrant="goblin_king", day=2), 0, "care_package")
    run(table, SetTyrant())
    assert not table.battle.throne
    table = facing("goblin_king")
    table.battle.throne = 3
    assert harm(table, 4, 5, 1) == 0
    assert table.battle.throne == 3
    assert harm(table, 4, 5, 0) == 0
    assert harm(table, 4, 5, 0) == 5
    loaded(table, 4, 4, 2, 2, 2)
    hp = table.hp[:]
    take_turn(table, 4)
    choose(table, "Spot", place=14)
    assert (table.at[0], table.at[1]) == (15, 14)
    assert (hp[0] - table.hp[0], hp[1] - table.hp[1]) == (3, 1)


@covers("face.skull_crack_axe", "face.blood_rage")
def test_marrows_die():
    table = facing("marrow", "skull_crack_axe")
    assert table.turn.face == "skull_crack_axe"
    table = facing("marrow", "blood_rage")
    table.hp[4] = 5
    run(table, AfterAttack(4))
    choose(table, "Spot", place=6)
    assert table.at[4] == 6
    assert table.hp[4] == 8


@covers("tyrant.marrow", "baddie.call_orc")
def test_marrow_stands_in_lane_three_and_calls_orcs():
    from rouages.games.too_many_bones.baddies.attack import attack_dice, spend_bones

    table = camp("picket boomer", tyrant="marrow", day=1)
    run(table, SetTyrant())
    assert table.at[6] == 2
    table = facing("marrow", more="grunt raider")
    assert attack_dice(table, 4) == CHIPS[CHIP["marrow"]].attack + 2
    spend_bones(table, 4, 1)
    spend_bones(table, 4, 2)
    assert [(CHIPS[chip].type, CHIPS[chip].points) for chip in table.queue] == [("orc", 1), ("orc", 5)]


@covers("face.cloak_and_dagger")
def test_cloak_and_dagger_takes_a_gearloc_until_another_falls():
    table = facing("duster")
    loaded(table, CHIPS[CHIP["duster"]].die.index("cloak_and_dagger"))
    table.meter = [4, 0, 1]
    roll_tyrant_die(table, 4)
    assert table.away[0]
    assert table.at[4] == 8
    assert settle(table)
    harm(table, 1, 99, true=True)
    assert table.returning[0] == 5


@covers("face.dusters_dagger")
def test_dusters_dagger_makes_those_she_hurts_bleed():
    table = facing("duster", "dusters_dagger")
    table.turn.wounds = (1,)
    run(table, AfterAttack(4))
    assert table.has(0, BLEED)


@covers("tyrant.duster", "baddie.shrouded", "baddie.hide")
def test_duster_is_shrouded_and_hides():  # ruling 48
    from rouages.games.too_many_bones.baddies.attack import spend_bones
    from rouages.games.too_many_bones.units.targets import targets

    table = camp("picket boomer", tyrant="duster", day=4)
    run(table, SetTyrant())
    assert queue_names(table)[0] == "duster"
    assert len(table.queue) == 3
    table = facing("duster")
    assert targets(table, 1) == []
    assert targets(table, 0) == [4]
    spend_bones(table, 4, 2)
    assert table.hidden(4)


@covers("face.blank")
def test_a_blank_face_is_nothing():
    table = facing("nom", "blank")
    hp = table.hp[:]
    run(table, BeforeAttack(4))
    run(table, AfterAttack(4))
    assert table.hp == hp


@covers("baddie.retreat", "baddie.bog_ruler", "baddie.frenzy_all")
def test_mulmesh_rolls_all_his_dice_again_after_two_hits():  # ruling 47
    table = loaded(facing("mulmesh", party="picket"), 4, 4, 0, 0, 4, 0, 0, 0)
    hp = table.hp[0]
    take_turn(table, 4)
    assert hp - table.hp[0] == 5


@pytest.mark.parametrize("tyrant", list(Tyrant))
def test_the_adventure_is_won_the_moment_the_tyrant_falls(tyrant):
    table = battle("tantrum boomer", f"{tyrant.value} boar", tyrant=tyrant.value)
    table.rules = BattleRules(tyrant_battle=True)
    table.agenda.insert(0, TyrantFought())
    table.hp[4] = 1
    roll(table, 0, "attack attack 2", "attack attack 2", target=4)
    choose(table, "Strike")
    assert table.ending == "tyrant_defeated"


def test_a_lost_battle_leaves_another_day():
    table = bones(battle("picket", "nom", tyrant="nom"), 0, 1)
    table.rules = BattleRules(tyrant_battle=True)
    table.agenda.insert(0, TyrantFought())
    harm(table, 0, 99, true=True)
    settle(table)
    run(table, Stop())
    assert table.ending == ""
    assert table.round == 0


def test_silver_hide_lasts_until_mulmesh_acts_again():
    table = facing("mulmesh", "silver_hide", more="boar")
    take_turn(loaded(table, 4), 5)
    assert table.battle.silver_hide
    take_turn(loaded(table, *[4] * 12), 4)
    assert not table.battle.silver_hide


def test_a_retreat_is_told_and_leaves_the_mat():
    table = facing("mulmesh", more="boar")
    table.hp[4] = 3
    take_turn(table, 4)
    assert [event.name for event in happened(table, "Left")] == ["mulmesh"]
    assert not table.stands(4)
    table = facing("mulmesh", more="boar")
    table.hp[4] = 4
    take_turn(loaded(table, *[4] * 12), 4)
    assert table.stands(4)
