"""Data sets: records that anyone can replay, read back as a stream, gone on with after a crash."""

import msgspec
import pytest

import rouages
from rouages.arena import datasets
from rouages.arena.datasets import (
    DataSet,
    InUse,
    NoDataSet,
    NoSuchGame,
    NotFinished,
    OtherGames,
    WrongGame,
    recorded_games,
)
from rouages.arena.jobs import run
from rouages.arena.simulation import Job, results
from rouages.engine.refusals import AlteredAnswer

JOB = Job("out-of-gears", {}, ("random", "random"), 12, 3)


def write(folder, job=JOB, **how):
    with DataSet(folder, job) as data_set:
        return [row.result for row in run(recorded_games(job), kept=data_set, **how)]


def test_every_record_replays_to_its_result(tmp_path):
    played = write(tmp_path)
    assert played == list(results(JOB))
    found = list(datasets.records(tmp_path))
    assert len(found) == 12
    for record, result in zip(found, played, strict=True):
        match = rouages.replay(msgspec.to_builtins(record))
        assert match.outcome.scores == result.scores
    assert list(datasets.results_in(tmp_path)) == played


def test_answers_are_read_one_by_one(tmp_path):
    played = write(tmp_path)
    stream = datasets.answers(tmp_path)
    assert next(stream)[0] == 0
    assert 1 + sum(1 for _ in stream) == sum(result.decisions for result in played)


def test_a_game_that_was_altered_is_named(tmp_path):
    write(tmp_path)
    assert len(list(datasets.verified(tmp_path))) == 12
    file = tmp_path / "records-000000.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    seat, option = datasets.record_at(tmp_path, 4).answers[0]
    other = f"[{seat},{option + 1}]".encode()
    lines[4] = lines[4].replace(f"[{seat},{option}]".encode(), other, 1)
    file.write_bytes(b"".join(lines))
    with pytest.raises(WrongGame) as refused:
        list(datasets.verified(tmp_path))
    assert (refused.value.fields["number"], type(refused.value.fields["why"])) == (4, AlteredAnswer)


def test_a_result_that_its_record_does_not_bear_out_is_named(tmp_path):
    write(tmp_path)
    file = tmp_path / "results.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[1], lines[0], *lines[2:]]))
    with pytest.raises(WrongGame, match="Game 0"):
        list(datasets.verified(tmp_path))
    file.write_bytes(b"".join(lines)[:-4])
    with pytest.raises(NotFinished):
        list(datasets.verified(tmp_path))


@pytest.mark.parametrize("number", [-1, 12])
def test_a_game_that_a_data_set_does_not_have_is_refused(tmp_path, number):
    write(tmp_path)
    with pytest.raises(NoSuchGame):
        datasets.record_at(tmp_path, number)


@pytest.mark.parametrize("records_a_file", [5, 1000])
def test_what_a_crash_left_is_cut_off_and_gone_on_with(tmp_path, monkeypatch, records_a_file):
    monkeypatch.setattr(datasets, "RECORDS_A_FILE", records_a_file)
    write(tmp_path / "whole")
    write(tmp_path / "broken", msgspec.structs.replace(JOB, games=7))
    last = datasets.shards(tmp_path / "broken")[-1]
    last.write_bytes(last.read_bytes()[:-9])
    write(tmp_path / "broken")
    for file in (*datasets.shards(tmp_path / "whole"), tmp_path / "whole" / "results.jsonl"):
        assert (tmp_path / "broken" / file.name).read_bytes() == file.read_bytes(), file.name


def test_two_workers_write_the_same_files(tmp_path):
    write(tmp_path / "one")
    write(tmp_path / "two", workers=2)
    for file in sorted((tmp_path / "one").iterdir()):
        assert (tmp_path / "two" / file.name).read_bytes() == file.read_bytes()


def test_other_games_and_strange_folders_are_refused_and_nothing_is_lost(tmp_path):
    write(tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(OtherGames):
        DataSet(tmp_path, msgspec.structs.replace(JOB, seed=4))
    with DataSet(tmp_path, JOB), pytest.raises(InUse):
        DataSet(tmp_path, JOB)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
    with pytest.raises(NoDataSet):
        next(datasets.records(tmp_path / "nowhere"))
