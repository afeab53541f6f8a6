"""Reasons in one sentence; those that name no rule of their own point at that of the decision."""

from __future__ import annotations

from rouages.engine.agenda import Reason
from rouages.games.too_many_bones.box.words import CardLabel, LootMoment, LootName


class OutOfRange(Reason, frozen=True):
    """A number is named within these bounds."""

    least: int
    most: int


class LootIdle(Reason, frozen=True):
    """The card waits for this: now it would do nothing."""

    rule = "loot"
    loot: LootName
    moment: LootMoment


class NotTied(Reason, frozen=True):
    """The rule holds several equal, and one of them it must be."""


class ShortestWay(Reason, frozen=True):
    """A Baddie takes one of the shortest ways."""


class EquallyFar(Reason, frozen=True):
    """A thrown Gearloc lands on one of the places that are equally far."""


class RubbleOnly(Reason, frozen=True):
    """Dynamite is thrown at rubble."""


class WrongAim(Reason, frozen=True):
    """Smoke is for a friend, what stuns or burns for a foe."""


class BesideHelper(Reason, frozen=True):
    """A helper attacks a foe beside it that it can see."""


class NotConsumable(Reason, frozen=True):
    """A consumable die is found that is not on the mat."""


class CritterTooFar(Reason, frozen=True):
    """Critters in reach are hunted."""


class ThreeDarts(Reason, frozen=True):
    """Three dice are thrown, two of a kind at most."""


class NotExhausted(Reason, frozen=True):
    """A die that is exhausted is ready again."""


class NoSuchShield(Reason, frozen=True):
    """There is no such shield."""


class BeyondScouting(Reason, frozen=True):
    """The roll does not reach this stack, or all of it is known."""


class NotDefeated(Reason, frozen=True):
    """A type is studied of which a Baddie was defeated."""


class NotDelayed(Reason, frozen=True):
    """Any Baddie on the mat is delayed but the tyrant."""


class WhiteDieOnly(Reason, frozen=True):
    """White dice are given up that a Gearloc still has, one at least."""


class LootOnly(Reason, frozen=True):
    """A Loot card of the own hand is given up, no Trove Loot."""


class NotHurt(Reason, frozen=True):
    """A Gearloc on the mat that is hurt is healed."""


class NotDrawn(Reason, frozen=True):
    """One of the two encounters that were drawn is met."""


class NotOnTable(Reason, frozen=True):
    """One of the cards on the table is kept."""


class NotFreeBeside(Reason, frozen=True):
    """The place is not free, or not beside."""


class UntrainedStat(Reason, frozen=True):
    """A stat is limited that was trained and is not limited yet."""


class NotInPlan(Reason, frozen=True):
    """There is no such die in the Backup Plan."""


class NotActive(Reason, frozen=True):
    """A die in an Active slot is lost, never Rage."""


class OutOfSteps(Reason, frozen=True):
    """The place cannot be reached with so many steps."""


class TooFewRipostes(Reason, frozen=True):
    """No more Ripostes are spent than wait, two at most."""


class WrongPayment(Reason, frozen=True):
    """Dice of the Backup Plan pay, none of them in vain."""


class NothingToAnswer(Reason, frozen=True):
    """There is nothing to answer any more."""


class HandsDoNotHold(Reason, frozen=True):
    """After a swap both hands must hold what they have."""


class NotAmongEquals(Reason, frozen=True):
    """A Gearloc stands before, between or after units of its initiative."""


class WrongStart(Reason, frozen=True):
    """A Gearloc starts on a free place in the row of its attack type."""


class TooFewBones(Reason, frozen=True):
    """The Bones do not pay for this line."""


class NotAtHand(Reason, frozen=True):
    """The Gearloc does not have this, or it would not help."""


class NotUpForDecision(Reason, frozen=True):
    """The conditions for this do not hold, or it was tried in vain."""


class NotBesidePicket(Reason, frozen=True):
    """Picket rushes into a Baddie beside him."""


class MoreThanHeld(Reason, frozen=True):
    """No more than there are."""


class LanternDark(Reason, frozen=True):
    """A lantern is put out that burns."""


class NoneToDrop(Reason, frozen=True):
    """A card of the own hand makes room; outside battle, one that can be used now."""


class NotToBeRolledAgain(Reason, frozen=True):
    """Own unused dice of the kinds allowed are marked, so many at most, and one at least."""


class OneADay(Reason, frozen=True):
    """Rest, search or scout: one of them a day."""

    rule = "recovery"


class HealthyAlready(Reason, frozen=True):
    """Nothing is missing that rest would bring."""

    rule = "recovery"


class CardNotHeld(Reason, frozen=True):
    """This card is not in the Gearloc's hand."""

    rule = "loot"
    loot: CardLabel


class NoRoomThere(Reason, frozen=True):
    """The other hand is full, and no swap makes room (rulings 42, 78)."""

    rule = "recovery"
    loot: CardLabel


class TriedToday(Reason, frozen=True):
    """A Gearloc tries its luck with locks once a day."""

    rule = "lockpicking"


class NoTroveThere(Reason, frozen=True):
    """There is no closed Trove Loot there."""

    rule = "lockpicking"


class WaitedAlready(Reason, frozen=True):
    """Others go first once an evening, before anything was done, if any are left."""

    rule = "recovery"


class DiceDoNotOpen(Reason, frozen=True):
    """These dice do not open the leftmost lock."""

    rule = "lockpicking"


class NoReroll(Reason, frozen=True):
    """Neither intuition nor powder rolls this die again."""

    rule = "lockpicking"


class ToolNotHeld(Reason, frozen=True):
    """The Gearloc does not have this tool, or it is of no use to the die."""

    rule = "lockpicking"


class RetriedAlready(Reason, frozen=True):
    """All dice are rolled again once a day, after a first roll that opened nothing."""

    rule = "lockpicking"
