"""Between two servers nobody reads along, and nothing that was changed on the way is believed."""

import asyncio
import random

import pytest

from rouages.server.exchange import address_in
from rouages.server.relay import sealing
from rouages.server.relay.calling import Call
from rouages.server.relay.keeping import FarScreens
from rouages.server.relay.sealing import CALLER, HEAD, KEEPER, Handshake, Stranger
from rouages.server.tally import Tally
from tests.server.relay.test_relay import ANN, BADGE, done, far_screen, laid, say
from tests.server.running import becomes
from tests.tables.pocket import Pocket

KEY = b"k" * 32
SECRET_WORDS = "nobody else may read this"


def shaken(key=KEY, other=KEY):
    """The seals of both ends of a call."""
    caller, keeper = Handshake(key, CALLER), Handshake(other, KEEPER)
    caller.hear(keeper.share)
    keeper.hear(caller.share)
    return caller.seals(keeper.proof()), keeper.seals(caller.proof())


def opened(seals, *pieces):
    return b"".join(seals.open(bytearray(b"".join(pieces))))


def test_whatever_is_said_is_heard_in_whatever_pieces_it_comes(monkeypatch):
    monkeypatch.setattr(sealing, "PIECE", 100)
    rng, (caller, keeper) = random.Random(1), shaken()
    said = [rng.randbytes(rng.choice((1, 99, 100, 101, 350))) for _ in range(40)]
    travelling = b"".join(piece for each in said for piece in caller.seal(each))
    came, heard = bytearray(), b""
    while travelling:
        size = rng.randrange(1, 200)
        came += travelling[:size]
        travelling = travelling[size:]
        heard += b"".join(keeper.open(came))
    assert heard == b"".join(said)
    assert not came


def two_pieces(seals):
    return [b"".join(seals.seal(each)) for each in (b"the first", b"the other")]


CHANGES = {
    "one bit": lambda first, other: (first[:-1] + bytes([first[-1] ^ 1]), other),
    "left out": lambda first, other: (other,),
    "said twice": lambda first, other: (first, first),
    "the other way round": lambda first, other: (other, first),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_what_is_changed_on_the_way_is_not_believed(change):
    caller, keeper = shaken()
    with pytest.raises(Stranger, match="changed"):
        opened(keeper, *change(*two_pieces(caller)))


def test_what_one_end_said_is_not_taken_for_the_others():
    caller, keeper = shaken()
    with pytest.raises(Stranger):
        opened(caller, *two_pieces(caller))
    assert opened(keeper, *two_pieces(caller)[:0]) == b""


def test_what_was_said_in_one_call_is_nothing_in_another():
    (caller, _), (_, keeper) = shaken(), shaken()
    with pytest.raises(Stranger):
        opened(keeper, *two_pieces(caller))


def test_who_does_not_know_the_key_proves_nothing():
    with pytest.raises(Stranger, match="key of this house"):
        shaken(other=b"q" * 32)


def test_who_puts_a_share_of_its_own_in_between_is_noticed():
    caller, keeper, between = Handshake(KEY, CALLER), Handshake(KEY, KEEPER), Handshake(b"", CALLER)
    keeper.hear(between.share)
    caller.hear(keeper.share)
    with pytest.raises(Stranger):
        caller.seals(keeper.proof())


def test_a_share_from_which_no_secret_follows_is_refused():
    caller, keeper = Handshake(KEY, CALLER), Handshake(KEY, KEEPER)
    keeper.share = bytes(32)
    caller.hear(keeper.share)
    keeper.hear(caller.share)
    with pytest.raises(Stranger):
        caller.seals(keeper.proof())


def test_more_than_a_piece_is_not_waited_for():
    _, keeper = shaken()
    with pytest.raises(Stranger, match="too much"):
        opened(keeper, b"\xff" * HEAD)


@pytest.mark.anyio
async def test_on_the_way_between_two_servers_nothing_can_be_read():
    pocket, seen = Pocket(), bytearray()
    table, opening = await laid(pocket)
    far = FarScreens(BADGE, opening, {}, done, Tally())

    async def hand_on(reader, writer):
        while chunk := await reader.read(65536):
            seen.extend(chunk)
            writer.write(chunk)
        writer.close()

    async def tap(reader, writer):
        there_reads, there = await asyncio.open_connection(*keeper.sockets[0].getsockname())
        await asyncio.gather(hand_on(reader, there), hand_on(there_reads, writer))

    async with (
        await asyncio.start_server(far.serve, "127.0.0.1", 0) as keeper,
        await asyncio.start_server(tap, "127.0.0.1", 0) as between,
    ):
        ann = await pocket.sit(table, ANN)
        call = await Call.place(address_in(between.sockets[0]), BADGE)
        spectator = far_screen(call, None, table.id)
        await pocket.send(table, ann, "Say", text=SECRET_WORDS)
        await becomes(lambda: [line["text"] for line in spectator.lines] == [SECRET_WORDS])
        say(spectator, "Ping", ref=1)
        await becomes(lambda: spectator.kinds["Pong"] == 1)
        call.close()
        await asyncio.wait([call.listening])
    assert len(seen) > 1000
    for word in (SECRET_WORDS, "Ping", "Pong", "Snapshot", table.id, "out-of-gears"):
        assert word.encode() not in seen
