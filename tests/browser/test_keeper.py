"""A keeper in the browser: a line is reported and removed; somebody is sent away and told why."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from rouages.server.hosting.people import person, wish
from rouages.server.hosting.place import Place
from rouages.server.wishes import Appoint
from tests.browser.test_journeys import faults
from tests.browser.test_players import account, asked, fits
from tests.server.running import sqlite_in

pytestmark = pytest.mark.slow


@pytest.fixture
def give_keys(tmp_path):
    """What the host does by a command, while the house is open."""

    async def given(who):
        place = Place(tmp_path, sqlite_in(tmp_path))
        await wish(place, Appoint((await person(place, who)).id, keeps=True))

    def give(who):
        with ThreadPoolExecutor(1) as beside:
            beside.submit(asyncio.run, given(who)).result()

    return give


def at_one_table(ada, tom):
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = asked(ada, "post", "/api/tables", {"game": "out-of-gears", "seats": seats})["id"]
    asked(tom, "post", f"/api/tables/{table}/take", {})
    for player in (ada, tom):
        player.come(f"/table/{table}")
        player.page.get_by_role("tab", name=re.compile("^Chat")).click()
    return table


def says(player, text):
    player.page.get_by_label("Say something").fill(text)
    player.page.keyboard.press("Enter")


def reports(ada, tom):
    """Tom insults Ada, who reports the line."""
    at_one_table(ada, tom)
    says(ada, "Good luck!")
    says(tom, "You play like an idiot")
    ada.reads("You play like an idiot")
    ada.page.get_by_role("button", name="Report this line by Tom").click()
    ada.page.get_by_label("A word about it, if you like").fill("Not nice")
    ada.press("Send to the keepers")
    ada.reads("Sent. A keeper will look at it.")


def test_a_line_is_reported_and_removed_with_a_reason(visit, give_keys):
    ada, tom, kim = (account(visit, name) for name in ("Ada", "Tom", "Kim"))
    reports(ada, tom)
    give_keys("kim")
    kim.come("/keeper")
    kim.reads("You play like an idiot")
    kim.press("Remove line")
    kim.page.get_by_label(re.compile("^Why")).fill("Insults")
    kim.press("Remove the line")
    ada.reads("removed by the keepers")
    kim.reads("none open")
    assert fits(kim.page)
    assert faults(kim.page) == []


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_somebody_is_sent_away_and_reads_why(visit, give_keys, size):
    ada, kim = account(visit, "Ada"), account(visit, "Kim", size=size)
    tom = account(visit, "Tom", refusals=True)
    reports(ada, tom)
    give_keys("kim")
    kim.come("/keeper/reports")
    kim.page.get_by_role("button", name="Ban…").click()
    kim.page.get_by_label(re.compile("^Why")).fill("Insults, again")
    kim.page.get_by_role("button", name="Ban", exact=True).click()
    tom.reads("This house is closed to you")
    tom.reads("Insults, again")
    for room in ("", "/reports", "/tables", "/people", "/log"):
        kim.come(f"/keeper{room}")
        kim.page.get_by_role("heading", name="Keeper’s room").wait_for()
        assert fits(kim.page), room
        assert faults(kim.page) == [], room
    kim.reads("Insults, again")
