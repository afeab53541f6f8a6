"""Records: how a match is written, to keep, to send and to play again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from rouages.engine.agenda import Seat, Table
from rouages.engine.chance import commitment, seal_of_undos, seals
from rouages.engine.game import Game, Outcome
from rouages.engine.origin import Origin, Seam
from rouages.engine.refusals import BadRecord, CutOff, NestedTooDeep

FORMAT = 1
"""Raised when records or saved matches themselves are written differently."""


Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]


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
    by_purpose: bool | UnsetType = UNSET
    """Whether luck went by purpose; of other matches nothing is written here."""


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
    by_purpose: bool | UnsetType = UNSET


_read_record = msgspec.json.Decoder(Record).decode


def read(data: bytes | str | Mapping[str, Any]) -> Record:
    """A record from JSON, or from the plain data that JSON gives."""
    try:
        if isinstance(data, bytes | str):
            return _read_record(data)
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(why=str(error)) from None
    except RecursionError:
        raise NestedTooDeep() from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise CutOff() from None


Answers = list[tuple[Seat, int]]


def write(
    game: Game[Any, Any], origin: Origin, table: Table, answers: Answers, undos: Sequence[int]
) -> Record:
    """The record of a match that came so far."""
    all_answers = [*origin.earlier, *answers]
    return Record(
        format=FORMAT,
        game=game.name,
        version=game.version,
        players=origin.players,
        options=msgspec.to_builtins(origin.options),
        seed=origin.seed,
        secret=origin.secret.hex(),
        commitment=commitment(origin.secret),
        contributions=tuple(part.hex() for part in origin.contributions),
        answers=tuple(answers),
        seals=tuple(seals(origin.secret, all_answers)),
        undos=tuple(undos),
        outcome=None if table.agenda else game.outcome(table),
        position=game.fingerprint(table),
        seam=origin.seam,
        undos_seal=seal_of_undos(origin.secret, all_answers, undos),
        by_purpose=origin.by_purpose or UNSET,
    )


def keep(game: Game[Any, Any], origin: Origin, table: Table, answers: Answers, undos: list[int]) -> Saved:
    """The same with its position."""
    players, options, secret, contributions, seed, seam, by_purpose = origin
    return Saved(
        format=FORMAT,
        game=game.name,
        version=game.version,
        origin=(players, msgspec.to_builtins(options), secret, contributions, seed),
        answers=answers,
        undos=undos,
        table=game.save_table(table),
        seam=seam,
        by_purpose=by_purpose or UNSET,
    )
