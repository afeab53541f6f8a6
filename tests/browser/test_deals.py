"""Challenge this deal in the browser: from the end of one match to two games side by side."""

import random
import re

import pytest

from tests.browser.people import Player
from tests.browser.screens import PHONE, SCHEMES
from tests.browser.test_journeys import faults
from tests.browser.test_players import fits
from tests.server import test_deals

pytestmark = [pytest.mark.slow, pytest.mark.long(part="journeys")]


def is_sound(player):
    assert fits(player.page)
    assert faults(player.page) == []


def played(inside, game="out-of-gears", spectators="link"):
    """The link of somebody to a deal that another has played, too."""
    found = {}

    async def play(door):
        seats = ("me",) if game == "cyberion" else ("me", "bot:random", "bot:easy")
        ada = await door.guest("Ada")
        screen = await ada.sit(await ada.table(*seats, game=game, spectators=spectators))
        await screen.play_on(random.Random(1))
        found["deal"] = await test_deals.link(ada, screen.table["id"])
        await test_deals.finished(await door.guest("Basile"), found["deal"])

    inside(play)
    return f"/deal/{found['deal']}"


def test_a_friend_plays_the_same_deal_and_reads_both_games_side_by_side(visit):
    ada = Player(visit(), "en")
    ada.is_called("Ada")
    asked = ada.page.context.request
    table = asked.post("/api/tables", data={"game": "cyberion", "seats": [{"kind": "me"}]}).json()["id"]
    ada.come(f"/table/{table}")
    play_on(ada)
    ada.end().get_by_role("button", name="Share").click()
    sheet = ada.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Challenge this deal").click()
    address = sheet.get_by_label("The link to the deal").input_value()
    is_sound(ada)
    friend = Player(visit(locale="fr-FR", size=PHONE, touch=True), "fr")
    friend.come("/deal/" + address.rpartition("/")[2])
    friend.reads("Ada vous défie")
    friend.reads("Les résultats sont couverts")
    is_sound(friend)
    friend.press("Jouer cette donne")
    friend.page.wait_for_url("**/table/*")
    play_on(friend, -1)
    friend.end().get_by_role("link", name="Voir les résultats").click()
    friend.page.wait_for_url("**/deal/*")
    moment = friend.page.get_by_role("link", name="Revoir ce moment").first
    moment.wait_for()
    assert friend.page.get_by_role("table").get_by_role("rowheader").count() == 2
    moment.click()
    friend.page.wait_for_url("**/replay/*")


def play_on(player, number=0):
    """Take this option again and again, also where it is asked whether that is meant."""
    sure = player.page.get_by_role("button", name=re.compile("^(Do it anyway|Le faire quand même)$"))
    while not player.is_over():
        if sure.count():
            sure.click()
        elif player.is_asked():
            player.options().nth(number).dispatch_event("click")
        player.page.wait_for_timeout(50)


@SCHEMES
@pytest.mark.parametrize("game", ["out-of-gears", "cyberion"])
def test_the_page_fits_covered_and_shown(visit, inside, size, scheme, game):
    eve = Player(visit(size=size, locale="fr-FR"), "fr")
    eve.page.emulate_media(color_scheme=scheme)
    eve.come(played(inside, game))
    is_sound(eve)
    eve.press("Les montrer maintenant")
    eve.page.get_by_role("link", name="Revoir ce moment").first.wait_for()
    is_sound(eve)
