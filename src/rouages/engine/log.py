"""Log: what happened in a match, and when."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from rouages.engine.events import Event
from rouages.engine.refusals import AnswerIsFinal, SomeoneAnswered, SomethingLearnt, UndoTooLate

News = tuple[list[Event], bool]
"""What one answer brought about, and whether others were still deciding at the same time."""
QUIET: tuple[News, News] = (([], False), ([], True))
"""The news of answers that brought nothing about: many do, and all share these."""


class Log(Struct, frozen=True):
    """What happened, and when; a log that goes on is another one."""

    events: list[Event]
    marks: list[int]
    """How many events there were before each answer, and after the last."""
    moments: list[int]
    """When each answer was given: answers of one moment were given at the same time, in secret."""
    moment: int

    def after(self, answered: list[News]) -> Log:
        """The log after these answers too."""
        events, marks, moments, moment = self.events[:], self.marks[:], self.moments[:], self.moment
        for news, concurrent in answered:
            events += news
            marks.append(len(events))
            moments.append(moment)
            if not concurrent:
                moment += 1
        return Log(events, marks, moments, moment)

    def barrier_behind(self, answer: int) -> type[UndoTooLate] | None:
        """What bars the way back to an answer: that it was a last word, a reveal, or a later moment."""
        if any(event.binds for event in self.events[self.marks[answer] : self.marks[answer + 1]]):
            return AnswerIsFinal
        if any(event.reveals for event in self.events[self.marks[answer] :]):
            return SomethingLearnt
        if any(moment != self.moments[answer] for moment in self.moments[answer + 1 :]):
            return SomeoneAnswered
        return None

    def way_back(self, answers: Sequence[tuple[int, int]], seat: int) -> int:
        """How many answers a seat can take back one by one, at most to where its turn or phase began."""
        found, others = 0, None
        for number in range(len(answers) - 1, -1, -1):
            events, moment = self.events[self.marks[number] : self.marks[number + 1]], self.moments[number]
            barred = any(event.reveals or (found and event.opens) for event in events)
            if barred or others not in (None, moment):
                break
            if answers[number][0] != seat:
                others = moment
            elif any(event.binds for event in events):
                break
            else:
                found += 1
        return found


NOTHING_YET = Log([], [0], [], 0)


Memory = Callable[[], list[Event]]
"""The past of an imagined match: what its seat had seen of the real one, found out when somebody asks."""
