"""Microbots: tokens on the machines that a crew must meet, and what the acquired ones are spent on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.cyberion.components import HELD_MICROBOTS, Trait
from rouages.games.cyberion.ending import end_with_last_machine
from rouages.games.cyberion.events.microbots import (
    MachineScrapped,
    MicrobotAcquired,
    MicrobotDiscarded,
    MicrobotReplaced,
    MicrobotsReshuffled,
    MicrobotsRevealed,
    MicrobotsSpent,
    MicrobotsSwapped,
)
from rouages.games.cyberion.factory import ON_MACHINE, OnMachine, clear_place
from rouages.games.cyberion.machines import MachineId
from rouages.games.cyberion.reasons import NotInFactory, WithoutExtension, why_out_of_reach
from rouages.games.cyberion.table import Cyberion

REPLACE_COST = 1
SCRAP_COST = 5


def acquire(table: Cyberion, microbot: Trait) -> None:
    """The microbot of a repaired machine is acquired; a sixth is discarded."""
    if len(table.microbots) < HELD_MICROBOTS:
        table.microbots.append(microbot)
        table.say(MicrobotAcquired(microbot))
    else:
        table.microbot_discard.append(microbot)
        table.say(MicrobotDiscarded(microbot))


def draw_microbot(table: Cyberion) -> Trait:
    """The next microbot of the pile; an empty pile is made new from the discarded ones."""
    if not table.microbot_pile:
        table.microbot_pile, table.microbot_discard = table.microbot_discard, []
        table.rng.shuffle(table.microbot_pile, "microbots")
        table.say(MicrobotsReshuffled(len(table.microbot_pile)))
    return table.microbot_pile.pop()


def infect_machines(table: Cyberion) -> None:
    """Every machine without a microbot gets one, with the extension."""
    if not table.options.microbots:
        return
    places = [place for place, machine in enumerate(table.factory) if machine >= 0 > table.infected[place]]
    if places:
        for place in places:
            table.infected[place] = draw_microbot(table)
        table.say(
            MicrobotsRevealed(
                tuple([table.factory[place] for place in places]),
                tuple([table.infected[place] for place in places]),
            )
        )


class ReplaceMicrobot(Choice, frozen=True):
    """Spend one microbot: the one on a machine is discarded for the next."""

    def act(self, table: Cyberion, seat: Seat) -> None:
        table.ask(ReplaceOn(seat))


class SwapMicrobots(Choice, frozen=True):
    """Spend two (or three) microbots: those on two machines change places."""

    def act(self, table: Cyberion, seat: Seat) -> None:
        table.ask(SwapOn(seat))


class ScrapMachine(Choice, frozen=True):
    """Spend five microbots: a machine leaves the factory as if it were repaired."""

    def act(self, table: Cyberion, seat: Seat) -> None:
        table.ask(ScrapOn(seat))


Spending = ReplaceMicrobot | SwapMicrobots | ScrapMachine
REPLACE, SWAP, SCRAP = ReplaceMicrobot(), SwapMicrobots(), ScrapMachine()


def spendings(table: Cyberion) -> list[Spending]:
    """What the acquired microbots pay for, at any moment at which something was learnt (ruling 39)."""
    held = len(table.microbots)
    if not held or all(machine < 0 for machine in table.factory):
        return []
    found: list[Spending] = [REPLACE]
    if held >= table.options.swap_cost and len({token for token in table.infected if token >= 0}) > 1:
        found.append(SWAP)
    if held >= SCRAP_COST and table.within_reach():
        found.append(SCRAP)
    return found


class ReplaceOn(Decision[Cyberion, OnMachine], frozen=True):
    """Which machine gets another microbot."""

    rule = "microbots"

    def options(self, table: Cyberion) -> Sequence[OnMachine]:
        """Any machine, the other player's too (ruling 40)."""
        return [ON_MACHINE[machine] for machine in table.factory if machine >= 0]

    def resolve(self, table: Cyberion, choice: OnMachine) -> None:
        """Pay, then replace."""
        table.then(Replace(self.seat, choice.machine))
        table.ask(PayMicrobots(self.seat, REPLACE_COST))

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """It is not in the factory."""
        return NotInFactory(choice.machine) if isinstance(choice, OnMachine) else AnotherQuestion(self)


class Machines(Choice, frozen=True):
    """Two machines of the factory."""

    first: MachineId
    second: MachineId


class NoPairToSwap(Reason, frozen=True):
    """Two machines of the factory with different microbots exchange them."""

    rule = "microbots"


class SwapOn(Decision[Cyberion, Machines], frozen=True):
    """Which two machines exchange their microbots."""

    rule = "microbots"

    def options(self, table: Cyberion) -> Sequence[Machines]:
        """Any two with different microbots, the other player's too (ruling 40)."""
        machines = [place for place, machine in enumerate(table.factory) if machine >= 0]
        return [
            Machines(table.factory[one], table.factory[other])
            for one, other in combinations(machines, 2)
            if table.infected[one] != table.infected[other]
        ]

    def resolve(self, table: Cyberion, choice: Machines) -> None:
        """Pay, then swap."""
        table.then(Swap(self.seat, choice.first, choice.second))
        table.ask(PayMicrobots(self.seat, table.options.swap_cost))

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """They have the same microbot, or are not there."""
        return NoPairToSwap() if isinstance(choice, Machines) else AnotherQuestion(self)


class ScrapOn(Decision[Cyberion, OnMachine], frozen=True):
    """Which machine leaves the factory."""

    rule = "microbots"

    def options(self, table: Cyberion) -> Sequence[OnMachine]:
        """One that the active player could repair (ruling 40)."""
        return [ON_MACHINE[machine] for _, machine in table.within_reach()]

    def resolve(self, table: Cyberion, choice: OnMachine) -> None:
        """Pay, then scrap."""
        table.then(Scrap(self.seat, choice.machine))
        table.ask(PayMicrobots(self.seat, SCRAP_COST))

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """It is not in the factory, or out of reach."""
        away = why_out_of_reach(table, choice.machine) if isinstance(choice, OnMachine) else None
        return away or AnotherQuestion(self)


class Tokens(Choice, frozen=True):
    """Acquired microbots to be spent."""

    microbots: tuple[Trait, ...]


class WrongTokens(Reason, frozen=True):
    """So many of the acquired microbots are spent, and no others."""

    rule = "microbots"
    count: int


class PayMicrobots(Decision[Cyberion, Tokens], frozen=True):
    """Which of the acquired microbots are spent; they come back when the pile is made new."""

    rule = "microbots"
    count: int

    def options(self, table: Cyberion) -> Sequence[Tokens]:
        """Each different set of that many."""
        return [Tokens(tokens) for tokens in sorted(set(combinations(sorted(table.microbots), self.count)))]

    def resolve(self, table: Cyberion, choice: Tokens) -> None:
        for token in choice.microbots:
            table.microbots.remove(token)
        table.microbot_discard += choice.microbots
        table.say(MicrobotsSpent(self.seat, choice.microbots))

    def why_not(self, table: Cyberion, choice: Choice) -> Reason:
        """Not acquired, or too few or too many."""
        return WrongTokens(self.count) if isinstance(choice, Tokens) else AnotherQuestion(self)


class Replace(Step[Cyberion], frozen=True):
    """A machine's microbot is discarded, and the next one of the pile takes its place."""

    seat: Seat
    machine: MachineId

    def run(self, table: Cyberion) -> None:
        """Discard first, so that an empty pile is made new with it."""
        place = table.place_of(self.machine)
        before = table.infected[place]
        table.microbot_discard.append(before)
        table.infected[place] = draw_microbot(table)
        table.say(MicrobotReplaced(self.seat, self.machine, before, table.infected[place]))


class Swap(Step[Cyberion], frozen=True):
    """Two machines exchange their microbots."""

    seat: Seat
    first: MachineId
    second: MachineId

    def run(self, table: Cyberion) -> None:
        """Both stay prepared or not."""
        one, other = table.place_of(self.first), table.place_of(self.second)
        infected = table.infected
        infected[one], infected[other] = infected[other], infected[one]
        table.say(MicrobotsSwapped(self.seat, (self.first, self.second)))


class Scrap(Step[Cyberion], frozen=True):
    """A machine leaves the game; its microbot is discarded, and the turn is safe (ruling 13)."""

    seat: Seat
    machine: MachineId

    def run(self, table: Cyberion) -> None:
        """It counts as repaired, but brings neither experience nor a microbot."""
        place = table.place_of(self.machine)
        table.removed.append(self.machine)
        table.microbot_discard.append(table.infected[place])
        table.say(MachineScrapped(self.seat, self.machine))
        clear_place(table, place)
        end_with_last_machine(table)


class TooFewMicrobots(Reason, frozen=True):
    """This costs more microbots than were acquired."""

    rule = "microbots"
    cost: int
    held: int


class NothingToSwap(Reason, frozen=True):
    """All machines have the same microbot."""

    rule = "microbots"


class NothingWithinReach(Reason, frozen=True):
    """There is no machine on which a microbot could be spent."""

    rule = "microbots"


class NothingLearnt(Reason, frozen=True):
    """Microbots are spent among one's actions, or where something was learnt since (ruling 39)."""

    rule = "microbots"


def why_not_spend(table: Cyberion, choice: Spending) -> Reason:
    """No microbots in this game, too few, or nothing to gain."""
    if not table.options.microbots:
        return WithoutExtension()
    cost = {REPLACE: REPLACE_COST, SWAP: table.options.swap_cost, SCRAP: SCRAP_COST}[choice]
    held = len(table.microbots)
    if held < cost:
        return TooFewMicrobots(cost, held)
    return NothingToSwap() if choice == SWAP else NothingWithinReach()
