"""The command line: what it prints, what it writes, what it refuses."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rouages
from rouages.cli.main import app
from rouages.cli.refusals import SPEAKERS
from rouages.engine import loading
from rouages.engine.kinds import kinds_of
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.server import serve as serving
from rouages.words.catalogue import LANGUAGES, of_game, shell


def run(*arguments, stdin="", lang="en", cwd=None):
    environment = os.environ | {"ROUAGES_LANG": lang, "LC_ALL": "", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", "rouages", *map(str, arguments)],
        capture_output=True,
        text=True,
        input=stdin,
        env=environment,
        cwd=cwd,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("given", "opens"),
    [((), True), (("--no-open",), False), (("serve",), False), (("--host", "::1", "serve"), False)],
)
def test_the_lobby_is_served_with_a_browser_or_without(monkeypatch, given, opens):
    called = []
    monkeypatch.setattr(serving, "serve", lambda *place, **how: called.append((place, how)))
    for name in ("DATA", "HOST", "PORT", "WORKERS"):
        monkeypatch.setenv(f"ROUAGES_{name}", "3")
    CliRunner().invoke(app, ["--port", "9", "--workers", "2", *given], catch_exceptions=False)
    host = "::1" if "::1" in given else "3"
    assert called == [((Path("3"), host, 9), {"workers": 2, "open_browser": opens})]


@pytest.fixture
def record(tmp_path):
    match = rouages.new("out-of-gears", 3, seed=9)
    while not match.over:
        for seat in match.pending:
            match.play(seat, 0)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()))
    return file


def test_games_shows_seats_and_options():
    shown = run("games").stdout
    assert "out-of-gears · 2 to 8 players" in shown
    assert "two_robots=no" in shown


def test_games_shows_one_that_is_named():
    shown = run("games", "too-many-bones").stdout
    assert "too-many-bones · " in shown
    assert "out-of-gears" not in shown
    assert "out-of-gears" in run("games", "chess").stderr


def test_simulate_writes_what_it_found(tmp_path):
    files = ["--json", tmp_path / "r.json", "--csv", tmp_path / "r.csv"]
    shown = run(
        "simulate", "out-of-gears", "--players", 4, "--bots", "greedy,random,random,random", "-n", 30, *files
    )
    assert shown.returncode == 0, shown.stderr
    assert shown.stderr == ""
    summary = json.loads((tmp_path / "r.json").read_text())
    assert {"game", "options", "seed", "games", "bots", "wins", "mean_score", "mean_decisions"} <= set(
        summary
    )
    assert {"decisions_per_second", "endings"} <= set(summary)
    assert summary["games"] == 30
    assert sum(summary["wins"]) == pytest.approx(30)
    assert len((tmp_path / "r.csv").read_text().splitlines()) == 31


def test_two_workers_find_the_same_as_one(tmp_path):
    found = []
    for workers in (1, 2):
        run(
            "simulate",
            "out-of-gears",
            "-b",
            "greedy,random",
            "-n",
            60,
            "-w",
            workers,
            "--csv",
            tmp_path / "r.csv",
        )
        found.append((tmp_path / "r.csv").read_text())
    assert found[0] == found[1]


def test_verify_says_that_all_is_well(record):
    shown = run("verify", record)
    assert shown.returncode == 0
    assert "as they were given" in shown.stdout


def test_verify_proves_nothing_of_a_lesson(tmp_path):
    match = loading.lesson_at(rouages.new("out-of-gears", 2, seed=1), "a-lesson")
    match.play(0, 0)
    file = tmp_path / "lesson.json"
    file.write_text(json.dumps(match.record()))
    shown = run("verify", file)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.endswith("Its chance was written beforehand, so it proves nothing.\n")
    assert "matches the commitment" not in shown.stdout


def test_verify_names_the_altered_answer(record):
    data = json.loads(record.read_text())
    data["answers"][40][1] ^= 1
    record.write_text(json.dumps(data))
    shown = run("verify", record)
    assert (shown.returncode, shown.stdout) == (2, "")
    assert shown.stderr == "Answer 41 was altered: its seal does not match.\n"
    assert run("verify", record, lang="fr").stderr.startswith("La réponse 41 a été modifiée")


def rewritten(record, **fields):
    record.write_text(json.dumps(json.loads(record.read_text()) | fields))
    return record


def test_verify_says_what_is_not_sealed(record):
    undone = rouages.replay(record.read_text())
    undone.undos = [2, 0, 0]
    record.write_text(json.dumps(undone.record()))
    sealed = run("verify", record)
    assert (sealed.returncode, "not sealed" in sealed.stdout) == (0, False)
    rewritten(record, undos=[3, 0, 0])
    assert run("verify", record).stderr.startswith("How often answers were taken back was altered")
    rewritten(record, undos_seal="")
    older = run("verify", record)
    assert (older.returncode, "not sealed" in older.stdout) == (0, True)
    assert "pas scellé" in run("verify", record, lang="fr").stdout


HOSTILE = "\x1b]0;owned\x07\x1b[2J\x1b]52;c;ZXZpbA==\x07\x9b\u202e"


@pytest.mark.parametrize("fields", [{"game": HOSTILE}, {"options": {HOSTILE: 1}}, {"secret": HOSTILE}])
@pytest.mark.parametrize("command", ["verify", "replay", "shrink"])
def test_nothing_in_a_hostile_record_is_obeyed_by_a_terminal(record, command, fields):
    shown = run(command, rewritten(record, **fields))
    assert shown.returncode == 2
    assert not set(shown.stdout + shown.stderr) & set("\x1b\x07\x9b\u202e")
    assert "Traceback" not in shown.stderr
    assert len(shown.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", ["verify", "shrink"])
def test_what_is_nested_too_deeply_is_refused_in_one_sentence(tmp_path, command):
    file = tmp_path / "deep.json"
    file.write_text('{"options": {"robots": ' + "[" * 5000 + "]" * 5000 + "}}")
    shown = run(command, file)
    assert (shown.returncode, shown.stderr) == (2, "This is nested too deeply to be a record of a match.\n")


def test_a_folder_of_records_is_verified_and_replayed_game_by_game(tmp_path):
    folder = tmp_path / "data"
    assert run("simulate", "out-of-gears", "-n", 5, "--record", folder).returncode == 0
    shown = run("verify", folder)
    assert shown.stdout.startswith("Out of Gears: 5 games with ")
    told = [run("replay", folder, "--game", number).stdout for number in (0, 4)]
    assert all("The reserve and a dump are empty." in story for story in told)
    assert told[0] != told[1]
    assert (
        run("replay", folder, "-g", 5).stderr == f"{folder} has no game 5: its 5 games are counted from 0.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "There is no game “chess”"),
        (["simulate", "out-of-gears", "--players", "9"], "out-of-gears is for 2 to 8 players, not 9."),
        (["simulate", "out-of-gears", "--bots", "deep,blue"], "There is no bot “deep”"),
        (["simulate", "out-of-gears", "--games", "0"], "games must be at least 1, not 0."),
        (["simulate", "out-of-gears", "--workers", "0"], "workers must be at least 1, not 0."),
        (["simulate", "out-of-gears", "-o", "jolly"], "An option is written name=value"),
        (["simulate", "out-of-gears", "-o", "jolly=7"], "The option “jolly” is yes or no, not 7."),
        (
            ["simulate", "out-of-gears", "--bots", "random,random", "-p", "3"],
            "There are 3 players but 2 bots.",
        ),
        (["verify", "nowhere.json"], "nowhere.json: No such file or directory."),
        (["replay", "."], ". is not a folder of records"),
        (["verify", "."], ". is not a folder of records"),
        (["play", "out-of-gears", "--bot", "x"], "There is no bot “x”"),
        (["simulate", "out-of-gears", "--json", "no/where.json"], "No such file or directory"),
        (["bench", "out-of-gears", "--against", "nothing"], "There is no commit “nothing”"),
        (["bench", "chess", "--profile"], "There is no game “chess”"),
        (["fly"], "fly"),
    ],
)
def test_wrong_input_is_one_sentence_and_exit_code_2(arguments, sentence, tmp_path):
    shown = run(*arguments, cwd=tmp_path)
    assert shown.returncode == 2
    assert sentence in shown.stderr
    assert len(shown.stderr.strip().splitlines()) == 1
    assert shown.stdout == ""


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "luck: draws and shuffles"), ("fr", "hasard : tirages et mélanges")],
)
def test_bench_says_where_the_time_of_a_decision_goes(lang, said):
    shown = run("bench", "--profile", "cyberion", "--seconds", 0.3, lang=lang)
    assert shown.returncode == 0, shown.stderr
    assert said in shown.stdout
    assert ".py:" in shown.stdout


@pytest.mark.parametrize("cut", [0, 10, -1])
def test_a_truncated_record_is_refused(record, cut):
    record.write_text(record.read_text()[: cut - 1 if cut < 0 else cut])
    shown = run("verify", record)
    assert shown.returncode == 2
    assert "cut off, or not a record" in shown.stderr


def test_replay_in_a_pipe_tells_the_whole_story(record):
    shown = run("replay", record, lang="fr")
    assert shown.returncode == 0
    assert "Tour 1\n" in shown.stdout
    assert "La partie est finie." in shown.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_played_by_number(lang, tmp_path):
    file = tmp_path / "mine.json"
    arguments = ["play", "out-of-gears", "--players", 3, "--seed", 5, "--file", file]
    shown = run(*arguments, stdin="1\nu\n" + "1\n" * 80, lang=lang)
    assert shown.returncode == 0, shown.stderr
    assert ("The game is over." if lang == "en" else "La partie est finie.") in shown.stdout
    assert run("verify", file).returncode == 0


def test_leaving_keeps_the_game_and_the_same_command_goes_on(tmp_path):
    file = tmp_path / "mine.json"
    arguments = ["play", "out-of-gears", "--players", 2, "--seed", 5, "--file", file]
    assert run(*arguments, stdin="3\n2\nq\n").returncode == 0
    kept = len(json.loads(file.read_text())["answers"])
    run(*arguments, stdin="3\nq\n")
    assert len(json.loads(file.read_text())["answers"]) > kept


def test_an_unknown_key_explains_the_keys():
    shown = run("play", "out-of-gears", stdin="what\nq\n")
    assert shown.stdout.count("Type the number of an option") == 2


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "\nProgramming\n"), ("fr", "\nProgrammation\n")], ids=LANGUAGES
)
def test_a_question_mark_says_the_rule_of_what_is_asked(lang, title):
    shown = run("play", "out-of-gears", stdin="?\nq\n", lang=lang)
    assert title in shown.stdout


def tiles_of_the_box(file):
    """A set whose workshop gives one action a space: a file that can be told from our own set."""
    spaces = {"back_alley": 3, "patent_office": 5, "junk_yard": 3, "workshop_actions": [1, 1, 1, 1]}
    file.write_text(json.dumps({"spaces": {"2": spaces}}))
    return file


def test_an_option_can_be_read_from_a_file(tmp_path):
    tiles_of_the_box(tmp_path / "my-tiles.json")
    given = ["-o", "tiles=@my-tiles.json", "-o", "level=expert"]
    shown = run("play", "gear-and-piston", "-p", 2, *given, "-f", "m.json", stdin="q\n", cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    kept = json.loads((tmp_path / "m.json").read_text())["options"]
    assert kept["tiles"]["spaces"]["2"]["workshop_actions"] == [1, 1, 1, 1]
    assert kept["level"] == "expert"


def test_simulate_reads_an_option_from_a_file_too(tmp_path):
    tiles_of_the_box(tmp_path / "my-tiles.json")
    arguments = ["simulate", "gear-and-piston", "-p", 2, "-n", 2, "--json", "r.json"]
    shown = run(*arguments, "-o", "tiles=@my-tiles.json", cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert "2" in json.loads((tmp_path / "r.json").read_text())["options"]["tiles"]["spaces"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("file", "english", "french"),
    [
        ("nowhere.json", "there is no such file", "n’existe pas"),
        (".", "cannot be opened as a file", "ne peut pas être ouvert"),
        ("letter.txt", "is not a file of JSON", "n’est pas un fichier JSON"),
    ],
)
def test_a_file_that_holds_no_option_is_one_sentence(lang, file, english, french, tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Ada,")
    for game, option in (("gear-and-piston", "tiles"), ("out-of-gears", "jolly")):
        shown = run("simulate", game, "-o", f"{option}=@{file}", lang=lang, cwd=tmp_path)
        assert (shown.returncode, shown.stdout) == (2, "")
        assert len(shown.stderr.strip().splitlines()) == 1
        assert (english if lang == "en" else french) in shown.stderr
        assert option in shown.stderr
        assert file in shown.stderr


def test_a_set_that_cannot_be_played_is_refused_in_the_language_of_the_reader(tmp_path):
    (tmp_path / "tiles.json").write_text(json.dumps({"salvage": []}))
    arguments = ["simulate", "gear-and-piston", "-o", "tiles=@tiles.json"]
    english = "These tiles will not do: 1 to 100 salvage tiles are needed, and there are 0.\n"
    assert run(*arguments, cwd=tmp_path).stderr == english
    french = run(*arguments, lang="fr", cwd=tmp_path).stderr
    assert french.endswith("il faut de 1 à 100 tuiles de récupération, et il y en a 0.\n")


def test_a_long_value_is_not_printed_back(tmp_path):
    (tmp_path / "list.json").write_text(json.dumps([{"part": number} for number in range(500)]))
    shown = run("simulate", "gear-and-piston", "-o", "tiles=@list.json", cwd=tmp_path)
    assert shown.returncode == 2
    assert shown.stderr.startswith("The option “tiles” cannot be [{'part': 0}, ")
    assert "…: tiles is not as it should be." in shown.stderr
    assert len(shown.stderr) < 200


def test_every_refusal_has_its_french_sentence():
    import rouages.cli.main
    import rouages.server.serve  # noqa: F401 (these define the rest of them)

    known = set(shell("fr").entries)
    for package in (*SPEAKERS, *[game.package for game in GAMES.values()]):
        known |= set(of_game(package, "fr").entries)
    ours = [kind for kind in kinds_of(Refusal) if kind.__module__.startswith("rouages.")]
    assert [kind.__name__ for kind in ours if f"refusal.{kind.__name__}" not in known] == []


def test_the_shell_says_the_same_things_in_both_languages():
    english = {key for key in shell("en").entries if not key.startswith("refusal.")}
    assert english == {key for key in shell("fr").entries if not key.startswith("refusal.")}
