"""Standing answers: a no to some kind of question until the turn ends, and the only option, unasked.

The answer is an ordinary one of that seat, kept and taken back like any other. A no stands only for kinds
that a game names (`Decision.no`); the only option is taken only where all know it (`Decision.open`).

An answer at once tells that it was not thought about, and so that the next will be the same. Where people
play against one another no is therefore not said here: they are asked, and a screen of theirs that somebody
looks at says it, in as much time as a hand takes.
"""

from __future__ import annotations

from functools import cache

from rouages.engine.agenda import Decision
from rouages.games import GAMES
from rouages.tables.ledger.rows import Page
from rouages.tables.ledger.seats import Noes, Seat
from rouages.tables.match.play import Play
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.wire.messages import OnlyOption, StandingNo
from rouages.tables.wire.refusals import NoSuchNo, NotAsked

MOST_AT_ONCE = 100
"""So many are answered before anything is shown; no turn has more."""


def answer_beforehand(
    proceedings: Proceedings, seat: Seat, message: StandingNo | OnlyOption, page: Page
) -> None:
    """A seat says what need not be asked of it, or that it wants to be asked."""
    if isinstance(message, StandingNo):
        stand(proceedings, seat, message.about, page, stands=message.stands)
    else:
        take_only(proceedings, seat, page, taken=message.taken)


def stand(proceedings: Proceedings, seat: Seat, kind: str, page: Page, *, stands: bool) -> None:
    """A seat says no to the kind of question before it until the turn ends, or is asked again from now on."""
    play = proceedings.going()
    noes = noes_of(proceedings, seat)
    if not stands:
        keep(proceedings, seat, tuple(each for each in noes if each != kind), page)
        return
    number = seat.number
    if number not in play.asked:
        raise NotAsked(seat=number)
    option = no_option(play, number)
    if kind_of(play, number) != kind or option is None or has_script(proceedings):
        raise NoSuchNo(seat=number)
    proceedings.must_be_in_time()
    keep(proceedings, seat, tuple(dict.fromkeys((*noes, kind))), page)
    if entry := play.answer(number, play.asked[number], option):
        proceedings.note(entry, page)


def take_only(proceedings: Proceedings, seat: Seat, page: Page, *, taken: bool) -> None:
    """A seat wants the only option to be taken for it, or to be asked."""
    proceedings.going()
    if taken and not may_take_only(proceedings):
        raise NoSuchNo(seat=seat.number)
    if taken:
        proceedings.must_be_in_time()
    if seat.only is not taken:
        seat.only = taken
        proceedings.seating.keep(seat, page)


def answer_unasked(proceedings: Proceedings, page: Page) -> None:
    """Answer whatever stands, one question after another, as their seats would."""
    for _ in range(MOST_AT_ONCE):
        play = proceedings.current
        if play is None or play.match.over:
            return
        given = ((seat, standing(proceedings, seat)) for seat in play.asked)
        seat, option = next((each for each in given if each[1] is not None), (0, None))
        if option is None:
            return
        if entry := play.answer(seat, play.asked[seat], option):
            proceedings.note(entry, page)


def standing(proceedings: Proceedings, number: int) -> int | None:
    """The number of the option that is given for a seat without asking; None if it is asked."""
    play, seat = proceedings.going(), proceedings.seating.seats[number]
    if seat.is_played_by_bot:
        return None
    if seat.only and is_forced(play, number):
        return 0
    stands = kind_of(play, number) in noes_of(proceedings, seat) and tells_nobody(proceedings, seat)
    return no_option(play, number) if stands else None


def tells_nobody(proceedings: Proceedings, seat: Seat) -> bool:
    """Whether an answer at once tells nobody anything: all win together, or nobody else plays but bots."""
    play, others = proceedings.going(), proceedings.seating.people
    return play.match.game.cooperative or all(other is seat for other in others)


def noes_of(proceedings: Proceedings, seat: Seat) -> tuple[str, ...]:
    """What a seat is not asked in this turn."""
    progress = proceedings.progress
    is_now = seat.noes is not None and progress is not None and seat.noes.round == progress.round
    return seat.noes.kinds if seat.noes and is_now else ()


def ask_everything(proceedings: Proceedings, seat: Seat, page: Page) -> None:
    """Ask a seat everything again: who takes an answer back thinks again."""
    keep(proceedings, seat, (), page)
    take_only(proceedings, seat, page, taken=False)


def end_noes(proceedings: Proceedings, page: Page) -> None:
    """Have those forgotten whose turn is over."""
    for seat in proceedings.seating.seats:
        if seat.noes and not noes_of(proceedings, seat):
            keep(proceedings, seat, (), page)


def keep(proceedings: Proceedings, seat: Seat, kinds: tuple[str, ...], page: Page) -> None:
    """Have kept what a seat is not asked in this turn."""
    progress = proceedings.progress
    noes = Noes(progress.round, kinds) if kinds and progress else None
    if seat.noes != noes:
        seat.noes = noes
        proceedings.seating.keep(seat, page)


def has_script(proceedings: Proceedings) -> bool:
    """Whether a coach says what is answered here."""
    return proceedings.seating.terms.lesson is not None


def is_forced(play: Play, seat: int) -> bool:
    """Whether a seat has one option only, everybody knows it, and nothing is lost by going on."""
    asked = play.match.decision(seat)
    is_known = play.match.game.cooperative or type(asked.prompt).open
    return len(asked.options) == 1 and is_known and loses_nothing(play, seat)


def loses_nothing(play: Play, seat: int) -> bool:
    """Whether a seat that could take an answer back still can after its only option; at the end none can."""
    ahead = play.match.clone()
    ahead.play(seat, 0)
    return not ahead.over and (ahead.can_undo(seat) or not play.may_undo(seat))


@cache
def forces(game: str) -> bool:
    """Whether questions with one option only are asked in a game that may be answered unasked."""
    played = GAMES[game]
    return played.cooperative or any(kind.open for kind in played.records(Decision))


def may_take_only(proceedings: Proceedings) -> bool:
    """Whether players can have the only option taken for them at this table."""
    return (
        proceedings.seating.is_playing
        and not has_script(proceedings)
        and forces(proceedings.seating.terms.game)
    )


def kind_of(play: Play, seat: int) -> str:
    """The name of what a seat is asked."""
    return type(play.match.decision(seat).prompt).__name__


def no_option(play: Play, seat: int) -> int | None:
    """The number of the option that says no to what a seat is asked, where that may stand."""
    asked = play.match.decision(seat)
    choice = asked.prompt.no(play.match.table)
    return next((number for number, option in enumerate(asked.options) if option == choice), None)
