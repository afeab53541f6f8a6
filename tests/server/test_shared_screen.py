"""A screen that everybody at the table looks at: nothing private ever reaches it, whoever's browser it is."""

import json
import random

import pytest

from rouages.server import sockets
from tests.server.running import running
from tests.server.test_secrecy import catch_up, check_traffic, plain, variants, what_was_received

pytestmark = pytest.mark.anyio

NOBODY = {
    "seat": None,
    "seats": [],
    "host": False,
    "owes": False,
    "invitations": {},
    "hides": False,
    "only": {},
    "noes": {},
    "visits": {},
    "code": None,
}


async def play_beside_a_shared_screen(door, game, players, options, seed):
    """The host plays on a phone and opens the shared screen in a browser that holds a seat as well."""
    rng = random.Random(seed)
    people = [await door.guest(f"Player {number}") for number in range(players)]
    table = await people[0].table("me", *["link"] * (players - 1), game=game, options=options)
    shared = await people[0].open(table, "?seat=public")
    phones = [await people[0].sit(table)]
    invitations = phones[0].reader["invitations"]
    for seat, person in enumerate(people[1:], start=1):
        await person.post(f"/api/join/{invitations[str(seat)]}")
        phones.append(await person.sit(table))
    for phone in phones:
        await phone.begun()
    live = door.house.tables.live[table]
    for _ in range(150):
        if live.play.match.over:
            break
        seat = rng.choice(list(live.play.asked))
        await catch_up(phones[seat])
        question = phones[seat].question(seat)
        await phones[seat].answer(rng.randrange(len(question["options"])), seat)
        if rng.random() < 0.2:
            await compare(live, shared, rng)
    await compare(live, shared, rng)
    check_traffic(shared, live.seating.terms.secret, over=live.play.match.over)
    whole = "".join(shared.traffic)
    assert not any(secret in whole for secret in invitations.values())
    assert not any(seat.contribution.hex() in whole for seat in live.seating.seats)
    for text in shared.traffic:
        message = json.loads(text)
        assert message["type"] in ("Snapshot", "Pong")
        assert message.get("reader", NOBODY) == NOBODY


async def compare(live, shared, rng):
    """What it received is what it would have received in any world that some seat can imagine."""
    await catch_up(shared)
    seat = rng.randrange(live.play.match.players)
    imagined = live.play.match.imagine(seat, rng.getrandbits(32))
    events = [plain(event) for event in live.play.match.events_for(None)]
    public = {"view": plain(imagined.view(None)), "questions": [], "events": events}
    assert what_was_received(shared) == public


@pytest.mark.parametrize(("game", "players", "options"), [each for each in variants() if each.values[1] > 1])
async def test_a_shared_screen_is_sent_nothing_private(door, game, players, options):
    await play_beside_a_shared_screen(door, game, players, options, seed=1)


async def test_a_shared_screen_that_knew_its_browser_s_seat_would_be_found_out(tmp_path, monkeypatch):
    monkeypatch.setattr(sockets, "PUBLIC", "nobody asks so")
    async with running(tmp_path) as door:
        with pytest.raises(AssertionError):
            await play_beside_a_shared_screen(door, "out-of-gears", 2, {}, seed=1)


async def test_nothing_can_be_answered_from_a_shared_screen(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot", spectators="nobody")
    phone = await ann.sit(table)
    asked = await phone.asked()
    shared = await ann.open(table, "?seat=public")
    await shared.until(lambda: shared.view)
    answer = {"seat": 0, "question": asked["question"], "option": 0}
    assert await shared.refused("Answer", **answer) == "NotYourSeat"
    assert await shared.refused("Look", seat=0) == "NotYourSeat"
    assert await shared.refused("Say", text="Hello") == "NoName"
    outside = await (await door.guest("Bob")).open(table, "?seat=public")
    assert (await outside.receive())["refusal"]["type"] == "ClosedToSpectators"


@pytest.mark.parametrize(
    ("game", "hides"),
    [("out-of-gears", True), ("robo-rally", True), ("too-many-bones", False), ("cyberion", False)],
)
async def test_several_people_at_one_screen_hide_their_side_where_there_is_something_to_hide(
    door, game, hides
):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "here:Bo", game=game))
    await screen.asked()
    assert screen.reader["hides"] is hides
    alone = await ann.sit(await ann.table("me", "bot", game=game))
    await alone.begun()
    assert not alone.reader["hides"]


async def test_those_who_win_together_hide_nothing_when_several_are_asked_at_once(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "here:Bo", "here:Cy", "here:Dan", game="too-many-bones"))
    await screen.asked()
    for _ in range(40):
        if len(screen.questions) > 1:
            break
        await screen.answer(0)
        await screen.asked()
    assert len(screen.questions) > 1
    assert not screen.reader["hides"]
