"""The socket protocol leans on names inside uvicorn: they are there in the versions that we admit."""

import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.server import ServerState

from rouages.server.protocol import TableSocketProtocol

pytestmark = pytest.mark.anyio

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_only_versions_of_uvicorn_are_admitted_that_were_looked_at():
    named = tomllib.loads(PROJECT.read_text())["project"]["dependencies"]
    (asked,) = [each for each in map(Requirement, named) if each.name == "uvicorn"]
    assert {bound.operator for bound in asked.specifier} == {">=", "<"}
    assert version("uvicorn") in asked.specifier


async def test_the_names_that_we_use_are_there(anyio_backend):
    line = TableSocketProtocol(uvicorn.Config(None, ws_max_size=7), ServerState(), {})
    assert line.writable.is_set()
    assert (line.disconnected, line.close_sent, line.config.ws_max_size) == (False, False, 7)
    line.pause_writing()
    assert not line.is_free
    line.resume_writing()
    assert line.writable.is_set()
