"""The picture beside a link: what anybody may see of the table, and nothing else."""

import msgspec
import pytest

from rouages.games import GAMES
from rouages.server.http import heads
from rouages.server.http.pictures import example, typical
from rouages.words.catalogue import Language
from tests.server.test_play import two_people
from tests.server.test_replay import played, uploaded

pytestmark = pytest.mark.anyio

PNG = b"\x89PNG\r\n\x1a\n"


async def picture(door, address):
    """What a machine is given that shows a link, and for how long it may keep it."""
    response = await door.stranger().http.get(address)
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == "image/png"
    assert response.content.startswith(PNG)
    assert [int.from_bytes(response.content[at : at + 4], "big") for at in (16, 20)] == [1200, 630]
    return response.content, response.headers["cache-control"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_match_is_drawn_at_its_moments(door, game):
    table = await uploaded(await door.guest("Ann"), played(game))
    last, kept = await picture(door, f"/picture/table/{table}")
    first, _ = await picture(door, f"/picture/table/{table}?at=0")
    begun, _ = await picture(door, f"/picture/table/{table}?answer=0")
    assert first == begun != last
    assert kept == "public, max-age=86400"


async def test_what_is_secret_is_in_no_picture(door):
    """Where nobody may look on there is a table at its beginning, which is not theirs."""
    ann, _, screen, _ = await two_people(door, spectators="nobody")
    table = screen.table["id"]
    before, kept = await picture(door, f"/picture/table/{table}")
    await screen.answer(0)
    assert (await picture(door, f"/picture/table/{table}?seat=0"))[0] == before
    assert kept == "public, max-age=60"
    other = await ann.table("me", "open")
    assert (await picture(door, f"/picture/table/{other}"))[0] == before


async def test_what_was_answered_shows_in_the_picture_of_a_table_that_all_may_see(door):
    _, _, first, second = await two_people(door)
    address = f"/api/tables/{first.table['id']}/picture"
    before, _ = await picture(door, address)
    for _ in range(6):
        for screen in (first, second):
            if screen.question():
                await screen.answer(0)
    assert (await picture(door, address))[0] != before


async def test_no_table_no_picture(door):
    stranger = door.stranger()
    for address in ("/picture/table/nothere", "/picture/join/nothere"):
        await stranger.get(address, 404)
    await stranger.get("/api/tables/nothere/picture", 404)
    await stranger.get("/api/join/nothere/picture", 404)


async def test_the_page_that_teaches_a_game_has_that_game_for_its_picture(door):
    named = {name: heads.head_of(f"learn/{name}", Language.FRENCH, {}).picture for name in GAMES}
    found = {name: await picture(door, f"/{address}") for name, address in named.items()}
    assert len({drawn for drawn, _ in found.values()}) == len(GAMES)
    assert {kept for _, kept in found.values()} == {"public, max-age=86400"}
    for name in GAMES:
        assert (await picture(door, f"/picture/learn/{name}"))[0] == found[name][0]
    await door.stranger().get("/picture/learn/nothere", 404)


def test_a_game_is_drawn_in_full_swing_and_no_more_than_once():
    typical.cache_clear()
    for name, game in GAMES.items():
        players, options = game.usual
        begun = example(name, msgspec.json.encode(options), players)
        assert typical(name) not in ("", begun)
        assert typical(name) is typical(name)


async def test_links_that_were_stored_with_the_address_of_earlier_releases_keep_their_picture(door):
    screen = await (await door.guest("Ann")).sit(await (await door.guest("Bob")).table("me", "open"))
    table = screen.table["id"]
    now, _ = await picture(door, f"/picture/table/{table}")
    assert (await picture(door, f"/api/tables/{table}/picture"))[0] == now


def test_the_link_names_the_picture_of_its_moment():
    def picture(path, **query):
        return heads.head_of(path, Language.ENGLISH, query).picture

    assert picture("table/abc") == "picture/table/abc"
    assert picture("replay/abc", seat="1", at="12", other="x") == "picture/table/abc?seat=1&at=12"
    assert picture("join/a%20/b") == "picture/join/a%2520"
    assert picture("puzzles") == picture("deal/abc") == heads.PREVIEW
