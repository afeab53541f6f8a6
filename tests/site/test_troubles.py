"""A house without a server in Chromium when something is in its way: no room, two tabs, a new release."""

import shutil
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from rouages.site import folder as writing
from rouages.site.checkout import materials
from rouages.site.serving import listening
from tests.browser.people import Player, until
from tests.browser.test_offline import SAID
from tests.browser.test_whole_games import confirms
from tests.site.test_journeys import AWHILE, plays

pytestmark = pytest.mark.long(part="site")

FORBIDDEN = """(() => {
  const forbidden = { configurable: true, get() { throw new DOMException('denied', 'SecurityError'); } };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(self, name, forbidden);
})();
"""

FULL = """(() => {
  let room = true;
  new BroadcastChannel('room').onmessage = ({ data }) => (room = data);
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...what) {
    const request = put.apply(this, what);
    if (!room) this.transaction.abort();
    return request;
  };
})();
"""
"""What a browser does that has no room: a transaction is given up after something was put."""
CACHES = "caches.keys().then((names) => names.filter((name) => name.startsWith('rouages-')))"
SNAPSHOTS = "caches.keys().then((names) => names.filter((name) => name.startsWith('snapshot-')))"
SPOIL = """async ([name]) => (await caches.open(name)).put('/snapshot', new Response(
  new Response('nothing of the kind').body.pipeThrough(new CompressionStream('gzip'))))"""
RELEASE = "document.documentElement.dataset.house"


def begin_with(context, program):
    """The worker in which the house lives runs this first."""

    def answer(route):
        reply = route.fetch()
        route.fulfill(response=reply, body=program + reply.text())

    context.route("**/assets/worker-*.js", answer)


def choices(player):
    return player.options().all_inner_texts()


def takes(player):
    """Takes the first choice, or sends it where it is only laid out: there it lies where it was not saved."""
    if not confirms(player.page) and player.is_asked():
        player.options().first.dispatch_event("click")


def goes_on(player):
    """Answers, and is asked something else."""
    before = choices(player)
    until(player.page, lambda: player.is_asked() and choices(player) != before, lambda: takes(player))


def test_a_full_browser_says_so_and_loses_nothing_that_was_shown(visit):
    page = visit("/icon.svg", refusals=True)
    begin_with(page.context, FULL)
    page.goto("/")
    player = plays(page, "Out of Gears")
    goes_on(player)
    asked = choices(player)
    page.evaluate("new BroadcastChannel('room').postMessage(false)")
    until(page, page.get_by_text("could not be saved").count, lambda: takes(player))
    until(page, player.is_asked)
    assert choices(player) == asked
    page.evaluate("new BroadcastChannel('room').postMessage(true)")
    goes_on(player)
    asked = choices(player)
    page.reload()
    until(page, lambda: choices(player) == asked)


LITTLE = 5_000_000
"""Bytes: room for games, and for no house."""


def test_where_there_is_no_room_for_the_files_the_lobby_says_so_and_one_plays(visit, house):
    page = visit("/icon.svg", worker=True, refusals=True)
    browser = page.context.new_cdp_session(page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": house, "quotaSize": LITTLE})
    page.goto("/")
    page.get_by_text(SAID["en"]["door.house_unable"]).wait_for(timeout=AWHILE)
    player = plays(page, "Out of Gears")
    goes_on(player)
    asked = choices(player)
    page.reload()
    until(page, lambda: choices(player) == asked)


def test_where_nothing_may_be_kept_a_sentence_says_so(chromium, house):
    context = chromium.new_context(base_url=house, locale="en-GB", service_workers="block")
    context.add_init_script(FORBIDDEN)
    begin_with(context, FORBIDDEN)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play Out of Gears", exact=True).click(timeout=AWHILE)
    page.get_by_text("room to keep your games").first.wait_for(timeout=AWHILE)
    page.get_by_role("heading", name="Out of Gears").first.wait_for()
    context.close()


def test_two_tabs_at_one_game_show_the_same(visit):
    page = visit()
    one = plays(page, "Out of Gears")
    beside = page.context.new_page()
    beside.goto(page.url)
    other = Player(beside, "en")
    until(beside, other.is_asked)
    for answering, looking in ((one, other), (other, one), (one, other)):
        answering.answer()
        until(answering.page, answering.is_asked)
        asked = answering.prompt()
        until(
            looking.page,
            lambda looking=looking, asked=asked: looking.is_asked() and looking.prompt() == asked,
        )
    assert one.options().all_inner_texts() == other.options().all_inner_texts()


@pytest.fixture
def changing(site, tmp_path):
    """A site that is served and can be written anew meanwhile: its address, and how."""
    served = tmp_path / "site"
    shutil.copytree(site, served)
    plain = writing.house_of

    def release(monkeypatch):
        """The next release, of which every file of the house lies elsewhere."""
        monkeypatch.setattr(writing, "house_of", lambda *of: plain(*of) | {"release.txt": b"next"})
        with ThreadPoolExecutor() as beside:
            beside.submit(writing.write, served, materials()).result()

    with listening(served, "localhost", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://localhost:{server.server_port}", release
        server.shutdown()
        thread.join()


def hinted(page):
    """Whoever thinks beside the house says what they would do."""
    page.get_by_role("button", name="What would you do?").locator("visible=true").click()
    tell = page.get_by_role("button", name="Tell me")
    tell.or_(page.locator(".balloon")).first.wait_for(timeout=AWHILE)
    if tell.count():
        tell.click()
    page.locator(".balloon").wait_for(timeout=AWHILE)


def test_a_later_visit_begins_where_python_stood_and_a_spoilt_snapshot_is_done_without(visit):
    page = visit("/icon.svg", refusals=True)
    said = []
    page.on("console", lambda message: said.append(message.text))
    without = lambda: [text for text in said if "without a snapshot" in text]  # noqa: E731
    page.goto("/")
    player = plays(page, "Out of Gears")
    player.answer()
    until(page, player.is_asked)
    release = page.evaluate(RELEASE)
    until(page, lambda: page.evaluate(SNAPSHOTS) == [f"snapshot-{release}"])
    page.reload()
    until(page, player.is_asked)
    hinted(page)
    assert without() == []
    page.evaluate(SPOIL, [f"snapshot-{release}"])
    page.reload()
    until(page, lambda: player.is_asked() and without())
    hinted(page)
    assert len(without()) == 1
    until(page, lambda: page.evaluate(SNAPSHOTS) == [f"snapshot-{release}"])


LOOKING = """() => {
  window.takenOver = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => (window.takenOver = true));
}"""
IS_GIVEN = """name => fetch(`${document.documentElement.dataset.house}/${name}`, { cache: 'no-store' })
  .then(({ ok }) => ok)"""
"""Whether a page is given a file of its own release, which no server has any more."""


def test_a_new_release_comes_in_the_middle_of_a_game(visit, changing, monkeypatch):
    address, release = changing
    page = visit("/icon.svg", worker=True, refusals=True)
    page.goto(address)
    player = plays(page, "Out of Gears")
    player.answer()
    until(page, player.is_asked)
    until(page, lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    before = page.evaluate(RELEASE)
    [kept] = page.evaluate(CACHES)
    page.evaluate(LOOKING)
    release(monkeypatch)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => 0)")
    until(page, lambda: page.evaluate("takenOver"))

    beside = page.context.new_page()
    beside.goto(address)
    until(beside, lambda: beside.evaluate(RELEASE) not in (before, None))
    beside.get_by_role("button", name="Play Out of Gears", exact=True).wait_for(timeout=AWHILE)
    assert kept in page.evaluate(CACHES)
    assert len(page.evaluate(CACHES)) == 2
    beside.close()

    goes_on(player)
    asked, table = choices(player), page.url
    assert page.evaluate(IS_GIVEN, "trunk.pack")
    hinted(page)
    page.get_by_role("link", name="Rouages").first.click()
    until(page, lambda: page.evaluate(RELEASE) not in (before, None))
    page.goto(table)
    until(page, lambda: kept not in page.evaluate(CACHES))
    until(page, lambda: choices(player) == asked)
    player.answer()
    until(page, player.is_asked)
    until(page, lambda: page.evaluate(SNAPSHOTS) == [f"snapshot-{page.evaluate(RELEASE)}"])
