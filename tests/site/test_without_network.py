"""Whole games in a house without a server, with the network off: begun, closed, and played to their end."""

import random
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.browser.conftest import read, unread
from tests.browser.people import Player, until
from tests.browser.screens import DESK, PHONE
from tests.browser.test_offline import SAID, choices
from tests.browser.test_whole_games import confirms, plays_to_its_end
from tests.browser.test_worker import manifest_of
from tests.browser.tools import SURE
from tests.site.conftest import served
from tests.site.test_journeys import AWHILE, plays

SCREENS = {"desk": ("en", DESK), "phone": ("fr", PHONE)}
LONG = pytest.mark.long(part="site")
CHOOSE = """([label, lot]) => {
  const choices = document.querySelectorAll(`[role=toolbar][aria-label="${label}"] button`);
  choices[Math.floor(lot * choices.length)]?.click();
}"""
"""One press on a choice by lot, if there is any just now."""


class FilesAlone(SimpleHTTPRequestHandler):
    """As plain as a host can be: no page where there is no file, no header of ours, nothing made small."""

    def log_message(self, *said):
        """Nothing is said of what is asked for."""


@pytest.fixture
def house(site):
    with ThreadingHTTPServer(("localhost", 0), partial(FilesAlone, directory=str(site))) as server:
        yield from served(server)


def answers(player, lot):
    """One step of a game: what is laid out is sent, what is grave is said once more."""
    page = player.page
    if page.locator(SURE).count():
        page.locator(SURE).first.dispatch_event("click")
    elif not confirms(page):
        page.evaluate(CHOOSE, [player.words["options"], lot])


def plays_a_little(player, questions=3):
    """Takes the first choice until so many other questions were asked: that ends no game."""
    for _ in range(questions):
        before = choices(player)
        until(
            player.page,
            lambda before=before: choices(player) not in ([], before),
            lambda: answers(player, 0),
        )


def opened_again(player, language):
    """The same browser after its page was closed, and with it all that ran there."""
    context, address = player.page.context, player.page.url
    player.page.close()
    page = context.new_page()
    page.add_locator_handler(unread(page), read)
    page.goto(address)
    return Player(page, language)


@pytest.mark.parametrize(
    ("game", "screen", "whole"),
    [
        pytest.param("Cyberion", "desk", False, marks=pytest.mark.slow, id="sample"),
        *(
            pytest.param(game, screen, True, marks=LONG, id=f"{game}-{screen}")
            for game in ("Out of Gears", "Cyberion")
            for screen in SCREENS
        ),
    ],
)
def test_after_a_first_visit_a_whole_game_needs_no_network(visit, game, screen, whole):
    language, size = SCREENS[screen]
    page = visit(locale=language, size=size, worker=True, cut=True)
    page.get_by_text(SAID[language]["door.house_ready"]).wait_for(timeout=AWHILE)
    assert manifest_of(page)["name"].startswith("Rouages")
    page.context.set_offline(True)
    page.reload()
    player = plays(page, game, language)
    plays_a_little(player)
    asked = choices(player)
    player = opened_again(player, language)
    until(player.page, lambda: choices(player) == asked)
    plays_a_little(player, 1)
    if not whole:
        return
    chance = random.Random(23)
    plays_to_its_end(player, player.is_over, lambda: answers(player, chance.random()))
    player = opened_again(player, language)
    until(player.page, player.is_over)
    player.page.goto("/statistics")
    player.page.get_by_text(game).locator("visible=true").first.wait_for(timeout=AWHILE)
    player.page.goto("/")
    plays(player.page, game, language)
