"""What is refused: foreign sites, too much, too often, nonsense; and guessing."""

import asyncio
import json
import random
import re
from pathlib import Path

import httpx
import pytest
import websockets

from rouages.server.http.pages import PAGES
from rouages.server.http.players import PlayerRoutes
from rouages.server.http.protection import POLICY
from rouages.server.http.routes import Routes
from rouages.server.visitors import address_of
from rouages.tables.asking import requests
from rouages.tables.wire.messages import FromClient
from rouages.tables.wire.refusals import Malformed
from tests.server.running import becomes, running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

MAIN = Path(__file__).parents[3] / "web" / "src" / "main.ts"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example"]
)
async def test_another_site_can_change_nothing_and_open_no_socket(door, origin):
    ann = await door.guest("Ann")
    refused = await ann.put("/api/me", {"name": "Eve"}, status=403, Origin=origin)
    assert refused["type"] == "ForeignOrigin"
    assert (await ann.get("/api/me"))["name"] == "Ann"
    table = await ann.table("me", "bot")
    with pytest.raises(websockets.InvalidStatus) as refusal:
        await ann.open(table, Origin=origin)
    assert refusal.value.response.status_code == 403


SECURE = {"X-Forwarded-Proto": "https"}


@pytest.mark.parametrize("scheme", ["http", "ftp", ""])
async def test_on_a_secure_site_a_page_that_is_not_is_foreign(door, scheme):
    ann = await door.guest("Ann")
    origin = {"Origin": door.url.replace("http", scheme)}
    refused = await ann.put("/api/me", {"name": "Eve"}, status=403, **origin, **SECURE)
    assert refused["type"] == "ForeignOrigin"
    table = await ann.table("me", "bot")
    with pytest.raises(websockets.InvalidStatus):
        await ann.open(table, **origin, **SECURE)
    safe = {"Origin": door.url.replace("http", "https")}
    await ann.put("/api/me", {"name": "Anne"}, **safe, **SECURE)


async def test_a_secure_site_asks_to_be_called_securely_only(door):
    async with httpx.AsyncClient(base_url=door.url) as http:
        for path in ("/", "/api/me", "/missing.png"):
            secure = await http.get(path, headers=SECURE)
            assert secure.headers["strict-transport-security"] == "max-age=31536000"
            assert "strict-transport-security" not in (await http.get(path)).headers


@pytest.mark.parametrize(
    "path",
    [
        "/a.%00",
        f"/{'a' * 300}.png",
        "/assets/%00",
        f"/assets/{'a' * 300}.js",
        "/a/../b.%ff",
        "/%00",
        "/api/%00",
    ],
)
async def test_names_that_no_file_can_have_are_found_nowhere(door, path):
    async with httpx.AsyncClient(base_url=door.url) as http:
        assert (await http.get(path)).status_code == 404


async def test_an_origin_that_is_no_address_is_foreign(door):
    ann = await door.guest("Ann")
    await ann.put("/api/me", {"name": "Eve"}, status=403, Origin="http://[")


async def test_our_own_pages_may(door):
    ann = await door.guest("Ann")
    await ann.put("/api/me", {"name": "Anne"}, Origin=door.url)
    screen = await ann.open(await ann.table("me", "bot"), Origin=door.url)
    assert (await screen.receive())["type"] == "Snapshot"


async def test_a_browser_that_says_it_comes_from_elsewhere_is_believed(door):
    ann = await door.guest("Ann")
    refused = await ann.put("/api/me", {"name": "Eve"}, status=403, **{"Sec-Fetch-Site": "cross-site"})
    assert refused["type"] == "ForeignOrigin"


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "", "[", "localhost.evil.example:80"]
)
async def test_a_name_that_somebody_else_points_at_us_is_refused(door, host):
    async with httpx.AsyncClient(base_url=door.url) as http:
        answer = await http.get("/api/me", headers={"Host": host})
        assert answer.status_code == 421
        assert (await http.get("/api/me", headers={"Host": "localhost:1234"})).status_code == 200


async def test_a_host_s_own_name_is_answered_to(tmp_path):
    async with running(tmp_path, names=("games.example",)) as door:
        answer = await door.stranger().http.get("/api/me", headers={"Host": "games.example"})
        assert answer.status_code == 200


async def test_every_page_has_a_strict_policy(door):
    async with httpx.AsyncClient(base_url=door.url) as http:
        for path in ("/", "/api/me", "/api/nothing", "/table/x", "/missing.png", "/assets/missing.js"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "unsafe" not in policy
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


async def test_other_sites_may_frame_a_film_and_nothing_else(tmp_path):
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>the client")
    pages = [f"/{page}/abc" if page else "/" for page in sorted(PAGES)]
    near = [
        "/embedded/abc",
        "/table/embed",
        "/replay/embed/abc",
        "/@embed",
        "/embed.png",
        "/api/embed",
        "/Embed/a",
    ]
    async with running(tmp_path, static=static) as door, httpx.AsyncClient(base_url=door.url) as http:
        for path in [*pages, *near]:
            for cookie in ("", "rouages_house=pocket"):
                headers = (await http.get(path, headers={"Cookie": cookie})).headers
                policy = headers["content-security-policy"]
                is_film = path == "/embed/abc"
                assert ("frame-ancestors *" in policy) is is_film
                assert ("frame-ancestors 'none'" in policy) is not is_film
                assert ("x-robots-tag" in headers) == is_film
                assert ("frame-src 'self'" in policy) is is_film
                assert POLICY.partition("; frame-ancestors")[0] in policy
                assert "set-cookie" not in headers


@pytest.mark.parametrize(
    "path", ["/..%2f..%2fpyproject.toml", "/assets/..%2f..%2fapp.py", "/.built-from", "/%2e%2e/app.py"]
)
async def test_only_the_client_s_own_files_are_served(tmp_path, path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (tmp_path / "app.py").write_text("secret")
    (static / ".built-from").write_text("secret")
    (static / "index.html").write_text("<!doctype html>the client")
    (static / "assets" / "app-1234.js").write_text("code")
    (static / "icon.svg").write_text("<svg/>")
    async with running(tmp_path, static=static) as door, httpx.AsyncClient(base_url=door.url) as http:
        assert "secret" not in (await http.get(path)).text
        for page in ("/", "/table/abc", "/join/abc"):
            answer = await http.get(page)
            assert "the client" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        assert "immutable" in (await http.get("/assets/app-1234.js")).headers["cache-control"]
        assert (await http.get("/icon.svg")).text == "<svg/>"


async def test_an_address_that_leads_nowhere_is_a_true_404(tmp_path):
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>the client")
    async with running(tmp_path, static=static) as door, httpx.AsyncClient(base_url=door.url) as http:
        for page, status in (
            ("/", 200),
            ("/table/abc", 200),
            ("/nope", 404),
            ("/t/abc", 404),
            ("/tables", 404),
        ):
            answer = await http.get(page)
            assert (answer.status_code, "the client" in answer.text) == (status, True)


@pytest.mark.skipif(not MAIN.is_file(), reason="the sources of the client are not here")
def test_the_server_knows_the_pages_of_the_client():
    (listed,) = re.findall(r"const pages = \{(.*?)\};", MAIN.read_text(), re.DOTALL)
    assert set(re.findall(r"^ +(\w+):", listed, re.MULTILINE)) == PAGES - {""}


async def test_a_client_that_was_not_built_is_said_not_to_be(tmp_path):
    async with (
        running(tmp_path, static=tmp_path / "none") as door,
        httpx.AsyncClient(base_url=door.url) as http,
    ):
        answer = await http.get("/")
        assert answer.status_code == 503
        assert "not built" in answer.text


async def test_large_bodies_are_refused(door):
    ann = await door.guest("Ann")
    refused = await ann.put("/api/me", {"name": "A" * 50_000}, status=413)
    assert refused["type"] == "TooLarge"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"name": 5}', b'{"name": "A", "rank": 1}', b"\xff", b"[" * 9000]
)
async def test_bodies_that_cannot_be_read_are_refused(door, body):
    ann = await door.guest("Ann")
    answer = await ann.http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["type"]) == (400, "Malformed")
    plain = await ann.http.put("/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": "text/plain"})
    assert plain.status_code == 400


async def test_a_large_message_ends_the_connection_and_harms_nobody_else(door):
    _, _, first, second = await two_people(door)
    await first.socket.send(json.dumps({"type": "Say", "text": "A" * 5000}))
    assert (await first.closed())[0] == 1009
    await second.answer(0)


@pytest.mark.parametrize("size", [100, 125, 126, 127, 900])
async def test_messages_of_every_length_and_in_pieces_are_read(door, size):
    _, _, first, second = await two_people(door)
    text = json.dumps({"type": "Say", "text": "A" * 300 + "é", "ref": 1})
    text += " " * max(0, size - len(text))
    await first.socket.send(text)
    await first.socket.send([text[:20], text[20:90], text[90:]])
    await first.socket.send(text.encode())
    await second.until(lambda: len(second.lines) == 3)
    raw = first.socket.transport
    await first.socket.ping()
    frame = bytes((0x81, 0x80 | 15)) + b"\0\0\0\0" + b'{"type":"Ping"}'
    for byte in frame + frame:
        raw.write(bytes((byte,)))
        await asyncio.sleep(0)
    heard = []
    while heard.count("Pong") < 2:
        heard.append((await first.receive())["type"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"Answer"',
        '{"type":"Answer"}',
        '{"type":"Snapshot"}',
        '{"type":"Ping","extra":1}',
        '{"type":"Answer","seat":-1,"question":1,"option":0}',
        '{"type":"Answer","seat":0,"question":1e99,"option":0}',
        '{"type":"Answer","seat":0,"question":1,"option":"0"}',
        '{"type":"Contribute","value":"zz"}',
        "[" * 3000,
        '{"type":"Why","seat":0,"choice":' + "[" * 3000 + "}",
    ],
)
async def test_messages_that_cannot_be_read_are_refused_and_change_nothing(door, text):
    _, _, first, _ = await two_people(door)
    before = dict(first.parts)
    await first.socket.send(text)
    assert (await first.receive())["refusal"]["type"] == "Malformed"
    assert first.parts == before
    await first.answer(0)


async def test_nothing_but_nonsense_ends_the_connection(door):
    _, _, first, second = await two_people(door)
    for _ in range(30):
        await first.socket.send("nonsense")
    assert (await first.closed())[0] == 4429
    await second.answer(0)


async def test_too_frequent_messages_are_refused_and_then_end_the_connection(tmp_path):
    async with running(tmp_path, messages_a_second=5) as door:
        ann = await door.guest("Ann")
        screen = await ann.sit(await ann.table("me", "bot"))
        for number in range(60):
            await screen.send("Ping", ref=number)
        code, heard = await screen.closed()
        assert code == 4429
        refusals = [message["refusal"]["type"] for message in heard if message["type"] == "Refused"]
        assert set(refusals) == {"TooFrequent"}
        assert 15 <= sum(message["type"] == "Pong" for message in heard) <= 25


async def test_guessing_at_tables_and_invitations_is_stopped(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann = await door.guest("Ann")
        table = await ann.table("me", "link")
        eve = door.stranger()
        found = [(await eve.http.get(f"/api/join/guess{number}")).status_code for number in range(310)]
        assert found[0] == 404
        assert found[-1] == 429
        screen = await eve.open(table)
        assert (await screen.receive())["refusal"]["type"] == "TooFrequent"


async def test_nobody_floods_the_chat(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann = await door.guest("Ann")
        screen = await ann.sit(await ann.table("me", "bot"))
        for number in range(40):
            assert (await screen.reply("Say", text=f"line {number}"))["type"] == "Done"
        assert await screen.refused("Say", text="one more") == "TooFrequent"


async def test_passwords_are_not_guessed(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann = await door.guest("Ann")
        await ann.put("/api/me/password", {"login": "ann", "password": "correct horse"})
        guess = {"login": "ann", "password": "incorrect"}
        found = [(await door.stranger().http.post("/api/sign-in", json=guess)).status_code for _ in range(14)]
        assert set(found[:5]) == {403}
        assert found[-1] == 429


async def test_a_login_is_one_however_it_is_written(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann = await door.guest("Ann")
        await ann.put("/api/me/password", {"login": "ann", "password": "correct horse"})
        found = []
        for number in range(14):
            login = "\u200b" * number + " ANN "[number % 2 :]
            guess = {"login": login, "password": "incorrect"}
            # Each from an address of its own: only the login is counted.
            headers = {"X-Forwarded-For": f"192.0.2.{number}"}
            found.append(
                (await door.stranger().http.post("/api/sign-in", json=guess, headers=headers)).status_code
            )
        assert set(found[:5]) == {403}
        assert found[-1] == 429


async def test_a_network_s_addresses_are_counted_as_one(tmp_path):
    async with running(tmp_path, limits=True) as door:
        eve = door.stranger()

        async def guess(address):
            return (await eve.http.get("/api/join/guess", headers={"X-Forwarded-For": address})).status_code

        found = [await guess(f"2001:db8:1:2::{number:x}") for number in range(310)]
        assert found[0] == 404
        assert found[-1] == 429
        assert await guess("2001:db8:1:3::1") == 404


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:a:b:c:d", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a socket", "a socket"),
        (None, "nowhere"),
    ],
)
def test_what_is_counted_as_one_address(address, counted):
    assert address_of({"client": (address, 1) if address else None}) == counted


SHAPES = {kind.__name__: kind.__struct_fields__ for kind in FromClient.__args__}
VALUES = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    7,
    2**31 - 1,
    2**40,
    1.5,
    "",
    "a" * 1001,
    "\u0000",
    "ab" * 16,
    [],
    {},
    [[]],
    {"type": "Target", "number": 1},
    {"type": "Programme", "action": "harvest"},
    {"type": "Programme", "action": 3},
]


async def test_random_messages_are_all_answered(door, caplog):
    rng = random.Random(7)
    _, _, first, second = await two_people(door, undo="consent")
    for number in range(1500):
        # Who has conceded has nothing more to say: that comes late.
        kind = rng.choice([kind for kind in SHAPES if kind != "Concede" or number > 1400])
        fields = {name: rng.choice(VALUES) for name in SHAPES[kind] if rng.random() < 0.95}
        if rng.random() < 0.6:
            fields |= {name: rng.randrange(3) for name in ("seat", "option") if name in SHAPES[kind]}
            asked = first.question()
            if "question" in SHAPES[kind] and asked:
                fields["question"] = asked["question"]
        message = {"type": kind, **fields, "ref": number}
        try:
            requests.read(json.dumps(message))
            readable = True
        except Malformed:
            readable = False
        await first.socket.send(json.dumps(message))
        while (heard := await first.receive()).get("ref") != (number if readable else None) or heard[
            "type"
        ] == "Snapshot":
            pass
        if heard["type"] == "Refused":
            assert heard["refusal"]["type"] not in ("RulesStumbled", "NotSaved")
        if number % 50 == 0:
            await second.reply("Ping")  # Whoever reads nothing for long is hung up on.
    assert "stumbled" not in caplog.text
    live = door.house.tables.live[first.table["id"]]
    # A bot plays for who conceded: what it still thinks about is not stored yet.
    await becomes(lambda: not live.bots.thinking and not live.inbox.is_busy)
    assert live.play.match.answers
    stored = await door.house.tables.ledger.read(live.id)
    again = type(live)(live.outside, stored)
    assert again.play.match == live.play.match
    assert again.play.asked == live.play.asked


PATHS = [route.path for routes in (Routes, PlayerRoutes) for route in routes(None).all()]
PIECES = ["", "x", "..", "%00", "é", "a" * 300, "fr", "out-of-gears", "1e9", "-1", "{}"]
BODIES = [
    None,
    0,
    "",
    [],
    {},
    {"name": "A"},
    {"seat": 0},
    {"seat": 99},
    {"seat": -1},
    {"secret": "x" * 9},
    {"game": "out-of-gears", "seats": [{"kind": "me"}] * 9},
    {"login": "a", "password": "b" * 9},
    {"game": "out-of-gears", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"robots": ["x"]}},
    {"seat": 1, "place": {"kind": "me"}},
    {"seat": 0, "place": {"kind": "here", "name": "\u0000"}},
]


async def test_no_request_makes_the_server_stumble(door, caplog):
    rng = random.Random(11)
    ann = await door.guest("Ann")
    tables = [await ann.table("me", "open"), await ann.table("me", "link", "bot")]
    for _ in range(600):
        path = "/".join(
            rng.choice((*tables, *PIECES)) if piece.startswith("{") else piece
            for piece in rng.choice(PATHS).split("/")
        )
        person = ann if rng.random() < 0.8 else door.stranger()
        method = rng.choice(("GET", "POST", "PUT", "DELETE"))
        answer = await person.http.request(method, path or "/", json=rng.choice(BODIES))
        assert answer.status_code < 500 or (answer.status_code == 503 and "not built" in answer.text), (
            method,
            path,
        )
        if answer.status_code >= 400 and answer.url.path.startswith("/api/") and answer.status_code != 405:
            assert answer.json()["type"]
    assert "Traceback" not in caplog.text
    for table in tables:
        await ann.get(f"/api/tables/{table}")
