"""Lockpicking, die by die (rulebook: lockpicking)."""

import pytest

from rouages.engine.agenda import AnotherQuestion
from rouages.games.too_many_bones.gearlocs.turn import STAY
from rouages.games.too_many_bones.party.lockpicking import (
    MECH_PICK,
    RETRIED,
    RETRY,
    STOP_PICKING,
    Attempt,
    BoostPick,
    EndAttempt,
    OpenByIntuition,
    OpenLock,
    PickLock,
    RerollPick,
    difficulty,
    encode,
)
from rouages.games.too_many_bones.reasons import DiceDoNotOpen, NoReroll, RetriedAlready, ToolNotHeld
from tests.games.too_many_bones.positions import (
    Pause,
    asked_kind,
    camp,
    choose,
    happened,
    hold,
    loaded,
    options,
    run,
)

REROLL, CONVERT, SAVE = 0, 2, 4
"""Faces of the intuition die. The action dice show, from face 0: 1F 2F 3F 1T 3T 2L, 1L 2L 3L 1F 3F 1T and
1T 2T 3T 1L 3L 2F; the types are L, T, F."""


def picking(*locks, dice, party="picket boomer", loot=(), others=()):
    """An attempt whose next rolls show these faces: three action dice and intuition each time."""
    table = hold(hold(camp(party), 0, *loot), 1, *others)
    loaded(table, *dice)
    table.locks = [encode(lock) for lock in locks]
    table.agenda = [Pause(0)]
    table.news.clear()
    return run(table, Attempt(0))


def opened_by(table):
    return [option.dice for option in options(table, "OpenLock")]


def bent_by(table):
    return [(option.dice, option.bent, option.by) for option in options(table, "OpenByIntuition")]


def test_an_attempt_begins_with_fresh_dice_that_everybody_sees():
    table = picking("5L", dice=(1, 2, 4, SAVE))
    assert table.pick_dice == [2, 2, 0, 3, 0, 0, 3, 0, 0, SAVE]
    [rolled] = happened(table, "LocksRolled")
    assert (rolled.seat, rolled.dice, rolled.intuition) == (0, ("2F", "3L", "3L"), "save")
    assert table.first_roll


def test_after_an_attempt_the_dice_are_put_away():
    table = choose(picking("5L", dice=(0, 0, 0, SAVE)), "StopPicking")
    assert (table.pick_dice, table.first_roll) == ([], False)
    assert [event.seat for event in happened(table, "LockHeld")] == [0]
    table = choose(picking("2F", dice=(1, 0, 0, SAVE)), "OpenLock")
    assert (table.pick_dice, table.first_roll) == ([], False)
    assert asked_kind(table) == "Pause"


@pytest.mark.parametrize(
    ("lock", "dice", "groups"),
    [
        ("2F", (1, 0, 0), [(0,)]),
        ("3F", (2, 3, 5), [(0,), (1, 2)]),
        ("4F", (1, 3, 5), [(0, 2)]),
        ("5F", (1, 3, 5), [(0, 1, 2)]),
        ("2T", (3, 5, 0), [(0, 1), (0, 2), (1, 2)]),
        ("2T", (4, 0, 1), [(0,), (2,)]),
        ("3L", (5, 1, 4), [(2,), (0, 1)]),
        ("5T", (0, 0, 2), []),
    ],
)
def test_the_fewest_dice_of_its_type_that_reach_it_open_a_lock(lock, dice, groups):
    assert opened_by(picking(lock, dice=(*dice, REROLL))) == groups


@pytest.mark.parametrize(
    ("lock", "dice", "bent"),
    [
        ("3F", (0, 0, 2), [((2,), 2, "convert")]),
        ("4F", (0, 0, 2), [((0, 2), 2, "convert")]),
        ("2L", (0, 0, 0), [((0, 1), 0, "convert"), ((1, 2), 2, "convert")]),
        ("2T", (0, 0, 1), []),
    ],
)
def test_intuition_converts_a_die_of_another_type(lock, dice, bent):  # ruling 29
    assert bent_by(picking(lock, dice=(*dice, CONVERT))) == bent


@pytest.mark.parametrize(
    ("lock", "dice", "bent"),
    [
        ("3F", (1, 0, 0), [((0,), 0, "save")]),
        ("4F", (2, 0, 0), [((0,), 0, "save")]),
        ("5F", (2, 3, 0), [((0, 1), 0, "save"), ((0, 1), 1, "save")]),
        ("3L", (0, 0, 3), [((1, 2), 1, "save"), ((1, 2), 2, "save")]),
        ("2L", (0, 2, 0), [((1,), 1, "save")]),
        ("5T", (0, 0, 0), []),
    ],
)
def test_intuition_saves_a_die_of_the_type_and_adds_one(lock, dice, bent):  # ruling 29
    assert bent_by(picking(lock, dice=(*dice, SAVE))) == bent


def test_only_a_reroll_rolls_a_die_again():
    assert [
        (option.die, option.by) for option in options(picking("5L", dice=(0, 0, 0, REROLL)), "RerollPick")
    ] == [
        (0, "intuition"),
        (1, "intuition"),
        (2, "intuition"),
    ]
    for face in (CONVERT, SAVE):
        assert not options(picking("5L", dice=(0, 0, 0, face)), "RerollPick")


def test_dice_that_were_used_are_exhausted_and_the_others_are_rolled_again():
    table = picking("2F", "5L", dice=(1, 0, 0, SAVE, 5, 4, 2, REROLL))
    choose(table, "OpenLock")
    assert table.pick_dice == [2, 2, 1, 3, 2, 0, 3, 1, 0, REROLL]
    assert happened(table, "LocksRolled")[-1].dice == ("3F", "3T")
    assert [option.die for option in options(table, "RerollPick")] == [1, 2]
    assert not table.first_roll
    assert not options(table, "Retry")
    assert [event.lock for event in happened(table, "LockOpened")] == ["2F"]


def test_a_middle_die_that_was_used_stays_away():
    table = picking("2L", "5F", dice=(0, 1, 0, SAVE, 2, 4, 5, REROLL))
    choose(table, "OpenLock")
    assert table.pick_dice == [3, 2, 0, 2, 0, 1, 2, 2, 0, REROLL]
    assert opened_by(table) == [(0, 2)]
    assert [option.die for option in options(table, "RerollPick")] == [0, 2]


def test_a_saved_die_is_rolled_again_and_a_converted_one_is_exhausted():
    table = picking("3F", "5L", dice=(1, 0, 0, SAVE, 3, 0, 0, REROLL))
    choose(table, "OpenByIntuition", bent=0)
    assert [table.pick_dice[place] for place in (2, 5, 8)] == [0, 0, 0]
    table = picking("3F", "5L", dice=(0, 0, 2, CONVERT, 3, 0, 0, REROLL))
    choose(table, "OpenByIntuition", bent=2)
    assert [table.pick_dice[place] for place in (2, 5, 8)] == [0, 0, 1]


@pytest.mark.parametrize(("lock", "dice"), [("5F", (1, 3, 5)), ("4L", (5, 0, 3))])
def test_with_all_dice_used_the_next_lock_holds(lock, dice):
    table = picking(lock, "2L", dice=(*dice, SAVE, 2, 2, 2, SAVE))
    choose(table, "OpenLock")
    assert asked_kind(table) == "Pause"
    assert len(happened(table, "LockHeld")) == 1
    assert len(happened(table, "LocksRolled")) == 1
    assert table.locks == [encode("2L")]


def test_the_last_lock_ends_the_attempt_whatever_dice_are_left():
    table = choose(picking("2F", dice=(1, 0, 0, SAVE)), "OpenLock")
    assert asked_kind(table) == "Pause"
    assert not happened(table, "LockHeld")
    assert len(happened(table, "LocksRolled")) == 1
    table = choose(picking("5F", dice=(1, 3, 5, SAVE)), "OpenLock")
    assert asked_kind(table) == "Pause"
    assert not happened(table, "LockHeld")


def test_intuition_rolls_one_die_and_itself_again():
    table = picking("5L", dice=(0, 0, 0, REROLL, 2, SAVE, 5))
    choose(table, "RerollPick", die=1)
    assert table.pick_dice == [1, 2, 0, 3, 0, 0, 1, 1, 0, SAVE]
    assert happened(table, "LocksRolled")[-1].dice == ("1F", "3L", "1T")
    assert happened(table, "LocksRolled")[-1].intuition == "save"
    assert table.rng.faces == [5]
    assert asked_kind(table) == "PickLock"


def test_powder_rolls_one_die_again_and_not_intuition():
    table = picking("5L", dice=(0, 0, 0, CONVERT, 4, 5), loot=("reflex_powder",))
    assert [option.die for option in options(table, "RerollPick")] == [0, 1, 2]
    choose(table, "RerollPick", die=2, by="powder")
    assert table.pick_dice == [1, 2, 0, 1, 0, 0, 3, 0, 0, CONVERT]
    assert table.rng.faces == [5]
    assert [event.loot for event in happened(table, "LootUsed")] == ["reflex_powder"]
    assert happened(table, "LocksRolled")[-1].dice == ("1F", "1L", "3L")


def test_a_retry_rolls_all_dice_and_is_the_only_one_of_the_day():  # ruling 28
    table = picking("5L", dice=(0, 0, 0, CONVERT, 1, 1, 1, SAVE))
    choose(table, "Retry")
    assert table.pick_dice == [2, 2, 0, 2, 0, 0, 2, 1, 0, SAVE]
    assert table.today.used[0] == RETRIED
    assert not table.first_roll
    assert not options(table, "Retry")
    table = picking("5L", dice=(0, 0, 0, CONVERT))
    table.today.use(1, RETRIED)
    assert options(table, "Retry")


def test_another_bit_of_the_day_keeps_nobody_from_a_retry():
    table = picking("5L", dice=(0, 0, 0, CONVERT))
    table.today.use(0, 1 | 2 | 8)
    assert options(table, "Retry")


def test_whoever_stops_or_opens_a_lock_has_no_first_roll_any_more():
    table = picking("5L", dice=(0, 0, 0, CONVERT))
    PickLock(0).resolve(table, STOP_PICKING)
    assert not table.first_roll
    table = picking("2F", "5L", dice=(1, 0, 0, CONVERT))
    PickLock(0).resolve(table, OpenLock((0,)))
    assert not table.first_roll


@pytest.mark.parametrize(("loot", "more"), [("multi_tool", 1), ("prying_iron", 2), ("stone_hammer", 4)])
def test_a_tool_adds_to_a_die_of_the_type_and_is_used(loot, more):
    table = picking("5F", dice=(0, 3, 0, REROLL), loot=(loot,))
    assert [option.die for option in options(table, "BoostPick")] == [0, 1]
    choose(table, "BoostPick", die=1)
    assert table.pick_dice == [1, 2, 0, 1 + more, 2, 0, 1, 1, 0, REROLL]
    assert [(event.seat, event.loot) for event in happened(table, "LootUsed")] == [(0, loot)]
    assert asked_kind(table) == "PickLock"


def test_a_tool_fits_the_third_die_too():
    table = picking("5T", dice=(0, 0, 0, REROLL), loot=("prying_iron",))
    assert [option.die for option in options(table, "BoostPick")] == [2]
    choose(table, "BoostPick")
    assert table.pick_dice[6] == 3


def test_the_multi_tool_helps_whoever_picks_and_its_holder_uses_it():
    table = picking("5F", dice=(0, 0, 0, REROLL), others=("multi_tool", "prying_iron", "stone_hammer"))
    assert [option.loot for option in options(table, "BoostPick")] == ["multi_tool"]
    choose(table, "BoostPick")
    assert [(event.seat, event.loot) for event in happened(table, "LootUsed")] == [(1, "multi_tool")]


def test_whoever_picks_uses_a_tool_of_its_own():
    table = hold(picking("5F", dice=(0, 0, 0, REROLL), loot=("prying_iron",)), 1, "prying_iron")
    decision = PickLock(1)
    decision.resolve(table, BoostPick("prying_iron", 0))
    assert [(event.seat, event.loot) for event in happened(table, "LootUsed")] == [(1, "prying_iron")]


def test_at_the_end_of_an_attempt_nothing_of_it_is_left():
    table = picking("5F", dice=(0, 0, 0, REROLL))
    EndAttempt().run(table)
    assert (table.pick_dice, table.first_roll) == ([], False)


def test_nobody_is_offered_tools_that_nobody_holds():
    table = picking("5F", dice=(0, 0, 0, CONVERT))
    assert {type(option).__name__ for option in options(table)} == {"Retry", "StopPicking"}


@pytest.mark.parametrize(("lock", "offered"), [("4F", True), ("5F", False)])
def test_a_mech_pick_opens_up_to_four_and_is_used(lock, offered):
    table = picking(lock, "5L", dice=(0, 0, 0, CONVERT, 1, 1, 1, SAVE), loot=("mech_pick",))
    assert bool(options(table, "MechPick")) is offered
    if offered:
        choose(table, "MechPick")
        assert table.locks == [encode("5L")]
        assert [event.loot for event in happened(table, "LootUsed")] == ["mech_pick"]
        assert table.pick_dice == [2, 2, 0, 2, 0, 0, 2, 1, 0, SAVE]


def test_a_manual_makes_every_lock_of_the_party_one_easier():
    for holds, shown in (((), 5), (("locksmith_manual",), 4)):
        table = picking("5F", dice=(0, 0, 0, CONVERT), others=holds)
        assert [difficulty(table, encode(lock)) for lock in ("5F", "5L", "2T")] == [shown, shown, shown - 3]


def test_what_does_not_open_the_lock_is_refused_with_the_reason():
    table = picking("5F", dice=(0, 0, 0, CONVERT))
    decision = PickLock(0)
    for choice, reason in (
        (OpenLock((0,)), DiceDoNotOpen),
        (OpenByIntuition((0,), 0, "save"), DiceDoNotOpen),
        (RerollPick(0, "powder"), NoReroll),
        (BoostPick("multi_tool", 0), ToolNotHeld),
        (MECH_PICK, ToolNotHeld),
        (RETRY, RetriedAlready),
        (STAY, AnotherQuestion),
    ):
        assert isinstance(decision.why_not(table, choice), reason)
