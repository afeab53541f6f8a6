"""Rehearsed: what each card of a hand leads to when the turn is played with what the others may do."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from rouages.engine.judgement import chance_of
from rouages.games.robo_rally.cards.program import NO_CARD, REGISTERS, Card
from rouages.games.robo_rally.judgement.company import Rival, programs, rivals_of
from rouages.games.robo_rally.judgement.evaluate import SPREAD
from rouages.games.robo_rally.judgement.openings import COUNT, counted
from rouages.games.robo_rally.judgement.planner import planner_for
from rouages.games.robo_rally.judgement.programs import APART, as_cards, best_programs, spot_after
from rouages.games.robo_rally.judgement.rehearsal import MINE, Rehearsal, Stand
from rouages.games.robo_rally.table import Rally, Robot

MOST = 5
"""So many programs are rehearsed that begin with an action."""
LARGEST = 25.0
"""A larger lead counts no more, in cards."""


class Tried(NamedTuple):
    """What came of a program, on average."""

    lead: float
    """In cards, over the others,"""
    mine: float
    """and one's own."""
    chance: float
    """To win, as it looks then."""
    risk: float
    """To be destroyed."""
    falls: float
    """Others that are."""
    taken: float
    dealt: float
    shoved: float
    shoves: float
    damage: float
    wins: float
    beaten: float


class Rehearsed:
    """All cards of a robot's hand, in the register that wants one."""

    def __init__(self, table: Rally, robot: Robot) -> None:
        """Suppose what the others do."""
        registers = table.registers[robot]
        self.first = registers.index(NO_CARD)
        self.placed = tuple(registers[: self.first])
        self.locked = registers
        self.hand = table.hands[robot]
        self.planned = planner_for(table, robot, self.first)
        rivals = rivals_of(table, robot)
        self.deals = programs(table, robot, rivals)
        me = Rival(robot, self.planned, tuple(registers))
        self.turn = Rehearsal(table, [me, *rivals])
        self.known: list[dict[tuple[Card, ...], Stand]] = [{(): self.turn.begin} for _ in self.deals]
        self.where = table.square[robot], table.facing[robot]

    def by_card(self, most: int = MOST) -> dict[Card, Tried]:
        """The best of the programs that go on with each card."""
        spot = spot_after(self.planned, *self.where, self.placed)
        counts = counted(self.hand)
        ends = spot.ends(counts) if spot else {}
        least = max(ends.values(), default=0.0) - APART
        found: dict[Card, Tried] = {}
        rests: dict[int, tuple[int, ...]] = {}
        for card in sorted(self.hand, reverse=True):
            one = COUNT[card]
            if one in rests:
                found[card] = self.tried(card, rests[one])
                continue
            ways = best_programs(spot, one, counts, most, least) if spot else [(one,)]
            for way in ways:
                tried = self.tried(card, way[1:])
                if card not in found or (tried.chance, tried.lead) > (found[card].chance, found[card].lead):
                    found[card], rests[one] = tried, way[1:]
        return found

    def tried(self, card: Card, rest: Sequence[int]) -> Tried:
        """What comes of a program in all deals, on average."""
        program = as_cards(self.placed, card, rest, self.locked, self.hand)
        ends = [self.end(number, program) for number in range(len(self.deals))]
        leads = [self.turn.lead(end) for end in ends]
        return Tried(
            lead=fmean([max(-LARGEST, min(LARGEST, lead)) for _, lead in leads]),
            mine=fmean([mine for mine, _ in leads]),
            chance=fmean([chance_of(lead / SPREAD) for _, lead in leads]),
            risk=fmean([float(end.squares[MINE] < 0) for end in ends]),
            falls=fmean([float(sum([square < 0 for square in end.squares[1:]])) for end in ends]),
            taken=fmean([float(end.taken) for end in ends]),
            dealt=fmean([float(end.dealt) for end in ends]),
            shoved=fmean([float(end.shoved) for end in ends]),
            shoves=fmean([float(end.shoves) for end in ends]),
            damage=fmean([float(end.damage[MINE]) for end in ends]),
            wins=fmean([float(end.over == MINE) for end in ends]),
            beaten=fmean([float(end.over > MINE) for end in ends]),
        )

    def end(self, number: int, program: tuple[Card, ...]) -> Stand:
        """How all stand after a program, in one deal."""
        known, deal = self.known[number], self.deals[number]
        at = REGISTERS
        while program[:at] not in known:
            at -= 1
        stand = known[program[:at]]
        for register in range(at, REGISTERS):
            stand = self.turn.after(register, program[register], deal, stand)
            known[program[: register + 1]] = stand
        return stand
