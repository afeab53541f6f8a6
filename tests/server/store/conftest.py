"""A PostgreSQL of our own, for whoever tests the house on one."""

import pytest

from tests.server.store.postgres import cluster, new_database, program


@pytest.fixture(scope="module")
def postgres():
    if not program("initdb"):
        pytest.skip("no PostgreSQL on this machine")
    with cluster() as server:
        yield server


@pytest.fixture
def database(postgres):
    return new_database(postgres)
