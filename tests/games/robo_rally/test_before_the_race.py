"""Before the race: the table as it is laid out, and what some courses add (rulebook: setup, courses)."""

import pytest

from rouages.engine.agenda import AnotherQuestion, advance, answer, asked, pending
from rouages.engine.chance import Rng
from rouages.games.robo_rally.cards.option import NAMES, names
from rouages.games.robo_rally.cards.program import CARDS, NO_CARD
from rouages.games.robo_rally.events.course import HomeChosen, OptionsDealt, SuperBotNamed, TossWon
from rouages.games.robo_rally.events.turn import DockTaken, OptionDrawn, RobotPlaced, TurnBegan
from rouages.games.robo_rally.factory.courses import COURSES
from rouages.games.robo_rally.factory.floor import OFF_BOARD
from rouages.games.robo_rally.options import Options
from rouages.games.robo_rally.power import StayOn
from rouages.games.robo_rally.reasons import NotHeld
from rouages.games.robo_rally.reentry import ChooseSquare
from rouages.games.robo_rally.setup import ChooseHome, HomeBoard, Keep, KeepOption, NoHome, SetOut, setup
from rouages.games.robo_rally.table import NOBODY, Status
from rouages.games.robo_rally.turn import BeginTurn
from tests.games.robo_rally.positions import happened


def laid_out(players=3, **options):
    """The table before anything is told."""
    return setup(Options(**options), players, Rng(b"test"))


def set_out(players=3, **options):
    """The table as far as the first question."""
    table = laid_out(players, **options)
    advance(table)
    return table


@pytest.mark.parametrize(
    ("field", "each"),
    [
        ("damage", 0),
        ("locks", 0),
        ("lives", 3),
        ("status", Status.RACING),
        ("touched", 0),
        ("touched_in", 0),
        ("place", 0),
        ("announced", False),
        ("down", False),
        ("wrecked_in", 0),
        ("hurt_down", 0),
        ("hands", []),
        ("registers", [NO_CARD] * 5),
        ("controller", NOBODY),
        ("held", 0),
        ("drafts", 0),
        ("kept", NOBODY),
        ("aim", 0),
        ("tagged_by", 0),
    ],
)
def test_every_robot_starts_unhurt_with_nothing_planned(field, each):
    found = getattr(laid_out(), field)
    assert found == [each] * 3
    assert {type(value) for value in found} == {type(each) if type(each) is not Status else int}


def test_all_cards_are_in_their_decks_and_all_flags_on_their_squares():
    table = laid_out()
    assert sorted(table.deck) == list(range(CARDS))
    assert table.seen == [0] * CARDS
    assert (table.discard, table.wrecks, table.order, table.rammed, table.home) == ([], [], [], [], [])
    assert table.side_cards == table.turn_cards == [NO_CARD] * 5
    assert table.buried_by == [NOBODY] * 26
    course = COURSES["risky-exchange"]
    assert table.flag_square == [y * table.floor.width + x for x, y in course.flags]
    assert table.flag_team == table.carrier == [NOBODY] * len(course.flags)
    assert table.agenda == [BeginTurn(), SetOut()]


def test_the_option_deck_is_shuffled_without_what_is_left_out():
    table = laid_out(left_out=NAMES[:3])
    assert sorted(table.option_deck) == list(range(3, 26))
    assert table.option_deck != sorted(table.option_deck)
    assert laid_out(option_cards=False).option_deck == []


def test_every_dock_that_is_taken_is_told_in_order():
    table = set_out()
    docks = table.floor.docks
    taken = [DockTaken(robot, robot, dock, docks[dock - 1]) for dock, robot in enumerate(table.dock_order, 1)]
    assert table.news[:4] == [*taken, TurnBegan(1)]


def test_blockers_take_the_docks_after_the_racers_in_the_same_order():  # ruling 32
    table = set_out(course="interference")
    assert [robot - 3 for robot in table.dock_order[3:]] == list(table.dock_order[:3])
    taken = happened(table, DockTaken)
    assert [event.dock for event in taken] == [1, 2, 3, 4, 5, 6]
    assert [(event.seat, event.robot) for event in taken[3:]] == [
        (robot, robot + 3) for robot in table.dock_order[:3]
    ]
    assert [event.square for event in taken] == list(table.floor.docks[:6])


def test_the_superbot_is_named():
    table = set_out(5, course="day-of-the-superbot")
    assert happened(table, SuperBotNamed) == [SuperBotNamed(table.dock_order[0])]
    assert not happened(set_out(), SuperBotNamed)


def test_option_cards_for_everyone_are_drawn_in_dock_order():
    table = set_out(course="flag-fry")
    assert [event.robot for event in happened(table, OptionDrawn)] == list(table.dock_order)
    assert len(table.option_deck) == 23
    assert set_out().held == [0] * 3


@pytest.mark.parametrize(
    ("course", "players", "teams"),
    [
        ("risky-exchange", 4, (0, 1, 2, 3)),
        ("interference", 3, (0, 1, 2, 0, 1, 2)),
        ("all-for-one", 6, (0, 1, 0, 1, 0, 1)),
        ("tandem-carnage", 8, (0, 1, 2, 3, 0, 1, 2, 3)),
    ],
)
def test_who_wins_together(course, players, teams):  # rulings 28, 32
    assert laid_out(players, course=course).team == teams


def drafting():
    return set_out(course="tricksy")


def test_tricksy_three_option_cards_are_dealt_to_everyone_face_down():  # ruling 29
    deck = laid_out(course="tricksy").option_deck
    table = drafting()
    dealt = [{deck.pop() for _ in range(3)} for _ in table.dock_order]
    assert table.option_deck == deck
    assert table.buried_by == [NOBODY] * 17
    assert [{NAMES.index(card) for card in event.cards} for event in happened(table, OptionsDealt)] == dealt
    assert [event.seat for event in happened(table, OptionsDealt)] == list(table.dock_order)
    assert [names(table.drafts[seat]) for seat in table.dock_order] == [
        event.cards for event in happened(table, OptionsDealt)
    ]
    assert table.held == [0] * 3


def test_tricksy_one_keeps_what_one_was_dealt():  # ruling 29
    table = drafting()
    decision = asked(table, 0)
    mine, other = names(table.drafts[0]), names(table.drafts[1])
    assert decision == KeepOption(0)
    assert decision.options(table) == [Keep(card) for card in mine]
    assert decision.default(table) == Keep(mine[0])
    assert decision.why_not(table, Keep(other[0])) == NotHeld(other[0])
    assert decision.why_not(table, StayOn()) == AnotherQuestion(decision)


def test_tricksy_what_is_not_kept_goes_under_the_deck_seat_by_seat_in_dock_order():  # ruling 29
    table = drafting()
    dealt = [[NAMES.index(card) for card in names(cards)] for cards in table.drafts]
    deck = table.option_deck[:]
    for seat in (2, 0, 1):
        answer(table, seat, Keep(NAMES[dealt[seat][1]]))
    assert table.held == [1 << cards[1] for cards in dealt]
    under = [(number, seat) for seat in table.dock_order for number in (dealt[seat][0], dealt[seat][2])]
    assert table.option_deck == [*(number for number, _ in under[::-1]), *deck]
    assert table.buried_by == [*(seat for _, seat in under[::-1]), *[NOBODY] * 17]
    assert table.drafts == [0] * 3
    assert happened(table, OptionDrawn) == [
        OptionDrawn(seat, NAMES[dealt[seat][1]]) for seat in table.dock_order
    ]


def tossed():
    return set_out(4, course="capture-the-flag")


def test_capture_the_flag_a_coin_says_who_picks_a_home():
    table = tossed()
    [toss] = happened(table, TossWon)
    seat = next(robot for robot in table.dock_order if table.team[robot] == toss.team)
    assert table.next == ChooseHome(seat, seat)
    assert table.home == [NOBODY, NOBODY]
    assert table.status == [Status.SENT_OFF] * 4
    assert table.square == table.archive == [OFF_BOARD] * 4
    assert not happened(table, DockTaken)


def test_capture_the_flag_either_team_may_win_the_toss():
    teams = set()
    for key in range(8):
        table = setup(Options(course="capture-the-flag"), 4, Rng(bytes([key])))
        advance(table)
        teams |= {event.team for event in happened(table, TossWon)}
    assert teams == {0, 1}


@pytest.mark.parametrize(("number", "homes"), [(1, (0, 1)), (2, (1, 0))])
def test_capture_the_flag_the_other_team_has_the_other_board(number, homes):
    table = tossed()
    [seat] = pending(table)
    team = table.team[seat]
    boards = [part.board for part in table.course.boards]
    decision = asked(table, seat)
    assert decision.options(table) == [HomeBoard(1, boards[0]), HomeBoard(2, boards[1])]
    assert decision.default(table) == HomeBoard(1, boards[0])
    answer(table, seat, HomeBoard(number, boards[number - 1]))
    assert (table.home[team], table.home[1 - team]) == homes
    assert happened(table, HomeChosen) == [
        HomeChosen(team, boards[homes[0]]),
        HomeChosen(1 - team, boards[homes[1]]),
    ]


def test_capture_the_flag_a_home_is_one_of_the_two_boards():
    table = tossed()
    decision = table.next
    assert decision.why_not(table, HomeBoard(3, "cross")) == NoHome()
    assert decision.why_not(table, StayOn()) == AnotherQuestion(decision)


def test_capture_the_flag_the_team_that_picked_is_placed_first_in_dock_order():
    table = tossed()
    team = table.team[pending(table)[0]]
    placed = []
    while table.turn == 0:
        seat = pending(table)[0]
        if isinstance(asked(table, seat), ChooseSquare):
            placed.append(seat)
        answer(table, seat, asked(table, seat).options(table)[0])
    order = table.dock_order
    assert placed == [robot for side in (team, 1 - team) for robot in order if table.team[robot] == side]
    assert [event.robot for event in happened(table, RobotPlaced)] == placed
    assert table.archive == table.square
    assert table.status == [Status.RACING] * 4
