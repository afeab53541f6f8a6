"""What the path costs: HP, dice that decide, cards that come back (rulebook: encounter)."""

import pytest

from rouages.engine.agenda import asked, pending
from rouages.games.too_many_bones.box.cards import NUMBER
from rouages.games.too_many_bones.box.loot import FACE, Card
from rouages.games.too_many_bones.encounters import deck, paths
from rouages.games.too_many_bones.events import adventure as told
from rouages.games.too_many_bones.events.battle import BaddieFound
from rouages.games.too_many_bones.events.harm import Damaged
from tests.games.too_many_bones.positions import (
    CHIP,
    asked_kind,
    choose,
    happened,
    loaded,
    options,
    resting,
    run,
)

THREE = "picket boomer tantrum"


def test_everybody_loses_hp_but_never_the_last():  # ruling 60
    table = run(resting(THREE), paths.AllLose(3))
    assert table.hp[:3] == [2, 1, 1]
    assert table.news == [
        Damaged(0, "picket", 3, 2, "card"),
        Damaged(1, "boomer", 2, 1, "card"),
        Damaged(2, "tantrum", 3, 1, "card"),
    ]


def test_who_has_no_more_hp_than_the_die_shows_begins_poisoned():
    table = run(loaded(resting(THREE), 3, 2, 4), paths.RollForPoison())
    assert table.battle.poisoned == (1, 2)
    assert table.news == [told.NumberRolled(seat, number) for seat, number in enumerate((4, 3, 5))]


@pytest.mark.parametrize(("hp", "face", "left"), [((5, 3, 1), 3, None), ((5, 1, 3), 0, (5, 1, 3))])
def test_the_one_whose_hp_is_nearest_to_the_die_loses(hp, face, left):
    table = loaded(resting(THREE), face)
    table.hp[:3] = hp
    run(table, paths.NearestLoses(2))
    if left:
        assert tuple(table.hp[:3]) == left
    else:
        assert pending(table) == (0,)
        assert [option.name for option in options(table, "Verdict")] == ["picket", "boomer"]
        choose(table, "Verdict", name="boomer")
        assert table.hp[:3] == [5, 1, 1]
    assert asked_kind(table) == "Pause"


def test_nobody_is_asked_where_one_is_nearest():
    table = loaded(resting(THREE), 4)
    table.hp[:3] = [2, 3, 4]
    run(table, paths.NearestLoses(2))
    assert table.hp[:3] == [2, 3, 2]
    assert table.news[0] == told.NumberRolled(None, 5)


def test_two_rolls_are_added_to_the_points():
    table = loaded(resting(), 2, 4)
    table.encounter.points = 1
    run(table, paths.RollForPoints())
    assert table.encounter.points == 1 + 3 + 5


@pytest.mark.parametrize(
    ("deed", "span", "field"),
    [
        (paths.SkipRecovery(), "encounter", "no_recovery"),
        (paths.BrewAntidote(), "lasting", "antidote"),
        (paths.RallyGoblins(), "lasting", "goblins"),
        (paths.RestLong(), "today", "long_rest"),
        (paths.RestBadly(), "today", "bad_rest"),
        (paths.EnterWarRoom(), "encounter", "war_room"),
        (deck.DrawAnother(), "encounter", "another"),
    ],
)
def test_what_a_card_changes_is_remembered(deed, span, field):
    table = resting()
    assert getattr(getattr(table, span), field) is False
    run(table, deed)
    assert getattr(getattr(table, span), field) is True


def test_weaker_orbs_and_missing_dice_are_remembered():
    table = run(resting(), paths.WeakenOrbs(2), paths.OweDice(3))
    assert table.lasting.orb_hp == 2
    assert table.owed_dice == [3, 3, 0, 0]


def test_the_hp_die_goes_down_but_never_below_the_base():
    table = resting("tantrum")
    table.bonus[0], table.hp[0] = 1, 5
    run(table, paths.LowerHp())
    assert (table.bonus[0], table.hp[0], table.most_hp(0)) == (0, 4, 4)
    assert table.news == [told.StatLowered(0, "hp")]
    run(table, paths.LowerHp())
    assert (table.bonus[0], table.hp[0]) == (0, 4)
    assert len(table.news) == 1


def test_a_lone_gearloc_loses_one_and_a_wound_does_not_heal():
    table = resting("tantrum")
    table.bonus[0], table.hp[0] = 3, 2
    run(table, paths.LowerHp())
    assert (table.bonus[0], table.hp[0]) == (2, 2)


@pytest.mark.parametrize(("face", "left"), [(1, 2), (2, 5)])
def test_a_hand_held_out_to_the_pack_may_be_bitten(face, left):
    table = loaded(resting(THREE), face)
    table.bonus[:12] = [5, 0, 0, 0] * 3
    run(table, paths.HoldOutHand())
    while asked_kind(table) == "Propose":
        choose(table, "NoProposal")
    choose(table, "Verdict", name="tantrum")
    assert [table.bonus[4 * seat] for seat in range(3)] == [5, 5, left]
    assert table.news[-1 - (left < 5)] == told.NumberRolled(2, face + 1)


def test_the_flask_is_kept():
    table = run(resting("tantrum"), paths.KeepFlask())
    assert table.hands[0] == [Card(FACE["healing_flask"], 2)]


@pytest.mark.parametrize(("party", "stored"), [("picket boomer", "lynx"), (THREE, "dire_wolf")])
def test_the_first_beast_waits_on_the_card_a_larger_one_for_a_large_party(party, stored):
    table = resting(party, tyrant="mulmesh")
    for rank, (beast, other) in enumerate([("lynx", "lout"), ("dire_wolf", "bridge_keeper")]):
        table.stacks[rank] = [CHIP[beast], CHIP[other]]
    run(table, paths.StoreBeast())
    assert table.stored == [CHIP[stored]]
    assert table.news == [BaddieFound(stored)]


def test_a_beast_of_the_box_does_not_wait():
    table = resting(tyrant="mulmesh")
    table.stacks[0], table.fallen[0], table.box[0] = [CHIP["lout"]], [], [CHIP["lynx"]]
    run(table, paths.StoreBeast())
    assert (table.stored, table.news) == ([], [])


def test_only_those_that_are_equally_near_may_be_named():
    table = loaded(resting(THREE), 3)
    table.hp[:3] = [5, 3, 1]
    run(table, paths.NearestLoses(2))
    other = paths.gearloc_verdict(table, paths.VOLUNTEER, 2)
    assert asked(table, 0).why_not(table, other) == paths.NotTied()


def at_card(name, *faces, party="picket tantrum", tyrant="nom"):
    """Today's card is known, and lies in no pile."""
    table = loaded(resting(party, tyrant=tyrant), *faces)
    table.card = NUMBER[name]
    for pile in (table.deck, table.rest, table.aside):
        pile[:] = [card for card in pile if card != table.card]
    table.known_cards[table.card] = False
    return table


def test_a_special_card_joins_the_deck_once():
    table = run(at_card("G13"), deck.ShuffleIn("SP6"), deck.ShuffleIn("SP6"))
    assert table.deck.count(NUMBER["SP6"]) == 1
    assert NUMBER["SP6"] not in table.aside
    assert table.news == [told.CardAdded("SP6")]


def test_a_card_that_is_shuffled_back_lies_nobody_knows_where():
    table = at_card("SP6")
    assert any(table.known_cards)
    run(table, deck.ReshuffleCard())
    assert NUMBER["SP6"] in table.deck
    assert table.encounter.returned
    assert not any(table.known_cards[card] for card in table.deck)
    assert table.news == [told.CardAdded("SP6")]


def test_a_card_on_top_of_the_deck_is_known_to_all():
    table = run(at_card("SP2"), deck.ReturnOnTop())
    assert table.deck[-1] == NUMBER["SP2"]
    assert table.known_cards[NUMBER["SP2"]]
    assert table.encounter.returned
    assert table.news == [told.CardReturned("SP2")]


@pytest.mark.parametrize(("faces", "noticed"), [((2, 1), True), ((2, 2), False)])
def test_who_is_noticed_while_sneaking_meets_the_tyrants_first_card(faces, noticed):
    table = at_card("SP3", *faces, tyrant="duster")
    first = NUMBER["T-duster-1"]
    table.deck.remove(first)
    table.deck.insert(0, first)
    before = sorted(table.deck)
    run(table, deck.SneakPast())
    assert (table.deck[-1] == first) == noticed
    assert table.known_cards[first] == noticed
    assert table.known_cards[NUMBER["SP2"]] != noticed
    assert sorted(table.deck) == before
    rolled = [told.NumberRolled(seat, face + 1) for seat, face in enumerate(faces)]
    assert table.news == rolled + [told.CardReturned("T-duster-1")] * noticed


def test_the_tyrants_next_card_comes_if_the_first_was_met():
    table = at_card("SP3", 0, tyrant="duster")
    table.deck.remove(NUMBER["T-duster-1"])
    run(table, deck.SneakPast())
    assert table.deck[-1] == NUMBER["T-duster-2"]


def test_without_a_card_of_the_tyrant_in_the_deck_nobody_minds():
    table = at_card("SP3", 0)
    table.deck.remove(NUMBER["T-nom-1"])
    before = list(table.deck)
    run(table, deck.SneakPast())
    assert table.deck == before
    assert not happened(table, "CardReturned")
