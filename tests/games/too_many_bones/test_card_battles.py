"""Battles that a card makes odd: who enters, leaves, keeps what (rulebook: battle, result, encounter)."""

import pytest

from rouages.engine.agenda import advance
from rouages.games.too_many_bones.adventure.day import UseKnife
from rouages.games.too_many_bones.adventure.encounter import ChooseOption
from rouages.games.too_many_bones.battle.rounds import EndRound, StartBattle
from rouages.games.too_many_bones.battle.tyrants import SetTyrant
from rouages.games.too_many_bones.box.cards import NUMBER
from rouages.games.too_many_bones.box.components import ALLY
from rouages.games.too_many_bones.box.dice import PLACED
from rouages.games.too_many_bones.box.effects import STUN
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.gearlocs.ally import AllyTurn
from rouages.games.too_many_bones.party.lockpicking import Attempt, encode
from rouages.games.too_many_bones.party.training import TrainAll
from rouages.games.too_many_bones.units.battle_end import EndBattle
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import harm
from rouages.games.too_many_bones.units.queue import last_goblin
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    asked_kind,
    battle,
    camp,
    choose,
    die,
    happened,
    hold,
    loaded,
    options,
    place,
    run,
    take_out,
    take_turn,
)

SET_UP = ("TakeMeterPlace", "TakePosition", "Propose", "Decide")


def meet(table, card, number):
    """The party draws a card and takes one of its options."""
    table.card = NUMBER[card]
    table.deck = [other for other in table.deck if other != table.card]
    table.rest = [other for other in table.rest if other != table.card]
    table.agenda = [Pause(0)]
    run(table, ChooseOption())
    while asked_kind(table) == "Propose":
        choose(table, "NoProposal")
    return choose(table, "Verdict", number=number - 1)


def set_up(table):
    """Everybody takes the first place that is offered."""
    while asked_kind(table) in SET_UP:
        choose(table)
    return table


def idle(table):
    """Nobody of the party does anything until the battle is over."""
    while table.round:
        choose(table, next(kind for kind in ("Stay", "NoTarget", "RollThem", "Done") if options(table, kind)))


def test_who_only_watched_a_lost_battle_keeps_the_locked_dice_and_the_beaten_does_not():
    table = camp("boomer picket", day=4)
    for seat, shown in enumerate(("element element 2", "stand_ground const_regen 1")):
        table.locked[seat] = [die(table, seat, shown)]
        table.skills[seat][1] = PLACED
    meet(table, "G13", 2)
    choose(table, "NoProposal")
    choose(table, "Verdict", name="boomer")
    set_up(table)
    idle(table)
    assert not table.victory
    assert [len(dice) for dice in table.locked[:2]] == [0, 1]


def goblin_camp():
    table = camp("picket tantrum", tyrant="goblin_king", day=12)
    table.lasting.goblins = True
    return table


def fell(table, *names):
    """These Goblins were defeated, one after the other."""
    for name in names:
        take_out(table, CHIP[name])
        table.agenda = [EndBattle(), Pause(0)]
        table.round = 1
        table.at[4] = 4
        table.mat[4] = 4
        table.chip[4], table.hp[4], table.top[4] = CHIP[name], 1, 1
        harm(table, 4, 9, 0, true=True)
        table.round = 0
    return table


def test_the_last_goblin_comes_back_before_the_king_too():
    table = fell(goblin_camp(), "gob")
    run(table, SetTyrant())
    assert table.queue[-1] == CHIP["gob"]


def test_the_last_goblin_is_the_one_that_fell_last_whatever_it_is_worth():
    table = fell(goblin_camp(), "gob", "hexer")
    last_goblin(table)
    assert table.queue[-1] == CHIP["hexer"]
    last_goblin(table)
    assert table.queue[-1] == CHIP["gob"]


def test_a_goblin_that_a_knife_studies_does_not_come_back_meanwhile():
    table = hold(fell(goblin_camp(), "hexer", "gob"), 0, "skinning_knife")
    run(table, UseKnife(0))
    choose(table, "Studied", kind="goblin")
    assert table.marked == CHIP["gob"]
    last_goblin(table)
    assert table.queue == [CHIP["hexer"]]
    last_goblin(table)
    assert table.queue == [CHIP["hexer"]]


def test_a_bargain_that_failed_lets_the_party_choose_again():
    table = camp("picket", day=4)
    hold(table, 0, "oggot_herbs", "zelfey_seeds")
    loaded(table, 0)
    meet(table, "S07", 2)
    choose(table, "Dropped")
    assert asked_kind(table) == "Decide"
    assert [option.number for option in options(table, "Verdict")] == [0, 1]
    loaded(table, 0)
    choose(table, "Verdict", number=1)
    choose(table, "Dropped")
    assert table.hands[0] == []
    assert [option.number for option in options(table, "Verdict")] == [0]


def visited_by_nom():
    """Nom comes with others on his card, in the first lane."""
    table = set_up(meet(camp("tantrum picket", day=5), "T-nom-1", 1))
    unit = next(unit for unit in table.foes() if table.name(unit) == "nom")
    table.hp[unit] = table.top[unit] = 9
    return table, unit


def test_nom_leaves_the_moment_he_has_five_hp_or_less():
    table, unit = visited_by_nom()
    harm(table, unit, 3, 0, true=True)
    assert table.stands(unit)
    harm(table, unit, 1, 0, true=True)
    assert not table.stands(unit)
    assert not happened(table, "Defeated")
    assert settle(table)


def test_nom_leaves_at_the_end_of_round_three():
    table, _ = visited_by_nom()
    table.round = 3
    run(table, EndRound())
    assert "nom" not in [table.name(foe) for foe in table.foes()]


def test_a_blow_that_takes_all_of_noms_hp_wins_the_adventure():
    table, unit = visited_by_nom()
    harm(table, unit, 99, 0, true=True)
    assert not settle(table)
    advance(table)
    assert table.ending == "tyrant_defeated"


@pytest.mark.parametrize(("chip", "left"), [("bridge_brat", 0), ("stone_golem", 3)])
def test_a_newcomer_to_a_trap_loses_two_hp_and_falls_if_it_had_no_more(chip, left):
    table = camp("picket boomer")
    take_out(table, CHIP[chip])
    table.queue = [CHIP[chip]]
    table.rules = BattleRules(entry_loss=2)
    table.agenda = [Pause(0)]
    run(table, StartBattle())
    assert table.hp[4] == left
    assert [(event.lost, event.left) for event in happened(table, "Damaged")] == [(2, left)]
    assert bool(happened(table, "Defeated")) == (left == 0)


def test_a_hardy_newcomer_is_not_spared_for_one_that_fell_in_its_place():
    table = camp("picket boomer")
    for name in ("bridge_brat", "kobold"):
        take_out(table, CHIP[name])
    table.queue = [CHIP["kobold"], CHIP["bridge_brat"]]
    table.rules = BattleRules(entry_loss=2)
    table.agenda = [Pause(0)]
    run(table, StartBattle())
    assert table.name(4) == "kobold"
    assert table.top[4] - table.hp[4] == 1


def revival(party="boomer patches", queue="great_bear"):
    """The end of a round: the first of the party comes back, and others come from the queue."""
    table = battle(party, "boar")
    harm(table, 4, 9, 1)
    table.mat[table.at[0]] = -1
    table.at[0] = -1
    table.meter = [1]
    table.returning[0] = 2
    table.queue = [CHIP[name] for name in queue.split()]
    table.agenda = [EndBattle(), EndRound()]
    advance(table)
    return choose(table, "Place")


def test_who_comes_back_says_where_it_stands_among_those_that_come_on_top():
    table = revival()
    assert asked_kind(table) == "TakeMeterPlace"
    assert [option.place for option in options(table)] == [0, 1]
    choose(table, "MeterPlace", place=1)
    assert table.meter[:3] == [4, 0, 1]


def test_who_comes_back_alone_is_on_top_without_a_question():
    table = revival(queue="wolf")
    assert table.meter[:3] == [0, 1, 4]


def test_two_who_come_back_order_themselves():
    table = battle("boomer patches picket", "boar")
    harm(table, 4, 9, 2)
    for seat in (0, 1):
        table.mat[table.at[seat]] = -1
        table.at[seat] = -1
        table.returning[seat] = 2
    table.meter = [2]
    table.queue = [CHIP["wolf"]]
    table.agenda = [EndBattle(), EndRound()]
    advance(table)
    choose(table, "Place", seat=0)
    choose(table, "Place", seat=1)
    assert asked_kind(table) == "TakeMeterPlace"
    choose(table, "MeterPlace", place=1)
    assert table.meter[:3] == [0, 1, 2]


def wall(*faces, plus=True, **rules):
    """Picket before a golem; the DEF dice of his wall show these faces."""
    table = camp("picket")
    table.plus[0] = plus
    table.bonus[3] = len(faces) - 2
    take_out(table, CHIP["clay_golem"])
    table.queue = [CHIP["clay_golem"]]
    table.rules = BattleRules(**rules)
    run(table, StartBattle())
    while asked_kind(table) in SET_UP:
        loaded(table, *faces)
        choose(table)
    return table


def test_the_shields_of_a_gearloc_wall_are_active_or_locked():
    table = wall(2, 0)
    assert asked_kind(table) == "RaiseShield"
    choose(table, "LockShield", value=2)
    choose(table, "Shield", value=1)
    assert [one.n for one in table.locked[0]] == [2]
    assert [one.n for one in table.active[0]] == [1]
    assert asked_kind(table) == "WalkOrStay"


def test_without_the_upgrade_the_wall_is_active():
    table = wall(2, 0, plus=False)
    assert asked_kind(table) == "WalkOrStay"
    assert [one.n for one in table.active[0]] == [2, 1]


def test_the_bones_of_a_wall_cost_what_bones_cost():
    table = wall(3, 3, plus=False, costly_bones=True)
    assert table.most_hp(0) - table.hp[0] == 2


def lured(foes="boar"):
    """The Golden Golem on the party's side, the lone Gearloc off the mat."""
    table = battle("tantrum", foes)
    chip = CHIP["golden_golem"]
    take_out(table, chip)
    table.mat[table.at[0]] = -1
    table.at[0] = -1
    table.away[0] = True
    table.rules = BattleRules(ally=True, golem=True)
    table.chip[ALLY], table.hp[ALLY], table.top[ALLY] = chip, 12, 12
    table.at[ALLY], table.mat[8] = 8, ALLY
    table.meter = [ALLY, 4]
    return table


def test_a_golem_that_has_cleared_the_mat_must_still_be_faced():
    table = lured()
    harm(table, 4, 99, ALLY)
    assert settle(table)
    table.agenda = [EndBattle(), Pause(0)]
    table.round = 3
    run(table, EndRound())
    assert table.foes() == [4]
    assert table.name(4) == "golden_golem"


def test_a_golem_that_falls_with_the_last_of_them_is_faced_by_nobody():
    table = lured()
    harm(table, ALLY, 99, 4)
    harm(table, 4, 99, true=True)
    assert not settle(table)
    assert table.victory


def test_the_golem_stuns_with_three_bones_for_the_party_too():
    table = lured("great_bear")
    run(table, AllyTurn(ALLY))
    choose(table, "Spot", place=8)
    loaded(table, 4, 4, 4, 4)
    choose(table, "Foe")
    assert table.has(4, STUN)


def test_what_forgives_a_bones_forgives_it_after_a_second_roll_too():
    table = camp("tantrum")
    hold(table, 0, "pip_loc_2000", "reflex_powder")
    table.training[0] = 1
    table.agenda = [Pause(0)]
    loaded(table, 4, 4, 0, 0)
    run(table, TrainAll())
    choose(table, "TrainStat", stat="atk")
    choose(table, "Rescue", by="reflex_powder")
    assert table.bonus[2] == 1


def test_a_first_lockpicking_roll_may_be_repeated_though_it_could_open_the_lock():  # ruling 28
    table = camp("tantrum")
    table.locks = [encode("2L")]
    table.agenda = [Pause(0)]
    for face in range(6):
        loaded(table, face, face, face, face)
        run(table, Attempt(0))
        if options(table, "OpenLock"):
            break
    assert options(table, "OpenLock")
    assert options(table, "Retry")


def test_dice_in_slots_can_be_taken_out_before_the_roll():
    table = battle("picket", "boar")
    table.bonus[3] = 0
    table.active[0] = [die(table, 0, "defence defence 1"), die(table, 0, "defence defence 1")]
    place(table, 4, 7)
    take_turn(table, 0)
    assert options(table, "Drop")
    choose(table, "Stay")
    assert asked_kind(table) == "PickDie"
    before = len(options(table, "PickDefence"))
    choose(table, "Drop", zone="active")
    choose(table, "Drop", zone="active")
    assert (before, len(options(table, "PickDefence"))) == (0, 1)
