"""Powering down (rulebook: *Déclarer une mise hors tension*)."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Step
from rouages.games.robo_rally.damage import restore
from rouages.games.robo_rally.events.turn import PowerDownAnnounced, PoweredDown
from rouages.games.robo_rally.factory.courses import Rule
from rouages.games.robo_rally.table import Phase, Rally, Robot, Status


class StayOn(Choice, frozen=True):
    """Keep running."""


class PowerDown(Choice, frozen=True):
    """Be powered down next turn."""


STAY_ON, POWER_DOWN = StayOn(), PowerDown()
ON_OR_DOWN: tuple[StayOn | PowerDown, ...] = (STAY_ON, POWER_DOWN)


class AnnouncePowerDowns(Step[Rally], frozen=True):
    """Each says in dock order whether to power down next turn."""

    def run(self, table: Rally) -> None:
        """Damaged robots that are running."""
        table.phase = Phase.ANNOUNCE
        if table.has_rule(Rule.NO_POWER_DOWN):
            return
        table.then(
            *(
                AnnouncePowerDown(table.owner(robot), robot)
                for robot in table.dock_order
                if table.is_programmed(robot) and table.damage[robot]
            )
        )


class AnnouncePowerDown(Decision[Rally, StayOn | PowerDown], frozen=True):
    """Whether a robot powers down next turn."""

    rule = "power_down"
    robot: Robot

    def options(self, table: Rally) -> Sequence[StayOn | PowerDown]:
        """One or the other."""
        return ON_OR_DOWN

    def resolve(self, table: Rally, choice: StayOn | PowerDown) -> None:
        """It takes effect at the start of the next turn."""
        announce(table, self.robot, choice)

    def default(self, table: Rally) -> StayOn:
        return STAY_ON


class StayDown(AnnouncePowerDown, frozen=True):
    """Whether a robot that was powered down stays so for the next turn."""


def announce(table: Rally, robot: Robot, choice: StayOn | PowerDown) -> None:
    """Note what was said."""
    table.announced[robot] = choice == POWER_DOWN
    if table.announced[robot]:
        table.say(PowerDownAnnounced(table.owner(robot), robot))


class AskWhoStaysDown(Step[Rally], frozen=True):
    """Those who were down this turn say whether they stay down."""

    def run(self, table: Rally) -> None:
        """Unless a Circuit Breaker has decided it."""
        table.then(
            *(
                StayDown(table.owner(robot), robot)
                for robot in table.dock_order
                if table.down[robot] and not table.announced[robot]
            )
        )


class PowerDownRobots(Step[Rally], frozen=True):
    """At the start of a turn announced robots go down and lose all damage; the others run."""

    def run(self, table: Rally) -> None:
        """Locked registers are free again."""
        for robot in table.dock_order:
            goes_down = table.announced[robot] and table.status[robot] == Status.RACING
            table.down[robot] = goes_down
            table.announced[robot] = False
            if goes_down:
                table.say(PoweredDown(robot))
                restore(table, robot)
