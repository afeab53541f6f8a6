"""Support tokens (rulebook: support)."""

import pytest

from rouages.games.cyberion.events.factory import SupportUsed
from rouages.games.cyberion.robots.abilities import NoSuchSupport, SupportIdle, UseSupport
from tests.games.cyberion.positions import choose, deck, flash, happened, offered, position, stock, why_not

DECK = "P1 P2 P3 P4 P5"


@pytest.mark.parametrize("levels", ["11111", "55555"])
def test_a_token_works_at_level_three_wherever_the_cog_stands(levels):
    table = choose(position("K1", factory="2O", levels=levels, deck=DECK, support="S"), "support S")
    assert offered(table) == ["III", "II"]
    choose(table, "III")
    assert flash(table) == "P1 P2"
    assert table.support == []
    assert happened(table, SupportUsed) == [SupportUsed(0, 0)]


def test_a_lower_level_may_be_chosen():
    table = choose(position("K1", factory="2O", deck=DECK, support="S"), "support S", "II")
    assert flash(table) == "P1"


def test_each_kind_of_token():
    assert stock(choose(position("K1 K2", factory="2O", support="K"), "support K", "III")) == "K1 K2"
    table = position("K1", factory="2O", discard="S1 S2", deck=DECK, support="C")
    assert deck(choose(table, "support C", "S2")) == f"S2 {DECK}"


def test_a_token_that_could_do_nothing_is_not_offered():  # ruling 43
    table = position("", factory="2O", support="K", deck=DECK)
    assert "support K" not in offered(table)
    assert why_not(table, UseSupport(1)) == SupportIdle(1)


@pytest.mark.parametrize(
    ("sign", "enough", "short"),
    [
        ("S", {"deck": "P1"}, {}),
        ("K", {"platform": "S1"}, {}),
        ("C", {"discard": "S1"}, {"discard": "?1 S?"}),
        ("P", {"deck": "P1"}, {}),
        ("O", {"deck": "P1 P2 P3 P4"}, {"deck": "P1 P2 P3"}),
    ],
)
def test_a_token_needs_no_more_than_it_can_use(sign, enough, short):  # ruling 43
    zones = {"factory": "2O", "support": sign, "battery": False, "multibots": True}
    assert f"support {sign}" in offered(position(**zones, **enough))
    assert f"support {sign}" not in offered(position(**zones, **short))


def test_a_token_that_is_not_there():
    assert why_not(position("K1", factory="2O"), UseSupport(0)) == NoSuchSupport(0)


def test_interference_does_not_touch_it():
    table = position("K1", factory="2O", deck=DECK, support="S", devious_cog=True)
    choose(table, "support S", "III")
    assert [len(tokens) for tokens in table.interference] == [2] * 5
