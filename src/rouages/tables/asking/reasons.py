"""Reasons: why something may not be chosen, whatever somebody made up."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, Union

import msgspec
from msgspec import Raw

from rouages.engine.agenda import Choice, Decision, NotOffered, Reason, Table
from rouages.games import GAMES
from rouages.tables.audience.clients import encode
from rouages.tables.wire.refusals import NotAChoice

log = logging.getLogger("rouages")


class WhyNot(NamedTuple):
    """Why a choice is not among the options: nothing, if it is; and the section of the rules that says so."""

    reason: Reason | None
    rule: str


def because(
    game: str, table: Table, prompt: Decision[Any, Any], options: Sequence[Choice], made_up: Raw
) -> WhyNot:
    """Why this may not be chosen."""
    try:
        choice: Any = choice_decoder(game).decode(made_up)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotAChoice(why=str(error)) from None
    if choice in options:
        return WhyNot(None, "")
    reason = reason_against(prompt, table, choice)
    return WhyNot(reason, type(reason).rule or type(prompt).rule)


def reason_against(prompt: Decision[Any, Any], table: Table, choice: Choice) -> Reason:
    """Why a choice is not offered; a game that stumbles over what somebody made up says only that."""
    try:
        reason = prompt.why_not(table, choice)
        encode(reason)
    except Exception:
        log.exception("%s cannot say why not %s.", prompt, choice)
        return NotOffered()
    return reason


@cache
def choice_decoder(game: str) -> msgspec.json.Decoder[Any]:
    """Reads the choices of a game and nothing else."""
    return msgspec.json.Decoder(Union[GAMES[game].records(Choice)])  # noqa: UP007
