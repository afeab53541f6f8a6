"""The Battle Mat: four lanes by four rows, and who is near whom.

A position is its row times four plus its lane. Rows from the top: Baddie ranged, Baddie melee, Gearloc melee,
Gearloc ranged.
"""

from __future__ import annotations

Position = int

LANES = 4
POSITIONS = 16
BADDIE_RANGED, BADDIE_MELEE, GEARLOC_MELEE, GEARLOC_RANGED = range(4)
OFF = -1
"""Where a unit is that does not stand on the mat."""


def position(row: int, lane: int) -> Position:
    """The place in this row and lane (counted from 0)."""
    return row * LANES + lane


def row_of(place: Position) -> int:
    """The row of a place."""
    return place // LANES


def lane_of(place: Position) -> int:
    """The lane of a place."""
    return place % LANES


def places_near(place: Position, *, diagonal: bool) -> tuple[Position, ...]:
    """The places that touch a place, by a side or also by a corner."""
    row, lane = divmod(place, LANES)
    found = [
        position(row + down, lane + right)
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (down or right) and (diagonal or not (down and right))
        if 0 <= row + down < 4 and 0 <= lane + right < LANES
    ]
    return tuple(found)


NEIGHBOURS = tuple(places_near(place, diagonal=False) for place in range(POSITIONS))
"""The places beside each place: attacks and steps go there, never diagonally."""
AROUND = tuple(places_near(place, diagonal=True) for place in range(POSITIONS))
"""Where a diagonal mover can step."""
DISTANCE = tuple(
    tuple(abs(a // LANES - b // LANES) + abs(a % LANES - b % LANES) for b in range(POSITIONS))
    for a in range(POSITIONS)
)
"""Side-to-side steps between two places, units ignored (ruling 11)."""
ROW = tuple(tuple(position(row, lane) for lane in range(LANES)) for row in range(4))


def paths(mat: list[int], start: Position, steps: int, *, diagonal: bool = False) -> dict[Position, int]:
    """The free places that can be reached in so many steps, with how many it takes."""
    return ways(mat, [start], steps, diagonal=diagonal)


def ways(mat: list[int], starts: list[Position], steps: int, *, diagonal: bool) -> dict[Position, int]:
    """The free places within so many steps of the nearest of these, with how many it takes."""
    found = dict.fromkeys(starts, 0)
    edge = starts
    near = AROUND if diagonal else NEIGHBOURS
    for taken in range(1, steps + 1):
        edge_after = []
        for place in edge:
            for beside in near[place]:
                if beside not in found and mat[beside] < 0:
                    found[beside] = taken
                    edge_after.append(beside)
        if not edge_after:
            break
        edge = edge_after
    return found
