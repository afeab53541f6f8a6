"""`./check long`: what takes long, in parts that can be named."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PARTS = re.search(r"^parts='(.+)'$", (ROOT / "check").read_text(), re.MULTILINE)[1].split()


def check(*words):
    return subprocess.run(
        ["sh", ROOT / "check", *words], capture_output=True, text=True, check=False, timeout=60
    )


@pytest.mark.parametrize("words", [["slow"], ["fast", "long"], ["all"], [""]])
def test_another_word_is_refused_in_one_sentence(words):
    refused = check(*words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == (
        "rouages: ./check takes nothing, or the word fast, or the word long and any of its parts: "
        f"{', '.join(PARTS)}.\n"
    )


@pytest.mark.parametrize("wrong", ["kill", "", "kills fuzz", "*"])
def test_a_wrong_part_is_named_with_those_that_there_are(wrong):
    refused = check("long", "kills", wrong)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == (
        f"rouages: ./check long has no part called {wrong}; it has {', '.join(PARTS)}.\n"
    )


def test_every_long_test_is_in_a_part_and_every_part_has_one():
    marked = r"mark\.long\((.*?)\)"
    files = [file for file in (ROOT / "tests").rglob("*.py") if file != Path(__file__)]
    used = {mark for file in files for mark in re.findall(marked, file.read_text(encoding="utf-8"))}
    assert used == {f'part="{part}"' for part in PARTS}


def test_what_takes_long_is_left_out_unless_it_is_asked_for(pytestconfig):
    assert "not long" in pytestconfig.getini("addopts")
