"""What is done to a car: parts built, taken off, repaired, joined and salvaged."""
