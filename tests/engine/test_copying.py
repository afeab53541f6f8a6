"""Copying tables by the types of their fields."""

import random

import pytest
from msgspec import Struct

import rouages
from rouages.engine.agenda import Table
from rouages.engine.chance import Rng
from rouages.engine.copying import copy_of, copy_table
from rouages.games import GAMES


class Piece(Struct):
    marks: list[int]
    name: str = ""


class Board(Table, kw_only=True):
    grid: list[list[int]]
    names: dict[str, list[int]]
    seen: set[int]
    pieces: list[Piece]
    leader: Piece | None
    fixed: tuple[int, ...] = ()


def board():
    return Board(
        rng=Rng(b"k"),
        grid=[[1], [2]],
        names={"a": [1]},
        seen={1},
        pieces=[Piece([1])],
        leader=Piece([5]),
        fixed=(1, 2),
    )


def test_a_copy_is_equal_and_independent_at_every_depth():
    table = board()
    copy = copy_table(table)
    assert copy == table
    copy.grid[0].append(9)
    copy.names["a"].append(9)
    copy.seen.add(9)
    copy.pieces[0].marks.append(9)
    copy.leader.marks.append(9)
    copy.rng.count = 9
    copy.news.append(None)
    assert table == board()


def test_a_missing_piece_is_copied_as_missing():
    table = board()
    table.leader = None
    assert copy_table(table).leader is None


def test_what_never_changes_is_shared():
    assert copy_of(int, "value", {}) is None
    assert copy_of(tuple[int, ...], "value", {}) is None
    assert copy_of(str | None, "value", {}) is None


def test_a_type_with_two_ways_to_copy_is_refused():
    with pytest.raises(TypeError, match="several ways"):
        copy_of(list[int] | dict[str, int], "value", {})


def changeable(value):
    """All that can change in a table, by identity."""
    if isinstance(value, Struct) and not value.__struct_config__.frozen:
        yield id(value)
        for name in value.__struct_fields__:
            yield from changeable(getattr(value, name))
    elif isinstance(value, list | set):
        yield id(value)
        for part in value:
            yield from changeable(part)
    elif isinstance(value, dict):
        yield id(value)
        for part in value.values():
            yield from changeable(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from changeable(part)


@pytest.mark.parametrize("game", GAMES)
def test_no_table_shares_with_its_copy_what_can_change(game):
    match = rouages.new(game, GAMES[game].usual[0], seed=2)
    rng = random.Random(2)
    for _ in range(150):
        copy = copy_table(match.table)
        assert copy == match.table
        assert not set(changeable(copy)) & set(changeable(match.table))
        if match.over:
            break
        seat = rng.choice(match.pending)
        match.play(seat, rng.randrange(len(match.decision(seat).options)))


def test_what_is_shared_would_be_found():
    table = board()
    other = board()
    other.pieces[0].marks = table.pieces[0].marks
    assert set(changeable(other)) & set(changeable(table)) == {id(table.pieces[0].marks)}
