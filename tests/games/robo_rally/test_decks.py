"""The two decks: what is dealt, drawn, discarded and lost (rulebook: dealing, erasing, option_cards)."""

import pytest

from rouages.games.robo_rally.cards.option import OptionCard, bit
from rouages.games.robo_rally.cards.program import CARDS, NO_CARD, PRIORITY
from rouages.games.robo_rally.dealing import DealCards, Recompile
from rouages.games.robo_rally.decks import discard_register, draw_option, lose_option, shuffle
from rouages.games.robo_rally.events.turn import CardsDealt, OptionDrawn, OptionLost, Recompiled
from rouages.games.robo_rally.hits import ProtectRobot, TakeDamage
from rouages.games.robo_rally.repairs import ErasePrograms
from rouages.games.robo_rally.revealing import No, Yes
from rouages.games.robo_rally.table import NOBODY, Phase
from tests.games.robo_rally.positions import (
    asked_kind,
    choose,
    equip,
    find,
    floor,
    happened,
    play,
    program,
)


def test_every_turn_the_discards_are_dealt_again():
    table = floor("A> . B<")
    table.discard, table.deck = table.deck[10:], table.deck[:10]
    play(table, DealCards())
    assert table.discard == []
    assert len(table.deck) == CARDS - 18


def test_where_nobody_gets_a_card_nothing_is_shuffled():
    table = floor("A> . B<")
    table.down = [True, True]
    table.discard, table.deck = table.deck[:10], table.deck[10:]
    discard, deck = table.discard[:], table.deck[:]
    play(table, DealCards())
    assert (table.discard, table.deck) == (discard, deck)
    assert table.news == []


def test_only_the_owner_of_a_robot_knows_what_it_was_dealt():
    table = play(floor("A> . B<"), DealCards())
    for seat in (0, 1):
        assert {table.seen[card] for card in table.hands[seat]} == {1 << seat}
    assert {table.seen[card] for card in table.deck} == {0}


def test_who_was_dealt_how_many_cards_is_told_the_fastest_first_and_in_dock_order():
    table = floor("A> . B< . C<")
    table.dock_order = (1, 2, 0)
    table.damage, table.down[2] = [0, 3, 0], True
    play(table, DealCards())
    dealt = {robot: tuple(PRIORITY[card] for card in table.hands[robot]) for robot in (0, 1)}
    assert table.news == [CardsDealt(1, 1, 6, dealt[1]), CardsDealt(0, 0, 9, dealt[0])]
    assert all(list(cards) == sorted(cards, reverse=True) for cards in dealt.values())


def recompiling(damage=0):
    """Robot B may recompile."""
    table = equip(floor("A> . B<"), "B", "recompile")
    table.damage[1] = damage
    return play(table, DealCards())


def test_whoever_has_recompile_is_asked_after_the_deal():
    table = recompiling()
    assert table.agenda == [Recompile(1, 1)]
    assert table.phase is Phase.DEAL


@pytest.mark.parametrize(("down", "damage"), [(True, 0), (False, 9)])
def test_without_a_hand_there_is_nothing_to_recompile(down, damage):
    table = program(equip(floor("A> . B<"), "B", "recompile"), "B:m1,m2,m3,l,r")
    table.down[1], table.damage[1], table.locks[1] = down, damage, 0b11111 if damage else 0
    assert asked_kind(play(table, DealCards())) is None


def test_a_recompiled_hand_is_as_large_as_before_known_to_its_owner_and_told():
    table = recompiling(damage=2)
    before = table.hands[1]
    table.news.clear()
    choose(table, Yes)
    after = table.hands[1]
    assert len(after) == 7
    assert after == sorted(after, reverse=True)
    assert table.discard == before
    assert {table.seen[card] for card in after} == {0b10}
    assert table.news == [Recompiled(1, 1), CardsDealt(1, 1, 7, tuple(PRIORITY[card] for card in after))]
    assert table.agenda == [ProtectRobot(1, 1)]
    assert choose(table, TakeDamage).damage == [0, 3]


def test_a_hand_that_is_kept_costs_nothing():
    table = recompiling()
    before = table.hands[1]
    choose(table, No)
    assert (table.hands[1], table.damage[1]) == (before, 0)
    assert not happened(table, Recompiled)


def test_after_a_shuffle_nobody_knows_where_a_card_is():
    table = floor("A> . B<")
    table.discard = table.deck[:20]
    del table.deck[:20]
    table.seen = [1] * CARDS
    shuffle(table)
    assert table.seen == [0] * CARDS
    assert sorted(table.deck) == list(range(CARDS))
    assert table.deck != sorted(table.deck)


def test_an_empty_register_leaves_nothing_to_discard():
    table = play(floor("A> . B<"), ErasePrograms())
    assert table.discard == []


@pytest.mark.parametrize(("option", "cards"), [("crab_legs", "side_cards"), ("dual_processor", "turn_cards")])
def test_the_turn_beside_a_card_is_discarded_with_it(option, cards):
    table = equip(program(floor("A> . B<"), "A:m1,m1,l,l,l B:m2,m2,l,l,l"), "A", option)
    beside = getattr(table, cards)
    beside[:2] = [find(table, "r"), find(table, "u")]
    first, second = beside[:2]
    discard_register(table, 1, 0)
    assert beside[:2] == [first, second]
    move = table.registers[0][0]
    discard_register(table, 0, 0)
    assert table.discard[1:] == [move, first]
    assert table.registers[0][0] == NO_CARD
    assert beside == [NO_CARD, second, NO_CARD, NO_CARD, NO_CARD]


@pytest.mark.parametrize(("option", "cards"), [("crab_legs", "turn_cards"), ("dual_processor", "side_cards")])
def test_a_turn_beside_another_robots_card_is_not_discarded_with_mine(option, cards):
    table = equip(program(floor("A> . B<"), "A:m1,l,l,l,l B:m2,l,l,l,l"), "A", option)
    equip(table, "B", {"turn_cards": "dual_processor", "side_cards": "crab_legs"}[cards])
    turn = getattr(table, cards)[0] = find(table, "u")
    discard_register(table, 0, 0)
    assert getattr(table, cards)[0] == turn
    assert len(table.discard) == 1


def test_a_card_with_no_turn_beside_it_is_discarded_alone():
    table = equip(program(floor("A> . B<"), "A:m1,l,l,l,l"), "A", "crab_legs", "dual_processor")
    discard_register(table, 0, 0)
    assert len(table.discard) == 1


def test_an_option_card_comes_from_the_top_of_the_deck():
    table = floor("A> . B<")
    left, top = table.option_deck[:-1], table.option_deck[-1]
    draw_option(table, 1)
    assert table.option_deck == left
    assert len(table.buried_by) == 25
    assert table.held == [0, 1 << top]
    assert happened(table, OptionDrawn) == [OptionDrawn(1, list(OptionCard)[top])]


def test_of_an_option_deck_made_anew_nobody_knows_the_order():  # ruling 42
    orders = set()
    for turn in range(8):
        table = floor("A> . B<", left_out=tuple(OptionCard)[6:])
        table.option_deck.clear()
        table.buried_by.clear()
        table.option_discard = 0b101111
        for _ in range(turn):
            table.rng.below(2, "elsewhere")
        draw_option(table, 0)
        deck = [*table.option_deck, table.held[0].bit_length() - 1]
        assert sorted(deck) == [0, 1, 2, 3, 5]
        assert table.buried_by == [NOBODY] * 4
        assert table.option_discard == 0
        orders.add(tuple(deck))
    assert len(orders) > 4


def test_as_long_as_option_cards_are_left_the_discards_stay():
    table = floor("A> . B<")
    del table.option_deck[1:], table.buried_by[1:]
    table.option_discard = 1 << (table.option_deck[0] ^ 1)
    before = table.option_discard
    draw_option(table, 0)
    assert table.option_discard == before


def test_a_lost_option_card_is_told_with_its_cause_and_goes_to_the_discards():
    table = equip(floor("A> . B<"), "B", "brakes", "scrambler")
    lose_option(table, 1, bit(OptionCard.BRAKES), "shot_away")
    assert table.held == [0, bit(OptionCard.SCRAMBLER)]
    assert table.option_discard == bit(OptionCard.BRAKES)
    assert happened(table, OptionLost) == [OptionLost(1, OptionCard.BRAKES, "shot_away")]


@pytest.mark.parametrize(("option", "field"), [("flywheel", "flywheel"), ("conditional_program", "parked")])
def test_a_card_that_lies_on_a_lost_option_card_is_discarded(option, field):  # ruling 52
    table = equip(floor("A> . B<"), "A", option)
    card = find(table, "u")
    setattr(table, field, card)
    lose_option(table, 0, bit(OptionCard(option)), "given_up")
    assert (getattr(table, field), table.discard) == (NO_CARD, [card])


@pytest.mark.parametrize("option", ["flywheel", "conditional_program", "crab_legs", "dual_processor"])
def test_a_lost_option_card_on_which_nothing_lies_leaves_nothing_to_discard(option):
    table = equip(floor("A> . B<"), "A", option)
    lose_option(table, 0, bit(OptionCard(option)), "given_up")
    assert table.discard == []


@pytest.mark.parametrize(
    ("lost", "cleared", "kept"),
    [("crab_legs", "side_cards", "turn_cards"), ("dual_processor", "turn_cards", "side_cards")],
)
def test_only_the_turns_of_the_lost_option_card_are_discarded(lost, cleared, kept):  # ruling 52
    table = equip(floor("A> . B<"), "A", "crab_legs", "dual_processor")
    turns = getattr(table, cleared)[:] = [find(table, "l") for _ in range(5)]
    left = getattr(table, kept)[:] = [find(table, "r") for _ in range(5)]
    lose_option(table, 0, bit(OptionCard(lost)), "destroyed")
    assert getattr(table, cleared) == [NO_CARD] * 5
    assert getattr(table, kept) == left
    assert table.discard == turns


@pytest.mark.parametrize("other", ["flywheel", "ablative_coat", "mini_howitzer", "abort_switch"])
def test_losing_one_option_card_leaves_what_lies_on_the_others(other):
    table = equip(floor("A> . B<"), "A", "conditional_program", "gyroscopic_stabilizer", other)
    table.parked, table.stabilized = find(table, "u"), True
    lose_option(table, 0, bit(OptionCard(other)), "given_up")
    assert table.parked != NO_CARD
    assert table.stabilized
