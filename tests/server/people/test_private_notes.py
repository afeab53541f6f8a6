"""Private notes: kept for who wrote them, read by nobody else."""

import pytest

from rouages.tables.wire.plain_text import LONGEST_SHEET
from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def test_a_note_is_kept_and_only_its_writer_reads_it(door):
    ann, bob, first, _ = await two_people(door)
    notes = f"/api/tables/{first.table['id']}/notes"
    assert await ann.get(notes) == {"text": ""}
    assert await ann.put(notes, {"text": "Bob lies.\r\n\tDump 2!  "}) == {"text": "Bob lies.\n\tDump 2!"}
    assert await ann.get(notes) == {"text": "Bob lies.\n\tDump 2!"}
    assert await bob.get(notes) == {"text": ""}
    await ann.put(notes, {"text": "Bob is honest."})
    assert await ann.get(notes) == {"text": "Bob is honest."}


async def test_a_note_outlives_the_house(tmp_path):
    async with running(tmp_path) as door:
        ann, _, first, _ = await two_people(door)
        notes = f"/api/tables/{first.table['id']}/notes"
        await ann.put(notes, {"text": "Remember."})
        cookies = ann.http.cookies
    async with running(tmp_path) as door:
        again = door.stranger()
        again.http.cookies = cookies
        assert await again.get(notes) == {"text": "Remember."}


async def test_only_who_plays_writes_at_a_table(door):
    _, _, first, _ = await two_people(door)
    notes = f"/api/tables/{first.table['id']}/notes"
    cat = await door.guest("Cat")
    assert (await cat.put(notes, {"text": "Mine?"}, status=403))["type"] == "NotYourSeat"
    assert (await cat.get(notes, status=403))["type"] == "NotYourSeat"
    assert (await door.stranger().get(notes, status=401))["type"] == "NoName"


async def test_what_cannot_be_read_is_left_out_and_a_sheet_has_an_end(door):
    ann, _, first, _ = await two_people(door)
    notes = f"/api/tables/{first.table['id']}/notes"
    assert (await ann.put(notes, {"text": "a\u202eb\u0007c"}))["text"] == "abc"
    assert len((await ann.put(notes, {"text": "x" * (LONGEST_SHEET + 9)}))["text"]) == LONGEST_SHEET
    assert (await ann.put(notes, {"text": "y", "seat": 1}, status=400))["type"] == "Malformed"
    assert await ann.put(notes, {"text": " \n "}) == {"text": ""}
    assert await ann.get(notes) == {"text": ""}
