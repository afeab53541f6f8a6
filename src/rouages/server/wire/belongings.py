"""What the house keeps of one person, as it is given to them in one file: `me.json` in a ZIP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rouages.engine.daily import Score
from rouages.server.wire.bodies import BrowserName, SystemName
from rouages.server.wire.daily import Aside
from rouages.server.wire.notices import NoticeWishes
from rouages.server.wire.pairing import Want
from rouages.server.wire.programs import Scope
from rouages.server.wire.standings import GameRecord
from rouages.server.wire.ties import Seen, Tie
from rouages.server.wire.tournaments import NewTournament, Stage
from rouages.tables.wire.states import Status
from rouages.words.catalogue import Language

FORM = 1
"""Raised when the file is written differently."""


class OwnDevice(Struct, frozen=True):
    """A device on which they are known; its cookie is kept as a digest only, and not given."""

    browser: BrowserName | None
    system: SystemName | None
    first: float
    last: float
    push: str | None = None
    """Where its browser takes messages; what they are sealed with is not given."""


class OwnPasskey(Struct, frozen=True):
    """By which they sign in; the house has its public half only, and that is not given."""

    title: str
    at: str
    """The name of the house for which it was made."""
    made: float
    used: float | None


class OwnTie(Struct, frozen=True):
    """Somebody whom they follow or have blocked; who follows or has blocked them is not theirs to have."""

    tie: Tie
    since: float
    handle: str | None
    """By their address, if they have one; no name is given."""


class OwnToken(Struct, frozen=True):
    """By which a program is known; it is kept as a digest only, and not given."""

    title: str
    bot: str | None
    """The bot that the program is; none: it is for themselves."""
    scopes: tuple[Scope, ...]
    made: float
    first: float | None
    last: float | None


class OwnComplaint(Struct, frozen=True):
    """What they wanted a keeper of the house to look at; whom they complained of is not given."""

    reason: str
    text: str
    table: str | None
    line: int | None
    made: float
    closed: float | None


class OwnAppeal(Struct, frozen=True):
    """What they said against being muted or sent away, and what was answered."""

    kind: str
    text: str
    made: float
    closed: float | None
    lifted: bool | None
    answer: str | None


class OwnHush(Struct, frozen=True):
    """Somebody whose chat they do not read; by their address, if they have one."""

    made: float
    handle: str | None


class OwnAct(Struct, frozen=True):
    """What keepers of the house have done about them, or they as a keeper; nobody else is named."""

    kind: str
    at: float
    until: float | None
    why: str
    own: bool
    """Whether they did it."""


class OwnSeat(Struct, frozen=True):
    """A seat of theirs at a table."""

    seat: int
    name: str
    away: bool
    conceded: bool
    hints: int
    contribution: str | None
    """What their browser gave to the chance of the match, in hexadecimal."""
    visited: float | None = None
    """When they last looked away from it, as far as that is kept."""


class OwnAnswer(Struct, frozen=True):
    """Something that they did at a table: an answer, or (no option) one that was taken back."""

    number: int
    """The how-manieth thing done at this table, from 0."""
    seat: int
    question: int | None
    option: int | None
    at: float


class OwnLine(Struct, frozen=True):
    """Something that they said at a table."""

    text: str
    at: float
    answer: int | None = None
    """Of a comment: after how many answers the moment is that it is about."""


class OwnResult(Struct, frozen=True):
    """How a match ended for them."""

    seat: int
    ended: float
    seconds: float | None
    players: int
    place: int
    score: int
    rated: bool
    conceded: bool
    undos: int
    hints: int
    drawn: bool


class OwnAttempt(Struct, frozen=True):
    """What their attempt at the challenge of a day came to."""

    day: str
    proven: float | None
    """When it was played again; none before."""
    score: Score | None
    first: bool
    undos: int
    hints: int
    aside: Aside | None
    """Why it stands on no board, if it does not."""


class OwnPairing(Struct, frozen=True):
    """Their quick pairing that led to a table, as long as the house keeps it: a day."""

    made: float
    left: float | None
    """When they left it, if that was within the first turn."""


class OwnDeal(Struct, frozen=True):
    """A link that they made, by which others play the deal of a table."""

    id: str
    table: str
    seat: int
    made: float


class OwnSpell(Struct, frozen=True):
    """When they are away for days, or were within the last year."""

    began: float
    until: float


class OwnTable(Struct, frozen=True):
    """A table that they laid, sat at or spoke at; others are not named."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    made: float
    changed: float
    hosted: bool
    notices: tuple[str, ...]
    """What they were to be told of it when this was written."""
    put_away: bool | None
    """Whether they put it away from the lobby, or took it out again; neither: null."""
    note: str
    """What they have written there for themselves."""
    seats: tuple[OwnSeat, ...]
    answers: tuple[OwnAnswer, ...]
    lines: tuple[OwnLine, ...]
    results: tuple[OwnResult, ...]
    attempt: OwnAttempt | None
    pairing: OwnPairing | None
    deal: str | None
    """The link by which they played somebody's deal there."""
    record: str | None
    """The file in this ZIP that has the whole match, for `rouages verify`; none before it is over, or the day
    whose challenge it was."""


class OwnPuzzle(Struct, frozen=True):
    """Their first attempt at a puzzle."""

    game: str
    mark: str
    """What the puzzle is known by."""
    at: float
    solved: bool
    mu: float
    """What was believed of them at the puzzles of this game after it,"""
    sigma: float
    """and how far from sure that is."""


class OwnTournament(Struct, frozen=True):
    """A tournament that they made or play in."""

    id: str
    plan: NewTournament
    stage: Stage
    made: float
    maker: bool
    """Whether they made it."""
    lot: int | None
    """The number that they drew in it; none if they do not play, or before it begins."""


class Belongings(Struct, frozen=True):
    """Everything that the house keeps of somebody. Moments are seconds since 1970."""

    form: int
    written: float
    number: int
    name: str
    named: bool
    """Whether the name was chosen, and not given by the house."""
    language: Language
    made: float
    login: str | None
    handle: str | None
    password: bool
    """Whether there is one; it is kept as a hash only, and not given."""
    codes: int
    """How many recovery codes are still good; they are kept as digests only, and not given."""
    passkeys: tuple[OwnPasskey, ...]
    webhook: str | None
    webhook_base: str | None
    mail: str | None
    """An address of e-mail that they have confirmed."""
    mail_base: str | None
    mail_links: tuple[float, ...]
    """Until when each link that was sent by mail is good."""
    notices: NoticeWishes
    """What they want to be told, how and when."""
    page: Seen
    """Who sees their page."""
    named_on_boards: bool
    """Whether everybody is told their name on boards of the day."""
    ties: tuple[OwnTie, ...]
    hushes: tuple[OwnHush, ...]
    invited: tuple[float, ...]
    """When friends asked them to a table by name."""
    devices: tuple[OwnDevice, ...]
    bots: tuple[str, ...]
    """The names of those that they keep."""
    tokens: tuple[OwnToken, ...]
    links: tuple[float, ...]
    """Until when each one-time link to another device is good."""
    complaints: tuple[OwnComplaint, ...]
    appeals: tuple[OwnAppeal, ...]
    acts: tuple[OwnAct, ...]
    door_links: tuple[float, ...]
    """Until when each link is good by which they let new people into the house."""
    vacations: tuple[OwnSpell, ...]
    wait: Want | None
    """What they last wanted of quick pairing, in the last day."""
    tournaments: tuple[OwnTournament, ...]
    puzzles: tuple[OwnPuzzle, ...]
    deals: tuple[OwnDeal, ...]
    games: tuple[GameRecord, ...]
    """What statistics say, ratings included."""
    tables: tuple[OwnTable, ...]
