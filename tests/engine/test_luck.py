"""Luck by purpose: one draw more here shifts nothing there."""

from collections import Counter
from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rouages
from rouages.engine import loading
from rouages.engine.chance import Rng, secret_from_seed
from rouages.engine.luck import LuckByPurpose
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.games import GAMES

PURPOSES = st.lists(st.sampled_from(["loot", "coin", "tie"]), max_size=12)
CARDS = st.lists(st.integers(min_value=0, max_value=40), max_size=40)
BEFORE = [243, [4, 1, 4, 0], 2]
BEFORE_SHUFFLED = [4, 7, 2, 6, 3, 1, 5, 0]
"""What was drawn and shuffled by the first form."""
DAYS = ("day 1", "day 2")


def luck(part=""):
    rng = LuckByPurpose.of(Rng(b"key"))
    rng.begin(part)
    return rng


def drawn(rng, purposes):
    """What was drawn for each purpose, in order."""
    found = {}
    for purpose in purposes:
        found.setdefault(purpose, []).append(rng.below(10**6, purpose))
    return found


@given(PURPOSES, PURPOSES)
def test_what_is_drawn_for_a_purpose_hangs_on_no_other(some, others):
    one, other = drawn(luck(), some), drawn(luck(), others)
    for purpose in one.keys() & other.keys():
        assert all(mine == theirs for mine, theirs in zip(one[purpose], other[purpose], strict=False))


def test_each_draw_for_a_purpose_is_another():
    assert len(set(drawn(luck(), ["loot"] * 50)["loot"])) > 40


@given(CARDS, CARDS)
def test_a_card_more_or_less_leaves_the_others_in_their_order(cards, more):
    few, many = cards[:], cards + more
    luck().shuffle(few, "loot")
    luck().shuffle(many, "loot")
    left = Counter(few)
    kept = []
    for card in many:
        if left[card]:
            kept.append(card)
            left[card] -= 1
    assert sorted(many) == sorted(cards + more)
    once = [card for card in few if cards.count(card) == 1 and card not in more]
    assert [card for card in kept if card in once] == once


def test_all_orders_are_equally_likely():
    rng, counts = luck(), Counter()
    for _ in range(6000):
        cards = ["a", "b", "c"]
        rng.shuffle(cards, "deck")
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations("abc"))
    assert max(abs(count - 1000) for count in counts.values()) < 150


def test_piles_that_are_shuffled_for_one_purpose_are_counted_apart():
    one, other = luck(), luck()
    piles = [list(range(20)) for _ in range(3)]
    one.shuffle(piles[0], "baddies", 1)
    one.shuffle(piles[1], "baddies", 5)
    other.shuffle(piles[2], "baddies", 5)
    assert piles[1] == piles[2] != piles[0]


def test_all_faces_are_equally_likely():
    counts = Counter(luck().throw(6000, "white dice"))
    assert set(counts) == set(range(6))
    assert max(abs(count - 1000) for count in counts.values()) < 150


def test_dice_are_counted_one_by_one_and_by_their_kind():
    assert luck().throw(5, "dice") == [luck().throw(n + 1, "dice")[n] for n in range(5)]
    mixed = luck().throw(6, "dice", "abbaab")
    alone = {kind: luck().throw(3, "dice", kind * 3) for kind in "ab"}
    assert [mixed[place] for place in (0, 3, 4)] == alone["a"]
    assert [mixed[place] for place in (1, 2, 5)] == alone["b"]


def test_dice_are_counted_anew_in_each_part_of_a_game():
    long, short = luck(DAYS[0]), luck(DAYS[0])
    long.throw(9, "dice")
    short.throw(1, "dice")
    for rng in (long, short):
        rng.begin(DAYS[1])
    assert long.throw(9, "dice") == short.throw(9, "dice") == luck(DAYS[1]).throw(9, "dice")
    assert luck(DAYS[0]).throw(9, "dice") != luck(DAYS[1]).throw(9, "dice")


def test_a_turn_that_goes_on_throws_no_die_twice():
    rng, whole = luck(DAYS[0]), luck(DAYS[0])
    whole.turn("Picket")
    rng.turn("Picket")
    first = rng.throw(3, "dice")
    rng.turn("Krelin")
    between = rng.throw(9, "dice")
    rng.turn("Picket")
    nine = whole.throw(9, "dice")
    assert first + rng.throw(6, "dice") == nine != between


@given(st.permutations(["Picket"] * 2 + ["Krelin"] * 3))
def test_who_throws_apart_first_changes_nobody_s_faces(order):
    rng, alone = luck(), {who: luck() for who in order}
    rng.turn("round 1")
    for who in order:
        alone[who].turn(who)
        assert rng.throw_apart(who, 4, "dice") == alone[who].throw(4, "dice")
    after = luck()
    after.turn("round 1")
    assert rng.throw(4, "dice") == after.throw(4, "dice")


def test_a_copy_goes_its_own_way():
    rng = luck()
    copy = msgspec.structs.replace(rng)
    copy.throw(3, "dice")
    copy.below(6, "coin")
    assert rng == luck()


def test_by_the_count_of_draws_nothing_has_changed():
    """Records of this form were kept before there was another."""
    rng = Rng(b"key")
    rng.begin("day 3")
    assert [rng.below(1000, "coin"), rng.throw(4, "dice", "abcd"), rng.count] == BEFORE
    pile = list(range(8))
    rng.shuffle(pile, "loot", "trove")
    assert pile == BEFORE_SHUFFLED
    assert msgspec.to_builtins(rng).keys() == {"key", "count"}


def match_of(game, seed=7):
    found = GAMES[game]
    players = found.seats[0]
    origin = Origin(
        players, found.options_from({}, players), secret_from_seed(seed), (), seed, by_purpose=True
    )
    return Match.begin(found, origin)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_says_how_luck_went(game):
    match = match_of(game)
    plain = rouages.new(game, match.players, seed=7)
    assert match.record()["by_purpose"] is True
    assert "by_purpose" not in plain.record()
    assert type(loading.load(match.save(), GAMES).table.rng) is LuckByPurpose
    assert type(rouages.load(plain.save()).table.rng) is Rng
    assert match.table != plain.table


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_that_says_otherwise_is_refused(game):
    record = match_of(game).record()
    del record["by_purpose"]
    with pytest.raises(rouages.Refusal):
        rouages.replay(record)
