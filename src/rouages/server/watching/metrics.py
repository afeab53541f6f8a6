"""Metrics: what a house counts, as Prometheus reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from rouages.games import GAMES
from rouages.server.house import House
from rouages.server.tally import BOUNDS, Timings
from rouages.server.watching.health import CHECKS, Health

Labels = tuple[str, ...]


class Metrics(Collector):
    """Read from the house when somebody asks: between two readings they cost a few additions an answer."""

    kind = CONTENT_TYPE_LATEST

    def __init__(self, house: House) -> None:
        self._house = house
        exchange = house.exchange
        self._server = (house.settings.called or exchange.address) if exchange else None
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        self._health: Health | None = None
        self._silent: int | None = None

    def text(self, health: Health, others: Sequence[bytes | None] | None) -> bytes:
        """All of it and what others say, in the format that Prometheus asks for, each by its server."""
        self._health = health
        self._silent = None if others is None else others.count(None)
        if self._server is None:
            return generate_latest(self._registry)
        found = {family.name: labelled(family, self._server) for family in self._registry.collect()}
        for other in filter(None, others or ()):
            for family in text_string_to_metric_families(other.decode()):
                known = found.setdefault(family.name, family)
                if known is not family:
                    known.samples += family.samples
        return generate_latest(Together(found.values()))

    def describe(self) -> Iterable[Metric]:
        """Nothing is read before somebody asks."""
        return ()

    def collect(self) -> Iterator[Metric]:
        """Every figure by its name."""
        yield from self._of_people()
        yield from self._of_tables()
        yield from self._of_bots()
        yield from self._of_database()
        if self._silent is not None:
            told = [((), self._silent)]
            yield gauge("rouages_servers_silent", "Other servers that did not say what they count.", (), told)

    def _of_people(self) -> Iterator[Metric]:
        tally = self._house.tally
        yield histogram(
            "rouages_answer_seconds",
            "From the moment a person's answer comes until it is kept.",
            ("game",),
            [((game,), tally.answers.get(game, Timings())) for game in GAMES],
        )
        requests = [
            ((method, path, str(status)), took) for (method, path, status), took in tally.requests.items()
        ]
        yield histogram(
            "rouages_request_seconds", "Requests over HTTP.", ("method", "path", "status"), requests
        )
        yield counter(
            "rouages_refused", "Refused to people, by what it was.", ("game", "why"), tally.refused.items()
        )

    def _of_tables(self) -> Iterator[Metric]:
        house = self._house
        live = Counter(
            (table.seating.terms.game, table.seating.status.value) for table in house.tables.live.values()
        )
        yield gauge("rouages_tables", "Tables in memory.", ("game", "status"), live.items())
        sockets = ((("table",), len(house.screens.open)), (("lobby",), len(house.lobby.readers)))
        yield gauge("rouages_sockets", "Screens with an open socket.", ("at",), sockets)
        pauses = [((), house.tally.pauses)]
        yield histogram("rouages_pause_seconds", "By how much the event loop was late.", (), pauses)

    def _of_bots(self) -> Iterator[Metric]:
        bots = self._house.bots
        yield gauge("rouages_bots_waiting", "Thoughts that wait for a worker.", (), [((), bots.waiting)])
        yield gauge("rouages_bots_workers", "Worker processes that run.", (), [((), len(bots.processes))])
        thoughts = [((level,), took) for level, took in bots.thoughts.items()]
        yield histogram(
            "rouages_thought_seconds", "Thoughts of bots, advice among them.", ("level",), thoughts
        )
        yield counter("rouages_bots_lost", "Workers that died or never ended.", (), [((), bots.lost)])

    def _of_database(self) -> Iterator[Metric]:
        writer = self._house.storage.writer
        commits = [((), writer.commits)]
        yield histogram("rouages_commit_seconds", "Groups written and flushed to the disk.", (), commits)
        yield counter(
            "rouages_batches", "What became of what was to be kept.", ("end",), writer.batches.items()
        )
        yield gauge("rouages_batches_waiting", "What waits to be kept.", (), [((), writer.waiting)])
        health = self._health
        if health:
            found = [((check,), int(getattr(health, check))) for check in CHECKS]
            yield gauge("rouages_healthy", "What /healthz says: 1 is well.", ("check",), found)


class Together(CollectorRegistry):
    """Figures that were read already."""

    def __init__(self, families: Iterable[Metric]) -> None:
        super().__init__()
        self._families = families

    def collect(self) -> Iterator[Metric]:
        """All of them."""
        yield from self._families


def labelled(family: Metric, server: str) -> Metric:
    """The same, by its server."""
    family.samples = [each._replace(labels={**each.labels, "server": server}) for each in family.samples]
    return family


Figures = Iterable[tuple[Labels, int]]


def counter(name: str, text: str, labels: Labels, figures: Figures) -> Metric:
    """What only grows."""
    family = CounterMetricFamily(name, text, labels=labels)
    for values, figure in figures:
        family.add_metric(values, figure)
    return family


def gauge(name: str, text: str, labels: Labels, figures: Figures) -> Metric:
    """What goes up and down."""
    family = GaugeMetricFamily(name, text, labels=labels)
    for values, figure in figures:
        family.add_metric(values, figure)
    return family


def histogram(name: str, text: str, labels: Labels, timings: Iterable[tuple[Labels, Timings]]) -> Metric:
    """How often something took how long."""
    family = HistogramMetricFamily(name, text, labels=labels)
    bounds = [*map(str, BOUNDS), "+Inf"]
    for values, took in timings:
        family.add_metric(values, list(zip(bounds, accumulate(took.counts), strict=True)), took.seconds)
    return family
