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
