"""What everybody may see of the table. The party shares all it knows, so every seat sees the same."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.chips import CHIPS, POINTS
from rouages.games.too_many_bones.box.components import (
    GEARLOCS,
    LAST_CALM_ROUND,
    UNITS,
    Difficulty,
    Tyrant,
)
from rouages.games.too_many_bones.box.loot import FIRST_TROVE, LOOT
from rouages.games.too_many_bones.box.mat import OFF
from rouages.games.too_many_bones.party.hands import locks_of
from rouages.games.too_many_bones.party.lockpicking import INTUITION, decode
from rouages.games.too_many_bones.party.lockpicking import KINDS as LOCK_KINDS
from rouages.games.too_many_bones.sight.darts import DartsView, darts_view
from rouages.games.too_many_bones.sight.day import ChoiceView, choice_views
from rouages.games.too_many_bones.sight.odds.offered import Odds, odds
from rouages.games.too_many_bones.sight.rules import RuleName, rule_names
from rouages.games.too_many_bones.sight.units import (
    HIDDEN,
    DieView,
    FoeView,
    GearlocView,
    die_view,
    foe_view,
    gearloc_view,
)
from rouages.games.too_many_bones.table import Bones, Phase, Unit


class StackView(Struct, frozen=True):
    """A stack of Baddies: how many, and those that everybody knows from the top (face down: no name)."""

    points: int
    count: int
    known: tuple[str, ...]
    fallen: tuple[str, ...]


class QueuedView(Struct, frozen=True):
    """A Baddie in the queue; without a name if it lies face down."""

    points: int
    name: str


class BonesView(Struct, frozen=True):
    """The whole table."""

    day: int
    days: int
    progress: int
    needed: int
    phase: Phase
    tyrant: Tyrant
    difficulty: Difficulty
    card: str
    choices: tuple[ChoiceView, ...]
    offered: tuple[str, ...]
    choice: int
    deck: int
    known_cards: tuple[str, ...]
    """The deck from the top: names of cards whose place everybody knows, else empty."""
    proposals: tuple[int, ...]
    gearlocs: tuple[GearlocView, ...]
    foes: tuple[FoeView, ...]
    round: int
    calm: int
    """The last round after which nobody tires."""
    meter: tuple[Unit, ...]
    initiatives: tuple[int, ...]
    """What the initiative die of each unit on the meter shows; 0 where it shows nothing any more."""
    acted: tuple[Unit, ...]
    turn: Unit
    dex: int
    target: Unit
    picked: tuple[int, ...]
    odds: Odds
    rolled: tuple[DieView, ...]
    queue: tuple[QueuedView, ...]
    stacks: tuple[StackView, ...]
    stored: tuple[str, ...]
    trophies: tuple[str, ...]
    loot_deck: int
    trove_deck: int
    shown: tuple[str, ...]
    locks: tuple[str, ...]
    pick_dice: tuple[str, ...]
    """The three lockpicking dice; empty where one is spent."""
    intuition: str
    lanterns: tuple[int, ...]
    critters: tuple[int, ...]
    rules: tuple[RuleName, ...]
    """What the card or the tyrant changes in this battle."""
    darts: DartsView | None
    ending: str


def view(table: Bones, seat: Seat | None) -> BonesView:
    """The table as everybody sees it."""
    picking = bool(table.locks) and bool(table.pick_dice)
    return BonesView(
        day=table.day,
        days=table.days,
        progress=table.progress,
        needed=table.needed,
        phase=table.phase,
        tyrant=table.tyrant,
        difficulty=table.difficulty,
        card=CARDS[table.card].id if table.card >= 0 else "",
        choices=choice_views(table),
        offered=tuple(CARDS[card].id for card in table.offered),
        choice=table.choice,
        deck=len(table.deck),
        known_cards=tuple(CARDS[card].id if table.known_cards[card] else "" for card in reversed(table.deck)),
        proposals=tuple(table.proposals),
        gearlocs=tuple(gearloc_view(table, seat) for seat in table.seats),
        foes=tuple(foe_view(table, unit) for unit in range(GEARLOCS, UNITS) if table.at[unit] != OFF),
        round=table.round,
        calm=LAST_CALM_ROUND,
        meter=tuple(table.meter),
        initiatives=tuple(_initiative(table, unit) for unit in table.meter),
        acted=tuple(unit for unit in table.meter if table.acted[unit]),
        turn=table.turn.unit,
        dex=table.dex,
        target=table.target,
        picked=tuple(table.picked),
        odds=odds(table),
        rolled=tuple(die_view(table, die) for die in table.rolled),
        queue=tuple(_queued(table, chip) for chip in reversed(table.queue)),
        stacks=tuple(_stack(table, rank) for rank in range(3)),
        stored=tuple(CHIPS[chip].id for chip in table.stored),
        trophies=tuple(CHIPS[chip].id for chip in table.trophies),
        loot_deck=len(table.loot_deck),
        trove_deck=len(table.trove_deck),
        shown=tuple(
            LOOT[face].id if face < FIRST_TROVE else " ".join(locks_of(face)) for face in table.shown
        ),
        locks=tuple(decode(lock) for lock in table.locks),
        pick_dice=tuple(
            ""
            if table.pick_dice[place + 2]
            else f"{table.pick_dice[place]}{LOCK_KINDS[table.pick_dice[place + 1]]}"
            for place in ((0, 3, 6) if picking else ())
        ),
        intuition=INTUITION[table.pick_dice[9]] if picking else "",
        lanterns=tuple(table.lanterns),
        critters=tuple(table.critters),
        rules=rule_names(table),
        darts=darts_view(table),
        ending=table.ending,
    )


def _stack(table: Bones, rank: int) -> StackView:
    stack = table.stacks[rank]
    return StackView(
        points=POINTS[rank],
        count=len(stack),
        known=tuple(CHIPS[chip].id if table.known[chip] else HIDDEN for chip in reversed(stack)),
        fallen=tuple(CHIPS[chip].id for chip in table.fallen[rank]),
    )


def _queued(table: Bones, chip: int) -> QueuedView:
    facts = CHIPS[chip]
    seen = table.known[chip] or facts.type == "tyrant" or table.battle.undead == chip
    return QueuedView(facts.points, facts.id if seen else HIDDEN)


def _initiative(table: Bones, unit: Unit) -> int:
    if unit < GEARLOCS:
        return table.turn.initiative[unit]
    return CHIPS[table.chip[unit]].initiative
