"""The house without a server, as a server tells of it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Standing(StrEnum):
    """Whether its files can be had."""

    ABSENT = "absent"
    """Nobody has wanted them yet."""
    COMING = "coming"
    """They are being written."""
    READY = "ready"
    UNABLE = "unable"
    """They could not be written; the log of the server says why."""


class Offline(Struct, frozen=True):
    """GET /api/offline, and POST to have it written: the house that plays in a browser."""

    standing: Standing
