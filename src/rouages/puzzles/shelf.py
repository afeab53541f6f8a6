"""The shelf: the puzzles of each game as a file of the package, one line each after a line about all."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from rouages.games import GAMES
from rouages.puzzles.puzzle import Entry, Puzzle, puzzled, puzzling_of
from rouages.puzzles.refusals import BadShelf, NoSuchPuzzle

FORMAT = 2
MOST_BYTES = 1_000_000
"""All files together hold no more."""


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said once of all puzzles in a file: all that the command makes them by."""

    puzzles: int
    """The form of the file."""
    game: str
    version: int
    """Of the rules."""
    seed: int
    count: int
    """So many of the goals that come up,"""
    rare: int
    """and so many more of each that is looked for alone."""


def file_name(game: str) -> str:
    """Where the puzzles of a game are kept."""
    return f"{game}.jsonl"


def label_of(game: str, *, seed: int, count: int, rare: int) -> Label:
    """What is said of puzzles that are made by these rules."""
    return Label(FORMAT, game, GAMES[game].version, seed, count, rare)


def packed(label: Label, puzzles: Iterable[Puzzle]) -> bytes:
    """A file of puzzles: always the same bytes for the same puzzles."""
    names = Entry.__struct_fields__
    entries = [Entry(*[getattr(puzzle, name) for name in names]) for puzzle in puzzles]
    return b"".join(msgspec.json.encode(each) + b"\n" for each in (label, *entries))


def unpacked(data: bytes) -> list[Puzzle]:
    """The puzzles in a file."""
    label = label_in(data)
    try:
        entries = [_read_entry(line) for line in data.splitlines()[1:]]
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadShelf(why=str(error)) from None
    about: dict[str, Any] = {"game": label.game, "version": label.version}
    return [Puzzle(**about, **msgspec.structs.asdict(entry)) for entry in entries]


def label_in(data: bytes) -> Label:
    """What a file says of its puzzles."""
    try:
        label = _read_label(data.partition(b"\n")[0])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadShelf(why=str(error)) from None
    if label.puzzles != FORMAT:
        raise BadShelf(why=f"its form is {label.puzzles}, and {FORMAT} can be read")
    puzzling_of(label.game)
    return label


_read_label = msgspec.json.Decoder(Label).decode
_read_entry = msgspec.json.Decoder(Entry).decode


@cache
def shelf(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with the package, in the order of their numbers."""
    puzzling_of(game)
    return tuple(unpacked(content(game)))


def content(game: str) -> bytes:
    """The file of a game, as it lies in the package."""
    return files("rouages.puzzles").joinpath("data", file_name(game)).read_bytes()


def numbered(game: str, number: int) -> Puzzle:
    """A puzzle by its number, from 1 on."""
    found = shelf(game)
    if not 1 <= number <= len(found):
        raise NoSuchPuzzle(game=game, number=number, last=len(found))
    return found[number - 1]


def shelves() -> dict[str, tuple[Puzzle, ...]]:
    """All puzzles by game."""
    return {game: shelf(game) for game in puzzled()}
