"""A Chromium that nobody watches: what is measured in it is what a browser holds of a page.

Who drives a page by Playwright has the browser keep all that was sent to it and to its workers, to be looked
at: 36 MB for a house without a server.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

from site_figures import Process
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

sys.path.append(str(Path(__file__).parent.parent))
from tests.browser.tools import FLAGS, chromium

OURS = ("--remote-debugging-port=0", "--lang=en-GB", "--force-prefers-reduced-motion")
"""Where the browser says that it can be spoken to, and how the other browsers of the benchmark are set."""
SIZE = {"width": 1280, "height": 720}
PATIENCE = 120
STEP = 0.1


class Unwatched:
    """A browser of its own."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)

    def send(self, method: str, **wishes: Any) -> dict[str, Any]:
        """What it says to this."""
        return self.send_to(None, method, **wishes)

    def send_to(self, session: str | None, method: str, **wishes: Any) -> dict[str, Any]:
        """What a page says to this."""
        number = next(self._numbers)
        to = {"sessionId": session} if session else {}
        self._line.send(json.dumps({"id": number, "method": method, "params": wishes} | to))
        while (said := json.loads(self._line.recv(PATIENCE))).get("id") != number:
            pass
        assert "error" not in said, f"{method}: {said}"
        found: dict[str, Any] = said["result"]
        return found

    def open(self) -> UnwatchedPage:
        """An empty page, in place of those that are open."""
        before = [each["targetId"] for each in self.send("Target.getTargets")["targetInfos"] if is_page(each)]
        opened = self.send("Target.createTarget", url="about:blank", newWindow=True, **SIZE)["targetId"]
        for page in before:
            self.send("Target.closeTarget", targetId=page)
        return UnwatchedPage(
            self, self.send("Target.attachToTarget", targetId=opened, flatten=True)["sessionId"]
        )

    def processes(self) -> list[Process]:
        """Those that run just now."""
        found = self.send("SystemInfo.getProcessInfo")["processInfo"]
        return [Process(each["id"], each["type"], each["cpuTime"]) for each in found]


def is_page(target: dict[str, Any]) -> bool:
    """Whether this is a page, and neither a worker nor a part of the browser."""
    return target["type"] == "page" and not target["url"].startswith("chrome")


class UnwatchedPage:
    """A page that is asked for values, and does not notice."""

    def __init__(self, browser: Unwatched, session: str) -> None:
        self._browser = browser
        self._session = session

    def goto(self, address: str) -> None:
        """Go there, and wait until all stands that is sent with the page."""
        self._browser.send_to(self._session, "Page.navigate", url=address)
        self.wait(f"location.href === {json.dumps(address)} && document.readyState === 'complete'")

    def evaluate(self, program: str, *given: Any) -> Any:
        """What comes of a program; one that is given something is a function."""
        if given:
            program = f"({program})({', '.join(map(json.dumps, given))})"
        said = self._browser.send_to(
            self._session,
            "Runtime.evaluate",
            expression=program,
            awaitPromise=True,
            returnByValue=True,
            userGesture=True,
        )
        assert "exceptionDetails" not in said, said
        return said["result"].get("value")

    def wait(self, condition: str) -> None:
        """Until this holds."""
        until = time.monotonic() + PATIENCE
        while not self.evaluate(f"Boolean({condition})"):
            assert time.monotonic() < until, condition
            time.sleep(STEP)


@contextmanager
def unwatched(profile: Path) -> Iterator[Unwatched]:
    """The Chromium of this machine, with what it has kept in this folder."""
    told = profile / "DevToolsActivePort"
    told.unlink(missing_ok=True)
    program = chromium()
    assert program, "no Chromium on this machine"
    command = [program, *FLAGS, *OURS, f"--user-data-dir={profile}", "about:blank"]
    browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not (told.exists() and len(told.read_text().split()) > 1):
            assert browser.poll() is None, "Chromium has ended"
            time.sleep(STEP)
        port, path = told.read_text().split()
        with connect(f"ws://localhost:{port}{path}", max_size=None) as line:
            found = Unwatched(line)
            yield found
            with suppress(ConnectionClosed):
                found.send("Browser.close")
        browser.wait(PATIENCE)
    finally:
        browser.kill()
