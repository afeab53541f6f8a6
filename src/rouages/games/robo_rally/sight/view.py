"""Who may know what: the view of a seat."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rouages.engine.agenda import Seat, pending
from rouages.games.robo_rally.capture import BACK_ROWS
from rouages.games.robo_rally.cards.option import (
    ABLATIVE_COAT,
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    FLYWHEEL,
    MINI_HOWITZER,
    OptionCard,
    OptionSet,
    names,
)
from rouages.games.robo_rally.cards.program import ACTION, NO_CARD, PRIORITY, REGISTERS, Action, Card
from rouages.games.robo_rally.events.turn import Ending
from rouages.games.robo_rally.factory.boards import Direction
from rouages.games.robo_rally.factory.floor import Square
from rouages.games.robo_rally.programming import sand_timer
from rouages.games.robo_rally.sight.layout import CourseView, course_view
from rouages.games.robo_rally.table import FACE_UP, NOBODY, Phase, Rally, Robot, Status


class Condition(StrEnum):
    """How a robot is doing: what the table counts as `Status`, in a word."""

    RACING = "racing"
    WRECKED = "wrecked"
    SENT_OFF = "sent_off"
    HOME = "home"
    OUT = "out"


CONDITIONS = tuple(Condition[status.name] for status in Status)


class CardView(Struct, frozen=True):
    """A program card, face up or the seat's own."""

    action: Action
    priority: int


FACES = tuple([CardView(action, priority) for action, priority in zip(ACTION, PRIORITY, strict=True)])


class RegisterView(Struct, frozen=True):
    """A register: `filled` and no card is a card face down."""

    filled: bool
    locked: bool
    card: CardView | None
    beside: CardView | None
    """The turn that lies beside the card."""
    with_turn: bool
    """Whether a turn lies beside the card, face down or not."""


EMPTY = tuple([RegisterView(False, locked, None, None, False) for locked in (False, True)])
"""A register without a card, by whether it is locked."""


class StoredView(Struct, frozen=True):
    """An option card that holds a program card or counters."""

    option: OptionCard
    full: bool
    card: CardView | None
    used: int


class RobotView(Struct, frozen=True):
    """A robot as a seat sees it."""

    robot: Robot
    seat: Seat
    team: int
    dock: int
    blocker: bool
    superbot: bool
    status: Condition
    square: Square | None
    facing: Direction
    archive: Square | None
    damage: int
    lives: int
    touched: int
    place: int
    announced: bool
    down: bool
    options: tuple[OptionCard, ...]
    stores: tuple[StoredView, ...]
    aim: OptionCard | None
    controller: Robot | None
    ready: bool
    """Whether its player has finished programming."""
    registers: tuple[RegisterView, ...]
    hand_size: int
    hand: tuple[CardView, ...]
    """Its hand, if it is the seat's own."""


class FlagView(Struct, frozen=True):
    """A flag."""

    number: int
    square: Square | None
    team: int | None
    carrier: Robot | None


class TimerView(Struct, frozen=True):
    """The sand timer runs for this seat."""

    seat: Seat
    seconds: int


class RallyView(Struct, frozen=True):
    """What a seat may know of the table."""

    course: CourseView
    turn: int
    register: int
    phase: Phase
    robots: tuple[RobotView, ...]
    flags: tuple[FlagView, ...]
    moving: tuple[Robot, ...]
    """The robots that have still to move in this register, the next one first."""
    homes: tuple[int, ...]
    """By team: the number of its home board, from 1 (Capture the Flag)."""
    back_rows: int
    timer: tuple[TimerView, ...]
    deck: int
    discard: int
    option_deck: int
    option_discard: tuple[OptionCard, ...]
    draft: tuple[OptionCard, ...]
    """The option cards of which the seat keeps one."""
    kept: OptionCard | None
    ending: Ending | None


def view(table: Rally, seat: Seat | None) -> RallyView:
    """The table as this seat, or a spectator, sees it."""
    programming = pending(table) if table.phase is Phase.PROGRAM else ()
    in_registers = table.phase not in (Phase.SETUP, Phase.DEAL, Phase.PROGRAM, Phase.ANNOUNCE, Phase.CLEAN_UP)
    return RallyView(
        course=course_view(table.course, table.turned),
        turn=table.turn,
        register=table.register + 1 if in_registers and table.turn else 0,
        phase=table.phase,
        robots=tuple([_robot(table, robot, seat, programming) for robot in range(len(table.square))]),
        flags=tuple([_flag(table, flag) for flag in range(len(table.flag_square))]),
        moving=tuple(table.order[::-1]),
        homes=tuple(board + 1 for board in table.home),
        back_rows=BACK_ROWS if table.home else 0,
        timer=tuple(TimerView(*running) for running in sand_timer(table, programming)),
        deck=len(table.deck),
        discard=len(table.discard),
        option_deck=len(table.option_deck),
        option_discard=names(table.option_discard),
        draft=names(table.drafts[seat]) if seat is not None else (),
        kept=_kept(table, seat),
        ending=table.ending or None,
    )


def _robot(table: Rally, robot: Robot, seat: Seat | None, programming: tuple[Seat, ...]) -> RobotView:
    owner = table.owner(robot)
    own = owner == seat
    hand = table.hands[robot] if own else []
    aim = table.aim[robot]
    return RobotView(
        robot=robot,
        seat=owner,
        team=table.team[robot],
        dock=table.dock_order.index(robot) + 1,
        blocker=table.is_blocker(robot),
        superbot=robot == table.superbot,
        status=CONDITIONS[table.status[robot]],
        square=_place(table.square[robot]),
        facing=table.facing[robot],
        archive=_place(table.archive[robot]),
        damage=table.damage[robot],
        lives=table.lives[robot],
        touched=table.touched[robot],
        place=table.place[robot],
        announced=table.announced[robot],
        down=table.down[robot],
        options=names(table.held[robot]),
        stores=tuple(_stores(table, robot, seat)) if table.held[robot] else (),
        aim=names(aim)[0] if aim and table.phase is Phase.LASERS else None,
        controller=None if table.controller[robot] == NOBODY else table.controller[robot],
        ready=table.phase is Phase.PROGRAM and owner not in programming,
        registers=tuple([_register(table, robot, register, seat) for register in range(REGISTERS)]),
        hand_size=len(table.hands[robot]),
        hand=tuple([FACES[card] for card in hand]),
    )


def _place(square: Square) -> Square | None:
    return square if square >= 0 else None


def _shown(table: Rally, card: Card, seat: Seat | None) -> CardView | None:
    """A card that lies face up, or that the seat knows to be there."""
    if card == NO_CARD:
        return None
    seen = table.seen[card]
    known = seen == FACE_UP or (seat is not None and seen >> seat & 1)
    return FACES[card] if known else None


def _register(table: Rally, robot: Robot, register: int, seat: Seat | None) -> RegisterView:
    card = table.registers[robot][register]
    locked = bool(table.locks[robot] >> register & 1)
    if card == NO_CARD and not table.held[robot]:
        return EMPTY[locked]
    beside = NO_CARD
    for option, cards in ((CRAB_LEGS, table.side_cards), (DUAL_PROCESSOR, table.turn_cards)):
        if table.held[robot] & option and cards[register] != NO_CARD:
            beside = cards[register]
    return RegisterView(
        filled=card != NO_CARD,
        locked=locked,
        card=_shown(table, card, seat),
        beside=_shown(table, beside, seat),
        with_turn=beside != NO_CARD,
    )


def _stores(table: Rally, robot: Robot, seat: Seat | None) -> list[StoredView]:
    held: OptionSet = table.held[robot]
    found = []
    for option, card in ((FLYWHEEL, table.flywheel), (CONDITIONAL_PROGRAM, table.parked)):
        if held & option:
            found.append(StoredView(names(option)[0], card != NO_CARD, _shown(table, card, seat), 0))
    for option, used in ((ABLATIVE_COAT, table.coat), (MINI_HOWITZER, table.shells)):
        if held & option:
            found.append(StoredView(names(option)[0], False, None, used))
    return found


def _flag(table: Rally, flag: int) -> FlagView:
    team, carrier = table.flag_team[flag], table.carrier[flag]
    return FlagView(
        number=flag + 1,
        square=_place(table.flag_square[flag]),
        team=None if team == NOBODY else team,
        carrier=None if carrier == NOBODY else carrier,
    )


def _kept(table: Rally, seat: Seat | None) -> OptionCard | None:
    if seat is None or not table.drafts[seat] or table.kept[seat] == NOBODY:
        return None
    return names(1 << table.kept[seat])[0]
