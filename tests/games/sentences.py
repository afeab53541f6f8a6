"""The maps of the rulebooks' sentences: what became of each, and which rules a test must enter."""

import re
from collections import defaultdict
from functools import cache
from importlib import import_module
from importlib.resources import files
from inspect import ismodule, unwrap
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from rouages.games import GAMES

FOLDER = Path(__file__).parent
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
    text = (FOLDER / package / "sentences.toml").read_text("utf-8")
    return {int(key): entry for key, entry in msgspec.toml.decode(text, type=dict[str, Entry]).items()}


def mapped():
    """The games whose rulebook has a map."""
    return [package for package in PACKAGES if (FOLDER / package / "sentences.toml").exists()]


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
    found, names = import_module(f"rouages.games.{package}"), rule.split(".")
    while ismodule(found):
        name = names.pop(0)
        try:
            found = import_module(f"{found.__name__}.{name}")
        except ModuleNotFoundError:
            found = getattr(found, name)
    for name in names:
        found = getattr(found, name)
    return getattr(found, "fget", found)


def code_of(package, rule):
    """The code of a rule, under whatever is wrapped round it."""
    return unwrap(rule_of(package, rule)).__code__


def forget(package, rule):
    """A rule that keeps its results is entered anew."""
    getattr(rule_of(package, rule), "cache_clear", lambda: None)()


def rulings(package):
    """The numbers of the rulings of one game."""
    text = files(f"rouages.games.{package}").joinpath("rulings.md").read_text("utf-8")
    return {int(number) for number in re.findall(r"^(\d+)\. ", text, re.MULTILINE)}
