"""The commands of who keeps a house: copies, the doctor, upgrades, tables and people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from rouages.cli.printable import printable
from rouages.cli.wording import Lang, option, words

if TYPE_CHECKING:
    from rouages.server.wishes import AnyWish

host = typer.Typer()

Data = Annotated[Path | None, option("--data", key="data", envvar="ROUAGES_DATA")]
Json = Annotated[bool, option("--json", key="as_json")]
CopyFile = Annotated[Path, typer.Argument(help=words.text("help.argument.copy"), show_default=False)]
DAY = 24 * 3600


def tell(found: Any, sentence: str, *, json: bool) -> None:
    """Say it to a program, or to a person."""
    typer.echo(msgspec.json.encode(found).decode() if json else printable(sentence))


def tell_lines(found: list[Any], sentences: list[str], *, json: bool) -> None:
    """Say a list to a program as one value, to a person line by line."""
    if json:
        typer.echo(msgspec.json.encode(found).decode())
    for sentence in () if json else sentences:
        typer.echo(printable(sentence))


def ago(moment: float | None) -> str:
    """How long ago something was, in days."""
    if moment is None:
        return words.text("host.never")
    return words.text("host.days", days=max(0, int((time.time() - moment) // DAY)))


@host.command(help=words.text("help.backup"))
def backup(file: CopyFile, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """A copy of the house, while it runs."""
    from rouages.server.hosting.copies import back_up
    from rouages.server.hosting.place import Place

    found = asyncio.run(back_up(Place.of(data), file))
    tell(found, words.text("host.copied", **msgspec.structs.asdict(found)), json=json)


@host.command(help=words.text("help.restore"))
def restore(
    file: CopyFile,
    data: Data = None,
    replace: Annotated[bool, option("--replace", key="replace")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """A house from its copy."""
    from rouages.server.hosting import copies
    from rouages.server.hosting.place import Place

    found = asyncio.run(copies.restore(Place.of(data), file, replace=replace))
    key = "host.restored.replaced" if found.before else "host.restored"
    tell(found, words.text(key, **msgspec.structs.asdict(found)), json=json)


@host.command(help=words.text("help.doctor"))
def doctor(data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Look the house over."""
    from rouages.server.hosting.doctor import State, examine
    from rouages.server.hosting.place import Place

    found = asyncio.run(examine(Place.of(data)))
    marks = {State.WELL: "✓", State.UNSURE: "?", State.ILL: "✗"}
    said = [f"{marks[each.state]} {words.text(_key(each.name, each.state), **each.facts)}" for each in found]
    tell_lines(found, said, json=json)
    if any(each.state is State.ILL for each in found):
        raise typer.Exit(1)


def _key(name: str, state: str) -> str:
    """Under which name a finding is said: some are said otherwise when they are ill."""
    key = f"doctor.{name}.{state}"
    return key if key in words else f"doctor.{name}"


@host.command(help=words.text("help.upgrade"))
def upgrade(
    data: Data = None,
    check: Annotated[bool, option("--check", key="check")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """What this release would do to every match."""
    from rouages.server.hosting.place import Place
    from rouages.server.hosting.upgrades import Fate, foresee

    if not check:
        tell({}, words.text("host.upgrade"), json=False)
        return
    found = asyncio.run(foresee(Place.of(data)))
    told = [each for each in found if each.fate in (Fate.SEAM, Fate.STOPS)]
    said = [words.text(f"host.fate.{each.fate}", **msgspec.structs.asdict(each)) for each in told]
    counts = {fate.name.lower(): sum(each.fate is fate for each in found) for fate in Fate}
    tell_lines(found, [*said, words.text("host.foreseen", **counts)], json=json)
    if counts["stops"]:
        raise typer.Exit(1)


@host.command(help=words.text("help.tables"))
def tables(
    data: Data = None,
    everything: Annotated[bool, option("--all", key="finished")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """The tables of the house."""
    from rouages.server.hosting import lists
    from rouages.server.hosting.place import Place

    found = asyncio.run(lists.tables(Place.of(data), finished=everything))
    said = [
        f"{each.id}  {each.game}  {words.text(f'host.status.{each.status}')}  {', '.join(each.seats)}  "
        f"{words.text('host.answers', answers=each.answers)}  {ago(each.changed)}"
        for each in found
    ]
    tell_lines(found, said or [words.text("host.no_tables")], json=json)


@host.command(help=words.text("help.newcomers"))
def newcomers(data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Which first steps those took who came lately."""
    from rouages.server.hosting import lists
    from rouages.server.hosting.place import Place

    found = asyncio.run(lists.newcomers(Place.of(data)))
    facts = msgspec.structs.asdict(found)
    said = [words.text(f"host.newcomers.{step}", **facts) for step in ("soon", "turned", "again")]
    for each in found.lessons:
        said.append(words.text("host.newcomers.lesson", **msgspec.structs.asdict(each)))
        said += [
            words.text("host.newcomers.left", step=place + 1, steps=len(each.left), count=count)
            for place, count in enumerate(each.left)
            if count
        ]
    tell(found, "\n".join(said), json=json)


people = typer.Typer(help=words.text("help.people"), invoke_without_command=True)
host.add_typer(people, name="people")
Who = Annotated[str, typer.Argument(help=words.text("help.argument.who"), show_default=False)]
Why = Annotated[str, option("--why", key="why")]


@people.callback()
def everybody(context: typer.Context, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Without a word: a list."""
    from rouages.server.hosting import lists
    from rouages.server.hosting.place import Place

    if context.invoked_subcommand:
        return
    found = asyncio.run(lists.people(Place.of(data)))
    said = [
        f"{each.id}  {each.name}{f' @{each.handle}' if each.handle else ''}  {each.login or '-'}  "
        f"{words.text('host.bot_of', keeper=each.keeper) if each.keeper is not None else ''}"
        f"{words.text('host.tables', tables=each.tables)}  "
        f"{ago(each.seen)}{words.text('host.banned') if each.banned else ''}"
        f"{words.text('host.muted') if each.muted else ''}{words.text('host.keeps') if each.keeps else ''}"
        for each in found
    ]
    tell_lines(found, said or [words.text("host.nobody")], json=json)


@people.command(help=words.text("help.people.rename"))
def rename(who: Who, name: str, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Call somebody otherwise."""
    from rouages.server.wishes import Rename

    wish(who, data, lambda guest: Rename(guest=guest, name=name, why=why), json=json)


@people.command(help=words.text("help.people.remove"))
def remove(who: Who, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Forget who somebody was."""
    from rouages.server.wishes import Forget

    wish(who, data, lambda guest: Forget(guest=guest, why=why), json=json)


@people.command(help=words.text("help.people.ban"))
def ban(
    who: Who,
    why: Why,
    days: Annotated[int | None, option("--days", key="ban_days", least=1, most=3650)] = None,
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Send somebody away."""
    from rouages.server.wire.deeds import Ban

    wish(who, data, lambda guest: Ban(guest=guest, days=days, why=why), json=json)


@people.command(help=words.text("help.people.unban"))
def unban(who: Who, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Let somebody come back."""
    from rouages.server.wire.deeds import Unban

    wish(who, data, lambda guest: Unban(guest=guest, why=why), json=json)


@people.command(help=words.text("help.people.mute"))
def mute(
    who: Who,
    why: Why,
    hours: Annotated[int, option("--hours", key="mute_hours", least=1, most=8760)] = 24,
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Let somebody write nothing that others read."""
    from rouages.server.wire.deeds import Mute

    wish(who, data, lambda guest: Mute(guest=guest, hours=hours, why=why), json=json)


@people.command(help=words.text("help.people.unmute"))
def unmute(who: Who, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Let somebody write again."""
    from rouages.server.wire.deeds import Unmute

    wish(who, data, lambda guest: Unmute(guest=guest, why=why), json=json)


@people.command(help=words.text("help.people.password"))
def password(who: Who, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Take a password away, and give a link instead."""
    from rouages.server.hosting.people import person, reset
    from rouages.server.hosting.place import Place

    async def done() -> dict[str, str]:
        place = Place.of(data)
        found = await person(place, who)
        return {"name": found.name, "link": f"{place.public}carry#{await reset(place, found.id, why)}"}

    told = asyncio.run(done())
    tell(told, words.text("host.reset", **told), json=json)


@people.command(help=words.text("help.people.tokens"))
def tokens(
    who: Who,
    data: Data = None,
    end: Annotated[bool, option("--end", key="end_tokens")] = False,
    why: Why = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    """The tokens of somebody's programs, or their end."""
    from rouages.server.hosting import lists
    from rouages.server.hosting.people import person
    from rouages.server.hosting.place import Place
    from rouages.server.wishes import EndTokens

    if end:
        wish(who, data, lambda guest: EndTokens(guest=guest, why=why), json=json)
        return

    async def listed() -> list[lists.TokenLine]:
        place = Place.of(data)
        return await lists.tokens(place, (await person(place, who)).id)

    found = asyncio.run(listed())
    said = [
        f"{each.title}  {each.bot or '-'}  {', '.join(each.scopes)}  {ago(each.made)}  {ago(each.last)}"
        for each in found
    ]
    tell_lines(found, said or [words.text("host.no_tokens")], json=json)


def wish(who: str, data: Path | None, wished: Callable[[int], AnyWish], *, json: bool) -> None:
    """Have the house do something about somebody, and say that it is done."""
    from rouages.server.hosting import people as hosting
    from rouages.server.hosting.place import Place

    async def done() -> dict[str, str | int]:
        found = await hosting.person(Place.of(data), who)
        await hosting.wish(Place.of(data), wished(found.id))
        return {"id": found.id, "name": found.name}

    told = asyncio.run(done())
    tell(told, words.text("host.done", **told), json=json)
