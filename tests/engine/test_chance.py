"""Chance: keyed, fair, and checkable."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from rouages.engine.chance import Rng, commitment, key_of, seals, secret_from_seed


def test_the_same_key_draws_the_same():
    first, second = Rng(b"key"), Rng(b"key")
    assert [first.below(6, "die") for _ in range(50)] == [second.below(6, "die") for _ in range(50)]


def test_another_key_or_purpose_draws_otherwise():
    draws = {
        tuple(Rng(key).below(10**9, purpose) for _ in range(1)) for key in (b"a", b"b") for purpose in "xy"
    }
    assert len(draws) == 4


def thrown(rng, order):
    """The faces that each shows who throws apart, in this order."""
    found = {}
    for who in order:
        found.setdefault(who, []).append(rng.throw_apart(who, 3, "dice"))
    return found


WHO = st.lists(st.sampled_from(["Picket", "Krelin", "Nom"]), max_size=12)


@given(WHO, st.randoms(use_true_random=False))
def test_who_throws_apart_first_changes_nobody_s_faces(order, lots):
    mixed = order[:]
    lots.shuffle(mixed)
    one, other = Rng(b"key", 7), Rng(b"key", 7)
    assert (thrown(one, order), one) == (thrown(other, mixed), other)
    assert one.count == 7 + len(order)


def test_whoever_throws_apart_shows_other_faces_each_time():
    [mine] = thrown(Rng(b"key"), ["Picket"] * 20).values()
    [theirs] = thrown(Rng(b"key"), ["Krelin"] * 20).values()
    plain = [Rng(b"key", count).throw(3, "dice") for count in range(20)]
    assert len({tuple(faces) for faces in mine + theirs + plain}) > 50


def test_what_is_thrown_between_is_another_draw():
    apart, plain = Rng(b"key"), Rng(b"key", 1)
    apart.throw_apart("Picket", 3, "dice")
    assert apart.throw(9, "dice") == plain.throw(9, "dice")


def test_all_faces_are_equally_likely():
    rng = Rng(b"fair")
    counts = Counter(rng.below(6, "die") for _ in range(6000))
    assert set(counts) == set(range(6))
    assert max(abs(count - 1000) for count in counts.values()) < 150


def test_all_orders_are_equally_likely():
    rng = Rng(b"fair")
    counts = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        rng.shuffle(cards, "deck")
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations([1, 2, 3]))
    assert max(abs(count - 1000) for count in counts.values()) < 150


@given(st.lists(st.integers(), max_size=60), st.binary(min_size=1, max_size=32))
def test_a_shuffle_keeps_every_card(cards, key):
    shuffled = cards[:]
    Rng(key).shuffle(shuffled, "deck")
    assert sorted(shuffled) == sorted(cards)


@given(st.integers(min_value=1, max_value=2**70), st.binary(min_size=1, max_size=32))
def test_below_stays_below(bound, key):
    if bound <= 2**64:
        assert 0 <= Rng(key).below(bound, "draw") < bound


def test_every_contribution_changes_the_key():
    secret = secret_from_seed(1)
    keys = {key_of(secret, parts) for parts in [(), (b"a",), (b"b",), (b"a", b"b"), (b"ab",), (b"", b"ab")]}
    assert len(keys) == 6


def test_the_commitment_tells_secrets_apart_without_telling_them():
    assert commitment(secret_from_seed(1)) != commitment(secret_from_seed(2))
    assert secret_from_seed(1).hex() not in commitment(secret_from_seed(1))


def test_a_seal_hangs_on_all_answers_before_it():
    plain = seals(b"s", [(0, 1), (1, 2), (0, 3)])
    changed = seals(b"s", [(0, 1), (1, 1), (0, 3)])
    assert plain[0] == changed[0]
    assert plain[1] != changed[1]
    assert plain[2] != changed[2]
