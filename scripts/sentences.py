"""Cuts the rulebooks into sentences and lays them beside the maps that say what became of each.

    python scripts/sentences.py FOLDER            compares every map with the texts in FOLDER
    python scripts/sentences.py FOLDER GAME       shows every sentence of one game and its entry

The maps (tests/games/*/sentences.toml) keep the number, the heading and a short hash of a sentence, never its
words: the texts belong to their publishers and are not part of the repository.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

MAPS = Path(__file__).resolve().parent.parent / "tests" / "games"
BULLET = re.compile(r"^\s*(?:[•●▪-]|\d+[.)])\s")
END_OF_SENTENCE = re.compile(r"(?<=[.!?…])(?<!\.\.)(?:\s?[»)”\"])?\s+(?=[A-ZÀ-Ý«(“\"•\d])")


def paragraphs(text: str) -> Iterator[str]:
    """What stands between empty lines, and each bullet; a word cut at a line's end is whole again."""
    block: list[str] = []
    for line in [*text.splitlines(), ""]:
        if block and (not line.strip() or BULLET.match(line)):
            yield re.sub(r"(?<=[^\W\d_])-\n(?=[a-zà-ÿ])", "", "\n".join(block))
            block = []
        if line.strip():
            block.append(line.strip())


def sentences(text: str) -> list[str]:
    """Every sentence, heading and item of a list, in the order of the file."""
    return [
        " ".join(sentence.split())
        for paragraph in paragraphs(text)
        for sentence in END_OF_SENTENCE.split(paragraph)
        if re.search(r"\w", sentence)
    ]


def digest(sentence: str) -> str:
    """Short, and blind to case, spaces and punctuation: a better copy of the text gives the same."""
    return sha256("".join(re.findall(r"\w", sentence.casefold())).encode()).hexdigest()[:8]


def read_map(game: str) -> dict[str, dict[str, Any]]:
    """The entries of one game by number."""
    file = MAPS / game.replace("-", "_") / "sentences.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


def compared(game: str, found: list[str]) -> Iterator[str]:
    """Where the map and the text disagree, one sentence each."""
    entries = read_map(game)
    for number, sentence in enumerate(found, 1):
        entry = entries.pop(str(number), None)
        if entry is None:
            yield f"{game}: sentence {number} has no entry; its hash is {digest(sentence)}."
        elif entry["hash"] != digest(sentence):
            yield f"{game}: sentence {number} is another one now; its hash is {digest(sentence)}."
    for left in entries:
        yield f"{game}: the rulebook has no sentence {left}."


def main(arguments: list[str]) -> int | str:
    """Compare, or show one game."""
    if not 1 <= len(arguments) <= 2 or not Path(arguments[0]).is_dir():
        return "sentences: name the folder with the rulebooks, and a game if only one is to be shown."
    texts = {
        file.name.partition(".")[0]: sentences(file.read_text("utf-8"))
        for file in sorted(Path(arguments[0]).glob("*.fr.txt"))
    }
    if len(arguments) == 1:
        faults = [fault for game, found in texts.items() for fault in compared(game, found)]
        print(*faults, f"{sum(map(len, texts.values()))} sentences, {len(faults)} faults.", sep="\n")
        return 1 if faults or not texts else 0
    game = arguments[1]
    if game not in texts:
        return f"sentences: there is no rulebook of {game}; there are {', '.join(texts) or 'none'}."
    entries = read_map(game)
    for number, sentence in enumerate(texts[game], 1):
        print(number, digest(sentence), sentence, entries.get(str(number), ""), sep=" | ")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
