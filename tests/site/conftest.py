"""The runtime of a site, installed when it is first wanted."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def wheel():
    """Where msgspec is, built for a browser; Pyodide is installed then, too."""
    subprocess.run([sys.executable, ROOT / "scripts" / "site_runtime.py"], check=True)
    [found] = (ROOT / "web" / "runtime" / "wheels").glob("msgspec-*.whl")
    return found
