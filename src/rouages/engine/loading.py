"""Loading: from a record or a saved match back to a match, checking all that it says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rouages.engine.chance import commitment, seals
from rouages.engine.game import Game
from rouages.engine.match import Match, Origin
from rouages.engine.record import FORMAT, Record, Saved, read
from rouages.engine.refusals import (
    AlteredAnswer,
    BadRecord,
    BrokenCommitment,
    CutOff,
    ForgedAnswer,
    OtherFormat,
    OtherOutcome,
    OtherVersion,
    Refusal,
    SealsMissing,
    UnknownGame,
)

Games = Mapping[str, Game[Any, Any]]


def replay(data: bytes | str | Mapping[str, Any] | Record, games: Games) -> Match:
    """Play a record again, checking all of it: the first wrong answer is named."""
    found = data if isinstance(data, Record) else read(data)
    match = begin(found, games)
    if len(found.seals) != len(found.answers):
        raise SealsMissing(answers=len(found.answers), seals=len(found.seals))
    expected = seals(match.origin.secret, found.answers)
    for number, ((seat, option), seal) in enumerate(zip(found.answers, found.seals, strict=True), start=1):
        if seal != expected[number - 1]:
            raise AlteredAnswer(number=number)
        try:
            match.play(seat, option)
        except Refusal as refusal:
            raise ForgedAnswer(number=number, why=refusal) from None
    if found.outcome is not None and found.outcome != match.outcome:
        raise OtherOutcome()
    if len(found.undos) == match.players:
        match.undos = list(found.undos)
    return match


def begin(found: Record, games: Games) -> Match:
    """The match of a record before its first answer."""
    game = game_named(found.game, games)
    _must_be_current(found.format, game, found.version)
    try:
        secret = bytes.fromhex(found.secret)
        contributions = tuple(bytes.fromhex(part) for part in found.contributions)
    except ValueError:
        raise BadRecord(why="its secret is not written in hexadecimal") from None
    if commitment(secret) != found.commitment:
        raise BrokenCommitment()
    options = game.options_from(found.options, found.players)
    return Match.begin(game, Origin(found.players, options, secret, contributions, found.seed))


def load(data: bytes, games: Games) -> Match:
    """The match that was saved; its past is replayed only when somebody asks for it."""
    try:
        saved = msgspec.msgpack.decode(data, type=Saved)
    except msgspec.ValidationError as error:
        raise BadRecord(why=str(error)) from None
    except msgspec.DecodeError:
        raise CutOff() from None
    game = game_named(saved.game, games)
    _must_be_current(saved.format, game, saved.version)
    players, options, secret, contributions, seed = saved.origin
    origin = Origin(players, game.options_from(options, players), secret, contributions, seed)
    return Match(game, origin, game.load_table(saved.table), saved.answers, saved.undos)


def game_named(name: str, games: Games) -> Game[Any, Any]:
    """The game of that name."""
    if name not in games:
        raise UnknownGame(name=name, known=", ".join(games))
    return games[name]


def _must_be_current(found_format: int, game: Game[Any, Any], version: int) -> None:
    if found_format != FORMAT:
        raise OtherFormat(theirs=found_format, ours=FORMAT)
    if version != game.version:
        raise OtherVersion(game=game.name, theirs=version, ours=game.version)
