"""Days gone by in a house in one's pocket: those that came with it, played as practice."""

import io
import random
import tarfile
import zipfile
from datetime import UTC, datetime, timedelta

import pytest

from rouages.days.chain import new_key
from rouages.days.deal import CHALLENGES, deal_of
from rouages.days.gone import gone_by, write_gone
from rouages.days.keyring import Keyring
from rouages.pocket.asking import Desk
from rouages.site import folder
from rouages.site.checkout import Materials
from rouages.site.said import replies
from tests.pocket.house import Drawers, opened

pytestmark = pytest.mark.anyio

TODAY = datetime.now(UTC).date()
KEY = new_key(TODAY - timedelta(10), 30, 3, b"k" * 32)
EARLIER = new_key(TODAY - timedelta(12), 2, 1, b"e" * 32)
KEYS = Keyring((EARLIER, KEY))
YESTERDAY = TODAY - timedelta(1)


async def with_days(gone):
    page = await opened(Drawers())
    page.door._desk = Desk(page.house, gone)
    await page.found("PUT", "/api/me", {})
    return page


async def refused(page, method, path):
    status, said = await page.ask(method, path)
    assert status >= 400
    return said["type"]


@pytest.mark.parametrize("game", ["cyberion", "out-of-gears"])
async def test_the_deal_of_a_day_gone_by_is_played_to_its_end_and_counts_nowhere(game):
    page = await with_days(gone_by(KEYS, TODAY))
    assert (await page.found("GET", "/api/games"))["days"]
    days = await page.found("GET", "/api/days")
    assert [chain["first"] for chain in days["chains"]] == [str(EARLIER.first), str(KEY.first)]
    assert days["last"] == str(YESTERDAY)
    shown = await page.found("GET", f"/api/days/{YESTERDAY}")
    assert shown["secret"] == KEY.secret(YESTERDAY).hex()
    assert [each["game"] for each in shown["games"]] == list(CHALLENGES)
    monday = next(day for day in (YESTERDAY - timedelta(back) for back in range(7)) if day.weekday() == 0)
    table = (await page.found("POST", f"/api/days/{monday}/{game}"))["id"]
    line = await page.sit(table)
    rng = random.Random(game)
    while asked := await page.asked(line):
        await page.answer(line, rng.randrange(len(asked["options"])))
    assert page.parts[line]["table"]["day"]["practice"]
    record = await page.found("GET", f"/api/tables/{table}/record")
    assert record["secret"] == deal_of(monday, KEY.secret(monday), game).secret.hex()
    assert page.refusals == []


async def test_days_of_an_earlier_key_are_there_with_their_own_secrets_and_numbers():
    page = await with_days(gone_by(KEYS, TODAY))
    last = EARLIER.chain.last
    shown = await page.found("GET", f"/api/days/{last}")
    assert (shown["secret"], shown["number"]) == (EARLIER.secret(last).hex(), 2)
    assert shown["chain"]["end"] == EARLIER.chain.end


async def test_no_day_that_was_not_over_is_told_or_played():
    page = await with_days(gone_by(KEYS, TODAY))
    for method, path in (("GET", f"/api/days/{TODAY}"), ("POST", f"/api/days/{TODAY}/cyberion")):
        assert (await refused(page, method, path)) == "NotOver"
    assert (await refused(page, "GET", "/api/days/2001-01-01")) == "NoSuchDay"
    assert (await refused(page, "POST", f"/api/days/{YESTERDAY}/chess")) == "UnknownGame"
    assert (await refused(page, "GET", "/api/daily")) == "NeedsServer"


async def test_where_none_came_there_is_no_place_for_them():
    page = await with_days(())
    assert not (await page.found("GET", "/api/games"))["days"]
    assert (await refused(page, "GET", "/api/days")) == "NeedsServer"


def files_in(pack):
    with tarfile.open(fileobj=io.BytesIO(pack)) as reading:
        return {entry.name: reading.extractfile(entry).read() for entry in reading}


def test_a_site_holds_them_beside_its_python_and_says_so_to_newcomers(tmp_path, monkeypatch):
    gone = gone_by(KEYS, TODAY)
    ours = {"rouages/one.py": b"1", "rouages/judgement/quick.bin": b"2"}
    monkeypatch.setattr(folder, "contents", lambda: ours)
    monkeypatch.setattr(folder, "compiled", lambda files, _: files)
    with zipfile.ZipFile(tmp_path / folder.LIBRARY, "w") as library:
        library.writestr("abc.py", "")
    made = folder.python_of(Materials(*[tmp_path] * 4), {}, gone)
    beside = files_in(made[folder.ARCHIVE])
    assert beside == {"rouages/pocket/days.json": write_gone(gone), "rouages/one.py": b"1"}
    assert files_in(made[folder.TRUNK]) == {"rouages/judgement/quick.bin": b"2"}
    said = {given: replies(given)["/api/games"] for given in (gone, ())}
    assert b'"days":true' in said[gone]
    assert b'"days":false' in said[()]
