"""Reports on balance: one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from html import escape
from typing import Any

from rouages.arena.balance import Balance
from rouages.arena.counting import Use, Wins
from rouages.arena.intervals import Estimate, Spread, share
from rouages.arena.numbers import decimal, mean, percents, times, whole
from rouages.arena.plots import Row, histogram, style, whiskers
from rouages.arena.report_words import figure_name, kind_name, thing_name
from rouages.words.catalogue import Catalogue

MOST_ROWS = 40
"""A plot of more things shows those used most."""


def page(balance: Balance, words: Catalogue) -> str:
    title = words.text("report.title", game=words.text("name"))
    body = "\n".join(_sections(balance, words))
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>\n{style()}</style>\n<main>\n<h1>{escape(title)}</h1>\n{body}\n</main>\n</html>\n"
    )


def _sections(balance: Balance, words: Catalogue) -> Iterator[str]:
    tally, study = balance.tally, balance.study
    yield _paragraph(
        words.text(
            "report.played", games=tally.games, tables=len(study.variants), bot=study.bot, seed=study.seed
        )
    )
    yield _paragraph(words.text("report.bounds"))
    yield _glance(balance, words)
    yield from _wins(balance, words)
    yield from _labels(balance, words)
    yield _endings(balance, words)
    yield from _lengths(balance, words)
    yield from _seat_numbers(balance, words)
    yield from _uses(balance, words)
    yield _decisions(balance, words)


def _glance(balance: Balance, words: Catalogue) -> str:
    tally = balance.tally
    options = balance.habits.options
    forced = sum(asked.forced for asked in balance.habits.asked.values())
    tiles = [
        (words.text("report.decisions"), _mean(words, tally.numbers["decisions"])),
        (words.text("report.options"), _mean(words, options)),
        (words.text("report.forced"), f"{decimal(words, 100 * forced / max(1, options.games), 1)} %"),
    ]
    others = [name for name in tally.numbers if name != "decisions"]
    tiles += [(figure_name(words, name), _mean(words, tally.numbers[name])) for name in others]
    if tally.game.cooperative:
        tiles.insert(0, (words.text("report.party"), percents(words, tally.party.share)))
    shown = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in tiles)
    return f'<dl class="glance">{shown}</dl>'


def _wins(balance: Balance, words: Catalogue) -> Iterator[str]:
    """By seat, each against what an equal would win; then by everything that a seat can be called."""
    tally = balance.tally
    if tally.seats:
        rows = [
            _row(words, words.text("report.seat", seat=seat + 1, players=players), wins.strength, wins.games)
            for (players, seat), wins in sorted(tally.seats.items())
            if players > 1
        ]
        yield _heading(words.text("report.by_seat"), words.text("report.by_seat.note"))
        yield whiskers(rows, partial(times, words), 1.0)
    for name, labels in tally.seat_labels.items():
        yield _heading(words.text("report.by", what=figure_name(words, name)))
        yield _compared(words, name, labels, cooperative=tally.game.cooperative)


def _compared(words: Catalogue, name: str, labels: Mapping[str, Wins], *, cooperative: bool) -> str:
    rows = [
        _row(words, thing_name(words, name, label), wins.share if cooperative else wins.strength, wins.games)
        for label, wins in labels.items()
    ]
    rows.sort(key=lambda row: -row.estimate.value)
    return whiskers(rows, partial(percents if cooperative else times, words), None if cooperative else 1.0)


def _labels(balance: Balance, words: Catalogue) -> Iterator[str]:
    """By what the whole table has in common: how often the party won, and how long it took."""
    tally = balance.tally
    numbers = list(tally.numbers)
    for name, groups in tally.labels.items():
        if len(groups) < 2:
            continue
        what = figure_name(words, name)
        if tally.game.cooperative:
            rows = [
                _row(words, thing_name(words, name, label), group.wins.share, group.wins.games)
                for label, group in groups.items()
            ]
            rows.sort(key=lambda row: -row.estimate.value)
            yield _heading(words.text("report.party_by", what=what))
            yield whiskers(rows, partial(percents, words), tally.party.share.value)
        head = [what, words.text("report.games"), *[figure_name(words, number) for number in numbers]]
        lines = [
            [thing_name(words, name, label), str(group.numbers["decisions"].games)]
            + [_mean(words, group.numbers[number]) for number in numbers]
            for label, group in sorted(groups.items())
        ]
        yield _heading(words.text("report.length_by", what=what))
        yield _table(head, lines)


def _endings(balance: Balance, words: Catalogue) -> str:
    tally = balance.tally
    rows = [
        _row(words, words.text(f"ending.{ending}"), share(count, tally.games), count)
        for ending, count in tally.endings.most_common()
    ]
    return _heading(words.text("report.endings")) + whiskers(rows, partial(percents, words))


def _lengths(balance: Balance, words: Catalogue) -> Iterator[str]:
    for name, spread in balance.tally.numbers.items():
        if len(spread.counts) > 1:
            yield _heading(figure_name(words, name), _quartiles(spread, words))
            yield histogram(spread)


def _seat_numbers(balance: Balance, words: Catalogue) -> Iterator[str]:
    found = balance.tally.seat_numbers
    if not found:
        return
    head = [words.text(f"column.{key}") for key in ("figure", "mean", "quarters", "winners_mean")]
    lines = [
        [figure_name(words, name), _mean(words, everyone), _quarters(everyone), _mean(words, winners)]
        for name, (everyone, winners) in found.items()
    ]
    yield _heading(words.text("report.seat_numbers"))
    yield _table(head, lines)


def _uses(balance: Balance, words: Catalogue) -> Iterator[str]:
    """What is used and how often, and how those fared who used it."""
    tally = balance.tally
    for name, things in tally.uses.items():
        most = sorted(things.items(), key=lambda item: -item[1].times)[:MOST_ROWS]
        if not most:
            continue
        yield _heading(words.text("report.use_of", what=figure_name(words, name)))
        head = [figure_name(words, name)]
        head += [words.text(f"column.{key}") for key in ("times", "a_game", "used_by", "share")]
        yield _table(head, [_use(words, name, thing, use, tally.games) for thing, use in most])
        fared = {thing: use.wins for thing, use in most if use.wins.games}
        if len(fared) > 1:
            yield _paragraph(words.text("report.fared"))
            yield _compared(words, name, fared, cooperative=tally.game.cooperative)


def _use(words: Catalogue, name: str, thing: str, use: Use, games: int) -> list[str]:
    fared = [whole(words, use.wins.games), percents(words, use.wins.share)] if use.wins.games else ["", ""]
    used = [whole(words, use.times), decimal(words, use.times / games)]
    return [thing_name(words, name, thing), *used, *fared]


def _decisions(balance: Balance, words: Catalogue) -> str:
    """Each kind of decision, and each kind of choice with how often it was taken when it could be."""
    head = [words.text(f"report.column.{key}") for key in ("decision", "times", "options", "forced", "taken")]
    games = balance.tally.games
    lines = []
    for name, asked in sorted(balance.habits.asked.items(), key=lambda item: -item[1].times):
        taken = " · ".join(
            f"{kind_name(words, kind)} {100 * asked.taken.get(kind, 0) / offered:.0f} %"
            for kind, offered in sorted(asked.offered.items(), key=lambda item: -item[1])
            if len(asked.offered) > 1
        )
        lines.append(
            [
                kind_name(words, name),
                decimal(words, asked.times / games),
                decimal(words, asked.options / asked.times, 1),
                f"{100 * asked.forced / asked.times:.0f} %",
                taken,
            ]
        )
    return _heading(words.text("report.decisions_by"), words.text("report.decisions_by.note")) + _table(
        head, lines
    )


def _row(words: Catalogue, label: str, estimate: Estimate, games: int) -> Row:
    return Row(label, estimate, whole(words, games))


def _heading(title: str, note: str = "") -> str:
    return f"<h2>{escape(title)}</h2>" + (_paragraph(note) if note else "")


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _table(head: list[str], lines: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table></div>'


def _mean(words: Catalogue, spread: Spread) -> str:
    return mean(words, spread.mean) if spread.games else "–"


def _quarters(spread: Spread) -> str:
    return " – ".join(f"{spread.quantile(part):g}" for part in (0.25, 0.5, 0.75))


def _quartiles(spread: Spread, words: Catalogue) -> str:
    fields: dict[str, Any] = {"mean": _mean(words, spread), "quarters": _quarters(spread)}
    return words.text(
        "report.spread", **fields, least=f"{spread.quantile(0):g}", most=f"{spread.quantile(1):g}"
    )
