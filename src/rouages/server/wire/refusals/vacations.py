"""Refusals: vacations."""

from __future__ import annotations

from rouages.tables.wire.refusals import TableRefusal


class BackAlready(TableRefusal):
    """That day has already begun: choose a later one."""

    status = 400


class VacationTooLong(TableRefusal):
    """You may be away {most} days a year: {left} of them are left."""

    status = 400
