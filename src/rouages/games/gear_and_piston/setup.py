"""Setting up: the piles, the investors, the first player; then the first parts are turned up."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.engine.chance import Rng
from rouages.games.gear_and_piston.box.components import (
    FIRST_PILE,
    PATENTS,
    SCRAP,
    SECOND_PILE,
    THIRD_PILE,
    VARIANT_PATENTS,
    tile_set,
    tokens_each,
)
from rouages.games.gear_and_piston.box.tiles import EMPTY
from rouages.games.gear_and_piston.events.town import InvestorsArrived
from rouages.games.gear_and_piston.options import Level, Options
from rouages.games.gear_and_piston.refresh import turn_up_markets
from rouages.games.gear_and_piston.round import Round
from rouages.games.gear_and_piston.scoring import everything_kinds
from rouages.games.gear_and_piston.table import PLACES, Town
from rouages.games.gear_and_piston.words import Investor


def setup(options: Options, players: int, rng: Rng) -> Town:
    """Shuffle the piles, choose the investors and the first player."""
    given = tile_set(options.tiles)
    new, junk, salvage = given.new_tiles(players), given.junk_tiles(players), given.salvage_tiles()
    rng.shuffle(new, "new parts")
    rng.shuffle(junk, "junk parts")
    rng.shuffle(salvage, "salvage")
    spaces = given.spaces[str(players)]
    table = Town(
        rng=rng,
        variant=options.variant,
        investors=choose_investors(options.level, rng),
        favoured=given.investors.favoured,
        others=given.investors.others,
        balanced=given.investors.balanced,
        everything=everything_kinds(given.investors.everything),
        spaces=spaces.spaces,
        workshop_actions=spaces.workshop_actions,
        variant_draws=given.variant_draws,
        first=rng.below(players, "first player"),
        tokens=[tokens_each(players)] * players,
        placed=[[] for _ in PLACES],
        resolved=[0] * len(PLACES),
        resting=[],
        new_pile=new,
        new_seen=[0] * len(new),
        junk_pile=junk,
        salvage_pile=salvage,
        new_discard=[],
        junk_discard=[],
        patents=[EMPTY] * (VARIANT_PATENTS if options.variant else PATENTS),
        outgoing=[EMPTY] * VARIANT_PATENTS if options.variant else [],
        scrap=[] if options.variant else [EMPTY] * SCRAP,
        hands=[[] for _ in range(players)],
        clues=[[] for _ in range(players)],
        cars=[()] * players,
        covered=[[] for _ in range(players)],
        instability=[0] * players,
        looked=[],
        our_tiles=options.tiles is None,
    )
    table.then(SetOut(), Round())
    return table


def choose_investors(level: Level, rng: Rng) -> tuple[Investor, ...]:
    """One of the first pile, and those that the level adds (ruling 4)."""
    found = [rng.pick(FIRST_PILE, "first investor")]
    second, third = True, level is Level.EXPERT
    if level is Level.ADVANCED:
        second = rng.below(2, "second or third pile") == 0
        third = not second
    if second:
        found.append(rng.pick(SECOND_PILE, "second investor"))
    if third:
        found.append(rng.pick(THIRD_PILE, "third investor"))
    return tuple(found)


class SetOut(Step[Town], frozen=True):
    """The investors arrive and the first parts are turned up."""

    def run(self, table: Town) -> None:
        """For all to see."""
        table.say(InvestorsArrived(table.investors))
        turn_up_markets(table)
