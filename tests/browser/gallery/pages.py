"""The boards in real positions, each as a page of its own: built once, served by a plain file server."""

import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from tests.browser.tools import CONTROLS, WEB, in_web, violations

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
CONTRAST = "{runOnly: ['color-contrast']}"
BARE = (
    "document.querySelectorAll('svg:not(:has(text, foreignObject))').forEach(each => each.replaceChildren())"
)
"""Of a drawing without words axe asks only where it lies: its lines would take half of the time."""

SIZES = ((1280, 800), (1024, 768), (390, 844), (360, 640))
LANGUAGES = ("fr", "en")
THEMES = ("light", "dark")


def faults_of(page, *, touch):
    """What is wrong with how a page is laid out, for fingers or for a mouse."""
    return [" ".join(each) for each in page.evaluate(FAULTS, {"touch": touch, "controls": CONTROLS})]


class Screen(NamedTuple):
    """How a page is looked at."""

    size: tuple[int, int]
    language: str
    theme: str

    @property
    def touch(self):
        """Whether it is a phone."""
        return self.size[0] < 600

    def __str__(self):
        return f"{self.size[0]}x{self.size[1]}-{self.language}-{self.theme}"


SCREENS = tuple(Screen(size, lang, theme) for size in SIZES for lang in LANGUAGES for theme in THEMES)


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_):
        pass


def build():
    """Build the fixture pages."""
    run = in_web("npm", "run", "--silent", "fixtures")
    assert run.returncode == 0, run.stderr


@contextmanager
def served():
    """The address of the fixture pages, served while the block lasts."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(WEB / "fixtures")))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/dev.html"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Walk:
    """One screen on which pages are opened one after another."""

    def __init__(self, browser, address, screen):
        """A screen of this size, in this language and light."""
        self.address, self.screen = address, screen
        width, height = screen.size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            reduced_motion="reduce",
        )
        self.page = self.context.new_page()
        self.troubles = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on(
            "console", lambda line: self.troubles.append(line.text) if line.type == "error" else None
        )

    def tables(self, game):
        """The names of all positions of a game."""
        self.page.goto(f"{self.address}?game={game}")
        links = self.page.locator("li a")
        links.first.wait_for()
        hrefs = [link.get_attribute("href") for link in links.all()]
        return [href.split("table=")[1] for href in hrefs if "table=" in href]

    def open(self, game, table, *how):
        """Show a position; the page is loaded once for all positions of a game.

        With `tv` it is shown on a screen that all look at, with `long` all names are as long as they may be.
        """
        asked = f"game={game}&lang={self.screen.language}&theme={self.screen.theme}"
        self.page.goto(f"{self.address}?{asked}#{'&'.join([f'table={table}', *how])}")
        self.page.locator(f"html[data-arrived='{table}'] main").wait_for()
        self.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")

    def faults(self):
        """All that is wrong with the page that is shown, which is no more to be looked at then."""
        found = faults_of(self.page, touch=self.screen.touch)
        self.page.evaluate(BARE)
        nodes = [node for each in violations(self.page, CONTRAST) for node in each["nodes"]]
        pale = [f"pale {node['html'][:120]}" for node in nodes]
        troubles, self.troubles[:] = [f"console {line}" for line in self.troubles], []
        return found + pale + troubles
