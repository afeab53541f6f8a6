"""Benchmarks: what is measured is what it is called."""

import shutil
import sys
import time
from contextlib import contextmanager

import pytest

from rouages.arena.bench import against
from rouages.arena.bench.anatomy import Part, dissect, part_of
from rouages.arena.bench.play import measure, slowest_view
from rouages.arena.simulation import Job
from rouages.engine import chance
from rouages.engine.events import Event
from rouages.engine.match import Match
from rouages.games import GAMES
from rouages.games.out_of_gears.programming import ChooseAction
from rouages.games.out_of_gears.round import Round


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_figures(game):
    found = measure(game, 0.05)
    assert found.slowest_view_milliseconds > 0
    assert found.imagine_microseconds > 0


def test_the_slowest_view_is_found_wherever_in_a_game_it_is(monkeypatch):
    def view(match, seat=None):
        began = time.process_time()
        while seat is None and len(match.answers) == 9 and time.process_time() - began < 0.02:
            pass

    monkeypatch.setattr(Match, "view", view)
    assert slowest_view(Job("out-of-gears", {}, ("random", "random"), 1, 1), 0.3) >= 0.02


@pytest.mark.parametrize(
    ("owner", "name", "part"),
    [
        (ChooseAction, "options", Part.OPTIONS),
        (Round, "run", Part.RULES),
        (ChooseAction, "resolve", Part.RULES),
        (chance, "shake_256", Part.LUCK),
    ],
)
def test_whatever_is_made_slow_is_where_the_time_of_a_decision_goes(monkeypatch, owner, name, part):
    done = getattr(owner, name)

    def slowly(*given):
        for _ in range(40_000):
            pass
        return done(*given)

    monkeypatch.setattr(owner, name, renamed(slowly, name))
    found = dissect("out-of-gears", 0.4)
    assert max(found.shares, key=found.shares.get) == part
    assert found.dearest[0].where.endswith("slowly")
    assert sum(found.shares.values()) == pytest.approx(1)


def renamed(function, name):
    function.__code__ = function.__code__.replace(co_name=name)
    return function


class Happened(Event, frozen=True):
    def __post_init__(self):
        parts.append(part_of(sys._getframe(1)))


class Other(Event.__base__, frozen=True):
    def __post_init__(self):
        parts.append(part_of(sys._getframe(1)))


parts = []


def test_making_an_event_is_told_from_making_something_else():
    parts.clear()
    Happened()
    Other()
    assert parts == [Part.EVENTS, Part.FLOW]


def test_what_was_slower_at_a_commit_is_seen(monkeypatch, tmp_path):
    @contextmanager
    def slower(commit):
        shutil.copytree(against.SOURCES, tmp_path / "src")
        with (tmp_path / "src/rouages/engine/match.py").open("a") as file:
            file.write(
                "\nplay = Match.play\nMatch.play = lambda *given: (sum(range(3000)), play(*given))[1]\n"
            )
        yield tmp_path / "src"

    monkeypatch.setattr(against, "checkout", slower)
    ((game, found),) = against.compare(["out-of-gears"], "then", 0.1)
    assert game == "out-of-gears"
    assert found["decision"].times > 2 * found["clone"].times
    assert found["playout"].times > 1.2


def test_the_sources_of_a_commit_are_those_of_the_commit():
    with against.checkout("HEAD") as sources:
        assert (sources / "rouages/engine/agenda.py").is_file()
    assert not sources.exists()


@pytest.mark.parametrize("commit", ["nothing-of-the-kind", "--output=here"])
def test_a_commit_that_is_not_there_is_refused(commit):
    with pytest.raises(against.NoCommit, match=commit):
        next(against.compare(["out-of-gears"], commit, 0.1))


def test_a_commit_that_cannot_be_measured_says_why(monkeypatch, tmp_path):
    @contextmanager
    def nothing(commit):
        yield tmp_path

    (tmp_path / "rouages.py").write_text("raise SystemExit('too old')")
    monkeypatch.setattr(against, "checkout", nothing)
    with pytest.raises(against.CannotBeMeasured, match="too old"):
        next(against.compare(["out-of-gears"], "then", 0.1))
