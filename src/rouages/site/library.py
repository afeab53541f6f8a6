"""The standard library, without what nothing in a browser ever imports; and msgspec, taken apart."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

# fmt: off
LEFT_OUT = frozenset({
    "_aix_support", "_android_support", "_apple_support", "_compat_pickle", "_ios_support", "_markupbase",
    "_osx_support", "_py_abc", "_pydatetime", "_pyio", "_pyrepl",
    "_sysconfigdata__emscripten_wasm32-emscripten", "antigravity", "argparse", "asyncio/__main__",
    "asyncio/proactor_events", "asyncio/tools", "asyncio/windows_events", "asyncio/windows_utils", "bdb",
    "cProfile", "cgi", "cgitb", "chunk", "cmd", "code", "colorsys", "compileall",
    "concurrent/futures/interpreter", "concurrent/futures/process", "concurrent/interpreters",
    "configparser", "csv", "ctypes", "curses", "dbm", "difflib", "distutils", "doctest",
    "email/_header_value_parser", "email/headerregistry", "email/mime", "ensurepip", "filecmp",
    "fileinput", "ftplib", "getopt", "getpass", "gettext", "graphlib", "html", "http", "idlelib",
    "imaplib", "json/tool", "lib2to3", "logging/config", "logging/handlers", "mailbox", "mimetypes",
    "modulefinder", "multiprocessing", "netrc", "nntplib", "nturl2path", "optparse", "pdb", "pickle",
    "pickletools", "pkgutil", "platform", "plistlib", "poplib", "pprint", "profile", "pstats", "pty",
    "py_compile", "pyclbr", "pydoc", "pydoc_data", "pyodide/_nodesock_transport", "pyodide/console",
    "pyodide/http", "quopri", "rlcompleter", "runpy", "sched", "shelve", "shlex", "smtplib", "sndhdr",
    "socketserver", "sqlite3", "symtable", "sysconfig", "tabnanny", "telnetlib", "this", "timeit",
    "tkinter", "trace", "tracemalloc", "tty", "turtle", "turtledemo", "unittest", "urllib/error",
    "urllib/request", "urllib/response", "urllib/robotparser", "venv", "wave", "webbrowser", "wsgiref",
    "xml", "xmlrpc", "zipapp", "zoneinfo",
})
# fmt: on
"""Programs of their own, the network, the desktop, other systems and the workshop of a programmer."""
ENCODINGS = frozenset(
    "encodings/" + name
    for name in ("", "__init__.py", "aliases.py", "ascii.py", "cp437.py", "idna.py", "latin_1.py", "utf_8.py")
)
"""Those that are spoken here: cp437 is how archives write names."""


def trimmed(library: bytes) -> dict[str, bytes]:
    """What is left of the library's archive, by name."""
    with zipfile.ZipFile(io.BytesIO(library)) as whole:
        return {name: whole.read(name) for name in whole.namelist() if is_kept(name)}


def is_kept(name: str) -> bool:
    """Whether a file of the library goes with the house."""
    if name.startswith("encodings/"):
        return name in ENCODINGS
    parts = name.removesuffix(".py").split("/")
    return LEFT_OUT.isdisjoint("/".join(parts[:length]) for length in range(1, len(parts) + 1))


def opened(wheel: bytes) -> tuple[dict[str, bytes], bytes]:
    """The Python of msgspec by name, and what of it is none; an empty file marks where that would lie."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as whole:
        [native] = (name for name in whole.namelist() if name.endswith(".so"))
        sources = {name: whole.read(name) for name in whole.namelist() if name.endswith(".py")}
        return sources | {native: b""}, whole.read(native)


def bound(library: Mapping[str, bytes]) -> bytes:
    """The library as an archive again, as Python imports from it."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as binding:
        for name, content in library.items():
            binding.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
    return written.getvalue()
