"""What everybody may see of the table. The party shares all it knows, so every seat sees the same."""

from __future__ import annotations

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.cards import CARDS
from rouages.games.too_many_bones.chips import CHIPS, NO_CHIP, POINTS
from rouages.games.too_many_bones.components import GEARLOCS, STATS, UNITS, Difficulty, Phase, Tyrant
from rouages.games.too_many_bones.dice import GEARLOC, SKILL_DICE, Die
from rouages.games.too_many_bones.effects import EFFECTS, KINDS
from rouages.games.too_many_bones.hands import label, locks_of
from rouages.games.too_many_bones.lockpicking import INTUITION, decode
from rouages.games.too_many_bones.lockpicking import KINDS as LOCK_KINDS
from rouages.games.too_many_bones.loot import FIRST_TROVE, LOOT, Card
from rouages.games.too_many_bones.mat import OFF
from rouages.games.too_many_bones.odds import Odds, odds
from rouages.games.too_many_bones.slots import skill_id
from rouages.games.too_many_bones.table import Bones, Unit

HIDDEN = ""
"""The name of a chip that lies face down."""


class DieView(Struct, frozen=True):
    """A die that shows something."""

    owner: Seat
    skill: str
    icon: str
    value: int


class SkillView(Struct, frozen=True):
    """A skill die on the mat: 0 not learnt, 1 ready, 2 in use, 3 exhausted."""

    skill: str
    state: int


class EffectView(Struct, frozen=True):
    """An effect die on a unit."""

    effect: str
    value: int


class LootView(Struct, frozen=True):
    """A card in hand."""

    loot: str
    uses: int
    locks: tuple[str, ...]
    """The locks still closed."""


class GearlocView(Struct, frozen=True):
    """A Gearloc and its mat."""

    seat: Seat
    name: str
    hp: int
    most_hp: int
    buff: int
    stats: tuple[int, ...]
    bonus: tuple[int, ...]
    innate_plus: bool
    place: int
    away: bool
    active: tuple[DieView, ...]
    locked: tuple[DieView, ...]
    plan: tuple[DieView, ...]
    skills: tuple[SkillView, ...]
    grenades: int
    axes: int
    bodies: int
    effects: tuple[EffectView, ...]
    loot: tuple[LootView, ...]
    training: int


class FoeView(Struct, frozen=True):
    """A unit that is no Gearloc."""

    unit: Unit
    name: str
    hp: int
    most_hp: int
    place: int
    shields: tuple[int, ...]
    fire: int
    effects: tuple[EffectView, ...]
    ally: bool


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
    offered: tuple[str, ...]
    choice: int
    deck: int
    known_cards: tuple[str, ...]
    """The deck from the top: names of cards whose place everybody knows, else empty."""
    proposals: tuple[int, ...]
    gearlocs: tuple[GearlocView, ...]
    foes: tuple[FoeView, ...]
    round: int
    meter: tuple[Unit, ...]
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
    intuition: str
    lanterns: tuple[int, ...]
    critters: tuple[int, ...]
    rules: tuple[str, ...]
    """What the card or the tyrant changes in this battle."""
    lasting: tuple[str, ...]
    darts: tuple[int, ...]
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
        offered=tuple(CARDS[card].id for card in table.offered),
        choice=table.choice,
        deck=len(table.deck),
        known_cards=tuple(CARDS[card].id if table.known_cards[card] else "" for card in reversed(table.deck)),
        proposals=tuple(table.proposals),
        gearlocs=tuple(_gearloc(table, seat) for seat in table.seats),
        foes=tuple(_foe(table, unit) for unit in range(GEARLOCS, UNITS) if table.at[unit] != OFF),
        round=table.round,
        meter=tuple(table.meter),
        turn=table.turn,
        dex=table.dex,
        target=table.target,
        picked=tuple(table.picked),
        odds=odds(table),
        rolled=tuple(_die(table, die) for die in table.rolled),
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
            f"{table.pick_dice[place]}{LOCK_KINDS[table.pick_dice[place + 1]]}"
            for place in (0, 3, 6)
            if picking and not table.pick_dice[place + 2]
        ),
        intuition=INTUITION[table.pick_dice[9]] if picking else "",
        lanterns=tuple(table.lanterns),
        critters=tuple(table.critters),
        rules=tuple(table.rules),
        lasting=tuple(table.lasting),
        darts=(table.moment["mine"], table.moment["theirs"]) if "theirs" in table.moment else (),
        ending=table.ending,
    )


def _gearloc(table: Bones, seat: Seat) -> GearlocView:
    facts = GEARLOC[table.who[seat]]
    mine = [die for die in table.active[seat] if die.icon == "buff_hp"]
    return GearlocView(
        seat=seat,
        name=facts.id,
        hp=table.hp[seat],
        most_hp=table.most_hp(seat),
        buff=table.buff[seat] + sum([die.n for die in mine]),
        stats=tuple(table.stat(seat, stat) for stat in range(len(STATS))),
        bonus=tuple(table.bonus[4 * seat : 4 * seat + 4]),
        innate_plus=table.plus[seat],
        place=table.at[seat],
        away=table.away[seat],
        active=tuple(_die(table, die) for die in table.active[seat]),
        locked=tuple(_die(table, die) for die in table.locked[seat]),
        plan=tuple(_die(table, die) for die in table.plan[seat]),
        skills=tuple(SkillView(facts.skills[number].id, table.skills[seat][number]) for number in SKILL_DICE),
        grenades=table.grenades if facts.id == "boomer" else 0,
        axes=table.axes if facts.id == "tantrum" else 0,
        bodies=table.bodies if facts.id == "tantrum" else 0,
        effects=_effects(table, seat),
        loot=tuple(_loot(card) for card in table.hands[seat]),
        training=table.training[seat],
    )


def _die(table: Bones, die: Die) -> DieView:
    return DieView(die.owner, skill_id(table, die), die.icon, die.n)


def _effects(table: Bones, unit: Unit) -> tuple[EffectView, ...]:
    lying = table.effects[unit * KINDS : unit * KINDS + KINDS]
    return tuple(EffectView(EFFECTS[kind], value) for kind, value in enumerate(lying) if value)


def _loot(card: Card) -> LootView:
    closed = locks_of(card.face)[card.opened :] if card.face >= FIRST_TROVE else ()
    return LootView(label(card), card.uses, closed)


def _foe(table: Bones, unit: Unit) -> FoeView:
    return FoeView(
        unit=unit,
        name=table.name(unit) if table.chip[unit] != NO_CHIP else HIDDEN,
        hp=table.hp[unit],
        most_hp=table.top[unit],
        place=table.at[unit],
        shields=(1,) * table.ones[unit] + (2,) * table.twos[unit],
        fire=table.fire[unit],
        effects=_effects(table, unit),
        ally=unit == table.moment_ally,
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
    seen = table.known[chip] or facts.type == "tyrant" or table.rules.get("undead") == chip
    return QueuedView(facts.points, facts.id if seen else HIDDEN)
