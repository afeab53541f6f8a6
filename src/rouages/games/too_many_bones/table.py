"""The table of Too Many Bones.

A *unit* is a number: 0 to 3 are the Gearlocs by seat, 4 to 7 the Baddies by the lane token they hold, 8 to 11
other things on the mat. A *chip* is a Baddie or tyrant by its number in `chips.py`. *Fallen* Baddies are the
defeated pile; the *box* holds the chips of the types that this tyrant does not use. The *plan* of a Gearloc
is its row of stored Bones. Piles have their top at the end of the list.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import field

from rouages.engine.agenda import Seat, Table
from rouages.games.too_many_bones.box.chips import CHIPS, NO_CHIP
from rouages.games.too_many_bones.box.components import (
    ALLY,
    ATK,
    DEF,
    EXTRA_HP,
    GEARLOCS,
    HP,
    NOBODY,
    ORB,
    UNITS,
    Difficulty,
    Tyrant,
)
from rouages.games.too_many_bones.box.dice import GEARLOC, Die
from rouages.games.too_many_bones.box.effects import DISABLE, FLIGHT, KINDS, TAUNT, UNTARGETABLE
from rouages.games.too_many_bones.box.loot import FACE, Card, is_closed
from rouages.games.too_many_bones.box.mat import NEIGHBOURS, OFF, POSITIONS
from rouages.games.too_many_bones.box.rules import USUAL_RULES, BattleRules
from rouages.games.too_many_bones.box.words import Ending, Icon, LootName, Trait, UnitName
from rouages.games.too_many_bones.spans import (
    Battle,
    Darts,
    Encounter,
    Lasting,
    ThisRound,
    Today,
    Turn,
    blank,
    by_seat,
    by_unit,
)

Unit = int
FOES = range(GEARLOCS, UNITS)


class Phase(StrEnum):
    """Where in the day the table is."""

    NEW_DAY = "new_day"
    ENCOUNTER = "encounter"
    BATTLE = "battle"
    REWARD = "reward"
    RECOVERY = "recovery"
    OVER = "over"


class Bones(Table, kw_only=True):
    """A position of Too Many Bones."""

    who: tuple[int, ...]
    """The Gearloc of each seat."""
    tyrant: Tyrant
    difficulty: Difficulty
    days: int
    needed: int
    """The progress that opens the way to the tyrant."""
    day: int = 0
    progress: int = 0
    phase: Phase = Phase.NEW_DAY
    ending: Ending | Literal[""] = ""
    today: Today = field(default_factory=Today)
    lasting: Lasting = field(default_factory=Lasting)

    deck: list[int]
    rest: list[int]
    """Encounter cards that were not taken into the deck."""
    aside: list[int]
    """Special encounters that nothing has called for yet."""
    gone: list[int] = []
    """Encounter cards that were completed, failed or kept."""
    offered: list[int] = []
    """A second encounter card that a map has shown."""
    card: int = -1
    choice: int = -1
    known_cards: list[bool]
    """Whether everybody knows where in the deck a card lies."""
    encounter: Encounter = field(default_factory=Encounter)
    proposals: list[int] = []
    """What each seat proposes for the party's decision that is being made; -1: nothing."""
    verdict: int | None = None
    """What the leader has just decided for the party: the next step takes it up."""

    stacks: list[list[int]]
    fallen: list[list[int]] = field(default_factory=lambda: [[], [], []])
    box: list[list[int]]
    stored: list[int] = []
    """Baddies on Mulmesh's card."""
    lured: tuple[int, ...] = ()
    """The Golden Golem, on its way to the party's side of the mat."""
    trophies: list[int] = []
    """Baddies kept on the Hunter's Body Count Necklace."""
    marked: int = NO_CHIP
    """The Baddie on the Skinning Knife."""
    known: list[int] = field(default_factory=blank(len(CHIPS), 0))
    """Of each chip: 0 hidden, 1 known to lie where it lies, 2 face up."""
    queue: list[int] = []

    loot_deck: list[int]
    loot_discard: list[int] = []
    trove_deck: list[int]
    trove_discard: list[int] = []
    hands: list[list[Card]]
    shown: list[int] = []
    """Cards on the table to choose from."""

    bonus: list[int] = field(default_factory=blank(4 * GEARLOCS, 0))
    """The stat dice: four for each seat (HP, DEX, ATK, DEF)."""
    plus: list[bool] = field(default_factory=blank(GEARLOCS, False))
    """Whether each Gearloc's innate is upgraded."""
    skills: list[list[int]]
    grenades: int = 0
    axes: int = 0
    bodies: int = 0
    active: list[list[Die]]
    locked: list[list[Die]]
    plan: list[list[Die]]
    buff: list[int] = field(default_factory=by_seat)
    """Buff HP that no die holds."""
    owed_hp: list[int] = field(default_factory=by_seat)
    """HP that each Gearloc loses at the start of the next battle."""
    owed_dice: list[int] = field(default_factory=by_seat)
    """Skill dice that each Gearloc exhausts at the start of the next battle."""
    owed_buff: list[int] = field(default_factory=by_seat)
    training: list[int] = field(default_factory=by_seat)
    """Training points still to be spent."""
    tried: list[tuple[int, ...]] = field(default_factory=blank(GEARLOCS, ()))
    """The stats that each Gearloc has spent the training point at hand on in vain."""

    chip: list[int] = field(default_factory=blank(UNITS, NO_CHIP))
    hp: list[int] = field(default_factory=by_unit)
    top: list[int] = field(default_factory=by_unit)
    """The most HP that each foe can have."""
    at: list[int] = field(default_factory=blank(UNITS, OFF))
    mat: list[int] = field(default_factory=blank(POSITIONS, NOBODY))
    effects: list[int] = field(default_factory=blank(UNITS * KINDS, 0))
    ones: list[int] = field(default_factory=by_unit)
    twos: list[int] = field(default_factory=by_unit)
    """DEF dice on each foe, by what they show."""
    fire: list[int] = field(default_factory=by_unit)
    """Rounds of Napalm left on each foe."""
    attack_change: list[int] = field(default_factory=by_unit)
    lost_atk: list[int] = field(default_factory=by_seat)
    lost_def: list[int] = field(default_factory=by_seat)
    limited: list[int] = field(default_factory=blank(4 * GEARLOCS, 0))
    """The stat die that each seat has lost for this battle, four for each seat."""
    signals: list[int] = field(default_factory=by_unit)
    risen: list[bool] = field(default_factory=blank(UNITS, False))
    """Whether a foe came back from the dead."""
    acted: list[bool] = field(default_factory=blank(UNITS, False))
    meter: list[int] = []
    returning: list[int] = field(default_factory=by_seat)
    """The HP with which a KO'd Gearloc will return at the end of the round."""
    away: list[bool] = field(default_factory=blank(GEARLOCS, False))
    """Gearlocs that are not KO'd but are kept off the mat."""
    rules: BattleRules = USUAL_RULES
    """What the card or the tyrant changes in this battle."""
    battle: Battle = field(default_factory=Battle)
    this_round: ThisRound = field(default_factory=ThisRound)
    round: int = 0
    beaten: int = 0
    """Baddies defeated in this battle."""
    victory: bool = False

    turn: Turn = field(default_factory=Turn)
    dex: int = 0
    target: int = NOBODY
    aimed: list[int] = []
    """The targets of the Baddie whose turn it is."""
    picked: list[int] = []
    """The dice chosen to be rolled, by number."""
    aims: list[int] = field(default_factory=blank(len(GEARLOC[0].skills), 0))
    """The position at which each grenade die is aimed."""
    rolled: list[Die] = []
    """Dice that were rolled and wait to be used."""
    lanterns: list[int] = []
    critters: list[int] = []
    """The HP of the critter in each place while the party hunts."""
    locks: list[int] = []
    pick_dice: list[int] = []
    """Lockpicking: value, type and state of the three action dice, then the intuition die."""
    first_roll: bool = False
    """Whether this attempt has opened nothing yet and was not rolled again."""
    darts: Darts | None = None

    @property
    def seats(self) -> range:
        """The seats in play."""
        return range(len(self.who))

    def end_turn(self, unit: Unit = NOBODY) -> None:
        """Another unit's turn begins, or nobody's."""
        self.turn = Turn(unit)
        self.dex = 0
        if unit != NOBODY:
            who = unit if unit < GEARLOCS else self.chip[unit]
            self.rng.turn(f"round {self.round}, {self.name(unit)} {who}")

    def end_battle(self) -> None:
        """The next battle has its own rules, and nothing has happened in it."""
        self.rules = USUAL_RULES
        self.battle = Battle()
        self.end_round()
        self.end_turn()

    def end_round(self) -> None:
        """What units did in it moves nobody any more."""
        self.this_round = ThisRound()

    def end_encounter(self) -> None:
        """The next encounter begins afresh."""
        self.encounter = Encounter()

    def end_day(self) -> None:
        """Everybody is fresh again."""
        self.today = Today()
        self.rng.begin(f"day {self.day}")

    @property
    def is_last_day(self) -> bool:
        """Whether no other day comes after this one."""
        return self.day >= self.days

    def name(self, unit: Unit) -> UnitName:
        """What a unit is called."""
        return GEARLOC[self.who[unit]].id if unit < GEARLOCS else CHIPS[self.chip[unit]].id

    def base(self, seat: Seat, stat: int) -> int:
        """A printed stat, with the help of the difficulty for HP."""
        printed = GEARLOC[self.who[seat]].stats[stat]
        return printed + EXTRA_HP[self.difficulty] if stat == HP else printed

    def stat(self, seat: Seat, stat: int) -> int:
        """A Gearloc's stat now: base, die, and what is lost for this battle."""
        place = 4 * seat + stat
        bonus = 0 if self.limited[place] else self.bonus[place]
        if stat == HP:
            return self.base(seat, HP) + bonus
        printed = GEARLOC[self.who[seat]].stats[stat]
        if not self.round:
            return printed + bonus
        if stat == ATK:
            return self._attack_now(seat, printed, bonus)
        if stat == DEF:
            return 0 if self.rules.no_defence else max(0, printed + bonus - self.lost_def[seat])
        return self._dexterity_now(printed + bonus)

    def _attack_now(self, seat: Seat, printed: int, bonus: int) -> int:
        if self.rules.tied_hands:
            bonus = 0
        total = printed + bonus - self.lost_atk[seat] + self.battle.party_atk
        for die in self.active[seat]:
            if die.icon in ("buff_atk", "atk_mod"):
                total += die.n
        return max(0, total)

    def _dexterity_now(self, total: int) -> int:
        return max(0, min(total - self.rules.less_dex, self.rules.dex_cap))

    def most_hp(self, unit: Unit) -> int:
        """The HP of a unit in full health."""
        return self.stat(unit, HP) if unit < GEARLOCS else self.top[unit]

    def lacks(self, unit: Unit) -> int:
        """The HP that a unit lacks."""
        return self.most_hp(unit) - self.hp[unit]

    def stands(self, unit: Unit) -> bool:
        """Whether a unit is on the mat."""
        return self.at[unit] != OFF

    def standing(self) -> list[Seat]:
        """The Gearlocs on the mat."""
        return [seat for seat in range(len(self.who)) if self.at[seat] != OFF]

    def foes(self) -> list[Unit]:
        """The units against the party that are on the mat."""
        at = self.at
        found = [unit for unit in FOES if at[unit] != OFF]
        if self.rules.ally and at[ALLY] != OFF:
            found.remove(ALLY)
        return found

    def has_foes(self) -> bool:
        """Whether any unit against the party is on the mat."""
        at = self.at
        for unit in FOES:  # noqa: SIM110 (asked after every blow: a loop is quicker)
            if at[unit] != OFF and not (unit == ALLY and self.rules.ally):
                return True
        return False

    @property
    def helper(self) -> int:
        """The unit that helps the party in this battle, if there is one."""
        return ALLY if self.rules.ally else NOBODY

    def friends(self) -> list[Unit]:
        """The units on the party's side that are on the mat."""
        found = self.standing()
        if self.rules.ally and self.at[ALLY] != OFF:
            found.append(ALLY)
        return found

    def has(self, unit: Unit, effect: int) -> int:
        """The value of an effect on a unit; 0 if it has none."""
        return self.effects[unit * KINDS + effect]

    def taunts(self, unit: Unit) -> bool:
        """Whether a unit binds its neighbours: by an effect, or as long as Lockdown is Locked (ruling 20)."""
        if self.effects[unit * KINDS + TAUNT]:
            return True
        return unit < len(self.locked) and any([die.icon == "const_taunt" for die in self.locked[unit]])

    def skill(self, unit: Unit, name: Trait) -> int:
        """The value of a Baddie's skill, 0 if it has none or is Disabled."""
        if self.effects[unit * KINDS + DISABLE]:
            return 0
        return CHIPS[self.chip[unit]].skills.get(name, 0)

    def adjacent(self, one: Unit, other: Unit) -> bool:
        """Whether two units stand side by side."""
        return self.at[other] in NEIGHBOURS[self.at[one]]

    def beside(self, place: int) -> list[Unit]:
        """The units beside a place."""
        mat = self.mat
        return [mat[near] for near in NEIGHBOURS[place] if mat[near] >= 0]

    @property
    def is_cursed(self) -> bool:
        """Whether Bones cost HP, because an orb of Gendricks stands."""
        return self.at[ORB] != OFF and not self.rules.hall_orb

    def hidden(self, unit: Unit) -> bool:
        """Whether a unit cannot be targeted by anyone."""
        place = unit * KINDS
        return bool(self.effects[place + UNTARGETABLE] or self.effects[place + FLIGHT])

    def held(self, seat: Seat, name: LootName) -> Card | None:
        """An open card with this name in a Gearloc's hands."""
        face = FACE[name]
        for card in self.hands[seat]:
            if card.face == face and not is_closed(card):
                return card
        return None

    def bones(self, seat: Seat) -> int:
        """How many Bones lie in a Gearloc's Backup Plan."""
        return sum([die.n for die in self.plan[seat]])

    def dice_in(self, zone: list[list[Die]], seat: Seat, icon: Icon) -> list[Die]:
        """The dice with this icon in a seat's slots."""
        return [die for die in zone[seat] if die.icon == icon]
