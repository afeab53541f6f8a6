"""`rouages site`: the folder that it writes, the days that go with it, and what it serves to look at."""

import re
from datetime import UTC, datetime, timedelta
from http.server import ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from rouages.cli import site
from rouages.cli.main import app
from rouages.days.chain import new_key, write_key

TODAY = datetime.now(UTC).date()


def said(*arguments):
    return CliRunner().invoke(app, ["site", *map(str, arguments)], catch_exceptions=False).output


@pytest.fixture
def seen(monkeypatch):
    """What was written, with which days, and what was served: until somebody ends it, so at once."""
    seen = SimpleNamespace(written=[], gone=[], served=[])

    def write(folder, _, gone):
        folder.mkdir(exist_ok=True)
        (folder / "index.html").write_bytes(b"!" * 2_600_000)
        seen.written.append(folder)
        seen.gone.append(gone)

    def serve(server):
        seen.served.append((server.RequestHandlerClass.keywords["directory"], server.server_address[0]))
        assert Path(seen.served[-1][0], "index.html").exists()
        raise KeyboardInterrupt

    monkeypatch.setattr(site, "materials", lambda: None)
    monkeypatch.setattr(site, "write", write)
    monkeypatch.setattr(ThreadingHTTPServer, "serve_forever", serve)
    return seen


def test_a_folder_is_written_and_its_size_is_told(tmp_path, seen):
    folder = tmp_path / "out"
    assert said(folder) == f"The site is in {folder} (3 MB): serve it at the root of an address.\n"
    assert (seen.written, seen.gone, seen.served) == ([folder], [()], [])


def test_it_is_served_too_where_that_is_wanted(tmp_path, seen):
    shown = said(tmp_path, "--serve", "--host", "127.0.0.1", "--port", 0)
    assert re.search(r"^http://127\.0\.0\.1:\d+/$", shown, re.MULTILINE)
    assert seen.served == [(str(tmp_path), "127.0.0.1")]


@pytest.mark.parametrize("given", [(), ("--serve",)])
def test_without_a_folder_it_is_served_from_one_that_goes_afterwards(seen, given):
    shown = said(*given, "--host", "127.0.0.1", "--port", 0)
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/\n", shown)
    [(folder, _)] = seen.served
    assert [str(written) for written in seen.written] == [folder]
    assert not Path(folder).exists()


@pytest.mark.parametrize(
    ("first", "told"),
    [
        (
            TODAY - timedelta(3),
            f"The days from {TODAY - timedelta(3)} to {TODAY - timedelta(1)} went with it",
        ),
        (TODAY, "No day of this key is over: none went with it."),
    ],
)
def test_the_days_of_a_key_that_are_over_go_with_it_and_it_says_which(tmp_path, seen, first, told):
    key = tmp_path / "key.json"
    key.write_bytes(write_key(new_key(first, 30, 1, b"k" * 32)))
    assert told in said(tmp_path / "out", "--days", key)
    assert [gone.last for gone in seen.gone[0]] == ([TODAY - timedelta(1)] if first < TODAY else [])
