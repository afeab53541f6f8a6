"""Findings: a tally in plain data, every share and mean with its bounds, for JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from rouages.arena.counting import Tally, Use, Wins
from rouages.arena.intervals import Estimate, Spread

DIGITS = 5
MOST_VALUES = 40
"""A spread with more different values is written without them."""


def findings(tally: Tally) -> dict[str, Any]:
    """All that was counted."""
    found: dict[str, Any] = {"games": tally.games}
    if tally.game.cooperative:
        found["party"] = wins(tally.party)
    else:
        found["seats"] = [
            {"players": players, "seat": seat} | wins(each)
            for (players, seat), each in sorted(tally.seats.items())
        ]
    found["scores"] = [
        {"players": players, "seat": seat} | spread(each)
        for (players, seat), each in sorted(tally.scores.items())
    ]
    found["endings"] = {
        name: {"games": count} | estimate("share", Wins(tally.games, count).share)
        for name, count in tally.endings.most_common()
    }
    found["numbers"] = {name: spread(each) for name, each in tally.numbers.items()}
    found["labels"] = {
        name: {
            label: (
                wins(group.wins) if tally.game.cooperative else {"games": group.numbers["decisions"].games}
            )
            | {number: spread(each, values=False) for number, each in group.numbers.items()}
            for label, group in sorted(groups.items())
        }
        for name, groups in tally.labels.items()
    }
    found["seat_numbers"] = {
        name: {"all": spread(everyone), "winners": spread(winners)}
        for name, (everyone, winners) in tally.seat_numbers.items()
    }
    found["seat_labels"] = {
        name: {label: wins(each) for label, each in sorted(labels.items())}
        for name, labels in tally.seat_labels.items()
    }
    found["uses"] = {
        name: {thing: use_of(use) for thing, use in sorted(things.items())}
        for name, things in tally.uses.items()
    }
    return found


def wins(of: Wins) -> dict[str, Any]:
    """Games, wins, their share, and how that compares with what is expected."""
    plain = {"games": of.games, "wins": round(of.wins, DIGITS)} | estimate("share", of.share)
    return plain | (estimate("strength", of.strength) if of.expected else {})


def use_of(use: Use) -> dict[str, Any]:
    """How often, by how many, and how they fared."""
    return {"times": use.times} | ({"by": wins(use.wins)} if use.wins.games else {})


def spread(of: Spread, *, values: bool = True) -> dict[str, Any]:
    """Mean, quartiles, extremes, and the values if they are few."""
    if not of.games:
        return {"games": 0}
    plain: dict[str, Any] = {"games": of.games} | estimate("mean", of.mean)
    for name, part in (
        ("least", 0.0),
        ("quarter", 0.25),
        ("median", 0.5),
        ("three_quarters", 0.75),
        ("most", 1.0),
    ):
        plain[name] = of.quantile(part)
    if values and len(of.counts) <= MOST_VALUES:
        plain["values"] = {str(value): of.counts[value] for value in sorted(of.counts)}
    return plain


def estimate(name: str, of: Estimate) -> dict[str, Any]:
    """A number with its bounds, under its name."""
    return {name: {key: round(value, DIGITS) for key, value in msgspec.to_builtins(of).items()}}
