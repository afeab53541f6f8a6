"""The heap of a server: one for all its threads."""

import ctypes

ARENA_MAX = -8
"""As `malloc.h` of the GNU C library has it."""


def share() -> None:
    """Before any thread: the GNU C library would give each one of its own, of which much lies unused.

    That was a tenth of what an open table takes.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt:
        mallopt(ARENA_MAX, 1)
