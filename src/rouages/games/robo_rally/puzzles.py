"""Puzzles: from this hand the one program that touches a flag, reaches a repair site, survives or pushes.

All other robots are powered down, so that nobody else chooses anything and nothing is left to chance.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from rouages.engine.agenda import Decision, Seat, Together
from rouages.engine.chance import Rng
from rouages.engine.copying import copy_table
from rouages.engine.events import Event
from rouages.engine.puzzling import Goal, Puzzling, Source, Usual
from rouages.games.robo_rally.cards.program import ACTION, CARDS, NO_CARD, REGISTERS, Action
from rouages.games.robo_rally.damage import FATAL, FREE_POINTS
from rouages.games.robo_rally.events.register import CardRevealed, Destroyed, RegisterBegan
from rouages.games.robo_rally.factory.boards import DIRECTIONS
from rouages.games.robo_rally.factory.courses import COURSES, Course
from rouages.games.robo_rally.factory.floor import Square
from rouages.games.robo_rally.goals import ReachRepair, Survive, TouchFlag, Wreck, is_deadly, repair_sites
from rouages.games.robo_rally.left_overs import Place
from rouages.games.robo_rally.programming import Program
from rouages.games.robo_rally.table import FACE_UP, Rally, Robot
from rouages.games.robo_rally.themes import THEMES, themes
from rouages.games.robo_rally.trials import LEAST_REGISTERS, goals_met_once, programs_of

LEAST_CARDS = 4
"""Smaller hands leave too little to choose."""
MOST_TURNS = 10
"""So long bots play before positions are taken from another game."""
NEAR = 6
"""A robot farther away than so many squares is not pushed,"""
FAR = 12
"""and a flag not touched."""
MOST_PROGRAMS = 240
"""Robots whose hands allow more have damage, and fewer cards: it would take long to try them all."""
HURT = 2
"""With less damage it is no art to survive."""


def pose(table: Rally, seat: Seat) -> Rally | None:
    """At the beginning of programming: the other robots powered down, and no card known but one's own."""
    item = table.next
    if type(item) is not Together or len(table.hands[seat]) < LEAST_CARDS or not table.lives[seat]:
        return None
    branch = item.branches.get(seat)
    if not branch or type(branch[-1]) is not Program or table.registers[seat].index(NO_CARD):
        return None
    posed: Rally = copy_table(table)
    together: Together = posed.next
    together.branches = {seat: together.branches[seat]}
    for robot, square in enumerate(posed.square):
        if robot != seat and square >= 0:
            switch_off(posed, robot)
    posed.announced = [False] * len(posed.square)
    weaken(posed, seat)
    lie_open = [*posed.hands[seat], *posed.registers[seat]]
    posed.deck = [card for card in range(CARDS) if card not in lie_open]
    posed.discard = []
    posed.seen = [0] * CARDS
    for card in posed.hands[seat]:
        posed.seen[card] = 1 << seat
    for card in posed.registers[seat]:
        if card != NO_CARD:
            posed.seen[card] = FACE_UP
    posed.news = []
    posed.rng = Rng(b"")
    return posed


def switch_off(table: Rally, robot: Robot) -> None:
    """It is powered down, as good as new and without a card."""
    table.down[robot] = True
    table.damage[robot] = table.locks[robot] = 0
    table.hands[robot] = []
    table.registers[robot] = [NO_CARD] * REGISTERS


def weaken(table: Rally, robot: Robot) -> None:
    """As much damage as it takes, short of locked registers, until its hand is soon tried.

    Which cards go hangs on the turn and the square, lest it always be the fast ones.
    """
    hand = table.hands[robot]
    while table.damage[robot] < FREE_POINTS and len(hand) > REGISTERS and is_wide(table, robot):
        table.damage[robot] += 1
        hand.pop((table.turn + table.square[robot]) % len(hand))


def is_wide(table: Rally, robot: Robot) -> bool:
    """Whether its hand allows too many programs."""
    free = table.registers[robot].count(NO_CARD)
    return programs_of(table.hands[robot], free) > MOST_PROGRAMS


def ask(table: Rally, robot: Robot) -> Sequence[Goal]:
    """What one program alone does, of all that could be asked: of a flag, as soon as it can be touched."""
    if is_wide(table, robot):
        return ()
    here, floor = table.square[robot], table.floor
    goals: list[Goal] = []
    for flag in range(table.touched[robot] + 1, min(table.touched[robot] + 2, len(table.flag_square)) + 1):
        if floor.distance(here, table.flag_square[flag - 1]) <= FAR:
            goals += [TouchFlag(robot, flag, register) for register in range(LEAST_REGISTERS, REGISTERS + 1)]
    nearest = min([floor.distance(here, site) for site in repair_sites(table)])
    if table.damage[robot] and nearest <= NEAR:
        goals.append(ReachRepair(robot))
    goals += [
        Wreck(robot, other, table.lives[other], square)
        for other, square in enumerate(table.square)
        if other != robot
        and square >= 0
        and floor.distance(here, square) <= NEAR
        and is_exposed(table, square)
    ]
    if table.damage[robot] >= HURT:
        goals += survivals(table, robot)
    return goals_met_once(table, robot, goals) if goals else ()


def survivals(table: Rally, robot: Robot) -> list[Goal]:
    """To live through the turn with so much damage, from what it has to all that can be borne."""
    bearable = range(table.damage[robot], FATAL)
    return [Survive(robot, table.turn, table.lives[robot], most) for most in bearable]


def is_exposed(table: Rally, square: Square) -> bool:
    """Whether there is a pit or an end of the boards a few squares ahead, in some direction."""
    step = table.floor.step
    for direction in DIRECTIONS:
        to = square
        for _ in range(NEAR // 2):
            if is_deadly(table, to, direction):
                return True
            to = step[to * 4 + direction]
            if to < 0:
                break
    return False


def tries(table: Rally, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[int]:
    """One card of each action, since nobody else moves; who powers down does so next turn."""
    if type(decision) is not Program:
        return (0,)
    first: dict[Action, int] = {}
    for number, option in enumerate(options):
        if isinstance(option, Place):
            first.setdefault(option.action, number)
    return tuple(first.values())


def steps(events: Sequence[Event], robot: Robot) -> Sequence[Hashable]:
    """The program, as far as it was executed."""
    return [
        (event.register, event.action)
        for event in events
        if isinstance(event, CardRevealed) and event.robot == robot
    ]


def refutes(events: Sequence[Event], robot: Robot) -> Sequence[Event]:
    """That it was destroyed, and in which register."""
    began: list[Event] = []
    for event in events:
        if isinstance(event, RegisterBegan):
            began = [event]
        elif isinstance(event, Destroyed) and event.robot == robot:
            return [*began, event]
    return ()


def alike(table: Rally, robot: Robot) -> Hashable:
    """The same robot on the same square with the same cards."""
    actions = sorted(ACTION[card] for card in table.hands[robot])
    return table.options.course, table.square[robot], table.facing[robot], tuple(actions)


def sources() -> list[Source]:
    """Every ordinary course, with bots that know the way and one that does not."""
    return [
        Source(
            {"course": name, "option_cards": False, "sand_timer": False, "turn_limit": MOST_TURNS},
            ("greedy",) * (players_of(course) - 1) + ("random",),
        )
        for name, course in COURSES.items()
        if not course.rules and course.category in ("beginner", "expert")
    ]


def players_of(course: Course) -> int:
    """Four, or as few as the course is for."""
    return max(4, course.players[0])


PUZZLES = Puzzling(
    goals=(TouchFlag, ReachRepair, Wreck, Survive),
    sources=sources(),
    pose=pose,
    ask=ask,
    tries=tries,
    steps=steps,
    themes=themes,
    all_themes=THEMES,
    alike=alike,
    usual=Usual(lines=120, themes=3, playouts=256),
    refutes=refutes,
    most_of_a_kind=2,
)
