"""Cards that change who fights: duels, vanguards, bridges, targets that do not move (rulebook: encounter)."""

import pytest

from rouages.games.too_many_bones.box.cards import NUMBER
from rouages.games.too_many_bones.encounters import fights
from rouages.games.too_many_bones.encounters.fights import GOLEM_CHIP
from rouages.games.too_many_bones.events import adventure as told
from rouages.games.too_many_bones.events.battle import BaddieFound
from rouages.games.too_many_bones.events.harm import Damaged
from tests.games.too_many_bones.positions import (
    CHIP,
    asked_kind,
    choose,
    happened,
    hold,
    loaded,
    options,
    resting,
    run,
    take_out,
)
from tests.games.too_many_bones.todays_card import THREE, sent

FOUR = "picket boomer tantrum patches"


def on_the_mat(table):
    """What stands against the party: name, HP, place, by unit."""
    return {unit: (table.name(unit), table.hp[unit], table.at[unit]) for unit in table.foes()}


def test_one_gearloc_has_five_rounds_for_four_cloaks():
    table = sent(run(resting(THREE), fights.MeetCloaks()), "boomer")
    assert on_the_mat(table) == {
        4: ("cloak", 3, 4),
        5: ("cloak", 5, 5),
        6: ("cloak", 4, 6),
        7: ("cloak", 4, 7),
    }
    assert (table.rules.last_round, table.rules.needed) == (5, 4)
    assert table.away[:3] == [True, False, True]
    assert table.round == 1


def test_there_is_one_rat_more_than_gearlocs_and_one_round():
    table = run(loaded(resting(THREE), 0, 5, 2, 3), fights.MeetRats())
    assert on_the_mat(table) == {
        4: ("rat", 1, 4),
        5: ("rat", 6, 5),
        6: ("rat", 3, 6),
        7: ("rat", 4, 7),
    }
    assert (table.rules.last_round, table.rules.needed) == (1, 3)
    assert "RatsFought" in [type(item).__name__ for item in table.agenda]
    assert table.round == 1


@pytest.mark.parametrize(("cleared", "found"), [(2, False), (3, True)])
def test_only_with_every_rat_gone_the_doorway_is_found(cleared, found):
    table = resting("picket boomer")
    table.encounter.cleared = cleared
    run(table, fights.RatsFought())
    assert (NUMBER["SP5"] in table.deck) == found


def test_a_duel_leaves_one_lane_and_the_others_aside():
    table = sent(run(resting(THREE), fights.CallDuel()), "tantrum")
    assert table.away[:3] == [True, True, False]
    assert (table.rules.duel, table.rules.most_baddies) == (True, 1)


def test_two_five_point_baddies_come_before_the_others():
    table = resting("picket boomer")
    table.queue = [CHIP["lout"]]
    table.stacks[1] = [CHIP["trapper"], CHIP["dire_wolf"], CHIP["club_swinger"]]
    run(table, fights.MeetVanguard())
    assert [table.name(unit) for unit in table.foes()] == ["club_swinger", "dire_wolf"]
    assert table.queue == []
    assert "VanguardFought" in [type(item).__name__ for item in table.agenda]


@pytest.mark.parametrize("victory", [True, False])
def test_who_is_beaten_by_the_vanguard_meets_nobody_else(victory):
    table = resting()
    table.victory = victory
    run(table, fights.VanguardFought())
    assert table.encounter.beaten != victory


def bridge(*chips, day=2, faces=(), hp=5):
    """A lone Picket runs over a bridge past these Baddies, the first one last of its stack."""
    table = loaded(resting("picket", day=day), *faces)
    for chip in chips:
        take_out(table, CHIP[chip])
    table.stacks[0] += [CHIP[chip] for chip in reversed(chips)]
    table.hp[0] = hp
    table.queue = [CHIP["hexer"]]
    return run(table, fights.RunBridge())


def test_only_ranged_baddies_shoot_on_the_bridge_with_two_dice():
    table = bridge("orc_archer", "lout", "slinger", day=3, faces=(3, 0, 4, 4))
    assert table.news[1:] == [
        BaddieFound("orc_archer"),
        told.TestRolled(None, (2, 1)),
        Damaged(0, "picket", 3, 2, "attack"),
        BaddieFound("lout"),
        BaddieFound("slinger"),
        told.TestRolled(None, ()),
    ]
    assert table.hp[0] == 2
    assert not table.encounter.failed
    assert table.queue == []


def test_there_are_as_many_points_on_the_bridge_as_days():
    table = bridge(day=4)
    assert len(happened(table, "BaddieFound")) == 4


def test_those_on_the_bridge_go_under_their_stacks_and_are_remembered():
    table = bridge("orc_archer", "lout", faces=(4, 4))
    assert table.stacks[0][:2] == [CHIP["lout"], CHIP["orc_archer"]]
    assert [table.known[CHIP[name]] for name in ("lout", "orc_archer")] == [1, 1]
    assert CHIP["hexer"] not in table.stacks[1][:1]


def test_loot_may_help_before_each_shot():
    table = hold(loaded(resting("picket", day=1), 0, 0), 0, "mixed_berries")
    take_out(table, CHIP["slinger"])
    table.stacks[0].append(CHIP["slinger"])
    table.hp[0] = 3
    run(table, fights.RunBridge())
    assert (asked_kind(table), table.hp[0]) == ("UseLootFirst", 3)


def test_who_falls_on_the_bridge_has_not_crossed_it():
    table = bridge("orc_archer", day=1, faces=(3, 3), hp=3)
    assert table.hp[0] == 0
    assert table.news[-1] == Damaged(0, "picket", 3, 0, "attack")
    assert table.encounter.failed


def test_the_golden_golem_is_lured_while_the_gearloc_waits():
    table = run(resting("picket", tyrant="drellen"), fights.LureGolem())
    assert CHIP["golden_golem"] == GOLEM_CHIP
    assert table.lured == (GOLEM_CHIP,)
    assert not any(GOLEM_CHIP in pile for pile in (*table.stacks, *table.box))
    assert len(table.stacks[2]) == 5
    assert table.news == [BaddieFound("golden_golem")]
    assert table.away[0]
    assert (table.rules.ally, table.rules.golem) == (True, True)


def test_the_leader_scouts_twice():
    table = run(resting(), fights.ScoutTwo())
    for _ in range(2):
        choose(table, "Stack", seat=0, points=5)
        choose(table, "Buried", seat=0, buried=False)
    assert [event.seat for event in happened(table, "Scouted")] == [0, 0]
    assert asked_kind(table) == "Pause"


def rubble(party="picket boomer"):
    return run(resting(party), fights.ClearRubble())


def throw(table, place, *faces):
    """A dynamite is thrown at the rubble in a place."""
    return choose(loaded(table, *faces), "Spot", place=place)


def test_there_are_two_stacks_of_rubble_for_each_gearloc():
    table = rubble(THREE)
    places = [4, 5, 6, 7, 0, 1]
    assert on_the_mat(table) == {4 + number: ("rubble", 3, place) for number, place in enumerate(places)}
    assert [option.place for option in options(table)] == places
    assert table.round == 1


def test_everybody_has_two_dynamites_with_two_dice_each():
    table = rubble()
    for _ in range(4):
        throw(table, 4, 4, 4)
    assert happened(table, "TestRolled") == [told.TestRolled(seat, ()) for seat in (0, 0, 1, 1)]
    assert asked_kind(table) == "Pause"


@pytest.mark.parametrize(
    ("faces", "left"), [((0, 0), [1, 2, 3, 3, 2, 3, 3, 3]), ((0, 3), [0, 2, 3, 3, 2, 3, 3, 3])]
)
def test_dynamite_hurts_where_it_falls_and_half_beside(faces, left):
    table = throw(rubble(FOUR), 4, *faces)
    assert [table.hp[unit] for unit in range(4, 12)] == left
    assert happened(table, "TestRolled") == [told.TestRolled(0, tuple([1, 1, 1, 2][face] for face in faces))]
    assert {event.cause for event in happened(table, "Damaged")} == {"card"}


def test_all_rubble_must_go():
    table = rubble("picket")
    throw(table, 4, 3, 3)
    assert [option.place for option in options(table)] == [5]
    throw(table, 5, 0, 3)
    assert table.news[-1] == told.TestPassed(None)
    assert (table.round, table.encounter.cleared, table.encounter.failed) == (0, 0, False)
    assert table.queue == []
    table = rubble("picket")
    throw(table, 4, 4, 4)
    throw(table, 4, 3, 3)
    assert table.news[-1] == told.TestFailed(None)
    assert (table.round, table.encounter.cleared, table.encounter.failed) == (0, 0, True)
    assert table.foes() == []


def test_nobody_throws_where_no_rubble_is_left():
    assert asked_kind(run(resting(), fights.ThrowDynamite(1))) == "Pause"
