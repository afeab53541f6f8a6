"""Training: a network that learns from samples (needs the extra `learn`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, pi, sqrt
from pathlib import Path
from typing import Any

import numpy
import torch
from msgspec import Struct
from numpy.typing import NDArray
from torch import nn

from rouages.arena.intervals import Estimate, Z
from rouages.arena.learning.samples import Samples

HELD_OUT = 10
"""One game of so many is not learnt from, but measures what was."""
BATCH = 4096
RATE = 2e-3
DECAY = 1e-3
FITTED = "known.estimate"
"""Where an encoding has it, learning begins with what was fitted by hand."""

Array = NDArray[Any]


class Progress(Struct, frozen=True):
    """How far the learning is."""

    epoch: int
    epochs: int
    learned: float
    """The mean squared error of the chance to win, in games that are held out,"""
    fitted: float
    """of the estimate that was fitted by hand,"""
    share: float
    """and of who only knows how many win."""
    gain: Estimate
    """By how much the learned estimate is nearer than the fitted one, by game."""


def read(parts: Sequence[bytes], kind: Any) -> Array:
    """Arrays one after another as one."""
    return numpy.frombuffer(b"".join(parts), kind)


def padded(counts: Array, places: Array, numbers: Array) -> tuple[Array, Array]:
    """Cells one after another as rows of equal length; what is added weighs nothing."""
    counts = counts.astype(numpy.int64)
    starts = numpy.cumsum(counts) - counts
    rows = numpy.repeat(numpy.arange(len(counts)), counts)
    columns = numpy.arange(len(places)) - starts[rows]
    found = numpy.zeros((len(counts), int(counts.max())), numpy.int32)
    values = numpy.zeros(found.shape, numpy.float32)
    found[rows, columns] = places
    values[rows, columns] = numbers
    return found, values


class Lot:
    """All samples as padded arrays."""

    def __init__(self, rows: Iterable[Samples]) -> None:
        """Read them, game by game."""
        games = list(rows)
        self.fitted = read([each.fitted for each in games], numpy.float32)
        self.won = read([each.won for each in games], numpy.float32)
        self.game = numpy.repeat(numpy.arange(len(games)), [len(each.counts) // 2 for each in games])
        self.places, self.numbers = padded(
            read([each.counts for each in games], numpy.uint16),
            read([each.places for each in games], numpy.uint16),
            read([each.numbers for each in games], numpy.float32),
        )


class Net(nn.Module):  # type: ignore[misc]
    """What `rouages.minds.network` plays."""

    def __init__(self, names: Sequence[str], hidden: int, inner: int) -> None:
        """What each place is called; at first it says what was fitted by hand."""
        super().__init__()
        self.sizes = len(names), hidden, inner
        self.straight = nn.EmbeddingBag(len(names), 1, mode="sum")
        self.first = nn.EmbeddingBag(len(names), hidden, mode="sum")
        self.first_bias = nn.Parameter(torch.zeros(hidden))
        self.second = nn.Linear(hidden, inner)
        self.last = nn.Linear(inner, 1)
        with torch.no_grad():
            self.straight.weight.zero_()
            self.first.weight.normal_(0.0, 0.1)
            self.last.weight.mul_(0.1)
            self.last.bias.zero_()
            if FITTED in names:
                self.straight.weight[names.index(FITTED)] = 1.0

    def forward(self, places: torch.Tensor, numbers: torch.Tensor) -> torch.Tensor:
        """Log odds of a win."""
        sums = self.first(places, per_sample_weights=numbers)
        return self.odds(self.straight(places, per_sample_weights=numbers), sums)

    def odds(self, straight: torch.Tensor, sums: torch.Tensor) -> torch.Tensor:
        """What follows from the sums of the first layer, without their bias."""
        deeper = torch.relu(self.second(torch.relu(sums + self.first_bias)))
        odds: torch.Tensor = straight + self.last(deeper)
        return odds.squeeze(1)

    def packed(self) -> bytes:
        """All weights in the order in which a mind keeps them."""
        parts = (
            *(self.straight.weight, self.first.weight, self.first_bias),
            *(self.second.weight.T, self.second.bias, self.last.weight, self.last.bias),
        )
        flat = [part.detach().cpu().numpy().reshape(-1) for part in parts]
        return numpy.concatenate(flat).astype("<f2").tobytes()


class Trainer:
    """Learns from one lot, epoch after epoch; what it has reached is kept in a file."""

    def __init__(self, lot: Lot, net: Net, epochs: int, seed: int, file: Path, rate: float = RATE) -> None:
        """Go on where the file says that it was."""
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.net = net.to(self.device)
        self.epochs, self.file, self.rate = epochs, file, rate
        self.adam = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=DECAY)
        self.order = torch.Generator().manual_seed(seed)
        self.epoch, self.best, self.best_weights = 0, float("inf"), net.packed()
        held = torch.from_numpy(lot.game % HELD_OUT == 0)
        self.learnt_from, self.held = torch.nonzero(~held).squeeze(1), torch.nonzero(held).squeeze(1)
        self.places = torch.from_numpy(lot.places).to(self.device)
        self.numbers = torch.from_numpy(lot.numbers).to(self.device)
        self.won = torch.from_numpy(lot.won.copy()).to(self.device)
        self.lot = lot
        if file.exists():
            self._restore()

    def train(self, report: Callable[[Progress], None]) -> bytes:
        """All epochs that are left; the weights that were nearest to the games held out."""
        while self.epoch < self.epochs:
            self._learn()
            self.epoch += 1
            progress = self.measure()
            if progress.learned < self.best:
                self.best, self.best_weights = progress.learned, self.net.packed()
            self._keep()
            report(progress)
        return self.best_weights

    def _learn(self) -> None:
        self.net.train()
        drawn = self.learnt_from[torch.randperm(len(self.learnt_from), generator=self.order)]
        steps = max(1, len(drawn) // BATCH)
        for number, batch in enumerate(drawn.chunk(steps)):
            done = (self.epoch + number / steps) / self.epochs
            for group in self.adam.param_groups:
                group["lr"] = self.rate * (0.02 + 0.98 * (1 + cos(pi * done)) / 2)
            batch = batch.to(self.device)  # noqa: PLW2901 (the same, where it is needed)
            odds = self.net(self.places[batch].long(), self.numbers[batch])
            loss = nn.functional.binary_cross_entropy_with_logits(odds, self.won[batch])
            self.adam.zero_grad()
            loss.backward()
            self.adam.step()

    def measure(self) -> Progress:
        """How near the learned estimate is to what came of the games that are held out."""
        self.net.eval()
        with torch.no_grad():
            found = [
                torch.sigmoid(self.net(self.places[part].long(), self.numbers[part])).cpu()
                for part in self.held.to(self.device).split(65536)
            ]
        learned = torch.cat(found).numpy().astype(numpy.float64)
        held = self.held.numpy()
        won, fitted = self.lot.won[held].astype(numpy.float64), self.lot.fitted[held].astype(numpy.float64)
        errors = (learned - won) ** 2, (fitted - won) ** 2
        share = float(((won.mean() - won) ** 2).mean())
        gain = by_game(errors[1] - errors[0], self.lot.game[held])
        return Progress(
            self.epoch, self.epochs, float(errors[0].mean()), float(errors[1].mean()), share, gain
        )

    def _keep(self) -> None:
        kept = {
            "net": self.net.state_dict(),
            "adam": self.adam.state_dict(),
            "order": self.order.get_state(),
            "reached": (self.epoch, self.best),
            "best": torch.frombuffer(bytearray(self.best_weights), dtype=torch.uint8),
        }
        beside = self.file.with_suffix(".new")
        torch.save(kept, beside)
        beside.replace(self.file)

    def _restore(self) -> None:
        kept = torch.load(self.file, map_location="cpu", weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.adam.load_state_dict(kept["adam"])
        self.order.set_state(kept["order"])
        self.epoch, self.best = kept["reached"]
        self.best_weights = kept["best"].numpy().tobytes()


def by_game(gains: Array, games: Array) -> Estimate:
    """The mean of a gain with its bounds; positions of one game are no independent witnesses."""
    mean = float(gains.mean())
    _, places = numpy.unique(games, return_inverse=True)
    sums = numpy.bincount(places, gains - mean)
    half = Z * sqrt(float((sums**2).sum())) / len(gains)
    return Estimate(mean, mean - half, mean + half)
