"""`rouages days`: keys of the challenge of the day, days that are over, and the scores of records."""

from __future__ import annotations

import os
import secrets
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rouages.cli.printable import printable
from rouages.cli.wording import Lang, option, words

if TYPE_CHECKING:
    from rouages.days.chain import Chain
    from rouages.days.deal import Deal
    from rouages.engine.daily import Figure
    from rouages.words.catalogue import Catalogue

days = typer.Typer(help=words.text("help.days"), no_args_is_help=True)

KeyFile = Annotated[Path, typer.Argument(help=words.text("help.argument.days_key"), show_default=False)]
Day = Annotated[str, typer.Argument(help=words.text("help.argument.day"), show_default=False)]
DaySecret = Annotated[str, typer.Argument(help=words.text("help.argument.day_secret"), show_default=False)]
RecordFile = Annotated[Path, typer.Argument(help=words.text("help.argument.file"), show_default=False)]
First = Annotated[str, option("--first", key="days_first")]
Count = Annotated[int, option("--days", key="days_count")]
Number = Annotated[int, option("--number", key="days_number")]
YEAR = 365


def today() -> date:
    """The day that it is everywhere, at midnight UTC."""
    return datetime.now(UTC).date()


@days.command(help=words.text("help.days.make"))
def make(key: KeyFile, first: First = "", days: Count = YEAR, number: Number = 1, lang: Lang = "") -> None:
    """A new key, which nobody else can read; one that is there stays."""
    from rouages.days.chain import day_from, new_key, write_key

    begins = day_from(first) if first else today() + timedelta(1)
    made = new_key(begins, days, number, secrets.token_bytes())
    with open(os.open(key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:  # noqa: PTH123
        file.write(write_key(made))
    last = begins + timedelta(days - 1)
    typer.echo(words.text("days.made", file=key, first=begins, last=last))
    typer.echo(said_of(made.chain))


@days.command(help=words.text("help.days.show"))
def show(
    key: KeyFile,
    day: Annotated[str, typer.Argument(help=words.text("help.argument.day"), show_default=False)] = "",
    lang: Lang = "",
) -> None:
    """What is published of a key, or the secret of a day that is over."""
    from rouages.days.chain import day_from, read_key
    from rouages.days.refusals import NotOver

    found = read_key(key.read_bytes())
    if not day:
        typer.echo(said_of(found.chain))
        return
    wanted = day_from(day)
    number = found.chain.number_of(wanted)
    if wanted >= today():
        raise NotOver(day=wanted.isoformat())
    secret = found.secret(wanted)
    typer.echo(words.text("days.secret", day=wanted, number=number, secret=secret.hex()))
    tell_deals(wanted, secret)


@days.command(help=words.text("help.days.verify"))
def verify(
    day: Day,
    secret: DaySecret,
    first: First,
    end: Annotated[str, option("--end", key="days_end")],
    days: Count = YEAR,
    number: Number = 1,
    lang: Lang = "",
) -> None:
    """Whether a secret is that of a day."""
    from rouages.days.chain import day_from, published, secret_from

    chain = published(day_from(first), days, number, secret_from(end))
    wanted, shown = day_from(day), secret_from(secret)
    chain.verify(wanted, shown)
    typer.echo(words.text("days.verified", day=wanted, number=chain.number_of(wanted)))
    tell_deals(wanted, shown)


@days.command(help=words.text("help.days.check"))
def check(file: RecordFile, day: Day, secret: DaySecret, lang: Lang = "") -> None:
    """The score of a record, played again from the deal."""
    from rouages.cli.files import read_record
    from rouages.days.chain import day_from, secret_from
    from rouages.days.deal import deal_of
    from rouages.days.proof import prove

    record = read_record(file)
    deal = deal_of(day_from(day), secret_from(secret), record.game)
    proven = prove(deal, record)
    speech = catalogue(deal.game)
    score, *ties = [said(figure, speech) for figure in proven.score.figures]
    name = speech.text("name")
    typer.echo(words.text("days.score", game=name, day=deal.day, score=score, ties=", ".join(ties)))
    if not proven.over:
        typer.echo(words.text("days.unfinished"))
    if proven.undos:
        typer.echo(words.text("days.helped", undos=proven.undos))
    typer.echo(words.text("days.proven", answers=len(record.answers)))


@days.command(help=words.text("help.days.week"))
def week(
    bots: Annotated[str, option("--bots", key="week_bots")] = "random,easy,quick",
    games: Annotated[str, option("--games", key="week_games")] = "",
    times: Annotated[int, option("--times", key="week_times")] = 2,
    seed: Annotated[int, option("--seed", key="seed")] = 1,
    workers: Annotated[int, option("--workers", "-w", key="workers")] = 1,
    lang: Lang = "",
) -> None:
    """Days that are nobody's, played by bots of several levels."""
    from rouages.arena.week import Week
    from rouages.cli.language import language
    from rouages.cli.week import play_and_show
    from rouages.days.deal import CHALLENGES

    levels = tuple(name.strip() for name in bots.split(","))
    wanted = tuple(name.strip() for name in games.split(",")) if games else CHALLENGES
    play_and_show(Week(levels, times, seed, wanted), workers, language())


def said_of(chain: Chain) -> str:
    """What is published, in one line."""
    fields = {"first": chain.first, "number": chain.number, "days": chain.days, "end": chain.end}
    return words.text("days.chain", **fields)


def tell_deals(day: date, secret: bytes) -> None:
    """What every game began from, line by line."""
    from rouages.days.deal import deals_of

    for deal in deals_of(day, secret):
        typer.echo(printable(sheet_of(deal)))


def sheet_of(deal: Deal) -> str:
    """The options that are not as usual, and who sat there."""
    bots = deal.sheet.bots
    company = words.text("days.against", bots=", ".join(bots)) if bots else words.text("days.alone")
    given = [f"{name}={_plain(value)}" for name, value in deal.sheet.options.items()]
    name = catalogue(deal.game).text("name")
    return words.text("days.deal", game=name, sheet=", ".join([company, *given]))


def _plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def said(figure: Figure, speech: Catalogue) -> str:
    """A figure in the words of its game."""
    return speech.text(f"daily.{figure.name}", number=figure.number)


def catalogue(game: str) -> Catalogue:
    """The words of a game."""
    from rouages.games import GAMES
    from rouages.words.catalogue import of_game

    return of_game(GAMES[game].package, words.language)
