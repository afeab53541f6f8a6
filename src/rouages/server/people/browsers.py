"""Browsers: what a device says of itself, in two words by which its owner knows it."""

from __future__ import annotations

from typing import NamedTuple

from rouages.server.wire.bodies import BrowserName, SystemName

BROWSERS: tuple[tuple[str, BrowserName], ...] = (
    ("Edg", "edge"),
    ("OPR/", "opera"),
    ("Firefox/", "firefox"),
    ("FxiOS/", "firefox"),
    ("CriOS/", "chrome"),
    ("Chrome/", "chrome"),
    ("Safari/", "safari"),
)
"""What stands in the text of each, those first that also say that they are another."""
SYSTEMS: tuple[tuple[str, SystemName], ...] = (
    ("iPhone", "iphone"),
    ("iPad", "ipad"),
    ("Android", "android"),
    ("Windows", "windows"),
    ("Macintosh", "mac"),
    ("Linux", "linux"),
    ("X11", "linux"),
)


class Browser(NamedTuple):
    """A browser and what it runs on, as far as it says so."""

    name: BrowserName | None = None
    system: SystemName | None = None


def browser_in(text: str) -> Browser:
    """The browser that calls itself so (`User-Agent`)."""
    name = next((name for sign, name in BROWSERS if sign in text), None)
    system = next((system for sign, system in SYSTEMS if sign in text), None)
    return Browser(name, system)
