"""Positions that earlier versions have stored are read as what the same answers lead to today."""

from msgspec.structs import replace

import rouages
from tests.corpus.shelf import Matches, file_of, read

SPENT = ("points", "scattered", "poisoned", "mishaps", "war_room")
"""What version 3 forgot as soon as it had had its effect, and is kept to the end of the encounter now."""


def test_a_position_of_version_3_is_what_its_answers_lead_to():
    for stored in read(file_of("too-many-bones", 3), Matches).positions:
        match = rouages.load(stored.saved)
        found, expected = match.table, match._again(match.answers).table
        expected.news = found.news
        kept = {name: getattr(found.encounter, name) for name in SPENT}
        expected.encounter = replace(expected.encounter, **kept)
        for name in found.__struct_fields__:
            assert getattr(found, name) == getattr(expected, name), (stored.moment, name)
