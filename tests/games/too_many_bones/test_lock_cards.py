"""Cards with locks and with cards on the table: chests, shackles, markets (rulebook: lockpicking)."""

import pytest

from rouages.engine.agenda import pending
from rouages.games.too_many_bones.box.loot import FACE, LOOT, Card
from rouages.games.too_many_bones.encounters import locks, market, treasure
from rouages.games.too_many_bones.events import adventure as told
from rouages.games.too_many_bones.party.lockpicking import decode, encode
from tests.games.too_many_bones.positions import (
    asked_kind,
    choose,
    happened,
    hold,
    options,
    resting,
    run,
)
from tests.games.too_many_bones.todays_card import sent

EASY, HARD = "flash_arrows", "laser_pointer"
LOCKS = {name: LOOT[FACE[name]].locks for name in (EASY, HARD)}
CLOSED = {name: Card(FACE[name], 99) for name in (EASY, HARD)}
OPEN = {name: Card(FACE[name], 99, 3) for name in (EASY, HARD)}


def troves(*names, party="picket boomer"):
    """The Trove deck holds these cards, the first one on top."""
    table = resting(party)
    table.trove_deck = [FACE[name] for name in reversed(names)]
    return table


def stop(table):
    """Nobody opens anything more."""
    while asked_kind(table) == "PickLock":
        choose(table, "StopPicking")
    return table


def written(table):
    """The locks on the table."""
    return tuple(decode(lock) for lock in table.locks)


def test_the_party_sees_the_locks_of_a_chest_and_sends_someone():
    table = run(troves(HARD, EASY), locks.FindChest())
    assert table.news == [told.TroveTurned(LOCKS[HARD])]
    sent(table, "boomer")
    assert (pending(table), asked_kind(table)) == ((1,), "PickLock")
    assert written(table) == LOCKS[HARD]
    stop(table)
    assert table.news[-1] == told.TestFailed(1)
    assert table.trove_deck == [FACE[HARD], FACE[EASY]]
    assert (table.locks, table.shown, table.hands[1]) == ([], [], [])
    assert asked_kind(table) == "Pause"


def test_an_open_chest_is_kept():
    table = troves(party="picket boomer")
    table.shown = [FACE[EASY]]
    run(table, locks.ChestTried(1))
    assert table.news == [told.TestPassed(1), told.TroveOpened(1, EASY)]
    assert table.hands == [[], [OPEN[EASY]]]


def test_without_a_trove_there_is_no_chest():
    table = run(troves(), locks.FindChest())
    assert (table.news, table.shown, asked_kind(table)) == ([], [], "Pause")


def test_everybody_tries_the_shackles_once():
    table = run(resting("picket boomer"), locks.Shackles(("3L", "4T", "5F", "2T")))
    assert written(table) == ("3L", "4T", "5F", "2T")
    assert pending(table) == (0,)
    choose(table, "StopPicking")
    assert pending(table) == (1,)
    choose(table, "StopPicking")
    assert asked_kind(table) == "Pause"
    assert table.encounter.other_option


def test_nobody_tries_where_no_lock_is_left():
    assert asked_kind(run(resting(), locks.TryTogether(1))) == "Pause"


@pytest.mark.parametrize(("left", "passed"), [(2, True), (3, False)])
def test_as_many_shackles_as_gearlocs_must_open(left, passed):
    table = resting("picket boomer")
    table.locks = [encode("5F")] * left
    run(table, locks.ShacklesTried(4))
    assert table.locks == []
    assert table.rules.surprised_baddies == passed
    assert table.encounter.other_option != passed
    assert table.hp[:2] == ([5, 3] if passed else [3, 1])
    assert table.news[0] == (told.TestPassed(None) if passed else told.TestFailed(None))


@pytest.mark.parametrize(
    ("deed", "hp"), [(locks.DefuseTrap(("4L", "3T")), [5, 3]), (locks.UntieRopes(("4L", "3T")), [3, 1])]
)
def test_who_fails_at_a_trap_or_at_ropes_leaves_the_other_choice(deed, hp):
    table = sent(run(hold(resting("picket boomer"), 1, "oggot_herbs"), deed), "boomer")
    assert pending(table) == (1,)
    assert written(table) == ("4L", "3T")
    stop(table)
    assert told.TestFailed(1) in table.news
    assert (table.hp[:2], table.locks, table.encounter.other_option) == (hp, [], True)
    assert len(table.hands[1]) == 1


@pytest.mark.parametrize(("cost", "kept"), [(0, ["oggot_herbs", EASY, "multi_tool"]), (2, [EASY])])
def test_whoever_is_untied_leaves_all_its_loot(cost, kept):
    table = hold(resting("picket boomer"), 1, "oggot_herbs", EASY, "multi_tool")
    run(table, locks.TrapTried(1, cost))
    assert [LOOT[card.face].id for card in table.hands[1]] == kept
    assert table.loot_discard == [FACE[name] for name in ("oggot_herbs", "multi_tool") if name not in kept]
    assert table.trove_discard == []
    assert table.news == [told.TestPassed(1)]
    assert (table.hp[:2], table.encounter.other_option) == ([5, 3], False)


def test_troves_are_turned_until_one_has_a_lock_of_five():
    table = run(troves("dex_infuser", EASY, HARD, "shock_inducer"), locks.ContestLocks())
    assert table.news[:2] == [told.TroveShown(3), told.TroveTurned(LOCKS[HARD])]
    assert table.trove_deck == [FACE[name] for name in (EASY, "dex_infuser", "shock_inducer")]
    assert written(table) == LOCKS[HARD]
    assert pending(table) == (0,)
    choose(table, "StopPicking")
    assert pending(table) == (1,)
    choose(table, "StopPicking")
    assert table.news[-1] == told.TestFailed(None)
    assert table.trove_deck[0] == FACE[HARD]
    assert (table.shown, table.locks, table.encounter.failed) == ([], [], True)
    assert asked_kind(table) == "Pause"


def test_a_contest_without_such_a_lock_fails():
    table = run(troves("dex_infuser", EASY), locks.ContestLocks())
    assert table.news == [told.TroveShown(2)]
    assert (table.encounter.failed, asked_kind(table)) == (True, "Pause")
    assert table.trove_deck == [FACE[EASY], FACE["dex_infuser"]]


def test_the_party_shares_what_the_contest_has_opened():
    table = troves(party="picket boomer")
    table.shown = [FACE[HARD]]
    sent(run(table, locks.ContestOver()), "boomer")
    assert table.news[0] == told.TestPassed(None)
    assert table.news[-1] == told.TroveOpened(1, HARD)
    assert (table.hands, table.shown, table.encounter.failed) == ([[], [OPEN[HARD]]], [], False)


def test_who_is_alone_keeps_what_the_contest_has_opened():
    table = troves(party="picket")
    table.shown = [FACE[HARD]]
    run(table, locks.ContestOver())
    assert table.hands == [[OPEN[HARD]]]
    assert asked_kind(table) == "Pause"


def test_each_names_a_lock_of_three_on_the_ticking_box():
    table = run(resting("picket boomer"), locks.OpenCarePackage())
    for seat, kind in enumerate("TF"):
        assert [option.kind for option in options(table)] == ["L", "T", "F"]
        choose(table, "LockKind", seat=seat, kind=kind)
        assert written(table) == (f"3{kind}",)
        assert pending(table) == (seat,)
        assert table.encounter.mishaps == seat
        choose(table, "StopPicking")
    assert table.news[-3] == told.TestFailed(None)
    assert (table.hp[:2], table.encounter.mishaps, table.locks) == ([3, 1], 0, [])
    assert table.hands == [[], []]


def test_the_leader_carries_the_box_that_everybody_opened():
    table = run(resting("picket boomer"), locks.PackageTried())
    assert table.news == [told.TestPassed(None)]
    assert table.hands == [[Card(FACE["care_package"], 99)], []]
    assert table.hp[:2] == [5, 3]


def loot(*names, party="picket boomer"):
    """The Loot deck holds these cards, the first one on top."""
    table = resting(party)
    table.loot_deck = [FACE[name] for name in reversed(names)]
    return table


def test_each_keeps_one_of_two_loot_from_the_market():
    table = run(loot("oggot_herbs", "multi_tool", "prying_iron", "prying_iron"), market.VisitMarket())
    assert table.news == [told.LootShown(("oggot_herbs", "multi_tool"))]
    assert [option.loot for option in options(table)] == ["oggot_herbs", "multi_tool"]
    choose(table, "KeptLoot", seat=0, loot="multi_tool")
    assert table.hands[0] == [Card(FACE["multi_tool"], 3)]
    assert table.loot_discard == [FACE["oggot_herbs"]]
    assert [option.loot for option in options(table)] == ["prying_iron"]
    choose(table, "KeptLoot", seat=1)
    assert table.hands[1] == [Card(FACE["prying_iron"], 2)]
    assert (table.shown, asked_kind(table)) == ([], "Pause")


def test_a_market_without_cards_sells_nothing():
    table = run(loot("oggot_herbs", party="picket"), market.VisitMarket())
    choose(table, "KeptLoot")
    table = run(loot(party="picket"), market.VisitMarket())
    assert (table.news, asked_kind(table)) == ([told.LootShown(())], "Pause")


def test_each_keeps_one_of_two_troves_and_tries_it():
    table = run(troves(HARD, EASY, EASY), treasure.EnterTreasureRoom())
    assert table.news == [told.TroveDrawn(0, LOCKS[HARD]), told.TroveDrawn(0, LOCKS[EASY])]
    assert [(option.number, option.locks) for option in options(table)] == [
        (0, LOCKS[HARD]),
        (1, LOCKS[EASY]),
    ]
    choose(table, "KeptTrove", number=1)
    assert (written(table), table.shown, pending(table)) == (LOCKS[EASY], [FACE[EASY]], (0,))
    assert table.trove_deck == [FACE[HARD], FACE[EASY]]
    stop(table)
    assert table.hands[0] == [CLOSED[EASY]]
    assert not happened(table, "TroveOpened")
    assert (table.locks, asked_kind(table), pending(table)) == ([], "KeepTrove", (1,))


@pytest.mark.parametrize(("left", "opened"), [(1, 2), (0, 3)])
def test_a_trove_is_kept_with_the_locks_that_were_opened(left, opened):
    table = resting("picket boomer")
    table.shown, table.locks = [FACE[EASY]], [encode("4L")] * left
    run(table, treasure.KeepTried(1))
    assert table.hands[1] == [Card(FACE[EASY], 99, opened)]
    assert (table.shown, table.locks) == ([], [])
    assert table.news == ([] if left else [told.TroveOpened(1, EASY)])


def test_a_treasure_room_may_be_empty():
    table = run(troves(party="picket"), treasure.EnterTreasureRoom())
    assert (table.news, asked_kind(table)) == ([], "Pause")
