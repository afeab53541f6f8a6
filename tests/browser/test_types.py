"""The types of the browser client are those of the server."""

from tests.browser.tools import in_web


def test_the_generated_types_are_what_the_server_sends():
    run = in_web("node", "scripts/types.js", "--check")
    assert run.returncode == 0, run.stderr
