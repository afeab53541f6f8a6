"""A PostgreSQL of our own, for whoever tests the house on one."""

import os
import pwd
import random
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def program(name):
    return str(PROGRAMS[-1] / name) if PROGRAMS else shutil.which(name)


class Postgres:
    """A server of our own, which can be stopped and started again."""

    def __init__(self, folder, port, **quiet):
        self.folder = folder
        self.url = f"postgresql://rouages@127.0.0.1:{port}"
        self._options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        self._quiet = quiet

    def start(self):
        self._control("-w", "-o", self._options, "-l", f"{self.folder}/log", "start")

    def stop(self):
        self._control("-m", "immediate", "stop")

    def _control(self, *words):
        subprocess.check_call([program("pg_ctl"), "-D", f"{self.folder}/data", *words], **self._quiet)


@pytest.fixture(scope="module")
def postgres():
    """On a free port; PostgreSQL refuses to run as root, so then as its own user."""
    if not (PROGRAMS or shutil.which("initdb")):
        pytest.skip("no PostgreSQL on this machine")
    owner = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
    with tempfile.TemporaryDirectory(prefix="rouages-postgres-") as folder, socket.socket() as free:
        if owner:
            os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        quiet = {"cwd": folder, "stdout": subprocess.DEVNULL, **owner}
        subprocess.check_call(
            [program("initdb"), "-D", f"{folder}/data", "-A", "trust", "-U", "rouages", "-E", "UTF8", "-N"],
            **quiet,
        )
        server = Postgres(folder, port, **quiet)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture
def database(postgres):
    name = f"house{random.getrandbits(32)}"
    subprocess.run(["psql", f"{postgres.url}/postgres", "-qc", f"CREATE DATABASE {name}"], check=True)
    return f"{postgres.url}/{name}"
