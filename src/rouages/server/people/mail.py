"""Mail: letters to an address of e-mail that its owner has confirmed, by the host's own mail server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from itsdangerous import BadSignature, URLSafeSerializer

from rouages.server.people.guests import Guest
from rouages.server.people.letters import ACCOUNT, KINDS, Letter, sentence
from rouages.server.people.sessions import digest
from rouages.server.settings import MailServer
from rouages.server.wire.notices import Way
from rouages.server.wire.refusals.notices import (
    BadMailAddress,
    MailFailed,
    NoMail,
    NoSender,
    NoSuchSmtp,
    UnknownMailLink,
)
from rouages.tables.ledger.rows import NoticeKind

PATIENCE = 10.0
AT_ONCE = 4
PORTS = {"smtp": 587, "smtps": 465}
SMTP_EXAMPLE = "smtps://user:password@mail.example.org"
SENDER_EXAMPLE = "Rouages <games@example.org>"
HERE = ("localhost", "127.0.0.1", "::1")
ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"({ATOM}(?:\.{ATOM})*)@((?:{LABEL}\.)+[A-Za-z]{{2,63}})", re.ASCII)
BREAKS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
LONGEST_ADDRESS, LONGEST_LOCAL = 254, 64
ONE_LINE = policy.SMTP.clone(max_line_length=900)
"""A link is not cut in two."""


def address_from(text: str) -> str:
    """An address of e-mail, and nothing that could be more than one."""
    found = ADDRESS.fullmatch(text.strip(" "))
    if not found or len(found[0]) > LONGEST_ADDRESS or len(found[1]) > LONGEST_LOCAL:
        raise BadMailAddress()
    return f"{found[1]}@{found[2].lower()}"


def mail_server_from(url: str, sender: str) -> MailServer | None:
    """The host's mail server, as two settings say it; none if neither says anything."""
    if not url and not sender:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NoSuchSmtp(example=SMTP_EXAMPLE) from None
    is_odd = parts.path not in ("", "/") or parts.query or parts.fragment or not url.isprintable()
    if parts.scheme not in PORTS or not parts.hostname or is_odd:
        raise NoSuchSmtp(example=SMTP_EXAMPLE)
    name, address = parseaddr(sender)
    try:
        if not sender.isprintable():
            raise BadMailAddress()
        address = address_from(address)
    except BadMailAddress:
        raise NoSender(example=SENDER_EXAMPLE) from None
    return MailServer(
        parts.hostname,
        port or PORTS[parts.scheme],
        secure=parts.scheme == "smtps",
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        sender=address,
        name=name or "Rouages",
    )


def connect(server: MailServer) -> smtplib.SMTP:
    """A line to the mail server, which nobody reads along unless it ends on this machine."""
    secured = ssl.create_default_context()
    if server.secure:
        line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=secured)
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    try:
        line.ehlo()
        if not server.secure and (line.has_extn("starttls") or server.host not in HERE):
            line.starttls(context=secured)
            line.ehlo()
        if server.user:
            line.login(server.user, server.password)
    except BaseException:
        line.close()
        raise
    return line


def deliver(server: MailServer, message: EmailMessage) -> None:
    """Hand a message over."""
    with connect(server) as line:
        line.send_message(message)


def reason(error: Exception) -> str:
    """Why it was not taken, without anybody's address."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        codes = {code for code, _ in error.recipients.values()}
        return f"the mail server refused the address ({', '.join(map(str, sorted(codes)))})"
    if isinstance(error, smtplib.SMTPResponseException):
        return f"the mail server said {error.smtp_code}"
    return type(error).__name__


class Mail:
    """A way by which letters go."""

    way = Way.MAIL

    def __init__(self, server: MailServer | None, key: bytes) -> None:
        """By this mail server, if the host has one; links that turn mail off are signed with this key."""
        self._server = server
        self._signer = URLSafeSerializer(key, salt="mail off")
        self._lanes = asyncio.Semaphore(AT_ONCE)

    @property
    def is_there(self) -> bool:
        """Whether this house sends mail."""
        return self._server is not None

    async def address(self, guest: Guest) -> str | None:
        return guest.mail if self._server else None

    async def send(self, guest: Guest, letter: Letter) -> None:
        """Have a letter taken for a guest's address, with a link that turns such letters off, if any does."""
        if guest.mail is None:
            return
        base, token = guest.mail_base or "", self.token_of(guest, letter)
        link = f"{base}{letter.path or '/settings'}"
        if letter.type == ACCOUNT:
            await self.write(guest.mail, letter.text, f"{letter.text}\n\n{link}\n")
            return
        off = sentence(guest, "mail.off", link=f"{base}/mail/off#{token}")
        await self.write(
            guest.mail,
            letter.text,
            f"{letter.text}\n\n{link}\n\n-- \n{off}\n",
            {
                "List-Unsubscribe": f"<{base}/api/mail/off/{token}>",
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            },
        )

    async def write(self, to: str, subject: str, text: str, headers: dict[str, str] | None = None) -> None:
        """Have a message taken; refused if it was not."""
        if self._server is None:
            raise NoMail()
        message = message_of(self._server, to, subject, text, headers or {})
        async with self._lanes:
            try:
                await asyncio.to_thread(deliver, self._server, message)
            except (smtplib.SMTPException, OSError) as error:
                raise MailFailed(why=reason(error)) from None

    def token_of(self, guest: Guest, letter: Letter) -> str:
        """What turns letters off without anybody being signed in; it opens nothing else."""
        kind = KINDS.get(letter.type)
        return str(self._signer.dumps([guest.id, digest(guest.mail or "")[:16], kind]))

    def read(self, token: str) -> tuple[int, str, NoticeKind | None]:
        """Whose letters a link turns off, at which address, and of which kind it came."""
        try:
            guest, address, kind = self._signer.loads(token)
        except BadSignature:
            raise UnknownMailLink() from None
        return guest, address, None if kind is None else NoticeKind(kind)


def message_of(server: MailServer, to: str, subject: str, text: str, headers: dict[str, str]) -> EmailMessage:
    """A message; a header that would be more than one is refused by its very maker."""
    message = EmailMessage(policy=ONE_LINE)
    message["Subject"] = BREAKS.sub(" ", subject)
    message["From"] = f'"{server.name}" <{server.sender}>'
    message["To"] = address_from(to)
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    for name, value in headers.items():
        message[name] = value
    message.set_content(text)
    return message
