"""A little game of answers that are given at the same time: two bids each in secret, the highest sum wins."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from rouages.engine.agenda import Choice, Decision, Step, Table, Together
from rouages.engine.events import Event
from rouages.engine.game import Game, Outcome
from rouages.engine.judgement import Judgement
from rouages.engine.sight import Sight

HIGHEST = 4
BIDS = 2


class Auction(Table, kw_only=True):
    bids: list[list[int]]
    counted: bool = False


class Options(Struct, frozen=True):
    """None."""


class View(Struct, frozen=True):
    bids: list[list[int]]
    """What others bid is not shown before all is counted."""


class Amount(Choice, frozen=True):
    number: int


class BidsCounted(Event, frozen=True):
    reveals: ClassVar[bool] = True


class Bid(Decision[Auction, Amount], frozen=True):
    left: int = BIDS

    def options(self, table):
        return [Amount(number) for number in range(HIGHEST)]

    def resolve(self, table, choice):
        table.bids[self.seat].append(choice.number)
        if self.left > 1:
            table.then(Bid(self.seat, self.left - 1))


class CountBids(Step[Auction], frozen=True):
    def run(self, table):
        table.counted = True
        table.say(BidsCounted())


def setup(options, players, rng):
    table = Auction(rng=rng, bids=[[] for _ in range(players)])
    table.then(Together.of(Bid(seat) for seat in range(players)), CountBids())
    return table


def view(table, seat):
    return View([bids if table.counted or other == seat else [] for other, bids in enumerate(table.bids)])


def imagine(table, seat, rng):
    if not table.counted:
        for other, bids in enumerate(table.bids):
            if other != seat:
                bids[:] = [rng.below(HIGHEST, "bid") for _ in bids]


def outcome(table):
    sums = [sum(bids) for bids in table.bids]
    return Outcome("counted", tuple(1 + sum(other > own for other in sums) for own in sums), tuple(sums))


GAME = Game(
    name="bids",
    version=1,
    seats=range(2, 4),
    table=Auction,
    options=Options,
    setup=setup,
    outcome=outcome,
    endings=Literal["counted"],
    inventory=lambda table: [],
    sight=Sight(view, imagine),
    judgement=Judgement(
        weigh=lambda table, decision, options: [0.0 for _ in options],
        evaluate=lambda table, seat: 0.5,
    ),
)


def taken(self, table):
    """Broken: nobody may bid what another has bid."""
    others = [bid for seat, bids in enumerate(table.bids) if seat != self.seat for bid in bids]
    return [Amount(number) for number in range(HIGHEST + 2 * BIDS) if number not in others]
