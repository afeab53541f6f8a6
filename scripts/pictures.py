"""Takes the pictures of docs/pictures: the lobby and a game of Out of Gears, on a desk and on a phone."""

import base64
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
QUALITY = 82
LARGEST = 150_000
TURN = 5
"""The turn of the game that the picture shows."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
TABLES = (("me", "bot", "open"), ("me", "bot", "bot"), ("me", "bot", "bot", "bot"))


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


def lay(guest: BrowserContext, kinds: tuple[str, ...]) -> str:
    """Lay a table of Out of Gears and give its address."""
    level = guest.request.get("/api/games").json()["bots"][-1]
    seats = [{"kind": kind, "level": level if kind == "bot" else None} for kind in kinds]
    table = {"game": "out-of-gears", "seats": seats, "options": {"upgrades": True}}
    return f"/table/{guest.request.post('/api/tables', data=table).json()['id']}"


def play(page: Page) -> None:
    """Answer whatever is asked until the turn has come, then choose an action and no number yet."""
    options = page.get_by_role("toolbar", name="All choices, numbered").get_by_role("button")
    turn = page.locator(".turn b")
    while int(turn.inner_text()) < TURN or not page.get_by_text("Choose an action").is_visible():
        count = options.count()
        if count and not page.get_by_role("dialog").count():
            number = int(turn.inner_text()) % min(count, 9)
            page.locator("body").press(str(number + 1))
        page.wait_for_timeout(200)
    page.get_by_role("button", name="Harvest", exact=True).click()
    page.get_by_text("Choose the dump to harvest").wait_for()


def take(page: Page, name: str) -> None:
    """Write what the page shows as a small picture."""
    page.wait_for_timeout(1500)
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
        page = guest.new_page()
        for kinds in TABLES:
            table = lay(guest, kinds)
            page.goto(table)
            page.get_by_role("region", name="What to do now").wait_for()
        page.locator(".turn b").wait_for()
        play(page)
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
            for name, path in (("lobby", "/"), ("out-of-gears", table)):
                shown = screen.new_page()
                shown.goto(path)
                shown.get_by_role("button").first.wait_for()
                take(shown, f"{name}-{size}")
        browser.close()


if __name__ == "__main__":
    main()
