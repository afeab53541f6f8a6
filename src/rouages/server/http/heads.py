"""Heads: what pages say of themselves to those who run no script: title, language, preview, whole text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from typing import NamedTuple
from urllib.parse import quote, urlencode

from starlette.requests import Request

from rouages.games import GAMES
from rouages.server.http.named import Named
from rouages.server.wire import words
from rouages.server.wire.bodies import Section
from rouages.tables.wire.states import CLOSED, Status
from rouages.words.catalogue import LANGUAGES, Catalogue, Language

SITE = "Rouages"
LEARN = "learn"
HOME = ""
SENT = ("deal", "join", "table", "replay", "sit")
"""Pages whose addresses people send one another: what they lead to is said to nobody but who opens them."""
FOUND = (HOME, "daily", "puzzles", "tournaments")
"""Pages that search engines list; what lies below them they do not."""
DRESSED = (LEARN, *SENT, *FOUND)
AT = "@"
"""How the address of a player's page begins."""
PREVIEW = "preview.jpg"
"""The picture beside a link, where a page has none of its own."""
DRAWN = {
    **dict.fromkeys(("table", "replay", "sit"), "picture/table/{}"),
    "join": "picture/join/{}",
}
"""Pages that lead to a table: it is drawn as anybody may see it."""
MOMENT = ("seat", "at", "answer")
"""How an address names a moment of a match."""


class Head(NamedTuple):
    """A page as search engines and messages with a link show it."""

    path: str
    language: Language
    title: str
    description: str
    text: str
    """What the page says, as HTML, for those who run no script."""
    is_sent: bool = False
    """Whether its address is a secret among people: no search engine lists it."""
    picture: str = PREVIEW
    """The address of the picture beside its link."""


def language_of(request: Request) -> Language:
    """The language that the address names, else the first of the browser's that we speak, else English."""
    asked = (request.query_params.get("lang", ""), *_wishes(request.headers.get("accept-language", "")))
    spoken = (tag.partition("-")[0].lower() for tag in asked)
    return next((Language(tag) for tag in spoken if tag in LANGUAGES), Language.ENGLISH)


def _wishes(header: str) -> list[str]:
    """The languages of a header `fr-CA,en;q=0.8`, the dearest first."""
    wishes = [wish.partition(";") for wish in header.split(",")]
    weights = (re.fullmatch(r"\s*q=([01](?:\.\d{1,3})?)\s*", rest) for _, _, rest in wishes)
    dear = [float(weight[1]) if weight else 1.0 for weight in weights]
    ranked = sorted(range(len(wishes)), key=lambda place: -dear[place])
    return [wishes[place][0].strip() for place in ranked if dear[place] > 0]


def head_of(
    path: str, language: Language, query: Mapping[str, str], named: Named | None = None
) -> Head | None:
    """What a page says of itself; none where there is nothing to say, or no such page."""
    page, *rest = path.rstrip("/").split("/")
    if page.startswith(AT):
        return _player(page, language)
    if page in SENT + FOUND:
        head = _plain(page, language, is_sent=page in SENT or bool(rest))
        if named and rest:
            title, description = _title(page, language, named), _description(language, named)
            text = f"<h1>{escape(title)}</h1><p>{escape(description)}</p>"
            head = head._replace(title=title, description=description, text=text)
        return head._replace(picture=_picture(page, rest[0], query)) if page in DRAWN and rest else head
    if page != LEARN:
        return None
    if not rest:
        return _hub(language)
    return _game(rest[0], language) if len(rest) == 1 and rest[0] in GAMES else None


def _title(page: str, language: Language, named: Named) -> str:
    """What a link leads to, in one line."""
    said, game = _catalogue(language, words.SERVER), _catalogue(language, named.game).text("name")
    if page == "tournaments":
        return said.text("preview.tournament", game=game, name=named.tournament or "")
    what = said.text(f"preview.{page}")
    if named.tournament:
        return said.text("preview.in_tournament", game=game, what=what, name=named.tournament)
    if named.host:
        return said.text("preview.of", game=game, what=what, host=named.host)
    return said.text("preview.game", game=game, what=what)


def _description(language: Language, named: Named) -> str:
    """What the game is about, and where the table is."""
    said, goal = _catalogue(language, words.SERVER), _catalogue(language, named.game).text("goal")
    if named.status is Status.WAITING and named.free:
        return f"{goal} {said.text('preview.free', count=named.free)}"
    if named.status is Status.PLAYING:
        return f"{goal} {said.text('preview.playing')}"
    return f"{goal} {said.text('preview.over')}" if named.status in CLOSED else goal


def _picture(page: str, named: str, query: Mapping[str, str]) -> str:
    moment = urlencode({name: query[name] for name in MOMENT if name in query})
    return DRAWN[page].format(quote(named, safe="")) + (f"?{moment}" if moment else "")


def _catalogue(language: Language, name: str) -> Catalogue:
    return Catalogue(language, words.catalogue(language, name))


@cache
def _plain(page: str, language: Language, *, is_sent: bool) -> Head:
    """What kind of page it is, and no more."""
    said = _catalogue(language, words.SERVER)
    title, description = said.text(f"preview.{page or 'home'}"), said.text("preview.description")
    text = f"<h1>{escape(title)}</h1><p>{escape(description)}</p>"
    return Head(page, language, title, description, text, is_sent)


def _player(handle: str, language: Language) -> Head:
    """No more than the address: what else there is to know is said to who may see it."""
    description = _catalogue(language, words.SERVER).text("preview.description")
    text = f"<h1>{escape(handle)}</h1><p>{escape(description)}</p>"
    return Head(handle, language, handle, description, text, is_sent=True)


@cache
def _hub(language: Language) -> Head:
    said = _catalogue(language, words.SERVER)
    title, description = said.text("learn.title"), said.text("learn.description")
    text = "".join(
        f'<h2><a href="/{LEARN}/{name}?lang={language}">{escape(game.text("name"))}</a></h2>'
        f"<p>{escape(game.text('feel'))}</p><p>{escape(game.text('goal'))}</p>"
        for name in GAMES
        for game in [_catalogue(language, name)]
    )
    return Head(LEARN, language, title, description, f"<h1>{escape(title)}</h1>{text}")


@cache
def _game(name: str, language: Language) -> Head:
    game = _catalogue(language, name)
    title = _catalogue(language, words.SERVER).text("learn.how_to_play", game=game.text("name"))
    feel, goal = game.text("feel"), game.text("goal")
    said = "".join(f"<p>{escape(line)}</p>" for line in (f"{feel} {game.text('feel.more')}", goal))
    rules = "".join(map(_section, words.rules_page(language, name).sections))
    text = f"<h1>{escape(title)}</h1>{said}{rules}"
    return Head(f"{LEARN}/{name}", language, title, f"{goal} {feel}", text, picture=f"picture/{LEARN}/{name}")


def _section(section: Section) -> str:
    blocks = "".join(_blocks(section.text))
    return f'<section id="{escape(section.id)}"><h2>{escape(section.title)}</h2>{blocks}</section>'


def _blocks(text: str) -> Iterator[str]:
    """The little Markdown that rules pages use: paragraphs, lists, **strong** and *stressed* words."""
    for block in re.split(r"\n\s*\n", text.strip()):
        first, *items = re.split(r"^[-*] +", block, flags=re.MULTILINE)
        if items and not first.strip():
            yield f"<ul>{''.join(f'<li>{_line(item)}</li>' for item in items)}</ul>"
        else:
            yield f"<p>{_line(block)}</p>"


def _line(text: str) -> str:
    flat = escape(" ".join(text.split()), quote=False)
    strong = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", flat)
    return re.sub(r"\*([^*]+)\*", r"<em>\1</em>", strong)


def dressed(page: str, head: Head, origin: str) -> str:
    """The client's page, in the language of this head: the title is its own, the rest is added."""
    page = page.replace(f"<title>{SITE}</title>", "\n    ".join(_tags(head, origin)), 1)
    return page.replace("</body>", f"<noscript><main>{head.text}</main></noscript>\n  </body>", 1)


def spoken(page: str, language: Language) -> str:
    """The client's page for who reads this language."""
    return page.replace('<html lang="en">', f'<html lang="{language}">', 1)


def _tags(head: Head, origin: str) -> Iterator[str]:
    title, description = escape(head.title), escape(head.description)
    yield f"<title>{title} · {SITE}</title>"
    yield f'<meta name="description" content="{description}" />'
    previews = {"type": "article", "site_name": SITE, "title": title, "description": description}
    if head.is_sent:
        yield '<meta name="robots" content="noindex" />'
    else:
        address = f"{origin}/{head.path}"
        own = previews["url"] = escape(f"{address}?lang={head.language}")
        yield f'<link rel="canonical" href="{own}" />'
        yield f'<link rel="alternate" hreflang="x-default" href="{escape(address)}" />'
        for language in LANGUAGES:
            there = escape(f"{address}?lang={language}")
            yield f'<link rel="alternate" hreflang="{language}" href="{there}" />'
    previews |= {"image": escape(f"{origin}/{head.picture}"), "image:width": "1200", "image:height": "630"}
    for name, content in previews.items():
        yield f'<meta property="og:{name}" content="{content}" />'
    yield '<meta name="twitter:card" content="summary_large_image" />'
