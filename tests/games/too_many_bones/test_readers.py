"""Positions that earlier versions have stored are read as what the same answers lead to today."""

import msgspec

import rouages
from rouages.games.too_many_bones.readers import from_version_4, from_version_8
from tests.corpus.shelf import Matches, file_of, read


def test_a_position_of_version_3_is_what_its_answers_lead_to():
    for stored in read(file_of("too-many-bones", 3), Matches).positions:
        match = rouages.load(stored.saved)
        found, expected = match.table, match._again(match.answers).table
        expected.news = found.news
        for name in found.__struct_fields__:
            assert getattr(found, name) == getattr(expected, name), (stored.moment, name)


def positions_of(version):
    """What this version has stored, in plain data."""
    for stored in read(file_of("too-many-bones", version), Matches).positions:
        yield msgspec.msgpack.decode(msgspec.msgpack.decode(stored.saved)["table"])


def test_who_waited_for_nom_in_version_4_stands_in_a_line_in_seat_order():
    waiting = [position for position in positions_of(4) if position["rules"].get("one_by_one")]
    assert waiting
    for position in waiting:
        seats = [seat for seat, away in enumerate(position["away"]) if away]
        assert from_version_4(position)["battle"]["line"] == seats


def test_a_rush_of_version_4_may_still_be_joined():
    position = next(positions_of(4))
    for rushes, joined in ((0, False), (1, True), (2, False)):
        turn = position["turn"] | {"rushes": rushes}
        assert from_version_4(position | {"turn": turn})["turn"]["rushed"] is joined


def test_the_first_for_nom_of_version_4_is_the_first_of_the_line():
    position = next(positions_of(4)) | {"agenda": [{"type": "Day"}, {"type": "FirstForNom"}]}
    assert [item["type"] for item in from_version_4(position)["agenda"]] == ["Day", "JoinLine"]


def test_what_a_point_was_tried_on_in_version_8_was_that_of_who_is_asked():
    tried = [position for position in positions_of(8) if position["tried"]]
    assert tried
    for position in tried:
        found = from_version_8(position)["tried"]
        assert found.pop(position["agenda"][-1]["seat"]) == position["tried"]
        assert found == [[]] * 3
    rest = [position for position in positions_of(8) if not position["tried"]]
    assert all(from_version_8(position)["tried"] == [[]] * 4 for position in rest)
