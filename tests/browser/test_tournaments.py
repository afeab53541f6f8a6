"""Tournaments in the browser: one is made, entered, played round by round, and won."""

import pytest

from tests.browser.people import Player, until
from tests.browser.screens import SCHEMES
from tests.browser.test_journeys import faults
from tests.browser.test_players import fits

pytestmark = pytest.mark.slow
LONG = pytest.mark.long(part="journeys")
CUP = {"name": "Gear cup", "game": "out-of-gears", "form": "round-robin", "size": 4, "bots": "easy"}


def made(player, **wish):
    """A tournament that somebody has made and plays in; its address."""
    asked = player.page.context.request
    card = asked.post("/api/tournaments", data={**CUP, **wish}).json()["card"]
    asked.put(f"/api/tournaments/{card['id']}/entry", data={})
    return f"/tournaments/{card['id']}"


def is_sound(player):
    assert fits(player.page)
    assert faults(player.page) == []


def test_from_the_door_in_the_lobby_to_ones_seat_at_a_table(visit):
    ada, basile = Player(visit(), "en"), Player(visit(locale="fr-FR", size=(390, 844), touch=True), "fr")
    ada.page.get_by_role("region", name="Tournaments").get_by_role("link", name="Have a look").click()
    ada.page.wait_for_url("**/tournaments")
    is_sound(ada)
    ada.press("Make a tournament")
    form = ada.page.get_by_role("dialog")
    form.get_by_label("Its name").fill("Spring cup")
    form.get_by_role("slider", name="Players at most").press("Home")
    form.get_by_role("radiogroup", name="Places that are left").get_by_role("radio", name="Calm").click()
    is_sound(ada)
    form.get_by_role("button", name="Make a tournament").click()
    ada.page.get_by_role("status").filter(has_text="You are in").wait_for()
    ada.reads("1 of 4 places")
    is_sound(ada)
    basile.come("/tournaments")
    basile.page.get_by_role("link", name="Spring cup").click()
    basile.press("S’inscrire")
    basile.page.get_by_role("status").filter(has_text="Vous participez").wait_for()
    is_sound(basile)
    ada.page.get_by_role("listitem").nth(1).wait_for()
    they_talk(ada, basile)
    asked = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.press("Begin now, with bots")
    ada.page.get_by_role("tab", name="Bracket").click()
    ada.page.get_by_role("region", name="Bracket").wait_for()
    is_sound(ada)
    basile.page.get_by_role("link", name="Prendre ma place").wait_for()
    basile.page.wait_for_timeout(5000)
    assert not [url for url in asked if "/api/tournaments" in url and "/begin" not in url]
    ada.page.get_by_role("link", name="Take my seat").click()
    ada.page.wait_for_url("**/table/*")


def they_talk(ada, basile):
    """One says something, the other is told of it, reads it and answers."""
    ada.page.get_by_role("tab", name="Talk").click()
    ada.page.get_by_role("textbox", name="Say something").fill("Welcome, all of you")
    ada.page.keyboard.press("Enter")
    basile.page.get_by_role("tab", name="Discussion 1").click()
    basile.page.get_by_role("log").get_by_text("Welcome, all of you").wait_for()
    is_sound(basile)
    basile.page.get_by_role("textbox", name="Dire quelque chose").fill("Bonjour")
    basile.page.keyboard.press("Enter")
    ada.page.get_by_role("log").get_by_text("Bonjour").wait_for()
    ada.page.get_by_role("button", name="Report this line by Invité").wait_for()
    is_sound(ada)


@LONG
def test_a_whole_tournament_of_four_with_bots_comes_to_its_winner(visit):
    ada = Player(visit(), "en")
    ada.is_called("Ada")
    address = made(ada)
    ada.come(address)
    ada.press("Begin now, with bots")
    for number in (1, 2, 3):
        ada.page.get_by_role("status").filter(has_text=f"Round {number}").wait_for()
        ada.page.get_by_role("link", name="Take my seat").click()
        ada.page.wait_for_url("**/table/*")
        until(ada.page, lambda: ada.is_over() or ada.is_asked())
        while not ada.is_over():
            if ada.is_asked():
                ada.answer()
            ada.page.wait_for_timeout(20)
        ada.end().get_by_role("link", name="To the tournament").click()
        ada.page.wait_for_url(f"**{address}")
    status = ada.page.get_by_role("status").filter(has_text="won")
    status.wait_for(timeout=120_000)
    table = ada.page.get_by_role("table")
    assert table.get_by_role("rowheader").count() == 4
    assert table.get_by_text("3/3").count() == 4
    is_sound(ada)
    ada.come("/tournaments")
    ada.page.get_by_role("region", name="Over").get_by_role("link", name="Gear cup").wait_for()


@LONG
@SCHEMES
@pytest.mark.parametrize(("form", "seats"), [("knock-out", 2), ("swiss", 3), ("round-robin", 2)])
def test_every_form_fits_its_page(visit, size, scheme, form, seats):
    ada = Player(visit(size=size, locale="fr-FR"), "fr")
    ada.page.emulate_media(color_scheme=scheme)
    ada.is_called("Ada")
    ada.come(made(ada, form=form, seats=seats, size=8))
    is_sound(ada)
    ada.press("Commencer avec des robots")
    ada.page.get_by_role("link", name="Prendre ma place").wait_for()
    is_sound(ada)
