import pytest

from tests.server.running import running


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
async def door(tmp_path, anyio_backend):
    async with running(tmp_path) as door:
        yield door
