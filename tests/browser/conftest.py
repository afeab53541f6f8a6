"""A real house and a real Chromium for the browser journeys."""

import asyncio
import contextlib
import random
import re
import secrets
import threading
from types import SimpleNamespace

import pytest
from playwright.sync_api import Error, sync_playwright

from rouages.games import GAMES
from rouages.tables.ledger import seats
from rouages.tables.match import beginning
from tests.browser.tools import launch
from tests.server.running import running

HAPPENED = re.compile("^(What happened|Ce qui s’est passé)$")
"""The list for who is told in words, on a screen without a log."""
PATIENCE = 30_000
"""Milliseconds after which a journey that waits has failed."""

DRAWN = """(() => {
  let drawn = 0;
  crypto.getRandomValues = (array) => array.map((_, place) => (array[place] = (drawn += 97)));
})()"""
"""What a browser adds to the luck of a match is the same in every run."""
MET = f"""try {{
  {"".join(f"localStorage.setItem('rouages.{game}.met', '1');" for game in GAMES)}
  localStorage.setItem('rouages.asked-name', localStorage.getItem('rouages.asked-name') ?? 'turn friend');
  for (const asked of ['calls', 'friend']) localStorage.setItem('rouages.asked-' + asked, '1');
}} catch {{}}"""
"""A browser in which every game was played before: nobody is told the goal and offered a lesson, or asked in
passing for a name, a friend, or whether to be called."""


@pytest.fixture(scope="module")
def chromium():
    """Closed after each file: while it is open, its thread can run no other event loop."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def left_behind(request):
    """No page outlives its test: many that go on moving would slow every test after it."""
    yield
    if "chromium" in request.fixturenames:
        for context in request.getfixturevalue("chromium").contexts:
            context.close()


@pytest.fixture
def luck(monkeypatch, request):
    """The secrets of the matches that a test begins are the same in every run: no journey hangs on chance."""
    drawn = random.Random(request.node.name)
    lots = SimpleNamespace(token_bytes=drawn.randbytes, token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(beginning, "secrets", lots)
    monkeypatch.setattr(seats, "secrets", SimpleNamespace(choice=drawn.choice))


@pytest.fixture
def settings():
    """What a file of tests decides about its house."""
    return {}


@pytest.fixture
def served(tmp_path, luck, settings):
    """A house that is served, in a thread of its own, while the test lasts."""
    opened = threading.Event()
    found = {}

    async def serve():
        async with running(tmp_path, **settings) as door:
            found.update(door=door, loop=asyncio.get_running_loop(), closing=asyncio.Event())
            opened.set()
            await found["closing"].wait()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert opened.wait(20)
    yield found
    found["loop"].call_soon_threadsafe(found["closing"].set)
    thread.join()


@pytest.fixture
def house(served):
    """Its address."""
    return served["door"].url


@pytest.fixture
def inside(served):
    """Have something done in the house that no browser does: a function of its door, which is awaited."""

    def do(deed):
        return asyncio.run_coroutine_threadsafe(deed(served["door"]), served["loop"]).result(
            PATIENCE / 1000 * 8
        )

    return do


def read(happened):
    """Whoever is told in words reads what happened first; a page that was left says nothing."""
    with contextlib.suppress(Error):
        happened.get_by_role("button").evaluate_all("buttons => buttons.forEach((each) => each.click())")


def unread(page):
    """The list of what happened, which lies over the page until it is read."""
    return page.get_by_role("region", name=HAPPENED).filter(has=page.get_by_role("button"))


@pytest.fixture
def visit(chromium, house):
    """Open a browser of one's own; a page that logs an error or throws fails the test.

    Chromium logs a refused request as an error too: `refusals` says that something will be refused here,
    `cut` that there will be no network.
    With `motion` what happens is told beat by beat. A `newcomer` never played here. A page that is `measured`
    lets in the style by which that is done. With a `worker` the page has its service worker.
    """
    contexts, troubles = [], []

    def open_browser(
        path="/",
        locale="en-GB",
        size=(1280, 800),
        *,
        touch=False,
        refusals=False,
        motion=False,
        newcomer=False,
        measured=False,
        worker=False,
        cut=False,
    ):
        context = chromium.new_context(
            base_url=house,
            locale=locale,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            bypass_csp=measured,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(DRAWN)
        if not newcomer:
            context.add_init_script(MET)
        contexts.append(context)
        expected = [r"a status of (4\d\d|503)"] * refusals + ["ERR_INTERNET_DISCONNECTED"] * cut
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))

        def note(line):
            if line.type == "error" and not any(re.search(each, line.text) for each in expected):
                troubles.append(line.text)

        page.on("console", note)
        page.add_locator_handler(unread(page), read)
        page.goto(path)
        return page

    yield open_browser
    for context in contexts:
        context.close()
    assert troubles == []
