"""What travels: the bodies, the messages, the words and the refusals, with their types."""
