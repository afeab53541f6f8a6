"""Setting up, with each extension."""

from __future__ import annotations

from rouages.engine.agenda import Step
from rouages.engine.chance import Rng
from rouages.games.cyberion.components import (
    DAMAGE,
    FACTORY,
    GIGANTOBOTS,
    INTERFERENCE,
    MICROBOTS,
    MODELS,
    MULTIBOTS,
    NOTHING,
    ROBOTS,
    SUPPORT,
)
from rouages.games.cyberion.deck import draw_into, lift
from rouages.games.cyberion.events.factory import FirstPlayer, InterferenceLaid, RobotsSetAside, SupportDrawn
from rouages.games.cyberion.extensions.microbots import infect_machines
from rouages.games.cyberion.factory import reveal_machines
from rouages.games.cyberion.machines import MACHINES, MachineId
from rouages.games.cyberion.options import Options, starting_support, starting_valves
from rouages.games.cyberion.table import PLATFORM, Cyberion
from rouages.games.cyberion.turn import TURN

SET_ASIDE = 5
TIERS: tuple[tuple[MachineId, ...], ...] = tuple(
    tuple(number for number, machine in enumerate(MACHINES) if machine.tier == tier) for tier in range(4)
)


def setup(options: Options, players: int, rng: Rng) -> Cyberion:
    """Shuffle everything; the cards are turned up by the first step."""
    robots = [*ROBOTS, *MULTIBOTS] if options.multibots else [*ROBOTS]
    rng.shuffle(robots, "robots")
    machines, box = machine_deck(options, rng)
    tokens = [*SUPPORT]
    rng.shuffle(tokens, "support")
    table = Cyberion(
        rng=rng,
        options=options,
        players=players,
        deck=robots,
        discard=[],
        rows=[[], [], []],
        machine_deck=machines,
        box=box,
        factory=[NOTHING] * len(FACTORY),
        infected=[NOTHING] * len(FACTORY),
        prepared=[0] * len(FACTORY),
        support=sorted(tokens[: starting_support(options, players)]),
        valves=starting_valves(options),
        seat=rng.below(players, "first player") if players > 1 else 0,
        levels=[1] * len(MODELS),
    )
    set_up_extensions(table)
    table.then(SetOut(), TURN)
    return table


def machine_deck(options: Options, rng: Rng) -> tuple[list[MachineId], list[MachineId]]:
    """The machines, tier I on top, and those removed unseen: with Multibots 5, 10 and 10 remain."""
    deck: list[MachineId] = []
    box: list[MachineId] = []
    for tier in (3, 2, 1) if options.multibots else (2, 1):
        pile = [*TIERS[tier]]
        rng.shuffle(pile, f"machines of tier {tier}")
        if options.multibots:
            box += pile[:5]
            del pile[:5]
        deck += pile
    return deck, box


def set_up_extensions(table: Cyberion) -> None:
    """The tokens and cards of each extension in play."""
    options = table.options
    if options.bebebots:
        table.limbots = [*MODELS]
    if options.gigantobots:
        table.crews = [[] for _ in GIGANTOBOTS]
        table.on_holiday = [False for _ in GIGANTOBOTS]
        table.damage = DAMAGE
    if options.microbots:
        table.microbot_pile = [*MICROBOTS]
        table.rng.shuffle(table.microbot_pile, "microbots")
    if options.devious_cog:
        tokens = [*INTERFERENCE]
        table.rng.shuffle(tokens, "interference")
        table.interference = [tokens[2 * model : 2 * model + 2] for model in MODELS]


class SetOut(Step[Cyberion], frozen=True):
    """Machines into the factory, robots onto the Platform, five more into the discard."""

    def run(self, table: Cyberion) -> None:
        """In the rulebook's order."""
        if table.support:
            table.say(SupportDrawn(tuple(table.support)))
        if table.interference:
            table.say(InterferenceLaid())
        reveal_machines(table, [*FACTORY])
        infect_machines(table)
        draw_into(table, PLATFORM, 5)
        table.discard = [lift(table) for _ in range(SET_ASIDE)]
        table.say(RobotsSetAside(tuple(table.discard)))
        if table.players > 1:
            table.say(FirstPlayer(table.seat))
