"""Two servers of one house on a PostgreSQL, and people who come in by either door."""

from contextlib import asynccontextmanager

from tests.server.running import running

HERE = "127.0.0.1:0"


@asynccontextmanager
async def two_doors(folder, database, **settings):
    """Both servers in this process, on real sockets."""
    shared = {"database": database, "relay": HERE, **settings}
    async with running(folder, **shared) as first, running(folder, **shared) as second:
        yield first, second


def at(person, door):
    """The same person, known by the same cookie, at another server's door."""
    there = door.stranger()
    there.http.cookies = person.http.cookies
    return there


async def ann_and_bob(doors, **wish):
    """A table that Ann's server keeps, and Bob, whose server is the other."""
    near, far = doors
    ann = await near.guest("Ann")
    bob = await far.guest("Bob")
    table = await ann.table("me", "open", **wish)
    await bob.post(f"/api/tables/{table}/take", {})
    first, second = await ann.sit(table), await bob.sit(table)
    await first.asked()
    await second.asked()
    return ann, bob, first, second
