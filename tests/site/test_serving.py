"""A folder of files served from here: what was made small beforehand is given so to who takes it."""

import http.client
import threading

import pytest

from rouages.site.serving import listening


@pytest.fixture
def asked(tmp_path):
    """Ask for an address of a folder, taking this: the kind, how it is encoded, and what came."""
    (tmp_path / "pyodide.asm.wasm").write_bytes(b"large")
    (tmp_path / "pyodide.asm.wasm.br").write_bytes(b"br")
    (tmp_path / "files.json").write_bytes(b"{}")
    (tmp_path / "404.html").write_bytes(b"the page")

    def ask(address, takes):
        line = http.client.HTTPConnection("localhost", server.server_port)
        line.request("GET", address, headers={"Accept-Encoding": takes})
        reply = line.getresponse()
        found = reply.getheader("Content-Type"), reply.getheader("Content-Encoding"), reply.read()
        line.close()
        return found

    with listening(tmp_path, "localhost", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield ask
        server.shutdown()
        thread.join()


def test_a_file_that_was_made_small_is_given_so_and_is_what_it_was(asked):
    assert asked("/pyodide.asm.wasm", "gzip, br") == ("application/wasm", "br", b"br")
    assert asked("/pyodide.asm.wasm?v=1", "br") == ("application/wasm", "br", b"br")


def test_who_does_not_take_it_is_given_the_file(asked):
    assert asked("/pyodide.asm.wasm", "gzip") == ("application/wasm", None, b"large")


def test_what_was_not_made_small_is_given_as_it_is(asked):
    assert asked("/files.json", "br") == ("application/json", None, b"{}")
    assert asked("/table/t1", "br") == ("text/html", None, b"the page")
