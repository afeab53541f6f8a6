"""Puzzles: positions with one answer, proven by trying everything; how they are made, tried and kept."""
