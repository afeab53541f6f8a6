"""Refuses files that name a machine's folders or a package registry, and lock files that hold addresses.

Nor may the web client's lock file know one kind of processor only: npm forgets what its own machine lacks.
"""

import json
import os
import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {"uv.lock", "poetry.lock", "pdm.lock", "Pipfile.lock", "yarn.lock", "pnpm-lock.yaml", "bun.lock"}
# Each pattern is written so that it does not find itself.
FORBIDDEN = {
    "names a folder of one machine": re.compile(r"(?<![\w.}/-])/(?:work|root|tmp|home|Users)/[\w.-]"),
    "names a package registry": re.compile(
        r"(?:pypi|pythonhosted|npmjs|yarnpkg|npmmirror)\.(?:org|com)\b|\bdeb\.debian\b"
    ),
    "records a download address": re.compile(r'"resolved"\s*:'),
}


def ignored() -> list[str]:
    """The patterns of every .gitignore, which are plain names or paths here."""
    lines = [line for file in (ROOT / ".gitignore", *ROOT.glob("*/.gitignore")) for line in file.open()]
    return [pattern for line in lines if (pattern := line.strip().strip("/"))]


def files() -> Iterator[Path]:
    """Everything in the checkout that git does not ignore."""
    patterns = [".git", *ignored()]

    def keeps(path: Path) -> bool:
        name = path.relative_to(ROOT).as_posix()
        return not any(fnmatch(path.name, pattern) or fnmatch(name, pattern) for pattern in patterns)

    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if keeps(Path(folder, name))]
        yield from (path for name in names if keeps(path := Path(folder, name)))


def faults(path: Path) -> Iterator[str]:
    """What is wrong with this file, one sentence each."""
    name = path.relative_to(ROOT)
    if path.name in LOCKS or fnmatch(path.name, "pylock*.toml"):
        yield f"{name} is a lock file that holds addresses."
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return
    for number, line in enumerate(text.splitlines(), start=1):
        for fault, pattern in FORBIDDEN.items():
            if found := pattern.search(line):
                yield f"{name}:{number} {fault}: {found.group()}"


def forgotten(lock: Path) -> Iterator[str]:
    """The packages for other machines that the web client's lock file does not hold."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    held = {place.rpartition("node_modules/")[2] for place in packages}
    for place, package in packages.items():
        for name in package.get("optionalDependencies", {}):
            if name not in held:
                yield f"{lock.relative_to(ROOT)}: {place} would be without {name} on another machine."


if __name__ == "__main__":
    found = [fault for path in sorted(files()) for fault in faults(path)]
    found += forgotten(ROOT / "web" / "package-lock.json")
    print("\n".join(found) or "Nothing in the repository names a machine, a registry or an address.")
    sys.exit(bool(found))
