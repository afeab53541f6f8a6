"""What a seat works out to judge a position, for those who learn to judge.

What the others hold is supposed: it is dealt from what the seat knows, always in the same way.
"""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.chance import Rng
from rouages.engine.copying import copy_table
from rouages.engine.judgement import chance_among, log_odds
from rouages.games.gear_and_piston.box.tallies import STRUCTURE
from rouages.games.gear_and_piston.cars.needs import needs_of
from rouages.games.gear_and_piston.judgement.evaluate import SPREAD
from rouages.games.gear_and_piston.judgement.potential import Garage, expected_score
from rouages.games.gear_and_piston.scoring import score
from rouages.games.gear_and_piston.sight.imagine import imagine
from rouages.games.gear_and_piston.table import Town

SUPPOSED = b"supposed"
"""The same chance each time."""
TENS = 10.0
"""Points are told in tens,"""
FIVES = 5.0
"""parts in fives."""


class Quantities(Struct, frozen=True):
    """How a seat stands, what its car is and lacks, and what is left to do."""

    estimate: float
    """The fitted chance to win, in log odds."""
    share: float
    """What would be fair."""
    lead: float
    """What the seat can expect to score, beyond the best of the others,"""
    expected: float
    """and by itself."""
    lead_now: float
    """In points if the game ended now, but for salvage."""
    points: float
    promise: float
    """What car and hand could score together,"""
    wishes: float
    """of which by investors,"""
    area: float
    """by colour,"""
    instability: float
    """and less by instability."""
    salvage: float
    """The salvage that car and hand would still need,"""
    trouble: float
    """and the car as it stands."""
    lacks: float
    """Motors, fuels and steerings that the car lacks,"""
    lacks_gear: float
    lacks_axles: float
    unpowered: float
    """and its propulsions that do not run."""
    parts: float
    sections: float
    hand: float
    room: float
    tokens: float
    tokens_of_others: float
    is_first: float
    progress: float
    rounds: float


def quantities(table: Town, seat: Seat) -> Quantities:
    """What can be worked out from what lies open, and from what the others are supposed to have."""
    players = table.players
    others = [each for each in range(players) if each != seat]
    supposed: Town = copy_table(table)
    imagine(supposed, seat, Rng(SUPPOSED))
    expected = [expected_score(supposed, each) for each in range(players)]
    points = [score(table, each).total for each in range(players)]
    garage = Garage(table, seat)
    wishes, area, instability, salvage = garage.promised(garage.parts + garage.hand, garage.tally)
    needs = needs_of(garage.car_tally & STRUCTURE)
    return Quantities(
        estimate=log_odds(chance_among(expected, seat, SPREAD)),
        share=1 / players,
        lead=(expected[seat] - max([expected[each] for each in others])) / TENS,
        expected=expected[seat] / TENS,
        lead_now=(points[seat] - max([points[each] for each in others])) / TENS,
        points=points[seat] / TENS,
        promise=garage.promise / TENS,
        wishes=wishes / TENS,
        area=area / TENS,
        instability=instability / TENS,
        salvage=salvage / FIVES,
        trouble=garage.trouble(garage.car, garage.car_tally, []) / FIVES,
        lacks=len(needs.roles) / FIVES,
        lacks_gear=float(needs.gear),
        lacks_axles=float(needs.axles),
        unpowered=float(len(needs.unpowered)),
        parts=len(garage.parts) / TENS,
        sections=float(len(garage.car)),
        hand=len(garage.hand) / FIVES,
        room=table.room(seat) / FIVES,
        tokens=table.tokens[seat] / FIVES,
        tokens_of_others=sum([table.tokens[each] for each in others]) / TENS,
        is_first=float(table.first == seat),
        progress=garage.progress,
        rounds=table.round / TENS,
    )
