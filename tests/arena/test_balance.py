"""Reports on balance: every game has one, in both languages, with everything named."""

from pathlib import Path

import msgspec
import pytest

from rouages.arena.balance import Balance, NoSuchTable, games_of, study_of
from rouages.arena.jobs import run
from rouages.arena.report import page
from rouages.games import GAMES
from rouages.words.catalogue import LANGUAGES, of_arena, read
from tests.cli.test_commands import run as rouages


def balance_of(name, games, **how):
    study = study_of(name, "random", games, 1, **how)
    balance = Balance(study)
    for row in run(games_of(study)):
        balance.add(row)
    return balance


@pytest.mark.parametrize("name", GAMES)
def test_a_report_names_everything_in_both_languages(name):
    balance = balance_of(name, 4, players=2)
    for language in LANGUAGES:
        shown = page(balance, of_arena(GAMES[name].package, language))
        assert "⟨" not in shown
        assert shown.count("<svg") >= 2
        assert f'lang="{language}"' in shown
    assert "http" not in shown
    plain = msgspec.json.decode(msgspec.json.encode(balance.plain()))
    assert plain["findings"]["games"] == 4


def test_the_tables_take_turns_and_what_is_given_applies_to_all():
    study = study_of("cyberion", "random", 10, 1, players=1, options={"support": 2})
    assert {variant.players for variant in study.variants} == {1}
    assert all(variant.options["support"] == 2 for variant in study.variants)
    assert study.job(0).options != study.job(1).options
    assert study.job(0).options == study.job(len(study.variants)).options
    with pytest.raises(NoSuchTable):
        study_of("cyberion", "random", 10, 1, players=5)


@pytest.mark.parametrize("name", GAMES)
def test_every_table_of_a_report_can_be_played(name):
    study = study_of(name, "random", 1, 1)
    assert len(study.variants) > 5
    assert {variant.players for variant in study.variants} >= {2}


def test_decisions_are_counted_with_what_was_offered_and_taken():
    balance = balance_of("out-of-gears", 3, players=3)
    asked = balance.habits.asked.values()
    assert sum(each.times for each in asked) == balance.habits.options.games
    assert all(each.taken.get(kind, 0) <= times for each in asked for kind, times in each.offered.items())
    assert sum(sum(each.taken.values()) for each in asked) == balance.habits.options.games


def test_the_words_of_the_arena_are_the_same_in_both_languages():
    keys = [
        {key for key in read("rouages.arena", language) if not key.startswith("refusal.")}
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_docs_link_a_report_of_every_game(name):
    docs = Path(__file__).parent.parent.parent / "docs"
    assert f"(balance/{name}.html)" in (docs / "research.md").read_text()
    assert (docs / "balance" / f"{name}.html").stat().st_size < 100_000
    assert msgspec.json.decode((docs / "balance" / f"{name}.json").read_bytes())["game"] == name


def test_the_command_writes_a_page_and_json(tmp_path):
    files = ["--html", tmp_path / "r.html", "--json", tmp_path / "r.json"]
    shown = rouages("balance", "out-of-gears", "--bot", "random", "-n", 32, *files)
    assert shown.returncode == 0, shown.stderr
    assert "r.html" in shown.stdout
    assert (tmp_path / "r.html").read_text().startswith("<!doctype html>")
    assert msgspec.json.decode((tmp_path / "r.json").read_bytes())["findings"]["games"] == 32


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["balance", "chess"], "There is no game “chess”"),
        (["balance", "cyberion", "--bot", "deep"], "There is no bot “deep”"),
        (["balance", "cyberion", "-p", "7"], "compares no table for 7 players"),
        (["balance", "cyberion", "-n", "0"], "games must be at least 1, not 0."),
        (["simulate", "cyberion", "-n", "1", "--ray", "nowhere"], "Ray"),
        (["simulate", "cyberion", "-n", "1", "--record", "setup.cfg/x"], "setup.cfg"),
    ],
)
def test_wrong_input_is_one_sentence(arguments, sentence, tmp_path):
    (tmp_path / "setup.cfg").touch()
    for language in LANGUAGES:
        shown = rouages(*arguments, cwd=tmp_path, lang=language)
        assert shown.returncode == 2
        assert shown.stderr.count("\n") == 1
        if language == "en":
            assert sentence in shown.stderr
