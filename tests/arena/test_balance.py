"""Reports on balance: every game has one, in both languages, with everything named."""

import re
from html import escape

import msgspec
import pytest

from rouages.arena.balance import Balance, NoSuchTable, games_of, study_of
from rouages.arena.habits import Habits
from rouages.arena.jobs import run
from rouages.arena.report import page
from rouages.arena.report_words import kind_name
from rouages.engine.match import Question
from rouages.games import GAMES
from rouages.words.catalogue import LANGUAGES, of_arena, read
from scripts import reports
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
        words = of_arena(GAMES[name].package, language)
        shown = page(balance, words)
        assert all(escape(kind_name(words, kind)) in shown for kind in balance.habits.asked)
        assert "⟨" not in shown
        assert shown.count("<svg") >= 2
        assert f'lang="{language}"' in shown
    assert "http" not in shown
    plain = msgspec.json.decode(msgspec.json.encode(balance.plain()))
    assert plain["findings"]["games"] == 4


@pytest.mark.parametrize(
    ("game", "kind", "english", "french"),
    [
        ("out-of-gears", "ShareGear", "Pick a gear for … from …", "Choisissez un engrenage pour … sur …"),
        ("gear-and-piston", "TakeJunk", "Take a junk part, or leave", "Prenez une pièce de rebut, ou partez"),
        ("gear-and-piston", "Build", "Build", "Construire"),
        ("gear-and-piston", "Take", "A part that lies face up", "Une pièce visible"),
        ("robo-rally", "Distance", "So many squares", "Un nombre de cases"),
    ],
)
def test_a_kind_of_decision_is_called_what_it_asks_with_what_differs_left_open(game, kind, english, french):
    called = [kind_name(of_arena(GAMES[game].package, language), kind) for language in ("en", "fr")]
    assert called == [english, french]


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


def test_choices_are_listed_as_they_are_offered_in_every_process():
    habits = Habits()
    habits.watch(Question("", ("b", 1, 2.0, "a", None)), 1)
    assert list(habits.asked["str"].offered) == ["str", "int", "float", "NoneType"]


def test_the_words_of_the_arena_are_the_same_in_both_languages():
    keys = [
        {key for key in read("rouages.arena", language) if not key.startswith("refusal.")}
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_docs_link_a_report_of_every_game(name):
    docs = reports.DOCS
    assert f"(balance/{name}.html)" in reports.RESEARCH.read_text("utf-8")
    assert (docs / "balance" / f"{name}.html").stat().st_size < 100_000
    assert msgspec.json.decode((docs / "balance" / f"{name}.json").read_bytes())["game"] == name


def test_the_figures_in_the_docs_are_those_of_the_reports():
    text = reports.RESEARCH.read_text("utf-8")
    assert reports.retold(text) == text
    told = [line for line in text.splitlines() if "(balance/" in line]
    assert len(told) == len(GAMES)
    for line in told:
        bare = re.sub(r"\(balance/.*?\)", "", reports.QUOTED.sub("", line))
        assert not re.search(r"\d", bare), "a figure that is not held against its report"


def test_a_figure_is_taken_from_its_report_as_precisely_as_it_was_written():
    where = "<!--cyberion/party/share-->"
    share = msgspec.json.decode((reports.DOCS / "balance" / "cyberion.json").read_bytes())["findings"][
        "party"
    ]
    said = reports.retold(f"99 %{where}, 0.9{where}, 9.99 %{where}")
    value = share["share"]["value"]
    assert said == f"{100 * value:.0f} %{where}, {value:.1f}{where}, {100 * value:.2f} %{where}"


@pytest.mark.parametrize("name", GAMES)
def test_the_reports_play_each_table_equally_often(name):
    assert reports.GAMES[name] % len(study_of(name, "greedy", 1, 1).variants) == 0


def test_the_command_writes_a_page_and_json(tmp_path):
    files = ["--html", tmp_path / "r.html", "--json", tmp_path / "r.json"]
    shown = rouages("balance", "out-of-gears", "--bot", "random", "-n", 32, *files)
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.startswith("32 games played, ")
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


def test_too_many_bones_is_played_with_and_without_help():
    difficulties = [
        each.options["difficulty"] for each in study_of("too-many-bones", "greedy", 1, 1).variants
    ]
    assert sorted(set(difficulties)) == ["adventurer", "legendary"]
    assert difficulties.count("adventurer") == difficulties.count("legendary") == 7 * 15
    alone = study_of("too-many-bones", "greedy", 1, 1, players=2, options={"difficulty": "legendary"})
    assert len(alone.variants) == 7 * 6
