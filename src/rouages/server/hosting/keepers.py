"""What the host reads of keepers, complaints and deeds, while the server runs or not."""

from __future__ import annotations

import time

from rouages.server.hosting.lists import read
from rouages.server.hosting.place import Place
from rouages.server.people import acts, appeals, complaints, front_door, inspection
from rouages.server.store.rows import lines_from
from rouages.server.wire.deeds import Act
from rouages.server.wire.keepers import (
    AppealCard,
    ComplaintCard,
    ComplaintPage,
    DoorLinkCard,
    HouseDoor,
    KeptLine,
    KnownPerson,
)
from rouages.server.wire.refusals.keeping import UnknownComplaint


async def keepers(place: Place) -> list[KnownPerson]:
    """Who keeps the house, the first first."""
    [found] = await read(place, inspection.KEEPERS)
    return list(map(inspection.person_in, found))


async def waiting(place: Place, *, closed: bool) -> list[ComplaintCard]:
    """The complaints that wait, or else the last that were dealt with."""
    [found] = await read(place, complaints.CLOSED if closed else complaints.OPEN)
    return list(map(complaints.card_of, found))


async def links(place: Place) -> list[DoorLinkCard]:
    """The links by which new people may still come in, the newest first."""
    [found] = await read(place, front_door.LINKS.params(now=time.time()))
    return list(map(front_door.link_in, found))


async def appeals_in(place: Place) -> list[AppealCard]:
    """What people say against being held back, and nobody has answered."""
    [found] = await read(place, appeals.OPEN.params(now=time.time()))
    return list(map(appeals.card_of, found))


async def complaint(place: Place, which: str) -> ComplaintPage:
    """One of them with the lines around it."""
    [rows] = await read(place, complaints.ONE.params(complaint=which))
    if not rows:
        raise UnknownComplaint()
    row, card = rows[0], complaints.card_of(rows[0])
    first, last = complaints.around(card)
    by, whom, said, done = await read(
        place,
        inspection.ONE.params(guest=row.guest),
        inspection.ONE.params(guest=row.whom),
        complaints.AROUND.params(which=card.table, first=first, last=last),
        acts.ABOUT.params(of=row.whom, complaint=which),
    )
    return ComplaintPage(
        card,
        inspection.person_in(by[0]),
        inspection.person_in(whom[0]),
        tuple(KeptLine(each.number, each.guest, each.line) for each in lines_from(said)),
        tuple(map(acts.act_in, done)),
    )


async def log(place: Place) -> list[Act]:
    """What keepers and the host have done lately."""
    [found] = await read(place, acts.PAGE.params(after=0))
    return list(map(acts.act_in, found))


async def door(place: Place) -> HouseDoor:
    """Who may come in."""
    [found] = await read(place, front_door.KEPT.params(kept=front_door.DOOR))
    return front_door.door_in(found[0] if found else None)
