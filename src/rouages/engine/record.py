"""Records: how a match is written, to keep, to send and to play again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from rouages.engine.game import Outcome
from rouages.engine.refusals import BadRecord, CutOff, NestedTooDeep

FORMAT = 1
"""Raised when records or saved matches themselves are written differently."""


Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Seam(Struct, frozen=True, kw_only=True):
    """Where a match goes on from its position: under the rules of today its answers lead elsewhere."""

    version: int
    """Of the rules that it was begun with."""
    answers: tuple[tuple[int, int], ...]
    """All that was answered before: it is sealed, but it cannot be played again."""
    position: bytes
    """The table there, as the version that goes on writes it."""


class Record(Struct, frozen=True, kw_only=True):
    """A whole match in JSON: anyone can replay it and check that nothing in it was changed."""

    format: int
    game: str
    version: int
    players: int
    options: dict[str, Any]
    seed: Seed | None
    secret: str
    commitment: str
    contributions: tuple[str, ...]
    answers: tuple[tuple[int, int], ...]
    """Each answer since the seam: the seat, and the number of the option it took."""
    seals: tuple[str, ...]
    """One for each answer, hanging on all before it, those before the seam included."""
    undos: tuple[Count, ...]
    """How often each seat took an answer back."""
    outcome: Outcome | None
    position: str = ""
    """The fingerprint of the table after the last answer; older records have none."""
    seam: Seam | None = None
    undos_seal: str = ""
    """Of the undos, hanging on the last answer; in older records they are not sealed."""


class Saved(Struct, frozen=True, kw_only=True):
    """A match with its position, which opens without being replayed."""

    format: int
    game: str
    version: int
    origin: tuple[int, dict[str, Any], bytes, tuple[bytes, ...], int | None]
    answers: list[tuple[int, int]]
    undos: list[int]
    table: bytes
    seam: Seam | None = None


def read(data: bytes | str | Mapping[str, Any]) -> Record:
    """A record from JSON, or from the plain data that JSON gives."""
    try:
        if isinstance(data, bytes | str):
            return msgspec.json.decode(data, type=Record)
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(why=str(error)) from None
    except RecursionError:
        raise NestedTooDeep() from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise CutOff() from None
