"""How positions that earlier versions have stored are written today."""

from __future__ import annotations

from rouages.engine.game import Plain, Reader


def pushers_as_bits(position: Plain) -> Plain:
    """Version 1 knew only the last defender that had pushed a robot, or -1."""
    return position | {"tagged_by": [1 << by if by >= 0 else 0 for by in position["tagged_by"]]}


READERS = {1: Reader(position=pushers_as_bits)}
