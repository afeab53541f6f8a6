"""People who find each other in the browser: a player's page, friends, a block, an invitation by name."""

import re

import pytest

from tests.browser.people import Player
from tests.browser.screens import SCHEMES
from tests.browser.test_journeys import faults
from tests.server.people.test_players import ended

pytestmark = pytest.mark.slow


def account(visit, name, lang="en", **screen):
    """Somebody who signs in, with an address; more of what they do is asked straight of the house."""
    player = Player(visit(locale={"en": "en-GB", "fr": "fr-FR"}[lang], **screen), lang)
    player.is_called(name)
    player.page.wait_for_load_state(
        "networkidle"
    )  # what it still asks for would come with a session that is over
    asked(player, "put", "/api/me/password", {"login": name.lower(), "password": "long enough"})
    asked(player, "put", "/api/me/handle", {"handle": f"{name.lower()}.b"})
    return player


def asked(player, method, path, body):
    reply = getattr(player.page.context.request, method)(path, data=body)
    assert reply.ok, reply.text()
    return reply.json()


def follow(player, handle):
    asked(player, "put", f"/api/players/{handle}/tie", {"tie": "follow"})


def played(ada, basile):
    """A match of both that is over: Ada gave up, and a bot has played on for both."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = asked(ada, "post", "/api/tables", {"game": "out-of-gears", "seats": seats})["id"]
    asked(basile, "post", f"/api/tables/{table}/take", {})
    for player in (ada, basile):
        player.come(f"/table/{table}")
    for player in (ada, basile):
        player.page.get_by_role("button", name="Menu").click()
        for _ in range(2):
            player.page.get_by_role("button", name=re.compile("^(Concede|Abandonner)$")).click()
    ada.sees_the_end()
    return table


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_stranger_reads_a_name_follows_and_blocks(visit):
    owner, stranger = account(visit, "Ines"), account(visit, "Tom", size=(390, 844), refusals=True)
    stranger.come("/@ines.b")
    stranger.reads("Ines does not show this page to everybody.")
    assert stranger.page.title() == "Ines · Rouages"
    stranger.press("Follow")
    stranger.page.get_by_role("button", name="Following").wait_for()
    follow(owner, "tom.b")
    owner.lay("me", "open")
    stranger.page.reload()
    stranger.reads("No game finished yet.")
    stranger.page.get_by_role("region", name="At a table now").get_by_role("link", name="Sit down").wait_for()
    assert fits(stranger.page)
    assert faults(stranger.page) == []
    stranger.press("More")
    stranger.page.get_by_role("menuitem", name="Block").click()
    stranger.reads("You have blocked this person.")
    assert fits(stranger.page)
    assert faults(stranger.page) == []
    assert stranger.page.goto("/@nobody").status == 404
    stranger.reads("There is no such player.")


@pytest.mark.long(part="journeys")
def test_who_is_strong_fits_a_phone_whatever_they_are_called(visit, inside):
    async def play(door):
        names = (("W" * 24, "w" * 20), ("Maximilienne-Anastasia W", "maximilienne-anastas"))
        await ended(door, [await door.account(*each) for each in names], 1, 2)

    inside(play)
    ada = Player(visit("/statistics", size=(390, 844), touch=True), "en")
    ada.reads("@maximilienne-anastas")
    assert fits(ada.page)
    assert faults(ada.page) == []


@pytest.mark.long(part="journeys")
@SCHEMES
def test_friends_see_every_finished_game_and_open_its_film(visit, size, scheme):
    ada, basile = account(visit, "Ada", size=size), account(visit, "Basile", "fr", size=size)
    ada.page.emulate_media(color_scheme=scheme)
    follow(ada, "basile.b")
    follow(basile, "ada.b")
    table = played(ada, basile)
    basile.come("/@ada.b?lang=fr")
    basile.reads("Vous et Ada")
    row = basile.page.get_by_role("listitem").filter(has_text="Abandon")
    row.wait_for()
    assert fits(basile.page)
    assert faults(basile.page) == []
    basile.page.get_by_label("Résultat").select_option("won")
    basile.reads("Aucune partie n’est ainsi.")
    assert "result=won" in basile.page.url
    basile.page.reload()
    basile.reads("Aucune partie n’est ainsi.")
    basile.page.get_by_label("Résultat").select_option("")
    row.get_by_role("link").click()
    basile.page.wait_for_url(re.compile(f"/replay/{table}"))
    ada.come("/settings/people")
    ada.page.get_by_role("radio", name="Only me").click()
    ada.reads("Nobody else sees it")
    assert fits(ada.page)
    assert faults(ada.page) == []
    basile.come("/@ada.b")
    basile.reads("Ada ne montre pas cette page à tout le monde.")


@pytest.mark.long(part="journeys")
def test_a_host_asks_a_friend_by_name_who_finds_the_table_in_the_lobby(visit):
    ada, basile = account(visit, "Ada"), account(visit, "Basile", "fr", size=(390, 844))
    follow(ada, "basile.b")
    follow(basile, "ada.b")
    ada.come("/@basile.b")
    ada.press("Invite to a table")
    ada.reads("You have no table that waits for players")
    waiting = ada.lay("me", "link")
    ada.page.get_by_role("button", name="Invite Basile").wait_for()
    ada.come("/@basile.b")
    ada.press("Invite to a table")
    ada.page.get_by_role("dialog").get_by_role("button", name="Out of Gears").click()
    ada.reads("Invited: Basile")
    assert faults(ada.page) == []
    ada.come(waiting)
    ada.reads("Invited: Basile")
    assert faults(ada.page) == []
    basile.come("/")
    basile.reads("on vous invite")
    basile.press("S’asseoir")
    basile.page.wait_for_url(re.compile("/table/"))


@pytest.mark.long(part="journeys")
def test_at_a_table_one_blocks_who_sits_there_and_reads_them_no_more(visit):
    ada, basile = account(visit, "Ada"), Player(visit(), "en")
    basile.is_called("Basile")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = asked(ada, "post", "/api/tables", {"game": "out-of-gears", "seats": seats})["id"]
    asked(basile, "post", f"/api/tables/{table}/take", {})
    for player in (ada, basile):
        player.come(f"/table/{table}")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Basile").click()
    ada.press("Block")
    ada.reads("They are not told.")
    assert faults(ada.page) == []
    ada.page.keyboard.press("Escape")
    for player in (ada, basile):
        player.page.get_by_role("tab", name="Chat").click()
    basile.page.get_by_label("Say something").fill("rude words")
    basile.page.keyboard.press("Enter")
    ada.reads("(hidden: you have blocked this person)")
    assert ada.page.get_by_text("rude words").count() == 0
