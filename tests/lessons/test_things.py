"""What a lesson names is drawn by its game's board: found in the sources, before any browser opens."""

import re
from itertools import chain
from pathlib import Path

import pytest

from rouages.lessons.reading import LESSONS

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
HOLE = "[a-z0-9-]+"
LITERAL = re.compile(r"'([a-z0-9-]+)'|`([^`]+)`")
DEFINED = re.compile(r"^( *)(?:export )?(?:const|function) (?:\w*[tT]hing\w*|THINGS)\b.*", re.MULTILINE)
CHOICES = re.compile(r"readonly type: '(\w+)'")
COMPUTED = {
    ("cyberion", "words.ts"): (
        "`${NAMES[model!]}-${size}`",
        "(sirenbot|stockbot|cyclobot|planbot|commandbot)-[1-5]",
    ),
    ("gear-and-piston", "town/Market.svelte"): ('place="{shelf}:{index + 1}"', "(patents|scrap)-[1-6]"),
    ("too-many-bones", "things.ts"): (": piece.name;", "picket|patches|boomer|tantrum"),
}
"""Names that no string spells out: where they are put together, and how they look."""


def sources(game):
    files = chain((BOARDS / game).rglob("*.svelte"), (BOARDS / game).rglob("*.ts"))
    return [path for path in files if not path.name.endswith((".test.ts", "schema.ts"))]


def defined(text):
    """What the values and functions that name things are made of, up to their closing line."""
    for found in DEFINED.finditer(text):
        ends = text.find(f"\n{found[1]}}}", found.end()) if found[0].endswith("{") else found.end()
        yield text[found.start() : ends]


def spelt(text):
    """The names that a source spells out, with holes for what is filled in."""
    for name in re.findall(r'\b(?:data-)?thing="([^"$]+)"', text):
        yield re.sub(r"\{[^}]*\}", "{}", name)
    expressions = re.findall(r"\b(?:data-)?thing=\{(.*)\}", text)
    for plain, template in LITERAL.findall("\n".join([*expressions, *defined(text)])):
        yield plain or re.sub(r"\$\{[^}]*\}", "{}", template)


def marks(game):
    """Every name that the game's board can draw, as patterns."""
    texts = [path.read_text(encoding="utf-8") for path in sources(game)]
    found = {
        HOLE.join(map(re.escape, name.split("{}")))
        for text in texts
        for name in spelt(text)
        if re.search("[a-z]", name)
    }
    for (owner, path), (fragment, pattern) in COMPUTED.items():
        if owner == game:
            assert fragment in (BOARDS / game / path).read_text(encoding="utf-8")
            found.add(pattern)
    choices = CHOICES.findall((BOARDS / game / "schema.ts").read_text(encoding="utf-8"))
    if any("choice.type.toLowerCase()" in text or "[choice.type]" in text for text in texts):
        found.add(f"({'|'.join(map(str.lower, choices))})(-{HOLE})?")
    return found


def named(game):
    """Every thing that a lesson of a game names."""
    steps = [step for lesson in LESSONS[game].values() for step in lesson.step]
    touched = (wrong.touch for step in steps for wrong in step.wrong)
    names = chain(touched, *(step.lit for step in steps))
    return {name for several in names for name in several.split()}


@pytest.mark.parametrize("game", LESSONS)
def test_a_board_draws_whatever_its_lessons_name(game):
    drawn = re.compile("|".join(marks(game)))
    assert {name for name in named(game) if not drawn.fullmatch(name)} == set()


@pytest.mark.parametrize("game", LESSONS)
def test_a_board_marks_nothing_that_no_lesson_names(game):
    texts = [path.read_text(encoding="utf-8") for path in sources(game)]
    written = {name for text in texts for name in re.findall(r'\bdata-thing="([^"$]+)"', text)}
    patterns = {name: HOLE.join(map(re.escape, re.split(r"\{[^}]*\}", name))) for name in written}
    lessons = named(game)
    assert {
        name for name, pattern in patterns.items() if not any(re.fullmatch(pattern, each) for each in lessons)
    } == set()
