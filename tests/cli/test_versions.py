"""Records of earlier versions on the command line."""

import json

import pytest

from rouages.cli.files import write_record
from rouages.cli.replaying import tell_all, verify_file
from rouages.engine.refusals import OtherRulesNow
from rouages.games import GAMES
from tests.engine.test_versions import OTHER, SAME, TODAY, opened, play, played

ANSWERS = 40


@pytest.fixture
def file(tmp_path):
    return tmp_path / "record.json"


def test_verify_says_which_part_it_could_not_play_again(file, monkeypatch, capsys):
    match = play(opened(played(ANSWERS).save(), OTHER), 1000)
    monkeypatch.setitem(GAMES, OTHER.name, OTHER)
    write_record(match, file)
    verify_file(file, "en")
    first, second = capsys.readouterr().out.splitlines()
    assert f"all {ANSWERS + len(match.answers)} answers are as they were given" in first
    assert second.startswith(f"The {ANSWERS} answers before this moment follow version {TODAY.version} of")
    tell_all(match, None, "fr")
    assert f"Les {ANSWERS} réponses d’avant ce moment" in capsys.readouterr().out


def test_verify_says_that_a_record_holds_under_the_rules_of_today_as_well(file, monkeypatch, capsys):
    write_record(played(1000), file)
    verify_file(file, "en")
    assert "version" not in capsys.readouterr().out
    monkeypatch.setitem(GAMES, SAME.name, SAME)
    verify_file(file, "en")
    assert f"follows version {TODAY.version} of the rules" in capsys.readouterr().out
    monkeypatch.setitem(GAMES, OTHER.name, OTHER)
    with pytest.raises(OtherRulesNow):
        verify_file(file, "en")
    assert json.loads(file.read_text())["version"] == TODAY.version
