"""Weapons fired instead of the main laser: they act after all lasers, in dock order (ruling 10)."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.games.robo_rally.cards.option import MINI_HOWITZER, NAMES, SHELLS, WEAPONS, OptionCard
from rouages.games.robo_rally.cards.program import ACTION, PRIORITY, REGISTERS
from rouages.games.robo_rally.decks import discard_beside, draw, lose_option
from rouages.games.robo_rally.events.register import CardSwapped, Controlled, WeaponFired
from rouages.games.robo_rally.factory.boards import Direction
from rouages.games.robo_rally.hits import TakeHit
from rouages.games.robo_rally.movement import Cause, slide
from rouages.games.robo_rally.table import FACE_UP, NOBODY, Rally, Robot


class UseWeapons(Step[Rally], frozen=True):
    """Those who chose a weapon fire it, in dock order."""

    def run(self, table: Rally) -> None:
        """Each in a step of its own, seeing the board as the one before left it."""
        table.then(*(UseWeapon(robot) for robot in table.dock_order if table.aim[robot] & WEAPONS))


class UseWeapon(Step[Rally], frozen=True):
    """A robot fires its weapon, if it still has it, still stands and sees a target (ruling 26)."""

    robot: Robot

    def run(self, table: Rally) -> None:
        """At the first robot ahead."""
        robot = self.robot
        if table.square[robot] < 0 or not table.aim[robot] & table.held[robot]:
            return
        weapon = NAMES[table.aim[robot].bit_length() - 1]
        if not can_fire(table, robot, weapon):
            return
        direction = table.facing[robot]
        other = target(table, robot)
        table.say(WeaponFired(robot, other, weapon))
        if other == table.superbot:
            table.superbot_foe = robot
        use(table, robot, other, weapon, direction)


def target(table: Rally, robot: Robot) -> Robot:
    """The first robot ahead, or nobody."""
    squares = table.square
    for square in table.floor.sight[squares[robot] * 4 + table.facing[robot]]:
        if square in squares:
            return squares.index(square)
    return NOBODY


def can_fire(table: Rally, robot: Robot, weapon: OptionCard) -> bool:
    """Whether a weapon has a target on which it does something."""
    other = target(table, robot)
    if other == NOBODY:
        return False
    if weapon is OptionCard.TRACTOR_BEAM:
        return table.floor.step[table.square[robot] * 4 + table.facing[robot]] != table.square[other]
    if weapon is OptionCard.RADIO_CONTROL:
        return table.register + 1 < REGISTERS and not table.down[other] and table.controller[other] != robot
    if weapon is OptionCard.SCRAMBLER:
        return table.register + 1 < REGISTERS and not table.down[other]
    return True


def use(table: Rally, robot: Robot, other: Robot, weapon: OptionCard, direction: Direction) -> None:
    """What the weapon does to its target."""
    if weapon is OptionCard.MINI_HOWITZER:
        table.shells += 1
        if table.shells == SHELLS:
            lose_option(table, robot, MINI_HOWITZER, "used_up")
        table.then(TakeHit(other, robot, direction, False))
        slide(table, other, direction, Cause.WEAPON, by=robot)
    elif weapon is OptionCard.PRESSOR_BEAM:
        slide(table, other, direction, Cause.WEAPON, by=robot)
    elif weapon is OptionCard.TRACTOR_BEAM:
        slide(table, other, (direction + 2) % 4, Cause.WEAPON, by=robot)
    elif weapon is OptionCard.RADIO_CONTROL:
        table.controller[other] = robot
        table.say(Controlled(other, robot))
    else:
        swap_card(table, other, table.register + 1, OptionCard.SCRAMBLER)


def swap_card(table: Rally, robot: Robot, register: int, option: OptionCard) -> None:
    """Replace the card of a register by the top card of the deck, face up (ruling 27)."""
    table.discard.append(table.registers[robot][register])
    discard_beside(table, robot, register)
    card = table.registers[robot][register] = draw(table)
    table.seen[card] = FACE_UP
    table.say(CardSwapped(robot, register + 1, ACTION[card], PRIORITY[card], option))
