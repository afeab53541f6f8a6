"""What a seat works out to judge a position, for those who learn to judge."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.judgement import log_odds
from rouages.games.out_of_gears.gears import worth as gears_worth
from rouages.games.out_of_gears.judgement.evaluate import evaluate, hope
from rouages.games.out_of_gears.judgement.reasons import carried, points, rival
from rouages.games.out_of_gears.table import Gears

MOST_OTHERS = 7
TENS = 10.0
"""Points are told in tens."""


class Quantities(Struct, frozen=True):
    """How a seat stands against each other, and what there is still to win and to lose."""

    estimate: float
    """The fitted chance to win, in log odds."""
    share: float
    """What would be fair."""
    leads: tuple[float, float, float, float, float, float, float]
    """In hope, over each of the others, the strongest first; nobody is 5 tens behind."""
    safe_lead: float
    """In points that nobody can steal, over the best of the others."""
    at_risk: float
    """What the seat carries."""
    to_steal: float
    """What the others carry, worth to this seat."""
    richest_dump: float
    dumps: float
    reserve: float


def quantities(table: Gears, seat: Seat) -> Quantities:
    """What can be worked out from what lies open."""
    players = len(table.teams)
    others = [each for each in range(players) if each != seat]
    mine = hope(table, seat)
    leads = sorted([(mine - hope(table, other)) / TENS for other in others])
    leads += [5.0] * (MOST_OTHERS - len(others))
    robot = table.teams[seat][0]
    piles = [gears_worth(table.dumps[dump], robot) / TENS for dump in table.robots]
    theirs = [gears_worth(table.carried[each], robot) for each in table.robots if table.owner[each] != seat]
    return Quantities(
        estimate=log_odds(evaluate(table, seat)),
        share=1 / players,
        leads=(leads[0], leads[1], leads[2], leads[3], leads[4], leads[5], leads[6]),
        safe_lead=(points(table, seat) - rival(table, seat)) / TENS,
        at_risk=carried(table, seat) / TENS,
        to_steal=sum(theirs) / TENS,
        richest_dump=max(piles),
        dumps=sum(piles),
        reserve=len(table.reserve) / TENS,
    )
