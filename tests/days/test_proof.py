"""A score is its record: whatever was not played so from the deal is refused in one sentence."""

from datetime import timedelta

import pytest

from rouages.days.proof import prove
from rouages.days.refusals import (
    BotPlayedOtherwise,
    OtherDeal,
    OtherGame,
    OtherLuck,
    OtherSheet,
)
from rouages.engine.game import Outcome
from rouages.engine.match import Match
from rouages.engine.refusals import AlteredAnswer, AlteredUndos, OtherOutcome, Refusal
from rouages.games import GAMES
from tests.days.playing import (
    CHALLENGES,
    MONDAY,
    PERSON,
    changed,
    dealt,
    played,
    record_of,
    resealed,
)


@pytest.mark.parametrize("game", CHALLENGES)
def test_what_was_played_from_the_deal_counts(game):
    deal = dealt(game)
    match = played(deal)
    proven = prove(deal, record_of(match))
    assert proven.over
    assert proven.score == deal.score(match)
    assert proven.undos == 0


@pytest.mark.parametrize("game", CHALLENGES)
def test_a_game_that_was_left_keeps_what_it_has_behind_all_who_finished(game):
    deal = dealt(game)
    proven = prove(deal, record_of(played(deal, answers=3)))
    assert not proven.over
    assert not proven.score.done
    assert not proven.first


def test_a_forged_result_is_refused():
    deal = dealt("cyberion")
    with pytest.raises(OtherOutcome):
        prove(deal, changed(played(deal), outcome=Outcome("repaired", (1,), (99,))))


def test_a_changed_answer_is_named():
    deal = dealt("robo-rally")
    match = played(deal, answers=9)
    answers = [*match.answers]
    answers[4] = (PERSON, answers[4][1] + 1)
    with pytest.raises(AlteredAnswer):
        prove(deal, changed(match, answers=tuple(answers)))


def test_answers_taken_back_cannot_be_hidden():
    deal = dealt("cyberion")
    match = played(deal, answers=2)
    match.undos[PERSON] = 3
    assert prove(deal, record_of(match)).undos == 3
    with pytest.raises(AlteredUndos):
        prove(deal, changed(match, undos=(0,)))


@pytest.mark.parametrize("game", CHALLENGES)
def test_a_record_of_another_day_is_refused(game):
    yesterday = dealt(game, MONDAY - timedelta(7), b"y" * 32)
    with pytest.raises(OtherDeal):
        prove(dealt(game), record_of(played(yesterday, answers=2)))


def test_a_record_of_another_game_is_refused():
    with pytest.raises(OtherGame):
        prove(dealt("cyberion"), record_of(played(dealt("robo-rally"), answers=1)))


def begun(deal, **fields):
    return record_of(Match.begin(GAMES[deal.game], deal.origin._replace(**fields)))


def test_an_easier_table_is_refused():
    deal = dealt("cyberion")
    options = GAMES["cyberion"].options_from({"support": 5}, 1)
    with pytest.raises(OtherSheet):
        prove(deal, begun(deal, options=options))


def test_luck_of_ones_own_is_refused():
    deal = dealt("cyberion")
    for fields in ({"contributions": (b"mine",)}, {"by_purpose": False}):
        with pytest.raises(OtherLuck):
            prove(deal, begun(deal, **fields))


def first_choice_of_a_bot(deal, match):
    """Which answer it was, and among how many."""
    again = deal.begin()
    for number, (seat, option) in enumerate(match.answers):
        choices = len(again.decision(seat).options)
        if seat != PERSON and choices > 1:
            return number, choices
        again.play(seat, option)
    raise AssertionError("no bot had a choice")


@pytest.mark.parametrize("game", ["out-of-gears", "gear-and-piston"])
def test_a_bot_that_was_made_to_play_otherwise_is_named(game):
    deal = dealt(game)
    match = played(deal, answers=2)
    number, choices = first_choice_of_a_bot(deal, match)
    forged = resealed(match, number, (match.answers[number][1] + 1) % choices)
    with pytest.raises(BotPlayedOtherwise) as refused:
        prove(deal, forged)
    assert refused.value.fields["number"] == number + 1
    assert prove(deal, forged, bots=False).undos == 0


def test_every_refusal_is_one_sentence():
    deal = dealt("cyberion")
    for record in (begun(deal, by_purpose=False), record_of(played(dealt("robo-rally"), answers=1))):
        with pytest.raises(Refusal) as refused:
            prove(deal, record)
        said = str(refused.value)
        assert said.endswith(".")
        assert "\n" not in said
        assert "{" not in said
