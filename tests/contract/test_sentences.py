"""Every sentence of a rulebook has an entry, and every entry names something that is there."""

import ast
import re

import pytest

from scripts.sentences import MAPS, compared, digest, sentences
from tests.contract.test_rulebook import sections
from tests.games.sentences import PACKAGES, code_of, entries, rulings

packages = pytest.mark.parametrize("package", PACKAGES)


@packages
def test_every_number_has_one_entry_that_says_one_thing(package):
    found, headings = entries(package), sections(PACKAGES[package])
    assert found
    assert list(found) == list(range(1, len(found) + 1))
    for number, entry in found.items():
        said = [bool(entry.proved), bool(entry.rulings), entry.like is not None, entry.about is not None]
        assert sum(said) == 1, number
        assert re.fullmatch(r"[0-9a-f]{8}", entry.hash), number
        assert entry.heading in headings, number


@packages
def test_what_says_the_same_as_another_sentence_leads_to_what_proves_it(package):
    found = entries(package)
    for number, entry in found.items():
        if entry.like is not None:
            assert found[entry.like].proved or found[entry.like].rulings, number


@packages
def test_every_named_ruling_is_there(package):
    named = {ruling for entry in entries(package).values() for ruling in entry.rulings}
    assert named <= rulings(package)


@packages
def test_every_named_test_and_rule_is_there(package):
    tests = set()
    for file in (MAPS / package).glob("test_*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        tests |= {f"{file.name}::{node.name}" for node in tree.body if isinstance(node, ast.FunctionDef)}
    for number, entry in entries(package).items():
        for test, rule in entry.proved.items():
            assert test in tests, number
            assert code_of(package, rule), number


def test_a_text_is_cut_at_the_ends_of_sentences_and_at_bullets():
    text = "HEADING\n\nOne turn has pha-\nses. Draw (two). « Stop ! »\n• first\n• second... third\n"
    assert sentences(text) == [
        "HEADING",
        "One turn has phases.",
        "Draw (two).",
        "« Stop ! »",
        "• first",
        "• second... third",
    ]


def test_a_hash_hangs_on_the_words_alone():
    assert digest("Draw two cards.") == digest("DRAW  two\ncards !") != digest("Draw three cards.")


def test_a_text_and_its_map_are_compared():
    count = len(entries("out_of_gears"))
    faults = list(compared("out-of-gears", ["Another text."] * (count - 1)))
    assert len(faults) == count
    assert faults[-1] == f"out-of-gears: the rulebook has no sentence {count}."
