"""The board of a site while a bot thinks: whether it goes on moving."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, Page
from site_figures import say
from site_house import opened

from rouages.games import GAMES

sys.path.append(str(Path(__file__).parent.parent))
from tests.browser.tools import SURE

ASKED = "[role=toolbar][aria-label='All choices, numbered'] button"
LEVEL = "hard"
QUESTIONS = 4
LOOKING = 1500
"""Milliseconds for which whoever is asked looks at the board, and moves over it."""
STUTTER = 100
"""Milliseconds: whoever waits longer for a picture sees it stand still."""

LAY = """async ([game, level]) => {
  const { games } = await bench.ask('GET', '/api/games');
  const { first } = games.find(({ name }) => name === game);
  const seats = first.seats.map((_, place) => (place === 0 ? { kind: 'me' } : { kind: 'bot', level }));
  return (await bench.ask('POST', '/api/tables', { ...first, seats })).id;
}"""

WATCH = """() => {
  window.gaps = [];
  let before = performance.now();
  const drawn = (now) => {
    gaps.push(now - before);
    before = now;
    requestAnimationFrame(drawn);
  };
  requestAnimationFrame(drawn);
}"""


ANSWER = f"""(lot) => {{
  const options = [...document.querySelectorAll("{ASKED}")];
  const sure = document.querySelector("{SURE}");
  const laid = options.find((option) => option.getAttribute("aria-pressed") === "true");
  (sure ?? laid ?? options[Math.floor(lot * options.length)])?.click();
}}"""
"""One press: what is laid out is sent, what is grave is said once more."""
MET = "".join(f"localStorage.setItem('rouages.{game}.met', '1');" for game in GAMES)
"""Nobody is told the goal of a game."""
PATIENCE = 60


def boards(browser: Browser, address: str, site: Path) -> None:
    """A table of each game with bots that think long, as it is played in a page."""
    for game in GAMES:
        context = browser.new_context(locale="en-GB", service_workers="allow")
        context.add_init_script(MET)
        house = opened(context, address, site)
        table = house.evaluate(LAY, [game, LEVEL])
        house.close()
        gaps = played(context.new_page(), f"{address}/table/{table}")
        long = [gap for gap in gaps if gap > STUTTER]
        say(f"{game}, {LEVEL}: the longest between two pictures", max(gaps), "ms", STUTTER)
        say(f"{game}, {LEVEL}: longer than {STUTTER} ms, of {len(gaps)} pictures", len(long), "")
        context.close()


def played(page: Page, table: str) -> list[float]:
    """Milliseconds between the pictures of a few questions."""
    page.goto(table)
    page.locator(ASKED).first.wait_for(state="attached", timeout=PATIENCE * 1000)
    page.evaluate(WATCH)
    chance = random.Random(23)
    for _ in range(QUESTIONS):
        for _ in range(3):
            page.mouse.move(chance.uniform(200, 900), chance.uniform(150, 600), steps=5)
            page.wait_for_timeout(LOOKING / 3)
        before, until = choices(page), time.monotonic() + PATIENCE
        while choices(page) in ([], before) and time.monotonic() < until:
            page.evaluate(ANSWER, chance.random())
            page.wait_for_timeout(50)
    found: list[float] = page.evaluate("gaps")
    return found


def choices(page: Page) -> list[str]:
    """What can be answered just now."""
    return page.locator(ASKED).all_inner_texts()
