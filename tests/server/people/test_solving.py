"""First attempts at puzzles: they count once, for people and, if these sign in, for puzzles."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from rouages.server.people.ratings import points
from rouages.server.people.solving import SolvingBook, believed, met
from rouages.server.store.database import GUESTS, PUZZLE_ATTEMPTS
from rouages.server.wire.puzzles import cards_of
from rouages.server.wire.standings import START
from tests.puzzles.posed import small
from tests.server.test_puzzles import address, number_of

pytestmark = pytest.mark.anyio
GAME = "cyberion"


async def answered(person, puzzle, line):
    return (await person.post(address(puzzle), {"answers": list(line)}))["people"]


async def card(person, puzzle):
    return (await person.get(address(puzzle)))["card"]


@given(st.integers(800, 2400), st.booleans())
def test_who_wins_is_believed_to_be_stronger_and_the_other_weaker(rating, is_solved):
    person, puzzle = believed(None, START), believed(None, rating)
    after, other = met(person, puzzle, is_solved=is_solved)
    assert points(puzzle.mu) == rating
    assert (after.mu > person.mu) is is_solved
    assert (other.mu < puzzle.mu) is is_solved
    assert after.sigma < person.sigma


async def test_a_first_attempt_moves_both_and_a_second_nothing(door):
    ann, [puzzle] = await door.account("Ann"), small(GAME)
    was = await card(ann, puzzle)
    assert was["rating"] == puzzle.rating
    first = await answered(ann, puzzle, puzzle.solution)
    assert (first["tried"], first["solved"]) == (1, 1)
    assert first["gain"] > 0
    assert first["solver"]["points"] == START + first["gain"]
    assert first["rating"] < puzzle.rating
    for line in (puzzle.near, puzzle.solution):
        assert await answered(ann, puzzle, line) == first | {"gain": None}
    assert (await ann.get("/api/puzzles/me"))["games"] == {GAME: first["solver"]}
    assert (await card(ann, puzzle)) == was | {"rating": first["rating"]}
    listed = await ann.get("/api/puzzles")
    shelf = next(each for each in listed["shelves"] if each["game"] == GAME)
    assert shelf["puzzles"][number_of(puzzle) - 1]["rating"] == first["rating"]


async def test_what_misses_costs_and_an_open_line_is_no_attempt(door):
    ann, [puzzle] = await door.account("Ann"), small(GAME)
    opened = await ann.post(address(puzzle), {"answers": list(puzzle.solution[:1])})
    assert (opened["fate"], opened["people"]) == ("open", None)
    missed = await answered(ann, puzzle, puzzle.near)
    assert missed["gain"] < 0
    assert missed["rating"] > puzzle.rating
    assert (await answered(ann, puzzle, puzzle.solution))["solved"] == 0


async def test_who_asks_for_the_solution_has_not_found_it(door):
    ann, [puzzle] = await door.account("Ann"), small(GAME)
    await ann.post(f"{address(puzzle)}/solution")
    after = await answered(ann, puzzle, puzzle.solution)
    assert (after["tried"], after["solved"], after["gain"]) == (1, 0, None)
    assert after["solver"]["points"] < START


async def test_many_guests_move_no_puzzle(door):
    [puzzle] = small(GAME)
    for _ in range(3):
        guest = await door.guest("Eve")
        after = await answered(guest, puzzle, puzzle.solution)
        assert (after["tried"], after["rating"]) == (0, puzzle.rating)
        assert after["gain"] > 0
        assert after["solver"]["attempts"] == 1


async def test_a_program_solves_for_nobody(door):
    ann, [puzzle] = await door.account("Ann"), small(GAME)
    token = await ann.post("/api/me/tokens", {"title": "solver", "scopes": ["read"]})
    reply = await door.stranger().http.post(
        address(puzzle),
        json={"answers": list(puzzle.solution)},
        headers={"authorization": f"Bearer {token['token']}"},
    )
    people = reply.json()["people"]
    assert (people["tried"], people["gain"]) == (0, None)
    assert (await ann.get("/api/puzzles/me"))["games"] == {}


async def test_servers_that_hear_of_attempts_at_once_count_each_of_them_once(door):
    [puzzle], storage = small(GAME), door.house.storage
    which = cards_of(GAME)[number_of(puzzle) - 1]
    for name in ("Ann", "Bob", "Cid", "Dan"):
        await door.account(name)
    people = [await door.house.guests.of(row.id) for row in await storage.rows(select(GUESTS.c.id))]
    servers = [SolvingBook(storage) for _ in range(3)]
    gains = await asyncio.gather(
        *[
            server.note(person, GAME, which, is_solved=place % 2 == 0, now=0.0)
            for place, person in enumerate(people)
            for server in servers
        ]
    )
    assert sum(gain is not None for gain in gains) == len(people)
    after = await servers[0].people(GAME, which, people[0])
    assert (after.tried, after.solved) == (4, 2)
    assert after.solver.attempts == 1


async def test_who_leaves_takes_their_attempts_along(door):
    ann, [puzzle] = await door.account("Ann"), small(GAME)
    after = await answered(ann, puzzle, puzzle.solution)
    assert after["tried"] == 1
    await ann.post("/api/me/leave", {"password": "long enough"})
    bob = await door.guest("Bob")
    assert (await answered(bob, puzzle, puzzle.near))["rating"] == after["rating"]
    assert not [row for row in await door.house.storage.rows(select(PUZZLE_ATTEMPTS)) if row.solved]
