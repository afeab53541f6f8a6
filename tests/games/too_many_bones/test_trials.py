"""Cards that are games of their own: shots, barrels, lanterns, an old lady (rulebook: encounter)."""

import pytest

from rouages.engine.agenda import asked, pending
from rouages.games.too_many_bones.encounters.trials import (
    ChooseBarrels,
    GrabLoot,
    LadyAnswers,
    MeetLanterns,
    MeetOldLady,
    NameNumber,
    Number,
    ScatterDice,
    ShootBarrels,
    ShootRopes,
    ShootScout,
    attack_stat,
)
from rouages.games.too_many_bones.events import adventure as told
from rouages.games.too_many_bones.events.dice import DiceLost
from rouages.games.too_many_bones.reasons import OutOfRange
from tests.games.too_many_bones.positions import (
    asked_kind,
    choose,
    happened,
    hold,
    loaded,
    options,
    resting,
    run,
)

THREE = "picket boomer tantrum"


def numbers(table):
    """The numbers that may be named."""
    return [option.number for option in options(table, "Number")]


@pytest.mark.parametrize(
    ("faces", "hits", "verdict"),
    [((0, 4, 3, 5), (1, 2), told.TestFailed(None)), ((0, 4, 3, 2), (1, 2, 1), told.TestPassed(None))],
)
def test_three_of_four_shots_must_hit_the_ropes(faces, hits, verdict):  # ruling 51
    table = run(loaded(resting(), *faces), ShootRopes())
    assert table.news == [told.TestRolled(None, hits), verdict]
    assert table.encounter.failed == isinstance(verdict, told.TestFailed)


def sniping(*faces):
    """Tantrum, the third of the party, shoots at the scout with a stronger arm."""
    table = loaded(resting(THREE), *faces)
    table.bonus[4 * 2 + 2] = 1
    run(table, ShootScout())
    while asked_kind(table) == "Propose":
        choose(table, "NoProposal")
    choose(table, "Verdict", name="tantrum")
    table.news.clear()
    return table


def test_one_to_all_atk_dice_are_shot_at_the_scout_and_lost():
    table = sniping(0, 4)
    assert attack_stat(table, 2) == 4
    assert pending(table) == (2,)
    assert numbers(table) == [1, 2, 3, 4]
    table.lost_atk[2] = 1
    choose(table, "Number", number=2)
    assert table.lost_atk == [0, 0, 3, 0]


def test_two_damage_at_the_scout_take_two_points_off():
    table = choose(sniping(0, 1), "Number", number=2)
    assert table.news == [told.TestRolled(2, (1, 1)), told.TestPassed(2)]
    assert table.encounter.points == -2
    assert not table.encounter.other_option


def test_a_scout_that_gets_away_leaves_the_other_choice():
    table = choose(sniping(0, 4), "Number", number=2)
    assert table.news == [told.TestRolled(2, (1,)), told.TestFailed(2)]
    assert table.encounter.points == 0
    assert table.encounter.other_option


@pytest.mark.parametrize(("named", "gained", "points"), [(3, 3, 0), (4, 0, 4)])
def test_who_grabs_less_than_the_die_shows_gains_it_and_else_faces_it(named, gained, points):
    table = run(loaded(resting(), 3), GrabLoot())
    assert pending(table) == (0,)
    assert numbers(table) == [1, 2, 3, 4, 5, 6]
    choose(table, "Number", number=named)
    assert (table.encounter.gained, table.encounter.points) == (gained, points)
    assert table.news == [
        told.NumberRolled(None, 4),
        told.TestPassed(None) if gained else told.TestFailed(None),
    ]


@pytest.mark.parametrize(("decision", "most"), [(NameNumber(0), 6), (ChooseBarrels(0), 4)])
def test_no_other_number_can_be_named(decision, most):
    table = run(resting(), decision)
    assert numbers(table) == list(range(1, most + 1))
    assert asked(table, 0).why_not(table, Number(most + 1)) == OutOfRange(1, most)


def test_at_least_one_and_at_most_six_white_dice_are_scattered():
    table = resting(THREE)
    table.bonus[4 * 2 + 3] = 1
    run(table, ScatterDice())
    assert [(option.who, option.name, option.stat) for option in options(table)] == [
        (0, "picket", "atk"),
        (0, "picket", "def"),
        (1, "boomer", "atk"),
        (1, "boomer", "def"),
        (2, "tantrum", "atk"),
        (2, "tantrum", "def"),
    ]
    choose(table, "GivenDie", who=2, stat="def")
    assert (2, "def") not in [(option.who, option.stat) for option in options(table, "GivenDie")]
    for given in range(1, 6):
        assert table.battle.scattered == given
        assert options(table, "Enough")
        choose(table, "GivenDie")
    assert (table.lost_atk[:3], table.lost_def[:3]) == ([1, 1, 0], [2, 1, 1])
    assert table.news[:2] == [DiceLost(2, "def", 1), DiceLost(0, "atk", 1)]
    assert len(table.news) == 6
    assert asked_kind(table) == "Pause"


def test_who_has_scattered_enough_keeps_the_other_dice():
    table = run(resting("tantrum"), ScatterDice())
    choose(table, "GivenDie")
    choose(table, "Enough")
    assert table.lost_atk[0] == 1
    assert asked_kind(table) == "Pause"


def test_without_dice_nothing_more_can_be_scattered():
    table = run(resting("tantrum"), ScatterDice())
    for _ in range(3):
        choose(table, "GivenDie")
    assert [type(option).__name__ for option in options(table)] == ["Enough"]


def barrels(count, *faces):
    """Tantrum with three ATK dice, then Picket with one, shoot at so many barrels."""
    table = run(loaded(resting("tantrum picket"), *faces), ShootBarrels())
    choose(table, "Number", number=count)
    return table.encounter.gained, [(event.seat, event.hits) for event in happened(table, "TestRolled")]


def test_the_strongest_barrel_is_shot_at_first():  # ruling 73
    assert barrels(2, 1, 2, 0, 0, 0, 3) == (2, [(0, (1, 1, 1)), (1, (2,))])


def test_a_barrel_that_was_hit_is_finished_by_the_next():  # ruling 73
    assert barrels(1, 3, 0, 0, 0, 0) == (1, [(0, (1, 1, 1)), (1, (1,))])


def test_nobody_shoots_where_no_barrel_is_whole():
    assert barrels(1, 0, 0, 0, 0, 0) == (1, [(0, (1, 1, 1))])


def test_a_barrel_that_is_not_broken_brings_nothing():
    assert barrels(1, 5, 0, 0, 0, 0) == (0, [(0, (1, 1, 1)), (1, (1,))])


def test_a_lantern_goes_out_when_initiative_reaches_it():
    table = run(loaded(resting("picket boomer"), 5, 2, 2, 4), MeetLanterns())
    assert table.lanterns == [6, 3]
    assert numbers(table) == [3, 6]
    choose(table, "Number", number=3)
    assert table.lanterns == [6]
    choose(table, "Number", number=6)
    assert table.news == [
        told.NumberRolled(None, 6),
        told.NumberRolled(None, 3),
        told.TestRolled(0, (3,)),
        told.TestPassed(0),
        told.TestRolled(1, (5,)),
        told.TestFailed(1),
    ]
    assert table.encounter.gained == 1
    assert table.lanterns == []
    assert asked_kind(table) == "Pause"


def test_every_lantern_that_goes_out_counts():
    table = run(loaded(resting("picket boomer"), 1, 1, 0, 0), MeetLanterns())
    assert numbers(table) == [2]
    choose(table, "Number")
    choose(table, "Number")
    assert table.encounter.gained == 2


@pytest.mark.parametrize(
    ("party", "cards", "given", "dice"), [("picket boomer", 3, 2, 2), ("picket", 3, 2, 4), (THREE, 6, 4, 4)]
)
def test_the_old_lady_gets_up_to_four_loot_each_worth_a_die_and_two_from_who_is_alone(
    party, cards, given, dice
):
    table = resting(party)
    for number in range(cards):
        hold(table, number % len(table.who), "oggot_herbs")
    run(table, MeetOldLady())
    assert numbers(table) == list(range(min(4, cards) + 1))
    choose(table, "Number", number=given)
    for _ in range(given):
        assert table.encounter.given == dice
        choose(table, "Dropped")
    assert len(happened(table, "NumberRolled")) == dice
    assert sum(map(len, table.hands)) == cards - given


def test_who_gives_the_old_lady_nothing_loses_a_day():  # ruling 50
    table = run(resting(day=3), MeetOldLady())
    choose(table, "Number", number=0)
    assert (table.encounter.failed, table.day, table.progress) == (True, 4, 0)
    assert asked_kind(table) == "Pause"


@pytest.mark.parametrize(
    ("faces", "training", "shared", "each"),
    [
        ((0,), 1, 0, 0),
        ((5,), 1, 0, 0),
        ((5, 0), 2, 0, 0),
        ((5, 5), 2, 0, 0),
        ((5, 5, 0), 2, 1, 0),
        ((5, 5, 5), 2, 1, 0),
        ((5, 5, 5, 0), 2, 0, 1),
    ],
)
def test_the_old_lady_answers_by_the_total(faces, training, shared, each):  # ruling 50
    table = loaded(resting(day=3), *faces)
    table.encounter.given = len(faces)
    LadyAnswers().run(table)
    assert (table.progress, table.training[:2], table.day) == (1, [training] * 2, 3)
    assert [len(hand) for hand in table.hands] == [each] * 2
    assert [step.trove for step in table.agenda if type(step).__name__ == "ShareCard"] == [True] * shared
    assert not table.encounter.failed
