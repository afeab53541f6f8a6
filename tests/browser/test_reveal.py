"""The reveal of Out of Gears is seen step by step by whoever looks, and nothing runs ahead of it."""

import pytest

from tests.browser.people import Player

pytestmark = pytest.mark.slow

WATCH = """() => {
  window.seen = [];
  const note = () => {
    const plate = document.querySelector('div.plate');
    const log = document.querySelector('[role=log]')?.innerText ?? '';
    const now = {
      face: ['brass', 'iron', 'paper'].find((face) => plate?.classList.contains(face)),
      says: plate?.querySelector('p')?.innerText.replace(/\\s+/g, ' ').trim() ?? '',
      stage: document.querySelector('.stage') !== null,
      turn: /Turn\\s+2\\b/.test(document.querySelector('header')?.innerText ?? ''),
      taken: /take/.test(log),
      title: document.title,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document, all);
}"""


def programme(player, action, number):
    player.page.locator(".actions .card").nth(action).click()
    player.page.locator(".numbers .card.legal").nth(number).click()
    player.press(player.words["set"])


def told(page):
    """What the plate said while it told, each once, and what else was on the page meanwhile."""
    page.wait_for_function("() => window.seen.some(({ face }) => face === 'iron')")
    page.wait_for_function("() => window.seen.at(-1).face !== 'iron' && window.seen.at(-1).turn")
    seen = page.evaluate("window.seen")
    first = next(index for index, each in enumerate(seen) if each["face"] == "iron")
    told = [each for each in seen[first:] if each["face"] == "iron"]
    steps = list(dict.fromkeys(each["says"] for each in told if each["says"]))
    return steps, told


@pytest.fixture
def table(visit):
    """Ada and Basile at a table, somebody who looks on, and a screen for all."""
    ada = Player(visit(motion=True), "en")
    ada.is_called("Ada")
    address = ada.lay("me", "open", spectators="link")
    basile = Player(visit(motion=True, size=(390, 844), touch=True), "en")
    basile.is_called("Basile")
    basile.come(address)
    basile.press("Sit down")
    basile.is_told("Choose an action")
    ada.is_told("Choose an action")
    watcher = Player(visit(motion=True), "en")
    watcher.come(address)
    watcher.page.get_by_role("log").wait_for()
    shared = Player(visit(motion=True, size=(1920, 1080)), "en")
    shared.come(address.replace("/table/", "/tv/"))
    shared.page.get_by_role("log").wait_for()
    for each in (ada, basile, watcher, shared):
        each.page.evaluate(WATCH)
    return ada, basile, watcher, shared


def test_everybody_sees_the_reveal_in_its_order_and_nothing_runs_ahead(table):
    ada, basile, watcher, shared = table
    programme(ada, 2, 0)
    programme(basile, 2, 1)
    others = ("Ada", "Basile")
    seen_by = {ada: ("You", "Basile"), basile: ("Ada", "You"), watcher: others, shared: others}
    for player, names in seen_by.items():
        steps, seen = told(player.page)
        assert steps[0].startswith("Everybody turns"), steps
        assert [any(f"{name} harvest" in step for step in steps) for name in names] == [True, True], steps
        first, second = (
            next(i for i, step in enumerate(steps) if f"{name} harvest" in step) for name in names
        )
        assert 0 < first < second < len(steps)
        assert "New gears" in steps[-1]
        assert any(each["stage"] for each in seen)
        assert not any(each["turn"] for each in seen)
        assert not any(each["title"].startswith("●") for each in seen)
        assert not next(each for each in seen if each["says"] == steps[0])["taken"]
    ada.is_told("Choose an action")
    assert ada.page.title().startswith("●")


@pytest.mark.long(part="journeys")
def test_who_comes_later_sees_no_history_but_can_ask_for_the_last_turn(table):
    ada, basile, *_ = table
    programme(ada, 2, 0)
    programme(basile, 2, 1)
    ada.is_told("Choose an action")
    ada.page.reload()
    ada.is_told("Choose an action")
    ada.page.evaluate(WATCH)
    ada.page.wait_for_timeout(600)
    assert not any(each["face"] == "iron" for each in ada.page.evaluate("window.seen"))
    ada.page.get_by_role("button", name="See the last turn").click()
    ada.is_told("Everybody turns")
    ada.is_told("You harvest")
    ada.is_told("Choose an action")
    ada.page.get_by_role("button", name="See the last turn").wait_for()
