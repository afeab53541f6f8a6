"""Rewards: what the end of a match is worth to each seat, from -1 to 1."""

from __future__ import annotations

from rouages.engine.match import Match


def rewards(match: Match) -> tuple[float, ...]:
    """1 for the only winner, less for those who share; the others together lose as much.

    A party, or a player alone, has 1 for a win and -1 for a defeat. Before the end, and when nobody of
    several won, it is 0 for all.
    """
    outcome = match.outcome
    if outcome is None:
        return (0.0,) * match.players
    players, winners = match.players, outcome.winners
    if match.game.cooperative or players == 1:
        return (1.0 if winners else -1.0,) * players
    if not winners:
        return (0.0,) * players
    won = (players / len(winners) - 1) / (players - 1)
    lost = -1 / (players - 1)
    return tuple(won if seat in winners else lost for seat in range(players))
