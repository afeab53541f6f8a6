"""The data files: boards, courses and cards are as they were read off the game."""

import json
import re
from pathlib import Path

import pytest

from rouages.games.robo_rally.cards.option import NAMES, PRINTED
from rouages.games.robo_rally.cards.program import ACTION, PRIORITY
from rouages.games.robo_rally.factory.boards import BAYS, BOARDS, FACTORIES, LETTERS, Terrain
from rouages.games.robo_rally.factory.courses import COURSES, Placed
from rouages.games.robo_rally.factory.courses import Course as CourseRecord
from rouages.games.robo_rally.factory.floor import OUTSIDE, WALL, floor_of, opposite

HERE = Path(__file__).parent
GATHERED = json.loads((HERE / "gathered.json").read_text(encoding="utf-8"))
"""What was read off the boards and does not stand in our data: where beams run, pushers push, flags lie."""
PICTURES = (HERE / "courses.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GATHERED["boards"])
def test_beams_and_pushers_come_out_as_they_were_read(name):
    known = GATHERED["boards"][name]
    floor = floor_of(CourseRecord(boards=(Placed(name, 0, 0),)))
    beams = {(beam.count, LETTERS[beam.direction], beam.path) for beam in floor.beams}
    assert beams == {
        (count, fires, tuple(y * 12 + x for x, y in path)) for count, fires, path in known["lasers"]
    }
    pushers = {
        (square, LETTERS[direction], register + 1)
        for register, found in enumerate(floor.pushers)
        for square, direction in found.items()
    }
    assert pushers == {
        (y * 12 + x, pushes, register)
        for x, y, pushes, registers in known["pushers"]
        for register in registers
    }


@pytest.mark.parametrize("course", COURSES.values(), ids=list(COURSES))
def test_every_flag_is_on_the_square_of_its_board_that_was_read(course):
    floor = floor_of(course)
    for (x, y), read in zip(course.flags, GATHERED["flags"][course.id], strict=True):
        part = course.boards[floor.board[y * floor.width + x]]
        across, down = part.face.place(*read, part.quarters)
        assert (part.x + across, part.y + down) == (x, y)


@pytest.mark.parametrize(
    ("action", "priorities"),
    [
        ("u_turn", range(10, 61, 10)),
        ("rotate_left", range(70, 411, 20)),
        ("rotate_right", range(80, 421, 20)),
        ("back_up", range(430, 481, 10)),
        ("move_1", range(490, 661, 10)),
        ("move_2", range(670, 781, 10)),
        ("move_3", range(790, 841, 10)),
    ],
)
def test_eighty_four_cards_each_with_its_own_priority(action, priorities):
    assert len(PRIORITY) == 84
    found = [priority for priority, kind in zip(PRIORITY, ACTION, strict=True) if kind == action]
    assert found == list(priorities)


def test_twenty_six_option_cards():
    assert len(NAMES) == len(PRINTED) == 26
    assert {name: card.counters for name, card in PRINTED.items() if card.counters} == {
        "ablative_coat": 3,
        "mini_howitzer": 5,
    }
    assert {name for name, card in PRINTED.items() if card.mandatory} == {
        "ablative_coat",
        "circuit_breaker",
        "double_barreled_laser",
        "extra_memory",
        "ramming_gear",
        "rear_firing_laser",
        "superior_archive",
    }


@pytest.mark.parametrize("course", COURSES.values(), ids=list(COURSES))
def test_every_square_and_wall_of_a_course_is_as_in_its_picture(course):
    block = re.search(rf"== {course.id}\n(.*?)(?:\n\n|\Z)", PICTURES, re.DOTALL)[1]
    assert drawn(course) == block.splitlines()


def drawn(course):
    """A course drawn as in the text pictures."""
    floor = floor_of(course)
    flags = {y * floor.width + x: number for number, (x, y) in enumerate(course.flags, start=1)}
    unnumbered = course.id == "toggle-boggle"
    lines = []
    for y in range(floor.height):
        row = range(y * floor.width, (y + 1) * floor.width)
        lines.append("   " + "".join("+" + ("---" if wall(floor, each, 0) else "   ") for each in row) + "+")
        text = f"{y:2d} "
        for each in row:
            text += ("|" if wall(floor, each, 3) else " ") + sign(floor, each, flags, unnumbered)
        lines.append(text + ("|" if wall(floor, row[-1], 1) else " "))
    lines.append("   " + "".join("+" + ("---" if wall(floor, each, 2) else "   ") for each in row) + "+")
    return [line.rstrip() for line in lines]


def wall(floor, square, side):
    """Whether a wall is drawn on this side."""
    cell = floor.cells[square]
    if cell and side in cell.walls:
        return True
    x, y = square % floor.width, square // floor.width
    near = {0: square - floor.width if y else -1, 3: square - 1 if x else -1}.get(side, -1)
    return near >= 0 and floor.cells[near] is not None and opposite(side) in floor.cells[near].walls


def sign(floor, square, flags, unnumbered):
    cell = floor.cells[square]
    if cell is None:
        return "   "
    if cell.dock:
        return f"D{cell.dock} "
    if square in flags:
        return "F? " if unnumbered else f"F{flags[square]} "
    if cell.out is not None:
        arrow = "^>v<"[cell.out] * (2 if cell.terrain is Terrain.EXPRESS else 1)
        straight = opposite(cell.out)
        bend = " " if cell.entries == (straight,) else "*"
        if bend == "*" and (straight in cell.entries or len(cell.entries) > 1):
            bend = "+"
        return arrow.ljust(2) + bend
    return {
        "floor": " . ",
        "pit": "[#]",
        "wrench": " w ",
        "wrench_hammer": "w+h",
        "gear_cw": " @R",
        "gear_ccw": " @L",
    }[cell.terrain]


def test_no_belt_of_a_ready_made_course_runs_into_a_wall_or_another_belt_head_on():
    for course in COURSES.values():
        floor = floor_of(course)
        for square in floor.squares:
            if floor.belt[square]:
                to = floor.carry[square]
                assert to != WALL
                assert to == OUTSIDE or not floor.belt[to] or floor.carry[to] != square


def test_beams_stay_on_their_own_board():
    for course in COURSES.values():
        floor = floor_of(course)
        for beam in floor.beams:
            assert len({floor.board[square] for square in beam.path}) == 1


def test_there_are_eight_factory_faces_and_two_docking_bays():
    assert len(FACTORIES) == 8
    assert BAYS == ("docking-bay-a", "docking-bay-b")


def test_a_board_turned_four_times_is_as_it_was():
    for name in (*FACTORIES, *BAYS):
        board = BOARDS[name]
        once = {(x, y): cell for x, y, cell in board.cells(4)}
        assert once == {(x, y): cell for x, y, cell in board.cells(0)}
