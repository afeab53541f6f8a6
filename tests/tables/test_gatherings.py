"""Gatherings: people look at the film of a finished match together, and one of them leads."""

import random

import msgspec
import pytest

from rouages.tables.asking import requests
from rouages.tables.audience import gatherings
from rouages.tables.wire.refusals import Malformed
from rouages.tables.wire.states import Status
from tests.tables.pocket import ANN, BOB, Person, Pocket
from tests.tables.test_live import two_people

pytestmark = pytest.mark.anyio
CID = Person(3, "Cid")
START = {"seat": None, "moment": 0}
LATER = {
    "seat": 1,
    "moment": 12,
    "answer": 9,
    "playing": True,
    "speed": "fast",
    "estimates": True,
    "option": 2,
}


async def finished(pocket):
    """A table whose match is over; nobody looks at it any more."""
    table, ann, bob = await two_people(pocket)
    await pocket.play_on(table, [ann, bob], random.Random(1))
    for screen in (ann, bob):
        table.part(screen.client)
    await pocket.rest(table)
    return table


async def gather(pocket, table, *people):
    """The first leads, the others come; their screens."""
    screens = [await pocket.sit(table, person) for person in people]
    await pocket.send(table, screens[0], "Gather", shown=START)
    for screen in screens[1:]:
        await pocket.send(table, screen, "JoinGathering", gathering=screens[0].gathering["id"])
    return screens


async def refused(pocket, table, screen, kind, **fields):
    await pocket.send(table, screen, kind, **fields, ref=1)
    return screen.replies[-1].get("refusal", {}).get("type")


def leads(screen):
    return screen.gathering["leader"] == screen.gathering["me"]


async def test_who_leads_is_followed_by_all_and_by_nobody_else():
    pocket = Pocket()
    table = await finished(pocket)
    ann, bob = await gather(pocket, table, ANN, BOB)
    outside = await pocket.sit(table, CID)
    before = outside.traffic[:]
    await pocket.send(table, ann, "Lead", shown=LATER)
    assert ann.gathering["shown"] == bob.gathering["shown"] == LATER
    assert [leads(screen) for screen in (ann, bob)] == [True, False]
    assert [each["name"] for each in bob.gathering["people"]] == ["Ann", "Bob"]
    assert (outside.gathering, outside.traffic) == (None, before)


async def test_nothing_of_it_is_kept():
    pocket = Pocket()
    table = await finished(pocket)
    entries, revision = table.play.entries, table.seating.revision
    ann, bob = await gather(pocket, table, ANN, BOB)
    await pocket.send(table, ann, "Lead", shown=LATER)
    await pocket.send(table, bob, "AskLead", wants=True)
    assert (table.play.entries, table.seating.revision) == (entries, revision)


async def test_who_does_not_lead_shows_nothing():
    pocket = Pocket()
    table = await finished(pocket)
    _, bob = await gather(pocket, table, ANN, BOB)
    cid = await pocket.sit(table, CID)
    assert await refused(pocket, table, bob, "Lead", shown=LATER) == "NotLeading"
    assert await refused(pocket, table, bob, "GiveLead", person=2) == "NotLeading"
    assert await refused(pocket, table, bob, "TakeLead") == "LeadIsTaken"
    for kind, fields in {
        "Lead": {"shown": LATER},
        "TakeLead": {},
        "AskLead": {"wants": True},
        "Follow": {"follows": False},
    }.items():
        assert await refused(pocket, table, cid, kind, **fields) == "NotGathered"
    assert bob.gathering["shown"]["moment"] == 0


async def test_who_looks_around_is_seen_to():
    pocket = Pocket()
    table = await finished(pocket)
    ann, bob = await gather(pocket, table, ANN, BOB)
    for follows in (False, True):
        await pocket.send(table, bob, "Follow", follows=follows)
        assert [each["follows"] for each in ann.gathering["people"]] == [True, follows]


@pytest.mark.parametrize("gives", [True, False])
async def test_the_lead_is_asked_for_and_given_or_kept(gives):
    pocket = Pocket()
    table = await finished(pocket)
    ann, bob = await gather(pocket, table, ANN, BOB)
    await pocket.send(table, bob, "AskLead", wants=True)
    asker = next(each for each in ann.gathering["people"] if each["asks"])
    assert asker["name"] == "Bob"
    await pocket.send(table, ann, "GiveLead", person=asker["person"], gives=gives)
    assert [leads(screen) for screen in (ann, bob)] == [not gives, gives]
    assert not any(each["asks"] for each in bob.gathering["people"])
    if gives:
        assert await refused(pocket, table, ann, "Lead", shown=LATER) == "NotLeading"
        await pocket.send(table, bob, "Lead", shown=LATER)
        assert ann.gathering["shown"] == LATER


async def test_the_lead_of_who_is_gone_can_be_taken_after_some_seconds():
    pocket = Pocket()
    table = await finished(pocket)
    ann, bob = await gather(pocket, table, ANN, BOB)
    table.part(ann.client)
    await pocket.rest(table)
    assert (bob.gathering["leader"], bob.gathering["led"]) == (None, "Ann")
    assert bob.gathering["free"] == pocket.loop.now() + gatherings.FREE_SECONDS
    assert await refused(pocket, table, bob, "TakeLead") == "LeadIsTaken"
    pocket.loop.move_on(gatherings.FREE_SECONDS)
    await pocket.send(table, bob, "TakeLead")
    assert leads(bob)
    ann = await pocket.sit(table, ANN)
    await pocket.send(table, ann, "JoinGathering", gathering=bob.gathering["id"])
    assert not leads(ann)


@pytest.mark.parametrize("kind", ["Gather", "JoinGathering"])
async def test_who_led_and_is_back_in_time_leads_again(kind):
    pocket = Pocket()
    table = await finished(pocket)
    ann, bob = await gather(pocket, table, ANN, BOB)
    table.part(ann.client)
    await pocket.rest(table)
    ann = await pocket.sit(table, ANN)
    shown = {"shown": LATER} if kind == "Gather" else {}
    await pocket.send(table, ann, kind, gathering=bob.gathering["id"], **shown)
    assert leads(ann)
    assert ann.gathering["shown"]["moment"] == 0


async def test_who_comes_back_to_a_house_that_has_forgotten_it_begins_it_anew():
    pocket = Pocket()
    table = await finished(pocket)
    ann, bob = await gather(pocket, table, ANN, BOB)
    name = ann.gathering["id"]
    again = await pocket.open(table.id)
    bob = await pocket.sit(again, BOB)
    assert await refused(pocket, again, bob, "JoinGathering", gathering=name) == "GatheringOver"
    ann = await pocket.sit(again, ANN)
    await pocket.send(again, ann, "Gather", gathering=name, shown=LATER)
    await pocket.send(again, bob, "JoinGathering", gathering=name)
    assert bob.gathering["shown"] == LATER
    assert leads(ann)


async def test_a_stranger_with_the_link_follows_and_must_have_a_name_to_lead():
    pocket = Pocket()
    table = await finished(pocket)
    ann, stranger = await gather(pocket, table, ANN, None)
    assert stranger.gathering["shown"]["moment"] == 0
    assert [each["may_lead"] for each in ann.gathering["people"]] == [True, False]
    assert await refused(pocket, table, stranger, "AskLead", wants=True) == "NoName"
    assert await refused(pocket, table, ann, "GiveLead", person=2) == "NobodyGathered"
    assert await refused(pocket, table, stranger, "Gather", shown=START) == "NoName"


@pytest.mark.parametrize(("of", "unheard"), [("leader", {BOB.id}), ("other", {ANN.id})])
@pytest.mark.parametrize("is_there", [True, False])
async def test_who_has_blocked_whoever_leads_or_is_blocked_by_them_is_told_nothing(of, unheard, is_there):
    pocket = Pocket()
    table = await finished(pocket)
    ann = await pocket.sit(table, ANN, unheard=unheard if of == "leader" else ())
    await pocket.send(table, ann, "Gather", shown=START)
    cid = await pocket.sit(table, CID)
    name = ann.gathering["id"]
    await pocket.send(table, cid, "JoinGathering", gathering=name)
    if not is_there:
        table.part(ann.client)
    bob = await pocket.sit(table, BOB, unheard=unheard if of == "other" else ())
    assert await refused(pocket, table, bob, "JoinGathering", gathering=name) == "GatheringOver"
    assert bob.gathering is None
    assert [each["name"] for each in cid.gathering["people"]][-1] == "Cid"


async def test_of_a_match_that_goes_on_there_is_no_film_to_look_at_together():
    pocket = Pocket()
    table, ann, _ = await two_people(pocket)
    assert await refused(pocket, table, ann, "Gather", shown=START) == "MatchNotOver"
    assert table.seating.status is Status.PLAYING


async def test_there_are_not_too_many_and_not_too_many_at_one(monkeypatch):
    monkeypatch.setattr(gatherings, "MOST_GATHERINGS", 1)
    monkeypatch.setattr(gatherings, "MOST_PEOPLE", 2)
    pocket = Pocket()
    table = await finished(pocket)
    ann, _ = await gather(pocket, table, ANN, BOB)
    cid = await pocket.sit(table, CID)
    name = ann.gathering["id"]
    assert await refused(pocket, table, cid, "JoinGathering", gathering=name) == "GatheringFull"
    assert await refused(pocket, table, cid, "Gather", shown=START) == "TooManyGatherings"
    for screen in (*table.audience.clients,):
        table.part(screen)
    await pocket.rest(table)
    pocket.loop.move_on(gatherings.EMPTY_SECONDS + 1)
    cid = await pocket.sit(table, CID)
    assert await refused(pocket, table, cid, "Gather", shown=START) is None
    assert await refused(pocket, table, cid, "JoinGathering", gathering=name) == "GatheringOver"


async def test_somebody_is_at_one_gathering_at_a_time():
    pocket = Pocket()
    table = await finished(pocket)
    ann, bob = await gather(pocket, table, ANN, BOB)
    await pocket.send(table, bob, "Gather", shown=LATER)
    assert [each["name"] for each in ann.gathering["people"]] == ["Ann"]
    assert leads(bob)
    await pocket.send(table, bob, "LeaveGathering")
    assert bob.gathering is None


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "Gather"},
        {"type": "Gather", "shown": {"seat": None, "moment": -1}},
        {"type": "Gather", "shown": {"seat": None, "moment": 0, "speed": "warp"}},
        {"type": "Gather", "shown": START, "gathering": "no id"},
        {"type": "JoinGathering", "gathering": "short"},
        {"type": "GiveLead", "person": "Bob"},
    ],
)
async def test_what_cannot_be_read_is_refused_in_a_sentence(fields):
    with pytest.raises(Malformed):
        requests.read(msgspec.json.encode(fields))


async def test_those_are_told_of_it_who_sat_there_or_are_friends_of_who_leads():
    pocket = Pocket()
    table = await finished(pocket)
    await gather(pocket, table, ANN)

    def told(guest, friends=(), apart=()):
        return [each.led for each in table.gatherings.open_to(guest, friends, apart)]

    assert told(BOB.id) == ["Ann"]
    assert told(CID.id) == told(None) == told(ANN.id) == []
    assert told(CID.id, friends={ANN.id}) == ["Ann"]
    assert told(BOB.id, apart={ANN.id}) == []
