"""What a course of one's own may be, to the last square (rulebook: own_courses)."""

import pytest
from msgspec.structs import replace

from rouages.engine.refusals import BadOption
from rouages.games.robo_rally.factory import design
from rouages.games.robo_rally.factory.boards import BOARDS, Board, Cell, Terrain
from rouages.games.robo_rally.factory.courses import Course, Placed, Rule
from rouages.games.robo_rally.factory.design import check_course
from rouages.games.robo_rally.factory.refusals import (
    BayCutOff,
    BoardsOverlap,
    FlagCutOff,
    FlagOnDock,
    FlagOnPit,
    FlagOutside,
    FlagsUnwanted,
    NoBay,
    OffTheTable,
    RulesClash,
    WrongBoardCount,
    WrongCapture,
    WrongFlagCount,
    WrongHomes,
    WrongNumbers,
)

BOARD = Placed("exchange", 0, 0)
BAY = Placed("docking-bay-a", 0, 12)
PLAIN = Course(boards=(BOARD,), bay=BAY, flags=((3, 3),))
CAPTURE = Course(
    boards=(Placed("chess", 0, 0), Placed("vault", 12, 0)),
    flags=((5, 5), (17, 5)),
    rules=(Rule.CAPTURE_THE_FLAG,),
    players=(4,),
)


def refusal(course, **changes):
    """Why a course with these changes is refused; None if it is not."""
    try:
        check_course(replace(course, **changes))
    except BadOption as refused:
        return type(refused), refused.fields
    return None


def moved(x, y):
    """A course of one board and its bay, somewhere on the table."""
    return {
        "boards": (Placed("exchange", x, y),),
        "bay": Placed("docking-bay-a", x, y + 12),
        "flags": ((x + 3, y + 3),),
    }


def test_unless_it_says_otherwise_a_course_is_for_two_to_eight_players_and_no_board_is_turned():
    assert PLAIN.players == (2, 3, 4, 5, 6, 7, 8)
    assert BOARD.turn == 0
    assert [Placed("exchange", 0, 0, turn).quarters for turn in (0, 90, 180, 270)] == [0, 1, 2, 3]
    assert refusal(PLAIN) is None


def test_a_course_has_one_to_nine_boards():
    assert refusal(PLAIN, boards=(BOARD,) * 9)[0] is BoardsOverlap
    assert refusal(PLAIN, boards=(BOARD,) * 10) == (WrongBoardCount, {"count": 10, "most": 9})
    assert refusal(PLAIN, boards=()) == (WrongBoardCount, {"count": 0, "most": 9})


@pytest.mark.parametrize(
    ("place", "part"),
    [
        ((48, 0), None),
        ((49, 0), "exchange"),
        ((0, 44), None),
        ((0, 45), "docking-bay-a"),
        ((0, 49), "exchange"),
        ((-1, 0), "exchange"),
        ((0, -1), "exchange"),
    ],
)
def test_a_course_may_reach_both_ends_of_the_table_and_no_further(place, part):
    expected = part and (OffTheTable, {"board": part, "size": 60})
    assert refusal(PLAIN, **moved(*place)) == expected


@pytest.mark.parametrize("place", [(11, 0), (11, 11), (0, 11), (11, -1)])
def test_boards_may_not_overlap_by_a_single_square(place):
    x, y = place
    boards = (Placed("exchange", 0, 1), Placed("chess", x, y + 1))
    bay = Placed("docking-bay-a", 30, 0)
    assert refusal(PLAIN, boards=boards, bay=bay) == (
        BoardsOverlap,
        {"first": "exchange", "second": "chess"},
    )


def test_boards_may_touch():
    assert refusal(PLAIN, boards=(BOARD, Placed("chess", 12, 0))) is None


@pytest.mark.parametrize(
    ("rule", "allowed"),
    [
        (Rule.LASERS_DOUBLED, {2, 3, 4, 5, 6, 7, 8}),
        (Rule.RACER_AND_BLOCKER, {2, 3, 4}),
        (Rule.TWO_TEAMS, {4, 6, 8}),
        (Rule.TEAM_ELIMINATION, {4, 6, 8}),
    ],
)
def test_for_how_many_players_a_course_can_be(rule, allowed):  # ruling 35
    def why(*players):
        return refusal(PLAIN, rules=(rule,), bay=None, players=players)

    assert {number for number in range(1, 11) if why(number) == (NoBay, {})} == allowed
    known = {"known": ", ".join(map(str, sorted(allowed)))}
    assert why(4, 9) == why() == (WrongNumbers, known)


def test_rules_clash_only_where_both_are_there():
    assert refusal(PLAIN, rules=(Rule.TIME_30,)) is None
    assert refusal(PLAIN, rules=(Rule.TIME_30, Rule.TIME_60))[0] is RulesClash


@pytest.mark.parametrize(
    ("second", "good"),
    [
        ((12, 0), True),
        ((0, 12), True),
        ((13, 0), False),
        ((12, 1), False),
        ((1, 12), False),
        ((0, 13), False),
    ],
)
def test_capture_the_flag_is_played_on_two_boards_side_by_side(second, good):
    x, y = second
    boards = (Placed("chess", 0, 0), Placed("vault", x, y))
    for order in (boards, boards[::-1]):
        flags = tuple((part.x + 5, part.y + 5) for part in order)
        found = refusal(CAPTURE, boards=order, flags=flags)
        assert found is None if good else found == (WrongCapture, {})


@pytest.mark.parametrize("other", [(24, 12), (12, 24)])
def test_capture_the_flag_may_be_played_anywhere_on_the_table(other):
    boards = (Placed("chess", 12, 12), Placed("vault", *other))
    assert refusal(CAPTURE, boards=boards, flags=((0, 0), (1, 0)))[0] is FlagOutside


@pytest.mark.parametrize(
    "changes",
    [
        {"bay": Placed("docking-bay-a", 0, 12)},
        {"boards": (*CAPTURE.boards, Placed("exchange", 24, 0))},
        {"boards": CAPTURE.boards[:1]},
        {"flags": CAPTURE.flags[:1]},
        {"flags": (*CAPTURE.flags, (6, 6))},
    ],
)
def test_capture_the_flag_has_no_bay_two_boards_and_two_flags(changes):
    assert refusal(CAPTURE, **changes)[0] is WrongCapture


def test_capture_the_flag_wants_the_first_flag_on_the_first_board():
    assert refusal(CAPTURE, flags=CAPTURE.flags[::-1])[0] is WrongHomes
    assert refusal(CAPTURE, flags=((5, 5), (6, 5)))[0] is WrongHomes


def test_only_capture_the_flag_goes_without_a_bay():
    assert refusal(PLAIN, bay=None)[0] is NoBay
    assert refusal(CAPTURE) is None


@pytest.mark.parametrize(
    ("bay", "opens"),
    [
        (Placed("docking-bay-a", 12, 24), True),
        (Placed("docking-bay-a", 2, 24), True),
        (Placed("docking-bay-a", 0, 24), False),
        (Placed("docking-bay-a", 12, 25), False),
        (Placed("docking-bay-a", 12, 8, 180), True),
        (Placed("docking-bay-a", 12, 8), False),
        (Placed("docking-bay-a", 8, 12, 90), True),
        (Placed("docking-bay-a", 8, 12, 270), False),
        (Placed("docking-bay-a", 24, 12, 270), True),
        (Placed("docking-bay-a", 24, 12, 90), False),
    ],
)
def test_a_bay_opens_onto_a_board(bay, opens):
    found = refusal(PLAIN, boards=(Placed("exchange", 12, 12),), bay=bay, flags=((15, 15),))
    assert found is None if opens else found == (BayCutOff, {})


def test_a_course_has_one_to_eight_flags():
    flags = tuple((x, 3) for x in range(9))
    assert refusal(PLAIN, flags=flags[:8]) is None
    assert refusal(PLAIN, flags=flags) == (WrongFlagCount, {"count": 9, "most": 8})
    assert refusal(PLAIN, flags=()) == (WrongFlagCount, {"count": 0, "most": 8})
    assert refusal(PLAIN, flags=(), rules=(Rule.TEAM_ELIMINATION,), players=(4,)) is None
    assert refusal(PLAIN, rules=(Rule.TEAM_ELIMINATION,), players=(4,))[0] is FlagsUnwanted


@pytest.mark.parametrize(
    ("flag", "why"),
    [
        ((0, 0), None),
        ((11, 11), None),
        ((0, 15), None),
        ((12, 0), FlagOutside),
        ((-1, 0), FlagOutside),
        ((0, -1), FlagOutside),
        ((0, 16), FlagOutside),
        ((11, 1), FlagOnPit),
        ((5, 14), FlagOnDock),
    ],
)
def test_where_a_flag_may_stand(flag, why):
    expected = why and (why, {"flag": 2})
    assert refusal(PLAIN, flags=((3, 3), flag)) == expected


def test_a_flag_may_not_stand_where_no_board_lies():
    boards = (BOARD, Placed("chess", 12, 0))
    assert refusal(PLAIN, boards=boards, flags=((3, 3), (13, 13))) == (FlagOutside, {"flag": 2})


@pytest.mark.parametrize("quarters", range(4))
def test_where_boards_turn_every_way_that_they_may_lie_is_looked_at(quarters):
    flag = BOARD.face.place(11, 1, quarters)
    assert BOARD.face.rows[1][11].terrain is Terrain.PIT
    assert refusal(PLAIN, flags=(flag,), rules=(Rule.COIN_FLIP_ROTATION,))[0] is FlagOnPit


@pytest.fixture
def small(monkeypatch):
    """Boards of a few squares: a yard, a court and a lane that are closed to the west, and a bay."""
    free, closed = Cell(Terrain.FLOOR), Cell(Terrain.FLOOR, walls=(3,))
    docks = tuple(Cell(Terrain.FLOOR, dock=number) for number in (1, 2))
    for board in (
        Board("yard", 2, 2, ((free, free), (free, free))),
        Board("court", 2, 2, ((closed, free), (closed, free))),
        Board("lane", 12, 1, ((closed, *[free] * 11),)),
        Board("quay", 2, 1, (docks,)),
    ):
        monkeypatch.setitem(BOARDS, board.id, board)
    monkeypatch.setattr(design, "FACTORIES", ("yard", "court", "lane"))
    monkeypatch.setattr(design, "BAYS", ("quay",))


@pytest.mark.parametrize(
    ("flags", "cut_off"),
    [
        (((0, 0), (1, 1)), None),
        (((0, 0), (2, 1)), 2),
        (((2, 0), (1, 0)), 1),
        (((3, 0), (2, 0)), 1),
        (((0, 0), (3, 1)), 2),
    ],
)
@pytest.mark.usefixtures("small")
def test_a_flag_that_cannot_be_reached_from_the_docks_is_named(flags, cut_off):
    course = replace(PLAIN, boards=(Placed("yard", 0, 0), Placed("court", 2, 0)), bay=Placed("quay", 0, 2))
    assert refusal(course, flags=flags) == (cut_off and (FlagCutOff, {"flag": cut_off}))
    assert refusal(course, flags=flags, rules=(Rule.COIN_FLIP_ROTATION,)) is None


@pytest.mark.usefixtures("small")
def test_where_there_are_no_docks_a_way_leads_from_flag_to_flag():
    boards = (Placed("lane", 0, 0), Placed("lane", 12, 0))
    assert refusal(CAPTURE, boards=boards, flags=((3, 0), (14, 0))) == (FlagCutOff, {"flag": 2})
    turned = (Placed("lane", 0, 0), Placed("lane", 12, 0, 180))
    assert refusal(CAPTURE, boards=turned, flags=((3, 0), (14, 0))) is None
