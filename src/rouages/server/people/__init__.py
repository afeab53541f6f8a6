"""The people of the house: who they are, how they fare, how they are called."""
