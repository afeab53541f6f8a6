"""Results: how a match ended for each person, kept with its last answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rouages.engine.game import Outcome
from rouages.tables.ledger.rows import ResultRow
from rouages.tables.ledger.seats import Seat
from rouages.tables.match.play import Play
from rouages.tables.match.seating import Seating


def results(seating: Seating, play: Play) -> Iterator[ResultRow]:
    """A row for each person who held one seat; who held several, plays on a branch or learns, practised.

    Where somebody took a bot's seat in the middle, nobody has played the whole match against the same others.
    """
    outcome = play.match.outcome
    if outcome is not None:
        yield from placed(seating, play, final_places(seating.seats, outcome), outcome.scores)


def drawn_results(seating: Seating, play: Play) -> Iterator[ResultRow]:
    """The same of a match that all agreed to draw: they share the first place, and no score counts.

    Who gave up before, or left the house, is behind them.
    """
    places = [1 if seat.has_a_say else 0 for seat in seating.seats]
    behind = 1 + sum(places)
    yield from placed(seating, play, [each or behind for each in places], None)


def placed(
    seating: Seating, play: Play, places: Sequence[int], scores: Sequence[int] | None
) -> Iterator[ResultRow]:
    """A row for each person who ended in one of these places; without scores it is a draw."""
    terms = seating.terms
    if terms.branch_of is not None or terms.practice or play.match.is_lesson:
        return
    if any(seat.was_a_bots for seat in seating.seats):
        return
    held = Counter(seat.guest for seat in seating.people)
    alone = [seat for seat in seating.seats if seat.guest is not None and held[seat.guest] == 1]
    rated = is_rated(seating.seats, play, len(alone))
    for seat in alone:
        assert seat.guest is not None
        yield ResultRow(
            table_id=terms.id,
            seat=seat.number,
            guest=seat.guest,
            game=terms.game,
            ended=seating.changed,
            seconds=seating.changed - seating.began if seating.began else None,
            players=len(seating.seats),
            place=places[seat.number],
            score=0 if scores is None else scores[seat.number],
            cooperative=play.match.game.cooperative,
            rated=rated,
            conceded=seat.conceded,
            undos=play.match.undos[seat.number],
            hints=seat.hints,
            drawn=scores is None,
        )


def is_rated(seats: Sequence[Seat], play: Play, alone: int) -> bool:
    """Whether it tells who plays better: people only, no programs, against one another, without help."""
    against = not play.match.game.cooperative and len(seats) > 1 and alone == len(seats)
    return against and not any(seat.hints or seat.keeper is not None for seat in seats)


def final_places(seats: Sequence[Seat], outcome: Outcome) -> tuple[int, ...]:
    """Where each ended; who gave up is behind all who did not, however well a bot played on."""
    if all(seat.conceded for seat in seats):
        return outcome.places
    last = max(outcome.places) + 1
    return tuple(last if seats[number].conceded else place for number, place in enumerate(outcome.places))
