"""Answers: what a generation chose from and what came of it, on the device (needs the extra `learn`)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy
import torch
from msgspec import Struct

from rouages.arena.learning.practice import Practised
from rouages.arena.learning.training import Array, padded, read


class Batch(Struct):
    """Some questions on the device, with all their options."""

    places: torch.Tensor
    numbers: torch.Tensor
    option_places: torch.Tensor
    option_numbers: torch.Tensor
    whose: torch.Tensor
    """By option: the number of its question,"""
    which: torch.Tensor
    """and its own among the options there."""
    most: int


class Answers:
    """All answers of a generation, on the device."""

    def __init__(self, games: Sequence[Practised], device: torch.device) -> None:
        """Read them, game by game."""

        def cells(counts: str, places: str, numbers: str) -> tuple[torch.Tensor, torch.Tensor]:
            found = padded(
                read([getattr(each, counts) for each in games], numpy.uint16),
                read([getattr(each, places) for each in games], numpy.uint16),
                read([getattr(each, numbers) for each in games], numpy.float32),
            )
            return torch.from_numpy(found[0]).to(device), torch.from_numpy(found[1]).to(device)

        self.device = device
        self.places, self.numbers = cells("counts", "places", "numbers")
        self.option_places, self.option_numbers = cells("option_counts", "option_places", "option_numbers")
        offered = read([each.offered for each in games], numpy.uint16).astype(numpy.int64)
        self.offered = torch.from_numpy(offered).to(device)
        self.first_option = torch.from_numpy(numpy.cumsum(offered) - offered).to(device)
        taken = read([each.taken for each in games], numpy.uint16).astype(numpy.int64)
        self.taken = torch.from_numpy(taken).to(device)
        self.likely = torch.from_numpy(read([each.likely for each in games], numpy.float32).copy()).to(device)
        self.lengths = numpy.array([length for each in games for length in each.answers])
        self.wins = numpy.array([won for each in games for won in each.won], numpy.float32)
        self.won = torch.from_numpy(numpy.repeat(self.wins, self.lengths)).to(device)

    def __len__(self) -> int:
        """How many there are."""
        return len(self.taken)

    def batch(self, chosen: torch.Tensor) -> Batch:
        """Some of the questions."""
        offered = self.offered[chosen]
        whose = torch.repeat_interleave(torch.arange(len(chosen), device=self.device), offered)
        starts = torch.cumsum(offered, 0) - offered
        which = torch.arange(len(whose), device=self.device) - starts[whose]
        options = self.first_option[chosen][whose] + which
        return Batch(
            self.places[chosen],
            self.numbers[chosen],
            self.option_places[options],
            self.option_numbers[options],
            whose,
            which,
            int(offered.max()),
        )


def advantages(foretold: Array, lengths: Array, wins: Array, foresight: float) -> Array:
    """How much better than foretold things went after each answer, seat after seat."""
    rows = numpy.repeat(numpy.arange(len(lengths)), lengths)
    starts = numpy.cumsum(lengths) - lengths
    columns = numpy.arange(len(foretold)) - starts[rows]
    table = numpy.zeros((len(lengths), int(lengths.max()) + 1))
    table[rows, columns] = foretold
    table[numpy.arange(len(lengths)), lengths] = wins
    steps = table[:, 1:] - table[:, :-1]
    steps[numpy.arange(steps.shape[1])[None, :] >= lengths[:, None]] = 0.0
    for column in range(steps.shape[1] - 2, -1, -1):
        steps[:, column] += foresight * steps[:, column + 1]
    found: Array = steps[rows, columns].astype(numpy.float32)
    return found


def strengths(games: Sequence[Practised]) -> dict[str, float]:
    """How many times their fair part those who practise won, by who was beside them."""
    won: dict[str, float] = {}
    fair: dict[str, float] = {}
    for each in games:
        won[each.beside] = won.get(each.beside, 0.0) + sum(each.won)
        fair[each.beside] = fair.get(each.beside, 0.0) + each.fair
    return {beside: won[beside] / fair[beside] for beside in sorted(won)}
