"""A little game that keeps the contract: a pea under a cup, a guess, and a die for what it is worth."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from rouages.engine.agenda import Choice, Decision, Step, Table
from rouages.engine.events import Event
from rouages.engine.game import Game, Outcome
from rouages.engine.judgement import Judgement
from rouages.engine.sight import Sight

CUPS = 3
HIDER, GUESSER = 0, 1


class Cups(Table, kw_only=True):
    pea: int | None = None
    lifted: bool = False
    worth: int = 0
    winner: int = HIDER


class Options(Struct, frozen=True):
    """None."""


class View(Struct, frozen=True):
    pea: int | None
    lifted: bool


class Cup(Choice, frozen=True):
    number: int


class PeaHidden(Event, frozen=True):
    pea: int | None

    def seen_by(self, seat):
        return self if seat == HIDER else PeaHidden(None)


class CupLifted(Event, frozen=True):
    reveals: ClassVar[bool] = True
    cup: int


class DieRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    worth: int


class Hide(Decision[Cups, Cup], frozen=True):
    def options(self, table):
        return [Cup(number) for number in range(CUPS)]

    def resolve(self, table, choice):
        table.pea = choice.number
        table.say(PeaHidden(choice.number))
        table.then(Guess(GUESSER), Roll())


class Guess(Decision[Cups, Cup], frozen=True):
    def options(self, table):
        return [Cup(number) for number in range(CUPS)]

    def resolve(self, table, choice):
        table.lifted = True
        table.winner = GUESSER if choice.number == table.pea else HIDER
        table.say(CupLifted(choice.number))

    def default(self, table):
        return Cup(0)


class Roll(Step[Cups], frozen=True):
    def run(self, table):
        table.worth = 1 + table.rng.below(6, "worth")
        table.say(DieRolled(table.worth))


def setup(options, players, rng):
    table = Cups(rng=rng)
    table.then(Hide(HIDER))
    return table


def view(table, seat):
    return View(table.pea if seat == HIDER or table.lifted else None, table.lifted)


def imagine(table, seat, rng):
    if seat != HIDER and table.pea is not None and not table.lifted:
        table.pea = rng.below(CUPS, "pea")


def outcome(table):
    won = [seat == table.winner for seat in range(2)]
    return Outcome(
        "lifted", tuple(2 - each for each in won), tuple(table.worth if each else 0 for each in won)
    )


GAME = Game(
    name="cups",
    version=1,
    seats=range(2, 3),
    table=Cups,
    options=Options,
    setup=setup,
    outcome=outcome,
    endings=Literal["lifted"],
    inventory=lambda table: [CUPS],
    sight=Sight(view, imagine),
    judgement=Judgement(
        weigh=lambda table, decision, options: [0.0 for _ in options],
        evaluate=lambda table, seat: 0.5,
    ),
)
