"""What each option of an encounter card makes the party do, and when."""

from __future__ import annotations

from msgspec import Struct

from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.components import component_file, decoded
from rouages.games.too_many_bones.encounters import (
    critters,
    darts,
    deck,
    fights,
    locks,
    market,
    paths,
    toll,
    treasure,
    trials,
)

AnyDeed = (
    paths.AllLose
    | paths.RollForPoison
    | paths.NearestLoses
    | paths.RollForPoints
    | paths.SkipRecovery
    | paths.BrewAntidote
    | paths.WeakenOrbs
    | paths.RallyGoblins
    | paths.RestLong
    | paths.RestBadly
    | paths.EnterWarRoom
    | paths.OweDice
    | paths.LowerHp
    | paths.KeepFlask
    | paths.StoreBeast
    | paths.HoldOutHand
    | deck.ShuffleIn
    | deck.ReshuffleCard
    | deck.ReturnOnTop
    | deck.DrawAnother
    | deck.SneakPast
    | toll.PayForAll
    | toll.BeHunted
    | toll.LosersPay
    | toll.Bargain
    | toll.HealDuster
    | trials.ShootRopes
    | trials.ShootScout
    | trials.GrabLoot
    | trials.ScatterDice
    | trials.ShootBarrels
    | trials.MeetLanterns
    | trials.MeetOldLady
    | darts.AllPlayDarts
    | locks.FindChest
    | locks.Shackles
    | locks.DefuseTrap
    | locks.UntieRopes
    | locks.ContestLocks
    | locks.OpenCarePackage
    | fights.MeetCloaks
    | fights.MeetRats
    | fights.CallDuel
    | fights.MeetVanguard
    | fights.RunBridge
    | fights.LureGolem
    | fights.ScoutTwo
    | fights.ClearRubble
    | critters.HuntCritters
    | market.VisitMarket
    | treasure.EnterTreasureRoom
)
"""Every deed that a card can ask for."""


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """The deeds of one option."""

    first: tuple[AnyDeed, ...] = ()
    """Before its battle, if it has one."""
    won_first: tuple[AnyDeed, ...] = ()
    """After a success, before the reward."""
    won: tuple[AnyDeed, ...] = ()
    """After a success, with the reward in hand."""
    lost: tuple[AnyDeed, ...] = ()
    always: tuple[AnyDeed, ...] = ()
    """At the end, success or not."""


_COURSES = decoded("encounter_deeds.json", component_file("encounter_deeds.json"), tuple[Course, ...])
COURSES = tuple(_COURSES[facts.id] for facts in CARDS)
"""By card, then by option."""
