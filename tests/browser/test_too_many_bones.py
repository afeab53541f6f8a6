"""The first days of Too Many Bones, played on the board itself: one person runs two Gearlocs."""

import re
from functools import reduce

import pytest
from playwright.sync_api import Locator

from tests.browser.people import Player
from tests.browser.screens import SCHEMES, SIZES, gallery
from tests.browser.test_journeys import faults

pytestmark = pytest.mark.slow
PARTY = {"gearlocs": ["picket", "boomer"]}
SPOT = re.compile(r"^Our (front|rear) row, lane \d$")
GO = re.compile("^(Stay here|No target|Roll|End the turn|Done for today|No proposal)")
ONE_LINE = 44
DICE = """() => [...document.querySelectorAll('[aria-label="Dice tray"] *')].map(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.tagName, x, y, width, height];
})"""
"""Where everything lies in the tray."""
ENOUGH = 150
"""Answers within which the first battle is fought, whatever the dice say."""


class Adventurer(Player):
    """Somebody who presses pieces, never the numbered list."""

    def lay(self, seats, **rules):
        table = {"game": "too-many-bones", "seats": seats, "options": PARTY, **rules}
        reply = self.page.context.request.post("/api/tables", data=table)
        assert reply.ok, reply.text()
        self.come(f"/table/{reply.json()['id']}")
        self.options().first.wait_for(state="attached")

    def region(self, name):
        return self.page.get_by_role("region", name=name)

    def lit(self, name):
        """The buttons of this name on the board."""
        on_board = self.page.locator("main button:enabled:not([role=toolbar] *)")
        return self.page.get_by_role("button", name=name, include_hidden=True).and_(on_board)

    def press_lit(self, name):
        """Press the first button of this name on the board; whether there is one."""
        found = self.lit(name)
        if not found.count():
            return False
        found.first.click()
        return True

    def prompt_moves_on(self, before):
        """Waits until something else is asked, or the same of a later moment."""
        self.page.wait_for_function(
            "before => document.querySelector('main').innerText !== before", arg=before
        )

    def step_on_page(self):
        """Press the first thing on the day's page, else in the tray."""
        before = self.page.locator("main").inner_text()
        page = self.page.get_by_role("article").locator("button:enabled")
        (page if page.count() else self.region("Dice tray").locator("button:enabled")).first.click()
        self.prompt_moves_on(before)

    def step(self, *names):
        """Press the first of these buttons that there is, and wait until the table has moved."""
        reduce(Locator.or_, map(self.lit, names)).first.wait_for()  # odds come a moment after their question
        before = self.page.locator("main").inner_text()
        for name in names:
            if self.press_lit(name):
                self.prompt_moves_on(before)
                return
        raise AssertionError((self.prompt(), names))


@pytest.fixture
def ada(visit):
    player = Adventurer(visit(), "en")
    player.is_called("Ada")
    return player


def both(kind="here"):
    second = {"kind": kind, "name": "Basile"} if kind == "here" else {"kind": "bot", "level": kind}
    return [{"kind": "me"}, second]


def test_one_person_trains_both_gearlocs_and_learns_skills_on_the_tree(ada):
    ada.lay(both())
    ada.is_told("What do you train?")
    ada.page.get_by_role("heading", name="Picket trains").wait_for()
    ada.page.get_by_role("button", name=re.compile("^Stand Ground, not learnt")).first.click()
    ada.page.get_by_role("heading", name="Boomer trains").wait_for()
    ada.page.get_by_role("button", name=re.compile("^Train DEX.*for sure")).first.click()
    ada.is_told("What do you propose?")
    ada.page.get_by_role("button", name=re.compile("^Picket .*Ada")).click()
    ada.region("The mat of Picket").get_by_role("button", name=re.compile("^Stand Ground, ready")).wait_for()


def play_on(ada, until):
    """Press what the board lights, as a hasty player would, until the question is this one."""
    for _ in range(ENOUGH):
        ada.options().first.wait_for(state="attached")
        asked = ada.prompt()
        if until in asked:
            return
        match asked:
            case _ if asked.startswith("What do you train"):
                ada.step(re.compile("^Train DEX"))
            case _ if "propose" in asked or "lead the party" in asked:
                ada.step_on_page()
            case _ if asked.startswith("Do you move"):
                ada.step(re.compile("^Stay here"))
            case _ if asked.startswith("Where do you stand"):
                ada.step(SPOT)
            case _ if asked.startswith("Which place on the meter"):
                ada.step(re.compile("^(before|last)"))
            case _ if asked.startswith("Whom do you target"):
                ada.step(re.compile("falls [0-9]+%"), GO)
            case _ if asked.startswith(("Choose dice", "That takes the last DEX")):
                ada.step(re.compile("^(ATK|DEF) die"), re.compile("^Roll"))
            case _ if asked.startswith("What do you do with your dice"):
                ada.step(re.compile("^(Strike|Store|Active slot)"), GO)
            case _ if asked.startswith("Are you done for today"):
                ada.step(re.compile("^Stay up"), GO)
            case _ if asked.startswith("What do you do this evening"):
                ada.step(re.compile("^Rest"), GO)
            case _:
                ada.step_on_page()
    raise AssertionError(until)


@pytest.mark.long(part="journeys")
def test_the_first_battle_is_fought_on_the_mat(ada):
    ada.lay(both())
    play_on(ada, "Where do you stand")
    mat = ada.region("Battle mat")
    place = mat.get_by_role("button", name=re.compile("^Our front row"))
    assert place.count() > 0
    place.first.click()
    mat.get_by_role("button", name=re.compile("^(Picket|Boomer), our front row")).first.wait_for()
    play_on(ada, "Whom do you target")
    target = mat.get_by_role("button", name=re.compile("−[0-9.]+ HP, falls [0-9]+%"))
    target.first.click()
    ada.is_told("Choose dice")
    tray = ada.region("Dice tray")
    tray.get_by_text(re.compile("Bones [0-9]+%")).first.wait_for()
    tray.get_by_role("button", name=re.compile("^ATK die"), include_hidden=True).click()
    ada.page.get_by_role("complementary", name="Odds").get_by_text("damage expected").wait_for()
    play_on(ada, "What do you do this evening")
    ada.page.get_by_role("heading", name="The camp at dusk").wait_for()


@pytest.mark.long(part="journeys")
def test_what_baddies_did_is_told_with_their_dice(ada):
    ada.lay(both())
    play_on(ada, "Do you move")
    play_on(ada, "What do you do this evening")
    log = ada.page.get_by_role("log")
    assert log.get_by_text(re.compile("rolls: hits")).count() > 0


@pytest.mark.long(part="journeys")
@SIZES
def test_a_note_of_the_guide_is_one_line_and_takes_no_room_from_the_dice(visit, size):
    ada = Adventurer(visit(size=size), "en")
    ada.is_called("Ada")
    ada.lay(both())
    note = ada.page.get_by_role("complementary", name="Guide")
    for question in ("What do you train", "Whom do you target", "Choose dice"):
        play_on(ada, question)
        note.wait_for()
        assert note.bounding_box()["height"] <= ONE_LINE
        before = ada.page.evaluate(DICE)
        ada.press("Got it")
        note.wait_for(state="detached")
        assert ada.page.evaluate(DICE) == before, question


@pytest.mark.long(part="journeys")
def test_the_guide_points_at_each_question_until_it_was_read(ada):
    ada.lay(both())
    note = ada.page.get_by_role("complementary", name="Guide")
    note.get_by_text("Training.").wait_for()
    ada.press("Got it")
    note.wait_for(state="detached")
    ada.page.reload()
    ada.is_told("What do you train?")
    assert note.count() == 0
    play_on(ada, "lead the party")
    note.get_by_text("A day begins with a card.").wait_for()
    ada.press("No more hints")
    ada.page.reload()
    ada.is_told("You lead the party")
    assert note.count() == 0
    ada.press("Guide")
    note.wait_for()


@pytest.mark.long(part="journeys")
def test_with_a_bot_everybody_runs_a_gearloc_of_their_own(ada):
    ada.lay(both("greedy"))
    play_on(ada, "Do you move")
    assert ada.region("The mat of Picket").count() == 1
    ada.page.get_by_role("button", name=re.compile("^Boomer ")).first.click()
    ada.region("The mat of Boomer").wait_for()


@gallery
@SCHEMES
def test_axe_finds_nothing_serious_by_day_and_in_battle(visit, size, scheme):
    page = visit(size=size)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    ada = Adventurer(page, "en")
    ada.is_called("Ada")
    ada.lay(both())
    for question in (
        "What do you train",
        "lead the party",
        "Whom do you target",
        "Choose dice",
        "do you stay up",
        "this evening",
    ):
        play_on(ada, question)
        assert faults(page) == [], question
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
