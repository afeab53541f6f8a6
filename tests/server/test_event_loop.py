"""Nothing long is done on the event loop, on which all tables wait: work is counted there, not time."""

import threading

import pytest

from rouages.bots.explaining import Explained
from rouages.engine.match import Match
from rouages.server.app import application
from tests.server.test_branch import places
from tests.server.test_replay import played, uploaded

pytestmark = pytest.mark.anyio

LONG = 300
"""Answers of a match that is long."""
MOST = 60
"""Answers that may be played there for one request: a position is kept every fifty, a film's every 32."""


class Watch:
    """Counts the answers that the rules play on the thread of the loop."""

    def __init__(self, monkeypatch):
        self.answers = 0
        loop, play = threading.get_ident(), Match.play

        def watched(match, seat, choice):
            self.answers += threading.get_ident() == loop
            play(match, seat, choice)

        monkeypatch.setattr(Match, "play", watched)


def wishes(match):
    """What is asked of each address of a table, as much as may be."""
    return {
        "branch": {"seat": None, "moment": 0, "seats": places(match)},
        "review": {"seat": match.answers[0][0], "moment": 0},
        "hint": {"seat": 0, "question": 1},
        "arrange": {"seat": 0, "place": {"kind": "open"}},
        "away": {"away": True},
        "tie": {"tie": None},
        "hush": {"hushed": False},
        "friends": {"id": "nobody"},
        "notes": {"text": ""},
        "comments": {"answer": 0, "text": "Here!"},
        "complaints": {"reason": "spam", "seat": 1},
    }


async def practice(person, match):
    """A table near the end of a long match, where everything may be taken back."""
    source = await uploaded(person, match)
    moments = (await person.get(f"/api/tables/{source}/replay?seat=public"))["moments"]
    seats = [{"kind": "me"}, *({"kind": "here", "name": "Zoé"} for _ in range(match.players - 1))]
    wish = {"seat": None, "moment": len(moments) - 3, "seats": seats}
    return (await person.post(f"/api/tables/{source}/branch", wish))["id"]


NOBODY = ("UnknownPlayer", "NoSuchLine", "NotChallenged")
"""Whoever or whatever is named is not there."""


async def at_once(*_):
    return Explained([], [])


async def test_no_request_has_a_long_match_played_on_the_loop(door, monkeypatch):
    ann, match = await door.guest("Ann"), played("robo-rally", players=8)
    assert len(match.answers) > LONG
    table = await uploaded(ann, match)
    monkeypatch.setattr(door.house.bots, "consider", at_once)
    watch = Watch(monkeypatch)
    await uploaded(ann, match)
    assert watch.answers == 0
    query = f"?seat=0&from=0&to={len(match.answers)}"
    asked = wishes(match)
    for route in application(door.house).routes:
        for method in getattr(route, "methods", None) or ():
            if "{table_id}" not in route.path or method == "HEAD":
                continue
            address = route.path.replace("{table_id}", table).replace("{seat}", "0").replace("{line}", "0")
            wish = asked.get(address.rpartition("/")[2], {}) if method in ("POST", "PUT") else None
            watch.answers = 0
            response = await ann.http.request(method, address + query, json=wish)
            nobody = [
                f'{{"type":"{refusal}"}}' for refusal in ("UnknownPlayer", "NoSuchLine", "NotChallenged")
            ]
            assert response.status_code in (200, 403, 409) or response.text in nobody, (
                address,
                response.text,
            )
            assert watch.answers <= MOST, f"{method} {route.path}"


async def test_going_back_does_not_play_a_long_match_again_on_the_loop(door, monkeypatch):
    ann, match = await door.guest("Ann"), played("robo-rally", players=8)
    screen = await ann.sit(await practice(ann, match))
    await screen.asked()
    watch = Watch(monkeypatch)
    for _ in range(3):
        (first, *_) = screen.undo["may"]
        reply = await screen.reply("Undo", seat=first["seat"])
        assert reply["type"] == "Done", reply
    assert watch.answers <= MOST
    live = door.house.tables.live[screen.table["id"]]
    assert sum(live.play.match.undos) == 3


async def test_a_long_match_is_read_again_beside_the_loop(door, monkeypatch):
    ann, match = await door.guest("Ann"), played("robo-rally", players=8)
    screen = await ann.sit(await practice(ann, match))
    await screen.asked()
    watch = Watch(monkeypatch)
    live = door.house.tables.live[screen.table["id"]]
    live.hear()
    await screen.reply("Say", text="still here?")
    assert watch.answers <= MOST
