"""Printable: text from elsewhere as a terminal may show it."""

from __future__ import annotations

import unicodedata

from rouages.tables.wire.plain_text import UNREADABLE


def printable(text: str) -> str:
    """Without anything that a terminal would obey: such characters are shown by their numbers."""
    return "".join(letter if _is_harmless(letter) else ascii(letter)[1:-1] for letter in text)


def _is_harmless(letter: str) -> bool:
    return letter in "\n\t" or unicodedata.category(letter) not in UNREADABLE
