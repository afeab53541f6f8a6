"""What bots think of Gear & Piston."""
