"""Progress: where there is no terminal, a line from time to time."""

from rouages.cli import progress
from rouages.cli.progress import with_progress
from rouages.words.catalogue import of_arena

WORDS = of_arena("rouages.games.cyberion", "en")


def test_a_long_job_says_from_time_to_time_how_fast_it_goes(capsys, monkeypatch):
    monkeypatch.setattr(progress, "A_LINE_EVERY", 0.0)
    assert list(with_progress(iter("abcd"), 4, 2, "4 games", WORDS)) == list("abcd")
    said = capsys.readouterr().err.splitlines()
    assert [line.rpartition(", ")[0] for line in said] == ["4 games: 3 / 4", "4 games: 4 / 4"]
    assert all(line.endswith("/s") for line in said)


def test_a_short_job_says_nothing(capsys):
    assert list(with_progress(iter("abcd"), 4, 0, "4 games", WORDS)) == list("abcd")
    assert capsys.readouterr().err == ""
