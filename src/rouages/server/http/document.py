"""The OpenAPI document of the house, written from its routes and from what they take and give."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from functools import cache, cached_property, partial
from typing import Any

from starlette.requests import Request
from starlette.routing import BaseRoute, Route, WebSocketRoute

from rouages.engine.loading import game_named
from rouages.engine.record import Record
from rouages.games import GAMES
from rouages.server.house import House
from rouages.server.http.routes import Routes, lasting
from rouages.server.operations import SOCKETS, Allowed, Operation, operation_of
from rouages.server.visitors import COOKIE
from rouages.server.wire import deeds, schema, streams
from rouages.tables.wire import messages

COOKIE_ONLY: list[dict[str, list[str]]] = [{"cookie": []}]
SECURITY = {
    "token": {"type": "http", "scheme": "bearer", "description": "Of a program; made on the page /settings."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Of a browser."},
}
REFUSAL = {
    "type": "object",
    "description": "Why nothing was done; its sentence is `refusal.<type>` in the catalogue `server`.",
    "properties": {"type": {"type": "string"}},
    "required": ["type"],
}
UNIONS = {
    "FromServer": messages.FromServer,
    "FromClient": messages.FromClient,
    "StreamEvent": streams.StreamEvent,
    "AnyDeed": deeds.AnyDeed,
}


class DocumentRoutes(Routes):
    """The house, asked what it can be asked."""

    def __init__(self, house: House, routes: Iterable[BaseRoute]) -> None:
        """Beside these routes; those of the document are in it too."""
        super().__init__(house)
        self._routes = [*routes, *self.all()]

    def all(self) -> list[Route]:
        return [
            Route(path, partial(self._serve, endpoint), methods=["GET"])
            for path, endpoint in (
                ("/api/openapi.json", DocumentRoutes.openapi),
                ("/api/games/{game}/schema", DocumentRoutes.of_game),
            )
        ]

    @cached_property
    def document(self) -> dict[str, Any]:
        """Written when somebody first asks."""
        return openapi_of(self._routes)

    async def openapi(self, request: Request) -> Any:
        """This document."""
        return lasting(self.document, request)

    async def of_game(self, request: Request) -> Any:
        """The records of a game: what a seat sees, is asked and may choose, what happens, its options."""
        return lasting(of_game(game_named(request.path_params["game"], GAMES).name), request)


@cache
def of_game(name: str) -> dict[str, Any]:
    """Written when somebody first asks."""
    return schema.of_game(GAMES[name])


def openapi_of(routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """What can be asked at each of these addresses."""
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        if isinstance(route, WebSocketRoute):
            paths.setdefault(route.path, {})["get"] = described_socket(route)
        elif isinstance(route, Route):
            for method in sorted((route.methods or set()) - {"HEAD"}):
                operation = operation_of(method, route.path)
                paths.setdefault(route.path, {})[method.lower()] = described(route, operation)
    found = schema.of_server({"Record": Record})
    found["info"]["description"] = "Everything that a browser or a program can ask of this house."
    found["paths"] = dict(sorted(paths.items()))
    found["components"]["schemas"]["Refusal"] = REFUSAL
    found["components"]["securitySchemes"] = SECURITY
    return found


def described(route: Route, operation: Operation) -> dict[str, Any]:
    """One method of one address."""
    assert isinstance(route.endpoint, partial)
    endpoint = route.endpoint.args[0]
    content = {operation.media: {"schema": reference(operation.gives)}}
    found = {
        **about(endpoint.__name__, endpoint.__doc__, route.path, operation),
        "responses": {
            "200": {"description": "Done, or found.", "content": content},
            "default": {
                "description": "Refused; nothing was changed.",
                "content": {"application/json": {"schema": reference("Refusal")}},
            },
        },
    }
    if operation.takes is not None:
        body = {"application/json": {"schema": reference(operation.takes)}}
        found["requestBody"] = {"required": True, "content": body}
    return found


def described_socket(route: WebSocketRoute) -> dict[str, Any]:
    """A socket: OpenAPI has no word for what travels over it, so two of our own say that."""
    operation = SOCKETS[route.path]
    found = {
        **about(type(route.endpoint).__name__, "A WebSocket.", route.path, operation),
        "responses": {"101": {"description": "The socket is open."}},
        "x-gives": reference(operation.gives),
    }
    if operation.takes is not None:
        found["x-takes"] = reference(operation.takes)
    return found


def about(name: str, says: str | None, path: str, operation: Operation) -> dict[str, Any]:
    """What is the same of sockets and of the rest."""
    names = [piece[1:-1] for piece in path.split("/") if piece.startswith("{")]
    asked = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    asked += [{"name": name, "in": "query", "schema": {"type": "string"}} for name in operation.query]
    return {
        "operationId": name,
        "summary": inspect.cleandoc(says or name).partition("\n")[0],
        "parameters": asked,
        "security": security_of(operation),
    }


def security_of(operation: Operation) -> list[dict[str, list[str]]]:
    """Who may ask."""
    if operation.needs in (Allowed.PEOPLE, Allowed.KEEPERS):
        return COOKIE_ONLY
    if operation.needs is Allowed.ANYBODY:
        return [{}]
    return [*COOKIE_ONLY, {"token": [operation.needs.value]}]


def reference(kind: Any) -> dict[str, Any]:
    """Where a type is described; some are known by a name only, and some need none."""
    if kind is None:
        return {"type": "string", "format": "binary"}
    named = [name for name, union in UNIONS.items() if union is kind]
    name = kind if isinstance(kind, str) else named[0] if named else kind.__name__
    return {"type": "object"} if name == "dict" else {"$ref": schema.REFERENCE.format(name=name)}
