"""Deals that others play: links to finished matches, who took them, and how their games compare."""
