"""Why can't I? Whatever is touched that is no option now, a rule says so, in every language."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, NotOffered, Reason, Seat
from rouages.engine.game import Game
from rouages.engine.kinds import answers_to
from rouages.engine.match import Match
from rouages.proving.contract import SENSE, Variant, begin, random_play
from rouages.proving.made_up import changed, plain_of, reader_of, shape
from rouages.words.catalogue import LANGUAGES, of_game

PIECES = 60
"""So many choices of a kind are remembered of a game, and are touched later."""
TOUCHES = 6
"""So many of them are touched at a moment, and as many options with one thing about them changed."""


class Gathered(NamedTuple):
    """What could be chosen somewhere in a game: all that lies on its table, or may lie there."""

    pieces: dict[type[Choice], list[Choice]]
    """Some choices of each kind."""
    offered: dict[type[Decision[Any, Any]], set[type[Choice]]]
    """The kinds that each decision has offered."""

    def about(self, decision: Decision[Any, Any]) -> tuple[type[Choice], ...]:
        """The kinds that a decision is about: as it declares, or as it has shown."""
        declared = answers_to(type(decision))
        return tuple(self.offered.get(type(decision), ())) if Choice in declared else declared


def check_reasons(game: Game[Any, Any], variant: Variant, seed: int) -> int:
    """Play a game and touch, at every moment, what is no option then; how often something was touched."""
    found, touches = gathered(begin(game, *variant, seed), seed), 0
    match, rng = begin(game, *variant, seed), random.Random(seed)  # noqa: S311
    for seat in random_play(match, rng, sense_of(seed)):
        prompt, options = match.decision(seat).prompt, set(match.decision(seat).options)
        own = found.about(prompt)
        for choice in real(found, own, rng):
            if choice not in options:
                check_said(match, seat, choice, own)
                touches += 1
        for choice in imagined(match, seat, rng):
            if choice not in options:
                check_rule(match, seat, choice, own)
                touches += 1
    return touches


def gathered(match: Match, seed: int) -> Gathered:
    """Choices that somebody has at some moment of this game."""
    found = Gathered({}, {})
    rng, aside = random.Random(seed), random.Random(seed)  # noqa: S311
    for seat in random_play(match, rng, sense_of(seed)):
        options = match.decision(seat).options
        offered = found.offered.setdefault(type(match.decision(seat).prompt), set())
        offered.update(map(type, options))
        for option in aside.sample(options, min(len(options), TOUCHES)):
            known = found.pieces.setdefault(type(option), [])
            if option not in known:
                known.insert(aside.randrange(len(known) + 1), option)
                del known[PIECES:]
    return found


def sense_of(seed: int) -> float:
    """Every other game is played with some sense."""
    return SENSE if seed % 2 else 0.0


def real(found: Gathered, own: tuple[type[Choice], ...], rng: random.Random) -> Iterator[Choice]:
    """Pieces that can be touched, most of them of the kinds that are asked about."""
    for kind, known in found.pieces.items():
        yield from rng.sample(known, min(len(known), TOUCHES if issubclass(kind, own) else 1))


def imagined(match: Match, seat: Seat, rng: random.Random) -> Iterator[Choice]:
    """Options with one thing about them changed, and one of each kind made up."""
    options: Sequence[Choice] = match.decision(seat).options
    reader = reader_of(match.game.records(Choice))
    plain = [changed(rng.choice(options), rng) for _ in range(TOUCHES)]
    plain += [plain_of(shape(kind), rng) for kind in dict.fromkeys(map(type, options))]
    for each in plain:
        try:
            yield reader.decode(json.dumps(each))
        except msgspec.ValidationError:
            continue


def check_rule(match: Match, seat: Seat, choice: Choice, own: tuple[type[Choice], ...]) -> Reason:
    """A choice that is not offered is refused by a rule: one of its own, if the question is about it."""
    prompt = match.decision(seat).prompt
    reason = prompt.why_not(match.table, choice)
    assert isinstance(reason, Reason), f"{prompt} says {reason} of {choice}"
    bare = (NotOffered, AnotherQuestion) if isinstance(choice, own) else NotOffered
    assert not isinstance(reason, bare), f"{prompt} has no reason against {choice}"
    assert type(reason).rule or type(prompt).rule, f"{reason} points at no rule"
    return reason


def check_said(match: Match, seat: Seat, choice: Choice, own: tuple[type[Choice], ...]) -> None:
    """The rule can be said in every language."""
    reason = check_rule(match, seat, choice, own)
    for language in LANGUAGES:
        said = sentence(match.game.package, language, reason)
        assert "⟨" not in said, f"{language}: {reason} is said “{said}”"


@lru_cache(10_000)
def sentence(package: str, language: str, reason: Reason) -> str:
    """A reason in words; the same ones are met again and again."""
    return of_game(package, language).say(reason)
