"""What lasts for a time: each span has its record, and when it ends a fresh one takes its place.

An end is one line of the table (`end_turn` and the like), so that nothing outlives its time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct, field

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.chips import NO_CHIP
from rouages.games.too_many_bones.box.components import GEARLOCS, NOBODY, UNITS
from rouages.games.too_many_bones.box.words import TyrantFace

V = TypeVar("V")


def blank(count: int, value: V) -> Callable[[], list[V]]:
    """How to make a list of so many equal values."""
    return ([value] * count).copy


by_unit = blank(UNITS, 0)
by_seat = blank(GEARLOCS, 0)
NONE_BY_UNIT = (0,) * UNITS
NONE_BY_SEAT = (0,) * GEARLOCS
"""What seldom changes is a tuple: tables that are copied share it."""


def put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """These values, with another one in this place."""
    return values if values[place] == value else (*values[:place], value, *values[place + 1 :])


class Turn(Struct):
    """What counts until a unit's turn in battle is over; before the first turn, until the first round."""

    unit: int = NOBODY
    """Whose turn it is."""
    hurt: list[int] = field(default_factory=by_unit)
    """HP that each unit has lost."""
    soaked: list[int] = field(default_factory=by_unit)
    """Damage that the Thick Skin of each foe has stopped."""
    struck: tuple[int, ...] = ()
    """Foes that the unit whose turn it is has hurt, attacked or not."""
    stopped: tuple[int, ...] = NONE_BY_SEAT
    """Damage that each Gearloc's shields have stopped, before it is said which of them did."""
    initiative: tuple[int, ...] = NONE_BY_SEAT
    """What each Gearloc has rolled for the first round."""

    recovery: int = 0
    """Healing of Patches' Major Recovery that he has not given yet."""
    mud_tested: bool = False
    """The first step was tried."""
    stuck: bool = False
    """No step is possible any more."""
    rolled: bool = False
    """The dice were thrown."""
    attack_dice: int = 0
    """White ATK dice that were thrown."""
    defence_dice: int = 0
    """White DEF dice that were thrown."""
    extra_attack: int = 0
    """White ATK dice that Incense adds."""
    planned: bool = False
    """A Backup Plan was used."""
    one_more: bool = False
    """The Dex Infuser adds a die."""
    new_target: bool = False
    """After a jump another target may be chosen."""
    attacked: tuple[int, ...] = ()
    """Foes at which ATK dice were rolled."""
    angered: bool = False
    """The attack of this turn has raised Tantrum's Rage."""
    sharpened: bool = False
    """Locked swords have added their damage."""
    boom: int = 0
    """What Bigger Boom adds to grenades."""
    axe_thrown: bool = False
    strides: tuple[int, ...] = ()
    """The dice with which strides without DEX were taken."""
    switches: int = 0
    rushed: bool = False
    """He has rushed with a die that no second one has joined yet."""

    face: TyrantFace | None = None
    """What the tyrant's own die shows."""
    hit: tuple[Seat, ...] = ()
    """Gearlocs that the Baddie's dice have hit."""
    wounds: tuple[int, ...] = NONE_BY_SEAT
    """HP that each Gearloc has lost to the Baddie's blows at it."""


class ThisRound(Struct):
    """What units have done in this round that counts at its end."""

    shifts: tuple[int, ...] = NONE_BY_UNIT
    """Places on the meter that each unit goes down (or up)."""
    party_first: bool = False
    """All Gearlocs go to the top of the meter."""

    def shift(self, unit: int, places: int) -> None:
        """A unit goes so many places further down (or up)."""
        self.shifts = put(self.shifts, unit, self.shifts[unit] + places)


class Battle(Struct):
    """What has happened in this battle, or just before it, and still counts in it."""

    poisoned: tuple[Seat, ...] = ()
    """Who begins it poisoned."""
    scattered: int = 0
    """White dice that were given up: in each round a giant stumbles on so many faces of the D6."""
    knife: bool = False
    """Baddies of the type that a Skinning Knife has studied are Surprised."""
    undead: int = NO_CHIP
    """The Undead that fell and comes back."""
    thief: int = NO_CHIP
    """The Baddie that carries the skill dice."""
    hunter: int = NO_CHIP
    """The Baddie that has 3 HP more."""
    throne: int = 0
    """The HP of the Goblin King's throne."""
    silver_hide: bool = False
    """ATK dice do Mulmesh no harm until his next turn."""
    cloaked: bool = False
    """Duster has taken the place of a Gearloc, which returns when another falls."""
    line: tuple[Seat, ...] = ()
    """The order in which Gearlocs face Nom, one at a time; a revived one is last."""
    party_atk: int = 0
    """ATK dice that each Gearloc has more."""
    inspired: tuple[int, ...] = NONE_BY_UNIT
    """ATK dice that each Baddie has more in its next attack."""
    roots: tuple[Seat, ...] = ()
    """Who has chewed a Zelfey Root: 1 HP at the start of each round."""
    grappling_guns: tuple[Seat, ...] = ()
    """Whose Grappling Gun is used up."""
    boomerangs: tuple[Seat, ...] = ()
    """Whose Mechanical Boomerang has not come back."""
    utility_belts: tuple[Seat, ...] = ()
    """Whose Utility Belt is used up."""
    tyrant_fell: bool = False
    time_up: bool = False
    """The last round is over."""


class Encounter(Struct):
    """What the option that was taken has led to so far."""

    failed: bool = False
    """There is no reward."""
    other_option: bool = False
    """A test failed: the other option must be taken."""
    choose_again: bool = False
    """What was tried came to nothing: any option may be taken."""
    beaten: bool = False
    """A battle was lost before the end: nothing more of the option happens."""
    returned: bool = False
    """The card is back in the deck."""
    another: bool = False
    """Another card is drawn today."""
    no_recovery: bool = False
    closed: int | None = None
    """The option that was tried in vain."""
    points: int = 0
    """Baddie points that dice or flares add to the queue that comes."""
    gained: int = 0
    """What a test has brought, where the reward says so."""
    given: int = 0
    """Dice that the presents to the old lady are worth."""
    mishaps: int = 0
    """Locks of the ticking box that held."""
    darts_won: tuple[Seat, ...] = ()
    darts_lost: tuple[Seat, ...] = ()
    cleared: int = 0
    """Cloaks, rats or rubble that are gone."""
    war_room: bool = False
    """Training of this reward ignores Bones."""
    dragon_fell: bool = False
    """A 20-point Dragon was defeated."""


class Today(Struct):
    """What each Gearloc has done today, and what it may do."""

    used: tuple[int, ...] = NONE_BY_SEAT
    """The individual options, the attempt and the retry that each has used, as bits."""
    swaps: tuple[int, ...] = NONE_BY_SEAT
    """Cards that each has given for one that came back."""
    long_rest: bool = False
    """Each may use all individual options."""
    bad_rest: bool = False
    """Resting heals only half."""

    def use(self, seat: Seat, option: int) -> None:
        """A Gearloc cannot do this again today."""
        self.used = put(self.used, seat, self.used[seat] | option)


class Lasting(Struct):
    """What encounters have left behind for the rest of the adventure."""

    antidote: bool = False
    """Drellen's Poison Enhancer does nothing."""
    orb_hp: int = 4
    """The HP of an orb that Gendricks raises."""
    goblins: bool = False
    """The Goblin that was defeated last joins every queue that is built by points."""
    felled: tuple[int, ...] = ()
    """The Goblins on the defeated piles, in the order in which they fell."""


class DartsSide(Struct):
    """One side in a game of Dangerous Darts: its HP, and the status dice on it."""

    hp: int
    poison: int = 0
    weaken: int = 0
    stun: int = 0


class Darts(Struct):
    """A game of Dangerous Darts, one Gearloc against a Mohlnor."""

    mine: DartsSide
    theirs: DartsSide
    attack: int = 0
    """The Gearloc's three dice: so many for attack, defence and status."""
    defence: int = 0
    status: int = 0
    turn: int = 0
    hits: int = 0
    """What the throw on the table shows."""
    shields: int = 0
    bones: int = 0
    taken: int = 0
    """Hits of the other side."""
