"""Minds: what a seat may know as numbers, and small networks that judge it, played without a framework."""
