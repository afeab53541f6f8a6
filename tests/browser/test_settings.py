"""One's own account in the browser: devices, and codes for who has lost the password."""

import pytest

from tests.browser.people import Player
from tests.browser.test_journeys import faults

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
