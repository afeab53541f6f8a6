"""What is in the box of Gear & Piston: tiles, icons, spaces and investors."""
