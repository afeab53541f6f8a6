"""Quick pairing in the browser: from the lobby's door to a table, with people or with bots."""

import re

import pytest

from tests.browser.people import Player
from tests.browser.screens import SCHEMES
from tests.browser.test_journeys import faults
from tests.browser.test_players import fits

pytestmark = pytest.mark.slow
LONG = pytest.mark.long(part="journeys")
SMALL, LARGER = re.compile("^2–3 "), re.compile("^4–6 ")
FIND = {"en": "Find a table", "fr": "Chercher une table"}


def looks_for(player, language, unwanted):
    """Be on the page, want a table of another size than this, and wait."""
    player.come("/pairing")
    player.page.get_by_role("button", name=unwanted).click()
    player.press(FIND[language])


def test_two_who_want_the_same_meet_at_a_table(visit):
    ada, basile = Player(visit(), "en"), Player(visit(locale="fr-FR", size=(390, 844), touch=True), "fr")
    ada.page.get_by_role("region", name="Who plays with me?").get_by_role("link", name="Find a table").click()
    ada.page.wait_for_url("**/pairing")
    ada.page.get_by_role("button", name=LARGER).click()
    ada.press("Find a table")
    ada.page.get_by_role("status").filter(has_text="One more player is wanted.").wait_for()
    ada.page.get_by_role("button", name="Begin with one bot").wait_for()
    assert fits(ada.page)
    assert faults(ada.page) == []
    basile.come("/pairing")
    basile.page.get_by_role("button", name=re.compile("^Out of Gears.*1 cherche")).wait_for()
    assert fits(basile.page)
    assert faults(basile.page) == []
    looks_for(basile, "fr", LARGER)
    for player in (ada, basile):
        player.page.wait_for_url("**/table/*")
        player.options().first.wait_for(state="attached")
    assert ada.page.url == basile.page.url


@LONG
@SCHEMES
def test_who_waits_is_shown_the_table_that_forms_and_begins_with_bots(visit, size, scheme):
    ada, basile = Player(visit(size=size), "en"), Player(visit(locale="fr-FR", size=size), "fr")
    for player, name, language in ((ada, "Ada", "en"), (basile, "Basile", "fr")):
        player.page.emulate_media(color_scheme=scheme)
        player.is_called(name)
        looks_for(player, language, SMALL)
    ring = ada.page.get_by_role("list", name="The table that is forming")
    ring.get_by_text("Basile").wait_for()
    ada.reads("2 more players are wanted.")
    basile.reads("On cherche encore 2 joueurs.")
    ada.reads("Basile would rather wait for people.")
    for player in (ada, basile):
        assert fits(player.page)
        assert faults(player.page) == []
    basile.press("Arrêter")
    basile.reads("Choisissez, et la maison cherche les autres.")
    ada.reads("3 more players are wanted.")
    ada.press("Begin with 3 bots")
    ada.page.wait_for_url("**/table/*")
    ada.options().first.wait_for(state="attached")


@LONG
def test_a_wait_survives_a_reload_and_ends_with_the_page(visit):
    ada, basile = Player(visit(), "en"), Player(visit(), "en")
    looks_for(ada, "en", LARGER)
    ada.page.get_by_role("button", name="Stop").wait_for()
    ada.page.reload()
    ada.page.get_by_role("button", name="Stop").wait_for()
    basile.come("/pairing")
    basile.page.get_by_role("button", name=re.compile("^Out of Gears.*1 is looking")).wait_for()
    ada.page.close()
    basile.page.get_by_role("button", name=re.compile("^Out of Gears.*for 2 to 8")).wait_for()


@LONG
def test_nothing_wanted_is_said_in_a_sentence(visit):
    ada = Player(visit(refusals=True), "en")
    ada.come("/pairing")
    for name in (LARGER, SMALL):
        ada.page.get_by_role("button", name=name).click()
    ada.press("Find a table")
    ada.reads("Choose at least one game, one pace and one size of table.")
