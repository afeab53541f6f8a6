"""Every board in its hard positions: nothing cut off, overlapping, out of reach, too small or too pale."""

import re

import pytest
from playwright.sync_api import TimeoutError

from rouages.games import GAMES
from tests.browser.gallery.legible import Reading, tiny
from tests.browser.gallery.pages import SCREENS, Screen, Walk, build, faults_of, served
from tests.browser.screens import DESK, PHONE, gallery
from tests.browser.tools import LIT, SURE

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def address():
    build()
    with served() as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
@gallery
def test_nothing_is_cut_covered_small_or_pale(chromium, address, game, screen):
    walk = Walk(chromium, address, screen)
    faults = []
    for table in walk.tables(game):
        walk.open(game, table)
        faults += [f"{table}: {fault}" for fault in walk.faults()]
    assert faults == []


LIGHT = [each for each in SCREENS if each[1:] == ("fr", "light")]
READ = [each for each in SCREENS if each.language == "fr" and each.size in (DESK, PHONE)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", READ, ids=str)
@gallery
def test_what_is_written_stands_out_from_what_is_behind_it(chromium, address, game, screen):
    walk = Walk(chromium, address, screen)
    reading, faults = Reading(walk.context), []
    for table in walk.tables(game):
        walk.open(game, table)
        faults += [f"{table}: {fault}" for fault in reading.pale(walk.page)]
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
@gallery
def test_no_figure_on_a_phone_is_too_small_to_be_read(chromium, address, game):
    walk = Walk(chromium, address, Screen(PHONE, "fr", "light"))
    faults = []
    for table in walk.tables(game):
        walk.open(game, table)
        faults += [f"{table}: {fault}" for fault in tiny(walk.page)]
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", LIGHT, ids=str)
@gallery
def test_names_as_long_as_they_may_be_find_their_room(chromium, address, game, screen):
    walk = Walk(chromium, address, screen)
    faults = []
    for table in walk.tables(game):
        walk.open(game, table, "long")
        faults += [f"{table}: {fault}" for fault in faults_of(walk.page, touch=screen.touch)]
    assert faults == []


UNSAID = """part => [...document.querySelectorAll(part)].filter(each =>
  /auto|scroll/.test(getComputedStyle(each).overflowY) && each.querySelector("button") &&
  each.scrollHeight > each.clientHeight + 4 && getComputedStyle(each).maskImage === "none"
).map(each => each.className)"""


GOES_ON = [
    *(("too-many-bones", ".felt *", screen) for screen in LIGHT),
    *(("gear-and-piston", ".scene", screen) for screen in LIGHT if not screen.touch),
]
"""Where choices may go on below what is seen: the dice, and what lies in the car's place."""


@pytest.mark.parametrize(("game", "part", "screen"), GOES_ON, ids=str)
@gallery
def test_choices_that_go_on_below_say_so(chromium, address, game, part, screen):
    walk = Walk(chromium, address, screen)
    unsaid, said = {}, 0
    for table in walk.tables(game):
        walk.open(game, table)
        unsaid[table] = walk.page.evaluate(UNSAID, part)
        said += walk.page.locator("[data-below]").count()
    assert not any(unsaid.values()), unsaid
    assert said


@pytest.mark.parametrize(
    "screen", [each for each in SCREENS if each.touch and each.theme == "light"], ids=str
)
@gallery
def test_the_buttons_of_cyberion_keep_their_places_and_its_machines_stay_in_sight(chromium, address, screen):
    walk = Walk(chromium, address, screen)
    places = set()
    for table in ("solo", "crew", "level", "plan", "recall"):
        walk.open("cyberion", table)
        walk.page.locator(".factory").get_by_role("button").first.wait_for()
        boxes = [button.bounding_box() for button in walk.page.locator(".go button").all()]
        places.add(tuple((box["x"], box["y"], box["width"]) for box in boxes))
    assert len(places) == 1


@pytest.mark.parametrize(("game", "table"), [("too-many-bones", "UseDice"), ("robo-rally", "program")])
def test_some_tables_can_be_read_on_a_dark_phone(chromium, address, game, table):
    walk = Walk(chromium, address, Screen(PHONE, "fr", "dark"))
    walk.open(game, table)
    assert Reading(walk.context).pale(walk.page) + tiny(walk.page) == []


@pytest.mark.parametrize("game", ["out-of-gears"])
def test_nothing_is_wrong_with_some_positions_on_each_screen(chromium, address, game):
    """Every second position and every screen, but each position on one screen only."""
    faults = []
    for place, screen in enumerate(SCREENS):
        walk = Walk(chromium, address, screen)
        for table in walk.tables(game)[2 * place :: 2 * len(SCREENS)]:
            walk.open(game, table)
            faults += [f"{table} {screen}: {fault}" for fault in walk.faults()]
        walk.context.close()
    assert faults == []


ADVISED = """number => document.querySelector(".bubble:popover-open") &&
  document.querySelectorAll("[role=toolbar] li")[number]?.querySelector(".best")"""
POINTED = """() => {
  const box = document.querySelector(".bubble .ring")?.getBoundingClientRect();
  if (!box) return null;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const met = document.elementFromPoint(x, y);
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight && met?.closest("main") ? [x, y] : null;
}"""
"""The middle of what a hint has lit, where it can be touched."""
UNDRAWN = re.compile("Let time run out")
"""What no board draws: it is done by doing nothing."""


GOING_ON = ("telling", "maelstrom", "lost")
"""Positions after which something happens by itself: nobody is asked for long."""


class Asking(Walk):
    """Somebody who asks for a hint, whatever it will be."""

    def __init__(self, browser, address, size):
        super().__init__(browser, address, Screen(size, "en", "light"))
        self.answers, self.given = [], 0
        self.page.on("console", lambda line: self.answers.extend(re.findall(r"answers (\d+)", line.text)))

    def advises(self, game, table):
        """Each option of a position is advised in turn; what is wrong with that."""
        self.open(game, table)
        for number, option in enumerate(self.page.locator("[role=toolbar] li").all_inner_texts()):
            fault = self.advised(table, number)
            self.given += 1
            if fault and not UNDRAWN.search(option):
                yield f"{table}, {option}: {fault}"

    def advised(self, table, number):
        """What is wrong with this hint; one that never comes keeps nobody from the others."""
        try:
            self.page.evaluate("hash => (location.hash = hash)", f"table={table}&hint={number}")
            self.page.wait_for_function(ADVISED, arg=number)
            return self.fault(number)
        except TimeoutError as error:
            return error.message

    def fault(self, number):
        """The piece is lit, and no other; star and number agree; and once it is done it is gone."""
        figure = self.page.locator("[role=toolbar] .best").inner_text().split()[0]
        if f"about {figure} of 100" not in self.page.locator(".balloon").inner_text():
            return "star and number differ"
        spot = self.page.evaluate(POINTED)
        if not spot:
            return "nothing is lit"
        self.answers.clear()
        self.page.mouse.click(*spot)
        sheet = self.page.locator("dialog[open]")
        if sheet.count():
            sheet.locator(f"button.brass, {LIT}").first.click()
        if self.page.locator(SURE).count():
            self.page.locator(SURE).click()
        if not self.answers and self.page.locator(".balloon").count():
            self.page.get_by_role("button", name="Do it").click()
        self.page.locator(".balloon").wait_for(state="detached")
        return None if {*self.answers} <= {str(number)} else f"the piece answers {self.answers}"


PARTS = 4
"""Every so many-th position is one test: none takes long, and together they are all."""
HINTED = [
    pytest.param(game, size, part, id=f"{game}-{size[0]}-{part + 1}", marks=gallery)
    for game in GAMES
    for size in ((1280, 800), (390, 844))
    for part in range(PARTS)
]


@pytest.mark.parametrize(("game", "size", "part"), HINTED)
def test_a_hint_lights_its_piece_and_is_gone_once_it_is_done(chromium, address, game, size, part, figures):
    asking = Asking(chromium, address, size)
    tables = [table for table in asking.tables(game) if table not in GOING_ON][part::PARTS]
    faults = [fault for table in tables for fault in asking.advises(game, table)]
    figures(positions=len(tables), hints=asking.given)
    assert faults == []


@pytest.mark.parametrize(
    ("game", "table"), [("gear-and-piston", "work"), ("robo-rally", "power"), ("cyberion", "level")]
)
def test_a_hint_lights_its_piece_in_some_positions(chromium, address, game, table):
    assert list(Asking(chromium, address, (390, 844)).advises(game, table)) == []
