"""The commands about keepers: who they are, what waits for them, and their deeds where no page is at hand."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rouages.cli.hosting import Data, Json, Who, Why, tell, tell_lines, wish
from rouages.cli.wording import Lang, option, words

if TYPE_CHECKING:
    from rouages.server.wire.deeds import Act, AnyDeed
    from rouages.server.wire.keepers import AppealCard, ComplaintCard

keeper = typer.Typer(help=words.text("help.keeper"), invoke_without_command=True)
Which = Annotated[str, typer.Argument(help=words.text("help.argument.report"), show_default=False)]
WhichLink = Annotated[str, typer.Argument(help=words.text("help.argument.link"), show_default=False)]
WhichAppeal = Annotated[str, typer.Argument(help=words.text("help.argument.appeal"), show_default=False)]
TournamentId = Annotated[str, typer.Argument(help=words.text("help.argument.tournament"), show_default=False)]
TableId = Annotated[str, typer.Argument(help=words.text("help.argument.table"), show_default=False)]
Line = Annotated[int, typer.Argument(help=words.text("help.argument.line"), show_default=False, min=0)]


def moment(when: float | None) -> str:
    """As the clock of this machine shows it."""
    return (
        words.text("keeper.always") if when is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(when))
    )


@keeper.callback()
def keepers(context: typer.Context, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Without a word: who keeps the house."""
    from rouages.server.hosting.keepers import keepers
    from rouages.server.hosting.place import Place

    if context.invoked_subcommand:
        return
    found = asyncio.run(keepers(Place.of(data)))
    said = [f"{each.id}  {each.name}{f' @{each.handle}' if each.handle else ''}" for each in found]
    tell_lines(found, said or [words.text("keeper.nobody")], json=json)


@keeper.command(help=words.text("help.keeper.add"))
def add(who: Who, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Give somebody the keys."""
    from rouages.server.wishes import Appoint

    wish(who, data, lambda guest: Appoint(guest=guest, keeps=True, why=why), json=json)


@keeper.command(help=words.text("help.keeper.drop"))
def drop(who: Who, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Take the keys back."""
    from rouages.server.wishes import Appoint

    wish(who, data, lambda guest: Appoint(guest=guest, keeps=False, why=why), json=json)


@keeper.command(help=words.text("help.keeper.reports"))
def reports(
    data: Data = None,
    closed: Annotated[bool, option("--closed", key="closed")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """What waits, or what was dealt with."""
    from rouages.server.hosting.keepers import waiting
    from rouages.server.hosting.place import Place

    found = asyncio.run(waiting(Place.of(data), closed=closed))
    tell_lines(found, list(map(_card, found)) or [words.text("keeper.no_reports")], json=json)


def _card(card: ComplaintCard) -> str:
    about = words.text("keeper.report", reason=card.reason.value, by=card.by, whom=card.whom)
    where = f"  {card.table}{'' if card.line is None else f' #{card.line}'}" if card.table else ""
    return f"{card.id}  {moment(card.made)}  {about}{where}{f'  “{card.text}”' if card.text else ''}"


@keeper.command(help=words.text("help.keeper.report"))
def report(which: Which, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """One of them, with the lines around it."""
    from rouages.server.hosting.keepers import complaint
    from rouages.server.hosting.place import Place

    found = asyncio.run(complaint(Place.of(data), which))
    said = [_card(found.card)]
    said += [
        f"{'>' if each.number == found.card.line else ' '} {each.number}  {moment(each.line.at)}  "
        f"{each.line.name}: {each.line.text}{words.text('keeper.removed') if each.line.removed else ''}"
        for each in found.lines
    ]
    whom = found.whom
    said.append(
        words.text("keeper.known", id=whom.id, name=whom.name, complaints=whom.complaints, upheld=whom.upheld)
    )
    if json:
        tell(found, "", json=True)
    else:
        tell_lines([], [*said, *map(_act, found.acts)], json=False)


@keeper.command(help=words.text("help.keeper.dismiss"))
def dismiss(which: Which, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """A report leads to nothing more."""
    from rouages.server.wire.deeds import CloseComplaint

    _do(data, CloseComplaint(complaint=which, why=why), json=json)


@keeper.command(help=words.text("help.keeper.appeals"))
def appeals(data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """What people say against being held back."""
    from rouages.server.hosting.keepers import appeals_in
    from rouages.server.hosting.place import Place

    found = asyncio.run(appeals_in(Place.of(data)))
    tell_lines(found, list(map(_appeal, found)) or [words.text("keeper.no_appeals")], json=json)


def _appeal(card: AppealCard) -> str:
    person = card.person
    who = words.text("keeper.appeal", name=person.name, id=person.id, kind=card.kind.value)
    hold = person.banned if card.kind is card.kind.BAN else person.muted
    why = f" → {moment(hold.until)} “{hold.why}”" if hold else ""
    return f"{card.id}  {moment(card.made)}  {who}{why}: “{card.text}”"


@keeper.command(help=words.text("help.keeper.lift"))
def lift(which: WhichAppeal, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Hear an appeal."""
    from rouages.server.wire.deeds import LiftHold

    _do(data, LiftHold(appeal=which, why=why), json=json)


@keeper.command(help=words.text("help.keeper.uphold"))
def uphold(which: WhichAppeal, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Answer an appeal, and change nothing."""
    from rouages.server.wire.deeds import KeepHold

    _do(data, KeepHold(appeal=which, why=why), json=json)


@keeper.command("remove-line", help=words.text("help.keeper.remove_line"))
def remove_line(
    table: TableId, line: Line, why: Why, data: Data = None, json: Json = False, lang: Lang = ""
) -> None:
    """Take a line of chat away."""
    from rouages.server.wire.deeds import RemoveLine

    _do(data, RemoveLine(table=table, line=line, why=why), json=json)


@keeper.command("restore-line", help=words.text("help.keeper.restore_line"))
def restore_line(
    table: TableId, line: Line, why: Why, data: Data = None, json: Json = False, lang: Lang = ""
) -> None:
    """Give it back."""
    from rouages.server.wire.deeds import RestoreLine

    _do(data, RestoreLine(table=table, line=line, why=why), json=json)


@keeper.command("remove-table", help=words.text("help.keeper.remove_table"))
def remove_table(table: TableId, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Close a table for all."""
    from rouages.server.wire.deeds import RemoveTable

    _do(data, RemoveTable(table=table, why=why), json=json)


@keeper.command("restore-table", help=words.text("help.keeper.restore_table"))
def restore_table(table: TableId, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Let it be looked at again."""
    from rouages.server.wire.deeds import RestoreTable

    _do(data, RestoreTable(table=table, why=why), json=json)


@keeper.command("delete-table", help=words.text("help.keeper.delete_table"))
def delete_table(table: TableId, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Delete for good what was removed."""
    from rouages.server.wire.deeds import DeleteTable

    _do(data, DeleteTable(table=table, why=why), json=json)


@keeper.command("call-off", help=words.text("help.keeper.call_off"))
def call_off(
    tournament: TournamentId, why: Why, data: Data = None, json: Json = False, lang: Lang = ""
) -> None:
    """Call a tournament off."""
    from rouages.server.wire.deeds import CallOff

    _do(data, CallOff(tournament=tournament, why=why), json=json)


@keeper.command(help=words.text("help.keeper.door"))
def door(
    data: Data = None,
    invitation: Annotated[bool | None, option("--invitation/--anybody", key="invitation")] = None,
    registrations: Annotated[
        bool | None, option("--registrations/--no-registrations", key="registrations")
    ] = None,
    why: Annotated[str, option("--why", key="why")] = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Who comes in: told, or changed."""
    from rouages.server.hosting import keepers, people
    from rouages.server.hosting.place import Place
    from rouages.server.wire.deeds import SetDoor

    place = Place.of(data)
    now = asyncio.run(keepers.door(place))
    if invitation is not None or registrations is not None:
        wanted = SetDoor(
            invitation=now.invitation if invitation is None else invitation,
            registrations=now.registrations if registrations is None else registrations,
            why=why,
        )
        asyncio.run(people.wish(place, wanted))
        now = asyncio.run(keepers.door(place))
    said = [
        words.text(f"keeper.door.{'invitation' if now.invitation else 'anybody'}"),
        words.text(f"keeper.door.{'registrations' if now.registrations else 'no_registrations'}"),
    ]
    tell(now, " ".join(said), json=json)


@keeper.command("close", help=words.text("help.keeper.close"))
def close_(
    why: Why,
    minutes: Annotated[int, option("--in", key="closing_in", least=0, most=7 * 24 * 60)] = 30,
    lasts: Annotated[int | None, option("--for", key="closing_for", least=1, most=7 * 24 * 60)] = None,
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Close the house for repairs."""
    from rouages.server.wire.deeds import CloseHouse

    _do(data, CloseHouse(minutes=minutes, lasts=lasts, why=why), json=json)


@keeper.command("open", help=words.text("help.keeper.open"))
def open_(why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """Open it again, or do not close it."""
    from rouages.server.wire.deeds import OpenHouse

    _do(data, OpenHouse(why=why), json=json)


@keeper.command(help=words.text("help.keeper.invite"))
def invite(
    why: Why,
    most: Annotated[int, option("--most", key="most", least=1, most=1000)] = 1,
    days: Annotated[int, option("--days", key="link_days", least=1, most=365)] = 7,
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """A link by which new people come in."""
    from rouages.server.hosting import people
    from rouages.server.hosting.place import Place
    from rouages.server.people.front_door import new_link
    from rouages.server.people.sessions import digest
    from rouages.server.wire.keepers import NewDoorLink
    from rouages.server.wishes import Invite

    place, made = Place.of(data), new_link(NewDoorLink(why=why, most=most, days=days))
    asyncio.run(people.wish(place, Invite(digest=digest(made.secret), most=most, until=made.until, why=why)))
    told = {"link": f"{place.public}#invitation={made.secret}", "until": made.until}
    tell(told, words.text("keeper.invited", link=told["link"], until=moment(made.until)), json=json)


@keeper.command(help=words.text("help.keeper.links"))
def links(data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """The links by which new people may still come in."""
    from rouages.server.hosting.keepers import links
    from rouages.server.hosting.place import Place

    found = asyncio.run(links(Place.of(data)))
    said = [
        f"{each.id}  {moment(each.made)}  {each.by or words.text('keeper.host')}  {each.used}/{each.most}"
        f"  → {moment(each.until)}"
        for each in found
    ]
    tell_lines(found, said or [words.text("keeper.no_links")], json=json)


@keeper.command("end-link", help=words.text("help.keeper.end_link"))
def end_link(which: WhichLink, why: Why, data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """End one of them."""
    from rouages.server.wire.deeds import EndLink

    _do(data, EndLink(link=which, why=why), json=json)


@keeper.command("log", help=words.text("help.keeper.log"))
def log_(data: Data = None, json: Json = False, lang: Lang = "") -> None:
    """What was done, by whom and why."""
    from rouages.server.hosting.keepers import log
    from rouages.server.hosting.place import Place

    found = asyncio.run(log(Place.of(data)))
    tell_lines(found, list(map(_act, found)) or [words.text("keeper.no_acts")], json=json)


def _act(act: Act) -> str:
    who = words.text("keeper.host") if act.keeper is None else act.keeper
    until = f"  → {moment(act.until)}" if act.until is not None else ""
    about = "".join(f"  {each}" for each in (act.whom, act.table) if each)
    line = "" if act.line is None else f" #{act.line}"
    done = words.text(f"keeper.act.{act.kind}")
    return f"{moment(act.at)}  {who}  {done}{about}{line}{until}{f'  “{act.why}”' if act.why else ''}"


def _do(data: Path | None, deed: AnyDeed, *, json: bool) -> None:
    """Have the house do it, and say that it is done."""
    from rouages.server.hosting import people
    from rouages.server.hosting.place import Place

    asyncio.run(people.wish(Place.of(data), deed))
    told: dict[str, Any] = {"done": type(deed).__name__}
    tell(told, words.text("keeper.done", act=words.text(f"keeper.act.{type(deed).__name__}")), json=json)
