"""Writes the types that travel as JSON schemas, in the shape that openapi-typescript reads.

`python -m rouages.server.wire.schema FOLDER` writes `server.json` (bodies and messages) and a file for each
game, whose `View`, `Prompt`, `Choice`, `Prospects`, `Event`, `Reason`, `Options` and `Preview` are
all that it can send.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import NoneType
from typing import Any, Union, get_args, get_type_hints

import msgspec
from msgspec import Struct

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, NotOffered, Reason
from rouages.engine.events import Event
from rouages.engine.game import Game
from rouages.engine.kinds import kinds_of
from rouages.games import GAMES
from rouages.server.wire import (
    advice,
    belongings,
    bodies,
    closing,
    daily,
    deals,
    deeds,
    figures,
    finding,
    first_steps,
    keepers,
    lessons,
    notices,
    offline,
    pairing,
    passkeys,
    players,
    programs,
    puzzles,
    replays,
    standings,
    streams,
    tidings,
    ties,
    tournaments,
    vacations,
)
from rouages.tables.wire import messages, provisions, states
from rouages.tables.wire.sent import ClientMessage

REFERENCE = "#/components/schemas/{name}"
WIRED = (
    bodies,
    closing,
    passkeys,
    programs,
    streams,
    belongings,
    lessons,
    daily,
    deals,
    puzzles,
    notices,
    offline,
    pairing,
    finding,
    tournaments,
    replays,
    advice,
    standings,
    ties,
    vacations,
    players,
    deeds,
    figures,
    first_steps,
    keepers,
    tidings,
    states,
    provisions,
    messages,
)
"""Where the records are that travel."""


def union(kinds: Iterable[type[Struct]]) -> Any:
    return Union[tuple(kinds)]  # noqa: UP007


def of_game(game: Game[Any, Any]) -> dict[str, Any]:
    """The document of one game."""
    return document(
        f"{game.name} {game.version}",
        {
            "View": get_type_hints(game.sight.view)["return"],
            "Prompt": union(game.records(Decision)),
            "Choice": union(game.records(Choice)),
            "Prospects": given(game.sight.prospects),
            "Event": union(game.records(Event)),
            "Reason": union((*game.records(Reason), AnotherQuestion, NotOffered)),
            "Options": game.options,
            "Ending": game.endings,
            "Phase": game.sight.phases,
            "Preview": given(game.sight.preview),
        },
    )


def given(show: Callable[..., Struct | None] | None) -> Any:
    """What is sent where the game shows something at all."""
    if show is None:
        return None
    returned = get_type_hints(show)["return"]
    return union(kind for kind in get_args(returned) or (returned,) if kind is not NoneType)


def of_server(more: dict[str, Any] | None = None) -> dict[str, Any]:
    """The document of the bodies and the messages, and of more types by their names."""
    kinds = [
        kind
        for module in WIRED
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if kind.__module__ == module.__name__ and kind is not ClientMessage
    ]
    named = {kind.__name__: kind for kind in kinds}
    return document(
        "rouages",
        {
            **named,
            **(more or {}),
            "FromClient": messages.FromClient,
            "FromServer": messages.FromServer,
            "StreamEvent": streams.StreamEvent,
            "AnyDeed": deeds.AnyDeed,
        },
    )


def document(title: str, named: dict[str, Any]) -> dict[str, Any]:
    """Schemas under these names, with those that they need."""
    schemas, components = msgspec.json.schema_components(named.values(), ref_template=REFERENCE)
    for name, schema in zip(named, schemas, strict=True):
        if schema != {"$ref": REFERENCE.format(name=name)}:
            if name in components:
                raise ValueError(f"{title}: a record may not be called {name}")
            components[name] = schema
    for kind in kinds_of(Struct):
        if kind.__struct_config__.omit_defaults and kind.__name__ in components:
            _leave_open(components[kind.__name__])
    lists: dict[str, Any] = {}
    components = {name: _parts_named(schema, lists) for name, schema in components.items()}
    for name, words in lists.items():
        if components.setdefault(name, words) != words:
            raise ValueError(f"{title}: both a record and a list of words are called {name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(components.items()))},
    }


def _parts_named(schema: Any, lists: dict[str, Any]) -> Any:
    """A schema whose lists of words with a title are named by it, and listed once."""
    if isinstance(schema, list):
        return [_named(part, lists) for part in schema]
    if isinstance(schema, dict):
        return {key: _named(part, lists) for key, part in schema.items()}
    return schema


def _named(part: Any, lists: dict[str, Any]) -> Any:
    if not isinstance(part, dict) or "title" not in part or not part.keys() & {"enum", "anyOf"}:
        return _parts_named(part, lists)
    name, words = part["title"], _parts_named(part, lists)
    if lists.setdefault(name, words) != words:
        raise ValueError(f"two lists are called {name}")
    return {"$ref": REFERENCE.format(name=name)}


def _leave_open(schema: dict[str, Any]) -> None:
    """What is not sent where it is as usual may be absent: a field with a default would be taken for sure."""
    for field in schema["properties"].values():
        field.pop("default", None)


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    documents = {"server": of_server()} | {name: of_game(game) for name, game in GAMES.items()}
    for name, found in documents.items():
        text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode()
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
