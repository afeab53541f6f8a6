"""Destruction: a robot leaves the board, loses a life and an option card, and may be out."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Step
from rouages.games.robo_rally.capture import drop_flag
from rouages.games.robo_rally.cards.option import NAMES, NUMBER, OptionCard, names
from rouages.games.robo_rally.cards.program import REGISTERS
from rouages.games.robo_rally.decks import discard_register, lose_option
from rouages.games.robo_rally.events.course import SuperBotNamed
from rouages.games.robo_rally.events.register import Destroyed, Destruction, Eliminated
from rouages.games.robo_rally.events.turn import LotsDrawn
from rouages.games.robo_rally.factory.floor import OFF_BOARD, Square
from rouages.games.robo_rally.reasons import NotHeld
from rouages.games.robo_rally.table import NOBODY, Rally, Robot, Status


def destroy(table: Rally, robot: Robot, cause: Destruction, square: Square, last: Square) -> None:
    """A robot goes off the board with its program; it loses a life and an option card, or is out."""
    table.hurt_down[robot] = table.damage[robot] if table.down[robot] and cause != "damage" else 0
    take_off(table, robot)
    table.say(Destroyed(robot, cause, square, max(0, table.lives[robot] - 1)))
    drop_flag(table, robot, last)
    if table.lives[robot] == 0:
        eliminate(table, robot)
    else:
        table.lives[robot] -= 1
        table.status[robot] = Status.WRECKED
        table.wrecked_in[robot] = table.turn
        table.wrecks.append(robot)
        lose_one_option(table, robot)
    if robot == table.superbot:
        crown_successor(table)


def take_off(table: Rally, robot: Robot) -> None:
    """Off the board for good or until it comes back: its damage, its locks and its program are gone."""
    table.damage[robot] = 0
    table.locks[robot] = 0
    table.down[robot] = False
    table.discard += table.hands[robot]
    table.hands[robot].clear()
    lift(table, robot)


def lift(table: Rally, robot: Robot) -> None:
    """Off the board: its open registers are discarded, and it controls nobody."""
    table.square[robot] = OFF_BOARD
    for register in range(REGISTERS):
        if not table.locks[robot] >> register & 1:
            discard_register(table, robot, register)
    table.controller[robot] = NOBODY
    while robot in table.controller:
        table.controller[table.controller.index(robot)] = NOBODY


def eliminate(table: Rally, robot: Robot) -> None:
    """It must give a life and has none: it is out, and its option cards go (ruling 1)."""
    table.status[robot] = Status.OUT
    table.say(Eliminated(table.owner(robot), robot))
    discard_options(table, robot)


def discard_options(table: Rally, robot: Robot) -> None:
    """All its option cards go to the discards."""
    for name in names(table.held[robot]):
        lose_option(table, robot, 1 << NUMBER[name], "destroyed")


def lose_one_option(table: Rally, robot: Robot) -> None:
    """A destroyed robot loses one option card at once; its owner chooses (ruling 16)."""
    held = table.held[robot]
    if held & (held - 1):
        table.then(LoseOption(table.owner(robot), robot))
    elif held:
        lose_option(table, robot, held, "destroyed")


class GiveUp(Choice, frozen=True):
    """An option card."""

    card: OptionCard


GIVE_UP = tuple(GiveUp(name) for name in NAMES)


class LoseOption(Decision[Rally, GiveUp], frozen=True):
    """Which option card a destroyed robot loses."""

    rule = "option_cards"
    robot: Robot

    def options(self, table: Rally) -> Sequence[GiveUp]:
        """Any of its own."""
        return [GIVE_UP[NUMBER[name]] for name in names(table.held[self.robot])]

    def resolve(self, table: Rally, choice: GiveUp) -> None:
        lose_option(table, self.robot, 1 << NUMBER[choice.card], "destroyed")

    def why_not(self, table: Rally, choice: Choice) -> Reason:
        """The robot does not have the card."""
        return NotHeld(choice.card) if isinstance(choice, GiveUp) else AnotherQuestion(self)

    def default(self, table: Rally) -> GiveUp:
        return self.options(table)[0]


def crown_successor(table: Rally) -> None:
    """The robot that last shot or pushed the destroyed SuperBot takes its place (ruling 31)."""
    heir = table.superbot_foe
    if heir == NOBODY or table.status[heir] == Status.OUT:
        if table.status[table.superbot] != Status.OUT:
            return
        left = [robot for robot in table.dock_order if table.status[robot] != Status.OUT]
        if not left:
            return
        heir = left[0]
    table.superbot = heir
    table.superbot_foe = NOBODY
    table.say(SuperBotNamed(heir))


class OrderWrecks(Step[Rally], frozen=True):
    """Robots destroyed at the same moment come back in the order of their docks."""

    since: int

    def run(self, table: Rally) -> None:
        """Those destroyed since then."""
        order_wrecks(table, self.since)


def order_wrecks(table: Rally, since: int) -> None:
    """In dock order, or by lot (option `ties`, ruling 6)."""
    together = table.wrecks[since:]
    if len(together) < 2:
        return
    together.sort(key=table.dock_order.index)
    if table.options.ties == "lot":
        table.rng.shuffle(together, "ties")
        table.say(LotsDrawn(tuple(together)))
    table.wrecks[since:] = together
