"""Robotic upgrades (rulebook: upgrades)."""

from collections import Counter

import pytest

import rouages
from rouages.engine.refusals import IllegalChoice
from rouages.games.out_of_gears.components import Action
from rouages.games.out_of_gears.events import DefencesVoid, Programmed
from rouages.games.out_of_gears.programming import NoSuchUpgrade, Programme, Target
from tests.games.out_of_gears.positions import activate, choose, happened, position, shown


def test_two_of_each_of_the_five_upgrades():  # ruling 1
    table = rouages.new("out-of-gears", 4, seed=1, upgrades=True).table
    assert set(Counter([*table.box, *table.upgrades]).values()) == {2}
    assert len(table.box) + len(table.upgrades) == 10


def test_an_upgrade_is_dealt_secretly():
    match = rouages.new("out-of-gears", 2, seed=1, upgrades=True)
    assert match.view(0).own_upgrade == match.table.upgrades[0]
    dealt = [event for event in match.events_for(0) if type(event).__name__ == "UpgradeDealt"]
    assert [event.upgrade is None for event in dealt] == [False, True]


def test_an_upgrade_replaces_a_whole_programme_once():  # ruling 22
    match = rouages.new("out-of-gears", 2, seed=1, upgrades=True)
    upgrade = match.table.upgrades[0]
    match.play(0, Programme(upgrade))
    assert match.pending == (1,)
    match.play(1, Programme("harvest"))
    match.play(1, Target(1))
    while match.table.round == 1:
        match.play(match.pending[0], 0)
    assert match.view(1).upgrades[0].used == upgrade
    assert [option.action for option in match.decision(0).options] == ["attack", "trap", "harvest"]
    with pytest.raises(IllegalChoice) as refusal:
        match.play(0, Programme(upgrade))
    assert refusal.value.fields["why"] == NoSuchUpgrade(upgrade)


def test_super_harvest_harvests_everywhere_and_shares():
    table = activate(position(dumps="1:11 2:2 3:33", plans="1:SH 2:H3", upgrades=True))
    assert shown(table.carried) == "1:1123 2:3"


def test_super_harvest_is_stopped_dump_by_dump_and_springs_each_trap():  # ruling 19
    table = activate(position(dumps="1:11 2:2", plans="1:SH 3:T2", upgrades=True))
    assert shown(table.carried) == "1:11 3:2"


def test_super_attack_hits_every_other_robot_and_never_its_own():  # ruling 11
    table = activate(position(carried="1:1 2:2 3:3", plans="1:SA", upgrades=True))
    assert shown(table.carried) == "1:123"


def test_super_attack_pays_each_defender_the_lowest_number_first():  # ruling 9
    table = activate(position(carried="1:1 2:22 3:3", plans="1:SA 2:D 3:D", upgrades=True))
    assert shown(table.carried) == "2:122 3:3"


def test_super_trap_wins_only_where_someone_harvested():  # ruling 19
    table = activate(position(dumps="1:11 2:22", plans="1:ST 3:H2", upgrades=True))
    assert shown(table.carried) == "1:22"
    assert shown(table.dumps) == "1:11"


def test_super_trap_shares_with_a_trap():
    table = activate(position(dumps="2:22", plans="1:ST 3:H2 4:T2", upgrades=True))
    assert shown(table.carried) == "1:2 4:2"


def test_super_shovel_takes_what_is_left_whatever_the_traps():  # ruling 21
    table = activate(position(dumps="1:11 2:22 3:333", plans="1:SS 2:T2 3:H3 4:H3", upgrades=True))
    assert shown(table.carried) == "1:11223 3:3 4:3"
    assert shown(table.dumps) == ""


def test_two_shovels_share_each_dump():  # ruling 21
    table = activate(position(dumps="3:333 4:4", plans="1:SS 2:SS", upgrades=True))
    assert shown(table.carried) == "1:3 2:3"
    assert shown(table.dumps) == "3:3 4:4"


def test_counter_defence_cancels_defences_and_steals_from_the_defenders():  # ruling 12
    table = activate(position(carried="2:22 3:3", plans="1:CD 2:D 3:H4", upgrades=True))
    assert shown(table.carried) == "1:22 3:3"
    assert happened(table, DefencesVoid)


def test_counter_defence_lets_normal_attacks_through_and_shares_with_them():  # ruling 12
    table = activate(position(carried="2:22", plans="1:CD 2:D 3:A2", upgrades=True))
    assert shown(table.carried) == "1:2 3:2"


def test_two_counter_defences_are_two_claimants():  # ruling 12
    table = activate(position(carried="2:22", plans="1:CD 2:D 3:CD", upgrades=True))
    assert shown(table.carried) == "1:2 3:2"


def test_counter_defence_when_nobody_defended_does_nothing():  # ruling 12
    table = activate(position(carried="2:22", plans="1:CD 2:H1", upgrades=True))
    assert shown(table.carried) == "2:22"


def test_a_used_upgrade_is_out():
    table = activate(position(plans="1:SH", upgrades=True))
    assert table.upgrades[0] is None
    assert table.used[0] is Action.SUPER_HARVEST


def test_a_defender_against_a_super_attack_chooses_its_gear():
    table = activate(position(carried="1:34", plans="1:SA 2:D", upgrades=True))
    choose(table, gear=4)
    assert shown(table.carried) == "1:3 2:4"


def test_a_super_attacker_does_not_share_in_what_is_stolen_from_it():  # ruling 11
    table = activate(position(carried="1:11", plans="1:SA 2:A1", upgrades=True))
    assert shown(table.carried) == "2:11"


def test_without_the_extension_nobody_has_an_upgrade():
    match = rouages.new("out-of-gears", 2, seed=1)
    assert match.view(0).upgrades == ()
    assert "UpgradeDealt" not in [type(event).__name__ for event in match.events_for(0)]


def test_chance_deals_the_upgrades():
    dealt = {
        tuple(rouages.new("out-of-gears", 2, seed=seed, upgrades=True).table.upgrades) for seed in range(9)
    }
    assert len(dealt) > 1


def test_others_learn_that_a_robot_is_programmed_with_an_upgrade_too():
    match = rouages.new("out-of-gears", 2, seed=1, upgrades=True)
    match.play(0, Programme(match.table.upgrades[0]))
    assert match.events_for(1)[-1] == Programmed(0, 1)
