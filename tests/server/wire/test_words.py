"""Catalogues, rules pages, forms and schemas that readers are sent."""

import re

import msgspec
import pytest

from rouages.engine.forms import Cogs
from rouages.engine.kinds import kinds_of
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.server.wire import bodies, forms, schema, words
from rouages.tables.wire import messages
from rouages.tables.wire.refusals import TableRefusal

pytestmark = pytest.mark.anyio

HOLE = re.compile(r"\{(\w+)")


async def test_every_catalogue_is_sent_in_both_languages(door):
    ann = await door.guest("Ann")
    for language in ("fr", "en"):
        sent = (await ann.get(f"/api/words/{language}"))["catalogues"]
        assert set(sent) == {"server", *GAMES}
        assert await ann.get(f"/api/words/{language}/out-of-gears") == sent["out-of-gears"]
    assert (await ann.get("/api/words/de", status=404))["type"] == "NoSuchPage"
    assert (await ann.get("/api/words/fr/chess", status=404))["type"] == "NoSuchPage"


async def test_what_a_browser_has_is_not_sent_again(door):
    http = (await door.guest("Ann")).http
    for path in ("/api/words/fr", "/api/words/en/out-of-gears", "/api/rules/fr/out-of-gears", "/api/games"):
        first = await http.get(path)
        again = await http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


async def test_the_rules_are_sent_by_sections(door):
    ann = await door.guest("Ann")
    for language in ("fr", "en"):
        page = await ann.get(f"/api/rules/{language}/out-of-gears")
        assert {"overview", "setup"} <= {section["id"] for section in page["sections"]}
        assert all(section["title"] and section["text"] for section in page["sections"])
    assert (await ann.get("/api/rules/fr/chess", status=404))["type"] == "NoSuchPage"


def refusals_of_the_server():
    return [
        kind for kind in kinds_of(Refusal) if kind.__module__.startswith(("rouages.server", "rouages.tables"))
    ]


@pytest.mark.parametrize("kind", refusals_of_the_server(), ids=lambda kind: kind.__name__)
def test_every_refusal_has_a_sentence_in_both_languages_about_the_same_things(kind):
    key = f"refusal.{kind.__name__}"
    french, english = words.catalogue("fr", "server")[key], words.catalogue("en", "server")[key]
    assert set(HOLE.findall(french)) == set(HOLE.findall(english))
    assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]|'", re.sub(r"\{[^}]*\}", "", french))


def test_every_refusal_that_reaches_a_browser_has_a_status():
    assert all(400 <= kind.status < 600 for kind in kinds_of(TableRefusal))


async def test_games_come_with_the_form_of_their_options(door):
    found = await (await door.guest("Ann")).get("/api/games")
    assert {"easy", "normal", "hard"} <= set(found["bots"])
    (gears,) = [game for game in found["games"] if game["name"] == "out-of-gears"]
    assert (gears["least"], gears["most"]) == (2, 8)
    fields = {field["name"]: field for field in gears["options"]}
    assert fields["jolly"]["kind"] == "switch"
    assert fields["jolly"]["default"] is False


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_option_can_be_shown_and_said(game):
    for field in forms.card_of(game).options:
        for language in ("fr", "en"):
            catalogue = words.catalogue(language, game.name)
            assert f"option.{field.name}" in catalogue
            assert f"option.{field.name}.help" in catalogue
            for choice in filter(lambda choice: isinstance(choice, str), field.choices or ()):
                assert f"{field.words}.{choice}" in catalogue
            for about in field.about or ():
                assert {about["type"], about.get("group", about["type"])} <= set(catalogue)


def test_a_form_shows_every_kind_of_option():
    from enum import StrEnum
    from typing import Annotated, Literal

    class Course(StrEnum):
        EASY = "easy"
        HARD = "hard"

    class Own(msgspec.Struct):
        squares: int

    class Length(msgspec.Struct, tag=True):
        hours: int
        group: str

    class Options(msgspec.Struct):
        on: bool = True
        rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
        course: Course = Course.EASY
        length: Literal["short", "long"] = "short"
        robots: tuple[int, ...] = ()
        packs: Annotated[tuple[Course, ...], msgspec.Meta(max_length=2)] = (Course.HARD,)
        own: Annotated[Own | None, msgspec.Meta(extra={"replaces": "map"})] = None
        limit: int | None = None
        title: str = ""
        map: Annotated[str, msgspec.Meta(extra={"choices": ("easy",), "about": (Length(3, "m"),)})] = "easy"
        lives: Literal[3, 4] = 3
        party: Annotated[
            tuple[str, ...], msgspec.Meta(extra={"choices": ("easy",), "cogs": (Cogs(1, 4, alone=2),)})
        ] = ()

    kind = msgspec.inspect.type_info(Options)
    catalogue = ["option.length.short", "option.length.long", "how.easy", "how.hard", "locked.3", "locked.4"]
    found = [forms.field_of(field, catalogue) for field in kind.fields]
    assert found == [
        bodies.Field("on", "switch", True),
        bodies.Field("rounds", "number", 3, least=1, most=9),
        bodies.Field("course", "choice", "easy", ("easy", "hard"), "how"),
        bodies.Field("length", "choice", "short", ("long", "short"), "option.length"),
        bodies.Field("robots", "numbers", ()),
        bodies.Field("packs", "choices", ("hard",), ("easy", "hard"), "how", None, 2),
        bodies.Field("own", "file", None, replaces="map"),
        bodies.Field("limit", "number", None),
        bodies.Field("title", "text", ""),
        bodies.Field(
            "map",
            "choice",
            "easy",
            ("easy",),
            "how",
            about=({"type": "Length", "hours": 3, "group": "m"},),
        ),
        bodies.Field("lives", "choice", 3, (3, 4)),
        bodies.Field("party", "choices", (), ("easy",), "how", cogs=(Cogs(1, 4, alone=2),)),
    ]


def test_the_schema_knows_every_body_message_and_record(tmp_path):
    schema.write(tmp_path)
    server = msgspec.json.decode((tmp_path / "server.json").read_bytes())["components"]["schemas"]
    assert {"Snapshot", "Answer", "NewTable", "Lobby", "FromClient", "FromServer"} <= set(server)
    assert len(server["FromClient"]["anyOf"]) == len(messages.FromClient.__args__)
    for name, game in GAMES.items():
        found = msgspec.json.decode((tmp_path / f"{name}.json").read_bytes())["components"]["schemas"]
        assert {"View", "Prompt", "Choice", "Event", "Reason", "Options"} <= set(found)
        for base in (schema.Decision, schema.Choice, schema.Event):
            assert {kind.__name__ for kind in game.records(base)} <= set(found)
