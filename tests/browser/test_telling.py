"""RoboRally tells a turn step by step, and the log keeps pace with it."""

import pytest

from rouages.games import GAMES
from rouages.server.wire import words
from tests.browser.people import CONFIRM, Player, until
from tests.browser.screens import DESK, PHONE
from tests.browser.test_journeys import faults

pytestmark = pytest.mark.slow
OUTSIDE = """() => {
  const balloon = document.querySelector("[data-coach=balloon]").getBoundingClientRect();
  const { left, top, right, bottom } = balloon;
  const cut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? ["the screen"] : [];
  const meets = (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  const bar = [...document.querySelectorAll("header")].filter((each) => !each.closest("main"));
  const kept = [...bar, ...document.querySelectorAll("[data-plate]")];
  const covered = kept.filter((each) => meets(each.getBoundingClientRect()));
  return [...cut, ...covered.map((each) => each.tagName)];
}"""
"""Where the coach's balloon leaves the screen, or lies over what must stay readable."""
AT_REST = """() => document.getAnimations().every(
  ({ playState, effect }) => playState !== "running" || effect.getComputedTiming().endTime === Infinity
)"""
"""Nothing comes or goes any more; what turns for ever may."""


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


TAUGHT = {
    "en": ("Menu", "Explain what happens", "Continue"),
    "fr": ("Menu", "Expliquer ce qui se passe", "Continuer"),
}
TEACHES = [
    pytest.param(game, language, size, id=f"{game}-{language}-{size[0]}")
    for game in GAMES
    for language, size in (("en", DESK), ("fr", PHONE))
]
ENOUGH = 3
"""Rules that are said before something else is asked, or in the next turns."""


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize(("game", "language", "size"), TEACHES)
def test_who_wants_to_be_taught_is_told_each_rule_before_it_is_applied(visit, game, language, size):
    """Driven by the switch in the menu, at the table that is best to begin with."""
    page = visit(locale=language, size=size, touch=size == PHONE, motion=True)
    ada = Player(page, language)
    ada.is_called("Ada")
    games = page.context.request.get("/api/games").json()["games"]
    first = next(card["first"] for card in games if card["name"] == game)
    ada.come(f"/table/{page.context.request.post('/api/tables', data=first).json()['id']}")
    ada.options().first.wait_for(state="attached")
    menu, switch, on = TAUGHT[language]
    page.get_by_role("button", name=menu).first.click()
    page.get_by_role("switch", name=switch).click()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    balloon, said = page.get_by_role("dialog", name="Rustine"), []
    titles = {section.title for section in words.rules_page(language, game).sections}

    def goes_on():
        if balloon.count():
            said.append(balloon.locator(".say").inner_text())
            page.wait_for_function(AT_REST)
            assert not faults(page)
            assert page.evaluate(OUTSIDE) == []
            balloon.get_by_role("button", name=on).click()
        elif ada.is_asked():
            ada.options().first.dispatch_event("click")
            page.evaluate(CONFIRM, ada.words["set"])

    until(page, lambda: len(said) >= ENOUGH, goes_on)
    assert set(said) <= titles
