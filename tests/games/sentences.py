"""The maps of the rulebooks' sentences: what became of each, and which rules a test must enter."""

import re
from collections import defaultdict
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from rouages.games import GAMES
from scripts.sentences import read_map
from tests.games.functions import bare, named

PACKAGES = {game.package.rpartition(".")[2]: game for game in GAMES.values()}


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a sentence: exactly one of proved, rulings, like and about is said."""

    heading: str
    hash: str
    proved: dict[str, str] = {}
    """By `test_file.py::test_name`, the function or method that holds the rule."""
    rulings: tuple[int, ...] = ()
    like: int | None = None
    """The number of a sentence that says the same."""
    about: Literal["flavour", "cardboard"] | None = None


@cache
def entries(package):
    """The sentences of one game by number."""
    return {int(key): entry for key, entry in msgspec.convert(read_map(package), dict[str, Entry]).items()}


@cache
def rules_to_enter(package):
    """By test, the code of the rules that it proves."""
    found = defaultdict(dict)
    for entry in entries(package).values():
        for test, rule in entry.proved.items():
            found[test][code_of(package, rule)] = rule
    return dict(found)


def rule_of(package, rule):
    """A function or method of a game, named from its package."""
    return named(f"rouages.games.{package}.{rule}")


def code_of(package, rule):
    """The code of a rule, under whatever is wrapped round it."""
    return bare(rule_of(package, rule)).__code__


def forget(package, rule):
    """A rule that keeps its results is entered anew."""
    getattr(rule_of(package, rule), "cache_clear", lambda: None)()


def rulings(package):
    """The numbers of the rulings of one game."""
    text = files(f"rouages.games.{package}").joinpath("rulings.md").read_text("utf-8")
    return {int(number) for number in re.findall(r"^(\d+)\. ", text, re.MULTILINE)}
