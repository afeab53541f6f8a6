"""The client for programs, and the example of a bot, at a house that runs."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

import rouages
from rouages.client import Began, Ended, House, Invited, Question, UpToDate, YourTurn
from rouages.engine.agenda import Choice
from rouages.server.wire.refusals.programs import PeopleOnly, ScopeMissing, UnknownToken
from tests.server.people.test_programs import account, bot_of
from tests.server.running import becomes, running

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
async def door(tmp_path, anyio_backend):
    async with running(tmp_path) as door:
        yield door


async def example(door, token, *arguments):
    """What the example prints."""
    ended = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, EXAMPLE, door.url, *arguments],
        env={**os.environ, "ROUAGES_TOKEN": token},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_the_example_has_thirty_lines_of_code():
    code = EXAMPLE.read_text(encoding="utf-8").split('"""', 2)[2]
    assert len(code.strip().splitlines()) <= 30


@pytest.mark.parametrize("game", ["out-of-gears", "cyberion"])
async def test_the_example_plays_a_whole_match(door, game):
    boulon = await bot_of(door, await account(door))
    table = (await example(door, boulon.token, game)).split()[0]
    record = await boulon.get(f"/api/tables/{table}/record")
    assert rouages.replay(record).over
    assert record["game"] == game


@pytest.mark.parametrize("game", sorted(rouages.GAMES))
async def test_what_is_asked_comes_as_the_game_s_own_records(door, game):
    boulon = await bot_of(door, await account(door))

    def look():
        house = House(door.url, boulon.token)
        with house.table(house.lay(game, "me", "bot")) as table:
            question = next(table.questions())
            assert isinstance(question, Question)
            assert table.view is not None
            question.answer(len(question.options) - 1)
            following = next(table.questions())
            return [*question.options, *following.options], (question.number, following.number)

    options, numbers = await asyncio.to_thread(look)
    assert all(isinstance(option, Choice) for option in options)
    assert numbers[1] > numbers[0]


async def test_two_programs_meet_by_their_streams_and_play_to_the_end(door):
    first = await bot_of(door, await account(door))
    second = await bot_of(door, await account(door, "Bob"), "Écrou")

    def play(house, name):
        with house.table(name) as table:
            for question in table.questions():
                question.answer(0)
            assert table.result
            return [seat.keeper for seat in table.seats]

    def host():
        house = House(door.url, first.token)
        table = house.lay("out-of-gears", "me", "open")
        return table, play(house, table)

    def guest():
        house, told = House(door.url, second.token), []
        for event in house.events():
            told.append(type(event))
            if isinstance(event, UpToDate):
                [card] = house.lobby().open
                assert house.sit(card.table.id) == 1
            elif isinstance(event, Invited):
                keepers = play(house, event.table)
            elif isinstance(event, Ended):
                break
        return told, keepers

    hosting = asyncio.create_task(asyncio.to_thread(host))
    await becomes(lambda: door.house.tables.live)
    told, keepers = await asyncio.to_thread(guest)
    table, seen = await hosting
    assert keepers == seen == ["Ann", "Bob"]
    assert (told[0], told[1], told[-1]) == (UpToDate, Invited, Ended)
    assert set(told) <= {UpToDate, Invited, Began, YourTurn, Ended}
    record = await asyncio.to_thread(House(door.url, first.token).record, table)
    assert rouages.replay(record).over


async def test_what_cannot_be_done_is_raised_as_one_sentence(door):
    ann = await account(door)
    boulon = await bot_of(door, await account(door, "Bob"), scopes=["read", "play"])
    table = await ann.table("me", "open")
    house = House(door.url, boulon.token)
    with pytest.raises(ScopeMissing, match="host"):
        await asyncio.to_thread(house.lay, "cyberion", "me")
    with pytest.raises(PeopleOnly):
        await asyncio.to_thread(house.sit, table)
    wrong = House(door.url, "wrong")
    with pytest.raises(UnknownToken):
        await asyncio.to_thread(wrong.me)
    with pytest.raises(UnknownToken):
        await asyncio.to_thread(next, wrong.events())
    with pytest.raises(UnknownToken):
        await asyncio.to_thread(wrong.table(table).__enter__)
    with pytest.raises(ValueError, match="address"):
        House("ftp://play.example.org", "token")


async def test_a_line_that_is_cut_is_laid_again_and_no_answer_is_lost(door):
    boulon = await bot_of(door, await account(door))

    def play():
        house = House(door.url, boulon.token)
        with house.table(house.lay("out-of-gears", "me", "bot")) as table:
            for number, question in enumerate(table.questions()):
                if number % 5 == 0:
                    table._line.socket.shutdown(2)
                question.answer(0)
            return table.id

    table = await asyncio.to_thread(play)
    assert rouages.replay(await boulon.get(f"/api/tables/{table}/record")).over


def test_the_page_for_writers_of_bots_shows_the_example_as_it_is():
    page = (EXAMPLE.parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"```py\n{EXAMPLE.read_text(encoding='utf-8')}```" in page
