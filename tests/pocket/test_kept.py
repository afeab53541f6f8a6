"""What a browser has kept: opened by every later release, and whole but for what cannot be read."""

import pytest

from rouages.games import GAMES
from tests.corpus.cupboard import NEWEST, Cupboard
from tests.corpus.shelf import FOLDER, read
from tests.pocket.house import Drawers, opened, until

pytestmark = pytest.mark.anyio

FILES = sorted(FOLDER.glob("cupboards/*"))


def drawers_with(kept):
    drawers = Drawers()
    drawers.kept = dict(kept)
    return drawers


@pytest.fixture(params=FILES, ids=[file.name.partition(".")[0] for file in FILES])
def stored(request):
    return read(request.param, Cupboard)


def test_a_cupboard_of_today_is_on_the_shelf():
    assert NEWEST.exists(), "write it: python -m tests.corpus"


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_stored_table_is_found_as_it_was_left_and_played_on(stored, game):
    page = await opened(drawers_with(stored.kept))
    table, left = stored.tables[game]
    line = await page.sit(table)
    asked = await page.asked(line)
    if stored.versions[game] == GAMES[game].version:
        assert len(asked["options"]) == left
    await page.answer(line)
    await page.asked(line)
    assert (await page.found("GET", f"/api/tables/{table}"))["table"]["status"] == "playing"


async def test_a_finished_table_of_a_stored_cupboard_is_in_the_statistics(stored):
    page = await opened(drawers_with(stored.kept))
    over = [card for card in page.house.lobby().mine + page.house.lobby().away if card.table.status == "over"]
    assert [card.table.game for card in over] == ["out-of-gears"]


SPOILT = {
    "no text of ours": ("state", "{"),
    "a kind that is not known": ("later/01", "{}"),
    "a field of another kind": ("seat/00", '{"table_id": 3}'),
}


@pytest.mark.parametrize(("drawer", "text"), SPOILT.values(), ids=SPOILT)
async def test_what_cannot_be_read_of_one_table_leaves_the_others_and_says_so(drawer, text):
    drawers = Drawers()
    page = await opened(drawers)
    bad, _ = await page.play_now("out-of-gears")
    good, _ = await page.play_now("cyberion")
    drawers.kept[f"table/{bad}/{drawer}"] = text
    before = {name: text for name, text in drawers.kept.items() if bad in name}
    again = await opened(drawers)
    assert [card["table"]["id"] for card in (await again.found("GET", "/api/lobby"))["mine"]] == [good]
    line = await again.sit(good)
    await again.answer(line)
    status, refusal = await again.ask("GET", f"/api/tables/{bad}")
    assert (status, refusal["type"]) == (409, "UnreadableTable")
    again.door.open(99, f"/api/tables/{bad}/play")
    await until(lambda: 99 in again.codes)
    assert again.refusals == ["UnreadableTable"]
    assert {name: text for name, text in drawers.kept.items() if bad in name} == before
