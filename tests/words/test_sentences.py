"""The templates of sentences: `web/src/words/sentences.test.ts` says the same table of cases."""

import json
from pathlib import Path

import pytest
from msgspec import defstruct

from rouages.words.catalogue import Catalogue

CASES = json.loads(Path(__file__).with_name("sentences.json").read_text(encoding="utf-8"))
COMMON = {"en": {"you": "you", "nothing": "nothing"}, "fr": {"you": "vous", "nothing": "rien"}}


def record_of(plain):
    """A record as it travels, and what lies in it."""
    fields = {name: value for name, value in plain.items() if name != "type"}
    within = {name: record_of(value) if isinstance(value, dict) else value for name, value in fields.items()}
    return defstruct(plain["type"], list(within))(**within)


@pytest.mark.parametrize("case", CASES, ids=[case["rule"] for case in CASES])
def test_a_sentence_is_said_as_the_browser_says_it(case):
    words = Catalogue(case["language"], COMMON[case["language"]], case["entries"])
    assert words.say(record_of(case["record"]), case.get("reader"), ("Camille", "Tom")) == case["said"]
