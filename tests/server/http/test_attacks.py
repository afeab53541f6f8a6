"""What somebody tries who means no good: planted cookies, old links, guesses, requests from another site."""

import pytest

from rouages.server.operations import OPERATIONS
from rouages.server.people import guests, pace
from tests.server.http.test_roles import BODIES
from tests.server.people.test_keepers import keeper_of
from tests.server.running import running

pytestmark = pytest.mark.anyio

SECRET = {"login": "victoria", "password": "open sesame"}
PROOF = {"password": SECRET["password"]}
CHANGING = [route for route in OPERATIONS if not route.startswith("GET ")]
EVIL = {"Origin": "https://evil.example"}


def with_cookies_of(door, other):
    """Another browser in which the same cookies were planted."""
    person = door.stranger()
    for name, value in other.http.cookies.items():
        person.http.cookies.set(name, value)
    return person


@pytest.mark.parametrize("route", CHANGING)
async def test_no_address_is_changed_by_a_page_of_another_site(route_s_door, route):
    method, path = route.split()
    kim = route_s_door
    asked = await kim.http.request(method, path, json=BODIES.get(route, {}), headers=EVIL)
    assert (asked.status_code, asked.json()["type"]) == (403, "ForeignOrigin")


@pytest.fixture(scope="module")
async def route_s_door(tmp_path_factory, anyio_backend):
    """A keeper, to whom everything is open, asked from elsewhere."""
    async with running(tmp_path_factory.mktemp("house")) as door:
        yield await keeper_of(door)


@pytest.fixture(scope="module")
def anyio_backend():
    return "asyncio"


async def test_nobody_learns_as_many_guests_which_logins_there_are(tmp_path, monkeypatch):
    monkeypatch.setattr(pace, "CROWD", 1)
    async with running(tmp_path, limits=True) as door:
        owner = await door.guest("Victoria")
        await owner.put("/api/me/password", SECRET)
        several = [await door.guest(f"Mallory {number}") for number in range(4)]
        told = [
            (await mallory.http.put("/api/me/password", json=SECRET)).json()["type"]
            for mallory in several
            for _ in range(3)
        ]
        most = pace.SIGN_INS.amount - 1
        assert told == ["LoginTaken"] * most + ["TooFrequent"] * (len(told) - most)
        wanted = await several[0].http.post("/api/me/passkeys/begin", json={"login": "victoria"})
        assert wanted.json()["type"] == "TooFrequent"
        await owner.put("/api/me/password", {**SECRET, "old": SECRET["password"], "password": "another one"})


async def test_a_form_of_another_site_is_no_request(door):
    """What a page can send without asking first: no JSON, and a browser that says where it comes from."""
    ann = await door.guest("Ann")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        sent = await ann.http.put("/api/me", content='{"name": "Eve"}', headers={"Content-Type": kind})
        assert (sent.status_code, sent.json()["type"]) == (400, "Malformed")
    assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_a_planted_cookie_is_worth_nothing_once_its_bearer_has_an_account(door):
    mallory = await door.guest("Mallory")
    victim = with_cookies_of(door, mallory)
    await victim.put("/api/me/password", SECRET)
    assert (await victim.get("/api/me"))["login"] == "victoria"
    assert (await mallory.get("/api/me"))["name"] is None


async def test_a_planted_cookie_is_worth_nothing_once_its_bearer_signs_in(door):
    owner, mallory = await door.guest("Victoria"), await door.guest("Mallory")
    await owner.put("/api/me/password", SECRET)
    victim = with_cookies_of(door, mallory)
    await victim.post("/api/sign-in", SECRET)
    assert (await victim.get("/api/me"))["name"] == "Victoria"
    assert (await mallory.get("/api/me"))["name"] is None
    stolen = with_cookies_of(door, owner)
    await owner.post("/api/sign-in", SECRET)
    assert (await owner.get("/api/me"))["name"] == "Victoria"
    assert (await stolen.get("/api/me"))["name"] is None


async def test_a_new_cookie_changes_nothing_else_of_a_device(door):
    ann = await door.guest("Ann")
    before = (await ann.get("/api/me/account"))["devices"]
    await ann.put("/api/me/password", SECRET)
    [after] = (await ann.get("/api/me/account"))["devices"]
    assert [{**device, "id": after["id"]} for device in before] == [after]
    assert (await ann.get("/api/me/devices/new"))["devices"] == []


@pytest.mark.parametrize("how", ["a new password", "signing out everywhere", "a code"])
async def test_a_link_to_another_device_ends_with_the_devices(door, how):
    ann = await door.guest("Ann")
    await ann.put("/api/me/password", SECRET)
    codes = (await ann.post("/api/me/codes", PROOF))["codes"]
    link = (await ann.post("/api/me/carry", PROOF))["secret"]
    if how == "a new password":
        await ann.put("/api/me/password", {**SECRET, "password": "another one", "old": SECRET["password"]})
    elif how == "a code":
        await door.stranger().post("/api/recover", {"login": "victoria", "code": codes[0]})
    else:
        await ann.delete("/api/me/devices")
    refused = await door.stranger().post("/api/carry", {"secret": link}, 404)
    assert refused["type"] == "UnknownCarryLink"


async def test_a_borrowed_device_takes_no_account_over(door):
    """Whoever sits at an open device and knows neither password nor passkey."""
    ann = await door.guest("Ann")
    await ann.put("/api/me/password", SECRET)
    borrowed = with_cookies_of(door, ann)
    for method, path, wish in (
        ("PUT", "/api/me/password", {"login": "mallory", "password": "mine from now on"}),
        ("PUT", "/api/me/mail", {"address": "mallory@evil.example"}),
        ("POST", "/api/me/codes", {}),
        ("POST", "/api/me/carry", {}),
        ("POST", "/api/me/leave", {}),
    ):
        refused = await borrowed.http.request(method, path, json=wish)
        assert (refused.status_code, refused.json()["type"]) == (403, "WrongPassword"), path
    await door.stranger().post("/api/sign-in", SECRET)


async def test_nobody_learns_whether_a_login_is_somebody_s(door):
    ann = await door.guest("Ann")
    await ann.put("/api/me/password", SECRET)
    await ann.post("/api/me/codes", PROOF)
    stranger = door.stranger()
    for path, wrong in (("/api/sign-in", {"password": "wrong"}), ("/api/recover", {"code": "wrong"})):
        told = [
            (await stranger.http.post(path, json={"login": login, **wrong}))
            for login in ("victoria", "nobody")
        ]
        assert told[0].status_code == told[1].status_code
        assert told[0].content == told[1].content
        assert [sorted(each.headers) for each in told[:1]] == [sorted(each.headers) for each in told[1:]]


async def test_a_login_that_nobody_has_costs_as_much_work_as_a_wrong_password(door, monkeypatch):
    ann = await door.guest("Ann")
    await ann.put("/api/me/password", SECRET)
    worked, real = [], guests._is_password

    def is_password(hashed, password):
        worked.append(hashed.rpartition("$")[0].rpartition("$")[0])
        return real(hashed, password)

    monkeypatch.setattr(guests, "_is_password", is_password)
    for login in ("victoria", "nobody"):
        await door.stranger().post("/api/sign-in", {"login": login, "password": "wrong"}, 403)
    assert len(worked) == 2
    assert worked[0] == worked[1]
    assert worked[0].startswith("$argon2id$")


async def test_a_name_becomes_no_header(door):
    evil = "Ann\r\nSet-Cookie: stolen=1"
    ann = door.stranger()
    reply = await ann.http.put("/api/me", json={"name": evil})
    assert "stolen" not in ann.http.cookies
    assert "\n" not in reply.json()["name"]
    data = await ann.http.get("/api/me/data")
    assert "stolen" not in str(data.headers)
