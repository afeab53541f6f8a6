"""What a house without a server holds beside new games, in Chromium with the network off, on both screens."""

import json
import os
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import rouages
from rouages.days.chain import new_key
from rouages.days.gone import gone_by
from rouages.days.keyring import keyring_of
from rouages.puzzles.shelf import shelf
from rouages.site.checkout import materials
from rouages.site.folder import write
from tests.browser.conftest import unread
from tests.browser.people import Player, until
from tests.browser.screens import PHONE
from tests.browser.test_journeys import faults
from tests.browser.test_offline import SAID
from tests.browser.test_players import fits
from tests.browser.test_puzzles import give
from tests.browser.test_replay import record_of
from tests.site.test_journeys import AWHILE, plays
from tests.site.test_without_network import SCREENS, plays_a_little

pytestmark = pytest.mark.long(part="site")

GAME = "Cyberion"
PICTURES = os.environ.get("PICTURES")
"""A folder for what was seen on the way."""
TODAY = datetime.now(UTC).date()
KEY = new_key(TODAY - timedelta(10), 30, 3, b"k" * 32)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The folder of a site with days gone by."""
    folder = tmp_path_factory.mktemp("site")
    # Beside this thread, where a browser that is open already has a loop that runs.
    with ThreadPoolExecutor(1) as aside:
        gone = aside.submit(gone_by, keyring_of([KEY]), TODAY).result()
        aside.submit(write, folder, materials(), gone).result()
    return folder


class Resident(Player):
    """Somebody in a house that lies in this browser, without a network."""

    def __init__(self, page, screen):
        self.screen, (self.language, _) = screen, SCREENS[screen]
        super().__init__(page, self.language)
        self.said = SAID[self.language]

    def has(self, key, **named):
        """What is said there."""
        return re.sub(r"\{(\w+)\}", lambda found: named[found[1]], self.said[key])

    def looks(self, name):
        """Nothing is wrong with what is shown, and a picture is kept where pictures are wanted."""
        if PICTURES:
            self.page.screenshot(path=Path(PICTURES) / f"{self.screen}-{name}.png")
        assert fits(self.page), name
        assert faults(self.page) == [], name

    def goes(self, address):
        self.page.goto(address)

    def opens(self, record, folder):
        """Has a record from a file, as a newcomer finds it in the settings."""
        file = folder / "match.json"
        file.write_text(json.dumps(record))
        self.press(self.has("lobby.settings"))
        self.page.locator("input[type=file]").set_input_files(file, timeout=AWHILE)
        self.page.wait_for_url("**/replay/**", timeout=AWHILE)

    def is_asked_at_a_table(self, name):
        self.page.wait_for_url("**/table/**", timeout=AWHILE)
        until(self.page, self.is_asked)
        self.looks(name)


@pytest.fixture(params=SCREENS)
def resident(visit, request):
    language, size = SCREENS[request.param]
    page = visit(locale=language, size=size, worker=True, cut=True)
    page.get_by_text(SAID[language]["door.house_ready"]).wait_for(timeout=AWHILE)
    page.context.set_offline(True)
    page.reload()
    return Resident(page, request.param)


def test_puzzles_lessons_and_days_gone_by_need_no_network(resident):
    page = resident.page
    page.get_by_role("heading", name="Rouages").first.wait_for()
    resident.looks("lobby")

    resident.goes("/puzzles/cyberion/1")
    until(page, resident.is_asked)
    page.remove_locator_handler(unread(page))
    give(resident, shelf("cyberion")[0].solution)
    resident.reads(resident.has("puzzle.solved"))
    resident.looks("puzzle")

    resident.goes("/days")
    page.get_by_role("button", name=resident.has("days.practise", game=GAME)).click(timeout=AWHILE)
    resident.is_asked_at_a_table("day")

    resident.goes("/learn/cyberion")
    page.locator("a[href^='/lesson/']").first.click(timeout=AWHILE)
    page.locator("[data-thing=begin]").click(timeout=AWHILE)
    page.wait_for_url("**/table/**", timeout=AWHILE)
    page.locator("[data-coach=balloon]").wait_for(timeout=AWHILE)
    resident.looks("lesson")

    resident.goes("/")
    plays(page, GAME, resident.language)
    page.get_by_role("button", name=resident.has("hint.ask")).locator("visible=true").click()
    tell = page.get_by_role("button", name=resident.has("nudge.tell"))
    tell.or_(page.locator(".balloon")).first.wait_for(timeout=AWHILE)
    if tell.count():
        tell.click()
    page.locator(".balloon").wait_for(timeout=AWHILE)
    resident.looks("hint")


def test_a_record_from_a_server_is_seen_proved_gone_on_with_and_taken_along(resident, tmp_path):
    page, record = resident.page, record_of("cyberion", players=1)
    resident.opens(record, tmp_path)
    film = page.url
    scrub = page.get_by_role("slider", name=resident.has("replay.scrub"))
    scrub.wait_for(timeout=AWHILE)
    assert int(scrub.get_attribute("max")) > 1
    page.keyboard.press("End")
    page.locator(".deck[aria-busy=false]").wait_for()
    resident.looks("replay")

    resident.press(resident.has("table.menu"))
    with page.expect_download() as download:
        resident.press(resident.has("replay.download"))
    assert json.loads(download.value.path().read_text()) == json.loads(json.dumps(record))
    assert rouages.replay(record).over

    resident.press(resident.has("table.menu"))
    resident.press(resident.has("replay.verify"))
    page.get_by_text(resident.has("verify.consistent")).wait_for(timeout=AWHILE)
    resident.looks("verify")

    resident.goes(f"{film.partition('?')[0]}?seat=0&at=5")
    scrub.wait_for(timeout=AWHILE)
    if page.viewport_size["width"] == PHONE[0]:
        resident.press(resident.has("table.menu"))
    resident.press(resident.has("replay.branch"))
    resident.press(resident.has("replay.branch_go"))
    resident.is_asked_at_a_table("branch")
    plays_a_little(resident, 2)

    resident.goes("/statistics")
    page.get_by_role("heading", name=resident.has("statistics.title")).first.wait_for(timeout=AWHILE)
    resident.looks("statistics")


def test_a_finished_game_is_searched_for_mistakes(resident, tmp_path):
    page = resident.page
    resident.opens(record_of("cyberion", players=1), tmp_path)
    page.locator(".deck[aria-busy=false]").wait_for(timeout=AWHILE)
    resident.press(resident.has("table.menu"))
    resident.press(resident.has("review.title"))
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("button", name=resident.has("table.player", number="1")).click()
    drawer.get_by_role("button", name=resident.has("review.find")).click()
    drawer.get_by_role("button", name=resident.has("review.again")).wait_for(timeout=5 * AWHILE)
    resident.looks("mistakes")
