"""Lessons: guided first games, each a file of data that is played on the real engine."""
