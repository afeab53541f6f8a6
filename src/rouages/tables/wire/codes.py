"""Codes: letters that are told, copied and typed without being taken for others."""

from __future__ import annotations

import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Those that nobody takes for another when they are written by hand."""
TOLD = 8
"""So many letters of an invitation are enough to find its table while the match is not over."""
SECRET = 26
"""So many has a whole one, which nobody can guess however long they try."""


def drawn(count: int) -> str:
    """So many letters by lot."""
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def letters_in(typed: str) -> str:
    """What somebody has typed; capitals, spaces and strokes are as one likes."""
    return "".join(letter for letter in typed.casefold() if letter in LETTERS)


def new_invitation() -> str:
    """An invitation: a link has all of it, its first letters are the code that can be told."""
    return drawn(SECRET)


def code_of(invitation: str) -> str | None:
    """What a friend is told in place of the link; none of an invitation older than codes."""
    code = invitation[:TOLD]
    return code if letters_in(code) == code else None


def code_in(typed: str) -> str | None:
    """The code that somebody has typed, if it can be one."""
    found = letters_in(typed)
    return found if len(found) == TOLD else None


def leads_to(told: str, invitation: str | None) -> bool:
    """Whether what somebody was told, a link's secret or a code, is this invitation."""
    if invitation is None:
        return False
    return told == invitation or code_in(told) == invitation[:TOLD]
