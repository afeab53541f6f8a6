"""Who may do what: every address of the house, tried by everybody from a stranger to a keeper."""

import time
from datetime import timedelta
from functools import partial
from typing import get_args

import pytest
from msgspec.structs import fields as fieldsof

from rouages.days.chain import new_key
from rouages.days.hours import day_at
from rouages.days.keyring import Keyring
from rouages.server.operations import OPERATIONS, Allowed
from rouages.server.wire.deeds import AnyDeed, CloseHouse
from rouages.tables.match import neglect
from rouages.tables.wire.states import Status
from tests.server.people.signing import PASSWORD, ann_with_one
from tests.server.people.test_keepers import do, keeper_of, number_of, reported
from tests.server.people.test_programs import bot_of
from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio
YESTERDAY = day_at(time.time()) - timedelta(1)

NOT_ALLOWED = {
    *("NoName", "NotHost", "NotYourSeat", "ClosedToSpectators", "NoSuchPage", "NotForPrograms", "Banned"),
}
"""The refusals that say: not you."""
TABLE = "/api/tables/{table_id}"
PUZZLE = "/api/puzzles/{game}/{number}"
NOBODY = {
    *(route for route, each in OPERATIONS.items() if each.needs is Allowed.ANYBODY),
    *(
        "GET /api/lobby",
        "GET /api/tables",
        "GET /api/statistics",
        "GET /api/lessons",
        "PUT /api/me",
        "POST /api/lessons/{game}/{name}",
        f"GET {TABLE}",
    ),
    *("GET /api/join/{invitation}", "POST /api/carry/owner", "POST /api/carry", "POST /api/sign-in"),
    *("POST /api/sign-in/passkey/begin", "POST /api/sign-in/passkey"),
    *("POST /api/sign-out", "POST /api/recover", "POST /api/recover/mail", "POST /api/mail/recover"),
    *("POST /api/mail/confirm", "GET /api/mail/off/{token}", "POST /api/mail/off/{token}"),
    *("POST /api/mail/off/{token}/kind", "GET /api/players/{handle}", "GET /api/players/{handle}/matches"),
    *("GET /api/players/{handle}/curve/{game}", "GET /api/daily", "GET /api/days", "GET /api/days/{day}"),
    *("GET /api/days/{day}/{game}", "GET /api/pairing", "GET /api/tournaments"),
    *("GET /api/tournaments/plans", "GET /api/tournaments/{tournament}"),
    *("GET /api/deals/{deal}", "GET /api/deals/{deal}/games/{played}"),
}
"""What is open to who has no name: a page that is shown to all, and what lets one in."""
WATCHING = {
    *(f"GET {TABLE}/{what}" for what in ("record", "replay", "replay/frames", "verified", "estimates")),
    *(f"POST {TABLE}/{what}" for what in ("branch", "deal", "review", "report", "complaints", "comments")),
    *(f"GET {TABLE}/comments", f"GET {TABLE}/gatherings"),
    f"GET {TABLE}/seats/{{seat}}/player",
    *(f"PUT {TABLE}/seats/{{seat}}/{what}" for what in ("tie", "hush")),
    f"PUT {TABLE}/lines/{{line}}/hush",
}
"""What is open to who may look on; at a table without spectators, to who plays there."""
SEATED = {
    *(f"{method} {TABLE}/notes" for method in ("GET", "PUT")),
    *(f"POST {TABLE}/{what}" for what in ("rise", "rematch")),
    f"PUT {TABLE}/away",
}
HOST = {
    *(f"DELETE {TABLE}", f"POST {TABLE}/arrange", f"GET {TABLE}/friends", f"POST {TABLE}/friends"),
    f"POST {TABLE}/hint",
}
"""What is for who laid the table; a hint is asked for their seat."""
FINISHED = {
    *(f"GET {TABLE}/{what}" for what in ("record", "replay", "replay/frames", "verified", "estimates")),
    *(f"POST {TABLE}/{what}" for what in ("branch", "deal", "review", "rematch", "comments")),
    *(f"GET {TABLE}/comments", f"GET {TABLE}/gatherings"),
}
"""What is asked about a match that is over."""
ENDLESS = "GET /api/events"
ENDING = (
    *(
        f"POST {TABLE}/rise",
        f"POST {TABLE}/take",
        "POST /api/join/{invitation}",
        "POST /api/join/{invitation}/bot",
    ),
    *(f"DELETE {TABLE}", "DELETE /api/me/devices", "POST /api/me/leave", "POST /api/sign-out"),
)
"""What changes who sits at the table, or who one is: tried at the end, in this order."""
BODIES = {
    "POST /api/games/{game}/preview": {"players": 2},
    "POST /api/tables": {"game": "out-of-gears", "seats": [{"kind": "me"}, {"kind": "bot"}]},
    f"POST {TABLE}/arrange": {"seat": 2, "place": {"kind": "open"}},
    f"PUT {TABLE}/away": {"away": False},
    f"PUT {TABLE}/notes": {"text": "a note"},
    f"POST {TABLE}/branch": {"seat": 0, "moment": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]},
    f"POST {TABLE}/hint": {"seat": 0, "question": 0},
    f"POST {TABLE}/review": {"seat": 0, "moment": 0},
    f"POST {TABLE}/comments": {"answer": 0, "text": "Hm."},
    f"POST {TABLE}/friends": {"id": "nobody"},
    "POST /api/challenges": {"id": "nobody", "game": "out-of-gears"},
    f"POST {TABLE}/complaints": {"reason": "spam", "seat": 0},
    f"PUT {TABLE}/seats/{{seat}}/tie": {"tie": None},
    f"PUT {TABLE}/seats/{{seat}}/hush": {"hushed": False},
    f"PUT {TABLE}/lines/{{line}}/hush": {"hushed": False},
    f"POST {PUZZLE}": {"answers": []},
    f"POST {PUZZLE}/why": {"answers": [], "choice": {"type": "Nothing"}},
    f"POST {PUZZLE}/table": {"answers": []},
    "POST /api/deals/{deal}": {"seat": 0},
    "POST /api/provisions": {"table": "t", "seats": [{"kind": "me"}], "match": ""},
    "POST /api/tournaments": {"name": "Cup", "game": "out-of-gears", "form": "swiss", "size": 8},
    "PUT /api/pairing": {"games": ["cyberion"], "paces": ["days"], "sizes": [2]},
    "POST /api/players/{handle}/complaints": {"reason": "spam"},
    "PUT /api/players/{handle}/tie": {"tie": None},
    "PUT /api/players/{handle}/hush": {"hushed": False},
    "POST /api/keeper/invitations": {"why": "Friends"},
    "POST /api/keeper/copy": {"why": "A test"},
    "PUT /api/me": {"name": "Somebody"},
    "PUT /api/me/password": {"login": "somebody", "password": "long enough", "old": "long enough"},
    "PUT /api/me/handle": {"handle": None},
    "PUT /api/me/webhook": {"url": None},
    "PUT /api/me/page": {"seen": "all"},
    "PUT /api/me/boards": {"named": True},
    "PUT /api/me/vacation": {"until": None},
    "PUT /api/me/push": {"endpoint": "https://push.example/x", "key": "x", "auth": "x"},
    "PUT /api/me/mail": {"address": None},
    "POST /api/me/bots": {"name": "Boulon"},
    "POST /api/me/tokens": {"title": "tool", "scopes": ["read"]},
    "POST /api/carry": {"secret": "nobody-s-secret"},
    "POST /api/carry/owner": {"secret": "nobody-s-secret"},
    "POST /api/sign-in": {"login": "nobody", "password": "wrong"},
    "POST /api/sign-in/passkey": dict.fromkeys(("id", "client", "authenticator", "signature"), "eA=="),
    "POST /api/me/passkeys/begin": {"login": "somebody", "password": "long enough"},
    "POST /api/me/passkeys": {"id": "eA==", "client": "e30=", "title": "Key", "attestation": "eA=="},
    "PUT /api/me/passkeys/{passkey}": {"title": "Key"},
    "POST /api/recover": {"login": "nobody", "code": "wrong"},
    "POST /api/recover/mail": {"who": "nobody"},
    "POST /api/mail/recover": {"secret": "nobody-s-secret"},
    "POST /api/mail/confirm": {"secret": "nobody-s-secret"},
    "POST /api/me/tidings/read": {"at": 0},
    "POST /api/me/appeals": {"kind": "mute", "text": "It was a joke."},
    "POST /api/keeper/deeds": {"type": "CloseComplaint", "why": "Because.", "complaint": "none"},
}
RANKS = {"nobody": 0, "banned": 0, "guest": 1, "account": 1, "bot": 1, "keeper": 1, "seated": 2, "host": 3}


@pytest.fixture
async def door(tmp_path, anyio_backend):
    async with running(tmp_path, days=Keyring((new_key(YESTERDAY, 30, 1, b"k" * 32),))) as door:
        yield door


def least(route):
    """The rank that one needs."""
    if route in NOBODY:
        return 0
    return 3 if route in HOST else 2 if route in SEATED | WATCHING else 1


def may(role, route):
    """Whether somebody may ask this at all; what comes of it is another matter."""
    operation = OPERATIONS[route]
    if operation.needs is Allowed.KEEPERS:
        return role == "keeper"
    if role == "banned":
        return operation.barred
    if role == "bot" and operation.needs is Allowed.PEOPLE:
        return False
    return RANKS[role] >= least(route)


async def people(door):
    """One of each; who sits at the tables comes last, since they leave."""
    host, seated, banned = [await door.guest(name) for name in ("Hostess", "Seated", "Banned")]
    kim, ann = await keeper_of(door), await door.account("Annie")
    await ann.put("/api/me/page", {"seen": "all"})
    await do(kim, "Ban", guest=await number_of(kim, "Banned"))
    return {
        "nobody": door.stranger(),
        "banned": banned,
        "guest": await door.guest("Guest"),
        "account": await door.account("Account"),
        "bot": await bot_of(door, ann),
        "keeper": kim,
        "seated": seated,
        "host": host,
    }


async def laid(door, host, seated):
    """A table that waits and one whose match is over, both without spectators, and what addresses need."""
    tables = []
    for _ in range(2):
        table = await host.table("me", "open", "link", spectators="nobody")
        await seated.post(f"/api/tables/{table}/take", {"seat": 1})
        tables.append(table)
    live = await door.house.tables.open(tables[1])
    await live.ask(partial(neglect.close, live.proceedings))
    live.seating.status = Status.UNFINISHED
    screen = await host.sit(tables[0])
    filled = {
        "invitation": next(iter(screen.reader["invitations"].values())),
        "handle": "annie",
        "game": "robo-rally",
        "language": "en",
        "name": "server",
        "seat": "1",
        "line": "0",
        "secret": "none",
        "device": "none",
        "bot": "none",
        "program": "none",
        "which": "none",
        "token": "none",
        "passkey": "none",
        "complaint": "none",
        "day": str(YESTERDAY),
        "number": "1",
        "tournament": "none",
        "deal": "none",
        "played": "none",
    }
    return tables, filled


def turn_of(role, route):
    """When something is tried; who was sent away cannot sign out."""
    is_at_the_end = route in ENDING and not (role == "banned" and route == "POST /api/sign-out")
    return ENDING.index(route) if is_at_the_end else -1


async def attempt(person, route, tables, filled):
    """What somebody is told: nothing, or the name of a refusal."""
    method, path = route.split()
    filled = {**filled, "table_id": tables[route in FINISHED]}
    if "lessons/" in path:
        filled["name"] = "first-turn"
    body = None if method in ("GET", "DELETE") else BODIES.get(route, {})
    reply = await person.http.request(method, path.format(**filled), json=body)
    assert reply.status_code < 500, (route, reply.text)
    return reply.json()["type"] if reply.status_code >= 400 else None


async def test_every_address_is_open_to_whom_it_is_for_and_to_nobody_else(door):
    everybody = await people(door)
    wrong = []
    for role, person in everybody.items():
        seated = everybody["seated"] if role == "seated" else await door.guest("Beside")
        tables, filled = await laid(door, everybody["host"], seated)
        for route in sorted(OPERATIONS, key=partial(turn_of, role)):
            if route == ENDLESS and may(role, route):
                continue
            told = await attempt(person, route, tables, filled)
            if (told in NOT_ALLOWED) is may(role, route) or told == "Malformed":
                wrong.append((role, route, told))
            if role == "nobody":
                person.http.cookies.clear()
    assert not wrong


async def test_what_is_for_keepers_is_hidden_from_all_others_as_if_it_were_not_there(door):
    everybody = await people(door)
    tables, filled = await laid(door, everybody["host"], everybody["seated"])
    kept = [route for route, each in OPERATIONS.items() if each.needs is Allowed.KEEPERS]
    assert len(kept) >= 9
    for role, person in everybody.items():
        for route in kept:
            told = await attempt(person, route, tables, filled)
            expected = "Banned" if role == "banned" else "NoSuchPage"
            assert (told == expected) is (role != "keeper"), (role, route, told)


FIELDS = {
    "guest": 1,
    "table": "none",
    "line": 0,
    "tournament": "none",
    "link": "none",
    "appeal": "none",
    "complaint": "none",
    "invitation": False,
    "registrations": True,
    "minutes": 0,
}
"""What deeds are about, where they must say it."""
DEEDS = sorted(get_args(AnyDeed), key=lambda deed: deed is CloseHouse)


async def test_no_deed_of_a_keeper_is_anybody_else_s(door):
    everybody = await people(door)
    keeper = everybody.pop("keeper")
    for deed in DEEDS:
        fields = {field.name: FIELDS[field.name] for field in fieldsof(deed) if field.name in FIELDS}
        wish = {"type": deed.__name__, "why": "Because.", **fields}
        for role, person in everybody.items():
            refused = await person.http.post("/api/keeper/deeds", json=wish)
            expected = "Banned" if role == "banned" else "NoSuchPage"
            assert refused.json()["type"] == expected, (role, deed)
        done = await keeper.http.post("/api/keeper/deeds", json=wish)
        assert done.status_code == 200 or done.json()["type"] not in {*NOT_ALLOWED, "Malformed"}, deed


async def owned(door, ann):
    """What is Ann's alone, by the addresses at which it is changed."""
    phone = door.stranger()
    await phone.post("/api/sign-in", {"login": "ann", "password": PASSWORD["password"]})
    bot = await ann.post("/api/me/bots", {"name": "Boulon"})
    token = await ann.post("/api/me/tokens", {"title": "tool", "scopes": ["read"], "bot": bot["id"]})
    account = await ann.get("/api/me/account")
    device = next(each["id"] for each in account["devices"] if not each["here"])
    wish = {"name": "Cup", "game": "out-of-gears", "form": "swiss", "size": 8}
    cup = (await ann.post("/api/tournaments", wish))["card"]["id"]
    passkey = account["passkeys"][0]["id"]
    return (
        ("DELETE", f"/api/me/devices/{device}", None, "UnknownDevice"),
        ("DELETE", f"/api/me/bots/{bot['id']}", None, "UnknownProgram"),
        ("POST", "/api/me/tokens", {"title": "t", "scopes": ["read"], "bot": bot["id"]}, "UnknownProgram"),
        ("DELETE", f"/api/me/tokens/{token['id']}", None, "UnknownProgram"),
        ("PUT", f"/api/me/passkeys/{passkey}", {"title": "Mine"}, "NoSuchPasskey"),
        ("DELETE", f"/api/me/passkeys/{passkey}", None, "NoSuchPasskey"),
        ("DELETE", f"/api/tournaments/{cup}", None, "NotTheMaker"),
        ("POST", f"/api/tournaments/{cup}/begin", {}, "NotTheMaker"),
    )


async def test_what_is_somebody_s_own_is_nobody_else_s_however_well_they_know_its_name(door):
    ann, _ = await ann_with_one(door)
    everybody = await people(door)
    held = await owned(door, ann)
    before = await ann.get("/api/me/account")
    other = {"nobody": "NoName", "banned": "Banned", "bot": "NotForPrograms"}
    for role, person in everybody.items():
        for method, path, wish, refusal in held:
            told = (await person.http.request(method, path, json=wish)).json().get("type")
            assert told in {other.get(role, refusal), "NoProgramsForGuests"}, (role, method, path)
    assert await ann.get("/api/me/account") == before


async def test_a_report_is_read_by_keepers_alone_not_by_who_made_it(door):
    kim = await keeper_of(door)
    ann, bob, first, second = await two_people(door)
    which = await reported(ann, bob, first, second)
    for person in (ann, bob, door.stranger(), await door.account("Cleo")):
        assert (await person.get(f"/api/keeper/complaints/{which}", 404))["type"] == "NoSuchPage"
    assert (await kim.get(f"/api/keeper/complaints/{which}"))["card"]["id"] == which
