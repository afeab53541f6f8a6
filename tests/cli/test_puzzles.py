"""`rouages puzzles`: making them, proving them again, showing one."""

import re

import pytest
from typer.testing import CliRunner

from rouages.arena import journal
from rouages.arena.jobs import WrongNumber
from rouages.cli.main import app
from rouages.cli.refusals import sentence
from rouages.engine.kinds import kinds_of
from rouages.engine.refusals import Refusal
from rouages.puzzles import refusals
from rouages.puzzles.puzzle import puzzled
from rouages.puzzles.shelf import content, file_name, label_in, shelf, unpacked
from rouages.words.catalogue import of_game

QUICKLY_MADE = ("cyberion",)
"""The games of which a whole shelf takes minutes, and no hours."""


def said(*arguments):
    return CliRunner().invoke(app, ["puzzles", *map(str, arguments)], catch_exceptions=False).output


@pytest.fixture(autouse=True)
def own_journals(tmp_path, monkeypatch):
    monkeypatch.setattr(journal, "default_folder", lambda: tmp_path / "jobs")


@pytest.mark.slow
def test_they_are_the_same_however_many_workers_make_them(tmp_path):
    for workers in (1, 2):
        file = tmp_path / f"{workers}.jsonl"
        shown = said("make", "cyberion", "-n", 2, "--seed", 1, "--workers", workers, "--file", file)
        assert shown == f"{file} holds 2 puzzles in {file.stat().st_size} bytes.\n"
        assert file.read_bytes().splitlines()[1:] == content("cyberion").splitlines()[1:3]
        assert unpacked(file.read_bytes()) == list(shelf("cyberion")[:2])
    assert not list((tmp_path / "jobs").iterdir())


@pytest.mark.long(part="corpus")
@pytest.mark.parametrize("game", QUICKLY_MADE)
def test_a_whole_shelf_is_made_anew_by_what_its_label_says(game, tmp_path):
    label, file = label_in(content(game)), tmp_path / file_name(game)
    wish = {"-n": label.count, "--seed": label.seed, "--rare": label.rare, "--file": file}
    said("make", label.game, *[each for named in wish.items() for each in named])
    assert file.read_bytes() == content(game)


def test_so_many_of_each_game_are_proven_again():
    shown = said("check", "--sample", 1)
    for game in puzzled():
        assert re.search(rf"^{game}: 1 puzzle proven again; lines tried: \d+\.$", shown, re.MULTILINE)


@pytest.mark.parametrize("game", puzzled())
def test_one_is_shown_with_what_is_asked_and_the_answer(game):
    shown = said("show", game, 1)
    puzzle = shelf(game)[0]
    assert of_game(puzzle.rules.package, "en").say(puzzle.asked, puzzle.seat) in shown
    assert f"Rating {puzzle.rating}: playouts {puzzle.playouts}, lines tried {puzzle.tried}." in shown
    assert "Themes: " in shown
    assert "Answer: " in shown
    assert "Near miss: " in shown
    assert "⟨" not in shown


def test_what_cannot_be_done_is_refused():
    with pytest.raises(refusals.NoPuzzles):
        said("make", "out-of-gears")
    with pytest.raises(refusals.NoPuzzles):
        said("check", "chess")
    with pytest.raises(refusals.NoSuchPuzzle):
        said("show", "cyberion", 9999)
    with pytest.raises(WrongNumber):
        said("make", "cyberion", "--workers", 0, "--file", "/dev/null")
    assert "greater than or equal to 1" in said("make", "cyberion", "-n", 0)


@pytest.mark.parametrize(
    "kind",
    [kind for kind in kinds_of(Refusal) if kind.__module__ == refusals.__name__],
    ids=lambda kind: kind.__name__,
)
def test_every_refusal_is_said_in_french_about_the_same_things(kind):
    french = of_game("rouages.puzzles", "fr").entries[f"refusal.{kind.__name__}"]
    holes = re.compile(r"\{(\w+)")
    assert set(holes.findall(french)) == set(holes.findall(kind.__doc__))
    assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]|'", re.sub(r"\{[^}]*\}", "", french))
    fields = dict.fromkeys(holes.findall(french), "7")
    assert sentence(kind(**fields), "fr") != sentence(kind(**fields), "en")
