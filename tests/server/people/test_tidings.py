"""What keepers tell: who reported something what came of it, who is held back why; these may appeal once."""

import pytest

from rouages.server.wire.keepers import HoldKind
from tests.server.people.test_keepers import do, keeper_of, number_of, reported
from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def appeal(person, kind="ban", status=200, text="It was a joke."):
    return await person.post("/api/me/appeals", {"kind": kind, "text": text}, status)


async def held(door, kind="Ban", **fields):
    """Kim holds Bob back."""
    kim, bob = await keeper_of(door), await door.guest("Bob")
    number = await number_of(kim, "Bob")
    await do(kim, kind, guest=number, why="Insults.", **fields)
    return kim, bob, number


@pytest.mark.parametrize(("deed", "upheld"), [("RemoveLine", True), ("CloseComplaint", False)])
async def test_who_reported_something_reads_what_came_of_it_once(either_door, deed, upheld):
    door = either_door
    kim = await keeper_of(door)
    ann, bob, first, second = await two_people(door)
    which = await reported(ann, bob, first, second)
    assert (await ann.get("/api/me/tidings"))["reports"] == []
    where = {"table": first.table["id"], "line": 2} if deed == "RemoveLine" else {}
    await do(kim, deed, complaint=which, why="A word of the keepers", **where)
    tidings = await ann.get("/api/me/tidings")
    [told] = tidings["reports"]
    assert (told["whom"], told["reason"], told["upheld"]) == ("Bob", "insult", upheld)
    assert "A word of the keepers" not in str(tidings)
    assert "Kim" not in str(tidings)
    assert (await bob.get("/api/me/tidings"))["reports"] == []
    assert (await ann.post("/api/me/tidings/read", {"at": told["closed"] - 1}))["reports"]
    assert (await ann.post("/api/me/tidings/read", {"at": tidings["at"]}))["reports"] == []
    assert (await ann.get("/api/me/tidings"))["reports"] == []


async def test_who_is_held_back_appeals_once_and_is_let_go(either_door):
    door = either_door
    kim, bob, _ = await held(door, days=3)
    [hold] = (await bob.get("/api/me/tidings"))["holds"]
    assert (hold["kind"], hold["why"], hold["appeal"]) == ("ban", "Insults.", None)
    [hold] = (await appeal(bob))["holds"]
    assert (hold["appeal"]["text"], hold["appeal"]["closed"]) == ("It was a joke.", None)
    assert (await appeal(bob, status=409))["type"] == "AlreadyAppealed"
    assert (await kim.get("/api/keeper"))["appeals"] == 1
    [card] = (await kim.get("/api/keeper/complaints"))["appeals"]
    assert (card["kind"], card["person"]["name"], card["text"]) == ("ban", "Bob", "It was a joke.")
    await do(kim, "LiftHold", appeal=card["id"], why="A joke it was.")
    await bob.get("/api/lobby")
    tidings = await bob.get("/api/me/tidings")
    assert tidings["holds"] == []
    assert [(each["kind"], each["answer"]) for each in tidings["lifted"]] == [("ban", "A joke it was.")]
    assert (await bob.post("/api/me/tidings/read", {"at": tidings["at"]}))["lifted"] == []
    page = await kim.get("/api/keeper/complaints")
    assert (page["appeals"], [each["lifted"] for each in page["answered"]]) == ([], [True])
    assert (await do(kim, "LiftHold", 409, appeal=card["id"]))["type"] == "AppealAnswered"
    assert (await do(kim, "KeepHold", 404, appeal="none"))["type"] == "UnknownAppeal"


async def test_an_appeal_that_is_not_heard_is_answered_with_a_sentence(door):
    kim, bob, _ = await held(door, "Mute", hours=2)
    assert (await appeal(bob, "ban", 409))["type"] == "NotHeldBack"
    assert (await appeal(bob, "mute", 400, text="  "))["type"] == "EmptyText"
    await appeal(bob, "mute")
    [card] = (await kim.get("/api/keeper/complaints"))["appeals"]
    await do(kim, "KeepHold", appeal=card["id"], why="Twice is no joke.")
    [hold] = (await bob.get("/api/me/tidings"))["holds"]
    assert (hold["kind"], hold["appeal"]["answer"]) == ("mute", "Twice is no joke.")
    assert (await appeal(bob, "mute", 409))["type"] == "AlreadyAppealed"
    [act, *_] = (await kim.get("/api/keeper/log"))["acts"]
    assert (act["keeper"], act["kind"], act["whom"], act["why"]) == (
        *("Kim", "KeepHold", "Bob"),
        "Twice is no joke.",
    )


async def test_who_is_held_back_anew_may_appeal_anew(door):
    kim, bob, number = await held(door, "Mute")
    await appeal(bob, "mute")
    await do(kim, "Unmute", guest=number, why="Enough of it.")
    assert (await kim.get("/api/keeper"))["appeals"] == 0
    assert [each["answer"] for each in (await bob.get("/api/me/tidings"))["lifted"]] == ["Enough of it."]
    assert (await appeal(bob, "mute", 409))["type"] == "NotHeldBack"
    await do(kim, "Mute", guest=number, why="Again.")
    await appeal(bob, "mute")
    assert (await kim.get("/api/keeper"))["appeals"] == 1


async def test_an_appeal_waits_no_longer_than_what_it_is_against(door):
    kim, bob, _ = await held(door, "Ban")
    await appeal(bob)
    await bob.post("/api/me/leave", {})
    assert (await kim.get("/api/keeper"))["appeals"] == 0


async def test_appeals_go_with_who_made_them_and_are_in_their_file(door):
    from tests.server.people.test_own_data import everything, unpacked

    _, bob, _ = await held(door)
    await appeal(bob)
    own, _ = await unpacked(bob)
    assert [(each["kind"], each["text"]) for each in own["appeals"]] == [("ban", "It was a joke.")]
    await bob.post("/api/me/leave", {})
    assert (await everything(door))["appeals"] == []


async def test_an_appeal_stays_when_the_house_is_opened_again(tmp_path):
    async with running(tmp_path) as door:
        _, bob, _ = await held(door, "Mute", hours=5)
        await appeal(bob, "mute")
        cookies = bob.http.cookies
    async with running(tmp_path) as door:
        bob = door.stranger()
        bob.http.cookies = cookies
        [hold] = (await bob.get("/api/me/tidings"))["holds"]
        assert hold["appeal"]["text"] == "It was a joke."


def test_every_way_of_being_held_back_can_be_appealed_against():
    from rouages.server.people.appeals import MADE_BY

    assert set(MADE_BY) == set(HoldKind)
