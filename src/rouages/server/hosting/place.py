"""The place of a house: which folder and which database the commands of its host are about."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from rouages.server.serve import FILE, LOCK, user_folder
from rouages.server.wire.refusals.hosting import NoDatabase


class Place(NamedTuple):
    """As the server itself would find it."""

    folder: Path
    database: str

    @classmethod
    def of(cls, data: Path | None) -> Place:
        """Of the house in this folder, or this user's."""
        folder = (data or user_folder()).absolute()
        return cls(folder, os.environ.get("ROUAGES_DATABASE") or f"sqlite:///{folder / FILE}")

    @property
    def url(self) -> URL:
        """The address of the database, taken apart."""
        try:
            return make_url(self.database)
        except ArgumentError:
            raise NoDatabase(why="ROUAGES_DATABASE is not the address of a database") from None

    @property
    def file(self) -> Path | None:
        """The file of the database; none if a server of its own keeps it."""
        url = self.url
        return Path(url.database or "") if url.get_backend_name() == "sqlite" else None

    @property
    def shown(self) -> str:
        """Where it is, without the password."""
        return str(self.file or self.url.render_as_string(hide_password=True))

    @property
    def address(self) -> str | None:
        """Where the server that uses the folder says it answers, or the last one that did."""
        try:
            return (self.folder / LOCK).read_text(encoding="utf-8").strip() or None
        except OSError:
            return None

    @property
    def public(self) -> str:
        """Where people find the house: under its first name, or where its server last answered."""
        names = os.environ.get("ROUAGES_NAMES", "").split()
        return f"https://{names[0]}/" if names else self.address or "/"
