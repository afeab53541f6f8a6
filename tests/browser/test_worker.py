"""The installed page in a real browser: what is pushed is shown and counted, who is cut off is told so."""

import json
import re
import shutil
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace

import pytest

from rouages.server.settings import Settings
from tests.browser.people import Player, until
from tests.browser.test_journeys import faults
from tests.browser.tools import violations
from tests.server.people.pushing import Browser

pytestmark = pytest.mark.slow

SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, lang, tag }) => [title, lang, tag]);
}"""


SUBSCRIBING = """({ endpoint, key, auth }) => {
  const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = (text) => Uint8Array.from(plain(text), (letter) => letter.charCodeAt(0));
  const keys = { p256dh: bytes(key).buffer, auth: bytes(auth).buffer };
  let taken = null;
  PushManager.prototype.getSubscription = async () => taken;
  PushManager.prototype.subscribe = async () =>
    (taken = { endpoint, getKey: (name) => keys[name], unsubscribe: async () => (taken = null) });
}"""
"""No push service of a vendor is asked: the browser subscribes at the tests' own."""


CONTROLLED = """async () => {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    await new Promise((ready) => serviceWorker.addEventListener('controllerchange', ready));
}"""


class Worker:
    """The service worker of a page, spoken to as only the browser can."""

    def __init__(self, page):
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.registrations = []
        self.line.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self.line.send("ServiceWorker.enable")
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        until(page, lambda: self.registrations)

    def _note(self, event):
        self.registrations = event["registrations"] or self.registrations

    def push(self, **pushed):
        """Deliver what a push service would, opened."""
        (known,) = self.registrations
        origin = self.page.evaluate("location.origin")
        asked = {"origin": origin, "registrationId": known["registrationId"], "data": json.dumps(pushed)}
        self.line.send("ServiceWorker.deliverPushMessage", asked)

    @property
    def program(self):
        """What runs beside the pages."""
        (program,) = self.page.context.service_workers
        return program

    def shown(self):
        return self.page.evaluate(SHOWN)


@pytest.fixture
def static(tmp_path):
    """A client that may change while it is served."""
    return Path(shutil.copytree(Settings("").static, tmp_path / "static"))


@pytest.fixture
def settings(static):
    return {"private_webhooks": True, "static": static}


@pytest.fixture
def pushed():
    """A push service that takes all, and what its one browser has been sent."""
    taken = []

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self):
            taken.append(browser.opened(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
    browser = Browser(SimpleNamespace(origin=f"http://127.0.0.1:{server.server_port}"), "desk")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield SimpleNamespace(taken=taken, browser=browser)
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def ada(visit):
    page = visit(worker=True)
    page.context.grant_permissions(["notifications"])
    player = Player(page, "en")
    player.is_called("Ada")
    return player


def test_what_is_pushed_is_shown_once_a_table_and_gone_when_the_table_is_opened(ada):
    table = ada.lay("me", "bot:random")
    ada.options().first.wait_for()
    ada.come("/")
    worker = Worker(ada.page)
    worker.program.evaluate("navigator.setAppBadge = async (count) => { self.badge = count; }")
    for text in ("Out of Gears\u202f: c’est à vous.", "Out of Gears\u202f: il reste un cinquième."):
        worker.push(text=text, language="fr", path=table)
    until(ada.page, lambda: worker.shown() == [[text, "fr", table]])
    until(ada.page, lambda: worker.program.evaluate("self.badge") == 1)
    ada.come(table)
    until(ada.page, lambda: worker.shown() == [])


def test_who_looks_elsewhere_is_called_by_the_worker_and_the_switch_can_be_turned_off_again(ada):
    table = ada.lay("me", "bot:random")
    ada.options().first.wait_for()
    worker = Worker(ada.page)
    ada.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    until(ada.page, lambda: worker.shown() == [["● Your turn · Out of Gears", "", table]], ada.answer)
    ada.come("/")
    ada.press("Settings")
    notify = ada.page.get_by_role("switch", name="Notify me when it is my turn")
    assert notify.get_attribute("aria-checked") == "true"
    notify.click()
    ada.come("/")
    ada.press("Settings")
    assert notify.get_attribute("aria-checked") == "false"


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_push_is_turned_on_tried_and_turned_off_on_the_page_of_notices(visit, pushed, size):
    page = visit("/settings/notices", size=size, worker=True)
    ada = Player(page, "en")
    page.context.grant_permissions(["notifications"])
    page.evaluate(SUBSCRIBING, pushed.browser.wish)
    ada.press("Turn on here")
    ada.reads("A first message was sent to this browser.")
    page.get_by_role("switch", name="Push").wait_for()
    assert page.get_by_role("checkbox", name="Your turn, by Push").is_checked()
    assert not faults(page)
    ada.press("Send a trial")
    ada.reads("Push: taken after 1 s")
    assert [said["path"] for said in pushed.taken] == ["/settings/notices"] * 2
    page.get_by_role("switch", name="Push").click()
    page.reload()
    assert page.get_by_role("switch", name="Push").get_attribute("aria-checked") == "false"
    ada.press("Turn off here")
    ada.reads("This browser shows no more messages.")
    page.get_by_role("button", name="Turn on here").wait_for()


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_who_plays_over_days_is_asked_once_whether_to_be_called_and_finds_the_switch_in_the_row(
    visit, pushed, size
):
    ada, bea = Player(visit(size=size, worker=True, newcomer=True), "en"), Player(visit(), "en")
    ada.page.context.grant_permissions(["notifications"])
    ada.page.context.add_init_script(f"({SUBSCRIBING})({json.dumps(pushed.browser.wish)})")
    ada.page.evaluate("localStorage.setItem('rouages.out-of-gears.met', '1')")
    ada.is_called("Ada")
    bea.is_called("Bea")
    clock = {"kind": "move", "seconds": 24 * 3600, "increment": 0, "expiry": "default"}
    table = ada.lay("me", "open", clock=clock)
    bea.page.context.request.post(f"/api{table.replace('table', 'tables')}/take", data={})
    bea.come(table)
    line = ada.page.get_by_role("complementary", name="Tell you when it is your turn?")
    until(ada.page, line.count, lambda: ada.is_asked() and ada.answer(0))
    assert not faults(ada.page)
    line.get_by_role("button", name="Yes").click()
    ada.reads("This browser will tell you, even if no page of Rouages is open.")
    assert [said["path"] for said in pushed.taken] == ["/settings/notices"]
    ada.page.reload()
    ada.is_told("Bea")
    assert line.count() == 0
    ada.come("/")
    if size[0] < 700:
        ada.page.get_by_role("button", name=re.compile("All my tables")).click()
    switch = ada.page.get_by_role("switch", name="Told on this device when it is my turn")
    until(ada.page, lambda: switch.count() and switch.get_attribute("aria-checked") == "true")
    assert not faults(ada.page)
    switch.click()
    ada.reads("This browser tells you no more.")
    assert switch.get_attribute("aria-checked") == "false"


@pytest.mark.long(part="journeys")
def test_where_the_page_is_not_secure_push_is_not_offered_and_why_is_said(visit):
    page = visit("/privacy")
    page.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.goto("/settings/notices")
    Player(page, "en").reads("need a secure address (https)")
    assert page.get_by_role("button", name="Turn on here").count() == 0


def test_who_has_no_network_is_told_so_kindly_and_tries_again(visit):
    page = visit("/privacy", size=(390, 844), worker=True, cut=True)
    page.evaluate(CONTROLLED)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.goto("/statistics")
    page.get_by_role("heading", name="No network just now").wait_for()
    page.get_by_role("heading", name="Pas de réseau pour l’instant").wait_for()
    assert page.evaluate("getComputedStyle(document.querySelector('main')).display") == "grid"
    assert page.evaluate("document.querySelector('img').naturalWidth") > 0
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert not violations(page)
    page.get_by_role("link", name="Try again").click()
    page.get_by_role("heading", name="No network just now").wait_for()
    page.context.set_offline(False)
    page.get_by_role("link", name="Réessayer").click()
    page.get_by_role("heading", name="Statistics").wait_for()


def manifest_of(page):
    """As what the page would be installed; nothing hinders it."""
    line = page.context.new_cdp_session(page)
    found = line.send("Page.getAppManifest")
    hindrances = {
        each["errorId"] for each in line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    }
    assert (found["errors"], hindrances - {"in-incognito"}) == ([], set())
    return json.loads(found["data"])


@pytest.mark.parametrize(
    ("locale", "name"), [("en-GB", "Rouages, five board games"), ("fr-FR", "Rouages, cinq jeux de société")]
)
def test_the_page_can_be_installed_in_the_language_of_its_reader(visit, locale, name):
    page = visit("/privacy", locale, worker=True)
    page.evaluate(CONTROLLED)
    manifest = manifest_of(page)
    assert (manifest["name"], manifest["lang"]) == (name, locale[:2])


@pytest.mark.long(part="journeys")
def test_a_newer_release_reloads_no_page(visit, static):
    page = visit("/privacy", worker=True)
    page.evaluate(CONTROLLED)
    page.evaluate(
        "navigator.serviceWorker.addEventListener('controllerchange', () => (window.changed = true))"
    )
    worker = static / "worker.js"
    worker.write_text(f"{worker.read_text()}\n// A newer one.")
    page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    page.wait_for_function("() => window.changed")
    assert page.get_by_role("heading", name="What is kept of you").count() == 1


@pytest.mark.long(part="journeys")
def test_a_newer_release_leaves_a_table_in_play_as_it_is(visit, static):
    ada = Player(visit(worker=True), "en")
    ada.is_called("Ada")
    ada.lay("me", "bot:random")
    ada.options().first.wait_for()
    ada.page.evaluate(CONTROLLED)
    ada.page.evaluate(
        """() => {
          window.begun = true;
          navigator.serviceWorker.addEventListener('controllerchange', () => (window.changed = true));
        }"""
    )
    ada.picks(0)
    laid_out, address = ada.prompt(), ada.page.url
    worker = static / "worker.js"
    worker.write_text(f"{worker.read_text()}\n// A newer one.")
    ada.page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    ada.page.wait_for_function("() => window.changed")
    ada.page.wait_for_timeout(1000)
    assert ada.page.evaluate("window.begun")
    assert (ada.prompt(), ada.page.url) == (laid_out, address)
    ada.answers_whatever_is_asked()


@pytest.mark.long(part="journeys")
def test_the_lobby_counts_the_tables_that_wait(ada):
    ada.page.context.add_init_script("navigator.setAppBadge = async (count) => { window.badge = count; };")
    for number in (1, 2):
        ada.lay("me", "bot:random")
        ada.options().first.wait_for()
        ada.come("/")
        ada.page.wait_for_function("(number) => window.badge === number", arg=number)
