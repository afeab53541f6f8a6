"""Every section of every rulebook is named by a test file, and every rule we point at can be read."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from rouages.engine.agenda import Decision, Reason
from rouages.games import GAMES
from rouages.words.catalogue import LANGUAGES

TESTS = Path(__file__).parent.parent / "games"
NAMED = re.compile(r"\(rulebook: ([^)]*)\)")
games = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def sections(game):
    return set(tomllib.loads(files(game.package).joinpath("rulebook.toml").read_text("utf-8"))["sections"])


def named_by_tests(game):
    found = set()
    for file in (TESTS / game.package.rpartition(".")[2]).glob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        named = NAMED.search(text.partition('"""\n')[0])
        if named and "\ndef test_" in text:
            found |= {name.strip() for name in named.group(1).split(",")}
    return found


@games
def test_every_section_has_a_test(game):
    assert named_by_tests(game) == sections(game)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read_in_both_languages(game, language):
    text = files(game.package).joinpath("text", f"rules.{language}.md").read_text("utf-8")
    assert set(re.findall(r"^## (\w+): \S", text, re.MULTILINE)) == sections(game)


@games
def test_every_reason_points_at_a_rule(game):
    assert {kind.rule for kind in game.records(Reason)} - {""} <= sections(game)


@games
def test_every_decision_is_asked_by_a_rule(game):
    assert {kind.rule for kind in game.records(Decision)} <= sections(game)
