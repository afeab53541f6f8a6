import pytest

from tests.server.running import running
from tests.server.store.postgres import cluster, new_database, program


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="module")
def postgres():
    """A PostgreSQL of our own, for whoever tests the house on one."""
    if not program("initdb"):
        pytest.skip("no PostgreSQL on this machine")
    # No test cuts the power: a disk that is slow for a moment ends no reign.
    with cluster("fsync=off") as server:
        yield server


@pytest.fixture
def database(postgres):
    return new_database(postgres)


@pytest.fixture
async def door(tmp_path, anyio_backend):
    async with running(tmp_path) as door:
        yield door


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long(part="journeys"))])
async def either_door(request, tmp_path, anyio_backend):
    """The same house on one database and on the other; the other is for the long command."""
    where = {"database": request.getfixturevalue("database")} if request.param == "postgres" else {}
    async with running(tmp_path, **where) as door:
        yield door
