"""The lessons of Gear & Piston."""
