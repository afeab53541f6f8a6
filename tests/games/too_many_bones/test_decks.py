"""Decks and hands: what is drawn, shuffled, used up and thrown away (rulebook: loot, encounter)."""

import pytest

from rouages.games.too_many_bones.box.cards import CARDS, NUMBER, of_deck
from rouages.games.too_many_bones.box.loot import FACE, FIRST_TROVE, LOOT, PERMANENT, TROVE_DECK, Card
from rouages.games.too_many_bones.party.drawing import (
    ReadMap,
    draw_card,
    shuffle_deck,
    shuffle_in,
)
from rouages.games.too_many_bones.party.gaining import gain_loot, gain_trove, take
from rouages.games.too_many_bones.party.hands import (
    different,
    discard,
    draw_loot,
    draw_trove,
    holder,
    label,
    lay_down,
    spend,
    use,
)
from rouages.games.too_many_bones.table import Phase
from tests.games.too_many_bones.positions import (
    CHIP,
    Pause,
    Turned,
    asked_kind,
    battle,
    camp,
    choose,
    happened,
    hold,
    options,
    run,
)


def reversing(party="picket boomer"):
    table = camp(party)
    table.rng = Turned(b"")
    return table


def test_the_top_card_is_drawn_and_nobody_knows_where_it_lies():
    table = reversing()
    table.deck = [5, 6, 7]
    table.known_cards[7] = table.known_cards[6] = True
    assert draw_card(table) == 7
    assert table.deck == [5, 6]
    assert (table.known_cards[7], table.known_cards[6]) == (False, True)
    assert not table.news


def test_a_card_that_may_not_be_met_again_today_stays_where_it_lies():
    table = reversing()
    table.deck = [5, 6, 7]
    assert draw_card(table, avoided=7) == 6
    assert table.deck == [5, 7]
    table.deck = [4, 7]
    assert draw_card(table, avoided=7) == 4


def test_the_last_card_of_the_deck_is_drawn_before_any_other():
    table = reversing()
    table.deck, table.rest = [5], [8, 9]
    assert draw_card(table) == 5
    assert not table.news


def test_an_empty_deck_is_helped_by_the_cards_that_were_left_out():
    table = reversing()
    table.deck, table.rest, table.gone = [], [8, 9, 10], [1, 2]
    assert draw_card(table) == 8
    assert (table.rest, table.gone) == ([10, 9], [1, 2])
    assert len(happened(table, "DeckShuffled")) == 1


def test_when_no_card_was_left_out_those_that_were_met_come_again_but_no_special_ones():
    table = reversing()
    special, tyrant, solo = NUMBER["SP4"], NUMBER["T-nom-1"], of_deck("solo")[0]
    table.deck, table.rest, table.gone = [], [], [3, special, solo, tyrant]
    assert draw_card(table) == 3
    assert (table.rest, table.gone) == ([solo], [special, tyrant])


def test_of_a_shuffled_deck_nobody_knows_anything():
    table = reversing()
    table.deck = [5, 6, 7]
    table.known_cards = [True] * len(CARDS)
    shuffle_deck(table)
    assert table.deck == [7, 6, 5]
    assert [card for card in range(len(CARDS)) if not table.known_cards[card]] == [5, 6, 7]


def test_a_special_card_is_shuffled_in_once():
    table = reversing()
    table.deck = [5, 6, 7]
    doorway = NUMBER["SP5"]
    shuffle_in(table, "SP5")
    assert doorway not in table.aside
    assert table.deck == [doorway, 7, 6, 5]
    assert [event.card for event in happened(table, "CardAdded")] == ["SP5"]
    shuffle_in(table, "SP5")
    assert table.deck == [doorway, 7, 6, 5]
    assert len(happened(table, "CardAdded")) == 1


def mapped():
    """The leader holds a map with uses left; G01 was drawn, G02 is next."""
    table = hold(camp("picket boomer", day=4), 0, "tattered_map")
    table.deck, table.card = [4, 1], 0
    table.known_cards = [False] * len(CARDS)
    table.agenda = [Pause(0)]
    table.news.clear()
    return run(table, ReadMap(0))


def test_a_map_that_is_not_read_is_kept():
    table = choose(mapped(), "MapRead", read=False)
    assert asked_kind(table) == "Pause"
    assert (table.card, table.deck, table.offered) == (0, [4, 1], [])
    assert len(table.hands[0]) == 1
    assert not table.news


def test_a_map_that_is_read_is_used_and_shows_a_second_card():
    table = choose(mapped(), "MapRead", read=True)
    assert [event.loot for event in happened(table, "LootUsed")] == ["tattered_map"]
    assert [event.card for event in happened(table, "EncounterDrawn")] == ["G02"]
    assert [option.card for option in options(table)] == ["G01", "G02"]


@pytest.mark.parametrize(("kept", "card", "other"), [("G01", 0, 1), ("G02", 1, 0)])
def test_one_of_two_encounters_is_kept_and_the_other_lies_under_the_deck(kept, card, other):
    table = choose(choose(mapped(), "MapRead", read=True), "KeptCard", card=kept)
    assert (table.card, table.deck, table.offered) == (card, [other, 4], [])
    assert [number for number in range(len(CARDS)) if table.known_cards[number]] == [other]


@pytest.mark.parametrize(
    ("draw", "deck", "pile"),
    [(draw_loot, "loot_deck", "loot_discard"), (draw_trove, "trove_deck", "trove_discard")],
)
def test_an_empty_deck_is_made_of_what_was_discarded(draw, deck, pile):
    table = reversing()
    faces = getattr(table, deck)
    top = faces[-1]
    assert draw(table) == top
    assert not table.news
    faces.clear()
    getattr(table, pile).extend([30, 31, 32])
    assert draw(table) == 30
    assert (faces, getattr(table, pile)) == ([32, 31], [])
    assert len(happened(table, "DeckShuffled")) == 1
    faces.clear()
    assert draw(table) is None
    assert len(happened(table, "DeckShuffled")) == 1


LAST_LOOT, FIRST, LAST_TROVE = FIRST_TROVE - 1, TROVE_DECK[0], TROVE_DECK[-1]


@pytest.mark.parametrize(
    ("card", "pile"),
    [
        (Card(LAST_LOOT, 1), "loot_discard"),
        (Card(FIRST, 1, 3), "trove_discard"),
        (Card(LAST_TROVE, 1, 3), "trove_discard"),
        (Card(FACE["care_package"], 1), None),
    ],
)
def test_every_card_has_its_discard_pile_and_what_came_from_an_encounter_has_none(card, pile):
    table = camp("picket")
    before = table.trove_deck[:]
    lay_down(table, card)
    assert table.trove_deck == before
    for name in ("loot_discard", "trove_discard"):
        assert getattr(table, name) == ([card.face] if name == pile else [])


def test_a_closed_trove_goes_under_its_deck():  # ruling 65
    table = camp("picket")
    before = table.trove_deck[:]
    lay_down(table, Card(FIRST, 1, 2))
    assert table.trove_deck == [FIRST, *before]
    assert table.trove_discard == []


def trophies(opened):
    table = camp("picket")
    table.trophies = [CHIP["boar"], CHIP["great_bear"]]
    table.fallen = [[], [], []]
    lay_down(table, Card(FACE["hunters_body_count_necklace"], PERMANENT, opened))
    return table


def test_trophies_go_to_the_defeated_with_an_open_necklace_and_with_no_other_card():
    assert trophies(3).fallen == [[CHIP["boar"]], [], [CHIP["great_bear"]]]
    assert trophies(3).trophies == []
    assert trophies(0).trophies == [CHIP["boar"], CHIP["great_bear"]]
    table = camp("picket")
    table.trophies = [CHIP["boar"]]
    lay_down(table, Card(FACE["oggot_herbs"], 1))
    assert table.trophies == [CHIP["boar"]]


@pytest.mark.parametrize(
    ("name", "opened", "called"),
    [
        ("oggot_herbs", 0, "oggot_herbs"),
        ("dex_infuser", 2, "closed_trove"),
        ("dex_infuser", 3, "dex_infuser"),
    ],
)
def test_a_card_that_is_thrown_away_is_named_unless_it_is_closed(name, opened, called):
    table = hold(camp("picket boomer"), 1, name, opened=opened)
    [card] = table.hands[1]
    assert label(card) == called
    discard(table, 1, card)
    assert table.hands[1] == []
    [thrown] = happened(table, "LootDiscarded")
    assert (thrown.seat, thrown.loot) == (1, called)
    assert card.face in table.loot_discard + table.trove_discard + table.trove_deck


def test_each_use_is_told_and_the_last_one_discards_the_card():
    table = hold(camp("picket boomer"), 1, "oggot_herbs", "throwing_axe")
    uses = LOOT[FACE["throwing_axe"]].uses
    for left in range(uses - 1, -1, -1):
        use(table, 1, "throwing_axe")
        assert [card.uses for card in table.hands[1][1:]] == [left] * (left > 0)
    assert [(event.seat, event.loot) for event in happened(table, "LootUsed")] == [(1, "throwing_axe")] * uses
    assert table.loot_discard == [FACE["throwing_axe"]]
    assert [card.face for card in table.hands[1]] == [FACE["oggot_herbs"]]


def test_several_uses_may_go_at_once():
    table = hold(camp("picket"), 0, "last_battle_stew")
    [card] = table.hands[0]
    spend(table, 0, card, 3)
    assert table.hands[0] == [Card(card.face, card.uses - 3, card.opened)]
    spend(table, 0, table.hands[0][0], card.uses)
    assert table.hands[0] == []


def test_what_is_permanent_is_never_used_up():
    name = next(facts.id for facts in LOOT[:FIRST_TROVE] if facts.uses == PERMANENT)
    table = hold(camp("picket"), 0, name)
    before = table.hands[0][:]
    spend(table, 0, before[0], PERMANENT)
    assert table.hands[0] == before


def test_the_first_holder_is_asked():
    table = hold(hold(camp("picket boomer tantrum"), 1, "multi_tool"), 2, "stone_hammer")
    assert (holder(table, "multi_tool"), holder(table, "stone_hammer")) == (1, 2)
    assert holder(table, "prying_iron") is None


def test_equal_cards_are_named_once():
    table = camp("picket")
    herbs, axe = Card(FACE["oggot_herbs"], 1), Card(FACE["throwing_axe"], 1)
    table.hands[0] = [herbs, axe, herbs]
    assert [(option.loot, option.number) for option in different(table, 0)] == [
        ("oggot_herbs", 0),
        ("throwing_axe", 1),
    ]


def test_gained_loot_is_told_and_a_gained_trove_shows_its_locks():
    table = camp("picket boomer")
    loot, trove = table.loot_deck[-2:], table.trove_deck[-1]
    gain_loot(table, 1, 2)
    assert [(event.seat, event.loot) for event in happened(table, "LootDrawn")] == [
        (1, LOOT[face].id) for face in reversed(loot)
    ]
    gain_trove(table, 1)
    assert [(event.seat, event.locks) for event in happened(table, "TroveDrawn")] == [(1, LOOT[trove].locks)]
    assert table.hands[1][-1] == Card(trove, LOOT[trove].uses, 0)


def test_one_card_is_gained_where_no_number_is_said():
    table = camp("picket")
    gain_loot(table, 0)
    assert len(table.hands[0]) == 1
    gain_trove(table, 0)
    assert len(table.hands[0]) == 2


def test_from_nothing_nothing_is_gained():
    table = camp("picket")
    table.loot_deck.clear()
    table.trove_deck.clear()
    gain_loot(table, 0, 2)
    gain_trove(table, 0, 2)
    assert table.hands[0] == []
    assert table.news == []


def test_four_cards_fit_and_nobody_is_asked():  # ruling 42
    table = hold(camp("picket"), 0, "multi_tool", "prying_iron", "stone_hammer")
    take(table, 0, Card(FACE["oggot_herbs"], 1))
    assert table.agenda == []
    take(table, 0, Card(FACE["throwing_axe"], 1))
    assert len(table.agenda) == 1


def crowded(**phase):
    table = battle("picket boomer", "boar") if phase else camp("picket boomer")
    hold(table, 0, "zelfey_seeds", "prying_iron", "stone_hammer", "multi_tool")
    table.hp[0] = 1
    take(table, 0, Card(FACE["throwing_axe"], 1))
    table.news.clear()
    return run(table)


def test_outside_battle_a_card_may_be_used_to_make_room():
    table = crowded()
    assert table.phase is not Phase.BATTLE
    assert [option.loot for option in options(table, "UseCampLoot")] == ["zelfey_seeds"]
    assert len(options(table, "Dropped")) == 5


def test_in_battle_a_card_must_be_discarded():
    table = crowded(in_battle=True)
    assert options(table, "UseCampLoot") == []
    choose(table, "Dropped", loot="stone_hammer")
    assert [event.loot for event in happened(table, "LootDiscarded")] == ["stone_hammer"]
    assert asked_kind(table) == "Pause"


def test_a_hand_that_is_much_too_full_is_emptied_card_by_card():
    table = crowded()
    table.hands[0].append(Card(FACE["rusty_optics"], 1))
    choose(table, "Dropped", loot="stone_hammer")
    assert asked_kind(table) == "DropLoot"
    choose(table, "Dropped", loot="rusty_optics")
    assert not table.agenda
    assert len(table.hands[0]) == 4
