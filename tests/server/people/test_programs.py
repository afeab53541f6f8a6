"""Programs: bots that people keep, tokens by which they are known, and what a token does not open."""

import asyncio
import random
import time

import httpx
import pytest
from sqlalchemy import bindparam, select, update

from rouages.server.operations import OPERATIONS, Allowed
from rouages.server.people.programs import MOST_BOTS, MOST_TOKENS, PREFIX
from rouages.server.people.sessions import DAY, LASTING
from rouages.server.store.database import METADATA, RESULTS, SESSIONS
from rouages.server.wire.programs import Scope
from tests.server.people.test_own_data import unpacked
from tests.server.people.test_sessions import changed
from tests.server.running import Person, running

pytestmark = pytest.mark.anyio

ALL = [scope.value for scope in Scope]


async def account(door, name="Ann"):
    """Somebody who signs in."""
    person = await door.guest(name)
    await person.put("/api/me/password", {"login": name.lower(), "password": "correct horse"})
    return person


def program(door, token):
    """Who sends this token and no cookie."""
    http = httpx.AsyncClient(base_url=door.url, timeout=60, headers={"Authorization": f"Bearer {token}"})
    door.opened.append(http.aclose)
    return Program(door, http, token)


class Program(Person):
    """A program in place of a browser."""

    def __init__(self, door, http, token):
        super().__init__(door, http)
        self.token = token

    async def open(self, table, query="", **headers):
        return await super().open(table, query, Authorization=f"Bearer {self.token}", **headers)


async def bot_of(door, keeper, name="Boulon", scopes=ALL):
    """A bot with a token of these scopes."""
    bot = await keeper.post("/api/me/bots", {"name": name})
    made = await keeper.post("/api/me/tokens", {"title": name, "scopes": scopes, "bot": bot["id"]})
    return program(door, made["token"])


async def reader_of(door, person, scopes=("read",)):
    """A program for somebody themselves."""
    made = await person.post("/api/me/tokens", {"title": "tool", "scopes": scopes})
    return program(door, made["token"])


async def refused(asked, status, kind):
    reply = await asked
    assert (reply.status_code, reply.json()["type"]) == (status, kind)
    return reply


async def test_a_bot_lays_a_table_and_plays_a_whole_match(door):
    boulon = await bot_of(door, await account(door))
    me = await boulon.get("/api/me")
    assert (me["name"], me["login"], me["keeper"]) == ("Boulon", None, "Ann")
    screen = await boulon.sit(await boulon.table("me", "bot:random"))
    await screen.play_on(random.Random(1))
    assert screen.seats[0]["keeper"] == "Ann"
    assert screen.seats[1]["keeper"] is None
    assert (await boulon.get("/api/statistics"))["mine"][0]["played"] == 1


async def test_a_token_is_shown_once_and_nowhere_kept(door):
    ann = await account(door)
    boulon = await bot_of(door, ann)
    assert boulon.token.startswith(PREFIX)
    assert len(boulon.token) > 50
    account_page = (await ann.http.get("/api/me/account")).text
    file = (await ann.http.get("/api/me/data")).content
    kept = [
        repr(tuple(row))
        for table in METADATA.sorted_tables
        for row in await door.house.storage.rows(select(table))
    ]
    for told in (account_page, repr(file), *kept):
        assert boulon.token not in told
    [card] = (await ann.get("/api/me/account"))["tokens"]
    assert (card["title"], card["scopes"], card["first"], card["last"]) == ("Boulon", ALL, None, None)


async def test_when_a_token_was_first_and_last_used_is_told(door):
    ann = await account(door)
    boulon = await bot_of(door, ann)
    await boulon.get("/api/me")
    [card] = (await ann.get("/api/me/account"))["tokens"]
    assert card["first"] == card["last"] == pytest.approx(time.time(), abs=60)
    then = time.time() - 3 * DAY
    await changed(door, update(SESSIONS).values(seen=bindparam("then"), first=bindparam("then")), then=then)
    await boulon.get("/api/me")
    [card] = (await ann.get("/api/me/account"))["tokens"]
    assert (card["first"], card["last"]) == (then, pytest.approx(time.time(), abs=60))


@pytest.mark.parametrize("scope", ALL)
async def test_a_token_opens_what_its_scope_says_and_nothing_else(door, scope):
    """Every address of the house is tried."""
    ann = await account(door)
    boulon = await bot_of(door, ann, scopes=[scope])
    table = await ann.table("me", "open")
    for route, operation in OPERATIONS.items():
        method, path = route.split()
        if path == "/api/events":
            continue
        reply = await boulon.http.request(method, path.replace("{table_id}", table), json={})
        kind = reply.json().get("type") if reply.status_code >= 400 else None
        if operation.needs is Allowed.PEOPLE:
            assert (reply.status_code, kind) == (403, "NotForPrograms"), route
        elif operation.needs is Allowed.KEEPERS:
            assert (reply.status_code, kind) == (404, "NoSuchPage"), route
        elif operation.needs in (Allowed.ANYBODY, scope):
            assert kind not in ("NotForPrograms", "ScopeMissing", "UnknownToken"), route
        else:
            assert (reply.status_code, kind) == (403, "ScopeMissing"), route
            assert reply.json()["scope"] == operation.needs
        assert "set-cookie" not in reply.headers, route


async def test_a_socket_needs_the_scope_to_play(door):
    ann = await account(door)
    table = await ann.table("me", "open", spectators="anyone")
    screen = await (await bot_of(door, ann, scopes=["read", "host"])).open(table)
    code, heard = await screen.closed()
    assert (code, heard[-1]["refusal"]) == (4403, {"type": "ScopeMissing", "scope": "play"})


async def test_a_wrong_token_is_refused_and_opens_nothing(door):
    ann = await account(door)
    table = await ann.table("me", "open", spectators="anyone")
    for wrong in (PREFIX + "x" * 43, "nonsense", ann.http.cookies["rouages"]):
        stranger = program(door, wrong)
        reply = await refused(stranger.http.get("/api/me"), 401, "UnknownToken")
        assert reply.headers["www-authenticate"] == "Bearer"
        await refused(stranger.http.post("/api/tables", json={}), 401, "UnknownToken")
        code, heard = await (await stranger.open(table)).closed()
        assert (code, heard[-1]["refusal"]["type"]) == (4401, "UnknownToken")


async def test_a_token_is_no_cookie(door):
    boulon = await bot_of(door, await account(door))
    thief = door.stranger()
    thief.http.cookies.set("rouages", boulon.token, domain="127.0.0.1")
    assert (await thief.get("/api/me"))["name"] is None


async def test_whoever_sends_a_token_is_not_known_by_a_cookie_beside_it(door):
    """So no other site gains anything by sending one with the cookie of who looks at it."""
    ann, bob = await account(door), await account(door, "Bob")
    boulon = await bot_of(door, bob)
    elsewhere = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
    both = {"Authorization": f"Bearer {boulon.token}", "Cookie": ann.cookie}
    async with httpx.AsyncClient(base_url=door.url) as http:
        assert (await http.get("/api/me", headers=both)).json()["name"] == "Boulon"
        made = await http.post("/api/tables", headers=both | elsewhere, json=two_seats())
        assert (await ann.get(f"/api/tables/{made.json()['id']}"))["mine"] == []
        wrong = {"Authorization": "Bearer x", "Cookie": ann.cookie, **elsewhere}
        await refused(http.put("/api/me", headers=wrong, json={"name": "Eve"}), 401, "UnknownToken")
        without = {"Cookie": ann.cookie, **elsewhere}
        await refused(http.put("/api/me", headers=without, json={"name": "Eve"}), 403, "ForeignOrigin")


def two_seats():
    return {"game": "out-of-gears", "seats": [{"kind": "me"}, {"kind": "bot"}]}


async def test_a_token_in_an_address_is_refused_wherever_it_stands(door):
    boulon = await bot_of(door, await account(door))
    token = boulon.token
    hidden = "".join(f"%{ord(letter):02x}" for letter in token)
    for address in (
        f"/api/me?token={token}",
        f"/api/me?access_token={hidden}",
        f"/api/tables/{token}",
        f"/?{token}",
    ):
        reply = await refused(door.stranger().http.get(address), 400, "TokenInAddress")
        assert token not in reply.text


async def test_no_log_holds_a_token(door, caplog):
    caplog.set_level("DEBUG")
    boulon = await bot_of(door, await account(door))
    await boulon.get("/api/me")
    await boulon.http.get(f"/api/me?token={boulon.token}")
    await program(door, boulon.token + "x").http.get("/api/me")
    ours = [
        record.getMessage() + repr(record.__dict__)
        for record in caplog.records
        if record.name.startswith("rouages")
    ]
    assert not [line for line in ours if boulon.token in line]


async def test_what_plays_is_a_bot_and_a_bot_is_kept_by_an_account(door):
    ann = await door.guest("Ann")
    for path, wish in (("bots", {"name": "Boulon"}), ("tokens", {"title": "x", "scopes": ["read"]})):
        assert (await ann.post(f"/api/me/{path}", wish, status=409))["type"] == "NoProgramsForGuests"
    await ann.put("/api/me/password", {"login": "ann", "password": "correct horse"})
    wish = {"title": "x", "scopes": ["play"]}
    assert (await ann.post("/api/me/tokens", wish, status=409))["type"] == "OnlyBotsPlay"
    assert (await ann.post("/api/me/tokens", {**wish, "scopes": []}, status=400))["type"] == "Malformed"
    assert (await ann.post("/api/me/tokens", {**wish, "scopes": ["all"]}, status=400))["type"] == "Malformed"


async def test_nobody_ends_or_uses_the_programs_of_another(door):
    ann, bob = await account(door), await account(door, "Bob")
    boulon = await bot_of(door, ann)
    own = await ann.get("/api/me/account")
    [bot], [token] = own["bots"], own["tokens"]
    for path in (f"/api/me/tokens/{token['id']}", f"/api/me/bots/{bot['id']}"):
        assert (await bob.delete(path, status=404))["type"] == "UnknownProgram"
    wish = {"title": "mine", "scopes": ["play"], "bot": bot["id"]}
    assert (await bob.post("/api/me/tokens", wish, status=404))["type"] == "UnknownProgram"
    assert (await boulon.get("/api/me"))["name"] == "Boulon"


async def test_there_is_an_end_to_how_many_one_has(door):
    ann = await account(door)
    for number in range(MOST_BOTS):
        await ann.post("/api/me/bots", {"name": f"Boulon {number}"})
    for _ in range(MOST_TOKENS):
        await ann.post("/api/me/tokens", {"title": "x", "scopes": ["read"]})
    assert (await ann.post("/api/me/bots", {"name": "more"}, status=409))["most"] == MOST_BOTS
    wish = {"title": "x", "scopes": ["read"]}
    assert (await ann.post("/api/me/tokens", wish, status=409))["most"] == MOST_TOKENS


async def end_one(ann):
    [card] = (await ann.get("/api/me/account"))["tokens"]
    await ann.delete(f"/api/me/tokens/{card['id']}")


async def end_bot(ann):
    [bot] = (await ann.get("/api/me/account"))["bots"]
    await ann.delete(f"/api/me/bots/{bot['id']}")


async def sign_out_everywhere(ann):
    await ann.delete("/api/me/devices")


async def new_password(ann):
    new = {"login": "ann", "password": "battery staple", "old": "correct horse"}
    await ann.put("/api/me/password", new)


async def leave(ann):
    await ann.post("/api/me/leave", {"password": "correct horse"})


@pytest.mark.parametrize("how", [end_one, end_bot, sign_out_everywhere, new_password, leave])
async def test_a_token_ends_and_what_was_open_by_it_is_closed(door, how):
    ann = await account(door)
    boulon = await bot_of(door, ann)
    screen = await boulon.sit(await boulon.table("me", "bot"))
    await screen.asked()
    await how(ann)
    await asyncio.wait_for(screen.closed(), 10)
    await refused(boulon.http.get("/api/me"), 401, "UnknownToken")


async def test_signing_out_here_ends_no_token(door):
    ann = await account(door)
    boulon = await bot_of(door, ann)
    await ann.post("/api/sign-out", {})
    assert (await boulon.get("/api/me"))["name"] == "Boulon"


async def test_a_token_that_nobody_used_for_long_is_forgotten_and_its_bot_is_not(door):
    ann = await account(door)
    boulon = await bot_of(door, ann)
    old = update(SESSIONS).where(SESSIONS.c.scopes.is_not(None)).values(seen=bindparam("then"))
    await changed(door, old, then=time.time() - LASTING - DAY)
    await door.house.sweep()
    await refused(boulon.http.get("/api/me"), 401, "UnknownToken")
    assert [bot["name"] for bot in (await ann.get("/api/me/account"))["bots"]] == ["Boulon"]


async def test_a_match_with_a_bot_is_rated_for_nobody(door):
    ann = await account(door)
    boulon = await bot_of(door, ann)
    table = await ann.table("me", "open")
    await boulon.post(f"/api/tables/{table}/take", {})
    first, second = await ann.sit(table), await boulon.sit(table)
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    rows = await door.house.storage.rows(select(RESULTS.c.rated))
    assert [row.rated for row in rows] == [False, False]
    assert (await ann.get("/api/statistics"))["rankings"] == []


async def test_whom_a_host_has_blocked_sends_no_bot_in_their_place(door):
    ann, bob = await door.account("Ann"), await door.account("Bob")
    boulon = await bot_of(door, bob)
    await ann.put("/api/players/bob/tie", {"tie": "block"})
    screen = await ann.sit(await ann.table("me", "link"))
    (link,) = screen.reader["invitations"].values()
    assert (await boulon.post(f"/api/join/{link}", {}, status=403))["type"] == "SeatsForOthers"
    await ann.put("/api/players/bob/tie", {"tie": None})
    assert (await boulon.post(f"/api/join/{link}", {}))["seat"] == 1


async def test_a_bot_takes_open_seats_of_its_keeper_and_of_bots_and_others_by_a_link(door):
    ann, bob = await account(door), await account(door, "Bob")
    boulon, ecrou = await bot_of(door, ann), await bot_of(door, bob, "Écrou")
    own, bots = await ann.table("me", "open"), await ecrou.table("me", "open")
    strangers = await bob.table("me", "open", "link")
    for table in (own, bots):
        await boulon.post(f"/api/tables/{table}/take", {})
    assert (await boulon.post(f"/api/tables/{strangers}/take", {}, status=403))["type"] == "PeopleOnly"
    screen = await bob.sit(strangers)
    [link] = screen.reader["invitations"].values()
    seat = (await boulon.post(f"/api/join/{link}", {}))["seat"]
    assert (await bob.get(f"/api/tables/{strangers}"))["seats"][seat]["keeper"] == "Ann"
    await boulon.post(f"/api/tables/{strangers}/rise", {})
    assert (await bob.get(f"/api/tables/{strangers}"))["seats"][seat]["keeper"] is None


async def test_a_keeper_s_new_name_is_read_where_the_bot_sits(door):
    ann = await account(door)
    boulon = await bot_of(door, ann)
    table = await boulon.table("me", "open")
    await ann.put("/api/me", {"name": "Anne"})
    [seat, _] = (await ann.get(f"/api/tables/{table}"))["seats"]
    assert (seat["name"], seat["keeper"]) == ("Boulon", "Anne")
    assert (await boulon.get("/api/me"))["keeper"] == "Anne"


async def test_bots_leave_with_who_keeps_them_and_nothing_says_who_that_was(door):
    ann, bob = await account(door, "Annabel"), await account(door, "Bob")
    boulon = await bot_of(door, ann)
    table = await bob.table("me", "link")
    screen = await bob.sit(table)
    [link] = screen.reader["invitations"].values()
    await boulon.post(f"/api/join/{link}", {})
    await boulon.sit(table)
    await screen.asked()
    await ann.post("/api/me/leave", {"password": "correct horse"})
    seat = (await bob.get(f"/api/tables/{table}"))["seats"][1]
    assert (seat["name"], seat["keeper"], seat["left"], seat["away"]) == ("", "", True, True)
    kept = [
        repr(tuple(row))
        for each in METADATA.sorted_tables
        for row in await door.house.storage.rows(select(each))
    ]
    assert not [row for row in kept if "Annabel" in row or "annabel" in row or "Boulon" in row]


async def test_one_program_asks_too_often_and_its_keeper_does_not_wait(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann = await account(door)
        boulon = await bot_of(door, ann)
        statuses = {(await boulon.http.get("/api/me")).status_code for _ in range(610)}
        assert statuses == {200, 429}
        assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_everything_of_programs_is_in_the_file_of_who_keeps_them(door):
    ann = await account(door)
    await bot_of(door, ann)
    await reader_of(door, ann)
    own, _ = await unpacked(ann)
    assert own["bots"] == ["Boulon"]
    tokens = {token["title"]: (token["bot"], token["scopes"]) for token in own["tokens"]}
    assert tokens == {"Boulon": ("Boulon", ALL), "tool": (None, ["read"])}
