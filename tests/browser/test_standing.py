"""Standing answers: a no is said until the turn ends, is seen to stand, and is taken back by one press."""

import pytest

from tests.browser.people import Player, until

pytestmark = pytest.mark.long(part="journeys")

GAME = {"game": "cyberion", "options": {"devious_cog": True}}


def test_no_stands_until_one_wants_to_be_asked_again(visit):
    ada = Player(visit("/"), "en")
    ada.is_called("Ada")
    ada.lay("me", **GAME)
    again = ada.page.get_by_role("button", name="No, not again")
    while not again.count():
        until(ada.page, ada.is_asked)
        ada.answer(ada.options().count() // 2)
    again.first.click()
    strip = ada.page.get_by_role("complementary", name="Answered for you")
    strip.get_by_role("button", name="no to facing interference, until the turn ends").click()
    strip.wait_for(state="detached")
    ada.press("Menu")
    only = ada.page.get_by_role("switch", name="Take the only option for me")
    only.click()
    until(ada.page, lambda: only.get_attribute("aria-checked") == "true")
