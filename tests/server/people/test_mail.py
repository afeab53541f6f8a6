"""E-mail: nothing goes to an address before it is confirmed, and everything can be turned off."""

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from types import SimpleNamespace

import httpx
import pytest

from rouages.server import messenger
from rouages.server.people import mail_links
from rouages.server.people.letters import letter_of
from rouages.server.people.mail import address_from, deliver, mail_server_from, message_of
from rouages.server.serve import settings_for
from rouages.server.wire.refusals.notices import BadMailAddress, NoSender, NoSuchSmtp
from rouages.tables.ledger.rows import NoticeKind
from tests.server.people.mailbox import Mailbox, SecureMailbox
from tests.server.people.test_notices import begin
from tests.server.running import running

pytestmark = pytest.mark.anyio

ADA = {"login": "ada", "password": "a long enough one"}
ADDRESS = "ada@example.org"
ASKED = {"address": ADDRESS, "password": ADA["password"]}


@pytest.fixture
async def box(anyio_backend):
    async with Mailbox() as box:
        yield box


@pytest.fixture
async def house(tmp_path, box, monkeypatch):
    monkeypatch.setattr(messenger, "ROUND_SECONDS", 3600)
    async with running(tmp_path, mail=box.settings, notice_seconds=0) as door:
        yield door


async def account(door, name="Ada"):
    person = await door.guest(name)
    await person.put("/api/me/password", ADA)
    return person


async def reachable(door, box):
    """Ada, who has confirmed her address."""
    ada = await account(door)
    await ada.put("/api/me/mail", ASKED)
    _, secret = await box.link(1)
    await ada.post("/api/mail/confirm", {"secret": secret})
    box.letters.clear()
    return ada


async def mail_way(person):
    ways = (await person.get("/api/me/notices"))["ways"]
    return next(way for way in ways if way["way"] == "mail")


async def told_of_a_turn(house, box, ada):
    bob = await house.guest("Bob")
    await begin(house, bob, ada)
    await house.house.messenger.say_all()
    return await box.letter(1)


async def test_nothing_is_sent_to_an_address_before_it_is_confirmed(house, box):
    ada = await account(house)
    await ada.put("/api/me/mail", ASKED)
    assert await mail_way(ada) == {"way": "mail", "address": None, "asked": ADDRESS}
    await begin(house, await house.guest("Bob"), ada)
    await house.house.messenger.say_all()
    assert (await ada.post("/api/me/notices/trial"))["tried"] == []
    where, secret = await box.link(1)
    assert where == f"{house.url}/mail/confirm"
    stranger = house.stranger()
    assert await stranger.post("/api/mail/confirm", {"secret": secret}) == {"address": ADDRESS}
    assert await mail_way(ada) == {"way": "mail", "address": ADDRESS, "asked": None}
    assert (await stranger.post("/api/mail/confirm", {"secret": secret}, 404))["type"] == "UnknownMailLink"


async def test_who_is_awaited_is_written_to_in_their_language(house, box):
    ada = await reachable(house, box)
    await ada.put("/api/me", {"language": "fr"})
    letter = await told_of_a_turn(house, box, ada)
    assert box.letters[0][0] == [ADDRESS]
    assert letter["Subject"] == "Out of Gears\u202f: c’est à vous."
    assert letter["From"] == "Rouages <house@example.org>"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert f"{house.url}/table/" in letter.get_content()
    assert f"{house.url}/mail/off#" in letter.get_content()


async def test_one_click_turns_all_letters_off_without_signing_in(house, box):
    ada = await reachable(house, box)
    letter = await told_of_a_turn(house, box, ada)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = letter["List-Unsubscribe"].strip("<>")
    async with httpx.AsyncClient() as program:
        assert (await program.get(link)).json() == {"kind": "turn", "off": False}
        assert (await ada.get("/api/me/notices"))["wishes"]["paused"] == []
        for _ in range(2):
            reply = await program.post(link, data={"List-Unsubscribe": "One-Click"})
            assert (reply.status_code, reply.json()) == (200, {"kind": None, "off": True})
        assert (await program.post(f"{link}x")).status_code == 404
    assert (await ada.get("/api/me/notices"))["wishes"]["paused"] == ["mail"]


async def test_letters_of_one_kind_are_turned_off_alone_and_on_again(house, box):
    ada = await reachable(house, box)
    letter = await told_of_a_turn(house, box, ada)
    link = letter["List-Unsubscribe"].strip("<>")
    assert await ada.post(f"{link}/kind") == {"kind": "turn", "off": True}
    wishes = (await ada.get("/api/me/notices"))["wishes"]
    assert ("mail" in wishes["turn"], "mail" in wishes["clock"], wishes["paused"]) == (False, True, [])
    again = await ada.put("/api/me/notices", {**wishes, "turn": ["mail"]})
    assert again["wishes"]["turn"] == ["mail"]


async def test_a_letter_of_any_kind_names_the_wish_that_is_turned_off(house, box):
    ada = await reachable(house, box)
    (number,) = await house.house.guests.of_mail(ADDRESS)
    for count, kind in enumerate(NoticeKind, 1):
        guest = await house.house.guests.of(number)
        await house.house.mail.send(guest, letter_of(guest, kind, "out-of-gears", "a-table"))
        link = (await box.letter(count))["List-Unsubscribe"].strip("<>")
        wish = (await ada.get(link))["kind"]
        assert await ada.post(f"{link}/kind") == {"kind": wish, "off": True}
        assert "mail" not in (await ada.get("/api/me/notices"))["wishes"][wish]


async def test_an_address_that_is_taken_away_is_written_to_no_more(house, box):
    ada = await reachable(house, box)
    await ada.put("/api/me/mail", {"address": None, "password": ADA["password"]})
    assert (await mail_way(ada))["address"] is None
    assert (await box.letter(1))["To"] == ADDRESS
    box.letters.clear()
    await begin(house, await house.guest("Bob"), ada)
    await house.house.messenger.say_all()
    assert not box.letters


async def test_an_address_is_changed_by_who_knows_the_password_only(house, box):
    ada = await account(house)
    for password in (None, "guessed at"):
        reply = await ada.put("/api/me/mail", {"address": ADDRESS, "password": password}, status=403)
        assert reply["type"] == "WrongPassword"
    guest = await house.guest("Bob")
    assert (await guest.put("/api/me/mail", {"address": ADDRESS}, status=409))["type"] == "NoAccount"
    assert not box.letters


async def test_a_lost_password_is_chosen_anew_by_a_link_that_is_good_once(house, box):
    ada = await reachable(house, box)
    elsewhere = house.stranger()
    assert (await elsewhere.get("/api/games"))["mail"] is True
    await elsewhere.post("/api/recover/mail", {"who": "ADA"})
    where, secret = await box.link(1)
    assert where == f"{house.url}/mail/recover"
    assert (await elsewhere.post("/api/mail/recover", {"secret": secret}))["login"] == "ada"
    assert (await ada.get("/api/me"))["name"] is None
    assert not (await elsewhere.get("/api/me/account"))["password"]
    await elsewhere.put("/api/me/password", {"login": "ada", "password": "another long one"})
    again = await house.stranger().post("/api/mail/recover", {"secret": secret}, status=404)
    assert again["type"] == "UnknownMailLink"


async def test_the_address_finds_the_account_too_and_nobody_learns_whether_there_is_one(house, box):
    await reachable(house, box)
    elsewhere = house.stranger()
    replies = [
        await elsewhere.http.post("/api/recover/mail", json={"who": who})
        for who in ("nobody", "nobody@example.org", "@", "", " \t", ADDRESS.upper().replace("ADA", "ada"))
    ]
    assert {(reply.status_code, reply.text) for reply in replies} == {(200, "{}")}
    await box.link(1)


async def test_the_link_leads_where_its_owner_reaches_the_house_whatever_who_asks_pretends(house, box):
    await reachable(house, box)
    async with httpx.AsyncClient(base_url=house.url, headers={"Host": "6.6.6.6"}) as thief:
        assert (await thief.post("/api/recover/mail", json={"who": "ada"})).status_code == 200
    where, _ = await box.link(1)
    assert where.startswith(house.url)


async def test_a_house_with_a_name_sends_no_link_to_another(tmp_path, box):
    async with running(tmp_path, mail=box.settings, names=("games.example",)) as door:
        ada = await account(door)
        await ada.put("/api/me/mail", ASKED)
        where, _ = await box.link(1)
        assert where == "https://games.example/mail/confirm"


async def test_a_link_of_one_purpose_serves_no_other_and_ends(house, box, monkeypatch):
    ada = await account(house)
    await ada.put("/api/me/mail", ASKED)
    _, secret = await box.link(1)
    await ada.post("/api/mail/recover", {"secret": secret}, status=404)
    monkeypatch.setattr(mail_links, "time", SimpleNamespace(time=lambda: 4e9))
    await ada.post("/api/mail/confirm", {"secret": secret}, status=404)
    assert (await mail_way(ada))["address"] is None


async def test_letters_are_not_asked_for_without_end(tmp_path, box):
    async with running(tmp_path, mail=box.settings, limits=True) as door:
        ada = await account(door)
        replies = [(await ada.http.put("/api/me/mail", json=ASKED)).status_code for _ in range(6)]
        assert replies == [200] * 5 + [429]
        who = {"who": "somebody"}
        asked = [(await ada.http.post("/api/recover/mail", json=who)).status_code for _ in range(6)]
        assert asked == [200] * 5 + [429]
        assert len(box.letters) == 5


async def test_a_letter_that_is_not_taken_is_one_sentence_and_names_nobody(house, box, caplog):
    caplog.set_level(logging.INFO)
    ada = await account(house)
    box.reply = "550 not here"
    refusal = await ada.put("/api/me/mail", ASKED, status=409)
    assert (refusal["type"], refusal["why"]) == ("MailFailed", "the mail server said 550")
    ours = [record.getMessage() for record in caplog.records if record.name != "mail.log"]
    assert ours
    assert ADDRESS not in "".join(ours)


async def said(box, number):
    """The subjects of so many letters, whom they went to, and how the last one ends."""
    letter = await box.letter(number)
    assert "List-Unsubscribe" not in letter
    assert "/mail/off" not in letter.get_content()
    return letter["Subject"].partition(". ")[0], box.letters[-1][0]


async def test_whoever_turned_everything_off_is_told_what_became_of_their_account(house, box):
    ada = await reachable(house, box)
    await ada.put("/api/me/notices", {"paused": ["push", "mail", "webhook"]})
    codes = (await ada.post("/api/me/codes", {"password": ADA["password"]}))["codes"]
    await house.stranger().post("/api/sign-in", ADA)
    assert await said(box, 1) == ("Your account was opened on a new device", [ADDRESS])
    await ada.put("/api/me/password", {**ADA, "password": "another long one", "old": ADA["password"]})
    assert await said(box, 2) == ("The password of your account was changed", [ADDRESS])
    found = house.stranger()
    await found.post("/api/recover", {"login": "ada", "code": codes[0]})
    assert await said(box, 3) == (
        "Your account was opened by a recovery code or a link in a letter",
        [ADDRESS],
    )
    await found.put("/api/me/mail", {"address": "eve@example.org"})
    _, secret = await box.link(4)
    await found.post("/api/mail/confirm", {"secret": secret})
    assert await said(box, 5) == ("The e-mail address of your account was changed", [ADDRESS])


async def test_a_guest_who_chooses_a_first_password_is_warned_of_nothing(house, box):
    await reachable(house, box)
    await house.house.messenger.stop()
    assert not box.letters


@pytest.mark.parametrize("secure", [False, True], ids=["starttls", "tls from the first byte"])
async def test_a_letter_goes_over_a_line_that_is_secure_and_so_does_the_password(
    tmp_path, monkeypatch, secure
):
    async with SecureMailbox(tmp_path, secure=secure) as box:
        message = message_of(box.settings, ADDRESS, "Hello", "A letter.", {})
        with pytest.raises(ssl.SSLCertVerificationError):
            await asyncio.to_thread(deliver, box.settings, message)
        assert not box.letters
        assert not box.passwords
        monkeypatch.setenv("SSL_CERT_FILE", str(box.certificate))
        await asyncio.to_thread(deliver, box.settings, message)
        assert (await box.letter(1))["Subject"] == "Hello"
        assert box.passwords == [b"open sesame"]


async def test_a_line_that_is_not_secure_ends_on_this_machine_or_is_not_used(tmp_path):
    async with Mailbox("127.0.0.2") as far, running(tmp_path, mail=far.settings) as door:
        ada = await account(door)
        refusal = await ada.put("/api/me/mail", ASKED, status=409)
        assert refusal["why"] == smtplib.SMTPNotSupportedError.__name__
        assert not far.letters


async def test_a_house_without_a_mail_server_offers_none(door):
    ada = await account(door)
    assert [way["way"] for way in (await ada.get("/api/me/notices"))["ways"]] == ["push", "webhook"]
    assert (await ada.put("/api/me/mail", ASKED, status=404))["type"] == "NoMail"
    assert (await ada.post("/api/recover/mail", {"who": "ada"}, status=404))["type"] == "NoMail"
    assert (await ada.get("/api/games"))["mail"] is False


@pytest.mark.parametrize(
    "address",
    [
        *("ada", "@example.org", "ada@", "ada@example", "ada@@example.org", "a b@example.org", "ada@-a.org"),
        *("ada@example.org\r\nBcc: eve@example.org", "ada@example.org\n", "ada@example.org,eve@example.org"),
        *(
            "Ada <ada@example.org>",
            '"a"@example.org',
            "ada@[127.0.0.1]",
            "é@example.org",
            "ada@exa\0mple.org",
        ),
        *("a" * 65 + "@example.org", "a@" + "b." * 130 + "org", ".ada@example.org", "ada.@example.org"),
    ],
)
async def test_what_is_not_one_plain_address_is_refused(house, box, address):
    with pytest.raises(BadMailAddress):
        address_from(address)
    ada = await account(house)
    await ada.put("/api/me/mail", {**ASKED, "address": address}, status=400)
    assert not box.letters


@pytest.mark.parametrize("address", ["ada+rouages@example.org", "a.d.a@sub.example.co", "o'neil@example.org"])
def test_a_plain_address_is_one(address):
    assert address_from(f" {address} ") == address


@pytest.mark.parametrize(
    "evil", ["hello\r\nBcc: eve@example.org", "hello\nBcc: eve@example.org", "a\r\n\r\nbody"]
)
async def test_no_text_becomes_a_header(box, evil):
    found = message_of(box.settings, ADDRESS, evil, evil, {})
    assert isinstance(found, EmailMessage)
    assert found["Bcc"] is None
    assert b"\nBcc:" not in found.as_bytes().partition(b"\r\n\r\n")[0]
    with pytest.raises(ValueError, match="linefeed or carriage return"):
        message_of(box.settings, ADDRESS, "hello", "hello", {"List-Unsubscribe": evil})
    with pytest.raises(BadMailAddress):
        message_of(box.settings, f"{ADDRESS}{evil}", "hello", "hello", {})


def test_the_host_says_by_which_server_and_from_whom(tmp_path, monkeypatch):
    assert settings_for(tmp_path).mail is None
    monkeypatch.setenv("ROUAGES_SMTP", "smtps://me:p%40ss@mail.example.org")
    monkeypatch.setenv("ROUAGES_MAIL_FROM", "The house <house@example.org>")
    found = settings_for(tmp_path).mail
    assert (found.host, found.port, found.secure) == ("mail.example.org", 465, True)
    assert (found.user, found.password, found.sender) == ("me", "p@ss", "house@example.org")
    assert "p@ss" not in repr(settings_for(tmp_path))
    assert mail_server_from("smtp://localhost:2525", "house@example.org").port == 2525


@pytest.mark.parametrize(
    "url", ["mail.example.org", "http://a", "smtp://", "smtp://a:x", "smtp://a/b", "smtp://a\nb"]
)
def test_a_mail_server_that_cannot_be_is_one_sentence_without_its_password(url):
    with pytest.raises(NoSuchSmtp, match="such as smtps://user:password@mail"):
        mail_server_from(url, "house@example.org")


@pytest.mark.parametrize("sender", ["", "house", "House <>", "a@b.org\r\nBcc: c@d.org"])
def test_a_sender_that_cannot_be_is_one_sentence(sender):
    with pytest.raises(NoSender, match="such as Rouages"):
        mail_server_from("smtp://localhost", sender)
