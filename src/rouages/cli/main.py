"""The commands: what each is called and takes; the work is done in the modules beside this one."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from rouages.cli.daily import days
from rouages.cli.hosting import Data, host
from rouages.cli.keeping import keeper
from rouages.cli.language import language
from rouages.cli.printable import printable
from rouages.cli.puzzling import puzzles
from rouages.cli.refusals import Unreadable, sentence
from rouages.cli.wording import Lang, option, words
from rouages.engine.refusals import Refusal

app = typer.Typer(
    help=words.text("help"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Players = Annotated[int | None, option("--players", "-p", key="players")]
Seed = Annotated[int | None, option("--seed", key="seed")]
Settings = Annotated[list[str] | None, option("--option", "-o", key="option")]
GameName = Annotated[str, typer.Argument(help=words.text("help.argument.game"), show_default=False)]
Host = Annotated[str, option("--host", key="host", envvar="ROUAGES_HOST")]
Port = Annotated[int | None, option("--port", key="port", envvar="ROUAGES_PORT")]
Servers = Annotated[int, option("--workers", key="servers", envvar="ROUAGES_WORKERS", least=1)]
RecordFile = Annotated[Path, typer.Argument(help=words.text("help.argument.file"), show_default=False)]


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    data: Data = None,
    host: Host = "127.0.0.1",
    port: Port = None,
    workers: Servers = 1,
    no_open: Annotated[bool, option("--no-open", key="no_open")] = False,
    version: Annotated[bool, option("--version", key="version")] = False,
    lang: Lang = "",
) -> None:
    """Without a command: the lobby, in the browser."""
    if version:
        from importlib.metadata import version as installed

        typer.echo(f"rouages {installed('rouages')}")
    elif context.invoked_subcommand:
        given = {"DATA": data, "HOST": host, "PORT": port, "WORKERS": workers}
        os.environ.update({f"ROUAGES_{name}": str(it) for name, it in given.items() if it is not None})
    else:
        from rouages.server.serve import serve as serve_tables

        serve_tables(data, host, port, workers=workers, open_browser=not no_open)


@app.command(help=words.text("help.serve"))
def serve(
    data: Data = None,
    host: Host = "127.0.0.1",
    port: Port = None,
    workers: Servers = 1,
    lang: Lang = "",
) -> None:
    """The lobby, for others than who sits here."""
    from rouages.server.serve import serve as serve_tables

    serve_tables(data, host, port, workers=workers, open_browser=False)


@app.command(help=words.text("help.site"))
def site(
    folder: Annotated[Path | None, typer.Argument(help=words.text("help.argument.site"))] = None,
    serve: Annotated[bool, option("--serve", key="site_serve")] = False,
    host: Host = "127.0.0.1",
    port: Annotated[int, option("--port", key="port")] = 8000,
    days: Annotated[list[Path] | None, option("--days", key="site_days")] = None,
    lang: Lang = "",
) -> None:
    """A house without a server."""
    from rouages.cli.site import write_site

    write_site(folder, language(), days or (), serve=serve, host=host, port=port)


@app.command(help=words.text("help.games"))
def games(game: GameName = "", lang: Lang = "") -> None:
    """What there is to play."""
    from rouages.cli.listing import show_games

    show_games(language(), game)


@app.command(help=words.text("help.play"))
def play(
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    option: Settings = None,
    bot: Annotated[str, option("--bot", key="bot")] = "greedy",
    file: Annotated[Path | None, option("--file", "-f", key="file")] = None,
    lang: Lang = "",
) -> None:
    """In the terminal, against bots."""
    from rouages.cli.playing import play_in_terminal

    play_in_terminal(game, players, seed, option or [], bot, file, language())


@app.command(help=words.text("help.simulate"))
def simulate(
    game: GameName,
    bots: Annotated[str, option("--bots", "-b", key="bots")] = "random",
    players: Players = None,
    games: Annotated[int, option("--games", "-n", key="games")] = 1000,
    seed: Annotated[int, option("--seed", key="seed")] = 1,
    workers: Annotated[int, option("--workers", "-w", key="workers")] = 1,
    option: Settings = None,
    json: Annotated[Path | None, option("--json", key="json")] = None,
    csv: Annotated[Path | None, option("--csv", key="csv")] = None,
    parquet: Annotated[Path | None, option("--parquet", key="parquet")] = None,
    record: Annotated[Path | None, option("--record", key="record")] = None,
    ray: Annotated[str | None, option("--ray", key="ray")] = None,
    lang: Lang = "",
) -> None:
    """Many games between bots."""
    from rouages.cli.simulating import Files, simulate_and_show

    files = Files(json, csv, parquet, record)
    simulate_and_show(game, bots, players, games, seed, workers, ray, option or [], files, language())


@app.command(help=words.text("help.ladder"))
def ladder(
    game: GameName,
    bots: Annotated[str, option("--bots", "-b", key="ladder_bots")] = "",
    among: Annotated[str, option("--among", key="ladder_among")] = "",
    players: Players = None,
    games: Annotated[int, option("--games", "-n", key="ladder_games")] = 40,
    seed: Annotated[int, option("--seed", key="seed")] = 1,
    workers: Annotated[int, option("--workers", "-w", key="workers")] = 1,
    option: Settings = None,
    json: Annotated[Path | None, option("--json", key="json")] = None,
    plot: Annotated[Path | None, option("--plot", key="plot")] = None,
    lang: Lang = "",
) -> None:
    """Bots against each other."""
    from rouages.cli.laddering import climb_and_show

    climb_and_show(game, bots, among, players, games, seed, workers, option or [], json, plot, language())


@app.command(help=words.text("help.learn"))
def learn(
    game: GameName,
    bot: Annotated[str, option("--bot", "-b", key="one_bot")] = "greedy",
    games: Annotated[int, option("--games", "-n", key="games")] = 20000,
    seed: Annotated[int, option("--seed", key="seed")] = 1,
    epochs: Annotated[int, option("--epochs", key="epochs")] = 12,
    workers: Annotated[int, option("--workers", "-w", key="workers")] = 1,
    ray: Annotated[str | None, option("--ray", key="ray")] = None,
    folder: Annotated[Path, option("--folder", key="learn_folder")] = Path("learned"),
    lang: Lang = "",
) -> None:
    """What bots can learn of a game."""
    from rouages.cli.learning import learn_and_write

    learn_and_write(game, bot, games, seed, epochs, workers, ray, folder, language())


@app.command(help=words.text("help.practise"))
def practise(
    game: GameName,
    teacher: Annotated[str, option("--teacher", "-t", key="teacher")] = "search:32",
    lessons: Annotated[int, option("--lessons", key="lessons")] = 500,
    generations: Annotated[int, option("--generations", key="generations")] = 50,
    games: Annotated[int, option("--games", "-n", key="generation_games")] = 2000,
    company: Annotated[str, option("--company", key="company")] = "greedy",
    sharper: Annotated[float, option("--sharper", key="sharper")] = 1.0,
    seed: Annotated[int, option("--seed", key="seed")] = 1,
    workers: Annotated[int, option("--workers", "-w", key="workers")] = 1,
    folder: Annotated[Path, option("--folder", key="learn_folder")] = Path("practised"),
    lang: Lang = "",
) -> None:
    """What bots can practise of a game."""
    from rouages.cli.practising import Wanted, practise_and_write

    wanted = Wanted(game, teacher, lessons, generations, games, company, sharper, seed)
    practise_and_write(wanted, workers, folder, language())


@app.command(help=words.text("help.balance"))
def balance(
    game: GameName,
    bot: Annotated[str, option("--bot", "-b", key="one_bot")] = "greedy",
    players: Players = None,
    games: Annotated[int, option("--games", "-n", key="games")] = 2000,
    seed: Annotated[int, option("--seed", key="seed")] = 1,
    workers: Annotated[int, option("--workers", "-w", key="workers")] = 1,
    option: Settings = None,
    html: Annotated[Path | None, option("--html", key="html")] = None,
    json: Annotated[Path | None, option("--json", key="json")] = None,
    ray: Annotated[str | None, option("--ray", key="ray")] = None,
    lang: Lang = "",
) -> None:
    """How a game is balanced."""
    from rouages.cli.balancing import balance_and_write

    balance_and_write(game, bot, players, games, seed, workers, ray, option or [], html, json, language())


@app.command(help=words.text("help.replay"))
def replay(
    file: RecordFile,
    game: Annotated[int, option("--game", "-g", key="which_game")] = 0,
    seat: Annotated[int | None, option("--seat", key="seat")] = None,
    lang: Lang = "",
) -> None:
    """Step through a record."""
    from rouages.cli.replaying import step_through

    step_through(file, game, seat, language())


@app.command(help=words.text("help.verify"))
def verify(file: RecordFile, lang: Lang = "") -> None:
    """Check a record."""
    from rouages.cli.replaying import verify_file

    verify_file(file, language())


@app.command(help=words.text("help.draws"))
def draws(
    file: Annotated[
        Path, typer.Argument(help=words.text("help.argument.tournament_page"), show_default=False)
    ],
    promised: Annotated[str, option("--promised", key="promised")] = "",
    lang: Lang = "",
) -> None:
    """Check what was drawn in a tournament."""
    from rouages.cli.redrawing import check_file

    check_file(file, promised, language())


@app.command(help=words.text("help.shrink"))
def shrink(
    file: Annotated[Path, typer.Argument(help=words.text("help.argument.shrink"), show_default=False)],
    test: Annotated[Path | None, option("--test", key="test")] = None,
    lang: Lang = "",
) -> None:
    """A failing record, as short as it gets."""
    from rouages.cli.shrinking import shrink_file

    shrink_file(file, test, language())


@app.command(help=words.text("help.bench"))
def bench(
    game: Annotated[str, typer.Argument(help=words.text("help.argument.bench"))] = "",
    seconds: Annotated[float, option("--seconds", key="seconds")] = 3.0,
    profile: Annotated[bool, option("--profile", key="profile")] = False,
    against: Annotated[str, option("--against", key="against")] = "",
    lang: Lang = "",
) -> None:
    """How fast it is here."""
    from rouages.cli.benching import bench_and_show

    bench_and_show(game, seconds, against, language(), profile=profile)


app.add_typer(host)
app.add_typer(keeper, name="keeper")
app.add_typer(days, name="days")
app.add_typer(puzzles, name="puzzles")


def main() -> NoReturn:
    """Run the command; what cannot be done is one sentence and exit code 2."""
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except Refusal as refusal:
        _stop(sentence(refusal, language()), 2)
    except typer.TyperException as error:
        _stop(error.format_message(), 2)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        _stop(sentence(Unreadable(file=error.filename, why=error.strerror), language()), 2)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _stop(message: str, code: int) -> NoReturn:
    print(printable(message), file=sys.stderr)
    sys.exit(code)
