"""The game from set-up to the last round, in the rulebook's order."""

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
    Level,
    Options,
    tile_set,
    tokens_each,
)
from rouages.games.gear_and_piston.box.tiles import EMPTY, icons_of, parts_of
from rouages.games.gear_and_piston.events.town import (
    InvestorsArrived,
    MarketsRefreshed,
    RoundBegan,
    RowsShifted,
)
from rouages.games.gear_and_piston.places.patent_office import turn_up_new
from rouages.games.gear_and_piston.planning import PlanActions
from rouages.games.gear_and_piston.resolution import (
    AdjustInstability,
    AwardFirstPlayer,
    BringTokensHome,
    ResolvePlace,
)
from rouages.games.gear_and_piston.salvage import end
from rouages.games.gear_and_piston.scoring import everything_kinds
from rouages.games.gear_and_piston.table import (
    BACK_ALLEY,
    JUNK_YARD,
    PATENT_OFFICE,
    PLACES,
    WORKSHOP,
    Phase,
    Town,
)
from rouages.games.gear_and_piston.twelve_parts import CheckCars


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


def choose_investors(level: Level, rng: Rng) -> tuple[str, ...]:
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


class Round(Step[Town], frozen=True):
    """One round: planning, the places in the printed order, new parts; then perhaps the end."""

    def run(self, table: Town) -> None:
        """The three phases."""
        table.round += 1
        table.placed = [[], [], [], []]
        table.resolved = [0, 0, 0, 0]
        table.say(RoundBegan(table.round, table.first))
        table.then(
            PlanActions(table.first),
            AdjustInstability(),
            BringTokensHome(),
            ResolvePlace(BACK_ALLEY),
            ResolvePlace(PATENT_OFFICE),
            ResolvePlace(JUNK_YARD),
            AwardFirstPlayer(),
            ResolvePlace(WORKSHOP),
            RefreshMarkets(),
        )


class RefreshMarkets(Step[Town], frozen=True):
    """Phase III: what is left is discarded and replaced; too few tiles end the game at once (ruling 24)."""

    def run(self, table: Town) -> None:
        """In the variant the refill row becomes the discard row, and junk ends nothing (ruling 36)."""
        table.phase = Phase.REFRESH
        if len(table.new_pile) < len(table.patents):
            end(table, "new_parts_exhausted")
        elif len(table.junk_pile) < len(table.scrap):
            end(table, "junk_parts_exhausted")
        else:
            clear_markets(table)
            turn_up_markets(table)
            table.then(CheckCars(), GoOn())


class GoOn(Step[Town], frozen=True):
    """Another round, unless the game has ended."""

    def run(self, table: Town) -> None:
        """Play on."""
        if not table.ending:
            table.then(Round())


def clear_markets(table: Town) -> None:
    """Discard what is left; in the variant only the discard row."""
    leaving = table.outgoing if table.variant else table.patents
    table.new_discard += [found for found in leaving if found]
    table.junk_discard += [found for found in table.scrap if found]
    if table.variant:
        table.outgoing = table.patents


def turn_up_markets(table: Town) -> None:
    """Fill every place beside the patent office and the junk yard."""
    table.patents = [turn_up_new(table) for _ in table.patents]
    patents, patent_icons = parts_of(table.patents), tuple(map(icons_of, table.patents))
    if table.variant:
        table.say(RowsShifted(patents, patent_icons))
        return
    table.scrap = [table.junk_pile.pop() for _ in table.scrap]
    scrap_icons = tuple(map(icons_of, table.scrap))
    table.say(MarketsRefreshed(patents, patent_icons, parts_of(table.scrap), scrap_icons))
