"""A whole game of each kind: by the keyboard alone, by the accessibility tree alone, by finger, by mouse."""

import os
import random
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error

from tests.browser.gallery.pages import faults_of
from tests.browser.hands.hand import Finger, Mouse
from tests.browser.people import Player
from tests.browser.screens import DESK, PHONE

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


def plays_to_its_end(ada, is_over, goes_on):
    """Do one thing after another until it is over."""
    for _ in range(MOST_ANSWERS):
        if is_over():
            return
        goes_on()
        ada.page.wait_for_timeout(40)
    raise AssertionError("the game did not end")


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

    def goes_on():
        if any(page.get_by_role("button", name=name, exact=True).count() for name in SURE):
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        elif ada.is_asked() and not confirms(page):
            ada.points(chance.randint(1, max(1, ada.options().count())))
            page.keyboard.press("Enter")

    plays_to_its_end(ada, ada.is_over, goes_on)


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

    def goes_on():
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

    plays_to_its_end(ada, lambda: ear.inside("region", ada.words["end"]), goes_on)


PICTURES = os.environ.get("PICTURES")
"""A folder for what somebody saw while they played."""


class Looking:
    """Looks at the page at every so many-th touch: keeps a picture, and what is wrong with it."""

    OFTEN = 15

    def __init__(self, name, *, touch):
        self.name, self.touch, self.faults = name, touch, set()

    def __call__(self, hand, seen):
        if hand.touches % self.OFTEN == 0:
            self.looks(hand.page, f"{hand.touches:04}", still=seen["face"] != "iron")

    def looks(self, page, moment, *, still=True):
        if PICTURES:
            page.screenshot(path=Path(PICTURES) / f"{self.name}-{moment}.png")
        if still:
            self.faults |= {f"{moment}: {fault}" for fault in faults_of(page, touch=self.touch)}


TITLES = {
    "cyberion": "Cyberion",
    "out-of-gears": "Out of Gears",
    "robo-rally": "RoboRally",
    "gear-and-piston": "Gear & Piston",
    "too-many-bones": "Too Many Bones",
}
LANGUAGES = dict(zip(TABLES, ("fr", "en", "fr", "en", "fr"), strict=True))


@pytest.mark.parametrize(("hand", "size"), [(Finger, PHONE), (Mouse, DESK)], ids=["finger", "mouse"])
@pytest.mark.parametrize("game", TABLES)
@LONG
def test_by_what_is_seen_and_touched(visit, game, hand, size, figures):
    lang, touch = LANGUAGES[game], hand is Finger
    page = visit(
        locale={"fr": "fr-FR", "en": "en-GB"}[lang],
        size=size,
        touch=touch,
        motion=True,
        newcomer=True,
        measured=True,
    )
    ada = Player(page, lang)
    looking = Looking(f"{game}-{hand.__name__.lower()}", touch=touch)
    chosen = hand(page, random.Random(9), looking)
    chosen.finds(ada.words["play"].format(game=TITLES[game]))
    page.wait_for_url("**/table/*")
    plays_to_its_end(ada, ada.is_over, chosen.goes_on)
    page.wait_for_timeout(2500)
    looking.looks(page, "end")
    figures(touches=chosen.touches, lists=len(chosen.listed))
    assert looking.faults == set()
