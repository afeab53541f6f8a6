"""Operations: every address of the house with what it takes and gives, and what a program's token must allow.

The routes look here before they serve a program, and the OpenAPI document is written from here.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

from rouages.engine.record import Record
from rouages.server.people.sessions import Session
from rouages.server.wire import (
    advice,
    bodies,
    closing,
    daily,
    deals,
    deeds,
    figures,
    finding,
    first_steps,
    keepers,
    lessons,
    notices,
    offline,
    pairing,
    passkeys,
    players,
    programs,
    puzzles,
    replays,
    standings,
    streams,
    tidings,
    ties,
    tournaments,
    vacations,
)
from rouages.server.wire.programs import Scope
from rouages.server.wire.refusals.keeping import Banned
from rouages.server.wire.refusals.programs import NotForPrograms, ScopeMissing
from rouages.server.wire.refusals.visiting import NoSuchPage
from rouages.tables.wire import messages, provisions, states


class Allowed(StrEnum):
    """Where no scope is asked for: to people only, or to any token as to anybody, or to keepers only."""

    PEOPLE = "people"
    ANYBODY = "anybody"
    KEEPERS = "keepers"
    """For all others there is nothing at the address."""


class Operation(NamedTuple):
    """What can be asked at an address."""

    gives: Any
    """The type of the reply, or of each line or message if there are many; none of a file."""
    takes: Any = None
    """The type of the body, or of each message that is taken."""
    needs: Scope | Allowed = Allowed.PEOPLE
    query: tuple[str, ...] = ()
    media: str = "application/json"
    barred: bool = False
    """Whether who was sent away may still ask."""
    always: bool = False
    """Whether it may be asked while the house is closed for repairs."""


READ, PLAY, HOST = Scope.READ, Scope.PLAY, Scope.HOST
ANYBODY, KEEPERS = Allowed.ANYBODY, Allowed.KEEPERS
TABLE = "/api/tables/{table_id}"
PUZZLE = "/api/puzzles/{game}/{number}"
TOURNAMENT = "/api/tournaments/{tournament}"
DEAL = "/api/deals/{deal}"

OPERATIONS: dict[str, Operation] = {
    "GET /api/closing": Operation(closing.HouseHours, needs=ANYBODY, barred=True, always=True),
    "GET /api/games": Operation(bodies.Games, needs=ANYBODY, always=True),
    "GET /api/openapi.json": Operation(dict[str, Any], needs=ANYBODY),
    "GET /api/games/{game}/schema": Operation(dict[str, Any], needs=ANYBODY),
    "POST /api/games/{game}/preview": Operation(bodies.Preview, bodies.Draft, ANYBODY),
    "GET /api/words/{language}": Operation(bodies.Words, needs=ANYBODY, barred=True, always=True),
    "GET /api/words/{language}/{name}": Operation(dict[str, Any], needs=ANYBODY, barred=True, always=True),
    "GET /api/rules/{language}/{game}": Operation(bodies.RulesPage, needs=ANYBODY),
    "GET /api/lobby": Operation(bodies.Lobby, needs=READ),
    "GET /api/tables": Operation(
        finding.FoundTables, needs=READ, query=("list", "game", "pace", "size", "page")
    ),
    "POST /api/tables": Operation(bodies.TableMade, states.NewTable, HOST),
    f"GET {TABLE}": Operation(states.TableCard, needs=READ),
    f"DELETE {TABLE}": Operation(states.TableCard, needs=HOST),
    f"POST {TABLE}/take": Operation(bodies.Seated, bodies.TakeSeat, PLAY),
    f"POST {TABLE}/rise": Operation(states.TableCard, bodies.TakeSeat, PLAY),
    f"POST {TABLE}/arrange": Operation(states.TableCard, bodies.Arrange, HOST),
    f"POST {TABLE}/rematch": Operation(bodies.TableMade, needs=PLAY),
    f"PUT {TABLE}/away": Operation(bodies.PutAway, bodies.PutAway, HOST),
    f"GET {TABLE}/notes": Operation(bodies.PrivateNote, needs=READ),
    f"PUT {TABLE}/notes": Operation(bodies.PrivateNote, bodies.PrivateNote, PLAY),
    f"GET {TABLE}/record": Operation(Record, needs=READ),
    f"GET {TABLE}/replay": Operation(replays.Film, needs=READ, query=("seat",)),
    f"GET {TABLE}/replay/frames": Operation(
        replays.Frames, needs=READ, query=("seat", "from", "to", "steps")
    ),
    "GET /picture/table/{table_id}": Operation(
        None, needs=ANYBODY, query=("seat", "at", "answer"), media="image/png"
    ),
    "GET /picture/join/{invitation}": Operation(None, needs=ANYBODY, media="image/png"),
    "GET /picture/learn/{game}": Operation(None, needs=ANYBODY, media="image/png"),
    f"GET {TABLE}/picture": Operation(None, needs=ANYBODY, query=("seat", "at", "answer"), media="image/png"),
    f"POST {TABLE}/branch": Operation(bodies.TableMade, replays.NewBranch),
    f"GET {TABLE}/provision": Operation(provisions.Provision),
    "POST /api/provisions": Operation(bodies.TableMade, provisions.Provision),
    f"GET {TABLE}/comments": Operation(replays.Comments, needs=READ),
    f"POST {TABLE}/comments": Operation(replays.Comments, replays.NewComment),
    f"GET {TABLE}/gatherings": Operation(replays.Gatherings, needs=READ),
    f"POST {TABLE}/deal": Operation(deals.DealLink),
    f"GET {DEAL}": Operation(deals.DealPage, needs=READ, query=("shown",)),
    f"POST {DEAL}": Operation(bodies.TableMade, deals.NewTake),
    f"GET {DEAL}/games/{{played}}": Operation(deals.DealMoments, needs=READ),
    f"GET {TABLE}/verified": Operation(replays.Verified, needs=READ),
    "POST /api/records": Operation(bodies.TableMade, Record, HOST),
    f"POST {TABLE}/hint": Operation(advice.Advice, advice.HintWanted),
    f"POST {TABLE}/review": Operation(advice.Advice, advice.ReviewWanted),
    f"GET {TABLE}/estimates": Operation(advice.Estimates, query=("seat",)),
    f"POST {TABLE}/report": Operation(advice.Report),
    "GET /api/join/{invitation}": Operation(bodies.Invitation, needs=READ),
    "GET /api/join/{invitation}/picture": Operation(None, needs=ANYBODY, media="image/png"),
    "POST /api/join/{invitation}": Operation(bodies.Seated, needs=PLAY),
    "POST /api/join/{invitation}/bot": Operation(bodies.Seated, bodies.TakeSeat, PLAY),
    "GET /api/events": Operation(streams.StreamEvent, needs=READ, media="application/x-ndjson"),
    "GET /api/me": Operation(bodies.Me, needs=ANYBODY, barred=True, always=True),
    "PUT /api/me": Operation(bodies.Me, bodies.NewGuest),
    "POST /api/me/carry": Operation(bodies.CarryLink, bodies.Proof),
    "PUT /api/me/password": Operation(bodies.Me, bodies.NewPassword),
    "PUT /api/me/handle": Operation(bodies.Me, bodies.NewHandle),
    "PUT /api/me/webhook": Operation(bodies.Me, bodies.NewWebhook),
    "POST /api/carry/owner": Operation(bodies.CarriedBy, bodies.Carried),
    "POST /api/carry": Operation(bodies.Me, bodies.Carried),
    "POST /api/sign-in": Operation(bodies.Me, bodies.SignIn, always=True),
    "POST /api/sign-in/passkey/begin": Operation(passkeys.SignatureWanted, always=True),
    "POST /api/sign-in/passkey": Operation(bodies.Me, passkeys.Signed, always=True),
    "POST /api/sign-out": Operation(bodies.Me),
    "POST /api/recover": Operation(bodies.Me, bodies.Recover),
    "GET /api/me/account": Operation(bodies.Account, barred=True),
    "POST /api/me/codes": Operation(bodies.RecoveryCodes, bodies.Proof),
    "POST /api/me/passkeys/proof": Operation(passkeys.SignatureWanted),
    "POST /api/me/passkeys/begin": Operation(passkeys.PasskeyWanted, passkeys.BeginPasskey),
    "POST /api/me/passkeys": Operation(bodies.Me, passkeys.NewPasskey),
    "PUT /api/me/passkeys/{passkey}": Operation(bodies.Me, passkeys.PasskeyTitle),
    "DELETE /api/me/passkeys/{passkey}": Operation(bodies.Me),
    "GET /api/me/devices/new": Operation(bodies.NewDevices),
    "POST /api/me/devices/known": Operation(bodies.NewDevices),
    "DELETE /api/me/devices": Operation(bodies.Me),
    "DELETE /api/me/devices/{device}": Operation(bodies.Me),
    "POST /api/me/bots": Operation(programs.BotCard, programs.NewBot),
    "DELETE /api/me/bots/{bot}": Operation(bodies.Me),
    "POST /api/me/tokens": Operation(programs.TokenMade, programs.NewToken),
    "DELETE /api/me/tokens/{program}": Operation(bodies.Me),
    "GET /api/statistics": Operation(standings.Statistics, needs=READ),
    "GET /api/privacy": Operation(bodies.Keeping, needs=ANYBODY, barred=True),
    "GET /api/me/data": Operation(None, media="application/zip", barred=True),
    "POST /api/me/leave": Operation(bodies.Me, bodies.Leave, barred=True),
    "GET /api/me/people": Operation(ties.OwnPeople),
    "DELETE /api/me/people/{which}": Operation(ties.OwnPeople),
    "DELETE /api/me/hushed/{which}": Operation(ties.OwnPeople),
    "PUT /api/me/page": Operation(ties.OwnPeople, ties.NewSeen),
    "PUT /api/me/boards": Operation(ties.OwnPeople, ties.NewBoards),
    "GET /api/players/{handle}": Operation(players.PlayerPage, needs=READ),
    "PUT /api/players/{handle}/tie": Operation(ties.PlayerCard, ties.NewTie),
    "PUT /api/players/{handle}/hush": Operation(ties.PlayerCard, ties.NewHush),
    "GET /api/players/{handle}/matches": Operation(
        players.PastMatches, needs=READ, query=("game", "with", "result", "year", "kind", "page")
    ),
    "GET /api/players/{handle}/curve/{game}": Operation(players.Curve, needs=READ),
    f"GET {TABLE}/seats/{{seat}}/player": Operation(ties.PlayerCard, needs=READ),
    f"PUT {TABLE}/seats/{{seat}}/tie": Operation(ties.PlayerCard, ties.NewTie),
    f"PUT {TABLE}/seats/{{seat}}/hush": Operation(ties.PlayerCard, ties.NewHush),
    f"PUT {TABLE}/lines/{{line}}/hush": Operation(ties.PlayerCard, ties.NewHush),
    f"GET {TABLE}/friends": Operation(ties.FriendsToInvite),
    f"POST {TABLE}/friends": Operation(ties.FriendsToInvite, ties.Invite),
    "POST /api/challenges": Operation(bodies.TableMade, ties.NewChallenge),
    f"DELETE {TABLE}/challenge": Operation(states.TableCard),
    "GET /api/pairing": Operation(pairing.PairingState),
    "PUT /api/pairing": Operation(pairing.PairingState, pairing.Want),
    "DELETE /api/pairing": Operation(pairing.PairingState),
    "POST /api/pairing/bots": Operation(pairing.PairingState),
    "GET /api/tournaments": Operation(tournaments.Tournaments, needs=READ),
    "POST /api/tournaments": Operation(tournaments.TournamentPage, tournaments.NewTournament),
    "GET /api/tournaments/plans": Operation(tournaments.Plans, needs=READ),
    f"GET {TOURNAMENT}": Operation(tournaments.TournamentPage, needs=READ),
    f"DELETE {TOURNAMENT}": Operation(tournaments.TournamentPage),
    f"PUT {TOURNAMENT}/entry": Operation(tournaments.TournamentPage),
    f"DELETE {TOURNAMENT}/entry": Operation(tournaments.TournamentPage),
    f"POST {TOURNAMENT}/begin": Operation(tournaments.TournamentPage),
    f"POST {TABLE}/complaints": Operation(keepers.Complained, keepers.NewComplaint),
    "POST /api/players/{handle}/complaints": Operation(keepers.Complained, keepers.NewComplaint),
    "GET /api/me/tidings": Operation(tidings.Tidings, barred=True),
    "POST /api/me/tidings/read": Operation(tidings.Tidings, tidings.TidingsRead, barred=True),
    "POST /api/me/appeals": Operation(tidings.Tidings, tidings.NewAppeal, barred=True),
    "GET /api/keeper": Operation(keepers.KeeperRoom, needs=KEEPERS),
    "GET /api/keeper/figures": Operation(figures.Figures, needs=KEEPERS),
    "GET /api/keeper/first-steps": Operation(first_steps.FirstSteps, needs=KEEPERS),
    "GET /api/keeper/complaints": Operation(keepers.Complaints, needs=KEEPERS),
    "GET /api/keeper/complaints/{complaint}": Operation(keepers.ComplaintPage, needs=KEEPERS),
    "GET /api/keeper/tables": Operation(keepers.KeptTables, needs=KEEPERS, query=("page",)),
    "GET /api/keeper/people": Operation(keepers.KeptPeople, needs=KEEPERS, query=("with",)),
    "GET /api/keeper/log": Operation(deeds.Acts, needs=KEEPERS, query=("page",)),
    "POST /api/keeper/deeds": Operation(deeds.Acts, deeds.AnyDeed, KEEPERS),
    "POST /api/keeper/invitations": Operation(keepers.DoorLink, keepers.NewDoorLink, KEEPERS),
    "POST /api/keeper/copy": Operation(keepers.LastCopy, keepers.NewCopy, KEEPERS),
    "GET /api/me/notices": Operation(notices.OwnNotices),
    "PUT /api/me/notices": Operation(notices.OwnNotices, notices.NoticeWishes),
    "POST /api/me/notices/trial": Operation(notices.Trial),
    "PUT /api/me/push": Operation(notices.OwnNotices, notices.NewPush),
    "DELETE /api/me/push": Operation(notices.OwnNotices),
    "GET /api/me/vacation": Operation(vacations.OwnVacation),
    "PUT /api/me/vacation": Operation(vacations.OwnVacation, vacations.NewVacation),
    "PUT /api/me/mail": Operation(notices.Sent, notices.NewMail),
    "POST /api/mail/confirm": Operation(notices.MailConfirmed, notices.MailSecret),
    "GET /api/mail/off/{token}": Operation(notices.MailOff),
    "POST /api/mail/off/{token}": Operation(notices.MailOff),
    "POST /api/mail/off/{token}/kind": Operation(notices.MailOff),
    "POST /api/recover/mail": Operation(notices.Sent, notices.Forgotten),
    "POST /api/mail/recover": Operation(bodies.Me, notices.MailSecret),
    "GET /api/offline": Operation(offline.Offline, needs=ANYBODY),
    "POST /api/offline": Operation(offline.Offline),
    "GET /api/lessons": Operation(lessons.Lessons, needs=READ),
    "GET /api/lessons/{game}/{name}": Operation(lessons.LessonPage, needs=ANYBODY),
    "POST /api/lessons/{game}/{name}": Operation(bodies.TableMade, bodies.NewLesson),
    "GET /api/puzzles": Operation(puzzles.Puzzles, needs=ANYBODY),
    "GET /api/puzzles/me": Operation(puzzles.Solvers, needs=ANYBODY),
    f"GET {PUZZLE}": Operation(puzzles.PuzzlePage, needs=ANYBODY),
    f"POST {PUZZLE}": Operation(puzzles.PuzzleStand, puzzles.PuzzleTry, ANYBODY),
    f"POST {PUZZLE}/why": Operation(puzzles.PuzzleReason, puzzles.PuzzleWhy, ANYBODY),
    f"POST {PUZZLE}/solution": Operation(puzzles.PuzzleSolution, needs=ANYBODY),
    f"POST {PUZZLE}/table": Operation(bodies.TableMade, puzzles.PuzzleTry),
    "GET /api/daily": Operation(daily.DailyPage, needs=READ),
    "POST /api/daily/{game}": Operation(bodies.TableMade),
    "GET /api/days": Operation(daily.DaysGone, needs=READ),
    "GET /api/days/{day}": Operation(daily.DayShown, needs=READ),
    "GET /api/days/{day}/{game}": Operation(daily.Board, needs=READ, query=("among",)),
    "POST /api/days/{day}/{game}": Operation(bodies.TableMade),
    "GET /api/days/{day}/{game}/trail": Operation(daily.Trail, needs=READ),
}
SOCKETS = {
    f"{TABLE}/play": Operation(
        messages.FromServer, messages.FromClient, PLAY, ("seat", "seen", "undos", "chat")
    ),
    "/api/lobby/live": Operation(bodies.Lobby, needs=READ),
    "/api/pairing/live": Operation(pairing.PairingState),
    "/api/tournaments/live": Operation(tournaments.Tournaments, needs=READ),
    f"{TOURNAMENT}/live": Operation(tournaments.TournamentPage, needs=READ),
}


def operation_of(method: str, path: str) -> Operation:
    """What is asked so, be it for a head only; what nobody described is for people only."""
    return OPERATIONS.get(f"{'GET' if method == 'HEAD' else method} {path}", Operation(None))


def must_allow(session: Session | None, operation: Operation) -> None:
    """Refuse who was sent away, who keeps no house, and a program whose token is not for this."""
    if session and session.ban and not operation.barred:
        session.ban.must_be_over(Banned)
    is_program = session is not None and session.scopes is not None
    if operation.needs is KEEPERS:
        if session is None or is_program or not session.keeps:
            raise NoSuchPage()
        return
    if session is None or session.scopes is None or operation.needs is ANYBODY:
        return
    if operation.needs is Allowed.PEOPLE:
        raise NotForPrograms()
    if operation.needs not in session.scopes:
        raise ScopeMissing(scope=operation.needs.value)
