"""What the journeys and the gallery look at pages with: Chromium, axe, and the node of our set-up."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CONTROLS = (
    "button, a[href], input, select, textarea, summary, "
    "[role=button], [role=tab], [role=switch], [role=radio]"
)
"""Whatever can be pressed."""
LIT = ".legal, .lit, .notched, [data-lit=true]"
"""What is meant, on a sheet that a piece opens, too."""
SURE = "[data-plate] .keep + button"
"""What gives an answer that the plate asks for once more: it can be given only once, or loses the game."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def launch(playwright: Playwright) -> Browser:
    """Open the Chromium of this machine."""
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


def chromium() -> str | None:
    """The program."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def violations(page: Page, options: str = "{}") -> Any:
    """What axe-core finds on this page; what passes is not written down, which takes as long again."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{AXE.read_text(encoding='utf-8')};0")
    return page.evaluate(
        f"axe.run({{resultTypes: ['violations'], ...{options}}}).then(report => report.violations)"
    )


def in_web(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the folder of the web client."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(
        command, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
