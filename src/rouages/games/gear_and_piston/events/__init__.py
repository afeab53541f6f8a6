"""What can happen in Gear & Piston."""
