"""Match: play, undo, save, load, replay, imagine."""

import json
import random

import pytest

import rouages
from rouages.engine.chance import seals
from rouages.engine.refusals import (
    AlteredAnswer,
    BadOption,
    BadRecord,
    BrokenCommitment,
    ForgedAnswer,
    IllegalChoice,
    NothingToUndo,
    NotYourTurn,
    OnlyImagined,
    OtherOutcome,
    OtherVersion,
    UndoTooLate,
    UnknownGame,
    UnknownOption,
)
from rouages.games.out_of_gears.programming import Programme, Target


def begun(players=3, seed=4, **options):
    return rouages.new("out-of-gears", players, seed=seed, **options)


def played(answers=None, seed=4, **options):
    match, rng = begun(seed=seed, **options), random.Random(seed)
    while not match.over and (answers is None or len(match.answers) < answers):
        seat = match.pending[0]
        match.play(seat, rng.randrange(len(match.decision(seat).options)))
    return match


def test_a_seed_foretells_everything_and_no_seed_nothing():
    assert begun(seed=1) == begun(seed=1)
    assert begun(seed=1) != begun(seed=2)
    assert begun(seed=None).origin.secret != begun(seed=None).origin.secret


def test_an_option_can_be_played_by_number_or_by_itself():
    by_number, by_itself = begun(), begun()
    by_number.play(0, 2)
    by_itself.play(0, Programme("harvest"))
    assert by_number == by_itself


@pytest.mark.parametrize("number", [-1, 3, 99])
def test_a_number_without_an_option_is_refused(number):
    match = begun()
    with pytest.raises(IllegalChoice, match="0 to 2"):
        match.play(0, number)
    assert match == begun()


def test_who_is_not_asked_cannot_answer():
    match = begun()
    match.play(0, 0)
    match.play(0, 0)
    with pytest.raises(NotYourTurn, match="Seat 0"):
        match.play(0, 0)
    with pytest.raises(NotYourTurn):
        match.decision(17)


@pytest.mark.parametrize(
    ("wrong", "refusal"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"sugar": True}, UnknownOption),
        ({"jolly": "perhaps"}, BadOption),
    ],
)
def test_wrong_words_are_refused_by_name(wrong, refusal):
    with pytest.raises(refusal):
        rouages.new(**{"game": "out-of-gears", "players": 2, "seed": 1} | wrong)


def test_a_saved_match_goes_on_where_it_was():
    match = played(40)
    loaded = rouages.load(match.save())
    assert loaded == match
    seat = match.pending[0]
    for each in (match, loaded):
        each.play(seat, 0)
    assert loaded == match
    assert loaded.events_for(0) == match.events_for(0)


def test_the_past_of_a_loaded_match_can_be_undone():
    match = begun()
    match.play(0, 0)
    loaded = rouages.load(match.save())
    loaded.undo(0)
    assert loaded.table == begun().table
    assert loaded.undos == [1, 0, 0]


@pytest.mark.parametrize("length", [0, 1, 50, 400])
def test_a_truncated_save_is_refused(length):
    with pytest.raises(BadRecord, match="cut off"):
        rouages.load(played(40).save()[:length])


def test_undo_goes_back_to_this_seats_last_answer():
    match = begun()
    match.play(0, Programme("trap"))
    match.play(1, Programme("harvest"))
    match.play(0, Target(2))
    match.undo(0)
    assert match.answers == [(0, 1), (1, 2)]
    match.undo(0)
    assert match.answers == [(1, 2)]
    with pytest.raises(NothingToUndo, match="Seat 0"):
        match.undo(0)


def test_undo_stops_where_something_was_learnt_unless_it_is_free():
    match = begun(players=2)
    for seat in (0, 1):
        match.play(seat, Programme("harvest"))
        match.play(seat, Target(seat + 1))
    assert not match.can_undo(0)
    with pytest.raises(UndoTooLate, match="answer 2: something was learnt"):
        match.undo(0)
    match.undo(0, free=True)
    assert match.answers == [(0, 2)]
    assert match.undos == [1, 0]


def test_a_record_plays_again_to_the_same_end():
    match = played()
    again = rouages.replay(json.dumps(match.record()))
    assert again == match
    assert again.outcome == match.outcome


def test_events_since_an_answer():
    match = played(20)
    before = len(match.events_for(1))
    seat = match.pending[0]
    match.play(seat, 0)
    assert match.events_for(1, since=20) == match.events_for(1)[before:]


def changed(record, **fields):
    return record | fields


def test_an_altered_answer_is_named():
    record = played().record()
    for place in (0, 17, len(record["answers"]) - 1):
        answers = [list(answer) for answer in record["answers"]]
        answers[place][1] = 0 if answers[place][1] else 1
        with pytest.raises(AlteredAnswer, match=f"Answer {place + 1} was altered"):
            rouages.replay(changed(record, answers=answers))


def test_an_impossible_answer_is_named_even_with_a_forged_seal():
    record = played().record()
    answers = [tuple(answer) for answer in record["answers"]]
    answers[11] = (answers[11][0], 99)
    forged = seals(bytes.fromhex(record["secret"]), answers)
    with pytest.raises(ForgedAnswer, match="Answer 12 cannot have been given"):
        rouages.replay(changed(record, answers=answers, seals=forged))


def test_another_version_another_secret_another_result_are_refused():
    record = played().record()
    with pytest.raises(OtherVersion, match="version 99"):
        rouages.replay(changed(record, version=99))
    with pytest.raises(BrokenCommitment):
        rouages.replay(changed(record, secret="00" * 32))
    with pytest.raises(OtherOutcome):
        rouages.replay(changed(record, outcome=record["outcome"] | {"scores": [1, 2, 3]}))
    with pytest.raises(BadRecord, match="seals"):
        rouages.replay(changed(record, seals=record["seals"][:-1]))
    with pytest.raises(BadRecord, match="format 7"):
        rouages.replay(changed(record, format=7))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"game": 1}', "\x00", '{"format": 1, "game": "out-of-gears"}']
)
def test_what_is_not_a_record_is_refused(text):
    with pytest.raises(BadRecord):
        rouages.replay(text)


def test_an_imagined_world_has_no_past():
    world = played(20).imagine(0, seed=1)
    for forbidden in (world.save, world.record, lambda: world.undo(0)):
        with pytest.raises(OnlyImagined):
            forbidden()


def test_a_world_of_a_world_still_looks_real():
    match = played(30)
    world = match.imagine(1, seed=1)
    deeper = world.imagine(1, seed=2)
    assert deeper.view(1) == match.view(1)
    assert deeper.events_for(1) == match.events_for(1)
