"""A puzzle: a position, a seat, a goal, and the one line that reaches it."""

from __future__ import annotations

from functools import cached_property
from math import log2
from typing import Any, Union

import msgspec
from msgspec import Struct

from rouages.engine.agenda import Seat, Table
from rouages.engine.chance import Rng, key_of
from rouages.engine.game import Game
from rouages.engine.match import Match
from rouages.engine.origin import Origin, Seam
from rouages.engine.puzzling import Goal, Puzzling
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.puzzles.refusals import BadPuzzle, NoPuzzles, OtherRules

NOTHING_DRAWN = Rng(b"")
"""What a fresh table is laid by, from which a position is told apart."""
MIDDLE, EASIEST, HARDEST = 1500, 1000, 2200
"""How a puzzle is rated that is as usual in its game, and between what all are."""
FOR_LINES, FOR_THEMES, FOR_PLAYOUTS = 100, 60, 30
"""What one gains that hides among twice as many lines, shows one thing more, or takes twice the playouts."""

Line = tuple[int, ...]
"""Answers: the number of the option that was taken, each time."""


class Entry(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A puzzle as its line in a file holds it."""

    options: dict[str, Any]
    players: int
    seat: Seat
    goal: dict[str, Any]
    solution: Line
    near: Line
    """A line that misses the goal by the least."""
    tried: int
    """The lines that were tried, those that come to the same counted once."""
    themes: tuple[str, ...]
    playouts: int
    """With so many for each answer the search bot solves it, or it did not with half as many."""
    position: bytes
    """The fields of the table that are not as on one freshly laid, as msgpack."""


class Puzzle(Entry, frozen=True, kw_only=True, array_like=False, forbid_unknown_fields=True, dict=True):
    """One position, and what is asked there."""

    game: str
    version: int
    """Of the rules by which it was proven."""

    @property
    def rating(self) -> int:
        """How hard it is thought to be before anybody has tried it.

        The search bot alone tells four kinds apart; how many lines there are, and how many things must be
        seen in the one that is the answer, tells more.
        """
        usual = self.puzzling.usual
        found = MIDDLE + FOR_THEMES * (len(self.themes) - usual.themes)
        found += round(FOR_LINES * log2(self.tried / usual.lines))
        found += round(FOR_PLAYOUTS * log2(self.playouts / usual.playouts))
        return max(EASIEST, min(HARDEST, found))

    @property
    def rules(self) -> Game[Any, Any]:
        """The game."""
        puzzling_of(self.game)
        return GAMES[self.game]

    @property
    def puzzling(self) -> Puzzling[Any]:
        """What the game says of its puzzles."""
        return puzzling_of(self.game)

    @cached_property
    def asked(self) -> Goal:
        """The goal as a record of its game."""
        try:
            goal: Goal = msgspec.convert(self.goal, Union[self.puzzling.goals])  # noqa: UP007
        except msgspec.ValidationError as error:
            raise BadPuzzle(why=str(error)) from None
        return goal

    def table(self) -> Table:
        """The position, anew each time."""
        rules = self.rules
        if self.version != rules.version:
            raise OtherRules(game=self.game, theirs=self.version, ours=rules.version)
        try:
            plain = fresh(rules, self.options, self.players) | msgspec.msgpack.decode(self.position)
        except (msgspec.DecodeError, TypeError, UnicodeDecodeError) as error:
            raise BadPuzzle(why=str(error)) from None
        table: Table = rules.load_table(msgspec.msgpack.encode(plain))
        if not 0 <= self.seat < self.players:
            raise BadPuzzle(why=f"it has no seat {self.seat}")
        return table

    def match(self, secret: bytes = b"") -> Match:
        """A match that begins there; what is drawn later hangs on the secret."""
        table = self.table()
        table.rng = Rng(key_of(secret, ()))
        position = self.rules.save_table(table)
        options = self.rules.options_from(self.options, self.players)
        seam = Seam(version=self.version, answers=(), position=position)
        return Match.begin(self.rules, Origin(self.players, options, secret, (), None, seam))


def puzzling_of(game: str) -> Puzzling[Any]:
    """What a game says of its puzzles."""
    found = GAMES[game].puzzles if game in GAMES else None
    if found is None:
        raise NoPuzzles(game=game, known=", ".join(puzzled()))
    return found


def puzzled() -> list[str]:
    """The games that have puzzles, in the order of the shelf."""
    return [name for name, game in GAMES.items() if game.puzzles]


def fresh(game: Game[Any, Any], options: dict[str, Any], players: int) -> dict[str, Any]:
    """A table as it is laid before anything happens, in plain data."""
    try:
        table = game.setup(
            game.options_from(options, players), players, msgspec.structs.replace(NOTHING_DRAWN)
        )
    except Refusal as refusal:
        raise BadPuzzle(why=str(refusal)) from None
    plain: dict[str, Any] = msgspec.msgpack.decode(game.save_table(table))
    return plain


def written(game: Game[Any, Any], table: Table, options: dict[str, Any], players: int) -> bytes:
    """A position as a puzzle keeps it."""
    plain = msgspec.msgpack.decode(game.save_table(table))
    usual = fresh(game, options, players)
    changed = {name: value for name, value in plain.items() if name not in usual or usual[name] != value}
    return msgspec.msgpack.encode(changed)
