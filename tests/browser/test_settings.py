"""One's own account in the browser: devices, and codes for who has lost the password."""

import datetime
import json
import zipfile

import pytest

from tests.browser.people import Player
from tests.browser.test_journeys import faults
from tests.browser.test_players import account, fits

pytestmark = [pytest.mark.slow, pytest.mark.long(part="journeys")]
PASSWORD = "a long enough one"


@pytest.fixture(params=[(1280, 800), (390, 844)], ids=["desk", "phone"])
def ada(visit, request):
    """Ada, who has a login, on her own page."""
    player = Player(visit(size=request.param), "en")
    player.is_called("Ada")
    player.come("/settings")
    player.page.get_by_label("Login").first.fill("ada")
    player.page.get_by_label("Password").first.fill(PASSWORD)
    player.press("Set a password")
    player.reads("The password is set.")
    return player


def signed_in(visit, secret, *, by_code=False):
    """Somebody elsewhere who knows Ada's password, or holds one of her codes."""
    elsewhere = Player(visit(), "en")
    elsewhere.come("/settings")
    if by_code:
        elsewhere.press("Lost the password? Use a recovery code.")
    elsewhere.page.get_by_label("Login").fill("ada")
    elsewhere.page.get_by_label("Recovery code" if by_code else "Password").fill(secret)
    elsewhere.press("Sign in")
    elsewhere.reads("this device")
    return elsewhere


def test_a_device_is_seen_on_the_other_and_signed_out_there(ada, visit):
    elsewhere = signed_in(visit, PASSWORD)
    ada.page.reload()
    ada.press("Sign out everywhere else")
    ada.reads("Every other device is signed out.")
    assert ada.page.get_by_role("button", name="Sign out everywhere else").count() == 0
    elsewhere.page.reload()
    elsewhere.reads("Without an account?")
    assert not faults(ada.page)


def test_a_code_on_paper_opens_the_account_and_a_new_password_is_chosen(ada, visit):
    paper = ada.page.locator("form", has=ada.page.get_by_role("button", name="Make eight new codes"))
    paper.get_by_label("Password until now").fill(PASSWORD)
    ada.press("Make eight new codes")
    ada.reads("Keep them on paper")
    code = ada.page.locator("ol code").first.inner_text()
    assert not faults(ada.page)
    elsewhere = signed_in(visit, code.upper(), by_code=True)
    elsewhere.reads("You have no password now: choose a new one.")
    elsewhere.page.get_by_label("New password").fill("another long one")
    elsewhere.press("Set a password")
    elsewhere.reads("still good: 7")
    ada.page.reload()
    ada.reads("Without an account?")


def test_a_link_by_mail_is_offered_where_the_house_writes_letters_alone(visit, house):
    page = visit("/settings")
    page.get_by_role("button", name="Lost the password? Use a recovery code.").wait_for()
    page.wait_for_load_state("networkidle")
    by_mail = page.get_by_role("button", name="Lost the password? Have a link sent by e-mail.")
    assert by_mail.count() == 0
    games = page.context.request.get("/api/games").json()
    page.route("**/api/games", lambda route: route.fulfill(json={**games, "mail": True}))
    page.reload()
    by_mail.click()
    page.get_by_label("Login or e-mail").wait_for()
    assert not faults(page)


def test_a_guest_with_games_is_asked_before_they_are_lost_by_signing_in(ada, visit):
    bob = Player(visit(), "en")
    bob.is_called("Bob")
    table = bob.lay("me", "bot:random")
    for answer in ("Stay Bob", "Sign in all the same"):
        bob.come("/settings")
        card = bob.page.locator("section", has=bob.page.get_by_role("heading", name="Sign in"))
        card.get_by_label("Login").fill("ada")
        card.get_by_label("Password").fill(PASSWORD)
        card.get_by_role("button", name="Sign in", exact=True).click()
        bob.reads("On this device you are Bob, a guest with games of your own.")
        assert not faults(bob.page)
        bob.page.get_by_role("dialog").get_by_role("button", name=answer).last.click()
    bob.reads("Login and password")
    assert table


def test_a_one_time_link_holds_its_secret_behind_the_sign_that_is_not_sent(ada, visit):
    ada.come("/")
    ada.press("Settings")
    ada.press("Make a one-time link")
    ada.page.get_by_label("Password until now").fill(PASSWORD)
    ada.press("Make a one-time link")
    link = ada.page.get_by_label("Make a one-time link").input_value()
    base, _, secret = link.partition("#")
    assert base.endswith("/carry")
    asked = []
    phone = Player(visit(), "en")
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(link)
    phone.page.wait_for_url("**/")
    assert secret
    assert not [url for url in asked if secret in url.partition("#")[0]]
    phone.come("/settings")
    phone.reads("this device")


def test_a_new_device_is_told_of_in_the_lobby_until_it_is_known(ada, visit):
    signed_in(visit, PASSWORD)
    for page in ("/settings", "/"):
        ada.come(page)
        ada.reads("You are known on a new device")
        assert not faults(ada.page)
    ada.press("I know it")
    ada.page.get_by_text("You are known on a new device").wait_for(state="detached")
    ada.page.reload()
    ada.page.get_by_role("heading", name="Rouages").wait_for()
    assert ada.page.get_by_text("You are known on a new device").count() == 0


def test_my_data_are_one_file(ada):
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download my data").click()
    with zipfile.ZipFile(download.value.path()) as archive:
        assert json.loads(archive.read("me.json"))["login"] == "ada"


def test_whoever_deletes_their_data_says_the_password_and_is_nobody(ada):
    ada.press("Delete my data")
    now = ada.page.get_by_role("button", name="Delete for good")
    assert now.is_disabled()
    assert not faults(ada.page)
    ada.page.get_by_role("dialog").get_by_label("Password until now").fill(PASSWORD)
    now.click()
    ada.page.wait_for_url("**/")
    ada.come("/settings")
    ada.reads("Lost the password?")
    assert ada.page.get_by_text("this device").count() == 0


@pytest.mark.parametrize(
    ("locale", "title", "days"),
    [("en-GB", "What is kept of you", "400 days"), ("fr-FR", "Ce qui est gardé de vous", "400 jours")],
)
def test_what_is_kept_is_said_in_both_languages(visit, locale, title, days):
    reader = Player(visit("/privacy", locale, (390, 844)), locale[:2])
    reader.reads(title)
    reader.reads(days)
    assert not faults(reader.page)


def test_what_one_is_told_is_kept_at_once_and_taken_back(ada):
    page = ada.page
    page.get_by_role("link", name="Notices").click()
    turn, night = page.get_by_role("checkbox", name="Your turn, by Webhook"), "Nothing at night"
    turn.uncheck()
    page.get_by_role("switch", name=night).click()
    page.get_by_label("To", exact=True).fill("08:15")
    page.get_by_text("if it runs out before 08:15").wait_for()
    page.reload()
    page.get_by_text("if it runs out before 08:15").wait_for()
    assert not turn.is_checked()
    assert not faults(page)
    page.get_by_role("switch", name=night).click()
    turn.check()
    page.get_by_label("To", exact=True).wait_for(state="detached")
    page.reload()
    page.get_by_role("switch", name=night).wait_for()
    assert page.get_by_role("switch", name=night).get_attribute("aria-checked") == "false"
    assert turn.is_checked()


def test_a_bot_and_its_token_are_made_shown_once_and_ended(ada):
    ada.page.get_by_label("Name of the program").fill("Boulon")
    ada.press("Make a token")
    ada.reads("it is shown only once")
    token = ada.page.locator("section code").inner_text()
    assert token.startswith("rouages_")
    ada.reads("bot Boulon:")
    ada.reads("never used")
    ada.page.get_by_label("The program is").select_option("me")
    assert ada.page.get_by_label("sit down and play").count() == 0
    assert not faults(ada.page)
    ada.page.reload()
    ada.reads("bot Boulon:")
    assert token not in ada.page.content()
    ada.page.get_by_role("button", name="End the token: Boulon").click()
    ada.reads("The token is ended.")
    ada.page.get_by_role("button", name="Remove the bot: Boulon").click()
    ada.reads("The bot is gone.")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_who_goes_away_says_so_in_french_and_the_others_read_it(visit, size):
    ada = account(visit, "Ada", lang="fr", size=size)
    basile = Player(visit(), "en")
    basile.is_called("Basile")
    table = ada.lay("me", "open", clock={"kind": "move", "seconds": 2 * 86400})
    basile.come(table)
    basile.press("Sit down")
    basile.options().first.wait_for()
    ada.come("/settings/notices")
    day = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=3)
    ada.page.get_by_label("De retour le").fill(day.date().isoformat())
    ada.press("En congé jusque-là")
    ada.reads("Vous êtes en congé jusqu’au")
    assert fits(ada.page)
    assert not faults(ada.page)
    basile.reads("Ada is away until")
    ada.press("Me revoilà")
    ada.reads("Bon retour")
    basile.page.get_by_text("Ada is away until").first.wait_for(state="detached")
    for room in ("", "/people"):
        ada.come(f"/settings{room}")
        ada.page.get_by_role("navigation", name="Pages des réglages").wait_for()
        assert fits(ada.page), room
        assert not faults(ada.page), room
