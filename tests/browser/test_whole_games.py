"""A whole game of each kind, by the keyboard alone and by the accessibility tree alone."""

import random
from contextlib import suppress

import pytest
from playwright.sync_api import Error

from tests.browser.people import Player

pytestmark = pytest.mark.slow

LONG = pytest.mark.long(part="journeys")
TABLES = {
    "cyberion": {},
    "out-of-gears": {"seats": 2},
    "robo-rally": {"seats": 2, "options": {"turn_limit": 3}},
    "gear-and-piston": {"seats": 2},
    "too-many-bones": {},
}
GAMES = [pytest.param(game, marks=() if game == "cyberion" else LONG) for game in TABLES]
MOST_ANSWERS = 3000
SURE = ("Use it", "Do it anyway")
"""What gives a grave answer, once it is asked for once more."""


def sits_down(page, game):
    """Ada at a table of this game, with bots where it needs others."""
    ada = Player(page, "en")
    ada.is_called("Ada")
    wish = {**TABLES[game]}
    bots = [{"kind": "bot", "level": "random"}] * (wish.pop("seats", 1) - 1)
    made = page.context.request.post(
        "/api/tables", data={"game": game, "seats": [{"kind": "me"}, *bots], **wish}
    )
    assert made.ok, made.text()
    ada.come(f"/table/{made.json()['id']}")
    return ada


def confirms(page):
    """Send what is laid out and waits for one press more."""
    laid = page.locator("[role=toolbar] [aria-pressed=true]")
    waits = laid.count() > 0
    if waits:
        laid.press("Enter")
    return waits


@LONG
@pytest.mark.parametrize("game", TABLES)
def test_by_the_keyboard_alone(visit, game):
    page, chance = visit(), random.Random(7)
    ada = sits_down(page, game)
    for _ in range(MOST_ANSWERS):
        if ada.is_over():
            return
        if any(page.get_by_role("button", name=name, exact=True).count() for name in SURE):
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        elif ada.is_asked() and not confirms(page):
            page.keyboard.press(str(chance.randint(1, min(9, max(1, ada.options().count())))))
        page.wait_for_timeout(40)
    raise AssertionError("the game did not end")


class Ear:
    """What a screen reader is told of a page, and what it can press there."""

    def __init__(self, page):
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def nodes(self):
        """All there is, by its number, in the order of reading."""
        return {each["nodeId"]: each for each in self.line.send("Accessibility.getFullAXTree")["nodes"]}

    def inside(self, role, name):
        """What lies in the part of the page that is called so; nothing where there is none."""
        nodes = self.nodes()
        part = next((each for each in nodes.values() if is_called(each, role, name)), None)
        waiting, found = list(part.get("childIds", ())) if part else [], []
        while waiting:
            each = nodes[waiting.pop(0)]
            waiting += each.get("childIds", ())
            if not each.get("ignored"):
                found.append(each)
        return found

    def press(self, node):
        """Go there and press Enter, unless the page has gone on meanwhile."""
        with suppress(Error):
            self.line.send("DOM.focus", {"backendNodeId": node["backendDOMNodeId"]})
            self.page.keyboard.press("Enter")


def is_called(node, role, name):
    """Whether it is what it should be, by this name, and is not passed over."""
    return (
        not node.get("ignored")
        and node["role"]["value"] == role
        and node.get("name", {}).get("value") == name
    )


@pytest.mark.parametrize("game", GAMES)
def test_by_the_accessibility_tree_alone(visit, game):
    page, chance = visit(), random.Random(8)
    ada = sits_down(page, game)
    ear = Ear(page)
    for _ in range(MOST_ANSWERS):
        if ear.inside("region", "How it ended"):
            return
        asked = ear.inside("region", ada.words["prompt"])
        choices = [
            each for each in ear.inside("toolbar", ada.words["options"]) if each["role"]["value"] == "button"
        ]
        sure = next((each for each in asked if any(is_called(each, "button", name) for name in SURE)), None)
        if sure:
            ear.press(sure)
        elif choices and not confirms(page):
            assert all(each["name"]["value"].strip() for each in choices)
            ear.press(chance.choice(choices))
        page.wait_for_timeout(40)
    raise AssertionError("the game did not end")
