"""Every board in its hard positions: nothing cut off, overlapping, out of reach, too small or too pale."""

import pytest

from rouages.games import GAMES
from tests.browser.gallery.pages import SCREENS, Walk, build, served
from tests.browser.screens import gallery

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


UNSAID = """part => [...document.querySelectorAll(part)].filter(each =>
  /auto|scroll/.test(getComputedStyle(each).overflowY) && each.querySelector("button") &&
  each.scrollHeight > each.clientHeight + 4 && getComputedStyle(each).maskImage === "none"
).map(each => each.className)"""


LIGHT = [each for each in SCREENS if each[1:] == ("fr", "light")]
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


@pytest.mark.parametrize("game", ["out-of-gears"])
def test_nothing_is_wrong_with_some_positions_on_each_screen(chromium, address, game):
    """Every position and every screen, but each position on one screen only."""
    faults = []
    for place, screen in enumerate(SCREENS):
        walk = Walk(chromium, address, screen)
        for table in walk.tables(game)[place :: len(SCREENS)]:
            walk.open(game, table)
            faults += [f"{table} {screen}: {fault}" for fault in walk.faults()]
        walk.context.close()
    assert faults == []
