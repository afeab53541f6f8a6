"""The factory: machines that leave it, and machines that take their places."""

from __future__ import annotations

from rouages.engine.agenda import Choice
from rouages.games.cyberion.components import FACTORY, NOTHING
from rouages.games.cyberion.events.factory import AllMachinesCommon, MachinesRealigned, MachinesRevealed
from rouages.games.cyberion.machines import MACHINES, MachineId
from rouages.games.cyberion.table import Cyberion


class OnMachine(Choice, frozen=True):
    """A machine of the factory."""

    machine: MachineId


ON_MACHINE: tuple[OnMachine, ...] = tuple(OnMachine(machine) for machine in range(len(MACHINES)))


def clear_place(table: Cyberion, place: int) -> None:
    """A machine leaves the factory; in a game for two the last ones become common at once (ruling 25)."""
    shared = table.is_shared()
    table.factory[place] = table.infected[place] = NOTHING
    table.prepared[place] = 0
    table.machine_left = True
    if not shared and table.is_shared():
        table.say(AllMachinesCommon())


def realign_machines(table: Cyberion) -> None:
    """Machines prepared and not repaired this turn are prepared no more."""
    if any(table.prepared):
        machines = [machine for machine, done in zip(table.factory, table.prepared, strict=True) if done]
        table.prepared = [0] * len(table.prepared)
        table.say(MachinesRealigned(tuple(machines)))


def refill_factory(table: Cyberion) -> None:
    """The factory is filled up to five machines while there are any.

    For two players: the common factory first, then the active player's own place (ruling 25).
    """
    order = FACTORY if table.players == 1 else (1, 2, 3, 0 if table.seat == 0 else 4)
    reveal_machines(table, [place for place in order if table.factory[place] == NOTHING])


def reveal_machines(table: Cyberion, places: list[int]) -> None:
    """Machines from the deck for these places, in this order."""
    places = places[: len(table.machine_deck)]
    if not places:
        return
    machines: list[MachineId] = []
    for place in places:
        table.factory[place] = table.machine_deck.pop()
        machines.append(table.factory[place])
    table.say(MachinesRevealed(tuple(places), tuple(machines)))
    if table.players == 2 and table.is_shared():
        table.say(AllMachinesCommon())
