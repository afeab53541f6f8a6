"""`rouages days`: keys, days that are over, and the scores of records."""

import json
import re
from datetime import date

import pytest
from typer.testing import CliRunner

from rouages.cli import daily
from rouages.cli.main import app
from rouages.cli.refusals import sentence
from rouages.days import refusals
from rouages.days.deal import deal_of
from rouages.engine.kinds import kinds_of
from rouages.engine.refusals import Refusal
from rouages.words.catalogue import of_game
from tests.days.playing import played

MONDAY = date(2027, 1, 4)


def said(*arguments):
    return CliRunner().invoke(app, ["days", *map(str, arguments)], catch_exceptions=False).output


@pytest.fixture
def key(tmp_path, monkeypatch):
    monkeypatch.setattr(daily, "today", lambda: date(2027, 1, 12))
    said("make", tmp_path / "key.json", "--first", "2027-01-01", "--days", 30)
    return tmp_path / "key.json"


def test_a_new_key_is_its_owners_alone_and_is_never_written_over(key):
    assert key.stat().st_mode & 0o777 == 0o600
    before = key.read_bytes()
    with pytest.raises(FileExistsError):
        said("make", key)
    assert key.read_bytes() == before


def test_without_a_first_day_it_begins_tomorrow(key, tmp_path):
    shown = said("make", tmp_path / "other.json")
    assert "first day 2027-01-13, number 1, 365 days, end " in shown


def test_what_is_published_verifies_a_day_that_is_over_and_names_its_deals(key):
    end = re.fullmatch(r"first day 2027-01-01, number 1, 30 days, end ([0-9a-f]{64})\n", said("show", key))[1]
    shown = said("show", key, MONDAY)
    secret = re.match(r"2027-01-04, number 4: secret ([0-9a-f]{64})\n", shown)[1]
    published = ("--first", "2027-01-01", "--days", 30, "--end", end)
    verified = said("verify", MONDAY, secret, *published)
    assert verified.startswith("This is the secret of 2027-01-04, number 4")
    assert verified.splitlines()[1:] == shown.splitlines()[1:]
    assert len(shown.splitlines()) == 6
    assert "Cyberion: alone, support=3" in shown
    with pytest.raises(refusals.NotThatDay):
        said("verify", "2027-01-05", secret, *published)


@pytest.mark.parametrize("day", ["2027-01-12", "2027-01-13"])
def test_a_day_that_is_not_over_is_not_shown(key, day):
    with pytest.raises(refusals.NotOver):
        said("show", key, day)


@pytest.mark.usefixtures("key")
def test_the_score_of_a_record_is_said_once_it_was_played_again(tmp_path):
    secret = bytes(range(32))
    match = played(deal_of(MONDAY, secret, "robo-rally"), answers=6)
    match.undos[0] = 1
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()))
    shown = said("check", file, MONDAY, secret.hex())
    assert shown.startswith("RoboRally, 2027-01-04: 0 flags (0 lives lost, ")
    assert "The game is not over.\n1 answer was taken back.\n" in shown
    assert shown.endswith(f"{len(match.answers)} answers, all as they must be.\n")
    with pytest.raises(refusals.OtherDeal):
        said("check", file, "2027-01-05", secret.hex())


@pytest.mark.parametrize(
    "kind",
    [kind for kind in kinds_of(Refusal) if kind.__module__ == refusals.__name__],
    ids=lambda kind: kind.__name__,
)
def test_every_refusal_is_said_in_french_about_the_same_things(kind):
    french = of_game("rouages.days", "fr").entries[f"refusal.{kind.__name__}"]
    holes = re.compile(r"\{(\w+)")
    assert set(holes.findall(french)) == set(holes.findall(kind.__doc__))
    assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]|'", re.sub(r"\{[^}]*\}", "", french))
    fields = dict.fromkeys(holes.findall(french), "7")
    assert sentence(kind(**fields), "fr") != sentence(kind(**fields), "en")
