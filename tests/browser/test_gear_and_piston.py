"""Gear & Piston by touching its board: places, rows, blueprints, cells; by mouse, by hand and by keyboard."""

import re

import pytest

from tests.browser.people import Player, until
from tests.browser.screens import PHONE, SCHEMES
from tests.browser.test_journeys import faults

pytestmark = pytest.mark.slow
TO_PARTS = ("Junk yard", "Patent office", "Workshop", "Back alley")
TO_WORK = ("Workshop", "Patent office", "Junk yard", "Back alley")
OWN_PARTS = '[data-cell^="0:"]'
LIT_CELLS = '[data-drop^="cell:"]'
BEGIN = '[data-drop="section:new"]'


class Maker(Player):
    """Somebody who builds a car, and answers only by touching pieces of the table."""

    def __init__(self, page):
        super().__init__(page, "en")
        self.is_called("Ada")

    def lay_table(self, seats=2, **options):
        """A table against bots."""
        others = [{"kind": "bot", "level": "random"}] * (seats - 1)
        table = {"game": "gear-and-piston", "seats": [{"kind": "me"}, *others], "options": options}
        reply = self.page.context.request.post("/api/tables", data=table)
        assert reply.ok, reply.text()
        self.come(f"/table/{reply.json()['id']}")
        self.page.get_by_role("region", name="Your blueprints and your score").wait_for()

    def hand(self):
        return self.page.get_by_role("list", name="Hand").get_by_role("button")

    def parts(self):
        return self.page.locator(OWN_PARTS).count()

    def region(self, name):
        return self.page.get_by_role("region", name=name, exact=True)

    def awaits(self, what):
        """Waits until this is asked, and answers whatever else is asked before."""

        def is_asked_this():
            return self.is_asked() and re.match(what, self.prompt())

        def answer():
            if self.is_asked() and not is_asked_this():
                self.touch(self.prompt())

        until(self.page, lambda: self.is_over() or is_asked_this(), answer)
        return not self.is_over()

    def touch(self, prompt):
        """Answer what is asked on the board itself; until the next question comes, nothing is asked."""
        if prompt.startswith("Place a token"):
            self.place_token()
        elif prompt.startswith("You may discard"):
            self.press("Keep all blueprints")
        elif prompt.startswith("Take a new part"):
            self.region("Patent office").get_by_role("button").first.click()
        elif prompt.startswith("Take a junk part"):
            self.region("Junk yard").get_by_role("button").first.click()
        elif prompt.startswith("Work"):
            self.work()
        elif prompt.startswith("Place the salvage"):
            self.press_proposal()
        else:
            self.page.locator(".scene").get_by_role("button").first.click()

    def place_token(self):
        """To parts and to work by turns, as far as there is room; on a phone a place is looked into first."""
        left = int(self.page.get_by_text(re.compile("tokens? in the box")).inner_text().split()[0])
        places = TO_WORK if left % 2 else TO_PARTS
        offered = self.page.get_by_role("button", name=re.compile("^Look at: |: place a token$"))
        names = offered.evaluate_all("buttons => buttons.map(each => each.ariaLabel)")
        chosen = min(names, key=lambda name: [place in name for place in places].index(True))
        self.press(chosen)
        if chosen.startswith("Look at: "):
            self.press("Place a token here")

    def work(self):
        """Build the first blueprint wherever it may go first, or stop."""
        if not self.hand().count():
            self.press("End my turn")
            return
        self.hand().first.click()
        self.page.locator(f"{LIT_CELLS}, {BEGIN}").first.click()

    def press_proposal(self):
        self.page.get_by_role("button", name="All as proposed").click()

    def begins_a_car(self):
        """Has a part on the floor, a blueprint in hand and an action left."""
        for _ in range(40):
            assert self.awaits("Work")
            if self.parts() and self.hand().count():
                return
            self.touch(self.prompt())
        raise AssertionError("the car was never begun")


@pytest.fixture
def ada(visit):
    return Maker(visit())


@pytest.mark.long(part="journeys")
def test_a_whole_game_on_the_board_itself(ada):
    ada.lay_table(3, level="expert")
    ada.begins_a_car()
    assert ada.region("Investors").get_by_role("article").count() == 3
    assert not ada.awaits("nothing of the kind")
    assert ada.end().get_by_text(re.compile(r"\bpoints?\b")).count() == 3
    ada.press("Look at the table")
    assert ada.page.get_by_role("list", name="Still missing").inner_text() == "complete"
    ada.page.get_by_text("Final score").wait_for()


def by_touch(ada, blueprint):
    blueprint.click()
    ada.page.locator(LIT_CELLS).last.click()


def by_carrying(ada, blueprint):
    start = blueprint.bounding_box()
    ada.page.mouse.move(start["x"] + 30, start["y"] + 30)
    ada.page.mouse.down()
    end = ada.page.locator(LIT_CELLS).last.bounding_box()
    ada.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    ada.page.mouse.up()


def by_keyboard(ada, blueprint):
    blueprint.focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator(LIT_CELLS).last.focus()
    ada.page.keyboard.press("Enter")


@pytest.mark.parametrize("way", [by_touch, by_carrying, by_keyboard])
def test_a_blueprint_goes_from_the_hand_to_a_lit_cell(ada, way):
    ada.lay_table()
    ada.begins_a_car()
    parts, held = ada.parts(), ada.hand().count()
    assert ada.page.locator(LIT_CELLS).count() == 0
    way(ada, ada.hand().first)
    ada.page.locator(OWN_PARTS).nth(parts).wait_for()
    assert ada.parts() == parts + 1
    assert ada.hand().count() == held - 1


def test_a_blueprint_dropped_beside_the_car_stays_in_the_hand(ada):
    ada.lay_table()
    ada.begins_a_car()
    parts, held = ada.parts(), ada.hand().count()
    box = ada.hand().first.bounding_box()
    ada.page.mouse.move(box["x"] + 30, box["y"] + 30)
    ada.page.mouse.down()
    ada.page.mouse.move(640, 20, steps=6)
    ada.page.mouse.up()
    assert (ada.parts(), ada.hand().count()) == (parts, held)
    assert ada.prompt().startswith("Work")


def test_a_cell_shows_what_it_would_bring_before_it_is_chosen(ada):
    ada.lay_table()
    ada.begins_a_car()
    ada.hand().first.click()
    cell = ada.page.locator(LIT_CELLS).first
    told = re.search(r"Would score (−?\d+)\.", cell.get_attribute("aria-label"))[1]
    cell.hover()
    shown = ada.page.get_by_role("region", name="What your car would score").locator("b").inner_text()
    assert shown == told


def test_the_page_says_whose_tiles_these_are(ada):
    ada.lay_table()
    ada.reads("investor tables of this table are our own")
    ada.lay_table(tiles={"salvage": [1] * 20})
    ada.reads("they are not our own set")


def test_a_phone_builds_by_touch_and_never_scrolls_sideways(visit):
    ada = Maker(visit(size=PHONE, touch=True))
    ada.lay_table()
    width = "document.documentElement.scrollWidth"
    ada.page.get_by_role("button", name="Look at: Workshop").tap()
    inside = ada.page.get_by_role("dialog", name="Workshop")
    inside.get_by_text("The last in line begins the next round:").wait_for()
    assert ada.awaits("Place a token")
    assert ada.page.evaluate(width) == PHONE[0]
    inside.get_by_role("button", name="Place a token here").tap()
    inside.wait_for(state="detached")
    assert ada.awaits("Work")
    assert ada.page.evaluate(width) == PHONE[0]
    if not ada.hand().count():
        ada.press("End my turn")
    ada.begins_a_car()
    parts = ada.parts()
    ada.hand().first.tap()
    ada.page.locator(LIT_CELLS).first.tap()
    ada.page.locator(OWN_PARTS).nth(parts).wait_for()
    assert ada.page.evaluate(width) == PHONE[0]


@SCHEMES
def test_axe_finds_nothing_serious(visit, size, scheme):
    page = visit(size=size)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    ada = Maker(page)
    ada.lay_table(3, level="expert")
    assert ada.awaits("Place a token")
    assert faults(page) == []
    ada.begins_a_car()
    ada.hand().first.click()
    assert faults(page) == []
