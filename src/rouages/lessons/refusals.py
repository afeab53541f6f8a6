"""Refusals: what is wrong with a lesson, or with what was asked of one."""

from __future__ import annotations

from rouages.engine.refusals import Refusal


class UnknownLesson(Refusal):
    """There is no such lesson."""


class BadLesson(Refusal):
    """The lesson “{name}” cannot be read: {why}."""


class NotInLesson(Refusal):
    """A good idea, but not just yet: touch what is lit."""


class NoSuchAnswer(Refusal):
    """The lesson “{name}” has seat {seat} answer {choice}, which is not among its options."""
