"""Loot that changes hands in camp (rulebook: recovery, loot)."""

import pytest

from rouages.games.too_many_bones.adventure.recovery import RecoverInCamp
from rouages.games.too_many_bones.box.loot import LOOT
from rouages.games.too_many_bones.events import adventure as told
from tests.games.too_many_bones.positions import choose, hold, options, resting, run

THREE = "picket boomer tantrum"


def recovering(party, *loot):
    """The first of a party is asked what it does in camp."""
    return run(hold(resting(party), 0, *loot), RecoverInCamp(0))


def test_a_card_is_given_to_whoever_has_room():
    table = recovering(THREE, "oggot_herbs", "multi_tool")
    found = [(option.loot, option.number, option.to) for option in options(table, "Give")]
    assert found == [
        (loot, number, to) for number, loot in enumerate(("oggot_herbs", "multi_tool")) for to in (1, 2)
    ]
    choose(table, "Give", loot="multi_tool", to=2)
    assert [[LOOT[card.face].id for card in hand] for hand in table.hands] == [
        ["oggot_herbs"],
        [],
        ["multi_tool"],
    ]
    assert table.news == [told.LootGiven(0, 2, "multi_tool")]
    assert table.today.swaps == (0, 0, 0, 0)


SMALL = ("oggot_herbs", "zelfey_seeds", "mixed_berries", "multi_tool")
HEAVY = "sparring_weapon"


def returned(mine, theirs, given):
    """The cards that may come back for one that is given; None where there is room for it."""
    table = hold(resting("picket boomer"), 1, *theirs)
    hold(table, 0, *mine)
    run(table, RecoverInCamp(0))
    if not [option for option in options(table, "Give") if option.loot == given]:
        return []
    choose(table, "Give", loot=given)
    return [option.loot for option in options(table, "Returned")] or None


@pytest.mark.parametrize(
    ("mine", "theirs", "given", "back"),
    [
        (["troll_brew"], SMALL[:3], "troll_brew", None),
        (["troll_brew"], SMALL, "troll_brew", list(SMALL)),
        ([HEAVY], SMALL[:1], HEAVY, None),
        ([HEAVY], SMALL[:2], HEAVY, ["oggot_herbs", "zelfey_seeds"]),
        ([HEAVY], SMALL[:3], HEAVY, []),
        (["troll_brew", "mech_pick"], [HEAVY, "multi_tool"], "troll_brew", [HEAVY, "multi_tool"]),
        (["troll_brew", "mech_pick", "prying_iron"], [HEAVY, "multi_tool"], "troll_brew", ["multi_tool"]),
    ],
)
def test_both_hands_must_hold_after_a_swap(mine, theirs, given, back):  # rulings 42, 78
    assert returned(mine, theirs, given) == back


def test_a_swap_is_counted_and_told_both_ways():  # ruling 78
    table = hold(recovering("picket boomer", "troll_brew"), 1, *SMALL)
    choose(table, "Give")
    choose(table, "Returned", loot="zelfey_seeds")
    assert table.news == [told.LootGiven(1, 0, "zelfey_seeds"), told.LootGiven(0, 1, "troll_brew")]
    assert table.today.swaps == (1, 0, 0, 0)
    assert [LOOT[card.face].id for card in table.hands[0]] == ["zelfey_seeds"]


@pytest.mark.parametrize(("swaps", "more"), [(3, True), (4, False)])
def test_nobody_swaps_more_than_four_times_an_evening(swaps, more):  # ruling 78
    table = hold(recovering("picket boomer", "troll_brew"), 1, *SMALL)
    table.today.swaps = (swaps, 0, 0, 0)
    assert bool(options(table, "Give")) == more
