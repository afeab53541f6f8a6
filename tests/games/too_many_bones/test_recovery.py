"""The recovery phase (rulebook: recovery)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, asked, pending
from rouages.games.too_many_bones.adventure import recovery
from rouages.games.too_many_bones.adventure.camp_loot import SCOPED, UseCampLoot
from rouages.games.too_many_bones.adventure.evening import UP, RecoveryPhase
from rouages.games.too_many_bones.adventure.loot_first import (
    KeepLoot,
)
from rouages.games.too_many_bones.adventure.recovery import (
    ATTEMPTED,
    RESTED,
    SCOUTED,
    SEARCHED,
    WAITED,
    Give,
    LetOthersFirst,
    PickTrove,
    Recover,
    RecoverInCamp,
    TroveTried,
)
from rouages.games.too_many_bones.box.loot import FACE, Card
from rouages.games.too_many_bones.events import adventure as told
from rouages.games.too_many_bones.party.lockpicking import RETRIED, encode
from rouages.games.too_many_bones.reasons import (
    CardNotHeld,
    LootIdle,
    NoRoomThere,
    NoTroveThere,
    OneADay,
    WaitedAlready,
)
from rouages.games.too_many_bones.table import Phase
from tests.games.too_many_bones.positions import (
    asked_kind,
    choose,
    happened,
    hold,
    loaded,
    options,
    resting,
    run,
    staying_up,
)

THREE = "picket boomer tantrum"


def kinds(table):
    """What may be done, each kind once."""
    return list(dict.fromkeys(type(option).__name__ for option in options(table)))


def recovering(party="picket boomer", *loot, hp=None, used=0, opened=3, **today):
    """The first of a party is asked what it does in camp."""
    table = hold(resting(party), 0, *loot, opened=opened)
    if hp is not None:
        table.hp[0] = hp
    table.today.use(0, used)
    for name, value in today.items():
        setattr(table.today, name, value)
    return run(table, RecoverInCamp(0))


@pytest.mark.parametrize(("left", "question"), [(1, "SettleDown"), (0, "Pause")])
def test_every_evening_but_the_last_is_there_to_recover(left, question):  # ruling 96
    table = resting("picket boomer", day=8)
    table.days = 8 + left
    assert asked_kind(run(table, RecoveryPhase())) == question


def test_everybody_recovers_seat_by_seat():
    table = staying_up(resting(THREE))
    assert table.phase == Phase.RECOVERY
    for seat in range(3):
        assert pending(table) == (seat,)
        choose(table, "CampOver")
    assert asked_kind(table) == "Pause"


def test_what_is_done_in_camp_has_bits_of_its_own():
    bits = [ATTEMPTED, RETRIED, RESTED, SEARCHED, SCOUTED, SCOPED, WAITED, UP]
    assert bits == [2, 4, 8, 16, 32, 64, 128, 256]
    assert recovery.INDIVIDUAL == 8 + 16 + 32


def test_who_has_done_its_one_thing_and_has_nothing_else_is_not_asked():
    table = resting("picket")
    table.today.use(0, SCOUTED)
    assert asked_kind(run(table, Recover(0))) == "Pause"
    hold(table, 0, "troll_brew")
    assert asked_kind(run(table, Recover(0))) == "RecoverInCamp"


def test_who_is_fresh_is_asked_and_who_is_down_too():
    assert asked_kind(run(resting("picket"), Recover(0))) == "RecoverInCamp"
    table = resting("picket")
    table.hp[0] = 0
    table.today.use(0, SCOUTED)
    table.today.long_rest = True
    assert asked_kind(run(table, Recover(0))) == "RecoverInCamp"


@pytest.mark.parametrize(
    ("used", "long_rest", "found"),
    [
        (0, False, ["Rest", "Search", "Scout", "CampOver", "Give", "UseCampLoot"]),
        (ATTEMPTED | SCOPED, False, ["Rest", "Search", "Scout", "CampOver", "Give", "UseCampLoot"]),
        (RESTED, False, ["CampOver", "Give", "UseCampLoot"]),
        (SEARCHED, False, ["CampOver", "Give", "UseCampLoot"]),
        (SCOUTED, False, ["CampOver", "Give", "UseCampLoot"]),
        (0, True, ["Rest", "Search", "Scout", "CampOver", "Give", "UseCampLoot"]),
        (RESTED, True, ["Search", "Scout", "CampOver", "Give", "UseCampLoot"]),
        (SEARCHED, True, ["Rest", "Scout", "CampOver", "Give", "UseCampLoot"]),
        (SCOUTED, True, ["Rest", "Search", "CampOver", "Give", "UseCampLoot"]),
        (RESTED | SEARCHED | SCOUTED, True, ["CampOver", "Give", "UseCampLoot"]),
    ],
)
def test_one_individual_option_a_day_or_each_once_after_a_long_rest(used, long_rest, found):  # ruling 75
    table = recovering("picket boomer", "troll_brew", hp=1, used=used, long_rest=long_rest)
    assert kinds(table) == found


def test_the_healthy_do_not_rest_and_the_fallen_do_nothing_else():  # ruling 22
    assert kinds(recovering(hp=5)) == ["Scout", "CampOver"]
    assert kinds(recovering(hp=4)) == ["Rest", "Scout", "CampOver"]
    assert kinds(recovering("picket", "tewaren_gem", "troll_brew", hp=0)) == ["Rest"]
    assert kinds(recovering("picket", hp=1)) == ["Rest", "Scout", "CampOver"]


@pytest.mark.parametrize(
    ("party", "hp", "bad", "left"),
    [
        ("picket", 1, False, 5),
        ("picket", 1, True, 3),
        ("picket", 2, True, 4),
        ("picket", 4, True, 5),
    ],
)
def test_rest_gives_all_hp_back_or_half_of_them_after_a_bad_night(party, hp, bad, left):
    table = choose(recovering(party, hp=hp, bad_rest=bad), "Rest")
    assert table.hp[0] == left
    assert table.today.used[0] == RESTED
    assert table.news == [told.Rested(0, left)]


def test_one_may_go_on_after_anything_but_the_end():
    table = recovering("picket boomer", "oggot_herbs", "multi_tool", hp=1)
    choose(table, "Rest")
    assert asked_kind(table) == "RecoverInCamp"
    choose(table, "CampOver")
    assert asked_kind(table) == "Pause"


def test_a_search_costs_a_card_and_shows_one_for_each_bones_of_six_dice():
    table = recovering("picket boomer", "oggot_herbs", "multi_tool")
    table.loot_deck = [FACE["troll_brew"], FACE["prying_iron"], FACE["mech_pick"]]
    loaded(table, 4, 0, 0, 0, 0, 5)
    choose(table, "Search", loot="multi_tool")
    assert table.news == [
        told.LootDiscarded(0, "multi_tool"),
        told.Searched(0, 2),
        told.LootShown(("mech_pick", "prying_iron")),
    ]
    assert table.shown == [FACE["mech_pick"], FACE["prying_iron"]]
    assert (table.today.used[0], pending(table)) == (SEARCHED, (0,))
    choose(table, "KeptLoot", loot="prying_iron")
    assert happened(table, "LootKept") == [told.LootKept(0, "prying_iron")]
    assert [card.face for card in table.hands[0]] == [FACE["oggot_herbs"], FACE["prying_iron"]]
    assert table.loot_discard == [FACE["multi_tool"], FACE["mech_pick"]]
    assert asked_kind(table) == "RecoverInCamp"


def test_a_search_without_bones_finds_nothing():
    table = recovering("picket boomer", "oggot_herbs")
    choose(loaded(table, 0, 0, 0, 0, 0, 0, 4), "Search")
    assert table.news == [told.LootDiscarded(0, "oggot_herbs"), told.Searched(0, 0)]
    assert table.hands[0] == []


def test_a_search_shows_no_more_than_there_is():
    table = recovering("picket boomer", "dex_infuser")
    table.loot_deck = [FACE["troll_brew"]]
    choose(loaded(table, 4, 4), "Search")
    assert table.shown == [FACE["troll_brew"]]


@pytest.mark.parametrize(
    ("number", "points"),
    [(1, []), (3, []), (4, [1, 5]), (5, [1, 5]), (6, [1, 5, 20])],
)
def test_the_die_says_how_far_a_scout_sees(number, points):  # rulings 27, 80
    table = choose(loaded(recovering(), number - 1), "Scout")
    assert table.news[0] == told.NumberRolled(0, number)
    assert [option.points for option in options(table, "Stack")] == points
    assert table.today.used[0] == SCOUTED
    assert bool(happened(table, "Scouted")) == (not points)


def test_an_attempt_a_day_at_any_closed_trove():
    table = hold(recovering("picket boomer", "dex_infuser"), 1, "flash_arrows", opened=1)
    table.hands[0] = [*table.hands[0], Card(FACE["utility_belt"], 99)]
    assert [(option.owner, option.number) for option in options(table, "PickTrove")] == [(0, 1), (1, 0)]
    choose(table, "PickTrove", owner=1)
    assert table.locks == [encode("3F"), encode("4L")]
    assert (table.shown, table.hands[1], pending(table)) == ([FACE["flash_arrows"]], [], (0,))
    choose(table, "StopPicking")
    assert table.hands[1] == [Card(FACE["flash_arrows"], 99, 1)]
    assert table.today.used[0] == ATTEMPTED
    assert (table.shown, table.locks) == ([], [])
    assert kinds(table) == ["Search", "Scout", "CampOver", "Give"]


@pytest.mark.parametrize(("left", "opened"), [(1, 2), (0, 3)])
def test_a_trove_with_all_locks_open_is_turned(left, opened):
    table = resting("picket boomer")
    table.shown, table.locks = [FACE["flash_arrows"]], [encode("4L")] * left
    run(table, TroveTried(1))
    assert table.hands[1] == [Card(FACE["flash_arrows"], 99, opened)]
    assert table.news == ([] if left else [told.TroveOpened(1, "flash_arrows")])
    assert (table.shown, table.locks) == ([], [])


def test_who_has_done_nothing_may_let_the_others_go_first_once():
    table = staying_up(resting("picket boomer"))
    choose(table, "LetOthersFirst", seat=0)
    assert pending(table) == (1,)
    assert table.today.used[0] == UP | WAITED
    assert options(table, "LetOthersFirst")
    choose(table, "CampOver", seat=1)
    assert pending(table) == (0,)
    assert not options(table, "LetOthersFirst")
    assert asked(table, 0).why_not(table, LetOthersFirst()) == WaitedAlready()


@pytest.mark.parametrize(("used", "waits"), [(0, True), (ATTEMPTED, True), (SCOUTED, False), (WAITED, False)])
def test_nobody_waits_twice_or_after_its_one_thing(used, waits):
    table = resting("picket boomer")
    table.today.use(0, used)
    table.then(Recover(1))
    table.then(RecoverInCamp(0))
    assert bool(options(table, "LetOthersFirst")) == waits


def test_the_gem_buys_a_trove():
    table = choose(
        recovering("picket boomer", "tewaren_gem", "troll_brew"), "UseCampLoot", loot="tewaren_gem"
    )
    assert table.news[0] == told.LootUsed(0, "tewaren_gem")
    assert len(happened(table, "TroveDrawn")) == 1
    assert table.hands[0][0].face == FACE["troll_brew"]
    assert len(table.hands[0]) == 2


def test_what_cannot_be_done_in_camp_has_its_reason():
    table = recovering("picket boomer", "oggot_herbs", hp=5, used=SCOUTED)
    table.hands[1] = [Card(FACE["sparring_weapon"], 99, 3), Card(FACE["multi_tool"], 3, 3)]
    table.today.swaps = (4, 0, 0, 0)
    why = asked(table, 0).why_not
    assert why(table, Give("oggot_herbs", 0, 1)) == NoRoomThere("oggot_herbs")
    assert why(table, Give("multi_tool", 0, 1)) == CardNotHeld("multi_tool")
    assert why(table, recovery.Search("oggot_herbs", 0)) == OneADay()
    assert why(table, PickTrove(1, 0)) == NoTroveThere()
    assert why(table, UseCampLoot("oggot_herbs", None, None)) == LootIdle("oggot_herbs", "battle")
    assert why(table, KeepLoot()) == AnotherQuestion(RecoverInCamp(0))
