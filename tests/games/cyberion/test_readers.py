"""Positions that earlier versions have stored are read as what the same answers lead to today."""

import pytest

import rouages
from rouages.engine.agenda import asked
from rouages.games.cyberion.robots.abilities import ChooseLevel
from tests.corpus.shelf import Matches, file_of, read


@pytest.fixture(scope="module")
def matches():
    return [rouages.load(stored.saved) for stored in read(file_of("cyberion", 1), Matches).positions]


def test_a_position_of_version_1_is_what_its_answers_lead_to(matches):
    for match in matches:
        assert match.origin.seam is None or match.origin.options.devious_cog  # corrected: ruling 35
        found, expected = match.table, match._again(match.answers).table
        expected.news = found.news
        assert found == expected


def test_one_match_of_version_1_goes_on_from_its_position(matches):
    assert len([match for match in matches if match.origin.seam]) == 1


def test_a_support_token_of_version_1_is_no_robot(matches):
    tables = [match.table for match in matches]
    levels = [item for table in tables if isinstance(item := asked(table, table.seat), ChooseLevel)]
    assert {(each.row is None, each.robot is None) for each in levels} == {(True, True), (False, False)}
