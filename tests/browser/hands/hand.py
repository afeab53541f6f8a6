"""Somebody who sees a page and touches it: only what lies open, inside the window, lit or enabled."""

import re
from collections import defaultdict
from pathlib import Path

from tests.browser.tools import CONTROLS, LIT, SURE

SIGHT = Path(__file__).with_name("sight.js").read_text(encoding="utf-8")
OFFERS = "[data-coach], [data-goal], .toasts"
LIST = "[role=toolbar]"
PLATE = "[data-plate]"
CLOSING = re.compile("^(Close|Fermer)$")
PATIENCE = 600
"""How many quiet looks, ten a second, somebody waits for the others before they give up."""
ROUNDS = 3
"""How often all that could be touched is touched in vain before it is a dead end."""
SWEEPS = 8
"""How often a drawing that is moved under the finger is moved before what is sought is not there."""
SLACK = 4
WATCHED = 0.2
WAYS = {"below": (0, 0.6), "above": (0, -0.6), "right": (0.6, 0), "left": (-0.6, 0)}
"""Where something goes on, and by how much of its size it is moved then."""

CHOICES = (
    lambda each: each["sure"],
    lambda each: "skip" in each["looks"],
    lambda each: each["room"] == "dialog" and each["lit"],
    lambda each: each["room"] == "dialog" and "brass" in each["looks"],
    lambda each: each["room"] == "dialog" and CLOSING.match(each["name"]),
    lambda each: each["room"] == OFFERS and not each["leads"] and "way" not in each["looks"],
    lambda each: each["room"] == "aside" and "got" in each["looks"],
    lambda each: each["room"] == LIST,
    lambda each: each["room"] == "board" and each["lit"],
    lambda each: each["room"] == "board" and "brass" in each["looks"],
)
"""What somebody touches, the first that is there: what is asked once more, what lies on top, what is lit."""


class DeadEnd(AssertionError):
    """Somebody is asked, and nothing that they can touch leads on."""


def key(thing):
    """By what somebody knows it again."""
    return thing["name"], thing["room"], *(round(each / 8) for each in thing["at"])


def state(seen):
    """What somebody knows a moment by."""
    return seen["plate"], seen["sheet"], seen["read"]


class Hand:
    """Chooses by lot among what a person would touch next; `looks` is told what is seen before each touch."""

    def __init__(self, page, chance, looks=lambda hand, seen: None):
        self.page, self.chance, self.looks = page, chance, looks
        self.touches, self.listed = 0, []
        self.waited, self.rounds = 0, 0
        self.tried, self.swept = defaultdict(set), defaultdict(int)

    def touch(self, spot):
        raise NotImplementedError

    def swipe(self, spot, across, down):
        """Move what lies there so far to the left and up."""
        raise NotImplementedError

    def sees(self):
        return self.page.evaluate(SIGHT, {"lit": LIT, "controls": CONTROLS, "sure": SURE})

    def goes_on(self):
        """Touch one thing, seek one, or wait a little; a telling is skipped, but not always."""
        seen = self.sees()
        if state(seen) not in self.tried:
            self.rounds = 0
        thing = self.wanted(seen)
        if thing and "skip" in thing["looks"] and self.chance.random() < WATCHED:
            self.page.wait_for_timeout(900)
        elif thing:
            self.presses(thing, seen)
        elif seen["face"] not in ("brass", None) and self.waited < PATIENCE:
            self.waited += 1
            self.page.wait_for_timeout(100)
        elif not self.seeks(seen) and not self.opens_the_list(seen):
            self.despairs(seen)

    def finds(self, name):
        """Seek what is called so, and touch it."""
        for _ in range(PATIENCE):
            seen = self.sees()
            thing = next((each for each in seen["things"] if each["name"] == name), None)
            if thing:
                return self.presses(thing, seen)
            if not self.seeks(seen):
                self.page.wait_for_timeout(100)
        raise DeadEnd(told(seen))

    def presses(self, thing, seen):
        self.waited = 0
        self.tried[state(seen)].add(key(thing))
        self.looks(self, seen)
        self.touches += 1
        self.touch(thing["at"])
        self.page.wait_for_timeout(120)

    def despairs(self, seen):
        """All has been tried: once more from the beginning, and then no more."""
        self.rounds += 1
        if self.rounds > ROUNDS:
            raise DeadEnd(f"after {self.touches} touches, {told(seen)}")
        self.tried[state(seen)].clear()
        self.swept.clear()
        self.page.wait_for_timeout(300)

    def wanted(self, seen):
        """What is touched next; None where nothing is left to try."""
        things = [each for each in seen["things"] if key(each) not in self.tried[state(seen)]]
        for choice in CHOICES:
            fitting = [each for each in things if choice(each)]
            if fitting:
                return self.chance.choice(fitting)
        return None

    def seeks(self, seen):
        """Move what goes on beyond its edge, to its end and back; whether there was something to move."""
        for number, each in enumerate(seen["rolls"]):
            left, top, right, bottom = each["box"]
            for way, (across, down) in WAYS.items():
                done = (state(seen), number, way)
                if self.swept[done] < SWEEPS and (each["pans"] or each[way] > SLACK):
                    self.swept[done] += 1
                    middle = (left + right) / 2, (top + bottom) / 2
                    self.swipe(middle, across * (right - left), down * (bottom - top))
                    return True
        return False

    def opens_the_list(self, seen):
        """Of the choices on the plate, which has also what no board lights."""
        for each in seen["things"]:
            if each["list"] == "false" and each["room"] == PLATE and key(each) not in self.tried[state(seen)]:
                self.listed.append(seen["plate"])
                self.presses(each, seen)
                return True
        return False


def told(seen):
    """Where somebody is, and what lies there."""
    things = [f"{each['room']}: {each['name']}" for each in seen["things"]]
    where = f"at {seen['plate']!r}, on top {seen['sheet']!r}"
    return "\n".join([where, "lit, but out of reach:", *seen["unseen"], "in reach:", *things])


class Finger(Hand):
    """Taps and swipes on glass."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.glass = self.page.context.new_cdp_session(self.page)

    def touch(self, spot):
        self.page.touchscreen.tap(*spot)

    def swipe(self, spot, across, down):
        x, y = spot
        steps = [(x + across / 2 - across * n / 8, y + down / 2 - down * n / 8) for n in range(9)]
        for kind, at in [("touchStart", steps[0]), *(("touchMove", each) for each in steps[1:])]:
            self.glass.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}]}
            )
            self.page.wait_for_timeout(16)
        self.page.wait_for_timeout(150)
        self.glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.page.wait_for_timeout(150)


class Mouse(Hand):
    """Clicks, and turns its wheel."""

    def touch(self, spot):
        self.page.mouse.click(*spot)

    def swipe(self, spot, across, down):
        self.page.mouse.move(*spot)
        self.page.mouse.wheel(across, down)
        self.page.wait_for_timeout(150)
