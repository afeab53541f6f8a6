"""The data files: equal to the facts that were gathered, where those are at hand."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from rouages.games.robo_rally.cards.option import NAMES, PRINTED
from rouages.games.robo_rally.cards.program import ACTION, PRIORITY
from rouages.games.robo_rally.factory.boards import BAYS, BOARDS, FACTORIES, LETTERS, Terrain
from rouages.games.robo_rally.factory.courses import COURSES, Placed
from rouages.games.robo_rally.factory.courses import Course as CourseRecord
from rouages.games.robo_rally.factory.floor import OUTSIDE, WALL, floor_of, opposite
from rouages.words.catalogue import read

PACKAGE = files("rouages.games.robo_rally")
GATHERED = Path(__file__).resolve().parents[4] / "shared" / "games" / "robo-rally"
gathered = pytest.mark.skipif(not GATHERED.is_dir(), reason="the gathered facts are not beside the checkout")


def facts(name):
    return json.loads((GATHERED / name).read_text(encoding="utf-8"))


def ours(name):
    return json.loads(PACKAGE.joinpath(name).read_text("utf-8"))


def plain(name):
    return name.replace("-", "_")


@gathered
def test_the_boards_are_as_gathered():
    found = {path.stem: json.loads(path.read_text("utf-8")) for path in (GATHERED / "boards").glob("*.json")}
    assert {plain(name) for name in BOARDS if not name.startswith("test")} == set(found)
    for name, board in found.items():
        written = ours(f"factory/boards/{name.replace('_', '-')}.json")
        assert written["cells"] == board["cells"]
        assert (written["width"], written["height"]) == (board["width"], board["height"])
        assert plain(written["reverse_side"]) == board["reverse_side"]


@gathered
def test_beams_and_pushers_come_out_as_gathered():
    for path in (GATHERED / "boards").glob("*.json"):
        board = json.loads(path.read_text("utf-8"))
        floor = floor_of(CourseRecord(boards=(Placed(board["id"].replace("_", "-"), 0, 0),)))
        beams = {(beam.count, LETTERS[beam.direction], beam.path) for beam in floor.beams}
        assert beams == {
            (laser["count"], laser["fires"], tuple(y * 12 + x for x, y in laser["path"]))
            for laser in board["lasers"]
        }
        pushers = {
            (square, LETTERS[direction], register + 1)
            for register, found in enumerate(floor.pushers)
            for square, direction in found.items()
        }
        assert pushers == {
            (pusher["y"] * 12 + pusher["x"], pusher["pushes"], register)
            for pusher in board["pushers"]
            for register in pusher["registers"]
        }


@gathered
def test_the_courses_are_as_gathered():
    words = read("rouages.games.robo_rally", "en")
    for known in facts("courses.json")["courses"]:
        course = COURSES[known["id"].replace("_", "-")]
        assert words[f"course.{course.id}"] == known["name"]
        assert (course.category, course.level, course.length) == (
            known["category"],
            known.get("level"),
            known["length"],
        )
        least, *_, most = known["players"]
        exact = "players_kind" in known
        assert list(course.players) == (known["players"] if exact else list(range(least, most + 1)))
        assert [(plain(part.board), part.x, part.y, part.turn) for part in course.boards] == [
            (part["board"], part["x"], part["y"], part["rotation_cw"]) for part in known["boards"]
        ]
        bay = known["docking_bay"]
        assert (course.bay is None) == (bay is None)
        if bay:
            assert (plain(course.bay.board), course.bay.x, course.bay.y, course.bay.turn) == (
                bay["face"],
                bay["x"],
                bay["y"],
                bay["rotation_cw"],
            )
        assert list(course.flags) == [(flag["x"], flag["y"]) for flag in known["flags"]]
        assert list(course.rules) == [rule["id"] for rule in known["special_rules"]]
        floor = floor_of(course)
        assert (floor.width, floor.height) == (known["grid"]["width"], known["grid"]["height"])
    assert len(facts("courses.json")["courses"]) == len(COURSES)


@gathered
def test_every_flag_is_on_the_square_of_its_board_that_was_read():
    for known in facts("courses.json")["courses"]:
        course = COURSES[known["id"].replace("_", "-")]
        floor = floor_of(course)
        for flag in known["flags"]:
            [part] = [
                part
                for number, part in enumerate(course.boards)
                if floor.board[flag["y"] * floor.width + flag["x"]] == number
            ]
            x, y = part.face.place(flag["board_x"], flag["board_y"], part.quarters)
            assert (part.x + x, part.y + y) == (flag["x"], flag["y"])


@gathered
def test_the_cards_are_as_gathered():
    cards = [(card["priority"], card["type"]) for card in facts("program_cards.json")["cards"]]
    assert list(zip(PRIORITY, ACTION, strict=True)) == sorted(cards)
    words = read("rouages.games.robo_rally", "en")
    for known, name in zip(facts("options.json")["options"], NAMES, strict=True):
        assert known["id"] == name
        assert known["name"] == words[f"card.{name}"]
        printed = PRINTED[name]
        assert (printed.kind, printed.counters, printed.mandatory) == (
            known["kind"],
            known.get("counters", 0),
            known.get("mandatory", False),
        )


@gathered
def test_the_text_pictures_show_the_same_courses():
    """Every square and wall of every course, read from the picture that was drawn from the gathered facts."""
    pictures = (GATHERED / "ascii.txt").read_text(encoding="utf-8")
    words = read("rouages.games.robo_rally", "en")
    for course in COURSES.values():
        title = re.escape(f"== Course: {words[f'course.{course.id}']}")
        block = re.search(title + r"\n(.*?)(?:\n\n|\Z)", pictures, re.DOTALL)[1]
        assert drawn(course) == [line.rstrip() for line in block.splitlines()[1:]]


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
