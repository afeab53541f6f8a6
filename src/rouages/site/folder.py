"""The folder: a whole house as files, which any host can serve at the root of an address."""

from __future__ import annotations

import shutil
from hashlib import sha256
from pathlib import Path

import msgspec

from rouages.days.gone import Gone, write_gone
from rouages.pocket.days import FILE as DAYS_FILE
from rouages.server.http.protection import POLICY_IN_POCKET
from rouages.site.archive import contents, is_in_trunk, packed
from rouages.site.checkout import Materials
from rouages.site.compiling import compiled
from rouages.site.library import bound, opened, trimmed
from rouages.site.refusals import NotOurFolder
from rouages.site.said import replies

HOUSE = "house"
FILES = "files.json"
"""What else lies in the folder of a release; whoever has it is a site of ours."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
SMALL = ".br"
"""So the names end of files that lie there a second time, made small, for who can serve them so."""
NATIVE = "msgspec.wasm"
"""What of msgspec is no Python: it lies beside the runtime, which takes it in as it starts."""
LIBRARY = "python_stdlib.zip"
ARCHIVE = "rouages.pack"
TRUNK = "trunk.pack"
"""No host takes these names for something that it should unpack by itself."""
DAYS = f"rouages/pocket/{DAYS_FILE}"
PAGE = "index.html"
WORKER = "worker.js"
SITE = "site.json"
"""What the whole site is made of: as the service worker knows it, for whoever keeps it in another way."""
NOT_FOUND = "404.html"
"""What hosts give at addresses where no file is: the client, which knows its own."""
PLAIN_PAGE = '<html lang="en">'
SAID_BY_HOST = "frame-ancestors"
"""A page cannot say by itself who may frame it."""
POLICY_HERE = "; ".join(part for part in POLICY_IN_POCKET.split("; ") if not part.startswith(SAID_BY_HOST))


def write(folder: Path, made_of: Materials, gone: tuple[Gone, ...] = ()) -> None:
    """Write a site, in place of one that is there; with these days gone by, if any."""
    if folder.exists() and any(folder.iterdir()) and not any(folder.glob(f"{HOUSE}/*/{FILES}")):
        raise NotOurFolder(folder=folder)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    shutil.copytree(made_of.client, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
    where = write_house(folder, house_of(made_of, gone))
    page = in_a_pocket((folder / PAGE).read_text(encoding="utf-8"), where)
    (folder / PAGE).write_text(page, encoding="utf-8")
    release = keep_all(folder)
    for name in (PAGE, NOT_FOUND):
        (folder / name).write_text(of_release(page, release), encoding="utf-8")


def in_a_pocket(page: str, where: str) -> str:
    """The client's page, which says where the house is that runs in the browser, and what may run."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY_HERE}" />'
    page = page.replace(PLAIN_PAGE, f'<html lang="en" data-house="{where}">', 1)
    return page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)


def of_release(page: str, release: str) -> str:
    """The same page, which says of which release it is: what is kept of that stays while the page is open."""
    return page.replace("data-house=", f'data-release="{release}" data-house=', 1)


def house_of(made_of: Materials, gone: tuple[Gone, ...]) -> dict[str, bytes]:
    """What runs the house, and what it says to newcomers, by the names of the files."""
    files = {name: (made_of.runtime / name).read_bytes() for name in RUNTIME}
    files |= {file.name: file.read_bytes() for file in made_of.runtime.glob(f"*{SMALL}")}
    msgspec_sources, files[NATIVE] = opened(made_of.wheel.read_bytes())
    files |= python_of(made_of, msgspec_sources, gone)
    info = msgspec.json.decode((made_of.runtime / "pyodide-lock.json").read_bytes())["info"]
    names = {
        "info": info,
        "runtime": RUNTIME[0],
        "module": RUNTIME[1],
        "native": NATIVE,
        "archive": ARCHIVE,
        "trunk": TRUNK,
    }
    files[FILES] = msgspec.json.encode(names)
    return files | {f"said{address}.json": reply for address, reply in replies(gone).items()}


def python_of(made_of: Materials, beside: dict[str, bytes], gone: tuple[Gone, ...]) -> dict[str, bytes]:
    """All Python that runs there, compiled: the library, the house with this beside it, and the trunk."""
    library = trimmed((made_of.runtime / LIBRARY).read_bytes())
    days = {DAYS: write_gone(gone)} if gone else {}
    parts: dict[str, dict[str, bytes]] = {LIBRARY: {}, ARCHIVE: days, TRUNK: {}}
    for name, content in compiled(library | beside | contents(), made_of).items():
        pack = TRUNK if is_in_trunk(name) else ARCHIVE
        parts[LIBRARY if name.removesuffix("c") in library else pack][name] = content
    return {LIBRARY: bound(parts[LIBRARY]), ARCHIVE: packed(parts[ARCHIVE]), TRUNK: packed(parts[TRUNK])}


def write_house(folder: Path, files: dict[str, bytes]) -> str:
    """Write it into a folder whose name is another as soon as one of the files is: its address."""
    total = sha256()
    for name, content in sorted(files.items()):
        total.update(f"{name} {sha256(content).hexdigest()}\n".encode())
    where = f"{HOUSE}/{total.hexdigest()[:16]}"
    for name, content in files.items():
        file = folder / where / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return f"/{where}"


def keep_all(folder: Path) -> str:
    """Have the service worker keep every file of the site; it is another one as soon as any of them is.

    The name of this release.
    """
    files = sorted(
        file
        for file in folder.rglob("*")
        if file.is_file() and file.name not in (WORKER, NOT_FOUND) and file.suffix != SMALL
    )
    total = sha256()
    for file in files:
        total.update(sha256(file.read_bytes()).digest())
    names = [f"/{file.relative_to(folder).as_posix()}".removesuffix(f"/{PAGE}") or "/" for file in files]
    site = {"digest": total.hexdigest()[:16], "page": "/", "files": names}
    worker = folder / WORKER
    made_of = msgspec.json.encode(site)
    (folder / SITE).write_bytes(made_of)
    said = f"self.SITE = {made_of.decode()};\n"
    worker.write_text(said + worker.read_text(encoding="utf-8"), encoding="utf-8")
    return total.hexdigest()[:16]
