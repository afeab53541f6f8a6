"""What everybody may see of the table. The party shares all it knows, so every seat sees the same."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import (
    GEARLOCS,
    LAST_CALM_ROUND,
    UNITS,
    Difficulty,
    Tyrant,
)
from rouages.games.too_many_bones.box.mat import OFF
from rouages.games.too_many_bones.box.words import CardName, ChipName, Ending, SkillName
from rouages.games.too_many_bones.sight.darts import DartsView, darts_view
from rouages.games.too_many_bones.sight.day import ChoiceView, choice_views
from rouages.games.too_many_bones.sight.foes import FoeView, TyrantCard, foe_view, tyrant_card
from rouages.games.too_many_bones.sight.gearlocs import GearlocView, gearloc_view
from rouages.games.too_many_bones.sight.locks import AttemptView, LockView, attempt_view, coded_lock_view
from rouages.games.too_many_bones.sight.pieces import DieView, die_views, picked_views
from rouages.games.too_many_bones.sight.piles import (
    QueuedView,
    ShownView,
    StackView,
    queued_view,
    shown_view,
    stack_view,
)
from rouages.games.too_many_bones.sight.rules import RuleName, rule_names
from rouages.games.too_many_bones.table import Bones, Phase, Unit


class BonesView(Struct, frozen=True):
    """The whole table."""

    day: int
    days: int
    progress: int
    needed: int
    phase: Phase
    tyrant: Tyrant
    tyrant_card: TyrantCard
    difficulty: Difficulty
    card: CardName | None
    """Today's encounter."""
    choices: tuple[ChoiceView, ...]
    offered: tuple[CardName, ...]
    choice: int | None
    """The option that was taken, from 0."""
    deck: int
    known_cards: tuple[CardName | None, ...]
    """The deck from the top: the cards whose place everybody knows."""
    proposals: tuple[int | None, ...]
    """What each seat proposes."""
    gearlocs: tuple[GearlocView, ...]
    foes: tuple[FoeView, ...]
    round: int
    calm: int
    """The last round after which nobody tires."""
    meter: tuple[Unit, ...]
    initiatives: tuple[int | None, ...]
    """What the initiative die of each unit on the meter shows."""
    acted: tuple[Unit, ...]
    turn: Unit | None
    """Whose turn it is."""
    dex: int
    target: Unit | None
    picked: tuple[SkillName, ...]
    """The dice chosen to be rolled."""
    rolled: tuple[DieView, ...]
    queue: tuple[QueuedView, ...]
    """From the first to come."""
    stacks: tuple[StackView, ...]
    stored: tuple[ChipName, ...]
    trophies: tuple[ChipName, ...]
    loot_deck: int
    trove_deck: int
    shown: tuple[ShownView, ...]
    locks: tuple[LockView, ...]
    attempt: AttemptView | None
    lanterns: tuple[int, ...]
    critters: tuple[int, ...]
    """The HP of the critter in each place."""
    rules: tuple[RuleName, ...]
    throne: int | None
    """The HP of the Goblin King's throne, while it stands."""
    """What the card or the tyrant changes in this battle."""
    darts: DartsView | None
    ending: Ending | None


def view(table: Bones, seat: Seat | None) -> BonesView:
    """The table as everybody sees it."""
    return BonesView(
        day=table.day,
        days=table.days,
        progress=table.progress,
        needed=table.needed,
        phase=table.phase,
        tyrant=table.tyrant,
        tyrant_card=tyrant_card(table.tyrant),
        difficulty=table.difficulty,
        card=CARDS[table.card].id if table.card >= 0 else None,
        choices=choice_views(table),
        offered=tuple([CARDS[card].id for card in table.offered]),
        choice=_known(table.choice),
        deck=len(table.deck),
        known_cards=tuple(
            [CARDS[card].id if table.known_cards[card] else None for card in reversed(table.deck)]
        ),
        proposals=tuple(map(_known, table.proposals)),
        gearlocs=tuple([gearloc_view(table, seat) for seat in table.seats]),
        foes=tuple([foe_view(table, unit) for unit in range(GEARLOCS, UNITS) if table.at[unit] != OFF]),
        round=table.round,
        calm=LAST_CALM_ROUND,
        meter=tuple(table.meter),
        initiatives=tuple([_initiative(table, unit) for unit in table.meter]),
        acted=tuple([unit for unit in table.meter if table.acted[unit]]),
        turn=_known(table.turn.unit),
        dex=table.dex,
        target=_known(table.target),
        picked=picked_views(table),
        rolled=die_views(table, table.rolled),
        queue=tuple([queued_view(table, chip) for chip in reversed(table.queue)]),
        stacks=tuple([stack_view(table, rank) for rank in range(3)]),
        stored=tuple([CHIPS[chip].id for chip in table.stored]),
        trophies=tuple([CHIPS[chip].id for chip in table.trophies]),
        loot_deck=len(table.loot_deck),
        trove_deck=len(table.trove_deck),
        shown=tuple(map(shown_view, table.shown)),
        locks=tuple(map(coded_lock_view, table.locks)),
        attempt=attempt_view(table),
        lanterns=tuple(table.lanterns),
        critters=tuple(table.critters),
        rules=rule_names(table),
        throne=table.battle.throne or None,
        darts=darts_view(table),
        ending=table.ending or None,
    )


def _known(number: int) -> int | None:
    """A number of the table, whose -1 is nobody and nothing."""
    return None if number < 0 else number


def _initiative(table: Bones, unit: Unit) -> int | None:
    if unit < GEARLOCS:
        return table.turn.initiative[unit] or None
    return CHIPS[table.chip[unit]].initiative or None
