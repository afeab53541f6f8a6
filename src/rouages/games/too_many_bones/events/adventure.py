"""What can happen between battles: days, encounters, rewards, training, recovery."""

from __future__ import annotations

from typing import ClassVar

from rouages.engine.events import Event
from rouages.games.too_many_bones.box.words import (
    CardLabel,
    CardName,
    ChipName,
    Ending,
    Intuition,
    Lock,
    LootName,
    PickFace,
    SkillName,
    Stat,
    Status,
    Topic,
    VerdictName,
)


class DayBegan(Event, frozen=True):
    """A new day."""

    opens: ClassVar[bool] = True
    day: int
    days: int


class EncounterDrawn(Event, frozen=True):
    """The top card of the encounter deck was turned up."""

    reveals: ClassVar[bool] = True
    card: CardName


class Proposed(Event, frozen=True):
    """A seat proposed something to the leader."""

    seat: int
    topic: Topic
    name: VerdictName


class OptionTaken(Event, frozen=True):
    """The party has decided."""

    topic: Topic
    name: VerdictName


class DeckShuffled(Event, frozen=True):
    """The encounter deck was shuffled."""

    reveals: ClassVar[bool] = True


class CardAdded(Event, frozen=True):
    """An encounter card was shuffled into the deck."""

    reveals: ClassVar[bool] = True
    card: CardName


class CardReturned(Event, frozen=True):
    """An encounter card went on top of the deck."""

    card: CardName


class ProgressMade(Event, frozen=True):
    """The party has made progress."""

    gained: int
    total: int


class LootDrawn(Event, frozen=True):
    """A Gearloc gained a Loot card."""

    reveals: ClassVar[bool] = True
    seat: int
    loot: LootName


class TroveDrawn(Event, frozen=True):
    """A Gearloc gained a closed Trove Loot."""

    reveals: ClassVar[bool] = True
    seat: int
    locks: tuple[Lock, ...]


class LootTurned(Event, frozen=True):
    """A Loot card for the party lies on the table."""

    reveals: ClassVar[bool] = True
    loot: LootName


class TroveTurned(Event, frozen=True):
    """A closed Trove Loot lies on the table."""

    reveals: ClassVar[bool] = True
    locks: tuple[Lock, ...]


class LootShown(Event, frozen=True):
    """Loot cards lie on the table to be chosen from."""

    reveals: ClassVar[bool] = True
    loot: tuple[LootName, ...]


class TroveShown(Event, frozen=True):
    """Closed Trove Loot cards lie on the table."""

    reveals: ClassVar[bool] = True
    count: int


class LootKept(Event, frozen=True):
    """Of the cards on the table a Gearloc kept this one."""

    seat: int
    loot: LootName


class LootUsed(Event, frozen=True):
    """A Gearloc used a Loot card."""

    seat: int
    loot: LootName


class LootDiscarded(Event, frozen=True):
    """A Gearloc discarded a card."""

    seat: int
    loot: CardLabel


class LootGiven(Event, frozen=True):
    """A Gearloc gave a card to another."""

    seat: int
    to: int
    loot: CardLabel


class TrainingRolled(Event, frozen=True):
    """Dice were rolled to train a stat."""

    reveals: ClassVar[bool] = True
    seat: int
    stat: Stat
    bones: int


class Trained(Event, frozen=True):
    """A stat went up."""

    seat: int
    stat: Stat


class SkillLearnt(Event, frozen=True):
    """A skill die was gained."""

    seat: int
    skill: SkillName


class StatLowered(Event, frozen=True):
    """A stat went down for good."""

    seat: int
    stat: Stat


class TrainingWasted(Event, frozen=True):
    """A training roll failed."""

    seat: int
    stat: Stat


class Rested(Event, frozen=True):
    """A Gearloc is in full health again."""

    seat: int
    hp: int


class Searched(Event, frozen=True):
    """Dice were rolled to search for better Loot."""

    reveals: ClassVar[bool] = True
    seat: int
    bones: int


class Scouted(Event, frozen=True):
    """The first face-down Baddie of a stack was turned up."""

    reveals: ClassVar[bool] = True
    seat: int
    name: ChipName


class ScoutedAway(Event, frozen=True):
    """A scouted Baddie went under its stack."""

    seat: int
    name: ChipName


class NumberRolled(Event, frozen=True):
    """The D6 was rolled, by a seat or by the whole party."""

    reveals: ClassVar[bool] = True
    seat: int | None
    number: int


class TestRolled(Event, frozen=True):
    """Dice were rolled for an encounter, by a seat or by nobody in particular."""

    reveals: ClassVar[bool] = True
    seat: int | None
    hits: tuple[int, ...]


class TestPassed(Event, frozen=True):
    """An encounter's test was passed, by a seat or by the whole party."""

    seat: int | None


class TestFailed(Event, frozen=True):
    """An encounter's test was failed, by a seat or by the whole party."""

    seat: int | None


class LocksRolled(Event, frozen=True):
    """Lockpicking dice were rolled."""

    reveals: ClassVar[bool] = True
    seat: int
    dice: tuple[PickFace, ...]
    intuition: Intuition


class LockOpened(Event, frozen=True):
    """A lock was opened."""

    seat: int
    lock: Lock


class LockHeld(Event, frozen=True):
    """The attempt is over with a lock still closed."""

    seat: int


class TroveOpened(Event, frozen=True):
    """All locks of a Trove Loot are open."""

    reveals: ClassVar[bool] = True
    seat: int
    loot: LootName


class DartsRolled(Event, frozen=True):
    """Both sides threw their darts."""

    reveals: ClassVar[bool] = True
    seat: int
    hits: int
    shields: int
    bones: int
    status: tuple[Status, ...]
    hits_taken: int
    status_taken: tuple[Status, ...]


class DartsScore(Event, frozen=True):
    """How a game of Dangerous Darts stands."""

    seat: int
    mine: int
    theirs: int


class DartsWon(Event, frozen=True):
    """A Gearloc won at Dangerous Darts."""

    seat: int


class DartsLost(Event, frozen=True):
    """A Gearloc lost at Dangerous Darts."""

    seat: int


class CaughtFood(Event, frozen=True):
    """A Gearloc caught a critter."""

    seat: int
    hp: int


class GameEnded(Event, frozen=True):
    """The adventure is over."""

    ending: Ending
