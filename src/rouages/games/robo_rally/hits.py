"""Hits: what becomes of a point of damage before the robot takes it."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Step
from rouages.games.robo_rally.cards.option import (
    ABLATIVE_COAT,
    COAT_POINTS,
    FIRE_CONTROL,
    NUMBER,
    POWER_DOWN_SHIELD,
    OptionCard,
    names,
)
from rouages.games.robo_rally.cards.program import REGISTERS
from rouages.games.robo_rally.damage import FATAL, damage
from rouages.games.robo_rally.decks import lose_option
from rouages.games.robo_rally.destruction import GIVE_UP, GiveUp
from rouages.games.robo_rally.events.register import DamageSoaked
from rouages.games.robo_rally.factory.boards import Direction
from rouages.games.robo_rally.reasons import CannotLock, NotHeld
from rouages.games.robo_rally.table import NOBODY, Rally, Robot


class TakeHit(Step[Rally], frozen=True):
    """One point of damage reaches a robot: from a robot or the board, travelling in a direction."""

    robot: Robot
    shooter: Robot
    direction: int
    main_laser: bool

    def run(self, table: Rally) -> None:
        """A robot that was destroyed meanwhile is hit no more."""
        hit(table, self.robot, self.shooter, self.direction, main_laser=self.main_laser)


def hit(table: Rally, robot: Robot, shooter: Robot, direction: int, *, main_laser: bool) -> None:
    """Fire Control may do something else with a hit of the main laser; otherwise it is damage."""
    if table.square[robot] < 0:
        return
    if main_laser and shooter != NOBODY and table.held[shooter] & FIRE_CONTROL:
        table.ask(DirectHit(table.owner(shooter), shooter, robot, direction))
    else:
        suffer(table, robot, shooter, direction)


def suffer(table: Rally, robot: Robot, by: Robot, direction: int) -> None:
    """Shield and coat come first; then the owner may give up an option card instead."""
    held = table.held[robot]
    if not held:
        damage(table, robot)
    elif not soaked(table, robot, direction):
        table.then(ProtectRobot(table.owner(robot), robot, None if by == NOBODY else by))


def soaked(table: Rally, robot: Robot, direction: int) -> bool:
    """Whether the Power-Down Shield or the Ablative Coat takes this point."""
    held = table.held[robot]
    side = 1 << direction if direction >= 0 else 0
    if held & POWER_DOWN_SHIELD and table.down[robot] and side & ~table.shielded:
        table.shielded |= side
        table.say(DamageSoaked(robot, OptionCard.POWER_DOWN_SHIELD))
        return True
    if held & ABLATIVE_COAT:
        table.coat += 1
        table.say(DamageSoaked(robot, OptionCard.ABLATIVE_COAT))
        if table.coat == COAT_POINTS:
            lose_option(table, robot, ABLATIVE_COAT, "used_up")
        return True
    return False


class TakeDamage(Choice, frozen=True):
    """Let the robot take the damage."""


TAKE_DAMAGE = TakeDamage()


class ProtectRobot(Decision[Rally, TakeDamage | GiveUp], frozen=True):
    """Give up an option card against a point of damage, at the moment that it comes."""

    rule = "option_cards"
    robot: Robot
    by: Robot | None = None
    """Who shoots or rams; None is the factory, or the robot itself."""

    def options(self, table: Rally) -> Sequence[TakeDamage | GiveUp]:
        """Take it, or any option card."""
        return [TAKE_DAMAGE, *(GIVE_UP[NUMBER[name]] for name in names(table.held[self.robot]))]

    def no(self, table: Rally) -> TakeDamage:
        """Asked at every hit, of cards that all see."""
        return TAKE_DAMAGE

    def resolve(self, table: Rally, choice: TakeDamage | GiveUp) -> None:
        """The card takes it, or the robot."""
        if isinstance(choice, GiveUp):
            lose_option(table, self.robot, 1 << NUMBER[choice.card], "given_up")
        else:
            damage(table, self.robot)

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """The robot does not have the card."""
        return NotHeld(choice.card) if isinstance(choice, GiveUp) else AnotherQuestion(self)

    def default(self, table: Rally) -> TakeDamage:
        return TAKE_DAMAGE


class LockRegister(Choice, frozen=True):
    """Lay the damage on this register, which locks it."""

    register: int


class DestroyOption(Choice, frozen=True):
    """Shoot this option card away."""

    card: OptionCard


class PlainHit(Choice, frozen=True):
    """An ordinary point of damage."""


PLAIN_HIT = PlainHit()


class DirectHit(Decision[Rally, PlainHit | LockRegister | DestroyOption], frozen=True):
    """What Fire Control does with a hit of the main laser (ruling 13)."""

    rule = "option_cards"
    shooter: Robot
    robot: Robot
    direction: Direction

    def options(self, table: Rally) -> Sequence[PlainHit | LockRegister | DestroyOption]:
        """Damage as usual, damage on a chosen register, or one of the target's option cards."""
        locks = table.locks[self.robot]
        fatal = table.damage[self.robot] + 1 >= FATAL
        registers = [] if fatal else [register for register in range(REGISTERS) if not locks >> register & 1]
        return [
            PLAIN_HIT,
            *(LockRegister(register + 1) for register in registers),
            *(DestroyOption(name) for name in names(table.held[self.robot])),
        ]

    def no(self, table: Rally) -> PlainHit:
        """Asked at every hit, of cards that all see."""
        return PLAIN_HIT

    def resolve(self, table: Rally, choice: PlainHit | LockRegister | DestroyOption) -> None:
        """The target cannot give up an option card against what is aimed (ruling 13)."""
        if isinstance(choice, DestroyOption):
            lose_option(table, self.robot, 1 << NUMBER[choice.card], "shot_away")
        elif isinstance(choice, PlainHit):
            suffer(table, self.robot, self.shooter, self.direction)
        elif not soaked(table, self.robot, self.direction):
            damage(table, self.robot, register=choice.register - 1)

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """The register is locked or the hit destroys the robot, or it does not have the card."""
        if isinstance(choice, LockRegister):
            return CannotLock(choice.register)
        return NotHeld(choice.card) if isinstance(choice, DestroyOption) else AnotherQuestion(self)

    def default(self, table: Rally) -> PlainHit:
        return PLAIN_HIT
