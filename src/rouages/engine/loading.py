"""Loading: from a record or a saved match back to a match, checking all that it says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from rouages.engine.chance import commitment, key_of, seal_of_undos, seals
from rouages.engine.game import Game
from rouages.engine.match import Match
from rouages.engine.origin import Origin, Seam
from rouages.engine.record import FORMAT, Record, Saved, read
from rouages.engine.refusals import (
    AlteredAnswer,
    AlteredUndos,
    BadRecord,
    BrokenCommitment,
    CutOff,
    ForgedAnswer,
    OtherFormat,
    OtherOutcome,
    OtherPosition,
    OtherRulesNow,
    OtherVersion,
    Refusal,
    SealsMissing,
    UnknownGame,
)
from rouages.engine.script import Draw, Lesson

Games = Mapping[str, Game[Any, Any]]


def replay(data: bytes | str | Mapping[str, Any] | Record, games: Games) -> Match:
    """Play a record again, checking all of it: the first wrong answer is named.

    What an earlier version has recorded is played by the rules of today, if it still leads to the same end.
    """
    found = data if isinstance(data, Record) else read(data)
    match = begin(found, games)
    earlier = match.origin.earlier
    answers = [*earlier, *found.answers]
    if len(found.seals) != len(answers):
        raise SealsMissing(answers=len(answers), seals=len(found.seals))
    expected = seals(match.origin.secret, answers)
    for number, ((seat, option), seal) in enumerate(zip(answers, found.seals, strict=True), start=1):
        if seal != expected[number - 1]:
            raise AlteredAnswer(number=number)
        try:
            if number > len(earlier):
                match.play(seat, option)
        except Refusal as refusal:
            raise _other_rules(found, match.game) or ForgedAnswer(number=number, why=refusal) from None
    if found.outcome is not None and found.outcome != match.outcome:
        raise _other_rules(found, match.game) or OtherOutcome()
    if _is_elsewhere(found, match):
        raise _other_rules(found, match.game) or OtherPosition()
    if found.undos_seal and found.undos_seal != seal_of_undos(match.origin.secret, answers, found.undos):
        raise AlteredUndos()
    if len(found.undos) == match.players:
        match.undos = list(found.undos)
    return match


def begin(found: Record, games: Games) -> Match:
    """The match of a record before its first answer, or where it went on under other rules."""
    game = game_named(found.game, games)
    _must_be_known(found.format, game, found.version)
    try:
        secret = bytes.fromhex(found.secret)
        contributions = tuple(bytes.fromhex(part) for part in found.contributions)
    except ValueError:
        raise BadRecord(why="its secret is not written in hexadecimal") from None
    if commitment(secret) != found.commitment:
        raise BrokenCommitment()
    options = game.options_of(found.version, found.options, found.players)
    seam = _read_seam(found.seam, game, found.version)
    by_purpose = found.by_purpose is True
    origin = Origin(found.players, options, secret, contributions, found.seed, seam, by_purpose)
    match = Match.begin(game, origin)
    if match.table.rng.key != key_of(secret, contributions):
        raise BrokenCommitment()
    return match


def load(data: bytes, games: Games) -> Match:
    """The match that was saved; its past is replayed only when somebody asks for it."""
    try:
        saved = _read_saved(data)
    except msgspec.ValidationError as error:
        raise BadRecord(why=str(error)) from None
    except msgspec.DecodeError:
        raise CutOff() from None
    game = game_named(saved.game, games)
    _must_be_known(saved.format, game, saved.version)
    players, given, secret, contributions, seed = saved.origin
    options = game.options_of(saved.version, given, players)
    seam = _read_seam(saved.seam, game, saved.version)
    origin = Origin(players, options, secret, contributions, seed, seam, saved.by_purpose is True)
    table = game.load_table(saved.table, saved.version)
    table.rng = origin.chance(table.rng)
    match = Match(game, origin, table, saved.answers, saved.undos)
    if saved.version == game.version or match.is_where_its_answers_lead():
        return match
    return sewn(match, saved.version)


class Made(Struct, frozen=True):
    """By which rules a match was saved, and where it was sewn on to earlier ones, if it was."""

    version: int
    seam: Seam | None = None


def version_in(data: bytes) -> int:
    """The version of the rules that saved a match."""
    return made_by(data).version


_read_saved = msgspec.msgpack.Decoder(Saved).decode
made_by = msgspec.msgpack.Decoder(Made).decode


def sewn(match: Match, version: int) -> Match:
    """A match of an earlier version that goes on from its position, whatever its answers lead to today."""
    game, origin = match.game, match.origin
    seam = Seam(
        version=origin.seam.version if origin.seam else version,
        answers=(*origin.earlier, *match.answers),
        position=game.save_table(match.table),
        lesson=origin.lesson or UNSET,
    )
    return Match(game, origin._replace(seam=seam), match.table, [], match.undos)


def lesson_at(match: Match, name: str, draws: Sequence[Draw] = ()) -> Match:
    """A lesson that begins at the position of a match, with chance by script."""
    lesson = Lesson(name=name, draws=tuple(draws), since=match.table.rng.count)
    position = match.game.save_table(match.table)
    seam = Seam(version=match.game.version, answers=(), position=position, lesson=lesson)
    return Match.begin(match.game, match.origin._replace(seam=seam))


def _read_seam(seam: Seam | None, game: Game[Any, Any], version: int) -> Seam | None:
    """A seam with its position as it is written today."""
    if seam is None or version == game.version:
        return seam
    position = game.save_table(game.load_table(seam.position, version))
    return msgspec.structs.replace(seam, position=position)


def game_named(name: str, games: Games) -> Game[Any, Any]:
    """The game of that name."""
    if name not in games:
        raise UnknownGame(name=name, known=", ".join(games))
    return games[name]


def _must_be_known(found_format: int, game: Game[Any, Any], version: int) -> None:
    if found_format != FORMAT:
        raise OtherFormat(theirs=found_format, ours=FORMAT)
    if not 1 <= version <= game.version:
        raise OtherVersion(game=game.name, theirs=version, ours=game.version)


def _is_elsewhere(found: Record, match: Match) -> bool:
    """Whether its answers lead elsewhere; a position that was written otherwise then cannot be compared."""
    if not found.position or match.game.readers_since(found.version):
        return False
    return found.position != match.game.fingerprint(match.table)


def _other_rules(found: Record, game: Game[Any, Any]) -> Refusal | None:
    """Why an answer of an earlier version may well have been given and does not fit today."""
    if found.version == game.version:
        return None
    return OtherRulesNow(game=game.name, theirs=found.version, ours=game.version)
