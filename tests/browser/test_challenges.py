"""A friend's challenge in the browser, from their page to a draw that both agree on."""

import re

import pytest

from tests.browser.people import until
from tests.browser.test_journeys import faults
from tests.browser.test_players import account, fits, follow

pytestmark = pytest.mark.slow
LONG = pytest.mark.long(part="journeys")


def friends(visit, **screens):
    """Ada reads English at a desk, Basile French on a phone; each follows the other."""
    ada = account(visit, "Ada")
    basile = account(visit, "Basile", "fr", size=(390, 844), touch=True, **screens)
    follow(ada, "basile.b")
    follow(basile, "ada.b")
    return ada, basile


def challenges(ada, game):
    """Ada challenges Basile from his page."""
    ada.come("/@basile.b")
    ada.press("Challenge")
    asked = ada.page.get_by_role("dialog", name="Challenge")
    asked.get_by_label("Game").select_option(label=game)
    assert fits(ada.page)
    assert faults(ada.page) == []
    asked.get_by_role("button", name="Challenge").click()
    ada.page.wait_for_url("**/table/*")


def offered_a_draw(ada, basile):
    """Both play until Ada may offer one, and she does: what Basile is asked."""
    table = ada.page.url.rpartition("/")[2]

    def may_draw():
        return ada.page.context.request.get(f"/api/tables/{table}").json()["table"]["drawable"]

    def both_answer():
        for player in (ada, basile):
            if player.is_asked():
                player.picks(0)

    until(ada.page, may_draw, both_answer)
    ada.page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        ada.press("Offer a draw")
    return basile.page.get_by_role("dialog", name="Ada propose l’égalité")


def looks_well(*players):
    for player in players:
        assert fits(player.page)
        assert faults(player.page) == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_friend_who_is_here_is_asked_by_one_press_in_the_lobby(visit, size):
    ada, basile = friends(visit)
    ada.page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    basile.come("/")
    ada.come("/")
    here = ada.page.get_by_role("region", name="Friends online")
    here.get_by_role("link", name="Basile").wait_for()
    looks_well(ada)
    here.get_by_role("button", name="Invite Basile").click()
    ada.page.wait_for_url("**/table/*")
    basile.reads("Ada vous défie")


def test_a_challenge_is_taken_up_with_one_press_and_ends_in_a_draw(visit):
    ada, basile = friends(visit)
    basile.come("/")
    challenges(ada, "Out of Gears")
    basile.reads("Ada vous défie")
    looks_well(basile)
    basile.press("Jouer maintenant")
    basile.page.wait_for_url("**/table/*")
    for player in (ada, basile):
        player.options().first.wait_for(state="attached")
    ada.page.get_by_role("button", name="Menu").click()
    assert not ada.page.get_by_role("button", name="Offer a draw").count()
    ada.page.keyboard.press("Escape")

    asked = offered_a_draw(ada, basile)
    asked.wait_for()
    looks_well(basile)
    asked.get_by_role("button", name="Accepter l’égalité").click()
    for player, said in ((ada, "A draw"), (basile, "Égalité")):
        player.page.get_by_text(said, exact=True).locator("visible=true").first.wait_for()
    looks_well(ada, basile)
    ada.come("/statistics")
    ada.reads("Drawn by agreement")


@LONG
def test_who_cannot_play_now_says_so_and_the_challenger_reads_it(visit):
    ada, basile = friends(visit)
    challenges(ada, "RoboRally")
    table = ada.page.url.rpartition("/")[2]
    basile.come(f"/sit/{table}")
    basile.reads("Ada vous défie")
    looks_well(basile)
    basile.press("Pas maintenant")
    basile.page.wait_for_url(re.compile("/$"))
    ada.reads("Basile cannot play now.")
    ada.reads("Basile: not now")
    looks_well(ada)
    assert not basile.page.get_by_text("vous défie").count()


@LONG
def test_one_who_would_play_on_says_so_and_whoever_offered_reads_it(visit):
    ada, basile = friends(visit)
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ada.page.context.request.post("/api/tables", data={"game": "out-of-gears", "seats": seats})
    table = made.json()["id"]
    basile.page.context.request.post(f"/api/tables/{table}/take", data={})
    for player in (ada, basile):
        player.come(f"/table/{table}")

    asked = offered_a_draw(ada, basile)
    asked.get_by_role("button", name="Continuer").first.click()
    ada.reads("Basile would rather play on.")
