"""The templates of sentences: `web/src/words/sentences.test.ts` says the same table of cases."""

import json
from pathlib import Path

import pytest
from msgspec import defstruct

from rouages.words.catalogue import Catalogue

CASES = json.loads(Path(__file__).with_name("sentences.json").read_text(encoding="utf-8"))
COMMON = {"en": {"you": "you", "nothing": "nothing"}, "fr": {"you": "vous", "nothing": "rien"}}


@pytest.mark.parametrize("case", CASES, ids=[case["rule"] for case in CASES])
def test_a_sentence_is_said_as_the_browser_says_it(case):
    fields = {name: value for name, value in case["record"].items() if name != "type"}
    record = defstruct(case["record"]["type"], list(fields))(**fields)
    words = Catalogue(case["language"], COMMON[case["language"]], case["entries"])
    assert words.say(record, case.get("reader"), ("Camille", "Tom")) == case["said"]
