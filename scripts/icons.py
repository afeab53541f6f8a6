"""Draws web/public/icons from web/public/icon.svg: what systems show of the installed page."""

import shutil
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PAPER = "#f5eee0"
SHADOW = "brightness(0) invert(1)"


class Icon(NamedTuple):
    """A picture of this many pixels, of which the drawing takes a part."""

    name: str
    pixels: int
    part: float = 1.0
    ground: str = "transparent"
    filter: str = "none"


ICONS = (
    Icon("192", 192),
    Icon("512", 512),
    Icon("maskable", 512, 0.66, PAPER),
    Icon("apple", 180, 0.78, PAPER),
    Icon("badge", 96, filter=SHADOW),
)


def page_of(icon: Icon, drawing: str) -> str:
    """A page that is nothing but the picture."""
    return (
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{icon.ground}}}"
        f"svg{{width:{100 * icon.part}%;filter:{icon.filter}}}</style>{drawing}"
    )


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    program = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.pixels, "height": icon.pixels})
            page.set_content(page_of(icon, drawing))
            page.screenshot(path=PUBLIC / "icons" / f"{icon.name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
