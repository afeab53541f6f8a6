"""The checkout: where what a site is made of is built and fetched."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from rouages.site.archive import PACKAGE
from rouages.site.refusals import NoCheckout, NoRuntime

ROOT = PACKAGE.parent.parent
SCRIPTS = ("web_client.py", "site_runtime.py")
"""What builds the client, and what installs the runtime: where nothing has changed they do nothing."""


class Materials(NamedTuple):
    """All that is not made here."""

    client: Path
    """The folder of the client, as it was built."""
    runtime: Path
    """The folder of Pyodide."""
    wheel: Path
    """Msgspec, built for a browser."""


def materials() -> Materials:
    """Those of this checkout, fetched if need be."""
    scripts = [ROOT / "scripts" / name for name in SCRIPTS]
    if not all(script.is_file() for script in scripts):
        raise NoCheckout()
    for script in scripts:
        if subprocess.run([sys.executable, script], check=False).returncode:
            raise NoRuntime()
    runtime = ROOT / "web" / "runtime"
    [wheel] = (runtime / "wheels").glob("msgspec-*.whl")
    return Materials(PACKAGE / "server" / "static", runtime / "node_modules" / "pyodide", wheel)
