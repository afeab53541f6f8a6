"""Copying tables by the types of their fields."""

import pytest
from msgspec import Struct

from rouages.engine.agenda import Table
from rouages.engine.chance import Rng
from rouages.engine.copying import copier_of, copy_table


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
    assert copier_of(int) is None
    assert copier_of(tuple[int, ...]) is None
    assert copier_of(str | None) is None


def test_a_type_with_two_ways_to_copy_is_refused():
    with pytest.raises(TypeError, match="several ways"):
        copier_of(list[int] | dict[str, int])
