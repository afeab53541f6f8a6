"""RoboRally tells a turn step by step, and the log keeps pace with it."""

import pytest

from tests.browser.people import Player, until

pytestmark = pytest.mark.slow


def test_the_log_waits_for_the_telling_and_skipping_tells_all(visit):
    page = visit(motion=True)
    ada = Player(page, "en")
    ada.is_called("Ada")
    ask = page.context.request
    seats = [{"kind": "me"}, {"kind": "bot", "level": ask.get("/api/games").json()["bots"][0]}]
    table = ask.post("/api/tables", data={"game": "robo-rally", "seats": seats}).json()
    ada.come(f"/table/{table['id']}")
    log, telling = page.get_by_role("log"), page.locator(".bar.telling")
    log.get_by_text("Turn 1", exact=True).wait_for()
    until(page, telling.count, lambda: ada.is_asked() and ada.options().first.dispatch_event("click"))
    log.get_by_text("Register 1", exact=True).wait_for()
    assert log.get_by_text("Register 5", exact=True).count() == 0
    page.get_by_role("button", name="Skip").click()
    log.get_by_text("Register 5", exact=True).wait_for()


@pytest.mark.long(part="journeys")
def test_who_wants_to_be_taught_is_told_each_rule_before_it_is_applied(visit):
    page = visit(motion=True)
    ada = Player(page, "en")
    ada.is_called("Ada")
    ada.lay("me", "bot:random", "bot:random")
    ada.is_told("Choose an action")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("switch", name="Explain what happens").click()
    page.keyboard.press("Escape")
    balloon = page.get_by_role("dialog", name="Rustine")
    until(page, balloon.count, lambda: ada.is_asked() and ada.options().first.dispatch_event("click"))
    said = []
    while not ada.is_asked():
        if balloon.count():
            said.append(balloon.locator(".say").inner_text())
            balloon.get_by_role("button", name="Continue").click()
        page.wait_for_timeout(100)
    assert said[0] == "The turn"
    assert len(said) == len(set(said)) > 1
