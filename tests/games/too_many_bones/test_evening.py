"""The evening: all settle down at the same time, who stays up recovers in turn (rulebook: recovery)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, answer, asked, pending
from rouages.games.too_many_bones.adventure.evening import (
    STAY_UP,
    UP,
    RecoveryPhase,
    Settle,
    SettleDown,
)
from rouages.games.too_many_bones.adventure.recovery import (
    ATTEMPTED,
    CAMP_OVER,
    REST,
    RESTED,
    SCOUT,
    MustRest,
)
from rouages.games.too_many_bones.judgement.first_sight import weigh
from rouages.games.too_many_bones.reasons import HealthyAlready
from tests.games.too_many_bones.positions import (
    asked_kind,
    choose,
    happened,
    hold,
    resting,
    run,
)

PARTY = "picket boomer tantrum"


def dusk(party=PARTY, hurt=(), fallen=()):
    """The party is asked whether it stays up."""
    table = resting(party)
    for seat in hurt:
        table.hp[seat] = 1
    for seat in fallen:
        table.hp[seat] = 0
    return table


def offered(table, seat):
    return asked(table, seat).options(table)


def test_a_party_is_asked_at_the_same_time_and_a_lone_gearloc_recovers():  # ruling 98
    table = run(dusk(hurt=[1], fallen=[2]), RecoveryPhase())
    assert pending(table) == (0, 1, 2)
    assert [offered(table, seat) for seat in pending(table)] == [
        [CAMP_OVER, STAY_UP],
        [REST, CAMP_OVER, STAY_UP],
        [REST, STAY_UP],
    ]
    assert asked_kind(run(dusk("picket"), RecoveryPhase())) == "RecoverInCamp"


def test_who_only_rests_is_done_at_once():
    table = run(dusk(hurt=[1, 2]), RecoveryPhase())
    choose(table, "Rest", seat=2)
    assert (pending(table), table.hp[2], table.hp[1]) == ((0, 1), table.most_hp(2), 1)
    assert [event.seat for event in happened(table, "Rested")] == [2]
    choose(table, "CampOver", seat=0)
    choose(table, "Rest", seat=1)
    assert asked_kind(table) == "Pause"


def test_who_stays_up_recovers_in_turn_with_all_that_there_is():
    table = run(dusk(hurt=[0, 2]), RecoveryPhase())
    choose(table, "StayUp", seat=2)
    choose(table, "CampOver", seat=1)
    choose(table, "StayUp", seat=0)
    for seat in (0, 2):
        assert (pending(table), asked_kind(table)) == ((seat,), "RecoverInCamp")
        assert {REST, SCOUT} <= set(offered(table, seat))
        choose(table, "CampOver")
    assert asked_kind(table) == "Pause"


@pytest.mark.parametrize(
    ("used", "loot", "trove", "stays"),
    [
        (RESTED, (), False, False),
        (RESTED, ("oggot_herbs",), False, True),
        (RESTED, (), True, True),
        (RESTED | ATTEMPTED, (), True, False),
        (0, (), False, True),
    ],
)
def test_nobody_is_asked_who_has_nothing_to_stay_up_for(used, loot, trove, stays):
    table = hold(dusk(), 0, *loot)
    if trove:
        hold(table, 1, "dex_infuser", opened=0)
    table.today.use(0, used)
    run(table, Settle(0))
    assert (asked_kind(table) == "SettleDown") is stays
    assert not stays or STAY_UP in offered(table, 0)


def test_after_a_long_rest_there_is_more_to_do():
    table = dusk()
    table.today.use(0, RESTED)
    table.today.long_rest = True
    assert offered(run(table, Settle(0)), 0) == [CAMP_OVER, STAY_UP]


def test_what_others_choose_meanwhile_changes_nothing():  # ruling 98
    answers = {0: [REST, STAY_UP], 1: [STAY_UP], 2: [REST, CAMP_OVER]}
    found = []
    for order in ([0, 0, 1, 2, 2], [2, 1, 0, 2, 0], [1, 0, 2, 0, 2]):
        table = hold(hold(dusk(hurt=[0, 1], fallen=[2]), 0, "zelfey_seeds"), 2, "oggot_herbs")
        run(table, RecoveryPhase())
        left = {seat: iter(choices) for seat, choices in answers.items()}
        for seat in order:
            choice = next(left[seat])
            assert choice in offered(table, seat)
            answer(table, seat, choice)
        table.news.clear()
        found.append(table)
    assert found[0] == found[1] == found[2]
    assert [bool(used & UP) for used in found[0].today.used] == [True, True, False, False]


def test_what_is_not_chosen_at_dusk_has_its_reason():
    table = run(dusk(fallen=[1]), RecoveryPhase())
    assert asked(table, 0).why_not(table, REST) == HealthyAlready()
    assert asked(table, 1).why_not(table, CAMP_OVER) == MustRest()
    assert asked(table, 0).why_not(table, SCOUT) == AnotherQuestion(SettleDown(0))


@pytest.mark.parametrize(
    ("hurt", "trove", "best"), [([0], False, REST), ([0], True, STAY_UP), ([], False, STAY_UP)]
)
def test_at_first_sight_to_stay_up_is_worth_what_there_is_to_do(hurt, trove, best):
    table = dusk(hurt=hurt)
    if trove:
        hold(table, 1, "dex_infuser", opened=0)
    run(table, RecoveryPhase())
    looks = weigh(table, asked(table, 0), offered(table, 0))
    assert max(zip(looks, offered(table, 0), strict=True), key=lambda pair: pair[0])[1] == best
