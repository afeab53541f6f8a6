"""Who sits down together: what is wanted always holds, and nobody waits for ever whom somebody fits."""

import math
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from rouages.server.pairing.fitting import (
    Going,
    Kind,
    Waiting,
    beginning,
    fit,
    forming,
    joining,
    kinds,
    tables,
    wants,
)
from rouages.server.wire.pairing import Pace

SEATS = {"race": range(2, 9), "duel": range(2, 3), "camp": range(2, 5)}
NOW = 1000.0


def crowd_of(seed, size):
    """Some people who wait, each with wants of their own."""
    random = Random(seed)

    def some(values, least=1):
        values = list(values)
        return frozenset(random.sample(values, random.randint(least, min(4, len(values)))))

    return [
        Waiting(
            guest=guest,
            since=NOW - random.choice([0, 1, 19, 20, 45, 59, 60, 200]),
            games=some(SEATS),
            paces=some(Pace),
            sizes=some(range(2, 9)),
            close=random.random() < 0.5,
            accounts=random.random() < 0.3,
            has_account=random.random() < 0.7,
            bots=random.choice([None, 30, 120]),
            begins=random.random() < 0.2,
            levels={game: random.randint(900, 2300) for game in some(SEATS, 0)},
            apart=some(range(1, 40), 0),
        )
        for guest in random.sample(range(1, 40), size)
    ]


crowds = st.builds(crowd_of, st.integers(0, 2**32), st.integers(0, 16))


def someone(guest, waited=0.0, **wants):
    usual = {"games": {"race"}, "paces": {Pace.LIVE}, "sizes": {2}}
    fields = {name: frozenset(value) for name, value in (usual | wants).items() if name in usual}
    rest = {name: value for name, value in wants.items() if name not in usual}
    return Waiting(guest=guest, since=NOW - waited, **fields, **rest)


def guests(found):
    return [[person.guest for person in table.people] for table in found]


@given(crowds)
def test_whoever_sits_at_a_table_wants_it(crowd):
    for kind, people in tables(crowd, SEATS, NOW):
        assert kind.size in SEATS[kind.game]
        assert len(people) <= kind.size
        for person in people:
            assert kind.game in person.games
            assert kind.pace in person.paces
            assert kind.size in person.sizes


@given(crowds)
def test_nobody_sits_with_whom_they_block_or_who_blocks_them(crowd):
    for _, people in tables(crowd, SEATS, NOW):
        everybody = {person.guest for person in people}
        assert all(not person.apart & everybody - {person.guest} for person in people)


@given(crowds)
def test_nobody_sits_with_whom_they_do_not_want_by_strength_or_account(crowd):
    for kind, people in tables(crowd, SEATS, NOW):
        for one in people:
            for other in people:
                assert abs(one.level(kind.game) - other.level(kind.game)) <= one.window(NOW)
                assert one is other or other.has_account or not one.accounts


@given(crowds)
def test_a_seat_is_a_bots_only_where_everybody_said_so(crowd):
    for table in tables(crowd, SEATS, NOW):
        longest = min(person.since for person in table.people)
        if table.bots:
            assert all(
                person.begins or (person.bots is not None and NOW - longest >= person.bots)
                for person in table.people
            )


@given(crowds)
def test_nobody_sits_at_two_tables(crowd):
    seated = [person.guest for table in tables(crowd, SEATS, NOW) for person in table.people]
    assert len(seated) == len(set(seated))


@given(crowds, st.randoms())
def test_the_same_people_give_the_same_tables_in_whatever_order_they_are_read(crowd, random):
    shuffled = list(crowd)
    random.shuffle(shuffled)
    assert tables(shuffled, SEATS, NOW) == tables(crowd, SEATS, NOW)


@given(crowds)
def test_nobody_waits_for_ever_beside_somebody_who_wants_the_same(crowd):
    """Two who want a table of two and fit are never both left."""
    later = NOW + 60
    seated = {person.guest for table in tables(crowd, SEATS, later) for person in table.people}
    left = [person for person in crowd if person.guest not in seated]
    for one in left:
        for other in left:
            shared = set(kinds(one, SEATS)) & set(kinds(other, SEATS))
            pairs = [kind for kind in shared if kind.size == 2 and fit(one, other, kind.game, later)]
            assert one is other or not pairs


@given(crowds)
def test_after_a_minute_strength_keeps_nobody_apart(crowd):
    assert all(person.window(NOW + 60) == math.inf for person in crowd)


@given(crowds)
def test_whoever_says_so_begins_with_bots_if_there_is_such_a_table(crowd):
    seated = {person.guest for table in tables(crowd, SEATS, NOW) for person in table.people}
    for person in crowd:
        if person.begins and kinds(person, SEATS):
            assert person.guest in seated


@given(crowds)
def test_what_somebody_is_shown_while_they_wait_is_a_table_they_want(crowd):
    for person in crowd:
        for found in (forming(person, crowd, SEATS, NOW), beginning(person, crowd, SEATS, NOW)):
            assert (found is None) == (not kinds(person, SEATS))
            if found:
                assert found.kind in kinds(person, SEATS)
                assert person in found.people


def test_the_window_grows_by_two_hundred_every_twenty_seconds():
    assert [someone(1, waited).window(NOW) for waited in (0, 19, 20, 40, 59, 60)] == [
        *(200, 200, 400, 600, 600),
        math.inf,
    ]
    assert someone(1, close=False).window(NOW) == math.inf


def test_both_must_find_the_other_strong_enough():
    patient = someone(1, 45, levels={"race": 1500})
    assert guests(tables([patient, someone(2, 0, levels={"race": 1800})], SEATS, NOW)) == []
    assert guests(tables([patient, someone(2, 20, levels={"race": 1800})], SEATS, NOW)) == [[1, 2]]


def test_the_largest_table_that_is_full_is_laid():
    crowd = [someone(guest, guest, sizes={2, 3, 4}) for guest in (1, 2, 3)]
    (table,) = tables(crowd, SEATS, NOW)
    assert (table.kind.size, guests([table])) == (3, [[3, 2, 1]])


def test_who_has_waited_longest_is_seen_to_first():
    crowd = [someone(guest, guest) for guest in (1, 2, 3)]
    assert guests(tables(crowd, SEATS, NOW)) == [[3, 2]]


def test_three_sit_together_though_the_first_two_do_not_fit():
    crowd = [someone(4, 9, sizes={3}), someone(3, 8, sizes={3}, apart=frozenset({2}))]
    crowd += [someone(2, 7, sizes={3}), someone(1, 6, sizes={3})]
    assert guests(tables(crowd, SEATS, NOW)) == [[4, 3, 1]]


def test_people_come_before_bots():
    crowd = [someone(1, 40, sizes={2, 4}, bots=30), someone(2, 1, sizes={2, 4})]
    (table,) = tables(crowd, SEATS, NOW)
    assert (table.bots, guests([table])) == (0, [[1, 2]])


def test_who_begins_with_bots_takes_those_along_who_want_that_after_so_long():
    first = someone(1, 30, sizes={4}, bots=30)
    soon, late, never = (
        someone(guest, 5, sizes={4}, bots=bots) for guest, bots in ((2, 30), (3, 60), (4, None))
    )
    (table,) = tables([first, soon, late, never], SEATS, NOW)
    assert table.bots == 0
    (table,) = tables([first, soon, late], SEATS, NOW)
    assert (table.bots, guests([table])) == (2, [[1, 2]])
    (table,) = tables([replace(first, bots=None, begins=True), soon, never], SEATS, NOW)
    assert (table.bots, guests([table])) == (2, [[1, 2]])


def test_the_smallest_table_is_filled_with_bots():
    (table,) = tables([someone(1, sizes={3, 4, 6}, begins=True)], SEATS, NOW)
    assert (table.kind.size, table.bots) == (3, 2)


@given(crowds, crowds, st.lists(st.booleans(), min_size=32, max_size=32))
def test_who_comes_in_place_of_a_bot_fits_with_all_who_sit_there_and_all_want_it(coming, sitting, says):
    sitting = [replace(person, joins=said) for person, said in zip(sitting, says, strict=False)]
    coming = [replace(person, joins=said) for person, said in zip(coming, says[16:], strict=False)]
    found = tables(sitting, SEATS, NOW)
    going = [Going(str(number), table.kind, table.people) for number, table in enumerate(found)]
    for person in coming:
        fits = [
            each
            for each in going
            if wants(person, each.kind)
            and all(other.joins and fit(person, other, each.kind.game, NOW) for other in each.people)
        ]
        assert joining(person, going, NOW) == (fits[0] if fits and person.joins else None)


def test_a_table_is_joined_by_who_wants_just_that():
    here = Going("t", Kind("race", Pace.LIVE, 2), (someone(1, joins=True),))
    assert joining(someone(2, joins=True), [here], NOW) is here
    assert joining(someone(2), [here], NOW) is None
    assert joining(someone(2, joins=True, sizes={3}), [here], NOW) is None
    assert joining(someone(2, joins=True), [here._replace(people=(someone(1),))], NOW) is None
