"""Brings a database up to the present step."""

from __future__ import annotations

import sys
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from rouages.server.wire.refusals import NewerData


def bring_up_to_date(connection: Connection) -> None:
    """Run the steps that this database lacks; refuse one that is ahead of this program."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_revision()
    if found == script.get_current_head():
        return
    if found is not None and found not in {step.revision for step in script.walk_revisions()}:
        raise NewerData(where=str(connection.engine.url.database))
    command.upgrade(config, "head")


def write_step(message: str, url: str) -> None:
    """Write the next step by comparing a database at the present one with the tables that are wanted."""
    from sqlalchemy import create_engine

    with create_engine(url).connect() as connection:
        bring_up_to_date(connection)
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        steps = len(list(ScriptDirectory.from_config(config).walk_revisions()))
        command.revision(config, message=message, autogenerate=True, rev_id=f"{steps + 1:04}")


if __name__ == "__main__":
    write_step(*sys.argv[1:])
