"""Days gone by: all that are over follow from one secret, and nothing that is not."""

from datetime import date, timedelta

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouages.days.chain import hashed, new_key
from rouages.days.deal import CHALLENGES, deal_of
from rouages.days.gone import gone_by, gone_with, read_gone, write_gone
from rouages.days.keyring import keyring_of
from rouages.days.refusals import BadKey, NoSuchDay, NotOver, NotThatDay

FIRST = date(2027, 1, 1)
KEY = new_key(FIRST, 40, 7, b"k" * 32)
KEYS = keyring_of([KEY])
LAST = FIRST + timedelta(39)


@given(st.integers(1, 60), st.integers(-3, 60))
def test_each_day_that_was_over_is_dealt_as_it_was_and_no_other_is_told(today, asked):
    written = gone_by(KEYS, FIRST + timedelta(today))
    [gone] = written
    day = FIRST + timedelta(asked)
    assert read_gone(write_gone(written)) == written
    if asked < 0 or asked >= KEY.days:
        with pytest.raises(NoSuchDay):
            gone.secret_of(day)
    elif asked >= today:
        with pytest.raises(NotOver):
            gone.secret_of(day)
    else:
        assert gone.secret_of(day) == KEY.secret(day)


def test_its_deals_are_those_of_the_house():
    [gone], day = gone_by(KEYS, FIRST + timedelta(9)), FIRST + timedelta(4)
    for game in CHALLENGES:
        assert gone.deal(day, game) == deal_of(day, KEY.secret(day), game)


def test_nothing_that_is_written_leads_to_a_day_to_come():
    today = FIRST + timedelta(9)
    written = write_gone(gone_by(KEYS, today)).decode()
    later = [KEY.secret(today + timedelta(each)).hex() for each in range(KEY.days - 9)]
    assert not [secret for secret in (*later, KEY.last_secret) if secret in written]


def test_before_the_first_day_is_over_there_is_none_and_after_the_last_there_are_all():
    assert gone_by(KEYS, FIRST) == ()
    assert gone_by(KEYS, FIRST - timedelta(5)) == ()
    assert [gone.last for gone in gone_by(KEYS, LAST + timedelta(300))] == [LAST]


def test_of_several_keys_each_tells_its_own_days():
    later = new_key(LAST + timedelta(1), 10, 47, b"l" * 32)
    today = LAST + timedelta(4)
    gone = read_gone(write_gone(gone_by(keyring_of([later, KEY]), today)))
    assert gone_with(gone, LAST).secret_of(LAST) == KEY.secret(LAST)
    assert gone_with(gone, later.first).secret_of(later.first) == later.secret(later.first)
    assert gone[-1].last == today - timedelta(1)
    with pytest.raises(NoSuchDay):
        gone_with(gone, FIRST - timedelta(1))


def test_a_file_that_does_not_lead_to_the_end_is_refused():
    [gone] = gone_by(KEYS, FIRST + timedelta(9))
    wrong = msgspec.structs.replace(gone, secret=hashed(bytes.fromhex(gone.secret), 1).hex())
    with pytest.raises(NotThatDay):
        read_gone(write_gone([wrong]))
    with pytest.raises(BadKey):
        read_gone(b"{}")
