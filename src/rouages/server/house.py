"""The house: all that a running server holds."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from contextlib import suppress
from functools import partial

from sqlalchemy import Executable

from rouages.bots import BOTS
from rouages.games import GAMES
from rouages.server.challenge import Challenge
from rouages.server.closing import ClosingBook
from rouages.server.crier import Crier
from rouages.server.deals.deals import Deals
from rouages.server.deeds import Deeds
from rouages.server.exchange import Exchange, address_in, listen_for_servers
from rouages.server.hearing import Hearing
from rouages.server.leases import Leases
from rouages.server.leaving import Leaving
from rouages.server.lobby import LobbyBoard
from rouages.server.messenger import Messenger
from rouages.server.neglected import Neglected
from rouages.server.onlookers import AllOnlookers
from rouages.server.pairing.pairing import Pairing
from rouages.server.passage import passage_in
from rouages.server.people.acts import ActBook
from rouages.server.people.appeals import AppealBook
from rouages.server.people.belongings import BelongingsBook
from rouages.server.people.comments import CommentBook
from rouages.server.people.complaints import ComplaintBook
from rouages.server.people.devices import Devices
from rouages.server.people.figures import FigureBook
from rouages.server.people.first_steps import FirstStepBook
from rouages.server.people.front_door import FrontDoor
from rouages.server.people.guests import Guest, Guests
from rouages.server.people.history import HistoryBook
from rouages.server.people.inspection import Inspection
from rouages.server.people.inviting import InvitationBook
from rouages.server.people.knocking import Knocking
from rouages.server.people.letters import Post
from rouages.server.people.mail import Mail
from rouages.server.people.mail_links import MailLinks
from rouages.server.people.pace import CHATTING, Pace
from rouages.server.people.passkeys import Passkeys
from rouages.server.people.private_notes import PrivateNotes
from rouages.server.people.programs import Programs
from rouages.server.people.push import Push, contact_of
from rouages.server.people.recovery import Recovery
from rouages.server.people.removals import Removals
from rouages.server.people.sessions import Sessions
from rouages.server.people.silence import Silence
from rouages.server.people.solving import SolvingBook
from rouages.server.people.statistics import StatisticsBook
from rouages.server.people.ties import TieBook
from rouages.server.people.vacations import Vacations
from rouages.server.people.webhooks import Webhooks
from rouages.server.presence import Presence
from rouages.server.relay.calling import Call
from rouages.server.release import this_release
from rouages.server.screens import Screens
from rouages.server.settings import Settings
from rouages.server.sitting import Sitting
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Values
from rouages.server.streams import Streams
from rouages.server.tables import Tables
from rouages.server.tally import Tally
from rouages.server.thinking.pool import BotPool
from rouages.server.tournament_screens import TournamentScreens
from rouages.server.tournaments.showing import TournamentBoard
from rouages.server.tournaments.tournaments import Tournaments
from rouages.server.wire.bodies import NewGuest
from rouages.tables.ledger.ledger import Lost
from rouages.tables.live import LiveTable

log = logging.getLogger("rouages")

ROUND_SECONDS = 2.0
SWEEP_SECONDS = 3600.0
COUNT_SECONDS = 60.0


class House:
    """Storage, guests, tables, screens, lobby and bots of one server; the neighbour of its tables."""

    def __init__(self, settings: Settings, storage: Storage, listening: socket.socket | None = None) -> None:
        """Over a database that is open; beside other servers, which call at this socket."""
        self.settings, self.storage = settings, storage
        self.levels, self.tally = tuple(BOTS), Tally()
        self.guests = Guests(storage)
        self.ties = TieBook(storage, self.guests)
        self.inviting = InvitationBook(storage, self.ties)
        self.recovery, self.passkeys = Recovery(storage, self.guests), Passkeys(storage, self.guests)
        self.sessions = Sessions(storage, onlookers := AllOnlookers())
        self.programs = Programs(storage, self.guests, self.sessions)
        self.devices = Devices(storage.key)
        self.bots = BotPool(settings.bot_workers)
        self.screens = Screens()
        self.pace = Pace(is_on=settings.limits, is_told=listening is not None)
        self.acts = ActBook(storage)
        self.closing = ClosingBook(storage, self.acts)
        leases = Leases(storage) if listening else None
        self.tables = Tables(storage, self.bots, self, settings, self.closing, leases)
        self.exchange = (
            Exchange(storage, self.tables, self.pace, self.tally, listening) if listening else None
        )
        self.passage = passage_in(settings.passages, address_in(listening)) if listening else None
        self.sitting, self.silence = Sitting(self.tables, self.find), Silence(storage)
        self.hearing = Hearing(self.ties, self.tables, self.silence)
        self.complaints, self.appeals, self.figures, self.first_steps = (
            ComplaintBook(storage),
            AppealBook(storage),
            FigureBook(storage, self.tally),
            FirstStepBook(storage),
        )
        self.comments, self.door, self.inspection, self.removals = (
            CommentBook(storage),
            FrontDoor(storage),
            Inspection(storage),
            Removals(storage, self.acts),
        )
        self.tournaments = Tournaments(storage, self.tables, self.guests, self.ties, self.changed)
        self.tournament_screens = TournamentScreens(
            TournamentBoard(self.tournaments, self.guests, self.ties), self.tables, self.guests
        )
        self.deeds = Deeds(
            self.guests,
            self.sessions,
            self.tables,
            self.sitting,
            self.silence,
            self.complaints,
            self.appeals,
            self.acts,
            self.removals,
            self.door,
            self.closing,
            self.tournaments,
        )
        people, cards = (others.people, others.cards) if (others := self.exchange) else (None, None)
        self.lobby = LobbyBoard(storage, self.tables, self.ties, Presence(onlookers, people), cards)
        self.streams = Streams(storage, self.tables, self.lobby)
        self.crier = (
            Crier(storage, self._look_again, self.guests, self.sessions, self.hearing)
            if self.exchange
            else None
        )
        knocking = Knocking(private=settings.private_webhooks)
        self.webhooks = Webhooks(knocking)
        self.push = Push(storage, knocking, contact_of(settings))
        self.mail = Mail(settings.mail, storage.key)
        self.mail_links = MailLinks(storage, self.guests, self.mail, self.pace)
        there: dict[Post, bool] = {
            self.push: settings.push,
            self.mail: self.mail.is_there,
            self.webhooks: True,
        }
        posts = [post for post, is_there in there.items() if is_there]
        self.messenger = Messenger(storage, self.tables, self.guests, self.pace, posts)
        self.private_notes, self.vacations = PrivateNotes(storage), Vacations(storage)
        self.statistics, self.history = StatisticsBook(storage), HistoryBook(storage)
        self.pairing = Pairing(
            storage, self.tables, self.guests, self.ties, self.statistics.ratings, self.changed
        )
        onlookers.look_after(
            self.screens.open,
            self.lobby.readers,
            self.streams.open,
            self.pairing.readers,
            self.tournament_screens.readers,
        )
        self.belongings = BelongingsBook(
            storage, self.tables.ledger, self.statistics, self.recovery, self.programs
        )
        self.leaving = Leaving(
            storage,
            self.guests,
            self.sessions,
            self.tables,
            self.sitting,
            self.exchange.hear if self.exchange else None,
        )
        self.neglected, self.solving = Neglected(storage, self.tables, settings), SolvingBook(storage)
        self.challenge = Challenge(storage, self.tables, self.ties, settings.days)
        self.deals = Deals(
            storage, self.tables, self.guests, self.ties, self.levels, self.challenge.may_watch
        )
        self.began, self._swept, self._counted = time.time(), time.monotonic(), time.monotonic()
        self._trouble, self._closing, self._is_shut = "", asyncio.Event(), True
        self._caretaker: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> House:
        for game in GAMES.values():
            game.learn_to_read()
        listening = listen_for_servers(settings.relay) if settings.relay else None
        address = address_in(listening) if listening else None
        try:
            storage = await Storage.open(settings.database, address, this_release(settings.days))
        except BaseException:
            if listening:
                listening.close()
            raise
        house = cls(settings, storage, listening)
        await house.silence.read()
        await house._keep_hours()
        house._caretaker = asyncio.create_task(house._care())
        house.lobby.start()
        if house.exchange and house.crier:
            house.exchange.start()
            house.crier.start()
        return house

    async def _keep_hours(self) -> None:
        """Open or close, if it is time for that, by what this server or another was told."""
        await self.closing.read()
        if self._is_shut is self.closing.is_closed:
            return
        self._is_shut = self.closing.is_closed
        if self._is_shut:
            await self._stop_rounds()
            await self.tables.shut()
            log.warning("The house is closed for repairs.")
            return
        self.neglected.start()
        self.messenger.start()
        self.pairing.start()
        self.tournaments.start()

    async def _stop_rounds(self) -> None:
        await self.neglected.stop()
        await self.messenger.stop()
        await self.pairing.stop()
        await self.tournaments.stop()

    async def find(self, table_id: str) -> LiveTable | Call:
        """The table of this id, or the line to the server that keeps it."""
        opening = partial(self.tables.open, table_id)
        return await self.exchange.find(opening) if self.exchange else await opening()

    async def rename(self, guest: Guest, wish: NewGuest, *also: tuple[Executable, Values]) -> Guest:
        """Somebody is called otherwise, at the tables too where they sit, and where their bots do."""
        renamed = await self.guests.rename(guest, wish, *also)
        if renamed.name != guest.name:
            await self.sitting.rename(guest, renamed)
            for bot in await self.guests.bots_of(guest.id):
                await self.sitting.rename(bot, bot)
            self.changed()
        return renamed

    async def named(self, guest: Guest) -> Guest:
        """The same as a guest with a name, be it one that the house gives: they do more now than learn."""
        return await self.rename(guest, NewGuest(None, guest.language)) if guest.is_nobody else guest

    def changed(self) -> None:
        """What the lobby shows of a table has changed."""
        self._look_again()
        if self.crier:
            self.crier.lobby_changed()

    def _look_again(self) -> None:
        """The same, be it at another server."""
        self.lobby.changed()
        self.streams.changed()
        self.tournament_screens.changed()

    def lost(self, table_id: str) -> None:
        """A table cannot be read any more."""
        self.tables.forget(table_id)

    def may_say(self, guest: int) -> None:
        """Refuse who is muted, or has said too much lately."""
        self.silence.must_be_over(guest)
        self.pace.step(CHATTING, str(guest))

    async def _care(self) -> None:
        """Go round the house now and then, never cut off in the middle of it."""
        while not self._closing.is_set():
            try:
                await self._keep_hours()
                self.screens.drop_stalled()
                self._notice_jump()
                if not self._is_shut:
                    await self.tables.wake()
                    await self.tables.put_away()
                    await self.challenge.prove_some()
                await self.storage.tidy()
                await self.statistics.ratings.learn()
                if time.monotonic() - self._counted > COUNT_SECONDS:
                    self._counted = time.monotonic()
                    await self.figures.keep()
                if time.monotonic() - self._swept > SWEEP_SECONDS:
                    await self.sweep()
                self._trouble = ""
            except Lost as lost:
                self._complain(str(lost))
            except Exception:
                log.exception("The caretaker stumbled.")
            await self._rest(min(ROUND_SECONDS, max(self.settings.idle_seconds, 0.02)))

    async def _rest(self, seconds: float) -> None:
        """Until the next round, or the end of the house; by how much it lasts too long, all wait."""
        until = time.monotonic() + seconds
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        self.tally.pauses.add(max(0.0, time.monotonic() - until))

    async def sweep(self) -> None:
        """Forget guests who never played and did not come back, waits and removed tables of long ago."""
        self._swept = time.monotonic()
        await self.leaving.sweep()
        await self.pairing.forget()
        await self.removals.sweep()

    def _notice_jump(self) -> None:
        """Clocks and limits go by the time of day."""
        jump = self.tables.notice_jump()
        if jump:
            log.warning("The time of day was set, or the machine slept: %+.0f seconds.", jump)
            self.pace.forget()

    def _complain(self, trouble: str) -> None:
        """Say once what is wrong with the database, however long it lasts."""
        if trouble != self._trouble:
            log.error("Nothing is acknowledged while the database is not there: %s", trouble)
        self._trouble = trouble

    @property
    def is_closing(self) -> bool:
        """Whether it takes nobody in any more."""
        return self._closing.is_set()

    def begin_closing(self) -> None:
        """Whoever asks is told from now on."""
        self._closing.set()
        self.streams.close()
        if self.passage:
            self.passage.close()

    async def close(self) -> None:
        """Put everything away and close."""
        self.begin_closing()
        await self._stop_rounds()
        if self._caretaker:
            await self._caretaker
        await self.lobby.close()
        self.tournament_screens.close()
        if self.exchange:
            self.exchange.close()
        await self.tables.put_away(everything=True)
        with suppress(Lost):
            await self.figures.keep()
        if self.exchange and self.crier:
            await self.exchange.stop()
            await self.crier.stop()
        self.bots.close()
        await self.storage.close()
