"""Phase 2: activating the robots: attacks, traps, harvests, shovels, in this order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Step
from rouages.games.out_of_gears.components import (
    ATTACK,
    COUNTER_DEFENCE,
    HARVEST,
    SUPER_ATTACK,
    SUPER_HARVEST,
    SUPER_SHOVEL,
    SUPER_TRAP,
    TRAP,
    Action,
)
from rouages.games.out_of_gears.events import (
    DefencesVoid,
    Defended,
    Holding,
    NoToll,
    PlanRevealed,
    TollTaken,
    TrapIdle,
    TrapSprung,
    UpgradeRevealed,
)
from rouages.games.out_of_gears.gears import ONE, Kind, kinds
from rouages.games.out_of_gears.sharing import DUMP, ROBOT, ShareOut
from rouages.games.out_of_gears.table import Gears, Phase, Robot

CIRCUIT: Final = "circuit"


class ResolveAttacks(Step[Gears], frozen=True):
    """All attacks are revealed; defences first, unless a Counter-Defence cancels them (rulings 4, 12)."""

    def run(self, table: Gears) -> None:
        """Reveal, settle defences, then steal."""
        table.phase = Phase.ATTACK
        reveal(table, ATTACK, SUPER_ATTACK, COUNTER_DEFENCE)
        defenders = [robot for robot in table.robots if table.is_defending(robot)]
        if defenders and COUNTER_DEFENCE in table.actions:
            table.say(DefencesVoid(tuple(defenders)))
            defenders = []
        attackers = table.attackers()
        tolls = [
            TakeToll(defender, attacker) for defender in defenders for attacker in attackers.get(defender, ())
        ]
        table.then(*tolls, Steal())


class TakeToll(Step[Gears], frozen=True):
    """A defender takes one gear from an attacker, from the robot or its circuit (rulings 3, 7, 9)."""

    defender: Robot
    attacker: Robot

    def run(self, table: Gears) -> None:
        """Ask only if there is something to choose."""
        seat = table.owner[self.defender]
        if not table.ask(TakeGear(seat, self.defender, self.attacker)):
            table.say(NoToll(seat, self.defender, self.attacker))


class Taken(Choice, frozen=True):
    """One gear of a kind, from the attacker's robot or circuit."""

    gear: Kind
    place: Holding


FROM_ROBOT = tuple(Taken(kind, ROBOT) for kind in range(11))
FROM_CIRCUIT = tuple(Taken(kind, CIRCUIT) for kind in range(11))


class AttackerLacks(Reason, frozen=True):
    """The repelled attacker has no gear of this kind there."""

    rule = "defence"
    attacker: Robot
    gear: Kind
    place: Holding


class TakeGear(Decision[Gears, Taken], frozen=True):
    """Which gear a defender takes from an attacker (ruling 8)."""

    rule = "defence"
    robot: Robot
    attacker: Robot

    def options(self, table: Gears) -> Sequence[Taken]:
        """Each kind that the attacker carries or has assembled."""
        return [FROM_ROBOT[kind] for kind in kinds(table.carried[self.attacker])] + [
            FROM_CIRCUIT[kind] for kind in kinds(table.circuit[self.attacker])
        ]

    def resolve(self, table: Gears, choice: Taken) -> None:
        """It goes with the defender, where nobody can steal it this turn (ruling 10)."""
        pile = table.carried if choice.place == ROBOT else table.circuit
        pile[self.attacker] -= ONE[choice.gear]
        table.carried[self.robot] += ONE[choice.gear]
        table.say(TollTaken(self.seat, self.robot, self.attacker, choice.gear, choice.place))

    def why_not(self, table: Gears, choice: Choice) -> Reason:
        """The attacker has no such gear there."""
        if isinstance(choice, Taken):
            return AttackerLacks(self.attacker, choice.gear, choice.place)
        return AnotherQuestion(self)


class Steal(Step[Gears], frozen=True):
    """Every undefended robot loses what it carries to its attackers, all at once (rulings 5, 6)."""

    def run(self, table: Gears) -> None:
        """Share out victim by victim; what is taken is put aside until all are done."""
        attackers = table.attackers()
        counters = {robot for robot in table.robots if table.actions[robot] is COUNTER_DEFENCE}
        thefts = []
        for victim in table.robots:
            thieves = attackers.get(victim, [])
            if table.is_defending(victim):
                thieves = sorted({*thieves, *counters}) if counters else []
            if thieves:
                thefts.append(ShareOut(ROBOT, victim, tuple(thieves)))
        if thefts:
            table.then(*thefts, PocketStolen())


class PocketStolen(Step[Gears], frozen=True):
    """What was stolen goes with the thieves."""

    def run(self, table: Gears) -> None:
        """Gains come after all losses."""
        for robot in table.robots:
            table.carried[robot] += table.stolen[robot]
            table.stolen[robot] = 0


class SpringTraps(Step[Gears], frozen=True):
    """Traps cancel the harvests of their dump and take its gears, if there were any (rulings 17 to 20)."""

    def run(self, table: Gears) -> None:
        """Reveal the traps, and the harvests that they stop."""
        table.phase = Phase.TRAP
        reveal(table, TRAP, SUPER_TRAP)
        spoils = []
        harvesters = table.harvesters()
        for dump, trappers in sorted(table.trappers().items()):
            if stopped := harvesters.get(dump):
                for robot in stopped:
                    turn_up(table, robot)
                table.blocked[dump] = True
                table.say(TrapSprung(dump, tuple(trappers), tuple(stopped)))
                spoils.append(ShareOut(DUMP, dump, tuple(trappers)))
            else:
                table.say(TrapIdle(dump, tuple(trappers)))
        table.then(*spoils)


class ResolveHarvests(Step[Gears], frozen=True):
    """Harvests that no trap cancelled take the gears of their dump."""

    def run(self, table: Gears) -> None:
        """Reveal, then share dump by dump."""
        table.phase = Phase.HARVEST
        reveal(table, HARVEST, SUPER_HARVEST)
        harvests = [
            ShareOut(DUMP, dump, tuple(harvesters))
            for dump, harvesters in sorted(table.harvesters().items())
            if not table.blocked[dump]
        ]
        table.then(*harvests)


class DigWithShovels(Step[Gears], frozen=True):
    """Super Shovels take all that is left on the dumps, whatever the traps (ruling 21)."""

    def run(self, table: Gears) -> None:
        """Share every dump that holds something."""
        if SUPER_SHOVEL not in table.actions:
            return
        table.phase = Phase.SHOVEL
        reveal(table, SUPER_SHOVEL)
        diggers = tuple(robot for robot in table.robots if table.actions[robot] is SUPER_SHOVEL)
        table.then(*[ShareOut(DUMP, dump, diggers) for dump in table.robots if table.dumps[dump]])


def reveal(table: Gears, *actions: Action) -> None:
    """Turn up every plan with one of these actions."""
    for robot in table.robots:
        if table.actions[robot] in actions:
            turn_up(table, robot)


def turn_up(table: Gears, robot: Robot) -> None:
    """Turn up a robot's plan; an upgrade is used by this."""
    action = table.actions[robot]
    if table.revealed[robot] or action is None:
        return
    table.revealed[robot] = True
    seat = table.owner[robot]
    if number := table.numbers[robot]:
        defends = action is ATTACK and number == robot
        table.say(Defended(seat, robot) if defends else PlanRevealed(seat, robot, action, number))
    else:
        table.upgrades[seat] = None
        table.used[seat] = action
        table.say(UpgradeRevealed(seat, robot, action))


ACTIVATION = (ResolveAttacks(), SpringTraps(), ResolveHarvests(), DigWithShovels())
"""Phase 2 in the rulebook's order."""
