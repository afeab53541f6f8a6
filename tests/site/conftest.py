"""The runtime of a site, installed when it is first wanted, and a site that is served."""

import threading

import pytest

from rouages.site.checkout import materials
from rouages.site.folder import write
from rouages.site.serving import listening
from tests.browser.conftest import chromium, visit

__all__ = ["chromium", "visit"]


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The folder of a site."""
    folder = tmp_path_factory.mktemp("site")
    write(folder, materials())
    return folder


@pytest.fixture
def house(site):
    """The address at which it is served while the test lasts."""
    with listening(site, "localhost", 0) as server:
        yield from served(server)


def served(server):
    """The address of a server of files, which is let run."""
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    thread.join()
