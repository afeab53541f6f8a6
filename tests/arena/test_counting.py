"""Counting: shares and means with their bounds; whose a win is."""

import csv

import msgspec
import pytest

from rouages.arena.counting import Kind, Tally, kinds
from rouages.arena.findings import findings
from rouages.arena.intervals import Spread, share
from rouages.arena.result_files import CsvFile, ParquetFile
from rouages.arena.simulation import Job, Result, results
from rouages.games import GAMES


def tally_of(name, rows):
    tally = Tally(GAMES[name])
    for row in rows:
        tally.add(row)
    return tally


def figures_of(name, players):
    return next(results(Job(name, {}, ("random",) * players, 1, 1))).figures


def test_wilsons_interval_is_that_of_the_textbook():
    found = share(8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert share(0, 20).low == 0.0
    assert share(0, 20).high == pytest.approx(0.161, abs=0.001)
    assert share(20, 20).high == 1.0


def test_the_bounds_hold_the_truth_nineteen_times_out_of_twenty():
    held = 0
    for seed in range(400):
        wins = sum((seed * 7919 + number * 104729) % 1000 < 300 for number in range(200))
        found = share(wins, 200)
        held += found.low <= 0.3 <= found.high
    assert held >= 0.9 * 400


def test_a_mean_has_its_standard_error():
    spread = Spread()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        spread.add(value)
    assert spread.mean.value == 5
    assert spread.mean.high - 5 == pytest.approx(1.959964 * (32 / 7 / 8) ** 0.5)
    assert [spread.quantile(part) for part in (0, 0.5, 1)] == [2, 4, 9]


def test_a_shared_win_is_split_and_a_win_of_the_party_is_whole():
    competitive = tally_of(
        "out-of-gears", [Result((1, 1, 3), (5, 5, 1), 9, "x", figures_of("out-of-gears", 3))]
    )
    assert [wins.wins for wins in competitive.seats.values()] == [0.5, 0.5, 0]
    together = figures_of("cyberion", 2)
    party = tally_of(
        "cyberion", [Result((1, 1), (9, 9), 9, "x", together), Result((2, 2), (1, 1), 9, "x", together)]
    )
    assert (party.party.games, party.party.wins) == (2, 1)
    assert not party.seats


def test_strength_compares_with_an_equal():
    tally = tally_of("out-of-gears", list(results(Job("out-of-gears", {}, ("greedy", "random"), 60, 1))))
    strong, weak = tally.seats[2, 0], tally.seats[2, 1]
    assert strong.strength.value > 1.5 > 0.5 > weak.strength.value
    assert strong.strength.low > 1


@pytest.mark.parametrize("name", GAMES)
def test_every_game_counts_and_its_figures_have_kinds(name):
    game = GAMES[name]
    players = game.seats[0]
    result = next(results(Job(name, {}, ("random",) * players, 1, 1)))
    assert set(result.figures) == set(kinds(game))
    for figure, kind in kinds(game).items():
        if kind in (Kind.SEAT_NUMBER, Kind.SEAT_LABEL, Kind.SEAT_USES):
            assert len(result.figures[figure]) == players
    plain = findings(tally_of(name, [result]))
    assert msgspec.json.decode(msgspec.json.encode(plain)) is not None


@pytest.mark.parametrize("name", GAMES)
def test_tables_hold_a_line_for_each_game(name, tmp_path):
    game = GAMES[name]
    rows = list(results(Job(name, {}, ("random",) * 2, 3, 1)))
    table = CsvFile(tmp_path / "games.csv", game, 2)
    for row in rows:
        table.add(row)
    table.close()
    lines = list(csv.reader((tmp_path / "games.csv").read_text().splitlines()))
    assert [len(line) for line in lines] == [len(lines[0])] * 4
    assert lines[1][:3] == ["0", rows[0].ending, str(rows[0].decisions)]


@pytest.mark.parametrize("name", GAMES)
def test_parquet_gives_back_what_was_counted(name, tmp_path, monkeypatch):
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr("rouages.arena.result_files.ROWS_A_GROUP", 2)
    rows = list(results(Job(name, {}, ("random",) * 2, 5, 1)))
    table = ParquetFile(tmp_path / "games.parquet", GAMES[name])
    for row in rows:
        table.add(row)
    table.close()
    assert parquet.ParquetFile(tmp_path / "games.parquet").num_row_groups == 3
    for line, row in zip(parquet.read_table(tmp_path / "games.parquet").to_pylist(), rows, strict=True):
        assert line["scores"] == list(row.scores)
        for figure, kind in kinds(GAMES[name]).items():
            found = line[figure]
            if kind is Kind.USES:
                found = dict(found)
            elif kind is Kind.SEAT_USES:
                found = [dict(each) for each in found]
            assert found == row.figures[figure]
