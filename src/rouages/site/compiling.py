"""Compiling: the modules of a site as Python in a browser imports them."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path

import msgspec

from rouages.site import compiler
from rouages.site.checkout import Materials
from rouages.site.refusals import NotCompiled

PROGRAM = Path(compiler.__file__)
SOURCE = ".py"
MOST_SAID = 400
"""So much of what went wrong is said: the end of it."""


def compiled(files: Mapping[str, bytes], made_of: Materials) -> dict[str, bytes]:
    """Files by name, with a module in place of each source."""
    sources = {name: content for name, content in files.items() if name.endswith(SOURCE)}
    done = subprocess.run(
        [made_of.node, PROGRAM.with_suffix(".mjs"), PROGRAM, made_of.runtime],
        input=msgspec.json.encode(sources),
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise NotCompiled(why=done.stderr.decode(errors="replace")[-MOST_SAID:])
    modules = msgspec.json.decode(done.stdout, type=dict[str, bytes])
    return {name: content for name, content in files.items() if name not in sources} | modules
