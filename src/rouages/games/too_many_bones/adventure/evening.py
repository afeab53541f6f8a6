"""The evening: all settle down at the same time; whoever stays up then recovers in turn."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step, Together
from rouages.games.too_many_bones.adventure import recovery
from rouages.games.too_many_bones.adventure.recovery import (
    ATTEMPTED,
    CAMP_OVER,
    INDIVIDUAL,
    REST,
    RESTED,
    CampOver,
    MustRest,
    Recover,
    Rest,
)
from rouages.games.too_many_bones.box.loot import is_closed
from rouages.games.too_many_bones.table import Bones, Phase

UP = 256
"""The bit of `Today.used` for who stays up."""


class RecoveryPhase(Step[Bones], frozen=True):
    """A party settles down before it recovers in turn (ruling 98); a lone Gearloc recovers."""

    def run(self, table: Bones) -> None:
        """Then the day is over; after the last one nobody has anything to recover for (ruling 96)."""
        if table.is_last_day:
            return
        table.phase = Phase.RECOVERY
        if len(table.who) == 1:
            table.then(Recover(0))
        else:
            table.then(Together({seat: [Settle(seat)] for seat in table.seats}), LateEvening())


class Settle(Step[Bones], frozen=True):
    """Ask until the Gearloc sleeps or stays up."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Nothing to stay up for means nothing to ask."""
        if table.hp[self.seat]:
            table.ask(SettleDown(self.seat))
        else:
            table.then(SettleDown(self.seat))


class LateEvening(Step[Bones], frozen=True):
    """Whoever stays up recovers in turn, seat by seat."""

    def run(self, table: Bones) -> None:
        """What they do may touch others, and what all share."""
        table.then(*[Recover(seat) for seat in table.seats if table.today.used[seat] & UP])


class StayUp(Choice, frozen=True):
    """Recover in turn, with all that can be done in camp."""


STAY_UP = StayUp()


class SettleDown(Decision[Bones, Rest | CampOver | StayUp], frozen=True):
    """Whether a Gearloc rests, is done for today, or stays up."""

    rule = "recovery"

    def options(self, table: Bones) -> Sequence[Rest | CampOver | StayUp]:
        """A KO'd Gearloc must rest, now or in its turn."""
        seat = self.seat
        found: list[Rest | CampOver | StayUp] = []
        if REST in recovery.individual(table, seat):
            found.append(REST)
        if table.hp[seat]:
            found.append(CAMP_OVER)
        if may_stay_up(table, seat):
            found.append(STAY_UP)
        return found

    def resolve(self, table: Bones, choice: Rest | CampOver | StayUp) -> None:
        """Who has rested may still stay up for what is left."""
        match choice:
            case Rest():
                table.today.use(self.seat, RESTED)
                recovery.rest(table, self.seat)
                table.then(Settle(self.seat))
            case StayUp():
                table.today.use(self.seat, UP)

    def why_not(self, table: Bones, choice: Choice) -> Reason:
        """Whatever touches others waits for its turn."""
        match choice:
            case CampOver():
                return MustRest()
            case Rest():
                return recovery.against(table, self.seat, choice) or AnotherQuestion(self)
        return AnotherQuestion(self)


def may_stay_up(table: Bones, seat: Seat) -> bool:
    """Whether there may be something left to do, as far as it hangs on nothing that others do meanwhile."""
    used = table.today.used[seat]
    if not used & INDIVIDUAL or table.today.long_rest or table.hands[seat]:
        return True
    return not used & ATTEMPTED and any(is_closed(card) for hand in table.hands for card in hand)
