"""The compiler: runs in the Python of a browser while a site is written, and knows nothing of ours.

Modules are compiled by the very Python that will import them, so that no browser has to do it again.
"""

from __future__ import annotations

import base64
import importlib.util
import json
from importlib import _bootstrap_external as writing

TALKATIVE = ("rouages/", "pyodide/", "_pyodide/")
"""What says its docstrings to people, refusals above all; the library keeps them to itself."""


def compiled(sources: str) -> str:
    """Modules as they are imported, from JSON to JSON: their files by name, all written with base64."""
    given = {name: base64.b64decode(source) for name, source in json.loads(sources).items()}
    return json.dumps({f"{name}c": module(name, source) for name, source in given.items()})


def module(name: str, source: bytes) -> str:
    """One of them; it holds for this source whatever the clocks say, and is not asked for it again."""
    optimize = 0 if name.startswith(TALKATIVE) else 2
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    file = writing._code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False)  # type: ignore[attr-defined]
    return base64.b64encode(file).decode()
