"""The keyring: one key goes on where another ends, and no day has two secrets."""

from datetime import date, timedelta

import pytest

from rouages.days.chain import new_key
from rouages.days.keyring import keyring_of
from rouages.days.refusals import DayTwice, NoSuchDay

FIRST = date(2027, 1, 1)
OLD = new_key(FIRST, 365, 1, b"o" * 32)
NEW = new_key(date(2028, 1, 1), 366, 366, b"n" * 32)


def test_each_day_follows_from_the_key_of_its_year_in_whatever_order_they_are_given():
    keyring = keyring_of([NEW, OLD])
    for day, key in (
        (FIRST, OLD),
        (date(2027, 12, 31), OLD),
        (date(2028, 1, 1), NEW),
        (date(2028, 12, 31), NEW),
    ):
        assert keyring.key_of(day) is key
        assert keyring.chain_of(day) == key.chain
        assert keyring.has(day)
    assert keyring.chain_of(NEW.first).number_of(NEW.first) == OLD.chain.number_of(OLD.chain.last) + 1


@pytest.mark.parametrize(
    "later", [OLD, new_key(date(2027, 12, 31), 3, 1, b"l" * 32), new_key(FIRST, 1, 1, b"l" * 32)]
)
def test_a_day_that_was_published_cannot_be_changed_by_another_key(later):
    with pytest.raises(DayTwice):
        keyring_of([OLD, later])


def test_days_that_no_key_has_are_none_of_theirs():
    keyring = keyring_of([OLD, new_key(NEW.first + timedelta(3), 5, 366, b"l" * 32)])
    for day in (FIRST - timedelta(1), NEW.first, NEW.first + timedelta(8)):
        assert not keyring.has(day)
        with pytest.raises(NoSuchDay):
            keyring.key_of(day)
