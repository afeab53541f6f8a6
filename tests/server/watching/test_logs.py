"""Logs: one line an event, no secrets."""

import io
import json
import logging

import pytest

from rouages.server.serve import settings_for
from rouages.server.settings import LogLevel
from rouages.server.watching import logs
from rouages.server.wire.refusals.hosting import NoSuchLogLevel, ShortToken
from tests.server.people.test_programs import bot_of
from tests.server.running import running

pytestmark = pytest.mark.anyio


@pytest.fixture
def stream():
    """Where the log of this test goes; then logging is as it was before."""
    root = logging.getLogger()
    handlers, level = tuple(root.handlers), root.level
    yield io.StringIO()
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in ("rouages", logs.ACCESS):
        logging.getLogger(name).setLevel(logging.NOTSET)


def lines(stream):
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_line_with_its_fault_whatever_was_sent(stream):
    logs.set_up(LogLevel.WARNING, access=False, stream=stream)
    try:
        raise ValueError('two\nlines"')
    except ValueError:
        logging.getLogger("rouages").exception("Table %s stumbled.", "a\nb")
    [line] = lines(stream)
    assert line["event"] == "Table a\nb stumbled."
    assert line["level"] == "error"
    assert 'ValueError: two\nlines"' in line["trace"]
    assert line["at"].endswith("Z")


def test_the_level_is_the_hosts(stream):
    logs.set_up(LogLevel.ERROR, access=False, stream=stream)
    logging.getLogger("rouages").warning("unheard")
    logs.set_up(LogLevel.INFO, access=False, stream=stream)
    logging.getLogger("rouages").info("heard")
    logging.getLogger("sqlalchemy").info("of no interest")
    assert [line["event"] for line in lines(stream)] == ["heard"]


def test_one_of_several_servers_says_which_it_is(stream):
    logs.set_up(LogLevel.WARNING, access=False, stream=stream, server="worker 2")
    logging.getLogger("rouages").warning("heard")
    assert [(line["server"], line["event"]) for line in lines(stream)] == [("worker 2", "heard")]
    stream.isatty = lambda: True
    logs.set_up(LogLevel.WARNING, access=False, stream=stream, server="worker 2")
    logging.getLogger("rouages").warning("seen")
    assert stream.getvalue().endswith("WARNING worker 2: seen\n")


async def test_requests_are_logged_without_the_secrets_of_their_addresses(tmp_path, stream):
    async with running(tmp_path) as door:
        logs.set_up(LogLevel.WARNING, access=True, stream=stream)
        ann = await door.guest("Ann")
        table = await ann.table("me", "bot")
        screen = await ann.sit(table, "?seat=0")
        await ann.get("/api/join/secret-of-a-friend", status=404)
        await ann.http.get("/join/secret-of-a-friend?lang=fr")
        await ann.http.get("/secret-of-a-friend.php?password=open")
        await ann.http.get("/", headers={"Host": "elsewhere.example"})
        await screen.close()
    found = [(line["method"], line["path"], line["status"]) for line in lines(stream)]
    assert ("PUT", "/api/me", 200) in found
    assert ("SOCKET", "/api/tables/{table_id}/play", 101) in found
    assert ("GET", "/api/join/{invitation}", 404) in found
    assert {path for method, path, _ in found if method == "GET"} == {
        "/api/join/{invitation}",
        "/join",
        "/…",
        "/",
    }
    assert ("GET", "/", 421) in found
    assert all(line["address"] == "127.0.0.1" and line["ms"] >= 0 for line in lines(stream))
    for secret in (table, ann.cookie.partition("=")[2], "secret", "password"):
        assert secret not in stream.getvalue().replace("{secret}", "")


async def test_no_secret_is_logged_whatever_the_level(tmp_path, stream):
    secret = {"login": "victoria", "password": "open sesame"}
    proof = {"password": secret["password"]}
    async with running(tmp_path) as door:
        logs.set_up(LogLevel.DEBUG, access=True, stream=stream)
        ann = await door.guest("Ann")
        await ann.put("/api/me/password", secret)
        codes = (await ann.post("/api/me/codes", proof))["codes"]
        link = (await ann.post("/api/me/carry", proof))["secret"]
        bot = await bot_of(door, ann)
        screen = await ann.sit(await ann.table("me", "link"))
        [invitation] = screen.reader["invitations"].values()
        await screen.reply("Say", text="I live in Lyon")
        await door.stranger().get(f"/api/join/{invitation}")
        await door.stranger().post("/api/carry", {"secret": link})
        await bot.get("/api/lobby")
        await door.stranger().post("/api/sign-in", {**secret, "password": "wrong horse"}, 403)
        token = bot.http.headers["authorization"].partition(" ")[2]
        cookie = ann.http.cookies["rouages"]
    assert len(lines(stream)) > 8
    known = (secret["password"], "wrong horse", *codes, link, token, invitation, cookie, "Lyon")
    assert [each for each in known if each in stream.getvalue()] == []


def test_a_setting_that_cannot_be_is_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setenv("ROUAGES_LOG", "loud")
    with pytest.raises(NoSuchLogLevel, match="not “loud”"):
        settings_for(tmp_path)
    monkeypatch.setenv("ROUAGES_LOG", "info")
    monkeypatch.setenv("ROUAGES_METRICS_TOKEN", "short")
    with pytest.raises(ShortToken):
        settings_for(tmp_path)
    monkeypatch.setenv("ROUAGES_METRICS_TOKEN", "t" * 16)
    assert settings_for(tmp_path).log_level is LogLevel.INFO
    assert "t" * 16 not in repr(settings_for(tmp_path))
