"""A house without a server, in Chromium: played, taken back, gone on with after a reload and offline."""

import json
import re

import pytest

from rouages.site.checkout import materials
from rouages.site.folder import write
from rouages.site.refusals import NotOurFolder
from tests.browser.people import WORDS, Player, until

AWHILE = 180_000
"""Milliseconds: Python has to come first, however busy the machine is."""
GAMES = ["Out of Gears", "Gear & Piston", "RoboRally", "Too Many Bones", "Cyberion"]


def plays(page, game, language="en"):
    """Comes from the lobby to a table of this game, and is asked."""
    page.get_by_role("button", name=WORDS[language]["play"].format(game=game), exact=True).click()
    page.wait_for_url("**/table/*", timeout=AWHILE)
    player = Player(page, language)
    until(page, player.is_asked)
    return player


@pytest.mark.long(part="site")
@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_a_reload(visit, game):
    page = visit()
    player = plays(page, game)
    player.options().first.dispatch_event("click")
    page.wait_for_timeout(1000)
    asked, address = player.prompt(), page.url
    page.reload()
    until(page, lambda: player.is_asked() and player.prompt() == asked)
    assert page.url == address
    page.get_by_role("link", name="Rouages").first.click()
    page.get_by_role("heading", name=game).first.wait_for(timeout=AWHILE)


@pytest.mark.long(part="site")
def test_an_answer_is_taken_back(visit):
    player = plays(visit(), "Out of Gears")
    first = player.prompt()
    player.answer()
    player.press("Undo")
    until(player.page, lambda: player.is_asked() and player.prompt() == first)


@pytest.mark.long(part="site")
def test_what_needs_others_says_so(visit):
    page = visit("/settings", refusals=True)
    page.get_by_role("heading", name="This needs a server").wait_for(timeout=AWHILE)
    page.get_by_role("link", name="To the lobby").click()
    page.get_by_role("heading", name="A house in your browser").wait_for(timeout=AWHILE)
    page.get_by_role("button", name="Set up a table: Out of Gears").click()
    page.get_by_role("button", name="Open the table").wait_for()
    assert page.get_by_role("dialog").get_by_text("friend").count() == 0


@pytest.mark.slow
def test_the_folder_holds_all_that_it_names(site):
    page = (site / "index.html").read_text(encoding="utf-8")
    assert "'wasm-unsafe-eval'" in page
    assert "'unsafe" not in page
    named = re.findall(r'(?:src|href|data-house)="/([^"]+)"', page)
    assert named
    assert all((site / name).exists() for name in named)
    kept = re.search(r'"files":\[([^\]]*)\]', (site / "worker.js").read_text(encoding="utf-8"))[1]
    files = [name.strip('"').lstrip("/") or "index.html" for name in kept.split(",")]
    assert all((site / name).is_file() for name in files)
    assert len(files) > 100
    release = json.loads((site / "site.json").read_text(encoding="utf-8"))["digest"]
    assert f'data-release="{release}"' in page
    assert (site / "404.html").read_text(encoding="utf-8") == page


def test_nothing_is_written_over_what_is_no_site(tmp_path):
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(NotOurFolder):
        write(tmp_path, materials())
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
