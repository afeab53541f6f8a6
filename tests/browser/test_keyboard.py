"""The keyboard at a table: the list is one stop, the focus is at the next question, digits point."""

import re

import pytest

from tests.browser.people import Player, until
from tests.browser.screens import DESK, PHONE
from tests.browser.tools import LIT

pytestmark = pytest.mark.slow

FOCUSED = """() => {
  const { activeElement } = document;
  if (activeElement.matches("[data-plate]")) return "plate";
  const number = activeElement.closest("[role=toolbar]") && activeElement.innerText.split("\\n")[0];
  return number ? `option ${number}` : "elsewhere";
}"""
MOST_TABS = 60


@pytest.fixture
def ada(visit):
    player = Player(visit(), "en")
    player.is_called("Ada")
    player.lay("me", "bot:random")
    player.is_told("Choose an action")
    return player


def focused(ada):
    return ada.page.evaluate(FOCUSED)


def tabs(ada, key="Tab"):
    """Go on by the key until the list is reached."""
    for _ in range(MOST_TABS):
        ada.page.keyboard.press(key)
        if focused(ada).startswith("option"):
            return
    raise AssertionError("the list was not reached")


def test_the_list_is_one_stop_and_the_next_question_is_where_the_focus_goes(ada):
    tabs(ada)
    assert focused(ada) == "option 1"
    ada.page.keyboard.press("Tab")
    assert not focused(ada).startswith("option")
    ada.page.keyboard.press("Shift+Tab")
    ada.page.keyboard.press("ArrowDown")
    assert focused(ada) == "option 2"
    ada.page.keyboard.press("Enter")
    ada.is_told("Choose the dump")
    until(ada.page, lambda: focused(ada) == "option 1")
    ada.page.keyboard.press("Escape")
    assert focused(ada) == "plate"


def test_where_an_answer_takes_the_focus_away_the_plate_is_read(ada):
    ada.page.evaluate("document.activeElement.blur()")
    ada.options().nth(1).dispatch_event("click")
    ada.is_told("Choose the dump")
    until(ada.page, lambda: focused(ada) == "plate")


def test_a_digit_points_and_enter_answers(ada):
    lit = ada.page.locator(f"main :is({LIT})")
    before = lit.count()
    ada.points(3)
    until(ada.page, lambda: focused(ada) == "option 3")
    until(ada.page, lambda: 0 < lit.count() < before)
    ada.is_told("Choose an action")
    ada.points(2)
    until(ada.page, lambda: focused(ada) == "option 2")
    ada.page.keyboard.press("Enter")
    ada.is_told("Choose the dump")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_telling_that_is_held_goes_on_and_back_step_by_step_by_touch(visit, size):
    ada = Player(visit(size=size, touch=size == PHONE, motion=True), "en")
    ada.is_called("Ada")
    ada.lay("me", "bot:random")
    page, hold = ada.page, ada.page.get_by_role("button", name="Hold (P)")
    until(page, hold.count, lambda: ada.is_asked() and ada.options().first.dispatch_event("click"))
    hold.click()
    beats = page.locator("[data-plate] .beats")
    steps = [page.get_by_role("button", name=name) for name in ("One step back (←)", "One step on (→)")]
    speed = page.get_by_role("button", name=re.compile("^Speed"))
    for each in (*steps, speed):
        box = each.bounding_box()
        assert min(box["width"], box["height"]) >= 40
    before = beats.locator(".done").count()
    steps[1].click()
    until(page, lambda: beats.locator(".done").count() > before)
    steps[0].click()
    until(page, lambda: beats.locator(".done").count() <= before)
    page.get_by_role("button", name="Go on (P)").wait_for()
