"""A house as its host runs it: `rouages serve`, several times on one PostgreSQL, behind Caddy and TLS."""

import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import httpx
import websockets

from tests.server.forked import free_port
from tests.server.running import PATIENCE, Door, Person, Screen, hang_up

DEPLOY = Path(__file__).parents[3] / "deploy"
CADDY = shutil.which("caddy")
ABOVE = """{{
	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
	http_port {http}
	https_port {https}
}}
import {rules}
"""
"""What a test needs beside the rules of the house: nothing outside its folder, and free ports."""


class Server:
    """One `rouages serve`, and what it logs."""

    def __init__(self, folder, database):
        folder.mkdir()
        self.log = folder / "log"
        self.relay = f"127.0.0.1:{free_port()}"
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("ROUAGES_")},
            "ROUAGES_DATABASE": database,
            "ROUAGES_RELAY": self.relay,
            "ROUAGES_ACCESS_LOG": "yes",
            "ROUAGES_DATA": str(folder / "data"),
        }
        command = [str(Path(sys.executable).with_name("rouages")), "serve", "--port", "0"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        announced = self.process.stdout.readline().strip()
        assert announced, self.log.read_text()
        self.port = httpx.URL(announced).port

    @property
    def requests(self):
        """All that it was asked, line by line."""
        lines = map(json.loads, self.log.read_text().splitlines())
        return [line for line in lines if line["event"] == "request"]

    def kill(self):
        self.process.kill()

    def end(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Proxied(Door):
    """Where people come in through the proxy, safely."""

    def __init__(self, port, certificate):
        super().__init__(None, port)
        self.url = f"https://localhost:{port}"
        self.trust = ssl.create_default_context(cafile=certificate)

    def stranger(self, source="127.0.0.1", **headers):
        """Somebody whose network address is this one."""
        way = httpx.AsyncHTTPTransport(verify=self.trust, local_address=source)
        person = Secure(
            self, httpx.AsyncClient(base_url=self.url, transport=way, headers=headers, timeout=60)
        )
        person.source = source
        self.opened.append(person.http.aclose)
        return person


class Secure(Person):
    """Somebody's browser at a secure address."""

    source: str

    async def open(self, table, query="", **headers):
        socket = await websockets.connect(
            f"wss://localhost:{self.door.port}/api/tables/{table}/play{query}",
            ssl=self.door.trust,
            origin=self.door.url,
            additional_headers={"Cookie": self.cookie, **headers},
            compression=None,
            max_size=None,
            open_timeout=3 * PATIENCE,
            local_addr=(self.source, 0),
        )
        self.door.opened.append(partial(hang_up, socket))
        return Screen(socket)


@contextmanager
def behind_caddy(folder, database, rules, number):
    """So many servers behind the proxy with these rules of the house; its port and certificate, and they."""
    with ExitStack() as stack:
        servers = []
        for place in range(number):
            servers.append(Server(folder / f"server{place}", database))
            stack.callback(servers[-1].end)
        port, certificate = free_port(), folder / "caddy/pki/authorities/local/root.crt"
        above = folder / "Caddyfile"
        above.write_text(ABOVE.format(http=free_port(), https=port, rules=DEPLOY / rules))
        environment = {
            **os.environ,
            "NAME": f"localhost:{port}",
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "SERVERS": " ".join(f"127.0.0.1:{server.port}" for server in servers),
        }
        log = stack.enter_context((folder / "caddy.log").open("wb"))
        caddy = subprocess.Popen(
            [CADDY, "run", "--config", above, "--adapter", "caddyfile"],
            env=environment,
            stdout=log,
            stderr=log,
        )
        stack.callback(caddy.wait)
        stack.callback(caddy.kill)
        deadline = time.monotonic() + 3 * PATIENCE
        while not (certificate.exists() and answers(port)):
            assert caddy.poll() is None, (folder / "caddy.log").read_text()
            assert time.monotonic() < deadline, (folder / "caddy.log").read_text()
            time.sleep(0.05)
        yield port, certificate, servers


def answers(port):
    with socket.socket() as found:
        return found.connect_ex(("127.0.0.1", port)) == 0
