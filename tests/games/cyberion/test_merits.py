"""What speaks for an option: chances after it, and what it spends."""

import pytest

from rouages.engine.agenda import asked, pending
from rouages.games.cyberion import GAME
from tests.games.cyberion.positions import choose, position, written


def merits(table):
    decision = asked(table, pending(table)[0])
    options = decision.options(table)
    found = GAME.judgement.merits(table, decision, options)
    return {written(option): each for option, each in zip(options, found, strict=True)}


def test_the_repair_that_keeps_the_valve_says_so_and_what_it_leaves():
    found = merits(position("S1 S4 K4", factory="2S 2#4", deck="C1 C2 P3"))
    assert found["repair 2S"].saves == 1
    assert found["repair 2S"].easiest == 1
    assert found["repair 2S"].now == 0
    assert found["end"].in_danger == 1


def test_a_robot_of_the_flash_is_lost_anyway():
    found = merits(position("S1", flash="K4", factory="2S", deck="S2 K1 K2 C1 C2 P1 P2 P3"))
    assert found["use S1"].ahead < found["use K4^"].ahead
    assert (found["use S1"].of_flash, found["use K4^"].of_flash) == (0, pytest.approx(0.2))


def test_an_ability_at_its_first_level_has_no_power():
    found = merits(position("S1 K4", factory="3C", deck="C1 C2", levels="31111"))
    assert found["use S1"].power == pytest.approx(0.6)
    assert found["use K4"].power == 0


def test_who_is_left_out_of_a_crew_may_repair_another_machine():
    table = position("S1 S4 S5 K4", factory="2S 2#4", deck="C1 C2")
    choose(table, "repair 2S")
    found = merits(table)
    assert found["S1"].now > found["S4"].now


def test_a_card_is_put_where_it_is_better_than_what_nobody_has_seen():
    table = position("P1 S1", factory="2S", deck="S4 K1 K2 K3", levels="11141")
    choose(table, "use P1", "IV")
    found = merits(table)
    assert found["S4 top"].ahead > 0 > found["S4 bottom"].ahead
