"""Brings a database up to the present step."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from rouages.server.wire.refusals.hosting import NewerData


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def step_of(connection: Connection) -> str | None:
    """The step that a database is at; none if there is no house in it."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest_step() -> str:
    """The last step that this program knows."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def bring_up_to_date(connection: Connection) -> None:
    """Run the steps that this database lacks; refuse one that is ahead of this program."""
    bring_up_to(connection, newest_step())


def bring_up_to(connection: Connection, step: str) -> None:
    """Run the steps that this database lacks up to one; refuse what this program does not know."""
    config = _config()
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    found = step_of(connection)
    if found == step:
        return
    known = {each.revision for each in script.walk_revisions()}
    if step not in known or (found is not None and found not in known):
        raise NewerData(where=str(connection.engine.url.database))
    command.upgrade(config, step)


def write_step(message: str, url: str) -> None:
    """Write the next step by comparing a database at the present one with the tables that are wanted."""
    from sqlalchemy import create_engine

    with create_engine(url).connect() as connection:
        bring_up_to_date(connection)
        config = _config()
        config.attributes["connection"] = connection
        steps = len(list(ScriptDirectory.from_config(config).walk_revisions()))
        command.revision(config, message=message, autogenerate=True, rev_id=f"{steps + 1:04}")


if __name__ == "__main__":
    write_step(*sys.argv[1:])
