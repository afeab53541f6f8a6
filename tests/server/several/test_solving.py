"""Puzzles at two servers on one PostgreSQL: each first attempt counts once, and both believe the same."""

import asyncio

import pytest

from tests.puzzles.posed import small
from tests.server.people.test_solving import GAME, answered
from tests.server.several.serving import at, two_doors

pytestmark = pytest.mark.anyio


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database) as doors:
        yield doors


async def test_a_first_attempt_counts_once_at_whichever_server(doors):
    near, far = doors
    people, [puzzle] = [await near.account("Ann"), await far.account("Bobby")], small(GAME)
    lines = dict(zip(people, (puzzle.solution, puzzle.near), strict=True))
    tries = [answered(at(person, door), puzzle, line) for person, line in lines.items() for door in doors * 2]
    gains = [after["gain"] for after in await asyncio.gather(*tries)]
    assert [sum(gain is not None for gain in gains[first : first + 4]) for first in (0, 4)] == [1, 1]
    one, other = [await answered(at(people[0], door), puzzle, puzzle.near) for door in doors]
    assert one == other
    assert (one["tried"], one["solved"], one["solver"]["attempts"]) == (2, 1, 1)
