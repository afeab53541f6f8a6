"""The same for whatever is sent to a house on PostgreSQL, which takes less than SQLite: no NUL, for one."""

import pytest

from rouages.games import GAMES
from tests.server.fuzz.asking import ask_anything, refuses_nul, straight
from tests.server.fuzz.frames import talk_at_tables
from tests.server.fuzz.quick import quicken
from tests.server.running import running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def quick(tmp_path, database, monkeypatch):
    async with running(tmp_path, database=database) as door:
        quicken(door, monkeypatch)
        yield door


async def test_no_input_makes_the_server_stumble(quick, caplog, figures):
    figures(**await ask_anything(quick, straight, 1, 400))
    assert "Traceback" not in caplog.text


async def test_any_frame_has_one_reply(quick, caplog, figures):
    figures(**await talk_at_tables(quick, "robo-rally", 1, 300))
    assert "Traceback" not in caplog.text


@pytest.mark.long(part="fuzz")
async def test_no_input_of_very_many_makes_the_server_stumble(quick, caplog, figures):
    figures(**await ask_anything(quick, straight, 2, 60_000))
    assert "Traceback" not in caplog.text


@pytest.mark.long(part="fuzz")
@pytest.mark.parametrize("game", GAMES)
async def test_very_many_frames_have_one_reply_each(quick, game, caplog, figures):
    figures(**await talk_at_tables(quick, game, 2, 10_000))
    assert "Traceback" not in caplog.text


async def test_a_nul_in_any_string_is_refused_in_one_sentence(quick):
    await refuses_nul(quick)
