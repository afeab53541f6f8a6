"""Why can't I? Whatever is touched that is no option now, a rule says so, in every language."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from rouages.engine.agenda import AnotherQuestion, Choice, NotOffered, Seat
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

Pieces = dict[type[Choice], list[Choice]]
"""What could be chosen at some moment, by kinds: all that lies on a table, or may lie there."""


def check_reasons(game: Game[Any, Any], variant: Variant, seed: int) -> int:
    """Play a game and touch, at every moment, what is no option then; how often something was touched."""
    pieces, touches = gathered(begin(game, *variant, seed), seed), 0
    match, rng = begin(game, *variant, seed), random.Random(seed)  # noqa: S311
    for seat in random_play(match, rng, sense_of(seed)):
        options = set(match.decision(seat).options)
        for choice in real(match, seat, pieces, rng):
            if choice not in options:
                check_said(match, seat, choice)
                touches += 1
        for choice in imagined(match, seat, rng):
            if choice not in options:
                check_rule(match, seat, choice)
                touches += 1
    return touches


def gathered(match: Match, seed: int) -> Pieces:
    """Choices that somebody has at some moment of this game."""
    pieces: Pieces = {}
    rng, aside = random.Random(seed), random.Random(seed)  # noqa: S311
    for seat in random_play(match, rng, sense_of(seed)):
        options = match.decision(seat).options
        for option in aside.sample(options, min(len(options), TOUCHES)):
            known = pieces.setdefault(type(option), [])
            if option not in known:
                known.insert(aside.randrange(len(known) + 1), option)
                del known[PIECES:]
    return pieces


def sense_of(seed: int) -> float:
    """Every other game is played with some sense."""
    return SENSE if seed % 2 else 0.0


def real(match: Match, seat: Seat, pieces: Pieces, rng: random.Random) -> Iterator[Choice]:
    """Pieces that can be touched, most of them of the kinds that this seat is asked about."""
    kinds = answers_to(type(match.decision(seat).prompt))
    for kind, known in pieces.items():
        yield from rng.sample(known, min(len(known), TOUCHES if issubclass(kind, kinds) else 1))


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


def check_rule(match: Match, seat: Seat, choice: Choice) -> None:
    """A choice that is not offered is refused by a rule: one of its own, if the question is about it."""
    prompt = match.decision(seat).prompt
    reason = prompt.why_not(match.table, choice)
    unsaid = f"{prompt} has no reason against {choice}"
    assert not isinstance(reason, NotOffered), unsaid
    if isinstance(reason, AnotherQuestion):
        assert not isinstance(choice, answers_to(type(prompt))), unsaid
    assert type(reason).rule or type(prompt).rule, f"{reason} points at no rule"


def check_said(match: Match, seat: Seat, choice: Choice) -> None:
    """The rule can be said in every language."""
    check_rule(match, seat, choice)
    reason = match.decision(seat).prompt.why_not(match.table, choice)
    for language in LANGUAGES:
        said = of_game(match.game.package, language).say(reason, seat)
        assert "⟨" not in said, f"{language}: {reason} is said “{said}”"
