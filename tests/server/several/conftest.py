from tests.server.store.conftest import database, postgres  # noqa: F401
