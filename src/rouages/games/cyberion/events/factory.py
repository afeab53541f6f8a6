"""What can happen in Cyberion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from rouages.engine.events import Event
from rouages.games.cyberion.components import Power, Robot

Ending = Literal["repaired", "valves", "limbots", "interference", "damage"]
"""Why a game ended: only the first is a victory."""
Seen = tuple[Robot | None, ...]
"""Cards in the order of drawing, each unknown to a spectator."""


class FirstPlayer(Event, frozen=True):
    """Who begins was drawn by lot."""

    reveals: ClassVar[bool] = True
    seat: int


class SupportDrawn(Event, frozen=True):
    """The support tokens of this game."""

    reveals: ClassVar[bool] = True
    models: tuple[int, ...]


class InterferenceLaid(Event, frozen=True):
    """Two interference tokens lie face down under each cog."""


class RobotsSetAside(Event, frozen=True):
    """Five robots went from the deck to the discard at the start."""

    reveals: ClassVar[bool] = True
    robots: tuple[int, ...]


class TurnBegan(Event, frozen=True):
    """A new turn."""

    opens: ClassVar[bool] = True
    seat: int
    turn: int


class RobotsDrawn(Event, frozen=True):
    """Robots came from the deck into a row."""

    reveals: ClassVar[bool] = True
    row: int
    robots: tuple[int, ...]


class MachinesRevealed(Event, frozen=True):
    """Machines came from their deck into the factory."""

    reveals: ClassVar[bool] = True
    places: tuple[int, ...]
    machines: tuple[int, ...]


class AllMachinesCommon(Event, frozen=True):
    """The last machines are on the table: either player may repair any of them."""


class MachineRepaired(Event, frozen=True):
    """A crew was discarded and the machine joined the experience."""

    seat: int
    machine: int
    robots: tuple[int, ...]
    rows: tuple[int, ...]


class RobotDiscarded(Event, frozen=True):
    """A robot went from a row to the discard."""

    seat: int
    row: int
    robot: int


class PilotDiscarded(Event, frozen=True):
    """A robot sent to pilot found no Gigantobot."""

    seat: int
    robot: int


class TopDiscarded(Event, frozen=True):
    """The top robot of the deck went to the discard, as a payment."""

    reveals: ClassVar[bool] = True
    seat: int
    robot: int


class SupportUsed(Event, frozen=True):
    """A support token was used."""

    seat: int
    model: int


class AbilityTriggered(Event, frozen=True):
    """An ability was triggered at a level."""

    seat: int
    power: Power


class InterferenceRevealed(Event, frozen=True):
    """A token under the cog of one model was turned up: another ability takes the place of its own."""

    reveals: ClassVar[bool] = True
    seat: int
    model: int
    ability: int


class RobotStocked(Event, frozen=True):
    """A robot moved to the Stock."""

    seat: int
    row: int
    robot: int


class RobotPutOnDeck(Event, frozen=True):
    """A robot came back from the discard to the top of the deck."""

    seat: int
    robot: int


class RobotBroughtBack(Event, frozen=True):
    """A robot came back from the discard into a row."""

    seat: int
    robot: int
    row: int


class RobotsLookedAt(Event, frozen=True):
    """A Planbot lifted cards from the deck; the players see them (ruling 37)."""

    reveals: ClassVar[bool] = True
    seat: int
    robots: Seen

    def seen_by(self, seat: int | None) -> RobotsLookedAt:
        """A spectator sees how many."""
        return self if seat is not None else RobotsLookedAt(self.seat, hidden(self.robots))


class RobotsPutBack(Event, frozen=True):
    """What a Planbot had lifted went back, on top and to the bottom of the deck, in the order of drawing."""

    seat: int
    top: Seen
    bottom: Seen

    def seen_by(self, seat: int | None) -> RobotsPutBack:
        """A spectator sees how many."""
        return self if seat is not None else RobotsPutBack(self.seat, hidden(self.top), hidden(self.bottom))


class MachinePrepared(Event, frozen=True):
    """A machine needs one robot less until the end of the turn."""

    seat: int
    machine: int


class ExperienceSpent(Event, frozen=True):
    """Repaired machines left the game to pay for an upgrade."""

    seat: int
    model: int
    machines: tuple[int, ...]


class Upgraded(Event, frozen=True):
    """A cog moved one step."""

    seat: int
    model: int
    level: int


class ValveGained(Event, frozen=True):
    """Valves came from the forge to the reserve."""

    count: int
    valves: int


class ValveLost(Event, frozen=True):
    """No machine left the factory this turn: a valve went back to the forge."""

    valves: int


class MachinesRealigned(Event, frozen=True):
    """Machines prepared and not repaired are as before."""

    machines: tuple[int, ...]


class FlashEmptied(Event, frozen=True):
    """The robots left in the Flash went to the discard."""

    robots: tuple[int, ...]


class BatteryUsed(Event, frozen=True):
    """The deck was empty: the battery is used up, and the discard is the new deck."""

    reveals: ClassVar[bool] = True
    count: int


class BebebotMade(Event, frozen=True):
    """Two robots and their Bebebot were shuffled into the deck."""

    reveals: ClassVar[bool] = True
    seat: int
    model: int
    robots: tuple[int, ...]


class BebebotDrawn(Event, frozen=True):
    """A Bebebot was drawn and left the game."""

    reveals: ClassVar[bool] = True
    model: int


class GigantobotBoarded(Event, frozen=True):
    """A robot went aboard a Gigantobot."""

    seat: int
    robot: int
    gigantobot: int


class GigantobotFinished(Event, frozen=True):
    """A Gigantobot has its pilots: they were shuffled into the deck, and it is on holiday."""

    reveals: ClassVar[bool] = True
    seat: int
    gigantobot: int
    robots: tuple[int, ...]


class DamageRepaired(Event, frozen=True):
    """A structural damage token left the game."""

    seat: int
    left: int


class DamageCounted(Event, frozen=True):
    """The structural damage left at the end cost valves."""

    damage: int
    valves: int


class GameEnded(Event, frozen=True):
    """The game is over."""

    ending: Ending


def hidden(robots: Sequence[Robot | None]) -> Seen:
    """As many robots, face down."""
    return (None,) * len(robots)
