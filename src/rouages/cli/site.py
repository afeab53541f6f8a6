"""The command `site`: writes a house without a server, and serves it to look at."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from rouages.days.chain import read_key
from rouages.days.gone import Gone, gone_by
from rouages.site.checkout import materials
from rouages.site.folder import write
from rouages.site.serving import listening
from rouages.words.catalogue import shell


def write_site(
    folder: Path | None, language: str, days: Path | None, *, serve: bool, host: str, port: int
) -> None:
    """Write the folder, and serve it if that is wanted; without a folder in one that goes afterwards."""
    gone = gone_by(read_key(days.read_bytes()), datetime.now(UTC).date()) if days else None
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


def told_of(gone: Gone | None, language: str) -> str:
    """Which days went with it."""
    if gone is None:
        return shell(language).text("site.no_days")
    return shell(language).text("site.days", first=gone.chain.first, last=gone.last)
