"""One screen for everybody: a television with phones, and a device that goes from hand to hand."""

import re

import pytest

from tests.browser.people import Player
from tests.browser.screens import SIZES
from tests.browser.test_journeys import faults, play_until_over

pytestmark = pytest.mark.slow


@pytest.fixture
def ada(visit):
    player = Player(visit(), "en")
    player.is_called("Ada")
    return player


@pytest.mark.long(part="journeys")
def test_two_phones_and_a_shared_screen(ada, visit):
    """The host's browser shows the television and her phone; a friend scans the code and joins."""
    table = ada.lay("me", "open")
    television = ada.page.context.new_page()
    television.set_viewport_size({"width": 1920, "height": 1080})
    frames = []

    def keep(frame):
        frames.append(str(frame))

    television.on("websocket", lambda line: line.on("framereceived", keep))
    television.goto(table.replace("/table/", "/tv/"))
    code = television.get_by_role("img", name=re.compile("QR code of"))
    address = code.get_attribute("aria-label").removeprefix("QR code of ")
    assert address.endswith(table.replace("/table/", "/sit/"))

    basile = Player(visit(address, size=(390, 844), touch=True), "en")
    basile.page.get_by_label("Your name").fill("Basile")
    basile.page.get_by_role("button", name="Sit down").tap()
    basile.is_told("Choose an action")
    ada.is_told("Choose an action")
    television.get_by_text("Waiting for Ada and Basile").wait_for()

    ada.answer(2)
    ada.answer(0)
    television.get_by_text("Basile is choosing").wait_for()
    assert ada.page.get_by_text("No. 1").count() == 1
    assert television.get_by_text("No. 1").count() == 0
    assert television.get_by_role("toolbar").count() == 0
    assert basile.page.get_by_text("No. 1").count() == 0
    play_until_over(ada, basile)
    television.get_by_role("region", name="How it ended").get_by_text(re.compile(r"\bwins?\b")).wait_for()
    assert all('"questions":[{' not in frame for frame in frames)
    assert len(frames) > 20


@pytest.mark.long(part="journeys")
def test_the_shared_screen_goes_to_the_next_table_by_itself(ada):
    """Nobody touches it: once the end was looked at, it shows what anybody may see of the table after."""
    table = ada.lay("me", "bot:random")
    ada.is_told("Choose an action")
    television = ada.page.context.new_page()
    television.goto(table.replace("/table/", "/tv/"))
    television.get_by_text("Ada is choosing").wait_for()
    ada.press("Menu")
    ada.press("Concede")
    ada.press("Concede")
    television.get_by_role("region", name="How it ended").wait_for()
    ada.end().get_by_role("button", name="Play again").click()
    ada.is_told("Choose an action")
    television.wait_for_url(re.compile("/tv/" + ada.page.url.partition("/table/")[2] + "$"))
    television.get_by_text("Ada is choosing").wait_for()
    assert television.get_by_role("toolbar").count() == 0


def test_the_screen_is_covered_while_it_is_handed_over(ada):
    ada.lay("me", "here", seats=[{"kind": "me"}, {"kind": "here", "name": "Basile"}])
    ada.reads("Hand over to Ada")
    assert ada.page.get_by_role("log").count() == 0
    assert ada.page.locator("main").count() == 0
    ada.press("I am Ada")
    ada.is_told("Choose an action")
    ada.answer(2)
    ada.is_told("Choose the dump")
    ada.page.locator("body").press("1")
    ada.is_told("Programme it")
    ada.page.locator("body").press("1")
    ada.reads("Hand over to Basile")
    ada.page.get_by_role("heading", name="Hand over to Basile").wait_for()
    assert ada.page.locator("main").count() == 0
    assert ada.page.get_by_text("Harvest").count() == 0
    ada.page.locator("body").press("1")
    ada.page.reload()
    ada.page.get_by_role("heading", name="Hand over to").wait_for()
    assert ada.page.get_by_text("No. 1").count() == 0

    ada.press("I am Ada")
    ada.page.get_by_text("No. 1").wait_for()
    ada.press("Hand over to Basile")
    ada.press("I am Basile")
    ada.is_told("Choose an action")
    assert ada.page.get_by_text("No. 1").count() == 0
    ada.answer(2)
    ada.is_told("Choose the dump")
    ada.page.locator("body").press("2")
    ada.page.keyboard.press("Enter")
    ada.reads("Turn 2")
    ada.is_told("Choose an action")


@pytest.mark.long(part="journeys")
def test_where_nothing_is_hidden_nothing_is_covered(ada):
    table = {
        "game": "cyberion",
        "seats": [{"kind": "me"}, {"kind": "here", "name": "Basile"}],
    }
    reply = ada.page.context.request.post("/api/tables", data=table)
    ada.come(f"/table/{reply.json()['id']}")
    ada.page.get_by_role("log").wait_for()
    seats = set()
    for turn in range(14):
        ada.options().first.or_(ada.end()).wait_for(state="attached")
        if ada.is_over():
            break
        assert ada.page.get_by_text("Hand over to").count() == 0
        seats.add(ada.prompt())
        ada.options().nth(turn % ada.options().count()).dispatch_event("click")
        ada.page.wait_for_timeout(250)
    assert len(seats) > 2


@SIZES
@pytest.mark.long(part="journeys")
def test_axe_finds_nothing_serious_on_shared_screens(visit, size):
    ada = Player(visit(size=size), "en")
    ada.is_called("Ada")
    hall = ada.lay("me", "open", "link")
    ada.reads("Who sits at this table")
    assert faults(ada.page) == []
    ada.come(hall.replace("/table/", "/tv/"))
    ada.reads("Scan to sit down")
    assert faults(ada.page) == []
    playing = ada.lay("me", "bot:random")
    ada.is_told("Choose an action")
    ada.come(playing.replace("/table/", "/tv/"))
    ada.page.get_by_role("region", name="What to do now").wait_for()
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    ada.lay("me", "here", seats=[{"kind": "me"}, {"kind": "here", "name": "Basile"}])
    ada.reads("Hand over to Ada")
    assert faults(ada.page) == []
    stranger = Player(visit(hall.replace("/table/", "/sit/"), size=size), "en")
    stranger.reads("Take a seat")
    assert faults(stranger.page) == []
