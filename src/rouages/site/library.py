"""The standard library, without what nothing in a browser ever imports."""

from __future__ import annotations

import io
import zipfile

# fmt: off
LEFT_OUT = frozenset({
    "_aix_support", "_android_support", "_apple_support", "_ios_support", "_pyrepl", "_osx_support",
    "_py_abc", "_pyio", "antigravity", "bdb", "cProfile", "cgi", "cgitb", "chunk", "cmd", "code",
    "compileall", "ctypes", "curses", "dbm", "difflib", "distutils", "doctest", "ensurepip", "fileinput",
    "filecmp", "ftplib", "getopt", "html", "http", "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes",
    "modulefinder", "multiprocessing", "netrc", "nntplib", "nturl2path", "optparse", "pdb", "pickletools",
    "plistlib", "poplib", "profile", "pstats", "pty", "pyclbr", "pydoc", "pydoc_data", "rlcompleter",
    "sched", "shelve", "smtplib", "sndhdr", "sqlite3", "symtable", "tabnanny", "telnetlib", "this",
    "timeit", "tkinter", "trace", "turtle", "turtledemo", "unittest", "venv", "wave", "webbrowser",
    "wsgiref", "xml", "xmlrpc", "zipapp",
})
# fmt: on
"""Programs of their own, the network, the desktop and the workshop of a programmer."""
ENCODINGS = frozenset(
    "encodings/" + name
    for name in ("", "__init__.py", "aliases.py", "ascii.py", "cp437.py", "idna.py", "latin_1.py", "utf_8.py")
)
"""Those that are spoken here: cp437 is how archives write names."""


def trimmed(library: bytes) -> bytes:
    """The library as an archive again, smaller."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(library)) as whole, zipfile.ZipFile(packed, "w") as left:
        for entry in whole.infolist():
            if is_kept(entry.filename):
                left.writestr(entry, whole.read(entry), zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def is_kept(name: str) -> bool:
    """Whether a file of the library goes with the house."""
    first = name.partition("/")[0]
    if first == "encodings":
        return name in ENCODINGS
    return first.removesuffix(".py") not in LEFT_OUT
