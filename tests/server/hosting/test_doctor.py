"""The doctor: what is wrong is found, and nothing is changed by looking."""

import re
import shutil
import socket
import sqlite3
import ssl
import subprocess
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import rouages
from rouages.server.hosting.doctor import VARIABLES, State, certificate, examine
from rouages.server.hosting.place import Place
from rouages.server.store.database import SERVERS
from rouages.server.store.storage import MOST_OF_SEVERAL
from rouages.server.watching import health
from tests.server.people.mailbox import Mailbox
from tests.server.running import running, sqlite_in

pytestmark = pytest.mark.anyio


async def found(folder, database=None):
    place = Place(folder, database or sqlite_in(folder))
    return {each.name: each for each in await examine(place)}


async def test_a_house_that_runs_is_found_well(tmp_path, monkeypatch):
    folder = tmp_path / "house"
    folder.mkdir(0o700)
    async with running(folder) as door:
        (folder / "rouages.lock").write_text(f"{door.url}/")
        seen = await found(folder)
        assert {name for name, each in seen.items() if each.state is State.WELL} >= {
            "settings",
            "folder",
            "database",
            "disk",
            "server",
            "versions",
        }
        monkeypatch.setattr(type(door.house.storage), "is_ours", False)
        monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)
        assert (await found(folder))["server.ill"].facts["checks"] == "lock"


async def test_the_mail_server_is_asked_whether_it_lets_the_house_in(tmp_path, monkeypatch):
    monkeypatch.setenv("ROUAGES_MAIL_FROM", "house@example.org")
    async with Mailbox() as box:
        where = {"where": f"127.0.0.1:{box.port}"}
        monkeypatch.setenv("ROUAGES_SMTP", f"smtp://127.0.0.1:{box.port}")
        assert (await found(tmp_path))["mail"].facts == where
        assert not box.letters
        monkeypatch.setenv("ROUAGES_SMTP", f"smtp://user:secret@127.0.0.1:{box.port}")
        silent = (await found(tmp_path))["mail.silent"]
        assert (silent.state, silent.facts) == (State.ILL, {**where, "why": "SMTPNotSupportedError"})


def test_every_variable_that_anything_reads_is_known():
    sources = Path(rouages.__file__).parent.rglob("*.py")
    texts = (source.read_text(encoding="utf-8") for source in sources if source.name != "doctor.py")
    assert {name for text in texts for name in re.findall(r"ROUAGES_[A-Z_]+", text)} == VARIABLES


async def test_a_key_that_is_not_there_is_found_like_all_else(tmp_path, monkeypatch):
    monkeypatch.setenv("ROUAGES_DAYS", str(tmp_path / "key"))
    seen = await found(tmp_path)
    assert seen["settings"].facts == {"why": f"{tmp_path / 'key'}: No such file or directory"}
    assert {"settings", "versions", "server.none"} <= seen.keys()
    assert "settings.unknown" not in seen


async def test_more_servers_than_a_postgres_admits_are_told(tmp_path, database):
    async with running(tmp_path, database=database, relay="127.0.0.1:0") as door:
        assert (await found(tmp_path, database))["database"].state is State.WELL
        others = [
            {"id": f"server {n}", "address": "127.0.0.1:1", "until": time.time() + 60} for n in range(12)
        ]
        async with door.house.storage.reading() as connection:
            await connection.execute(SERVERS.insert(), others)
            await connection.commit()
            crowd = (await found(tmp_path, database))["database.crowded"]
    assert crowd.facts == {"servers": 13, "wanted": 13 * MOST_OF_SEVERAL + 3, "most": 100}
    assert crowd.facts["wanted"] > crowd.facts["most"]


async def test_what_is_wrong_is_said(tmp_path, monkeypatch):
    folder = tmp_path / "house"
    assert (await found(folder))["folder.missing"].state is State.UNSURE
    assert not folder.exists()
    async with running(tmp_path) as door:
        ann = await door.guest("Ann")
        screen = await ann.sit(await ann.table("me", "here:Bob"))
        await screen.answer(0)
    tmp_path.chmod(0o755)
    monkeypatch.setenv("ROUAGES_NAME", "games.example.org")
    monkeypatch.setenv("ROUAGES_LOG", "loud")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now - 3600)
    seen = await found(tmp_path)
    assert seen["folder.open"].state is State.UNSURE
    assert seen["settings.unknown"].facts == {"names": "ROUAGES_NAME"}
    assert seen["settings"].state is State.ILL
    assert seen["clock.past"].facts["seconds"] >= 3590
    assert seen["server.none"].state is State.UNSURE
    with sqlite3.connect(tmp_path / "house.sqlite3") as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    assert (await found(tmp_path))["database.newer"].state is State.ILL
    (tmp_path / "house.sqlite3").write_bytes(b"nonsense" * 1000)
    assert (await found(tmp_path))["database.silent"].state is State.ILL


@pytest.mark.skipif(not shutil.which("openssl"), reason="nobody here makes certificates")
def test_the_certificate_in_front_is_looked_at_as_a_browser_does(tmp_path):
    with served(tmp_path, days=40) as (port, trusting):
        assert certificate("localhost", port).name == "certificate.refused"
        well = certificate("localhost", port, trusting)
        assert (well.name, well.facts["days"]) == ("certificate", 39)
    with served(tmp_path, days=3) as (port, trusting):
        assert certificate("localhost", port, trusting).name == "certificate.ends"
    assert certificate("localhost", port, trusting).name == "certificate.none"


@contextmanager
def served(folder, days):
    """A line with a certificate that only who is told so trusts."""
    key, file = folder / "key.pem", folder / "certificate.pem"
    words = "req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=localhost"
    names = ["-addext", "subjectAltName=DNS:localhost", "-days", str(days), "-keyout", key, "-out", file]
    subprocess.run(["openssl", *words.split(), *names], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, key)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer():
            with suppress(OSError):
                while True:
                    line, _ = listening.accept()
                    with suppress(OSError), context.wrap_socket(line, server_side=True) as secure:
                        secure.recv(1)

        answering = threading.Thread(target=answer)
        answering.start()
        yield listening.getsockname()[1], ssl.create_default_context(cafile=file)
        listening.shutdown(socket.SHUT_RDWR)
        answering.join()
