"""Pictures of every board in every stored position, and what is wrong with each.

`python -m tests.browser.gallery FOLDER [GAME...] [--screen 390x844-fr-dark]` writes them with a page to look
through, and prints the faults.
"""

import argparse
import html
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from rouages.games import GAMES
from tests.browser.gallery.pages import SCREENS, Walk, build, served
from tests.browser.tools import launch


def say(line):
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.browser.gallery", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=[], metavar="GAME", help=f"of {', '.join(GAMES)}")
    parser.add_argument("--screen", action="append", choices=[str(screen) for screen in SCREENS])
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"there is no game called {', '.join(sorted(unknown))}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    build()
    shown, count = [], 0
    with served() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for screen in SCREENS:
            if asked.screen and str(screen) not in asked.screen:
                continue
            walk = Walk(browser, address, screen)
            for game in asked.games or GAMES:
                for table in walk.tables(game):
                    walk.open(game, table)
                    name = f"{game}-{table}-{screen}"
                    walk.page.screenshot(path=asked.folder / f"{name}.png")
                    faults = walk.faults()
                    shown.append((name, faults))
                    count += len(faults)
                    for fault in faults:
                        say(f"{game} {table} {screen}: {fault}")
        browser.close()
    write_page(asked.folder / "index.html", shown)
    say(f"{len(shown)} pictures, {count} faults; look through {asked.folder / 'index.html'}")


def write_page(path, shown):
    """A page with every picture and what is wrong with it."""
    figures = "".join(
        f'<figure><img loading="lazy" src="{name}.png" width="640"><figcaption><b>{name}</b><br>'
        f"{'<br>'.join(map(html.escape, faults))}</figcaption></figure>"
        for name, faults in shown
    )
    path.write_text(f"<!doctype html><meta charset=utf-8><title>Gallery</title>{figures}", encoding="utf-8")


main()
