"""Bots of the day are known by a mark: by all that decides what they answer, and by nothing else."""

import subprocess
import sys

import pytest

from rouages.days.bots import mark_of, mark_of_bots
from tests.days.playing import CHALLENGES


@pytest.fixture
def judgement(tmp_path):
    (tmp_path / "judgement" / "sight").mkdir(parents=True)
    for name in ("judgement/first.py", "judgement/quick.bin", "judgement/sight/second.py"):
        (tmp_path / name).write_bytes(name.encode())
    return tmp_path / "judgement"


@pytest.mark.parametrize("changed", ["first.py", "quick.bin", "sight/second.py", "mind.bin"])
def test_other_code_other_weights_and_new_ones_have_another_mark(judgement, changed):
    before = mark_of(judgement)
    (judgement / changed).write_bytes(b"otherwise")
    assert mark_of(judgement) != before


def test_a_file_by_another_name_has_another_mark(judgement):
    before = mark_of(judgement)
    (judgement / "quick.bin").rename(judgement / "mind.bin")
    assert mark_of(judgement) != before


def test_what_python_makes_of_them_has_none(judgement):
    before = mark_of(judgement)
    (judgement / "sight" / "__pycache__").mkdir()
    (judgement / "sight" / "__pycache__" / "second.pyc").write_bytes(b"made")
    assert mark_of(judgement) == before


def test_the_bots_of_every_game_have_a_mark_of_their_own():
    assert len({mark_of_bots(game) for game in CHALLENGES}) == len(CHALLENGES)


def test_nothing_is_read_before_it_is_asked_for():
    asked = "from rouages.server import challenge; from rouages.days.bots import mark_of_bots as mark;"
    counted = subprocess.check_output([sys.executable, "-c", f"{asked} print(mark.cache_info().currsize)"])
    assert int(counted) == 0
