"""What earlier versions have stored, as it is written today."""

from __future__ import annotations

from rouages.engine.game import Plain, Reader


def from_version_1(position: Plain) -> Plain:
    """A support token was written as a robot -1 of row -1."""
    agenda = [_without_robot(item) if item.get("row") == -1 else item for item in position["agenda"]]
    return position | {"agenda": agenda}


def _without_robot(item: Plain) -> Plain:
    return item | {"row": None, "robot": None}


READERS = {1: Reader(position=from_version_1)}
