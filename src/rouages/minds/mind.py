"""Mind: a network with all that belongs to it, kept as one file beside a game's judgement."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.game import Game
from rouages.engine.match import Match
from rouages.engine.refusals import Refusal
from rouages.minds.encoding import Encoding, encoding_by_name
from rouages.minds.network import Weights, network_of
from rouages.minds.outlook import Outlook, outlook_by_name

FILE = "mind.bin"
"""What was learnt of positions,"""
QUICK_FILE = "quick.bin"
"""and of options."""


class NoMind(Refusal):
    """Nobody has learnt “{game}” yet: what was fitted by hand is used."""


class AnotherVersion(Refusal):
    """These weights of “{game}” are of version {theirs}, it is at {ours}: what was fitted by hand is used."""


class AnotherEncoding(Refusal):
    """These weights read “{game}” otherwise than it is written now: what was fitted by hand is used."""


class UnreadableMind(Refusal):
    """This is no file of weights: {why}."""


class Mind(Struct, frozen=True):
    """What was learnt, of what, and how."""

    game: str
    version: int
    """Of the rules."""
    encoding: str
    """The mark of the encoding that it reads."""
    command: str
    """What learns it again."""
    seed: int
    figures: tuple[str, ...]
    """What was measured of it."""
    rounds: int
    """A playout is cut short at the end of its round and so many more: the better the estimate, the fewer.

    Whoever learnt of options plays nothing out, but may guide a search that does.
    """
    sizes: tuple[int, int, int]
    """How many places a position has, and the sums of both layers."""
    numbers: bytes
    """All weights one after another, each in two bytes."""
    outplays_search: bool = False
    """Whether whoever chooses by it was seen to be stronger than two seconds of search."""
    guides_search: bool = False
    """Whether a quarter of a second of search that looks by it first was seen to be stronger than without."""


def packed(mind: Mind) -> bytes:
    """A mind as the bytes of its file."""
    return zlib.compress(msgspec.msgpack.encode(mind), 9)


def unpacked(content: bytes) -> Mind:
    """The mind in a file."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(content), type=Mind)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise UnreadableMind(why=str(error)) from None


def weights_of(mind: Mind) -> Weights:
    """The numbers, each where it belongs."""
    width, hidden, inner = mind.sizes
    lengths = (width, width * hidden, hidden, hidden * inner, inner, inner, 1)
    if len(mind.numbers) != 2 * sum(lengths):
        raise UnreadableMind(why=f"it has {len(mind.numbers)} bytes of weights, not {2 * sum(lengths)}")
    numbers = struct.unpack(f"<{sum(lengths)}e", mind.numbers)
    parts, at = [], 0
    for length in lengths:
        parts.append(numbers[at : at + length])
        at += length
    straight, first, first_bias, second, second_bias, last, bias = parts
    return Weights(width, hidden, inner, straight, first, first_bias, second, second_bias, last, bias[0])


def check(mind: Mind, game: Game[Any, Any], mark: str) -> None:
    """Refuse a mind that learnt another game, other rules, or reads positions or options otherwise."""
    if mind.game != game.name or mind.version != game.version:
        raise AnotherVersion(game=game.name, theirs=mind.version, ours=game.version)
    if mind.encoding != mark:
        raise AnotherEncoding(game=game.name)


class Judge:
    """Says how likely a seat wins, by a mind that fits the game as it is now."""

    def __init__(self, game: Game[Any, Any], mind: Mind, encoding: Encoding | None = None) -> None:
        """Refuse a mind that does not fit."""
        encoding = encoding or encoding_by_name(game.name)
        check(mind, game, encoding.mark)
        self.rounds = mind.rounds
        self._position = encoding.position
        self._chance = network_of(weights_of(mind)).chance

    def __call__(self, match: Match, seat: Seat) -> float:
        """From 0 to 1; at the end, the seat's part of the win."""
        outcome = match.outcome
        if outcome is not None:
            return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        return self._chance(self._position(match, seat))


class Chooser:
    """Says how good each option is, by a mind that fits the game as it is now."""

    def __init__(self, game: Game[Any, Any], mind: Mind, outlook: Outlook | None = None) -> None:
        """Refuse a mind that does not fit."""
        self._outlook = outlook or outlook_by_name(game.name)
        check(mind, game, self._outlook.mark)
        self.outplays_search = mind.outplays_search
        self.guides_search, self.rounds = mind.guides_search, mind.rounds
        self._scores = network_of(weights_of(mind)).scores

    def __call__(self, match: Match, seat: Seat) -> list[float]:
        """The log odds of each option before a seat."""
        return self._scores(self._outlook.position(match, seat), self._outlook.options(match, seat))


@cache
def judge_of(game: str) -> Judge:
    """The judge that a game is shipped with; refused where there is none that fits."""
    return Judge(*shipped(game, FILE))


@cache
def chooser_of(game: str) -> Chooser:
    """The chooser that a game is shipped with; refused where there is none that fits."""
    return Chooser(*shipped(game, QUICK_FILE))


def shipped(game: str, name: str) -> tuple[Game[Any, Any], Mind]:
    """One of our games, and a mind that lies beside its judgement."""
    from rouages.games import GAMES

    found = GAMES.get(game)
    if found is not None:
        file = files(found.package).joinpath("judgement", name)
        if file.is_file():
            return found, unpacked(file.read_bytes())
    raise NoMind(game=game)
