"""Who comes back to a table is offered what happened since; it is told to who asks, and never unasked."""

import pytest

from rouages.tables.audience import audience
from tests.browser.people import Player, until

pytestmark = [pytest.mark.slow, pytest.mark.long(part="journeys")]


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    """Nobody waits five minutes here: whoever was away at all is told since when."""
    monkeypatch.setattr(audience, "A_WHILE", 0.0)


def away(ada, inside, game="robo-rally"):
    """Ada programmes and goes; then Bob does, and a turn is played. The address of the table."""
    ask = ada.page.context.request
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ask.post("/api/tables", data={"game": game, "seats": seats}).json()["id"]
    seen = {}

    async def bob_comes(door):
        seen["bob"] = await door.guest("Bob")
        await seen["bob"].post(f"/api/tables/{table}/take", {})
        seen["screen"] = await seen["bob"].sit(table)

    async def bob_programmes(door):
        screen = seen["screen"]
        await screen.until(
            lambda: screen.question() and not (screen.seats[0]["thinking"] or screen.seats[0]["online"])
        )
        while not screen.seats[0]["thinking"] and screen.question():
            await screen.answer(0)

    inside(bob_comes)
    ada.come(f"/table/{table}")
    ada.options().first.wait_for(state="attached")
    until(
        ada.page,
        lambda: not ada.is_asked() and "Bob" in ada.prompt(),
        lambda: ada.is_asked() and ada.answer(),
    )
    ada.page.goto("about:blank")
    inside(bob_programmes)
    return f"/table/{table}"


def test_it_is_told_on_the_board_to_who_asks(visit, inside):
    ada = Player(visit(motion=True), "en")
    ada.is_called("Ada")
    ada.come(away(ada, inside))
    page = ada.page
    line = page.get_by_role("complementary", name="Since your last visit")
    line.wait_for()
    telling = page.locator(".bar.telling")
    page.wait_for_timeout(500)
    assert telling.count() == 0
    line.get_by_role("button", name="Tell me").click()
    telling.wait_for()
    page.get_by_role("button", name="Skip").click()
    telling.wait_for(state="detached")
    assert line.count() == 0
    page.reload()
    ada.options().first.wait_for(state="attached")
    assert line.count() == 0


def test_it_is_read_by_who_is_told_in_words_and_put_away_by_one_press(visit, inside):
    ada = Player(visit(), "en")
    ada.is_called("Ada")
    table = away(ada, inside)
    ada.come(table)
    line = ada.page.get_by_role("complementary", name="Since your last visit")
    line.get_by_role("button", name="Tell me").click()
    sheet = ada.page.get_by_role("dialog", name="Since your last visit")
    sheet.get_by_text("Register 5").wait_for()
    ada.page.keyboard.press("Escape")
    line.get_by_role("button", name="Skip it").click()
    line.wait_for(state="detached")
