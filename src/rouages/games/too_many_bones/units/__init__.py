"""What befalls any unit in a battle: its place, its turn, harm, its fall."""
