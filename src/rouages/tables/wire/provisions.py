"""Provisions: what a table gives along to who may lose the line."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rouages.tables.wire.states import Place

LARGEST = 512 * 1024
"""Bytes: a larger one was never given."""


class Provision(Struct, frozen=True, forbid_unknown_fields=True):
    """GET /api/tables/<id>/provision: a match to be played on elsewhere; POST /api/provisions plays it on.

    It begins in a world that was imagined for the seat of who asked, and has luck of its own: it tells
    nothing that they did not know.
    """

    table: Annotated[str, Meta(max_length=40)]
    """The table that it branches off, which waits."""
    seats: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=64)]
    match: bytes
    """As it is saved."""
    seal: bytes = b""
    """By which the house that gave it knows it again."""
    answers: tuple[tuple[int, int], ...] = ()
    """What was answered since: the seat, and the number of the option that it took."""
