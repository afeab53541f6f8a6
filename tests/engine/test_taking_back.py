"""Taking back leaves what others chose, and a record that leads elsewhere is refused."""

from dataclasses import replace

import pytest

from rouages.engine.loading import replay
from rouages.engine.refusals import MatchHasEnded, OtherPosition, OtherRulesNow, SomeoneAnswered
from rouages.proving.contract import begin
from tests.proving.bids import GAME, Amount, Bid, BidsCounted, CountBids, taken


def played(*answers):
    match = begin(GAME, 3, {}, seed=1)
    for seat, number in answers:
        match.play(seat, number)
    return match


def test_taking_back_leaves_what_others_chose_even_if_it_has_another_number_now(monkeypatch):
    monkeypatch.setattr(Bid, "options", taken)
    match = played((0, 0), (1, Amount(2)))
    match.undo(0)
    assert match.table.bids == [[], [2], []]
    assert replay(match.record(), {"bids": GAME}) == match


def test_what_others_could_not_choose_without_it_cannot_be_taken_back(monkeypatch):
    monkeypatch.setattr(Bid, "options", lambda self, table: [Amount(0), Amount(len(table.bids[0]))])
    match = played((0, 0), (1, 1))
    with pytest.raises(SomeoneAnswered):
        match.undo(0)
    assert match.table.bids == [[0], [1], []]


def test_a_turn_is_taken_back_answer_by_answer():
    match = played((0, 1), (1, 2), (0, 3))
    assert [match.way_back(seat) for seat in range(3)] == [2, 1, 0]
    match.look_back(0, 2)
    match.undo(0)
    match.undo(0)
    assert match.table.bids == [[], [2], []]
    assert replay(match.record(), {"bids": GAME}) == match
    assert match.way_back(0) == 0


def test_a_turn_is_taken_back_only_as_far_as_it_began(monkeypatch):
    monkeypatch.setattr(BidsCounted, "reveals", False)
    monkeypatch.setattr(CountBids, "run", count_and_go_on)
    match = played(*((seat, 0) for seat in (0, 0, 1, 1, 2, 2)))
    assert [match.way_back(seat) for seat in range(3)] == [2, 2, 2]
    match.play(0, 0)
    assert [match.way_back(seat) for seat in range(3)] == [3, 0, 0]
    monkeypatch.setattr(BidsCounted, "opens", True)
    assert match.way_back(0) == 1
    match = played(*((seat, 0) for seat in (1, 1, 2, 2, 0, 0)))
    assert [match.way_back(seat) for seat in range(3)] == [2, 2, 2]
    match.play(0, 0)
    assert match.way_back(0) == 1
    match.undo(0)
    assert match.way_back(0) == 2


def count_and_go_on(self, table):
    """Two more bids are asked of the first."""
    table.say(BidsCounted())
    table.then(Bid(0, 2))


def test_a_record_that_leads_to_another_position_is_refused(monkeypatch):
    monkeypatch.setattr(Bid, "options", taken)
    match = played()
    offered = match.decision(1).options
    match.play(0, 0)
    match.play(1, offered.index(Amount(0)))
    with pytest.raises(OtherPosition):
        replay(match.record(), {"bids": GAME})


def test_a_record_without_a_position_is_played_again_as_ever():
    record = played((0, 1), (1, 2)).record()
    del record["position"], record["seam"]
    assert replay(record, {"bids": GAME}) == played((0, 1), (1, 2))


def test_the_fingerprint_of_a_position_does_not_hang_on_a_new_field():
    class Auction(GAME.table, kw_only=True):
        new: int = 7

    table = played((0, 1)).table
    fields = {name: getattr(table, name) for name in GAME.table.__struct_fields__}
    wider = replace(GAME, table=Auction)
    assert wider.fingerprint(Auction(**fields)) == GAME.fingerprint(table)
    assert wider.fingerprint(Auction(**fields, new=8)) != GAME.fingerprint(table)


def test_a_record_of_older_rules_that_leads_elsewhere_says_so(monkeypatch):
    record = played((0, 1), (1, 0), (2, 3)).record()
    newer = {"bids": replace(GAME, version=2)}
    assert replay(record, newer).table.bids == [[1], [0], [3]]
    monkeypatch.setattr(Bid, "options", lambda self, table: [Amount(number) for number in (3, 2, 1, 0)])
    with pytest.raises(OtherRulesNow):
        replay(record, newer)


def test_a_finished_match_stands():
    match = played()
    while not match.over:
        match.play(match.pending[0], 0)
    last, _ = match.answers[-1]
    assert not match.can_undo(last)
    with pytest.raises(MatchHasEnded):
        match.undo(last)
    match.undo(last, free=True)
    assert match.pending == (last,)
