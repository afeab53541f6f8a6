"""Servers in processes of their own: where they listen, how they begin, and how one hears of it."""

import asyncio
import os
import random
import socket
import traceback

PORTS = range(10_000, 32_000)
"""No machine lends these to who only connects: one that is free stays so while its server is away."""


def free_port():
    """A port for a server that is killed and comes back to it."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def fork(serving):
    """Serve in a child, told as `pid N`; one that cannot go on says `failed`, and why on its stderr."""
    child = os.fork()
    if child == 0:
        try:
            asyncio.run(serving())
        except Exception:  # noqa: BLE001
            traceback.print_exc()
            os.write(1, b"failed\n")
            os._exit(1)
        os._exit(0)
    os.write(1, b"pid %d\n" % child)
    return child
