"""Damage: points on a robot, the registers that they lock, and repairs."""

from __future__ import annotations

from rouages.games.robo_rally.cards.program import ACTION, NO_CARD, PRIORITY, REGISTERS
from rouages.games.robo_rally.decks import discard_register, draw
from rouages.games.robo_rally.destruction import destroy
from rouages.games.robo_rally.events.register import Damaged
from rouages.games.robo_rally.events.turn import LockedRegisterFilled, Repaired, Restored
from rouages.games.robo_rally.table import FACE_UP, Rally, Robot

FATAL = 10
"""The tenth point of damage destroys a robot."""
FREE_POINTS = 4
"""So many points of damage lock no register."""
HIGHEST_FREE = tuple(
    max((register for register in range(REGISTERS) if not locks >> register & 1), default=-1)
    for locks in range(1 << REGISTERS)
)
"""By locked registers: the next one to be locked, from the fifth down to the first."""


def damage(table: Rally, robot: Robot, register: int = -1) -> None:
    """A point of damage; from the fifth on each locks a register, the fifth register first."""
    points = table.damage[robot] + 1
    if points >= FATAL:
        destroy(table, robot, "damage", table.square[robot], table.square[robot])
        return
    table.damage[robot] = points
    locks = table.locks[robot]
    if register < 0 and points - 1 - locks.bit_count() >= FREE_POINTS:
        register = HIGHEST_FREE[locks]
    table.say(Damaged(robot, points, register + 1 or None))
    if register >= 0:
        table.locks[robot] = locks | 1 << register
        if table.registers[robot][register] == NO_CARD:
            fill_locked(table, robot, register)


def fill_locked(table: Rally, robot: Robot, register: int) -> None:
    """A register locked while empty gets a random card, face up (ruling 14)."""
    card = table.registers[robot][register] = draw(table)
    table.seen[card] = FACE_UP
    table.say(LockedRegisterFilled(robot, register + 1, ACTION[card], PRIORITY[card]))


def repair(table: Rally, robot: Robot) -> None:
    """A point of damage goes, and the lowest lock with it."""
    if table.damage[robot]:
        unlocked = shed(table, robot)
        table.say(Repaired(robot, table.damage[robot], unlocked or None))


def restore(table: Rally, robot: Robot) -> None:
    """All damage goes at once, and every lock with it."""
    if table.damage[robot]:
        while table.damage[robot]:
            shed(table, robot)
        table.say(Restored(robot))


def shed(table: Rally, robot: Robot) -> int:
    """One point less; the register that is free again, counted from 1, or 0."""
    table.damage[robot] -= 1
    locks = table.locks[robot]
    unlocked = (locks & -locks).bit_length()
    if unlocked:
        table.locks[robot] = locks & (locks - 1)
        discard_register(table, robot, unlocked - 1)
    return unlocked
