"""Jobs: the same rows whoever plays, in order, once; what is done is kept."""

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from msgspec import Struct

from rouages.arena.jobs import Games, WrongNumber, run
from rouages.arena.journal import journal_of, name_of
from rouages.arena.processes import WorkersDie
from rouages.arena.simulation import Job, games_of


class Square(Struct, frozen=True):
    number: int
    square: int


def square(folder: Path | None, number: int) -> Square:
    """Leaves a mark for each time it is played."""
    if folder:
        with (folder / "marks").open("a") as marks:
            marks.write(f"{number}\n")
    return Square(number, number * number)


def dies_once(folder: Path, number: int) -> Square:
    if number == 7 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(folder, number)


def always_dies(number: int) -> Square:
    if number == 7:
        os.kill(os.getpid(), signal.SIGKILL)
    return square(None, number)


def fails(number: int) -> Square:
    raise LookupError(f"no game {number}")


def squares(play, count=30, about="squares"):
    return Games(play, count, Square, about)


EXPECTED = [Square(number, number * number) for number in range(30)]


@pytest.mark.parametrize("workers", [1, 2])
def test_rows_come_in_order(workers):
    assert list(run(squares(partial(square, None)), workers=workers)) == EXPECTED


def test_a_killed_worker_is_replaced_and_nothing_is_counted_twice(tmp_path):
    assert list(run(squares(partial(dies_once, tmp_path)), workers=2)) == EXPECTED
    assert (tmp_path / "died").exists()


def test_a_game_that_always_kills_its_worker_is_named():
    with pytest.raises(WorkersDie) as refused:
        list(run(squares(always_dies), workers=2))
    assert refused.value.fields["first"] <= 7 <= refused.value.fields["last"]


@pytest.mark.parametrize("workers", [1, 2])
def test_what_a_game_raises_reaches_the_caller(workers):
    with pytest.raises(LookupError, match="no game"):
        list(run(squares(fails), workers=workers))


def test_no_games_and_no_workers_are_refused():
    with pytest.raises(WrongNumber):
        run(squares(fails, count=0))
    with pytest.raises(WrongNumber):
        run(squares(fails), workers=0)


def test_a_job_that_was_stopped_goes_on_where_it_was(tmp_path):
    games = squares(partial(square, tmp_path))
    with journal_of(games, tmp_path) as journal:
        rows = run(games, kept=journal)
        first = [next(rows) for _ in range(10)]
        rows.close()
        kept = len(journal)
    assert 10 <= kept < 30
    with journal_of(games, tmp_path) as journal:
        assert len(journal) == kept
        assert list(run(games, kept=journal)) == EXPECTED
    assert first == EXPECTED[:10]
    assert sorted(map(int, (tmp_path / "marks").read_text().split())) == list(range(30))
    assert not list(tmp_path.glob("*.rows"))


def test_what_a_crash_left_half_written_is_cut_off(tmp_path):
    games = squares(partial(square, None))
    with journal_of(games, tmp_path) as journal:
        journal.keep(EXPECTED[:5])
        journal.keep(EXPECTED[5:9])
    file = tmp_path / f"{name_of(games)}.rows"
    file.write_bytes(file.read_bytes()[:-3])
    with journal_of(games, tmp_path) as journal:
        assert list(journal.rows()) == EXPECTED[:5]
        assert list(run(games, kept=journal)) == EXPECTED


def test_a_longer_job_goes_on_with_a_shorter_one_and_a_shorter_takes_what_it_needs(tmp_path):
    with journal_of(squares(fails), tmp_path) as journal:
        journal.keep(EXPECTED[:20])
    with journal_of(squares(fails, count=12), tmp_path) as journal:
        assert list(run(squares(fails, count=12), kept=journal)) == EXPECTED[:12]


def test_other_games_have_another_journal_and_one_in_use_is_left_alone(tmp_path):
    assert name_of(squares(fails)) != name_of(squares(fails, about="cubes"))
    with journal_of(squares(fails), tmp_path) as journal, journal_of(squares(fails), tmp_path) as other:
        assert journal is not None
        assert other is None


def test_a_job_that_kept_nothing_leaves_nothing_behind(tmp_path):
    with journal_of(squares(fails), tmp_path) as journal, pytest.raises(LookupError):
        list(run(squares(fails), kept=journal))
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path):
    (tmp_path / "file").touch()
    with journal_of(squares(partial(square, None)), tmp_path / "file") as journal:
        assert journal is None
        assert list(run(squares(partial(square, None)), kept=journal)) == EXPECTED


@pytest.mark.parametrize("workers", [2, 3])
def test_games_between_bots_are_the_same_to_the_last_digit(workers):
    games = games_of(Job("out-of-gears", {}, ("greedy", "random", "random"), 40, 5))
    assert list(run(games, workers=workers)) == list(run(games))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("workers", "ending"),
    [
        ("1", signal.SIGKILL),
        ("2", signal.SIGINT),
        pytest.param("1", signal.SIGINT, marks=pytest.mark.long(part="kills")),
        pytest.param("2", signal.SIGKILL, marks=pytest.mark.long(part="kills")),
    ],
)
def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path, workers, ending):
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path), "ROUAGES_LANG": "en"}
    table = tmp_path / "games.csv"
    command = [sys.executable, "-m", "rouages", "simulate", "out-of-gears", "-p", "3"]
    command += ["-n", "1500", "-w", workers, "--csv", str(table)]
    # Started in the background, this program would hand down that Ctrl-C is ignored; a terminal does not.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    stopped = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, process_group=0)
    signal.signal(signal.SIGINT, before)
    journal = next(_waited_for(lambda: [file for file in tmp_path.rglob("*.rows") if file.stat().st_size]))[0]
    os.killpg(stopped.pid, ending)
    said = stopped.communicate(timeout=60)[1]
    if ending == signal.SIGINT:
        assert stopped.returncode == 130
        assert "the same command goes on from there" in said
        assert "Traceback" not in said
    assert journal.stat().st_size
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=120)
    assert not journal.exists()
    lines = table.read_text()
    alone = [*command[: command.index("-w")], "--csv", str(table)]
    subprocess.run(alone, env=environment, check=True, capture_output=True, timeout=120)
    assert table.read_text() == lines


def _waited_for(found):
    for _ in range(600):
        if there := found():
            yield there
        time.sleep(0.05)
    raise TimeoutError
