"""What an earlier version of a game has stored is read, and goes on: by its answers or from its position."""

import json
import random
from dataclasses import replace

import msgspec
import pytest

import rouages
from rouages.engine import loading
from rouages.engine.chance import seals
from rouages.engine.game import Reader
from rouages.engine.refusals import (
    AlteredAnswer,
    BadRecord,
    BrokenCommitment,
    ForgedAnswer,
    OtherRulesNow,
    OtherRulesThen,
    OtherVersion,
    UndoTooLate,
)

TODAY = rouages.GAMES["out-of-gears"]
NOW = TODAY.version


def upside_down(options, players, rng):
    """The set-up of other rules: the reserve is drawn from the other end."""
    table = TODAY.setup(options, players, rng)
    table.reserve.reverse()
    return table


def named_heap(plain):
    """What was called the reserve is called the heap, and back."""
    return {{"heap": "reserve", "reserve": "heap"}.get(name, name): value for name, value in plain.items()}


def without_hat(options):
    return {name: value for name, value in options.items() if name != "hat"}


SAME = replace(TODAY, version=NOW + 1)
OTHER = replace(TODAY, version=NOW + 1, setup=upside_down)
RENAMED = replace(TODAY, version=NOW + 1, readers={NOW: Reader(named_heap)})
LATER = replace(
    TODAY, version=NOW + 3, readers={NOW: Reader(options=without_hat), NOW + 2: Reader(named_heap)}
)


def opened(saved, game):
    return loading.load(saved, {game.name: game})


def replayed(record, game):
    return loading.replay(json.dumps(record), {game.name: game})


def play(match, answers, seed=4):
    rng = random.Random(seed)
    for _ in range(answers):
        if not match.over:
            seat = match.pending[0]
            match.play(seat, rng.randrange(len(match.decision(seat).options)))
    return match


def played(answers=40, **options):
    return play(rouages.new("out-of-gears", 2, seed=4, **options), answers)


def rewritten(saved, change, **fields):
    """A saved match with its position in another form."""
    plain = msgspec.msgpack.decode(saved)
    table = msgspec.msgpack.encode(change(msgspec.msgpack.decode(plain["table"])))
    return msgspec.msgpack.encode(plain | {"table": table} | fields)


def seen(match):
    return [match.view(seat) for seat in (None, *range(match.players))]


def test_a_match_whose_answers_lead_to_its_position_simply_goes_on():
    match = played()
    found = opened(match.save(), SAME)
    assert found.origin.seam is None
    assert (found.table, found.answers, found.log) == (match.table, match.answers, match.log)
    assert msgspec.msgpack.decode(found.save())["version"] == NOW + 1


def test_a_position_in_an_older_form_is_read():
    match = played()
    old = rewritten(match.save(), named_heap)
    found = opened(old, RENAMED)
    assert found.origin.seam is None
    assert found.table == match.table
    with pytest.raises(BadRecord, match="position"):
        opened(old, SAME)


def test_readers_are_chained_and_skip_versions_without_one():
    match = played()
    origin = msgspec.msgpack.decode(match.save())["origin"]
    origin[1]["hat"] = True
    old = rewritten(match.save(), named_heap, origin=origin)
    assert opened(old, LATER).table == match.table
    record = match.record()
    assert replayed(record | {"options": origin[1]}, LATER).table == match.table


def test_where_a_reader_stumbles_one_sentence_says_so():
    stumbling = replace(SAME, readers={NOW: Reader(lambda plain: plain["no such field"])})
    with pytest.raises(BadRecord, match="its position cannot be read"):
        opened(played().save(), stumbling)


def test_a_newer_version_is_refused():
    newer = rewritten(played().save(), lambda plain: plain, version=NOW + 1)
    with pytest.raises(OtherVersion, match=f"version {NOW + 1}"):
        opened(newer, TODAY)


def test_a_match_whose_answers_lead_elsewhere_goes_on_from_its_position():
    match = played()
    found = opened(match.save(), OTHER)
    assert (found.origin.seam.version, found.origin.earlier) == (NOW, tuple(match.answers))
    assert (found.table, seen(found), found.pending) == (match.table, seen(match), match.pending)
    assert found.answers == []
    assert found.log.events == []
    play(found, 1000)
    assert found.outcome == play(match, 1000).outcome


@pytest.mark.parametrize("free", [False, True])
def test_undo_stops_at_the_seam(free):
    found = opened(played(41).save(), OTHER)
    seat = found.pending[0]
    assert not found.can_undo(seat)
    with pytest.raises(OtherRulesThen, match="earlier rules"):
        found.undo(seat, free=free)
    before = found.clone()
    found.play(seat, 0)
    found.undo(seat, free=free)
    assert found == before


def test_after_the_seam_a_match_is_saved_loaded_copied_and_imagined_as_any_other():
    found = play(opened(played().save(), OTHER), 7)
    again = opened(found.save(), OTHER)
    assert again == found == found.clone()
    assert again.log == found.log
    assert len(again.answers) == 7
    world = found.imagine(0, seed=1)
    assert world.events_for(0) == found.events_for(0)


def test_a_record_with_a_seam_is_checked_from_there_on():
    match = played()
    record = play(opened(match.save(), OTHER), 1000).record()
    assert len(record["seals"]) == len(match.answers) + len(record["answers"])
    found = replayed(record, OTHER)
    assert found.outcome is not None
    assert found.record() == record
    for number, part in ((3, record["seam"]["answers"]), (43, record["answers"])):
        spoilt = json.loads(json.dumps(record))
        answers = spoilt["seam"]["answers"] if number == 3 else spoilt["answers"]
        answers[(number - 1) % len(match.answers)][1] += 1
        assert part != answers
        with pytest.raises(AlteredAnswer, match=f"Answer {number} "):
            replayed(spoilt, OTHER)


def test_a_forged_answer_after_the_seam_is_counted_from_the_beginning():
    record = json.loads(json.dumps(play(opened(played().save(), OTHER), 10).record()))
    record["answers"][4][1] = 99
    answers = [*record["seam"]["answers"], *record["answers"]]
    record["seals"] = seals(bytes.fromhex(record["secret"]), map(tuple, answers))
    with pytest.raises(ForgedAnswer, match="Answer 45 "):
        replayed(record, OTHER)


def test_a_seam_with_another_chance_is_refused():
    record, other = played().record(), rouages.new("out-of-gears", 2, seed=5)
    seam = {"version": NOW, "answers": record["answers"], "position": TODAY.save_table(other.table)}
    with pytest.raises(BrokenCommitment):
        replayed(record | {"answers": [], "seam": msgspec.to_builtins(seam)}, OTHER)


def test_a_later_release_reads_the_seam_too():
    found = play(opened(played().save(), OTHER), 7)
    old = msgspec.msgpack.decode(rewritten(found.save(), named_heap))
    position = named_heap(msgspec.msgpack.decode(old["seam"]["position"]))
    old["seam"]["position"] = msgspec.msgpack.encode(position)
    later = opened(msgspec.msgpack.encode(old), replace(LATER, setup=upside_down))
    assert later.origin.seam == found.origin.seam
    assert (later.table, later.answers) == (found.table, found.answers)
    seat = later.answers[-1][0]
    later.undo(seat, free=True)
    assert len(later.answers) < 7


def test_a_second_seam_takes_the_place_of_the_first():
    found = play(opened(played().save(), OTHER), 7)
    again = replace(TODAY, version=NOW + 2, table=TODAY.table, readers={NOW + 1: Reader(quiet)})
    later = opened(found.save(), again)
    assert (later.origin.seam.version, len(later.origin.earlier), later.answers) == (NOW, 47, [])
    assert replayed(play(later, 1000).record(), again).outcome


def quiet(plain):
    """A reader of rules that count something anew."""
    return plain | {"quiet_turns": 5 if plain["round"] > 4 else 0}


def test_a_record_of_earlier_rules_is_played_by_those_of_today_or_says_why_not():
    record = played(1000).record()
    assert replayed(record, SAME).outcome == replayed(record, TODAY).outcome
    with pytest.raises(OtherRulesNow, match=rf"version {NOW} .* version {NOW + 1}"):
        replayed(record, OTHER)


def test_undo_across_the_seam_names_the_answer():
    match = played(41)
    found = opened(match.save(), OTHER)
    last = max(number for number, (seat, _) in enumerate(match.answers, start=1) if seat == 0)
    with pytest.raises(UndoTooLate, match=f"answer {last}:"):
        found.undo(0)
