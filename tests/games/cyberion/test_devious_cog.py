"""The Devious Cog (rulebook: devious_cog)."""

import rouages
from rouages.games.cyberion.events.factory import InterferenceRevealed
from rouages.games.cyberion.extensions.microbots import SCRAP, TooFewMicrobots
from tests.games.cyberion.positions import (
    LETTERS,
    asked_kind,
    choose,
    discard,
    flash,
    happened,
    offered,
    platform,
    position,
    why_not,
)


def cogs(*hand, tokens="SS KK CC PP OO", **zones):
    """The tokens under each cog; the last one is turned up first."""
    table = position(*hand, factory="2#5 2O", machines="2S", devious_cog=True, **zones)
    table.interference = [[LETTERS.index(sign) for sign in pair if sign != "."] for pair in tokens.split()]
    return table


def test_the_ability_on_the_token_takes_the_place_of_the_robots_own():
    table = cogs("K1", tokens="SS KS CC PP OO", levels="13111", deck="P1 P2 P3")
    choose(table, "use K1", "turn")
    assert [(event.model, event.ability) for event in happened(table, InterferenceRevealed)] == [(1, 0)]
    choose(table, "III")
    assert flash(table) == "P1 P2"
    assert table.interference[1] == [1]


def test_at_the_level_of_the_discarded_robots_cog():  # ruling 33
    table = cogs("K1", tokens="SS KS CC PP OO", levels="52111", deck="P1 P2 P3")
    choose(table, "use K1", "turn")
    assert offered(table) == ["II", "none"]


def test_declining_after_the_reveal_still_removes_the_token():  # ruling 33
    table = cogs("K1", tokens="SS KS CC PP OO", levels="13111", deck="P1 P2")
    choose(table, "use K1", "turn", "none")
    assert (flash(table), discard(table)) == ("", "K1")
    assert table.cleared == [0]


def test_a_robot_at_level_one_can_clear_a_token():  # ruling 33
    table = choose(cogs("K1", deck="P1"), "use K1", "turn")
    assert asked_kind(table) == "Intervene"
    assert len(table.interference[1]) == 1


def test_a_robot_discarded_without_effect_turns_up_nothing():  # ruling 22
    table = choose(cogs("K1", levels="13111"), "use K1", "none")
    assert len(table.interference[1]) == 2


def test_without_tokens_an_ability_works_as_ever():
    table = cogs("S1", tokens=". KK CC PP OO", levels="21111", deck="P1")
    choose(table, "use S1", "II")
    assert flash(table) == "P1"


def test_a_cyclobot_ability_brought_up_by_another_robot():
    table = cogs("K1", tokens="SS KC CC PP OO", levels="15111", discard="S3")
    choose(table, "use K1", "turn", "V", "S3")
    assert platform(table) == "S3"


def test_interference_left_when_all_machines_are_repaired_is_lost():
    table = position("S1 S2", factory="2S", devious_cog=True)
    assert choose(table, "repair 2S").ending == "interference"
    table = position("S1 S2", factory="2S", devious_cog=True)
    table.interference = [[] for _ in range(5)]
    assert choose(table, "repair 2S").ending == "repaired"


def test_the_tokens_are_hidden():
    match = rouages.new("cyberion", 1, seed=1, devious_cog=True)
    worlds = {str(match.imagine(0, number).table.interference) for number in range(5)}
    assert len(worlds) > 1
    assert [ability.interference for ability in match.view(0).abilities] == [2] * 5


def test_microbots_can_be_spent_after_a_token_was_turned_up():  # ruling 39
    table = position(
        "K1", factory="2S/1 2O/2", levels="13111", deck="P1 P2", devious_cog=True, microbots=True
    )
    table.interference = [[0], [0], [], [], []]
    table.microbots = [table.microbot_pile.pop()]
    choose(table, "use K1", "turn")
    assert offered(table) == ["III", "II", "none", "replace"]
    assert why_not(table, SCRAP) == TooFewMicrobots(5, 1)
    choose(table, "replace", "2S")
    assert offered(table) == ["III", "II", "none"]


def test_a_robot_that_brought_up_a_cyclobot_may_fetch_itself():  # ruling 35
    table = position(
        "K2 S1 S2 S3 S4",
        discard="S5 P1",
        levels="15111",
        devious_cog=True,
        factory="2O 2#5",
        machines="2C",
        deck="O1 O2",
    )
    table.interference = [[0, 1], [3, 2], [4, 0], [1, 3], [2, 4]]
    choose(table, "use K2", "turn", "V")
    assert sorted(offered(table)) == ["K2", "P1", "S5"]
