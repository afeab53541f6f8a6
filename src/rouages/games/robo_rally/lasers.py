"""Board lasers and robot lasers (rulebook: *Tirs de lasers*)."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Step
from rouages.games.robo_rally.cards.option import (
    DOUBLE_BARRELED_LASER,
    FIRE_CONTROL,
    HIGH_POWER_LASER,
    NUMBER,
    REAR_FIRING_LASER,
    WEAPONS,
    OptionCard,
    OptionSet,
    names,
)
from rouages.games.robo_rally.destruction import OrderWrecks, order_wrecks
from rouages.games.robo_rally.events.register import BoardLaserHit, RobotShot, WeaponAimed
from rouages.games.robo_rally.factory.boards import Direction
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.factory.floor import OUTSIDE, Square
from rouages.games.robo_rally.hits import TakeHit, hit
from rouages.games.robo_rally.reasons import NoTarget, NotHeld
from rouages.games.robo_rally.table import NOBODY, Phase, Rally, Robot
from rouages.games.robo_rally.weapons import UseWeapons, can_fire

MAIN_LASER: OptionSet = 0


class FireLasers(Step[Rally], frozen=True):
    """All lasers fire, after those with other weapons have said what they fire."""

    def run(self, table: Rally) -> None:
        """Ask in dock order (the first is planned last), then fire."""
        table.phase = Phase.LASERS
        if not any(table.held):
            fire(table)
            return
        table.aim = [MAIN_LASER] * len(table.square)
        table.then(Fire(), UseWeapons())
        for robot in reversed(table.dock_order):
            if table.held[robot] & (WEAPONS | HIGH_POWER_LASER) and may_fire(table, robot):
                table.ask(ChooseWeapon(table.owner(robot), robot))


class Fire(Step[Rally], frozen=True):
    """Every laser fires at the same moment."""

    def run(self, table: Rally) -> None:
        """As the robots stand now."""
        fire(table)


def may_fire(table: Rally, robot: Robot) -> bool:
    """A robot on the board that is not powered down (ruling 3)."""
    return table.square[robot] >= 0 and (not table.down[robot] or table.options.down_robots_fire)


class Weapon(Choice, frozen=True):
    """What to fire: an option card, or none for the main laser."""

    card: OptionCard | None


PLAIN_LASER = Weapon(None)
WEAPON_CHOICES = {name: Weapon(name) for name in OptionCard}


class ChooseWeapon(Decision[Rally, Weapon], frozen=True):
    """What a robot fires in this register."""

    rule = "option_cards"
    robot: Robot

    def options(self, table: Rally) -> Sequence[Weapon]:
        """The main laser, that laser through an obstacle, or a weapon that has a target."""
        held = table.held[self.robot]
        found = [PLAIN_LASER]
        if held & HIGH_POWER_LASER and pierced(table, self.robot) != in_line(table, self.robot):
            found.append(WEAPON_CHOICES[OptionCard.HIGH_POWER_LASER])
        found += [WEAPON_CHOICES[name] for name in names(held & WEAPONS) if can_fire(table, self.robot, name)]
        return found

    def no(self, table: Rally) -> Weapon:
        """Asked in every register, of cards that all see."""
        return PLAIN_LASER

    def resolve(self, table: Rally, choice: Weapon) -> None:
        """It will be fired with all the others."""
        if choice.card is not None:
            table.aim[self.robot] = 1 << NUMBER[choice.card]
            table.say(WeaponAimed(self.seat, self.robot, choice.card))

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """The robot does not have the card, or it would hit nothing."""
        if not isinstance(choice, Weapon) or choice.card is None:
            return AnotherQuestion(self)
        held = table.held[self.robot] & (WEAPONS | HIGH_POWER_LASER) & 1 << NUMBER[choice.card]
        return NoTarget(choice.card) if held else NotHeld(choice.card)

    def default(self, table: Rally) -> Weapon:
        return PLAIN_LASER


def fire(table: Rally) -> None:
    """Find every hit as the robots stand, then deal them; those who are asked, in dock order (ruling 10)."""
    since = len(table.wrecks)
    hits = [*board_hits(table), *robot_hits(table)]
    if not hits:
        return
    held = table.held
    if any(
        held[robot] or (shooter != NOBODY and held[shooter] & FIRE_CONTROL) for robot, shooter, *_ in hits
    ):
        hits.sort(key=lambda each: table.dock_order.index(each[0]))
        table.then(*(TakeHit(*each) for each in hits), OrderWrecks(since))
        return
    for robot, shooter, direction, main_laser in hits:
        hit(table, robot, shooter, direction, main_laser=main_laser)
    order_wrecks(table, since)


Hit = tuple[Robot, Robot, Direction, bool]
"""A point of damage: who is hit, by whom, in which direction it travels, whether it is a main laser."""


def board_hits(table: Rally) -> list[Hit]:
    """The nearest robot in each beam takes all of its shots."""
    squares = table.square
    found: list[Hit] = []
    for beam in table.floor.beams:
        for square in beam.path:
            if square in squares:
                robot = squares.index(square)
                table.say(BoardLaserHit(robot, beam.path[0], beam.direction, beam.count))
                found += [(robot, NOBODY, beam.direction, False)] * beam.count
                break
    return found


def robot_hits(table: Rally) -> list[Hit]:
    """Each robot shoots the first robot in its line of sight, however far."""
    found: list[Hit] = []
    doubled = table.has_rule(Rule.LASERS_DOUBLED)
    for robot in table.dock_order:
        if not may_fire(table, robot):
            continue
        held = table.held[robot]
        aim = table.aim[robot] if held else MAIN_LASER
        power = 2 if doubled or robot == table.superbot else 1
        if aim in (MAIN_LASER, HIGH_POWER_LASER):
            targets = pierced(table, robot) if aim else in_line(table, robot)
            shots = power * (2 if held & DOUBLE_BARRELED_LASER else 1)
            for target in targets:
                found += shoot(table, robot, target, table.facing[robot], shots, main_laser=True)
        if held & REAR_FIRING_LASER:
            back = (table.facing[robot] + 2) % 4
            for target in seen_from(table, robot, back)[:1]:
                found += shoot(table, robot, target, back, power, main_laser=False)
    note_foes(table, [shooter for victim, shooter, *_ in found if victim == table.superbot])
    return found


def note_foes(table: Rally, shooters: list[Robot]) -> None:
    """Of several who shot the SuperBot, the one with the lowest priority counts as the last."""
    if shooters:
        table.superbot_foe = min(shooters, key=lambda robot: table.registers[robot][table.register])


def shoot(
    table: Rally, robot: Robot, target: Robot, direction: Direction, shots: int, *, main_laser: bool
) -> list[Hit]:
    """So many shots at a robot."""
    table.say(RobotShot(target, robot, table.square[robot], direction, shots))
    return [(target, robot, direction, main_laser)] * shots


def in_line(table: Rally, robot: Robot) -> list[Robot]:
    """The robot that the main laser hits, if there is one."""
    return seen_from(table, robot, table.facing[robot])[:1]


def seen_from(table: Rally, robot: Robot, direction: Direction) -> list[Robot]:
    """The robots in one direction before a wall or the end of the boards, the nearest first."""
    squares = table.square
    return [
        squares.index(square)
        for square in table.floor.sight[squares[robot] * 4 + direction]
        if square in squares
    ]


def pierced(table: Rally, robot: Robot) -> list[Robot]:
    """The robots that a High-Power Laser hits: it goes through the first robot or the first wall."""
    direction = table.facing[robot]
    seen = seen_from(table, robot, direction)
    if seen:
        return seen[:2]
    beyond = behind_wall(table, table.square[robot], direction)
    if beyond < 0:
        return []
    squares = table.square
    line = (beyond, *table.floor.sight[beyond * 4 + direction])
    return [squares.index(square) for square in line if square in squares][:1]


def behind_wall(table: Rally, square: Square, direction: Direction) -> int:
    """The square behind the first wall ahead, or behind the end of the boards; OUTSIDE off the grid."""
    floor = table.floor
    while (to := floor.step[square * 4 + direction]) >= 0:
        square = to
    x = square % floor.width + (0, 1, 0, -1)[direction]
    y = square // floor.width + (-1, 0, 1, 0)[direction]
    if not (0 <= x < floor.width and 0 <= y < floor.height):
        return OUTSIDE
    return y * floor.width + x
