"""What is in the box of Too Many Bones: chips, dice, cards, Loot, the Battle Mat."""
