"""Improving: a teacher is imitated, then, from generation to generation, what went well is done more often.

Two networks learn side by side (needs the extra `learn`): one says how good each option is, the other how
likely its seat wins, which the first is measured by. How far a generation may go from the one that played is
bounded (proximal policy optimisation, with advantages that are discounted towards the end of the game).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi
from pathlib import Path

import numpy
import torch
from msgspec import Struct
from torch import nn

from rouages.arena.learning.answers import Answers, Batch, advantages, strengths
from rouages.arena.learning.practice import Practised
from rouages.arena.learning.training import Array, Net
from rouages.minds.outlook import BEST, Outlook

BATCH = 4096
RATE = 1e-3
LEAST_RATE = 0.05
"""The rate of the last generation, in parts of the first."""
PASSES = 4
"""How often each answer is learnt from."""
FIRST_PASSES = 4
"""How often the first answers teach to foretell who wins, where there was no teacher."""
CLIP = 0.2
"""An answer becomes no more likely than by this part in one generation, and no less."""
CURIOSITY = 0.003
"""What it is worth not to be sure."""
FARTHEST = 0.03
"""Once its answers have become less likely by this power of e on the mean, a generation learns no more."""
FORESIGHT = 0.92
"""How much what comes an answer later counts for an answer."""
HABIT = 3.0
"""Before all it takes what looks best; these are its log odds."""
LESSON_BATCH = 2048
LESSON_RATE = 3e-3
LESSON_PASSES = 12
LESSON_DECAY = 0.01
HELD_OUT = 10
"""One game of so many lessons is not learnt from, but measures what was."""


class Reached(Struct, frozen=True):
    """How a generation fared."""

    generation: int
    generations: int
    games: int
    answers: int
    error: float
    """The mean squared error of the foretold chance to win."""
    doubt: float
    """How undecided it is: the mean entropy of its answers."""
    strength: dict[str, float]
    """How many times its fair part it won, by who was beside it; alone or together, the part won."""


class Imitated(Struct, frozen=True):
    """How well a teacher is imitated, in games that are held out."""

    answers: int
    right: float
    """How often the teacher's answer is the likeliest,"""
    likely: float
    """how likely it is, in the geometric mean,"""
    greedy: float
    """and how often it is what looks best at first sight."""


class Choosing(Net):
    """What a quick bot plays: the log odds of options."""

    def __init__(self, outlook: Outlook, hidden: int, inner: int) -> None:
        """Before it has learnt anything it goes by the habits of the game, or takes what looks best."""
        super().__init__(outlook.names, hidden, inner)
        with torch.no_grad():
            self.straight.weight.zero_()
            for name, odds in (outlook.habits or {BEST: HABIT}).items():
                self.straight.weight[outlook.names.index(name)] = odds

    def sharpen(self, times: float) -> None:
        """So many times the log odds."""
        with torch.no_grad():
            for part in (self.straight.weight, self.last.weight, self.last.bias):
                part.mul_(times)

    def scores(self, batch: Batch) -> torch.Tensor:
        """The logarithm of how likely each option is taken; a row a question, padded with what is never."""
        there = self.first(batch.places, per_sample_weights=batch.numbers)
        sums = self.first(batch.option_places, per_sample_weights=batch.option_numbers) + there[batch.whose]
        straight = self.straight(batch.option_places, per_sample_weights=batch.option_numbers)
        odds = torch.full((len(there), batch.most), -1e9, device=there.device)
        odds[batch.whose, batch.which] = self.odds(straight, sums)
        return torch.log_softmax(odds, dim=1)


class Improver:
    """Learns from one generation after another; what it has reached is kept in a file."""

    def __init__(self, outlook: Outlook, hidden: int, inner: int, generations: int, seed: int) -> None:
        """At the very beginning."""
        torch.manual_seed(seed)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.choosing = Choosing(outlook, hidden, inner).to(self.device)
        self.judging = Net(outlook.names[: outlook.positions], hidden, inner).to(self.device)
        self.adam = torch.optim.Adam([*self.choosing.parameters(), *self.judging.parameters()], lr=RATE)
        self.generation, self.generations = 0, generations
        self.foretells = False
        """Whether the chance to win was learnt from games yet."""

    def imitate(self, rows: Iterable[Practised], sharper: float = 1.0) -> Imitated:
        """Learn to answer as a teacher did, then be so many times as sure; foretell what comes of it."""
        games = [each for each in rows if each.taken]
        answers = Answers(games, self.device)
        game = numpy.repeat(numpy.arange(len(games)), [sum(each.answers) for each in games])
        held = torch.from_numpy(game % HELD_OUT == 0).to(self.device)
        learnt_from, measured = torch.nonzero(~held).squeeze(1), torch.nonzero(held).squeeze(1)
        nets = nn.ModuleList([self.choosing, self.judging])
        adam = torch.optim.AdamW(nets.parameters(), lr=LESSON_RATE, weight_decay=LESSON_DECAY)
        greedy, _ = self._agreement(answers, measured)
        best, reached, kept = -float("inf"), 0.0, nets.state_dict()
        for each in range(LESSON_PASSES):
            for group in adam.param_groups:
                group["lr"] = LESSON_RATE * (1 + cos(pi * each / LESSON_PASSES)) / 2
            order = learnt_from[torch.randperm(len(learnt_from), device=self.device)]
            for chosen in order.chunk(max(1, len(order) // LESSON_BATCH)):
                batch = answers.batch(chosen)
                taken = self.choosing.scores(batch).gather(1, answers.taken[chosen].unsqueeze(1))
                loss = self._surprise(answers, chosen, batch) - taken.mean()
                adam.zero_grad()
                loss.backward()
                adam.step()
            right, likely = self._agreement(answers, measured)
            if likely > best:
                best, reached = likely, right
                kept = {name: tensor.clone() for name, tensor in nets.state_dict().items()}
        nets.load_state_dict(kept)
        self.choosing.sharpen(sharper)
        self.foretells = True
        return Imitated(len(answers), reached, float(numpy.exp(best)), greedy)

    def _agreement(self, answers: Answers, chosen: torch.Tensor) -> tuple[float, float]:
        """How often a teacher's answers are the likeliest, and the logarithm of how likely they are."""
        with torch.no_grad():
            likely = self.choosing.scores(answers.batch(chosen))
            taken = answers.taken[chosen]
            right = (likely.argmax(1) == taken).float().mean()
            return float(right), float(likely.gather(1, taken.unsqueeze(1)).mean())

    def improve(self, rows: Iterable[Practised]) -> Reached:
        """Learn from the games of this generation."""
        games = [each for each in rows if each.taken]
        answers = Answers(games, self.device)
        if not self.foretells:
            self._learn_to_foretell(answers)
        foretold = self.foretell(answers)
        gains = advantages(foretold, answers.lengths, answers.wins, FORESIGHT)
        better = torch.from_numpy((gains - gains.mean()) / (gains.std() + 1e-8)).to(self.device)
        done = self.generation / max(1, self.generations - 1)
        for group in self.adam.param_groups:
            group["lr"] = RATE * (LEAST_RATE + (1 - LEAST_RATE) * (1 + cos(pi * done)) / 2)
        doubts: list[torch.Tensor] = []
        for _ in range(PASSES):
            order = torch.randperm(len(answers), device=self.device)
            parts = order.chunk(max(1, len(order) // BATCH))
            found = [self._step(answers, chosen, better[chosen]) for chosen in parts]
            doubts += [doubt for doubt, _ in found]
            if float(torch.stack([drift for _, drift in found]).mean()) > FARTHEST:
                break
        self.generation += 1
        won = answers.won.cpu().numpy()
        return Reached(
            self.generation,
            self.generations,
            len(games),
            len(answers),
            float(((foretold - won) ** 2).mean()),
            float(torch.stack(doubts).mean()),
            strengths(games),
        )

    def _learn_to_foretell(self, answers: Answers) -> None:
        """Before anything is judged by it, from games of who had no teacher."""
        for _ in range(FIRST_PASSES):
            order = torch.randperm(len(answers), device=self.device)
            for chosen in order.chunk(max(1, len(order) // BATCH)):
                odds = self.judging(answers.places[chosen], answers.numbers[chosen])
                loss = nn.functional.binary_cross_entropy_with_logits(odds, answers.won[chosen])
                self.adam.zero_grad()
                loss.backward()
                self.adam.step()
        self.foretells = True

    def foretell(self, answers: Answers) -> Array:
        """The chance to win before each answer."""
        with torch.no_grad():
            parts = torch.arange(len(answers), device=self.device).split(65536)
            odds = [self.judging(answers.places[part], answers.numbers[part]) for part in parts]
            found: Array = torch.sigmoid(torch.cat(odds)).cpu().numpy()
        return found

    def _step(
        self, answers: Answers, chosen: torch.Tensor, better: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Learn from some answers; how undecided it is, and how far it has gone from who gave them."""
        batch = answers.batch(chosen)
        likely = self.choosing.scores(batch)
        doubt = -(likely.exp() * likely.clamp(min=-30)).sum(1).mean()
        taken = likely.gather(1, answers.taken[chosen].unsqueeze(1)).squeeze(1)
        ratio = torch.exp(taken - answers.likely[chosen])
        gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        loss = self._surprise(answers, chosen, batch) - gain - CURIOSITY * doubt
        self.adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.choosing.parameters(), 1.0)
        self.adam.step()
        return doubt.detach(), (answers.likely[chosen] - taken).mean().detach()

    def _surprise(self, answers: Answers, chosen: torch.Tensor, batch: Batch) -> torch.Tensor:
        odds = self.judging(batch.places, batch.numbers)
        return nn.functional.binary_cross_entropy_with_logits(odds, answers.won[chosen])

    def keep(self, file: Path) -> None:
        """Write what is needed to go on."""
        kept = {
            "choosing": self.choosing.state_dict(),
            "judging": self.judging.state_dict(),
            "adam": self.adam.state_dict(),
            "generation": self.generation,
            "foretells": self.foretells,
        }
        beside = file.with_suffix(".new")
        torch.save(kept, beside)
        beside.replace(file)

    def restore(self, file: Path) -> None:
        """Go on where the file says that it was."""
        kept = torch.load(file, map_location=self.device, weights_only=True)
        self.choosing.load_state_dict(kept["choosing"])
        self.judging.load_state_dict(kept["judging"])
        self.adam.load_state_dict(kept["adam"])
        self.generation, self.foretells = kept["generation"], kept["foretells"]
