"""`kill -9` at any moment loses no answer, undo or line of chat that was acknowledged, and doubles none."""

import pytest

from tests.server.kills import check_kept, kill_and_compare
from tests.server.running import sqlite_in

pytestmark = pytest.mark.anyio


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path, figures):
    figures(**(found := await kill_and_compare(sqlite_in(tmp_path), 10)))
    check_kept(found, 50)


@pytest.mark.long(part="kills")
async def test_nothing_acknowledged_is_lost_in_a_thousand_kills(tmp_path, figures):
    figures(**(found := await kill_and_compare(sqlite_in(tmp_path), 1000)))
    check_kept(found, 5000)
