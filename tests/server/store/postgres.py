"""A PostgreSQL of our own, made in a folder and on a free port, which can be stopped and started again."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def program(name: str) -> str | None:
    """Where Debian has it, or anybody else."""
    return str(PROGRAMS[-1] / name) if PROGRAMS else shutil.which(name)


def run(name: str, *words: str, **how: Any) -> None:
    """One of its programs, which must succeed."""
    subprocess.check_call([program(name) or name, *words], **how)


class Postgres:
    """A server of our own, which can be stopped and started again."""

    def __init__(self, folder: str, port: int, settings: Sequence[str], **quiet: Any) -> None:
        self.folder = folder
        self.url = f"postgresql://rouages@127.0.0.1:{port}"
        self._options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        self._options += "".join(f" -c {setting}" for setting in settings)
        self._quiet = quiet

    @property
    def pid(self) -> int:
        """Of the process that began all others."""
        return int(Path(self.folder, "data", "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        self._control("-w", "-o", self._options, "-l", f"{self.folder}/log", "start")

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")

    def _control(self, *words: str) -> None:
        run("pg_ctl", "-D", f"{self.folder}/data", *words, **self._quiet)


@contextmanager
def cluster(*settings: str) -> Iterator[Postgres]:
    """On a free port; PostgreSQL refuses to run as root, so then as its own user."""
    owner = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
    with tempfile.TemporaryDirectory(prefix="rouages-postgres-") as folder, socket.socket() as free:
        if owner:
            os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        quiet: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, **owner}
        run("initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "rouages", "-E", "UTF8", "-N", **quiet)
        server = Postgres(folder, port, settings, **quiet)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def new_database(postgres: Postgres) -> str:
    """The address of one that is empty."""
    name = f"house{random.getrandbits(32)}"
    subprocess.run(["psql", f"{postgres.url}/postgres", "-qc", f"CREATE DATABASE {name}"], check=True)
    return f"{postgres.url}/{name}"
