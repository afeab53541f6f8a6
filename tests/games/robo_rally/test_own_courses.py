"""Courses of one's own (rulebook: own_courses)."""

import re

import msgspec
import pytest
from msgspec.structs import replace

from rouages.engine.loading import load, replay
from rouages.engine.refusals import BadOption
from rouages.games.robo_rally import GAME
from rouages.games.robo_rally.factory.boards import BOARDS
from rouages.games.robo_rally.factory.courses import COURSES, Course, Placed, Rule
from rouages.games.robo_rally.factory.design import check_course
from rouages.games.robo_rally.factory.floor import floor_of
from rouages.games.robo_rally.factory.refusals import (
    BayCutOff,
    BoardsOverlap,
    FlagCutOff,
    FlagOnDock,
    FlagOnPit,
    FlagOutside,
    FlagsTogether,
    FlagsUnwanted,
    NoBay,
    OffTheTable,
    RulesClash,
    RuleTwice,
    UnknownBay,
    UnknownBoard,
    WrongBoardCount,
    WrongCapture,
    WrongFlagCount,
    WrongHomes,
    WrongNumbers,
)
from rouages.games.robo_rally.programming import LET_TIME_RUN_OUT
from rouages.proving.contract import begin
from rouages.words.catalogue import of_game

BAY = {"board": "docking-bay-a", "x": 0, "y": 12, "turn": 0}
GOOD = {
    "title": "Ma course",
    "boards": [{"board": "cross", "x": 0, "y": 0, "turn": 90}],
    "bay": BAY,
    "flags": [[3, 3], [8, 2]],
}


def changed(**parts):
    return {**GOOD, **parts}


def test_a_course_can_be_given_as_plain_data():
    match = begin(GAME, 3, {"own_course": GOOD}, 1)
    assert match.view(0).course.title == "Ma course"
    assert match.view(0).course.height == 16
    assert [flag.square for flag in match.view(0).flags] == [39, 32]
    for seat in (0, 1, 2):
        match.play(seat, LET_TIME_RUN_OUT)
    assert match.table.turn >= 1


def test_it_is_kept_with_the_match():
    match = begin(GAME, 2, {"own_course": GOOD}, 1)
    record = msgspec.json.decode(msgspec.json.encode(match.record()))
    assert record["options"]["own_course"]["title"] == "Ma course"
    games = {GAME.name: GAME}
    assert replay(record, games) == match
    assert load(match.save(), games) == match


@pytest.mark.parametrize("name", list(COURSES))
def test_every_ready_made_course_is_a_good_course(name):
    check_course(COURSES[name])


@pytest.mark.parametrize(
    ("course", "refusal", "sentence"),
    [
        (changed(boards=[]), WrongBoardCount, "A course has 1 to 9 boards, not 0."),
        (
            changed(boards=[{"board": "moon", "x": 0, "y": 0}]),
            UnknownBoard,
            "There is no board “moon”; there",
        ),
        (
            changed(boards=[{"board": "docking-bay-a", "x": 0, "y": 0}]),
            UnknownBoard,
            "there are chess, chop-shop",
        ),
        (changed(bay={"board": "cross", "x": 0, "y": 12}), UnknownBay, "There is no docking bay “cross”"),
        (changed(bay=None), NoBay, "no docking bay to start from"),
        (changed(bay={**BAY, "y": 8}), BoardsOverlap, "The boards “cross” and “docking-bay-a” overlap."),
        (changed(bay={**BAY, "x": 55}), OffTheTable, "outside the 60 by 60 squares"),
        (changed(bay={**BAY, "y": 20}), BayCutOff, "does not open onto a board"),
        (changed(bay={**BAY, "turn": 180}), BayCutOff, "does not open onto a board"),
        (changed(flags=[]), WrongFlagCount, "has 1 to 8 flags, not 0"),
        (changed(flags=[[3, 3], [3, 3]]), FlagsTogether, "Two flags stand on the same square."),
        (changed(flags=[[40, 3]]), FlagOutside, "Flag 1 stands outside the boards."),
        (changed(flags=[[-1, 3]]), FlagOutside, "Flag 1 stands outside the boards."),
        (changed(flags=[[3, 3], [5, 14]]), FlagOnDock, "Flag 2 stands on a dock."),
        (changed(rules=["superbot", "team_elimination"]), RulesClash, "“superbot” and “team_elimination”"),
        (changed(rules=["program_time_30s", "program_time_60s"]), RulesClash, "exclude each other"),
        (changed(rules=["superbot", "superbot"]), RuleTwice, "“superbot” is named twice"),
        (changed(rules=["team_elimination"]), WrongNumbers, "some of 4, 6, 8 players"),
        (changed(players=[9]), WrongNumbers, "some of 2, 3, 4, 5, 6, 7, 8 players"),
        (changed(rules=["capture_the_flag"], players=[4]), WrongCapture, "two boards side by side"),
        (changed(rules=["team_elimination"], players=[4]), FlagsUnwanted, "there are no flags"),
    ],
)
def test_a_bad_course_is_refused_in_one_sentence(course, refusal, sentence):
    with pytest.raises(refusal) as refused:
        begin(GAME, 2, {"own_course": course}, 1)
    assert sentence in str(refused.value)
    french = of_game(GAME.package, "fr").entries[f"refusal.{refusal.__name__}"]
    assert set(re.findall(r"{\w+}", french)) == set(re.findall(r"{\w+}", refusal.__doc__))


def test_capture_the_flag_wants_a_flag_on_each_board():
    course = {
        "boards": [{"board": "chess", "x": 0, "y": 0}, {"board": "vault", "x": 0, "y": 12}],
        "flags": [[5, 5], [6, 5]],
        "rules": ["capture_the_flag"],
        "players": [4],
    }
    with pytest.raises(WrongHomes):
        begin(GAME, 4, {"own_course": course}, 1)
    apart = [{"board": "chess", "x": 0, "y": 0}, {"board": "vault", "x": 0, "y": 13}]
    with pytest.raises(WrongCapture):
        begin(GAME, 4, {"own_course": {**course, "boards": apart}}, 1)
    assert begin(GAME, 4, {"own_course": {**course, "flags": [[5, 5], [6, 17]]}}, 1).pending


def test_a_flag_that_no_way_leads_to_is_refused():
    apart = [{"board": "cross", "x": 0, "y": 0}, {"board": "chess", "x": 13, "y": 0}]
    with pytest.raises(FlagCutOff) as refused:
        begin(GAME, 2, {"own_course": changed(boards=apart, flags=[[3, 3], [15, 3]])}, 1)
    assert str(refused.value) == "No way leads to flag 2."
    side_by_side = [{"board": "cross", "x": 0, "y": 0}, {"board": "chess", "x": 12, "y": 0}]
    assert begin(GAME, 2, {"own_course": changed(boards=side_by_side, flags=[[3, 3], [15, 3]])}, 1).pending


def test_a_flag_may_not_stand_on_a_pit():
    island = Course(boards=(Placed("island", 0, 0),), bay=Placed("docking-bay-a", 0, 12))
    floor = floor_of(island)
    pit = floor.pit.index(True)
    with pytest.raises(FlagOnPit):
        check_course(replace(island, flags=((pit % floor.width, pit // floor.width),)))


def test_where_boards_turn_a_flag_may_never_come_to_stand_on_a_pit():
    course = Course(boards=(Placed("exchange", 0, 0),), bay=Placed("docking-bay-a", 0, 12))
    floor = floor_of(course)
    pit = floor.pit.index(True)
    x, y = BOARDS["exchange"].place(pit % floor.width, pit // floor.width, 3)
    assert not floor.pit[y * floor.width + x]
    check_course(replace(course, flags=((x, y),)))
    with pytest.raises(FlagOnPit):
        check_course(replace(course, flags=((x, y),), rules=(Rule.COIN_FLIP_ROTATION,)))


@pytest.mark.parametrize(
    ("course", "why"),
    [
        (changed(teapot=1), "there is no “teapot” in own_course."),
        (changed(boards=[{"board": "cross", "x": 0}]), "there is a “y” missing in own_course.boards[0]."),
        (
            changed(boards=[{"board": "cross", "x": 0, "y": 0, "turn": 45}]),
            "own_course.boards[0].turn is not as it should be.",
        ),
        ("here", "cannot be here: own_course is not as it should be."),
    ],
)
def test_data_of_another_shape_is_refused_too(course, why):
    with pytest.raises(BadOption) as refusal:
        begin(GAME, 2, {"own_course": course}, 1)
    assert why in str(refusal.value)


def test_two_boards_and_a_turned_bay_make_a_course():
    course = {
        "boards": [{"board": "cross", "x": 4, "y": 0}, {"board": "vault", "x": 16, "y": 0, "turn": 90}],
        "bay": {"board": "docking-bay-b", "x": 0, "y": 0, "turn": 90},
        "flags": [[20, 3]],
    }
    match = begin(GAME, 8, {"own_course": course}, 1)
    assert match.table.facing == [1] * 8
