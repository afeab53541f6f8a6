"""Dangerous Darts (rulebook: darts)."""

import pytest

from rouages.engine.chance import Rng
from rouages.games.too_many_bones.encounters.darts import (
    SETS,
    AllPlayDarts,
    DartsDice,
    PlayDarts,
    UseDartsPlan,
    scores,
)
from rouages.games.too_many_bones.events.adventure import DartsLost, DartsRolled, DartsScore, DartsWon
from rouages.games.too_many_bones.spans import Darts, DartsSide
from tests.games.too_many_bones.positions import asked_kind, choose, happened, loaded, options, resting, run


def playing(*faces, dice=(1, 1, 1)):
    """Picket throws for the first time, with so many dice for attack, defence and status."""
    table = run(loaded(resting("picket"), *faces), PlayDarts(0))
    attack, defence, status = dice
    return choose(table, "DartsDice", attack=attack, defence=defence, status=status)


def last(table, kind):
    return happened(table, kind)[-1]


def go_on(table, plan=None):
    return choose(table, "DartsPlan", plan=plan)


def test_three_dice_are_chosen_two_of_a_kind_at_most():
    wanted = [(2, 1, 0), (2, 0, 1), (1, 2, 0), (1, 1, 1), (1, 0, 2), (0, 2, 1), (0, 1, 2)]
    assert sorted(SETS, key=repr) == sorted([DartsDice(*dice) for dice in wanted], key=repr)
    assert options(run(resting(), PlayDarts(0))) == list(SETS)


def test_both_sides_begin_with_ten_hp():
    table = run(resting(), PlayDarts(0))
    assert (table.darts.mine, table.darts.theirs) == (DartsSide(10), DartsSide(10))


def test_the_mohlnor_throws_two_attack_dice_and_a_status_die():
    table = playing(3, 4, 1, 0, 2, 4)
    assert last(table, "DartsRolled") == DartsRolled(0, 1, 2, 0, ("weaken2",), 2, ("poison2",))
    assert table.darts == Darts(
        DartsSide(10, poison=2),
        DartsSide(10, weaken=2),
        attack=1,
        defence=1,
        status=1,
        turn=1,
        hits=1,
        shields=2,
        bones=0,
        taken=2,
    )
    go_on(table)
    assert last(table, "DartsScore") == DartsScore(0, 10, 9)


def test_bones_of_attack_and_defence_dice_are_added():
    table = playing(4, 4, 0, 4, 5, 3, dice=(2, 1, 0))
    assert last(table, "DartsRolled") == DartsRolled(0, 0, 0, 3, (), 0, ("poison1",))


def test_poison_hurts_before_the_next_throw_and_fades():
    table = go_on(playing(4, 4, 2, 4, 3, 1))
    assert (table.darts.mine, table.darts.theirs) == (DartsSide(7, poison=1), DartsSide(8, poison=1))
    table = playing(4, 4, 2, 4, 3, 1)
    loaded(table, 4, 4, 3, 4, 3, 3)
    go_on(table)
    assert (table.darts.mine, table.darts.theirs) == (
        DartsSide(7, poison=2, weaken=1),
        DartsSide(8, poison=1, weaken=1),
    )


def test_the_weak_throw_fewer_attack_dice_then_fewer_defence_dice_once():
    table = playing(4, 4, 4, 0, 0, 4, dice=(1, 1, 1))
    assert table.darts.mine.weaken == 2
    loaded(table, 5, 5)
    go_on(table)
    assert last(table, "DartsRolled") == DartsRolled(0, 0, 0, 0, ("stun",), 0, ("stun",))
    assert (table.darts.mine, table.darts.theirs) == (DartsSide(10, stun=1), DartsSide(9, stun=1))


@pytest.mark.parametrize(
    ("weaken", "dice", "hits", "shields"),
    [(1, (2, 1, 0), 2, 1), (1, (1, 2, 0), 0, 2), (2, (1, 2, 0), 0, 1), (2, (0, 2, 1), 0, 0)],
)
def test_weakness_is_counted_in_dice(weaken, dice, hits, shields):
    table = playing(4, 4, 5, dice=dice)
    table.darts.mine = DartsSide(10, weaken=weaken)
    table.darts.theirs = DartsSide(10, stun=1)
    loaded(table, *([3] if hits else []), 0, 0)
    go_on(table)
    rolled = last(table, "DartsRolled")
    assert (rolled.hits, rolled.shields) == (hits, shields)


@pytest.mark.parametrize(
    ("weaken", "dice", "shown"),
    [(1, (1, 0, 2), 2), (2, (1, 0, 2), 1), (2, (0, 1, 2), 1), (2, (1, 1, 1), 1), (2, (0, 2, 1), 1)],
)
def test_the_weak_lose_status_dice_where_they_have_too_few_others(weaken, dice, shown):  # ruling 38
    table = playing(4, 4, 5, dice=dice)
    table.darts.mine = DartsSide(10, weaken=weaken)
    table.darts.theirs = DartsSide(10, stun=1)
    loaded(table)
    go_on(table)
    assert len(last(table, "DartsRolled").status) == shown


def test_who_has_no_status_dice_takes_nothing_from_chance():
    table = resting("picket")
    table.rng = Rng(b"darts")
    run(table, PlayDarts(0))
    choose(table, "DartsDice", attack=2, defence=1, status=0)
    assert table.rng.count == 4


def test_the_stunned_do_not_throw_once():
    table = playing(4, 4, 5, 0, 0, 5)
    loaded(table, 0, 0)
    go_on(table)
    assert last(table, "DartsRolled") == DartsRolled(0, 0, 0, 0, (), 0, ())
    assert (table.darts.mine, table.darts.theirs) == (DartsSide(10), DartsSide(9))
    loaded(table, 0, 0, 3, 0, 0, 3)
    go_on(table)
    assert last(table, "DartsRolled") == DartsRolled(0, 1, 1, 0, ("weaken1",), 2, ("weaken1",))
    assert table.darts.turn == 3


@pytest.mark.parametrize(
    ("bones", "plans"),
    [
        (0, [None]),
        (1, ["sharp_throw", None]),
        (2, ["sharp_throw", "deep_breath", None]),
        (3, ["sharp_throw", "deep_breath", "shake_off", None]),
        (4, ["sharp_throw", "deep_breath", "shake_off", "bullseye", None]),
    ],
)
def test_bones_pay_for_one_line_of_the_plan(bones, plans):  # ruling 38
    table = resting("picket")
    table.darts = Darts(DartsSide(10), DartsSide(10), bones=bones)
    run(table, UseDartsPlan(0))
    assert [option.plan for option in options(table)] == plans


@pytest.mark.parametrize(
    ("plan", "turn", "left"),
    [
        (None, 12, (6, 6)),
        ("sharp_throw", 12, (6, 5)),
        ("deep_breath", 12, (8, 6)),
        ("shake_off", 12, (6, 5)),
        ("bullseye", 12, (6, 2)),
        (None, 13, (5, 5)),
    ],
)
def test_shields_stop_hits_plans_help_and_long_games_tire(plan, turn, left):  # rulings 38, 64
    game = Darts(DartsSide(8), DartsSide(8), turn=turn, hits=2, shields=1, taken=3)
    assert scores(game, plan) == left


def test_nobody_is_healed_beyond_ten_or_by_shields():
    game = Darts(DartsSide(9), DartsSide(8), turn=1, hits=2, shields=3, taken=1)
    assert scores(game, None) == (9, 6)
    assert scores(game, "deep_breath") == (10, 6)


@pytest.mark.parametrize(
    ("plan", "left"), [("shake_off", DartsSide(10)), ("sharp_throw", DartsSide(10, 2, 1, 1))]
)
def test_only_one_line_removes_what_lies_on_the_gearloc(plan, left):
    table = resting("picket")
    table.darts = Darts(DartsSide(10, 2, 1, 1), DartsSide(1, 2, 1, 1), bones=3)
    run(table, UseDartsPlan(0))
    go_on(table, plan)
    assert (table.darts.mine, table.darts.theirs) == (left, DartsSide(0, 2, 1, 1))


def ended(mine, theirs):
    """What is told when both sides have so many HP left after a throw."""
    table = resting("picket boomer")
    table.darts = Darts(DartsSide(mine), DartsSide(theirs), turn=1)
    run(table, UseDartsPlan(1))
    table.news.clear()
    return choose(table, "DartsPlan")


def test_who_has_no_hp_left_has_lost_even_if_both_have_none():
    for theirs in (0, 3):
        table = ended(0, theirs)
        assert table.news == [DartsScore(1, 0, theirs), DartsLost(1)]
        assert (table.encounter.darts_lost, table.encounter.darts_won) == ((1,), ())
        assert asked_kind(table) == "Pause"
    assert ended(-2, -1).news[0] == DartsScore(1, 0, 0)


def test_who_takes_the_last_hp_of_the_mohlnor_has_won():
    table = ended(1, 0)
    assert table.news == [DartsScore(1, 1, 0), DartsWon(1)]
    assert (table.encounter.darts_lost, table.encounter.darts_won) == ((), (1,))
    assert asked_kind(table) == "Pause"


def test_as_long_as_both_have_hp_the_game_goes_on():
    table = ended(1, 1)
    assert table.news[0] == DartsScore(1, 1, 1)
    assert asked_kind(table) == "UseDartsPlan"
    assert (table.encounter.darts_lost, table.encounter.darts_won) == ((), ())


@pytest.mark.parametrize(("needed", "won", "failed"), [(1, (), True), (1, (0,), False), (0, (), False)])
def test_every_gearloc_plays_and_enough_must_win(needed, won, failed):
    table = run(resting("picket boomer"), AllPlayDarts(needed))
    for seat in (0, 1):
        choose(table, "DartsDice", seat=seat)
        table.darts.mine.hp, table.darts.theirs.hp = (9, 0) if seat in won else (0, 9)
        choose(table, "DartsPlan", seat=seat)
    assert table.encounter.darts_won == won
    assert table.encounter.failed == failed
    assert table.darts is None
    assert asked_kind(table) == "Pause"
