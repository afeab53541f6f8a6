"""The command `site`: writes a house without a server, and serves it to look at."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from rouages.days.chain import read_key
from rouages.days.gone import Gone, gone_by
from rouages.days.keyring import keyring_of
from rouages.site.checkout import materials
from rouages.site.folder import write
from rouages.site.serving import listening
from rouages.words.catalogue import shell


def write_site(
    folder: Path | None, language: str, days: Sequence[Path], *, serve: bool, host: str, port: int
) -> None:
    """Write the folder, and serve it if that is wanted; without a folder in one that goes afterwards."""
    keyring = keyring_of(read_key(key.read_bytes()) for key in days)
    gone = gone_by(keyring, datetime.now(UTC).date())
    with tempfile.TemporaryDirectory() as passing:
        where = folder or Path(passing)
        write(where, materials(), gone)
        if folder:
            size = sum(file.stat().st_size for file in where.rglob("*") if file.is_file())
            print(shell(language).text("site.written", folder=folder, megabytes=round(size / 1e6)))
            if days:
                print(told_of(gone, language))
        if serve or not folder:
            with listening(where, host, port) as server, suppress(KeyboardInterrupt):
                print(f"http://{host}:{server.server_port}/", flush=True)
                server.serve_forever()


def told_of(gone: tuple[Gone, ...], language: str) -> str:
    """Which days went with it."""
    if not gone:
        return shell(language).text("site.no_days")
    return shell(language).text("site.days", first=gone[0].chain.first, last=gone[-1].last)
