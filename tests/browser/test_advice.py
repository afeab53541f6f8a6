"""Advice in a real Chromium: a hint at the table, a file about a fault, the mistakes of a finished game."""

import json
import re

import pytest

import rouages
from rouages.engine.record import read
from rouages.games import GAMES
from rouages.games.cyberion.robots.abilities import UseRobot
from tests.browser.people import Player
from tests.browser.screens import PHONE, SIZES, gallery
from tests.browser.test_journeys import faults
from tests.browser.test_replay import record_of, sends

pytestmark = pytest.mark.slow
PERCENT = re.compile(r"\d+.%")
INSIDE = """(name) => {
  const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
COVERED = """() => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const apart = ({ left, top, right, bottom }) =>
    left >= bubble.right || right <= bubble.left || top >= bubble.bottom || bottom <= bubble.top;
  return [...document.querySelectorAll(".bench button, .hint, header button")]
    .filter((each) => !apart(each.getBoundingClientRect())).map((each) => each.innerText);
}"""
"""What a hint is compared with, and lies under its balloon."""
CROSSED = """() => {
  const thread = document.querySelector(".bubble path")?.getBoundingClientRect();
  const meets = ({ left, top, right, bottom }) => thread &&
    left < thread.right && right > thread.left && top < thread.bottom && bottom > thread.top;
  return [...document.querySelectorAll(".hint button")]
    .filter((each) => meets(each.getBoundingClientRect())).map((each) => each.innerText);
}"""
"""The buttons of a hint over which its thread lies."""


FITS = """() => {
  const plate = document.querySelector("[data-plate] .plate").getBoundingClientRect();
  const words = document.querySelector("[data-plate] p b").getBoundingClientRect();
  return words.top >= plate.top && words.bottom <= plate.bottom;
}"""
"""Whether all that is said on the plate stays on it."""
SHORTEST = "cyberion"
"""Its plate lies over three rows of robots."""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == SHORTEST else gallery) for game in GAMES]
)
def test_where_to_look_is_said_whole_on_a_phone(visit, game):
    ines = Player(visit(locale="fr", size=PHONE, touch=True), "fr")
    ines.page.locator(f"article:has([href='#scene-{game}']) .brass").click()
    ines.page.get_by_role("button", name="Un conseil").locator("visible=true").click()
    ines.page.get_by_role("button", name="Dites-moi").wait_for()
    assert ines.page.evaluate(FITS), ines.prompt()


@SIZES
def test_a_hint_shows_what_each_choice_is_worth(visit, size):
    ada = Player(visit(size=size), "en")
    ada.is_called("Ada")
    ada.lay("me", "bot:random")
    ada.page.get_by_role("button", name="What would you do?").locator("visible=true").click()
    ada.reads("Look at who carries much, and where gears of your colour lie.")
    assert faults(ada.page) == []
    ada.press("Tell me")
    listed = ada.page.get_by_role("toolbar", name=ada.words["options"])
    listed.get_by_text(PERCENT).first.wait_for()
    assert listed.get_by_text(PERCENT).count() > 1
    told = ada.page.get_by_role("region", name=ada.words["prompt"])
    balloon = ada.page.locator(".balloon")
    balloon.wait_for()
    assert ada.page.evaluate(INSIDE, ".bubble")
    assert ada.page.evaluate(COVERED) == []
    assert ada.page.evaluate(CROSSED) == []
    best = listed.locator(".best").inner_text().strip().split()[0]
    assert re.search(rf"about {best}\b", balloon.inner_text())
    assert faults(ada.page) == []
    ada.press("Menu")
    ada.page.get_by_role("dialog").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.locator("dialog").wait_for(state="detached")
    assert balloon.is_visible()
    ada.page.keyboard.press("Escape")
    balloon.wait_for(state="detached")
    ada.page.get_by_role("button", name="What would you do?").locator("visible=true").click()
    before = ada.prompt()
    told.get_by_role("button", name="Do it").click()
    ada.page.wait_for_function(
        "(before) => document.querySelector('section p')?.innerText !== before", arg=before
    )


def test_the_bug_button_saves_the_record_and_the_screen(visit):
    ada = Player(visit(), "en")
    ada.is_called("Ada")
    ada.lay("me", "bot:random")
    ada.page.get_by_role("button", name="Menu").click()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Report a fault").click()
    report = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert read(report["record"]).game == "out-of-gears"
    assert report["screen"]["view"]
    assert report["asked"]["options"]


def robots_left_aside(record):
    """What was chosen in a game of Cyberion, in order, and a robot that could have acted instead, or None."""
    match, found = rouages.new("cyberion", record["players"], seed=record["seed"]), []
    for seat, chosen in record["answers"]:
        options = match.decision(seat).options
        robots = [n for n, option in enumerate(options) if isinstance(option, UseRobot) and n != chosen]
        if len(options) > 1:
            found.append((chosen, robots[0] if robots else None))
        match.play(seat, chosen)
    return found


@SIZES
def test_a_finished_game_is_searched_for_mistakes(visit, size):
    ada = Player(visit(size=size), "en")
    ada.is_called("Ada")
    record = record_of("cyberion", players=1)
    better = iter(robots_left_aside(record))
    given = []

    def judges(route):
        """The server's own advice, but for what is best: a search sees more or less in its time."""
        given.append(given[0] if given else route.fetch().json())
        chosen, robot = next(better)
        values = {robot: 0.9, chosen: 0.2} if robot is not None else {chosen: 0.2}
        opinions = [{"option": option, "value": value, "visits": 1} for option, value in values.items()]
        route.fulfill(json=given[0] | {"opinions": opinions, "chosen": chosen})

    ada.page.route("**/review", judges)
    table = sends(ada, record)
    ada.page.goto(f"/replay/{table}?seat=0")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Where did it go wrong?").click()
    drawer = ada.page.get_by_role("dialog")
    drawer.get_by_role("switch").click()
    drawer.get_by_role("button", name="Find the mistakes").click()
    drawer.get_by_role("button", name="Look again").wait_for(timeout=120_000)
    assert faults(ada.page) == []
    drawer.get_by_role("button", name="Show", exact=True).first.click()
    ada.page.get_by_role("img", name=re.compile("Estimate for this seat")).wait_for()
    assert "at=" in ada.page.url
    ada.page.get_by_text("Better ·").wait_for()
    ada.page.locator("main").locator(".legal, .lit, .notched").first.wait_for(state="attached")
