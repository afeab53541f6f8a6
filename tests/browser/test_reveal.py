"""The reveal of Out of Gears is history to who comes later: it is not told, but can be asked for."""

import pytest

from tests.browser.people import Player

pytestmark = pytest.mark.slow

WATCH = """() => {
  window.told = false;
  const note = () => (window.told ||= document.querySelector('[data-plate] .plate.iron') !== null);
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def programme(player, action, number):
    player.page.locator(".actions .card").nth(action).click()
    player.page.locator(".numbers .card.legal").nth(number).click()
    player.press(player.words["set"])


@pytest.mark.long(part="journeys")
def test_who_comes_later_sees_no_history_but_can_ask_for_the_last_turn(visit):
    ada = Player(visit(motion=True), "en")
    ada.is_called("Ada")
    address = ada.lay("me", "open")
    basile = Player(visit(motion=True, size=(390, 844), touch=True), "en")
    basile.is_called("Basile")
    basile.come(address)
    basile.press("Sit down")
    for player, number in ((ada, 0), (basile, 1)):
        player.is_told("Choose an action")
        programme(player, 2, number)
    ada.is_told("Choose an action")
    ada.page.reload()
    ada.is_told("Choose an action")
    ada.page.evaluate(WATCH)
    ada.page.wait_for_timeout(600)
    assert not ada.page.evaluate("window.told")
    ada.page.get_by_role("button", name="See the last turn").click()
    ada.is_told("Everybody turns")
    ada.is_told("You harvest")
    ada.is_told("Choose an action")
    ada.page.get_by_role("button", name="See the last turn").wait_for()
