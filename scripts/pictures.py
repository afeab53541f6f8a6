"""Takes the pictures of docs/pictures: the lobby and the five tables, on a desk and on a phone."""

import base64
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

import rouages
from rouages.bots import Perspective, bot_named

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
QUALITY = 82
LARGEST = 150_000
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


class Shown(NamedTuple):
    """A game, and which of the questions to the first seat its picture shows."""

    game: str
    players: int
    prompt: str
    part: float
    """How much of the game has been played by then."""
    seed: int = 5


TABLES = (
    Shown("out-of-gears", 4, "ChooseAction", 0.5),
    Shown("gear-and-piston", 3, "ChooseWork", 0.7),
    Shown("robo-rally", 4, "Program", 0.4),
    Shown("too-many-bones", 2, "PickDie", 0.6),
    Shown("cyberion", 1, "Intervene", 0.5),
)


@contextmanager
def house() -> Iterator[str]:
    """The address of a house of its own, as long as the block lasts."""
    program = Path(sys.executable).parent / "rouages"
    with TemporaryDirectory() as data:
        command = [str(program), "--no-open", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as served:
            assert served.stdout is not None
            yield next(found[0] for line in served.stdout if (found := re.search(r"http://\S+", line)))
            served.send_signal(signal.SIGINT)


def chromium(playwright: Playwright) -> Browser:
    """The machine's Chromium, else Playwright's own."""
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])


def lay(guest: BrowserContext, shown: Shown) -> str:
    """A table that plays on from a good moment of a game between bots; its address."""
    match = rouages.new(shown.game, shown.players, seed=shown.seed)
    rng, bot = random.Random(shown.seed), bot_named("greedy")
    asked: list[int] = []
    while not match.over:
        for seat in match.pending:
            if seat == 0 and type(match.decision(0).prompt).__name__ == shown.prompt:
                asked.append(len(match.answers))
            match.play(seat, bot.choose(Perspective(match, seat), rng))
    wanted = asked[int(len(asked) * shown.part)]
    table = guest.request.post("/api/records", data=match.record()).json()["id"]
    moments = guest.request.get(f"/api/tables/{table}/replay?seat=0").json()["moments"]
    moment = max(number for number, each in enumerate(moments) if each["answer"] <= wanted)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (shown.players - 1)]
    wish = {"seat": 0, "moment": moment, "seats": seats}
    return f"/table/{guest.request.post(f'/api/tables/{table}/branch', data=wish).json()['id']}"


def put_away(page: Page) -> None:
    """Close what a table says to newcomers."""
    for name in ("Close the goal", "I’ll manage"):
        said = page.get_by_role("button", name=name, exact=True)
        if said.count():
            said.click()


def take(page: Page, name: str) -> None:
    """Write what the page shows as a small picture."""
    page.wait_for_timeout(2500)
    put_away(page)
    shot = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", shot)
    picture = base64.b64decode(taken["data"])
    assert len(picture) <= LARGEST, f"{name} takes {len(picture)} bytes."
    (PICTURES / f"{name}.webp").write_bytes(picture)
    print(f"{name}.webp: {len(picture) / 1000:.0f} kB")


def main() -> None:
    """Take them all."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with house() as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        guest = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
        guest.request.put("/api/me", data={"name": "Ada"})
        tables = {shown.game: lay(guest, shown) for shown in TABLES}
        for size, (width, height) in SIZES.items():
            phone = size == "phone"
            screen = browser.new_context(
                base_url=address,
                locale="en-GB",
                storage_state=guest.storage_state(),
                viewport={"width": width, "height": height},
                device_scale_factor=1,
                is_mobile=phone,
                has_touch=phone,
                reduced_motion="reduce",
            )
            for name, path in [*tables.items(), ("lobby", "/")]:
                page = screen.new_page()
                page.goto(path)
                page.get_by_role("button").first.wait_for()
                take(page, f"{name}-{size}")
        browser.close()


if __name__ == "__main__":
    main()
