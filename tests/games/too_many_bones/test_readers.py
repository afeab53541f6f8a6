"""Positions that earlier versions have stored are read as what the same answers lead to today."""

import rouages
from tests.corpus.shelf import Matches, file_of, read


def test_a_position_of_version_3_is_what_its_answers_lead_to():
    for stored in read(file_of("too-many-bones", 3), Matches).positions:
        match = rouages.load(stored.saved)
        found, expected = match.table, match._again(match.answers).table
        expected.news = found.news
        for name in found.__struct_fields__:
            assert getattr(found, name) == getattr(expected, name), (stored.moment, name)
