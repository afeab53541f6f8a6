"""The challenge of the day in the browser: one counted game, a covered board, and what one tells others."""

import re
import struct
from datetime import timedelta

import pytest

from rouages.days.chain import day_from, new_key, published, secret_from
from rouages.days.keyring import keyring_of
from rouages.server import challenge
from rouages.server.people import attempts
from tests.browser.people import Player, until
from tests.browser.screens import DESK, PHONE, SCHEMES
from tests.browser.test_journeys import faults
from tests.browser.test_players import fits
from tests.server.test_daily import KEY, KEYS, REAL, SOLO, finished

pytestmark = pytest.mark.slow

COMING = new_key(REAL + timedelta(20), 365, 1, b"c" * 32)
PAGE = f"/daily?game={SOLO}"


@pytest.fixture
def settings():
    return {"days": KEYS}


@pytest.fixture
def known(monkeypatch):
    """Everybody was known before the day began."""
    for module in (attempts, challenge):
        monkeypatch.setattr(module, "begins", lambda _: float("inf"))


def over(inside, name, seed=1):
    """Somebody who has finished today's counted game."""

    async def play(door):
        person = await door.account(name)
        await finished(person, seed=seed)

    inside(play)


def signed_in(visit, name, lang="en", path=PAGE, **screen):
    page = visit(locale={"en": "en-GB", "fr": "fr-FR"}[lang], **screen)
    reply = page.context.request.post("/api/sign-in", data={"login": name.lower(), "password": "long enough"})
    assert reply.ok, reply.text()
    player = Player(page, lang)
    player.come(path)
    return player


def test_a_guest_starts_the_counted_game_leaves_it_and_finds_it_again(visit):
    player = Player(visit(size=PHONE, touch=True), "en")
    player.page.get_by_role("region", name="Daily challenge").get_by_role("link").click()
    player.page.get_by_role("tab", name="Cyberion").click()
    player.reads("The board is covered")
    player.reads("As a guest you play the same deal")
    assert fits(player.page)
    assert not faults(player.page)
    player.press("Start the counted game")
    player.page.get_by_role("log").or_(player.options()).first.wait_for(state="attached")
    until(player.page, player.is_asked)
    player.reads("Counted daily")
    player.answers_whatever_is_asked()
    player.come(PAGE)
    player.reads("Your game has begun and waits until")
    player.press("Go on")
    until(player.page, player.is_asked)


@pytest.mark.long(part="journeys")
def test_whoever_has_finished_sees_the_board_and_shares(visit, inside, known):
    for seed, name in enumerate(("Ines", "Tom", "Zoe")):
        over(inside, name, seed)
    tom = signed_in(visit, "Tom")
    tom.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    rows = tom.page.get_by_role("region", name="Board").get_by_role("row")
    rows.nth(3).wait_for()
    assert {row.split()[1] for row in rows.all_inner_texts()[1:]} >= {"Ines", "Tom", "Zoe"}
    tom.page.get_by_role("radio", name="Friends").click()
    until(tom.page, lambda: rows.count() == 2)
    tom.page.get_by_role("button", name="Share", exact=True).click()
    tom.press("Copy text")
    tom.reads("The text is copied.")
    told = tom.page.evaluate("navigator.clipboard.readText()").split("\n")
    assert told[0].startswith("Rouages, challenge ")
    assert re.match(r"Cyberion: \d+ (valve|machine)", told[1])
    assert set("".join(told[2:-1])) <= set("●· ")
    assert told[-1].endswith("/daily")
    with tom.page.expect_download() as saved:
        tom.press("Save picture")
    picture = saved.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (600, 304)
    assert len(picture) > 10_000, "a blank picture is smaller"
    assert not faults(tom.page)
    tom.press("Close")
    tom.press("Practise")
    until(tom.page, tom.is_asked)
    tom.reads("Daily challenge: practice, counts nowhere")


@pytest.mark.long(part="journeys")
@SCHEMES
def test_the_page_fits_and_is_read_aloud_in_both_languages(visit, inside, known, size, scheme):
    over(inside, "Ines")
    player = signed_in(visit, "Ines", "fr", size=size, measured=True)
    player.page.emulate_media(color_scheme=scheme)
    player.reads("Le serveur rejoue chaque partie")
    assert fits(player.page)
    assert not faults(player.page)
    player.page.get_by_role("button", name="Partager", exact=True).click()
    player.reads("rien de la donne n’est montré")
    assert fits(player.page)
    assert not faults(player.page)


@pytest.mark.long(part="journeys")
def test_tabs_are_moved_along_with_the_arrow_keys_and_stand_in_the_address(visit):
    page = visit(PAGE, size=DESK)
    page.get_by_role("tab", name="Cyberion").focus()
    page.keyboard.press("ArrowRight")
    chosen = page.get_by_role("tab", selected=True)
    chosen.filter(has_text="Out of Gears").wait_for()
    assert "game=out-of-gears" in page.url
    page.reload()
    chosen.filter(has_text="Out of Gears").wait_for()


@pytest.mark.long(part="journeys")
def test_a_day_gone_by_is_chosen_from_the_calendar_and_practised(visit):
    player = Player(visit(size=PHONE, touch=True), "en")
    player.come("/days")
    player.reads("to practise")
    assert fits(player.page)
    assert not faults(player.page)
    player.press("Month before")
    player.page.locator(".month button:enabled").first.click()
    player.page.wait_for_url(re.compile(r"/days/20\d\d-\d\d-\d\d"))
    player.press("Practise Cyberion")
    until(player.page, player.is_asked)
    player.answer()


def test_the_page_says_of_the_key_what_is_so(visit):
    player = Player(visit(PAGE, size=DESK), "en")
    player.page.get_by_text("Could anybody look ahead?").click()
    player.reads("To verify it yourself, anywhere:")
    told = player.page.locator("details").filter(has_text="Could anybody look ahead?").inner_text()
    assert "Whoever holds the key of this house’s days could." in told
    assert "It is in no backup and on no page, and keepers stand on no public board." in told
    assert KEY.chain.end in told
    _, _, _, day, secret, *named = re.search(r"rouages days verify .*", told)[0].split()
    given = dict(zip(named[::2], named[1::2], strict=True))
    chain = published(
        day_from(given["--first"]), int(given["--days"]), int(given["--number"]), secret_from(given["--end"])
    )
    chain.verify(day_from(day), secret_from(secret))


class TestBeforeTheFirstDay:
    """The house has a key whose days are still to come."""

    @pytest.fixture
    def settings(self):
        return {"days": keyring_of([COMING])}

    def test_the_lobby_leads_to_when_it_begins_and_to_what_is_published(self, visit):
        player = Player(visit(size=PHONE, touch=True, refusals=True), "en")
        player.page.get_by_role("link", name="See what is published").click()
        player.reads("It begins on")
        player.reads(COMING.chain.end)
        assert fits(player.page)
        assert not faults(player.page)
        assert COMING.secret(COMING.first).hex() not in player.page.content()


@pytest.mark.long(part="journeys")
def test_whoever_does_not_wish_to_be_named_is_a_player_on_the_board(visit, inside, known):
    for seed, name in enumerate(("Ines", "Tom")):
        over(inside, name, seed)
    ines = signed_in(visit, "Ines", path="/settings/people")
    ines.page.get_by_role("switch", name="My name on boards").click()
    ines.reads("Only your friends read it there")
    tom = signed_in(visit, "Tom")
    tom.page.get_by_role("row", name="a player").wait_for()
    assert not faults(tom.page)
