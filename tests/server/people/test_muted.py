"""Who is muted writes nothing that others read, whatever it is: each way is refused in one sentence."""

import pytest

from tests.server.people.test_keepers import do, keeper_of, number_of
from tests.server.people.test_own_data import finished

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "me"}, {"kind": "here", "name": "You idiots"}]
WAYS = {
    "a name": ("put", "/api/me", {"name": "You idiots"}),
    "an address": ("put", "/api/me/handle", {"handle": "you-idiots"}),
    "a bot": ("post", "/api/me/bots", {"name": "You idiots"}),
    "a tournament": (
        *("post", "/api/tournaments"),
        {"name": "You idiots", "game": "out-of-gears", "form": "swiss", "size": 8},
    ),
    "somebody at the same screen": ("post", "/api/tables", {"game": "out-of-gears", "seats": SEATS}),
    "a seat": ("post", "/api/tables/{waiting}/arrange", {"seat": 1, "place": SEATS[1]}),
    "a branch": ("post", "/api/tables/{table}/branch", {"seat": 0, "moment": 0, "seats": SEATS}),
    "a comment": ("post", "/api/tables/{table}/comments", {"answer": 0, "text": "You idiots"}),
}
"""Where a person writes something that others read; chat is said over the socket."""
OWN = {
    "a language": ("put", "/api/me", {"language": "fr"}),
    "the name that one has": ("put", "/api/me", {"name": "Bob"}),
    "a note": ("put", "/api/tables/{table}/notes", {"text": "They are idiots"}),
    "a report": ("post", "/api/tables/{table}/complaints", {"reason": "spam", "seat": 0}),
    "an appeal": ("post", "/api/me/appeals", {"kind": "mute", "text": "Why?"}),
    "a table": ("post", "/api/tables", {"game": "out-of-gears", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
    "no address": ("put", "/api/me/handle", {"handle": None}),
}


@pytest.fixture
async def bob_s(door):
    """Bob, who has an account, is muted; and where he sits."""
    kim = await keeper_of(door)
    _, bob, table, _ = await finished(door, door.account)
    waiting = await bob.table("me", "open")
    where = {"table": table, "waiting": waiting}

    async def asks(way):
        method, path, body = way
        return await bob.http.request(method, path.format(**where), json=body)

    await do(kim, "Mute", guest=await number_of(kim, "Bob"), hours=2, why="Insults.")
    return asks


@pytest.mark.parametrize("what", WAYS)
async def test_who_is_muted_gets_round_it_by_nothing_that_others_read(bob_s, what):
    reply = await bob_s(WAYS[what])
    assert (reply.status_code, reply.json()) == (403, {"type": "Muted", "why": "Insults.", "hours": 2})


async def test_what_nobody_else_reads_stays_possible(bob_s):
    for what, way in OWN.items():
        reply = await bob_s(way)
        assert reply.status_code == 200, (what, reply.text)
