"""Who may know what: both players the same (ruling 37); a spectator not what a Planbot has seen."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.cyberion.components import MODELS, NOTHING, VALVES, Model, Robot, Trait
from rouages.games.cyberion.events.factory import Ending, Seen, hidden
from rouages.games.cyberion.machines import MACHINES, TIER_OF, MachineId, MachineKind
from rouages.games.cyberion.options import EXTENSIONS, Extension
from rouages.games.cyberion.repair import CODES
from rouages.games.cyberion.table import Cyberion, Phase, Row


class MachineView(Struct, frozen=True):
    """A machine of the factory."""

    machine: MachineId
    place: int
    tier: int
    kind: MachineKind
    robots: int
    """How many repair it, before it is prepared and without its microbot."""
    trait: Trait | None
    bound: int | None
    sizes: tuple[tuple[int, ...], ...]
    groups: tuple[int, ...]
    owner: Seat | None
    """Whose individual factory it stands in; None: common."""
    in_reach: bool
    """Whether the active player may repair it."""
    prepared: bool
    microbot: Trait | None


class MemberView(Struct, frozen=True):
    """A robot chosen for the crew, and the row in which it still lies."""

    row: Row
    robot: Robot


BebebotState = Literal["limbots", "deck", "born"]
"""Still to be made; made, and in the deck or the discard; drawn."""


class AbilityView(Struct, frozen=True):
    """A line of the central processor."""

    model: Model
    level: int
    cost: int | None
    """The machines that the next level costs; None at level V."""
    interference: int
    """The tokens face down under its cog."""
    bebebot: BebebotState | None
    """None without the extension."""


class GigantobotView(Struct, frozen=True):
    """A Gigantobot and the robots aboard."""

    gigantobot: Trait
    robots: tuple[Robot, ...]
    on_holiday: bool


class CyberionView(Struct, frozen=True):
    """What a seat may know of the table."""

    turn: int
    seat: Seat
    """Whose turn it is."""
    players: int
    phase: Phase
    ending: Ending | None
    extensions: tuple[Extension, ...]
    machines: tuple[MachineView, ...]
    machine_deck: int
    tiers_left: tuple[int, ...]
    """How many machines of each tier are in the deck."""
    experience: tuple[MachineId, ...]
    repaired: int
    """Machines that have left the factory, of 25."""
    machine_left: bool
    """Whether one has left this turn, so that closing costs no valve."""
    platform: tuple[Robot, ...]
    flash: tuple[Robot, ...]
    stock: tuple[Robot, ...]
    crew: tuple[MemberView, ...]
    deck: int
    deck_top: Seen
    """The cards on top that the players know."""
    deck_bottom: Seen
    """The cards at the bottom that the players know."""
    looked: Seen
    """The cards that a Planbot has lifted and that are still to be put back."""
    topped: Seen
    """Those of them that will lie on top."""
    discard: tuple[Robot, ...]
    """From the first to the last."""
    battery: bool
    valves: int
    forge: int
    support: tuple[Model, ...]
    abilities: tuple[AbilityView, ...]
    cleared: tuple[Model, ...]
    """The interference tokens that are out."""
    gigantobots: tuple[GigantobotView, ...]
    pilots: tuple[Robot, ...]
    damage: int
    microbots: tuple[Trait, ...]
    microbot_pile: int
    microbot_discard: tuple[Trait, ...]
    swap_cost: int


def view(table: Cyberion, seat: Seat | None) -> CyberionView:
    """The table as this seat, or a spectator, sees it."""
    platform, flash, stock = map(tuple, table.rows)
    options = table.options
    top = tuple(reversed(table.deck[len(table.deck) - table.known_top :]))
    bottom = tuple(reversed(table.deck[: table.known_bottom]))
    looked, topped = tuple(table.looked), tuple(table.topped)
    tiers = [TIER_OF[machine] for machine in table.machine_deck]
    return CyberionView(
        turn=table.turn,
        seat=table.seat,
        players=table.players,
        phase=table.phase,
        ending=table.ending or None,
        extensions=tuple(name for name in EXTENSIONS if getattr(options, name)),
        machines=tuple(_machine(table, place) for place in range(5) if table.factory[place] != NOTHING),
        machine_deck=len(table.machine_deck),
        tiers_left=tuple(tiers.count(tier) for tier in (1, 2, 3)),
        experience=tuple(table.experience),
        repaired=len(table.experience) + len(table.removed),
        machine_left=table.machine_left,
        platform=platform,
        flash=flash,
        stock=stock,
        crew=tuple(MemberView(code // CODES, code % CODES) for code in table.crew),
        deck=len(table.deck),
        deck_top=hidden(top) if seat is None else top,
        deck_bottom=hidden(bottom) if seat is None else bottom,
        looked=hidden(looked) if seat is None else looked,
        topped=hidden(topped) if seat is None else topped,
        discard=tuple(table.discard),
        battery=table.battery,
        valves=table.valves,
        forge=VALVES - table.valves,
        support=tuple(table.support),
        abilities=tuple(_ability(table, model) for model in MODELS),
        cleared=tuple(table.cleared),
        gigantobots=tuple(
            GigantobotView(trait, tuple(robots), table.on_holiday[trait])
            for trait, robots in enumerate(table.crews)
        ),
        pilots=tuple(table.pilots),
        damage=table.damage,
        microbots=tuple(table.microbots),
        microbot_pile=len(table.microbot_pile),
        microbot_discard=tuple(table.microbot_discard),
        swap_cost=options.swap_cost,
    )


def _machine(table: Cyberion, place: int) -> MachineView:
    number = table.factory[place]
    machine = MACHINES[number]
    microbot = table.infected[place]
    return MachineView(
        machine=number,
        place=place,
        tier=machine.tier,
        kind=machine.kind,
        robots=machine.robots,
        trait=machine.trait,
        bound=machine.bound,
        sizes=machine.sizes,
        groups=machine.groups,
        owner=table.owner(place),
        in_reach=place in table.reach(),
        prepared=bool(table.prepared[place]),
        microbot=None if microbot == NOTHING else microbot,
    )


def _ability(table: Cyberion, model: Model) -> AbilityView:
    level = table.levels[model]
    bebebot: BebebotState | None = None
    if table.options.bebebots:
        bebebot = "limbots" if model in table.limbots else "born" if model in table.born else "deck"
    return AbilityView(
        model=model,
        level=level,
        cost=level if level < 5 else None,
        interference=len(table.interference[model]) if table.interference else 0,
        bebebot=bebebot,
    )
