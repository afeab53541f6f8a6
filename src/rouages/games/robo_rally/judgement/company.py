"""Company: what the others are likely to program, from what lies open and from hands that they may have."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from rouages.engine.chance import Rng
from rouages.games.robo_rally.cards.program import ALIKE, CARDS, NO_CARD, REGISTERS, Card
from rouages.games.robo_rally.dealing import hand_size
from rouages.games.robo_rally.judgement.planner import FASTER, SPEED, Planner, planner_with
from rouages.games.robo_rally.table import Rally, Robot

DEALS = 12
"""So many robots are dealt hands in all, as often as that goes: six times one other, four times two."""
FEWEST = 2
"""But each of them so often at least."""
LOTS = b"company"
"""The cards are always dealt alike, so that what is supposed says nothing of the hands that there are."""


class Rival(NamedTuple):
    """A robot that moves in the same turn."""

    robot: Robot
    planner: Planner
    locked: tuple[Card, ...]
    """By register: the card that lies open in it."""


@cache
def decks() -> list[list[Card]]:
    """All cards, shuffled once for each deal."""
    lots = Rng(LOTS)
    found = [[*range(CARDS)] for _ in range(DEALS)]
    for deck in found:
        lots.shuffle(deck, "supposed hands")
    return found


def rivals_of(table: Rally, robot: Robot) -> list[Rival]:
    """All others on the board."""
    return [
        rival(table, other) for other, square in enumerate(table.square) if square >= 0 and other != robot
    ]


def rival(table: Rally, robot: Robot) -> Rival:
    """A robot by what lies open: its hand and what it has laid face down are not looked at."""
    locks = table.locks[robot]
    locked = tuple(
        [card if locks >> register & 1 else NO_CARD for register, card in enumerate(table.registers[robot])]
    )
    free = locked.index(NO_CARD) if NO_CARD in locked else REGISTERS
    return Rival(robot, planner_with(table, robot, free, locked), locked)


def programs(table: Rally, robot: Robot, rivals: Sequence[Rival]) -> list[list[tuple[Card, ...]]]:
    """What the others may execute, in several deals: a program for each, none for who is powered down."""
    known = {*table.hands[robot], *table.registers[robot]}
    known.update([card for each in rivals for card in each.locked])
    found = []
    for shuffled in decks()[: max(FEWEST, DEALS // (len(rivals) + 1)) if rivals else 1]:
        deck = [card for card in shuffled if card not in known]
        at, deal = 0, []
        for each in rivals:
            more = at + hand_size(table, each.robot)
            deal.append(() if table.down[each.robot] else program(table, each, deck[at:more]))
            at = more
        found.append(deal)
    return found


def program(table: Rally, rival: Rival, hand: list[Card]) -> tuple[Card, ...]:
    """The best program that a hand allows, as far as its own moves go."""
    registers, hand = [*rival.locked], hand[:]
    here = table.square[rival.robot], table.facing[rival.robot]
    for register in range(REGISTERS):
        if registers[register] == NO_CARD:
            ends = rival.planner.ends(*here, registers[:register], hand, FASTER)
            fitting = [card for card in hand if ALIKE[card] in ends]
            best = max(fitting, key=lambda card: ends[ALIKE[card]] + SPEED * card)
            registers[register] = best
            hand.remove(best)
    return tuple(registers)
