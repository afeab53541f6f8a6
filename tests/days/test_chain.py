"""The chain of secrets: published at one end, shown day by day, foretold by nobody."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouages.days.chain import (
    MOST_DAYS,
    day_from,
    hashed,
    new_key,
    published,
    read_key,
    secret_from,
    write_key,
)
from rouages.days.deal import deals_of
from rouages.days.refusals import BadDay, BadKey, BadSecret, NoSuchDay, NotThatDay, WrongSpan

FIRST = date(2027, 1, 1)
SECRETS = st.binary(min_size=32, max_size=32)


def key(days=365, last=b"k" * 32, number=1):
    return new_key(FIRST, days, number, last)


@given(SECRETS, st.integers(1, 400), st.data())
def test_every_day_leads_to_the_end_that_was_published_and_no_other_secret_does(last, days, data):
    made = key(days, last)
    day = FIRST + timedelta(data.draw(st.integers(0, days - 1)))
    made.chain.verify(day, made.secret(day))
    other = FIRST + timedelta(data.draw(st.integers(0, days - 1)))
    own = made.secret(day)
    wrong = data.draw(SECRETS.filter(lambda drawn: drawn != own)) if other == day else made.secret(other)
    with pytest.raises(NotThatDay):
        made.chain.verify(day, wrong)


@given(SECRETS, st.integers(0, 38))
def test_a_day_tells_all_before_it_and_none_after_it(last, place):
    made = key(40, last)
    day = FIRST + timedelta(place)
    assert hashed(made.secret(day + timedelta(1)), 1) == made.secret(day)
    told = {hashed(made.secret(day), times) for times in range(place + 1)}
    assert made.secret(day + timedelta(1)) not in told


def test_the_number_goes_on_from_an_earlier_key():
    assert key(number=366).chain.number_of(FIRST + timedelta(2)) == 368


def test_two_houses_with_one_key_file_make_the_same_days():
    file = write_key(key())
    for place in (0, 6, 364):
        day = FIRST + timedelta(place)
        here, there = (deals_of(day, read_key(file).secret(day)) for _ in range(2))
        assert here == there
        assert [deal.begin() for deal in here] == [deal.begin() for deal in there]


def test_no_day_is_like_another():
    days = [FIRST + timedelta(place) for place in range(28)]
    for deals in zip(*[deals_of(day, key().secret(day)) for day in days], strict=True):
        assert len({deal.secret for deal in deals}) == len(days)


@pytest.mark.parametrize(
    "file",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"{}",
        b'{"first":"2027-01-01","days":365}',
        b'{"first":"2027-01-01","days":365,"last_secret":"00"}',
        b'{"first":"2027-02-30","days":365,"last_secret":"' + b"0" * 64 + b'"}',
        b'{"first":"2027-01-01","days":0,"last_secret":"' + b"0" * 64 + b'"}',
        b'{"first":"2027-01-01","days":365,"last_secret":"' + b"0" * 64 + b'","more":1}',
        b"[" * 100_000,
    ],
)
def test_a_bad_key_file_is_refused_in_one_sentence(file):
    with pytest.raises(BadKey) as refused:
        read_key(file)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("first", "days", "number"),
    [(FIRST, 0, 1), (FIRST, MOST_DAYS + 1, 1), (FIRST, 1, 0), (date(9999, 12, 31), 1, 1)],
)
def test_a_key_is_for_days_that_can_be_counted(first, days, number):
    with pytest.raises(WrongSpan):
        new_key(first, days, number, b"k" * 32)
    with pytest.raises(WrongSpan):
        published(first, days, number, b"e" * 32)


@pytest.mark.parametrize("day", [FIRST - timedelta(1), FIRST + timedelta(365)])
def test_days_before_and_after_are_none_of_these(day):
    with pytest.raises(NoSuchDay):
        key().secret(day)
    with pytest.raises(NoSuchDay):
        key().chain.verify(day, b"s" * 32)


@pytest.mark.parametrize("text", ["", "tomorrow", "2027-13-01", "2027-02-29", "31.1.2027"])
def test_what_is_no_day_is_refused(text):
    with pytest.raises(BadDay):
        day_from(text)


@pytest.mark.parametrize("text", ["", "00", "g" * 64, "0" * 63, " " + "0" * 63])
def test_what_is_no_secret_is_refused(text):
    with pytest.raises(BadSecret):
        secret_from(text)
