"""One's own account: where one is known, and codes for who has lost the password."""

import pytest
from sqlalchemy import select

from rouages.server.people.browsers import browser_in
from rouages.server.store.database import RECOVERY_CODES
from tests.server.running import running

pytestmark = pytest.mark.anyio

PASSWORD = {"login": "ann", "password": "correct horse"}
PROOF = {"password": PASSWORD["password"]}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/18.0 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
)


@pytest.mark.parametrize(
    ("text", "browser"),
    [
        (FIREFOX, ("firefox", "linux")),
        (PHONE, ("safari", "iphone")),
        (EDGE, ("edge", "windows")),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile",
            ("chrome", "android"),
        ),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", ("safari", "mac")),
        ("curl/8.0", (None, None)),
        ("", (None, None)),
    ],
)
def test_a_browser_says_what_it_is(text, browser):
    assert browser_in(text) == browser


async def name(person):
    return (await person.get("/api/me"))["name"]


async def with_a_phone(door):
    """Ann at home, and on her phone."""
    ann = await door.guest("Ann")
    await ann.put("/api/me/password", PASSWORD)
    phone = door.stranger()
    phone.http.headers["User-Agent"] = PHONE
    await phone.post("/api/sign-in", PASSWORD)
    return ann, phone


async def test_my_devices_are_those_where_i_am_known_and_nobody_else_s(door):
    await door.guest("Bob")
    ann, phone = await with_a_phone(door)
    account = await ann.get("/api/me/account")
    assert (account["login"], account["password"], account["codes"]) == ("ann", True, 0)
    here = {device["here"]: (device["browser"], device["system"]) for device in account["devices"]}
    assert here == {True: (None, None), False: ("safari", "iphone")}
    seen = {device["id"]: device["here"] for device in (await phone.get("/api/me/account"))["devices"]}
    assert seen == {device["id"]: not device["here"] for device in account["devices"]}


async def test_nobody_s_devices_are_told_to_a_stranger(door):
    assert (await door.stranger().get("/api/me/account", status=401))["type"] == "NoName"


async def test_a_device_that_is_signed_out_is_nobody_s(door):
    ann, phone = await with_a_phone(door)
    (lost,) = [each["id"] for each in (await ann.get("/api/me/account"))["devices"] if not each["here"]]
    assert (await ann.delete(f"/api/me/devices/{lost}"))["name"] == "Ann"
    assert (await name(ann), await name(phone)) == ("Ann", None)
    assert (await ann.delete(f"/api/me/devices/{lost}", status=404))["type"] == "UnknownDevice"


async def test_the_device_of_another_cannot_be_signed_out(door):
    ann, _ = await with_a_phone(door)
    bob = await door.guest("Bob")
    (hers, _) = [each["id"] for each in (await ann.get("/api/me/account"))["devices"]]
    assert (await bob.delete(f"/api/me/devices/{hers}", status=404))["type"] == "UnknownDevice"
    assert await name(ann) == "Ann"


async def test_the_device_that_one_holds_can_be_signed_out_too(door):
    ann, phone = await with_a_phone(door)
    (here,) = [each["id"] for each in (await ann.get("/api/me/account"))["devices"] if each["here"]]
    assert (await ann.delete(f"/api/me/devices/{here}"))["name"] is None
    assert (await name(ann), await name(phone)) == (None, "Ann")


async def test_all_other_devices_are_signed_out_at_once(door):
    ann, phone = await with_a_phone(door)
    other = door.stranger()
    await other.post("/api/sign-in", PASSWORD)
    await ann.delete("/api/me/devices")
    assert [await name(each) for each in (ann, phone, other)] == ["Ann", None, None]


async def new(person):
    return [device["system"] for device in (await person.get("/api/me/devices/new"))["devices"]]


async def test_every_earlier_device_is_told_of_a_new_one_until_it_is_known_there(door):
    ann, phone = await with_a_phone(door)
    tablet = door.stranger()
    tablet.http.headers["User-Agent"] = "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari/604.1"
    await tablet.post("/api/sign-in", PASSWORD)
    assert [await new(each) for each in (ann, phone, tablet)] == [["ipad", "iphone"], ["ipad"], []]
    marked = {device["system"]: device["new"] for device in (await phone.get("/api/me/account"))["devices"]}
    assert marked == {None: False, "iphone": False, "ipad": True}
    await ann.post("/api/me/devices/known")
    assert [await new(each) for each in (ann, phone)] == [[], ["ipad"]]
    stranger = door.stranger()
    await stranger.post("/api/sign-in", PASSWORD)
    assert await new(ann) == [None]


async def test_a_new_device_cannot_hide_itself_from_the_others(door):
    ann, phone = await with_a_phone(door)
    await phone.post("/api/me/devices/known")
    assert await new(ann) == ["iphone"]


async def test_nobody_is_told_of_the_devices_of_another(door):
    await with_a_phone(door)
    bob = await door.guest("Bob")
    assert await new(bob) == []
    await door.stranger().get("/api/me/devices/new", status=401)


async def test_a_code_lets_its_owner_in_once_and_takes_the_lost_password_away(door):
    ann, phone = await with_a_phone(door)
    codes = (await ann.post("/api/me/codes", PROOF))["codes"]
    assert len(set(codes)) == 8
    found = door.stranger()
    first = {"login": "Ann", "code": codes[0].upper().replace("-", " ")}
    assert (await found.post("/api/recover", first))["name"] == "Ann"
    assert [await name(each) for each in (ann, phone)] == [None, None]
    account = await found.get("/api/me/account")
    assert (account["password"], account["codes"]) == (False, 7)
    assert (await door.stranger().post("/api/recover", first, status=403))["type"] == "WrongCode"
    await door.stranger().post("/api/sign-in", PASSWORD, status=403)
    await found.put("/api/me/password", {"login": "ann", "password": "battery staple"})
    assert await name(found) == "Ann"


async def test_new_codes_take_the_place_of_the_old_ones(door):
    ann, _ = await with_a_phone(door)
    (old, *_) = (await ann.post("/api/me/codes", PROOF))["codes"]
    (new, *_) = (await ann.post("/api/me/codes", PROOF))["codes"]
    stranger = door.stranger()
    await stranger.post("/api/recover", {"login": "ann", "code": old}, status=403)
    await stranger.post("/api/recover", {"login": "ann", "code": new})


async def test_a_code_opens_no_other_account(door):
    ann, _ = await with_a_phone(door)
    (code, *_) = (await ann.post("/api/me/codes", PROOF))["codes"]
    bob = await door.guest("Bob")
    await bob.put("/api/me/password", {"login": "bob", "password": "correct horse"})
    for login in ("bob", "nobody"):
        refused = await door.stranger().post("/api/recover", {"login": login, "code": code}, status=403)
        assert refused["type"] == "WrongCode"


@pytest.mark.parametrize("way", ["/api/me/codes", "/api/me/carry"])
async def test_whoever_has_the_device_alone_makes_no_other_way_in(door, way):
    ann, _ = await with_a_phone(door)
    for guess in ({}, {"password": "battery staple"}, {"password": None}):
        assert (await ann.post(way, guess, status=403))["type"] == "WrongPassword"
    assert (await ann.get("/api/me/account"))["codes"] == 0
    await ann.post(way, PROOF)


async def test_a_guest_without_a_password_is_asked_for_none(door):
    guest = await door.guest("Guest")
    assert (await guest.post("/api/me/carry", {}))["secret"]


async def test_codes_are_for_who_signs_in(door):
    guest = await door.guest("Guest")
    assert (await guest.post("/api/me/codes", {}, status=409))["type"] == "NoLogin"


async def test_the_house_keeps_no_code(door):
    ann, _ = await with_a_phone(door)
    codes = (await ann.post("/api/me/codes", PROOF))["codes"]
    kept = [row.digest for row in await door.house.storage.rows(select(RECOVERY_CODES))]
    assert len(kept) == len(codes)
    assert not set(kept) & {*codes, *(code.replace("-", "") for code in codes)}


async def test_codes_cannot_be_guessed_at_without_end(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann = await door.guest("Ann")
        await ann.put("/api/me/password", PASSWORD)
        guess = {"login": "ann", "code": "2345-6789-abcd"}
        for number in range(12):
            headers = {"X-Forwarded-For": f"192.0.2.{number}"}
            last = await door.stranger().http.post("/api/recover", json=guess, headers=headers)
        assert last.status_code == 429
