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
