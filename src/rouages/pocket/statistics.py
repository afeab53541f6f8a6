"""Statistics of one device: what was done at each game, from the results that it keeps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean

from rouages.games import GAMES
from rouages.server.wire.standings import GameRecord, Statistics, is_won
from rouages.tables.ledger.rows import ResultRow


def statistics_of(results: Iterable[ResultRow]) -> Statistics:
    """One's own games; there is nobody here who could be stronger."""
    played: dict[str, list[ResultRow]] = defaultdict(list)
    for result in results:
        played[result.game].append(result)
    return Statistics(tuple(record_of(game, played[game]) for game in GAMES if game in played), ())


def record_of(game: str, results: Sequence[ResultRow]) -> GameRecord:
    """What was done at a game: as a server's database counts it."""
    won = [each for each in results if is_won(each.place, conceded=each.conceded, drawn=each.drawn)]
    return GameRecord(
        game=game,
        cooperative=GAMES[game].cooperative,
        played=len(results),
        won=len(won),
        conceded=sum(result.conceded for result in results),
        average=fmean(result.score for result in results),
        fastest=min((result.seconds for result in won if result.seconds is not None), default=None),
        undos=sum(result.undos for result in results),
        hints=sum(result.hints for result in results),
        rating=None,
    )
