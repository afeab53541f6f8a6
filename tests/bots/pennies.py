"""Two little games with known answers: one rewards looking ahead, one is played at the same time."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rouages.engine.agenda import Choice, Decision, Table, Together
from rouages.engine.game import Game, Outcome
from rouages.engine.judgement import Judgement
from rouages.engine.sight import Sight


class Pennies(Table, kw_only=True):
    """What each has, and what each has shown."""

    purse: list[int]
    shown: list[int]


class Options(Struct, frozen=True):
    """None."""


class Coin(Choice, frozen=True):
    """A coin, or a seed that will bear."""

    face: int


class Show(Decision[Pennies, Coin], frozen=True):
    """Heads or tails, both at the same time: who sits in the second seat wins if they are the same."""

    def options(self, table):
        """Two faces."""
        return (Coin(0), Coin(1))

    def resolve(self, table, choice):
        """Lay it down."""
        table.shown[self.seat] = choice.face
        if -1 not in table.shown:
            table.purse[table.shown[0] == table.shown[1]] += 1


class Take(Decision[Pennies, Coin], frozen=True):
    """A penny now (0), or nothing now and three later (1)."""

    rounds: int
    sown: int = 0

    def options(self, table):
        """Take or sow."""
        return (Coin(0), Coin(1))

    def resolve(self, table, choice):
        """What was sown bears at the end."""
        if choice.face:
            table.purse[1] += 0
            sown = self.sown + 1
        else:
            table.purse[0] += 1
            sown = self.sown
        if self.rounds > 1:
            table.then(Take(self.seat, self.rounds - 1, sown))
        else:
            table.purse[0] += 3 * sown


def pennies(first, players):
    """A game of pennies that begins with this."""
    return Game(
        name="pennies",
        version=1,
        seats=range(players, players + 1),
        table=Pennies,
        options=Options,
        setup=lambda options, players, rng: Pennies(rng=rng, agenda=[first()], purse=[0, 0], shown=[-1, -1]),
        endings=Literal["done"],
        outcome=lambda table: Outcome("done", (1,) * players, tuple(table.purse[:players])),
        inventory=lambda table: (),
        sight=Sight(view=lambda table, seat: Options(), imagine=lambda table, seat, rng: None),
        judgement=Judgement(
            weigh=lambda table, decision, options: [-option.face for option in options],
            evaluate=lambda table, seat: table.purse[seat] / 9,
        ),
    )


SOWING = pennies(lambda: Take(0, 3), 1)
MATCHING = pennies(lambda: Together.of([Show(0), Show(1)]), 2)
