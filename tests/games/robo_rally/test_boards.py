"""The boards themselves: how they are read, and how they turn (rulebook: own_courses)."""

import msgspec
import pytest

from rouages.games.robo_rally.factory.boards import (
    BAYS,
    BOARDS,
    FACTORIES,
    Board,
    Cell,
    Direction,
    Terrain,
    _boards,
)

NORTH, EAST, SOUTH, WEST = range(4)


def test_a_direction_is_one_of_four():
    assert [msgspec.convert(number, Direction) for number in range(4)] == [NORTH, EAST, SOUTH, WEST]
    for wrong in (-1, 4):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Direction)
    assert msgspec.json.schema(Direction)["enum"] == [0, 1, 2, 3]


def test_the_boards_that_are_raced_on_are_those_that_are_printed():
    printed = _boards()
    assert set(printed) == {*FACTORIES, *BAYS}
    assert printed == {name: BOARDS[name] for name in printed}
    assert {(printed[name].width, printed[name].height) for name in FACTORIES} == {(12, 12)}
    assert {(printed[name].width, printed[name].height) for name in BAYS} == {(12, 4)}


@pytest.mark.parametrize("name", ["docking-bay-a", "docking-bay-b"])
def test_a_docking_bay_has_the_docks_one_to_eight(name):
    docks = [cell.dock for _, _, cell in BOARDS[name].cells(0) if cell.dock]
    assert sorted(docks) == list(range(1, 9))


def test_a_square_turns_with_all_that_is_on_it():
    cell = Cell(
        Terrain.BELT,
        out=WEST,
        entries=(EAST, SOUTH),
        walls=(NORTH,),
        lasers=((SOUTH, 2),),
        pushers=((WEST, (1, 3)),),
        dock=4,
    )
    assert cell.turned(1) == Cell(
        Terrain.BELT,
        out=NORTH,
        entries=(SOUTH, WEST),
        walls=(EAST,),
        lasers=((WEST, 2),),
        pushers=((NORTH, (1, 3)),),
        dock=4,
    )
    assert cell.turned(1).turned(3) == cell
    assert Cell(Terrain.FLOOR).turned(1) == Cell(Terrain.FLOOR)


@pytest.mark.parametrize(
    ("quarters", "place", "size"),
    [
        (0, (1, 0), (3, 2)),
        (1, (1, 1), (2, 3)),
        (2, (1, 1), (3, 2)),
        (3, (0, 1), (2, 3)),
        (4, (1, 0), (3, 2)),
        (5, (1, 1), (2, 3)),
    ],
)
def test_a_square_goes_round_with_its_board(quarters, place, size):
    floor = Cell(Terrain.FLOOR)
    board = Board("test", 3, 2, ((floor, Cell(Terrain.PIT), floor), (floor, floor, floor)))
    assert board.place(1, 0, quarters) == place
    assert board.size(quarters) == size
    assert [(x, y) for x, y, cell in board.cells(quarters) if cell.terrain is Terrain.PIT] == [place]
