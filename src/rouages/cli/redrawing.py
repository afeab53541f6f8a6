"""`rouages draws`: what was drawn in a tournament, worked out again from its page."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rouages.cli.printable import printable
from rouages.server.tournaments.redrawing import check_draws
from rouages.server.wire.refusals.tournaments import NoTournamentPage
from rouages.server.wire.tournaments import TournamentPage
from rouages.words.catalogue import shell


def check_file(file: Path, promised: str, language: str) -> None:
    """Say that all follows from the seed, or which draw does not."""
    try:
        page = msgspec.json.decode(file.read_bytes(), type=TournamentPage)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise NoTournamentPage(why=str(error)) from None
    check_draws(page, promised or None)
    rounds, players = len(page.drawn), len(page.entrants)
    name = page.card.plan.name
    print(shell(language).text("draws.agree", name=printable(name), rounds=rounds, players=players))
