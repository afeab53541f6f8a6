"""Plain text from people: names and chat, without anything that is not to be read."""

from __future__ import annotations

import re
import unicodedata

from rouages.tables.wire.refusals import EmptyText, Malformed

LONGEST_NAME = 24
LONGEST_LINE = 400
LONGEST_SHEET = 4000
UNREADABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control and format characters, halves of characters, private and unassigned ones, line separators."""
MOST_MARKS = 3
"""So many accents may stand on one letter."""
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""How JSON writes it; a backslash that is itself written so does not count."""


def refuse_nul(sent: bytes) -> None:
    """Whatever a string of a message is for, it has no NUL in it: not every database can keep that."""
    if b"\\u0000" in sent and NUL.search(sent):
        raise Malformed(why="it has the character NUL in it")


def letters_of(text: str) -> str:
    """A text without unreadable characters; tabs and ends of lines stay."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if letter in "\t\n\r" or (category not in UNREADABLE and marks <= MOST_MARKS):
            kept.append(letter)
    return "".join(kept)


def readable(text: str, longest: int) -> str:
    """One line without unreadable characters, not longer than this; nothing left is refused."""
    found = " ".join(letters_of(text).split())[:longest].rstrip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in found):
        raise EmptyText()
    return found


def name_from(text: str) -> str:
    """A name of a person."""
    return readable(text, LONGEST_NAME)


def line_from(text: str) -> str:
    """A line of chat."""
    return readable(text, LONGEST_LINE)


def sheet_from(text: str) -> str:
    """What somebody writes for themselves, line by line; it may be nothing."""
    return letters_of(text.replace("\r\n", "\n")).rstrip()[:LONGEST_SHEET]
