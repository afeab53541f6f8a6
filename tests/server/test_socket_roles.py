"""Who may send what: every message of the sockets, tried by everybody from a stranger to the host."""

from typing import get_args

import pytest
import websockets

from rouages.server.operations import SOCKETS
from rouages.tables.wire.messages import FromClient
from tests.server.people.test_keepers import do, keeper_of, number_of
from tests.server.people.test_own_data import finished
from tests.server.people.test_programs import bot_of, reader_of
from tests.server.test_play import two_people
from tests.server.tournaments.playing import make

pytestmark = pytest.mark.anyio

NOT_ALLOWED = {"NotYourSeat", "NoName", "NotHost", "NotLeading"}
"""The refusals that say: not you."""
SEATS = {"host": 0, "seated": 1}
LOOKING = ("keeper", "guest", "account", "bot", "nobody", "shared")
"""Those who sit nowhere; `shared` is a screen that the host has opened for all to look at."""
ALL, KNOWN, SIT, OWN, HOST, LEADER = "all", "known", "sit", "own", "host", "leader"
START = {"seat": None, "moment": 0}
PLAYING = {
    "Answer": (OWN, {"question": 0, "option": 0}),
    "Undo": (OWN, {}),
    "Consent": (OWN, {"agrees": True}),
    "Why": (OWN, {"choice": {"type": "Nothing"}}),
    "Return": (OWN, {}),
    "StandingNo": (OWN, {"about": "Programme", "stands": True}),
    "OnlyOption": (OWN, {"taken": True}),
    "Look": (OWN, {}),
    "Telling": (OWN, {"seconds": 1}),
    "Told": (OWN, {}),
    "Remind": (SIT, {"seat": 0}),
    "StandIn": (HOST, {"seat": 0}),
    "PlayOn": (SIT, {}),
    "Stop": (SIT, {"agrees": False}),
    "Say": (KNOWN, {"text": "Hello"}),
    "Relate": (ALL, {"first": 0, "last": 0}),
    "InView": (ALL, {"visible": True}),
    "Ping": (ALL, {}),
    "Leave": (OWN, {}),
    "Concede": (OWN, {}),
}
"""By message: for whom it is, and what it says. What ends something for its sender comes last."""
WAITING = {"Contribute": (SIT, {"value": "0" * 32})}
OVER = {
    "JoinGathering": (ALL, {}),
    "Follow": (ALL, {"follows": True}),
    "Lead": (LEADER, {"shown": START}),
    "GiveLead": (LEADER, {"person": 99}),
    "AskLead": (KNOWN, {"wants": True}),
    "TakeLead": (KNOWN, {}),
    "LeaveGathering": (ALL, {}),
    "Gather": (KNOWN, {"shown": START}),
}


def may(role, who, seat):
    """Whether a message for some people may be sent by this one, about a seat."""
    return {
        ALL: True,
        KNOWN: role not in ("nobody", "shared"),
        SIT: role in SEATS,
        OWN: SEATS.get(role) == seat,
        HOST: role == "host",
        LEADER: role == "leader",
    }[who]


async def onlookers(door, host, table):
    """A screen of everybody who sits nowhere."""
    people = {
        "keeper": await keeper_of(door),
        "guest": await door.guest("Guest"),
        "account": await door.account("Account"),
        "bot": await bot_of(door, await door.account("Annie")),
        "nobody": door.stranger(),
    }
    screens = {role: await person.open(table) for role, person in people.items()}
    screens["shared"] = await host.open(table, "?seat=public")
    for screen in screens.values():
        await screen.until(lambda screen=screen: screen.reader)
    assert tuple(screens) == LOOKING
    return screens


async def wrongs(screens, messages, **also):
    """Which attempts went otherwise than they should: at every seat where one is named."""
    found = []
    for kind, (who, fields) in messages.items():
        for role, screen in screens.items():
            for seat in SEATS.values() if who is OWN else (None,):
                at = {"seat": seat} if who is OWN else also if kind == "JoinGathering" else {}
                told = await screen.reply(kind, **fields, **at)
                refusal = told["refusal"]["type"] if told["type"] == "Refused" else None
                if (refusal in NOT_ALLOWED) is may(role, who, seat) or refusal == "Malformed":
                    found.append((kind, role, seat, refusal))
    return found


def test_every_message_is_for_somebody():
    """Whoever adds one says here for whom it is."""
    assert {kind.__name__ for kind in get_args(FromClient)} == {*PLAYING, *WAITING, *OVER}


async def test_only_who_sits_gives_chance_to_a_match_that_waits(door):
    host, seated = await door.guest("Host"), await door.guest("Seated")
    table = await host.table("me", "open", "open")
    await seated.post(f"/api/tables/{table}/take", {"seat": 1})
    screens = await onlookers(door, host, table)
    for role, person in (("host", host), ("seated", seated)):
        screens[role] = await person.open(table)
        await screens[role].until(lambda screen=screens[role]: screen.reader)
    assert await wrongs(screens, WAITING) == []


async def test_every_message_to_a_match_is_heeded_from_whom_it_is_for_and_from_nobody_else(door):
    host, _, first, second = await two_people(door)
    screens = {**await onlookers(door, host, first.table["id"]), "seated": second, "host": first}
    assert await wrongs(screens, PLAYING) == []


async def test_who_looks_at_a_film_together_leads_only_if_they_lead(door):
    ann, bob, table, _ = await finished(door)
    leader = await ann.sit(table)
    await leader.reply("Gather", shown=START)
    screens = await onlookers(door, ann, table)
    screens["seated"] = await bob.sit(table)
    assert await wrongs(screens, OVER, gathering=leader.gathering["id"]) == []
    assert await wrongs({"leader": leader}, {kind: OVER[kind] for kind in ("Lead", "GiveLead")}) == []


async def test_no_socket_opens_to_who_was_sent_away_nor_beyond_a_token(door):
    kim, host = await keeper_of(door), await door.guest("Host")
    banned, ann = await door.guest("Banned"), await door.account("Annie")
    table = await host.table("me", "open", spectators="nobody")
    await do(kim, "Ban", guest=await number_of(kim, "Banned"))
    reader = await reader_of(door, ann)
    tournament = (await make(host))["card"]["id"]
    expected = {
        ("banned", "/api/tables/{table_id}/play"): 4403,
        ("banned", "/api/lobby/live"): 403,
        ("banned", "/api/pairing/live"): 403,
        ("banned", "/api/tournaments/live"): 403,
        ("banned", "/api/tournaments/{tournament}/live"): 403,
        ("reader", "/api/tables/{table_id}/play"): 4403,
        ("reader", "/api/lobby/live"): None,
        ("reader", "/api/pairing/live"): 403,
        ("reader", "/api/tournaments/live"): None,
        ("reader", "/api/tournaments/{tournament}/live"): None,
        ("stranger", "/api/tables/{table_id}/play"): 4403,
        ("stranger", "/api/lobby/live"): None,
        ("stranger", "/api/pairing/live"): None,
        ("stranger", "/api/tournaments/live"): None,
        ("stranger", "/api/tournaments/{tournament}/live"): None,
    }
    assert {path for _, path in expected} == set(SOCKETS)
    headers = {
        "banned": {"Cookie": banned.cookie},
        "reader": {"Authorization": reader.http.headers["authorization"]},
        "stranger": {},
    }
    told = {}
    for role, path in expected:
        address = f"ws://127.0.0.1:{door.port}{path.format(table_id=table, tournament=tournament)}"
        told[role, path] = await refused_with(address, headers[role])
    assert told == expected


async def refused_with(address, headers):
    """With which status a socket is not opened, or with which code it is closed; none if it tells more."""
    try:
        async with websockets.connect(address, additional_headers=headers) as socket:
            while "Refused" in await socket.recv():
                pass
    except websockets.InvalidStatus as refused:
        return refused.response.status_code
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code
    return None
