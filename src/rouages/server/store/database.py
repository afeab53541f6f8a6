"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

HOUSE = Table(
    "house",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the server keeps for itself: the key with which it signs."""

SERVERS = Table(
    "servers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("until", Float, nullable=False),
    Column("address", Text),
)
"""The servers that reign over this database; one whose row is gone writes nothing more, ever.
`until`: on PostgreSQL, when a reign ends by the clock of the database, unless it is renewed before.
`address`: where the other servers call it; none if it wants to be alone."""

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("server", ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""Which server keeps a table: nobody else may while its row is there, and it goes with the server's."""

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("made", Float, nullable=False),
    Column("webhook", Text),
    Column("webhook_base", Text),
    Column("named", Boolean, nullable=False, server_default=true()),
    Column("banned", Float),
    Column("left", Float),
    Column("handle", Text, unique=True, index=True),
    Column("wishes", Text),
    Column("mail", Text, index=True),
    Column("mail_base", Text),
    Column("page", Text),
    Column("keeper", BigInteger, index=True),
    Column("keeps", Float),
    Column("banned_until", Float),
    Column("banned_why", Text),
    Column("muted_until", Float, index=True),
    Column("muted_why", Text),
    Column("unnamed", Boolean, nullable=False, server_default=false()),
)
"""`named`: whether the name was chosen, and not given by the house.
`handle`: the one name that nobody else has, chosen by who signs in; shown with an @ before it.
`wishes`: what they want to be told, how and when, as JSON; nothing: as it is for who never said.
`mail`: an address of e-mail that they have confirmed; `mail_base`, like `webhook_base`, for its links.
`page`: who sees their page and their finished matches; nothing: their friends.
`left`: since when nothing says any more who they were; only what they played stays.
`keeper`: of a bot, whose it is: a guest who signs in; the bot itself does so by tokens only.
`banned`: since when they are sent away, `banned_until` for how long (nothing: for good) and `banned_why`.
`muted_until`: until when they may write nothing that others read, and `muted_why`.
`keeps`: since when they keep the house for its host.
`unnamed`: whether only their friends are told their name on boards of the day.
`webhook_base`: the address of the house as this guest reaches it, for the links that are sent."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),
    Column("browser", Text),
    Column("system", Text),
    Column("told", Float),
    Column("title", Text),
    Column("scopes", Text),
    Column("first", Float),
)
"""The devices on which somebody is known, by the SHA-256 of their cookie (see `sessions.Session`).
A program is known by a token instead: `title` is what its owner calls it, `scopes` what it may do, `first`
when it was first used.
`told`: up to when their owner has been told there of new devices; nothing: since that one was made."""

PUSH_SUBSCRIPTIONS = Table(
    "push_subscriptions",
    METADATA,
    Column("session", ForeignKey("sessions.name", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("point", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
)
"""Where the browser of a device takes messages, and what they are sealed with; it goes with the session."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("credential", LargeBinary, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False, index=True),
    Column("at", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("signed", BigInteger, nullable=False),
    Column("title", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float),
    Column("session", ForeignKey("sessions.name", ondelete="SET NULL"), index=True),
)
"""By which somebody signs in without a password: `credential` is how its device calls it, `key` the public
half, by which what the device signs is verified, `signed` how often it says that it has.
`at`: the name of the house for which it was made; it works for no other.
`session`: the device from which it was added, as long as somebody is known there."""

CEREMONIES = Table(
    "ceremonies",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("until", Float, nullable=False),
)
"""What passkeys have signed, by its SHA-256, until it would be too old anyway: nothing is taken twice."""

RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False, index=True),
)
"""What lets somebody in once who has lost the password, by the SHA-256 of guest and code."""

MAIL_LINKS = Table(
    "mail_links",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False, index=True),
    Column("purpose", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("base", Text, nullable=False),
    Column("until", Float, nullable=False),
)
"""Links that were sent by mail, by the SHA-256 of their secret: each is good once, for one purpose."""

CARRY_LINKS = Table(
    "carry_links",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("until", Float, nullable=False),
)
"""One-time links to another device, by the SHA-256 of their secret."""

TIES = Table(
    "ties",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("whom", ForeignKey("guests.id"), primary_key=True, index=True),
    Column("kind", Text, nullable=False),
    Column("made", Float, nullable=False),
)
"""Whom somebody follows or has blocked (see `Tie`): one or the other. Friends follow each other."""

HUSHES = Table(
    "hushes",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("whom", ForeignKey("guests.id"), primary_key=True, index=True),
    Column("made", Float, nullable=False),
)
"""Whose lines of chat somebody does not want to read; whatever else they are to each other."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("host", ForeignKey("guests.id"), nullable=False),
    Column("undo", Text, nullable=False),
    Column("spectators", Text, nullable=False),
    Column("watching", Text, nullable=False, server_default="live"),
    Column("delay", Integer),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("status", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rematch", Text),
    Column("counted", Integer, nullable=False),
    Column("pending", Text, nullable=False),
    Column("progress", Text),
    Column("clock", Text),
    Column("away", Text),
    Column("began", Float),
    Column("branch_of", Text),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("asked", Float),
    Column("removed", Float),
    Index(None, "status", "changed"),
    Index(None, "host"),
)
"""`pending`: the seats that had to decide after `counted` entries, and `progress` where the match stood then;
the lobby trusts them if that is all. `clock` and `away`: what the table decided about time, as JSON.
`branch_of`: the table whose match this one plays on from some moment, for practice; or `lesson/` and a name;
or `day/` and a day, for the challenge of that day; or `puzzle/`, a game and a number, to play a puzzle on; or
`tournament/` and the id of one; or `deal/` and the id of a link by which others play a deal.
`delay`: by how many minutes those who look on are behind, where `watching` says that they are.
`hints`: whether one may ask for hints although others play.
`revision`: how often the table, its seats, clocks or position were written in place of what was there.
`asked`: when its people were asked whether they play on, if nothing has happened since.
`removed`: since when a keeper of the house has taken it away: nobody opens it any more."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guest", ForeignKey("guests.id")),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("invitation", Text, unique=True),
    Column("contribution", LargeBinary),
    Column("away", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("absent", Boolean, nullable=False, server_default=false()),
    Column("hints", Integer, nullable=False, server_default="0"),
    Column("left", Boolean, nullable=False, server_default=false()),
    Column("keeper", Text),
    Column("stops", Boolean, nullable=False, server_default=false()),
    Column("draws", Integer),
    Column("vacation", Float),
    Column("noes", Text),
    Column("only", Boolean, nullable=False, server_default=false()),
    Column("visit", Text),
    Index(None, "guest"),
)
"""`stops`: whether its player would end the match where it stands; `draws`: since which turn as a draw.
`vacation`: until when its player is away for days, at a table that takes days; it may be over.
`noes`: what it answers with no until the turn ends, as JSON; `only`: whether the only option is taken for it.
`visit`: when its player last looked away, and what they had seen by then, as JSON.
`keeper`: where a program sits, who keeps it; empty once they have left, nothing where a person sits."""

PUT_AWAY = Table(
    "put_away",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("away", Boolean, nullable=False),
)
"""The tables that a guest has put away from the lobby, or has taken out again."""

INVITED = Table(
    "invited",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("challenge", Boolean, nullable=False, server_default=false()),
    Column("declined", Float),
)
"""The friends whom a host has asked to a table by name, each once. `challenge`: it was laid to play with them
now; `declined`: when they said that they cannot."""

WAITS = Table(
    "waits",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("want", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False, index=True),
    Column("begins", Boolean, nullable=False, server_default=false()),
    Column("table_id", ForeignKey("tables.id")),
)
"""Who waits for a table of quick pairing, each once, and what they want, as JSON.
`number`: how often the row was written by who waits or for them: whoever finds a table for them knows it, and
nobody does for who wants something else by now, or nothing. `until`: they wait no more after it, unless a
page of theirs says so again before. `begins`: whether bots may take the seats that are left. `table_id`: the
table that was found."""

PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True, index=True),
    Column("made", Float, nullable=False, index=True),
    Column("left", Float),
    Column("since", Float),
)
"""The tables that were found for people who waited, kept for a day. `left`: when they left it, if that was
within the first turn. `since`: when they began to wait."""

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("maker", ForeignKey("guests.id"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("plan", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("stage", Text, nullable=False),
    Column("round", SmallInteger, nullable=False),
    Column("made", Float, nullable=False),
    Column("began", Float),
    Column("ended", Float),
    Column("winners", Text),
    Index(None, "stage", "made"),
)
"""`number`: how often the tournament, who plays in it or its rounds were written: whoever writes knows it,
and what was made from an older one is refused as a whole, so that no round is drawn twice. `plan`: as its
maker wished it, as JSON. `seed`: what lots and seats are drawn from. `round`: how many were drawn.
`winners`: their lots, as JSON."""

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("entry", Integer, primary_key=True),
    Column("guest", ForeignKey("guests.id"), index=True),
    Column("lot", SmallInteger),
    Column("bot", Text),
    UniqueConstraint("tournament", "guest"),
)
"""Who plays in a tournament, in the order in which they entered. `lot`: the number that they drew when it
began. `bot`: of a place that nobody had by then, the level of the bot that has it."""

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", SmallInteger, primary_key=True),
    Column("board", SmallInteger, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), unique=True),
    Column("players", Text, nullable=False),
    Column("result", Text),
)
"""The tables of the rounds of tournaments; without a table somebody sits out. `players`: the lots of those
who meet, in the order of their seats. `result`: their places and scores, as JSON, once it is over."""

DEALS = Table(
    "deals",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=False, index=True),
    Column("seat", SmallInteger, nullable=False),
    Column("made", Float, nullable=False),
    UniqueConstraint("table_id", "guest"),
)
"""The links by which others play the deal of a finished match: one for each table and who made it (`guest`).
`seat`: the one that is offered first."""

TAKES = Table(
    "takes",
    METADATA,
    Column("deal", ForeignKey("deals.id"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True, index=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, unique=True),
    Column("made", Float, nullable=False),
)
"""Who has played a deal by such a link, from which seat, each once, and at which table."""

PRIVATE_NOTES = Table(
    "private_notes",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)
"""What people write at a table for themselves."""

VACATIONS = Table(
    "vacations",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("began", Float, primary_key=True),
    Column("until", Float, nullable=False),
)
"""When people are away for days, and were within the last year."""

ATTEMPTS = Table(
    "attempts",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, unique=True),
    Column("proven", Float, index=True),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("score", Text),
    Column("first", Boolean, nullable=False, server_default=false()),
    Column("undos", Integer, nullable=False, server_default="0"),
    Column("hints", Integer, nullable=False, server_default="0"),
    Column("device", Text, unique=True, index=True),
    Column("aside", Text),
    Column("rules", Integer),
    Column("checked", Float),
    Index(None, "day", "game"),
)
"""The one counted attempt of each person at each game of a day, and the table where it is played.
`proven`: when it was played again from its deal, which is once it is over, or its day is; `over`: whether it
was played to its end; `score`: what it came to, as JSON, nothing if nothing was answered; `first`: whether
the bots were beaten.
`device`: a digest of where it was laid, of that day and game: nothing where another person was first there.
`aside`: why it stands on no board, if it does not; `rules`: the version by which it was proven; `checked`:
when it was last played once more, and came to the same."""

DAY_SHEETS = Table(
    "day_sheets",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("sheet", Text, nullable=False),
)
"""From what each game of a day began, as JSON, and the version of its rules: kept when the day is first asked
for, so that no release in the middle of a day deals another."""

PUZZLE_ATTEMPTS = Table(
    "puzzle_attempts",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("mark", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    UniqueConstraint("guest", "game", "mark"),
)
"""The first attempt of each person at each puzzle, in the order of their attempts at a game, and what was
believed of them after it. `mark`: what a puzzle is known by in every release."""

PUZZLE_RATINGS = Table(
    "puzzle_ratings",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("mark", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("solved", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""What was believed of each puzzle after so many first attempts of people who sign in; `solved`: how many of
these reached the goal. Nobody is named: it stays when they leave."""

TIMERS = Table(
    "timers",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("until", Float, index=True),
    Column("timer", LargeBinary, nullable=False),
)
"""The time of each seat (see `timers.Timer`) and when the next thing happens because of it."""

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("ended", Float, nullable=False),
    Column("seconds", Float),
    Column("players", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("cooperative", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("undos", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("drawn", Boolean, nullable=False, server_default=false()),
    Column("mu", Float),
    Column("sigma", Float),
    Column("gain", Float),
    Index(None, "guest", "game"),
    Index(None, "guest", "ended"),
    Index(None, "rated", "ended"),
)
"""How each match ended for each person who held one seat of it. `drawn`: by agreement, with no score.
`mu`, `sigma`: what was believed of them after it, and `gain`: by how much more; nothing before it is learned,
where it was not rated, and where it was learned before this was written down."""

RATED_MATCHES = Table(
    "rated_matches",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False, unique=True),
    Column("ended", Float, nullable=False),
)
"""The matches that are in the skills, in the order in which they were learned: whoever has the next number
first has learned a match, and nobody does twice."""

SKILLS = Table(
    "skills",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("sure", Float, nullable=False),
    Index(None, "game", "sure"),
)
"""What is believed of each player at each game; `sure`: what is almost sure, by which they are ranked."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("deed", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("question", Integer),
    Column("option", Integer),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "question"),
    sqlite_with_rowid=False,
)
"""What was done at a table, in order: answers, and answers taken back (see `EntryKind`)."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The last position kept of each match, and how many entries it holds."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("due", Float, nullable=False, index=True),
    Column("tries", SmallInteger, nullable=False, server_default="0"),
    Column("left", Text),
)
"""What people are to be told of tables from some moment on; a row goes once it is said, or so no more.
`due`: the server that moves it first is the one that says it. `left`: the ways that have not taken it yet;
nothing before the first try."""

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False, index=True),
    Column("seat", SmallInteger),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("removed", Boolean, nullable=False, server_default=false()),
    Column("answer", Integer),
    sqlite_with_rowid=False,
)
"""`removed`: whether a keeper of the house has taken the line away: nobody else reads it any more.
`answer`: of a comment on a moment of a finished match, after how many answers that is."""

COMPLAINTS = Table(
    "complaints",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False, index=True),
    Column("whom", ForeignKey("guests.id"), nullable=False, index=True),
    Column("table_id", ForeignKey("tables.id")),
    Column("line", Integer),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("closed", Float),
    Column("upheld", Boolean),
    Column("told", Float),
    Index(None, "closed", "made"),
)
"""What somebody (`guest`) wants a keeper to look at: a line at a table, or how somebody behaves.
`told`: when they have read what came of it."""

APPEALS = Table(
    "appeals",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("hold", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("closed", Float),
    Column("lifted", Boolean),
    Column("answer", Text),
    Column("told", Float),
    UniqueConstraint("guest", "hold"),
)
"""What somebody who is muted or sent away (`kind`) says against it, once: `hold` is the act by which
they are. `lifted`: whether a keeper let them go, `answer` with which sentence; `told`: when they have read
that."""

ACTS = Table(
    "acts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("keeper", ForeignKey("guests.id")),
    Column("kind", Text, nullable=False),
    Column("whom", ForeignKey("guests.id"), index=True),
    Column("table_id", Text),
    Column("line", Integer),
    Column("until", Float),
    Column("why", Text, nullable=False),
    Column("complaint", Text),
)
"""All that keepers have done, and why; none of it is ever written again. `keeper`: none if it was the host,
by a command. `table_id`: of a table that may be there no more."""

DOOR_LINKS = Table(
    "door_links",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("keeper", ForeignKey("guests.id")),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("most", Integer, nullable=False),
    Column("used", Integer, nullable=False),
)
"""Links that let new people into a house by invitation only, by the SHA-256 of their secret: who made each,
how many may come by it, and how many have."""

FIGURES = Table(
    "figures",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("count", BigInteger, nullable=False),
)
"""How much of something there was in the house on each day (see `Figure`)."""
