"""Who wants no motion is told in words: the result at once, and the list of what led to it."""

import re

import pytest
from playwright.sync_api import expect

from rouages.server.wire import words
from rouages.tables.asking import absence
from tests.browser.people import CONFIRM, Player, until
from tests.browser.test_journeys import faults

pytestmark = pytest.mark.slow

OUT_OF_REACH = """() => [...document.querySelectorAll("button")].filter(each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  if (!width || each.closest("[inert]") || getComputedStyle(each).clipPath !== "none") return false;
  return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map(each => each.innerText || each.ariaLabel)"""


def test_a_phone_lists_what_happened_until_it_is_read(visit):
    page = visit(size=(360, 640), touch=True)
    ada = Player(page, "en")
    ada.is_called("Ada")
    ada.lay("me", "bot:greedy")
    sheet = page.get_by_role("region", name="What happened")
    ada.is_told("Choose an action")

    until(page, sheet.count, lambda: programmes(ada))
    assert sheet.get_by_role("listitem").count() > 2
    assert faults(page) == []
    assert page.evaluate(OUT_OF_REACH) == []
    assert page.evaluate("document.activeElement.querySelector('h2')?.innerText") == "What happened"
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    assert page.evaluate("document.activeElement.ariaLabel") == ada.words["prompt"]
    until(page, ada.is_asked)  # to choose an action, or which gears are safe


@pytest.mark.long(part="journeys")
@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("fr", (390, 844))])
def test_who_is_told_in_words_reads_the_rule_that_was_applied(visit, language, size):
    page = visit(locale=language, size=size, touch=size[0] < 600)
    ada = Player(page, language)
    ada.is_called("Ada")
    ada.lay("me", "bot:greedy")
    ada.press("Menu")
    teaches = page.get_by_role(
        "switch", name={"en": "Explain what happens", "fr": "Expliquer ce qui se passe"}[language]
    )
    teaches.click()
    expect(teaches).to_be_checked()
    page.keyboard.press("Escape")
    sheet = page.get_by_role("region", name={"en": "What happened", "fr": "Ce qui s’est passé"}[language])
    until(page, sheet.count, lambda: programmes(ada))
    titles = [section.title for section in words.rules_page(language, "out-of-gears").sections]
    rule = re.compile(rf"^({'|'.join(map(re.escape, titles))})\.")
    until(page, sheet.get_by_role("listitem").filter(has_text=rule).count)
    assert faults(page) == []
    assert page.evaluate("document.activeElement.querySelector('h2') !== null")
    page.keyboard.press("Enter")
    sheet.wait_for(state="hidden")


def programmes(player):
    """Answers with the last choice, if something is asked."""
    if player.is_asked():
        player.options().last.dispatch_event("click")
        player.page.evaluate(CONFIRM, player.words["set"])


def test_the_switch_is_the_first_thing_that_the_keyboard_meets(visit):
    page = visit(motion=True)
    ada = Player(page, "en")
    ada.is_called("Ada")
    ada.lay("me", "bot:greedy")
    ada.is_told("Choose an action")
    page.keyboard.press("Tab")
    switch = page.get_by_role("switch", name="Tell in words")
    assert switch.evaluate("each => each === document.activeElement")
    page.keyboard.press("Enter")
    assert switch.get_attribute("aria-checked") == "true"
    page.reload()
    ada.is_told("Choose an action")
    assert switch.get_attribute("aria-checked") == "true"


def waits_for_basile(visit):
    """Ada at a table where Basile sat down and has gone."""
    ada = Player(visit(), "en")
    ada.is_called("Ada")
    table = ada.lay("me", "open")
    basile = Player(visit(), "en")
    basile.is_called("Basile")
    basile.come(table)
    basile.press("Sit down")
    basile.is_told("Choose an action")
    basile.page.goto("about:blank")
    ada.is_told("Choose an action")
    remind = ada.page.get_by_role("button", name="Remind", exact=True)
    while not remind.is_visible():
        # The next question may be on its way.
        if ada.is_asked():
            ada.answer()
        ada.page.wait_for_timeout(100)
    ada.is_told("away")
    return ada


def test_who_waits_for_somebody_who_is_away_may_remind_them(visit):
    ada = waits_for_basile(visit)
    ada.press("Remind")
    ada.reads("Basile has been reminded.")
    ada.press("Remind")
    ada.reads("This player was reminded less than an hour ago.")
    ada.press("Let a bot play")
    ada.reads("This player has only just gone: wait a minute.")
    assert faults(ada.page) == []


@pytest.mark.long(part="journeys")
def test_a_bot_plays_for_who_is_away(visit, monkeypatch):
    monkeypatch.setattr(absence, "A_MOMENT", 0)
    ada = waits_for_basile(visit)
    ada.press("Let a bot play")
    ada.is_told("Choose an action")
    assert faults(ada.page) == []
