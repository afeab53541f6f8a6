"""The house without a server: a server has it written when it is first wanted, for whoever chooses it."""

import asyncio
import gzip
from types import SimpleNamespace

import pytest

from rouages.server import offline
from rouages.server.serve import settings_for
from rouages.server.wire.refusals.hosting import NoSuchSite
from tests.server.running import becomes, running

pytestmark = pytest.mark.anyio

WASM = bytes(200_000)
SMALLER = b"as it is small"


@pytest.fixture
def packing(monkeypatch):
    """How the files are written here: at once, or not at all."""
    how = SimpleNamespace(fails=False, asked=[])

    async def written(folder):
        how.asked.append(folder)
        if how.fails:
            return False
        house = folder / "house" / "abc"
        house.mkdir(parents=True)
        (folder / "index.html").write_text('<html data-house="/house/abc">')
        (folder / "worker.js").write_text("self.SITE = 1;")
        (folder / "site.json").write_text('{"digest":"abc","page":"/","files":["/"]}')
        (house / "pyodide.mjs").write_text("export {};")
        (house / "pyodide.wasm").write_bytes(WASM)
        (house / "pyodide.wasm.br").write_bytes(SMALLER)
        return True

    monkeypatch.setattr(offline, "written", written)
    return how


@pytest.fixture
async def door(tmp_path, packing, anyio_backend):
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<html>")
    (static / "worker.js").write_text("")
    async with running(tmp_path, offline=tmp_path / "offline", static=static) as door:
        yield door


async def comes(person):
    """Wants the house, and waits until it is there or not."""
    found = (await person.post("/api/offline"))["standing"]
    while found == "coming":
        found = (await person.get("/api/offline"))["standing"]
    return found


async def test_it_is_written_when_it_is_first_wanted(door, packing):
    ann = await door.guest("Ann")
    assert (await ann.get("/api/offline"), packing.asked) == ({"standing": "absent"}, [])
    assert await comes(ann) == "ready"
    assert await comes(await door.guest("Bob")) == "ready"
    assert len(packing.asked) == 1


async def test_another_server_of_the_same_release_finds_it(tmp_path, door, packing):
    assert await comes(await door.guest("Ann")) == "ready"
    (tmp_path / "other").mkdir()
    beside = {"offline": tmp_path / "offline", "static": tmp_path / "static"}
    async with running(tmp_path / "other", **beside) as other:
        assert (await (await other.guest("Bob")).get("/api/offline")) == {"standing": "ready"}


async def test_another_release_has_another(tmp_path, door, packing):
    assert await comes(await door.guest("Ann")) == "ready"
    (tmp_path / "static" / "index.html").write_text("<html> of tomorrow")
    (tmp_path / "other").mkdir()
    beside = {"offline": tmp_path / "offline", "static": tmp_path / "static"}
    async with running(tmp_path / "other", **beside) as other:
        bob = await other.guest("Bob")
        assert (await bob.get("/api/offline")) == {"standing": "absent"}
        assert await comes(bob) == "ready"
    assert len(list((tmp_path / "offline").iterdir())) == 1


async def test_where_it_cannot_be_written_that_is_said_and_later_tried_again(
    tmp_path, door, packing, monkeypatch
):
    ann = await door.guest("Ann")
    packing.fails = True
    assert await comes(ann) == "unable"
    assert not list((tmp_path / "offline").glob("*"))
    packing.fails = False
    assert (await comes(ann), len(packing.asked)) == ("unable", 1)
    monkeypatch.setattr(offline, "PAUSE", 0.0)
    assert await comes(ann) == "ready"


POCKET = {"Cookie": "rouages_house=pocket"}


async def test_whoever_chose_it_is_given_its_page_and_nobody_else(door):
    ann = await door.guest("Ann")
    await comes(ann)
    for address in ("/", "/table/x", "/@ada", "/worker.js"):
        plain = await ann.http.get(address)
        chosen = await door.stranger().http.get(address, headers=POCKET)
        assert "wasm" not in plain.headers["Content-Security-Policy"]
        assert "data-house" in chosen.text or "SITE" in chosen.text
        assert "data-house" not in plain.text
        is_page = address != "/worker.js"
        assert ("'wasm-unsafe-eval'" in chosen.headers["Content-Security-Policy"]) == is_page
        assert "frame-ancestors 'none'" in chosen.headers["Content-Security-Policy"]
        assert "Max-Age=34560000" in chosen.headers["Set-Cookie"]
        assert "rouages_house" not in plain.headers.get("Set-Cookie", "")


async def test_of_a_new_release_it_is_written_while_browsers_keep_the_one_they_have(door, packing):
    """A worker that is answered by an error stays; the server's own would take the house away."""
    ann = door.stranger()
    first = await ann.http.get("/worker.js", headers=POCKET)
    assert (first.status_code, "SITE" in first.text) == (503, False)
    await becomes(lambda: packing.asked)
    while (found := await ann.http.get("/worker.js", headers=POCKET)).status_code == 503:
        pass
    assert "SITE" in found.text
    assert len(packing.asked) == 1


async def test_until_then_its_page_is_the_server_s(door, packing):
    packing.fails = True
    page = await door.stranger().http.get("/", headers=POCKET)
    assert (page.status_code, "data-house" in page.text) == (200, False)
    assert "'wasm-unsafe-eval'" not in page.headers["Content-Security-Policy"]


async def test_where_none_is_made_the_worker_is_the_server_s(tmp_path):
    (static := tmp_path / "static").mkdir()
    (static / "worker.js").write_text("its own")
    async with running(tmp_path, static=static) as door:
        assert (await door.stranger().http.get("/worker.js", headers=POCKET)).text == "its own"


async def test_one_that_was_written_beforehand_is_taken_as_it_is(tmp_path, packing, monkeypatch):
    await offline.written(tmp_path / "packed")
    monkeypatch.setattr(offline, "SCRIPTS", (tmp_path / "not" / "there.py",))
    monkeypatch.setenv("ROUAGES_OFFLINE", str(tmp_path / "packed"))
    packed = settings_for(tmp_path).packed
    async with running(tmp_path, packed=packed) as door:
        ann = await door.guest("Ann")
        assert (await ann.get("/api/games"))["offline"]
        assert (await ann.post("/api/offline"))["standing"] == "ready"
        assert "data-house" in (await ann.http.get("/", headers=POCKET)).text
        assert (await ann.http.get("/house/abc/pyodide.wasm")).content == WASM
    assert len(packing.asked) == 1


def test_a_folder_that_is_none_is_refused_in_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setenv("ROUAGES_OFFLINE", str(tmp_path))
    with pytest.raises(NoSuchSite, match="rouages site"):
        settings_for(tmp_path)


async def test_its_files_are_given_for_ever_and_nothing_beside_them(door):
    ann = await door.guest("Ann")
    assert (await ann.http.get("/house/abc/pyodide.mjs")).status_code == 404
    await comes(ann)
    found = await ann.http.get("/house/abc/pyodide.mjs")
    assert found.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in found.headers["Cache-Control"]
    large = await ann.http.get("/house/abc/pyodide.wasm")
    assert (large.headers["Content-Type"], large.content) == ("application/wasm", WASM)
    assert large.headers["Content-Encoding"] == "gzip"
    assert int(large.headers["Content-Length"]) == len(gzip.compress(WASM, 9, mtime=0))
    smaller = await ann.http.get("/house/abc/pyodide.wasm", headers={"Accept-Encoding": "gzip, br"})
    assert (smaller.headers["Content-Type"], smaller.content) == ("application/wasm", SMALLER)
    assert (smaller.headers["Content-Encoding"], smaller.headers["Vary"]) == ("br", "Accept-Encoding")
    plain = await ann.http.get("/house/abc/pyodide.wasm", headers={"Accept-Encoding": "identity"})
    assert plain.content == WASM
    for wrong in ("..%2findex.html", "abc", "abc/", "", "..%2f..%2f..%2fhouse.sqlite3", "abc/none"):
        assert (await ann.http.get(f"/house/{wrong}")).status_code == 404, wrong


async def test_whoever_keeps_it_beside_the_pages_of_the_server_finds_all_of_it(door):
    ann = await door.guest("Ann")
    assert (await ann.http.get("/house/site.json")).status_code == 404
    await comes(ann)
    assert (await ann.get("/house/site.json"))["files"] == ["/"]
    page = await ann.http.get("/house/index.html")
    assert "data-house" in page.text
    assert "'wasm-unsafe-eval'" in page.headers["Content-Security-Policy"]
    assert "no-cache" in page.headers["Cache-Control"]
    assert (await ann.http.get("/house/worker.js")).status_code == 404


async def test_a_server_that_closes_waits_for_nobody(tmp_path, monkeypatch):
    begun = asyncio.Event()

    async def written(folder):
        begun.set()
        await asyncio.sleep(1000)

    monkeypatch.setattr(offline, "written", written)
    async with running(tmp_path, offline=tmp_path / "offline") as door:
        await (await door.guest("Ann")).post("/api/offline")
        await becomes(begun.is_set)


async def test_it_is_offered_where_it_can_be_made_and_nowhere_else(door, tmp_path, monkeypatch):
    assert (await (await door.guest("Ann")).get("/api/games"))["offline"]
    assert settings_for(tmp_path).offline
    monkeypatch.setattr(offline, "SCRIPTS", (tmp_path / "not" / "there.py",))
    assert settings_for(tmp_path).offline is None
    (elsewhere := tmp_path / "elsewhere").mkdir()
    async with running(elsewhere) as installed:
        assert not (await (await installed.guest("Bob")).get("/api/games"))["offline"]
