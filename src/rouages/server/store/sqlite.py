"""SQLite: how a connection to the file is set up."""

from __future__ import annotations

import sqlite3

COMMON = ("journal_mode=WAL", "busy_timeout=5000", "foreign_keys=ON", "synchronous=FULL")
"""A log that is flushed at every commit, so that nothing acknowledged is lost with the power."""
CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
"""Moves the log into the file; done by the caretaker, so that no commit waits for it."""


def set_up(connection: sqlite3.Connection, _: object) -> None:
    _say(connection, *COMMON)


def set_up_writer(connection: sqlite3.Connection, _: object) -> None:
    """The writer's own, which leaves checkpoints to the caretaker."""
    _say(connection, *COMMON, "wal_autocheckpoint=0")


def _say(connection: sqlite3.Connection, *pragmas: str) -> None:
    cursor = connection.cursor()
    try:
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()
        raise
