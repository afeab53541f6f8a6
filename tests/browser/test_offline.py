"""From a server into the house in one's own browser, into a tunnel, and back again."""

import json

import pytest

from tests.browser.conftest import MET, PATIENCE, read, unread
from tests.browser.people import until
from tests.browser.screens import DESK, PHONE
from tests.browser.test_time import House
from tests.browser.tools import WEB
from tests.site.test_journeys import AWHILE, plays

CUT = """(() => {
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(address) {
      super(address);
      addEventListener('offline', () => this.close());
      if (!navigator.onLine) queueMicrotask(() => this.close());
    }
  };
})()"""
"""A browser that is told to be offline keeps its sockets: here they go too."""
CHAPTERS = WEB / "src" / "words" / "text"
SAID = {
    language: {
        key: sentence
        for chapter in CHAPTERS.iterdir()
        for key, sentence in json.loads((chapter / f"{language}.json").read_text("utf-8")).items()
    }
    for language in ("en", "fr")
}
"""What pages say, by its key."""
PACKED = "JSON.parse(localStorage.getItem('rouages.provision'))?.given.match"


@pytest.fixture
def settings(tmp_path):
    return {"offline": tmp_path / "offline"}


@pytest.mark.long(part="site")
@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("fr", PHONE)], ids=["desk-en", "phone-fr"])
def test_one_goes_from_a_server_into_the_tunnel_and_comes_back(visit, language, size):
    said = SAID[language]
    page = visit("/", locale=language, size=size, worker=True, cut=True)
    page.get_by_role("button", name=said["lobby.settings"]).click()
    page.get_by_role("link", name=said["offline.title"]).click()
    page.get_by_role("button", name=said["offline.go"]).click()
    page.get_by_role("heading", name=said["door.house"]).wait_for(timeout=AWHILE)
    page.get_by_text(said["door.house_ready"]).wait_for(timeout=AWHILE)
    page.context.set_offline(True)
    page.reload()
    player = plays(page, "Out of Gears", language)
    player.answer()
    page.context.set_offline(False)
    page.goto("/")
    page.get_by_role("button", name=said["lobby.settings"]).click()
    page.get_by_role("link", name=said["offline.back"]).click()
    page.get_by_role("button", name=said["offline.back_go"], exact=True).click()
    page.get_by_role("heading", name=said["offline.title"]).wait_for(timeout=AWHILE)
    page.get_by_role("link", name=said["lost.home"]).click()
    page.get_by_role("heading", name=said["door.code"]).wait_for()


def choices(player):
    """The list, whether it is drawn just now or only read out."""
    return [" ".join(text.split()) for text in player.options().all_inner_texts()]


def answers(player):
    """Takes the first option, and is asked something again."""
    page, before = player.page, choices(player)
    player.options().first.dispatch_event("click")
    until(page, lambda: player.is_asked() and choices(player) != before)


def packs(player):
    """Waits until the match was taken along as it stands."""
    page = player.page
    until(page, player.is_asked)
    page.wait_for_timeout(2000)
    until(page, lambda: player.is_asked() and page.evaluate(PACKED) is not None)


SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def keeps_it_ready(page):
    """Has the house kept beside the pages of the server, and waits until it is."""
    page.get_by_role("switch", name="Keep it ready for a tunnel").click()
    page.get_by_text("Ready: if the line is cut").wait_for(timeout=AWHILE)


def goes_on_here(player, table, asked):
    """From a table whose line is cut to its branch in this browser; what is asked is what was asked there."""
    page = player.page
    page.get_by_role("link", name="Go on here").click(timeout=AWHILE)
    page.get_by_role("button", name="Go on here").click(timeout=AWHILE)
    until(page, lambda: page.url != table and player.is_asked())
    assert choices(player) == asked
    page.get_by_text("was dealt anew").wait_for()
    for _ in range(3):
        answers(player)
    page.reload()
    until(page, player.is_asked)


def carries_it_back(player, table, asked):
    """The branch becomes a table at the server, beside the one that it left, which waits as it was."""
    page, branch, here = player.page, player.page.url, choices(player)
    page.get_by_role("button", name="Carry it back").click()
    page.wait_for_url(lambda address: address not in (branch, table), timeout=AWHILE)
    until(page, lambda: player.is_asked() and page.get_by_text("counts nowhere").count() > 0)
    assert page.evaluate("document.documentElement.dataset.house") is None
    assert choices(player) == here
    page.get_by_role("link", name="To that table").click()
    until(page, lambda: page.url == table and player.is_asked())
    assert choices(player) == asked


@pytest.mark.long(part="site")
@SIZES
def test_who_is_cut_off_in_a_game_alone_goes_on_here_and_carries_it_back(visit, size):
    page = visit("/offline", size=size, worker=True, cut=True)
    page.context.add_init_script(CUT)
    keeps_it_ready(page)
    page.goto("/")
    player = plays(page, "Cyberion")
    answers(player)
    packs(player)
    table, asked = page.url, choices(player)
    page.context.set_offline(True)
    goes_on_here(player, table, asked)
    branch = page.url
    page.goto(table)
    page.get_by_role("button", name="Back to the branch").click(timeout=AWHILE)
    until(page, lambda: page.url == branch and player.is_asked())
    page.context.set_offline(False)
    carries_it_back(player, table, asked)


@pytest.fixture
def mortal(tmp_path):
    """A house that can be killed, and brought into a browser before."""
    house = House(tmp_path, tmp_path / "offline")
    house.start()
    yield house
    house.close()


@pytest.mark.long(part="site")
@SIZES
def test_whose_server_dies_goes_on_here_and_carries_it_back_once_it_lives(mortal, chromium, size):
    context = chromium.new_context(
        base_url=f"http://127.0.0.1:{mortal.port}",
        locale="en-GB",
        viewport=dict(zip(("width", "height"), size, strict=True)),
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(MET)
    page, troubles = context.new_page(), []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.add_locator_handler(unread(page), read)
    page.goto("/offline")
    keeps_it_ready(page)
    page.goto("/")
    player = plays(page, "Cyberion")
    answers(player)
    packs(player)
    table, asked = page.url, choices(player)
    mortal.kill()
    goes_on_here(player, table, asked)
    mortal.start()
    carries_it_back(player, table, asked)
    assert troubles == []


@pytest.mark.long(part="site")
def test_what_cannot_go_on_here_says_why(visit):
    page = visit("/offline", worker=True, cut=True, refusals=True)
    page.context.add_init_script(CUT)
    keeps_it_ready(page)
    wish = {"game": "out-of-gears", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    clocked = wish | {"clock": {"kind": "bank", "seconds": 300, "increment": 5}}
    table = page.context.request.post("/api/tables", data=clocked).json()["id"]
    page.goto(f"/table/{table}")
    page.get_by_role("toolbar", name="All choices, numbered").wait_for(state="attached")
    page.wait_for_timeout(2000)
    page.context.set_offline(True)
    page.get_by_text("A clock runs at this table").wait_for(timeout=AWHILE)
    assert page.get_by_role("link", name="Go on here").count() == 0
