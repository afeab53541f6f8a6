"""Whatever comes over a line to a table of any game: each message has one reply, and nobody waits for it."""

import pytest

from rouages.games import GAMES
from tests.server.fuzz.frames import talk_at_tables
from tests.server.fuzz.quick import quicken

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_any_frame_has_one_reply(door, monkeypatch, game, caplog, figures):
    quicken(door, monkeypatch)
    figures(**await talk_at_tables(door, game, 1, 300))
    assert "Traceback" not in caplog.text


@pytest.mark.long(part="fuzz")
@pytest.mark.parametrize("game", GAMES)
async def test_very_many_frames_have_one_reply_each(door, monkeypatch, game, caplog, figures):
    quicken(door, monkeypatch)
    figures(**await talk_at_tables(door, game, 2, 30_000))
    assert "Traceback" not in caplog.text
