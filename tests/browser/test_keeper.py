"""A keeper in the browser: a line is reported and removed; somebody is sent away and told why."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from rouages.server.hosting.people import person, wish
from rouages.server.hosting.place import Place
from rouages.server.wishes import Appoint
from tests.browser.people import Player
from tests.browser.test_journeys import faults
from tests.browser.test_players import account, asked, fits
from tests.server.running import sqlite_in

pytestmark = pytest.mark.slow


@pytest.fixture
def give_keys(tmp_path):
    """What the host does by a command, while the house is open."""

    async def given(who):
        place = Place(tmp_path, sqlite_in(tmp_path))
        await wish(place, Appoint(guest=(await person(place, who)).id, keeps=True, why="Trusted"))

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
    ada.reads("Sent. A keeper will look at it; what comes of it is told in the lobby.")


def test_a_line_is_reported_and_removed_with_a_reason(visit, give_keys):
    ada, tom, kim = (account(visit, name) for name in ("Ada", "Tom", "Kim"))
    reports(ada, tom)
    give_keys("kim")
    kim.come("/keeper")
    kim.reads("You play like an idiot")
    kim.press("As a table")
    kim.page.get_by_role("columnheader", name="Reports").wait_for()
    assert kim.page.get_by_role("row").nth(1).get_by_role("cell").last.inner_text() == "1"
    kim.press("Remove line")
    kim.page.get_by_label(re.compile("^Why")).fill("Insults")
    kim.press("Remove the line")
    ada.reads("removed by the keepers")
    kim.reads("none open")
    ada.come("/")
    ada.reads("You reported Tom (Insults or threats). The keepers looked at it and did something about it.")
    ada.press("I have read it")
    ada.page.get_by_text("You reported Tom").wait_for(state="detached")
    assert fits(kim.page)
    assert faults(kim.page) == []


def test_the_chat_of_one_person_is_hidden_and_shown_again(visit):
    ada, tom = account(visit, "Ada"), account(visit, "Tom")
    at_one_table(ada, tom)
    says(tom, "You play like an idiot")
    ada.reads("You play like an idiot")
    ada.page.get_by_role("button", name="Hide what Tom says").click()
    ada.reads("(you hide this person’s chat)")
    ada.page.get_by_text("You play like an idiot").wait_for(state="detached")
    assert fits(ada.page)
    assert faults(ada.page) == []
    ada.page.get_by_role("button", name="Show what Tom says").click()
    ada.reads("You play like an idiot")


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_house_closes_for_repairs_and_opens_again(visit, give_keys, size):
    ada, kim = account(visit, "Ada", size=size, refusals=True), account(visit, "Kim", lang="fr", size=size)
    give_keys("kim")
    kim.come("/keeper")
    kim.press("Fermer la maison…")
    kim.page.get_by_label(re.compile("^Pourquoi")).fill("Un nouveau disque")
    kim.press("Fermer pour réparations")
    kim.reads("Ferme à")
    ada.come("/")
    ada.reads("The house closes for repairs at")
    ada.press("I have read it")
    ada.page.get_by_text("The house closes for repairs").wait_for(state="detached")
    close(kim, minutes=0, lasts=None)
    ada.come("/learn")
    ada.reads("Closed for repairs")
    ada.reads("The house opens again as soon as it is done.")
    assert fits(ada.page)
    assert faults(ada.page) == []
    kim.come("/keeper")
    kim.press("Ouvrir la maison…")
    kim.page.get_by_label(re.compile("^Pourquoi")).fill("C’est fait")
    kim.page.get_by_role("button", name="Ouvrir", exact=True).click()
    assert fits(kim.page)
    assert faults(kim.page) == []
    ada.page.get_by_text("Closed for repairs").wait_for(state="detached")
    ada.page.get_by_role("heading", name="Out of Gears").first.wait_for()


def close(kim, **when):
    asked(kim, "post", "/api/keeper/deeds", {"type": "CloseHouse", "why": "A new disk", **when})


def appeals(tom, kim):
    """Who is held back says something against it, once, and reads the answer."""
    tom.page.get_by_label("What you would say to the keepers").fill("It was a joke")
    tom.press("Appeal")
    tom.reads("A keeper will read it; the answer comes here.")
    assert fits(tom.page)
    kim.come("/keeper/reports")
    kim.reads("It was a joke")
    kim.press("Keep it…")
    kim.page.get_by_label(re.compile("^Why")).fill("Jokes are funny")
    kim.page.get_by_role("button", name="Keep it", exact=True).click()
    kim.reads("kept: “Jokes are funny”")
    tom.page.reload()
    tom.reads("The keepers answer: “Jokes are funny”")
    assert faults(tom.page) == []


@pytest.mark.long(part="journeys")
def test_who_is_muted_reads_why_appeals_and_is_let_go(visit, give_keys):
    ada, tom, kim = (account(visit, name, refusals=name == "Tom") for name in ("Ada", "Tom", "Kim"))
    reports(ada, tom)
    give_keys("kim")
    kim.come("/keeper")
    kim.press("Mute…")
    kim.page.get_by_label(re.compile("^Why")).fill("Insults")
    kim.press("Mute")
    kim.reads("Lift it…")
    says(tom, "What?")
    tom.reads("You may not write here for another 24 h: Insults")
    tom.press("Why?")
    tom.reads("You may not write for now")
    tom.page.get_by_label("What you would say to the keepers").fill("It was a joke")
    tom.press("Appeal")
    tom.come("/")
    tom.reads("You may write nothing that others read until")
    kim.come("/keeper")
    kim.press("Lift it…")
    kim.page.get_by_label(re.compile("^Why")).fill("A joke it was")
    kim.press("Lift it")
    tom.page.reload()
    tom.reads("Your appeal was heard: you may write again. The keepers say: “A joke it was”")
    assert faults(tom.page) == []


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
    appeals(tom, kim)
    for room in ("", "/reports", "/tables", "/people", "/log"):
        kim.come(f"/keeper{room}")
        kim.page.get_by_role("heading", name="Keeper’s room").wait_for()
        assert fits(kim.page), room
        assert faults(kim.page) == [], room
    kim.reads("Insults, again")


def does(kim, press, why, then):
    """Press, say why, and have it done."""
    kim.press(press)
    kim.page.get_by_label(re.compile("^Pourquoi")).fill(why)
    kim.page.get_by_role("dialog").get_by_role("button", name=then, exact=True).click()
    kim.page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_new_people_come_in_by_a_link_until_it_is_ended(visit, give_keys, size):
    kim = account(visit, "Kim", lang="fr", size=size)
    give_keys("kim")
    kim.come("/keeper")
    kim.page.get_by_role("switch", name=re.compile("^Sur invitation")).click()
    kim.page.get_by_label(re.compile("^Pourquoi")).fill("Une soirée calme")
    kim.press("Régler la porte")
    stranger = visit(refusals=True).context.request
    refused = stranger.put("/api/me", data={"name": "Zoé"})
    assert (refused.status, refused.json()["type"]) == (403, "InvitationOnly")
    does(kim, "Créer un lien…", "Les amis de Kim", "Créer le lien")
    link = kim.page.get_by_label("Lien pour les nouveaux venus").input_value()
    ada = Player(visit(link), "en")
    ada.introduce("Ada")
    ada.page.wait_for_function("async () => (await (await fetch('/api/me')).json()).name === 'Ada'")
    kim.page.reload()
    kim.reads("1 venus sur 5")
    assert fits(kim.page)
    assert faults(kim.page) == []
    does(kim, "Mettre fin…", "Il a circulé", "Mettre fin au lien")
    kim.page.get_by_text("Liens en circulation").wait_for(state="detached")
    late = stranger.put("/api/me", data={"name": "Zoé", "invitation": link.partition("=")[2]})
    assert late.status == 403
    kim.come("/keeper/log")
    kim.reads("Il a circulé")
    kim.reads("Les amis de Kim")
    assert fits(kim.page)
    assert faults(kim.page) == []
